"""Make the store of this release: `python -m tests.releases FILE`. Once, when it is released."""

import random
import sys

from souterrain.kernel.decision import Answer, Choice
from souterrain.kernel.game import Setup
from souterrain.kernel.gesture import Decision
from souterrain.kernel.match import pack_up
from souterrain.server.seats import keys
from souterrain.server.store import records
from souterrain.server.store.database import Kept, Row, Store
from souterrain.server.store.records import Chair, Created, Record, Said
from souterrain.server.table.create import start
from souterrain.server.table.state import Judge, TableState
from souterrain.server.work.thinking import simple_answer

BEGAN = 1_760_000_000_000
# The table's name, its set-up, how many answers it got, and what else happened there.
TABLES: list[tuple[str, Setup, int, str]] = [
    ("claustrophobia", Setup("claustrophobia"), 45, "undo"),
    ("twister", Setup("twister"), 45, "rewind"),
    ("conquest", Setup("conquest"), 14, ""),
    ("catacombs", Setup("catacombs"), 20, ""),
    ("soloth", Setup("catacombs", packs=("base", "soloth")), 20, ""),
    ("ended", Setup("claustrophobia"), 12, "concede"),
]


class Writing:
    """A table that is played on and written down."""

    def __init__(self, name: str, setup: Setup, chance: random.Random) -> None:
        self.match = start(setup, chance.getrandbits(60))
        seats = range(len(self.match.game.seats))
        chairs = tuple(Chair("person", f"P{seat}", key=keys.hash_of(key_of(name, seat))) for seat in seats)
        doors = (keys.hash_of(key_of(name, "host")), keys.hash_of(key_of(name, "watch")))
        created = Created(self.match.heading, chairs, *doors, events=tuple(self.match.events))
        self.table = TableState.open(name, created, BEGAN)
        self.rows = [Row(name, 0, BEGAN, records.write(created))]

    def put(self, judge: Judge) -> Record:
        seq = self.table.seq + 1
        at = BEGAN + 1000 * seq
        record = self.table.act(judge, at)
        self.rows.append(Row(self.table.table_id, seq, at, records.write(record)))
        return record


def key_of(table: str, who: int | str) -> str:
    return f"key-{table}-{who}"


def main(file: str) -> None:
    store = Store.open(f"sqlite:///{file}")
    for name, setup, answers, also in TABLES:
        chance = random.Random(name)
        writing = Writing(name, setup, chance)
        for number in range(answers):
            decision = writing.table.open_decisions()[0]
            asked, given = writing.table.asked[decision.seat], answer_to(decision, chance)
            writing.put(lambda table, d=decision, a=asked, g=given: table.answer(d.seat, a, g))  # type: ignore[misc]
            match = writing.table.match
            if also == "undo" and number % 7 == 3 and match and match.can_undo(decision.seat):
                writing.put(lambda table, d=decision: table.undo(d.seat))  # type: ignore[misc]
            if also == "rewind" and number == 20:
                writing.put(lambda table: table.propose(0, 3))
                writing.put(lambda table: table.agree(1))
        writing.put(lambda table: Said(0, "À bientôt."))
        if also == "concede":
            writing.put(lambda table: table.concede(1))
        packs = [Kept(pack.hash, pack_up(pack)) for pack in writing.match.game.loaded.packs]
        store.append([[*writing.rows, *packs]])
    store.close()


def answer_to(decision: Decision, chance: random.Random) -> Answer:
    if not isinstance(decision, Choice):
        return simple_answer(decision)
    ids = [option.id for option in decision.options if option.id != "late"]
    picked = chance.sample(ids, chance.randint(decision.least, min(decision.most, len(ids))))
    return picked[0] if decision.least == decision.most == 1 else tuple(picked)


if __name__ == "__main__":
    main(sys.argv[1])
