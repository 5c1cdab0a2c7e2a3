"""The games of the house, by name. A game is imported when it is asked for, so that none waits for another.

A folder with a `game.py` is a game, and the class in it that says `name`; see `where` for those from outside.
"""

import importlib
import importlib.util
from typing import Any

from souterrain.content import Words
from souterrain.kernel.decision import Refused
from souterrain.kernel.game import Game
from souterrain.where import GAMES

__all__ = ["GAMES", "all_games", "draw", "find"]


def find(name: str) -> type[Game[Any, Any]]:
    """The game of that name."""
    if name not in GAMES:
        raise Refused(f"There is no game {name!r}. There are: {', '.join(GAMES)}.", said="no-game", game=name)
    module = importlib.import_module(f"{GAMES[name]}.game")
    kinds = (kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Game))
    return next(kind for kind in kinds if vars(kind).get("name") == name)


def all_games() -> tuple[str, ...]:
    """Every game, and as `game/expansion` what expands it."""
    return tuple(name for game in GAMES for name in (game, *(f"{game}/{pack}" for pack in find(game).expansions)))


def draw(game: Game[Any, Any], seat: int | None, words: Words, width: int = 80) -> str:
    """The table as a seat sees it, as text; nothing where the game draws none."""
    module = f"{type(game).__module__.rpartition('.')[0]}.draw"
    if importlib.util.find_spec(module) is None:
        return ""
    drawn: str = importlib.import_module(module).draw(game.through(game.view(seat)), seat, words, width)
    return drawn
