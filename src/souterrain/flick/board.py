"""The table that discs slide on: its size, its sides, its posts, and what things are made of.

Millimetres at this door, whole micrometres behind it. The origin is the left bottom corner; x runs right, y up.

Here: facts about the board. Discs are in `bodies.py`.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from numbers import Real
from types import MappingProxyType
from typing import Literal, get_args

Name = int | str
Side = Literal["left", "right", "bottom", "top"]
SIDES: tuple[Side, ...] = get_args(Side)

TOP_SPEED = 3000.0
"""The fastest flick, in millimetres per second."""

GRAVITY = 9.80665
"""In metres per second squared; the page gets it from here (`web/wire.py`)."""


def micrometres(millimetres: float) -> int:
    """A length in whole micrometres; the value must be finite."""
    return round(millimetres * 1000.0)


def is_number(value: object) -> bool:
    """Is this a finite number, Python's or numpy's?"""
    if type(value) is float or (isinstance(value, Real) and not isinstance(value, bool)):
        return math.isfinite(value)
    return False


def both_ways(table: Mapping[tuple[str, str], float]) -> Mapping[tuple[str, str], float]:
    """A table that answers for a pair in either order."""
    return MappingProxyType({**{(b, a): value for (a, b), value in table.items()}, **table})


@dataclass(frozen=True, slots=True)
class Materials:
    """Friction and restitution per pair of materials, in either order."""

    friction: Mapping[tuple[str, str], float] = field(
        default_factory=lambda: {("wood", "board"): 0.25, ("wood", "wood"): 0.25}
    )
    restitution: Mapping[tuple[str, str], float] = field(
        default_factory=lambda: {("wood", "wood"): 0.6, ("wood", "wall"): 0.5}
    )

    def __post_init__(self) -> None:
        for pair, value in self.friction.items():
            if not is_number(value) or not 0.01 <= value <= 10.0:
                raise ValueError(f"The friction of {pair[0]} on {pair[1]} is {value}; give a number from 0.01 to 10.")
        for pair, value in self.restitution.items():
            if not is_number(value) or not 0.0 <= value <= 1.0:
                raise ValueError(f"The restitution of {pair[0]} and {pair[1]} is {value}; give a number from 0 to 1.")
        object.__setattr__(self, "friction", both_ways(self.friction))
        object.__setattr__(self, "restitution", both_ways(self.restitution))

    def slowing(self, disc: str, floor: str) -> float:
        """The deceleration, in metres per second squared, of a disc of one material that slides on another."""
        if (disc, floor) not in self.friction:
            raise ValueError(f"The friction of {disc} on {floor} is not given; add this pair to the board's materials.")
        return self.friction[disc, floor] * GRAVITY

    def bounce(self, a: str, b: str) -> float:
        """The share of the approach speed that an impact of two materials keeps."""
        if (a, b) not in self.restitution:
            raise ValueError(f"The restitution of {a} and {b} is not given; add this pair to the board's materials.")
        return self.restitution[a, b]


@dataclass(frozen=True, slots=True)
class Post:
    """A round post that never moves."""

    name: Name
    x: float
    y: float
    radius: float
    material: str = "wood"

    def __post_init__(self) -> None:
        if not (is_number(self.x) and is_number(self.y)):
            raise ValueError(
                f"Post {self.name!r} stands at ({self.x}, {self.y}); give two finite numbers, in millimetres."
            )
        if not is_number(self.radius) or not 0.1 <= self.radius <= 1000.0:
            raise ValueError(f"Post {self.name!r} has radius {self.radius}; give 0.1 to 1000 millimetres.")


@dataclass(frozen=True, slots=True)
class Board:
    """A rectangle whose sides are walls or open edges.

    A wall stops a disc's rim. Over an open edge a disc is lost once its centre has crossed it.
    """

    width: float
    height: float
    walls: tuple[Side, ...] = ()
    posts: tuple[Post, ...] = ()
    materials: Materials = field(default_factory=Materials)
    floor: str = "board"
    wall: str = "wall"

    def __post_init__(self) -> None:
        for what, size in (("width", self.width), ("height", self.height)):
            if not is_number(size) or not 1.0 <= size <= 100_000.0:
                raise ValueError(f"The board's {what} is {size}; give 1 to 100000 millimetres.")
        for side in self.walls:
            if side not in SIDES:
                raise ValueError(f"The board has no side {side!r}; its sides are {', '.join(SIDES)}.")

    @property
    def size_um(self) -> tuple[int, int]:
        """Width and height in whole micrometres."""
        return micrometres(self.width), micrometres(self.height)
