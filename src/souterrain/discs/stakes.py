"""What is at stake in a flick: what touching each disc is worth to who flicks, and what a clear way to it is worth later.

A game's mind fills in `Stakes`; whole batches of shots are then judged by them in one go, without playing the rules. It is
judgement, and rough: the rules are asked only about the push that is made in the end.
"""

import math
from copy import copy
from typing import Any

import numpy as np
from numpy.typing import NDArray

from souterrain.flick import Batch, Board, Layout, Name, Post, flick_batch, wooden
from souterrain.flick.compiled import compiled, entry
from souterrain.flick.journal import CONTACTS, DISC, LOG_FIRST, LOG_KIND, LOG_SECOND, LOG_SPEED, LOG_TIME, WALL
from souterrain.flick.shot import HIT_UM

Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]
Ints = NDArray[np.int64]

ROOT = 1.4142135623730951
STEEPEST = 1.1284  # the error function rises by no more than 2 / sqrt(pi)
LINES = 5  # lines from disc to disc that are looked along, spread over the target's width
BEND = 0.1  # a way that is barred is still worth something: posts and other discs can be played off
SWAY = 0.04  # radians: how far from the aim a push goes that nobody has aimed yet


class Stakes:
    """By the numbers of bodies in a layout. Worth is counted in whatever the mind counts in, from the flicking seat's side."""

    def __init__(self, layout: Layout) -> None:
        posts = layout.board.posts
        bodies = layout.lying + len(posts)
        self.layout = layout
        self.prize: Floats = np.zeros(bodies)  # of the flicked disc's first touch of each
        self.fatal: Flags = np.zeros(bodies, dtype=np.bool_)  # it leaves the board when touched
        self.pull: Floats = np.zeros(
            (bodies, bodies)
        )  # of a clear way from one to another, at rest; negative for enemies
        self.loss: Floats = np.zeros(bodies)  # of each that leaves the board for good
        self.way: Floats = np.zeros(bodies)  # half the width that each one's way needs, in micrometres
        self.walls_end = False  # a touch after a wall has been met is worth nothing
        self.is_spent = False  # the flicked disc is taken off the board afterwards
        self.is_aimed = False  # of a disc to be put down: it is flicked next
        radii = [layout[name].radius for name in layout.names[: layout.lying]]
        self.radius: Floats = np.array([*radii, *(post.radius for post in posts)]) * 1000.0
        self.way[:] = self.radius
        self.post: Floats = np.array([(post.x, post.y) for post in posts]).reshape(-1, 2) * 1000.0

    def number(self, name: Name) -> int:
        return self.layout.numbers[name]

    def give(self, name: Name, prize: float, *, fatal: bool = False) -> None:
        """Touching this disc is worth so much."""
        number = self.number(name)
        self.prize[number] = prize
        self.fatal[number] = fatal

    def lose(self, name: Name, worth: float) -> None:
        """It is worth so much that this disc is pushed off the board."""
        self.loss[self.number(name)] = worth

    def draw(self, one: Name, other: Name, worth: float) -> None:
        """A clear way from one disc to another is worth so much once all is at rest."""
        self.pull[self.number(one), self.number(other)] = worth

    def narrow(self, name: Name, radius: float) -> None:
        """What this disc sends on its way is not itself but a projectile of that radius, in micrometres."""
        self.way[self.number(name)] = radius

    def moved(self, name: Name, x: int, y: int) -> "Stakes":
        """The same with one disc elsewhere, in micrometres."""
        other = copy(self)
        other.layout = self.layout.moved({name: (x / 1000.0, y / 1000.0)})
        return other

    def judge(self, batch: Batch) -> Floats:
        """What each shot of a batch is worth. All its layouts have the same bodies."""
        out = np.zeros(batch.shots)
        _judge_shots(
            batch.rest,
            batch.contacts,
            batch.tally,
            batch.plan,
            batch.shots,
            self.layout.lying,
            self.radius,
            self.way,
            self.post,
            self.prize,
            self.fatal,
            self.loss,
            self.pull,
            self.walls_end,
            self.is_spent,
            out,
        )
        return out

    def struck(self, batch: Batch) -> Floats:
        """In what share of a batch's shots the flicked disc strikes each other disc with effect."""
        counts = np.zeros(self.layout.lying)
        for shot in range(batch.shots):
            flicked, struck = int(batch.plan[shot, 1]), set()
            walled = False
            for row in batch.contacts[shot, : batch.tally[shot, CONTACTS]].tolist():
                if row[LOG_SPEED] <= HIT_UM or flicked not in (row[LOG_FIRST], row[LOG_SECOND]):
                    continue
                if row[LOG_KIND] == WALL and row[LOG_FIRST] == flicked:
                    walled = True
                elif row[LOG_KIND] == DISC and not (walled and self.walls_end):
                    struck.add(row[LOG_FIRST] + row[LOG_SECOND] - flicked)
            counts[list(struck)] += 1
        return counts / max(batch.shots, 1)

    def still(self) -> float:
        """What it is worth that all stays as it lies."""
        layout = self.layout
        return float(self.judge_places(np.array([[layout[name].place_um for name in layout.names[: layout.lying]]]))[0])

    def judge_places(self, rest: Ints) -> Floats:
        """What it is worth that all discs lie so, for each of several tables: rows of places in micrometres."""
        tables = len(rest)
        batch: Any = Batch(tables, self.layout.lying, contacts=1)
        batch.rest[:, :, 1:] = rest
        batch.shots = tables
        return self.judge(batch)


def warm_up() -> None:
    """Have the judge compiled, or loaded from disk, before somebody thinks."""
    discs = [wooden(number, 50 + 100 * number, 50, 25) for number in range(2)]
    stakes = Stakes(Layout(Board(200, 100, posts=(Post("post", 100, 20, 10),)), discs))
    stakes.judge(flick_batch(stakes.layout, 0, np.array([(900.0, 0.0)])))


@entry
def _judge_shots(
    rest: Ints,
    contacts: Ints,
    tally: Ints,
    plan: Ints,
    shots: int,
    lying: int,
    radius: Floats,
    way: Floats,
    post: Floats,
    prize: Floats,
    fatal: Flags,
    loss: Floats,
    pull: Floats,
    walls_end: bool,
    is_spent: bool,
    out: Floats,
) -> None:
    bodies = radius.shape[0]
    x = np.empty(bodies)
    y = np.empty(bodies)
    touched = np.empty(bodies, dtype=np.bool_)
    gone = np.empty(bodies, dtype=np.bool_)
    hoped = np.empty(lying)
    for i in range(lying, bodies):
        x[i] = post[i - lying, 0]
        y[i] = post[i - lying, 1]
    for s in range(shots):
        for i in range(lying):
            x[i] = rest[s, i, 1]
            y[i] = rest[s, i, 2]
        touched[:] = False
        gone[:] = False
        flicked = plan[s, 1]
        worth = 0.0
        walled = -1
        for c in range(tally[s, CONTACTS]):
            if contacts[s, c, LOG_SPEED] <= HIT_UM:
                continue
            first, second, kind = contacts[s, c, LOG_FIRST], contacts[s, c, LOG_SECOND], contacts[s, c, LOG_KIND]
            if kind == WALL and first == flicked and walled < 0:
                walled = contacts[s, c, LOG_TIME]
            if kind != DISC or (first != flicked and second != flicked):
                continue
            other = first + second - flicked
            if touched[other]:
                continue
            touched[other] = True
            if walls_end and walled >= 0 and walled < contacts[s, c, LOG_TIME]:
                continue
            worth += prize[other]
            gone[other] = fatal[other]
        for i in range(lying):
            if rest[s, i, 0] != 0 and loss[i] != 0.0:
                worth += loss[i]
                gone[i] = True
        if is_spent:
            gone[flicked] = True
        for a in range(lying):
            if not gone[a]:
                worth += _best_way(a, lying, x, y, radius, way[a], pull[a], gone, hoped)
        out[s] = worth


@compiled
def _best_way(
    a: int,
    lying: int,
    x: Floats,
    y: Floats,
    radius: Floats,
    half: float,
    pull: Floats,
    gone: Flags,
    hoped: Floats,
) -> float:
    """What the best of a disc's ways to others is worth. What each could be worth if it were clear is reckoned first, and no more
    of them are looked along than can still be the best."""
    for b in range(lying):
        hoped[b] = 0.0
        if pull[b] == 0.0 or gone[b]:
            continue
        dx, dy = x[b] - x[a], y[b] - y[a]
        far = math.sqrt(dx * dx + dy * dy)
        if far >= 1.0:
            share = min(STEEPEST * (half + radius[b]) / (SWAY * far * ROOT), 1.0)
            hoped[b] = abs(pull[b]) * (BEND + (1.0 - BEND) * share)
    most = 0.0
    while True:
        next_best = -1
        highest = abs(most)
        for b in range(lying):
            if hoped[b] > highest:
                next_best, highest = b, hoped[b]
        if next_best < 0:
            return most
        hoped[next_best] = 0.0
        value = pull[next_best] * (BEND + (1.0 - BEND) * _share(a, next_best, x, y, radius, half, gone))
        if abs(value) > abs(most):
            most = value


@compiled
def _share(a: int, b: int, x: Floats, y: Floats, radius: Floats, half: float, gone: Flags) -> float:
    """How often a push from one disc to another goes where nothing stands between: by the widest gap among the lines that lead
    there."""
    dx, dy = x[b] - x[a], y[b] - y[a]
    far = math.sqrt(dx * dx + dy * dy)
    longer = far * (1.0 + 1e-9)
    width = half + radius[b]
    barred = 0
    for c in range(radius.shape[0]):
        if c in (a, b) or gone[c]:
            continue
        cx, cy = x[c] - x[a], y[c] - y[a]
        ahead, aside = cx * dx + cy * dy, cx * dy - cy * dx
        room = half + radius[c]
        # Most are clearly behind, beyond or beside: that is told without a division.
        if ahead <= 0.0 or ahead > far * longer or abs(aside) > (room + width) * longer:
            continue
        along, beside = ahead / far, aside / far
        if along >= far or abs(beside) >= room + width:
            continue
        for k in range(LINES):
            shift = 0.7 * width * (2.0 * k / (LINES - 1) - 1.0) * along / far
            if abs(beside - shift) < room:
                barred |= 1 << k
    longest = 0
    run = 0
    for k in range(LINES):
        run = 0 if barred >> k & 1 else run + 1
        longest = max(longest, run)
    return math.erf(width * longest / LINES / (SWAY * far * ROOT))
