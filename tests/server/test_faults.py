"""Faults from outside: the disk, the database, the processes. Players read what is going on, nothing that was acknowledged is lost,
and the server recovers by itself."""

import os
import random
import shutil
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import event

from souterrain.server.settings import Settings
from souterrain.server.store import database, records
from souterrain.server.store.database import Row, Store
from souterrain.server.store.records import Acted
from souterrain.server.work import pool
from tests.server import postgres
from tests.server.client import TableClient, Viewer, pick, play
from tests.server.serving import Process, Served, serving


def until(is_so: Callable[[], object], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "it does not come about"
        time.sleep(0.05)


def is_well(served: Served) -> bool:
    return bool(served.http.get("/health").status_code == 200)


class Players:
    """Two who play, write down what was acknowledged, and say what they read when it is not."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.table = TableClient(served, game="endless")
        self.chance = random.Random(1)
        self.done: list[int] = []

    def play(self, answers: int) -> None:
        with self.table.sit(0) as amber, self.table.sit(1) as blue:
            before = amber.seq
            play([amber, blue], answers, self.chance)
            self.done += range(before + 1, amber.seq + 1)

    def is_refused(self, viewer: Viewer) -> str:
        told = viewer.answer(pick(viewer.decision, self.chance))
        assert (told["type"], told["code"]) == ("refused", "unavailable"), told
        return str(told["message"])

    def check(self) -> None:
        """Everything that was acknowledged is there, once."""
        rows = self.served.server.store.read(self.table.id)
        assert [row.seq for row in rows] == list(range(len(rows)))
        acts = {row.seq for row in rows if isinstance(records.read(row.body), Acted)}
        assert {*self.done} <= acts


# The disk


@pytest.fixture
def on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    monkeypatch.setattr(database, "WAIT", 0.2)
    limits = Settings(f"sqlite:///{tmp_path / 'log.db'}", requests=0, creations=0, messages=0, sockets=0)
    with serving(limits) as served:
        yield served


@contextmanager
def _pragmas(served: Served, meanwhile: str, after: str) -> Iterator[None]:
    """Every connection to the database is so for a while."""
    said = meanwhile

    def say(connection: Any, *_: Any) -> None:
        connection.execute(said)

    event.listen(served.server.store.engine, "checkout", say)
    yield
    said = after


@contextmanager
def _full(served: Served) -> Iterator[None]:
    with _pragmas(served, "PRAGMA max_page_count = 1", "PRAGMA max_page_count = 1000000"):
        yield


@contextmanager
def _read_only(served: Served) -> Iterator[None]:
    with _pragmas(served, "PRAGMA query_only = 1", "PRAGMA query_only = 0"):
        yield


@contextmanager
def _locked(served: Served) -> Iterator[None]:
    other = sqlite3.connect(served.server.settings.database.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


@pytest.mark.parametrize(
    ("fault", "reason"),
    [(_full, "full"), (_read_only, "readonly"), (_locked, "locked")],
    ids=["full", "only", "locked"],
)
def test_the_disk_takes_nothing(on_disk: Served, fault: Any, reason: str) -> None:
    players = Players(on_disk)
    players.play(6)
    with players.table.sit(0) as amber, players.table.sit(1) as blue:
        asked = amber if amber.decision else blue
        with fault(on_disk):
            # Full is full when the pages that are there are used up.
            for _ in range(200):
                told = asked.ask(type="say", text="x" * 500)
                if told["type"] == "refused":
                    break
            assert told["code"] == "unavailable"
            assert reason in told["message"]
            assert "may or may not be kept" in told["message"]
            assert on_disk.http.post("/api/tables/", json={"game": "lantern"}).status_code == 503
            assert asked.ask(type="ping")["type"] == "pong", "who looks on is still served"
            if fault is not _full:  # something small may still find a place on a page that is there
                assert reason in players.is_refused(asked)
                assert not is_well(on_disk)
        until(lambda: is_well(on_disk))
    players.play(6)
    players.check()


def test_files_cut_at_every_write(tmp_path: Path) -> None:
    """Power loss, as far as it can be shown: wherever the journal breaks off, what was acknowledged before is there, in order."""
    whole = tmp_path / "whole.db"
    store = Store.open(f"sqlite:///{whole}")
    journal = Path(f"{whole}-wal")
    sizes = []
    for seq in range(12):
        store.append([[Row("a", seq, seq, "x" * 300 * (seq % 3))]])
        sizes.append(journal.stat().st_size)
    cut = tmp_path / "cut.db"
    frame = 4096 + 24
    ends = range(32, sizes[-1] + 1, frame)
    found = []
    for end in sorted({*ends, *(end - 1 for end in ends), *(end + 13 for end in ends), sizes[-1]}):
        for name in ("", "-wal", "-shm"):
            Path(f"{cut}{name}").unlink(missing_ok=True)
        shutil.copy(whole, cut)
        Path(f"{cut}-wal").write_bytes(journal.read_bytes()[:end])
        again = sqlite3.connect(cut)
        try:
            kept = [seq for (seq,) in again.execute("SELECT seq FROM log ORDER BY seq")]
        except sqlite3.OperationalError:  # cut before the tables themselves were made
            kept = []
        again.close()
        acknowledged = sum(size <= end for size in sizes)
        assert kept == list(range(len(kept)))
        assert len(kept) >= acknowledged, f"cut at {end}"
        found.append(len(kept))
    store.close()
    assert {*found} >= {1, 6, 12}


# Processes


def _stopped(packed: bytes) -> str:
    os.kill(os.getpid(), signal.SIGSTOP)
    return ""


def test_a_frozen_thinker_is_replaced_and_its_table_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("souterrain.server.server.think", _stopped)
    monkeypatch.setattr(pool, "START", 20)
    with serving(Settings(f"sqlite:///{tmp_path / 'log.db'}", deadline=0.3)) as served:
        warm = served.server.thinking_pool._workers[0]
        table = TableClient(served, seats=[{"kind": "person"}, {"kind": "person"}])
        warm.call(30, os.getpid, ())
        frozen = warm._process
        assert frozen
        table.post("seats/1/computer", table.keys[1], level="random")
        with table.sit(0) as amber:
            while not any(one.get("done") for one in amber.known["awaited"] if one["seat"] == 1):
                amber.read(20)
        assert "computer failed" in served.lines.getvalue()
        assert not frozen.is_alive()


# PostgreSQL


@pytest.fixture(scope="module")
def own() -> Iterator[postgres.Postgres]:
    """A server of these tests' own: they stop it."""
    with postgres.running() as server:
        yield server


@pytest.fixture
def on_postgres(own: postgres.Postgres) -> Iterator[Served]:
    limits = Settings(own.new_database(), requests=0, creations=0, messages=0, sockets=0, heartbeat=1)
    with serving(limits) as served:
        yield served


def _restart(server: postgres.Postgres) -> None:
    server.stop()


def _crash(server: postgres.Postgres) -> None:
    server.stop(signal.SIGQUIT)


@pytest.mark.parametrize(
    ("end", "begin"),
    [(_restart, postgres.Postgres.start), (_crash, postgres.Postgres.fail_over)],
    ids=["restarted", "failed over"],
)
def test_the_database_goes_and_comes_back(own: postgres.Postgres, on_postgres: Served, end: Any, begin: Any) -> None:
    players = Players(on_postgres)
    players.play(6)
    watched = TableClient(on_postgres, game="endless", seats=[{"kind": "computer"}, {"kind": "computer"}])
    with players.table.sit(0) as amber, players.table.sit(1) as blue, watched.spectate() as crowd:
        end(own)
        asked = amber if amber.decision else blue
        assert "does not answer" in players.is_refused(asked)
        assert not is_well(on_postgres)
        begin(own)
        until(lambda: is_well(on_postgres))
        here = crowd.seq
        while crowd.seq <= here + 2:
            crowd.read(30)  # computers play on by themselves
    players.play(6)
    players.check()


def test_the_database_takes_two_seconds_for_a_commit(on_postgres: Served) -> None:
    players = Players(on_postgres)
    players.play(2)
    with on_postgres.server.store._begin() as connection:
        connection.exec_driver_sql(
            "CREATE FUNCTION slowly() RETURNS trigger AS $$ BEGIN PERFORM pg_sleep(2); RETURN NULL; END $$ LANGUAGE plpgsql"
        )
        connection.exec_driver_sql(
            "CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON log DEFERRABLE INITIALLY DEFERRED "
            "FOR EACH ROW EXECUTE FUNCTION slowly()"
        )
    with players.table.sit(0) as amber, players.table.sit(1) as blue:
        asked, other = (amber, blue) if amber.decision else (blue, amber)
        began = time.monotonic()
        answer = pick(asked.decision, players.chance)
        asked.send(type="answer", asked=asked.decision["asked"], answer=answer, ref="r")
        assert is_well(on_postgres)
        assert other.ask(type="ping")["type"] == "pong"
        assert time.monotonic() - began < 1.9, "nobody else waits"
        while asked.read(20).get("done") != "r":
            pass
        assert time.monotonic() - began >= 2
        players.done.append(asked.seq)
    players.check()


def test_the_database_has_no_connection_left(own: postgres.Postgres) -> None:
    quiet = Settings(own.new_database(), requests=0, creations=0, messages=0, sockets=0, heartbeat=3600)
    with serving(quiet) as served:
        players = Players(served)
        players.play(4)
        with players.table.sit(0) as amber, players.table.sit(1) as blue:
            taken: list[Any] = []
            try:
                for _ in range(4):  # until there are too many; those that were let go are gone a little later
                    served.server.store.engine.dispose()
                    with suppress(psycopg.OperationalError):
                        while True:
                            taken.append(psycopg.connect(own.url(), connect_timeout=5))
                    time.sleep(0.1)
                assert "too many clients" in players.is_refused(amber if amber.decision else blue)
                assert not is_well(served)
            finally:
                for connection in taken:
                    connection.close()
            until(lambda: is_well(served))
        players.play(4)
        players.check()


def test_one_of_two_servers_is_frozen_and_the_other_plays_on(own: postgres.Postgres) -> None:
    url = own.new_database()
    frozen = Process(url)
    frozen.start()
    try:
        with serving(Settings(url, requests=0, creations=0, messages=0, sockets=0)) as served:
            table = TableClient(served, game="endless")
            with Viewer(frozen.address, table.id, table.keys[0]) as away, table.sit(0) as amber, table.sit(1) as blue:
                os.kill(frozen.pid, signal.SIGSTOP)
                play([amber, blue], 10, random.Random(1))
                os.kill(frozen.pid, signal.SIGCONT)
                away.read_until(amber.seq)
                assert away.known == amber.known
    finally:
        os.kill(frozen.pid, signal.SIGCONT)
        frozen.kill()
