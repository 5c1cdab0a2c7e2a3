"""The tables a player can imagine: drawn at random among those its seat cannot tell from the real one.

It is made from the set-up, which everybody at a table knows, and never touches the real game: nothing hidden can come through
here, because nothing hidden ever gets in.
"""

import importlib
from typing import Any

from souterrain.games import find
from souterrain.kernel.game import Game, Setup
from souterrain.kernel.view import View
from souterrain.players.hand import Hand
from souterrain.players.mind import Mind, mind_of


class World:
    """One set-up, and what its game tells computer players."""

    def __init__(self, setup: Setup, mind: Mind | None = None) -> None:
        game_type = find(setup.game).with_packs(setup.packs)
        loaded = game_type.open_packs(setup.packs)
        # A game without a state: it lends its set-up and content to those drawn from views.
        self._blank: Game[Any, Any] = game_type(game_type.check_setup(setup, loaded.content), loaded, None)
        self.mind: Mind = mind or mind_of(game_type)
        if hasattr(self.mind, "stakes"):
            # Who sits down gets ready: the clock does not run yet.
            importlib.import_module("souterrain.discs.aim").warm_up()

    def hand(self, own: Hand) -> Hand:
        """The hand that makes the pushes of somebody with a hand of his own: the table's, if its rules draw how it sways."""
        return own.at(self._blank.sway(own.needle))

    def imagine(self, view: View, seed: int) -> Game[Any, Any]:
        """A table that might be the real one, with a future of its own."""
        return self._blank.resample(view, seed)
