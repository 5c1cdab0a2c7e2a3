"""Make the store of this release, some of its matches as files, and what is known of its tables: `python -m tests.releases`. Once,
when it is released.

It is named by the version of the program (`souterrain.__version__`), and made of the packs that are shipped. Whoever changes rules
before the release makes it again, and never after.
"""

import gzip
import json
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from souterrain import __version__
from souterrain.kernel.decision import Answer, Choice
from souterrain.kernel.game import Setup
from souterrain.kernel.gesture import Decision
from souterrain.kernel.match import Match, pack_up
from souterrain.server.seats import keys
from souterrain.server.store import records
from souterrain.server.store.database import Kept, Row, Store
from souterrain.server.store.records import Chair, Created, Record, Said
from souterrain.server.table.create import start
from souterrain.server.table.state import Judge, TableState
from souterrain.server.work.thinking import simple_answer
from tests.every_game.table import OURS, plain_setup
from tests.releases import HERE, key_of, known_of

BEGAN = 1_760_000_000_000
SOME, LONG = 60, 200  # answers: a match under way, and one that is over by then or given up


class Plan(NamedTuple):
    """A table: its name, its set-up, how many answers it gets, and what else happens there."""

    name: str
    setup: Setup
    answers: int
    also: str


def plans() -> Iterator[Plan]:
    """Of each game a match under way, in which something is taken back, and one that is over."""
    for number, name in enumerate(OURS):
        short = name.rpartition("/")[2]
        yield Plan(short, plain_setup(name), SOME, ("undo", "rewind")[number % 2])
        yield Plan(f"{short}over", plain_setup(name), LONG, "concede")


class Writing:
    """A table that is played on and written down."""

    def __init__(self, name: str, setup: Setup, chance: random.Random) -> None:
        begun = start(setup, chance.getrandbits(60))
        seats = range(len(begun.game.seats))
        chairs = tuple(Chair("person", f"P{seat}", key=keys.hash_of(key_of(name, seat))) for seat in seats)
        doors = (keys.hash_of(key_of(name, "host")), keys.hash_of(key_of(name, "watch")))
        created = Created(begun.heading, chairs, *doors, events=tuple(begun.events))
        self.table = TableState.open(name, created, BEGAN)
        self.rows = [Row(name, 0, BEGAN, records.write(created))]

    @property
    def match(self) -> Match:
        assert self.table.match
        return self.table.match

    def put(self, judge: Judge) -> Record:
        seq = self.table.seq + 1
        at = BEGAN + 1000 * seq
        record = self.table.act(judge, at)
        self.rows.append(Row(self.table.table_id, seq, at, records.write(record)))
        return record


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "log.db"
        known = fill(file)
        (HERE / f"{__version__}.sqlite.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))
    (HERE / f"{__version__}.json").write_text(json.dumps(known, indent=1) + "\n", "utf-8")


def fill(file: Path) -> dict[str, object]:
    store = Store.open(f"sqlite:///{file}")
    known: dict[str, object] = {}
    for name, setup, answers, also in plans():
        chance = random.Random(name)
        writing = Writing(name, setup, chance)
        for number in range(answers):
            if writing.table.is_over:
                break
            decision = writing.table.open_decisions()[0]
            asked, given = writing.table.asked[decision.seat], answer_to(decision, chance)
            writing.put(lambda table, d=decision, a=asked, g=given: table.answer(d.seat, a, g))  # type: ignore[misc]
            if also == "undo" and number % 7 == 3 and writing.match.can_undo(decision.seat):
                writing.put(lambda table, d=decision: table.undo(d.seat))  # type: ignore[misc]
            if also == "rewind" and number == 20:
                writing.put(lambda table: table.propose(0, 3))
                writing.put(lambda table: table.agree(1))
        writing.put(lambda table: Said(0, "À bientôt."))
        if also == "concede" and not writing.table.is_over:
            writing.put(lambda table: table.concede(1))
        packs = [Kept(pack.hash, pack_up(pack)) for pack in writing.match.game.loaded.packs]
        store.append([[*writing.rows, *packs]])
        known[name] = known_of(writing.table)
        if answers == SOME:
            packed = gzip.compress(writing.match.dump(), 9, mtime=0)
            (HERE / f"{__version__}-{name}.match.gz").write_bytes(packed)
    store.close()
    return known


def answer_to(decision: Decision, chance: random.Random) -> Answer:
    if not isinstance(decision, Choice):
        return simple_answer(decision)
    ids = [option.id for option in decision.options if option.id != "late"]
    picked = chance.sample(ids, chance.randint(decision.least, min(decision.most, len(ids))))
    return picked[0] if decision.least == decision.most == 1 else tuple(picked)


if __name__ == "__main__":
    main()
