"""Gestures: decisions whose answer is a point or a push instead of an option.

A `Place` asks for a point, a `Flick` for the velocity of a disc. Both are answered by two whole numbers in one string,
micrometres or micrometres per second: "125000 40500". Where a flick is timed, a third may say where the needle was. What is a
legal point is the game's to say (`Game.check_gesture`); the zones and the example are there so that a page can draw them and a
player always has one answer.
"""

import math
from typing import Any

from msgspec import Struct

from souterrain.kernel.decision import Answer, Choice, Option, Refused, Value

LARGEST = 10_000_000  # ten metres, or ten metres per second: beyond any table
NEEDLE = 1000  # how far a needle swings to either side


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


class Sway(Struct, frozen=True, array_like=True):
    """How far a hand may go astray at the top speed, to either side: in thousandths of a radian and of the speed. At the
    gentlest it is `soft` thousandths of that, and between in proportion to the speed."""

    angle: int
    speed: int
    soft: int = 200


class Flick(Struct, frozen=True, tag=True):
    """A seat flicks a disc, at most at a top speed. `towards` leads from its middle to what one would aim at, for players
    that do not look. `sway` is that of the hand, where the rules draw one. Where it can be timed, `timed` has two more: that
    with the needle in the middle, and that with it at its end."""

    seat: int
    kind: str
    rule: str
    disc: int | str
    top_speed: int
    into: str
    towards: tuple[tuple[int, int], ...] = ()
    about: tuple[tuple[str, Value], ...] = ()
    sway: Sway | None = None
    timed: tuple[Sway, ...] = ()

    def told(self) -> tuple[Any, ...]:
        return self.disc, self.top_speed

    def pick(self, answer: Answer) -> tuple[Option, ...]:
        push, needle = self._read(answer)
        x, y = push
        speed = math.isqrt(x * x + y * y)
        if speed > self.top_speed:
            raise Refused(
                f"{self.kind}: {speed} µm/s is {speed - self.top_speed} too fast; the top is {self.top_speed}.",
                self.rule,
                "too-fast",
                distance=round((speed - self.top_speed) / 1000, 1),
                top=round(self.top_speed / 1000, 1),
            )
        if needle is None:
            return (Option(f"{x} {y}", "flick", (("x", x), ("y", y))),)
        return (Option(f"{x} {y} {needle}", "flick", (("x", x), ("y", y), ("needle", needle))),)

    def _read(self, answer: object) -> tuple[tuple[int, int], int | None]:
        """The push, and where the needle was, if the answer says so."""
        numbers = _numbers(answer)
        if len(numbers) != 3 or not self.timed:
            return read_pair(answer, self.kind), None
        x, y, needle = numbers
        if abs(needle) > NEEDLE:
            raise Refused(f"{self.kind}: the needle swings from {-NEEDLE} to {NEEDLE}; {needle} is beyond.")
        return read_pair(f"{x} {y}", self.kind), needle


def _numbers(answer: object) -> tuple[int, ...]:
    """The whole numbers of an answer; none if it has anything else."""
    parts = answer.split(" ") if isinstance(answer, str) and len(answer) < 40 else ()
    if all(part.removeprefix("-").isascii() and part.removeprefix("-").isdecimal() for part in parts):
        return tuple(map(int, parts))
    return ()


def read_pair(answer: object, kind: str) -> tuple[int, int]:
    """The two whole numbers of an answer, or `Refused`."""
    numbers = _numbers(answer)
    if len(numbers) == 2:
        x, y = numbers
        if abs(x) <= LARGEST and abs(y) <= LARGEST:
            return x, y
    raise Refused(f'{kind}: the answer must be two whole numbers of micrometres, such as "125000 40500".')


def numbers_of(picked: Option) -> tuple[int, ...]:
    """The numbers of an answer that was read: what the asking step's field receives. Two, or a push and where its needle was."""
    numbers = tuple(value for _, value in picked.subjects if isinstance(value, int))
    assert len(numbers) == len(picked.subjects)
    return numbers


Decision = Choice | Place | Flick
