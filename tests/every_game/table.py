"""The tables that are tested, and seats that answer at random. Everything follows from a seed."""

import math
from collections.abc import Iterator
from hashlib import blake2b
from random import Random
from typing import Any

from souterrain import where
from souterrain.games import GAMES, find
from souterrain.kernel.decision import Answer, Choice
from souterrain.kernel.game import Game, Setup
from souterrain.kernel.gesture import Decision, Flick

EXPANDED = tuple(f"{name}/{pack}" for name in GAMES for pack in find(name).expansions)  # `catacombs/soloth`
NAMES = (*GAMES, *EXPANDED)
OURS = tuple(sorted(name for name in NAMES if GAMES[name.partition("/")[0]] in where.OURS))  # those of the house
MOST_DECISIONS = 20_000  # no game may take longer


def game_of(name: str) -> type[Game[Any, Any]]:
    return find(name.partition("/")[0]).with_packs(packs_of(name))


def packs_of(name: str) -> tuple[str, ...]:
    """An expansion is written behind its game: `catacombs/soloth`."""
    return ("base", *filter(None, name.split("/")[1:]))


def plain_setup(name: str) -> Setup:
    return Setup(name.partition("/")[0], packs=packs_of(name))


def scenarios_of(name: str) -> tuple[str, ...]:
    """The scenarios of a game; one without any has a single nameless table. Of an expansion the first one will do: the others
    are told by the base game."""
    game = game_of(name)
    found = tuple(game.scenarios(game.open_packs(packs_of(name)).content)) or ("",)
    return found if name not in EXPANDED else found[:1]


def every_table() -> Iterator[tuple[str, str]]:
    for name in NAMES:
        for scenario in scenarios_of(name):
            yield name, scenario


def random_setup(name: str, scenario: str, rng: Random) -> Setup:
    """A set-up with every option chosen at random."""
    options = {key: rng.choice(option.choices) for key, option in game_of(name).options.items()}
    return Setup(name.partition("/")[0], scenario, packs_of(name), options)


def random_answer(decision: Decision, rng: Random) -> Answer:
    if isinstance(decision, Choice):
        count = rng.randint(decision.least, min(decision.most, len(decision.options)))
        picked = rng.sample(decision.options, count)
        return picked[0].id if decision.least == decision.most == 1 else tuple(option.id for option in picked)
    if isinstance(decision, Flick):
        return random_flick(decision, rng)
    return decision.example


def random_flick(flick: Flick, rng: Random) -> str:
    """Half of the time at something, else anywhere, slow or fast."""
    x, y = rng.choice(flick.towards) if flick.towards and rng.random() < 0.5 else (rng.gauss(0, 1), rng.gauss(0, 1))
    speed = rng.uniform(0.05, 0.99) * flick.top_speed
    length = math.hypot(x, y) or 1.0
    return f"{round(x / length * speed)} {round(y / length * speed)}"


def length(name: str, scenario: str, seed: int, most: int = MOST_DECISIONS) -> int:
    """How many decisions a random game takes, nobody looking; so many at most."""
    rng = Random(seed)
    game = game_of(name).start(random_setup(name, scenario, rng), seed)
    decisions = 0
    while not game.is_over and decisions <= most:
        decision = rng.choice(game.open_decisions())
        game.answer(decision.seat, random_answer(decision, rng))
        decisions += 1
    return decisions


def trace(name: str, scenario: str, seed: int, most: int = MOST_DECISIONS) -> str:
    """A hash of all states of one random game, or of the first ones, to compare between processes and machines."""
    rng = Random(seed)
    game = game_of(name).start(random_setup(name, scenario, rng), seed)
    states = blake2b(game.save(), digest_size=16)
    for _ in range(most):
        if game.is_over:
            break
        decision = rng.choice(game.open_decisions())
        game.answer(decision.seat, random_answer(decision, rng))
        states.update(game.save())
    return states.hexdigest()
