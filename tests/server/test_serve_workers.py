"""`souterrain serve --workers 2` on PostgreSQL, as it is started: two processes on one port."""

import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from souterrain.server.store import records
from souterrain.server.store.database import Store
from souterrain.server.store.records import Acted
from tests.server import postgres
from tests.server.client import TableClient, Viewer, pick, play

ROOT = Path(__file__).parents[2]


class Pool:
    """A server with two workers. `http` and `address` are what `Table` needs."""

    def __init__(self, url: str, port: int, process: "subprocess.Popen[bytes]") -> None:
        self.url = url
        self.process = process
        self.address = f"127.0.0.1:{port}"
        # A connection for each request, so that either worker may take it.
        limits = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.Client(base_url=f"http://{self.address}", timeout=20, limits=limits)

    def gauge(self, name: str) -> dict[int, float]:
        """What each worker tells, by process."""
        text = self.http.get("/metrics").text
        samples = [each for family in text_string_to_metric_families(text) for each in family.samples]
        return {int(each.labels["pid"]): each.value for each in samples if each.name == name}

    def count(self, name: str) -> float:
        text = self.http.get("/metrics").text
        samples = [each for family in text_string_to_metric_families(text) for each in family.samples]
        return sum(each.value for each in samples if each.name == name)


@contextmanager
def two_workers(url: str) -> Iterator[Pool]:
    with socket.socket() as finder:
        finder.bind(("127.0.0.1", 0))
        port = finder.getsockname()[1]
    asked = ["serve", "--workers", "2", "--port", str(port), "--database", url, "--no-limits"]
    process = subprocess.Popen([sys.executable, "-m", "souterrain", *asked], cwd=ROOT, stdout=subprocess.DEVNULL)
    served = Pool(url, port, process)
    try:
        until = time.monotonic() + 60
        while True:
            with suppress(httpx.HTTPError):
                if len(served.gauge("souterrain_tables")) == 2:
                    break
            assert process.poll() is None
            assert time.monotonic() < until, "two workers are not up within a minute"
            time.sleep(0.1)
        yield served
    finally:
        served.http.close()
        process.terminate()
        assert process.wait(60) == 0, "a polite stop"


@pytest.fixture
def served(postgres_server: postgres.Postgres) -> Iterator[Pool]:
    with two_workers(postgres_server.new_database()) as workers:
        yield workers


def sit_at_both(served: Pool, table: TableClient, seat: int) -> tuple[Viewer, Viewer]:
    """A viewer of a seat at each worker. Who takes a connection is chance, so it is tried until it is so."""
    kept: dict[int, Viewer] = {}
    spare: list[Viewer] = []
    sat = sum(served.gauge("souterrain_viewers").values())
    for _ in range(200):
        before = served.gauge("souterrain_viewers")
        viewer = table.sit(seat)
        after = served.gauge("souterrain_viewers")
        (worker,) = [pid for pid, count in after.items() if count > before.get(pid, 0)]
        if worker in kept:
            spare.append(viewer)
        else:
            kept[worker] = viewer
        if len(kept) == 2:
            for each in spare:
                each.socket.close()
            while sum(served.gauge("souterrain_viewers").values()) > sat + 2:
                time.sleep(0.05)  # who comes next is counted anew
            first, second = (kept[pid] for pid in sorted(kept))
            return first, second
    raise AssertionError("one worker takes everything")


def acts_of(served: Pool, table: TableClient) -> list[Acted]:
    store = Store.open(served.url)
    try:
        found = [records.read(row.body) for row in store.read(table.id)]
    finally:
        store.close()
    return [act for act in found if isinstance(act, Acted)]


def test_viewers_at_both_workers_play_one_match_and_one_worker_dies(served: Pool) -> None:
    table = TableClient(served, game="twister", scenario="dash")  # type: ignore[arg-type]
    south, south_too = sit_at_both(served, table, 0)
    north, north_too = sit_at_both(served, table, 1)
    chance = random.Random(1)
    # South is at one worker, north at the other; each has a second tab across.
    given = play([south, north_too], 60, chance)
    for tab, twin in ((south, south_too), (north_too, north)):
        twin.read_until(tab.seq)
        assert twin.known == tab.known
    assert given == len(acts_of(served, table))
    assert served.count("souterrain_acts_total") >= given, "whichever worker is asked knows of all acts"

    # The worker of the first tabs dies. The others play on at once, and whoever lost the line comes back.
    pids = sorted(served.gauge("souterrain_tables"))
    os.kill(pids[0], signal.SIGKILL)
    chance = random.Random(2)
    asked = next(viewer for viewer in (south_too, north_too) if viewer.decision)
    told = asked.answer(pick(asked.decision, chance))
    assert told["type"] == "update"
    assert south.closed() == 1006
    until = time.monotonic() + 60
    while len({*served.gauge("souterrain_tables")} - {pids[0]}) < 2:
        assert time.monotonic() < until, "the dead worker is not replaced"
        time.sleep(0.2)
    assert pids[0] not in served.gauge("souterrain_tables")
    with table.sit(0) as back:
        assert back.seq >= told["seq"]
        north_too.read_until(back.seq)
        given += 1 + play([back, north_too], 40, chance)
    acts = acts_of(served, table)
    assert len(acts) == given
    assert set(Counter((act.entry.seat, act.asked) for act in acts).values()) == {1}, "nothing was played twice"
    for viewer in (south_too, north, north_too):
        viewer.socket.close()


def test_who_is_there_is_known_at_both_workers(served: Pool) -> None:
    table = TableClient(served, game="twister", scenario="dash")  # type: ignore[arg-type]
    here, there = sit_at_both(served, table, 0)
    with Viewer(served.address, table.id, table.keys[1], present=True) as north:
        told = _present(north, lambda told: told["seats"] == [0, 1])
        assert told["watching"] == 0
        here.socket.close()
        there.socket.close()
        _present(north, lambda told: told["seats"] == [1])


def _present(viewer: Viewer, is_so: Callable[[Any], bool]) -> Any:
    while True:
        told = viewer.read(20)
        if told["type"] == "present" and is_so(told):
            return told
