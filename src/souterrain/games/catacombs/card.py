"""Room cards by name: `room/r10`, `chamber/merchant`, `chamber/healer-2`."""

from typing import TYPE_CHECKING

from souterrain.games.catacombs.disc import kind_of
from souterrain.games.catacombs.facts import Facts, Room

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs

LAIR, MERCHANT, HEALER = "lair", "merchant", "healer"
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


def room_card(room: str) -> str:
    return f"room/{room}"


def chamber_card(chamber: str, number: int = 1) -> str:
    return f"chamber/{chamber}-{number}" if chamber == HEALER else f"chamber/{chamber}"


def room_of(content: Facts, card: str) -> Room | None:
    """The combat room of a card; None for a chamber."""
    kind, _, id = card.partition("/")
    return content.room[id] if kind == "room" else None


def level_of(content: Facts, card: str) -> str:
    """catacombs.room.levels: 0, 1 or 2, or the name of a chamber."""
    room = room_of(content, card)
    return room.level if room else kind_of(card.partition("/")[2])


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
