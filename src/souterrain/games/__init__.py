"""The games of the house, by name. A game is imported when it is asked for, so that none waits for another."""

import importlib
from typing import Any

from souterrain.kernel.decision import Refused
from souterrain.kernel.game import Game

GAMES = {
    "catacombs": "souterrain.games.catacombs.game:Catacombs",
    "claustrophobia": "souterrain.games.claustrophobia.game:Claustrophobia",
    "conquest": "souterrain.games.conquest.game:Conquest",
    "twister": "souterrain.games.twister.game:Twister",
}


def find(name: str) -> type[Game[Any, Any]]:
    """The game of that name."""
    if name not in GAMES:
        raise Refused(f"There is no game {name!r}. There are: {', '.join(GAMES)}.", said="no-game", game=name)
    module, _, kind = GAMES[name].partition(":")
    game: type[Game[Any, Any]] = getattr(importlib.import_module(module), kind)
    return game
