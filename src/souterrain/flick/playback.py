"""A finished shot as a film: where every disc is at any time, in closed form.

A disc's way is a row of stretches, each `x + vx t + ax t²/2` for a while, then rest; the angle of one that spins is a row of
turns of the same form. The page draws from the compact form, `Playback.wire()`, with that formula alone; it simulates
nothing.

Here: drawing. Rules never look at it: they ask the contacts of `shot.py`.
"""

import math
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeVar

from souterrain.flick.board import Name, is_number, shown

WIRE_ERROR_UM = 20.0
"""How far the compact form may stray from the full one, in micrometres: far less than a pixel."""
WIRE_ERROR_ANGLE = 2e-3
"""The same for angles, in radians: thirty micrometres at the rim of the largest disc."""


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


class Turn(NamedTuple):
    """A piece of a disc's turning, in radians, leftwards: from `start` for `length` seconds, then still."""

    start: float
    length: float
    angle: float
    spin: float
    slowing: float

    def at(self, t: float) -> float:
        """The angle at time t."""
        dt = min(max(t - self.start, 0.0), self.length)
        return self.angle + (self.spin + 0.5 * self.slowing * dt) * dt


class Playback:
    """The ways of all discs of a shot, and the turns of those that spin."""

    def __init__(
        self, ways: Mapping[Name, Sequence[Stretch]], turns: Mapping[Name, Sequence[Turn]] | None = None
    ) -> None:
        self.ways = {name: tuple(way) for name, way in ways.items()}
        self.turns = {name: tuple(turned) for name, turned in (turns or {}).items()}
        self._starts = {name: [stretch.start for stretch in way] for name, way in self.ways.items()}
        self._turn_starts = {name: [turn.start for turn in turned] for name, turned in self.turns.items()}
        ends = [way[-1].start + way[-1].length for way in self.ways.values()]
        ends += [turned[-1].start + turned[-1].length for turned in self.turns.values()]
        self.duration = max(ends, default=0.0)

    def stretch(self, name: Name, t: float) -> Stretch:
        """The stretch that a disc is on at time t, in seconds."""
        if not isinstance(name, (int, str)) or name not in self.ways:
            raise ValueError(f"Disc {shown(name)} is not in this shot; there are {', '.join(map(repr, self.ways))}.")
        if not is_number(t):
            raise ValueError(f"The shot is looked at at {shown(t)}; give seconds since the flick.")
        return self.ways[name][max(bisect_right(self._starts[name], t) - 1, 0)]

    def place(self, name: Name, t: float) -> tuple[float, float]:
        """Where a disc is at time t, in millimetres."""
        x, y = self.stretch(name, t).at(t)
        return x * 1000.0, y * 1000.0

    def angle(self, name: Name, t: float) -> float:
        """How far a disc has turned at time t, in radians, leftwards."""
        self.stretch(name, t)
        if name not in self.turns:
            return 0.0
        return self.turns[name][max(bisect_right(self._turn_starts[name], t) - 1, 0)].at(t)

    def places(self, t: float) -> dict[Name, tuple[float, float]]:
        """Where all discs are at time t, in millimetres. A disc that left the board stays where it left."""
        return {name: self.place(name, t) for name in self.ways}

    def wire(self) -> dict[str, object]:
        """The compact form, for JSON: whole numbers, moving discs only, no stretch that nobody could see.

        A row is: start and length in microseconds, x and y in micrometres, velocity in micrometres per second,
        acceleration in micrometres per second squared. Of a disc that spins there are also rows of turns: start and length
        in microseconds, angle, spin and its slowing in millionths of radians.
        """
        rows: dict[str, list[list[int]]] = {}
        for name, way in self.ways.items():
            if len(way) > 1 or way[0].length > 0.0:
                rows[str(name)] = millionths(visible(way, WIRE_ERROR_UM * 1e-6))
        wire: dict[str, object] = {"duration": round(self.duration * 1e6), "ways": rows}
        if self.turns:
            wire["turns"] = {
                str(name): millionths(visible(turned, WIRE_ERROR_ANGLE)) for name, turned in self.turns.items()
            }
        return wire

    @classmethod
    def from_wire(cls, wire: Mapping[str, object]) -> "Playback":
        """The film as the page sees it: the discs that move, named by strings."""
        if not isinstance(wire, Mapping):
            raise ValueError(f"The film is {shown(wire)}; give what `wire()` gave.")
        ways = wired("ways", wire.get("ways"), len(Stretch._fields))
        turns = wired("turns", wire.get("turns", {}), len(Turn._fields))
        return cls(
            {name: [Stretch(*(value / 1e6 for value in row)) for row in rows] for name, rows in ways.items()},
            {name: [Turn(*(value / 1e6 for value in row)) for row in rows] for name, rows in turns.items()},
        )


def wired(what: str, table: object, columns: int) -> Mapping[Name, Sequence[Sequence[float]]]:
    """The ways or turns of a film that was read from somewhere, if that is what they are."""
    if not isinstance(table, Mapping):
        raise ValueError(f"The film's {what} are {shown(table)}; give rows of {columns} numbers for each disc.")
    for name, rows in table.items():
        fine = isinstance(rows, (list, tuple)) and all(
            isinstance(row, (list, tuple)) and len(row) == columns and all(map(is_number, row)) for row in rows
        )
        if not fine or not rows:
            raise ValueError(f"The film's {what} of {shown(name)} are {shown(rows)}; give rows of {columns} numbers.")
    return table


Piece = TypeVar("Piece", Stretch, Turn)


def millionths(rows: Sequence[Sequence[float]]) -> list[list[int]]:
    """Rows of numbers as whole millionths."""
    return [[round(value * 1e6) for value in row] for row in rows]


def visible(way: Sequence[Piece], error: float) -> list[Piece]:
    """A way or a turning without the pieces that nobody misses by more than `error`: the micro-bounces of discs in touch.

    A piece is dropped when the one kept before it, carried on, stays that near to the truth until the next begins.
    """
    kept = [way[0]]
    for i in range(1, len(way) - 1):
        until = way[i + 1].start
        strays = max(difference(kept[-1].at(t), way[i].at(t)) for t in (way[i].start, until))
        if strays > error:
            kept.append(way[i])
    if len(way) > 1:
        kept.append(way[-1])
    return kept


def difference(one: tuple[float, float] | float, other: tuple[float, float] | float) -> float:
    """How far apart two places or two angles are."""
    if isinstance(one, tuple) and isinstance(other, tuple):
        return math.dist(one, other)
    assert isinstance(one, float)
    assert isinstance(other, float)
    return abs(one - other)
