"""What a player is: it answers decisions from what it sees. People, programs and the network all fit this."""

from collections.abc import Callable
from typing import Protocol

from souterrain.kernel.decision import Answer
from souterrain.kernel.gesture import Decision
from souterrain.kernel.view import View


class Player(Protocol):
    """One who sits at a seat for a whole match. It may remember, but it is given nothing else than this."""

    def answer(self, decision: Decision, look: Callable[[], View]) -> Answer:
        """An option's id, several where several are picked, two numbers for a gesture. `look` gives what the seat sees."""
        ...
