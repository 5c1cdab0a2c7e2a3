"""Thoughts a second of a computer at a table, by itself and with one that helps: `python -m tests.speed.together [GAME ...]`.

By the clock of the wall, in the processes of a server, at the same questions in turns; where a machine has other work, the second
core is not there.
"""

import argparse
import asyncio
import json
import os
import pickle
import statistics
import time

from souterrain.games import GAMES
from souterrain.lab.timing import questions
from souterrain.players.budget import Budget
from souterrain.server.work.pool import Pool
from souterrain.server.work.replays import load_games
from souterrain.server.work.thinking import Part, think_along

SECONDS = 1.0
DEADLINE = 60.0


async def rates(name: str, level: str, count: int) -> dict[str, float]:
    """The thoughts of one and of two at so many questions, as medians of a second's worth."""
    pools = [Pool(), Pool()]
    alone: list[float] = []
    together: list[float] = []
    for pool in pools:
        await pool.each(DEADLINE, load_games)
    try:
        for number, game in enumerate(questions(name)):
            if number == count:
                break
            view = game.view(game.open_decisions()[0].seat)
            packed = pickle.dumps((level, number, game.setup, view, Budget(seconds=SECONDS)))
            for each, used in ((alone, pools[:1]), (together, pools)):
                begun = time.perf_counter()
                parts: list[Part] = await asyncio.gather(
                    *(pool.call(DEADLINE, think_along, packed, at) for at, pool in enumerate(used))
                )
                each.append(sum(part.found.thoughts for part in parts) / (time.perf_counter() - begun))
    finally:
        for pool in pools:
            pool.close()
    one, two = statistics.median(alone), statistics.median(together)
    return {"alone": round(one), "together": round(two), "times": round(two / one, 2)}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", choices=[[], *GAMES])
    parser.add_argument("--level", default="master")
    parser.add_argument("--count", type=int, default=8, help="questions of each game")
    asked = parser.parse_args()
    found = {name: asyncio.run(rates(name, asked.level, asked.count)) for name in asked.games or GAMES}
    print(json.dumps({"a second": found, "load": os.getloadavg()[0]}, indent=2))


if __name__ == "__main__":
    main()
