"""Instructions that a decision costs in each game, under valgrind: a figure that no noise disturbs.

    python -m tests.speed              counts, and fails where a game costs 5 % more than was recorded
    python -m tests.speed --record     writes down what they cost now

What is recorded holds for one interpreter; with another it is counted and compared with nothing.
"""

import argparse
import json
import os
import platform
import shutil
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec

from tests.every_game.table import OURS
from tests.speed.counting import count
from tests.speed.replayed import record

FILE = Path(__file__).parent / "recorded.json"
MOST = 1.05  # times what was recorded


def instructions(name: str) -> int:
    """A decision of a game, in instructions."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "record"
        file.write_bytes(msgspec.msgpack.encode(record(name)))
        return count("tests.speed.replayed", str(file))


def interpreter() -> str:
    """What is counted depends on the version, and on how it was built."""
    is_optimised = "--enable-optimizations" in (sysconfig.get_config_var("CONFIG_ARGS") or "")
    kind = "optimised" if is_optimised else "plain"
    return f"{platform.python_implementation()} {platform.python_version()} {kind} {platform.machine()}"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--record", action="store_true", help="write down what they cost now")
    asked = parser.parse_args()
    if not shutil.which("valgrind"):
        print("There is no valgrind here, so nothing was counted: apt-get install valgrind")
        return 0
    with ThreadPoolExecutor(os.cpu_count()) as side_by_side:
        found = dict(zip(OURS, side_by_side.map(instructions, OURS), strict=True))
    here = interpreter()
    known = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    before = known.get(here, {})
    print(json.dumps({"python": here, "instructions a decision": found, "recorded": before}, indent=2))
    if asked.record:
        FILE.write_text(json.dumps({**known, here: found}, indent=2) + "\n", "utf-8")
        return 0
    slower = [name for name, count in found.items() if count > MOST * before.get(name, count)]
    for name in slower:
        print(
            f"{name}: {found[name]:,} instructions a decision, {found[name] / before[name] - 1:.0%} more than recorded."
        )
    return 1 if slower else 0


if __name__ == "__main__":
    raise SystemExit(main())
