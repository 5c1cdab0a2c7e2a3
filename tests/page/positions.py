"""Where games ask each of their questions: tables to be laid before the page, or before whoever needs a question of some kind.

A position is a saved state; `positions.jsonl` holds enough of them that every question is asked somewhere with every verb it can
offer. Why states, and neither scenes nor seeds: two hundred scenes would be two hundred tables that no game ever looked like, to be
kept in step by hand; a seed and a number of answers lead elsewhere with every card that is added and every number that moves, and
take seconds to play. A state stays what it is. What it lacks are its questions: they are asked again when it is laid, so new
options, words and numbers come by themselves. It brings the last lines of its log, for a page shows a fight by how it began. It
grows stale when a step, a zone or an event is made differently, and a test says so:

    python -m tests.page.positions [GAME]             keeps what holds, finds the rest again, `handovers` as well
    python -m tests.page.positions GAME SECONDS       looks for more; `/` names an expansion: `catacombs/soloth`

Finding again begins with the game in which a position was found, so it takes seconds unless games go other ways now.
"""

import json
import sys
import time
import zlib
from base64 import b85decode, b85encode
from collections.abc import Iterable, Iterator
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from souterrain.games import find as find_game
from souterrain.kernel.decision import Choice
from souterrain.kernel.event import Event
from souterrain.kernel.game import Game, Setting, Setup
from souterrain.kernel.gesture import Decision
from souterrain.kernel.timer import LATE
from souterrain.players import find
from souterrain.speech import Speaker
from tests.every_game.sound import ask_again
from tests.every_game.table import game_of, random_setup, scenarios_of

FILE = Path(__file__).parent / "positions.jsonl"
TOLD = 30  # lines of the log
SWAYING = ("unsteadiness", "hand")  # options that no position has: where an aimed disc stops is what the page is asked
LONGEST = 2500  # answers; what comes later can be met earlier in another game
SEARCH = 120.0  # seconds to look for what a game asks no more where it did

AnyGame = Game[Any, Any]


class Position(NamedTuple):
    """`asks` is what is asked there of `seat`: the kind of the question, and with each verb of its options.

    `seed` and `answers` say where it was found, for whoever has to find it again.
    """

    game: str  # with its expansion
    scenario: str
    options: dict[str, Setting]
    seat: int
    asks: tuple[str, ...]
    seed: int
    answers: int
    state: str
    log: str

    @property
    def setup(self) -> Setup:
        name, *packs = self.game.split("/")
        return Setup(name, self.scenario, ("base", *packs), self.options)

    @property
    def kind(self) -> str:
        return self.asks[0]

    @property
    def name(self) -> str:
        """For files and test ids: the rarest of what is asked."""
        rarest = min(self.asks, key=lambda ask: (sum(ask in other.asks for other in of(self.game)), "/" not in ask))
        return f"{self.game.rpartition('/')[2]}-{rarest.replace('/', '-').replace('@', '-').replace('.', '-')}"

    def laid(self) -> AnyGame:
        """The game as it stands there."""
        game = find_game(self.setup.game).prepare(self.setup).restore(unpacked(self.state))
        game.state.decisions = ask_again(game)
        game.events = [
            replace(event, data={key: tupled(value) for key, value in event.data.items()})
            for event in msgspec.msgpack.decode(unpacked(self.log), type=list[Event])
        ]
        return game


def tupled(value: Any) -> Any:
    return tuple(map(tupled, value)) if isinstance(value, list) else value


def saved(game: AnyGame) -> tuple[str, str]:
    """The state without its questions, which follow from it, and the end of the log."""
    state = game.state.clone()
    state.decisions = ()
    return packed(state.encode()), packed(msgspec.msgpack.encode(game.events[-TOLD:]))


def packed(data: bytes) -> str:
    return b85encode(zlib.compress(data, 9)).decode()


def unpacked(text: str) -> bytes:
    return zlib.decompress(b85decode(text))


def asks(decision: Decision) -> tuple[str, ...]:
    """The kind of a question; with its moment, where it answers one; with each verb."""
    moment = dict(decision.about).get("moment")
    verbs = sorted({option.verb for option in decision.options} - {LATE}) if isinstance(decision, Choice) else []
    return (
        decision.kind,
        *([f"{decision.kind}@{moment}"] if moment else []),
        *(f"{decision.kind}/{each}" for each in verbs),
    )


@cache
def known() -> tuple[Position, ...]:
    lines = FILE.read_text("utf-8").splitlines() if FILE.exists() else []
    return tuple(
        Position._make(tuple(each) if isinstance(each, list) else each for each in json.loads(line)) for line in lines
    )


def at(game: str, ask: str) -> Position:
    """The earliest position of a game where something is asked: `camp`, or with a verb `heal/revive`."""
    return min((each for each in known() if each.game == game and ask in each.asks), key=lambda each: each.answers)


def of(game: str) -> list[Position]:
    return [each for each in known() if each.game == game]


def stale(position: Position) -> str:
    """Why a position cannot be used any more; nothing if it can."""
    try:
        game = position.laid()
        game.tell()  # as a match does that begins there
        missing = {*position.asks} - {*asks(game.decision(position.seat))}
        speaker = Speaker(game, "en")
        for event in game.events:
            speaker.say(speaker.event(event))
        return "; ".join([*(f"{each} is not asked" for each in sorted(missing)), *game.faults()])
    except Exception as error:  # whatever a state does that was made by another program
        return f"{type(error).__name__}: {error}"


# Finding them


def main(names: Iterable[str], seconds: float) -> None:
    chosen = [*known()]
    for name in names:
        best = refreshed(name)
        search(name, best, seconds)
        chosen = [each for each in chosen if each.game != name] + fewest(best)
        print(f"{name}: {len(best)} questions and verbs at {len(fewest(best))} positions")
        for ask in sorted(asked_in(of(name)) - {*best}):
            print(f"{name}: {ask} was not met any more")
        lines = sorted(chosen, key=lambda each: (each.game, each.asks))
        FILE.write_text("".join(f"{json.dumps(each, ensure_ascii=False)}\n" for each in lines), "utf-8")


def search(name: str, best: dict[str, Position], seconds: float) -> None:
    """Play random games: for so many seconds or, if none are given, until what was lost is found, but not for ever."""
    seed = Random().randrange(10**6)
    until = time.monotonic() + (seconds or SEARCH)
    while (seconds or asked_in(of(name)) - {*best}) and time.monotonic() < until:
        seed += 1
        for position in met(name, seed, until):
            note(best, position)


def games() -> list[str]:
    return sorted({each.game for each in known()})


def asked_in(positions: Iterable[Position]) -> set[str]:
    return {ask for position in positions for ask in position.asks}


def refreshed(name: str) -> dict[str, Position]:
    """What holds of a game's positions, and what is found again in the same games, by what is asked."""
    best: dict[str, Position] = {}
    for position in of(name):
        for each in [position] if not stale(position) else again(position):
            note(best, each)
    return best


def again(position: Position) -> Iterator[Position]:
    """Where the same is asked in the same game: at the same place or, if the game has changed, later."""
    game = find_game(position.setup.game).start(position.setup, position.seed)
    for count, (decision, answer) in enumerate(answered(game, position.seed)):
        if count >= position.answers:
            for asked in game.open_decisions():
                if {*position.asks} <= {*asks(asked)}:
                    state, log = saved(game)
                    yield Position(*position[:3], asked.seat, asks(asked), position.seed, count, state, log)
                    return
        game.answer(decision.seat, answer)


def met(name: str, seed: int, until: float) -> Iterator[Position]:
    """All positions of one random game."""
    rng = Random(f"{name}/{seed}")
    scenario = rng.choice(scenarios_of(name))
    setup = random_setup(name, scenario, rng)
    plain = {key: option.choices[0] for key, option in game_of(name).options.items()}
    options = {key: value for key, value in setup.options.items() if value != plain[key] and key not in SWAYING}
    game = find_game(setup.game).start(Setup(setup.game, scenario, setup.packs, options), seed)
    for count, (decision, answer) in enumerate(answered(game, seed)):
        for each in game.open_decisions():
            yield Position(name, scenario, options, each.seat, asks(each), seed, count, *saved(game))
        if count > LONGEST or time.monotonic() > until:
            return
        game.answer(decision.seat, answer)


def answered(game: AnyGame, seed: int) -> Iterator[tuple[Decision, Any]]:
    """Each question of a game in turn, with what a random player answers. Whoever asks for the next one has answered."""
    players = [find("random", seed, seat) for seat in range(len(game.seats))]
    while not game.is_over:
        decision = game.open_decisions()[0]
        yield decision, players[decision.seat].answer(decision, partial(game.view, decision.seat))


def note(best: dict[str, Position], position: Position) -> None:
    for ask in position.asks:
        if ask not in best or best[ask].answers > position.answers:
            best[ask] = position


def fewest(best: dict[str, Position]) -> list[Position]:
    """Positions that together ask everything, the late ones first: they have the rare verbs, and common ones besides."""
    left, chosen = set(best), []
    for ask, position in sorted(best.items(), key=lambda each: -each[1].answers):
        if ask in left:
            chosen.append(position)
            left -= set(position.asks)
    return chosen


if __name__ == "__main__":
    main(sys.argv[1:2] or games(), float(sys.argv[2]) if sys.argv[2:] else 0)
    import_module("tests.page.handovers").refresh()
