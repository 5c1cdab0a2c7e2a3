"""What the subjects of events, questions and options are called: the names that fill the slots of this game's sentences.

A card's name carries `print`: the shots that one reads on it, and ability and armour where the table plays with them.
"""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from souterrain.content import Called, Phrase, Several, Word
from souterrain.games.conquest.cards import ability_of, amount_of, card_of, is_permanent
from souterrain.games.conquest.ids import CHARACTERS, OBSTACLES, number_of
from souterrain.games.conquest.state import TEAMS

if TYPE_CHECKING:
    from souterrain.games.conquest.game import Conquest

ROLES = {
    **dict.fromkeys(("discs", "by", "origin", "other", "mover", "target", "chain", "obstacles"), "disc"),
    **dict.fromkeys(("cards", "sequence"), "card"),
    "loser": "team",
    "proposer": "seat",
    "seats": "seat",
    "wanted": "role",
}

KINDS = frozenset({"shot", "ability", "piece", "layout", "role"})


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


def named(game: "Conquest") -> Iterator[tuple[str, Iterable[int | str]]]:
    """What lies on the table as a seat sees it, with the role it is called under."""
    state = game.state
    pieces = (piece for piece in game.content.piece if piece not in ("character", "crystal"))
    yield "disc", (*CHARACTERS, *state.discs, *pieces)
    yield "team", range(len(TEAMS))
    lying = (*state.hands.values(), *state.discards.values(), *state.kept.values(), *state.known.values(), state.played)
    yield "card", (card for cards in lying for card in cards or () if card)


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
    if ability_of(game, card):
        marks.append(ability_name(game, card))
    if is_permanent(game, card):
        marks.append(Phrase("card-armour"))
    return Called("card", fact.id, forms={"print": Several(tuple(marks), "dot")})


def ability_name(game: "Conquest", card: str) -> Word:
    """With the number printed beside it: the same ability is worth more on some cards than on others."""
    ability, amount = Called("ability", card_of(game, card).ability), amount_of(game, card)
    return Phrase("card-amount", {"ability": ability, "amount": amount}) if amount else ability
