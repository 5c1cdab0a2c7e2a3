"""How due contacts are answered: blows, walls, open edges, and several at once.

Here: one instant. The order of instants is in `solver.py`, the impulses themselves in `impact.py`.
"""

import numpy as np

from souterrain.flick.compiled import compiled, compiled_apart
from souterrain.flick.impact import (
    BLOW,
    CLOSING,
    CONTACT_COLUMNS,
    FIRST_SHARE,
    NX,
    NY,
    PARTING,
    SECOND_SHARE,
    parting_speed,
    solve_together,
    sum_by_size,
)
from souterrain.flick.journal import DISC, END_TIME, EXIT, MICRO, NANO, POST, WALL, log_contact, log_way
from souterrain.flick.motion import (
    FAR,
    HALF_X,
    HALF_Y,
    INVERSE_MASS,
    MATERIAL,
    MIDDLE_X,
    MIDDLE_Y,
    NEXT_SPEED,
    NEXT_TIME,
    NOBODY,
    ODD_X,
    ODD_Y,
    PARTNER,
    RADIUS,
    SECOND,
    SIDE,
    UX,
    UY,
    WALL_BOUNCE,
    Floats,
    Ints,
    set_off,
    state_at,
)


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
    log_way(ways, tally, i, t, x, y, 0.0, 0.0)
    left[i, 0] = side + 1
    tally[END_TIME] = max(tally[END_TIME], np.int64(np.rint(t * NANO)))
    left[i, 1] = np.int64(frame[MIDDLE_X] + np.rint(x * MICRO + frame[ODD_X]))
    left[i, 2] = np.int64(frame[MIDDLE_Y] + np.rint(y * MICRO + frame[ODD_Y]))
    set_off(bodies, i, -1.0, FAR, FAR, 0.0, 0.0)


@compiled
def measure(
    bodies: Floats, notes: Ints, bounce: Floats, contact: Floats, i: int, j: int, t: float, flick_speed: float
) -> None:
    """Fill in a contact's normal, from the first body to the second, its approach speed and the speed it parts with."""
    x, y, speed = state_at(bodies, i, t)
    vx = speed * bodies[UX, i]
    vy = speed * bodies[UY, i]
    contact[FIRST_SHARE] = bodies[INVERSE_MASS, i]
    if j <= SIDE:
        side = SIDE - j
        contact[NX] = (-1.0 if side == 0 else 1.0) if side < 2 else 0.0
        contact[NY] = 0.0 if side < 2 else (-1.0 if side == 2 else 1.0)
        contact[SECOND_SHARE] = 0.0
        restitution = bodies[WALL_BOUNCE, i]
    else:
        bx, by, b_speed = state_at(bodies, j, t)
        vx -= b_speed * bodies[UX, j]
        vy -= b_speed * bodies[UY, j]
        dx = bx - x
        dy = by - y
        distance = np.sqrt(dx * dx + dy * dy)
        contact[NX] = dx / distance
        contact[NY] = dy / distance
        contact[SECOND_SHARE] = bodies[INVERSE_MASS, j]
        restitution = bounce[notes[i, MATERIAL], notes[j, MATERIAL]]
    closing = max(vx * contact[NX] + vy * contact[NY], 0.0)
    contact[CLOSING] = closing
    contact[PARTING] = parting_speed(closing, restitution, flick_speed, contact[SECOND_SHARE] > 0.0)


@compiled
def note_impact(
    bodies: Floats, frame: Floats, log: Ints, tally: Ints, contact: Floats, i: int, j: int, t: float
) -> None:
    """Log an impact. Of two discs the faster comes first; of two equally fast ones the leftmost, then the lowest."""
    x, y, speed = state_at(bodies, i, t)
    place_x = x + contact[NX] * bodies[RADIUS, i]
    place_y = y + contact[NY] * bodies[RADIUS, i]
    if j <= SIDE:
        log_contact(log, tally, frame, t, WALL, i, SIDE - j, contact[CLOSING], place_x, place_y)
    elif contact[SECOND_SHARE] == 0.0:
        log_contact(log, tally, frame, t, POST, i, j, contact[CLOSING], place_x, place_y)
    else:
        bx, by, b_speed = state_at(bodies, j, t)
        if b_speed > speed or (b_speed == speed and (bx < x or (bx == x and by < y))):
            place_x = bx - contact[NX] * bodies[RADIUS, j]
            place_y = by - contact[NY] * bodies[RADIUS, j]
            log_contact(log, tally, frame, t, DISC, j, i, contact[CLOSING], place_x, place_y)
        else:
            log_contact(log, tally, frame, t, DISC, i, j, contact[CLOSING], place_x, place_y)


@compiled
def push(bodies: Floats, ways: Floats, tally: Ints, i: int, t: float, dvx: float, dvy: float) -> None:
    """Change a disc's velocity at time t."""
    x, y, speed = state_at(bodies, i, t)
    vx = speed * bodies[UX, i] + dvx
    vy = speed * bodies[UY, i] + dvy
    set_off(bodies, i, t, x, y, vx, vy)
    log_way(ways, tally, i, t, x, y, vx, vy)


@compiled_apart
def halt(bodies: Floats, ways: Floats, tally: Ints, i: int, t: float) -> None:
    """Stop a disc where it is."""
    x, y, _ = state_at(bodies, i, t)
    set_off(bodies, i, t, x, y, 0.0, 0.0)
    log_way(ways, tally, i, t, x, y, 0.0, 0.0)


@compiled
def answer_one(
    bodies: Floats,
    notes: Ints,
    frame: Floats,
    bounce: Floats,
    log: Ints,
    ways: Floats,
    tally: Ints,
    contact: Floats,
    i: int,
    j: int,
    t: float,
    flick_speed: float,
) -> None:
    """Answer a single impact, by far the commonest case."""
    measure(bodies, notes, bounce, contact, i, j, t, flick_speed)
    note_impact(bodies, frame, log, tally, contact, i, j, t)
    change = contact[CLOSING] + contact[PARTING]
    nx = contact[NX]
    ny = contact[NY]
    if contact[SECOND_SHARE] > 0.0:
        shares = contact[FIRST_SHARE] + contact[SECOND_SHARE]
        first = change * (contact[FIRST_SHARE] / shares)
        second = change * (contact[SECOND_SHARE] / shares)
        push(bodies, ways, tally, i, t, -first * nx, -first * ny)
        push(bodies, ways, tally, j, t, second * nx, second * ny)
    else:
        push(bodies, ways, tally, i, t, -change * nx, -change * ny)


@compiled_apart
def collect(bodies: Floats, notes: Ints, movers: Ints, count: int, t: float, speed: float, pairs: Ints) -> int:
    """All contacts that are due at time t with this approach speed, each once; returns how many."""
    found = 0
    for m in range(count):
        i = movers[m]
        if bodies[NEXT_TIME, i] == t and bodies[NEXT_SPEED, i] == speed:
            for slot in (PARTNER, SECOND):
                j = notes[i, slot]
                known = j == NOBODY
                for k in range(found):
                    if pairs[k, 0] == j and pairs[k, 1] == i:
                        known = True
                if not known:
                    pairs[found, 0] = i
                    pairs[found, 1] = j
                    found += 1
    return found


@compiled_apart
def sort_by_place(bodies: Floats, pairs: Ints, count: int, t: float) -> None:
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


@compiled_apart
def answer_together(
    bodies: Floats,
    notes: Ints,
    frame: Floats,
    bounce: Floats,
    log: Ints,
    ways: Floats,
    tally: Ints,
    pairs: Ints,
    count: int,
    t: float,
    flick_speed: float,
) -> None:
    """Answer several impacts of one instant and one approach speed by one simultaneous impulse."""
    contacts = np.empty((count, CONTACT_COLUMNS))
    for k in range(count):
        measure(bodies, notes, bounce, contacts[k], pairs[k, 0], pairs[k, 1], t, flick_speed)
        note_impact(bodies, frame, log, tally, contacts[k], pairs[k, 0], pairs[k, 1], t)
    solve_together(contacts, pairs, count)
    done = np.zeros(bodies.shape[1], dtype=np.bool_)
    along_x = np.empty(count)
    along_y = np.empty(count)
    for k in range(count):
        for end in range(2):
            i = pairs[k, end]
            if i < 0 or done[i] or bodies[INVERSE_MASS, i] == 0.0:
                continue
            done[i] = True
            terms = 0
            for m in range(count):
                if pairs[m, 0] == i or pairs[m, 1] == i:
                    sign = -1.0 if pairs[m, 0] == i else 1.0
                    change = sign * contacts[m, BLOW] * bodies[INVERSE_MASS, i]
                    along_x[terms] = change * contacts[m, NX]
                    along_y[terms] = change * contacts[m, NY]
                    terms += 1
            push(bodies, ways, tally, i, t, sum_by_size(along_x, terms), sum_by_size(along_y, terms))
