"""What can be wrong with a pack: faults, and the one error that carries all of them.

Here too is the opening of a file that a stranger wrote. What makes a fault is in `read`, `pack` and `wording`.
"""

import difflib
import os
import stat
from collections.abc import Iterable
from pathlib import Path

import msgspec

# Far above any honest pack; it keeps a mistaken path to a video from filling the memory.
LARGEST_FILE = 1 << 20


class Fault(msgspec.Struct, frozen=True):
    """One thing to mend: where it is and what was expected there. A `line` of 0 is not known."""

    file: str
    table: str
    key: str
    message: str
    line: int = 0

    def __str__(self) -> str:
        file = f"{self.file}:{self.line}" if self.line else self.file
        place = ", ".join(part for part in (self.table, self.key and f"key {self.key}") if part)
        end = "" if self.message.endswith("?") else "."
        return printable(": ".join(part for part in (file, place, self.message + end) if part))


def wrong(kind: str, id: str, key: str, message: str) -> Fault:
    """A fault of an entry, for a game's own checks; its file and line are found when the pack is loaded."""
    return Fault("", table_of(kind, id), key, message)


def table_of(kind: str, id: str) -> str:
    return f"[[{kind}]] {quote(id)}"


class PackError(Exception):
    """A pack, or a set of packs, cannot be used; `faults` says why, all at once."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(map(str, self.faults)))


class FileError(Exception):
    """A file cannot be read as text; the message says why."""


def open_text(path: Path) -> str:
    """The text of a small regular UTF-8 file, its line ends normalised."""
    try:
        # Opened without waiting and judged afterwards: a pipe or a device named like a pack's file must not hang us.
        with open(path, "rb", opener=lambda path, flags: os.open(path, flags | getattr(os, "O_NONBLOCK", 0))) as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise FileError("it is not a file")
            data = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise FileError(f"it cannot be read ({error.strerror or error})") from None
    if len(data) > LARGEST_FILE:
        raise FileError(f"it is larger than {LARGEST_FILE >> 20} MiB")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FileError(f"it is not UTF-8 text (byte {error.start})") from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def quote(word: object) -> str:
    """A stranger's word, short enough to print."""
    text = str(word)
    return f'"{text}"' if len(text) <= 60 else f'"{text[:57]}..."'


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that someone may have mistyped."""
    # Comparing is quadratic in the length of the word, and nobody mistypes that much.
    near = difflib.get_close_matches(word, known, n=1) if len(word) <= 60 else []
    return near[0] if near else None


def guess(word: str, known: Iterable[str]) -> str:
    """How to go on after 'unknown ...': the nearest known word, or all of them when they are few."""
    options = sorted(known)
    if near := nearest(word, options):
        return f"; did you mean {quote(near)}?"
    if 0 < len(options) <= 12:
        return f"; expected one of {', '.join(map(quote, options))}"
    return ""


def printable(text: str) -> str:
    """A stranger's text must not drive the terminal it is printed on."""
    # Python does not count French spaces as printable.
    return "".join(c if c.isprintable() or c in "\u00a0\u202f" else c.encode("unicode_escape").decode() for c in text)
