"""The figures of the server under load, against what they are meant to be: `python -m tests.server.loading`.

The game is the lantern without an end: secret choices, hidden hands, dice; light, and never over. `souterrain loadtest` does
the same with real games.
"""

import argparse
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import httpx
import msgspec
import uvloop

from souterrain.commands.loadtest import memory_of
from souterrain.server.load import Load, Plan
from tests.server import postgres
from tests.server.serving import Process


class Aim(NamedTuple):
    """A load, and what is asked of the server under it. No rate means as fast as they go."""

    name: str
    matches: int
    rate: float
    answers_per_second: float
    p99_ms: float
    memory_mb: int


# At full speed every match waits for the server, and the time of an answer is only the number of matches by the speed; so the
# time is looked at where the load is what the server is meant to bear.
AIMS = (
    Aim("as fast as they go", 200, 0, 2000, 1000, 300),
    Aim("two thousand answers a second", 200, 10.2, 2000, 100, 300),
    Aim("one move a second", 500, 1, 480, 20, 300),
)


def measure(aim: Aim, url: str, seconds: float) -> dict[str, object]:
    server = Process(url)
    server.start()
    try:
        while not httpx.get(f"http://{server.address}/health", timeout=10).json()["warm"]:
            time.sleep(0.2)
        plan = Plan(server.address, "endless", aim.matches, seconds, aim.rate)
        result = uvloop.run(Load(plan).run())
        memory = memory_of(server.pid)
    finally:
        server.stop()
    reached = (
        result.answers_per_second >= aim.answers_per_second
        and result.p99_ms <= aim.p99_ms
        and memory <= aim.memory_mb
        and not result.refused
    )
    return {"load": aim.name, **msgspec.to_builtins(result), "server_mb": memory, "reached": reached}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    args = parser.parse_args()
    figures = []
    with tempfile.TemporaryDirectory() as folder:
        for number, aim in enumerate(AIMS):
            if args.database == "sqlite":
                figures.append(measure(aim, f"sqlite:///{Path(folder) / f'{number}.db'}", args.seconds))
            else:
                with postgres.running(fsync=True) as server:
                    figures.append(measure(aim, server.new_database(), args.seconds))
            print(json.dumps(figures[-1]), flush=True)
    return 0 if all(figure["reached"] for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
