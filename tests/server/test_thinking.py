"""How long computers think at a table: as their level does, or less where the table says so; and who helps them."""

import asyncio
import pickle
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from souterrain import players
from souterrain.games import find
from souterrain.kernel.game import Setup
from souterrain.kernel.gesture import Flick
from souterrain.kernel.match import Match
from souterrain.players.budget import Budget
from souterrain.players.level import LEVELS
from souterrain.players.thinker import Thinker
from souterrain.server.settings import Settings
from souterrain.server.store.records import Chair, Created
from souterrain.server.table.state import TableState
from souterrain.server.work.pool import Failed
from souterrain.server.work.thinking import Thought, agreed, budget_of, think, think_along, thought
from tests.server.simulated import Simulated


def table_of(thinking: int, level: str) -> TableState:
    match = Match.start(find("claustrophobia"), Setup("claustrophobia", "the-vigil"), 1)
    chairs = (Chair("computer", level=level),) * 2
    created = Created(match.heading, chairs, "h", "w", events=tuple(match.events), thinking=thinking)
    return TableState.open("table", created, 0)


@pytest.mark.parametrize("level", ["novice", "adept", "master"])
def test_a_table_lowers_the_time_of_a_level_and_never_raises_it(level: str) -> None:
    own = LEVELS[level].seconds
    assert budget_of(level, 0) is None
    assert budget_of(level, 100) == Budget(seconds=0.1)
    assert budget_of(level, 60_000) == Budget(seconds=own)
    assert budget_of("random", 100) is None


def test_advice_is_the_push_that_is_meant() -> None:
    """The same adviser at the same table means the same push, however its own hand sways."""
    match = Match.start(find("conquest"), Setup("conquest"), 1)
    habits = [players.find("habit", 1, seat, match.game.setup) for seat in (0, 1)]
    while not isinstance(match.game.open_decisions()[0], Flick):
        decision = match.game.open_decisions()[0]
        seat = decision.seat
        match.answer(seat, habits[seat].answer(decision, partial(match.game.view, seat)))
    view = match.game.view(decision_seat := match.game.open_decisions()[0].seat)
    player = players.find("adept", 1, decision_seat, match.game.setup, Budget(thoughts=1))
    assert isinstance(player, Thinker)
    assert view.decision is not None
    answers = {str(player.answer(view.decision, lambda: view)) for _ in range(3)}
    assert len(answers) == 3
    assert player.meant not in answers
    assert view.decision.pick(player.meant)


def test_the_computer_at_the_table_is_told() -> None:
    table = table_of(50, "adept")
    seat = next(iter(table.asked))
    packed = thought(table, seat).packed
    assert pickle.loads(packed)[-1] == Budget(seconds=0.05)
    assert table.game.decision(seat).pick(think(packed))


def test_nobody_guesses_what_a_computer_that_plays_by_chance_will_answer() -> None:
    """Its chance follows from nothing that is known of the table."""
    table = table_of(0, "random")
    seat = next(iter(table.asked))
    seeds = {pickle.loads(thought(table, seat).packed)[1] for _ in range(8)}
    assert len(seeds) == 8


class Beside:
    """A pool of one process that is this one. It notes what it is asked, and takes its time or fails."""

    is_free = True

    def __init__(self, seconds: float = 0.0, fails: bool = False) -> None:
        self.asked: list[tuple[str, Any]] = []
        self.seconds = seconds
        self.fails = fails

    async def call(self, deadline: float, function: Callable[..., Any], *given: Any, **for_whom: Any) -> Any:
        self.asked.append((function.__name__, given[1:]))
        await asyncio.sleep(self.seconds)
        if self.fails:
            raise Failed("The process has died.")
        return function(*given)


def answered(thought: Thought, own: Beside, helping: Beside | None) -> tuple[Any, float]:
    """What a server answers with these processes, and how long it took."""

    async def ask() -> tuple[Any, float]:
        server = Simulated(Settings("nowhere"))
        server.store = server.writer = type("Alone", (), {"is_shared": False})()
        server.thinking_pool, server.helping_pool = own, helping  # type: ignore[assignment]
        begun = asyncio.get_running_loop().time()
        answer = await server.think("table", thought)
        assert server.metrics.thoughts.labels("good")._value.get() == 1, "nobody thought: it was answered simply"
        return answer, asyncio.get_running_loop().time() - begun

    return asyncio.run(ask())


def test_two_processes_think_about_a_question_that_leaves_a_choice() -> None:
    table = table_of(50, "adept")
    seat = next(iter(table.asked))
    own, helping = Beside(), Beside()
    answer, _ = answered(thought(table, seat), own, helping)
    assert table.game.decision(seat).pick(answer)
    assert (own.asked, helping.asked) == ([("think_along", (0,))], [("think_along", (1,))])


@pytest.mark.parametrize("level", ["random", "adept"])
def test_nobody_helps_who_is_busy_or_where_nothing_is_thought_over(level: str) -> None:
    table = table_of(50, level)
    own, helping = Beside(), Beside()
    helping.is_free = level == "random"
    answered(thought(table, next(iter(table.asked))), own, helping)
    assert (own.asked, helping.asked) == ([("think", ())], [])


@pytest.mark.parametrize("helping", [Beside(fails=True), Beside(seconds=60)], ids=["died", "slow"])
def test_one_that_helps_is_not_waited_for(helping: Beside) -> None:
    table = table_of(50, "adept")
    seat = next(iter(table.asked))
    answer, seconds = answered(thought(table, seat), Beside(), helping)
    assert table.game.decision(seat).pick(answer)
    assert seconds < 30


def test_each_of_two_has_chance_of_its_own_and_tells_no_tables() -> None:
    table = table_of(0, "adept")
    given = thought(table, next(iter(table.asked)))
    level, _, setup, view, _ = pickle.loads(given.packed)
    packed = pickle.dumps((level, 7, setup, view, Budget(thoughts=30)))
    parts = [think_along(packed, number) for number in (0, 1)]
    first, second, again = (
        [(each.answer, each.found) for each in part.found.tried] for part in (*parts, think_along(packed, 0))
    )
    assert first != second
    assert first == again
    assert not any(each.ends for part in parts for each in part.found.tried)
    assert len(pickle.dumps(parts)) < 20_000
    assert agreed(given, parts) in {each.answer for part in parts for each in part.found.tried}
