"""Where the humans want to go, and how much work is left to them: one answer for each kind of goal.

Goals and special rules are named effects of the scenario, so a new scenario made of known goals is understood as well. What is
not here: what all this is worth (`value`) and what one does about it (`habit`).
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from souterrain.games.claustrophobia.scenario import scenario_of
from souterrain.games.claustrophobia.state import HUMAN, LEFT, UNEXPLORED, Fighter

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia

FAR = 12  # no way leads there
UNFOUND = 5.0  # explorations until something that lies in the pile is found, roughly


@lru_cache(maxsize=8192)
def _spread(sides: tuple[tuple[int, ...], ...], rubble: tuple[int, ...], sources: tuple[int, ...]) -> tuple[int, ...]:
    far = [FAR] * len(sides)
    edge = list(sources)
    for source in edge:
        far[source] = 0
    for tile in edge:
        for other in sides[tile]:
            if other >= 0 and far[other] == FAR and not (rubble and tile in rubble and other in rubble):
                far[other] = far[tile] + 1
                edge.append(other)
    return tuple(far)


def distances_to(game: "Claustrophobia", sources: Iterable[int]) -> tuple[int, ...]:
    """How far every tile is from the nearest of some tiles. Maps change rarely, so answers are kept."""
    state = game.state
    return _spread(tuple([tile.sides for tile in state.tiles]), state.rubble, tuple(sources))


def argument(game: "Claustrophobia", name: str, key: str) -> Any:
    """What the scenario says about one of its goals or special rules, or None if it has no such rule."""
    scenario = scenario_of(game)
    for effect in (*scenario.goals, *scenario.special):
        if effect.name == name:
            return dict(effect.arguments)[key]
    return None


def goal_of(game: "Claustrophobia") -> str:
    """The goal that the humans must reach: the scenario's first."""
    return scenario_of(game).goals[0].name


def open_tiles(game: "Claustrophobia") -> list[int]:
    return [index for index, tile in enumerate(game.state.tiles) if UNEXPLORED in tile.sides]


def wells(game: "Claustrophobia") -> list[int]:
    facts = game.content.tile
    return [
        index
        for index, tile in enumerate(game.state.tiles)
        if facts[tile.tile].feature == "demonic-well" and not tile.spent
    ]


def relics(game: "Claustrophobia") -> list[int]:
    """The tiles on which a relic can be taken."""
    facts = game.content.tile
    return [
        index
        for index, tile in enumerate(game.state.tiles)
        if tile.relics or (facts[tile.tile].feature == "cache" and not tile.spent)
    ]


def on_map(game: "Claustrophobia", name: str | None) -> list[int]:
    place = game.find_tile(name) if name else None
    return [] if place is None else [place]


def aims(game: "Claustrophobia", fighter: Fighter | None = None) -> list[int]:
    """The tiles that a human, or the humans together, should get to."""
    state = game.state
    match goal_of(game):
        case "escape":
            way_out = argument(game, "draught", "stair") or argument(game, "leave-by", "tile")
            return on_map(game, way_out) or list(state.draught[:1]) or open_tiles(game)
        case "wells-destroyed":
            found = wells(game)
            missing = argument(game, "wells-destroyed", "needed") - state.tally.get("wells", 0) - len(found)
            return found + (open_tiles(game) if missing > 0 else []) or open_tiles(game)
        case "hold":
            return on_map(game, argument(game, "overrun", "tile"))
        case "slay":
            prey = argument(game, "slay", "creature")
            places = [each.place for each in state.fighters if each.kind == prey and each.place >= 0]
            return places or on_map(game, argument(game, "return-free", "tile"))
        case "relics-out":
            if fighter and fighter.relic:
                return on_map(game, argument(game, "leave-by", "tile"))
            carried = sum(each.relic for each in state.fighters) + state.tally.get("relics", 0)
            if carried >= argument(game, "relics-out", "needed"):
                return on_map(game, argument(game, "leave-by", "tile"))
            return relics(game) or open_tiles(game)
        case "seals-spoken":
            return on_map(game, argument(game, "seals", "tile"))
        case _:
            return open_tiles(game)


def seeks(game: "Claustrophobia", place: int, side: int) -> bool:
    """Exploring that side brings the humans nearer to their goal."""
    state = game.state
    match goal_of(game):
        case "escape":
            return state.draught == (place, side)
        case "wells-destroyed":
            needed = argument(game, "wells-destroyed", "needed") - state.tally.get("wells", 0)
            return bool(len(wells(game)) < needed)
        case "relics-out":
            carried = sum(each.relic for each in state.fighters) + state.tally.get("relics", 0) + len(relics(game))
            return bool(carried < argument(game, "relics-out", "needed"))
        case _:
            return False


def work_left(game: "Claustrophobia") -> float:
    """Steps and actions between the humans and their goal, at the least: what the infernal side plays for time against."""
    state = game.state
    humans = [each for each in state.fighters if each.camp == HUMAN and each.place >= 0]
    tally = state.tally

    def nearest(tiles: Iterable[int], count: int = 1) -> int:
        """The way of the nearest humans to the nearest of these tiles."""
        far = distances_to(game, tiles)
        ways = sorted(far[each.place] for each in humans)[:count]
        return sum(ways) + FAR * (count - len(ways))

    match goal_of(game):
        case "escape":
            missing: int = argument(game, "escape", "needed") - sum(1 for each in state.fighters if each.place == LEFT)
            target = aims(game)
            length = argument(game, "draught", "length")
            if length is None or on_map(game, argument(game, "draught", "stair")):
                return nearest(target, missing) + missing
            steps: int = max(length - tally.get("draught", 0), 0) + 1
            return 1.2 * float(steps) + 0.6 * nearest(target) + 0.4 * nearest(target, missing) + missing
        case "wells-destroyed":
            needed: int = argument(game, "wells-destroyed", "needed") - tally.get("wells", 0)
            charges: int = argument(game, "charges", "needed")
            ways = sorted(charges - state.tiles[well].used + nearest([well]) for well in wells(game))[:needed]
            unfound = needed - len(ways)
            seeking = unfound * (UNFOUND + charges) + (nearest(open_tiles(game)) if unfound else 0)
            return sum(ways) + seeking
        case "hold":
            return nearest(
                aims(game), len(humans)
            )  # who stays together on the spot is neither overrun nor caught alone
        case "slay":
            prey = argument(game, "slay", "creature")
            creature = next(each for each in state.fighters if each.kind == prey)
            lives: int = argument(game, "slay", "deaths") - creature.deaths
            return lives * game.content.creature[prey].health - creature.damage + 0.5 * nearest(aims(game), 2)
        case "relics-out":
            return _relic_work(game, humans, nearest)
        case "seals-spoken":
            speaker = argument(game, "seals", "warrior")
            far = distances_to(game, aims(game))
            way = next((far[each.place] for each in humans if each.kind == speaker), FAR)
            seals: int = argument(game, "seals-spoken", "needed") - tally.get("seals", 0)
            return seals + way
        case _:
            return 0.0


def _relic_work(game: "Claustrophobia", humans: list[Fighter], nearest: Callable[[list[int]], int]) -> float:
    out = distances_to(game, on_map(game, argument(game, "leave-by", "tile")))
    needed = argument(game, "relics-out", "needed") - game.state.tally.get("relics", 0)
    ways = [out[each.place] + 1.0 for each in humans if each.relic]
    ways += [nearest([tile]) + 2.0 + out[tile] for tile in relics(game)]
    ways = sorted(ways)[:needed]
    unfound = needed - len(ways)
    return sum(ways) + (unfound * 2 * UNFOUND + nearest(open_tiles(game)) if unfound else 0.0)
