"""A state can be copied, saved and restored at every decision, and no copy ever changes by what happens to another."""

from typing import Any

from souterrain.kernel.decision import Answer
from souterrain.kernel.game import Game
from souterrain.kernel.state import State

AnyGame = Game[Any, Any]


class Album:
    """Every past state of a match with the hash it had; none may have changed at the end."""

    def __init__(self) -> None:
        self.pages: list[tuple[State, str]] = []

    def keep(self, state: State) -> None:
        self.pages.append((state.clone(), state.hash()))

    def check(self) -> None:
        for number, (state, hash) in enumerate(self.pages, start=1):
            assert state.hash() == hash, f"the copy made at decision {number} has changed since"


def restored(game: AnyGame) -> AnyGame:
    """The game saved and restored. A value of another type than its field says, such as a list for a tuple, shows here."""
    saved = game.save()
    twin = game.restore(saved)
    assert twin.save() == saved, "the game saved and restored is another"
    assert twin.state == game.state, "the game saved and restored has other values"
    return twin


def check_going_on(twin: AnyGame, game: AnyGame, seat: int, answer: Answer) -> None:
    """A copy that is given the same answer comes to the same state as the original, which has answered already."""
    twin.answer(seat, answer)
    assert twin.save() == game.save(), "a restored game goes on differently"
