"""`souterrain loadtest`: many matches at once against a server on this machine, and what that took.

Here: starting a server for the test, and the two forms of the answer. Not here: the players (`table/load`). Traffic goes to
the loopback address only, and the test ends by itself.
"""

import argparse
import asyncio
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec

from souterrain.commands.parser import begin
from souterrain.commands.words import common, language_of
from souterrain.games import GAMES
from souterrain.server.http.loop import quickest
from souterrain.server.load import Load, NotHere, Plan, Result

DONE, FAILED, MISUSE = 0, 1, 2
PATIENCE = 30.0  # seconds for the server to come up


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser, say = begin(subparsers, "loadtest")
    parser.add_argument("--game", default=next(iter(GAMES)), help=say("loadtest-help-game"))
    parser.add_argument("--matches", type=int, default=200, help=say("loadtest-help-matches"))
    parser.add_argument("--seconds", type=float, default=10.0, help=say("loadtest-help-seconds"))
    parser.add_argument("--rate", type=float, default=0.0, help=say("loadtest-help-rate"))
    parser.add_argument("--seed", type=int, default=0, help=say("loadtest-help-seed"))
    parser.add_argument("--address", default="", metavar="127.0.0.1:PORT", help=say("loadtest-help-address"))
    parser.add_argument("--database", default="", metavar="URL", help=say("loadtest-help-database"))
    parser.add_argument("--json", action="store_true", help=say("loadtest-help-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    say = common(language_of()).say
    if not (1 <= args.matches <= 2000 and 0 < args.seconds <= 600 and 0 <= args.rate <= 1000):
        print(say("loadtest-bad-number"), file=sys.stderr)
        return MISUSE
    try:
        with serving(args.database) if not args.address else _given(args.address) as (address, pid):
            plan = Plan(address, args.game, args.matches, args.seconds, args.rate, args.seed)
            with asyncio.Runner(loop_factory=quickest) as runner:
                result = runner.run(Load(plan).run())
            memory = memory_of(pid) if pid else 0
    except (NotHere, RuntimeError, OSError, httpx.HTTPError) as error:
        print(f"souterrain loadtest: {error}", file=sys.stderr)
        return FAILED
    if args.json:
        print(msgspec.json.encode({**msgspec.to_builtins(result), "server_mb": memory}).decode())
    else:
        print(said(result, memory))
    return DONE


def said(result: Result, memory: int) -> str:
    return common(language_of()).say(
        "loadtest-result",
        matches=result.matches,
        rate=round(result.answers_per_second),
        p50=round(result.p50_ms, 1),
        p99=round(result.p99_ms, 1),
        memory=memory,
    )


@contextmanager
def serving(database: str) -> Iterator[tuple[str, int]]:
    """A server of the test's own, in a process: its address and number."""
    with tempfile.TemporaryDirectory() as folder, socket.socket() as finder:
        finder.bind(("127.0.0.1", 0))
        port = finder.getsockname()[1]
        finder.close()
        url = database or f"sqlite:///{Path(folder) / 'tables.db'}"
        command = [sys.executable, "-m", "souterrain", "serve", "--port", str(port), "--database", url, "--no-limits"]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            _wait(f"http://127.0.0.1:{port}/health", process)
            yield f"127.0.0.1:{port}", process.pid
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()


@contextmanager
def _given(address: str) -> Iterator[tuple[str, int]]:
    yield address, 0


def _wait(url: str, process: "subprocess.Popen[bytes]") -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if process.poll() is not None:
            raise RuntimeError(f"The server ended with {process.returncode} before it was up.")
        try:
            if httpx.get(url, timeout=2).status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.05)
    raise RuntimeError("The server was not up in time.")


def memory_of(pid: int) -> int:
    """The resident memory of a process in MB; 0 where the system does not tell."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) // 1024 for line in lines if line.startswith("VmRSS:")), 0)
