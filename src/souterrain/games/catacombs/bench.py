"""How fast Catacombs is: random melee flicks among twenty discs, judged to the end, and what of that is physics."""

import math
import time
from collections.abc import Callable
from random import Random
from typing import Any

from souterrain.flick import place as spots
from souterrain.games.catacombs.disc import radius_of
from souterrain.games.catacombs.figure import enlist
from souterrain.games.catacombs.game import Catacombs
from souterrain.games.catacombs.ids import disc_of
from souterrain.games.catacombs.strike import Strike
from souterrain.games.catacombs.turn import HeroesTurn

MONSTERS = {"orc": 5, "skeleton-warrior": 5, "ghoul": 3, "troll": 3}
FLICKS = 400
ROUNDS = 9  # the fastest counts: whatever else the machine does only ever takes time
GENTLEST, HARDEST = 0.05, 0.99  # of the top speed


def crowd() -> Catacombs:
    """Four heroes and sixteen monsters strewn over the board with the most obstacles."""
    game = Catacombs.prepare(seed=1)
    state = game.state
    state.here, state.board, state.phase = 0, "web", "combat"
    for kind, count in MONSTERS.items():
        for number in range(1, count + 1):
            enlist(game, disc_of(kind, number))
    rng = Random(1)
    width, height = game.board().width, game.board().height
    for name in state.figures:
        prefer = (rng.uniform(0, width), rng.uniform(0, height))
        spot = spots.nearest_free(game.layout(), prefer, radius_of(game, name) / 1000)
        if spot is None:
            raise RuntimeError("The board is too small for twenty discs.")
        game.move_disc(name, round(spot[0] * 1000), round(spot[1] * 1000))
    return game


def bench() -> dict[str, Any]:
    """Flicks judged in a second, and the microseconds that rules take of each; sliding and putting back are physics."""
    game, rng = crowd(), Random(2)
    names = list(game.state.figures)
    pushes = []
    for number in range(FLICKS):
        turn, speed = rng.uniform(0, 2 * math.pi), rng.uniform(GENTLEST, HARDEST) * 3_000_000
        pushes.append((names[number % len(names)], round(speed * math.cos(turn)), round(speed * math.sin(turn))))
    start = game.state

    def judge(name: str, x: int, y: int) -> None:
        game.state = start.clone()
        game.state.agenda = [HeroesTurn(), Strike(figure=name, attack="melee")]
        game.advance()
        game.answer(game.open_decisions()[0].seat, f"{x} {y}")
        game.events.clear()

    def slide(name: str, x: int, y: int) -> None:
        game.state = start.clone()
        slid = game.slide(name, (x, y), rule="catacombs.attack.melee")
        game.put_back(slid, slid.exits.keys(), rule="catacombs.physics.off-board")
        game.events.clear()

    whole, physics = (min(timed(act, pushes) for _ in range(ROUNDS)) for act in (judge, slide))
    return {
        "discs": len(names),
        "flicks_per_second": round(FLICKS / whole),
        "microseconds_per_flick": round(whole / FLICKS * 1e6),
        "microseconds_of_rules": round((whole - physics) / FLICKS * 1e6),
        "share_of_rules": round(1 - physics / whole, 3),
    }


def timed(act: Callable[[str, int, int], None], pushes: list[tuple[str, int, int]]) -> float:
    started = time.process_time()
    for push in pushes:
        act(*push)
    return time.process_time() - started
