"""Points and pushes worth a thought. A game of discs says what is at stake (`Mind.stakes`); `discs/aim.py` does the aiming.

Without stakes, pushes go straight at what one would aim at. All levels aim alike; what differs is the hand they reckon with.
"""

import math
from random import Random
from typing import Any

from souterrain.discs.aim import GLANCE, LOOK, Aim, Push, aim_of, best_pushes, best_spots
from souterrain.kernel.decision import Answer, Refused
from souterrain.kernel.game import Game
from souterrain.kernel.gesture import Flick, Near, Place, Rectangle, read_pair
from souterrain.players.hand import Hand
from souterrain.players.mind import Mind, stakes_of

KEPT = 6  # pushes and points that are thought about
POINTS = 14  # places for a disc that are looked at, if as many are legal
TRIES = 40
TEMPER = 0.2  # a push that brings so much less is thought about less than half as much
STRENGTHS = (0.3, 0.5, 0.7, 0.9)  # shares of the top speed, where nothing is known to be at stake
COMPASS = tuple(
    (round(1000 * math.cos(turn)), round(1000 * math.sin(turn))) for turn in (k * math.pi / 4 for k in range(8))
)

Weighed = list[tuple[Answer, float]]


def gestures(mind: Mind, game: Game[Any, Any], asked: Place | Flick, hand: Hand, chance: Random) -> Weighed:
    """Points and pushes worth a thought, with a weight for how much; at least one."""
    stakes = stakes_of(mind, game, asked)
    if isinstance(asked, Flick):
        if stakes is None:
            return [(push, 1.0) for push in pushes(asked)]
        return _weighed([(push.answer, push.worth) for push in _apart(best_pushes(stakes, asked.disc, hand, LOOK))])
    found = points(game, asked, chance)
    if stakes is None or len(found) == 1:
        return [(point, 1.0) for point in found]
    spots = [read_pair(point, asked.kind) for point in found]
    return _weighed([(found[number], worth) for worth, number in best_spots(stakes, asked.disc, spots, hand)[:KEPT]])


def glance(mind: Mind, game: Game[Any, Any], asked: Place | Flick, hand: Hand, chance: Random) -> Answer:
    """One point or push in passing, as a sensible player might choose it."""
    if isinstance(asked, Place):
        return asked.example  # to look for others takes long, and in passing it does not matter much
    stakes = stakes_of(mind, game, asked)
    if stakes is None:
        return chance.choice(pushes(asked))
    return best_pushes(stakes, asked.disc, hand, GLANCE)[0].answer


def meant_for(mind: Mind, game: Game[Any, Any], asked: Flick, push: Answer, hand: Hand) -> Aim | None:
    """Whom a push is meant to strike, and how often it does."""
    stakes = stakes_of(mind, game, asked)
    return None if stakes is None else aim_of(stakes, asked.disc, read_pair(push, asked.kind), hand)


def _weighed(found: list[tuple[Answer, float]]) -> Weighed:
    best = max(worth for _, worth in found)
    return [(answer, math.exp((worth - best) / TEMPER)) for answer, worth in found]


def _apart(found: list[Push]) -> list[Push]:
    """The best pushes that are not nearly the same."""
    kept: list[Push] = []
    for push in found:
        if all(math.dist(push[:2], other[:2]) > 0.05 * math.hypot(*push[:2]) for other in kept):
            kept.append(push)
            if len(kept) == KEPT:
                break
    return kept


def pushes(asked: Flick) -> list[Answer]:
    """Straight at what one would aim at, softly and hard; all around where there is nothing to aim at."""
    found: dict[Answer, None] = {}
    for x, y in asked.towards or COMPASS:
        straight = math.atan2(y, x)
        for share in STRENGTHS:
            speed = share * asked.top_speed
            found[f"{int(speed * math.cos(straight))} {int(speed * math.sin(straight))}"] = None
    return list(found)


def points(game: Game[Any, Any], asked: Place, chance: Random) -> list[Answer]:
    """The example, and other points of the first zone that the game lets pass."""
    found: list[Answer] = [asked.example]
    for _ in range(TRIES):
        if len(found) >= POINTS:
            break
        point = _somewhere(asked, chance)
        try:
            game.check_gesture(asked, asked.pick(point)[0])
        except Refused:
            continue
        found.append(point)
    return found


def _somewhere(asked: Place, chance: Random) -> str:
    zone = asked.zones[0] if asked.zones else None
    match zone:
        case Rectangle(left, bottom, right, top):
            x = chance.randint(left + asked.radius, max(right - asked.radius, left + asked.radius))
            y = chance.randint(bottom + asked.radius, max(top - asked.radius, bottom + asked.radius))
        case Near(middle_x, middle_y, radius, reach):
            far = radius + asked.radius + chance.random() * reach
            turn = chance.uniform(-math.pi, math.pi)
            x, y = int(middle_x + far * math.cos(turn)), int(middle_y + far * math.sin(turn))
        case _:
            x, y = read_pair(asked.example, asked.kind)
    return f"{x} {y}"
