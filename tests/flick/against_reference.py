"""Thousands of shots against fifty digits: `python -m tests.flick.against_reference --shots 10000 --jobs 2` prints JSON.

Five kinds of shots in turn: strewn discs with today's wood and with real wood; exactly symmetric scenes anywhere on the board
with both; and discs that are reached a few nanoseconds to some microseconds apart. Every shot has its own seed. It is
an order error when the two name other contacts, or name them in another order; contacts of one instant have none.
"""

import argparse
import json
import multiprocessing
import time
from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from decimal import Decimal
from itertools import groupby
from random import Random

from souterrain.commands.progress import watched
from souterrain.flick import REAL_WOOD, SIDES, Board, Layout, Materials, Name, Shot, flick, wooden
from tests.flick.reference import Result, reference
from tests.flick.scenes import flick_of, scattered, symmetric

Flick = tuple[Layout, Name, tuple[float, float]]


def strewn(random: Random, real: bool) -> Flick:
    # Livelier wood is left out: with restitution 0.9 a start that differs by 1e-17 m ends 1e-9 m off, in any arithmetic.
    discs = random.choice((12, 20, 35))
    layout = scattered(random, discs, walled=random.random() < 0.5, restitution=random.choice((0.3, 0.6, 0.75)))
    if real:
        materials = replace(REAL_WOOD, restitution=layout.board.materials.restitution)
        layout = Layout(replace(layout.board, materials=materials), layout)
    return layout, random.randrange(discs), flick_of(random)


def mirrored(random: Random, real: bool) -> Flick:
    scene = symmetric(random, REAL_WOOD if real else Materials())
    return scene.layout, "shooter", scene.velocity


def nearly_tied(random: Random) -> Flick:
    """Two discs side by side ahead of a third, one of them some micrometres nearer."""
    x, y = random.randint(60, 140), random.randint(60, 240)
    spread = random.randint(13, 24)
    nearer = random.choice((1, 2, 5, 20, 100)) / 1000.0
    pair = [wooden("up", x + 90 - nearer, y + spread, 25), wooden("down", x + 90, y - spread, 25)]
    materials = random.choice((Materials(), REAL_WOOD))
    return (
        Layout(Board(600, 300, walls=SIDES, materials=materials), [wooden("a", x, y, 25), *pair]),
        "a",
        (random.randint(700, 2900), 0.0),
    )


KINDS = {
    "strewn": lambda random: strewn(random, False),
    "strewn, real wood": lambda random: strewn(random, True),
    "symmetric": lambda random: mirrored(random, False),
    "symmetric, real wood": lambda random: mirrored(random, True),
    "nearly tied": nearly_tied,
}


@dataclass
class Verdict:
    """How one shot differs from the truth, or the worst of many."""

    shots: int = 1
    contacts: int = 0
    order_errors: int = 0
    seeds: list[int] = field(default_factory=list)
    time_s: float = 0.0
    rest_m: float = 0.0

    def add(self, other: "Verdict") -> None:
        self.shots += other.shots
        self.contacts += other.contacts
        self.order_errors += other.order_errors
        self.seeds += other.seeds
        self.time_s = max(self.time_s, other.time_s)
        self.rest_m = max(self.rest_m, other.rest_m)


def is_same_order(shot: Shot, exact: Result) -> bool:
    """Do both name the same contacts, instant by instant?"""
    if len(shot.contacts) != len(exact.contacts):
        return False
    got = iter(shot.contacts)
    for _, instant in groupby(exact.contacts, key=lambda record: record.time):
        wanted = sorted((record.kind, sorted(map(str, record.pair))) for record in instant)
        named = [next(got) for _ in wanted]
        if wanted != sorted((c.kind, sorted((str(c.first), str(c.second)))) for c in named):
            return False
    return {name: out.side for name, out in shot.exits.items()} == exact.gone


def judge(shot: Shot, exact: Result, seed: int = 0) -> Verdict:
    """Compare a shot with the truth; times and places as the solver has them, before they are rounded."""
    verdict = Verdict(contacts=len(exact.contacts))
    if not is_same_order(shot, exact):
        verdict.order_errors, verdict.seeds = 1, [seed]
        return verdict
    starts = sorted(stretch.start for way in shot.playback.ways.values() for stretch in way)
    for record in exact.contacts:
        at = bisect_left(starts, float(record.time))
        near = min(starts[max(at - 1, 0) : at + 1], key=lambda start: abs(Decimal(start) - record.time))
        verdict.time_s = max(verdict.time_s, abs(float(Decimal(near) - record.time)))
    for name, place in exact.rest.items():
        way = shot.playback.ways[name][-1]
        for got, wanted in zip(way.at(way.start + way.length), place, strict=True):
            verdict.rest_m = max(verdict.rest_m, abs(float(Decimal(got) - wanted)))
    return verdict


def try_one(seed: int) -> tuple[str, Verdict]:
    """The shot of a seed."""
    kind = list(KINDS)[seed % len(KINDS)]
    layout, name, velocity = KINDS[kind](Random(seed))
    shot = flick(layout, name, velocity)
    return kind, judge(shot, reference(layout, name, shot.velocity_um), seed)


def try_many(seeds: range, jobs: int) -> dict[str, Verdict]:
    """The verdicts of many shots, by their kinds."""
    found: dict[str, Verdict] = {}

    def take(verdicts: Iterator[tuple[str, Verdict]]) -> None:
        for kind, verdict in verdicts:
            found.setdefault(kind, Verdict(shots=0)).add(verdict)

    if jobs == 1:
        take(watched(map(try_one, seeds), "shots", len(seeds)))
    else:
        with multiprocessing.get_context("spawn").Pool(jobs) as pool:
            take(watched(pool.imap_unordered(try_one, seeds, chunksize=25), "shots", len(seeds)))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shots", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0, help="the first shot's seed")
    args = parser.parse_args()
    began = time.monotonic()
    kinds = try_many(range(args.seed, args.seed + args.shots), args.jobs)
    whole = Verdict(shots=0)
    for verdict in kinds.values():
        whole.add(verdict)
    report = {**vars(whole), "kinds": {kind: vars(kinds[kind]) for kind in KINDS if kind in kinds}}
    print(json.dumps({**report, "seconds": round(time.monotonic() - began)}, indent=2))
    raise SystemExit(1 if whole.order_errors else 0)


if __name__ == "__main__":
    main()
