"""The labyrinth: rooms drawn as text, turned and joined, and what follows from that for moves, sight and doors.

Cells are numbered row by row from the north-west, four to a row, two rows to a room. After them come the start zones:
four numbers for the southern player, then four for the northern one. Each stands for a start zone together with the
column faced, so the two western ones are one zone. Rooms have places, two to a row from the north-west.

A `Labyrinth` is worked out from the rooms whenever one of them changes; nothing of it is kept in the state.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from souterrain.content import Fault, PackError
from souterrain.games.twister import facts
from souterrain.games.twister.state import BROKEN, CLOSED, NO_PORTCULLIS, NORTH, OPEN, SOUTH, Room

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


def read_plan(room: facts.Room) -> Plan:
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


def check_rooms(content: facts.Facts) -> None:
    """A PackError unless every room can be played: one mechanism, at most one portcullis, no side shut, a twin."""
    faults = []
    for room in content.room.values():
        for message in faults_of(room, content.room):
            faults.append(Fault("rooms", f'[[room]] "{room.id}"', "grid", message))
    if faults:
        raise PackError(faults)


def faults_of(room: facts.Room, rooms: Mapping[str, facts.Room]) -> Iterator[str]:
    plan = read_plan(room)
    signs = "".join(room.grid)
    if sum(letter.islower() for letter in signs if letter.isalpha()) != 1:
        yield "expected exactly one small letter, the zone of the mechanism"
    if signs.count("=") > 1:
        yield "a room has at most one portcullis"
    for side in range(4):
        if not any(feature == 0 for (_, at), feature in zip(OUTER, plan.outer, strict=True) if at == side):
            yield f"its {('northern', 'eastern', 'southern', 'western')[side]} side has no open border"
    twins = [other for other in rooms.values() if other.colour == room.colour and other.id != room.id]
    if len(twins) != 1 or twins[0].arrow == room.arrow:
        yield "expected exactly one other room of its colour, which turns the other way"


def border(plan: Plan, room: Room, zone: int, side: int) -> int:
    """What the border of a zone holds on a side, as the room lies and stands now. `zone` is a place in the room."""
    if (zone, side) in OUTER_AT:
        feature = plan.outer[(OUTER_AT[zone, side] - 2 * room.turn) % 8]
    else:
        feature = plan.inner[(INNER_AT[zone, side] - room.turn) % 4]
    if feature == PORTCULLIS and room.portcullis != CLOSED:
        return 0
    # twister.golem.break-walls: arrow slits are pierced walls and fall with them.
    return 0 if room.broken and feature in (WALL, SLIT) else feature


def has_portcullis_at(plan: Plan, room: Room, zone: int, side: int) -> bool:
    """The room's portcullis, open or closed but not broken, is on this border."""
    if room.portcullis in (NO_PORTCULLIS, BROKEN):
        return False
    if (zone, side) in OUTER_AT:
        return plan.outer[(OUTER_AT[zone, side] - 2 * room.turn) % 8] == PORTCULLIS
    return plan.inner[(INNER_AT[zone, side] - room.turn) % 4] == PORTCULLIS


class Labyrinth:
    """What the rooms, as they lie now, mean for everybody in them. Start cells are included wherever cells are."""

    __slots__ = ("cells", "doors", "gears", "lines", "links", "places", "portcullises", "rows", "zones")

    def __init__(self, rooms: tuple[Room, ...], plans: Mapping[str, Plan]) -> None:
        self.rows = len(rooms)
        self.cells = cells_in(rooms)
        everywhere = range(self.cells + 2 * WIDTH)
        self.places = tuple(place_of(cell) if cell < self.cells else -1 for cell in everywhere)
        self.zones = tuple(cell if cell < self.cells else cell & ~1 for cell in everywhere)
        links: list[list[Link]] = [[] for _ in everywhere]
        doors: list[list[Door]] = [[] for _ in everywhere]
        portcullises: list[list[int]] = [[] for _ in everywhere]
        gears = [-1] * len(everywhere)
        for cell in range(self.cells):
            room = rooms[place_of(cell)]
            if not room.card:
                continue
            plan = plans[room.card]
            zone = zone_in_room(cell)
            if (plan.gear + room.turn) % 4 == zone:
                gears[cell] = place_of(cell)
            for side in range(4):
                if has_portcullis_at(plan, room, zone, side):
                    portcullises[cell].append(place_of(cell))
                beyond = self.beyond(cell, side)
                if beyond < 0:
                    continue
                over = border(plan, room, zone, side)
                if beyond >= self.cells:
                    links[cell].append((beyond, over, side))
                    links[beyond].append((cell, over, OPPOSITE[side]))
                    if has_portcullis_at(plan, room, zone, side):
                        portcullises[beyond].append(place_of(cell))
                    continue
                other = rooms[place_of(beyond)]
                if not other.card:
                    doors[cell].append((place_of(beyond), over, beyond))
                    continue
                if place_of(beyond) != place_of(cell):
                    facing = (plans[other.card], other, zone_in_room(beyond), OPPOSITE[side])
                    their = border(*facing)
                    over |= their | (DOUBLE_PIT if over & their & PIT else 0)
                    if has_portcullis_at(*facing):
                        portcullises[cell].append(place_of(beyond))
                links[cell].append((beyond, over, side))
            if plan.centre:
                links[cell].append((across(cell), PIT, DIAGONAL))
        for start in everywhere[self.cells :]:
            front = front_of(start, self.cells)
            if not rooms[place_of(front)].card:
                # twister.reveal.start-zone-access: whatever the border turns out to be.
                doors[start].append((place_of(front), 0, front))
            base = self.cells + (start - self.cells) // WIDTH * WIDTH
            links[start] += [(other, 0, SIDEWAYS) for other in range(base, base + WIDTH) if other != start]
        self.links = tuple(map(tuple, links))
        self.doors = tuple(map(tuple, doors))
        self.portcullises = tuple(map(tuple, portcullises))
        self.gears = tuple(gears)
        self.lines = tuple(tuple(self._lines(cell)) for cell in everywhere)

    def beyond(self, cell: int, side: int) -> int:
        """The cell next to a room's cell; -1 behind the western and eastern sides of the labyrinth."""
        x, y = cell % WIDTH + STEPS[side][0], cell // WIDTH + STEPS[side][1]
        if not 0 <= x < WIDTH:
            return -1
        if y < 0:
            return self.cells + WIDTH * NORTH + x
        if y * WIDTH >= self.cells:
            return self.cells + WIDTH * SOUTH + x
        return y * WIDTH + x

    def _lines(self, cell: int) -> Iterator[tuple[int, ...]]:
        """twister.los.straight: the cells in sight on each side, nearest first, if nobody stood in between."""
        for side in range(4):
            line: list[int] = []
            at = cell
            while True:
                link = next((link for link in self.links[at] if link[2] == side), None)
                if link is None or link[1] & BLIND or (link[1] & SLIT and line):
                    break
                at = link[0]
                line.append(at)
                if at >= self.cells:
                    break
            if line:
                yield tuple(line)

    def owner_of(self, cell: int) -> int:
        """The seat whose start zone this is; -1 in a room."""
        return -1 if cell < self.cells else (cell - self.cells) // WIDTH

    def start_cell(self, seat: int, column: int) -> int:
        return self.cells + WIDTH * seat + column

    def is_adjacent(self, cell: int, other: int) -> int:
        """What lies between two cells that share a border; -1 if they share none."""
        for to, over, side in self.links[cell]:
            if to == other and side < DIAGONAL:
                return over
        return -1


def cells_in(rooms: tuple[Room, ...]) -> int:
    return 4 * len(rooms)


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


def is_passable(room: Room) -> bool:
    return room.portcullis in (OPEN, BROKEN)
