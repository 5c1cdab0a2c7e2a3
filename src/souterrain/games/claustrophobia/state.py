"""What lies on the table in Claustrophobia, and who may see it."""

from typing import Annotated

from msgspec import Struct

from souterrain.kernel.state import Counted, Own, Public, State, seen_by

HUMAN, INFERNAL = 0, 1

# A fighter's place is the number of its tile, or one of these.
RESERVE = -1  # of the infernal player; may be brought into play
BOX = -2  # comes into play only when a card or a scenario says so
DEAD = -3  # out of the game
LEFT = -4  # out of the map alive, by an exit of the scenario

# What lies behind the side of a tile: the number of the tile linked there, or one of these.
WALL = -1
UNEXPLORED = -2
BLIND = -3  # an exit against the wall of a tile: nobody passes, nobody explores

SIDES = "NESW"
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # to the next cell through each side; y grows to the south

BONUS_DIE = 10  # a destiny die earned from an alarm shows its face plus this


class Token(Struct, frozen=True, array_like=True, gc=False):
    """Something that lasts on a fighter until a phase begins or ends: a bonus to a `stat`, or a mark if that is empty."""

    name: str
    until: str
    stat: str = ""
    amount: int = 0


class Fighter(Struct, frozen=True, array_like=True, gc=False):
    """A figure with its sheet. `damage` of a western fighter is one bit for each cancelled line, of others a number of tokens."""

    kind: str
    type: str  # western, troglodyte, hellhound, demon or tough
    camp: int
    number: int  # among those of its kind: Blade 1, Blade 2
    place: int
    die: int = 0
    damage: int = 0
    deaths: int = 0
    exhausted: bool = False
    acted: bool = False
    resisted: bool = False  # resistance used up in this activation phase
    lenient: bool = False  # impressive, but lets enemies leave
    relic: bool = False
    blessing_spent: bool = False
    gifts: tuple[str, ...] = ()
    equipment: tuple[str, ...] = ()
    used: tuple[tuple[str, int, int], ...] = ()  # equipment used: its name, how often, in which turn last
    card: str = ""  # the instinct card beside the sheet
    tokens: tuple[Token, ...] = ()


class Tile(Struct, frozen=True, array_like=True, gc=False):
    """A tile on the map. `used` counts uses of its effect, or work on a charge."""

    tile: str
    x: int
    y: int
    turn: int
    sides: tuple[int, ...]
    used: int = 0
    spent: bool = False  # its effect is no more
    hole: bool = False  # a hole token lies here
    curse: str = ""  # a feature it has until the end of the turn
    relics: int = 0


class ClaustrophobiaState(State, kw_only=True):
    """The table. Both hands are secret, and so are the order of the decks and of the tile pile."""

    turn: Public[int] = 0
    phase: Public[str] = "setup"
    fighters: Public[list[Fighter]]
    tiles: Public[list[Tile]]

    pile: Counted[list[str]]  # the top first
    known_tiles: Own[dict[int, tuple[str, ...]]] = {}  # what each seat knows of the top of the pile
    tile_discard: Public[list[str]] = []

    instinct_deck: Counted[list[str]]
    instinct_hand: Annotated[list[str], seen_by(HUMAN)] = []
    instinct_discard: Public[list[str]] = []
    hand_limit: Public[int] = 0

    event_deck: Counted[list[str]]
    event_hand: Annotated[list[str], seen_by(INFERNAL)] = []
    event_discard: Public[list[str]] = []
    events_lasting: Public[list[str]] = []  # played, with an effect that lasts until the next infernal preparation

    activation_dice: Public[tuple[int, ...]] = ()  # rolled and not yet given
    rallied: Public[int] = 0  # more activation dice at the next roll
    foresight: Public[int] = 0  # prescience lies on the pile: so many tiles may be seen

    threat: Public[int] = 0
    reserve_dice: Public[int] = 6
    alarm_dice: Public[int] = 0
    destiny_dice: Public[tuple[int, ...]] = ()  # rolled and not yet placed
    waiting: Public[dict[str, tuple[int, ...]]] = {}  # dice on preparation boxes, by power
    triggered: Public[dict[str, tuple[int, ...]]] = {}  # dice on trigger boxes
    speed: Public[int] = 0  # more DPT for troglodytes
    frenzy: Public[bool] = False  # troglodytes are frantic
    intrepid: Public[bool] = False  # the free-tile restriction is lifted
    sly: Public[bool] = False  # the tile-with-exit restriction is lifted
    silenced: Public[bool] = False  # no gift works and no blessing can be given

    rubble: Public[tuple[int, ...]] = ()  # the two tiles whose link is blocked
    draught: Public[tuple[int, ...]] = ()  # tile and side of the marker
    tally: Public[dict[str, int]] = {}  # what the scenario counts
