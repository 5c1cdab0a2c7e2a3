"""What a game tells computer players about itself: how good a table is, and what one mostly does there.

A game's `mind` is a module beside its rules, with the names of `Mind`; a game without one is played by judging only how it
ends. What is not here: how a mind is used (`search`).
"""

import importlib
import importlib.util
from collections.abc import Sequence
from typing import Any, Protocol, cast

from souterrain.kernel.decision import Choice
from souterrain.kernel.game import Game


class Mind(Protocol):
    """The names every `games/<game>/mind` offers. All of it is judgement: no rule depends on it."""

    HORIZON: int  # how far a thought looks ahead, counted by `pace`

    def values(self, game: Any) -> Sequence[float]:
        """The chance of each seat to win, from 0 to 1."""
        ...

    def weigh(self, game: Any, choice: Choice) -> Sequence[float]:
        """How often a sensible player takes each option, in proportion. 0: not worth a thought."""
        ...

    def pace(self, game: Any) -> int:
        """How far the game has come. A thought ends, and is judged, when this has grown by HORIZON."""
        ...


class Blank:
    """The mind of a game that has none: every option is alike, and only the end counts."""

    HORIZON = 1

    def values(self, game: Game[Any, Any]) -> Sequence[float]:
        return worth(game.state.standings) or [1 / len(game.seats)] * len(game.seats)

    def weigh(self, game: Game[Any, Any], choice: Choice) -> Sequence[float]:
        return [1.0] * len(choice.options)

    def pace(self, game: Game[Any, Any]) -> int:
        return 0


def worth(standings: Sequence[int]) -> list[float]:
    """What the end of a game is worth to each seat: one win, shared by those who share the first place."""
    first = [place == 1 for place in standings]
    return [won / max(sum(first), 1) for won in first]


def mind_of(game_type: type[Game[Any, Any]]) -> Mind:
    """The mind beside a game's rules."""
    name = f"{game_type.__module__.rpartition('.')[0]}.mind"
    if importlib.util.find_spec(name) is None:
        return Blank()
    return cast(Mind, importlib.import_module(name))
