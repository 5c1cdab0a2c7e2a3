"""What must be true of several facts of Claustrophobia together, so that no pack can break a game."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from souterrain.content import Fault, wrong
from souterrain.content.fault import quote
from souterrain.games.claustrophobia.scenario import is_action
from souterrain.games.claustrophobia.state import SIDES, STEPS

if TYPE_CHECKING:
    from souterrain.content import Effect
    from souterrain.games.claustrophobia.facts import Facts, Scenario

# What a goal is about must be done by a special rule, or nobody could ever reach it.
DONE_BY = {
    "escape": ("leave-by",),
    "wells-destroyed": ("charges",),
    "relics-out": ("relics", "leave-by"),
    "seals-spoken": ("seals",),
}


def check(facts: "Facts") -> Iterator[Fault]:
    yield from creatures(facts)
    yield from powers(facts)
    yield from features(facts)
    yield from cards(facts)
    for scenario in facts.scenario.values():
        yield from scenario_of(facts, scenario)


def creatures(facts: "Facts") -> Iterator[Fault]:
    for creature in facts.creature.values():
        of = facts.power[creature.power].of if creature.power else ""
        if creature.ability and creature.type != "demon":
            yield wrong(
                "creature", creature.id, "ability", f"only demons have abilities, and this is a {creature.type}"
            )
        if creature.type == "hellhound" and not creature.power:
            yield wrong("creature", creature.id, "power", "missing key; a hellhound acts by its power alone")
        if of and of != creature.type:
            message = f"{quote(creature.power)} is a power of the {of}, not of a {creature.type}"
            yield wrong("creature", creature.id, "power", message)
    prices = [creature.cost for creature in facts.creature.values() if creature.type == "demon" and creature.cost]
    for feature in facts.feature.values():
        if prices and feature.discount > min(prices):
            yield wrong(
                "feature", feature.id, "discount", f"more than the cheapest demon costs, which is {min(prices)}"
            )


def powers(facts: "Facts") -> Iterator[Fault]:
    for power in facts.power.values():
        condition, effect = power.condition, power.effects[0]
        if not condition.least <= condition.most <= power.boxes:
            message = f"expected least, most and boxes in rising order, got {condition.least}, {condition.most} and {power.boxes}"
            yield wrong("power", power.id, "condition", message)
        if condition.total > 6 * condition.most:
            message = f"{condition.most} dice never add up to {condition.total}"
            yield wrong("power", power.id, "condition.total", message)
        if condition.colour == "both" and condition.most < 2:
            yield wrong("power", power.id, "condition.colour", "one die never has both colours")
        if condition.colour == "both" and condition.equal:
            yield wrong("power", power.id, "condition.equal", "equal dice never have both colours")
        if effect.marks.get("at_once") and power.phase not in ("preparation", "human-activation"):
            message = f"{quote(effect.name)} acts at once: expected preparation or human-activation, got {power.phase}"
            yield wrong("power", power.id, "phase", message)


def features(facts: "Facts") -> Iterator[Fault]:
    for feature in facts.feature.values():
        used = [e.name for e in (*feature.entered, *feature.prepared) if e.marks.get("uses_up")]
        if used and not feature.uses:
            yield wrong(
                "feature", feature.id, "uses", f"missing key; {quote(used[0])} is used up, so say after how many times"
            )


def cards(facts: "Facts") -> Iterator[Fault]:
    for event in facts.event.values():
        effect, given = event.effects[0], dict(event.effects[0].arguments)
        if effect.name == "summon" and facts.creature[given["creature"]].type != "tough":
            yield wrong(
                "event", event.id, "effects[0].creature", "expected a creature of type tough: no other lies in the box"
            )
        if effect.name == "curse-tile":
            feature = facts.feature[given["feature"]]
            if any(e.marks.get("uses_up") for e in (*feature.entered, *feature.prepared)):
                message = f"{quote(feature.id)} is used up on its own tile, so no other tile can be cursed with it"
                yield wrong("event", event.id, "effects[0].feature", message)
    for equipment in facts.equipment.values():
        for key in ("uses", "rest"):
            if getattr(equipment, key) and not equipment.action:
                yield wrong("equipment", equipment.id, key, "it counts uses of an action, and there is none")


def scenario_of(facts: "Facts", scenario: "Scenario") -> Iterator[Fault]:
    def fault(key: str, message: str) -> Fault:
        return wrong("scenario", scenario.id, key, message)

    yield from (fault(key, message) for key, message in people(facts, scenario))
    yield from (fault(key, message) for key, message in ground(facts, scenario))
    yield from (fault(key, message) for key, message in rules(facts, scenario))


Told = Iterator[tuple[str, str]]


def people(facts: "Facts", scenario: "Scenario") -> Told:
    """Who takes part."""
    held = Counter(name for human in scenario.human for name in human.equipment)
    for n, human in enumerate(scenario.human):
        warrior = facts.warrior[human.warrior]
        dice = [facts.gift[gift].die for gift in human.gifts]
        for g, (gift, die) in enumerate(zip(human.gifts, dice, strict=True)):
            if warrior.lines[die - 1].slot != "gift" or "consecrated" not in warrior.talents:
                yield f"human[{n}].gifts[{g}]", f"{quote(warrior.id)} has no place for a gift on line {die}"
            elif die in dice[:g]:
                yield f"human[{n}].gifts[{g}]", f"{quote(gift)} goes on line {die}, where another gift lies"
        for e, name in enumerate(human.equipment):
            if held[name] > facts.equipment[name].copies:
                yield (
                    f"human[{n}].equipment[{e}]",
                    f"there are {facts.equipment[name].copies} of {quote(name)} in the box",
                )
    infernal = scenario.infernal
    types = {creature.type for creature in facts.creature.values()}
    for type, count in (("troglodyte", infernal.troglodytes), ("hellhound", infernal.hellhounds)):
        if count and type not in types:
            yield f"infernal.{type}s", f"no pack has a creature of type {type}"
    known: dict[str, str] = {}
    for n, name in enumerate(infernal.demons):
        creature = facts.creature[name]
        if creature.type != "demon":
            yield f"infernal.demons[{n}]", f"{quote(name)} is a {creature.type}, not a demon"
        if creature.power and creature.power in known:
            yield f"infernal.demons[{n}]", f"it has the power of {quote(known[creature.power])}; two cannot share one"
        known[creature.power] = name
    cards = sum(event.copies for event in facts.event.values())
    if infernal.events > cards:
        yield "infernal.events", f"there are {cards} event cards"


def ground(facts: "Facts", scenario: "Scenario") -> Told:
    """Where they meet: the map and the pile."""
    at = {(laid.x, laid.y): laid for laid in reversed(scenario.map)}
    lying = [laid.tile for laid in scenario.map]
    for n, laid in enumerate(scenario.map):
        if at[laid.x, laid.y] is not laid:
            yield f"map[{n}]", f"{quote(at[laid.x, laid.y].tile)} lies at x = {laid.x}, y = {laid.y} already"
        elif laid.tile in lying[:n]:
            yield f"map[{n}].tile", f"{quote(laid.tile)} lies on the map twice"
    if scenario.start not in lying:
        yield "start", f"{quote(scenario.start)} is not on the map"
        return
    if facts.tile[scenario.start].saturation < len(scenario.human):
        yield (
            "start",
            f"{quote(scenario.start)} holds {facts.tile[scenario.start].saturation} fighters, not {len(scenario.human)}",
        )
    reached = reachable(facts, scenario, at)
    for n, laid in enumerate(scenario.map):
        if (laid.x, laid.y) not in reached:
            yield f"map[{n}]", f"no way leads to {quote(laid.tile)} from {quote(scenario.start)}: exits must meet"
    for creature, tile in scenario.starts.items():
        if creature not in scenario.infernal.demons:
            yield f"starts.{creature}", "only a demon of this scenario can start on the map"
        if tile not in lying:
            yield f"starts.{creature}", f"{quote(tile)} is not on the map"
    crowd = Counter(scenario.starts.values())
    for tile, count in crowd.items():
        if count > facts.tile[tile].saturation:
            yield "starts", f"{quote(tile)} holds {facts.tile[tile].saturation} fighters, not {count}"
    drawn = sum(layer.draw for layer in scenario.pile)
    if drawn > len(scenario.pool):
        yield "pile", f"it draws {drawn} tiles from a pool of {len(scenario.pool)}"
    seen = set(lying)
    for n, tile in enumerate(scenario.pool):
        if tile in seen:
            yield f"pool[{n}]", f"{quote(tile)} lies on the map"
    seen |= set(scenario.pool)
    for number, layer in enumerate(scenario.pile):
        for n, tile in enumerate(layer.also):
            if tile in seen:
                yield f"pile[{number}].also[{n}]", f"{quote(tile)} is on the map, in the pool or in the pile already"
            seen.add(tile)


def reachable(facts: "Facts", scenario: "Scenario", at: Mapping[tuple[int, int], Any]) -> set[tuple[int, int]]:
    """The cells to which one can walk from the start."""
    start = next((cell for cell, laid in at.items() if laid.tile == scenario.start), (0, 0))
    found, edge = {start}, [start]
    for x, y in edge:
        for side, (dx, dy) in enumerate(STEPS):
            there = (x + dx, y + dy)
            if (
                there in at
                and there not in found
                and leads(facts, at[x, y], side)
                and leads(facts, at[there], side + 2)
            ):
                found.add(there)
                edge.append(there)
    return found


def leads(facts: "Facts", laid: Any, side: int) -> bool:
    return SIDES[(side - laid.turn) % 4] in facts.tile[laid.tile].exits


def rules(facts: "Facts", scenario: "Scenario") -> Told:
    """Whether goals and special rules speak of what is there, and can be reached."""
    specials = [effect.name for effect in scenario.special]
    at = {(laid.x, laid.y): laid for laid in scenario.map}
    tiles = [*at_play(scenario), *(dict(e.arguments)["stair"] for e in scenario.special if e.name == "draught")]
    cast = {
        "tile": (tiles, "is not in this scenario"),
        "creature": (scenario.infernal.demons, "is no demon of this scenario"),
        "warrior": ([human.warrior for human in scenario.human], "is not in this scenario"),
    }
    for place, effect in every(scenario):
        given = dict(effect.arguments)
        for key, (there, message) in cast.items():
            if key in given and given[key] not in there:
                yield f"{place}.{key}", f"{quote(given[key])} {message}"
    for n, effect in enumerate(scenario.special):
        if is_action(effect) and effect.name in specials[:n]:
            yield f"special[{n}]", f"{quote(effect.name)} stands there twice"
        if effect.name != "draught":
            continue
        stair, first = dict(effect.arguments)["stair"], scenario.map[0]
        if specials.index("draught") != n:
            yield f"special[{n}]", f"{quote(effect.name)} stands there twice"
        if stair in at_play(scenario):
            yield f"special[{n}].stair", f"{quote(stair)} is on the map or in the pile: the stair waits beside them"
        beside = [(first.x + dx, first.y + dy) for dx, dy in STEPS]
        if not any(leads(facts, first, side) and cell not in at for side, cell in enumerate(beside)):
            yield "map[0]", "the draught needs an exit of the first tile behind which nothing lies"
    most = {
        "escape": (len(scenario.human), "humans"),
        "hold": (len(scenario.human), "humans"),
        "wells-destroyed": (count_of(facts, scenario, "demonic-well"), "demonic wells"),
        "relics-out": (count_of(facts, scenario, "cache"), "caches"),
    }
    for n, effect in enumerate(scenario.goals):
        given = dict(effect.arguments)
        for needed in DONE_BY.get(effect.name, ()):
            if needed not in specials:
                yield f"goals[{n}]", f'nobody can reach this goal without {{ do = "{needed}", ... }} in special'
        if effect.name in ("last-turn", "hold") and not scenario.turns:
            yield "turns", f"missing key; the goal {quote(effect.name)} looks at the last turn"
        if effect.name in most and given.get("needed", given.get("alive", 0)) > most[effect.name][0]:
            count, what = most[effect.name]
            yield f"goals[{n}]", f"it asks for more {what} than the {count} of this scenario"


def every(scenario: "Scenario") -> Iterator[tuple[str, "Effect"]]:
    for key, effects in (("special", scenario.special), ("goals", scenario.goals)):
        for n, effect in enumerate(effects):
            yield f"{key}[{n}]", effect


def at_play(scenario: "Scenario") -> Iterable[str]:
    """The tiles on the map and those that may be in the pile."""
    also = [tile for layer in scenario.pile for tile in layer.also]
    return [*(laid.tile for laid in scenario.map), *scenario.pool, *also]


def count_of(facts: "Facts", scenario: "Scenario", feature: str) -> int:
    return sum(facts.tile[tile].feature == feature for tile in at_play(scenario))
