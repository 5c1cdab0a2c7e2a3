"""What an impact does: impulses along the normal, with restitution.

One contact at a time is the rule. Contacts of the same instant, as symmetric set-ups give, are answered by one
simultaneous impulse: each pair parts at its own restitution, whatever the others do. Sums over several contacts are
taken in order of magnitude, so that neither numbering nor mirroring can change a bit.

Here: impulses. Which contacts are due is decided in `solver.py`; what friction adds along the rim is in `rub.py`.
"""

import numpy as np

from souterrain.flick.compiled import compiled, compiled_apart
from souterrain.flick.motion import Floats, Ints

# Columns of a contact at work.
NX, NY, CLOSING, PARTING, FIRST_SHARE, SECOND_SHARE, BLOW, NEW_BLOW = 0, 1, 2, 3, 4, 5, 6, 7
GRIP, SLIP, RUB = 8, 9, 10
BOUNCE, NOW, NOW_SLIP, PACE, MEAN_BLOW, MEAN_RUB, MEAN_PACE = 11, 12, 13, 14, 15, 16, 17
CONTACT_COLUMNS = 18

ROUNDS = 20_000
"""A pair needs about fifty; a row of twenty discs that all close at once some thousands."""

QUIET = 1e-3
"""Impacts slower than this share of the flick's speed are quiet."""
LEAST_PARTING = 0.5e-3
"""Two discs part at least at this share of the flick's speed."""


@compiled
def softened(bounce: float, closing: float, yields: float) -> float:
    """The restitution at an approach speed: beyond the speed at which wood yields it falls as the fourth root."""
    if yields > 0.0 and closing > yields:
        return float(bounce * np.sqrt(np.sqrt(yields / closing)))
    return bounce


@compiled
def parting_speed(closing: float, bounce: float, flick_speed: float, movable: bool) -> float:
    """The speed at which a pair parts.

    Two sliding discs that press on each other would bounce ever lower and ever faster. So quiet impacts of discs are
    elastic and have a least parting speed, while what cannot move swallows a quiet impact: a disc that fills
    the slot between two posts would otherwise rattle for ever without any time going by.
    """
    if closing >= QUIET * flick_speed:
        if movable:
            return max(bounce * closing, LEAST_PARTING * flick_speed)
        return bounce * closing
    if movable:
        return max(closing, LEAST_PARTING * flick_speed)
    return 0.0


@compiled_apart
def sum_by_size(terms: Floats, count: int) -> float:
    """The sum of the first terms from the smallest to the largest in magnitude; sorts them on the way."""
    for i in range(1, count):
        term = terms[i]
        j = i
        while j > 0 and abs(terms[j - 1]) > abs(term):
            terms[j] = terms[j - 1]
            j -= 1
        terms[j] = term
    total: float = 0.0
    for i in range(count):
        total += float(terms[i])
    return total


@compiled
def shared(contacts: Floats, pairs: Ints, k: int, m: int) -> float:
    """The inverse mass that contact m has in common with contact k, less than nothing where it stands on the other side."""
    a = pairs[k, 0]
    b = pairs[k, 1]
    share = 0.0
    if pairs[m, 0] == a:
        share += contacts[k, FIRST_SHARE]
    if pairs[m, 1] == b and b >= 0:
        share += contacts[k, SECOND_SHARE]
    if pairs[m, 1] == a:
        share -= contacts[k, FIRST_SHARE]
    if pairs[m, 0] == b:
        share -= contacts[k, SECOND_SHARE]
    return float(share)


@compiled
def coupling(contacts: Floats, pairs: Ints, k: int, m: int) -> float:
    """How fast a unit blow at contact m opens contact k."""
    dot = contacts[k, NX] * contacts[m, NX] + contacts[k, NY] * contacts[m, NY]
    return float(dot * shared(contacts, pairs, k, m))


@compiled_apart
def solve_together(contacts: Floats, pairs: Ints, count: int) -> None:
    """Fill in the blows that make every pair part as it should, none of them pulling.

    A damped projected Jacobi iteration: unlike elimination it treats all contacts alike; unlike sweeps it has no order.
    """
    matrix = np.empty((count, count))
    terms = np.empty(count)
    heaviest = 1.0
    fastest = 0.0
    for k in range(count):
        for m in range(count):
            matrix[k, m] = coupling(contacts, pairs, k, m)
        for m in range(count):
            terms[m] = abs(matrix[k, m]) / matrix[k, k]
        heaviest = max(heaviest, sum_by_size(terms, count))
        fastest = max(fastest, contacts[k, CLOSING] + contacts[k, PARTING])
        contacts[k, BLOW] = 0.0
    # Twice the inverse of the largest row sum is the border of convergence.
    damping = min(1.0, 1.5 / heaviest)
    for _ in range(ROUNDS):
        change = 0.0
        for k in range(count):
            for m in range(count):
                terms[m] = matrix[k, m] * contacts[m, BLOW]
            wanted = contacts[k, CLOSING] + contacts[k, PARTING]
            missing = wanted - sum_by_size(terms, count)
            contacts[k, NEW_BLOW] = max(0.0, contacts[k, BLOW] + damping * missing / matrix[k, k])
            change = max(change, abs(contacts[k, NEW_BLOW] - contacts[k, BLOW]) * matrix[k, k])
        for k in range(count):
            contacts[k, BLOW] = contacts[k, NEW_BLOW]
        if change <= 1e-15 * fastest:
            return
