"""How several contacts are answered at once, and single ones where wood is more than smooth: it may grip, yield and take its time.

Here: one instant. A single impact between smooth rims is answered in `answer.py`.
"""

import numpy as np

from souterrain.flick.answer import note_impact, note_wall, side_normal, sort_by_place
from souterrain.flick.blend import MOST, bring, gather, solve_blended, sort_by_delay
from souterrain.flick.compiled import compiled_apart
from souterrain.flick.impact import (
    BLOW,
    BOUNCE,
    CLOSING,
    CONTACT_COLUMNS,
    FIRST_SHARE,
    GRIP,
    NX,
    NY,
    PARTING,
    RUB,
    SECOND_SHARE,
    SLIP,
    parting_speed,
    softened,
    solve_together,
    sum_by_size,
)
from souterrain.flick.journal import MICRO, log_way
from souterrain.flick.motion import (
    INVERSE_MASS,
    MATERIAL,
    NOBODY,
    RADIUS,
    RIMS,
    SIDE,
    TOUCH,
    UX,
    UY,
    WALL_BOUNCE,
    WALL_GRIP,
    YIELD,
    Floats,
    Ints,
    set_off,
    set_turning,
    spin_at,
    state_at,
)
from souterrain.flick.rub import rub_of, solve_rubs

DEAD = 1e-12
"""Several blows that stop a disc dead leave it a rounding error; below this share of the flick's speed it stands still."""


@compiled_apart
def measure(
    bodies: Floats,
    notes: Ints,
    frame: Floats,
    surfaces: Floats,
    contact: Floats,
    i: int,
    j: int,
    t: float,
    flick_speed: float,
) -> None:
    """Fill in a contact's normal, from the first body to the second, its approach speed and the speed it parts with.

    Where rims grip, also how fast the first one's slips past the second's, to the left of the normal.
    """
    x, y, speed = state_at(bodies, i, t)
    vx = speed * bodies[UX, i]
    vy = speed * bodies[UY, i]
    contact[FIRST_SHARE] = bodies[INVERSE_MASS, i]
    contact[SECOND_SHARE] = 0.0
    contact[GRIP] = 0.0
    contact[SLIP] = 0.0
    if j <= SIDE:
        contact[NX], contact[NY] = side_normal(SIDE - j)
        contact[BOUNCE] = bodies[WALL_BOUNCE, i]
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
        contact[BOUNCE] = surfaces[0, notes[i, MATERIAL], notes[j, MATERIAL]]
    contact[CLOSING] = max(vx * contact[NX] + vy * contact[NY], 0.0)
    bounce = softened(contact[BOUNCE], contact[CLOSING], frame[YIELD])
    contact[PARTING] = parting_speed(contact[CLOSING], bounce, flick_speed, contact[SECOND_SHARE] > 0.0)
    if frame[RIMS] > 0.0:
        rims = spin_at(bodies, i, t) * bodies[RADIUS, i]
        if j <= SIDE:
            contact[GRIP] = bodies[WALL_GRIP, i]
        else:
            contact[GRIP] = surfaces[1, notes[i, MATERIAL], notes[j, MATERIAL]]
            rims += spin_at(bodies, j, t) * bodies[RADIUS, j]
        contact[SLIP] = vy * contact[NX] - vx * contact[NY] + rims


@compiled_apart
def note_contact(
    bodies: Floats, frame: Floats, log: Ints, tally: Ints, contact: Floats, i: int, j: int, t: float
) -> None:
    """Log an impact that was measured."""
    x, y, speed = state_at(bodies, i, t)
    nx = contact[NX]
    ny = contact[NY]
    if j <= SIDE:
        note_wall(bodies, frame, log, tally, i, SIDE - j, t, nx, ny, contact[CLOSING], x, y)
    else:
        bx, by, b_speed = state_at(bodies, j, t)
        note_impact(bodies, frame, log, tally, i, j, t, nx, ny, contact[CLOSING], x, y, speed, bx, by, b_speed)


@compiled_apart
def note_all(
    bodies: Floats, frame: Floats, log: Ints, tally: Ints, contacts: Floats, pairs: Ints, count: int, t: float
) -> None:
    """Log the impacts of one instant, the fastest first by the speeds that the log shows; equals as they stand.

    Those that were blended stand by their times already; and what was to come a little later may not come at all.
    """
    noted = np.zeros(count, dtype=np.bool_)
    for _ in range(count):
        best = NOBODY
        for k in range(count):
            if not noted[k] and (
                best == NOBODY
                or (
                    frame[TOUCH] == 0.0
                    and np.rint(contacts[k, CLOSING] * MICRO) > np.rint(contacts[best, CLOSING] * MICRO)
                )
            ):
                best = k
        noted[best] = True
        if frame[TOUCH] == 0.0 or contacts[best, BLOW] > 0.0:
            note_contact(bodies, frame, log, tally, contacts[best], pairs[best, 0], pairs[best, 1], t)


@compiled_apart
def push_fully(
    bodies: Floats,
    frame: Floats,
    ways: Floats,
    tally: Ints,
    i: int,
    t: float,
    dvx: float,
    dvy: float,
    dspin: float,
    dead: float,
) -> None:
    """Change a disc's velocity and spin at time t; slower than `dead` it stands still."""
    x, y, speed = state_at(bodies, i, t)
    vx = speed * bodies[UX, i] + dvx
    vy = speed * bodies[UY, i] + dvy
    if abs(vx) + abs(vy) < dead:
        vx = 0.0
        vy = 0.0
    if frame[RIMS] > 0.0:
        set_turning(bodies, i, t, x, y, vx, vy, spin_at(bodies, i, t) + dspin)
    else:
        set_off(bodies, i, t, x, y, vx, vy)
    log_way(ways, tally, bodies, i, t, x, y, vx, vy, frame[RIMS] > 0.0)


@compiled_apart
def rub_one(
    bodies: Floats, frame: Floats, ways: Floats, tally: Ints, contact: Floats, i: int, j: int, t: float
) -> None:
    """Give the blows of a single impact."""
    nx = contact[NX]
    ny = contact[NY]
    shares = contact[FIRST_SHARE] + contact[SECOND_SHARE]
    blow = (contact[CLOSING] + contact[PARTING]) / shares
    rub = rub_of(contact[SLIP], shares, contact[GRIP] * blow)
    along_x = blow * nx - rub * ny
    along_y = blow * ny + rub * nx
    share = contact[FIRST_SHARE]
    push_fully(
        bodies,
        frame,
        ways,
        tally,
        i,
        t,
        -share * along_x,
        -share * along_y,
        -2.0 * rub * share / bodies[RADIUS, i],
        0.0,
    )
    share = contact[SECOND_SHARE]
    if share > 0.0:
        push_fully(
            bodies,
            frame,
            ways,
            tally,
            j,
            t,
            share * along_x,
            share * along_y,
            -2.0 * rub * share / bodies[RADIUS, j],
            0.0,
        )


@compiled_apart
def answer_together(
    bodies: Floats,
    notes: Ints,
    frame: Floats,
    surfaces: Floats,
    log: Ints,
    ways: Floats,
    tally: Ints,
    pairs: Ints,
    delays: Floats,
    count: int,
    t: float,
    flick_speed: float,
) -> None:
    """Answer several impacts by one simultaneous impulse, or by the blend that their delays ask for."""
    contacts = np.zeros((count, CONTACT_COLUMNS))
    for k in range(count):
        measure(bodies, notes, frame, surfaces, contacts[k], pairs[k, 0], pairs[k, 1], t, flick_speed)
    if frame[TOUCH] > 0.0:
        grips = frame[RIMS] > 0.0
        solve_blended(contacts, pairs, delays, count, frame[TOUCH], grips, frame[YIELD], flick_speed)
    else:
        solve_together(contacts, pairs, count)
        if frame[RIMS] > 0.0:
            solve_rubs(contacts, pairs, count)
    note_all(bodies, frame, log, tally, contacts, pairs, count, t)
    done = np.zeros(bodies.shape[1], dtype=np.bool_)
    along_x = np.empty(count)
    along_y = np.empty(count)
    around = np.empty(count)
    for k in range(count):
        for end in range(2):
            i = pairs[k, end]
            if i < 0 or done[i] or bodies[INVERSE_MASS, i] == 0.0:
                continue
            done[i] = True
            share = bodies[INVERSE_MASS, i]
            terms = 0
            for m in range(count):
                if pairs[m, 0] == i or pairs[m, 1] == i:
                    sign = -1.0 if pairs[m, 0] == i else 1.0
                    change = sign * contacts[m, BLOW] * share
                    aside = sign * contacts[m, RUB] * share
                    along_x[terms] = change * contacts[m, NX] - aside * contacts[m, NY]
                    along_y[terms] = change * contacts[m, NY] + aside * contacts[m, NX]
                    around[terms] = -2.0 * contacts[m, RUB] * share / bodies[RADIUS, i]
                    terms += 1
            dvx = sum_by_size(along_x, terms)
            dvy = sum_by_size(along_y, terms)
            push_fully(bodies, frame, ways, tally, i, t, dvx, dvy, sum_by_size(around, terms), DEAD * flick_speed)


@compiled_apart
def blend(
    bodies: Floats,
    notes: Ints,
    frame: Floats,
    surfaces: Floats,
    pairs: Ints,
    delays: Floats,
    contact: Floats,
    count: int,
    t: float,
    flick_speed: float,
) -> int:
    """Make of the contacts of an instant the fastest and those that begin while it lasts; returns how many these are."""
    fastest = 0
    speed = -1.0
    for k in range(count):
        measure(bodies, notes, frame, surfaces, contact, pairs[k, 0], pairs[k, 1], t, flick_speed)
        if contact[CLOSING] > speed:
            fastest = k
            speed = contact[CLOSING]
    i = pairs[fastest, 0]
    j = pairs[fastest, 1]
    pairs[0, 0] = i
    pairs[0, 1] = j
    found = gather(bodies, frame, pairs, delays, t)
    if found > 1:
        sort_by_place(bodies, pairs, delays, found, t)
        for k in range(found):
            if pairs[k, 0] == i and pairs[k, 1] == j:
                bring(pairs, delays, k, 0)
        sort_by_delay(pairs, delays, found)
    return min(found, MOST)


@compiled_apart
def answer_fully(
    bodies: Floats,
    notes: Ints,
    frame: Floats,
    surfaces: Floats,
    log: Ints,
    ways: Floats,
    tally: Ints,
    pairs: Ints,
    delays: Floats,
    contact: Floats,
    count: int,
    t: float,
    flick_speed: float,
) -> int:
    """Answer the contacts of an instant, and those that begin while it lasts; returns how many there were."""
    if frame[TOUCH] > 0.0:
        count = blend(bodies, notes, frame, surfaces, pairs, delays, contact, count, t, flick_speed)
    if count == 1:
        i = pairs[0, 0]
        j = pairs[0, 1]
        measure(bodies, notes, frame, surfaces, contact, i, j, t, flick_speed)
        note_contact(bodies, frame, log, tally, contact, i, j, t)
        rub_one(bodies, frame, ways, tally, contact, i, j, t)
    else:
        answer_together(bodies, notes, frame, surfaces, log, ways, tally, pairs, delays, count, t, flick_speed)
    return count
