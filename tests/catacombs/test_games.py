"""Whole games by chance: every lord, every variant, nothing lost. Many more are played by `tests.every_game.campaign`."""

from random import Random
from typing import Any

import pytest

from souterrain.games.catacombs.game import Catacombs
from tests.catacombs.scene import table
from tests.every_game.table import MOST_DECISIONS, random_answer


@pytest.mark.parametrize(
    ("lord", "options"),
    [
        ("sorcerer", {"path": "branching", "exits": True, "camping": True, "seats": 4}),
        pytest.param(
            "gorgon",
            {"path": "basic", "length": "shorter-1", "fair-placement": True, "wandering": True, "seats": 3},
            marks=pytest.mark.long,
        ),
        pytest.param(
            "lich",
            {"path": "basic", "length": "longer-0", "heroes-last": True, "second-healer": True, "seats": 2},
            marks=pytest.mark.long,
        ),
        pytest.param(
            "dragon",
            {"path": "labyrinth", "maze": "built", "maze-size": "small", "map-card": True, "seats": 5},
            marks=pytest.mark.long,
        ),
    ],
)
def test_a_game_by_chance_comes_to_an_end_with_nothing_lost(lord: str, options: dict[str, Any]):
    rng = Random(lord)
    game = table(lord=lord, seed=7, **options)
    for _ in range(MOST_DECISIONS):
        if game.is_over:
            break
        decision = rng.choice(game.open_decisions())
        game.answer(decision.seat, random_answer(decision, rng))
        if rng.random() < 0.1:
            assert list(game.faults()) == []
    assert game.is_over
    assert sorted(set(game.state.standings)) == [1, 2]


def test_what_is_offered_to_everybody_follows_from_what_everybody_sees():
    """A resampled table asks the same question of the same seat."""
    game = table(seats=3, seed=2)
    rng = Random(1)
    for _ in range(60):
        decision = rng.choice(game.open_decisions())
        twin = game.resample(game.view(decision.seat), 99)
        assert isinstance(twin, Catacombs)
        assert twin.state.decisions == game.state.decisions
        game.answer(decision.seat, random_answer(decision, rng))
