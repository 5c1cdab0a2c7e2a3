"""What the subjects of events, questions and options are called: the names that fill the slots of this game's sentences.

Names come from the packs, the rest from `en.ftl` and `fr.ftl` beside this file. A card's name carries `print`: the shots,
ability and armour that one reads on it.
"""

from typing import TYPE_CHECKING, Any

from souterrain.content import Name, Words
from souterrain.games.conquest.cards import card_of
from souterrain.games.conquest.disc import CHARACTERS, OBSTACLES, number_of
from souterrain.games.conquest.state import TEAMS

if TYPE_CHECKING:
    from souterrain.games.conquest.game import Conquest


def describe(game: "Conquest", role: str, value: Any, words: Words) -> str | int:
    """The name of a subject, by the role it is given under. A hidden number of cards stays a number."""
    match role:
        case "disc" | "discs" | "by" | "origin" | "other" | "mover":
            return disc_name(str(value), words)
        case "target":
            return disc_name(value, words) if value else ""
        case "card" | "cards" if isinstance(value, str) and value:
            return card_name(game, value, words)
        case "team" | "loser":
            return words.name("team", TEAMS[value]) if value >= 0 else ""
        case "seat":
            return words.name("seat", game.seats[value])
        case "shot" | "ability" | "piece":
            return words.name(role, value)
        case _:
            told: str | int = value
            return told


def disc_name(disc: str, words: Words) -> Name:
    """Characters by team and number, crystals by number; of a projectile there is only one."""
    if disc in CHARACTERS:
        return words.name("disc", disc)
    return words.numbered("piece", "crystal", number_of(disc)) if disc in OBSTACLES else words.name("piece", disc)


def card_name(game: "Conquest", card: str, words: Words) -> Name:
    fact = card_of(game, card)
    name = words.name("card", fact.id)
    printed = [
        words.say("card-targeted", shot=words.name("shot", icon.shot))
        if icon.targeted
        else str(words.name("shot", icon.shot))
        for icon in fact.shots
    ]
    marks = [", ".join(printed)]
    if fact.ability:
        marks.append(str(words.name("ability", fact.ability)))
    if fact.armour:
        marks.append(words.say("card-armour"))
    return Name(name, {**name.forms, "print": " · ".join(marks)})
