"""One shot from the flick to rest, contact by contact, and the entry that plays many.

The loop: find the earliest contact, answer it, predict anew for the discs it changed and for those that were bound to
meet them. Coming to rest is no event: it is part of a disc's way.

Order never depends on numbering. The earliest contact is answered first; in the same instant the fastest; contacts
equal in both are answered by one simultaneous impulse, and logged by their places.

Here: the order of events and the log. The door with names and units is `shot.py`, many shots are in `batch.py`.
"""

import numpy as np

from souterrain.flick.compiled import compiled, compiled_apart, entry, stamp
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
from souterrain.flick.motion import (
    BODY_ROWS,
    FAR,
    FRESH,
    HALF_X,
    HALF_Y,
    INVERSE_MASS,
    MATERIAL,
    MIDDLE_X,
    MIDDLE_Y,
    NEXT_SPEED,
    NEXT_TIME,
    NOBODY,
    NOTE_COLUMNS,
    ODD_X,
    ODD_Y,
    PARTNER,
    RADIUS,
    REST_TIME,
    REST_X,
    REST_Y,
    SECOND,
    SIDE,
    SLOWING,
    UX,
    UY,
    WALL_BOUNCE,
    WALLS,
    Flags,
    Floats,
    Ints,
    meet_stopped,
    predict,
    set_off,
    state_at,
)
from souterrain.flick.roots import NEVER

# A layout's row per body, as the door hands it in.
IN_X, IN_Y, IN_RADIUS, IN_INVERSE_MASS, IN_SLOWING, IN_WALL_BOUNCE, IN_MATERIAL = 0, 1, 2, 3, 4, 5, 6
IN_COLUMNS = 7

# A logged contact, all whole numbers: nanoseconds, kind, bodies or side, micrometres per second, micrometres.
LOG_TIME, LOG_KIND, LOG_FIRST, LOG_SECOND, LOG_SPEED, LOG_X, LOG_Y = 0, 1, 2, 3, 4, 5, 6
LOG_COLUMNS = 7
DISC, POST, WALL, EXIT = 0, 1, 2, 3

# A logged stretch of a way: body, time, place, velocity, in SI.
WAY_BODY, WAY_TIME, WAY_X, WAY_Y, WAY_VX, WAY_VY = 0, 1, 2, 3, 4, 5
WAY_COLUMNS = 6

# A shot's tally.
CONTACTS, STRETCHES, STATUS, END_TIME, EVENTS = 0, 1, 2, 3, 4
TALLY_COLUMNS = 5
EVENT_LIMIT, LOG_FULL, WAYS_FULL = 1, 2, 4

NANO, MICRO = 1e9, 1e6

JAM = 200
"""Discs that fill the room from wall to wall can bounce for ever in no time. So many contacts per body in one instant
are a jam: its discs stop. The longest chains of touching discs need a third of that."""
INSTANT = 1e-9


@compiled
def log_way(ways: Floats, tally: Ints, i: int, t: float, x: float, y: float, vx: float, vy: float) -> None:
    """Note the start of a stretch; a log without room is one nobody wants."""
    at = tally[STRETCHES]
    if at < ways.shape[0]:
        ways[at, WAY_BODY] = i
        ways[at, WAY_TIME] = t
        ways[at, WAY_X] = x
        ways[at, WAY_Y] = y
        ways[at, WAY_VX] = vx
        ways[at, WAY_VY] = vy
        tally[STRETCHES] += 1
    elif ways.shape[0] > 0:
        tally[STATUS] |= WAYS_FULL


@compiled
def log_contact(
    log: Ints,
    tally: Ints,
    frame: Floats,
    t: float,
    kind: int,
    first: int,
    second: int,
    speed: float,
    x: float,
    y: float,
) -> None:
    """Note a contact in whole numbers, or that there was no room for it.

    Places are rounded from the middle of the board outward, so that mirrored places stay mirrored.
    """
    at = tally[CONTACTS]
    if at >= log.shape[0]:
        tally[STATUS] |= LOG_FULL
        return
    log[at, LOG_TIME] = np.int64(np.rint(t * NANO))
    log[at, LOG_KIND] = kind
    log[at, LOG_FIRST] = first
    log[at, LOG_SECOND] = second
    log[at, LOG_SPEED] = np.int64(np.rint(speed * MICRO))
    log[at, LOG_X] = np.int64(frame[MIDDLE_X] + np.rint(x * MICRO + frame[ODD_X]))
    log[at, LOG_Y] = np.int64(frame[MIDDLE_Y] + np.rint(y * MICRO + frame[ODD_Y]))
    tally[CONTACTS] += 1


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


@compiled
def renew(
    bodies: Floats,
    notes: Ints,
    frame: Floats,
    seen: Flags,
    movers: Ints,
    count: int,
    pairs: Ints,
    due: int,
    t: float,
    turn: int,
) -> int:
    """Predict anew for the discs of the answered contacts and for those bound to meet them; returns how many now slide.

    The second half of `movers` holds the list of those discs; a next speed below zero marks the ones that were changed.
    """
    stale = movers[bodies.shape[1] :]
    stales = 0
    for k in range(due):
        for end in range(2):
            i = pairs[k, end]
            if i >= 0 and bodies[INVERSE_MASS, i] > 0.0 and bodies[NEXT_SPEED, i] >= 0.0:
                bodies[NEXT_SPEED, i] = -1.0
                stale[stales] = i
                stales += 1
    changed = stales
    kept = 0
    for m in range(count):
        i = movers[m]
        if bodies[NEXT_SPEED, i] >= 0.0:
            if bodies[REST_TIME, i] <= t:
                bodies[NEXT_TIME, i] = NEVER
                continue
            movers[kept] = i
            kept += 1
            j = notes[i, PARTNER]
            second = notes[i, SECOND]
            if (j >= 0 and bodies[NEXT_SPEED, j] < 0.0) or (second >= 0 and bodies[NEXT_SPEED, second] < 0.0):
                stale[stales] = i
                stales += 1
    for s in range(stales):
        i = stale[s]
        bodies[NEXT_TIME, i] = NEVER
        bodies[NEXT_SPEED, i] = 0.0
        notes[i, PARTNER] = NOBODY
        notes[i, SECOND] = NOBODY
        if s < changed and bodies[REST_TIME, i] > t:
            movers[kept] = i
            kept += 1
    for s in range(stales):
        i = stale[s]
        if bodies[REST_TIME, i] > t:
            predict(bodies, notes, frame, seen, movers, kept, i, t, turn)
        elif s < changed:
            # Stopped dead: those that slide did not expect it to lie here.
            for m in range(kept):
                meet_stopped(bodies, notes, movers[m], i, t)
    return kept


@compiled
def play_one(
    bodies: Floats,
    notes: Ints,
    frame: Floats,
    bounce: Floats,
    shooter: int,
    vx: float,
    vy: float,
    limit: int,
    left: Ints,
    log: Ints,
    ways: Floats,
    tally: Ints,
    seen: Flags,
    movers: Ints,
    pairs: Ints,
    contact: Floats,
) -> None:
    """Play one shot on a table of resting bodies."""
    flick_speed = np.sqrt(vx * vx + vy * vy)
    instant = 0.0
    in_instant = 0
    x = bodies[REST_X, shooter]
    y = bodies[REST_Y, shooter]
    set_off(bodies, shooter, 0.0, x, y, vx, vy)
    log_way(ways, tally, shooter, 0.0, x, y, vx, vy)
    predict(bodies, notes, frame, seen, movers, 0, shooter, 0.0, 0)
    movers[0] = shooter
    count = 1
    while True:
        t = NEVER
        speed = -1.0
        first = NOBODY
        alone = True
        for m in range(count):
            i = movers[m]
            if bodies[NEXT_TIME, i] < t or (bodies[NEXT_TIME, i] == t and bodies[NEXT_SPEED, i] > speed):
                t = bodies[NEXT_TIME, i]
                speed = bodies[NEXT_SPEED, i]
                first = i
                alone = notes[i, SECOND] == NOBODY
            elif t != NEVER and bodies[NEXT_TIME, i] == t and bodies[NEXT_SPEED, i] == speed:
                alone = (
                    alone and notes[i, PARTNER] == first and notes[first, PARTNER] == i and notes[i, SECOND] == NOBODY
                )
        if t == NEVER:
            break
        if tally[EVENTS] >= limit:
            tally[STATUS] |= EVENT_LIMIT
            for m in range(count):
                halt(bodies, ways, tally, movers[m], t)
            break
        due = 1
        if alone:
            pairs[0, 0] = first
            pairs[0, 1] = notes[first, PARTNER]
        else:
            due = collect(bodies, notes, movers, count, t, speed, pairs)
            sort_by_place(bodies, pairs, due, t)
        # A disc whose centre crosses an open edge is gone; its other contacts of that instant go with it.
        impacts = 0
        for k in range(due):
            i = pairs[k, 0]
            j = pairs[k, 1]
            if j <= SIDE and frame[WALLS + SIDE - j] == 0.0:
                if left[i, 0] == 0:
                    leave(bodies, left, frame, log, ways, tally, i, SIDE - j, t)
            else:
                impacts += 1
        if t - instant > INSTANT:
            instant = t
            in_instant = 0
        in_instant += due
        if impacts == due:
            if in_instant > JAM * bodies.shape[1]:
                for k in range(due):
                    halt(bodies, ways, tally, pairs[k, 0], t)
                    if pairs[k, 1] >= 0 and bodies[INVERSE_MASS, pairs[k, 1]] > 0.0:
                        halt(bodies, ways, tally, pairs[k, 1], t)
            elif due == 1:
                answer_one(bodies, notes, frame, bounce, log, ways, tally, contact, first, pairs[0, 1], t, flick_speed)
            else:
                answer_together(bodies, notes, frame, bounce, log, ways, tally, pairs, due, t, flick_speed)
        tally[EVENTS] += due
        count = renew(bodies, notes, frame, seen, movers, count, pairs, due, t, tally[EVENTS])


@compiled
def lay_out(rows: Floats, bodies: Floats, notes: Ints) -> None:
    """Set up the table: every body at rest where the layout says, and nothing in the columns left over."""
    for i in range(bodies.shape[1]):
        bodies[REST_TIME, i] = -1.0
        bodies[UX, i] = 0.0
        bodies[UY, i] = 0.0
        bodies[NEXT_TIME, i] = NEVER
        bodies[NEXT_SPEED, i] = 0.0
        bodies[REST_X, i] = FAR
        bodies[REST_Y, i] = FAR
        bodies[RADIUS, i] = 0.0
        notes[i, PARTNER] = NOBODY
        notes[i, SECOND] = NOBODY
        notes[i, FRESH] = NOBODY
    for i in range(rows.shape[0]):
        bodies[REST_X, i] = rows[i, IN_X]
        bodies[REST_Y, i] = rows[i, IN_Y]
        bodies[RADIUS, i] = rows[i, IN_RADIUS]
        bodies[SLOWING, i] = rows[i, IN_SLOWING]
        bodies[INVERSE_MASS, i] = rows[i, IN_INVERSE_MASS]
        bodies[WALL_BOUNCE, i] = rows[i, IN_WALL_BOUNCE]
        notes[i, MATERIAL] = np.int64(rows[i, IN_MATERIAL])


def build(text: int):  # type: ignore[no-untyped-def]  # what numba returns has no type worth writing
    """The entry, bound to the text it was compiled from."""

    @entry
    def play_many(
        rows: Floats,
        starts: Ints,
        frames: Floats,
        bounces: Floats,
        plan: Ints,
        velocities: Floats,
        begin: int,
        end: int,
        limit: int,
        rest: Ints,
        log: Ints,
        ways: Floats,
        tally: Ints,
    ) -> int:
        """Play the shots from `begin` up to `end`.

        `rows` holds the bodies of all layouts one after the other, layout l from `starts[l]` to `starts[l + 1]`. A row
        of `plan` is a shot's layout and its flicked body; velocities are in metres per second. `rest` receives, per
        body, the side it left by (from 1, or 0) and its place in micrometres.
        """
        most = 0
        for layout in range(starts.shape[0] - 1):
            most = max(most, starts[layout + 1] - starts[layout])
        bodies = np.empty((BODY_ROWS, most))
        notes = np.empty((most, NOTE_COLUMNS), dtype=np.int64)
        seen = np.empty(most, dtype=np.bool_)
        movers = np.empty(2 * most, dtype=np.int64)
        pairs = np.empty((2 * most, 2), dtype=np.int64)
        contact = np.empty(CONTACT_COLUMNS)
        for s in range(begin, end):
            layout = plan[s, 0]
            count = starts[layout + 1] - starts[layout]
            frame = frames[layout]
            lay_out(rows[starts[layout] : starts[layout + 1]], bodies, notes)
            tally[s, :] = 0
            rest[s, :, 0] = 0
            play_one(
                bodies,
                notes,
                frame,
                bounces[layout],
                plan[s, 1],
                velocities[s, 0],
                velocities[s, 1],
                limit,
                rest[s],
                log[s],
                ways[s],
                tally[s],
                seen,
                movers,
                pairs,
                contact,
            )
            last = 0.0
            for i in range(min(count, rest.shape[1])):
                if rest[s, i, 0] == 0:
                    rest[s, i, 1] = np.int64(frame[MIDDLE_X] + np.rint(bodies[REST_X, i] * MICRO + frame[ODD_X]))
                    rest[s, i, 2] = np.int64(frame[MIDDLE_Y] + np.rint(bodies[REST_Y, i] * MICRO + frame[ODD_Y]))
                    last = max(last, bodies[REST_TIME, i])
            tally[s, END_TIME] = max(np.int64(np.rint(last * NANO)), tally[s, END_TIME])
        return text

    return play_many


play_many = build(stamp())
