"""Time as a rule of a game. The engine keeps no time: a game says how long a seat may think (`Game.timer`), and whoever keeps
the time, the table or the terminal, answers `late` for a seat when it is up, as soon as that is an option.

`late` is never a person's to choose: it is not shown among the options, and a table refuses it from anybody else.
"""

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from souterrain.kernel.decision import Choice
from souterrain.kernel.gesture import Decision

if TYPE_CHECKING:
    from souterrain.kernel.game import Game

LATE = "late"


class Timer(Struct, frozen=True):
    """The seconds that a seat has for everything it is asked under this name."""

    name: str
    seconds: int


class Glass(Struct, frozen=True):
    """The time of one seat: the spans in which it thought, and since when it is thinking now; -1 while its time stands still."""

    timer: Timer
    spans: tuple[tuple[int, int], ...] = ()
    since: int = -1


def turn(glasses: dict[int, Glass], game: "Game[Any, Any]", at: int) -> dict[int, Glass]:
    """The glasses after something has happened: whose time begins, whose runs on, whose stands still."""
    turned = {}
    for seat in range(len(game.seats)):
        timer, glass = game.timer(seat), glasses.get(seat)
        if timer is not None:
            if glass is None or glass.timer != timer:
                glass = Glass(timer)
            turned[seat] = glass if glass.since >= 0 else Glass(timer, glass.spans, at)
        elif glass is not None:
            # What was spent is remembered: an undo may bring the same question back.
            turned[seat] = Glass(glass.timer, (*glass.spans, (glass.since, at))) if glass.since >= 0 else glass
    return turned


def can_be_late(decision: Decision) -> bool:
    return isinstance(decision, Choice) and any(option.id == LATE for option in decision.options)
