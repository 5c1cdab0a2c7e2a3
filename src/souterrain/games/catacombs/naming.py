"""What the subjects of events, questions and options are called: the names that fill the slots of this game's sentences.

Names come from the packs, the rest from `en.ftl` and `fr.ftl` beside this file.
"""

from typing import TYPE_CHECKING, Any

from souterrain.content import Name, Words
from souterrain.games.catacombs.card import level_of, room_of
from souterrain.games.catacombs.disc import kind_of

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs

FIGURES = ("figure", "target", "targets", "disc", "summoned", "origin", "by", "hero", "heroes", "fallen")
FACTS = ("lord", "monster", "board", "special", "spell", "attack", "phase", "direction")


def describe(game: "Catacombs", role: str, value: Any, words: Words) -> str | int:
    """The name of a subject, by the role it is given under. A hidden number of things stays a number."""
    if role in FIGURES and isinstance(value, str) and value:
        return disc_name(game, value, words)
    if role in FACTS and value:
        return words.name(role, value)
    match role:
        case "monsters":
            return words.name("monster", value)
        case "card" | "cards" | "room" if isinstance(value, str) and value:
            return card_name(game, value, words)
        case "place":
            return place_name(game, value, words)
        case "sequence":
            return words.name("attack", value)
        case "story":
            return words.name("scenario", value)
        case "seat":
            return words.name("seat", game.seats[value])
        case "moment":
            return str(value).replace(".", "-")  # sentences select by it, and Fluent has no dots there
        case "space" if value != "star":
            return int(value)
        case _:
            told: str | int = value
            return told


def disc_name(game: "Catacombs", disc: str, words: Words) -> Name:
    """Monsters are numbered, where the box has several of their kind."""
    content = game.content
    kind = kind_of(disc)
    if kind in content.monster:
        single = content.monster[kind].discs == 1
        return words.name("monster", kind) if single else words.numbered("monster", kind, int(disc.rpartition("-")[2]))
    for group, facts in (("hero", content.hero), ("lord", content.lord), ("ally", content.ally)):
        if kind in facts:
            return words.name(group, kind)
    return words.name("piece", kind)


def card_name(game: "Catacombs", card: str, words: Words) -> Name:
    """Equipment, rooms, chambers, and the abilities that answer a moment: `orc-1/retaliation`."""
    kind, _, id = card.partition("/")
    if kind == "item":
        return words.name("item", id)
    if kind == "room":
        return words.name("room", id)
    if kind == "chamber":
        return words.name("chamber", level_of(game.content, card))
    ability = words.name("ability", id)
    return Name(words.say("whose-ability", ability=ability, figure=disc_name(game, kind, words)), ability.forms)


def place_name(game: "Catacombs", number: int, words: Words) -> Name:
    """A card of the catacombs: by name once everybody knows it, else by its place."""
    place = game.state.places[number]
    if not place.card:
        return Name(words.say("hidden-place", column=place.x + 1, row=place.y + 1))
    name = card_name(game, place.card, words)
    room = room_of(game.content, place.card)
    return Name(words.say("room-with-level", room=name, level=int(room.level)), name.forms) if room else name
