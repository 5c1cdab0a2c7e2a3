"""A disc that lies on another one, as the ice spike does on a frozen monster.

Only sliding friction holds it. So a hard knock drives the carrier away from under it and a gentle push carries it
along; it has fallen when its middle passes beyond the carrier's rim. In the instant of an impact friction gives no
blow: the rider's mass takes no part in it, and the solver knows nothing of riders. Their ways follow from the
carrier's, after the shot.

Not modelled: the rider's drag on its carrier.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from souterrain.flick.playback import Stretch

STEP = 1e-3
"""When carrier and rider slide at an angle, friction turns; its direction is renewed this often, in seconds."""


class Ride(NamedTuple):
    """A rider's way, and when it fell, in seconds, if it did."""

    way: list[Stretch]
    fell: float | None


def ride(x: float, y: float, radius: float, slowing: float, carrier: Sequence[Stretch]) -> Ride:
    """The way of a rider that starts at rest at (x, y) on a carrier of this radius, slowed by `slowing` on it. SI."""
    t = 0.0
    vx = vy = 0.0
    way: list[Stretch] = []
    ends = [*(s.start for s in carrier[1:]), math.inf]
    for stretch, end in zip(carrier, ends, strict=True):
        rest = stretch.start + stretch.length
        while t < end:
            # Speeds are seen from the carrier, whose own slowing is a push forward there.
            cvx, cvy = stretch.velocity_at(t)
            sliding = t < rest
            cax, cay = (stretch.ax, stretch.ay) if sliding else (0.0, 0.0)
            until = min(end, rest) if sliding else end
            wx, wy = vx - cvx, vy - cvy
            speed = math.hypot(wx, wy)
            if speed < 1e-9:
                if not sliding:
                    vx = vy = 0.0
                    way.append(Stretch(t, 0.0, x, y, 0.0, 0.0, 0.0, 0.0))
                    t = end
                    break
                pull = math.hypot(cax, cay)
                share = min(1.0, slowing / pull)
                ax, ay = cax * share, cay * share
                vx, vy = cvx, cvy
            else:
                ax, ay = -slowing * wx / speed, -slowing * wy / speed
                gain = ((ax - cax) * wx + (ay - cay) * wy) / speed
                turn = abs((ax - cax) * wy - (ay - cay) * wx) / speed
                if turn > 1e-9:
                    until = min(until, t + STEP)
                if gain < 0.0 and t + speed / -gain < until:
                    until = t + speed / -gain
            length = until - t
            piece = Stretch(t, length, x, y, vx, vy, ax, ay)
            fell = first_beyond(piece, stretch, radius)
            if fell is not None:
                way.append(piece._replace(length=fell - t))
                return Ride(way, fell)
            way.append(piece)
            x, y = piece.at(until)
            vx, vy = vx + ax * length, vy + ay * length
            t = until
    return Ride(way, None)


def first_beyond(rider: Stretch, carrier: Stretch, radius: float) -> float | None:
    """When the rider's middle passes beyond the carrier's rim during this piece of its way, if it does."""

    def is_beyond(t: float) -> bool:
        return math.dist(rider.at(t), carrier.at(t)) > radius

    low, high = rider.start, rider.start + rider.length
    # Seen from the carrier the piece is nearly straight, so the rim is crossed once if at all.
    if not is_beyond(high):
        return None
    while True:
        middle = 0.5 * (low + high)
        if not low < middle < high:
            return high
        low, high = (low, middle) if is_beyond(middle) else (middle, high)
