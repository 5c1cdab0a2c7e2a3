"""What a pack of Catacombs may say: discs, boards, attacks, figures, cards and ways through the catacombs, as kinds of facts.

Lengths are millimetres and masses grams, as one measures them; the state holds whole micrometres. What abilities, spells,
items and special actions do is named effects (`effects/`). Words are in the packs' Fluent files. What asks for more than the
box holds is refused as the facts are put together.
"""

from collections.abc import Iterator
from typing import Annotated, Literal

from souterrain.content import Content, Effect, Fact, Fault, PackError, Ref

Point = tuple[float, float]
Zone = tuple[float, float, float, float]  # left, bottom, right, top
Level = Literal["0", "1", "2"]


class Size(Fact, frozen=True):
    """A size of disc: tiny, small, medium, large."""

    diameter: float
    mass: float


class Piece(Fact, frozen=True):
    """A kind of disc that is no monster, and how many of it are in the box."""

    size: Annotated[str, Ref("size")]
    colour: str
    count: int


class Coin(Fact, frozen=True):
    """catacombs.gold.source: a value of gold cards, and how many of them the bank has."""

    value: int
    count: int


class Board(Fact, frozen=True):
    """catacombs.board.is-the-room: a face of a board, with its holes and its two start zones."""

    length: float
    width: float
    heroes: Zone
    monsters: Zone
    holes: tuple[Point, ...]
    friction: float = 0.25
    bounce: float = 0.6


class Family(Fact, frozen=True):
    """catacombs.monster.types"""

    colour: str


class Attack(Fact, frozen=True):
    """catacombs.attack.base-damage: what one flick is. With more than one flick it is a chain; a `move` strikes nobody."""

    kind: Literal["melee", "missile", "fireball", "move"]
    piece: Annotated[str, Ref("piece")] = ""  # the disc that is put down and flicked; none: the figure's own
    damage: int = 1
    flicks: int = 1
    modifiers: tuple[Effect, ...] = ()
    reserve: Annotated[str, Ref("monster")] = ""  # a monster's disc is taken from the reserve, flicked, and stays


Sequence = tuple[Annotated[str, Ref("attack")], ...]


class Ability(Fact, frozen=True):
    """An additional ability on a monster card."""

    effects: tuple[Effect, ...]


class Monster(Fact, frozen=True):
    """catacombs.monster.card-fields"""

    family: Annotated[str, Ref("family")]
    size: Annotated[str, Ref("size")]
    discs: int
    health: int
    gold: int
    attacks: tuple[Sequence, ...]
    abilities: tuple[Annotated[str, Ref("ability")], ...] = ()
    reward: Annotated[str, Ref("item")] = ""  # what its killer gets besides gold
    value: int = 0  # what it counts for when the Overseer musters monsters; its gold if nothing is said
    most: int = 0  # so many in one room; 0: as the discs go


class Special(Fact, frozen=True):
    """A special action on the board of a hero or a lord: its effects in order. `uses` counts for a room, 0 is without limit."""

    effects: tuple[Effect, ...]
    uses: int = 0
    rage: int = 0  # what it costs of the Barbarian's rage
    magic: int = 0  # and of the Witch's magic


class Hero(Fact, frozen=True):
    """catacombs.component.hero-board"""

    number: int  # from the easiest to play to the hardest; gold is paid in this order
    health: int
    specials: tuple[Annotated[str, Ref("special")], ...] = ()
    bonus: int = 0  # gold for each monster killed, besides its own value
    rage: int = 0
    most_rage: int = 0
    casts: bool = False
    abilities: tuple[Annotated[str, Ref("ability")], ...] = ()
    armour: int = 0  # full at the beginning of each room
    magic: int = 0  # at the beginning of the game
    replaces: Annotated[str, Ref("hero")] = ""  # whose place it takes in a party


class Ally(Fact, frozen=True):
    """catacombs.ally.two-kinds"""

    piece: Annotated[str, Ref("piece")]
    health: int
    attacks: tuple[Sequence, ...]
    stays: bool  # it comes back in the next room
    owner: Annotated[str, Ref("hero")] = ""  # nobody: whoever has the item that brings it
    origin: bool = False  # spells may be cast from its place


class Spell(Fact, frozen=True):
    """catacombs.spell.once-per-game: what the Wizard may cast once."""

    effects: tuple[Effect, ...]


class Item(Fact, frozen=True):
    """catacombs.equipment.card: whom it serves, what it costs, when it works and how often in a room (0: no limit)."""

    heroes: tuple[Annotated[str, Ref("hero")], ...]
    price: int
    when: Literal["action", "free", "passive", "reaction"]
    effects: tuple[Effect, ...]
    uses: int = 0
    discard: bool = False
    magic: int = 0  # what each use costs the Witch


class Lord(Fact, frozen=True):
    """catacombs.component.lord-board"""

    number: int  # from the weakest to the strongest
    health: int
    wandering: Annotated[str, Ref("monster")]
    favourites: dict[Annotated[str, Ref("monster")], int]
    lair: Annotated[str, Ref("board")]
    specials: tuple[Annotated[str, Ref("special")], ...]
    extra: int = 0  # health that players may agree to add


class Room(Fact, frozen=True):
    """catacombs.room.card-fields"""

    level: Level
    board: Annotated[str, Ref("board")]
    monsters: dict[Annotated[str, Ref("monster")], int]
    wandering: int
    exits: str
    box: bool = True  # in the box; the others are spares of ours, for mazes built by hand


class Chamber(Fact, frozen=True):
    """catacombs.room.special-cards: Merchant, Healer and the lair of the Lord, with what the first two sell."""

    copies: int
    exits: str
    shown: int = 0
    discounted: int = 0
    touch_price: int = 0
    touch_health: int = 0
    revive_price: int = 0
    revive_health: int = 0
    reveal_price: int = 0  # for a look at one more card
    offering: int = 0


class Camp(Fact, frozen=True):
    """catacombs.camp.advance: the spaces after Start, a number or `star`."""

    track: tuple[str, ...]
    ambush: int


class Path(Fact, frozen=True):
    """catacombs.setup.basic-path, catacombs.branch.layout: columns of cards, each a level or a chamber."""

    columns: tuple[tuple[str, ...], ...]


class Maze(Fact, frozen=True):
    """catacombs.labyrinth.sample: rows from north to south of room cards and chambers; empty where no card lies."""

    rows: tuple[tuple[str, ...], ...]
    start: tuple[int, int]  # row and column


class Scene(Fact, frozen=True):
    """catacombs.variant.story-setup: what a story changes in the rooms of one level or chamber (`lair`)."""

    level: str
    heroes: Zone | None = None
    monsters: Zone | None = None
    extra: dict[Annotated[str, Ref("monster")], int] = {}


class Scenario(Fact, frozen=True):
    """catacombs.variant.story-setup: a story. Without scenes, the rules as they stand."""

    number: int
    scenes: tuple[Annotated[str, Ref("scene")], ...] = ()


class Facts(Content, frozen=True):
    """Everything the packs of a table say."""

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

    def __post_init__(self) -> None:
        if faults := list(beyond_the_box(self)):
            raise PackError(faults)


def beyond_the_box(facts: Facts) -> Iterator[Fault]:
    """catacombs.limit.components: what asks for more discs than there are."""
    obstacles = facts.piece["obstacle"].count
    for board in facts.board.values():
        if len(board.holes) > obstacles:
            message = f"it has {len(board.holes)} holes, but the box has {obstacles} obstacles"
            yield Fault("", f'[[board]] "{board.id}"', "holes", message)
    for room in facts.room.values():
        yield from _too_many(facts, f'[[room]] "{room.id}"', "monsters", room.monsters)
    for lord in facts.lord.values():
        yield from _too_many(facts, f'[[lord]] "{lord.id}"', "favourites", lord.favourites)
    for scenario in facts.scenario.values():
        for scene in (facts.scene[name] for name in scenario.scenes):
            there = [
                (f'[[room]] "{room.id}"', room.monsters) for room in facts.room.values() if room.level == scene.level
            ]
            if scene.level == "lair":
                there = [(f'[[lord]] "{lord.id}"', lord.favourites) for lord in facts.lord.values()]
            for place, monsters in there:
                together = {kind: monsters.get(kind, 0) + count for kind, count in scene.extra.items()}
                yield from _too_many(facts, f'[[scene]] "{scene.id}" in {place}', "extra", together)


def _too_many(facts: Facts, table: str, key: str, monsters: dict[str, int]) -> Iterator[Fault]:
    for kind, count in monsters.items():
        if kind in facts.monster and count > facts.monster[kind].discs:
            yield Fault("", table, key, f"it asks for {count} of {kind}, but the box has {facts.monster[kind].discs}")
