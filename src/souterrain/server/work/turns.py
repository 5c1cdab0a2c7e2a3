"""Turns: few places, many who want one, and nobody who asks much keeps another waiting.

Whoever waits stands in a line of their own, told by what it is for and for whom (a table, an address). A place that is free goes to
the next purpose, and there to the next line: so one address with fifteen wishes gets one, then all others get theirs. A purpose may
be given some of the places only, so that the others stay free of it.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Mapping
from contextvars import ContextVar
from typing import NamedTuple

MOST_IN_LINE = 8  # wishes of one line; who has more is told so
EVERYWHERE: Mapping[str, int] = {}

# The visitor for whom something is done just now, where it is done for one.
visitor: ContextVar[str] = ContextVar("visitor", default="")


class Wish(NamedTuple):
    """What a place is wanted for, and for whom."""

    what: str = ""
    whom: str = ""


class Crowded(RuntimeError):
    """Too many wishes of one line wait already."""


class Turns:
    """`at_most` says how many places a purpose may have, if not all; `in_line` how many may wait in one line."""

    def __init__(self, places: int, at_most: Mapping[str, int] = EVERYWHERE, in_line: int = MOST_IN_LINE) -> None:
        self._free = places
        self._at_most = {what: min(places, most) for what, most in at_most.items()}
        self._in_line = in_line
        self._taken: Counter[str] = Counter()
        self._last = ""  # what the last place went to
        self._lines: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()

    async def take(self, wish: Wish) -> None:
        """Wait for a place; `Crowded` if too many of the same line wait."""
        if self._free and self._may_have(wish.what):
            self._give(wish.what)
            return
        line = self._lines.setdefault(wish.what, OrderedDict()).setdefault(wish.whom, deque())
        if len(line) >= self._in_line:
            raise Crowded
        turn = asyncio.get_running_loop().create_future()
        line.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(wish.what)
            raise

    def give_back(self, what: str = "") -> None:
        """A place is free: for whoever is next, or for whoever comes."""
        self._free += 1
        self._taken[what] -= 1
        while self._free and (following := self._next()) is not None:
            turn = self._called_up(following)
            if not turn.done():  # nobody waits any more for one that was cancelled
                self._give(following)
                turn.set_result(None)

    def _may_have(self, what: str) -> bool:
        return self._taken[what] < self._at_most.get(what, self._taken[what] + 1)

    def _give(self, what: str) -> None:
        self._free -= 1
        self._taken[what] += 1
        self._last = what

    def _next(self) -> str | None:
        """The purpose that is next: not the same twice, if another waits."""
        waiting = [what for what in self._lines if self._may_have(what)]
        return next((what for what in waiting if what != self._last), waiting[0] if waiting else None)

    def _called_up(self, what: str) -> "asyncio.Future[None]":
        lines = self._lines.pop(what)
        whom, line = lines.popitem(last=False)
        turn = line.popleft()
        if line:
            lines[whom] = line
        if lines:
            self._lines[what] = lines
        return turn
