"""The program keeps to what Windows and macOS have. No such machine is here, so their absences are played: what they lack
cannot be imported, and `sys.platform` says their name where something is done otherwise there."""

import asyncio
import io
import os
import signal
import socket
import subprocess
import sys
import tomllib
from pathlib import Path
from types import SimpleNamespace

import pytest

from souterrain import __main__ as command_line
from souterrain.commands import serve, words
from souterrain.server.http import connections, loop, metrics
from souterrain.server.store import database

ROOT = Path(__file__).parents[2]
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]

WITHOUT = """
import builtins, importlib, pkgutil, sys

LACKING = {"uvloop", "resource", "fcntl", "pwd", "grp", "termios", "tty", "pty", "posix", "readline", "syslog", "crypt", "psycopg"}
imported = builtins.__import__


def without(name, globals=None, locals=None, fromlist=(), level=0):
    ours = (globals or {}).get("__name__", "").startswith("souterrain")
    if ours and not level and name.partition(".")[0] in LACKING:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)
    return imported(name, globals, locals, fromlist, level)


builtins.__import__ = without
import souterrain

for each in pkgutil.walk_packages(souterrain.__path__, "souterrain."):
    if not each.name.endswith("__main__") and each.name.split(".")[1] not in sys.argv[1:]:
        importlib.import_module(each.name)
print(len(sys.modules))
"""


def test_every_module_opens_where_nothing_of_unix_is_there() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, *EXTRAS], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_windows_gives_sockets_without_being_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setitem(sys.modules, "resource", None)  # importing it fails
    assert connections.raise_descriptors() == connections.WITHOUT_LIMIT - connections.SPARE


def test_macos_says_without_limit_and_means_ten_thousand(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []

    def set_limit(what: int, limits: tuple[int, int]) -> None:
        asked.append(limits)
        if limits[0] > 10_240:
            raise ValueError("current limit exceeds maximum limit")

    fake = SimpleNamespace(RLIMIT_NOFILE=7, RLIM_INFINITY=-1, getrlimit=lambda what: (256, -1), setrlimit=set_limit)
    monkeypatch.setitem(sys.modules, "resource", fake)
    assert connections.raise_descriptors() == 10_240 - connections.SPARE
    assert asked == [(65_536, -1), (10_240, -1)]
    fake.setrlimit = lambda what, limits: set_limit(what, (10**6, -1))
    assert connections.raise_descriptors() == 256 - connections.SPARE


def test_without_uvloop_pythons_own_loop_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop, "find_spec", lambda name: None)
    made = loop.quickest()
    assert type(made).__module__.startswith("asyncio.")
    made.close()


def test_on_windows_postgresql_is_listened_to_in_a_loop_that_can(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    made = loop.listening()
    assert isinstance(made, asyncio.SelectorEventLoop)
    made.close()


def test_on_windows_no_process_is_asked_whether_it_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    """There the question is Ctrl-C for everybody at the console."""
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(os, "kill", lambda pid, with_what: pytest.fail("it was killed"))
    assert metrics._is_alive(1)


def test_several_workers_are_refused_on_windows(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    asked = ["serve", "--workers", "2", "--database", f"sqlite:///{tmp_path / 'log.db'}"]
    args = command_line.parser("serve").parse_args(asked)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(words, "_of_windows", lambda: "")
    assert serve.run(args) == serve.MISUSE
    assert "on Windows one process serves" in capsys.readouterr().err


def test_a_port_in_use_is_seen_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """There, `SO_REUSEADDR` would take a port from whoever has it; the other option is asked for."""
    options: list[int] = []

    class Probe(socket.socket):
        def setsockopt(self, level: int, option: int, value: int) -> None:  # type: ignore[override]
            options.append(option)

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(socket, "SO_EXCLUSIVEADDRUSE", -5, raising=False)
    monkeypatch.setattr(socket, "socket", Probe)
    serve.is_taken("127.0.0.1", 0)
    assert options == [-5]


def test_windows_tells_its_language_by_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    import ctypes

    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: 0x040C)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    assert words.language_of({}) == "fr"
    assert words.language_of({"LANG": "en_GB.UTF-8"}) == "en", "what is set by hand goes before"


def test_a_terminal_with_few_letters_reads_what_it_can(monkeypatch: pytest.MonkeyPatch) -> None:
    """A French sentence on a Windows pipe: its narrow spaces are in no old code page."""
    stream = io.TextIOWrapper(io.BytesIO(), encoding="cp1252", write_through=True)
    command_line.write_plainly(stream)
    stream.write("Qui gagne\u202f? «\u00a0L’ange\u00a0» ➀ → 3")
    assert stream.buffer.getvalue().decode("cp1252") == "Qui gagne ? «\u00a0L’ange\u00a0» ? -> 3"
    rich = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    command_line.write_plainly(rich)
    assert rich.errors == "strict"


def test_without_its_driver_postgresql_is_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "find_spec", lambda name: None)
    with pytest.raises(database.Unavailable, match=r"pip install 'souterrain\[postgres\]'"):
        database.Store.open("postgresql://nobody@127.0.0.1:1/nothing")


@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT"])
def test_the_signals_that_stop_a_server_are_everywhere(name: str) -> None:
    """Of all signals Windows has these two, and the sources name no other."""
    assert hasattr(signal, name)
    used = {
        word
        for path in (ROOT / "src").rglob("*.py")
        for word in path.read_text("utf-8").split("signal.")[1:]
        for word in [word[:8].strip("(),: \n")]
        if word.startswith("SIG") and not word.startswith("SIG_")
    }
    assert {each[:7] for each in used} <= {"SIGTERM", "SIGINT", "SIGINT,"}, used
