"""`souterrain doctor`: what it finds, in both languages, and that it changes nothing."""

import socket
import sqlite3
import webbrowser
from pathlib import Path

import platformdirs
import pytest

from souterrain.__main__ import main
from souterrain.commands import doctor
from souterrain.commands.words import common
from souterrain.where import languages


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Somebody's folder, where nothing is yet."""
    folder = tmp_path / "home"
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda *_, **__: str(folder))
    return folder


def asked(*arguments: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    code = main(["doctor", "--port", str(free_port()), *arguments])
    return code, capsys.readouterr().out


def free_port() -> int:
    with socket.socket() as finder:
        finder.bind(("127.0.0.1", 0))
        port: int = finder.getsockname()[1]
        return port


def test_where_all_is_well_it_says_so_and_makes_nothing(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "page", lambda: doctor.Finding("good", "page"))
    monkeypatch.setattr(doctor, "browser", lambda: doctor.Finding("good", "browser"))
    monkeypatch.setattr(doctor, "terminal", lambda encoding: doctor.Finding("good", "terminal"))
    code, told = asked("--lang", "en", capsys=capsys)
    assert (code, told.splitlines()[-1]) == (0, "All is well."), told
    assert f"Your tables are kept in {home}." in told
    assert not home.exists()


def test_it_speaks_french(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, told = asked("--lang", "fr", capsys=capsys)
    assert f"Vos tables sont gardées dans {home}." in told


FINDINGS: dict[str, dict[str, str]] = {
    "part-missing": {"name": "numba"},
    "part-broken": {"name": "numba", "version": "0.1", "reason": "numpy is too new"},
    "data-closed": {"folder": "/x", "reason": "Permission denied"},
    "sqlite-old": {"version": "3.1", "least": "3.38.0"},
    "port-taken": {"port": "8643", "other": "8644"},
    "terminal-poor": {"encoding": "cp1252"},
    "database": {"database": "PostgreSQL 17"},
    "database-silent": {"reason": "It sleeps."},
    "page-missing": {},
    "physics-later": {},
    "physics-homeless": {},
    "browser-missing": {},
    "postgres-missing": {"command": 'pip install "souterrain[postgres]"'},
}


@pytest.mark.parametrize("lang", languages())
def test_whatever_it_finds_has_its_words(lang: str) -> None:
    for said, slots in FINDINGS.items():
        sentence = common(lang).say(f"doctor-{said}", **slots)
        assert sentence, said
        assert all(str(value) in sentence for value in slots.values()), sentence


def test_what_is_wrong_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert doctor.page(tmp_path).said == "page-missing"
    assert doctor.terminal("cp850").said == "terminal-poor"
    shut = tmp_path / "file"
    shut.touch()
    assert doctor.room("data", shut).how == "bad", "a file where the folder should be"
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 37, 2))
    assert doctor.sqlite().said == "sqlite-old"

    def nothing() -> object:
        raise webbrowser.Error("could not locate runnable browser")

    assert doctor.browser(nothing).said == "browser-missing"


def test_a_part_that_is_missing_or_does_not_fit_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        doctor, "needed", lambda: iter([("nothing-like-it", "nothing_like_it"), ("rich", "broken_rich")])
    )
    assert [(each.said, each.slots["name"]) for each in doctor.parts()] == [
        ("part-missing", "nothing-like-it"),
        ("part-broken", "rich"),
    ]


def test_what_it_looks_for_is_what_the_package_needs() -> None:
    found = dict(doctor.needed())
    assert {"numba", "litestar", "websockets"} <= found.keys()
    assert not {"hypothesis", "pytest"} & found.keys(), "developers alone need those"
    assert [*doctor.parts()] == []


def test_a_port_in_use_and_a_database_that_is_silent_are_told(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        code, told = asked(
            "--port",
            port,
            "--lang",
            "en",
            "--database",
            f"postgresql://x@127.0.0.1:{port}/x?connect_timeout=1",
            capsys=capsys,
        )
    assert code == 1
    assert f"~ Port {port} is in use" in told
    assert "! The database cannot be used: " in told
    assert told.splitlines()[-1] == "What is marked ! has to be mended first."


def test_a_database_in_a_file_is_looked_at_and_not_made(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    assert doctor.tables(f"sqlite:///{file}").how == "good"
    assert not file.exists()
    file.write_bytes(b"This is no database. " * 100)
    assert doctor.tables(f"sqlite:///{file}").how == "bad"
    assert doctor.tables("mysql://x").said == "database-silent"


def test_a_port_that_cannot_be_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--port", "0"]) == 2
    assert "--port" in capsys.readouterr().err
