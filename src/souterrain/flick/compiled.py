"""How the physics is compiled: one decorator for small functions, one for the entry that Python calls.

Here: numba, wrapped so that types survive, and the stamp that ties compiled code on disk to the text it came from.
Not here: any physics. Read `solver.py` next.
"""

import hashlib
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import numpy as np
import platformdirs
from numba import config as numba_config
from numba import njit
from numba.extending import intrinsic, register_jitable
from numba.np.arrayobj import make_array

from souterrain.flick.notice import notice

P = ParamSpec("P")
R = TypeVar("R")
A = TypeVar("A")

idle = threading.Event()
"""Set unless another process is compiling for this one; see `warm.py`."""
idle.set()

NONE = cast(int, np.int64(0))
"""Where numbers that are handed on begin: from a plain 0 numba would compile everything that takes them once more."""

KERNEL = ("compiled", "roots", "motion", "impact", "rub", "blend", "journal", "answer", "together", "solver", "spot")


def find_room() -> None:
    """Have numba keep compiled code where it can be kept: beside the package or, where that is read-only, with the user's
    own. `NUMBA_CACHE_DIR` says otherwise."""
    config: Any = numba_config
    beside = Path(__file__).parent / "__pycache__"
    if not config.CACHE_DIR and not is_writable(beside):
        config.CACHE_DIR = platformdirs.user_cache_dir("souterrain", appauthor=False)


def is_writable(folder: Path) -> bool:
    """Can a file be made here?"""
    try:
        folder.mkdir(exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return False
    return True


find_room()


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """A function of the kernel, written into its callers: handing tables over would cost a quarter of the time.

    Never `fastmath`: the same bits on every machine are worth more than a few percent.
    """
    return cast(Callable[P, R], njit(error_model="numpy", forceinline=True)(function))


def compiled_in_place(function: Callable[P, R]) -> Callable[P, R]:
    """A large function with a single caller, which takes in its text: it is not compiled twice."""
    return cast(Callable[P, R], njit(error_model="numpy", inline="always")(function))


def compiled_apart(function: Callable[P, R]) -> Callable[P, R]:
    """A function of the kernel that is large or seldom called; it stays one piece of code."""
    return cast(Callable[P, R], njit(error_model="numpy")(function))


def shared(function: Callable[P, R]) -> Callable[P, R]:
    """A function that compiled code calls and plain Python as well."""
    return register_jitable(error_model="numpy")(function)


def entry(function: Callable[P, R]) -> Callable[P, R]:
    """A function that Python calls: kept on disk, and run without holding up other threads."""
    try:
        made = njit(error_model="numpy", cache=True, nogil=True)(function)
    except RuntimeError:
        # No folder to keep it in, neither here nor in the user's own: compile at every start.
        made = njit(error_model="numpy", nogil=True)(function)
    notice.entries.append(made)
    return cast(Callable[P, R], made)


def _borrowed(_context: Any, array: Any) -> tuple[object, Callable[..., object]]:
    """The same array without an owner.

    Numba counts references to an array wherever it is handed on, each time by a locked instruction: half the time of a
    shot. What has no owner is not counted. The caller must hold the array until it is done.
    """

    def build(context: Any, builder: Any, signature: Any, args: Any) -> object:
        lent = make_array(signature.return_type)(context, builder, args[0])  # type: ignore[no-untyped-call]
        lent.meminfo = lent.meminfo.type(None)
        lent.parent = lent.parent.type(None)
        return lent._getvalue()

    return array(array), build


borrowed = cast(Callable[[A], A], intrinsic(_borrowed))


def stamp() -> int:
    """A number that changes with any file of the kernel.

    Numba renews its cache when the file of the entry changes, but does not look at the files it calls into.
    An entry that closes over this number is renewed with all of them.
    """
    folder = Path(__file__).parent
    text = b"".join((folder / f"{name}.py").read_bytes() for name in KERNEL)
    return int.from_bytes(hashlib.sha256(text).digest()[:6], "big")
