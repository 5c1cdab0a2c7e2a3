"""How fast this checkout is beside another commit, in one run: `python -m tests.speed.against COMMIT [GAME ...]`.

Both are measured by the bench of this one (`souterrain.lab.bench`) in turns, so that whatever else the machine does slows both;
its load is told. Rates are of one core's own time: decisions of random games, thoughts of computer players. The other's physics is
compiled first, which takes minutes; games without discs go without.
"""

import argparse
import io
import json
import os
import statistics
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any

from souterrain.discs import DiscGame
from souterrain.games import GAMES, find

ROOT = Path(__file__).parents[2]
RATES = """
import json, runpy, sys
bench = runpy.run_path(sys.argv[1])
found = {"decisions": bench["random_rate"](sys.argv[2])}
found |= {f"thoughts of {level}": bench["thought_rate"](sys.argv[2], level) for level in bench["LEVELS"]}
print(json.dumps(found))
"""
PEERS = "import json; from souterrain.lab.bench import bench_peers; print(json.dumps(bench_peers()))"


def check_out(commit: str, folder: Path) -> None:
    packed = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as tar:
        tar.extractall(folder, filter="data")


def told(source: Path, *arguments: str) -> str:
    """What a program prints that plays by the rules of `source`."""
    env = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
    return subprocess.run([sys.executable, *arguments], env=env, check=True, stdout=subprocess.PIPE, text=True).stdout


def rates(source: Path, name: str) -> dict[str, float]:
    found: dict[str, float] = json.loads(told(source, "-c", RATES, str(ROOT / "src/souterrain/lab/bench.py"), name))
    return found


def beside(there: list[dict[str, float]], here: list[dict[str, float]]) -> dict[str, Any]:
    """A second's worth of each, by the median of all rounds, and how many times as fast this checkout is."""
    compared = {}
    for what in here[0]:
        before, now = (statistics.median(each[what] for each in rounds) for rounds in (there, here))
        compared[what] = {"there": round(before), "here": round(now), "times": round(now / before, 2)}
    return compared


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("commit")
    parser.add_argument("games", nargs="*", choices=[[], *GAMES])
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    names = asked.games or list(GAMES)
    load = [os.getloadavg()[0]]
    with tempfile.TemporaryDirectory() as folder:
        check_out(asked.commit, Path(folder))
        sources = (Path(folder) / "src", ROOT / "src")
        if any(issubclass(find(name), DiscGame) for name in names):
            told(sources[0], "-m", "souterrain.flick.warm", "souterrain.discs.stakes")
        taken: dict[str, tuple[list[Any], list[Any]]] = {name: ([], []) for name in names}
        for _ in range(asked.rounds):
            for name, sides in taken.items():
                for source, side in zip(sources, sides, strict=True):
                    side.append(rates(source, name))
            load.append(os.getloadavg()[0])
        peers = json.loads(told(sources[1], "-c", PEERS))
    games = {name: beside(*sides) for name, sides in taken.items()}
    print(json.dumps({"commit": asked.commit, "a second": games, "peers": peers, "load": load}, indent=2))


if __name__ == "__main__":
    main()
