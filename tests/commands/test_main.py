"""The command line itself: help, version, and starting quickly."""

import os
import socket
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn

from souterrain import __version__
from souterrain.__main__ import COMMANDS, main
from souterrain.commands import serve
from souterrain.games import GAMES
from souterrain.server.http import app


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    output = capsys.readouterr().out
    assert all(command in output for command in COMMANDS)
    assert f"souterrain play {next(iter(GAMES))}." in output


def test_without_a_command_the_page_is_opened(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[int] = []

    def serve_here(port: int, *_: Any, **__: Any) -> int:
        opened.append(port)
        return 0

    monkeypatch.setattr(serve, "serve_here", serve_here)
    assert main([]) == 0
    assert opened == [serve.PORT]
    assert f"http://127.0.0.1:{serve.PORT}/" in capsys.readouterr().out


def test_help_speaks_french_where_the_environment_does(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    with pytest.raises(SystemExit):
        main(["--help"])
    assert "Pour commencer" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("setting", "value", "wrong"),
    [
        ("SOUTERRAIN_WORDS", "nowhere", "SOUTERRAIN_WORDS names nowhere, where there is no file like words/de.ftl."),
        ("SOUTERRAIN_GAMES", "no.game", "SOUTERRAIN_GAMES names no.game, which is no package with a game.py."),
        ("SOUTERRAIN_GAMES", "json", "SOUTERRAIN_GAMES names json, which is no package with a game.py."),
    ],
)
def test_what_cannot_be_added_is_a_sentence(setting: str, value: str, wrong: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "souterrain", "rules"],
        env={**os.environ, setting: value},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(wrong)


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"souterrain {__version__}\n"


@pytest.mark.parametrize("arguments", [["dance"], ["replay"], ["rules", "--lang", "de"]])
def test_misuse_is_code_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert "usage: souterrain" in capsys.readouterr().err


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_its_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])
    assert ended.value.code == 0
    assert f"usage: souterrain {command}" in capsys.readouterr().out


def test_a_command_imports_nothing_of_the_others() -> None:
    code = "import sys; from souterrain.__main__ import parser; parser('rules'); print(*sys.modules)"
    modules = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "souterrain.commands.rules" in modules
    assert not {"numba", "numpy", "souterrain.games", "souterrain.commands.play", "souterrain.kernel.game"} & {*modules}


def test_a_reader_that_leaves_early_is_no_fault() -> None:
    command = f"{sys.executable} -m souterrain rules claustrophobia | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=True, env={**os.environ})
    assert done.stderr == ""


def test_a_proxy_elsewhere_is_named_by_number(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Its word on visitors' addresses is taken, beside that of this machine; a name or a slip of the pen is refused."""
    told: list[dict[str, Any]] = []
    database = ["--database", f"sqlite:///{tmp_path / 'log.db'}"]
    monkeypatch.setattr(uvicorn, "Config", lambda app, **options: told.append(options))
    monkeypatch.setattr(uvicorn, "Server", lambda config: SimpleNamespace(run=lambda: None, started=True))
    monkeypatch.setattr(app.signal, "signal", lambda *_: None)
    monkeypatch.setattr(serve, "is_taken", lambda host, port: False)
    monkeypatch.setattr(serve, "prepare", lambda say: None)
    assert main(["serve", "--proxy", "caddy", *database]) == 2
    assert "--proxy 10.0.0.7" in capsys.readouterr().err
    assert main(["serve", "--proxy", "10.89.7.0/24", "--proxy", "2001:db8::7", *database]) == 0
    assert main(["serve", *database]) == 0
    assert [each.get("forwarded_allow_ips") for each in told] == [
        ["127.0.0.1", "::1", "10.89.7.0/24", "2001:db8::7"],
        None,
    ]


@pytest.mark.parametrize("arguments", [["serve"], ["play"]])
def test_a_port_in_use_is_said_in_a_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        database = ["--database", f"sqlite:///{tmp_path / 'log.db'}"] if arguments == ["serve"] else []
        assert main([*arguments, "--port", str(port), *database]) == 2
    assert str(port) in capsys.readouterr().err
