"""OpenSpiel's tree searches as players: `openspiel-ismcts:1000` and `openspiel-mcts:1000` think for so many simulations.

They are OpenSpiel's own, in Python, and know nothing of the games: simulations are played at random to the end. With `-mind`
(`openspiel-ismcts-mind:1000`) they judge a table as our computer players do instead. IS-MCTS draws a table for each simulation from
what its seat sees; MCTS, which knows no hidden things, shares its simulations among a few such tables and takes what most of them
advise. Discs are pushed as the action space has it, with as steady a hand as the table allows.
"""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from souterrain.kernel.decision import Answer, Refused
from souterrain.kernel.game import Game, Setup
from souterrain.kernel.gesture import Decision
from souterrain.kernel.view import View
from souterrain.players.budget import Budget
from souterrain.players.mind import mind_of
from souterrain.players.world import World
from souterrain.research.actions import Menu
from souterrain.research.episode import returns_of, space_of
from souterrain.research.openspiel import REGISTERED, Point, TableState

CURIOSITY = 1.4  # the constant of UCT that OpenSpiel's examples have, for returns from -1 to 1
WORLDS = 8
SEEDS = 2**31


class Judged(mcts.Evaluator):  # type: ignore[misc]
    """Judges a state by the mind of its game, as our own players do."""

    def __init__(self, mind: Any) -> None:
        self._mind = mind

    def evaluate(self, state: TableState) -> Any:
        game: Game[Any, Any] | None = state.point.game
        assert game is not None
        if game.is_over:
            return np.array(returns_of(game.state.standings))
        return np.array([2 * value - 1 for value in self._mind.values(game)])

    def prior(self, state: TableState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class Searcher:
    """Sits at one seat, sees its views, and asks OpenSpiel."""

    def __init__(self, search: str, simulations: int, judges: bool, seed: str, setup: Setup) -> None:
        chance = Random(seed)
        self._search, self._simulations = search, simulations
        self._chance = chance
        self._world = World(setup)
        self._space = space_of(setup)
        name = "/".join((setup.game, *(pack for pack in setup.packs if f"{setup.game}/{pack}" in REGISTERED)))
        options = ";".join(f"{key}:{_written(value)}" for key, value in setup.options.items())
        self._game = REGISTERED[name]({"scenario": setup.scenario, "options": options})
        numbers = np.random.RandomState(chance.randrange(SEEDS))
        mind = mind_of(self._space.kind)
        self._evaluator = Judged(mind) if judges else mcts.RandomRolloutEvaluator(1, numbers)
        self._numbers = numbers

    def answer(self, decision: Decision, look: Callable[[], View]) -> Answer:
        menu: Menu = self._space.actions.menu(decision, lambda: self._world.imagine(look(), 0))
        while True:
            able = sorted(menu.answers)
            action = able[0] if len(able) == 1 else self._think(look(), menu)
            taken = menu.take(action)
            if not isinstance(taken, Menu):
                return taken
            menu = taken

    def _think(self, view: View, menu: Menu) -> int:
        if self._search == "ismcts":
            bot = ismcts.ISMCTSBot(
                self._game, self._evaluator, CURIOSITY, self._simulations, random_state=self._numbers
            )
            return int(bot.step(self._state(view, menu)))
        votes: Counter[int] = Counter(dict.fromkeys(menu.answers, 0))
        worlds = max(1, min(WORLDS, self._simulations // len(menu.answers)))  # in each, every answer is tried
        share = max(2, self._simulations // worlds)  # the first only looks at where it stands
        for _ in range(worlds):
            bot = mcts.MCTSBot(self._game, CURIOSITY, share, self._evaluator, solve=False, random_state=self._numbers)
            root = bot.mcts_search(self._state(view, menu))
            votes.update({child.action: child.explore_count for child in root.children})
        return votes.most_common(1)[0][0]

    def _state(self, view: View, menu: Menu) -> TableState:
        """A state of OpenSpiel at a table that the seat cannot tell from the real one."""
        point = Point(self._space, self._world.imagine(view, self._chance.randrange(SEEDS)), None, -1, -1)
        point.menu, point.turn = menu, menu.asked.seat
        return self._game.new_initial_state().seen_as(point)


def _written(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def sit(name: str, seed: str, setup: Setup | None, budget: Budget | None) -> Searcher:
    """A player `openspiel-SEARCH:SIMULATIONS`."""
    kind, _, simulations = name.partition(":")
    if not simulations.isdecimal() or not int(simulations):
        raise Refused(f"The player {kind} is written with its simulations: {kind}:1000.")
    if setup is None:
        raise Refused(f"The player {name!r} must be told the set-up of the table.")
    search = kind.removeprefix("openspiel-").removesuffix("-mind")
    return Searcher(search, int(simulations), kind.endswith("-mind"), seed, setup)
