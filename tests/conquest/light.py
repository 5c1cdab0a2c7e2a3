"""A changed thing in everybody's hands: a game too short to meet it proves nothing."""

from typing import Any

from msgspec.structs import replace


def light(content: Any, kind: str, id: str) -> dict[str, Any]:
    """What to change of the facts, so that a game meets this one soon."""
    cards = content.card.items()
    if kind == "card":
        return {kind: {each: replace(fact, copies=9 if each == id else fact.copies) for each, fact in cards}}
    if kind == "ability":
        return {"card": {each: replace(fact, ability=id) for each, fact in cards}}
    if kind == "shot":
        return {"card": {each: replace(fact, shots=(replace(fact.shots[0], shot=id),)) for each, fact in cards}}
    return {}
