"""The player that chance moves: every option is equally likely. It never looks, so it is quick."""

from collections.abc import Callable
from random import Random

from souterrain.kernel.decision import Answer, Choice
from souterrain.kernel.view import View


class RandomPlayer:
    """Its randomness is its own, apart from the match's: the same seed gives the same answers to the same questions."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed)

    def answer(self, decision: Choice, look: Callable[[], View]) -> Answer:
        options = decision.options
        if decision.least == decision.most == 1:
            return options[int(self._random.random() * len(options))].id
        count = self._random.randint(decision.least, min(decision.most, len(options)))
        return tuple(option.id for option in self._random.sample(options, count))
