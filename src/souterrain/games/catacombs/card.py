"""Room cards: combat rooms and chambers."""

from typing import TYPE_CHECKING

from souterrain.games.catacombs.facts import Facts, Room
from souterrain.games.catacombs.ids import card_of, disc_of, kind_and_id, kind_of

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs

LAIR, MERCHANT, HEALER = "lair", "merchant", "healer"
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


def room_card(room: str) -> str:
    return card_of("room", room)


def chamber_card(chamber: str, number: int = 1) -> str:
    return card_of("chamber", disc_of(chamber, number) if chamber == HEALER else chamber)


def room_of(content: Facts, card: str) -> Room | None:
    """The combat room of a card; None for a chamber."""
    return content.room[kind_and_id(card)[1]] if is_room(card) else None


def is_room(card: str) -> bool:
    """Not a chamber."""
    return kind_and_id(card)[0] == "room"


def level_of(content: Facts, card: str) -> str:
    """catacombs.room.levels: 0, 1 or 2, or the name of a chamber."""
    room = room_of(content, card)
    return room.level if room else kind_of(kind_and_id(card)[1])


def exits_of(content: Facts, card: str) -> str:
    """catacombs.exits.field"""
    room = room_of(content, card)
    return room.exits if room else content.chamber[level_of(content, card)].exits


def is_match(content: Facts, left: str, entered: str, direction: str) -> bool:
    """catacombs.exits.match: the exit taken answers the entrance of the card entered."""
    return direction in exits_of(content, left) and OPPOSITE[direction] in exits_of(content, entered)


def all_rooms(game: "Catacombs") -> list[str]:
    """Every room card of the box."""
    return [room_card(room.id) for room in game.content.room.values() if room.box]
