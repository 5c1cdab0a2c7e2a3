"""What the subjects of events, questions and options are called: the names that fill the slots of the sentences."""

from typing import TYPE_CHECKING, Any

from souterrain.content import Words

if TYPE_CHECKING:
    from tests.lantern.game import Lantern


def describe(game: "Lantern", role: str, value: Any, words: Words) -> str | int:
    """Cards are called as their pack says; a hidden number of cards stays a number."""
    match role:
        case "card" | "cards" if isinstance(value, str):
            return words.name("card", value.partition("/")[0] or "none")
        case "seat":
            return words.name("seat", game.seats[value])
        case _:
            told: str | int = value
            return told
