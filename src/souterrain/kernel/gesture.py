"""Gestures: decisions whose answer is a point or a push instead of an option.

A `Place` asks for a point, a `Flick` for the velocity of a disc. Both are answered by two whole numbers in one string,
micrometres or micrometres per second: "125000 40500". What is a legal point is the game's to say (`Game.check_gesture`);
the zones and the example are there so that a page can draw them and a player always has one answer.
"""

import math
from typing import Any

from msgspec import Struct

from souterrain.kernel.decision import Answer, Choice, Option, Refused, Value

LARGEST = 10_000_000  # ten metres, or ten metres per second: beyond any table


class Rectangle(Struct, frozen=True, array_like=True, tag=True):
    """A zone: the whole disc lies between these sides."""

    left: int
    bottom: int
    right: int
    top: int


class Near(Struct, frozen=True, array_like=True, tag=True):
    """A zone: the rim is at most `reach` from the rim of the disc of that middle and radius."""

    x: int
    y: int
    radius: int
    reach: int


Zone = Rectangle | Near


class Place(Struct, frozen=True, tag=True):
    """A seat puts a disc down: in all zones at once, clear of everything else."""

    seat: int
    kind: str
    rule: str
    disc: int | str
    radius: int
    zones: tuple[Zone, ...]
    example: str
    into: str
    about: tuple[tuple[str, Value], ...] = ()

    def told(self) -> tuple[Any, ...]:
        return self.disc, self.radius, self.zones

    def pick(self, answer: Answer) -> tuple[Option, ...]:
        x, y = read_pair(answer, self.kind)
        return (Option(f"{x} {y}", "place", (("x", x), ("y", y))),)


class Flick(Struct, frozen=True, tag=True):
    """A seat flicks a disc, at most at a top speed. `towards` leads from its middle to what one would aim at, for players
    that do not look."""

    seat: int
    kind: str
    rule: str
    disc: int | str
    top_speed: int
    into: str
    towards: tuple[tuple[int, int], ...] = ()
    about: tuple[tuple[str, Value], ...] = ()

    def told(self) -> tuple[Any, ...]:
        return self.disc, self.top_speed

    def pick(self, answer: Answer) -> tuple[Option, ...]:
        x, y = read_pair(answer, self.kind)
        speed = math.isqrt(x * x + y * y)
        if speed > self.top_speed:
            raise Refused(
                f"{self.kind}: {speed} µm/s is {speed - self.top_speed} too fast; the top is {self.top_speed}.",
                self.rule,
                "too-fast",
                distance=round((speed - self.top_speed) / 1000, 1),
                top=round(self.top_speed / 1000, 1),
            )
        return (Option(f"{x} {y}", "flick", (("x", x), ("y", y))),)


def read_pair(answer: object, kind: str) -> tuple[int, int]:
    """The two whole numbers of an answer, or `Refused`."""
    parts = answer.split(" ") if isinstance(answer, str) and len(answer) < 40 else ()
    if len(parts) == 2 and all(
        part.removeprefix("-").isascii() and part.removeprefix("-").isdecimal() for part in parts
    ):
        x, y = map(int, parts)
        if abs(x) <= LARGEST and abs(y) <= LARGEST:
            return x, y
    raise Refused(f'{kind}: the answer must be two whole numbers of micrometres, such as "125000 40500".')


def pair_of(picked: Option) -> tuple[int, int]:
    """The two numbers of an answer that was read: what the asking step's field receives."""
    (_, x), (_, y) = picked.subjects
    assert isinstance(x, int)
    assert isinstance(y, int)
    return x, y


Decision = Choice | Place | Flick
