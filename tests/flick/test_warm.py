"""Warming up: in the background, once, told in words, and never in the way."""

import os
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

import souterrain.flick
from souterrain.commands.physics import Teller
from souterrain.flick import compiled, warm
from souterrain.flick.warm import STEPS, Stove, Warmth
from souterrain.server.work.physics import ALSO

FOLDER = Path(souterrain.flick.__file__).parent


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "STOVE", Stove())


@pytest.mark.usefixtures("cold")
def test_background(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    started: list[list[str]] = []
    during: list[tuple[Warmth, bool]] = []
    told: list[float] = []
    log: list[float] = []
    may_begin = threading.Event()

    class Compiler:
        """Another process, which says how far it is."""

        def __init__(self, command: list[str], **_: object) -> None:
            may_begin.wait(10)
            started.append(command)
            during.append((warm.state(), compiled.idle.is_set()))
            self.stdout = iter([f"{warm.PREPARING}35 %\n", "something else\n", f"{warm.PREPARING}80 %\n"])

        def __enter__(self) -> "Compiler":
            return self

        def __exit__(self, *_: object) -> None:
            during.append((warm.state(), compiled.idle.is_set()))

    monkeypatch.setattr(subprocess, "Popen", Compiler)
    monkeypatch.setattr(warm, "mark", lambda _: tmp_path / "flick.ready")
    assert warm.state() is Warmth.COLD
    thread = warm.warm_in_background(ALSO, told.append)
    assert warm.warm_in_background((), log.append) is thread
    may_begin.set()
    thread.join(60)
    assert warm.state() is Warmth.READY
    assert warm.share_done() == 1.0
    assert started == [[sys.executable, "-m", "souterrain.flick.warm", *ALSO]]
    assert during == [(Warmth.COMPILING, False)] * 2
    assert told == log == [0.35, 0.8, 1.0], "all who want to know are told, also those who come second"
    assert compiled.idle.is_set()
    assert [file.name for file in tmp_path.iterdir()] == ["flick.ready"]


@pytest.mark.usefixtures("cold")
def test_code_on_disk_needs_no_other_process_and_no_words(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "ready").touch()
    told: list[float] = []
    monkeypatch.setattr(warm, "mark", lambda _: tmp_path / "ready")
    monkeypatch.setattr(subprocess, "Popen", lambda *_, **__: pytest.fail("nothing to compile"))
    warm.warm_in_background((), told.append).join(60)
    assert warm.state() is Warmth.READY
    assert told == []


@pytest.mark.usefixtures("cold")
def test_one_process_compiles_for_all_that_start_together(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    made, busy = tmp_path / "flick.ready", tmp_path / "flick.busy"
    busy.touch()
    monkeypatch.setattr(warm, "mark", lambda _: made)
    monkeypatch.setattr(subprocess, "Popen", lambda *_, **__: pytest.fail("another process compiles"))
    thread = warm.warm_in_background()
    time.sleep(0.5)
    assert warm.state() is Warmth.COMPILING
    made.touch()
    thread.join(60)
    assert warm.state() is Warmth.READY
    # Whoever left this file was killed long ago.
    os.utime(busy, (1, 1))
    assert warm.claim(busy)


@pytest.mark.usefixtures("cold")
def test_a_disk_that_cannot_be_written_is_no_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(warm, "mark", lambda _: tmp_path / "no such folder" / "ready")
    warm.warm_up()
    assert warm.state() is Warmth.READY


def test_it_says_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    said: list[tuple[str, dict[str, str]]] = []

    def say(key: str, **slots: str) -> str:
        said.append((key, slots))
        return key

    teller = Teller(say)
    for percent in (0, 5, 20, 30, 35, 60, 80, 95, 100):
        teller(percent / 100)
    assert said == [
        ("physics-begun", {}),
        ("physics-share", {"percent": "25"}),
        ("physics-share", {"percent": "50"}),
        ("physics-share", {"percent": "75"}),
        ("physics-ready", {}),
    ]
    assert capsys.readouterr().out.split() == [key for key, _ in said]


def test_the_number_of_steps_is_about_right() -> None:
    """As the last compiling on this machine counted them; nothing to compare where the code came from elsewhere."""
    made = warm.mark(ALSO)
    counted = int(made.read_text() or 0) if made is not None and made.exists() else 0
    assert counted == 0 or abs(counted - STEPS) <= STEPS // 5


def test_a_read_only_package_keeps_its_code_with_the_user(tmp_path: Path) -> None:
    """A file where the folder would be: nothing can be written beside the package, not even by an administrator."""
    package = tmp_path / "site" / "souterrain"
    shutil.copytree(FOLDER, package / "flick", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(FOLDER.parent / "__init__.py", package)
    (package / "flick" / "__pycache__").touch()
    code = "from souterrain.flick.solver import play_many; print(play_many.stats.cache_path)"
    bare = {key: value for key, value in os.environ.items() if key != "NUMBA_CACHE_DIR"}
    own = {
        **bare,
        "PYTHONPATH": str(package.parent),
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }

    def kept_in(environment: dict[str, str]) -> Path:
        run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment)
        return Path(run.stdout.strip())

    assert kept_in(own).is_relative_to(tmp_path / "cache" / "souterrain")
    assert kept_in({**own, "NUMBA_CACHE_DIR": str(tmp_path / "other")}).is_relative_to(tmp_path / "other")


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


def test_a_flick_that_comes_too_early_waits() -> None:
    from souterrain.flick import Board, Layout, flick, wooden

    done = threading.Event()

    def play() -> None:
        flick(Layout(Board(100, 100), [wooden("a", 20, 50, 20)]), "a", (500.0, 0.0))
        done.set()

    compiled.idle.clear()
    try:
        threading.Thread(target=play, daemon=True).start()
        assert not done.wait(0.2)
    finally:
        compiled.idle.set()
    assert done.wait(60)
