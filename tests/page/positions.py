"""Where games ask each of their questions: positions that random play leads to, to be laid on a table and looked at.

A position is a set-up, a seed and a number of answers; `positions.jsonl` holds one for every question with every verb it can offer.
When rules change, games go other ways: `python -m tests.page.positions GAME SECONDS` looks for those that no longer hold, and for
nearer ones. `/` names an expansion: `catacombs/soloth`.
"""

import json
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from souterrain.games import find as find_game
from souterrain.kernel.decision import Choice
from souterrain.kernel.game import Game, Setting, Setup
from souterrain.kernel.gesture import Decision
from souterrain.kernel.match import Match
from souterrain.kernel.timer import LATE
from souterrain.players import find
from tests.every_game.table import game_of, random_setup, scenarios_of

FILE = Path(__file__).parent / "positions.jsonl"
LONGEST = 2500  # answers; what comes later can be met earlier in another game


class Position(NamedTuple):
    """`asks` is what is asked there of `seat`: the kind of the question, and with each verb of its options."""

    game: str  # with its expansion
    answers: int
    seed: int
    seat: int
    scenario: str
    options: dict[str, Setting]
    asks: tuple[str, ...]

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

    def reached(self) -> tuple[Match, int]:
        """The match as it stands there, and the seat that is asked. Packs change, and games with them: if something else is asked
        by now, the game is played on until it is."""
        setup = self.setup
        match = Match.start(find_game(setup.game), setup, self.seed)
        for decision, answer in answered(match.game, self.seed):
            if len(match.entries) >= self.answers:
                for asked in match.game.open_decisions():
                    if set(self.asks) <= set(asks(asked)):
                        return match, asked.seat
            match.answer(decision.seat, answer)
        raise LookupError(
            f"{self.name} is not asked any more: `python -m tests.page.positions {self.game} 300` looks for it."
        )


def answered(game: Game[Any, Any], seed: int) -> Iterator[tuple[Decision, Any]]:
    """Each question of a game in turn, with what a random player answers. Whoever asks for the next one has answered."""
    players = [find("random", seed, seat) for seat in range(len(game.seats))]
    while not game.is_over:
        decision = game.open_decisions()[0]
        yield decision, players[decision.seat].answer(decision, partial(game.view, decision.seat))


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
        Position(*(tuple(each) if isinstance(each, list) else each for each in json.loads(line))) for line in lines
    )


def at(game: str, ask: str) -> Position:
    """The nearest position of a game where something is asked: `camp`, or with a verb `heal/revive`."""
    return min((each for each in known() if each.game == game and ask in each.asks), key=lambda each: each.answers)


def of(game: str) -> list[Position]:
    return [each for each in known() if each.game == game]


# Looking for them


def main(name: str, seconds: float) -> None:
    best: dict[str, Position] = {}
    for position in of(name):
        if holds(position):
            note(best, position)
    until = time.monotonic() + seconds
    seed = Random().randrange(10**6)
    while time.monotonic() < until:
        seed += 1
        for position in met(name, seed, until):
            note(best, position)
    others = [each for each in known() if each.game != name]
    chosen = sorted(others + fewest(best), key=lambda each: (each.game, each.asks))
    FILE.write_text("".join(f"{json.dumps(each, ensure_ascii=False)}\n" for each in chosen), "utf-8")
    print(f"{name}: {len(best)} questions and verbs at {len(fewest(best))} positions")


def holds(position: Position) -> bool:
    with suppress(LookupError):
        match, seat = position.reached()
        return len(match.entries) == position.answers and seat == position.seat
    return False


def met(name: str, seed: int, until: float) -> Iterator[Position]:
    """All positions of one random game."""
    rng = Random(f"{name}/{seed}")
    scenario = rng.choice(scenarios_of(name))
    setup = random_setup(name, scenario, rng)
    plain = {key: option.choices[0] for key, option in game_of(name).options.items()}
    options = {key: value for key, value in setup.options.items() if value != plain[key] and key != "unsteadiness"}
    game = find_game(setup.game).start(Setup(setup.game, scenario, setup.packs, options), seed)
    for count, (decision, answer) in enumerate(answered(game, seed)):
        for each in game.open_decisions():
            yield Position(name, count, seed, each.seat, scenario, options, asks(each))
        if count > LONGEST or time.monotonic() > until:
            return
        game.answer(decision.seat, answer)


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
    main(sys.argv[1], float(sys.argv[2]))
