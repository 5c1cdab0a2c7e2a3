"""A table for a robot that learns a game by its coach: `python -m tests.page.coached '{"game": …}'`, for web/tests/learning.ts.

The real rules, without server, socket or page. The robot's seat is told what the page is told there, a line of JSON for each
question; a line comes back, its answer, or null where it would like to know what a computer does. The others play by habit.
"""

import sys
from collections.abc import Iterator
from functools import partial
from typing import Any

from msgspec import Struct
from msgspec.json import decode, encode

from souterrain import games, players
from souterrain.kernel.decision import Refused
from souterrain.kernel.game import Game, Setup
from souterrain.server.http.book import _written
from souterrain.server.table import outgoing

MOST = 4000  # answers, of all seats


class Wanted(Struct):
    """What a coach asks for: the table that it is laid for, and where the robot sits."""

    game: str
    scenario: str
    packs: tuple[str, ...]
    options: dict[str, bool | int | str]
    seat: int
    seed: int


def told(game: Game[Any, Any], seat: int, asked: int, after: int) -> dict[str, Any]:
    """What the page of a seat is told, as its messages have it."""
    view = game.view(seat)
    seen = game.through(view)
    shown = seen.shown(seat)
    fields = {name: getattr(view.state, name) for name in outgoing._fields_of(type(view.state))}
    last = outgoing.LastSent(seq=asked, fields=fields, shown=shown, asked=asked, parts=None)  # type: ignore[arg-type]
    secrets = game.secrets()
    events = [event.seen_by(seat, secrets) for event in game.events[after:]]
    return {
        "state": {name: outgoing._field(value) for name, value in fields.items()},
        "shown": shown,
        "roles": dict(game.roles),
        "kinds": sorted(game.kinds),
        "decision": outgoing._decision(seen, view.decision, last),
        "events": [{"seq": asked, "name": each.name, "data": each.data} for each in events],
        "standings": list(game.state.standings),
    }


def played(wanted: Wanted, lines: Iterator[str]) -> None:
    kind = games.find(wanted.game)
    pack = next((pack for pack in wanted.packs if pack != "base"), "")
    rules = kind.with_packs(wanted.packs) if pack else kind
    setup = Setup(wanted.game, wanted.scenario, wanted.packs, {**rules.usual(), **wanted.options})
    game = kind.start(setup, wanted.seed)
    seats = [players.find("habit", wanted.seed, seat, game.setup) for seat in range(len(game.seats))]
    say(_written(wanted.game, "en", pack, "").facts)
    after = 0
    for asked in range(MOST):
        decision = next((each for each in game.open_decisions() if each.seat not in game.state.sealed), None)
        if decision is not None and decision.seat != wanted.seat:
            answer = seats[decision.seat].answer(decision, partial(game.view, decision.seat))
            game.answer(decision.seat, answer)
            continue
        say(told(game, wanted.seat, asked, after))
        after = len(game.events)
        if decision is None:
            return
        answer = decode(next(lines))
        while answer is None:
            say(seats[wanted.seat].answer(decision, lambda: game.view(wanted.seat)))
            answer = decode(next(lines))
        try:
            game.answer(wanted.seat, tuple(answer) if isinstance(answer, list) else answer)
        except Refused as error:
            say({"refused": str(error)})
            return


def say(message: Any) -> None:
    sys.stdout.buffer.write(encode(message) + b"\n")
    sys.stdout.flush()


if __name__ == "__main__":
    played(decode(sys.argv[1].encode(), type=Wanted), iter(sys.stdin))
