"""What the subjects of events, questions and options are called: the names that fill the slots of this game's sentences.

A card's name carries `print`: the shots, ability and armour that one reads on it.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from souterrain.content import Called, Phrase, Several, Word
from souterrain.games.conquest.cards import card_of
from souterrain.games.conquest.disc import CHARACTERS, OBSTACLES, number_of
from souterrain.games.conquest.state import TEAMS

if TYPE_CHECKING:
    from souterrain.games.conquest.game import Conquest

ROLES = {
    **dict.fromkeys(("discs", "by", "origin", "other", "mover", "target"), "disc"),
    "cards": "card",
    "loser": "team",
}

KINDS = frozenset({"shot", "ability", "piece"})


def describe(game: "Conquest", role: str, value: Any) -> Word:
    """The name of a subject, by the role it is given under. A hidden number of cards stays a number."""
    match role:
        case "disc":
            return disc_name(value) if value else ""
        case "card" if isinstance(value, str) and value:
            return card_name(game, value)
        case "team":
            return Called("team", TEAMS[value]) if value >= 0 else ""
        case "seat":
            return Called("seat", game.seats[value])
        case _:
            told: Word = value
            return told


def named(game: "Conquest") -> Iterator[tuple[str, int | str]]:
    """What lies on the table as a seat sees it, with the role it is called under."""
    state = game.state
    pieces = (piece for piece in game.content.piece if piece not in ("character", "crystal"))
    yield from (("disc", disc) for disc in dict.fromkeys((*CHARACTERS, *state.discs, *pieces)))
    yield from (("team", team) for team in range(len(TEAMS)))
    lying = (*state.hands.values(), *state.discards.values(), *state.kept.values(), *state.known.values(), state.played)
    yield from (("card", card) for cards in lying for card in cards or () if card)


def disc_name(disc: str) -> Called:
    """Characters by team and number, crystals by number; of a projectile there is only one."""
    if disc in CHARACTERS:
        return Called("disc", disc)
    return Called("piece", "crystal", number_of(disc)) if disc in OBSTACLES else Called("piece", disc)


def card_name(game: "Conquest", card: str) -> Called:
    fact = card_of(game, card)
    shots = [
        Phrase("card-targeted", {"shot": Called("shot", icon.shot)}) if icon.targeted else Called("shot", icon.shot)
        for icon in fact.shots
    ]
    marks: list[Word] = [Several(tuple(shots), "comma")]
    if fact.ability:
        marks.append(Called("ability", fact.ability))
    if fact.armour:
        marks.append(Phrase("card-armour"))
    return Called("card", fact.id, forms={"print": Several(tuple(marks), "dot")})
