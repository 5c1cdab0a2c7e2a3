"""Our environments under the tests that their libraries bring: `api_test`, `seed_test` and `max_cycles_test` of PettingZoo, the
checker of Gymnasium, `random_sim_test` of OpenSpiel. The tests run each of them shortly; this does at length, for all games:

    python -m tests.research.conformance [GAME …] [--cycles 2000] [--sims 3]
"""

import argparse
import subprocess
import sys
import time
import warnings
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace

import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from souterrain.research import aec, gym, parallel
from souterrain.research.openspiel import short_name
from tests.every_game.table import NAMES, game_of

EXAMPLE = Path(__file__).parents[2] / "examples" / "train.py"


def zoo(name: str, cycles: int) -> None:
    """PettingZoo: whoever is asked acts."""
    api_test(aec(name), num_cycles=cycles)
    seed_test(partial(aec, name), num_cycles=cycles)


def zoo_parallel(name: str, cycles: int) -> None:
    """PettingZoo: all act at once. What is counted in cycles is so here, and in what PettingZoo makes an AEC environment of."""
    parallel_api_test(parallel(name), num_cycles=cycles)
    parallel_seed_test(partial(parallel, name), num_cycles=cycles)
    max_cycles_test(
        SimpleNamespace(
            parallel_env=partial(parallel, name),
            env=lambda max_cycles: parallel_to_aec(parallel(name, max_cycles=max_cycles)),
        )
    )


def single(name: str) -> None:
    """Gymnasium: one seat after the other."""
    for seat in range(len(game_of(name).seats)):
        check_env(gym(name, seat=seat), skip_render_check=True)


# Where random players wander about for tens of thousands of decisions, OpenSpiel, which copies the whole history for each of its
# looks, is given a scenario or a path that is over sooner.
SHORT = {"claustrophobia": "scenario=the-vigil", "catacombs": "options=length:shorter-2"}


def spiel(name: str, sims: int, *, saves: bool = True) -> None:
    """OpenSpiel: whole games, saved and read again at every state."""
    game = pyspiel.load_game(f"{short_name(name)}({SHORT.get(name, '')})")
    pyspiel.random_sim_test(game, num_sims=sims, serialize=saves, verbose=False)


def example(games: list[str]) -> None:
    """`examples/train.py` runs, if what it learns with is installed; a short while is not enough to learn much."""
    if find_spec("sb3_contrib") is None:
        print("examples/train.py was not tried: it needs sb3-contrib.")
        return
    for name in games:
        asked = ["--game", name, "--minutes", "0.1", "--matches", "4", "--processes", "0", "--tests", "4"]
        told = subprocess.run([sys.executable, EXAMPLE, *asked], capture_output=True, text=True, timeout=600)
        assert told.returncode == 0, told.stderr
        print(f"{name}: {told.stdout[told.stdout.index('{') :]}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(NAMES))
    parser.add_argument("--cycles", type=int, default=2000)
    parser.add_argument("--sims", type=int, default=3)
    args = parser.parse_args()
    warnings.simplefilter("ignore")  # what they would like, and do not ask for
    for name in args.games:
        tests: dict[str, Callable[[], None]] = {
            "PettingZoo": partial(zoo, name, args.cycles),
            "PettingZoo, parallel": partial(zoo_parallel, name, args.cycles),
            "Gymnasium": partial(single, name),
            "OpenSpiel": partial(spiel, name, args.sims),
        }
        for library, test in tests.items():
            begun = time.perf_counter()
            test()
            print(f"{name}: {library} passed in {time.perf_counter() - begun:.1f} s", flush=True)
    example([name for name in ("lantern", "conquest") if name in args.games])


if __name__ == "__main__":
    main()
