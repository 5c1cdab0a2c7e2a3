"""Whole games by chance with heroes and lords of both boxes: they come to an end, and nothing is lost.

Many more are played by `python -m tests.every_game.campaign --game catacombs/soloth`.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.catacombs.scene import table
from tests.every_game.table import MOST_DECISIONS, random_answer
from tests.soloth.scene import PACKS, Cave


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
def test_a_game_by_chance_comes_to_an_end_with_nothing_lost(lord: str, options: dict[str, Any]):
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


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lambda state: state.spikes.update({"ice-spike-2": "orc-1"}), "one of them is not on the board"),
        (lambda state: state.spikes.update({"ice-spike-1": "orc-9"}), "one of them is not on the board"),
        (lambda state: state.discs.update({"ice-spike-99": (1, 1)}), "The box has no ['ice-spike-99']"),
        (lambda state: setattr(state, "trophies", ("troll-1", "troll-1")), "doubled"),
        (lambda state: setattr(state, "artefacts", ("grave-lantern", "grave-lantern")), "doubled"),
        (lambda state: setattr(state, "trophies", ("orc-1",)), "in the room at once: ['orc-1']"),
        (lambda state: setattr(state, "magic", -1), "The Witch has -1 magic"),
        (lambda state: setattr(state, "magic", 99), "The Witch has 99 magic"),
        (lambda state: setattr(state, "armour", -1), "The Paladin has -1 armour"),
    ],
)
def test_faults_are_found(spoil: Callable[[Any], None], fault: str):
    cave = Cave()
    cave.put("ice-princess", 10, 12.5)
    cave.put("orc-1", 16, 12.5)
    cave.freeze("orc-1")
    cave.sound()
    spoil(cave.state)
    assert any(fault in found for found in cave.game.faults()), list(cave.game.faults())


def test_two_spikes_on_one_monster_are_a_fault():
    cave = Cave()
    cave.put("orc-1", 16, 12.5)
    cave.freeze("orc-1", "orc-1")
    assert any("Two spikes lie on one monster" in found for found in cave.game.faults())
