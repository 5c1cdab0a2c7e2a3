"""Operations: health, metrics, stopping, backup, and what happens when the database goes away."""

import json
import multiprocessing
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from souterrain.__main__ import main
from souterrain.commands import serve as command
from souterrain.server.load import Load, NotHere, Plan
from souterrain.server.settings import Settings
from souterrain.server.store.database import Store, Unavailable
from tests.server.client import TableClient, play
from tests.server.serving import ROOT, Process, Served, serving


def test_health_and_metrics(served: Served) -> None:
    table = TableClient(served)
    with table.sit(0) as amber:
        amber.answer([])
        amber.ask(type="undo")
        amber.ask(type="agree")
        health = served.http.get("/health").json()
        assert health["status"] == "ok"
        assert health["viewers"] == 1
        told = dict(
            line.rsplit(" ", 1) for line in served.http.get("/metrics").text.splitlines() if not line.startswith("#")
        )
        assert float(told["souterrain_acts_total"]) >= 3
        assert float(told["souterrain_viewers"]) == 1
        assert float(told['souterrain_refusals_total{code="stale"}']) >= 1
        assert float(told["souterrain_commit_seconds_count"]) >= 3
        assert float(told["souterrain_faults_total"]) == 0


def test_reports_are_json_lines(served: Served) -> None:
    lines = [json.loads(line) for line in served.lines.getvalue().splitlines()]
    assert lines[0]["what"] == "opened"
    assert all({"at", "what"} <= line.keys() for line in lines)


def test_the_page_and_the_documents(served: Served) -> None:
    assert "Souterrain" in served.http.get("/").text
    document = served.http.get("/api/schema/openapi.json").json()
    assert "/api/tables/{table}/seats/{seat}/join" in document["paths"]
    protocol = served.http.get("/api/protocol.json").json()
    assert {"Answer", "Snapshot", "Update", "Refusal"} <= protocol["$defs"].keys()
    games = served.http.get("/api/games").json()
    assert "random" in games["levels"]
    assert "claustrophobia" in [game["game"] for game in games["games"]]
    assert games["hands"]["master"] == {"angle": 6, "speed": 20, "needle": 0}
    assert games["hands"].keys() == {"novice", "adept", "master"}
    hand = {"hand": "human"}
    for game in games["games"]:
        usual = {"catacombs": hand, "conquest": hand, "twister": {"team": "advised"}}.get(game["game"], {})
        for table in (game, *game["expansions"]):
            assert table["usual"] == usual
            assert "unsteadiness" not in table["options"]


def test_a_polite_stop_tells_viewers_and_loses_nothing(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'log.db'}")
    with serving(settings) as served:
        table = TableClient(served)
        amber, blue = table.sit(0), table.sit(1)
        play([amber, blue], 5, random.Random(1))
    assert amber.closed() in (1001, 1012)
    with serving(settings) as again:
        table.served = again
        with table.sit(0) as back:
            assert back.known == amber.known
            assert back.events == amber.events


def test_a_process_stops_politely_on_a_signal(tmp_path: Path) -> None:
    process = Process(f"sqlite:///{tmp_path / 'log.db'}")
    process.start()
    assert process.stop() == 0


def test_tables_that_nobody_looks_at_are_closed_and_opened_again(tmp_path: Path) -> None:
    with serving(Settings(f"sqlite:///{tmp_path / 'log.db'}", idle=0.2)) as served:
        table = TableClient(served)
        with table.sit(0) as amber:
            amber.answer([])
            outgoing = amber.known
        for _ in range(100):
            if served.http.get("/health").json()["tables"] == 0:
                break
            time.sleep(0.05)
        else:
            pytest.fail("the table stays open")
        with table.sit(0) as amber:
            assert amber.known == outgoing


def test_a_backup_of_a_running_server_can_be_served(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(Settings(url)) as served:
        table = TableClient(served)
        with table.sit(0) as amber, table.sit(1) as blue:
            play([amber, blue], 4, random.Random(1))
            copy = tmp_path / "copy.db"
            assert main(["backup", str(copy), "--database", url]) == 0
            assert str(copy) in capsys.readouterr().out
            assert main(["backup", str(copy), "--database", url]) == 2
            assert "never overwrites" in capsys.readouterr().err
    with serving(Settings(f"sqlite:///{copy}")) as again:
        table.served = again
        with table.sit(0) as back:
            assert back.known == amber.known


def test_nothing_is_acknowledged_while_the_database_is_away(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    table = TableClient(served)

    def fail(*args: object) -> list[bool]:
        raise Unavailable("The database does not answer: gone.")

    with table.sit(0) as amber, table.sit(1) as blue:
        monkeypatch.setattr(served.server.store, "append", fail)
        told = amber.answer([])
        assert (told["type"], told["code"]) == ("refused", "unavailable")
        assert served.http.post("/api/tables/", json={"game": "lantern"}).status_code == 503
        monkeypatch.undo()
        assert blue.ask(type="ping")["seq"] in (-1, 0)
        assert amber.answer([], asked=0)["seq"] == 1, "it can be tried again"
        monkeypatch.setattr(served.server.store, "beat", fail)
        assert served.http.get("/health").status_code == 503


def test_an_answer_of_unknown_fate_is_never_played_twice(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The commit got through, but the database went away before it could say so."""
    table = TableClient(served)
    real = served.server.store.append

    def fail_after(groups: object) -> list[bool]:
        real(groups)  # type: ignore[arg-type]
        raise Unavailable("The database does not answer: gone.")

    with table.sit(0) as amber:
        monkeypatch.setattr(served.server.store, "append", fail_after)
        assert amber.answer([])["code"] == "unavailable"
        monkeypatch.undo()
        assert amber.answer([], asked=0)["code"] == "repeated"
        assert amber.seq == 1, "and the viewer has been told what happened"


def test_serve_says_what_is_wrong(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["serve", "--database", "nonsense"]) == 2
    assert main(["serve", "--database", f"sqlite:///{tmp_path / 'x.db'}", "--workers", "2"]) == 2
    assert main(["serve", "--port", "0"]) == 2
    told = capsys.readouterr().err.splitlines()
    assert "sqlite:///FILE" in told[0]
    assert "PostgreSQL" in told[1]
    assert len(told) == 3


def test_one_person_needs_no_arguments(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, served: Served) -> None:
    """`serve_here` keeps its tables in the user's data folder and opens the browser when the server is up."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    opened: list[str] = []
    monkeypatch.setattr(command.webbrowser, "open", opened.append)
    begun: list[tuple[Settings, str, int]] = []
    monkeypatch.setattr(
        command, "is_taken", lambda host, port: False
    )  # the server that is up already stands in for ours

    def serve(*given: Any) -> int:
        begun.append(given)
        time.sleep(1)
        return 0

    monkeypatch.setattr(command, "serve", serve)
    assert command.serve_here(served.port) == 0
    assert begun[0][0].database == f"sqlite:///{tmp_path / 'souterrain' / 'tables.db'}"
    assert begun[0][1] == "127.0.0.1"
    assert opened == [f"http://{served.address}/"]


def test_a_short_load_test() -> None:
    command = [sys.executable, "-m", "souterrain", "loadtest", "--matches", "3", "--seconds", "1", "--json"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, timeout=60, text=True)
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert result["answers"] > 10
    assert result["refused"] == 0
    assert 0 < result["p50_ms"] <= result["p99_ms"] <= result["slowest_ms"]
    assert result["server_mb"] > 20


@pytest.mark.parametrize(
    "address", ["10.0.0.1:80", "example.org:80", "192.168.1.4:8000", "8.8.8.8:53", "127.0.0.1", ""]
)
def test_load_goes_to_this_machine_only(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(NotHere):
        Load(Plan(address, "lantern"))
    if address:
        assert main(["loadtest", "--address", address]) == 1
        assert "on this machine" in capsys.readouterr().err
    Load(Plan("127.0.0.1:80", "lantern"))
    Load(Plan("[::1]:80", "lantern"))


def test_a_store_can_be_looked_at_while_the_server_runs(served: Served) -> None:
    table = TableClient(served)
    store = Store.open(served.server.settings.database)
    assert len(store.read(table.id)) == 1
    store.close()


def test_a_table_that_does_not_end_does_not_keep_the_server_from_stopping(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("souterrain.server.server.STOP", 0.2)
    with serving(Settings(f"sqlite:///{tmp_path / 'log.db'}")) as served:
        table = TableClient(served)
        with table.sit(0) as amber:
            amber.answer([])
        live = served.server.live(table.id)
        monkeypatch.setattr(live._lock, "_locked", True)
        began = time.monotonic()
    assert time.monotonic() - began < 20


def test_a_warm_server_has_started_its_processes(tmp_path: Path) -> None:
    """Who asks first for a thought or a replay waits for no process to start."""
    before = {child.pid for child in multiprocessing.active_children()}
    with serving(Settings(f"sqlite:///{tmp_path / 'log.db'}", warm=True)) as served:
        until = time.monotonic() + 60
        while not served.http.get("/health").json()["warm"] and time.monotonic() < until:
            time.sleep(0.2)
        started = {child.pid for child in multiprocessing.active_children()} - before
        assert len(started) == 3, "one that thinks and two that check files and make replays"
