"""The hand of a computer player: no push is made exactly as it was meant, direction and speed sway.

Thoughts sway too, so a push is judged by what it leads to on average over the hand that will make it, not by what a perfect
one would do. A better level has the steadier hand, and none a perfect one. At a table whose rules draw the sway, the hand is
the table's: thoughts reckon with that one.
"""

import math
from random import Random

from msgspec import Struct

from souterrain.kernel.decision import Answer
from souterrain.kernel.gesture import NEEDLE, Decision, Flick, Sway, read_pair

SPREAD = math.sqrt(6)  # the most by which the rules let a hand err, in standard deviations: two even draws added up
LEAST = 0.1  # share of the speed that is always left: nobody flicks backwards


class Hand(Struct, frozen=True):
    """How much pushes sway: `angle` in radians and `speed` as a share, both as standard deviations at the top speed. At the
    gentlest they sway by the share `soft` of that. Where flicks are timed, `needle` is where this hand has it."""

    angle: float
    speed: float
    soft: float = 1.0
    needle: int = NEEDLE

    def push(self, asked: Decision, meant: Answer, chance: Random) -> Answer:
        """What becomes of an answer when this hand gives it. Only pushes sway; a point can be set down with care. Where the rules
        of the table draw the sway, they do it to what was meant, and nothing is added here."""
        if not isinstance(asked, Flick):
            return meant
        if asked.sway is not None:
            return f"{meant} {self.needle}" if asked.timed else meant
        x, y = read_pair(meant, asked.kind)
        turn = math.atan2(y, x) + chance.gauss(0.0, self.angle)
        speed = math.hypot(x, y) * max(chance.gauss(1.0, self.speed), LEAST)
        speed = min(speed, asked.top_speed - 2)  # whole numbers may be longer than what they are cut from
        return f"{int(speed * math.cos(turn))} {int(speed * math.sin(turn))}"

    def at(self, sway: Sway | None) -> "Hand":
        """This hand at a table with that sway: its own, unless the rules draw it."""
        if sway is None:
            return self
        return Hand(sway.angle / 1000 / SPREAD, sway.speed / 1000 / SPREAD, sway.soft / 1000, self.needle)
