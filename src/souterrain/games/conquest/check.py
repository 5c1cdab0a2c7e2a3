"""What must be true of several facts of Conquest together, so that no pack can break a game."""

import itertools
import math
from collections.abc import Iterator
from typing import TYPE_CHECKING

from souterrain.content import Fault, wrong
from souterrain.content.fault import quote
from souterrain.games.conquest.ids import kind_of
from souterrain.games.conquest.state import TEAMS

if TYPE_CHECKING:
    from souterrain.games.conquest.facts import Arena, Facts, Layout, Point

CORNER_GAP = 20.0  # conquest.setup.corner-distance: from rim to wall, in millimetres
SAME = 1e-6  # places are decimal numbers: equal is nearly equal
LEAST_CARDS = 8  # conquest.summary.opening-hands: what a team holds before its first turn
STAYING = ("character", "crystal")  # pieces that lie in the arena from the first turn to the last


def check(facts: "Facts") -> Iterator[Fault]:
    yield from pieces(facts)
    yield from cards(facts)
    yield from layouts(facts)


def pieces(facts: "Facts") -> Iterator[Fault]:
    for piece, count in zip(STAYING, (4, 5), strict=True):
        if facts.piece[piece].count != count:
            yield wrong("piece", piece, "count", f"expected {count}, as many as lie in the arena")
    for team in facts.team:
        if team not in TEAMS:
            yield wrong("team", team, "id", f"the teams are {TEAMS[0]} and {TEAMS[1]}")
    for shot in facts.shot.values():
        if shot.kind == "ranged" and (shot.piece in STAYING or kind_of(shot.piece) in (*TEAMS, "crystal")):
            yield wrong(
                "shot",
                shot.id,
                "piece",
                f"{quote(shot.piece)} stays in the arena; a ranged shot takes a piece of its own",
            )
        if shot.kind != "ranged" and shot.piece != "character":
            yield wrong("shot", shot.id, "piece", 'expected "character": this shot flicks the character itself')
        if shot.kind != "ranged" and shot.from_companion:
            yield wrong("shot", shot.id, "from_companion", "only a ranged shot can start from the companion")
        if (shot.kind == "move") != (shot.damage == 0):
            yield wrong(
                "shot", shot.id, "damage", "a move does no damage" if shot.kind == "move" else "expected at least 1"
            )
        if shot.damage_with_discard and shot.damage_with_discard <= shot.damage:
            yield wrong(
                "shot", shot.id, "damage_with_discard", f"expected more than its damage, which is {shot.damage}"
            )
    for id, kind in (("move", "move"), ("combat", "combat")):
        if facts.shot[id].kind != kind:
            yield wrong("shot", id, "kind", f"expected {quote(kind)}: abilities and rules give this shot")


def cards(facts: "Facts") -> Iterator[Fault]:
    for card in facts.card.values():
        for n, icon in enumerate(card.shots):
            if icon.targeted and facts.shot[icon.shot].kind == "move":
                yield wrong("card", card.id, f"shots[{n}].targeted", "a move has no target")
        ability = facts.ability[card.ability] if card.ability else None
        if ability and ability.when != "end" and all(facts.shot[icon.shot].kind == "move" for icon in card.shots):
            message = f"{quote(ability.id)} works by the damage of a shot, and these only move"
            yield wrong("card", card.id, "ability", message)
    for team in TEAMS:
        count = sum(card.copies for card in facts.card.values() if card.team == team)
        if count < LEAST_CARDS:
            yield Fault(
                "", "[[card]]", "team", f"{team} has {count} cards; {LEAST_CARDS} are dealt before the first turn"
            )


def layouts(facts: "Facts") -> Iterator[Fault]:
    if not facts.layout:
        yield Fault("", "[[layout]]", "", "there is none, so nobody can begin")
    radii = {piece: facts.size[facts.piece[piece].size].diameter / 2 for piece in STAYING}
    for layout in facts.layout.values():
        told: set[tuple[str, str]] = set()  # both arenas may say the same
        for arena in (facts.arena["walls"], facts.arena["mat"]):
            for key, message, _ in unfair(layout, arena, radii["character"]):
                told.add((key, message))
            for key, message in crowded(layout, arena, radii):
                told.add((key, message))
        yield from (wrong("layout", layout.id, key, message) for key, message in sorted(told))


def crowded(layout: "Layout", arena: "Arena", radii: dict[str, float]) -> Iterator[tuple[str, str]]:
    """Discs that are not wholly in the arena, or lie on each other."""
    places = {
        **{f"{key}[{n}]": (point, radii["character"]) for key in TEAMS for n, point in enumerate(getattr(layout, key))},
        **{f"crystals[{n}]": (point, radii["crystal"]) for n, point in enumerate(layout.crystals)},
    }
    for key, ((x, y), radius) in places.items():
        if not (radius <= x <= arena.length - radius and radius <= y <= arena.width - radius):
            yield key, f"the disc does not lie wholly in the arena, {arena.length:g} by {arena.width:g}"
    for (key, (one, radius)), (other, (two, more)) in itertools.combinations(places.items(), 2):
        if math.dist(one, two) < radius + more:
            yield other, f"the disc lies on that of {key}"


def unfair(layout: "Layout", arena: "Arena", character: float) -> Iterator[tuple[str, str, str]]:
    """What favours a side, or stands too far from its corner: the key, a sentence and the rule."""

    def turned(point: "Point") -> "Point":
        return arena.length - point[0], arena.width - point[1]

    def is_there(point: "Point", points: "tuple[Point, ...]") -> bool:
        return any(math.dist(point, other) < SAME for other in points)

    if not all(is_there(turned(crystal), layout.crystals) for crystal in layout.crystals):
        message = "favour a side: half a turn of the arena must not change them"
        yield "crystals", f"the obstacles of the layout {layout.id} {message}", "conquest.setup.obstacles-fair"
    if not all(is_there(turned(place), layout.skull) for place in layout.sword):
        message = "favour a side: half a turn of the arena must swap the teams"
        yield "skull", f"the characters of the layout {layout.id} {message}", "conquest.setup.obstacles-fair"
    for n, ((x, y), far_y) in enumerate(zip(layout.sword, (arena.width, 0.0), strict=True)):
        if max(abs(x), abs(y - far_y)) > CORNER_GAP + character + SAME:
            message = (
                f"a character of the layout {layout.id} starts more than {CORNER_GAP:g} mm from its corner's walls"
            )
            yield f"sword[{n}]", message, "conquest.setup.corner-distance"
