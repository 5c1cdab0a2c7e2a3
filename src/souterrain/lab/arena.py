"""Games between computer players: what is to be played, and how one game is. The same plan and number give the same game anywhere.

Players think for so many thoughts, not seconds, unless a plan says otherwise: only then can a game be played again. Who plays the
games of a plan is in `hands` (this process, several, a cluster), what is kept of them in `result` and `parquet`, what they show in
`tally` and, as a page, in `report`.
"""

import time
import traceback
from collections import Counter
from collections.abc import Iterator
from functools import partial
from math import prod
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from souterrain.content import Called, Phrase, Several, Word
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
GROUND = ("tile", "room", "chamber")  # kinds of things that a table is laid of


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
    acts: bool = False  # every question and answer is kept, for tables of decisions


class Lot(Struct, frozen=True):
    """What falls to one game of a plan. Turn: how many seats further than in the first the players sit."""

    scenario: str
    seed: int
    turn: int
    options: dict[str, Setting]


class Act(Struct, frozen=True, array_like=True):
    """One question and its answer. `offered` and `refused` are -1 where a point or a flick was asked for."""

    seat: int
    turn: int
    kind: str
    offered: int
    refused: int
    answer: str  # the ids of the options picked, with blanks between; two numbers of a gesture
    verbs: tuple[str, ...]
    things: tuple[str, ...]  # what it was done to and with, by kind and id: `event/rage`
    seconds: float
    chance: float | None  # to win, as who answered judged it, if it did


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
    turn: int = 0  # of its lot: how many seats further the players sit
    acts: tuple[Act, ...] = ()
    ground: tuple[str, ...] = ()  # what the table was laid of at the end: `tile/t9`


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
    acts: list[Act] = []
    ground: tuple[str, ...] = ()
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
            taken = time.perf_counter() - asked
            slowest = max(slowest, taken)
            deeds.update((decision.seat, deed) for deed in deeds_of(decision, told))
            if plan.acts:
                acts.append(act_of(game, decision, told, taken, players[decision.seat]))
            answer(decision.seat, told)
            decisions += 1
            if decisions > MOST_DECISIONS:
                raise RuntimeError(f"The game is not over after {MOST_DECISIONS} decisions.")
        if plan.acts:
            ground = tuple(
                sorted(
                    {f"{kind}/{id}" for word in game.names().values() for kind, id in things_in(word) if kind in GROUND}
                )
            )
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
        lot.turn,
        tuple(acts),
        ground,
    )


def act_of(game: Game[Any, Any], decision: Decision, told: Answer, seconds: float, player: Player) -> Act:
    """What is kept of a question, before its answer is taken."""
    choice = decision if isinstance(decision, Choice) else None
    picked = choice.pick(told) if choice else ()
    named = [word for option in picked for word in game.called(dict(option.subjects)).values()]
    return Act(
        decision.seat,
        getattr(game.state, "turn", 0),
        decision.kind,
        len(choice.options) if choice else -1,
        len(choice.refused) if choice else -1,
        told if isinstance(told, str) else " ".join(map(str, told)),
        tuple(dict.fromkeys(option.verb for option in picked)),
        tuple(dict.fromkeys(f"{kind}/{id}" for word in named for kind, id in things_in(word))),
        seconds,
        getattr(player, "chance", None),
    )


def things_in(word: Word) -> Iterator[tuple[str, str]]:
    """The things that a word names, by kind and id."""
    if isinstance(word, Called):
        yield word.kind, word.id
    elif isinstance(word, Phrase) and word.form_of:
        yield from things_in(word.slots[word.form_of])
    elif isinstance(word, Several):
        for each in word.words:
            yield from things_in(each)


def deeds_of(decision: Decision, told: Answer) -> Iterator[str]:
    """What an answer does with cards and the like: `play bard`. Copies of a card count as one."""
    if isinstance(decision, Choice):
        for option in decision.pick(told):
            for role, value in option.subjects:
                if role in PLAYED:
                    name = [part for part in str(value).split("/") if not part.isdecimal()] or [str(value)]
                    yield f"{option.verb} {name[-1]}"
