"""The hand of a computer player: no push is made exactly as it was meant, direction and speed sway.

Thoughts sway too, so a push is judged by what it leads to on average over the hand that will make it, not by what a perfect
one would do. A better level has the steadier hand, and none a perfect one.
"""

import math
from random import Random

from msgspec import Struct

from souterrain.kernel.decision import Answer
from souterrain.kernel.gesture import Decision, Flick, read_pair

LEAST = 0.1  # share of the speed that is always left: nobody flicks backwards


class Hand(Struct, frozen=True):
    """How much pushes sway: `angle` in radians and `speed` as a share, both as standard deviations."""

    angle: float
    speed: float

    def push(self, asked: Decision, meant: Answer, chance: Random) -> Answer:
        """What becomes of an answer when this hand gives it. Only pushes sway; a point can be set down with care."""
        if not isinstance(asked, Flick):
            return meant
        x, y = read_pair(meant, asked.kind)
        turn = math.atan2(y, x) + chance.gauss(0.0, self.angle)
        speed = math.hypot(x, y) * max(chance.gauss(1.0, self.speed), LEAST)
        speed = min(speed, asked.top_speed - 2)  # whole numbers may be longer than what they are cut from
        return f"{int(speed * math.cos(turn))} {int(speed * math.sin(turn))}"
