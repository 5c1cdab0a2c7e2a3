"""Physics at the table: a flick is worked out beside the server's loop, so that no other table waits for it.

It runs in a thread while its table is locked: a few milliseconds, most of it in compiled code. The compiler works once per machine;
`get_ready` sets it to work when a server starts, or when the first table of a disc game is made or opened.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from threading import Thread

from souterrain.kernel.decision import Choice
from souterrain.server.table.state import TableState


def is_physical(table: TableState) -> bool:
    """Whether an answer here may set discs in motion."""
    return any(not isinstance(decision, Choice) for decision in table.open_decisions())


ALSO = ("souterrain.discs.stakes",)
"""What else is compiled for games of discs: how their computer players judge shots."""


def get_ready(tell: Callable[[float], None] | None = None) -> Thread | None:
    """Have the solver compiled, in the background, if a game that uses it has been loaded. Games without discs never pay.

    `tell` hears how much is done, from 0 to 1, if there is anything to compile. The thread ends when all is ready.
    """
    if "souterrain.flick.solver" not in sys.modules:
        return None
    thread: Thread = import_module("souterrain.flick.warm").warm_in_background(ALSO, tell)
    return thread
