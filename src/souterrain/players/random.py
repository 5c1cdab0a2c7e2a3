"""The player that chance moves: every option is equally likely. It never looks, so it is quick."""

from collections.abc import Callable
from random import Random

from souterrain.kernel.decision import Answer
from souterrain.kernel.gesture import Decision, Flick, Place
from souterrain.kernel.view import View


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
        """Any direction, any speed up to the top."""
        while True:
            x, y = (round(self._random.uniform(-flick.top_speed, flick.top_speed)) for _ in range(2))
            if x * x + y * y <= flick.top_speed * flick.top_speed:
                return f"{x} {y}"
