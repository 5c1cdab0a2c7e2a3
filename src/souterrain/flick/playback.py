"""A finished shot as a film: where every disc is at any time, in closed form.

A disc's way is a row of stretches, each `x + vx t + ax t²/2` for a while, then rest. The page draws from the compact
form, `Playback.wire()`, with that formula alone; it simulates nothing.

Here: drawing. Rules never look at it: they ask the contacts of `shot.py`.
"""

import math
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from souterrain.flick.board import Name

WIRE_ERROR_UM = 20.0
"""How far the compact form may stray from the full one, in micrometres: far less than a pixel."""


class Stretch(NamedTuple):
    """A piece of a way, in SI on the board's own axes: from `start` for `length` seconds, then at rest."""

    start: float
    length: float
    x: float
    y: float
    vx: float
    vy: float
    ax: float
    ay: float

    def at(self, t: float) -> tuple[float, float]:
        """The place at time t."""
        dt = min(max(t - self.start, 0.0), self.length)
        return self.x + (self.vx + 0.5 * self.ax * dt) * dt, self.y + (self.vy + 0.5 * self.ay * dt) * dt

    def velocity_at(self, t: float) -> tuple[float, float]:
        """The velocity at time t, in metres per second."""
        dt = max(t - self.start, 0.0)
        if dt >= self.length:
            return 0.0, 0.0
        return self.vx + self.ax * dt, self.vy + self.ay * dt


class Playback:
    """The ways of all discs of a shot."""

    def __init__(self, ways: Mapping[Name, Sequence[Stretch]]) -> None:
        self.ways = {name: tuple(way) for name, way in ways.items()}
        self._starts = {name: [stretch.start for stretch in way] for name, way in self.ways.items()}
        self.duration = max((way[-1].start + way[-1].length for way in self.ways.values()), default=0.0)

    def stretch(self, name: Name, t: float) -> Stretch:
        """The stretch that a disc is on at time t, in seconds."""
        if name not in self.ways:
            raise ValueError(f"Disc {name!r} is not in this shot; there are {', '.join(map(repr, self.ways))}.")
        return self.ways[name][max(bisect_right(self._starts[name], t) - 1, 0)]

    def place(self, name: Name, t: float) -> tuple[float, float]:
        """Where a disc is at time t, in millimetres."""
        x, y = self.stretch(name, t).at(t)
        return x * 1000.0, y * 1000.0

    def places(self, t: float) -> dict[Name, tuple[float, float]]:
        """Where all discs are at time t, in millimetres. A disc that left the board stays where it left."""
        return {name: self.place(name, t) for name in self.ways}

    def wire(self) -> dict[str, object]:
        """The compact form, for JSON: whole numbers, moving discs only, no stretch that nobody could see.

        A row is: start and length in microseconds, x and y in micrometres, velocity in micrometres per second,
        acceleration in micrometres per second squared.
        """
        rows: dict[str, list[list[int]]] = {}
        for name, way in self.ways.items():
            if len(way) > 1 or way[0].length > 0.0:
                rows[str(name)] = [
                    [round(value * 1e6) for value in stretch] for stretch in visible(way, WIRE_ERROR_UM * 1e-6)
                ]
        return {"duration": round(self.duration * 1e6), "ways": rows}

    @classmethod
    def from_wire(cls, wire: Mapping[str, object]) -> "Playback":
        """The film as the page sees it: the discs that move, named by strings."""
        ways = wire["ways"]
        assert isinstance(ways, Mapping)
        return cls({name: [Stretch(*(value / 1e6 for value in row)) for row in rows] for name, rows in ways.items()})


def visible(way: Sequence[Stretch], error: float) -> list[Stretch]:
    """A way without the stretches that nobody misses by more than `error`: the micro-bounces of discs in touch.

    A stretch is dropped when the one kept before it, carried on, stays that near to the true way until the next begins.
    """
    kept = [way[0]]
    for i in range(1, len(way) - 1):
        until = way[i + 1].start
        strays = max(math.dist(kept[-1].at(t), way[i].at(t)) for t in (way[i].start, until))
        if strays > error:
            kept.append(way[i])
    if len(way) > 1:
        kept.append(way[-1])
    return kept
