"""When two sliding discs first touch: the smallest useful root of a quartic.

Both discs move as `p + v t - (a/2) t² u`, so the squared distance of their centres, less the squared sum of their
radii, is a quartic f(t). Roots are isolated by intervals: the second derivative has its roots in closed form, between
them the first derivative is monotone, and between the roots of that f itself is monotone. Nothing depends on a
tolerance, and nothing special happens when the degree drops.

Here: polynomials only. Discs are in `motion.py`.
"""

import math

from souterrain.flick.compiled import compiled, compiled_apart

NEVER = math.inf


@compiled_apart
def root_between(
    c0: float, c1: float, c2: float, c3: float, c4: float, low: float, high: float, falling: bool
) -> float:
    """The root of a quartic that is monotone on [low, high] and changes sign there: Newton, kept inside the bracket."""
    t = 0.5 * (low + high)
    for _ in range(200):
        value = (((c4 * t + c3) * t + c2) * t + c1) * t + c0
        if value == 0.0:
            return t
        if (value > 0.0) == falling:
            low = t
        else:
            high = t
        slope = ((4.0 * c4 * t + 3.0 * c3) * t + 2.0 * c2) * t + c1
        step = t - value / slope
        if not (low < step < high):
            step = 0.5 * (low + high)
            if step <= low or step >= high:
                return t
        if step == t:
            return t
        t = step
    return t


@compiled
def touch_while_falling(c0: float, c1: float, c2: float, c3: float, c4: float, low: float, high: float) -> float:
    """The contact on a stretch where the distance shrinks: at its start when already touching, else at its root."""
    if (((c4 * low + c3) * low + c2) * low + c1) * low + c0 <= 0.0:
        return low
    if (((c4 * high + c3) * high + c2) * high + c1) * high + c0 < 0.0:
        return root_between(c0, c1, c2, c3, c4, low, high, True)
    return NEVER


@compiled_apart
def touch_between(c0: float, c1: float, c2: float, c3: float, c4: float, low: float, high: float) -> float:
    """The first contact on a stretch where the slope of f is monotone."""
    slope_low = ((4.0 * c4 * low + 3.0 * c3) * low + 2.0 * c2) * low + c1
    slope_high = ((4.0 * c4 * high + 3.0 * c3) * high + 2.0 * c2) * high + c1
    if slope_low >= 0.0 and slope_high >= 0.0:
        return NEVER
    if slope_low <= 0.0 and slope_high <= 0.0:
        return touch_while_falling(c0, c1, c2, c3, c4, low, high)
    turn = root_between(c1, 2.0 * c2, 3.0 * c3, 4.0 * c4, 0.0, low, high, slope_low > 0.0)
    if slope_low < 0.0:
        return touch_while_falling(c0, c1, c2, c3, c4, low, turn)
    return touch_while_falling(c0, c1, c2, c3, c4, turn, high)


@compiled
def first_touch(c0: float, c1: float, c2: float, c3: float, c4: float, end: float, near: float) -> float:
    """The first time in [0, end] at which f is zero or less and falling, or NEVER.

    *Zero or less* rather than *zero*: a pair that starts touching may lie a rounding error inside, and must not sink.
    Contacts after `near` are of no use and may be left out. The root itself is always sought in all of [0, end]: its last
    bit must not depend on what else was known.
    """
    if c0 > 0.0:
        # Most pairs leave here: a polynomial lies above its lowest Bernstein coefficient.
        e1 = c1 * near
        e2 = c2 * near * near
        e3 = c3 * near * near * near
        if (
            c0 + 0.25 * e1 > 0.0
            and c0 + 0.5 * e1 + e2 / 6.0 > 0.0
            and c0 + 0.75 * e1 + 0.5 * e2 + 0.25 * e3 > 0.0
            and c0 + e1 + e2 + e3 + c4 * near * near * near * near > 0.0
        ):
            return NEVER
    # Where the slope's slope 12 c4 t² + 6 c3 t + 2 c2 changes sign. A vanished leading term gives infinity or NaN,
    # which no comparison below lets through.
    cut_a = end
    cut_b = end
    inner = 9.0 * c3 * c3 - 24.0 * c4 * c2
    if inner > 0.0:
        root = math.sqrt(inner)
        q = -(3.0 * c3 + root) if c3 >= 0.0 else -(3.0 * c3 - root)
        r1 = q / (12.0 * c4)
        r2 = 2.0 * c2 / q
        if 0.0 < r1 < end:
            cut_a = r1
        if 0.0 < r2 < end:
            if r2 < cut_a:
                cut_b = cut_a
                cut_a = r2
            else:
                cut_b = r2
    found = touch_between(c0, c1, c2, c3, c4, 0.0, cut_a)
    if found == NEVER and cut_a < end:
        found = touch_between(c0, c1, c2, c3, c4, cut_a, cut_b)
        if found == NEVER and cut_b < end:
            found = touch_between(c0, c1, c2, c3, c4, cut_b, end)
    return found
