"""How a disc slides and what it meets next.

Between contacts a disc slides straight and slows evenly, so its whole way is known when it sets off: where it will
rest and when. Discs, fixed discs and posts are rows of one table; what never moves has no inverse mass and rests
from the start. A disc that has left the board rests far away, where nothing reaches it.

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

# Columns of a body. The first four are all that a passing disc looks at.
REST_X, REST_Y, RADIUS, REST_TIME = 0, 1, 2, 3
X, Y, UX, UY, SPEED, SINCE = 4, 5, 6, 7, 8, 9
SLOWING, INVERSE_MASS, WALL_BOUNCE = 10, 11, 12
NEXT_TIME, NEXT_SPEED = 13, 14
BODY_COLUMNS = 16

# Columns of the whole numbers that go with it. A disc may meet two others in the same instant and equally fast.
MATERIAL, PARTNER, SECOND = 0, 1, 2
NOTE_COLUMNS = 4

# Partners below zero.
NOBODY = -1
SIDE = -2
"""Left, right, bottom and top are SIDE, SIDE - 1, SIDE - 2 and SIDE - 3."""

# The frame of a layout: half its width and height, then 1 for a wall and 0 for an open edge per side.
HALF_X, HALF_Y, WALLS = 0, 1, 2
FRAME_COLUMNS = 6

FAR = 1e6
GRAZE = 1e-9
"""A disc that slides along the rim of a resting one approaches it by rounding errors alone. Below this share of its
speed it passes; it could sink in by a billionth of a nanometre."""


@compiled
def set_off(bodies: Floats, i: int, t: float, x: float, y: float, vx: float, vy: float) -> None:
    """Start a new stretch of a disc's way, at time t from (x, y) with velocity (vx, vy)."""
    speed = math.sqrt(vx * vx + vy * vy)
    body = bodies[i]
    body[X] = x
    body[Y] = y
    body[SINCE] = t
    body[SPEED] = speed
    if speed > 0.0:
        ux = vx / speed
        uy = vy / speed
        way = speed * speed / (2.0 * body[SLOWING])
        body[UX] = ux
        body[UY] = uy
        body[REST_TIME] = t + speed / body[SLOWING]
        body[REST_X] = x + ux * way
        body[REST_Y] = y + uy * way
    else:
        body[UX] = 0.0
        body[UY] = 0.0
        body[REST_TIME] = t
        body[REST_X] = x
        body[REST_Y] = y


@compiled
def state_at(bodies: Floats, i: int, t: float) -> tuple[float, float, float]:
    """Place and speed of a disc at time t."""
    body = bodies[i]
    if t >= body[REST_TIME]:
        return body[REST_X], body[REST_Y], 0.0
    dt = t - body[SINCE]
    way = (body[SPEED] - 0.5 * body[SLOWING] * dt) * dt
    return body[X] + body[UX] * way, body[Y] + body[UY] * way, body[SPEED] - body[SLOWING] * dt


@compiled
def offer(bodies: Floats, notes: Ints, i: int, partner: int, t: float, speed: float) -> None:
    """Keep a contact as the disc's next one if it comes sooner or, in the same instant, faster; keep two equals."""
    body = bodies[i]
    if t < body[NEXT_TIME] or (t == body[NEXT_TIME] and speed > body[NEXT_SPEED]):
        body[NEXT_TIME] = t
        body[NEXT_SPEED] = speed
        notes[i, PARTNER] = partner
        notes[i, SECOND] = NOBODY
    elif t == body[NEXT_TIME] and speed == body[NEXT_SPEED] and notes[i, PARTNER] != partner:
        notes[i, SECOND] = partner


@compiled
def meet_side(
    bodies: Floats, notes: Ints, i: int, t: float, gap: float, toward: float, speed: float, side: int
) -> None:
    """Offer the wall or edge that lies `gap` ahead when the disc heads for it with direction cosine `toward`."""
    slowing = bodies[i, SLOWING]
    way = gap / toward if gap > 0.0 else 0.0
    left = speed * speed - 2.0 * slowing * way
    if left > 0.0:
        then = math.sqrt(left)
        offer(bodies, notes, i, side, t + 2.0 * way / (speed + then), then * toward)


@compiled
def meet_sides(bodies: Floats, notes: Ints, frame: Floats, i: int, t: float, x: float, y: float, speed: float) -> None:
    """Offer the sides of the board that the disc heads for: a wall stops its rim, an open edge loses its centre."""
    ux = bodies[i, UX]
    uy = bodies[i, UY]
    radius = bodies[i, RADIUS]
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
    reach = bodies[i, RADIUS] + bodies[j, RADIUS]
    distance = math.sqrt(dx * dx + dy * dy)
    gap = (distance - reach) * (distance + reach)
    if gap > 0.0:
        depth = math.sqrt((reach - across) * (reach + across))
        way = gap / (along + depth)
        left = speed * speed - 2.0 * bodies[i, SLOWING] * way
        if left > 0.0:
            then = math.sqrt(left)
            offer(bodies, notes, i, j, t + 2.0 * way / (speed + then), then * depth / reach)
    elif along > GRAZE * distance:
        offer(bodies, notes, i, j, t, speed * along / distance)


@compiled
def meet_moving(bodies: Floats, notes: Ints, i: int, j: int, t: float, x: float, y: float, speed: float) -> None:
    """Offer the contact of two sliding discs to both; or else, to the one that slides longer, the other at rest."""
    a = bodies[i]
    b = bodies[j]
    reach = a[RADIUS] + b[RADIUS]
    bx, by, b_speed = state_at(bodies, j, t)
    dx = bx - x
    dy = by - y
    distance = math.sqrt(dx * dx + dy * dy)
    ways = speed * speed / (2.0 * a[SLOWING]) + b_speed * b_speed / (2.0 * b[SLOWING])
    if distance - reach > ways:
        return
    until = min(a[REST_TIME], b[REST_TIME])
    # Later than what both already expect is of no use; the margin keeps contacts of the same instant.
    latest = max(a[NEXT_TIME], b[NEXT_TIME]) + 1e-9
    end = min(until, latest) - t
    wx = b_speed * b[UX] - speed * a[UX]
    wy = b_speed * b[UY] - speed * a[UY]
    sx = 0.5 * (a[SLOWING] * a[UX] - b[SLOWING] * b[UX])
    sy = 0.5 * (a[SLOWING] * a[UY] - b[SLOWING] * b[UY])
    c0 = (distance - reach) * (distance + reach)
    c1 = 2.0 * (dx * wx + dy * wy)
    c2 = wx * wx + wy * wy + 2.0 * (dx * sx + dy * sy)
    c3 = 2.0 * (wx * sx + wy * sy)
    c4 = sx * sx + sy * sy
    dt = first_touch(c0, c1, c2, c3, c4, end)
    if dt != NEVER:
        slope = ((4.0 * c4 * dt + 3.0 * c3) * dt + 2.0 * c2) * dt + c1
        closing = max(-slope / (2.0 * reach), 0.0)
        offer(bodies, notes, i, j, t + dt, closing)
        offer(bodies, notes, j, i, t + dt, closing)
    elif a[REST_TIME] > b[REST_TIME]:
        meet_after_rest(bodies, notes, i, j)
    elif b[REST_TIME] > a[REST_TIME]:
        meet_after_rest(bodies, notes, j, i)


@compiled
def meet_after_rest(bodies: Floats, notes: Ints, i: int, j: int) -> None:
    """Offer disc j to disc i, which still slides when j has come to rest."""
    t = bodies[j, REST_TIME]
    if t <= bodies[i, NEXT_TIME]:
        meet_stopped(bodies, notes, i, j, t)


@compiled
def meet_stopped(bodies: Floats, notes: Ints, i: int, j: int, t: float) -> None:
    """Offer disc j, at rest from time t on, to disc i, which slides then."""
    x, y, speed = state_at(bodies, i, t)
    dx = bodies[j, REST_X] - x
    dy = bodies[j, REST_Y] - y
    along = dx * bodies[i, UX] + dy * bodies[i, UY]
    across = dx * bodies[i, UY] - dy * bodies[i, UX]
    if along > 0.0 and abs(across) < bodies[i, RADIUS] + bodies[j, RADIUS]:
        meet_resting(bodies, notes, i, j, t, dx, dy, along, across, speed)


@compiled
def predict(bodies: Floats, notes: Ints, frame: Floats, i: int, t: float) -> None:
    """Find the next contact of a sliding disc, and tell the sliding discs it meets."""
    x, y, speed = state_at(bodies, i, t)
    meet_sides(bodies, notes, frame, i, t, x, y, speed)
    ux = bodies[i, UX]
    uy = bodies[i, UY]
    radius = bodies[i, RADIUS]
    # No contact lies further ahead than the place where the disc rests or meets a side.
    t_end = min(bodies[i, REST_TIME], bodies[i, NEXT_TIME])
    dt = t_end - t
    ahead = (speed - 0.5 * bodies[i, SLOWING] * dt) * dt * (1.0 + 1e-9) + 1e-9
    for j in range(bodies.shape[0]):
        if bodies[j, REST_TIME] <= t:
            dx = bodies[j, REST_X] - x
            dy = bodies[j, REST_Y] - y
            along = dx * ux + dy * uy
            reach = radius + bodies[j, RADIUS]
            if along > 0.0 and along < ahead + reach:
                across = dx * uy - dy * ux
                if abs(across) < reach and i != j:
                    meet_resting(bodies, notes, i, j, t, dx, dy, along, across, speed)
        elif i != j:
            meet_moving(bodies, notes, i, j, t, x, y, speed)
