"""Whether computer players keep their time: answers of every level, by the clock of the wall, mixed over all games and expansions.

Games are played by habit; now and then a level is asked in passing, so that questions come from all parts of a game. Questions that
leave no choice take no time and are not counted. It takes a quarter of an hour: `souterrain bench thinking`.
"""

import statistics
import time
from collections.abc import Callable, Iterator
from functools import cache, partial
from random import Random
from typing import Any

from msgspec.structs import replace

from souterrain.games import GAMES, find
from souterrain.kernel.game import Game, Setup
from souterrain.players import find as find_player
from souterrain.players.level import LEVELS
from souterrain.players.thinker import Thinker, only_answer

ANSWERS = {"novice": 600, "adept": 300, "master": 100}  # a thousand
ALLOWED = 2.0  # times the limit
STEPS = sum(ANSWERS.values())
SELDOM = 0.15  # share of questions at which a level is asked


@cache
def tables() -> dict[str, Setup]:
    """The plain table of every game and of every expansion, by name."""
    expanded = {pack: Setup(name, packs=("base", pack)) for name in GAMES for pack in find(name).expansions}
    return {**{name: Setup(name) for name in GAMES}, **expanded}


def bench(told: Callable[[], None] = lambda: None) -> dict[str, Any]:
    """For each level and game: how many answers, how long they took, and how many took too long. `told` hears of each answer."""
    found: dict[str, Any] = {}
    for level, answers in ANSWERS.items():
        limit = LEVELS[level].seconds
        count = len(tables())
        shares = {name: answers // count + (number < answers % count) for number, name in enumerate(tables())}
        rows = {name: time_level(level, name, share, told) for name, share in shares.items()}
        longest = max(row["longest_s"] for row in rows.values())
        late = sum(row["late"] for row in rows.values())
        found[level] = {"limit_s": limit, "games": rows, "longest_of_limit": round(longest / limit, 2), "late": late}
    found["answers"] = sum(row["answers"] for level in ANSWERS for row in found[level]["games"].values())
    return found


def time_level(level: str, name: str, answers: int, told: Callable[[], None] = lambda: None) -> dict[str, Any]:
    taken: list[float] = []
    thoughts: list[int] = []
    for game in questions(name):
        decision = game.open_decisions()[0]
        player = find_player(level, len(taken), decision.seat, game.setup)
        assert isinstance(player, Thinker)
        begun = time.perf_counter()
        player.answer(decision, partial(game.view, decision.seat))
        taken.append(time.perf_counter() - begun)
        thoughts.append(player.thoughts)
        told()
        if len(taken) == answers:
            break
    limit = LEVELS[level].seconds
    return {
        "answers": len(taken),
        "median_s": round(statistics.median(taken), 3),
        "longest_s": round(max(taken), 3),
        "late": sum(each > ALLOWED * limit for each in taken),
        "thoughts_mean": round(statistics.mean(thoughts)),
    }


def questions(name: str) -> Iterator[Game[Any, Any]]:
    """Tables of a game, now and then, at questions that leave a choice; one match after the other, scenario by scenario."""
    setup = tables()[name]
    game_type = find(setup.game).with_packs(setup.packs)
    scenarios = list(game_type.scenarios(game_type.open_packs(setup.packs).content)) or [""]
    seed = 0
    while True:
        chance = Random(seed)
        game = game_type.start(replace(setup, scenario=scenarios[seed % len(scenarios)]), seed)
        players = [find_player("habit", seed, seat, game.setup) for seat in range(len(game.seats))]
        while not game.is_over:
            decision = game.open_decisions()[0]
            if only_answer(decision) is None and chance.random() < SELDOM:
                yield game
            game.answer(decision.seat, players[decision.seat].answer(decision, partial(game.view, decision.seat)))
        seed += 1
