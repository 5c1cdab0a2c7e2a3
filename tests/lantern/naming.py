"""What the subjects of events, questions and options are called: the names that fill the slots of the sentences."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from souterrain.content import Called, Word
from tests.lantern.ids import name_of

if TYPE_CHECKING:
    from tests.lantern.game import Lantern

ROLES = {"cards": "card"}


def describe(game: "Lantern", role: str, value: Any) -> Word:
    """Cards are called as their pack says; a hidden number of cards stays a number."""
    match role:
        case "card" if isinstance(value, str):
            return Called("card", name_of(value) or "none")
        case "seat":
            return Called("seat", game.seats[value])
        case _:
            told: Word = value
            return told


def named(game: "Lantern") -> Iterator[tuple[str, Iterable[int | str]]]:
    """What lies on the table as a seat sees it, with the role it is called under."""
    yield "card", (card for hand in game.state.hands.values() for card in hand if card)
