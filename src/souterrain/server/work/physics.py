"""Physics at the table: a flick is worked out beside the server's loop, so that no other table waits for it.

It runs in a thread while its table is locked: a few milliseconds, most of it in compiled code. The compiler works once per machine;
`get_ready` sets it to work when a server starts, or when the first table of a disc game is made or opened.
"""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from importlib import import_module
from threading import Thread
from typing import Any

from souterrain.kernel.decision import Choice
from souterrain.kernel.game import Game
from souterrain.server.table.state import TableState


def is_physical(table: TableState) -> bool:
    """Whether an answer here may set discs in motion."""
    return any(not isinstance(decision, Choice) for decision in table.open_decisions())


def awaits_physics(table: TableState) -> bool:
    """Whether somebody here cannot go on before the solver is there: a flick, or a computer that thinks in flicks."""
    chairs = table.seating.chairs
    thinks = has_discs(type(table.game)) and any(chairs[seat].kind == "computer" for seat in table.asked)
    return thinks or is_physical(table)


def has_discs(game: type[Game[Any, Any]]) -> bool:
    """Whether discs are flicked in this game. Where nobody has loaded such a game, none is."""
    discs = _opened("souterrain.discs.table")
    return discs is not None and issubclass(game, discs.DiscGame)


ALSO = ("souterrain.discs.stakes",)
"""What else is compiled for games of discs: how their computer players judge shots."""


BEAT = 1.0  # seconds between two looks at how far it is
SOON = 0.1  # and at whether it is there


def share_done() -> float:
    """How much of the solver is compiled, from 0 to 1. Where nobody compiles, there is nothing to wait for."""
    warm = _opened("souterrain.flick.warm")
    return warm.share_done() if warm and warm.state() is warm.Warmth.COMPILING else 1.0


def _opened(name: str) -> Any:
    """A module that has been imported, by whichever thread; None where it has not, or another thread is just about it."""
    module = sys.modules.get(name)
    return None if module is None or getattr(module.__spec__, "_initializing", False) else module


async def preparing() -> AsyncIterator[float]:
    """How far it is, now and again, until it is done."""
    while (share := share_done()) < 1.0:
        yield share
        await asyncio.sleep(BEAT)
    yield 1.0


async def ready() -> None:
    """Wait until the solver is there: the clock of whoever thinks in flicks does not run before, and no second compiler does."""
    warm = _opened("souterrain.flick.warm")
    while warm and warm.state() in (warm.Warmth.LOADING, warm.Warmth.COMPILING):
        await asyncio.sleep(SOON)


def get_ready(tell: Callable[[float], None] | None = None) -> Thread | None:
    """Have the solver compiled, in the background, if a game that uses it has been loaded. Games without discs never pay.

    `tell` hears how much is done, from 0 to 1, if there is anything to compile. The thread ends when all is ready.
    """
    if "souterrain.flick.solver" not in sys.modules:
        return None
    thread: Thread = import_module("souterrain.flick.warm").warm_in_background(ALSO, tell)
    return thread
