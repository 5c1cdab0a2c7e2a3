"""What a player is: it answers decisions from what it sees. People, programs and the network all fit this."""

from collections.abc import Callable
from typing import Protocol

from souterrain.kernel.decision import Answer, Choice
from souterrain.kernel.view import View


class Player(Protocol):
    """One who sits at a seat for a whole match. It may remember, but it is given nothing else than this."""

    def answer(self, decision: Choice, look: Callable[[], View]) -> Answer:
        """An option's id, or several where several are picked. `look` gives what the seat sees, for those who want it."""
        ...
