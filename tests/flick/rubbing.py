"""A disc that presses evenly on the board and slides and spins: friction summed over its face, integrated step by step.

In units of the radius and of the slowing of a disc that only slides. Far too slow for play: it is what the closed form of
`flick/motion.py` is measured by.
"""

import math
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

RINGS, SPOKES = 24, 32
STEPS = 120
"""Of each halving of what is left of the motion."""


class Stop(NamedTuple):
    """When a disc stops, how far it has slid, and by what angle it has turned."""

    time: float
    way: float
    turned: float


@cache
def face() -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    """Points of the unit disc, and the share of its face that each stands for."""
    nodes, weights = np.polynomial.legendre.leggauss(RINGS)
    radii, shares = (nodes + 1) / 2, weights / 2
    turns = (np.arange(SPOKES) + 0.5) * 2 * math.pi / SPOKES
    x, y = np.outer(radii, np.cos(turns)).ravel(), np.outer(radii, np.sin(turns)).ravel()
    return x, y, np.repeat(2 * radii * shares / SPOKES, SPOKES)


def pull(speed: float, rim: float) -> tuple[float, float]:
    """The shares of its full friction that slow the slide, and the rim."""
    x, y, share = face()
    along, across = speed - rim * y, rim * x
    total = np.hypot(along, across)
    return float((share * along / total).sum()), float((share * (x * across - y * along) / total).sum())


def stop(speed: float, rim: float) -> Stop:
    """Where a disc stops that slides at a speed and whose rim turns at another."""
    time = way = turned = 0.0
    least = 1e-4 * math.hypot(speed, rim)
    while math.hypot(speed, rim) > least:
        # Shorter and shorter steps: towards the end the mixture of the two changes ever faster.
        step = math.hypot(speed, rim) / STEPS
        slowed, braked = pull(speed, rim)
        half, turning = pull(max(speed - step / 2 * slowed, 0.0), max(rim - step * braked, 0.0))
        later, slower = max(speed - step * half, 0.0), max(rim - 2 * step * turning, 0.0)
        way += step * (speed + later) / 2
        turned += step * (rim + slower) / 2
        time += step
        speed, rim = later, slower
    return Stop(time, way, turned)
