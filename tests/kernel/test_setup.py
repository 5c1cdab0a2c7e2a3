"""Setting up: defaults are filled in, and whatever is wrong is refused in one sentence."""

from typing import Any

import pytest

from souterrain.content import PackError
from souterrain.games import find
from souterrain.kernel.chance import LARGEST_SEED
from souterrain.kernel.decision import Refused
from souterrain.kernel.game import Setup
from tests.lantern.game import Lantern


def test_defaults_are_filled_in():
    assert Lantern.start().setup == Setup("lantern", "gallery", ("base",), {"gusty": False, "ask-everything": False})


@pytest.mark.parametrize(
    ("setup", "complaint"),
    [
        ({"game": "chess"}, "This is lantern, not chess."),
        ({"scenario": "attic"}, "lantern has no scenario 'attic'. It has: gallery, crypt."),
        ({"options": {"windy": True}}, "lantern has no option 'windy'. It has: gusty, ask-everything."),
        ({"options": {"gusty": "yes"}}, "The option gusty may be False or True, not 'yes'."),
        ({"options": {"gusty": 1}}, "The option gusty may be False or True, not 1."),
    ],
)
def test_a_wrong_set_up_is_refused(setup: dict[str, Any], complaint: str):
    with pytest.raises(Refused) as refused:
        Lantern.start(Setup(**{"game": "lantern", **setup}))
    assert str(refused.value) == complaint


def test_an_unknown_pack_is_an_error_that_names_it():
    with pytest.raises(PackError, match="attic: there is no such folder"):
        Lantern.start(Setup("lantern", packs=("attic",)))


def test_an_unknown_game_is_refused():
    with pytest.raises(Refused, match="There is no game 'chess'"):
        find("chess")


def test_a_game_with_the_largest_seed_can_be_saved_and_a_larger_one_is_refused() -> None:
    game = Lantern.start(seed=LARGEST_SEED)
    assert game.restore(game.save()).state.hash() == game.state.hash()
    with pytest.raises(Refused, match="whole number from 0 to"):
        Lantern.start(seed=LARGEST_SEED + 1)
