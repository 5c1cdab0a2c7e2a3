"""The labyrinth of Dungeon Twister as the aid tells it, read a second time: zones, and what stands between them.

Zones are (column, row), counted from the north-west; a start zone is (column, -1) in the north and (column, rows) in the south,
whoever stands there facing that column. Room cards are turned by turning their drawing.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

Zone = tuple[int, int]
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BACK = {"N": "S", "S": "N", "E": "W", "W": "E"}
CLOSED, OPEN = 1, 2


class Ground:
    """How the rooms lie, in zones instead of numbers."""

    def __init__(self, game: Any) -> None:
        self.game, self.state = game, game.state
        self.rows = len(self.state.rooms)
        self.cards = game.content
        self.drawing = cache(self.drawing)  # type: ignore[method-assign]
        self.border = cache(self.border)  # type: ignore[method-assign]

    def zone(self, number: int) -> Zone:
        if number < 4 * self.rows:
            return number % 4, number // 4
        seat, column = divmod(number - 4 * self.rows, 4)
        return column, (self.rows, -1)[seat]

    def number(self, zone: Zone) -> int:
        x, y = zone
        if 0 <= y < self.rows:
            return 4 * y + x
        return 4 * self.rows + (4 if y < 0 else 0) + x

    def side(self, zone: Zone) -> int | None:
        """Whose start zone this is."""
        return 1 if zone[1] < 0 else 0 if zone[1] >= self.rows else None

    def crowd(self, zone: Zone) -> Any:
        """What counts as one zone: each start zone lies before two columns."""
        return zone if self.side(zone) is None else (zone[0] // 2, zone[1])

    def room(self, zone: Zone) -> Any:
        return self.state.rooms[zone[1] // 2 * 2 + zone[0] // 2]

    def drawing(self, zone: Zone) -> list[str] | None:
        room = self.room(zone)
        if not room.card:
            return None
        grid = list(self.cards.room[room.card].grid)
        for _ in range(room.turn % 4):
            grid = ["".join(row[column] for row in reversed(grid)) for column in range(5)]
        return grid

    def drawn(self, zone: Zone, way: str) -> str:
        """The sign on a zone's own side of a border."""
        grid = self.drawing(zone)
        assert grid is not None
        dx, dy = STEPS[way]
        return grid[2 * (zone[1] % 2) + 1 + dy][2 * (zone[0] % 2) + 1 + dx]

    def standing(self, zone: Zone, way: str) -> str:
        sign, room = self.drawn(zone, way), self.room(zone)
        if sign == "=" and room.portcullis != CLOSED:
            return ""
        if sign in "#:" and room.broken:
            return ""
        return sign.strip(".")

    def border(self, zone: Zone, way: str) -> tuple[Zone, set[str]] | None:
        """The next zone and what stands in between; nothing where the labyrinth ends or a room lies face down."""
        to = zone[0] + STEPS[way][0], zone[1] + STEPS[way][1]
        if not 0 <= to[0] < 4 or not -1 <= to[1] <= self.rows:
            return None
        ends = [(here, there) for here, there in ((zone, way), (to, BACK[way])) if self.side(here) is None]
        if any(not self.drawing(here) for here, _ in ends):
            return None
        if (zone[0] // 2, zone[1] // 2) == (to[0] // 2, to[1] // 2):
            ends = ends[:1]  # inside a room a border is drawn once
        signs = [self.standing(here, there) for here, there in ends]
        return to, {*filter(None, signs)} | ({"~~"} if signs.count("~") == 2 else set())

    def ways(self, zone: Zone) -> Iterator[tuple[Zone, set[str], str]]:
        """Every step out of a zone, whatever stops it."""
        if self.side(zone) is not None:
            front = self.border(zone, "S" if zone[1] < 0 else "N")
            if front:
                yield *front, "S" if zone[1] < 0 else "N"
            yield from (((x, zone[1]), set(), "beside") for x in range(4) if x != zone[0])
            return
        for way in STEPS:
            if found := self.border(zone, way):
                yield *found, way
        grid = self.drawing(zone)
        if grid and grid[2][2] == "O":
            yield (zone[0] // 2 * 4 + 1 - zone[0], zone[1] // 2 * 4 + 1 - zone[1]), {"~"}, "across"
