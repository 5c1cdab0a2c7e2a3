"""The games of the house, by name. A game is imported when it is asked for, so that none waits for another.

A folder with a `game.py` is a game, and the class in it that says `name`; see `where` for those from outside.
"""

import importlib
from typing import Any

from souterrain.kernel.decision import Refused
from souterrain.kernel.game import Game
from souterrain.where import GAMES

__all__ = ["GAMES", "find"]


def find(name: str) -> type[Game[Any, Any]]:
    """The game of that name."""
    if name not in GAMES:
        raise Refused(f"There is no game {name!r}. There are: {', '.join(GAMES)}.", said="no-game", game=name)
    module = importlib.import_module(f"{GAMES[name]}.game")
    kinds = (kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Game))
    return next(kind for kind in kinds if vars(kind).get("name") == name)
