"""How long computers think at a table: as their level does, or less where the table says so."""

import pickle
from functools import partial

import pytest

from souterrain import players
from souterrain.games import find
from souterrain.kernel.game import Setup
from souterrain.kernel.gesture import Flick
from souterrain.kernel.match import Match
from souterrain.players.budget import Budget
from souterrain.players.level import LEVELS
from souterrain.players.thinker import Thinker
from souterrain.server.store.records import Chair, Created
from souterrain.server.table.state import TableState
from souterrain.server.work.thinking import budget_of, think, thought


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
