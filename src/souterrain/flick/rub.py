"""Rims that grip: friction between rims turns discs, and discs that turn leave a wall or another disc off the true line.

A blow along the rim goes with every blow along the normal: as large as ends the slipping of the two rims on each other, but
no larger than friction allows. The normal of two discs goes through both middles, so a single contact is exact. In one
impulse of several contacts the blows along the normals are found first and those along the rims for them: what these do
to the normals of their neighbours is left to the contacts that follow.

Discs are solid and even: the moment of inertia is half the mass times the radius squared.
"""

import numpy as np

from souterrain.flick.compiled import compiled, compiled_apart
from souterrain.flick.impact import (
    BLOW,
    FIRST_SHARE,
    GRIP,
    NEW_BLOW,
    NX,
    NY,
    ROUNDS,
    RUB,
    SECOND_SHARE,
    SLIP,
    coupling,
    shared,
    sum_by_size,
)
from souterrain.flick.motion import Floats, Ints


@compiled
def rub_of(slip: float, shares: float, most: float) -> float:
    """The blow along the rim that ends this slip, or the most that friction gives.

    Two parts in three of what stops a rim go into spin.
    """
    return min(max(slip / (3.0 * shares), -most), most)


@compiled
def turning(contacts: Floats, pairs: Ints, k: int, m: int) -> float:
    """How fast a unit rub at contact m ends the slip at contact k."""
    a = pairs[k, 0]
    b = pairs[k, 1]
    common = 0.0
    if pairs[m, 0] == a or pairs[m, 1] == a:
        common += contacts[k, FIRST_SHARE]
    if b >= 0 and (pairs[m, 0] == b or pairs[m, 1] == b):
        common += contacts[k, SECOND_SHARE]
    return float(coupling(contacts, pairs, k, m) + 2.0 * common)


@compiled_apart
def solve_rubs(contacts: Floats, pairs: Ints, count: int) -> None:
    """Fill in the rubs that go with the blows of one impulse: no slip is left, or all that friction can do is done.

    The iteration is that of `solve_together`. It takes the least energy that friction can leave, so none is ever gained.
    """
    matrix = np.empty((count, count))
    terms = np.empty(count)
    heaviest = 1.0
    fastest = 0.0
    for k in range(count):
        for m in range(count):
            # What the blows along the normals do to the rims at this contact.
            across = contacts[k, NX] * contacts[m, NY] - contacts[k, NY] * contacts[m, NX]
            terms[m] = -shared(contacts, pairs, k, m) * across * contacts[m, BLOW]
            matrix[k, m] = turning(contacts, pairs, k, m)
        contacts[k, SLIP] += sum_by_size(terms, count)
        for m in range(count):
            terms[m] = abs(matrix[k, m]) / matrix[k, k]
        heaviest = max(heaviest, sum_by_size(terms, count))
        fastest = max(fastest, abs(contacts[k, SLIP]))
        contacts[k, RUB] = 0.0
    damping = min(1.0, 1.5 / heaviest)
    for _ in range(ROUNDS):
        change = 0.0
        for k in range(count):
            for m in range(count):
                terms[m] = matrix[k, m] * contacts[m, RUB]
            missing = contacts[k, SLIP] - sum_by_size(terms, count)
            most = contacts[k, GRIP] * contacts[k, BLOW]
            rub = contacts[k, RUB] + damping * missing / matrix[k, k]
            contacts[k, NEW_BLOW] = min(max(rub, -most), most)
            change = max(change, abs(contacts[k, NEW_BLOW] - contacts[k, RUB]) * matrix[k, k])
        for k in range(count):
            contacts[k, RUB] = contacts[k, NEW_BLOW]
        if change <= 1e-15 * fastest:
            return
