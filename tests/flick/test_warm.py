"""Warming up: in the background, once, and never in the way."""

import subprocess
import sys
from pathlib import Path

import pytest

import souterrain.flick
from souterrain.flick import compiled, warm
from souterrain.flick.warm import Stove, Warmth

FOLDER = Path(souterrain.flick.__file__).parent


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "STOVE", Stove())


@pytest.mark.usefixtures("cold")
def test_background(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    started: list[list[str]] = []
    during: list[tuple[Warmth, bool]] = []

    def compile_elsewhere(command: list[str], **_: object) -> None:
        started.append(command)
        during.append((warm.state(), compiled.idle.is_set()))

    monkeypatch.setattr(subprocess, "run", compile_elsewhere)
    monkeypatch.setattr(warm, "mark", lambda: tmp_path / "ready")
    assert warm.state() is Warmth.COLD
    thread = warm.warm_in_background()
    assert warm.warm_in_background() is thread
    thread.join(60)
    assert warm.state() is Warmth.READY
    assert started == [[sys.executable, "-m", "souterrain.flick.warm"]]
    assert during == [(Warmth.COMPILING, False)]
    assert compiled.idle.is_set()


@pytest.mark.usefixtures("cold")
def test_code_on_disk_needs_no_other_process(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "ready").touch()
    monkeypatch.setattr(warm, "mark", lambda: tmp_path / "ready")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: pytest.fail("nothing to compile"))
    warm.warm_in_background().join(60)
    assert warm.state() is Warmth.READY


@pytest.mark.usefixtures("cold")
def test_a_disk_that_cannot_be_written_is_no_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(warm, "mark", lambda: tmp_path / "no such folder" / "ready")
    warm.warm_up()
    assert warm.state() is Warmth.READY


def test_the_stamp_covers_every_file_of_the_kernel() -> None:
    using = {
        path.stem for path in FOLDER.glob("*.py") if "@compiled" in path.read_text() or "@entry" in path.read_text()
    }
    assert using | {"compiled"} == set(compiled.KERNEL)


def test_no_library_functions_in_the_kernel() -> None:
    """Only + - * / and square roots give the same bits everywhere."""
    for name in compiled.KERNEL:
        text = (FOLDER / f"{name}.py").read_text()
        for word in ("sin(", "cos(", "atan", "exp(", "log(", "pow(", "hypot", "cbrt", "fastmath=True"):
            assert word not in text, f"{word} in {name}.py"
