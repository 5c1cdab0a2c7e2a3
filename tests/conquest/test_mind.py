"""What computer players think of a table: chances that add up, weights that make sense, and habits that beat chance."""

import math
from functools import partial

import pytest

from souterrain.games.conquest import mind
from souterrain.games.conquest.game import Conquest
from souterrain.games.conquest.mind.stake import sequence_worth
from souterrain.kernel.decision import Choice
from souterrain.kernel.game import Setup
from souterrain.players import find
from souterrain.players.hand import Hand
from tests.conquest.scene import Duel, card
from tests.rule import rule
from tests.tiers import sample


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chances_of_all_seats_add_up_and_more_tokens_are_better(seats):
    duel = Duel(seats=seats)
    chances = []
    for sword in (3, 8, 12):
        duel.set_tokens(sword, 8)
        found = mind.values(duel.game)
        assert sum(found) == pytest.approx(1)
        chances.append(found[0])
    assert chances == sorted(chances)
    assert len({*chances}) == 3


def test_armour_is_an_advantage_and_a_stun_is_none():
    duel = Duel()
    even = mind.values(duel.game)[0]
    assert even == pytest.approx(0.5)
    duel.keep("griffin")
    assert mind.values(duel.game)[0] > even
    duel.game.mark("stunned", 0, True)
    duel.game.mark("stunned", 1, False)
    assert mind.values(duel.game)[0] < 0.55


def test_the_end_is_worth_what_it_is():
    duel = Duel(seats=4)
    duel.game.concede(0)
    assert mind.values(duel.game) == [0, 0, 0.5, 0.5]


def test_every_option_is_weighed():
    duel = Duel(seats=4)
    duel.begin_turn("sword-1")
    for _ in range(150):
        if duel.game.is_over:
            break
        question = duel.decision
        if isinstance(question, Choice):
            weights = mind.weigh(duel.game, question)
            assert len(weights) == len(question.options)
            assert all(weight > 0 for weight in weights)
        duel.go_on()
    assert mind.pace(duel.game) > 3


def test_stronger_cards_are_played_and_weaker_ones_given_up():
    duel = Duel()
    duel.hand(0, "bard", "warrior-queen")
    duel.stack("thief")
    duel.begin_turn("sword-1")
    bard, queen, _ = mind.weigh(duel.game, duel.decision)
    assert queen > bard
    duel.game.mark("stunned", 0, True)
    duel.begin_turn("sword-1")
    bard, queen, *_ = mind.weigh(duel.game, duel.decision)
    assert bard > queen


@rule("conquest.mat.off-edge")
def test_a_disc_that_a_thought_shot_pushes_off_the_mat_is_back_for_the_next_shot_of_the_card():
    """Every card of both teams is thought through to its end, with an enemy at the edge of the mat."""
    duel = Duel(seats=4, arena="mat")
    duel.put("sword-1", 50, 25)
    duel.put("skull-1", 56, 25)
    duel.put("skull-2", 50, 33)
    for team, disc in enumerate(("sword-1", "skull-2")):
        for id in duel.game.team_cards[team]:
            assert math.isfinite(sequence_worth(duel.game, disc, id, Hand(0.0, 0.0)))


def test_armour_is_kept_for_hard_blows():
    chances = []
    for shot in ("combat", "critical-combat"):
        duel = Duel()
        duel.keep("behemoth")
        duel.shoot("sword-1", shot)
        duel.flick(50, 10)
        use, let_through = mind.weigh(duel.game, duel.decision)
        assert duel.options()[0] == f"use:{card('behemoth')}"
        chances.append(use / (use + let_through))
    assert chances[0] < chances[1]


@pytest.mark.parametrize("games", sample(2, 8))
def test_habits_beat_chance(games):
    won = 0
    for seed in range(games):
        game = Conquest.start(Setup("conquest"), seed)
        kinds = ("habit", "random") if seed % 2 else ("random", "habit")
        players = [find(kind, seed, seat, game.setup) for seat, kind in enumerate(kinds)]
        while not game.is_over:
            question = game.open_decisions()[0]
            answer = players[question.seat].answer(question, partial(game.view, question.seat))
            game.answer(question.seat, answer)
        won += game.state.standings[kinds.index("habit")] == 1
    assert won >= games * 3 // 4
