"""The player without a thought: it looks, and does what its game's mind calls usual. A reference for those that think."""

from collections.abc import Callable
from random import Random

from souterrain.kernel.decision import Answer, Choice, Refused
from souterrain.kernel.game import Setup
from souterrain.kernel.gesture import Decision
from souterrain.kernel.view import View
from souterrain.players.budget import Budget
from souterrain.players.candidate import candidates, usual
from souterrain.players.level import LEVELS
from souterrain.players.search import SEEDS
from souterrain.players.world import World

HAND = LEVELS["adept"].hand


class HabitPlayer:
    """Also the measure of a mind: habits that lose to chance are bad ones."""

    def __init__(self, seed: int | str, world: World) -> None:
        self._random = Random(seed)
        self._world = world
        self._hand = world.hand(HAND)

    def answer(self, decision: Decision, look: Callable[[], View]) -> Answer:
        game = self._world.imagine(look(), self._random.randrange(SEEDS))
        if isinstance(decision, Choice):
            ids = tuple(option.id for option in usual(self._world.mind, game, decision, self._random))
            return ids[0] if decision.least == decision.most == 1 else ids
        found = candidates(self._world.mind, game, decision, self._hand, self._random)
        return self._hand.push(decision, max(found, key=lambda each: each[1])[0], self._random)


def sit(name: str, seed: str, setup: Setup | None, budget: Budget | None) -> HabitPlayer:
    if setup is None:
        raise Refused(f"The player {name!r} must be told the set-up of the table.")
    return HabitPlayer(seed, World(setup))
