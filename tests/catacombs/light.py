"""A changed thing in everybody's hands: a game too short to meet it proves nothing."""

from typing import Any

from msgspec.structs import replace

SHORTEST = (("0",), ("1",), ("merchant",), ("2",), ("lair",))
LATE = ("lord", "item", "artefact", "chamber", "camp", "special")


def light(content: Any, kind: str, id: str) -> dict[str, Any]:
    """What to change of the facts, so that a game meets this one soon."""
    facts = getattr(content, kind)
    changes: dict[str, Any] = {}
    if kind == "monster":
        changes["room"] = in_rooms(content, {id: min(2, facts[id].discs)})
    if kind == "spell":
        changes[kind] = {id: facts[id]}
    if kind in LATE:
        changes["path"] = {each: replace(path, columns=SHORTEST) for each, path in content.path.items()}
        weakest = min(content.monster.values(), key=lambda monster: monster.health)
        changes["room"] = in_rooms(content, {weakest.id: 1})
    if kind in ("item", "artefact"):
        # What is at hand is what one takes.
        changes[kind] = {
            each: fact if each == id else replace(fact, price=10_000) for each, fact in {id: facts[id], **facts}.items()
        }
    return changes


def in_rooms(content: Any, crowd: dict[str, int]) -> dict[str, Any]:
    return {each: replace(room, monsters=crowd, wandering=0) for each, room in content.room.items()}
