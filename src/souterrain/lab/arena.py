"""Games between computer players, in bulk and in several processes. The same seed gives the same games, however many jobs."""

import math
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from msgspec import Struct

from souterrain.games import find
from souterrain.kernel.game import Game, Setup
from souterrain.kernel.match import Match
from souterrain.players import find as find_player

MOST_DECISIONS = 200_000  # a game that takes more is stuck


class Plan(Struct, frozen=True):
    """What is to be played. Scenarios take turns from game to game; an empty list means all there are."""

    game: str
    players: tuple[str, ...]
    games: int
    seed: int = 0
    scenarios: tuple[str, ...] = ()
    options: dict[str, bool | int | str] = {}
    packs: tuple[str, ...] = ("base",)
    save: str = ""  # a folder for match files


class Played(Struct, frozen=True):
    """One game: who came first, how long it took, or what went wrong."""

    seed: int
    scenario: str
    standings: tuple[int, ...]
    decisions: int
    seconds: float
    fault: str = ""


def check(plan: Plan) -> tuple[Plan, type[Game[Any, Any]]]:
    """The plan with its scenarios named, or `Refused` with what is wrong with it."""
    game_type = find(plan.game)
    content = game_type.open_packs(plan.packs).content
    scenarios = plan.scenarios or tuple(game_type.scenarios(content)) or ("",)
    for scenario in scenarios:
        game_type.check_setup(Setup(plan.game, scenario, plan.packs, plan.options), content)
    for seat, name in enumerate(plan.players):
        find_player(name, plan.seed, seat)
    return Plan(
        plan.game, plan.players, plan.games, plan.seed, scenarios, plan.options, plan.packs, plan.save
    ), game_type


def play(plan: Plan, number: int) -> Played:
    """The game of that number."""
    scenario = plan.scenarios[number % len(plan.scenarios)]
    seed = plan.seed + number
    begun = time.perf_counter()
    game: Game[Any, Any] | None = None
    match: Match | None = None
    decisions = 0
    try:
        game = find(plan.game).start(Setup(plan.game, scenario, plan.packs, plan.options), seed)
        match = Match(game, seed) if plan.save else None
        answer = match.answer if match else game.answer
        names = [plan.players[seat % len(plan.players)] for seat in range(len(game.seats))]
        players = [find_player(name, seed, seat) for seat, name in enumerate(names)]
        while not game.is_over:
            decision = game.open_decisions()[0]
            answer(decision.seat, players[decision.seat].answer(decision, partial(game.view, decision.seat)))
            decisions += 1
            if decisions > MOST_DECISIONS:
                raise RuntimeError(f"The game is not over after {MOST_DECISIONS} decisions.")
    except Exception:
        fault = traceback.format_exc(limit=-3)
    else:
        fault = ""
    if match:
        match.write(Path(plan.save) / f"{plan.game}-{seed}.souterrain")
    standings = game.state.standings if game else ()
    return Played(seed, scenario, standings, decisions, time.perf_counter() - begun, fault)


def play_all(plan: Plan, jobs: int) -> Iterator[Played]:
    """All games of a plan, in order."""
    if jobs <= 1:
        yield from (play(plan, number) for number in range(plan.games))
        return
    with ProcessPoolExecutor(jobs) as pool:
        numbers = iter(range(plan.games))
        # A bounded number of games is handed out at a time, so that an interruption does not wait for thousands.
        while chunk := list(islice(numbers, jobs * 64)):
            yield from pool.map(partial(play, plan), chunk, chunksize=8)


class Tally:
    """What many games show."""

    def __init__(self, plan: Plan, seats: tuple[str, ...]) -> None:
        self.plan = plan
        self.seats = seats
        self.games = self.decisions = 0
        self.seconds = 0.0
        self.results: Counter[tuple[str, str]] = Counter()
        self.faults: list[Played] = []

    def add(self, played: Played) -> None:
        self.games += 1
        self.decisions += played.decisions
        self.seconds += played.seconds
        if played.fault:
            self.faults.append(played)
        else:
            self.results[played.scenario, winner(played.standings, self.seats)] += 1

    def plain(self, wall: float) -> dict[str, Any]:
        """For JSON, and for the table that people read."""
        scenarios: dict[str, Any] = {}
        for scenario in self.plan.scenarios:
            counts = {name: count for (where, name), count in sorted(self.results.items()) if where == scenario}
            total = sum(counts.values())
            scenarios[scenario] = {
                "games": total,
                "results": {
                    name: {"games": count, "share": round(count / total, 4), "interval": interval(count, total)}
                    for name, count in counts.items()
                },
            }
        return {
            "game": self.plan.game,
            "players": list(self.plan.players),
            "seed": self.plan.seed,
            "games": self.games,
            "faults": [{"seed": f.seed, "scenario": f.scenario, "fault": f.fault} for f in self.faults],
            "decisions": self.decisions,
            "decisions_per_game": round(self.decisions / max(self.games, 1), 1),
            "decisions_per_second_and_core": round(self.decisions / max(self.seconds, 1e-9)),
            "seconds": round(wall, 2),
            "scenarios": scenarios,
        }


def winner(standings: tuple[int, ...], seats: tuple[str, ...]) -> str:
    first = [seat for seat, place in zip(seats, standings, strict=False) if place == 1]
    return first[0] if len(first) == 1 else "draw" if len(first) == len(seats) else "+".join(first)


def interval(count: int, total: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if not total:
        return 0.0, 1.0
    z = 1.959964
    share = count / total
    middle = share + z * z / (2 * total)
    spread = z * math.sqrt(share * (1 - share) / total + z * z / (4 * total * total))
    scale = 1 + z * z / total
    return round((middle - spread) / scale, 4), round((middle + spread) / scale, 4)
