"""The store, one suite for both databases: what is written stays, once, in order, and failures are sentences."""

import asyncio
import threading
import time
from pathlib import Path

import pytest
from sqlalchemy import text

from souterrain.server.store import migrate
from souterrain.server.store.database import Listing, Mark, Row, Store, Unavailable
from souterrain.server.store.writer import Writer


def row(table: str, seq: int, body: str = "{}") -> Row:
    return Row(table, seq, 1_000 + seq, body)


def test_reads_back_in_order_what_was_appended(store: Store) -> None:
    assert store.append([[row("a", 0), row("a", 1, '{"é":"’"}')], [row("b", 0)]]) == [True, True]
    assert store.append([[row("a", 2)]]) == [True]
    assert [r.seq for r in store.read("a")] == [0, 1, 2]
    assert store.read("a", after=0)[0] == row("a", 1, '{"é":"’"}')
    assert store.read("nobody") == []


def test_a_place_in_the_log_is_taken_only_once(store: Store) -> None:
    store.append([[row("a", 0, "first")]])
    assert store.append([[row("a", 0, "second")]]) == [False]
    assert [r.body for r in store.read("a")] == ["first"]


def test_one_that_comes_too_late_does_not_harm_its_neighbours(store: Store) -> None:
    store.append([[row("a", 0)]])
    assert store.append([[row("b", 0)], [row("a", 0), row("a", 1)], [row("c", 0)]]) == [True, False, True]
    assert [r.seq for r in store.read("a")] == [0], "a group is written whole or not at all"
    assert store.read("b")
    assert store.read("c")


def test_many_writers_never_share_a_place(url: str) -> None:
    stores = [Store.open(url) for _ in range(3)]
    won: list[tuple[int, int]] = []

    def write(name: int) -> None:
        for seq in range(20):
            if stores[name].append([[row("a", seq, str(name))]]) == [True]:
                won.append((seq, name))

    threads = [threading.Thread(target=write, args=(name,)) for name in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert sorted(seq for seq, _ in won) == list(range(20))
    assert [(r.seq, int(r.body)) for r in stores[0].read("a")] == sorted(won)
    for store in stores:
        store.close()


def test_marks_are_written_with_their_rows_or_not_at_all(store: Store) -> None:
    assert store.append([[row("a", 0), Mark("a", True)], [row("b", 0), Mark("b", True)]]) == [True, True]
    assert sorted(store.watched()) == ["a", "b"]
    assert store.append([[row("a", 0), Mark("a", False)]]) == [False]
    assert sorted(store.watched()) == ["a", "b"], "the place was taken"
    assert store.append([[row("a", 1), Mark("a", False)]]) == [True]
    assert store.watched() == ["b"]


def test_a_lease_is_one_worker_s_until_it_ends(store: Store) -> None:
    assert store.lease("a", "one", at=100, until=200) == 0
    assert store.lease("a", "other", at=150, until=250) == 200, "when it ends"
    assert store.lease("a", "one", at=150, until=260) == 0, "it can be kept"
    assert store.lease("b", "other", at=150, until=250) == 0, "each table has its own"
    assert store.lease("a", "other", at=260, until=300) == 0
    assert store.lease("a", "one", at=270, until=300) == 300
    store.release("other")
    assert store.lease("a", "one", at=270, until=300) == 0


def test_is_still_there_after_reopening(url: str) -> None:
    first = Store.open(url)
    first.append([[row("a", 0)]])
    first.close()
    second = Store.open(url)
    assert second.read("a") == [row("a", 0)]
    second.close()


def test_lists_the_newest_tables_first(store: Store) -> None:
    store.append([[Row(name, 0, at, ""), Listing(name, at)] for at, name in enumerate(("old", "new", "newer"))])
    assert store.listed(2) == ["newer", "new"]
    assert store.append([[Row("old", 0, 9, ""), Listing("ghost", 9)]]) == [False]
    store.offer(Listing("newer"))
    assert store.listed(9) == ["new", "old"], "what was not laid is not there, nor what was taken out"


def test_knows_when_servers_were_up(store: Store) -> None:
    store.beat("one", 10, 20)
    store.beat("one", 10, 25)
    store.beat("two", 40, 41)
    assert store.uptimes() == [(10, 25), (40, 41)]


def test_backs_up_while_others_write(store: Store, tmp_path: Path) -> None:
    store.append([[row("a", seq) for seq in range(2500)]])
    stop = threading.Event()

    def write() -> None:
        seq = 0
        while not stop.is_set():
            store.append([[row("b", seq)]])
            seq += 1

    thread = threading.Thread(target=write)
    thread.start()
    count = store.back_up(tmp_path / "copy.db")
    stop.set()
    thread.join(10)
    copy = Store.open(f"sqlite:///{tmp_path / 'copy.db'}")
    assert copy.read("a") == store.read("a")
    kept = copy.read("b")
    assert [r.seq for r in kept] == list(range(len(kept))), "the copy is of one moment"
    assert count == copy.count() == 2500 + len(kept)
    copy.close()
    with pytest.raises(FileExistsError, match="never overwrites"):
        store.back_up(tmp_path / "copy.db")


def test_sync_is_full_and_survives_power_loss(store: Store) -> None:
    with store._begin() as connection:
        if store.is_shared:
            assert connection.execute(text("SHOW synchronous_commit")).scalar() == "on"
        else:
            assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
            assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"


# Migrations


def test_migrates_once_and_only_forward(url: str) -> None:
    store = Store.open(url)
    with store._begin() as connection:
        assert migrate.migrate(connection) == []
    more = [*migrate.known(), migrate.Migration(9999, "9999_more", ("CREATE TABLE more (id BIGINT)",))]
    with store._begin() as connection:
        assert migrate.migrate(connection, more) == ["9999_more"]
    store.close()
    with pytest.raises(migrate.TooNew, match="newer Souterrain"):
        Store.open(url)


def test_a_migration_that_fails_leaves_nothing_behind(store: Store) -> None:
    broken = migrate.Migration(9998, "9998_broken", ("CREATE TABLE half (id BIGINT)", "SELECT nonsense FROM nowhere"))
    with pytest.raises(Unavailable), store._begin() as connection:
        migrate.migrate(connection, [*migrate.known(), broken])
    with pytest.raises(Unavailable), store._begin() as connection:
        connection.execute(text("SELECT * FROM half"))


# Failures


@pytest.mark.parametrize(
    "url", ["", "nonsense", "sqlite://", "sqlite:///:memory:", "oracle://x/y", "mysql://x:secret@h/y"]
)
def test_a_bad_url_is_refused_with_a_sentence(url: str) -> None:
    with pytest.raises(Unavailable) as refusal:
        Store.open(url)
    assert str(refusal.value).endswith(".")
    assert "secret" not in str(refusal.value)


def test_a_server_that_is_not_there_is_reported_without_its_password(tmp_path: Path) -> None:
    began = time.monotonic()
    with pytest.raises(Unavailable, match="does not answer") as refusal:
        Store.open(f"postgresql://someone:hunter2@/db?host={tmp_path}")
    assert "hunter2" not in str(refusal.value)
    assert time.monotonic() - began < 8


def test_a_folder_that_is_not_there_is_reported(tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match="does not answer"):
        Store.open(f"sqlite:///{tmp_path / 'no' / 'such' / 'folder.db'}")


def test_a_locked_database_is_given_up_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("souterrain.server.store.database.WAIT", 0.2)
    url = f"sqlite:///{tmp_path / 'log.db'}"
    one, other = Store.open(url), Store.open(url)
    with one._begin() as connection:
        connection.exec_driver_sql("INSERT INTO uptime VALUES ('x', 1, 1)")
        with pytest.raises(Unavailable, match="locked"):
            other.append([[row("a", 0)]])
    assert other.append([[row("a", 0)]]) == [True], "it can be tried again"
    one.close()
    other.close()


# The writer


def test_gathers_what_is_ordered_meanwhile(store: Store) -> None:
    sizes: list[int] = []

    async def order() -> list[bool]:
        writer = Writer(store, lambda size, seconds: sizes.append(size))
        told = await asyncio.gather(*(writer.append([row(f"t{n}", 0)]) for n in range(300)))
        told.append(await writer.append([row("t0", 0)]))
        await asyncio.to_thread(writer.close)
        with pytest.raises(Unavailable, match="stopping"):
            await writer.append([row("late", 0)])
        return told

    assert asyncio.run(order()) == [True] * 300 + [False]
    assert sum(sizes) == 301
    assert len(sizes) < 100


def test_nobody_waits_for_ever_when_the_store_breaks(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(groups: object) -> list[bool]:
        raise OSError("disk full")

    async def order() -> None:
        writer = Writer(store)
        monkeypatch.setattr(store, "append", fail)
        with pytest.raises(Unavailable, match="OSError"):
            await asyncio.wait_for(writer.append([row("a", 0)]), 5)
        monkeypatch.undo()
        assert await asyncio.wait_for(writer.append([row("a", 0)]), 5), "the next is written"
        await asyncio.to_thread(writer.close)

    asyncio.run(order())
