"""What a pair is worth, a lord and a band of heroes, if each of the two counts for itself.

A pair needs hundreds of games before its share is known to a few points. If what a lord is worth does not depend on who
comes, all his games tell about each of his pairs. Whether that is so, the same games show.
"""

from collections.abc import Mapping

import numpy as np
from msgspec import Struct

from souterrain.lab.tally import NORMAL


class Fit(Struct, frozen=True):
    """`strain` is what pairs differ by beyond their two parts, as chi-square: luck alone makes about `free` of it."""

    pairs: dict[tuple[str, str], tuple[float, float, float]]  # the share, and its 95 % interval
    strain: float
    free: int


def fit(counted: Mapping[tuple[str, str], tuple[float, int]]) -> Fit | None:
    """From shares and numbers of games, by weighted least squares; nothing where too few pairs are known to tell."""
    firsts, seconds = (list(dict.fromkeys(pair[side] for pair in counted)) for side in (0, 1))
    parts = np.array(
        [[first == each for each in firsts] + [second == each for each in seconds[1:]] for first, second in counted],
        dtype=float,
    )
    shares = np.array([share for share, _ in counted.values()])
    games = np.array([games for _, games in counted.values()], dtype=float)
    if not counted or len(counted) <= np.linalg.matrix_rank(parts) or not games.all():
        return None
    whole = float(shares @ games / games.sum())
    if not 0 < whole < 1:
        return None
    weights = games / (whole * (1 - whole))
    spread = np.linalg.pinv(parts.T @ (parts * weights[:, None]))
    fitted = parts @ (spread @ (parts.T @ (weights * shares)))
    doubt = NORMAL * np.sqrt(np.einsum("ij,jk,ik->i", parts, spread, parts))
    known = {}
    for pair, share, half in zip(counted, map(float, fitted), map(float, doubt), strict=True):
        known[pair] = (round(share, 4), round(share - half, 4), round(share + half, 4))
    strain = float(weights @ (shares - fitted) ** 2)
    return Fit(known, round(strain, 1), len(counted) - int(np.linalg.matrix_rank(parts)))
