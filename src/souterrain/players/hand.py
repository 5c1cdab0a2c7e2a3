"""The hand of a computer player: points and pushes worth a thought, and how steadily they are carried out.

A push is never made exactly as it was meant: direction and speed sway. Thoughts sway too, so a push is judged by what it leads to
on average over the hand that will make it, not by what a perfect one would do. All levels know the same places to aim at; a better
one has the steadier hand, and none a perfect one.
"""

import math
from random import Random
from typing import Any

from msgspec import Struct

from souterrain.kernel.decision import Answer, Refused
from souterrain.kernel.game import Game
from souterrain.kernel.gesture import Decision, Flick, Near, Place, Rectangle, pair_of, read_pair

POINTS = 8  # places for a disc that are thought about, if as many are legal
TRIES = 24
STRENGTHS = (0.3, 0.5, 0.7, 0.9)  # shares of the top speed
GRAZING = 0.05  # radians beside what one aims at, to hit it off its middle
GRAZE = 0.3  # how much less that is thought about at first
COMPASS = tuple(
    (round(1000 * math.cos(turn)), round(1000 * math.sin(turn))) for turn in (k * math.pi / 4 for k in range(8))
)


class Hand(Struct, frozen=True):
    """How much pushes sway: `angle` in radians and `speed` as a share, both as standard deviations."""

    angle: float
    speed: float

    def push(self, asked: Decision, meant: Answer, chance: Random) -> Answer:
        """What becomes of an answer when this hand gives it. Only pushes sway; a point can be set down with care."""
        if not isinstance(asked, Flick):
            return meant
        x, y = read_pair(meant, asked.kind)
        turn = math.atan2(y, x) + chance.gauss(0.0, self.angle)
        speed = math.hypot(x, y) * max(chance.gauss(1.0, self.speed), 0.1)
        speed = min(speed, asked.top_speed - 2)  # whole numbers may be longer than what they are cut from
        return f"{int(speed * math.cos(turn))} {int(speed * math.sin(turn))}"


def gestures(game: Game[Any, Any], asked: Place | Flick, chance: Random) -> list[tuple[Answer, float]]:
    """Points and pushes worth a thought, with a weight for how much; at least one."""
    if isinstance(asked, Flick):
        return pushes(asked)
    return [(point, 1.0) for point in points(game, asked, chance)]


def pushes(asked: Flick) -> list[tuple[Answer, float]]:
    """Straight at what one would aim at and a little beside it, softly and hard; all around where there is nothing to aim at."""
    found: dict[Answer, float] = {}
    for x, y in asked.towards or COMPASS:
        straight = math.atan2(y, x)
        for beside in (0.0, GRAZING, -GRAZING) if asked.towards else (0.0,):
            for share in STRENGTHS:
                speed = share * asked.top_speed
                push = f"{int(speed * math.cos(straight + beside))} {int(speed * math.sin(straight + beside))}"
                found.setdefault(push, GRAZE if beside else 1.0)
    return list(found.items())


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
            x, y = pair_of(asked.example)
    return f"{x} {y}"
