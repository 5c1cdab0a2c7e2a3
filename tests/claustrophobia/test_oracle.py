"""The oracle, a second reading of the book, and the game agree: in a few games here, in thousands in `make fuzz`."""

import pytest

from tests.every_game.oracle import Consulted, checks_of, consult
from tests.every_game.table import scenarios_of
from tests.tiers import sample

GAME = "claustrophobia"


@pytest.mark.parametrize("games", sample(6, 40))
def test_the_game_does_what_the_book_says(games: int) -> None:
    seen, scenarios = Consulted(), scenarios_of(GAME)
    for seed in range(games):
        consult(GAME, scenarios[seed % len(scenarios)], seed, seen, most=600)
    assert seen.foretold > seen.decisions
    assert checks_of(GAME) == {*seen.checks}, "something is never foretold"
