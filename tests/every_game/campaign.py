"""The long campaign: thousands of random matches of every game under every check.

    python -m tests.every_game.campaign --games 10000 --game claustrophobia --jobs 2
    python -m tests.every_game.campaign --games 3000 --oracles

Each match is played twice: beside the oracle of its game, if there is one, and under every check of `watch`. With `--oracles` only
the first is done, which takes a hundredth of the time.

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

from souterrain.commands.progress import watched
from tests.every_game.oracle import Consulted, consult, oracle_of
from tests.every_game.table import NAMES, scenarios_of
from tests.every_game.watch import Watched, watch

MOST_SHOWN = 50

Task = tuple[str, str, int, float]  # game, scenario, seed, share of decisions looked at closely; below 0: oracles alone
ORACLES = -1.0


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
    heard: Consulted
    found: Found | None = None


def play(task: Task) -> Played:
    name, scenario, seed, share = task
    seen, heard = Watched(), Consulted()
    try:
        if oracle_of(name):
            consult(name, scenario, seed, heard)
        if share >= 0:
            watch(name, scenario, seed, seen, share)
    except Exception as error:
        frames = traceback.extract_tb(error.__traceback__)
        what = str(error) if isinstance(error, AssertionError) else f"{type(error).__name__}: {error}"
        where = " < ".join(f"{frame.name}:{frame.lineno}" for frame in reversed(frames[-4:]))
        return Played(seen, heard, Found(name, scenario, seed, seen.decisions or heard.decisions, what, where))
    return Played(seen, heard)


def run(name: str, games: int, jobs: int, first: int, share: float) -> dict[str, Any]:
    """Play so many matches of a game and sum up."""
    scenarios = scenarios_of(name)
    tasks = [(name, scenarios[seed % len(scenarios)], seed, share) for seed in range(first, first + games)]
    total, heard, found = Watched(), Consulted(), []
    started = time.monotonic()
    for played in watched(in_processes(tasks, jobs), name, games):
        for field, value in asdict(played.seen).items():
            setattr(total, field, getattr(total, field) + value)
        heard.add(played.heard)
        if played.found:
            found.append(played.found)
            print(f"{name}: {msgspec.json.encode(played.found).decode()}", file=sys.stderr, flush=True)
    seconds = time.monotonic() - started
    return {
        "matches": games,
        **asdict(total),
        "oracle": asdict(heard),
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
    parser.add_argument("--oracles", action="store_true", help="only ask the oracles")
    asked = parser.parse_args()
    share = ORACLES if asked.oracles else asked.share
    summary = {name: run(name, asked.games, asked.jobs, asked.first, share) for name in asked.game or NAMES}
    print(msgspec.json.format(msgspec.json.encode(summary), indent=2).decode())
    return int(any(each["found"] for each in summary.values()))


if __name__ == "__main__":
    sys.exit(main())
