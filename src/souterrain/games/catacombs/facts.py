"""What a pack of Catacombs may say: discs, boards, attacks, figures, cards and ways through the catacombs, as kinds of facts.

Lengths are millimetres and masses grams, as one measures them; the state holds whole micrometres. What abilities, spells,
items and special actions do is named effects (`effects/`). What must be true of several facts together, and that nothing asks for
more than the box holds, is in `check.py`. Words are in the packs' Fluent files.
"""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from souterrain.content import Content, Distinct, Effect, Fact, Fault, Ref, Slot
from souterrain.games.catacombs.check import check, check_party

Length = Annotated[float, Meta(ge=0, le=1500)]
Point = tuple[Length, Length]
Zone = tuple[Length, Length, Length, Length]  # left, bottom, right, top
Level = Literal["0", "1", "2"]
Colour = Annotated[str, Meta(pattern=r"^[a-z]+(-[a-z]+)*$", description='the name of a colour, like "dark-grey"')]
Exits = Annotated[
    str,
    Meta(pattern=r"^(?!.*(.).*\1)[NESW]{1,4}$", description='some of the letters N, E, S and W, each once, like "NES"'),
]
Gold = Annotated[int, Meta(ge=0, le=10_000, multiple_of=100)]
Health = Annotated[int, Meta(ge=1, le=30)]
Few = Annotated[int, Meta(ge=1, le=9)]
Perhaps = Annotated[int, Meta(ge=0, le=9)]
Number = Annotated[int, Meta(ge=0, le=999)]

AttackId = Annotated[str, Ref("attack")]
AllyId = Annotated[str, Ref("ally")]
FamilyId = Annotated[str, Ref("family")]
MonsterId = Annotated[str, Ref("monster")]
PieceId = Annotated[str, Ref("piece")]
SpecialId = Annotated[str, Ref("special")]
HeroId = Annotated[str, Ref("hero")]

Sequence = Annotated[tuple[AttackId, ...], Meta(min_length=1, max_length=9)]
Kinds = Annotated[tuple[MonsterId, ...], Meta(min_length=1), Distinct()]
Families = Annotated[tuple[FamilyId, ...], Meta(min_length=1), Distinct()]
Choice = Annotated[tuple[Sequence, ...], Meta(min_length=1, max_length=9), Distinct()]
Crowd = dict[MonsterId, Few]


class Size(Fact, frozen=True):
    """A size of disc: tiny, small, medium, large."""

    diameter: Annotated[float, Meta(ge=5, le=60)]
    mass: Annotated[float, Meta(ge=0.1, le=50)]


class Piece(Fact, frozen=True):
    """A kind of disc that is no monster, and how many of it are in the box."""

    size: Annotated[str, Ref("size")]
    colour: Colour
    count: Annotated[int, Meta(ge=1, le=50)]


class Coin(Fact, frozen=True):
    """catacombs.gold.source: a value of gold cards, and how many of them the bank has."""

    value: Annotated[int, Meta(ge=100, le=10_000, multiple_of=100)]
    count: Annotated[int, Meta(ge=1, le=500)]


class Board(Fact, frozen=True):
    """catacombs.board.is-the-room: a face of a board, with its holes and its two start zones."""

    length: Annotated[float, Meta(ge=200, le=1500)]
    width: Annotated[float, Meta(ge=100, le=1500)]
    heroes: Zone
    monsters: Zone
    holes: tuple[Point, ...]
    friction: Annotated[float, Meta(ge=0.02, le=2)] = 0.25
    bounce: Annotated[float, Meta(ge=0, le=1)] = 0.6


class Family(Fact, frozen=True):
    """catacombs.monster.types"""

    colour: Colour


class Attack(Fact, frozen=True):
    """catacombs.attack.base-damage: what one flick is. With more than one flick it is a chain; a `move` strikes nobody."""

    kind: Literal["melee", "missile", "fireball", "move"]
    piece: PieceId = ""  # the disc that is put down and flicked; none: the figure's own
    damage: Perhaps = 1
    flicks: Few = 1
    modifiers: tuple[Annotated[Effect, Slot("modifier")], ...] = ()
    reserve: MonsterId = ""  # a monster's disc is taken from the reserve, flicked, and stays


class Ability(Fact, frozen=True):
    """An additional ability on a monster card."""

    texts: ClassVar = ("text",)

    effects: tuple[Annotated[Effect, Slot("ability")]]


class Monster(Fact, frozen=True):
    """catacombs.monster.card-fields"""

    family: FamilyId
    size: Annotated[str, Ref("size")]
    discs: Few
    health: Few
    gold: Gold
    attacks: Choice
    abilities: Annotated[tuple[Annotated[str, Ref("ability")], ...], Distinct()] = ()
    reward: Annotated[str, Ref("item")] = ""  # what its killer gets besides gold
    value: Gold = 0  # what it counts for when the Overseer musters monsters; its gold if nothing is said
    most: Perhaps = 0  # so many in one room; 0: as the discs go


class Special(Fact, frozen=True):
    """A special action on the board of a hero or a lord: its effects in order. `uses` counts for a room, 0 is without limit."""

    texts: ClassVar = ("text",)

    effects: Annotated[tuple[Annotated[Effect, Slot("special")], ...], Meta(min_length=1, max_length=9)]
    uses: Perhaps = 0
    rage: Perhaps = 0  # what it costs of the Barbarian's rage
    magic: Perhaps = 0  # and of the Witch's magic


class Hero(Fact, frozen=True):
    """catacombs.component.hero-board"""

    number: Number  # from the easiest to play to the hardest; gold is paid in this order
    health: Health
    specials: Annotated[tuple[SpecialId, ...], Distinct()] = ()
    bonus: Gold = 0  # gold for each monster killed, besides its own value
    rage: Perhaps = 0
    most_rage: Perhaps = 0
    casts: bool = False
    abilities: Annotated[tuple[Annotated[str, Ref("ability")], ...], Distinct()] = ()
    armour: Perhaps = 0  # full at the beginning of each room
    magic: Annotated[int, Meta(ge=0, le=20)] = 0  # at the beginning of the game
    replaces: HeroId = ""  # whose place it takes in a party


class Ally(Fact, frozen=True):
    """catacombs.ally.two-kinds"""

    piece: PieceId
    health: Few
    attacks: Choice
    stays: bool  # it comes back in the next room
    owner: HeroId = ""  # nobody: whoever has the item that brings it
    origin: bool = False  # spells may be cast from its place


class Spell(Fact, frozen=True):
    """catacombs.spell.once-per-game: what the Wizard may cast once."""

    texts: ClassVar = ("text",)

    effects: Annotated[tuple[Annotated[Effect, Slot("spell")], ...], Meta(min_length=1, max_length=9)]


class Item(Fact, frozen=True):
    """catacombs.equipment.card: whom it serves, what it costs, when it works and how often in a room (0: no limit)."""

    texts: ClassVar = ("text",)

    heroes: Annotated[tuple[HeroId, ...], Meta(min_length=1), Distinct()]
    price: Gold
    when: Literal["action", "free", "passive", "reaction"]
    effects: Annotated[tuple[Annotated[Effect, Slot("item", by="when")], ...], Meta(min_length=1, max_length=9)]
    uses: Perhaps = 0
    discard: bool = False
    magic: Perhaps = 0  # what each use costs the Witch


class Lord(Fact, frozen=True):
    """catacombs.component.lord-board"""

    number: Number  # from the weakest to the strongest
    health: Health
    wandering: MonsterId
    favourites: Crowd
    lair: Annotated[str, Ref("board")]
    specials: Annotated[tuple[SpecialId, ...], Distinct()]
    extra: Perhaps = 0  # health that players may agree to add


class Room(Fact, frozen=True):
    """catacombs.room.card-fields"""

    level: Level
    board: Annotated[str, Ref("board")]
    monsters: Crowd
    wandering: Perhaps
    exits: Exits
    box: bool = True  # in the box; the others are spares of ours, for mazes built by hand


class Chamber(Fact, frozen=True):
    """catacombs.room.special-cards: Merchant, Healer and the lair of the Lord, with what the first two sell."""

    copies: Few
    exits: Exits
    shown: Annotated[int, Meta(ge=0, le=20)] = 0
    discounted: Perhaps = 0
    touch_price: Gold = 0
    touch_health: Perhaps = 0
    revive_price: Gold = 0
    revive_health: Perhaps = 0
    reveal_price: Gold = 0  # for a look at one more card
    offering: Gold = 0


class Camp(Fact, frozen=True):
    """catacombs.camp.advance: the spaces after Start, a number or `star`."""

    track: tuple[Annotated[str, Meta(pattern=r"^(star|[1-9])$", description='"star" or a digit from "1" to "9"')], ...]
    ambush: Gold


class Path(Fact, frozen=True):
    """catacombs.setup.basic-path, catacombs.branch.layout: columns of cards, each a level or a chamber."""

    columns: tuple[
        Annotated[tuple[Literal["0", "1", "2", "merchant", "healer", "lair"], ...], Meta(min_length=1, max_length=4)],
        ...,
    ]


class Maze(Fact, frozen=True):
    """catacombs.labyrinth.sample: rows from north to south of room cards and chambers; empty where no card lies."""

    rows: tuple[tuple[Annotated[str, Meta(max_length=60)], ...], ...]
    start: tuple[Perhaps, Perhaps]  # row and column


class Scene(Fact, frozen=True):
    """catacombs.variant.story-setup: what a story changes in the rooms of one level or chamber (`lair`)."""

    level: Literal["0", "1", "2", "lair"]
    heroes: Zone | None = None
    monsters: Zone | None = None
    extra: Crowd = {}


class Scenario(Fact, frozen=True):
    """catacombs.variant.story-setup: a story. Without scenes, the rules as they stand."""

    texts: ClassVar = ("text",)

    number: Number
    scenes: Annotated[tuple[Annotated[str, Ref("scene")], ...], Distinct()] = ()


class Facts(Content, frozen=True):
    """Everything the packs of a table say."""

    needed: ClassVar = {
        "piece": ("hero", "lord", "obstacle", "shield"),
        "attack": ("melee", "move"),
        "lord": ("sorcerer", "gorgon", "lich", "dragon"),
        "chamber": ("merchant", "healer", "lair"),
        "path": ("basic", "branching"),
        "maze": ("prepared",),
        "camp": ("tracker",),
        "scenario": ("none",),
    }

    size: dict[str, Size]
    piece: dict[str, Piece]
    coin: dict[str, Coin]
    board: dict[str, Board]
    family: dict[str, Family]
    attack: dict[str, Attack]
    ability: dict[str, Ability]
    monster: dict[str, Monster]
    special: dict[str, Special]
    hero: dict[str, Hero]
    ally: dict[str, Ally]
    spell: dict[str, Spell]
    item: dict[str, Item]
    lord: dict[str, Lord]
    room: dict[str, Room]
    chamber: dict[str, Chamber]
    camp: dict[str, Camp]
    path: dict[str, Path]
    maze: dict[str, Maze]
    scene: dict[str, Scene]
    scenario: dict[str, Scenario]

    def check(self) -> Iterator[Fault]:
        yield from check(self)
        yield from check_party(self)
