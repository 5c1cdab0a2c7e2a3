"""The long campaign: thousands of random matches of every game under every check.

    python -m tests.every_game.campaign --games 10000 --game claustrophobia --jobs 2

Writes progress to the error stream and one JSON document to the output; exits with 1 if anything was found. Seeds count
from `--first`, scenarios take turns, so any fault can be played again: it names game, scenario, seed and decision.
"""

import argparse
import sys
import time
import traceback
from collections.abc import Iterator, Sequence
from multiprocessing import Pool
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from tests.every_game.table import NAMES, scenarios_of
from tests.every_game.watch import Watched, watch

MOST_SHOWN = 50

Task = tuple[str, str, int, float]  # game, scenario, seed, share of decisions looked at closely


class Found(Struct):
    """Something that must not be, and where to see it again."""

    game: str
    scenario: str
    seed: int
    decision: int
    what: str
    where: str


class Played(Struct):
    """One match: how long, and what was found."""

    seen: Watched
    found: Found | None = None


def play(task: Task) -> Played:
    name, scenario, seed, share = task
    seen = Watched()
    try:
        watch(name, scenario, seed, seen, share)
    except Exception as error:
        frames = traceback.extract_tb(error.__traceback__)
        what = str(error) if isinstance(error, AssertionError) else f"{type(error).__name__}: {error}"
        where = " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames[-4:]))
        return Played(seen, Found(name, scenario, seed, seen.decisions, what, where))
    return Played(seen)


def run(name: str, games: int, jobs: int, first: int, share: float) -> dict[str, Any]:
    """Play so many matches of a game and sum up."""
    scenarios = scenarios_of(name)
    tasks = [(name, scenarios[seed % len(scenarios)], seed, share) for seed in range(first, first + games)]
    total, found = Watched(), []
    started = shown = time.monotonic()
    for number, played in enumerate(in_processes(tasks, jobs), start=1):
        for field, value in asdict(played.seen).items():
            setattr(total, field, getattr(total, field) + value)
        if played.found:
            found.append(played.found)
            print(f"{name}: {msgspec.json.encode(played.found).decode()}", file=sys.stderr, flush=True)
        if time.monotonic() - shown > 5 or number == games:
            shown = time.monotonic()
            line = f"{name}: {number}/{games} matches, {total.decisions} decisions, {len(found)} found, {shown - started:.0f} s"
            print(line, file=sys.stderr, flush=True)
    seconds = time.monotonic() - started
    return {
        "matches": games,
        **asdict(total),
        "seconds": round(seconds, 1),
        "found": len(found),
        "first_found": [asdict(each) for each in found[:MOST_SHOWN]],
    }


def in_processes(tasks: Sequence[Task], jobs: int) -> Iterator[Played]:
    if jobs == 1:
        yield from map(play, tasks)
        return
    with Pool(jobs) as pool:
        yield from pool.imap_unordered(play, tasks, chunksize=4)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=10_000, help="matches of each game")
    parser.add_argument(
        "--game", choices=NAMES, action="append", help="a game; may be given several times; all by default"
    )
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--share", type=float, default=1.0, help="share of the decisions that are looked at closely")
    asked = parser.parse_args()
    summary = {name: run(name, asked.games, asked.jobs, asked.first, asked.share) for name in asked.game or NAMES}
    print(msgspec.json.format(msgspec.json.encode(summary), indent=2).decode())
    return int(any(each["found"] for each in summary.values()))


if __name__ == "__main__":
    sys.exit(main())
