"""The minds of the games: sound judgements at every decision, and habits that beat chance from either side."""

from functools import partial
from typing import Any

import pytest

from souterrain.games import GAMES
from souterrain.games import find as find_game
from souterrain.kernel.decision import Choice
from souterrain.kernel.game import Game, Setup
from souterrain.lab.arena import Plan, check
from souterrain.lab.hands import hands_of, play_all
from souterrain.lab.tally import Tally
from souterrain.players import find
from souterrain.players.mind import Blank, mind_of

MORE = {"lantern": 50}  # games of each scenario where luck counts for much
MINDFUL = [name for name in GAMES if not isinstance(mind_of(find_game(name)), Blank)]


def scenarios_of(name: str) -> list[str]:
    game_type = find_game(name)
    return list(game_type.scenarios(game_type.open_packs(("base",)).content))


@pytest.mark.parametrize(("name", "scenario"), [(name, each) for name in MINDFUL for each in scenarios_of(name)])
def test_judgements_are_sound_at_every_decision(name: str, scenario: str) -> None:
    """Chances add up to one, every question has a sensible answer, thinking changes nothing, and time goes forward."""
    game: Game[Any, Any] = find_game(name).start(Setup(name, scenario), 2)
    mind = mind_of(type(game))
    players = [find("random", 2, seat) for seat in range(len(game.seats))]
    pace = 0
    for _ in range(150):
        if game.is_over:
            break
        before = game.state.hash()
        assert sum(mind.values(game)) == pytest.approx(1.0)
        assert min(mind.values(game)) >= 0.0
        assert mind.pace(game) >= pace
        pace = mind.pace(game)
        decision = game.open_decisions()[0]
        if isinstance(decision, Choice):
            weights = mind.weigh(game, decision)
            assert len(weights) == len(decision.options)
            assert min(weights, default=0.0) >= 0.0
            assert not weights or max(weights) > 0.0
        assert game.state.hash() == before
        game.answer(decision.seat, players[decision.seat].answer(decision, partial(game.view, decision.seat)))


@pytest.mark.parametrize("name", MINDFUL)
def test_the_end_is_worth_what_it_is(name: str) -> None:
    game = find_game(name).start(Setup(name), 1)
    mind = mind_of(type(game))
    game.end(2, 1)
    assert list(mind.values(game)) == [0.0, 1.0]
    game.end(1, 1)
    assert list(mind.values(game)) == [0.5, 0.5]


@pytest.mark.long  # `tests/conquest/test_mind.py` has a sample
@pytest.mark.parametrize("name", MINDFUL)
def test_habits_beat_chance(name: str) -> None:
    """Mirrored, over all scenarios: the mind pulls the right way for both sides."""
    games = MORE.get(name, 2) * len(scenarios_of(name))
    plan, game_type = check(Plan(name, ("habit", "random"), games, mirrored=True))
    tally = Tally(plan, game_type.seats)
    for played in play_all(plan, hands_of(1)):
        assert not played.fault
        tally.add(played)
    habit = next(row for row in tally.scores() if row["player"] == "habit" and not row["scenario"])
    assert habit["share"] >= 0.7
