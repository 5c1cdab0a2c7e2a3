"""How a disc slides and what it meets next.

Between contacts a disc slides straight and slows evenly, so its whole way is known when it sets off: where it will
rest and when. One that spins slides longer, and stops spinning and sliding together. Discs, fixed discs and posts are
columns of one table; what never moves has no inverse mass and rests from the start. A disc that has left the board
rests far away, where nothing reaches it.

Coordinates are metres from the middle of the board: mirrored scenes then differ by signs alone, and give mirrored bits.

Here: ways and predictions. The polynomial is in `roots.py`, impulses in `impact.py`, the order in `solver.py`.
"""

import math

import numpy as np
from numpy.typing import NDArray

from souterrain.flick.compiled import compiled
from souterrain.flick.roots import NEVER, first_touch

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Flags = NDArray[np.bool_]

# Rows of the table of bodies, which has a column per body.
REST_X, REST_Y, RADIUS, REST_TIME = 0, 1, 2, 3
X, Y, UX, UY, SPEED, SINCE = 4, 5, 6, 7, 8, 9
SLOWING, INVERSE_MASS, WALL_BOUNCE = 10, 11, 12
NEXT_TIME = 13
FLOOR, SPIN, SPIN_END, WALL_GRIP = 14, 15, 16, 17
"""Written and read only on boards whose rims grip. SLOWING is then that of a disc's present stretch, FLOOR without spin."""
BODY_ROWS = 18

# Columns of the whole numbers that go with it. SECOND is another partner in the same instant as the next contact.
MATERIAL, PARTNER, SECOND, FRESH = 0, 1, 2, 3
NOTE_COLUMNS = 4

# Partners below zero.
NOBODY = -1
SIDE = -2
"""Left, right, bottom and top are SIDE, SIDE - 1, SIDE - 2 and SIDE - 3."""

# The frame of a layout: half its width and height; 1 for a wall and 0 for an open edge per side; then the middle of the
# board in whole micrometres, rounded down, and the half micrometre that may be missing; 1 where rims grip; the speed from
# which restitution falls, and the time that wood touches, or 0.
HALF_X, HALF_Y, WALLS = 0, 1, 2
MIDDLE_X, MIDDLE_Y, ODD_X, ODD_Y = 6, 7, 8, 9
RIMS, YIELD, TOUCH = 10, 11, 12
FRAME_COLUMNS = 13

CHANGED = -2
"""Stands for a turn in FRESH, of a disc whose way has just changed."""
FAR = 1e6
GRAZE = 1e-5
"""A disc that slides along the rim of a resting one, or past it by exactly its width, approaches it by rounding errors
alone. Below this share of its speed it passes; it could sink in by a thousandth of a nanometre."""
INSTANT = 1e-9
"""Contacts less than a nanosecond apart are one instant. Rounding parts what belongs together by a hundredth of that at most,
wood touches fifty thousand times as long, and contacts are logged by the nanosecond; docs/flick.md says more."""


@compiled
def set_off(bodies: Floats, i: int, t: float, x: float, y: float, vx: float, vy: float) -> None:
    """Start a new stretch of a disc's way, at time t from (x, y) with velocity (vx, vy)."""
    speed = math.sqrt(vx * vx + vy * vy)
    bodies[X, i] = x
    bodies[Y, i] = y
    bodies[SINCE, i] = t
    bodies[SPEED, i] = speed
    if speed > 0.0:
        ux = vx / speed
        uy = vy / speed
        way = speed * speed / (2.0 * bodies[SLOWING, i])
        bodies[UX, i] = ux
        bodies[UY, i] = uy
        bodies[REST_TIME, i] = t + speed / bodies[SLOWING, i]
        bodies[REST_X, i] = x + ux * way
        bodies[REST_Y, i] = y + uy * way
    else:
        bodies[UX, i] = 0.0
        bodies[UY, i] = 0.0
        bodies[REST_TIME, i] = t
        bodies[REST_X, i] = x
        bodies[REST_Y, i] = y


@compiled
def set_turning(bodies: Floats, i: int, t: float, x: float, y: float, vx: float, vy: float, spin: float) -> None:
    """Start a new stretch of a disc that spins, in radians per second.

    Both motions end together, as those of real discs do. The time is that of a slide alone and of a spin alone (three
    quarters of the rim's speed over the floor's slowing) at right angles: true at both ends, and nearly so in between.
    """
    speed = math.sqrt(vx * vx + vy * vy)
    rim = 0.75 * spin * bodies[RADIUS, i]
    length = math.sqrt(speed * speed + rim * rim) / bodies[FLOOR, i]
    bodies[SLOWING, i] = speed / length if speed > 0.0 and spin != 0.0 else bodies[FLOOR, i]
    set_off(bodies, i, t, x, y, vx, vy)
    bodies[SPIN, i] = spin
    bodies[SPIN_END, i] = t + length


@compiled
def spin_at(bodies: Floats, i: int, t: float) -> float:
    """How fast a disc spins at time t."""
    if bodies[SPIN, i] == 0.0 or t >= bodies[SPIN_END, i]:
        return 0.0
    return float(bodies[SPIN, i] * ((bodies[SPIN_END, i] - t) / (bodies[SPIN_END, i] - bodies[SINCE, i])))


@compiled
def state_at(bodies: Floats, i: int, t: float) -> tuple[float, float, float]:
    """Place and speed of a disc at time t."""
    if t >= bodies[REST_TIME, i]:
        return bodies[REST_X, i], bodies[REST_Y, i], 0.0
    dt = t - bodies[SINCE, i]
    way = (bodies[SPEED, i] - 0.5 * bodies[SLOWING, i] * dt) * dt
    return (
        bodies[X, i] + bodies[UX, i] * way,
        bodies[Y, i] + bodies[UY, i] * way,
        bodies[SPEED, i] - bodies[SLOWING, i] * dt,
    )


@compiled
def offer(bodies: Floats, notes: Ints, i: int, partner: int, t: float) -> None:
    """Keep a contact as the disc's next one if it comes sooner, and note whether another falls into the same instant."""
    known = bodies[NEXT_TIME, i]
    if t < known:
        if notes[i, PARTNER] != partner:
            notes[i, SECOND] = notes[i, PARTNER] if known - t <= INSTANT else NOBODY
        bodies[NEXT_TIME, i] = t
        notes[i, PARTNER] = partner
    elif t - known <= INSTANT and notes[i, PARTNER] != partner:
        notes[i, SECOND] = partner


@compiled
def meet_side(
    bodies: Floats, notes: Ints, i: int, t: float, gap: float, toward: float, speed: float, side: int
) -> None:
    """Offer the wall or edge that lies `gap` ahead when the disc heads for it with direction cosine `toward`."""
    slowing = bodies[SLOWING, i]
    way = gap / toward if gap > 0.0 else 0.0
    left = speed * speed - 2.0 * slowing * way
    if left > 0.0:
        then = math.sqrt(left)
        offer(bodies, notes, i, side, t + 2.0 * way / (speed + then))


@compiled
def meet_sides(bodies: Floats, notes: Ints, frame: Floats, i: int, t: float, x: float, y: float, speed: float) -> None:
    """Offer the sides of the board that the disc heads for: a wall stops its rim, an open edge loses its centre."""
    ux = bodies[UX, i]
    uy = bodies[UY, i]
    radius = bodies[RADIUS, i]
    if ux < 0.0:
        meet_side(bodies, notes, i, t, frame[HALF_X] - frame[WALLS] * radius + x, -ux, speed, SIDE)
    elif ux > 0.0:
        meet_side(bodies, notes, i, t, frame[HALF_X] - frame[WALLS + 1] * radius - x, ux, speed, SIDE - 1)
    if uy < 0.0:
        meet_side(bodies, notes, i, t, frame[HALF_Y] - frame[WALLS + 2] * radius + y, -uy, speed, SIDE - 2)
    elif uy > 0.0:
        meet_side(bodies, notes, i, t, frame[HALF_Y] - frame[WALLS + 3] * radius - y, uy, speed, SIDE - 3)


@compiled
def meet_resting(
    bodies: Floats,
    notes: Ints,
    i: int,
    j: int,
    t: float,
    dx: float,
    dy: float,
    along: float,
    across: float,
    speed: float,
) -> None:
    """Offer a resting body that lies in the disc's lane: (dx, dy) off, `along` its way and `across` it."""
    reach = bodies[RADIUS, i] + bodies[RADIUS, j]
    distance = math.sqrt(dx * dx + dy * dy)
    gap = (distance - reach) * (distance + reach)
    if gap > 0.0:
        depth = math.sqrt((reach - across) * (reach + across))
        way = gap / (along + depth)
        left = speed * speed - 2.0 * bodies[SLOWING, i] * way
        if left > 0.0 and depth > GRAZE * reach:
            then = math.sqrt(left)
            offer(bodies, notes, i, j, t + 2.0 * way / (speed + then))
    elif along > GRAZE * distance:
        offer(bodies, notes, i, j, t)


@compiled
def apart(
    bodies: Floats, i: int, j: int, x: float, y: float, speed: float, bx: float, by: float, b_speed: float
) -> tuple[float, float, float, float, float]:
    """The quartic in time of two sliding discs: the squared distance of their centres, less that at which they touch."""
    reach = bodies[RADIUS, i] + bodies[RADIUS, j]
    dx = bx - x
    dy = by - y
    wx = b_speed * bodies[UX, j] - speed * bodies[UX, i]
    wy = b_speed * bodies[UY, j] - speed * bodies[UY, i]
    sx = 0.5 * (bodies[SLOWING, i] * bodies[UX, i] - bodies[SLOWING, j] * bodies[UX, j])
    sy = 0.5 * (bodies[SLOWING, i] * bodies[UY, i] - bodies[SLOWING, j] * bodies[UY, j])
    distance = math.sqrt(dx * dx + dy * dy)
    c0 = (distance - reach) * (distance + reach)
    c1 = 2.0 * (dx * wx + dy * wy)
    c2 = wx * wx + wy * wy + 2.0 * (dx * sx + dy * sy)
    c3 = 2.0 * (wx * sx + wy * sy)
    c4 = sx * sx + sy * sy
    return c0, c1, c2, c3, c4


@compiled
def meet_moving(bodies: Floats, notes: Ints, i: int, j: int, t: float, x: float, y: float, speed: float) -> None:
    """Offer the contact of two sliding discs to both; or else, to the one that slides longer, the other at rest.

    A contact later than what either expects is of no use: by then its way has changed, and both are predicted anew.
    """
    bx, by, b_speed = state_at(bodies, j, t)
    end = min(bodies[REST_TIME, i], bodies[REST_TIME, j]) - t
    # The margin keeps contacts of the same instant.
    near = min(end, min(bodies[NEXT_TIME, i], bodies[NEXT_TIME, j]) - t + 2.0 * INSTANT)
    c0, c1, c2, c3, c4 = apart(bodies, i, j, x, y, speed, bx, by, b_speed)
    dt = first_touch(c0, c1, c2, c3, c4, end, near)
    if dt != NEVER:
        offer(bodies, notes, i, j, t + dt)
        offer(bodies, notes, j, i, t + dt)
    elif bodies[REST_TIME, i] > bodies[REST_TIME, j]:
        meet_after_rest(bodies, notes, i, j)
    elif bodies[REST_TIME, j] > bodies[REST_TIME, i]:
        meet_after_rest(bodies, notes, j, i)


@compiled
def meet_after_rest(bodies: Floats, notes: Ints, i: int, j: int) -> None:
    """Offer disc j to disc i, which still slides when j has come to rest."""
    t = bodies[REST_TIME, j]
    if t <= bodies[NEXT_TIME, i] and t <= bodies[NEXT_TIME, j]:
        meet_stopped(bodies, notes, i, j, t)


@compiled
def meet_stopped(bodies: Floats, notes: Ints, i: int, j: int, t: float) -> None:
    """Offer disc j, at rest from time t on, to disc i, which slides then."""
    x, y, speed = state_at(bodies, i, t)
    dx = bodies[REST_X, j] - x
    dy = bodies[REST_Y, j] - y
    along = dx * bodies[UX, i] + dy * bodies[UY, i]
    across = dx * bodies[UY, i] - dy * bodies[UX, i]
    if along > 0.0 and abs(across) < bodies[RADIUS, i] + bodies[RADIUS, j]:
        meet_resting(bodies, notes, i, j, t, dx, dy, along, across, speed)


@compiled
def look(
    rest_x: Floats,
    rest_y: Floats,
    radii: Floats,
    rest_time: Floats,
    t: float,
    x: float,
    y: float,
    ux: float,
    uy: float,
    radius: float,
    ahead: float,
    seen: Flags,
) -> None:
    """Mark the bodies that rest in a disc's lane, up to `ahead`.

    Without a single branch, so that processors look at several bodies at once: a good part of a shot's time goes here.
    """
    for j in range(rest_x.shape[0]):
        dx = rest_x[j] - x
        dy = rest_y[j] - y
        along = dx * ux + dy * uy
        across = abs(dx * uy - dy * ux)
        reach = radius + radii[j]
        seen[j] = (rest_time[j] <= t) & (along > 0.0) & (along < ahead + reach) & (across < reach)


@compiled
def way_left(bodies: Floats, i: int, t: float, speed: float) -> float:
    """No contact of a disc lies further ahead than this: it rests, or meets what it expects."""
    dt = min(bodies[REST_TIME, i], bodies[NEXT_TIME, i]) - t
    return float((speed - 0.5 * bodies[SLOWING, i] * dt) * dt * (1.0 + 1e-9) + 1e-8)


@compiled
def can_cross(bodies: Floats, j: int, x: float, y: float, end_x: float, end_y: float, radius: float) -> bool:
    """Do the boxes around a way and around the way of the sliding disc j overlap?"""
    reach = radius + bodies[RADIUS, j]
    return bool(
        min(bodies[X, j], bodies[REST_X, j]) - reach <= max(x, end_x)
        and max(bodies[X, j], bodies[REST_X, j]) + reach >= min(x, end_x)
        and min(bodies[Y, j], bodies[REST_Y, j]) - reach <= max(y, end_y)
        and max(bodies[Y, j], bodies[REST_Y, j]) + reach >= min(y, end_y)
    )


@compiled
def predict(
    bodies: Floats, notes: Ints, frame: Floats, seen: Flags, movers: Ints, count: int, i: int, t: float, turn: int
) -> None:
    """Find the next contact of a sliding disc, and tell the sliding discs it meets; `turn` numbers the predictions."""
    notes[i, FRESH] = turn
    x, y, speed = state_at(bodies, i, t)
    meet_sides(bodies, notes, frame, i, t, x, y, speed)
    ux = bodies[UX, i]
    uy = bodies[UY, i]
    radius = bodies[RADIUS, i]
    ahead = way_left(bodies, i, t, speed)
    look(bodies[REST_X], bodies[REST_Y], bodies[RADIUS], bodies[REST_TIME], t, x, y, ux, uy, radius, ahead, seen)
    for j in range(seen.shape[0]):
        if seen[j]:
            dx = bodies[REST_X, j] - x
            dy = bodies[REST_Y, j] - y
            meet_resting(bodies, notes, i, j, t, dx, dy, dx * ux + dy * uy, dx * uy - dy * ux, speed)
    ahead = way_left(bodies, i, t, speed)
    for m in range(count):
        j = movers[m]
        # A disc that was predicted in the same turn has made its offer already.
        if notes[j, FRESH] != turn and can_cross(bodies, j, x, y, x + ux * ahead, y + uy * ahead, radius):
            meet_moving(bodies, notes, i, j, t, x, y, speed)
