"""The figures of the server under load, against what they are meant to be: `python -m tests.server.loading`.

The light game is the lantern without an end: secret choices, hidden hands, dice; light, and never over. Real games are there
as they are. `souterrain loadtest` does the same by hand. With `--hour` it is five hundred matches at one move a second for an
hour, with the memory as time goes by.
"""

import argparse
import json
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx
import msgspec
import uvloop

from souterrain.commands.loadtest import memory_of
from souterrain.server.load import Load, Plan
from tests.server import postgres
from tests.server.serving import Process

LIGHT = "endless"
MOST_MB = 250
FLAT = 1.03  # times the memory of the second quarter, in the last
LOOKS = 120  # at the memory


class Aim(NamedTuple):
    """A load, and what is asked of the server under it. No rate means as fast as they go."""

    name: str
    game: str
    matches: int
    rate: float
    answers_per_second: float
    p99_ms: float


# At full speed every match waits for the server, and the time of an answer is only the number of matches by the speed; so the
# time is looked at where the load is half of what the server is meant to bear.
AIMS = (
    Aim("as fast as they go", LIGHT, 200, 0, 4000, 1000),
    Aim("at half of that", LIGHT, 200, 10, 1950, 50),
    Aim("as fast as they go", "claustrophobia", 200, 0, 2000, 1000),
    Aim("at half of that", "claustrophobia", 200, 5, 975, 50),
    Aim("as fast as they go", "twister", 200, 0, 2000, 1000),
    Aim("at half of that", "twister", 200, 5, 975, 50),
    Aim("one move a second", LIGHT, 500, 1, 480, 20),
)


@contextmanager
def watched(pid: int, every: float) -> Iterator[list[int]]:
    """The memory of a process in megabytes, again and again."""
    found: list[int] = []
    ended = threading.Event()

    def watch() -> None:
        while not ended.wait(every):
            found.append(memory_of(pid))

    thread = threading.Thread(target=watch)
    thread.start()
    try:
        yield found
    finally:
        ended.set()
        thread.join()


def is_flat(memory: list[int]) -> bool:
    """Whether no more is needed towards the end than when all was under way."""
    quarter = len(memory) // 4
    if not quarter:
        return True
    early, late = memory[quarter : 2 * quarter], memory[-quarter:]
    return sum(late) <= FLAT * sum(early)


def measure(aim: Aim, url: str, seconds: float) -> dict[str, object]:
    server = Process(url)
    server.start()
    try:
        while not httpx.get(f"http://{server.address}/health", timeout=10).json()["warm"]:
            time.sleep(0.2)
        plan = Plan(server.address, aim.game, aim.matches, seconds, aim.rate)
        with watched(server.pid, seconds / LOOKS) as memory:
            result = uvloop.run(Load(plan).run())
        memory.append(memory_of(server.pid))
    finally:
        server.stop()
    missed = {
        "answers_per_second": result.answers_per_second < aim.answers_per_second,
        "p99_ms": result.p99_ms > aim.p99_ms,
        "memory": max(memory) > MOST_MB,
        "flat": seconds >= 600 and not is_flat(memory),
        "refused": bool(result.refused),
    }
    return {
        "load": aim.name,
        "game": aim.game,
        **msgspec.to_builtins(result),
        "server_mb": max(memory),
        "memory_mb": memory[:: max(1, len(memory) // 60)],
        "missed": [what for what, is_so in missed.items() if is_so],
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--hour", action="store_true", help="one move a second, for an hour")
    parser.add_argument("--game", choices=sorted({aim.game for aim in AIMS}), action="append")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--json", type=Path, help="where the figures are written")
    args = parser.parse_args()
    aims = AIMS[-1:] if args.hour else [aim for aim in AIMS if not args.game or aim.game in args.game]
    seconds = 3600 if args.hour else args.seconds
    figures = []
    with tempfile.TemporaryDirectory() as folder:
        for number, aim in enumerate(aims):
            if args.database == "sqlite":
                figures.append(measure(aim, f"sqlite:///{Path(folder) / f'{number}.db'}", seconds))
            else:
                with postgres.running(fsync=True) as server:
                    figures.append(measure(aim, server.new_database(), seconds))
            print(json.dumps(figures[-1]), flush=True)
    if args.json:
        args.json.write_text(json.dumps(figures, indent=1))
    return 1 if any(figure["missed"] for figure in figures) else 0


if __name__ == "__main__":
    sys.exit(main())
