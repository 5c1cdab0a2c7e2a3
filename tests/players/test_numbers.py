"""The numbers of a game stay what they are: who has learnt by them can go on. A new meaning of a column has a new version."""

import pytest

from souterrain.players.numbers import encoder_of
from tests.every_game.table import NAMES, game_of, plain_setup

VERSIONS = {
    "catacombs": ("1-d3b6fe81", 7189),
    "claustrophobia": ("1-1bcc84fd", 9477),
    "conquest": ("1-849fb779", 775),
    "twister": ("1-86233dea", 2689),
    "lantern": ("1-81e20d58", 82),
    "catacombs/soloth": ("2-db293fdf", 16963),
}


@pytest.mark.parametrize("name", NAMES)
def test_the_columns_are_those_of_this_version(name: str):
    """If this fails, what learnt by the old numbers cannot read the new: raise VERSION in the game's `numbers.py`, then here."""
    game = game_of(name)
    setup = plain_setup(name)
    encoder = encoder_of(game.check_setup(setup, game.open_packs(setup.packs).content))
    assert (encoder.version, encoder.size) == VERSIONS[name]
