"""Our answers a second beside those of boardgame.io, both on this machine and in turns: `python -m tests.server.beside`.

Each plays two hundred matches of a light game with hidden hands and dice, two clients a match, as fast as they go. Ours are on
the disk before anybody is told; theirs are in memory, as boardgame.io comes. It is no part of this project: it is fetched, at
one version, into a folder that git ignores.
"""

import argparse
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.loading import LIGHT, Aim, measure

HERE = Path(__file__).parent / "boardgame"
ROOT = Path(__file__).parents[2]
FETCHED = ROOT / ".boardgame"
VERSION = "0.50.2"
COMPARED = ("answers_per_second", "p50_ms", "p99_ms")


def fetch() -> None:
    """boardgame.io from the registry of npm, unless it is here."""
    if (FETCHED / "node_modules" / "boardgame.io" / "package.json").exists():
        return
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("Node and npm are needed to fetch boardgame.io.")
    FETCHED.mkdir(exist_ok=True)
    (FETCHED / "package.json").write_text('{"private": true}')
    options = ["--no-audit", "--no-fund", "--ignore-scripts", "--save-exact"]
    subprocess.run([npm, "install", *options, f"boardgame.io@{VERSION}"], cwd=FETCHED, check=True)


def node(*command: str) -> "subprocess.Popen[str]":
    environment = {**os.environ, "NODE_PATH": str(FETCHED / "node_modules"), "NODE_ENV": "production"}
    return subprocess.Popen(["node", *command], env=environment, stdout=subprocess.PIPE, text=True)


@contextmanager
def theirs() -> Iterator[int]:
    """Their server, at a port."""
    with socket.socket() as finder:
        finder.bind(("127.0.0.1", 0))
        port: int = finder.getsockname()[1]
    server = node(str(HERE / "server.cjs"), str(port))
    try:
        assert server.stdout is not None
        if not any(line.strip() == "ready" for line in iter(server.stdout.readline, "")):
            raise SystemExit("boardgame.io did not start.")
        yield port
    finally:
        server.kill()
        server.wait(10)


def measure_theirs(matches: int, seconds: float) -> dict[str, Any]:
    with theirs() as port:
        client = node(str(HERE / "load.cjs"), f"http://localhost:{port}", str(matches), str(seconds), "2")
        told, _ = client.communicate(timeout=seconds + 120)
    found: dict[str, Any] = json.loads(told)
    return found


def measure_ours(matches: int, seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        return measure(Aim("beside", LIGHT, matches, 0, 0, 0), f"sqlite:///{Path(folder) / 'log.db'}", seconds)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--json", type=Path, help="where the figures are written")
    args = parser.parse_args()
    fetch()
    rounds = []
    for _ in range(args.rounds):
        ours, other = measure_ours(args.matches, args.seconds), measure_theirs(args.matches, args.seconds)
        rounds.append(
            {"ours": {name: ours[name] for name in COMPARED}, "theirs": {name: other[name] for name in COMPARED}}
        )
        print(json.dumps(rounds[-1]), flush=True)
    ratios = {
        name: round(statistics.median(each["ours"][name] / each["theirs"][name] for each in rounds), 3)
        for name in COMPARED
    }
    figures = {"boardgame.io": VERSION, "matches": args.matches, "rounds": rounds, "ours_by_theirs": ratios}
    print(json.dumps(figures["ours_by_theirs"]))
    if args.json:
        args.json.write_text(json.dumps(figures, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
