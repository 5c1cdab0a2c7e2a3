"""Where a disc may lie: the geometry that placing needs.

Distances are millimetres from rim to rim. Everything is judged on whole micrometres, so a spot that is called free
stays free when it is stored and read back.

Here: resting discs only. Flicking is in `shot.py`.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from souterrain.flick.board import (
    SIDES,
    TOP_SPEED,
    Name,
    Post,
    Side,
    is_number,
    is_pair,
    shown,
    shown_pair,
)
from souterrain.flick.bodies import TOUCHING_UM, Disc, Layout, check_layout, gap_um
from souterrain.flick.motion import NOBODY
from souterrain.flick.shot import Contact, aim, flick
from souterrain.flick.spot import NOWHERE, SLACK, nearest

Point = tuple[float, float]

APART = (TOUCHING_UM + 1) / 1000.0
"""The least gap at which two discs do not touch, in millimetres."""

FARTHEST = 1e6
"""A gap of so many millimetres is wider than any board, as is any larger one."""


@dataclass(frozen=True, slots=True)
class Rectangle:
    """A disc lies in it when its whole rim does."""

    left: float
    bottom: float
    right: float
    top: float

    def __post_init__(self) -> None:
        for side, value in zip(SIDES, (self.left, self.right, self.bottom, self.top), strict=True):
            if not is_number(value):
                raise ValueError(f"The {side} side of a rectangle is at {shown(value)}; give millimetres.")


@dataclass(frozen=True, slots=True)
class Near:
    """A disc lies near another when the gap between the rims is at most this."""

    disc: Disc | Post
    distance: float

    def __post_init__(self) -> None:
        if not isinstance(self.disc, (Disc, Post)):
            raise ValueError(f"A zone is near {shown(self.disc)}; give a `Disc` or a `Post`.")
        if not is_number(self.distance):
            raise ValueError(f"A zone reaches {shown(self.distance)} from {self.disc.name!r}; give millimetres.")


Zone = Rectangle | Near
"""Where a disc may lie."""


def gap(layout: Layout, a: Name, b: Name) -> float:
    """The gap between two discs' rims."""
    check_layout(layout)
    return gap_um(layout[a], layout[b]) / 1000.0


def within(layout: Layout, name: Name, distance: float) -> list[Name]:
    """The other discs whose rims are at most so far away, the nearest first."""
    check_layout(layout)
    check_length("The distance to look within", distance)
    gaps = [(gap(layout, name, d.name), i, d.name) for i, d in enumerate(layout) if d.name != name and d.on is None]
    return [other for found, _, other in sorted(gaps) if found <= distance]


def is_free(
    layout: Layout,
    place: Point,
    radius: float,
    zones: Iterable[Zone] = (),
    apart: float = APART,
    ignore: Name | None = None,
) -> bool:
    """Is there room here for a disc: wholly on the board, in all zones, and at least `apart` from all that lies there?

    `ignore` names the disc itself when it is on the board already.
    """
    row = checked(layout, place, radius, zones, apart, ignore)
    return search(layout, place, radius, row, apart, ignore, only_here=True) is not None


def checked(
    layout: object, place: object, radius: object, zones: object, apart: object, ignore: object
) -> tuple[Zone, ...]:
    """The zones, if all that is asked about a spot makes sense."""
    check_layout(layout)
    if not is_pair(place):
        raise ValueError(f"The spot asked about is {shown_pair(place)}; give two finite numbers, in millimetres.")
    check_length("The radius of what is put down", radius, least=0.0)
    check_length("The gap to keep", apart)
    if ignore is not None and not isinstance(ignore, (int, str)):
        raise ValueError(f"The disc to ignore is {shown(ignore)}; give its name, or None.")
    if not isinstance(zones, Iterable):
        raise ValueError(f"The zones are {shown(zones)}; give a row of zones, or none.")
    row = tuple(zones)
    for zone in row:
        if not isinstance(zone, Rectangle | Near):
            raise ValueError(f"One of the zones is {shown(zone)}; give a `Rectangle` or a `Near`.")
    return row


def check_length(what: str, value: object, least: float = -math.inf) -> None:
    """Refuse a length that is none."""
    if not is_number(value) or value < least:  # type: ignore[operator]
        raise ValueError(f"{what} is {shown(value)}; give millimetres{', 0 or more' if least == 0.0 else ''}.")


def nearest_free(
    layout: Layout,
    place: Point,
    radius: float,
    zones: Sequence[Zone] = (),
    apart: float = APART,
    ignore: Name | None = None,
) -> Point | None:
    """The free spot nearest to a point, or None when there is none."""
    return search(layout, place, radius, checked(layout, place, radius, zones, apart, ignore), apart, ignore)


def search(
    layout: Layout,
    place: Point,
    radius: float,
    zones: Iterable[Zone],
    apart: float,
    ignore: Name | None,
    only_here: bool = False,
) -> Point | None:
    """`nearest_free` of what has been checked; or, if only here will do, the point itself when it is free."""
    board = layout.board
    rectangles = [(0.0, 0.0, board.width, board.height)]
    rings = []
    for zone in zones:
        if isinstance(zone, Rectangle):
            rectangles.append((zone.left, zone.bottom, zone.right, zone.top))
        else:
            reach = zone.disc.radius + radius + zone.distance
            rings.append((zone.disc.x, zone.disc.y, reach, reach - SLACK))
    x, y = nearest(
        float(place[0]),
        float(place[1]),
        float(radius),
        max(min(float(apart), FARTHEST), -FARTHEST),
        layout.table_um,
        NOBODY if ignore is None else layout.numbers.get(ignore, NOBODY),
        np.array(rectangles, dtype=np.float64),
        np.array(rings, dtype=np.float64).reshape(-1, 4),
        only_here,
    )
    return None if (x, y) == NOWHERE else (x / 1000.0, y / 1000.0)


def nearest_on_edge(layout: Layout, place: Point, radius: float, side: Side, apart: float = APART) -> Point | None:
    """The free spot nearest to a point for a disc that lies on the board along this side; None if the side is full."""
    checked(layout, place, radius, (), apart, None)
    if side not in SIDES:
        raise ValueError(f"The board has no side {shown(side)}; its sides are {', '.join(SIDES)}.")
    width, height = layout.board.width, layout.board.height
    strip = 2.0 * radius + 2.0 * SLACK
    edge = {
        "left": Rectangle(0.0, 0.0, strip, height),
        "right": Rectangle(width - strip, 0.0, width, height),
        "bottom": Rectangle(0.0, 0.0, width, strip),
        "top": Rectangle(0.0, height - strip, width, height),
    }[side]
    return nearest_free(layout, place, radius, (edge,), apart)


class Sight(NamedTuple):
    """The line that a disc's middle follows, and what ends it; None when the fastest flick ends it first."""

    start: Point
    end: Point
    contact: Contact | None


def sight(layout: Layout, name: Name, target: Point) -> Sight:
    """The aiming line: from a disc towards a point, up to its first contact.

    It is the fastest flick's own way, so the line that the page draws and the shot that follows cannot disagree.
    """
    check_layout(layout)
    disc = layout[name]
    shot = flick(layout, name, aim(layout, name, target, TOP_SPEED))
    contact = next(shot.contacts_of(name), None)
    end = shot.playback.place(name, shot.duration if contact is None else contact.time)
    return Sight((disc.x, disc.y), end, contact)
