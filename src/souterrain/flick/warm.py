"""Compiled code, ready before the first flick.

The solver is compiled once per machine, in about ten seconds, and kept on disk; after that it loads in a fraction of
a second. A program calls `warm_in_background()` when it starts. Compiling is left to a process of its own, so that
the program stays as quick as ever meanwhile; then the code is loaded from disk. A flick that comes too early waits
for it rather than compile again.

`state()` tells where things stand, for a page that wants to say so. `python -m souterrain.flick.warm` warms up and
leaves.
"""

import contextlib
import enum
import hashlib
import subprocess
import sys
import threading
from pathlib import Path

import llvmlite.binding  # type: ignore[import-untyped]
import numba

from souterrain.flick.board import Board
from souterrain.flick.bodies import Layout, wooden
from souterrain.flick.compiled import idle, stamp
from souterrain.flick.shot import flick
from souterrain.flick.solver import play_many


class Warmth(enum.Enum):
    """How ready the solver is."""

    COLD = "cold"
    COMPILING = "compiling"
    READY = "ready"


class Stove:
    """Where this process stands."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.warmth = Warmth.COLD
        self.thread: threading.Thread | None = None


STOVE = Stove()


def state() -> Warmth:
    """How ready the solver is in this process."""
    return STOVE.warmth


def warm_up() -> None:
    """Make the solver ready now: load it from disk, or compile it here when it is not there."""
    layout = Layout(Board(100, 100), [wooden("a", 20, 50, 20), wooden("b", 80, 50, 20)])
    flick(layout, "a", (500.0, 0.0))
    made = mark()
    if made is not None:
        # A disk that cannot be written costs the next start its time, and nothing else.
        with contextlib.suppress(OSError):
            made.touch()
    STOVE.warmth = Warmth.READY


def warm_in_background() -> threading.Thread:
    """Make the solver ready while the program goes on; the thread ends when it is."""
    with STOVE.lock:
        if STOVE.thread is None:
            STOVE.thread = threading.Thread(target=heat, name="flick warm-up", daemon=True)
            STOVE.warmth = Warmth.COMPILING
            idle.clear()
            STOVE.thread.start()
        return STOVE.thread


def heat() -> None:
    """What the background thread does."""
    try:
        made = mark()
        if made is not None and not made.exists():
            # Should this fail, warming up below compiles here.
            subprocess.run([sys.executable, "-m", "souterrain.flick.warm"], check=False, stdin=subprocess.DEVNULL)
    finally:
        idle.set()
    warm_up()


def mark() -> Path | None:
    """The file beside the compiled code that says it is there, for this text, compiler and processor; None without a disk."""
    folder = play_many.stats.cache_path
    made = f"{stamp()} {numba.__version__} {llvmlite.binding.get_host_cpu_name()} {sys.version}"
    return folder and Path(folder) / f"flick-{hashlib.sha256(made.encode()).hexdigest()[:16]}.ready"


if __name__ == "__main__":
    warm_up()
