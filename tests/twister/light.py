"""A changed thing in everybody's hands: a game too short to meet it proves nothing."""

from typing import Any

from msgspec.structs import replace


def light(content: Any, kind: str, id: str) -> dict[str, Any]:
    """What to change of the facts, so that a game meets this one soon."""
    if kind == "object":
        needed = {
            each: replace(scenario, required=(id,), advised_objects=()) for each, scenario in content.scenario.items()
        }
        return {"scenario": needed}
    if kind == "ability":
        gifted = {each: replace(fact, abilities=(id,)) for each, fact in content.character.items()}
        return {"character": gifted}
    return {}
