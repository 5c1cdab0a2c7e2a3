"""How a due contact is answered: a blow, a wall, an open edge; and which contacts are due together.

Here: one instant. The order of instants is in `solver.py`, the impulses themselves in `impact.py`, several at once and wood as
it really is in `together.py`.
"""

import numpy as np

from souterrain.flick.blend import enlist
from souterrain.flick.compiled import NONE, compiled, compiled_apart
from souterrain.flick.impact import (
    parting_speed,
)
from souterrain.flick.journal import DISC, END_TIME, EXIT, MICRO, NANO, POST, WALL, log_contact, log_way
from souterrain.flick.motion import (
    FAR,
    GRAZE,
    HALF_X,
    HALF_Y,
    INSTANT,
    INVERSE_MASS,
    MATERIAL,
    MIDDLE_X,
    MIDDLE_Y,
    NEXT_TIME,
    NOBODY,
    ODD_X,
    ODD_Y,
    PARTNER,
    RADIUS,
    RIMS,
    SIDE,
    SPIN,
    SPIN_END,
    UX,
    UY,
    WALL_BOUNCE,
    WALLS,
    Floats,
    Ints,
    set_off,
    state_at,
)


@compiled
def stop(bodies: Floats, frame: Floats, ways: Floats, tally: Ints, i: int, t: float, x: float, y: float) -> None:
    """Let a disc rest here from time t on."""
    set_off(bodies, i, t, x, y, 0.0, 0.0)
    if frame[RIMS] > 0.0:
        bodies[SPIN, i] = 0.0
        bodies[SPIN_END, i] = t
    log_way(ways, tally, bodies, i, t, x, y, 0.0, 0.0, frame[RIMS] > 0.0)


@compiled_apart
def leave(
    bodies: Floats, left: Ints, frame: Floats, log: Ints, ways: Floats, tally: Ints, i: int, side: int, t: float
) -> None:
    """A disc's centre crosses an open edge: note where, and put the disc out of everybody's way."""
    x, y, speed = state_at(bodies, i, t)
    if side == 0:
        x = -frame[HALF_X]
        outward = -bodies[UX, i]
    elif side == 1:
        x = frame[HALF_X]
        outward = bodies[UX, i]
    elif side == 2:
        y = -frame[HALF_Y]
        outward = -bodies[UY, i]
    else:
        y = frame[HALF_Y]
        outward = bodies[UY, i]
    log_contact(log, tally, frame, t, EXIT, i, side, speed * outward, x, y)
    stop(bodies, frame, ways, tally, i, t, x, y)
    left[i, 0] = side + 1
    tally[END_TIME] = max(tally[END_TIME], np.int64(np.rint(t * NANO)))
    left[i, 1] = np.int64(frame[MIDDLE_X] + np.rint(x * MICRO + frame[ODD_X]))
    left[i, 2] = np.int64(frame[MIDDLE_Y] + np.rint(y * MICRO + frame[ODD_Y]))
    set_off(bodies, i, -1.0, FAR, FAR, 0.0, 0.0)


@compiled
def side_normal(side: int) -> tuple[float, float]:
    """The direction of a side of the board, seen from its middle."""
    if side < 2:
        return -1.0 if side == 0 else 1.0, 0.0
    return 0.0, -1.0 if side == 2 else 1.0


@compiled
def note_impact(
    bodies: Floats,
    frame: Floats,
    log: Ints,
    tally: Ints,
    i: int,
    j: int,
    t: float,
    nx: float,
    ny: float,
    closing: float,
    x: float,
    y: float,
    speed: float,
    bx: float,
    by: float,
    b_speed: float,
) -> None:
    """Log an impact of two bodies. Of two discs the faster comes first; of two equally fast ones the leftmost, then the lowest."""
    if bodies[INVERSE_MASS, j] == 0.0:
        radius = bodies[RADIUS, i]
        log_contact(log, tally, frame, t, POST, i, j, closing, x + nx * radius, y + ny * radius)
    elif b_speed > speed or (b_speed == speed and (bx < x or (bx == x and by < y))):
        radius = bodies[RADIUS, j]
        log_contact(log, tally, frame, t, DISC, j, i, closing, bx - nx * radius, by - ny * radius)
    else:
        radius = bodies[RADIUS, i]
        log_contact(log, tally, frame, t, DISC, i, j, closing, x + nx * radius, y + ny * radius)


@compiled
def note_wall(
    bodies: Floats,
    frame: Floats,
    log: Ints,
    tally: Ints,
    i: int,
    side: int,
    t: float,
    nx: float,
    ny: float,
    closing: float,
    x: float,
    y: float,
) -> None:
    """Log an impact on a wall."""
    radius = bodies[RADIUS, i]
    log_contact(log, tally, frame, t, WALL, i, side, closing, x + nx * radius, y + ny * radius)


@compiled
def start(
    bodies: Floats, ways: Floats, tally: Ints, i: int, t: float, x: float, y: float, vx: float, vy: float
) -> None:
    """Let a disc slide on with another velocity."""
    set_off(bodies, i, t, x, y, vx, vy)
    log_way(ways, tally, bodies, i, t, x, y, vx, vy, False)


@compiled_apart
def halt(bodies: Floats, frame: Floats, ways: Floats, tally: Ints, i: int, t: float) -> None:
    """Stop a disc where it is."""
    x, y, _ = state_at(bodies, i, t)
    stop(bodies, frame, ways, tally, i, t, x, y)


@compiled
def answer_one(
    bodies: Floats,
    notes: Ints,
    frame: Floats,
    surfaces: Floats,
    log: Ints,
    ways: Floats,
    tally: Ints,
    i: int,
    j: int,
    t: float,
    flick_speed: float,
) -> None:
    """Answer a single impact between smooth rims, by far the commonest case."""
    x, y, speed = state_at(bodies, i, t)
    vx = speed * bodies[UX, i]
    vy = speed * bodies[UY, i]
    if j <= SIDE:
        nx, ny = side_normal(SIDE - j)
        closing = max(vx * nx + vy * ny, 0.0)
        note_wall(bodies, frame, log, tally, i, SIDE - j, t, nx, ny, closing, x, y)
        change = closing + parting_speed(closing, bodies[WALL_BOUNCE, i], flick_speed, False)
        start(bodies, ways, tally, i, t, x, y, vx - change * nx, vy - change * ny)
        return
    bx, by, b_speed = state_at(bodies, j, t)
    bvx = b_speed * bodies[UX, j]
    bvy = b_speed * bodies[UY, j]
    dx = bx - x
    dy = by - y
    distance = np.sqrt(dx * dx + dy * dy)
    nx = dx / distance
    ny = dy / distance
    closing = max((vx - bvx) * nx + (vy - bvy) * ny, 0.0)
    note_impact(bodies, frame, log, tally, i, j, t, nx, ny, closing, x, y, speed, bx, by, b_speed)
    share = bodies[INVERSE_MASS, i]
    b_share = bodies[INVERSE_MASS, j]
    restitution = surfaces[0, notes[i, MATERIAL], notes[j, MATERIAL]]
    change = closing + parting_speed(closing, restitution, flick_speed, b_share > 0.0)
    if b_share > 0.0:
        first = change * (share / (share + b_share))
        second = change * (b_share / (share + b_share))
        start(bodies, ways, tally, i, t, x, y, vx - first * nx, vy - first * ny)
        start(bodies, ways, tally, j, t, bx, by, bvx + second * nx, bvy + second * ny)
    else:
        start(bodies, ways, tally, i, t, x, y, vx - change * nx, vy - change * ny)


@compiled
def is_due(bodies: Floats, frame: Floats, i: int, j: int, t: float) -> bool:
    """Will this disc, as it slides now, meet that body or side before the instant is over?"""
    x, y, speed = state_at(bodies, i, t)
    vx = speed * bodies[UX, i]
    vy = speed * bodies[UY, i]
    if j <= SIDE:
        side = SIDE - j
        sign = 1.0 if side % 2 == 1 else -1.0
        half = frame[HALF_X] if side < 2 else frame[HALF_Y]
        gap = half - frame[WALLS + side] * bodies[RADIUS, i] - sign * (x if side < 2 else y)
        closing = sign * (vx if side < 2 else vy)
        return bool(closing > 0.0 and gap <= closing * INSTANT)
    bx, by, b_speed = state_at(bodies, j, t)
    dx = bx - x
    dy = by - y
    near = bodies[RADIUS, i] + bodies[RADIUS, j] + 2.0 * INSTANT * (speed + b_speed)
    if dx * dx + dy * dy > near * near:
        return False
    distance = np.sqrt(dx * dx + dy * dy)
    closing = ((vx - b_speed * bodies[UX, j]) * dx + (vy - b_speed * bodies[UY, j]) * dy) / distance
    gap = distance - (bodies[RADIUS, i] + bodies[RADIUS, j])
    return bool(closing > GRAZE * (speed + b_speed) and gap <= closing * INSTANT)


@compiled_apart
def collect(bodies: Floats, notes: Ints, frame: Floats, movers: Ints, count: int, t: float, pairs: Ints) -> int:
    """All contacts of the instant that begins at time t, each once; returns how many."""
    found = NONE
    for m in range(count):
        i = movers[m]
        if bodies[NEXT_TIME, i] <= t + INSTANT:
            found = enlist(pairs, found, i, notes[i, PARTNER])
            # Whatever else it meets: a disc keeps no more than two in mind.
            for j in range(SIDE - 3, bodies.shape[1]):
                if j != i and j != NOBODY and found < pairs.shape[0] and is_due(bodies, frame, i, j, t):
                    found = enlist(pairs, found, i, j)
    return found


@compiled_apart
def sort_by_place(bodies: Floats, pairs: Ints, delays: Floats, count: int, t: float) -> None:
    """Order contacts by the places of their bodies, which numbering cannot change; sides of the board come last."""
    keys = np.empty((count, 4))
    for k in range(count):
        x, y, _ = state_at(bodies, pairs[k, 0], t)
        bx = FAR
        by = float(-pairs[k, 1])
        if pairs[k, 1] >= 0:
            bx, by, _ = state_at(bodies, pairs[k, 1], t)
            if bx < x or (bx == x and by < y):
                x, y, bx, by = bx, by, x, y
        keys[k, 0] = x
        keys[k, 1] = y
        keys[k, 2] = bx
        keys[k, 3] = by
    for k in range(1, count):
        for m in range(k, 0, -1):
            column = 0
            while column < 3 and keys[m, column] == keys[m - 1, column]:
                column += 1
            if keys[m, column] >= keys[m - 1, column]:
                break
            for c in range(4):
                keys[m, c], keys[m - 1, c] = keys[m - 1, c], keys[m, c]
            for c in range(2):
                pairs[m, c], pairs[m - 1, c] = pairs[m - 1, c], pairs[m, c]
            delays[m], delays[m - 1] = delays[m - 1], delays[m]
