"""What a computer player thinks of the lantern: who is ahead, with what left to go on, and what one mostly does.

Every game's `mind` offers the same names (`players/mind.py`). All of it is rough and quick; the search in `players/` corrects
it. No rule looks here.
"""

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from souterrain.kernel.decision import Choice, Option
from souterrain.players.mind import worth
from tests.lantern.acts import card_of

if TYPE_CHECKING:
    from tests.lantern.game import Lantern

HORIZON = 2  # rounds that a thought looks ahead
OIL, CARD = 0.2, 0.1  # what a measure of oil and a card are worth, in steps
STEEPNESS = 0.7  # how soon a step ahead becomes a won game


def values(game: "Lantern") -> Sequence[float]:
    """The chance of each seat to win, from 0 to 1."""
    if game.is_over:
        return worth(game.state.standings)
    amber, blue = (sum(aspects(game, seat).values()) for seat in range(2))
    chance = 1 / (1 + math.exp(STEEPNESS * (blue - amber)))
    return [chance, 1 - chance]


def aspects(game: "Lantern", seat: int) -> Mapping[str, float]:
    """What speaks for a seat, in steps; `gain-NAME` says it in words."""
    bearer = game.state.bearers[seat]
    return {"way": float(bearer.place), "oil": OIL * bearer.oil, "cards": CARD * len(game.state.hands[seat])}


def weigh(game: "Lantern", choice: Choice) -> Sequence[float]:
    """How often a sensible player takes each option, in proportion."""
    return [_weight(game, choice, option) for option in choice.options]


def pace(game: "Lantern") -> int:
    """How far the game has come."""
    return game.state.round


def _weight(game: "Lantern", choice: Choice, option: Option) -> float:
    if option.verb in ("wait", "pass"):
        return 0.1
    card = card_of(game, str(dict(option.subjects)["card"]))
    steps = float(dict(card.effects[0].arguments).get("steps", 0))
    if option.verb == "give":
        return 1.0 if not steps or card.oil > game.state.bearers[choice.seat].oil else 0.1
    if option.verb == "play" and not card.when:
        return 0.1 + steps**3
    return 0.1 + steps  # answer a walk, or keep what gets one forward
