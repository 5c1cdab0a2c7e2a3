"""Non-interference: tables that a viewer cannot tell apart, compared byte for byte on every channel, a hundred thousand times.

`test_secrecy` compares a sample in every game; `python -m tests.server.pairs --pairs 100000 --jobs 2` is the long campaign.
"""

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from souterrain.commands.progress import Progress
from tests.every_game.table import every_table
from tests.server.test_secrecy import walk


def compared(seed: int) -> int:
    """One match of one game after the other, as the seed has it; how many pairs were compared."""
    tables = list(every_table())
    name, scenario = tables[seed % len(tables)]
    return walk(name, scenario, seed, most=200, share=0.3)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    pairs, seed, began = 0, args.seed, time.monotonic()
    with ProcessPoolExecutor(args.jobs, get_context("spawn")) as pool, Progress("pairs", args.pairs) as told:
        while pairs < args.pairs:
            found = sum(pool.map(compared, range(seed, seed + 4 * args.jobs)))
            pairs += found
            seed += 4 * args.jobs
            told.advance(found)
    print(f"{pairs} pairs, 0 differ, {(time.monotonic() - began) / 60:.1f} minutes; --seed {seed} goes on", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
