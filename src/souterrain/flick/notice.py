"""A word for who waits: this process compiles the physics itself.

A program that warms up ahead says so in its own words (`warm.py`). One that just flicks, as any Python program may, would
stand still for twenty seconds and nobody would know why: it gets a line on its error stream.
"""

import sys
from typing import Any

from numba.core import event

WORDS = (
    "Compiling the physics of flicked discs: about twenty seconds, once on a machine that can keep what was compiled."
)


class Notice(event.Listener):
    """Hears when numba compiles, and speaks once, of what is ours."""

    def __init__(self) -> None:
        self.entries: list[object] = []
        self.told = False

    def on_start(self, event: Any) -> None:
        if self.told or event.data["dispatcher"] not in self.entries:
            return
        self.told = True
        print(WORDS, file=sys.stderr, flush=True)

    def on_end(self, event: Any) -> None:
        """Whatever waited goes on, which is word enough."""


notice = Notice()
event.register("numba:compile", notice)  # type: ignore[no-untyped-call]
