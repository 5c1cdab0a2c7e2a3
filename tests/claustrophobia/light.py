"""A changed thing in everybody's hands: a game too short to meet it proves nothing."""

from typing import Any

from msgspec.structs import replace

from souterrain.games.claustrophobia.facts import Layer

CARDS = ("event", "instinct", "equipment")


def light(content: Any, kind: str, id: str) -> dict[str, Any]:
    """What to change of the facts, so that a game meets this one soon."""
    facts = getattr(content, kind)
    changes: dict[str, Any] = {}
    if kind in CARDS:
        changes[kind] = {each: replace(fact, copies=9 if each == id else 0) for each, fact in facts.items()}
    if kind != "scenario":
        changes["scenario"] = {each: lit(content, scenario, kind, id) for each, scenario in content.scenario.items()}
    return changes


def lit(content: Any, scenario: Any, kind: str, id: str) -> Any:
    """A scenario in which it is met from the first turn."""
    match kind:
        case "event":
            return replace(scenario, infernal=replace(scenario.infernal, events=4))
        case "equipment":
            bare = tuple(replace(human, equipment=()) for human in scenario.human)
            return replace(scenario, human=bare, armoury=6)
        case "gift":
            return replace(scenario, human=tuple(gifted(content, human, id) for human in scenario.human))
        case "creature" | "power":
            return replace(scenario, infernal=replace(scenario.infernal, threat=30))
        case "tile" | "feature":
            wanted = [tile.id for tile in content.tile.values() if id in (tile.id, tile.feature)]
            return explored(scenario, tuple(tile for tile in wanted if tile in scenario.pool))
    return scenario


def gifted(content: Any, human: Any, gift: str) -> Any:
    """A human with this gift alone, if there is place for it on the sheet."""
    line = content.warrior[human.warrior].lines[content.gift[gift].die - 1]
    return replace(human, gifts=(gift,)) if line.slot == "gift" else human


def explored(scenario: Any, first: tuple[str, ...]) -> Any:
    """A scenario with these tiles of the pool on top of the pile."""
    left, pile = len(first), []
    for layer in scenario.pile:
        fewer = min(left, layer.draw)
        pile.append(replace(layer, draw=layer.draw - fewer))
        left -= fewer
    pool = tuple(tile for tile in scenario.pool if tile not in first)
    return replace(scenario, pool=pool, pile=(Layer(0, first), *pile))
