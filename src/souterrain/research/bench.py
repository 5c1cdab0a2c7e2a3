"""Decisions a second, in the same run: ours one at a time, by PettingZoo and many at once, beside PettingZoo's classic games.

    python -m souterrain.research.bench [--seconds 2] [--processes 2] [--games NAME,NAME]

Everybody answers at random among what is allowed, and looks at every observation. What is not installed is said and left out
(of PettingZoo's games, its extra `classic`).
"""

import argparse
import importlib
import json
import os
import platform
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from souterrain.games import all_games
from souterrain.players import find as find_player
from souterrain.research.episode import give, setup_of, space_of
from souterrain.research.vector import Vector

CLASSICS = ("tictactoe_v3", "connect_four_v3", "chess_v6", "go_v5", "leduc_holdem_v4", "texas_holdem_v4")
MATCHES = 64


def rate(seconds: float, begin: Callable[[], Callable[[], int]]) -> float:
    """Decisions a second. `begin` makes ready and returns what takes a few of them and says how many."""
    few = begin()
    ready = time.perf_counter() + seconds / 2  # what is compiled or read first is not counted
    while time.perf_counter() < ready:
        few()
    count, begun = 0, time.perf_counter()
    while (now := time.perf_counter() - begun) < seconds:
        count += few()
    return round(count / now, 1)


def plain(game: str) -> Callable[[], int]:
    """The rules alone: nobody looks."""
    space = space_of(setup_of(game))
    seeds = iter(range(10**9))
    held = [space.start(0).game]
    players = [find_player("random", 0, seat, space.setup) for seat in range(len(space.seats))]

    def few() -> int:
        for _ in range(50):
            if held[0].is_over:
                held[0] = space.start(next(seeds)).game
            decision = held[0].open_decisions()[0]
            answer = players[decision.seat].answer(decision, lambda: held[0].view(decision.seat))  # noqa: B023
            held[0] = give(held[0], decision.seat, answer)
        return 50

    return few


def zoo(make: Callable[[], Any]) -> Callable[[], int]:
    """An AEC environment, ours or another."""
    env = make()
    chance = np.random.default_rng(0)
    env.reset(seed=0)

    def few() -> int:
        for _ in range(50):
            seen, _, is_over, is_broken_off, info = env.last()
            if is_over or is_broken_off:
                env.reset()
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) and "action_mask" in seen else info["action_mask"]
            env.step(int(chance.choice(np.flatnonzero(mask))))
        return 50

    return few


def vector(game: str, processes: int) -> tuple[Callable[[], int], Vector]:
    many = Vector(game, matches=MATCHES, processes=processes)
    many.reset()
    chance = np.random.default_rng(0)

    def few() -> int:
        many.step(many.sample(chance))
        return MATCHES

    return few, many


def measure(games: list[str], seconds: float, processes: int) -> dict[str, Any]:
    found: dict[str, Any] = {"python": platform.python_version(), "cores": os.cpu_count(), "seconds": seconds}
    ours: dict[str, Any] = {}
    for game in games:
        rates = {"plain": rate(seconds, lambda: plain(game))}  # noqa: B023
        try:
            from souterrain.research import aec

            rates["pettingzoo"] = rate(seconds, lambda: zoo(lambda: aec(game)))  # noqa: B023
        except ImportError as error:
            rates["pettingzoo"] = f"needs {error.name}"  # type: ignore[assignment]
        for number in dict.fromkeys((0, *range(1, processes + 1))):
            few, many = vector(game, number)
            with many:
                rates[f"vector, {number} processes" if number else "vector, this process"] = rate(seconds, lambda: few)  # noqa: B023
        ours[game] = rates
    found["souterrain"] = ours
    classics: dict[str, Any] = {}
    for name in CLASSICS:
        try:
            module = importlib.import_module(f"pettingzoo.classic.{name}")
            classics[name] = rate(seconds, lambda: zoo(module.env))  # noqa: B023
        except (ImportError, ModuleNotFoundError) as error:
            classics[name] = f"not measured: {error}"
    found["pettingzoo classics"] = classics
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m souterrain.research.bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--games", default=",".join(all_games()))
    args = parser.parse_args()
    print(json.dumps(measure(args.games.split(","), args.seconds, args.processes), indent=2))


if __name__ == "__main__":
    main()
