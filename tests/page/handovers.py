"""Where something happens in games: tables to stand at just before a computer's turn, a telling answer or an end.

Random games are looked through for them, which takes long; so what was found is kept in `handovers.jsonl`, as states like those of
`positions`, and a test says when they no longer hold. What a test asks for and nobody has kept is found by

    python -m tests.page.handovers deed GAME MODULE:FUNCTION [SEAT]
    python -m tests.page.handovers turn GAME SEAT LEAST EVENT...
    python -m tests.page.handovers ending GAME

and without arguments all that no longer hold are found again (`python -m tests.page.positions` does that too).
"""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from souterrain.games import find as find_game
from souterrain.kernel.event import Event
from souterrain.kernel.game import Setup
from tests.every_game.table import scenarios_of
from tests.page.positions import AnyGame, Position, answered, asks, saved, stale

FILE = Path(__file__).parent / "handovers.jsonl"
GAMES = 40  # random games to look through
LONGEST = 700  # answers

Happens = Callable[[Sequence[Event]], bool]


class Handover(NamedTuple):
    """Where an `answer` makes something happen, and the places of all seats if it ends the match."""

    position: Position
    answer: Any
    places: tuple[int, ...] = ()


class Asked(NamedTuple):
    """What is looked for: a `deed` that a function knows, a `turn` of others, or an `ending`."""

    kind: str
    game: str
    happens: str = ""  # MODULE:FUNCTION
    seat: int | None = None
    least: int = 0
    events: tuple[str, ...] = ()

    def __str__(self) -> str:
        parts = (self.kind, self.game, self.happens, self.seat, self.least or None, *self.events)
        return " ".join(str(part) for part in parts if part not in (None, ""))


def deed(game: str, happens: Happens, seat: int | None = None, *, seek: bool = False) -> Handover:
    """An answer, of a seat or of anybody, which at once makes something happen: one that is kept, or one may `seek` it."""
    if seek:
        return find_deed(game, happens, seat)
    return handover(Asked("deed", game, f"{happens.__module__}:{happens.__qualname__}", seat))


def turn(game: str, seat: int, least: int, *events: str, seek: bool = False) -> Handover:
    """An answer of a seat after which others answer so many times in a row, and all these things happen."""
    return find_turn(game, seat, least, {*events}) if seek else handover(Asked("turn", game, "", seat, least, events))


def ending(game: str) -> Handover:
    """The end of a game that somebody wins."""
    return handover(Asked("ending", game))


def handover(asked: Asked) -> Handover:
    if asked not in kept():
        raise LookupError(f"nobody has kept this: python -m tests.page.handovers {asked}")
    return kept()[asked]


@cache
def kept() -> dict[Asked, Handover]:
    lines = FILE.read_text("utf-8").splitlines() if FILE.exists() else []
    return dict(map(read, lines))


def read(line: str) -> tuple[Asked, Handover]:
    asked, position, answer, places = (tupled(part) for part in json.loads(line))
    return Asked(*asked), Handover(Position(*position), answer, places)


def tupled(value: Any) -> Any:
    return tuple(map(tupled, value)) if isinstance(value, list) else value


def fault(asked: Asked, found: Handover) -> str:
    """Why what was kept is no longer what was asked for; nothing if it is."""
    if told := stale(found.position):
        return told
    game, seat = found.position.laid(), found.position.seat
    told_before = len(game.events)
    game.answer(seat, found.answer)
    if asked.kind == "ending":
        return "" if game.state.standings == found.places else "it ends otherwise"
    if asked.kind == "turn":
        return "it is no turn of others" if game.is_over or game.open_decisions()[0].seat == seat else ""
    return "" if function(asked.happens)(game.events[told_before:]) else "it does not happen"


def function(name: str) -> Happens:
    module, _, own = name.partition(":")
    found: Happens = getattr(import_module(module), own)
    return found


# Finding them


def find(asked: Asked) -> Handover:
    if asked.kind == "ending":
        return find_ending(asked.game)
    if asked.kind == "turn":
        return find_turn(asked.game, asked.seat or 0, asked.least, {*asked.events})
    return find_deed(asked.game, function(asked.happens), asked.seat)


def started(game: str) -> Iterator[tuple[int, str, AnyGame]]:
    """Random games, each with its seed and scenario."""
    name, *packs = game.split("/")
    for seed in range(GAMES):
        scenario = Random(f"{game}/{seed}").choice(scenarios_of(game))
        yield seed, scenario, find_game(name).start(Setup(name, scenario, ("base", *packs), {}), seed)


@cache
def find_deed(game: str, happens: Happens, seat: int | None) -> Handover:
    for seed, scenario, playing in started(game):
        for count, (decision, answer) in enumerate(answered(playing, seed)):
            told, before = len(playing.events), saved(playing) if seat in (None, decision.seat) else None
            playing.answer(decision.seat, answer)
            if before and happens(playing.events[told:]):
                asked = asks(decision)
                return Handover(Position(game, scenario, {}, decision.seat, asked, seed, count, *before), answer)
            if count > LONGEST:
                break
    raise LookupError(f"no such answer in {game}")


def find_turn(game: str, seat: int, least: int, events: set[str]) -> Handover:
    for seed, scenario, playing in started(game):
        found: Handover | None = None
        others, met = 0, set[str]()
        for count, (decision, answer) in enumerate(answered(playing, seed)):
            if decision.seat == seat:
                if found and others >= least and events <= met:
                    return found
                asked = asks(decision)
                position = Position(game, scenario, {}, seat, asked, seed, count, *saved(playing))
                found, others, met = Handover(position, answer), 0, set()
            else:
                others += 1
            told = len(playing.events)
            playing.answer(decision.seat, answer)
            met |= {event.name for event in playing.events[told:]}
            if count > LONGEST:
                break
    raise LookupError(f"no turn of {least} answers in {game} with {sorted(events)}")


def find_ending(game: str) -> Handover:
    setup = Setup(game.partition("/")[0], "", ("base", *game.split("/")[1:]), {})
    for seed in range(GAMES):
        playing = find_game(setup.game).start(setup, seed)
        answers = 0
        for decision, answer in answered(playing, seed):
            playing.answer(decision.seat, answer)
            answers += 1
        places = playing.state.standings
        if len({*places}) == 1:
            continue
        playing = find_game(setup.game).start(setup, seed)
        for count, (decision, answer) in enumerate(answered(playing, seed), start=1):
            if count == answers:
                asked = asks(decision)
                at = Position(game, playing.setup.scenario, {}, decision.seat, asked, seed, count, *saved(playing))
                return Handover(at, answer, places)
            playing.answer(decision.seat, answer)
    raise LookupError(f"nobody wins {game}")


# Keeping them


def refresh(*more: Asked) -> None:
    """Keep what holds, find again what does not, and find more."""
    found = {asked: each if not fault(asked, each) else find(asked) for asked, each in kept().items()}
    found |= {asked: find(asked) for asked in more}
    lines = [json.dumps([asked, *each], ensure_ascii=False) for asked, each in found.items()]
    FILE.write_text("".join(f"{line}\n" for line in sorted(lines)), "utf-8")
    kept.cache_clear()


def named(kind: str, game: str, *parts: str) -> Asked:
    """What the command line asks for."""
    if kind == "turn":
        seat, least, *events = parts
        return Asked(kind, game, "", int(seat), int(least), tuple(events))
    happens, *seats = parts or ("",)
    return Asked(kind, game, happens, int(seats[0]) if seats else None)


if __name__ == "__main__":
    refresh(*([named(*sys.argv[1:])] if sys.argv[1:] else []))
