"""Says in words that the physics is being prepared, and how far it is: once on a machine, before the first flick.

Here: the sentences. The preparing itself is in `flick/warm.py`.
"""

import importlib
import sys
import threading
import time
from collections.abc import Callable
from typing import TextIO

from souterrain.server.work.physics import get_ready

PEACE = 2.0
"""Seconds that a server is left alone when it starts: those come first who were at a table when it went down."""

QUARTER = 25


class Teller:
    """Hears how much is done and says so, at the beginning, at every quarter and at the end."""

    def __init__(self, say: Callable[..., str], begun: str = "physics-begun", out: TextIO | None = None) -> None:
        self._say = say
        self._begun = begun
        self._out = out
        self._next = 0

    def __call__(self, share: float) -> None:
        percent = int(100 * share)
        if percent < self._next:
            return
        self._next = percent - percent % QUARTER + QUARTER
        if percent >= 100:
            words = self._say("physics-ready")
        elif percent < QUARTER:
            words = self._say(self._begun)
        else:
            words = self._say("physics-share", percent=str(percent - percent % QUARTER))
        print(words, file=self._out, flush=True)


def prepare(say: Callable[..., str]) -> None:
    """Have the physics compiled while a server starts and serves, and say so if it takes time."""

    def work() -> None:
        time.sleep(PEACE)
        importlib.import_module("souterrain.flick")
        get_ready(Teller(say))

    threading.Thread(target=work, name="physics", daemon=True).start()


def prepare_first(say: Callable[..., str]) -> None:
    """Have the physics compiled before games are played in bulk or measured: no process of theirs compiles then, and no time of
    theirs is the compiler's. It is told on the error stream, so that results can be piped."""
    importlib.import_module("souterrain.flick")
    if (ready := get_ready(Teller(say, "physics-first", sys.stderr))) is not None:
        ready.join()
