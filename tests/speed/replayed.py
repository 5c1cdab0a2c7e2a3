"""A random game played again from its record, in a program that is being counted: `python -m tests.speed.replayed FILE`.

Where discs came to rest is in the record, so that the rules are counted and not the solver, which is compiled anew on the
processor that a counter imitates. It says when it is warm and waits for a line before it goes on.
"""

import os
import sys
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from souterrain.games import find
from souterrain.kernel.game import Game, Setup
from souterrain.players import find as find_player
from tests.speed.counting import COUNTED, WARM, wait_warm

Act = tuple[int, Any, tuple[Any, ...]]  # seat, answer, outcomes


class Record(msgspec.Struct):
    """Games one after another: each a seed, and what was answered."""

    game: str
    games: list[list[Act]] = []


def record(name: str) -> Record:
    """So many decisions of random games, from the first seed on."""
    found = Record(name)
    left = WARM + COUNTED
    while left:
        seed = len(found.games)
        game = begun(name, seed)
        players = [find_player("random", seed, seat) for seat in range(len(game.seats))]
        acts: list[Act] = []
        while left and not game.is_over:
            decision = game.open_decisions()[0]
            seat = decision.seat
            game.films.clear()
            answer = players[seat].answer(decision, partial(game.view, seat))
            game.answer(seat, answer)
            acts.append((seat, answer, tuple(game.outcomes)))
            left -= 1
        found.games.append(acts)
    return found


def begun(name: str, seed: int) -> Game[Any, Any]:
    base, *packs = name.split("/")
    return find(base).start(Setup(base, packs=("base", *packs)), seed)


def main(file: Path) -> None:
    recorded = msgspec.msgpack.decode(file.read_bytes(), type=Record)
    done = 0
    for seed, acts in enumerate(recorded.games):
        game = begun(recorded.game, seed)
        for seat, answer, outcomes in acts:
            if done == WARM:
                wait_warm()
            game.films.clear()
            game.recorded = list(outcomes)
            game.answer(seat, answer)
            done += 1
    os._exit(0)  # nor is putting the program away counted


if __name__ == "__main__":
    main(Path(sys.argv[1]))
