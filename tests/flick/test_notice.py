"""A process that compiles the physics itself says so, once, and of nothing else."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numba
import pytest
from numba.core import event

from souterrain.flick import notice, warm
from souterrain.flick.notice import WORDS, Notice
from souterrain.flick.solver import play_many


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> Notice:
    """Nobody has been told yet in this process."""
    monkeypatch.setattr(notice.notice, "told", False)
    return notice.notice


def compile_anew(function: Callable[..., Any]) -> None:
    """What numba says to all who listen when it compiles a function."""
    event.start_event("numba:compile", {"dispatcher": function})
    event.end_event("numba:compile", {"dispatcher": function})


@pytest.mark.usefixtures("fresh")
def test_it_is_said_once(capsys: pytest.CaptureFixture[str]) -> None:
    compile_anew(play_many)
    compile_anew(play_many)
    assert capsys.readouterr() == ("", f"{WORDS}\n")


def test_numba_does_tell_of_it(fresh: Notice, capsys: pytest.CaptureFixture[str]) -> None:
    plus = numba.njit(lambda number: number + 1)
    fresh.entries.append(plus)
    try:
        assert plus(1) == 2
    finally:
        fresh.entries.remove(plus)
    assert capsys.readouterr().err == f"{WORDS}\n"


@pytest.mark.usefixtures("fresh")
def test_what_others_compile_is_their_affair(capsys: pytest.CaptureFixture[str]) -> None:
    compile_anew(numba.njit(lambda number: number + 1))
    assert capsys.readouterr().err == ""


@pytest.mark.usefixtures("fresh")
def test_who_warms_up_ahead_has_words_of_his_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(warm, "warm_up", lambda _: compile_anew(play_many))
    warm.main([])
    assert capsys.readouterr().err == ""


def test_code_on_disk_is_loaded_without_a_word() -> None:
    warm.warm_up()
    code = "from souterrain.flick.warm import warm_up; warm_up()"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stderr == ""
