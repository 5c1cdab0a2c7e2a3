"""Rules broken where they meet others, to see whether anybody notices.

    python -m tests.mutants.interplay --game twister --games 12 --jobs 2

Plays random games of each program in `interplay.toml` beside the oracle of its game alone, and then shows it to those tests of the
game's folder that run what was broken. The oracle has noticed when it, or the game itself, stumbles while a game is played; a
program that cannot even be read, or never comes to an end, proves nothing. Before that, as many games are played of the rules as
they are: what the oracle says of those, it would say of anything.

Prints the counts and what was missed as JSON; exits with 1 if too few were noticed, or if the rules as they are do not pass.
"""

import argparse
import json
import sys
import tomllib
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from tests.mutants.change import PACKAGE, Mutant
from tests.mutants.trial import KILLED, forked, lay_text, read_ahead, spread, trials

FILE = Path(__file__).with_name("interplay.toml")
MOST = 3_000  # decisions of a game
CAUGHT, MISSED = 3, 0
BY_ORACLES, BY_ANYBODY = 0.8, 0.95  # the share of them that must be noticed


class Meeting(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule broken in the presence of another: a text that stands once in a file, and what is put in its place."""

    game: str
    path: str
    was: str
    into: str
    meets: str

    @property
    def text(self) -> str:
        return self.mutant.applied((PACKAGE / self.path).read_text())

    @property
    def mutant(self) -> Mutant:
        text = (PACKAGE / self.path).read_text()
        assert text.count(self.was) == 1, f"{self.path} has {self.was!r} {text.count(self.was)} times"
        before = text.partition(self.was)[0]
        line, start = before.count("\n") + 1, len(before.encode())
        last = line + self.was.rstrip("\n").count("\n")
        return Mutant(self.path, line, last, start, start + len(self.was.encode()), self.was, self.into, self.meets)


def meetings() -> list[Meeting]:
    return msgspec.convert(tomllib.loads(FILE.read_text())["mutant"], list[Meeting])


def stumbles(broken: Meeting | None, game: str, games: int) -> bool:
    """Whether the oracle, or the game itself, stumbles in a random game."""

    def work() -> int:
        if broken:
            lay_text(PACKAGE / broken.path, broken.text)
        from tests.every_game.oracle import Consulted, consult
        from tests.every_game.table import scenarios_of

        scenarios = scenarios_of(game)
        for seed in range(games):
            seen = Consulted()
            try:
                consult(game, scenarios[seed % len(scenarios)], seed, seen, MOST)
            except Exception:
                if not seen.decisions:
                    raise  # before anybody was asked anything
                return CAUGHT
        return MISSED

    status = forked(work)
    if broken is None and status not in (CAUGHT, MISSED):
        sys.exit(f"Random games of {game} as it is could not be played to their ends. Mend that first.")
    return status == CAUGHT


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutants.interplay", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--game", action="append", help="a game; may be given several times; all by default")
    parser.add_argument("--games", type=int, default=30, help="random games for each")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    options = parser.parse_args()
    chosen = [each for each in meetings() if not options.game or each.game in options.game]
    read_ahead()
    found: dict[str, Any] = {}
    for game in dict.fromkeys(each.game for each in chosen):
        if stumbles(None, game, options.games):
            sys.exit(f"The oracle of {game} and its rules as they are differ. Mend that first.")
        broken = [each for each in chosen if each.game == game]
        by_tests = dict(trials(game, [each.mutant for each in broken], options.jobs, narrow=True))
        by_oracle = spread(partial(stumbles, game=game, games=options.games), broken, options.jobs)
        told: dict[str, Any]
        found[game] = told = {"broken": 0, "oracle": 0, "tests": 0, "anybody": 0, "unseen_by_oracle": [], "missed": []}
        for place, (meeting, by_it) in enumerate(zip(broken, by_oracle, strict=True)):
            by_them = by_tests[place] in KILLED
            who = [who for who, has in (("oracle", by_it), ("tests", by_them)) if has] or ["nobody"]
            print(f"{game}: {meeting.meets}: {' and '.join(who)}", file=sys.stderr, flush=True)
            told["broken"] += 1
            told["oracle"] += by_it
            told["tests"] += by_them
            told["anybody"] += by_it or by_them
            told["unseen_by_oracle"] += [] if by_it else [meeting.meets]
            told["missed"] += [] if by_it or by_them else [meeting.meets]
    print(json.dumps(found, indent=1, ensure_ascii=False))
    oracles, anybody = (sum(told[who] for told in found.values()) / len(chosen) for who in ("oracle", "anybody"))
    return int(oracles < BY_ORACLES or anybody < BY_ANYBODY)


if __name__ == "__main__":
    sys.exit(main())
