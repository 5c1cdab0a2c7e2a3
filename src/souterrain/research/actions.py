"""Answers as numbers: one action space for each game, the same at every decision, with a mask of what can be done now.

    0                     nothing more: enough is picked where several are, and all that is left to seats that are not asked
    1 … OPTIONS           options, each at a place that follows from the question's kind and the option's id alone
    then, with discs      pushes: at the first things one would aim at, then all around, each at four strengths
    then, with discs      points: the example of the question, then points strewn over its first zone

An option keeps its number from table to table. Where two options of one question would have the same, the later one takes the next
that is free. Of several options that are picked at once, one is picked after the other, in any order. A pair of real numbers from
-1 to 1 can be taken instead of numbers of pushes and points: `push` and `point`.
"""

import math
from collections.abc import Callable
from functools import cached_property, lru_cache
from hashlib import blake2b
from typing import Any

from souterrain.discs.table import LEAST_SPEED, DiscGame, missed
from souterrain.games import find
from souterrain.kernel.decision import Answer, Choice, Refused
from souterrain.kernel.game import Game, Setup
from souterrain.kernel.gesture import Decision, Flick, Near, Place, Rectangle, Zone, read_pair

VERSION = 1

DONE = 0
OPTIONS = 512
TARGETS = 12
STRENGTHS = (0.3, 0.5, 0.7, 0.95)  # shares of the top speed
TURNS = 32  # directions all around
POINTS = 24

FIRST_PUSH = 1 + OPTIONS
PUSHES = (TARGETS + TURNS) * len(STRENGTHS)
FIRST_POINT = FIRST_PUSH + PUSHES

See = Callable[[], Game[Any, Any]]


class Actions:
    """The action space of a game."""

    def __init__(self, setup: Setup) -> None:
        self.has_discs = issubclass(find(setup.game), DiscGame)
        self.size = FIRST_POINT + POINTS if self.has_discs else 1 + OPTIONS
        self.plain_size = 1 + OPTIONS  # where pushes and points are real numbers

    def menu(self, asked: Decision, see: See, picked: tuple[str, ...] = ()) -> "Menu":
        """What can be done now. `see` gives the table as the seat sees it; `picked`: of several options, those that are settled."""
        return Menu(asked, see, picked)

    def name(self, asked: Decision | None, action: int) -> str:
        """What an action stands for, in a word or two; for options, the id."""
        if action == DONE:
            return "done"
        if action >= FIRST_POINT:
            return f"point {action - FIRST_POINT}"
        if action >= FIRST_PUSH:
            aim, strength = divmod(action - FIRST_PUSH, len(STRENGTHS))
            at = f"target {aim}" if aim < TARGETS else f"turn {aim - TARGETS}/{TURNS}"
            return f"push {at} at {STRENGTHS[strength]:g}"
        if isinstance(asked, Choice):
            for number, id in places_of(asked).items():
                if number == action:
                    return id
        return f"option {action}"


class Menu:
    """The answers to one question, by the numbers of their actions."""

    def __init__(self, asked: Decision, see: See, picked: tuple[str, ...] = ()) -> None:
        self.asked = asked
        self.picked = picked
        self.see = see

    @cached_property
    def answers(self) -> dict[int, str]:
        """What each action that can be taken now stands for."""
        asked = self.asked
        if isinstance(asked, Flick):
            return pushes(asked)
        if isinstance(asked, Place):
            return points(asked, self.see())
        found = {number: id for number, id in places_of(asked).items() if id not in self.picked}
        if len(self.picked) >= asked.least and not (asked.least == asked.most == 1):
            found[DONE] = ""
        return found

    def take(self, action: int) -> "Answer | Menu":
        """The whole answer, or what is left to pick. An action that cannot be taken now is refused."""
        asked = self.asked
        if action not in self.answers:
            able = ", ".join(map(str, sorted(self.answers)[:12]))
            raise Refused(f"Action {action} cannot be taken at {asked.kind!r}; the mask allows: {able}.")
        given = self.answers[action]
        if not isinstance(asked, Choice) or asked.least == asked.most == 1:
            return given
        if action == DONE:
            return self.picked
        picked = (*self.picked, given)
        if len(picked) == min(asked.most, len(asked.options)):
            return picked
        return Menu(asked, self.see, picked)

    def nearest(self, action: int) -> int:
        """The action itself if it can be taken, else the next one that can."""
        able = self.answers
        return action if action in able else min(able, key=lambda each: (each < action, each))


@lru_cache(maxsize=1 << 12)
def places_of(asked: Choice) -> dict[int, str]:
    """The number of each option."""
    if len(asked.options) > OPTIONS:
        raise Refused(f"{asked.kind!r} has {len(asked.options)} options; there are numbers for {OPTIONS}.")
    found: dict[int, str] = {}
    for option in asked.options:
        place = home(asked.kind, option.id)
        while place in found:
            place = place % OPTIONS + 1
        found[place] = option.id
    return found


@lru_cache(maxsize=1 << 16)
def home(kind: str, id: str) -> int:
    digest = blake2b(f"{kind} {id}".encode(), digest_size=4).digest()
    return 1 + int.from_bytes(digest, "little") % OPTIONS


AROUND = tuple((math.cos(turn), math.sin(turn)) for turn in (2 * math.pi * k / TURNS for k in range(TURNS)))


def pushes(asked: Flick) -> dict[int, str]:
    """The pushes one may choose from. With fewer things to aim at, some numbers stand for none."""
    found = {}
    aims: list[tuple[int, tuple[float, float]]] = []
    for place, (x, y) in enumerate(asked.towards[:TARGETS]):
        if length := math.hypot(x, y):
            aims.append((place, (x / length, y / length)))
    aims += [(TARGETS + place, turn) for place, turn in enumerate(AROUND)]
    for place, (ahead, up) in aims:
        for each, strength in enumerate(STRENGTHS):
            speed = strength * asked.top_speed
            found[FIRST_PUSH + place * len(STRENGTHS) + each] = f"{int(ahead * speed)} {int(up * speed)}"
    return found


def points(asked: Place, seen: Game[Any, Any]) -> dict[int, str]:
    """The points one may choose from: the example, and those of the others where the disc may lie."""
    found = {FIRST_POINT: asked.example}
    for number in range(1, POINTS):
        x, y = _strewn(number, 2), _strewn(number, 3)
        point = _within(asked, x, y)
        if may_lie(asked, seen, point):
            found[FIRST_POINT + number] = point
    return found


def may_lie(asked: Place, seen: Game[Any, Any], point: str) -> bool:
    if any(missed(zone, *read_pair(point, asked.kind), asked.radius) > 0 for zone in asked.zones):
        return False  # as the game would say, only sooner
    try:
        seen.check_gesture(asked, asked.pick(point)[0])
    except Refused:
        return False
    return True


def push(asked: Flick, x: float, y: float) -> str:
    """A push by two numbers from -1 to 1, in shares of the top speed; one beyond what is allowed is as near as it may be."""
    length = math.hypot(x, y)
    if not math.isfinite(length):
        raise Refused(f"{asked.kind}: a push is two numbers from -1 to 1, not {x} and {y}.")
    if length == 0.0:
        x = length = 1.0
        share = 0.0
    else:
        share = min(length, 1.0)
    speed = max(share * asked.top_speed, 2 * LEAST_SPEED)
    return f"{int(x / length * speed)} {int(y / length * speed)}"


def point(asked: Place, seen: Game[Any, Any], x: float, y: float) -> str:
    """A point by two numbers from -1 to 1, from the left to the right and from the bottom to the top of the question's first
    zone. Where the disc may not lie there, the nearest of the points of the mask."""
    if not (math.isfinite(x) and math.isfinite(y)):
        raise Refused(f"{asked.kind}: a point is two numbers from -1 to 1, not {x} and {y}.")
    wanted = _within(asked, (min(max(x, -1.0), 1.0) + 1) / 2, (min(max(y, -1.0), 1.0) + 1) / 2)
    if may_lie(asked, seen, wanted):
        return wanted
    here = read_pair(wanted, asked.kind)
    return min(points(asked, seen).values(), key=lambda other: math.dist(here, read_pair(other, asked.kind)))


def _strewn(number: int, base: int) -> float:
    """The radical inverse: numbers that fill the space from 0 to 1 evenly."""
    found, share = 0.0, 1.0
    while number:
        share /= base
        number, digit = divmod(number, base)
        found += digit * share
    return found


def _within(asked: Place, x: float, y: float) -> str:
    """A point of the first zone's box."""
    zone: Zone | None = asked.zones[0] if asked.zones else None
    match zone:
        case Rectangle(left, bottom, right, top):
            edges = left + asked.radius, bottom + asked.radius, right - asked.radius, top - asked.radius
        case Near(middle_x, middle_y, radius, reach):
            far = radius + asked.radius + reach
            edges = middle_x - far, middle_y - far, middle_x + far, middle_y + far
        case _:
            return asked.example
    return f"{int(edges[0] + x * (edges[2] - edges[0]))} {int(edges[1] + y * (edges[3] - edges[1]))}"


def softer(answer: str) -> str:
    """Half as strong a push: for the rare one that the physics does not see come to rest."""
    x, y = (int(part) // 2 for part in answer.split(" ")[:2])
    return f"{x} {y}"
