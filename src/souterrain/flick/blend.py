"""Wood that touches for a while: contacts that overlap in time are blended between one impulse and one after the other.

Real rims press on each other for some fifty microseconds. A contact that begins while another lasts is neither
simultaneous with it nor a thing of its own. So, when a contact is answered, those that its discs would make within the
contact time are answered with it. They may come one after the other or several at once: each of these courses has a
share, which shifts evenly from all at once, for the same instant, to one by one, for contacts a contact time apart; the blows are
the mean. Masses on springs do nearly the same. So the outcome of a shot does not jump where two contacts change their
order, and ties need no tolerance.

Contacts of which one is more than ten times slower than the other are at once the less, the slower it is: a disc that is only
just grazed does not hold another back.

Not modelled: that heavy discs touch longer, and fast ones less long. A contact that is answered early, at most by the
contact time, is answered from where its discs are then.
"""

import numpy as np

from souterrain.flick.compiled import NONE, compiled, compiled_apart
from souterrain.flick.impact import (
    BLOW,
    BOUNCE,
    CLOSING,
    CONTACT_COLUMNS,
    MEAN_BLOW,
    MEAN_PACE,
    MEAN_RUB,
    NOW,
    NOW_SLIP,
    NX,
    NY,
    PACE,
    PARTING,
    RUB,
    SECOND_SHARE,
    SLIP,
    coupling,
    parting_speed,
    shared,
    softened,
    solve_together,
    sum_by_size,
)
from souterrain.flick.motion import (
    GRAZE,
    HALF_X,
    HALF_Y,
    INSTANT,
    INVERSE_MASS,
    NOBODY,
    RADIUS,
    REST_TIME,
    REST_X,
    REST_Y,
    SIDE,
    SLOWING,
    TOUCH,
    UX,
    UY,
    WALLS,
    Floats,
    Ints,
    apart,
    state_at,
)
from souterrain.flick.roots import NEVER, first_touch
from souterrain.flick.rub import solve_rubs, turning

FADE = 10.0
"""Contacts whose speeds differ by more than this factor are less at once than their times say."""
MOST = 5
"""So many contacts are answered together, the earliest; the others come in their own time. Courses double with each."""


@compiled
def along_ray(gap: float, toward: float, speed: float, slowing: float) -> tuple[float, float]:
    """When a disc has slid `gap / toward`, and how fast it is then; NEVER if it stops before."""
    way = gap / toward if gap > 0.0 else 0.0
    left = speed * speed - 2.0 * slowing * way
    if left <= 0.0:
        return NEVER, 0.0
    then = np.sqrt(left)
    return float(2.0 * way / (speed + then)), float(then)


@compiled_apart
def delay_of(bodies: Floats, frame: Floats, i: int, j: int, t: float) -> tuple[float, float]:
    """How long after time t this disc meets that body or wall as both slide now, and how fast; NEVER if not soon."""
    x, y, speed = state_at(bodies, i, t)
    if j <= SIDE:
        side = SIDE - j
        sign = 1.0 if side % 2 == 1 else -1.0
        toward = sign * (bodies[UX, i] if side < 2 else bodies[UY, i])
        if frame[WALLS + side] == 0.0 or speed == 0.0 or toward <= 0.0:
            return NEVER, 0.0
        half = frame[HALF_X] if side < 2 else frame[HALF_Y]
        gap = half - bodies[RADIUS, i] - sign * (x if side < 2 else y)
        delay, then = along_ray(gap, toward, speed, bodies[SLOWING, i])
        return delay, then * toward
    bx, by, b_speed = state_at(bodies, j, t)
    dx = bx - x
    dy = by - y
    reach = bodies[RADIUS, i] + bodies[RADIUS, j]
    distance = np.sqrt(dx * dx + dy * dy)
    if distance - reach > frame[TOUCH] * (speed + b_speed):
        return NEVER, 0.0
    if speed > 0.0 and b_speed > 0.0:
        end = min(bodies[REST_TIME, i], bodies[REST_TIME, j]) - t
        c0, c1, c2, c3, c4 = apart(bodies, i, j, x, y, speed, bx, by, b_speed)
        delay = first_touch(c0, c1, c2, c3, c4, end, min(end, frame[TOUCH]))
        if delay == NEVER:
            return NEVER, 0.0
        slope = ((4.0 * c4 * delay + 3.0 * c3) * delay + 2.0 * c2) * delay + c1
        return delay, max(-slope / (2.0 * reach), 0.0)
    if b_speed > 0.0:
        i = j
        speed = b_speed
        dx = -dx
        dy = -dy
    along = dx * bodies[UX, i] + dy * bodies[UY, i]
    across = dx * bodies[UY, i] - dy * bodies[UX, i]
    if speed == 0.0 or along <= GRAZE * distance or abs(across) >= reach:
        return NEVER, 0.0
    gap = (distance - reach) * (distance + reach)
    if gap <= 0.0:
        return 0.0, speed * along / distance
    depth = np.sqrt((reach - across) * (reach + across))
    if depth <= GRAZE * reach:
        return NEVER, 0.0
    delay, then = along_ray(gap, along + depth, speed, bodies[SLOWING, i])
    return delay, then * depth / reach


@compiled
def enlist(pairs: Ints, found: int, i: int, j: int) -> int:
    """Add a contact to the list unless it stands there; returns how many stand there now."""
    for k in range(found):
        if (pairs[k, 0] == i and pairs[k, 1] == j) or (pairs[k, 0] == j and pairs[k, 1] == i):
            return found
    pairs[found, 0] = i
    pairs[found, 1] = j
    return found + 1


@compiled_apart
def gather(bodies: Floats, frame: Floats, pairs: Ints, delays: Floats, t: float) -> int:
    """Add to the first contact of the list those that begin while it lasts, with their delays; returns how many there are."""
    delays[0] = 0.0
    found = NONE + 1
    k = 0
    while k < found:
        for end in range(2):
            i = pairs[k, end]
            if i < 0 or bodies[INVERSE_MASS, i] == 0.0:
                continue
            x, y, speed = state_at(bodies, i, t)
            for j in range(SIDE - 3, bodies.shape[1]):
                if j >= 0 and bodies[REST_TIME, j] <= t:
                    # Nearly all bodies leave here.
                    dx = bodies[REST_X, j] - x
                    dy = bodies[REST_Y, j] - y
                    near = bodies[RADIUS, i] + bodies[RADIUS, j] + 1.001 * frame[TOUCH] * speed
                    if dx * dx + dy * dy > near * near:
                        continue
                if j != i and j != NOBODY and found < pairs.shape[0]:
                    delay, closing = delay_of(bodies, frame, i, j, t)
                    if delay < frame[TOUCH] and closing > 0.0:
                        known = found
                        found = enlist(pairs, found, i, j)
                        if found > known:
                            delays[known] = delay if delay > INSTANT else 0.0
        k += 1
    return found


@compiled
def bring(pairs: Ints, delays: Floats, k: int, to: int) -> None:
    """Move contact k forward in the list; those between keep their order."""
    a = pairs[k, 0]
    b = pairs[k, 1]
    delay = delays[k]
    for m in range(k, to, -1):
        pairs[m, 0] = pairs[m - 1, 0]
        pairs[m, 1] = pairs[m - 1, 1]
        delays[m] = delays[m - 1]
    pairs[to, 0] = a
    pairs[to, 1] = b
    delays[to] = delay


@compiled_apart
def sort_by_delay(pairs: Ints, delays: Floats, count: int) -> None:
    """Order all contacts but the first by their delays; equals keep their order."""
    for k in range(2, count):
        to = k
        while to > 1 and delays[to - 1] > delays[k]:
            to -= 1
        bring(pairs, delays, k, to)


@compiled
def share_at_once(contacts: Floats, delays: Floats, a: int, k: int, touch: float) -> float:
    """How much contact k is at once with contact a, by their times and their speeds."""
    first = contacts[a, NOW]
    speed = contacts[k, NOW]
    if speed <= 0.0:
        return 0.0
    alike = min(1.0, FADE * min(first / speed, speed / first))
    return float(max(0.0, 1.0 - (delays[k] - delays[a]) / touch) * alike)


@compiled_apart
def answer_block(
    contacts: Floats,
    pairs: Ints,
    part: Floats,
    part_pairs: Ints,
    a: int,
    b: int,
    grips: bool,
    yields: float,
    flick_speed: float,
) -> None:
    """Find the blows of the contacts from a up to b, all at once; those that no longer close get none."""
    size = NONE
    for k in range(a, b):
        contacts[k, PACE] = max(contacts[k, NOW], 0.0)
        if contacts[k, NOW] > 0.0:
            for column in range(CONTACT_COLUMNS):
                part[size, column] = contacts[k, column]
            bounce = softened(contacts[k, BOUNCE], contacts[k, NOW], yields)
            movable = contacts[k, SECOND_SHARE] > 0.0
            part[size, CLOSING] = contacts[k, NOW]
            part[size, PARTING] = parting_speed(contacts[k, NOW], bounce, flick_speed, movable)
            part[size, SLIP] = contacts[k, NOW_SLIP]
            part_pairs[size, 0] = pairs[k, 0]
            part_pairs[size, 1] = pairs[k, 1]
            size += 1
    solve_together(part, part_pairs, size)
    if grips:
        solve_rubs(part, part_pairs, size)
    size = NONE
    for k in range(a, b):
        contacts[k, BLOW] = 0.0
        contacts[k, RUB] = 0.0
        if contacts[k, NOW] > 0.0:
            contacts[k, BLOW] = part[size, BLOW]
            contacts[k, RUB] = part[size, RUB] if grips else 0.0
            size += 1


@compiled_apart
def feel_block(contacts: Floats, pairs: Ints, terms: Floats, a: int, b: int, count: int) -> None:
    """Let all contacts feel the blows of those from a up to b: what closes how fast, and what slips."""
    for k in range(count):
        for m in range(a, b):
            across = contacts[k, NX] * contacts[m, NY] - contacts[k, NY] * contacts[m, NX]
            share = shared(contacts, pairs, k, m)
            opened = coupling(contacts, pairs, k, m) * contacts[m, BLOW] - share * across * contacts[m, RUB]
            terms[m - a] = -opened
            terms[count + m - a] = (
                -share * across * contacts[m, BLOW] - turning(contacts, pairs, k, m) * contacts[m, RUB]
            )
        contacts[k, NOW] += sum_by_size(terms[:count], b - a)
        contacts[k, NOW_SLIP] += sum_by_size(terms[count:], b - a)


@compiled_apart
def solve_blended(
    contacts: Floats,
    pairs: Ints,
    delays: Floats,
    count: int,
    touch: float,
    grips: bool,
    yields: float,
    flick_speed: float,
) -> None:
    """Fill in the mean blows over all courses, and the mean approach speeds.

    A course is a way to cut the list into blocks that are answered at once, one block after the other. A block goes on with its
    next contact by the share that this and all before it are at once with the block's first.
    """
    part = np.empty((count, CONTACT_COLUMNS))
    part_pairs = np.empty((count, 2), dtype=np.int64)
    terms = np.empty(2 * count)
    for k in range(count):
        contacts[k, MEAN_BLOW] = 0.0
        contacts[k, MEAN_RUB] = 0.0
        contacts[k, MEAN_PACE] = 0.0
    for course in range(1 << (count - 1)):
        for k in range(count):
            contacts[k, NOW] = contacts[k, CLOSING]
            contacts[k, NOW_SLIP] = contacts[k, SLIP]
        share = 1.0
        a = NONE
        while a < count and share > 0.0:
            b = a + 1
            # Bit k says that contact k + 1 goes on with the block of contact k.
            while b < count and (course >> (b - 1)) & 1 == 1:
                b += 1
            if contacts[a, NOW] > 0.0:
                at_once = 1.0
                for k in range(a + 1, b):
                    at_once = min(at_once, share_at_once(contacts, delays, a, k, touch))
                beyond = min(at_once, share_at_once(contacts, delays, a, b, touch)) if b < count else 0.0
                share *= at_once - beyond
            elif b > a + 1:
                # It is over before it begins, so nothing is at once with it.
                share = 0.0
            if share > 0.0:
                answer_block(contacts, pairs, part, part_pairs, a, b, grips, yields, flick_speed)
                feel_block(contacts, pairs, terms, a, b, count)
            a = b
        if share > 0.0:
            for k in range(count):
                contacts[k, MEAN_BLOW] += share * contacts[k, BLOW]
                contacts[k, MEAN_RUB] += share * contacts[k, RUB]
                contacts[k, MEAN_PACE] += share * contacts[k, PACE]
    for k in range(count):
        contacts[k, BLOW] = contacts[k, MEAN_BLOW]
        contacts[k, RUB] = contacts[k, MEAN_RUB]
        contacts[k, CLOSING] = contacts[k, MEAN_PACE]
