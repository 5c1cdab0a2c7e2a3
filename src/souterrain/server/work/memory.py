"""What was needed only to get ready goes back to the system: the compiler of the physics is sixty megabytes of program, which
nobody runs again once all is compiled. Should somebody, it is read from its file as the first time."""

import ctypes
import sys
from collections.abc import Iterator
from pathlib import Path

SMAPS = Path("/proc/self/smaps")
DONT_NEED = 4  # MADV_DONTNEED


def give_back() -> None:
    """Where the system does not say what lies where, all stays as it is."""
    if sys.platform != "linux" or not SMAPS.exists():
        return
    system = ctypes.CDLL(None)
    if hasattr(system, "malloc_trim"):
        system.malloc_trim(0)
    for start, end in [*unwritten(SMAPS.read_text("utf-8"))]:
        system.madvise(ctypes.c_void_p(start), ctypes.c_size_t(end - start), DONT_NEED)


def unwritten(smaps: str) -> Iterator[tuple[int, int]]:
    """Where programs lie that nobody can write to, just as they are in their files."""
    span, is_file = "", False
    for line in smaps.splitlines():
        name, *rest = line.split()
        if not name.endswith(":"):
            span, is_file = name, rest[0] in ("r-xp", "r--p") and len(rest) > 4 and rest[4].startswith("/")
        elif name == "Anonymous:" and is_file and rest[0] == "0":
            start, _, end = span.partition("-")
            yield int(start, 16), int(end, 16)
