"""What a pack of Claustrophobia may say: sheets, cards, tiles, powers and scenarios, as kinds of facts.

Numbers that the rules ask about are plain fields; behaviour is named effects (`effects/`), each place of which says what it is for.
What must be true of several facts together is in `check.py`. Words are in the packs' Fluent files.
"""

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from souterrain.content import Content, Distinct, Effect, Fact, Fault, Ref, Slot
from souterrain.games.claustrophobia.check import check

Stat = Literal["DPT", "CBT", "DEF"]
Moment = Literal[
    "human-preparation.start",
    "human-preparation.rolled",
    "human-preparation.assigned",
    "human-activation.start",
    "human-activation.fighter",
    "explore.draw",
    "attack.announced",
    "attack.resolved",
    "threat",
]
TalentId = Annotated[str, Ref("talent")]
TileId = Annotated[str, Ref("tile")]
CreatureId = Annotated[str, Ref("creature")]
WarriorId = Annotated[str, Ref("warrior")]
FeatureId = Annotated[str, Ref("feature")]

Face = Annotated[int, Meta(ge=1, le=6)]  # of a die
Value = Annotated[int, Meta(ge=0, le=9)]  # of a characteristic
Few = Annotated[int, Meta(ge=1, le=9)]
Perhaps = Annotated[int, Meta(ge=0, le=9)]
Points = Annotated[int, Meta(ge=0, le=50)]  # threat points
Turns = Annotated[int, Meta(ge=0, le=99)]
Copies = Annotated[int, Meta(ge=0, le=20)]
Cell = Annotated[int, Meta(ge=-50, le=50)]
Exits = Annotated[
    str,
    Meta(pattern=r"^(?!.*(.).*\1)[NESW]{1,4}$", description='some of the letters N, E, S and W, each once, like "NES"'),
]


class Line(Struct, frozen=True):
    """One of the six lines of a western sheet, in the order of the die."""

    DPT: Value
    CBT: Value
    DEF: Value
    slot: Literal["", "gift", "instinct"] = ""


class Warrior(Fact, frozen=True):
    """claustrophobia.sheet.western-lines: a western fighter's sheet."""

    lines: tuple[Line, Line, Line, Line, Line, Line]
    talents: Annotated[tuple[TalentId, ...], Distinct()] = ()


class Creature(Fact, frozen=True):
    """claustrophobia.sheet.demon-stats: an infernal fighter. Its ability, if any, is a list of effects."""

    type: Literal["troglodyte", "hellhound", "demon", "tough"]
    DPT: Value
    CBT: Value
    DEF: Value
    health: Annotated[int, Meta(ge=1, le=20)]
    cost: Points = 0  # in threat points; 0 for those that cannot be bought
    talents: Annotated[tuple[TalentId, ...], Distinct()] = ()
    power: Annotated[str, Ref("power")] = ""
    ability: tuple[Annotated[Effect, Slot("ability")], ...] = ()
    deep_DEF: Value = 0  # its DEF on a flooded corridor, whose rules it then ignores


class Talent(Fact, frozen=True):
    """claustrophobia.talent.general"""


class Gift(Fact, frozen=True):
    """claustrophobia.gift.die-value: a gift and the line it goes on."""

    texts: ClassVar = ("text",)

    die: Face
    effects: tuple[Annotated[Effect, Slot("gift")]]


class Condition(Struct, frozen=True):
    """claustrophobia.board.power-fields: the dice that trigger a power, all dice on its boxes taken together."""

    least: Face = 1
    most: Face = 1
    colour: Literal["any", "white", "red", "same", "both"] = "any"
    total: Annotated[int, Meta(ge=0, le=36)] = 0  # the least sum, if one is asked
    equal: bool = False


class Power(Fact, frozen=True):
    """claustrophobia.board.power-fields: a power of the board of destiny, of a demon or of the hellhounds."""

    texts: ClassVar = ("text", "condition")
    lent: ClassVar = {"condition": ("condition-least", "condition-most", "condition-total")}

    of: Literal["board", "demon", "hellhound"]
    boxes: Face
    condition: Condition
    phase: Literal["preparation", "threat", "infernal-activation", "human-activation"]
    effects: tuple[Annotated[Effect, Slot("power", by="of")]]


class Instinct(Fact, frozen=True):
    """claustrophobia.component.instinct-cards: a die value, or the effects of the text; `copies` lie in the deck."""

    texts: ClassVar = ("text",)

    die: Face
    effects: Annotated[tuple[Annotated[Effect, Slot("instinct")], ...], Meta(min_length=1, max_length=9)]
    copies: Copies = 2


class Event(Fact, frozen=True):
    """claustrophobia.component.event-cards: an effect and the moment it may be played at."""

    texts: ClassVar = ("text",)

    when: Moment
    effects: tuple[Annotated[Effect, Slot("event", by="when")]]
    copies: Copies = 1


class Equipment(Fact, frozen=True):
    """claustrophobia.component.equipment-cards"""

    texts: ClassVar = ("text",)

    copies: Copies = 2
    works_exhausted: bool = False
    bonus: dict[Stat, Annotated[int, Meta(ge=-5, le=5)]] = {}
    talents: Annotated[tuple[TalentId, ...], Distinct()] = ()
    ignores: Annotated[tuple[FeatureId, ...], Distinct()] = ()  # tile effects that do nothing to the bearer
    uses: Perhaps = 0  # how often its action can be taken in a game; 0 for no limit
    rest: bool = False  # cannot be used in two turns running
    action: Annotated[tuple[Annotated[Effect, Slot("action")], ...], Meta(max_length=1)] = ()
    effects: tuple[Annotated[Effect, Slot("equipment")], ...] = ()  # what it does without an action


class Feature(Fact, frozen=True):
    """claustrophobia.tile.special-rules: the effect of a tile."""

    texts: ClassVar = ("text",)

    DEF: Value = 0  # everybody's DEF here, if not 0
    DEF_most: Value = 0  # nobody's DEF here is higher, if not 0
    hits: Few = 1  # each hit in combat counts so many
    deep: bool = False  # entering ends the move, leaving takes all of it
    uses: Perhaps = 0  # how often it works; 0 for no limit
    lets_in: Annotated[tuple[Literal["troglodyte", "hellhound", "demon", "tough"], ...], Distinct()] = ()
    discount: Perhaps = 0  # threat points saved on a demon that appears here
    hole: bool = False
    placed: Annotated[
        tuple[Annotated[Effect, Slot("placed")], ...], Meta(max_length=1)
    ] = ()  # as the tile comes into play
    entered: tuple[Annotated[Effect, Slot("entered")], ...] = ()  # as a fighter enters
    prepared: Annotated[
        tuple[Annotated[Effect, Slot("prepared")], ...], Meta(max_length=1)
    ] = ()  # at the start of a preparation phase


class Tile(Fact, frozen=True):
    """claustrophobia.component.tile: exits are given with north up."""

    saturation: Few
    exits: Exits
    feature: FeatureId = ""


class Human(Struct, frozen=True):
    """One fighter of the human side in a scenario."""

    warrior: WarriorId
    gifts: Annotated[tuple[Annotated[str, Ref("gift")], ...], Distinct()] = ()
    equipment: Annotated[tuple[Annotated[str, Ref("equipment")], ...], Meta(max_length=2), Distinct()] = ()


class Infernal(Struct, frozen=True):
    """The infernal side in a scenario."""

    demons: Annotated[tuple[CreatureId, ...], Distinct()]
    threat: Points = 0
    troglodytes: Annotated[int, Meta(ge=0, le=30)] = 11
    hellhounds: Perhaps = 2
    events: Annotated[int, Meta(ge=0, le=4)] = 0  # cards in hand at the start


class Laid(Struct, frozen=True):
    """A tile on the map at the start; x grows to the east, y to the south, `turn` counts quarter turns clockwise."""

    tile: TileId
    x: Cell
    y: Cell
    turn: Annotated[int, Meta(ge=0, le=3)] = 0


class Layer(Struct, frozen=True):
    """A part of the tile pile, from the top: `draw` tiles at random from the pool, with some more shuffled in."""

    draw: Annotated[int, Meta(ge=0, le=200)]
    also: Annotated[tuple[TileId, ...], Distinct()] = ()


class Scenario(Fact, frozen=True, kw_only=True):
    """claustrophobia.setup.choose-scenario: forces, map, pile, special rules and goals."""

    texts: ClassVar = ("brief", "human", "infernal")

    number: Annotated[int, Meta(ge=0, le=999)]
    human: Annotated[tuple[Human, ...], Meta(min_length=1, max_length=9)]
    infernal: Infernal
    map: Annotated[tuple[Laid, ...], Meta(min_length=1)]
    start: TileId
    starts: dict[CreatureId, TileId] = {}  # creatures on the map at the start, with their tile
    pool: Annotated[tuple[TileId, ...], Distinct()] = ()
    pile: tuple[Layer, ...] = ()
    armoury: Annotated[int, Meta(ge=0, le=20)] = 0  # further equipment cards the human player may take
    armoury_price: Points = 2  # threat points the infernal player gains for each
    turns: Turns = 0  # the game ends after so many; 0 for no limit
    minutes: Annotated[int, Meta(ge=1, le=600)] = 45
    special: tuple[Annotated[Effect, Slot("special")], ...] = ()
    goals: Annotated[tuple[Annotated[Effect, Slot("goal")], ...], Meta(min_length=1)]


class Facts(Content, frozen=True):
    """Everything the packs of a table say."""

    warrior: dict[str, Warrior]
    creature: dict[str, Creature]
    talent: dict[str, Talent]
    gift: dict[str, Gift]
    power: dict[str, Power]
    instinct: dict[str, Instinct]
    event: dict[str, Event]
    equipment: dict[str, Equipment]
    feature: dict[str, Feature]
    tile: dict[str, Tile]
    scenario: dict[str, Scenario]

    def check(self) -> Iterator[Fault]:
        return check(self)
