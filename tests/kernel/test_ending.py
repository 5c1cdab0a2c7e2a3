"""What is said of a match that is over, in the smallest game that says something."""

from random import Random
from typing import Any

from souterrain.kernel.game import Setup
from souterrain.speech import Speaker
from tests.every_game.table import random_answer
from tests.lantern.game import Lantern


def test_a_match_that_is_over_tells_what_became_of_everybody_and_its_figures():
    chance = Random(3)
    game = Lantern.start(Setup("lantern", "crypt"), 3, tells=True)
    while not game.is_over:
        decision = game.open_decisions()[0]
        game.answer(decision.seat, random_answer(decision, chance))
    said = game.ending(game.events)
    words = Speaker(game, "en").words
    bearers = game.state.bearers
    assert [fate.stands for fate in said.fates] == [place == 1 for place in game.state.standings]
    assert [words.spell(fate.text) for fate in said.fates] == [
        f"{bearer.place} steps down the corridor, oil left: {bearer.oil}" for bearer in bearers
    ]
    rounds, gusts = said.counts
    assert rounds.values == (game.state.round,)
    blown: Any = gusts.values
    assert sum(blown) == sum(event.name == "gust" for event in game.events) > 0
