"""Oracles: small, slow readings of the books, held against the games at every decision.

An oracle is written from the rules and not from the code that plays them, so that both would have to misread a rule in the same
way. It stands in `tests/GAME/oracle.py` and is a class `Oracle` with a memory of its own; each of its methods returns how many
things it has foretold, which are those that it has compared, and no others:

- `asked(game)`: before an answer. Who is asked, and what may be done: act, go, see, strike.
- `told(before, seat, answer, game, events)`: after it. What came of it: who is hurt and by how much, what it has cost.
- `stock(game, rng)`, before the first question: things are dealt out that players who answer at random seldom come by.
- `stir(game, rng)`, now and then: wherever nothing is under way, things and people are laid elsewhere, so that rules meet which
  players at random would not bring together in a year. It says whether it has.

What differs is an AssertionError that says so. Rules that no oracle reads are left to the tests of the game. Methods that are
`counted` are listed with what they have foretold: one that is no longer reached is noticed.
"""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from functools import wraps
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Concatenate, ParamSpec, Protocol

from msgspec import Struct

from souterrain.discs import DiscGame
from souterrain.kernel.decision import Answer, Choice
from souterrain.kernel.event import Event
from souterrain.kernel.game import Game
from souterrain.kernel.gesture import Decision, Flick
from tests.every_game.sound import ask_again
from tests.every_game.table import MOST_DECISIONS, game_of, random_answer, random_setup

AnyGame = Game[Any, Any]
P = ParamSpec("P")
STIRRED = 0.25  # of the questions at which nothing is under way


class Oracle(Protocol):
    """What `tests/GAME/oracle.py` holds."""

    checks: Counter[str]
    keen: tuple[str, ...]  # verbs that are done more often than others

    def stock(self, game: AnyGame, rng: Random) -> None: ...

    def stir(self, game: AnyGame, rng: Random) -> bool: ...

    def asked(self, game: AnyGame) -> int: ...

    def told(self, before: AnyGame, seat: int, answer: Answer, game: AnyGame, events: Sequence[Event]) -> int: ...


def counted(check: Callable[Concatenate[Any, P], int | None]) -> Callable[Concatenate[Any, P], int]:
    """A method of an oracle whose findings are counted under its name: what it returns, or one."""

    @wraps(check)
    def counting(self: Any, /, *given: P.args, **named: P.kwargs) -> int:
        found = check(self, *given, **named)
        count = 1 if found is None else int(found)
        self.checks[check.__name__] += count
        return count

    counting.is_counted = True
    return counting


def checks_of(name: str) -> set[str]:
    """All that the oracle of a game can foretell, by name."""
    kind = type(oracle_of(name))
    return {each for each in dir(kind) if getattr(getattr(kind, each), "is_counted", False)}


class Consulted(Struct):
    """What an oracle has watched: how many questions, how many things it has foretold, and of these how many by each check."""

    decisions: int = 0
    foretold: int = 0
    checks: dict[str, int] = {}

    def add(self, other: "Consulted") -> None:
        self.decisions += other.decisions
        self.foretold += other.foretold
        self.checks = dict(Counter(self.checks) + Counter(other.checks))


def oracle_of(name: str) -> Oracle | None:
    """The oracle of a game, if somebody has written one."""
    module = f"tests.{name.rpartition('/')[2]}.oracle"
    if find_spec(module) is None:
        return None
    oracle: Oracle = import_module(module).Oracle()
    return oracle


def consult(name: str, scenario: str, seed: int, seen: Consulted, most: int = MOST_DECISIONS) -> None:
    """Play a random game, or the first part of it, beside its oracle."""
    rng = Random(seed)
    oracle = oracle_of(name)
    assert oracle is not None, f"{name} has no oracle"
    game = game_of(name).start(random_setup(name, scenario, rng), seed)
    oracle.stock(game, rng)
    try:
        for _ in range(most):
            if game.is_over:
                return
            if rng.random() < STIRRED:
                game = stirred(game, oracle, rng)
            seen.decisions += 1
            seen.foretold += oracle.asked(game)
            decision = rng.choice(game.open_decisions())
            answer = curious_answer(game, decision, oracle.keen, rng)
            before, told = game.clone(), len(game.events)
            game.answer(decision.seat, answer)
            seen.foretold += oracle.told(before, decision.seat, answer, game, game.events[told:])
    finally:
        seen.add(Consulted(checks=dict(oracle.checks)))


def stirred(game: AnyGame, oracle: Oracle, rng: Random) -> AnyGame:
    """The same game with things laid elsewhere and its question put anew; as it is, where it would go on by itself then."""
    twin = game.clone()
    if len(game.open_decisions()) > 1 or not oracle.stir(twin, rng):
        return game
    asked = ask_again(twin)
    if len(asked) > 1 or not isinstance(asked[0], Choice) or asked[0].kind != game.open_decisions()[0].kind:
        return game
    twin.state.decisions = asked
    return twin


def aimed(game: AnyGame, flick: Flick, rng: Random) -> str:
    """At a disc that lies there, mostly hard enough to come to it."""
    assert isinstance(game, DiscGame)
    lying = {disc.name: (disc.x, disc.y) for disc in game.lying()}
    here = lying.pop(flick.disc)
    there = rng.choice([*lying.values()] or [(here[0] + 1, here[1])])
    x, y = there[0] - here[0], there[1] - here[1]
    length, speed = math.hypot(x, y) or 1.0, rng.uniform(0.3, 0.99) * flick.top_speed
    return f"{round(x / length * speed)} {round(y / length * speed)}"


def bring_near(game: AnyGame, name: str, other: str, rng: Random) -> None:
    """A disc is laid a little way from another, if there is room."""
    assert isinstance(game, DiscGame)
    lying = {str(disc.name): disc for disc in game.lying()}
    here = game.state.discs[name]
    away = lying[name].radius + lying[other].radius + rng.uniform(2, 70)
    angle = rng.uniform(0, 2 * math.pi)
    spot = lying[other].x + away * math.cos(angle), lying[other].y + away * math.sin(angle)
    game.move_disc(name, *(round(part * 1000) for part in spot))
    try:
        game.layout()
    except ValueError:  # on another disc, or over the edge
        game.move_disc(name, *here)


def curious_answer(game: AnyGame, decision: Decision, keen: Sequence[str], rng: Random) -> Answer:
    """At random, but half of the time by what is done first: what is rarely offered is seldom seen otherwise. Sooner what an oracle
    is keen to see; and half of the flicks at a disc."""
    if isinstance(decision, Flick) and rng.random() < 0.5:
        return aimed(game, decision, rng)
    if not isinstance(decision, Choice) or decision.least != 1 or decision.most != 1 or rng.random() < 0.5:
        return random_answer(decision, rng)
    verbs = sorted({option.verb for option in decision.options})
    verb = rng.choice([verb for verb in verbs if verb in keen] or verbs)
    return rng.choice([option.id for option in decision.options if option.verb == verb])
