"""Several workers on one PostgreSQL database: any worker serves any viewer, and a match is never applied twice."""

import random
import threading
import time
from collections import Counter
from collections.abc import Iterator

import pytest

from souterrain.server.seats import presence
from souterrain.server.settings import Settings
from souterrain.server.store import records
from souterrain.server.store.database import now
from souterrain.server.store.records import Acted
from tests.server import postgres
from tests.server.client import TableClient, Viewer, pick, play
from tests.server.serving import Served, serving


@pytest.fixture
def two(postgres_server: postgres.Postgres) -> Iterator[tuple[Served, Served]]:
    settings = Settings(postgres_server.new_database(), requests=0, creations=0, messages=0)
    with serving(settings) as one, serving(settings) as other:
        yield one, other


def test_viewers_at_different_workers_play_one_match(two: tuple[Served, Served]) -> None:
    table = TableClient(two[0])
    with table.sit(0) as amber, Viewer(two[1].address, table.id, table.keys[1]) as blue:
        play([amber, blue], 1000, random.Random(1))
        assert amber.known["standings"]
        with Viewer(two[1].address, table.id, table.keys[0]) as fresh:
            assert fresh.known == amber.known
            assert fresh.events == amber.events


def test_the_same_answer_at_both_workers_is_played_once(two: tuple[Served, Served]) -> None:
    table = TableClient(two[0])
    viewers = [[Viewer(server.address, table.id, table.keys[seat]) for server in two] for seat in (0, 1)]
    told: list[list[str]] = []
    chance = random.Random(2)
    for _ in range(12):
        tabs = next((tabs for tabs in viewers if tabs[0].decision), None)
        if tabs is None:
            break
        answer, asked = pick(tabs[0].decision, chance), tabs[0].decision["asked"]
        got: list[str] = []

        def send(viewer: Viewer, answer: object = answer, asked: int = asked, got: list[str] = got) -> None:
            got.append(viewer.answer(answer, asked).get("code", "done"))

        threads = [threading.Thread(target=send, args=(tab,)) for tab in tabs]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(20)
        told.append(sorted(got))
        last = max(viewer.seq for each in viewers for viewer in each)
        for each in viewers:
            for viewer in each:
                viewer.read_until(last)
    assert all(pair == ["done", "repeated"] for pair in told), told
    acts = [records.read(row.body) for row in two[0].server.store.read(table.id)]
    questions = Counter((act.entry.seat, act.asked) for act in acts if isinstance(act, Acted))
    assert set(questions.values()) == {1}
    for each in viewers:
        assert each[0].known == each[1].known
        for viewer in each:
            viewer.socket.close()


def thoughts(served: Served) -> float:
    return served.server.metrics.thoughts.labels("good")._value.get()


def test_one_of_two_workers_thinks_for_a_table(two: tuple[Served, Served]) -> None:
    table = TableClient(two[0], seats=[{"kind": "computer"}, {"kind": "computer"}])
    with table.spectate() as here, Viewer(two[1].address, table.id, table.watch) as there:
        for viewer in (here, there):
            while not viewer.known["standings"]:
                viewer.read(20)
        assert here.known == there.known
        assert here.events == there.events
    answers = sum(isinstance(records.read(row.body), Acted) for row in two[0].server.store.read(table.id))
    assert sorted(map(thoughts, two)) == [0, answers]


def test_another_worker_thinks_when_one_is_gone(two: tuple[Served, Served]) -> None:
    """Gone without a word: its lease ends by itself."""
    table = TableClient(two[0], seats=[{"kind": "person"}, {"kind": "computer"}])
    at = now()
    two[0].server.store.lease(table.id, "gone", at, at + 1500)
    with Viewer(two[1].address, table.id, table.keys[0]) as amber:
        asked = amber.seq
        amber.answer([])
        while amber.seq < asked + 2:
            amber.read(20)
    assert sum(map(thoughts, two)) >= 1


def test_a_worker_hears_again_after_its_line_was_cut(two: tuple[Served, Served]) -> None:
    table = TableClient(two[0])
    with table.sit(0) as amber, Viewer(two[1].address, table.id, table.keys[1]) as blue:
        with two[0].server.store._begin() as connection:
            connection.exec_driver_sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%%'"
            )
        done = amber.answer([])
        blue.read_until(done["seq"])
        assert blue.known["seq"] == 1
    assert "not listening" in two[1].lines.getvalue()


def test_who_went_is_never_told_before_who_came(two: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch) -> None:
    store = two[0].server.store
    begun: list[str] = []
    told: list[str] = []
    tell = store.tell

    def tell_slowly_at_first(word: str) -> None:
        begun.append(word)
        if len(begun) == 1:
            time.sleep(0.5)
        told.append(word)
        tell(word)

    table = TableClient(two[0])
    monkeypatch.setattr(store, "tell", tell_slowly_at_first)
    with table.sit(0):
        pass
    until = time.monotonic() + 10
    while len(told) < 2 and time.monotonic() < until:
        time.sleep(0.05)
    came, went = (presence.read(word.split(" "))[2] for word in told[:2])
    assert (set(came.seats), set(went.seats)) == ({0}, set())
