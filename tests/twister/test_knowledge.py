"""What a seat does not know: views strike it out, and a resampled table fits what the seat does know."""

import random

import pytest

from souterrain.games.twister.game import Twister
from souterrain.games.twister.setup import METHODS
from souterrain.kernel.game import Setup
from tests.rule import rule
from tests.twister.scene import Maze
from tests.twister.test_characters import HALL


def play(game, rng, decisions):
    for _ in range(decisions):
        if game.is_over:
            return
        choice = rng.choice(game.open_decisions())
        picked = rng.sample(choice.options, rng.randint(choice.least, min(choice.most, len(choice.options))))
        game.answer(choice.seat, picked[0].id if choice.least == choice.most == 1 else tuple(p.id for p in picked))


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("scenario", ["initiation", "vault", "legion"])
def test_a_resampled_table_looks_the_same_and_is_sound(method, scenario):
    rng = random.Random(f"{method} {scenario}")
    game = Twister.start(Setup("twister", scenario, options={"team": method}), 7)
    for _ in range(30):
        for seat in (None, 0, 1):
            view = game.view(seat)
            other = game.resample(view, rng.randrange(1000))
            assert other.view(seat).encode() == view.encode()
            assert list(other.faults()) == []
            play(other, rng, 5)
            assert list(other.faults()) == []
        play(game, rng, 12)


@rule("twister.setup.full-frontal")
def test_other_teams_are_imagined_in_full_frontal_only():
    for method, kinds in (("full-frontal", 9), ("mutual", 1)):
        game = Twister.start(Setup("twister", "dash", options={"team": method}), 7)
        while game.open_decisions()[0].kind != "hide":
            play(game, random.Random(1), 1)
        view = game.view(0)
        teams = set()
        for seed in range(9):
            state = game.resample(view, seed).state
            teams.add(frozenset((*state.team[1], *state.west[1], *state.east[1])))
        assert len(teams) == kinds


@rule("twister.telepath.lacking")
def test_a_hand_that_was_shown_is_remembered():
    scene = Maze(HALL, w="telepath, foe goblin")
    scene.hand(1, 0, 2, 5)
    scene.act("attack", scene.who("telepath"), scene.foe("goblin"))
    scene.answer("name:6")
    scene.lay(1, 2)
    for seed in range(5):
        assert scene.game.resample(scene.game.view(0), seed).state.hand[1] == scene.state.hand[1]


def test_nothing_is_lost_in_whole_games():
    """A few whole games at every way of choosing a team; many more are played by the campaign of `tests/every_game`."""
    rng = random.Random(5)
    for number, method in enumerate(METHODS):
        game = Twister.start(Setup("twister", "initiation", options={"team": method, "clock": number == 1}), number)
        while not game.is_over:
            play(game, rng, 1)
            assert list(game.faults()) == []
        assert game.state.standings in ((1, 1), (1, 2), (2, 1))
