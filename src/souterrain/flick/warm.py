"""Compiled code, ready before the first flick.

The solver is compiled once per machine and kept on disk, beside the package or in the user's cache folder; after that it
loads in a fraction of a second. `python -m souterrain.flick.warm`, which `make` runs when it sets things up, does it
ahead and says how far it is. A program calls `warm_in_background()` when it starts. Compiling is left to a process of its
own, so that the program stays as quick as ever meanwhile, and to one alone however many programs start together; then the
code is loaded from disk. A flick that comes too early waits for it rather than compile again.

`state()` and `share_done()` tell where things stand, for whoever wants to say so. Other modules with compiled code are
warmed along when they are named: each has a function `warm_up`.
"""

import contextlib
import enum
import hashlib
import importlib
import importlib.util
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import llvmlite.binding  # type: ignore[import-untyped]
import numba
from numba.core import event

from souterrain.flick.board import Board
from souterrain.flick.bodies import Layout, wooden
from souterrain.flick.compiled import idle, stamp
from souterrain.flick.notice import notice
from souterrain.flick.place import nearest_free
from souterrain.flick.shot import flick
from souterrain.flick.solver import play_many

STEPS = 140
"""About how many functions numba compiles: what there is to say how far it is."""

LAST = 0.25
"""Of the time, what the last ones take: they hold all the others, and say nothing meanwhile."""

PREPARING = "Preparing the physics of flicked discs: "

PATIENCE = 300.0
"""Seconds after which a process that compiles for others is given up."""


class Warmth(enum.Enum):
    """How ready the solver is."""

    COLD = "cold"
    LOADING = "loading"
    COMPILING = "compiling"
    READY = "ready"


class Stove:
    """Where this process stands."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.warmth = Warmth.COLD
        self.share = 0.0
        self.thread: threading.Thread | None = None
        self.listeners: list[Callable[[float], None]] = []

    def tell(self, share: float) -> None:
        """Tell all who want to know how much of the compiling is done."""
        self.share = share
        for listener in list(self.listeners):
            listener(share)


STOVE = Stove()


def state() -> Warmth:
    """How ready the solver is in this process."""
    return STOVE.warmth


def share_done() -> float:
    """How much of the compiling is done, from 0 to 1."""
    return 1.0 if STOVE.warmth is Warmth.READY else STOVE.share


def warm_up(also: Sequence[str] = ()) -> None:
    """Make the solver ready now: load it from disk, or compile it here when it is not there."""
    with counted() as steps:
        layout = Layout(Board(100, 100), [wooden("a", 20, 50, 20), wooden("b", 80, 50, 20)])
        nearest_free(layout, (20.0, 50.0), 5.0)
        flick(layout, "a", (500.0, 0.0))
        for name in also:
            importlib.import_module(name).warm_up()
    made = mark(also)
    if made is not None:
        # A disk that cannot be written costs the next start its time, and nothing else.
        with contextlib.suppress(OSError):
            made.write_text(str(len(steps)))
    STOVE.warmth = Warmth.READY


@contextlib.contextmanager
def counted() -> Iterator[list[str]]:
    """The functions that numba compiles meanwhile, in the order in which they are finished."""
    done: list[str] = []

    class Listener(event.Listener):
        def on_start(self, event: object) -> None:
            """Nothing to count yet."""

        def on_end(self, event: object) -> None:
            done.append("")
            STOVE.share = max(STOVE.share, min(len(done) / STEPS, 1.0) * (1 - LAST))

    with event.install_listener("numba:compile", Listener()):
        yield done


def warm_in_background(also: Sequence[str] = (), tell: Callable[[float], None] | None = None) -> threading.Thread:
    """Make the solver ready while the program goes on; the thread ends when it is.

    `tell` is called with the share that is done, from 0 to 1, whenever it has grown; never, if nothing has to be compiled.
    """
    with STOVE.lock:
        if tell:
            STOVE.listeners.append(tell)
        if STOVE.thread is None:
            STOVE.thread = threading.Thread(target=heat, args=(also,), name="flick warm-up", daemon=True)
            STOVE.warmth = Warmth.LOADING
            idle.clear()
            STOVE.thread.start()
        return STOVE.thread


def heat(also: Sequence[str] = ()) -> None:
    """What the background thread does."""
    compiles = False
    try:
        made = mark(also)
        if made is None:  # no disk: it is compiled here at every start
            STOVE.warmth = Warmth.COMPILING
        elif not made.exists():
            STOVE.warmth = Warmth.COMPILING
            compiles = True
            have_compiled(made, also)
    finally:
        idle.set()
    try:
        warm_up(also)
    except BaseException:
        STOVE.warmth = Warmth.COLD  # nobody waits for what does not come
        raise
    if compiles:
        STOVE.tell(1.0)


def have_compiled(made: Path, also: Sequence[str]) -> None:
    """Have another process compile, or wait for one that does. Should it fail, warming up compiles here."""
    busy = made.with_suffix(".busy")
    if not claim(busy):
        wait_for(made, busy)
        return
    try:
        command = [sys.executable, "-m", "souterrain.flick.warm", *also]
        with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            for line in process.stdout:
                if line.startswith(PREPARING):
                    STOVE.tell(int(line.removeprefix(PREPARING).removesuffix(" %\n")) / 100)
    finally:
        with contextlib.suppress(OSError):
            busy.unlink()


def claim(busy: Path) -> bool:
    """Is this the process that compiles? Its file says so to the others; an old one was left by somebody who was killed."""
    with contextlib.suppress(OSError):
        if time.time() - busy.stat().st_mtime > PATIENCE:
            busy.unlink()
    try:
        os.close(os.open(busy, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return False
    except OSError:
        return True
    return True


def wait_for(made: Path, busy: Path) -> None:
    """Wait until another process has compiled, or has given up."""
    until = time.monotonic() + PATIENCE
    while busy.exists() and not made.exists() and time.monotonic() < until:
        time.sleep(0.2)


def mark(also: Sequence[str] = ()) -> Path | None:
    """The file beside the compiled code that says it is there, for this text, compiler and processor; None without a disk."""
    folder = play_many.stats.cache_path
    texts = [
        Path(found.origin).read_bytes() for name in also if (found := importlib.util.find_spec(name)) and found.origin
    ]
    made = f"{stamp()} {numba.__version__} {llvmlite.binding.get_host_cpu_name()} {sys.version}".encode()
    return folder and Path(folder) / f"flick-{hashlib.sha256(made + b''.join(texts)).hexdigest()[:16]}.ready"


def main(also: Sequence[str]) -> None:
    """Warm up, and say how far it is, line by line; nothing, if it is there within a second."""
    done = threading.Event()

    def say() -> None:
        said = -1
        while not done.wait(1.0):
            if (now := int(share_done() * 20) * 5) > said:
                print(f"{PREPARING}{now} %", flush=True)
                said = now

    notice.told = True  # by these lines
    threading.Thread(target=say, daemon=True).start()
    warm_up(also)
    done.set()


if __name__ == "__main__":
    main(sys.argv[1:])
