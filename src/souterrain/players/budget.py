"""How long a player may think: for so many seconds at a table, for so many thoughts in a simulation.

Seconds keep people from waiting; thoughts make a game repeatable, because they do not depend on the machine. Thinking can be
given up at any time from another thread.
"""

import math
import time
from threading import Event

from msgspec import Struct

MARGIN = 0.9  # of the time, after which nothing new is begun: machines are busy with other things as well


class Budget(Struct, frozen=True):
    """At most so many seconds, at most so many thoughts; None is no limit, but one of the two must be set."""

    seconds: float | None = None
    thoughts: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.thoughts is None:
            raise ValueError("A budget limits seconds or thoughts.")

    def lowered(self, seconds: float) -> "Budget":
        """This budget, for a table that wants quicker answers."""
        return Budget(seconds if self.seconds is None else min(seconds, self.seconds), self.thoughts)


class Stopwatch:
    """One decision's share of a budget. It says stop a little early: the thought at work must still end in time."""

    def __init__(self, budget: Budget, given_up: Event | None = None) -> None:
        self._budget = budget
        self._given_up = given_up
        self._begun = self._last = time.perf_counter()
        self._longest = 0.0
        self.thoughts = 0

    def left(self) -> float:
        """How many more thoughts there is room for, roughly."""
        budget = self._budget
        room = math.inf if budget.thoughts is None else budget.thoughts - self.thoughts
        if budget.seconds is not None and self.thoughts:
            spent = time.perf_counter() - self._begun
            room = min(room, (budget.seconds - spent) * self.thoughts / max(spent, 1e-9))
        return room

    def goes_on(self) -> bool:
        """Asked before each thought."""
        if self._given_up is not None and self._given_up.is_set():
            return False
        budget = self._budget
        if budget.thoughts is not None and self.thoughts >= budget.thoughts:
            return False
        if budget.seconds is not None:
            now = time.perf_counter()
            # Before the first thought: it may take as long as getting ready for it did.
            self._longest = max(self._longest, now - self._last)
            self._last = now
            if now - self._begun + self._longest > MARGIN * budget.seconds:
                return False
        self.thoughts += 1
        return True
