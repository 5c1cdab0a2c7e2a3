"""Ids of things and of their cards: made and read here alone.

A thing is `character/troll` or `object/key`. Its card says whose it is, and which where there are several: `0/object/key/2`. Each
card has an id of its own, so that one hidden card can be told from another.
"""

from collections.abc import Sequence


def thing_of(kind: str, id: str) -> str:
    return f"{kind}/{id}"


def is_character(thing: str) -> bool:
    return _parts_of(thing)[0] == "character"


def id_of_thing(thing: str) -> str:
    return _parts_of(thing)[1]


def character_card(seat: int, id: str) -> str:
    return f"{seat}/{thing_of('character', id)}"


def object_card(seat: int, id: str, copy: int) -> str:
    return f"{seat}/{thing_of('object', id)}/{copy}"


def combat_card(seat: int, id: str, copy: int) -> str:
    return f"{seat}/{thing_of('combat', id)}/{copy}"


def cards_of(seat: int, roster: Sequence[str]) -> list[str]:
    """The cards of a seat that a roster means: the second key is the second copy."""
    return [
        character_card(seat, id_of_thing(thing))
        if is_character(thing)
        else object_card(seat, id_of_thing(thing), roster[: place + 1].count(thing))
        for place, thing in enumerate(roster)
    ]


def kind_of(card: str) -> str:
    """`character`, `object` or `combat`."""
    return _parts_of(card)[1]


def id_of(card: str) -> str:
    return _parts_of(card)[2]


def copy_of(card: str) -> int:
    """Which of several; a character is there once."""
    return int((*_parts_of(card), "1")[3])


def _parts_of(id: str) -> list[str]:
    return id.split("/")
