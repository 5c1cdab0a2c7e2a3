"""Commands that play in bulk or measure have the physics compiled first: once, by one process, and in words beside the results."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from souterrain.__main__ import main
from souterrain.commands import tournament
from souterrain.commands.bench import BENCHES
from souterrain.flick import warm
from souterrain.flick.warm import Stove, Warmth
from souterrain.lab.arena import Played

WORDS = [
    "The physics of the flicked discs is being prepared first, once on this machine.",
    "The physics: 50 % prepared.",
    "The physics is ready.",
]


@pytest.fixture
def compilers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """A machine where nothing is compiled yet; and the processes that were started to do it."""
    started: list[list[str]] = []

    class Compiler:
        def __init__(self, command: list[str], **_: object) -> None:
            started.append(command)
            self.stdout = iter([f"{warm.PREPARING}{share} %\n" for share in (5, 50)])

        def __enter__(self) -> "Compiler":
            return self

        def __exit__(self, *_: object) -> None:
            (tmp_path / "flick.ready").touch()

    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.setattr(warm, "STOVE", Stove())
    monkeypatch.setattr(warm, "mark", lambda _: tmp_path / "flick.ready")
    monkeypatch.setattr(subprocess, "Popen", Compiler)
    return started


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[Warmth]:
    """How ready the solver is when the games of a tournament begin; they are not played."""
    found: list[Warmth] = []

    def play_all(*_: object) -> Iterator[Played]:
        found.append(warm.state())
        yield Played(0, "", (1, 2, 3, 4), 10, 1.0, players=("random",) * 4)

    monkeypatch.setattr(tournament, "play_all", play_all)
    return found


SIMULATE = ["simulate", "conquest", "--games", "1", "--jobs", "2", "--lang", "en", "--json"]
CAMPAIGN = ["campaign", "strength", "--game", "conquest", "--cell", "adept – random", "--games", "1", "--lang", "en"]


def without_progress(told: str) -> list[str]:
    """What is said to people: programs that asked for JSON are told how far it is, too."""
    return [line for line in told.splitlines() if not line.startswith("{")]


@pytest.mark.parametrize("command", [SIMULATE, [*CAMPAIGN, "--json"]])
def test_a_tournament_begins_when_the_physics_is_there(
    command: list[str], compilers: list[list[str]], begun: list[Warmth], capsys: pytest.CaptureFixture[str]
) -> None:
    main(command)
    assert begun == [Warmth.READY]
    assert len(compilers) == 1
    told = capsys.readouterr()
    assert without_progress(told.err) == WORDS
    assert json.loads(told.out), "and nothing else is there"


def test_games_without_discs_do_not_wait(
    compilers: list[list[str]], begun: list[Warmth], capsys: pytest.CaptureFixture[str]
) -> None:
    main([*SIMULATE[:1], "claustrophobia", *SIMULATE[2:]])
    assert begun == [Warmth.COLD]
    assert compilers == []
    assert without_progress(capsys.readouterr().err) == []


def test_nothing_is_measured_before(
    compilers: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Measured:
        @staticmethod
        def bench() -> dict[str, Any]:
            return {"warmth": warm.state().value}

    monkeypatch.setitem(sys.modules, BENCHES["kernel"], Measured)
    main(["bench", "kernel", "--json"])
    told = capsys.readouterr()
    assert json.loads(told.out) == {"kernel": {"warmth": "ready"}}
    assert without_progress(told.err) == WORDS
    assert len(compilers) == 1
