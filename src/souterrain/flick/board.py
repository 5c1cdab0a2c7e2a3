"""The table that discs slide on: its size, its sides, its posts, and what things are made of.

Millimetres at this door, whole micrometres behind it. The origin is the left bottom corner; x runs right, y up.

Here: facts about the board. Discs are in `bodies.py`.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from math import isqrt
from numbers import Real
from types import MappingProxyType
from typing import Any, Literal, TypeGuard, get_args

import numpy as np

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


OVERLAP_UM = 10
"""Resting places are rounded, so discs that came to rest in touch may overlap by a micrometre or two. More than this,
a hundredth of a millimetre, is a mistake of the caller."""

LARGEST = 1e300
"""Larger numbers overflow when they are turned into micrometres."""


def is_number(value: object) -> bool:
    """Is this a finite number, Python's or numpy's, and none too large to be reckoned with?"""
    if type(value) is float:
        return -LARGEST <= value <= LARGEST
    return isinstance(value, Real) and not isinstance(value, bool) and bool(abs(value) <= LARGEST)  # type: ignore[operator]


def shown(value: object) -> str:
    """A wrong value as a sentence quotes it: a number as it is written, anything else as Python has it, none at length."""
    try:
        text = str(value) if isinstance(value, Real) else repr(value)
    except ValueError:  # Python writes no whole number of more than a few thousand digits
        return "a number of thousands of digits"
    return text if len(text) <= 40 else f"{text[:37]}..."


def shown_pair(value: object) -> str:
    """What was given in place of two numbers."""
    if isinstance(value, (tuple, list)) and len(value) == 2:
        return f"({shown(value[0])}, {shown(value[1])})"
    return shown(value)


def is_pair(value: object) -> TypeGuard[tuple[float, float]]:
    """Are these two finite numbers?"""
    if isinstance(value, (tuple, list, np.ndarray)) and len(value) == 2:
        return is_number(value[0]) and is_number(value[1])
    return False


def check_name(what: str, name: object) -> None:
    """Refuse a name that is neither a whole number nor a string."""
    if isinstance(name, bool) or not isinstance(name, (int, str)):
        raise ValueError(f"A {what} is called {shown(name)}; name it by a whole number or a string.")


def check_pairs(what: str, table: object, least: float, most: float) -> None:
    """Refuse a table that is not numbers within limits, one per pair of materials."""
    if not isinstance(table, Mapping):
        raise ValueError(f"The {what} is {shown(table)}; give a number for each pair of materials.")
    for pair, value in table.items():
        if not (isinstance(pair, tuple) and len(pair) == 2 and all(isinstance(each, str) for each in pair)):
            raise ValueError(f"The {what} is given for {shown(pair)}; give it for two materials, by their names.")
        if not is_number(value) or not least <= value <= most:
            raise ValueError(
                f"The {what} of {pair[0]} and {pair[1]} is {shown(value)}; give a number from {least:g} to {most:g}."
            )


def both_ways(table: Mapping[tuple[str, str], float]) -> Mapping[tuple[str, str], float]:
    """A table that answers for a pair in either order."""
    return MappingProxyType({**{(b, a): value for (a, b), value in table.items()}, **table})


@dataclass(frozen=True, slots=True)
class Materials:
    """Friction and restitution per pair of materials, in either order.

    The rest is for wood as it really is, and does nothing unless it is given; see `REAL_WOOD` and docs/flick.md.
    """

    friction: Mapping[tuple[str, str], float] = field(
        default_factory=lambda: {("wood", "board"): 0.25, ("wood", "wood"): 0.25}
    )
    restitution: Mapping[tuple[str, str], float] = field(
        default_factory=lambda: {("wood", "wood"): 0.6, ("wood", "wall"): 0.5}
    )
    rim: Mapping[tuple[str, str], float] = field(default_factory=dict)
    """The friction of rims on rims, posts and walls: it makes discs spin. Without any pair rims are smooth."""
    yield_speed: float = 0.0
    """The approach speed, in millimetres per second, from which restitution falls, as its fourth root; 0 for never."""
    contact_time: float = 0.0
    """How long rims press on each other, in microseconds: contacts that overlap in time are blended. 0 for no time at all."""

    def __post_init__(self) -> None:
        check_pairs("friction", self.friction, 0.01, 10.0)
        check_pairs("restitution", self.restitution, 0.0, 1.0)
        check_pairs("rims' friction", self.rim, 0.0, 10.0)
        if not is_number(self.yield_speed) or not 0.0 <= self.yield_speed <= 1e6:
            raise ValueError(f"Restitution falls from {shown(self.yield_speed)} mm/s on; give 0 (never) to 1000000.")
        if not is_number(self.contact_time) or not 0.0 <= self.contact_time <= 1000.0:
            raise ValueError(f"The contact time is {shown(self.contact_time)} microseconds; give 0 (none) to 1000.")
        object.__setattr__(self, "friction", both_ways(self.friction))
        object.__setattr__(self, "rim", both_ways(self.rim))
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

    def grip(self, a: str, b: str) -> float:
        """The friction of two rims, or of a rim on a wall."""
        if not self.rim:
            return 0.0
        if (a, b) not in self.rim:
            raise ValueError(
                f"The friction of the rims of {a} and {b} is not given; add this pair to the board's materials."
            )
        return self.rim[a, b]


REAL_WOOD = Materials(rim={("wood", "wood"): 0.25, ("wood", "wall"): 0.25}, yield_speed=1000.0, contact_time=60.0)
"""Beech that spins, yields and takes its time. docs/flick.md says where the numbers come from."""


@dataclass(frozen=True, slots=True)
class Post:
    """A round post that never moves."""

    name: Name
    x: float
    y: float
    radius: float
    material: str = "wood"
    row_um: tuple[int, int, int] = field(init=False, repr=False, compare=False)
    """Its middle and radius in whole micrometres."""

    def __post_init__(self) -> None:
        check_name("post", self.name)
        if not (is_number(self.x) and is_number(self.y)):
            raise ValueError(
                f"Post {self.name!r} stands at ({shown(self.x)}, {shown(self.y)});"
                " give two finite numbers, in millimetres."
            )
        if not is_number(self.radius) or not 0.1 <= self.radius <= 1000.0:
            raise ValueError(f"Post {self.name!r} has radius {shown(self.radius)}; give 0.1 to 1000 millimetres.")
        if not isinstance(self.material, str):
            raise ValueError(f"Post {self.name!r} is made of {shown(self.material)}; name its material by a string.")
        row = micrometres(self.x), micrometres(self.y), micrometres(self.radius)
        object.__setattr__(self, "row_um", row)


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
    size_um: tuple[int, int] = field(init=False, repr=False, compare=False)
    """Width and height in whole micrometres."""
    written: tuple[str, ...] = field(init=False, repr=False, compare=False)
    """The names of its posts as they are written. Like its size, they are asked for by every layout."""
    makes: dict[Any, Any] = field(init=False, repr=False, compare=False, default_factory=dict)
    """What its layouts have in common: see `bodies.make_of`."""

    def __post_init__(self) -> None:
        for what, size in (("width", self.width), ("height", self.height)):
            if not is_number(size) or not 1.0 <= size <= 100_000.0:
                raise ValueError(f"The board's {what} is {shown(size)}; give 1 to 100000 millimetres.")
        if not isinstance(self.walls, Collection) or isinstance(self.walls, str):
            raise ValueError(f"The board's walls are {shown(self.walls)}; give the sides that have one, if any.")
        for side in self.walls:
            if side not in SIDES:
                raise ValueError(f"The board has no side {side!r}; its sides are {', '.join(SIDES)}.")
        if not isinstance(self.materials, Materials):
            raise ValueError(f"The board is made of {shown(self.materials)}; give it `Materials`.")
        for what, material in (("floor", self.floor), ("walls", self.wall)):
            if not isinstance(material, str):
                raise ValueError(f"The material of the board's {what} is {shown(material)}; name it by a string.")
        self._check_posts()
        object.__setattr__(self, "size_um", (micrometres(self.width), micrometres(self.height)))
        object.__setattr__(self, "written", tuple(str(post.name) for post in self.posts))

    def _check_posts(self) -> None:
        if not isinstance(self.posts, Collection) or not all(isinstance(post, Post) for post in self.posts):
            raise ValueError(f"The board's posts are {shown(self.posts)}; give a row of `Post`s.")
        names: set[str] = set()
        for post in self.posts:
            # 1 and "1" would be the same on the wire.
            if str(post.name) in names:
                raise ValueError(f"Two posts are called {post.name!r}; give each its own name.")
            names.add(str(post.name))
            if not (0.0 <= post.x <= self.width and 0.0 <= post.y <= self.height):
                raise ValueError(
                    f"Post {post.name!r} at ({post.x:g}, {post.y:g}) stands beside the board, which is {self.width:g} by"
                    f" {self.height:g}; move it in."
                )
        for post, other in combinations(self.posts, 2):
            (x, y, radius), (other_x, other_y, other_radius) = post.row_um, other.row_um
            overlap = radius + other_radius - isqrt((x - other_x) ** 2 + (y - other_y) ** 2)
            if overlap > OVERLAP_UM:
                raise ValueError(
                    f"Posts {post.name!r} and {other.name!r} overlap by {overlap / 1000.0:.3f} mm; move one of them."
                )

    def wall_surface(self, material: str) -> tuple[float, float]:
        """The restitution and the friction of a disc's rim at the walls."""
        return self.materials.bounce(material, self.wall), self.materials.grip(material, self.wall)
