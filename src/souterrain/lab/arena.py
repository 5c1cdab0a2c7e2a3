"""Games between computer players, in bulk and in several processes. The same seed gives the same games, however many jobs.

Players think for so many thoughts, not seconds, unless a plan says otherwise: only then can a game be played again. What is
kept of the games is in `result`, what they show in `tally` and, as a page, in `report`.
"""

import time
import traceback
from collections import Counter, deque
from collections.abc import Collection, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from math import prod
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from souterrain.games import find
from souterrain.kernel.decision import Answer, Choice, Refused
from souterrain.kernel.game import Game, Setting, Setup
from souterrain.kernel.gesture import Decision
from souterrain.kernel.match import Match
from souterrain.players import find as find_player
from souterrain.players.budget import Budget
from souterrain.players.level import LEVELS
from souterrain.players.own import PlayerFault
from souterrain.players.player import Player

PLAYED = ("card", "power", "spell", "special", "equipment")  # subjects of options that are counted by name
MOST_DECISIONS = 200_000  # a game that takes more is stuck
EFFORT = 0.1
AHEAD = 8  # games handed out to each process beyond the oldest that is not over


class Plan(Struct, frozen=True):
    """What is to be played. Scenarios take turns from game to game; an empty list means all there are.

    So do the values of varied options, through all their combinations: what each of them is worth can then be counted alone.
    """

    game: str
    players: tuple[str, ...]
    games: int
    seed: int = 0
    scenarios: tuple[str, ...] = ()
    options: dict[str, Setting] = {}
    packs: tuple[str, ...] = ("base",)
    save: str = ""  # a folder for match files
    mirrored: bool = (
        False  # each game is played again with the same seed and the players one seat further, all the way round
    )
    effort: float = EFFORT  # share of its own thoughts that each player may spend on a decision
    seconds: float = 0.0  # think for at most so long instead: closer to a table, but not repeatable
    varied: dict[str, tuple[Setting, ...]] = {}


class Lot(Struct, frozen=True):
    """What falls to one game of a plan. Turn: how many seats further than in the first the players sit."""

    scenario: str
    seed: int
    turn: int
    options: dict[str, Setting]


class Played(Struct, frozen=True):
    """One game: who came first, how long it took, or what went wrong."""

    seed: int
    scenario: str
    standings: tuple[int, ...]
    decisions: int
    seconds: float
    fault: str = ""
    players: tuple[str, ...] = ()  # by seat
    turns: int = 0  # 0 where a game has none
    slowest: float = 0.0  # the longest time that an answer took, in seconds
    deeds: dict[tuple[int, str], int] = {}  # how often a seat did what with which card
    options: dict[str, Setting] = {}


def check(plan: Plan) -> tuple[Plan, type[Game[Any, Any]]]:
    """The plan with its scenarios named, or `Refused` with what is wrong with it."""
    game_type = find(plan.game).with_packs(plan.packs)
    content = game_type.open_packs(plan.packs).content
    scenarios = plan.scenarios or tuple(game_type.scenarios(content)) or ("",)
    checked = replace(plan, scenarios=scenarios)
    setups = [setup_of(checked, lot_of(checked, number, 1)) for number in range(combinations(checked))]
    for setup in setups:
        game_type.check_setup(setup, content)
    seats = game_type.seats_at(setups[0])
    if any(game_type.seats_at(setup) != seats for setup in setups):
        raise Refused(f"The seats must be the same in all games: {', '.join(plan.varied)} cannot take turns.")
    if plan.effort <= 0 or plan.seconds < 0:
        raise Refused("Players need a little time: --effort must be above 0, --seconds at least 0.")
    if len(plan.players) > len(seats):
        raise Refused(f"There are {len(seats)} seats, but {len(plan.players)} players: {', '.join(plan.players)}.")
    if len(seats) == 1 and plan.mirrored:
        raise Refused("--mirror needs at least two seats.")
    for seat in range(len(plan.players)):
        seat_player(checked, plan.players[seat], plan.seed, seat, setups[0])
    return checked, game_type


def seat_player(plan: Plan, name: str, seed: int, seat: int, setup: Setup) -> Player:
    """A player with the budget of the plan: `sure@1.5` has half as much again, to make the time of unlike players equal."""
    name, _, times = name.partition("@")
    try:
        more = float(times or 1)
    except ValueError:
        raise Refused(f"A player is written NAME or NAME@TIMES, not {name}@{times}.") from None
    budget = None
    if name in LEVELS:
        budget = Budget(seconds=plan.seconds * more) if plan.seconds else LEVELS[name].effort(plan.effort * more)
    return find_player(name, seed, seat, setup, budget)


def seats_of(plan: Plan) -> tuple[str, ...]:
    """Who sits at the tables of a plan: at all of them the same, or the plan is refused."""
    return find(plan.game).seats_at(setup_of(plan, lot_of(plan, 0, 1)))


def lot_of(plan: Plan, number: int, seats: int) -> Lot:
    """What falls to the game of that number. Mirrored games follow each other."""
    draw, turn = divmod(number, seats if plan.mirrored else 1)
    seed = plan.seed + draw
    draw, scenario = divmod(draw, len(plan.scenarios))
    options = dict(plan.options)
    for name, values in plan.varied.items():
        draw, value = divmod(draw, len(values))
        options[name] = values[value]
    return Lot(plan.scenarios[scenario], seed, turn, options)


def combinations(plan: Plan) -> int:
    """After so many games, mirrored ones counted as one, all scenarios and varied options have met."""
    return len(plan.scenarios) * prod(map(len, plan.varied.values()))


def setup_of(plan: Plan, lot: Lot) -> Setup:
    return Setup(plan.game, lot.scenario, plan.packs, lot.options)


def names_at(plan: Plan, seats: int, turn: int) -> tuple[str, ...]:
    """Who sits where: fewer players than seats take turns, and mirrored games move everybody on."""
    return tuple(plan.players[(seat + turn) % seats % len(plan.players)] for seat in range(seats))


def play(plan: Plan, number: int) -> Played:
    """The game of that number."""
    lot = lot_of(plan, number, len(seats_of(plan)))
    begun = time.perf_counter()
    game: Game[Any, Any] | None = None
    match: Match | None = None
    names: tuple[str, ...] = ()
    decisions = 0
    slowest = 0.0
    deeds: Counter[tuple[int, str]] = Counter()
    try:
        game = find(plan.game).start(setup_of(plan, lot), lot.seed)
        match = Match(game, lot.seed) if plan.save else None
        answer = match.answer if match else game.answer
        names = names_at(plan, len(game.seats), lot.turn)
        players = [seat_player(plan, name, lot.seed, seat, game.setup) for seat, name in enumerate(names)]
        while not game.is_over:
            decision = game.open_decisions()[0]
            asked = time.perf_counter()
            told = players[decision.seat].answer(decision, partial(game.view, decision.seat))
            slowest = max(slowest, time.perf_counter() - asked)
            deeds.update((decision.seat, deed) for deed in deeds_of(decision, told))
            answer(decision.seat, told)
            decisions += 1
            if decisions > MOST_DECISIONS:
                raise RuntimeError(f"The game is not over after {MOST_DECISIONS} decisions.")
    except PlayerFault as error:
        fault = str(error)
    except Exception:
        fault = traceback.format_exc(limit=-3)
    else:
        fault = ""
    if match:
        mark = f"-{lot.turn}" if plan.mirrored else ""
        match.write(Path(plan.save) / f"{plan.game}-{lot.seed}{mark}.souterrain")
    standings = game.state.standings if game else ()
    turns = getattr(game.state, "turn", 0) if game else 0
    seconds = time.perf_counter() - begun
    return Played(
        lot.seed,
        lot.scenario,
        standings,
        decisions,
        seconds,
        fault,
        names,
        turns,
        slowest,
        dict(deeds),
        lot.options,
    )


def deeds_of(decision: Decision, told: Answer) -> Iterator[str]:
    """What an answer does with cards and the like: `play bard`. Copies of a card count as one."""
    if isinstance(decision, Choice):
        for option in decision.pick(told):
            for role, value in option.subjects:
                if role in PLAYED:
                    name = [part for part in str(value).split("/") if not part.isdecimal()] or [str(value)]
                    yield f"{option.verb} {name[-1]}"


def play_all(plan: Plan, jobs: int, kept: Collection[int] = ()) -> Iterator[Played]:
    """All games of a plan, in order, but for those of which a result is kept already."""
    numbers = [number for number in range(plan.games) if number not in kept]
    if jobs <= 1:
        yield from (play(plan, number) for number in numbers)
        return
    with ProcessPoolExecutor(jobs) as pool:
        # Nobody idles while a long game is waited for, and an interruption does not wait for thousands.
        waiting: deque[Future[Played]] = deque()
        try:
            for number in numbers:
                waiting.append(pool.submit(play, plan, number))
                if len(waiting) == jobs * AHEAD:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            for each in waiting:
                each.cancel()
