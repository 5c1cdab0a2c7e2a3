"""The nearest free spot for a disc: it is the point itself, or the nearest point on some outline, or a corner of two outlines.

All of them are tried in one compiled call; until the compiler is done, the same text runs as Python. Here: the search, for what
makes sense. What may be asked, and how it is refused, is in `place.py`.
"""

import math

import numpy as np

from souterrain.flick.compiled import entry, idle, shared
from souterrain.flick.motion import Floats, Ints

SLACK = 2e-3
"""Spots are sought this much inside what is allowed, in millimetres, so that rounding cannot push them out."""

# A rectangle that a disc is to lie in, the whole board first; a ring around a disc that it is to lie near: the middle, how far from
# there its own may be, and where it is sought.
LEFT, BOTTOM, RIGHT, TOP = 0, 1, 2, 3
X, Y, REACH, RING = 0, 1, 2, 3
NOWHERE = -1, -1


def nearest(
    x: float,
    y: float,
    radius: float,
    apart: float,
    bodies: Ints,
    ignored: int,
    rectangles: Floats,
    rings: Floats,
    only_here: bool = False,
) -> tuple[int, int]:
    """The free spot nearest to (x, y), in whole micrometres, or NOWHERE. `bodies` are the middles and radii of what is in the way,
    in whole micrometres, but for the one that is `ignored`."""
    found = seek if idle.is_set() else seek.py_func  # type: ignore[attr-defined]
    spot: tuple[int, int] = found(x, y, radius, apart, bodies, ignored, rectangles, rings, only_here)
    return spot


@entry
def seek(
    x: float,
    y: float,
    radius: float,
    apart: float,
    bodies: Ints,
    ignored: int,
    rectangles: Floats,
    rings: Floats,
    only_here: bool,
) -> tuple[int, int]:
    """Equal distances are common in tidy layouts; coordinates decide then, not the order of the discs."""
    room = np.rint(radius * 1000.0) + np.rint(apart * 1000.0)
    if has_room(x, y, radius, room, bodies, ignored, rectangles, rings):
        return int(np.rint(x * 1000.0)), int(np.rint(y * 1000.0))
    if only_here:
        return NOWHERE
    circles = circles_around(bodies, ignored, radius + apart + SLACK, rings)
    segments = sides_of(rectangles, radius + SLACK)
    spots, count = spots_on(x, y, circles, segments)
    best = NOWHERE
    nearest = least_x = least_y = math.inf
    for spot in range(count):
        spot_x, spot_y = spots[spot, 0], spots[spot, 1]
        dx, dy = spot_x - x, spot_y - y
        far = np.rint(math.sqrt(dx * dx + dy * dy) * 1e6)
        if far > nearest:
            continue
        fine_x, fine_y = np.rint(spot_x * 1000.0), np.rint(spot_y * 1000.0)
        if far == nearest and (fine_x > least_x or (fine_x == least_x and fine_y >= least_y)):
            continue
        if has_room(spot_x, spot_y, radius, room, bodies, ignored, rectangles, rings):
            nearest, least_x, least_y = far, fine_x, fine_y
            best = int(fine_x), int(fine_y)
    return best


@shared
def has_room(
    x: float, y: float, radius: float, room: float, bodies: Ints, ignored: int, rectangles: Floats, rings: Floats
) -> bool:
    """May a disc lie here? It is judged where it is stored, on whole micrometres."""
    fine_x, fine_y = np.rint(x * 1000.0), np.rint(y * 1000.0)
    x, y = fine_x / 1000.0, fine_y / 1000.0
    for zone in range(rectangles.shape[0]):
        if not (
            rectangles[zone, LEFT] + radius <= x <= rectangles[zone, RIGHT] - radius
            and rectangles[zone, BOTTOM] + radius <= y <= rectangles[zone, TOP] - radius
        ):
            return False
    for zone in range(rings.shape[0]):
        dx, dy = x - rings[zone, X], y - rings[zone, Y]
        if math.sqrt(dx * dx + dy * dy) > rings[zone, REACH]:
            return False
    # On the board, numbers are small enough to be whole.
    here_x, here_y, more = int(fine_x), int(fine_y), int(room)
    for body in range(bodies.shape[0]):
        across, down = here_x - bodies[body, 0], here_y - bodies[body, 1]
        reach = more + bodies[body, 2]
        if across * across + down * down < reach * reach and reach > 0 and body != ignored:
            return False
    return True


@shared
def circles_around(bodies: Ints, ignored: int, more: float, rings: Floats) -> Floats:
    """Around what is in the way, and where the edge of what it is to lie near is: middles and radii."""
    circles = np.empty((bodies.shape[0] + rings.shape[0], 3))
    count = 0
    for body in range(bodies.shape[0]):
        if body != ignored:
            circles[count] = bodies[body] / 1000.0
            circles[count, 2] += more
            count += 1
    for zone in range(rings.shape[0]):
        circles[count, 0], circles[count, 1], circles[count, 2] = rings[zone, X], rings[zone, Y], rings[zone, RING]
        count += 1
    return circles[:count]


@shared
def sides_of(rectangles: Floats, inset: float) -> Floats:
    """The sides of rectangles so much smaller, from corner to corner, of those that are left."""
    segments = np.empty((4 * rectangles.shape[0], 4))
    count = 0
    for zone in range(rectangles.shape[0]):
        left, bottom = rectangles[zone, LEFT] + inset, rectangles[zone, BOTTOM] + inset
        right, top = rectangles[zone, RIGHT] - inset, rectangles[zone, TOP] - inset
        if left <= right and bottom <= top:
            for corner in range(4):
                segments[count + corner, 0] = segments[count + (corner + 3) % 4, 2] = (
                    right if corner in (1, 2) else left
                )
                segments[count + corner, 1] = segments[count + (corner + 3) % 4, 3] = (
                    top if corner in (2, 3) else bottom
                )
            count += 4
    return segments[:count]


@shared
def spots_on(x: float, y: float, circles: Floats, segments: Floats) -> tuple[Floats, int]:
    """The nearest point to (x, y) of each circle and segment, and where two circles, or a circle and a segment, cross. Segments
    meet in their ends."""
    rounds, sides = circles.shape[0], segments.shape[0]
    spots = np.empty((4 * rounds + 3 * sides + rounds * rounds + 2 * rounds * sides, 2))
    count = 0
    for i in range(rounds):
        mx, my, r = circles[i, 0], circles[i, 1], circles[i, 2]
        dx, dy = x - mx, y - my
        away = math.sqrt(dx * dx + dy * dy)
        if away < 1e-9:  # seen from its middle all of a circle is equally near; take four points of it
            for turn in range(4):
                spots[count, 0] = mx + (r if turn == 0 else -r if turn == 1 else 0.0)
                spots[count, 1] = my + (r if turn == 2 else -r if turn == 3 else 0.0)
                count += 1
        else:
            spots[count, 0] = mx + dx * r / away
            spots[count, 1] = my + dy * r / away
            count += 1
    for j in range(sides):
        ax, ay, bx, by = segments[j, 0], segments[j, 1], segments[j, 2], segments[j, 3]
        length = (bx - ax) ** 2 + (by - ay) ** 2
        s = 0.0 if length == 0.0 else min(max(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length, 0.0), 1.0)
        spots[count, 0] = ax + s * (bx - ax)
        spots[count, 1] = ay + s * (by - ay)
        count += 1
    for i in range(rounds):
        ax, ay, ar = circles[i, 0], circles[i, 1], circles[i, 2]
        for j in range(i):
            bx, by, br = circles[j, 0], circles[j, 1], circles[j, 2]
            d2 = (bx - ax) ** 2 + (by - ay) ** 2
            if 0.0 < d2 <= (ar + br) ** 2 and d2 >= (ar - br) ** 2:
                s = 0.5 + (ar * ar - br * br) / (2.0 * d2)
                h = math.sqrt(max(ar * ar / d2 - s * s, 0.0))
                mx, my = ax + s * (bx - ax), ay + s * (by - ay)
                spots[count, 0], spots[count, 1] = mx - h * (by - ay), my + h * (bx - ax)
                spots[count + 1, 0], spots[count + 1, 1] = mx + h * (by - ay), my - h * (bx - ax)
                count += 2
        for j in range(sides):
            px, py = segments[j, 0], segments[j, 1]
            dx, dy = segments[j, 2] - px, segments[j, 3] - py
            a = dx * dx + dy * dy
            b = dx * (px - ax) + dy * (py - ay)
            under = b * b - a * ((px - ax) ** 2 + (py - ay) ** 2 - ar * ar)
            if a > 0.0 and under >= 0.0:
                for sign in (1.0, -1.0):
                    along = -b + sign * math.sqrt(under)
                    if 0.0 <= along / a <= 1.0:
                        spots[count, 0], spots[count, 1] = px + dx * along / a, py + dy * along / a
                        count += 1
    for j in range(sides):
        for end in range(2):
            spots[count, 0], spots[count, 1] = segments[j, 2 * end], segments[j, 2 * end + 1]
            count += 1
    return spots, count
