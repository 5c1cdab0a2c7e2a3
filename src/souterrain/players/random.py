"""The player that chance moves: every option is equally likely. It never looks, so it is quick."""

import math
from collections.abc import Callable
from random import Random

from souterrain.kernel.decision import Answer
from souterrain.kernel.game import Setup
from souterrain.kernel.gesture import Decision, Flick, Place
from souterrain.kernel.view import View
from souterrain.players.budget import Budget


class RandomPlayer:
    """Its randomness is its own, apart from the match's: the same seed gives the same answers to the same questions."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed)

    def answer(self, decision: Decision, look: Callable[[], View]) -> Answer:
        if isinstance(decision, Place):
            return decision.example
        if isinstance(decision, Flick):
            return self._push(decision)
        options = decision.options
        if decision.least == decision.most == 1:
            return options[int(self._random.random() * len(options))].id
        count = self._random.randint(decision.least, min(decision.most, len(options)))
        return tuple(option.id for option in self._random.sample(options, count))

    def _push(self, flick: Flick) -> Answer:
        """Half the time at something worth hitting, with an unsteady finger; else anywhere. Never too softly to move."""
        chance = self._random
        speed = flick.top_speed * chance.uniform(0.05, 1.0)
        angle = chance.uniform(-math.pi, math.pi)
        if flick.towards and chance.random() < 0.5:
            x, y = chance.choice(flick.towards)
            angle = math.atan2(y, x) + chance.gauss(0.0, 0.05)
        return f"{int(speed * math.cos(angle))} {int(speed * math.sin(angle))}"


def sit(name: str, seed: str, setup: Setup | None, budget: Budget | None) -> RandomPlayer:
    return RandomPlayer(seed)
