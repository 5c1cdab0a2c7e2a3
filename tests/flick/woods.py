"""Real wood beside today's, by computers: the same games with the same seeds, and what is different.

`python -m tests.flick.woods conquest --seconds 120` plays pairs of games for so long; more pairs go on from `--seed`. Of all
flicks it counts those that were to harm somebody, and of those the ones that touched an enemy; how often the first seat wins; how
long a film lasts and how many contacts it has; how much processor time a decision takes.
"""

import argparse
import json
import math
import time
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from statistics import fmean
from typing import Any

from msgspec import Struct

from souterrain.discs.wood import PLAIN, REAL
from souterrain.games import find
from souterrain.kernel.game import Setup
from souterrain.lab.arena import EFFORT
from souterrain.players import find as find_player
from souterrain.players.level import LEVELS

HARM = ("hit", "struck")


class Games(Struct):
    """What was counted with one wood."""

    games: int = 0
    won_by_first: int = 0
    flicks: int = 0
    attacks: int = 0
    hits: int = 0
    films_s: list[float] = []
    contacts: list[int] = []
    thoughts_s: list[float] = []

    def told(self) -> dict[str, Any]:
        share = self.hits / (self.attacks or 1)
        return {
            "games": self.games,
            "won_by_first": self.won_by_first,
            "flicks_per_game": round(self.flicks / self.games, 1),
            "hit_rate": round(share, 3),
            "hit_rate_error": round(math.sqrt(share * (1 - share) / (self.attacks or 1)), 3),
            "film_s": round(fmean(self.films_s), 3),
            "contacts": round(fmean(self.contacts), 2),
            "ms_per_decision": round(1000 * fmean(self.thoughts_s), 1),
        }


def play(game_name: str, wood: str, seed: int, level: str, counted: Games) -> None:
    """One game to its end."""
    game_type = find(game_name)
    content = game_type.open_packs(("base",)).content
    scenarios = list(game_type.scenarios(content)) or [""]
    setup = Setup(game_name, scenarios[seed % len(scenarios)], ("base",), {"wood": wood, "hand": "human"})
    game: Any = game_type.start(setup, seed)
    budget = LEVELS[level].effort(EFFORT) if level in LEVELS else None
    players = [find_player(level, seed, seat, setup, budget) for seat in range(len(game.seats))]
    while not game.is_over:
        decision = game.open_decisions()[0]
        before = time.process_time()
        answer = players[decision.seat].answer(decision, partial(game.view, decision.seat))
        counted.thoughts_s.append(time.process_time() - before)
        game.answer(decision.seat, answer)
        for shot in game.films:
            counted.films_s.append(shot.duration)
            counted.contacts.append(len(shot.contacts))
        game.films.clear()
    for names in by_flick([event.name for event in game.events]):
        counted.flicks += 1
        touched = any(name in HARM for name in names)
        counted.attacks += touched or "missed" in names
        counted.hits += touched
    counted.games += 1
    counted.won_by_first += game.state.standings[0] == 1


def by_flick(names: list[str]) -> Iterator[list[str]]:
    """The events that follow each flick, up to the next."""
    starts = [at for at, name in enumerate(names) if name == "flicked"]
    for start, end in pairwise([*starts, len(names)]):
        yield names[start:end]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--level", default="adept")
    args = parser.parse_args()
    woods = {PLAIN: Games(), REAL: Games()}
    seed, until = args.seed, time.monotonic() + args.seconds
    while time.monotonic() < until:
        for wood, counted in woods.items():
            play(args.game, wood, seed, args.level, counted)
        seed += 1
    print(json.dumps({"seeds": [args.seed, seed], **{wood: each.told() for wood, each in woods.items()}}, indent=2))


if __name__ == "__main__":
    main()
