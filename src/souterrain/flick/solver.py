"""One shot from the flick to rest, contact by contact, and the entry that plays many.

The loop: find the earliest contact, answer it, predict anew for the discs it changed and for those that were bound to
meet them. Coming to rest is no event: it is part of a disc's way.

Order never depends on numbering. The earliest contact is answered first; contacts of one instant are answered by one
simultaneous impulse, and logged by their places. What that impulse brings about comes after it.

Here: the order of events. How each is answered is in `answer.py`, what is written down in `journal.py`, the door with
names and units in `shot.py` and `batch.py`.
"""

from typing import NamedTuple

import numpy as np

from souterrain.flick.answer import answer_one, collect, halt, leave, sort_by_place
from souterrain.flick.compiled import NONE, borrowed, compiled, compiled_apart, compiled_in_place, entry, stamp
from souterrain.flick.impact import CONTACT_COLUMNS
from souterrain.flick.journal import END_TIME, EVENT_LIMIT, EVENTS, MICRO, NANO, STATUS, log_way
from souterrain.flick.motion import (
    BODY_ROWS,
    CHANGED,
    FAR,
    FLOOR,
    FRESH,
    INSTANT,
    INVERSE_MASS,
    MATERIAL,
    MIDDLE_X,
    MIDDLE_Y,
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
    RIMS,
    SECOND,
    SIDE,
    SLOWING,
    SPIN,
    SPIN_END,
    TOUCH,
    UX,
    UY,
    WALL_BOUNCE,
    WALL_GRIP,
    WALLS,
    YIELD,
    Flags,
    Floats,
    Ints,
    meet_stopped,
    predict,
    set_off,
)
from souterrain.flick.roots import NEVER
from souterrain.flick.together import answer_fully

# A layout's row per body, as the door hands it in.
IN_X, IN_Y, IN_RADIUS, IN_INVERSE_MASS, IN_SLOWING, IN_WALL_BOUNCE, IN_WALL_GRIP, IN_MATERIAL = 0, 1, 2, 3, 4, 5, 6, 7
IN_COLUMNS = 8

JAM = 200
"""Discs that fill the room from wall to wall can bounce for ever in no time. So many contacts per body in one instant
are a jam: its discs stop. The longest chains of touching discs need a third of that."""


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

    The second half of `movers` holds the list of those discs.
    """
    stale = movers[bodies.shape[1] :]
    stales = 0
    for k in range(due):
        for end in range(2):
            i = pairs[k, end]
            if i >= 0 and bodies[INVERSE_MASS, i] > 0.0 and notes[i, FRESH] != CHANGED:
                notes[i, FRESH] = CHANGED
                stale[stales] = i
                stales += 1
    changed = stales
    kept = 0
    for m in range(count):
        i = movers[m]
        if notes[i, FRESH] != CHANGED:
            if bodies[REST_TIME, i] <= t:
                bodies[NEXT_TIME, i] = NEVER
                continue
            movers[kept] = i
            kept += 1
            j = notes[i, PARTNER]
            second = notes[i, SECOND]
            if (j >= 0 and notes[j, FRESH] == CHANGED) or (second >= 0 and notes[second, FRESH] == CHANGED):
                stale[stales] = i
                stales += 1
    for s in range(stales):
        i = stale[s]
        bodies[NEXT_TIME, i] = NEVER
        notes[i, FRESH] = NOBODY
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
def earliest(bodies: Floats, notes: Ints, movers: Ints, count: int) -> tuple[float, int, bool]:
    """The contact that comes next: its time, one of its discs, and whether it is the only one of its instant."""
    t = NEVER
    first = NOBODY
    for m in range(count):
        if bodies[NEXT_TIME, movers[m]] < t:
            first = movers[m]
            t = bodies[NEXT_TIME, first]
    alone = True
    for m in range(count):
        i = movers[m]
        if bodies[NEXT_TIME, i] <= t + INSTANT:
            # The same contact, seen by the other disc?
            same = i == first or (notes[i, PARTNER] == first and notes[first, PARTNER] == i)
            alone = alone and same and notes[i, SECOND] == NOBODY
    return t, first, alone


@compiled
def lose(
    bodies: Floats, left: Ints, frame: Floats, log: Ints, ways: Floats, tally: Ints, pairs: Ints, due: int, t: float
) -> int:
    """Take the discs off the board that cross an open edge now; returns how many edges were crossed."""
    lost = 0
    for k in range(due):
        j = pairs[k, 1]
        if j <= SIDE and frame[WALLS + SIDE - j] == 0.0:
            lost += 1
            if left[pairs[k, 0], 0] == 0:
                leave(bodies, left, frame, log, ways, tally, pairs[k, 0], SIDE - j, t)
    return lost


@compiled_apart
def jam(bodies: Floats, frame: Floats, ways: Floats, tally: Ints, pairs: Ints, due: int, t: float) -> None:
    """Stop the discs of these contacts."""
    for k in range(due):
        for end in range(2):
            i = pairs[k, end]
            if i >= 0 and bodies[INVERSE_MASS, i] > 0.0:
                halt(bodies, frame, ways, tally, i, t)


@compiled_in_place
def play_one(
    bodies: Floats,
    notes: Ints,
    frame: Floats,
    surfaces: Floats,
    size: int,
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
    delays: Floats,
    contact: Floats,
) -> None:
    """Play one shot on a table of resting bodies, of which the layout has `size`."""
    flick_speed = np.sqrt(vx * vx + vy * vy)
    smooth = frame[RIMS] == 0.0 and frame[YIELD] == 0.0 and frame[TOUCH] == 0.0
    instant = 0.0
    in_instant = 0
    x = bodies[REST_X, shooter]
    y = bodies[REST_Y, shooter]
    set_off(bodies, shooter, 0.0, x, y, vx, vy)
    log_way(ways, tally, bodies, shooter, 0.0, x, y, vx, vy, False)
    count = NONE
    predict(bodies, notes, frame, seen, movers, count, shooter, 0.0, tally[EVENTS])
    movers[0] = shooter
    count += 1
    while True:
        t, first, alone = earliest(bodies, notes, movers, count)
        if t == NEVER:
            break
        if tally[EVENTS] >= limit:
            tally[STATUS] |= EVENT_LIMIT
            for m in range(count):
                halt(bodies, frame, ways, tally, movers[m], t)
            break
        due = 1
        if alone:
            pairs[0, 0] = first
            pairs[0, 1] = notes[first, PARTNER]
        else:
            due = collect(bodies, notes, frame, movers, count, t, pairs)
            sort_by_place(bodies, pairs, delays, due, t)
        if t - instant > INSTANT:
            instant = t
            in_instant = 0
        in_instant += due
        # Discs that leave go first; other contacts of that instant are found again without them.
        if lose(bodies, left, frame, log, ways, tally, pairs, due, t) == 0:
            if in_instant > JAM * size:
                jam(bodies, frame, ways, tally, pairs, due, t)
            elif due == 1 and smooth:
                i, j = pairs[0, 0], pairs[0, 1]
                answer_one(bodies, notes, frame, surfaces, log, ways, tally, i, j, t, flick_speed)
            else:
                due = answer_fully(
                    bodies, notes, frame, surfaces, log, ways, tally, pairs, delays, contact, due, t, flick_speed
                )
        tally[EVENTS] += due
        count = renew(bodies, notes, frame, seen, movers, count, pairs, due, t, tally[EVENTS])


@compiled
def lay_out(rows: Floats, frame: Floats, bodies: Floats, notes: Ints) -> None:
    """Set up the table: every body at rest where the layout says, and nothing in the columns left over."""
    for i in range(rows.shape[0]):
        bodies[REST_X, i] = rows[i, IN_X]
        bodies[REST_Y, i] = rows[i, IN_Y]
        bodies[RADIUS, i] = rows[i, IN_RADIUS]
        bodies[SLOWING, i] = rows[i, IN_SLOWING]
        bodies[INVERSE_MASS, i] = rows[i, IN_INVERSE_MASS]
        bodies[WALL_BOUNCE, i] = rows[i, IN_WALL_BOUNCE]
        notes[i, MATERIAL] = np.int64(rows[i, IN_MATERIAL])
    for i in range(rows.shape[0], bodies.shape[1]):
        bodies[REST_X, i] = FAR
        bodies[REST_Y, i] = FAR
        bodies[RADIUS, i] = 0.0
    for i in range(bodies.shape[1]):
        bodies[REST_TIME, i] = -1.0
        bodies[UX, i] = 0.0
        bodies[UY, i] = 0.0
        bodies[NEXT_TIME, i] = NEVER
        notes[i, PARTNER] = NOBODY
        notes[i, SECOND] = NOBODY
        notes[i, FRESH] = NOBODY
    if frame[RIMS] > 0.0:
        for i in range(rows.shape[0]):
            bodies[FLOOR, i] = rows[i, IN_SLOWING]
            bodies[SPIN, i] = 0.0
            bodies[SPIN_END, i] = 0.0
            bodies[WALL_GRIP, i] = rows[i, IN_WALL_GRIP]


class Scratch(NamedTuple):
    """Tables to work in. Whoever calls the entry makes them, since what it made itself it would have to count."""

    floats: Floats
    ints: Ints
    flags: Flags


def scratch_for(bodies: int) -> Scratch:
    """Room enough for layouts of so many bodies."""
    floats = np.empty((BODY_ROWS + 4) * bodies + CONTACT_COLUMNS)
    return Scratch(floats, np.empty((NOTE_COLUMNS + 10) * bodies, dtype=np.int64), np.empty(bodies, dtype=np.bool_))


def build(text: int):  # type: ignore[no-untyped-def]  # what numba returns has no type worth writing
    """The entry, bound to the text it was compiled from."""

    @entry
    def play_many(
        rows: Floats,
        starts: Ints,
        frames: Floats,
        surfaces: Floats,
        plan: Ints,
        velocities: Floats,
        begin: int,
        end: int,
        limit: int,
        rest: Ints,
        log: Ints,
        ways: Floats,
        tally: Ints,
        floats: Floats,
        ints: Ints,
        flags: Flags,
    ) -> int:
        """Play the shots from `begin` up to `end`.

        `rows` holds the bodies of all layouts one after the other, layout l from `starts[l]` to `starts[l + 1]`. A row
        of `plan` is a shot's layout and its flicked body; velocities are in metres per second. `rest` receives, per
        body, the side it left by (from 1, or 0) and its place in micrometres. The last three are a `Scratch`.
        """
        rows = borrowed(rows)
        starts = borrowed(starts)
        frames = borrowed(frames)
        surfaces = borrowed(surfaces)
        plan = borrowed(plan)
        velocities = borrowed(velocities)
        rest = borrowed(rest)
        log = borrowed(log)
        ways = borrowed(ways)
        tally = borrowed(tally)
        floats = borrowed(floats)
        ints = borrowed(ints)
        flags = borrowed(flags)
        most = 0
        for layout in range(starts.shape[0] - 1):
            most = max(most, starts[layout + 1] - starts[layout])
        bodies = borrowed(floats[: BODY_ROWS * most].reshape((BODY_ROWS, most)))
        delays = borrowed(floats[BODY_ROWS * most : (BODY_ROWS + 4) * most])
        contact = borrowed(floats[(BODY_ROWS + 4) * most : (BODY_ROWS + 4) * most + CONTACT_COLUMNS])
        notes = borrowed(ints[: NOTE_COLUMNS * most].reshape((most, NOTE_COLUMNS)))
        pairs = borrowed(ints[NOTE_COLUMNS * most : (NOTE_COLUMNS + 8) * most].reshape((4 * most, 2)))
        movers = borrowed(ints[(NOTE_COLUMNS + 8) * most : (NOTE_COLUMNS + 10) * most])
        seen = borrowed(flags[:most])
        for s in range(begin, end):
            layout = plan[s, 0]
            count = starts[layout + 1] - starts[layout]
            frame = frames[layout]
            lay_out(rows[starts[layout] : starts[layout + 1]], frame, bodies, notes)
            tally[s, :] = 0
            rest[s, :, 0] = 0
            play_one(
                bodies,
                notes,
                frame,
                surfaces[layout],
                count,
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
                delays,
                contact,
            )
            last = 0.0
            for i in range(min(count, rest.shape[1])):
                if rest[s, i, 0] == 0:
                    rest[s, i, 1] = np.int64(frame[MIDDLE_X] + np.rint(bodies[REST_X, i] * MICRO + frame[ODD_X]))
                    rest[s, i, 2] = np.int64(frame[MIDDLE_Y] + np.rint(bodies[REST_Y, i] * MICRO + frame[ODD_Y]))
                    last = max(last, bodies[REST_TIME, i])
            if frame[RIMS] > 0.0:
                for i in range(min(count, rest.shape[1])):
                    if rest[s, i, 0] == 0:
                        last = max(last, bodies[SPIN_END, i])
            tally[s, END_TIME] = max(np.int64(np.rint(last * NANO)), tally[s, END_TIME])
        return text

    return play_many


play_many = build(stamp())
