"""Aiming: which pushes and points are worth a thought, judged by what they bring on average over the hand that makes them.

First a sweep: straight at every disc that is worth something and off its middle, by way of walls, posts and other discs
(`bank.py`), and all around for places to rest. The best of the sweep are made several times by a swaying hand; around the best
of those, better ones are sought. A shot takes a few microseconds, so hundreds are tried for every push that is made.
"""

import math
import threading
from collections.abc import Sequence
from functools import cache
from statistics import NormalDist
from typing import NamedTuple, Protocol

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from souterrain.discs.bank import banked
from souterrain.discs.stakes import Stakes
from souterrain.flick import TOP_SPEED, Batch, Board, Layout, Name, wooden
from souterrain.flick.batch import sweep

Floats = NDArray[np.float64]

CONTACTS = 24  # of a shot that are looked at; what happens later is hardly meant
FASTEST = TOP_SPEED - 0.01
LOOKED_AT = 40  # tries of a push that is told about
SELDOM = 0.15  # share of tries below which nobody is meant


STEADY = 0.1  # share of the speed that is always left, however the hand sways
STRIDES = 0.7548776662466927, 0.5698402909980532  # of the sequence that fills a square most evenly


class Hand(Protocol):
    """How much pushes sway at the top speed: radians, and a share of the speed, as standard deviations; and the share of that
    by which the gentlest do."""

    @property
    def angle(self) -> float: ...

    @property
    def speed(self) -> float: ...

    @property
    def soft(self) -> float: ...


class Care(Struct, frozen=True):
    """How much is tried for one push."""

    ring: int  # directions all around
    strengths: tuple[float, ...]  # shares of the top speed
    beside: tuple[float, ...]  # where a disc is aimed at, in halves of its width from its middle
    kept: int  # of the sweep, that the hand tries
    times: int  # that the hand tries each
    refined: int = 0  # of those, that better ones are sought around
    banks: bool = False  # whether ways round about are looked for


LOOK = Care(72, (0.12, 0.25, 0.45, 0.7, 0.95), (-0.7, -0.4, 0.0, 0.4, 0.7), kept=24, times=24, refined=4, banks=True)
GLANCE = Care(12, (0.35, 0.8), (-0.4, 0.0, 0.4), kept=6, times=3)


class Push(NamedTuple):
    """A push, in whole micrometres per second, and what it brings on average."""

    x: int
    y: int
    worth: float

    @property
    def answer(self) -> str:
        return f"{self.x} {self.y}"


class SpareBatch(threading.local):
    """Memory for the shots of this thread, kept for the next ones."""

    batch: Batch | None = None


SPARE = SpareBatch()


def best_pushes(stakes: Stakes, name: Name, hand: Hand, care: Care = LOOK) -> list[Push]:
    """Pushes worth a thought, the best first."""
    turns, speeds = _sweep(stakes, name, care)
    worth = _try(stakes, name, turns, speeds, hand, 1)
    best = np.argsort(-worth, kind="stable")[: care.kept]
    turns, speeds, worth = turns[best], speeds[best], worth[best]
    times = care.times if hand.angle or hand.speed else 1
    if times > 1:
        worth = _try(stakes, name, turns, speeds, hand, times)
    if care.refined:
        order = np.argsort(-worth, kind="stable")[: care.refined]
        more_turns, more_speeds = _around(turns[order], speeds[order], hand)
        more = _try(stakes, name, more_turns, more_speeds, hand, times)
        turns, speeds, worth = (
            np.concatenate(pair) for pair in ((turns, more_turns), (speeds, more_speeds), (worth, more))
        )
    order = np.argsort(-worth, kind="stable")
    return [
        Push(int(1000 * speeds[k] * math.cos(turns[k])), int(1000 * speeds[k] * math.sin(turns[k])), float(worth[k]))
        for k in order.tolist()
    ]


def best_spots(stakes: Stakes, name: Name, spots: Sequence[tuple[int, int]], hand: Hand) -> list[tuple[float, int]]:
    """What it is worth to put a disc down at each of these spots, in micrometres, and the number of the spot; the best first.

    A disc that is flicked next is worth what the best push from there brings.
    """
    if not stakes.is_aimed:
        layout = stakes.layout
        tables = np.array([layout[other].place_um for other in layout.names[: layout.lying]])
        rows = np.repeat(tables[None], len(spots), axis=0)
        rows[:, stakes.number(name)] = spots
        worth = stakes.judge_places(rows).tolist()
    else:
        worth = [best_pushes(stakes.moved(name, x, y), name, hand, GLANCE)[0].worth for x, y in spots]
    return sorted(((each, number) for number, each in enumerate(worth)), key=lambda found: (-found[0], found[1]))


class Aim(NamedTuple):
    """Whom a push is meant for, and in what share of tries it strikes it."""

    target: Name
    share: float


def aim_of(stakes: Stakes, name: Name, push: tuple[int, int], hand: Hand) -> Aim | None:
    """Whom a push, in micrometres per second, is meant for: who brings most on average. None where it strikes hardly anybody."""
    turn, speed = math.atan2(push[1], push[0]), math.hypot(*push) / 1000.0
    layout = stakes.layout
    struck = stakes.struck(_made(layout, name, np.array([turn]), np.array([speed]), hand, LOOKED_AT))
    brings = struck * stakes.prize[: layout.lying]
    best = int(np.argmax(brings))
    if struck[best] < SELDOM or brings[best] <= 0.0:
        return None
    return Aim(layout.names[best], float(struck[best]))


def _sweep(stakes: Stakes, name: Name, care: Care) -> tuple[Floats, Floats]:
    """Directions and speeds to begin with."""
    layout = stakes.layout
    me = layout[name]
    found = [2 * math.pi * number / care.ring for number in range(care.ring)]
    for other in layout.names[: layout.lying]:
        if other == name or stakes.prize[stakes.number(other)] <= 0.0:
            continue
        disc = layout[other]
        dx, dy = disc.x - me.x, disc.y - me.y
        far = max(math.hypot(dx, dy), me.radius + disc.radius)
        straight, wide = math.atan2(dy, dx), math.asin(min((me.radius + disc.radius) / far, 1.0))
        found += [straight + wide * beside for beside in care.beside]
        if care.banks:
            found += banked(layout, name, other, by_walls=not stakes.walls_end)
    turns = np.repeat(np.array(found), len(care.strengths))
    speeds = np.tile(np.array(care.strengths) * TOP_SPEED, len(found))
    return turns, speeds


def _around(turns: Floats, speeds: Floats, hand: Hand) -> tuple[Floats, Floats]:
    """A little beside, a little harder and softer than these."""
    step = max(0.7 * hand.angle, 0.006)
    more_turns, more_speeds = [], []
    for beside, harder in ((-2, 1.0), (-1, 1.0), (1, 1.0), (2, 1.0), (0, 0.85), (0, 1.18), (-1, 0.85), (1, 1.18)):
        more_turns.append(turns + beside * step)
        more_speeds.append(np.minimum(speeds * harder, FASTEST))
    return np.concatenate(more_turns), np.concatenate(more_speeds)


def _try(stakes: Stakes, name: Name, turns: Floats, speeds: Floats, hand: Hand, times: int) -> Floats:
    """What each push brings on average."""
    worth = stakes.judge(_made(stakes.layout, name, turns, speeds, hand, times))
    return worth if times == 1 else worth.reshape(-1, times).mean(axis=1)


def _made(layout: Layout, name: Name, turns: Floats, speeds: Floats, hand: Hand, times: int) -> Batch:
    """The shots that the hand may make of some pushes."""
    velocities = _swayed(turns, np.minimum(speeds, FASTEST), hand, times)
    fast = np.hypot(velocities[:, 0], velocities[:, 1])
    velocities *= np.minimum(1.0, FASTEST / np.maximum(fast, 1e-9))[:, None]
    return sweep(layout, name, velocities, _room(len(velocities), layout.lying))


def _swayed(turns: Floats, speeds: Floats, hand: Hand, times: int) -> Floats:
    """Velocities as the hand may make them, each push so many times.

    All pushes sway by the same errors, spread as evenly as errors are: what differs between two is then due to them.
    """
    errors = _errors(times)
    share = hand.soft + (1.0 - hand.soft) * speeds[:, None] / TOP_SPEED
    turned = turns[:, None] + hand.angle * share * errors[:, 0]
    made = speeds[:, None] * np.maximum(1.0 + hand.speed * share * errors[:, 1], STEADY)
    return np.stack([(made * np.cos(turned)).ravel(), (made * np.sin(turned)).ravel()], axis=1)


@cache
def _errors(times: int) -> Floats:
    """So many errors of direction and speed, in standard deviations; a single one is none."""
    if times == 1:
        return np.zeros((1, 2))
    normal = NormalDist()
    return np.array([[normal.inv_cdf((0.5 + k * stride) % 1.0) for stride in STRIDES] for k in range(1, times + 1)])


def _room(shots: int, discs: int) -> Batch:
    batch = SPARE.batch
    if batch is None or shots > len(batch.rest) or discs > batch.rest.shape[1]:
        batch = Batch(max(shots, 1024), max(discs, 24), CONTACTS)
        SPARE.batch = batch
    return batch


class _Steady(NamedTuple):
    angle: float = 0.0
    speed: float = 0.0
    soft: float = 1.0


def warm_up() -> None:
    """Load what is compiled, before a clock runs."""
    layout = Layout(Board(100, 100), [wooden("a", 20, 50, 20), wooden("b", 80, 50, 20)])
    best_pushes(Stakes(layout), "a", _Steady(), GLANCE)
