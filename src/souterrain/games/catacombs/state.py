"""What lies on the table in Catacombs, and who may see it."""

from typing import Annotated, Literal

from msgspec import Struct

from souterrain.kernel.state import Counted, Public, Sight, State

OVERSEER = 0  # the seat that begins so; the heroes' players sit after it

Role = Literal["hero", "ally", "monster", "lord"]
ABLE, FELL, OUT = 0, 1, 2  # incapacity: none; it fell this round; it began the round so and recovers at its end
NOWHERE = -1


class Figure(Struct, frozen=True, gc=False):
    """Whoever fights: a hero for the whole game, all others for a room. The disc lies in `discs` while it is in play."""

    role: Role
    kind: str
    health: int
    acted: bool = False
    incapacity: int = ABLE
    petrified: bool = False  # until it recovers
    wall: bool = False  # catacombs.ability.fire-wall-obstacle: no monster any more
    killer: str = ""  # the hero beside whose board it lies
    veiled: bool = False
    veiled_in: int = NOWHERE  # the last round in which it veiled itself


class Sheet(Struct, frozen=True, gc=False):
    """catacombs.component.hero-board: what lies on a hero's board besides the health marker."""

    seat: int
    gold: int = 0
    rage: int = 0
    items: tuple[str, ...] = ()
    used: tuple[tuple[str, int], ...] = ()  # special actions and items, how often in this room


class PlacedCard(Struct, frozen=True, gc=False):
    """A card of the catacombs. `level` is what its place tells everybody: a level, a chamber, or nothing in a maze."""

    x: int
    y: int
    level: str
    card: str = ""  # once everybody has seen it
    explored: bool = False


def knowing(table: "CatacombsState") -> tuple[int, ...]:
    return table.informed


class CatacombsState(State, kw_only=True):
    """The table. Face-down room cards and the order of the equipment deck are hidden, as a rule from everybody."""

    overseer: Public[int] = OVERSEER  # the seat that plays the monsters
    lord: Public[str]
    figures: Public[dict[str, Figure]]
    sheets: Public[dict[str, Sheet]]
    discs: Public[dict[str, tuple[int, int]]] = {}  # the middle of each disc on the board, in micrometres

    places: Public[list[PlacedCard]]
    here: Public[int] = NOWHERE  # the place where the heroes are
    closed: Public[tuple[tuple[int, int], ...]] = ()  # ways of the maze found not to match
    face_down: Annotated[dict[int, str], Sight(seats=knowing)]  # by place
    informed: Public[tuple[int, ...]] = ()  # seats that know the face-down cards
    unlaid: Annotated[tuple[str, ...], Sight(seats=knowing)]  # room cards that are not in the catacombs
    story: Public[str] = "none"

    board: Public[str] = ""
    swapped: Public[bool] = False  # catacombs.camp.star-board
    final: Public[bool] = False
    phase: Public[str] = "setup"
    round: Public[int] = 0
    attacked: Public[bool] = False  # a hero attacked a monster in this heroes' turn

    bank: Public[int]
    deck: Counted[tuple[str, ...]]  # equipment, face down
    stall: Public[tuple[str, ...]] = ()  # for sale
    discards: Public[tuple[str, ...]] = ()
    spells: Public[tuple[str, ...]]  # still in the Wizard's book
    spent: Public[tuple[str, ...]] = ()
    camp: Public[int] = 0  # spaces the marker has moved
