"""What lies on the table in Dungeon Twister, and who may see it."""

from operator import attrgetter
from typing import Annotated

from msgspec import Struct

from souterrain.kernel.state import Counted, Own, Public, Sight, State

SOUTH, NORTH = 0, 1

# A figure stands in a cell: see `terrain.py` for their numbers. Below zero it is not in the labyrinth.
DEAD = -1
ESCAPED = -2
LEFT = -3  # carried out by a friend who escaped
WAITING = -4  # revealed, its zone not yet chosen

# An object lies in a cell, or is one of these.
CARRIED = -1
DISCARDED = -2

# A portcullis of a room.
NO_PORTCULLIS, CLOSED, OPEN, BROKEN = range(4)

MOST_KEPT = 3  # twister.turn.carry-over
MOST_FRIENDS = 3  # twister.golden.three-per-zone


class Figure(Struct, frozen=True, array_like=True, gc=False):
    """A character card in play. `hurt`, `idle`, `shot` and `struck` are the numbers of the turns in which it last was
    wounded, was healed, shot its own weapon and used a free attack."""

    kind: str
    seat: int
    card: str
    cell: int
    wounded: bool = False
    hurt: int = 0
    idle: int = 0
    shot: int = 0
    struck: int = 0
    spent: bool = False  # an ability that works once per game was used
    bound: int = -1  # the side by which it may leave its zone this turn; -1 for any
    objects: tuple[int, ...] = ()
    burden: tuple[int, ...] = ()  # wounded friends it carries
    bearer: int = -1  # the friend who carries it


class Item(Struct, frozen=True, array_like=True, gc=False):
    """An object card in play."""

    kind: str
    seat: int
    card: str
    cell: int
    bearer: int = -1


class Room(Struct, frozen=True, array_like=True, gc=False):
    """A room of the labyrinth; `card` is empty while it lies face down. `turn` counts quarter turns clockwise."""

    card: str = ""
    turn: int = 0
    portcullis: int = NO_PORTCULLIS
    broken: bool = False  # its walls were broken


class TwisterState(State, kw_only=True):
    """The table. Rooms are hidden from both players, teams, face-down cards and combat cards from the other one."""

    phase: Public[str] = "setup"
    turn: Public[int] = 0
    action: Public[int] = 0  # how many there have been
    active: Public[int] = SOUTH
    wheel: Public[tuple[int, int]] = (0, 0)  # action points
    score: Public[tuple[int, int]] = (0, 0)
    quiet: Public[int] = 0  # turns in a row without a victory point

    rooms: Public[tuple[Room, ...]]  # two to a row, from the north-west
    face_down: Counted[list[str]]  # the room card at each place, empty once it is revealed
    turned: Counted[list[int]]  # how each face-down room will lie

    figures: Public[list[Figure]] = []
    items: Public[list[Item]] = []

    roster: Public[dict[int, tuple[str, ...]]]  # what everybody knows to be in a team: `character/troll`, `object/key`
    team: Own[dict[int, tuple[str, ...]]]  # cards not yet on the table
    west: Own[dict[int, tuple[str, ...]]]  # starters face down on the western start zone
    east: Own[dict[int, tuple[str, ...]]]
    beside: Own[dict[int, tuple[str, ...]]]  # cards face down beside rooms
    beside_rooms: Public[dict[int, tuple[int, ...]]]  # the room of each of them

    hand: Own[dict[int, tuple[str, ...]]]  # combat cards
    spent: Own[dict[int, tuple[str, ...]]]  # combat cards in the box
    spent_openly: Public[dict[int, tuple[str, ...]]]  # those of them that everybody may look up
    known: Own[dict[int, tuple[str, ...]]]  # what a seat knows of the other's hand
    shown: Public[tuple[str, ...]] = ()  # combat cards of the last combat, until the next action
    laid_before: Public[tuple[int, ...]] = ()  # the seats that may see `laid`
    laid: Annotated[tuple[str, ...], Sight(seats=attrgetter("laid_before"))] = ()  # before the other's choice
    jumps: Public[tuple[int, int]] = (0, 0)  # jump cards
