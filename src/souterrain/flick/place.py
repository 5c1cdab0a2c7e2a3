"""Where a disc may lie: the geometry that placing needs.

Distances are millimetres from rim to rim. Everything is judged on whole micrometres, so a spot that is called free
stays free when it is stored and read back.

Here: resting discs only. Flicking is in `shot.py`.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from souterrain.flick.board import TOP_SPEED, Board, Name, Post, Side, micrometres
from souterrain.flick.bodies import TOUCHING_UM, Disc, Layout, gap_um
from souterrain.flick.shot import Contact, aim, flick

Point = tuple[float, float]

APART = (TOUCHING_UM + 1) / 1000.0
"""The least gap at which two discs do not touch, in millimetres."""

SLACK = 2e-3
"""Spots are sought this much inside what is allowed, in millimetres, so that rounding cannot push them out."""


class Zone(Protocol):
    """Where a disc may lie."""

    def holds(self, x: float, y: float, radius: float) -> bool:
        """May a disc of this radius lie here?"""

    def outline(self, radius: float) -> "Outline":
        """The curves that bound the places of its middle."""


class Outline(NamedTuple):
    """Circles as (x, y, radius) and segments as (x, y, x, y)."""

    circles: Sequence[tuple[float, float, float]]
    segments: Sequence[tuple[float, float, float, float]]


@dataclass(frozen=True, slots=True)
class Rectangle:
    """A disc lies in it when its whole rim does."""

    left: float
    bottom: float
    right: float
    top: float

    def holds(self, x: float, y: float, radius: float) -> bool:
        return self.left + radius <= x <= self.right - radius and self.bottom + radius <= y <= self.top - radius

    def outline(self, radius: float) -> Outline:
        inset = radius + SLACK
        left, bottom, right, top = self.left + inset, self.bottom + inset, self.right - inset, self.top - inset
        if left > right or bottom > top:
            return Outline((), ())
        corners = ((left, bottom), (right, bottom), (right, top), (left, top))
        return Outline((), [(*a, *b) for a, b in zip(corners, (*corners[1:], corners[0]), strict=True)])


@dataclass(frozen=True, slots=True)
class Near:
    """A disc lies near another when the gap between the rims is at most this."""

    disc: Disc | Post
    distance: float

    def holds(self, x: float, y: float, radius: float) -> bool:
        return math.dist((x, y), (self.disc.x, self.disc.y)) <= self.disc.radius + radius + self.distance

    def outline(self, radius: float) -> Outline:
        return Outline([(self.disc.x, self.disc.y, self.disc.radius + radius + self.distance - SLACK)], ())


def whole(board: Board) -> Rectangle:
    """The zone that is the whole board."""
    return Rectangle(0.0, 0.0, board.width, board.height)


def gap(layout: Layout, a: Name, b: Name) -> float:
    """The gap between two discs' rims."""
    return gap_um(layout[a], layout[b]) / 1000.0


def within(layout: Layout, name: Name, distance: float) -> list[Name]:
    """The other discs whose rims are at most so far away, the nearest first."""
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
    x, y = micrometres(place[0]) / 1000.0, micrometres(place[1]) / 1000.0
    if not all(zone.holds(x, y, radius) for zone in (whole(layout.board), *zones)):
        return False
    here_x, here_y = micrometres(place[0]), micrometres(place[1])
    room = micrometres(radius) + micrometres(apart)
    rows = layout.rows_um
    skipped = layout.numbers.get(ignore, -1) if ignore is not None else -1
    for number, (other_x, other_y, other_radius) in enumerate(rows):
        far = (here_x - other_x) ** 2 + (here_y - other_y) ** 2
        if far < (room + other_radius) ** 2 and number != skipped and room + other_radius > 0:
            return False
    return True


def lying(layout: Layout, ignore: Name | None) -> Iterator[Disc | Post]:
    """All that a disc put down could touch."""
    yield from (disc for disc in layout if disc.on is None and disc.name != ignore)
    yield from layout.board.posts


def nearest_free(
    layout: Layout,
    place: Point,
    radius: float,
    zones: Sequence[Zone] = (),
    apart: float = APART,
    ignore: Name | None = None,
) -> Point | None:
    """The free spot nearest to a point, or None when there is none.

    It is the point itself, or the nearest point on some outline, or a corner of two outlines: all are tried, the
    nearest first.
    """
    if is_free(layout, place, radius, zones, apart, ignore):
        return micrometres(place[0]) / 1000.0, micrometres(place[1]) / 1000.0
    outlines = [zone.outline(radius) for zone in (whole(layout.board), *zones)]
    circles = [(body.x, body.y, body.radius + radius + apart + SLACK) for body in lying(layout, ignore)]
    circles += [circle for outline in outlines for circle in outline.circles]
    segments = [segment for outline in outlines for segment in outline.segments]
    # Where a zone's edge is free, what is further away than that need not be looked at.
    edges = sorted((math.dist(place, spot), spot) for spot in feet(place, (), segments))
    far = next((far for far, spot in edges if is_free(layout, spot, radius, zones, apart, ignore)), None)
    if far is not None:
        circles = [(x, y, r) for x, y, r in circles if abs(math.dist(place, (x, y)) - r) <= far + 2 * SLACK]
    spots = np.array([*feet(place, circles, segments), *corners(circles, segments)]).reshape(-1, 2)
    away = np.hypot(spots[:, 0] - place[0], spots[:, 1] - place[1])
    # Equal distances are common in tidy layouts; coordinates decide, not the order of the discs.
    order = np.lexsort((np.round(spots[:, 1], 3), np.round(spots[:, 0], 3), np.round(away, 6)))
    spots = spots[order]
    if far is None:
        spots = spots[clear_of(spots, layout, radius, apart, ignore)]
    for x, y in spots.tolist():
        if is_free(layout, (x, y), radius, zones, apart, ignore):
            return micrometres(x) / 1000.0, micrometres(y) / 1000.0
    return None


def clear_of(
    spots: NDArray[np.float64], layout: Layout, radius: float, apart: float, ignore: Name | None
) -> NDArray[np.bool_]:
    """Which spots keep clear of everything, roughly: a quick sieve before the exact question."""
    fine = np.ones(len(spots), dtype=np.bool_)
    for body in lying(layout, ignore):
        fine &= np.hypot(spots[:, 0] - body.x, spots[:, 1] - body.y) > body.radius + radius + apart - SLACK
    return fine


def feet(
    place: Point, circles: Sequence[tuple[float, float, float]], segments: Sequence[tuple[float, float, float, float]]
) -> Iterator[Point]:
    """The nearest point to a place on each circle and segment."""
    px, py = place
    for x, y, r in circles:
        d = math.dist(place, (x, y))
        # Seen from its middle all of a circle is equally near; take four points of it.
        if d < 1e-9:
            yield from ((x + r, y), (x - r, y), (x, y + r), (x, y - r))
        else:
            yield x + (px - x) * r / d, y + (py - y) * r / d
    for ax, ay, bx, by in segments:
        length = (bx - ax) ** 2 + (by - ay) ** 2
        s = 0.0 if length == 0.0 else min(max(((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length, 0.0), 1.0)
        yield ax + s * (bx - ax), ay + s * (by - ay)


def corners(
    circles: Sequence[tuple[float, float, float]], segments: Sequence[tuple[float, float, float, float]]
) -> Iterator[Point]:
    """Where two circles, or a circle and a segment, cross. Segments meet in their ends."""
    for i, (ax, ay, ar) in enumerate(circles):
        for bx, by, br in circles[:i]:
            d2 = (bx - ax) ** 2 + (by - ay) ** 2
            if 0.0 < d2 <= (ar + br) ** 2 and d2 >= (ar - br) ** 2:
                s = 0.5 + (ar * ar - br * br) / (2.0 * d2)
                h = math.sqrt(max(ar * ar / d2 - s * s, 0.0))
                x, y = ax + s * (bx - ax), ay + s * (by - ay)
                yield x - h * (by - ay), y + h * (bx - ax)
                yield x + h * (by - ay), y - h * (bx - ax)
        for px, py, qx, qy in segments:
            dx, dy = qx - px, qy - py
            a = dx * dx + dy * dy
            b = dx * (px - ax) + dy * (py - ay)
            under = b * b - a * ((px - ax) ** 2 + (py - ay) ** 2 - ar * ar)
            if a > 0.0 and under >= 0.0:
                for root in (math.sqrt(under), -math.sqrt(under)):
                    if 0.0 <= (-b + root) / a <= 1.0:
                        yield px + dx * (-b + root) / a, py + dy * (-b + root) / a
    for px, py, qx, qy in segments:
        yield px, py
        yield qx, qy


def nearest_on_edge(layout: Layout, place: Point, radius: float, side: Side, apart: float = APART) -> Point | None:
    """The free spot nearest to a point for a disc that lies on the board along this side; None if the side is full."""
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
    disc = layout[name]
    shot = flick(layout, name, aim(layout, name, target, TOP_SPEED))
    contact = next(shot.contacts_of(name), None)
    end = shot.playback.place(name, shot.duration if contact is None else contact.time)
    return Sight((disc.x, disc.y), end, contact)
