"""How long computers think at a table: as their level does, or less where the table says so."""

import pickle

import pytest

from souterrain.games import find
from souterrain.kernel.game import Setup
from souterrain.kernel.match import Match
from souterrain.players.budget import Budget
from souterrain.players.level import LEVELS
from souterrain.table.record import Chair, Created
from souterrain.table.sitting import Sitting
from souterrain.table.thinker import budget_of, think, thought


def sitting(thinking: int, level: str) -> Sitting:
    match = Match.start(find("claustrophobia"), Setup("claustrophobia", "the-vigil"), 1)
    chairs = (Chair("computer", level=level),) * 2
    created = Created(match.heading, chairs, "h", "w", events=tuple(match.events), thinking=thinking)
    return Sitting.open("table", created, 0)


@pytest.mark.parametrize("level", ["novice", "adept", "master"])
def test_a_table_lowers_the_time_of_a_level_and_never_raises_it(level: str) -> None:
    own = LEVELS[level].seconds
    assert budget_of(level, 0) is None
    assert budget_of(level, 100) == Budget(seconds=0.1)
    assert budget_of(level, 60_000) == Budget(seconds=own)
    assert budget_of("random", 100) is None


def test_the_computer_at_the_table_is_told() -> None:
    table = sitting(50, "adept")
    seat = next(iter(table.asked))
    packed = thought(table, seat).packed
    assert pickle.loads(packed)[-1] == Budget(seconds=0.05)
    assert table.game.decision(seat).pick(think(packed))
