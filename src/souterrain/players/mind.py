"""What a game tells computer players about itself: how good a table is, and what one mostly does there.

A game's `mind` is a module beside its rules, with the names of `Mind`; a game without one is played by judging only how it
ends. A game of discs tells more: what is at stake in a flick. What is not here: how a mind is used (`search`).
"""

import importlib
import importlib.util
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, cast

from souterrain.kernel.decision import Choice
from souterrain.kernel.game import Game
from souterrain.kernel.gesture import Flick, Place
from souterrain.players.hand import Hand

if TYPE_CHECKING:
    from souterrain.discs.stakes import Stakes


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


class DiscMind(Mind, Protocol):
    """What the mind of a game of discs offers besides."""

    def stakes(self, game: Any, asked: Flick | Place) -> "Stakes":
        """What touching each disc is worth in this flick, and clear ways after it. For a disc that is to be put down, the
        layout has it already, at the spot of the example."""
        ...

    def ponder(self, game: Any, choice: Choice, hand: Hand) -> Sequence[float]:
        """As `weigh`, but with care and time: what each option's flicks bring on average, made by this hand."""
        ...


class TellingMind(Mind, Protocol):
    """What a mind offers besides that can say why a table is good."""

    def aspects(self, game: Any, seat: int) -> Mapping[str, float]:
        """What speaks for a seat, by name; the game's words have a sentence `gain-NAME` for each. More is better."""
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


def stakes_of(mind: Mind, game: Game[Any, Any], asked: Flick | Place) -> "Stakes | None":
    """What is at stake in a gesture, for minds that know."""
    return cast(DiscMind, mind).stakes(game, asked) if hasattr(mind, "stakes") else None


def ponder(mind: Mind, game: Game[Any, Any], choice: Choice, hand: Hand) -> Sequence[float]:
    """The weights of options, as carefully as the mind can."""
    return cast(DiscMind, mind).ponder(game, choice, hand) if hasattr(mind, "ponder") else mind.weigh(game, choice)


def aspects_of(mind: Mind, game: Game[Any, Any], seat: int) -> Mapping[str, float]:
    """What speaks for a seat at a table, for minds that can say so."""
    return cast(TellingMind, mind).aspects(game, seat) if hasattr(mind, "aspects") else {}


def worth(standings: Sequence[int]) -> list[float]:
    """What the end of a game is worth to each seat: one win, shared by those who share the first place."""
    first = [place == 1 for place in standings]
    return [won / max(sum(first), 1) for won in first]


def mind_of(game_type: type[Game[Any, Any]]) -> Mind:
    """The mind beside a game's rules; an expansion without one shares that of the game it expands."""
    for kind in game_type.__mro__:
        name = f"{kind.__module__.rpartition('.')[0]}.mind"
        if issubclass(kind, Game) and importlib.util.find_spec(name) is not None:
            return cast(Mind, importlib.import_module(name))
    return Blank()
