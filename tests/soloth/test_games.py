"""Whole games by chance with heroes and lords of both boxes: they come to an end, and nothing is lost.

Many more are played by `python -m tests.every_game.campaign --game catacombs/soloth`.
"""

from random import Random

import pytest

from tests.catacombs.scene import table
from tests.every_game.table import MOST_DECISIONS, random_answer
from tests.soloth.scene import PACKS


@pytest.mark.parametrize(
    ("lord", "options"),
    [
        ("warchief", {"camping": True, "seats": 3}),
        pytest.param(
            "hydra",
            {"path": "branching", "fighter": "barbarian", "caster": "wizard", "lord-extra": 2},
            marks=pytest.mark.long,
        ),
        pytest.param(
            "shapeshifter",
            {"path": "labyrinth", "maze": "generated", "hunter": "thief", "seats": 4},
            marks=pytest.mark.long,
        ),
        pytest.param(
            "underworld-queen",
            {"archer": "elf", "length": "longer-2", "altar": False, "ice-choice": "overseer"},
            marks=pytest.mark.long,
        ),
        pytest.param("dragon", {"wandering": True, "seats": 5, "unsteadiness": 40}, marks=pytest.mark.long),
    ],
)
def test_a_game_by_chance_comes_to_an_end_with_nothing_lost(lord: str, options: dict[str, bool | int | str]):
    rng = Random(lord)
    game = table(lord=lord, seed=5, packs=PACKS, **options)
    for _ in range(MOST_DECISIONS):
        if game.is_over:
            break
        decision = rng.choice(game.open_decisions())
        game.answer(decision.seat, random_answer(decision, rng))
        if rng.random() < 0.1:
            assert list(game.faults()) == []
    assert game.is_over
    assert sorted(set(game.state.standings)) == [1, 2]
