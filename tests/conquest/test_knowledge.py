"""What seats know, what must be true of every state, and whole games by chance."""

from functools import partial
from random import Random

import pytest

from souterrain.games.conquest.game import Conquest
from souterrain.games.conquest.state import SKULL, SWORD
from souterrain.kernel.game import Setup
from souterrain.players import find
from tests.conquest.scene import Duel, card


def table(seats: int = 4, seed: int = 5, **options) -> Conquest:
    return Conquest.start(Setup("conquest", options={"seats": seats, **options}), seed)


def test_a_resampled_table_keeps_what_a_seat_knows_and_draws_the_rest_anew():
    game = table()
    view = game.view(1)
    hands = set()
    for seed in range(6):
        drawn = game.resample(view, seed)
        assert drawn.state.hands[1] == game.state.hands[1]
        assert list(drawn.faults()) == []
        hands.add(drawn.state.hands[0])
        assert drawn.view(1).encode() == view.encode()
    assert len(hands) > 1


def test_a_spectator_knows_no_hand():
    game = table()
    drawn = [game.resample(game.view(None), seed).state.hands for seed in range(4)]
    assert all(len({hands[seat] for hands in drawn}) > 1 for seat in range(4))


def test_what_was_foreseen_stays_on_top_for_its_seer_alone():
    duel = Duel(seats=4)
    duel.hand(0, "druid")
    duel.play("sword-1", "druid")
    duel.go_through()
    top = duel.state.piles[SWORD][:2]
    game = duel.game
    mine = [game.resample(game.view(0), seed) for seed in range(5)]
    assert {drawn.state.piles[SWORD][:2] for drawn in mine} == {top}
    assert all(list(drawn.faults()) == [] for drawn in mine)
    theirs = [game.resample(game.view(1), seed) for seed in range(5)]
    assert len({drawn.state.piles[SWORD][:2] for drawn in theirs}) > 1
    assert all(list(drawn.faults()) == [] for drawn in theirs)


def test_looking_ahead_is_told_to_nobody_else():
    duel = Duel(seats=4)
    duel.hand(0, "druid")
    duel.stack("thief", "bard", "paladin")
    duel.play("sword-1", "druid")
    duel.go_through(until="take_card")
    secrets = duel.game.secrets()
    (event,) = duel.events("looked_ahead")
    assert event.seen_by(0, secrets).data["cards"] == tuple(card(name) for name in ("thief", "bard", "paladin"))
    assert event.seen_by(1, secrets).data["cards"] == 3
    assert duel.game.view(1).state.decisions[0].options == ()
    duel.answer(f"take:{card('bard')}")
    assert duel.game.view(0).state.agenda[-1].card == card("bard")
    assert duel.game.view(1).state.agenda[-1].card is None
    drawn = duel.game.resample(duel.game.view(1), 3)
    assert drawn.state.agenda[-1].card == ""
    assert len(drawn.open_decisions()[0].options) == 2
    assert duel.events("drawn")[-1].seen_by(2, secrets).data["cards"] == 1


def test_a_shared_hand_is_told_to_the_team_mate():
    duel = Duel(seats=4, shared_hands=True)
    duel.stack("thief")
    duel.begin_turn("sword-1")
    (event,) = duel.events("drawn")
    secrets = duel.game.secrets()
    assert event.seen_by(1, secrets).data["cards"] == (card("thief"),)
    assert event.seen_by(2, secrets).data["cards"] == 1


def test_a_flick_names_the_enemies_or_the_target_to_aim_at():
    duel = Duel()
    duel.shoot("sword-1", "move")
    assert duel.decision.towards == ((400_000, 0), (400_000, 150_000))
    duel.shoot("sword-1", "missile", targeted=True)
    duel.answer("target:skull-2")
    duel.place(14, 10)
    assert duel.decision.towards == ((360_000, 150_000),)


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lambda state: state.discs.pop("crystal-2"), "crystal-2"),
        (lambda state: state.discs.update({"sword-1": state.discs["sword-2"]}), "overlaps"),
        (lambda state: state.discs.update({"sword-1": (0, 100_000)}), "wall"),
        (lambda state: state.hands.update({0: ()}), "24 cards"),
        (lambda state: state.hands.update({0: state.hands[0][1:] + state.hands[0][:1] * 2}), "29 cards"),
        (lambda state: state.known.update({0: ("card/thief/1",)}), "wrong about the top"),
        (lambda state: setattr(state, "bank", 9), "24 health tokens"),
        (lambda state: setattr(state, "health", (-1, 17)), "24 health tokens"),
        (lambda state: state.discs.update(missile=(300_000, 50_000), wave=(300_000, 100_000)), "More than one"),
    ],
)
def test_faults_are_found(spoil, fault):
    duel = Duel()
    duel.hand(0, "bard", "druid", "paladin", "ranger")
    duel.stack("griffin")
    duel.shoot("sword-1", "move")
    assert list(duel.game.faults()) == []
    spoil(duel.state)
    assert any(fault in found for found in duel.game.faults())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_random_games_end_with_24_tokens_at_every_moment(seats, seed):
    rng = Random(f"{seats}/{seed}")
    options = {name: rng.choice(option.choices) for name, option in Conquest.options.items()}
    layout = rng.choice(["cross", "line", "slant"])
    game = Conquest.start(Setup("conquest", layout, options={**options, "seats": seats}), seed)
    players = [find("random", seed, seat) for seat in range(seats)]
    for _ in range(5000):
        if game.is_over:
            break
        assert sum(game.state.health) + game.state.bank == 24
        assert list(game.faults()) == []
        question = game.open_decisions()[0]
        answer = players[question.seat].answer(question, partial(game.view, question.seat))
        game.answer(question.seat, answer)
    assert game.is_over
    assert sum(game.state.health) + game.state.bank == 24
    by_team = {team: {game.state.standings[s] for s in range(seats) if game.state.teams[s] == team} for team in (0, 1)}
    assert all(len(places) == 1 for places in by_team.values())  # a team wins or loses together
    assert {SWORD, SKULL} == {*game.state.teams}
