"""What a pack of Claustrophobia may say: sheets, cards, tiles, powers and scenarios, as kinds of facts.

Numbers that the rules ask about are plain fields; behaviour is named effects (`effects.py`). Words are in the packs'
Fluent files.
"""

from typing import Annotated, Literal

from msgspec import Struct

from souterrain.content import Content, Effect, Fact, Ref

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


class Line(Struct, frozen=True):
    """One of the six lines of a western sheet, in the order of the die."""

    DPT: int
    CBT: int
    DEF: int
    slot: Literal["", "gift", "instinct"] = ""


class Warrior(Fact, frozen=True):
    """claustrophobia.sheet.western-lines: a western fighter's sheet."""

    lines: tuple[Line, Line, Line, Line, Line, Line]
    talents: tuple[TalentId, ...] = ()


class Creature(Fact, frozen=True):
    """claustrophobia.sheet.demon-stats: an infernal fighter. Its ability, if any, is a list of effects."""

    type: Literal["troglodyte", "hellhound", "demon", "tough"]
    DPT: int
    CBT: int
    DEF: int
    health: int
    cost: int = 0  # in threat points; 0 for those that cannot be bought
    talents: tuple[TalentId, ...] = ()
    power: Annotated[str, Ref("power")] = ""
    ability: tuple[Effect, ...] = ()
    deep_DEF: int = 0  # its DEF on a flooded corridor, whose rules it then ignores


class Talent(Fact, frozen=True):
    """claustrophobia.talent.general"""


class Gift(Fact, frozen=True):
    """claustrophobia.gift.die-value: a gift and the line it goes on."""

    die: int
    effects: tuple[Effect, ...]


class Condition(Struct, frozen=True):
    """claustrophobia.board.power-fields: the dice that trigger a power, all dice on its boxes taken together."""

    least: int = 1
    most: int = 1
    colour: Literal["any", "white", "red", "same", "both"] = "any"
    total: int = 0  # the least sum, if one is asked
    equal: bool = False


class Power(Fact, frozen=True):
    """claustrophobia.board.power-fields: a power of the board of destiny, of a demon or of the hellhounds."""

    of: Literal["board", "demon", "hellhound"]
    boxes: int
    condition: Condition
    phase: Literal["preparation", "threat", "infernal-activation", "human-activation"]
    effects: tuple[Effect, ...]


class Instinct(Fact, frozen=True):
    """claustrophobia.component.instinct-cards: a die value, or the effects of the text; `copies` lie in the deck."""

    die: int
    effects: tuple[Effect, ...]
    copies: int = 2


class Event(Fact, frozen=True):
    """claustrophobia.component.event-cards: an effect and the moment it may be played at."""

    when: Moment
    effects: tuple[Effect, ...]
    copies: int = 1


class Equipment(Fact, frozen=True):
    """claustrophobia.component.equipment-cards"""

    copies: int = 2
    works_exhausted: bool = False
    bonus: dict[Stat, int] = {}
    talents: tuple[TalentId, ...] = ()
    ignores: tuple[Annotated[str, Ref("feature")], ...] = ()  # tile effects that do nothing to the bearer
    uses: int = 0  # how often its action can be taken in a game; 0 for no limit
    rest: bool = False  # cannot be used in two turns running
    action: tuple[Effect, ...] = ()
    effects: tuple[Effect, ...] = ()  # what it does without an action


class Feature(Fact, frozen=True):
    """claustrophobia.tile.special-rules: the effect of a tile."""

    DEF: int = 0  # everybody's DEF here, if not 0
    DEF_most: int = 0  # nobody's DEF here is higher, if not 0
    hits: int = 1  # each hit in combat counts so many
    deep: bool = False  # entering ends the move, leaving takes all of it
    uses: int = 0  # how often it works; 0 for no limit
    lets_in: tuple[Literal["troglodyte", "hellhound", "demon", "tough"], ...] = ()
    discount: int = 0  # threat points saved on a demon that appears here
    hole: bool = False
    placed: tuple[Effect, ...] = ()  # as the tile comes into play
    entered: tuple[Effect, ...] = ()  # as a fighter enters
    prepared: tuple[Effect, ...] = ()  # at the start of a preparation phase


class Tile(Fact, frozen=True):
    """claustrophobia.component.tile: exits are given with north up."""

    saturation: int
    exits: str
    feature: Annotated[str, Ref("feature")] = ""


class Human(Struct, frozen=True):
    """One fighter of the human side in a scenario."""

    warrior: Annotated[str, Ref("warrior")]
    gifts: tuple[Annotated[str, Ref("gift")], ...] = ()
    equipment: tuple[Annotated[str, Ref("equipment")], ...] = ()


class Infernal(Struct, frozen=True):
    """The infernal side in a scenario."""

    demons: tuple[Annotated[str, Ref("creature")], ...]
    threat: int = 0
    troglodytes: int = 11
    hellhounds: int = 2
    events: int = 0


class Laid(Struct, frozen=True):
    """A tile on the map at the start; x grows to the east, y to the south, `turn` counts quarter turns clockwise."""

    tile: TileId
    x: int
    y: int
    turn: int = 0


class Layer(Struct, frozen=True):
    """A part of the tile pile, from the top: `draw` tiles at random from the pool, with some more shuffled in."""

    draw: int
    also: tuple[TileId, ...] = ()


class Scenario(Fact, frozen=True):
    """claustrophobia.setup.choose-scenario: forces, map, pile, special rules and goals."""

    number: int
    human: tuple[Human, ...]
    infernal: Infernal
    map: tuple[Laid, ...]
    start: TileId
    starts: dict[str, str] = {}  # creatures on the map at the start, with their tile
    pool: tuple[TileId, ...] = ()
    pile: tuple[Layer, ...] = ()
    armoury: int = 0  # further equipment cards the human player may take
    armoury_price: int = 2  # threat points the infernal player gains for each
    turns: int = 0  # the game ends after so many; 0 for no limit
    minutes: int = 45
    special: tuple[Effect, ...] = ()
    goals: tuple[Effect, ...] = ()


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
