"""What the subjects of events, questions and options are called: the names that fill the slots of this game's sentences."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from souterrain.content import Called, Phrase, Word
from souterrain.games.catacombs.card import level_of, room_of
from souterrain.games.catacombs.ids import kind_and_id, kind_of, number_of
from souterrain.games.catacombs.state import OVERSEER

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs

ROLES = {
    **dict.fromkeys(("figure", "target", "targets", "summoned", "origin", "by", "hero", "heroes", "fallen"), "disc"),
    **dict.fromkeys(("patient", "chain", "besides", "others", "down"), "disc"),
    "given_parts": "gift",
    "monsters": "monster",
    "families": "family",
    "cards": "card",
    "room": "card",
    "sequence": "attack",
    "story": "scenario",
    "seats": "seat",
    **dict.fromkeys(("was", "becomes"), "part"),
}
KINDS = frozenset(
    {"lord", "monster", "board", "special", "spell", "attack", "phase", "direction", "scenario", "family"}
)


def describe(game: "Catacombs", role: str, value: Any) -> Word:
    """The name of a subject, by the role it is given under. A hidden number of things stays a number."""
    match role:
        case "disc" if isinstance(value, str) and value:
            return disc_name(game, value)
        case "card" if isinstance(value, str) and value:
            return card_name(game, value)
        case "place":
            return place_name(game, value)
        case "gift":
            hero, gold = value
            return Phrase("hero-gold", {"figure": disc_name(game, hero), "gold": gold})
        case "seat":
            return Called("seat", game.seats[role_at(game, value)])
        case "part":
            return Called("seat", game.seats[value])
        case "moment":
            return str(value).replace(".", "-")  # sentences select by it, and Fluent has no dots there
        case "space" if value != "star":
            return int(value)
        case _:
            told: Word = value
            return told


def named(game: "Catacombs") -> Iterator[tuple[str, Iterable[int | str]]]:
    """What lies on the table as a seat sees it, with the role it is called under."""
    state = game.state
    yield "disc", (*state.figures, *state.discs, *game.content.piece)
    yield "place", range(len(state.places))
    known = [place.card for place in state.places]
    hidden = list((state.face_down or {}).values())
    items = [card for sheet in state.sheets.values() for card in sheet.items]
    for cards in (known, hidden, items, state.stall, state.discards):
        yield "card", (card for card in cards if card)


def role_at(game: "Catacombs", seat: int) -> int:
    """catacombs.variant.fair-placement-new-overseer: whose part a seat plays. Who began as the Overseer plays the part of who
    is it now."""
    overseer = game.state.overseer
    return {overseer: OVERSEER, OVERSEER: overseer}.get(seat, seat)


def disc_name(game: "Catacombs", disc: str) -> Called:
    """Monsters are numbered, where the box has several of their kind."""
    content = game.content
    kind = kind_of(disc)
    if kind in content.monster:
        return Called("monster", kind, 0 if content.monster[kind].discs == 1 else number_of(disc))
    for group, facts in (("hero", content.hero), ("lord", content.lord), ("ally", content.ally)):
        if kind in facts:
            return Called(group, kind)
    return Called("piece", kind)


def card_name(game: "Catacombs", card: str) -> Called | Phrase:
    """Equipment, rooms, chambers, and the abilities that answer a moment."""
    kind, id = kind_and_id(card)
    if kind in ("item", "room"):
        return Called(kind, id)
    if kind == "chamber":
        return Called("chamber", level_of(game.content, card))
    return Phrase("whose-ability", {"ability": Called("ability", id), "figure": disc_name(game, kind)}, "ability")


def place_name(game: "Catacombs", number: int) -> Called | Phrase:
    """A card of the catacombs: by name once everybody knows it, else by its place."""
    place = game.state.places[number]
    if not place.card:
        return Phrase("hidden-place", {"column": place.x + 1, "row": place.y + 1})
    name = card_name(game, place.card)
    room = room_of(game.content, place.card)
    return Phrase("room-with-level", {"room": name, "level": int(room.level)}, "room") if room else name
