"""The labyrinth: rooms drawn as text, turned and joined, and what follows from that for moves, sight and doors.

Cells are numbered row by row from the north-west, four to a row, two rows to a room. After them come the start zones:
four numbers for the southern player, then four for the northern one. Each stands for a start zone together with the
column faced, so the two western ones are one zone. Rooms have places, two to a row from the north-west.

A `Labyrinth` is worked out from the rooms whenever one of them changes; nothing of it is kept in the state.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from souterrain.games.twister.state import CLOSED, NO_PORTCULLIS, NORTH, OPEN, SOUTH, Room

if TYPE_CHECKING:
    from souterrain.games.twister import facts

WIDTH = 4

# Sides of a cell, clockwise. DIAGONAL leads over the pit at the centre of a room, SIDEWAYS along the start zones.
TOP, RIGHT, BOTTOM, LEFT, DIAGONAL, SIDEWAYS = range(6)
OPPOSITE = (BOTTOM, LEFT, TOP, RIGHT, DIAGONAL, SIDEWAYS)
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))

# What a border holds, as bits. A double pit has the bit of the single one as well.
WALL, PORTCULLIS, SLIT, PIT, DOUBLE_PIT = 1, 2, 4, 8, 16
FEATURES = {".": 0, "#": WALL, "=": PORTCULLIS, ":": SLIT, "~": PIT}
BLIND = WALL | PORTCULLIS  # what always blocks sight

# The zones of a room, clockwise from the north-west, as (x, y) in it; a quarter turn moves each to the next.
ZONES = ((0, 0), (1, 0), (1, 1), (0, 1))
ZONE_AT = {place: zone for zone, place in enumerate(ZONES)}
# The outer borders clockwise from the north-west corner: which zone each belongs to, and on which side it is.
OUTER = ((0, TOP), (1, TOP), (1, RIGHT), (2, RIGHT), (2, BOTTOM), (3, BOTTOM), (3, LEFT), (0, LEFT))
OUTER_AT = {place: index for index, place in enumerate(OUTER)}
# The inner borders: number i lies between zone i and the next one.
INNER_AT = {
    (0, RIGHT): 0,
    (1, LEFT): 0,
    (1, BOTTOM): 1,
    (2, TOP): 1,
    (2, LEFT): 2,
    (3, RIGHT): 2,
    (3, TOP): 3,
    (0, BOTTOM): 3,
}

Link = tuple[int, int, int]  # to which cell, over what, by which side
Door = tuple[int, int, int]  # to which face-down room, over what, into which cell


@dataclass(frozen=True, slots=True)
class Plan:
    """A room card read from its drawing, unturned."""

    outer: tuple[int, ...]
    inner: tuple[int, ...]
    centre: bool
    gear: int
    colour: str
    clockwise: bool

    @property
    def has_portcullis(self) -> bool:
        return PORTCULLIS in self.outer or PORTCULLIS in self.inner


def read_plan(room: "facts.Room") -> Plan:
    """The borders of a drawn room; see `facts.Grid` for its signs."""
    grid = room.grid
    outer = (grid[0][1], grid[0][3], grid[1][4], grid[3][4], grid[4][3], grid[4][1], grid[3][0], grid[1][0])
    inner = (grid[1][2], grid[2][3], grid[3][2], grid[2][1])
    zones = grid[1][1] + grid[1][3] + grid[3][3] + grid[3][1]
    gear = next((zone for zone, letter in enumerate(zones) if letter.islower()), -1)
    return Plan(
        tuple(FEATURES[sign] for sign in outer),
        tuple(FEATURES[sign] for sign in inner),
        grid[2][2] == "O",
        gear,
        room.colour,
        room.arrow == "cw",
    )


class Borders:
    """The borders of a room as it lies and stands now, by place in the room (clockwise from the north-west) and side."""

    __slots__ = ("arrow", "colour", "gear", "has_pit", "over", "portcullis")

    def __init__(self, plan: Plan, room: Room) -> None:
        drawn = {place: plan.outer[(index - 2 * room.turn) % 8] for place, index in OUTER_AT.items()}
        drawn |= {place: plan.inner[(index - room.turn) % 4] for place, index in INNER_AT.items()}
        sides = [drawn[zone, side] for zone in range(4) for side in range(4)]
        self.over = tuple(self._standing(feature, room) for feature in sides)
        works = room.portcullis in (CLOSED, OPEN)
        self.portcullis = tuple(works and feature == PORTCULLIS for feature in sides)
        self.gear = (plan.gear + room.turn) % 4 if plan.gear >= 0 else -1
        self.has_pit = plan.centre
        self.colour = plan.colour
        self.arrow = 1 if plan.clockwise else -1

    @staticmethod
    def _standing(feature: int, room: Room) -> int:
        if feature == PORTCULLIS and room.portcullis != CLOSED:
            return 0
        # twister.golem.break-walls: arrow slits are pierced walls and fall with them.
        return 0 if room.broken and feature in (WALL, SLIT) else feature


@dataclass(frozen=True, slots=True)
class Frame:
    """What is the same in every labyrinth of a size. `around` are the four cells next to a room's cell."""

    cells: int
    places: tuple[int, ...]
    in_room: tuple[int, ...]
    zones: tuple[int, ...]
    owners: tuple[int, ...]  # the seat whose start zone a cell is; -1 in a room
    frontier: frozenset[int]  # start cells, and those before them
    around: tuple[tuple[int, ...], ...]
    sideways: tuple[tuple[Link, ...], ...]  # from each start cell to the others of its side
    near: tuple[tuple[int, ...], ...]  # the cells of each room and those next to it


@cache
def frame_of(rooms: int) -> Frame:
    cells = 4 * rooms
    everywhere = range(cells + 2 * WIDTH)
    around = tuple(tuple(beyond(cell, side, cells) for side in range(4)) for cell in range(cells))
    near = [{cell for mine in cells_of(place) for cell in (mine, *around[mine])} for place in range(rooms)]
    return Frame(
        cells,
        tuple(place_of(cell) if cell < cells else -1 for cell in everywhere),
        tuple(zone_in_room(cell) for cell in range(cells)),
        tuple(cell if cell < cells else cell & ~1 for cell in everywhere),
        tuple(-1 if cell < cells else (cell - cells) // WIDTH for cell in everywhere),
        frozenset(cell for cell in everywhere if cell >= cells or max(around[cell]) >= cells),
        around,
        tuple(
            tuple((other, 0, SIDEWAYS) for other in range(base, base + WIDTH) if other != start)
            for base in (cells, cells + WIDTH)
            for start in range(base, base + WIDTH)
        ),
        tuple(tuple(sorted(cell for cell in cells_near if 0 <= cell < cells)) for cells_near in near),
    )


def beyond(cell: int, side: int, cells: int) -> int:
    """The cell next to a room's cell; -1 behind the western and eastern sides of the labyrinth."""
    x, y = cell % WIDTH + STEPS[side][0], cell // WIDTH + STEPS[side][1]
    if not 0 <= x < WIDTH:
        return -1
    if y < 0:
        return cells + WIDTH * NORTH + x
    return cells + WIDTH * SOUTH + x if y * WIDTH >= cells else y * WIDTH + x


class Labyrinth:
    """What the rooms, as they lie now, mean for everybody in them. Start cells are included wherever cells are.

    Mostly one room has changed since the labyrinth `before`; then only the cells in and around it are worked out anew.
    """

    __slots__ = (
        "_lines",
        "cells",
        "doors",
        "frontier",
        "gears",
        "has_doors",
        "known",
        "links",
        "owners",
        "pits",
        "places",
        "portcullises",
        "rooms",
        "zones",
    )

    def __init__(
        self, rooms: tuple[Room, ...], borders_of: Callable[[Room], Borders], before: "Labyrinth | None" = None
    ) -> None:
        frame = frame_of(len(rooms))
        self.rooms = rooms
        self.cells, self.places, self.zones = frame.cells, frame.places, frame.zones
        self.owners, self.frontier = frame.owners, frame.frontier
        self._lines: dict[int, list[list[int]]] = {}
        touched: Iterable[int] = range(self.cells)
        if before is None or len(before.rooms) != len(rooms):
            count = self.cells + 2 * WIDTH
            self.links: list[list[Link]] = [[] for _ in range(count)]
            self.pits: list[list[Link]] = [[] for _ in range(count)]  # the links over nothing but pits
            self.doors: list[list[Door]] = [[] for _ in range(count)]
            self.portcullises: list[list[int]] = [[] for _ in range(count)]
            self.gears = [-1] * count
            known = [borders_of(room) if room.card else None for room in rooms]
        else:
            self.links, self.pits, self.doors = before.links.copy(), before.pits.copy(), before.doors.copy()
            self.portcullises, self.gears = before.portcullises.copy(), before.gears.copy()
            changed = [place for place, room in enumerate(rooms) if room is not before.rooms[place]]
            touched = {cell for place in changed for cell in frame.near[place]}
            known = before.known.copy()
            for place in changed:
                known[place] = borders_of(rooms[place]) if rooms[place].card else None
        self.known: list[Borders | None] = known
        starts = {other for cell in touched for other in frame.around[cell] if other >= self.cells}
        for cell in (*touched, *starts):
            self.links[cell], self.pits[cell], self.doors[cell] = [], [], []
            self.portcullises[cell], self.gears[cell] = [], -1
        self.has_doors = None in known  # some room lies face down
        for cell in touched:
            self._join(cell, frame, known)
        for start in starts:
            place = self.places[front_of(start, self.cells)]
            if known[place] is None:
                # twister.reveal.start-zone-access: whatever the border turns out to be.
                self.doors[start].append((place, 0, front_of(start, self.cells)))
            self.links[start] += frame.sideways[start - self.cells]

    def _join(self, cell: int, frame: Frame, known: list[Borders | None]) -> None:
        """Link a cell with those around it; where two rooms meet, both their borders count."""
        place = frame.places[cell]
        mine = known[place]
        if mine is None:
            return
        zone = frame.in_room[cell]
        links = self.links[cell]
        if mine.gear == zone:
            self.gears[cell] = place
        for side, other in enumerate(frame.around[cell]):
            border = 4 * zone + side
            over = mine.over[border]
            if mine.portcullis[border]:
                self.portcullises[cell].append(place)
                if other >= frame.cells:
                    self.portcullises[other].append(place)
            if other < 0:
                continue
            if other >= frame.cells:
                links.append((other, over, side))
                self.links[other].append((cell, over, OPPOSITE[side]))
                if over == PIT:
                    self.pits[other].append((cell, over, OPPOSITE[side]))
                continue
            if frame.places[other] != place:
                theirs = known[frame.places[other]]
                if theirs is None:
                    self.doors[cell].append((frame.places[other], over, other))
                    continue
                facing = 4 * frame.in_room[other] + OPPOSITE[side]
                across_it = theirs.over[facing]
                if over & across_it & PIT:
                    over |= DOUBLE_PIT
                over |= across_it
                if theirs.portcullis[facing]:
                    self.portcullises[cell].append(frame.places[other])
            links.append((other, over, side))
        if mine.has_pit:
            links.append((across(cell), PIT, DIAGONAL))
        self.pits[cell] = [link for link in links if link[1] and not link[1] & ~(PIT | DOUBLE_PIT)]

    def lines(self, cell: int) -> list[list[int]]:
        """twister.los.straight: the cells in sight on each side, nearest first, if nobody stood in between."""
        if cell not in self._lines:
            self._lines[cell] = [line for side in range(4) if (line := self._line(cell, side))]
        return self._lines[cell]

    def _line(self, cell: int, side: int) -> list[int]:
        """twister.los.arrow-slit: a slit is seen through only from the zone that touches it."""
        line: list[int] = []
        at = cell
        while True:
            link = next((link for link in self.links[at] if link[2] == side), None)
            if link is None or link[1] & BLIND or (link[1] & SLIT and line):
                return line
            at = link[0]
            line.append(at)

    def start_cell(self, seat: int, column: int) -> int:
        return self.cells + WIDTH * seat + column


def place_of(cell: int) -> int:
    return cell // (2 * WIDTH) * 2 + cell % WIDTH // 2


def zone_in_room(cell: int) -> int:
    return ZONE_AT[cell % 2, cell // WIDTH % 2]


def cell_in(place: int, zone: int) -> int:
    x, y = ZONES[zone]
    return (place // 2 * 2 + y) * WIDTH + place % 2 * 2 + x


def cells_of(place: int) -> tuple[int, ...]:
    """The four cells of a room, clockwise from the north-west."""
    return tuple(cell_in(place, zone) for zone in range(4))


def across(cell: int) -> int:
    """The diagonally opposite zone of the same room."""
    return cell_in(place_of(cell), (zone_in_room(cell) + 2) % 4)


def front_of(start: int, cells: int) -> int:
    """The cell that a start cell faces."""
    column = (start - cells) % WIDTH
    return column if (start - cells) // WIDTH == NORTH else cells - WIDTH + column


def adjacent_places(place: int, count: int) -> list[int]:
    """The rooms that share a side with a room."""
    beside = [place ^ 1]
    return beside + [other for other in (place - 2, place + 2) if 0 <= other < count]


def fresh(card: str, turn: int, plan: Plan) -> Room:
    """twister.move.no-closed-portcullis: portcullises are closed when a room is revealed."""
    return Room(card, turn, CLOSED if plan.has_portcullis else NO_PORTCULLIS)
