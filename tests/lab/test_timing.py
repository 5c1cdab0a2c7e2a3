"""The bench of thinking times: it asks at real questions of every game, and counts those that came late."""

import pytest

from souterrain.games import GAMES
from souterrain.lab import timing
from souterrain.players.thinker import only_answer


@pytest.mark.parametrize("name", GAMES)
def test_questions_leave_a_choice_and_come_from_all_over_a_game(name: str) -> None:
    hashes = set()
    for game, _ in zip(timing.questions(name), range(6), strict=False):
        assert only_answer(game.open_decisions()[0]) is None
        hashes.add(game.state.hash())
    assert len(hashes) == 6


def test_answers_are_counted_and_late_ones_told() -> None:
    row = timing.time_level("novice", "conquest", 3)
    assert row["answers"] == 3
    assert row["late"] == 0 or row["longest_s"] > 0.4
    assert row["thoughts_mean"] >= 1
