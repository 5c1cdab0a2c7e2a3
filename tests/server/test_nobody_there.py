"""Tables that nobody has open: computers play and clocks run all the same, also after a restart."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from souterrain.server import server as server_module
from souterrain.server.settings import Settings
from souterrain.server.store import records
from souterrain.server.store.database import Store
from souterrain.server.store.records import Acted, Handed, Record
from souterrain.server.table import live as live_module
from tests.server.client import TableClient
from tests.server.serving import Served, serving

COMPUTERS = [{"kind": "computer"}, {"kind": "computer"}]
BY_CLOCK = Handed(0, live_module.STAND_IN, "clock")


def settings(folder: Path, idle: float = 300.0) -> Settings:
    return Settings(f"sqlite:///{folder / 'log.db'}", requests=0, creations=0, messages=0, idle=idle)


def log(served: Served, table: TableClient) -> list[Record]:
    """Read from the disk: asking the server would open the table."""
    return [records.read(row.body) for row in served.server.store.read(table.id)]


def wait(is_so: Callable[[], bool], seconds: float = 30.0) -> None:
    until = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < until, "it did not happen"
        time.sleep(0.05)


def test_computers_play_where_nobody_is(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as served:
        table = TableClient(served, seats=COMPUTERS)
        wait(lambda: served.server.store.watched() == [table.id] or len(log(served, table)) > 5)
        wait(lambda: table.get(key=table.host).json()["is_over"])
        wait(lambda: served.server.store.watched() == [])
        assert all(act.by == "random" for act in log(served, table) if isinstance(act, Acted))


def test_computers_play_on_after_a_restart(tmp_path: Path) -> None:
    thinking = [
        {"kind": "computer", "level": "novice"}
    ] * 2  # those who answer by chance may be done before the restart
    with serving(settings(tmp_path)) as served:
        table = TableClient(served, game="claustrophobia", scenario="the-vigil", seats=thinking)
        wait(lambda: len(log(served, table)) > 3)
    with serving(settings(tmp_path)) as again:
        before = len(log(again, table))
        wait(lambda: len(log(again, table)) > before + 3)


def test_a_clock_runs_out_where_nobody_is(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as served:
        table = TableClient(served, clock={"kind": "turn", "amount": 1})
        wait(lambda: BY_CLOCK in log(served, table))


def test_days_run_out_like_seconds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(records.UNITS, "day", 600)  # milliseconds
    with serving(settings(tmp_path)) as served:
        table = TableClient(served, clock={"kind": "day", "amount": 2})
        wait(lambda: BY_CLOCK in log(served, table))


def test_that_a_table_is_looked_after_is_written_with_what_makes_it_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Store, "mark", lambda store, mark: None)  # as if the server died right after the commit
    with serving(settings(tmp_path)) as served:
        by_computers = TableClient(served, game="claustrophobia", scenario="the-vigil", seats=COMPUTERS)
        assert served.server.store.watched() == [by_computers.id], "from the start"
        handed = TableClient(served)
        assert handed.post("seats/1/computer", handed.keys[1], level="novice").status_code == 201
        assert sorted(served.server.store.watched()) == sorted([by_computers.id, handed.id]), "from then on"


def test_a_clock_runs_on_after_a_restart(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as served:
        table = TableClient(served, clock={"kind": "turn", "amount": 2})
        wait(lambda: served.server.store.watched() == [table.id])
        assert BY_CLOCK not in log(served, table)
    with serving(settings(tmp_path)) as again:
        wait(lambda: BY_CLOCK in log(again, table))


def test_a_table_is_closed_while_its_clock_has_long_to_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (server_module, live_module):
        monkeypatch.setattr(module, "SOON", 500)
    with serving(settings(tmp_path, idle=0.2)) as served:
        table = TableClient(served, clock={"kind": "turn", "amount": 3})
        wait(lambda: served.server.open_tables == 1)
        wait(lambda: served.server.open_tables == 0, 2.5)
        assert BY_CLOCK not in log(served, table)
        wait(lambda: BY_CLOCK in log(served, table))


def test_tables_that_need_nobody_are_left_alone(tmp_path: Path) -> None:
    with serving(settings(tmp_path)) as served:
        TableClient(served)
        time.sleep(0.2)
        assert served.server.open_tables == 0
        assert served.server.store.watched() == []
