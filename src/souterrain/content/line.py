"""On which line of a TOML file something stands.

`tomllib` tells values without their places. This reads a file that `tomllib` has taken, only to point into it, and only once there
is something to point at.
"""

import bisect
import functools
import re
import tomllib
from collections.abc import Mapping

Path = tuple[str | int, ...]

TEXT = r'"""(?:\\.|[^\\])*?"{3,5}|' + r"'''.*?'{3,5}|" + r'"(?:\\.|[^"\\])*"|' + r"'[^']*'"
STRING = re.compile(TEXT, re.DOTALL)
KEY = re.compile(rf"(?:{TEXT}|[\w-]+|[ \t]*\.[ \t]*)+", re.DOTALL)
BLANK = re.compile(r"(?:[\s,]|#[^\n]*)*")
SCALAR = re.compile(r"[^,\]}\n#]*")
STEP = re.compile(r"[^.\[\]]+")


def find(text: str, path: Path) -> int:
    """The line of the value at a path, or of the nearest table or list around it; 0 if there is none."""
    known = lines(text) if path else {}
    while path and path not in known:
        path = path[:-1]
    return known.get(path, 0)


def path_of(key: str) -> Path:
    """`effects[0].amount` as a path."""
    return tuple(int(step) if step.isdecimal() else step for step in STEP.findall(key))


@functools.lru_cache(maxsize=16)
def lines(text: str) -> Mapping[Path, int]:
    """The line of every table, key and item of a file; of one that `tomllib` refused, none."""
    try:
        return Scan(text).lines
    except (ValueError, IndexError, RecursionError):
        return {}


class Scan:
    """One walk through a file, from its first table to its last."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.ends = [end.start() for end in re.finditer("\n", text)]
        self.lines: dict[Path, int] = {}
        self.counts: dict[Path, int] = {}
        self.here: Path = ()
        at = self.skip(0)
        while at < len(text):
            at = self.skip(self.header(at) if text[at] == "[" else self.pair(at, self.here))

    def skip(self, at: int) -> int:
        found = BLANK.match(self.text, at)
        return found.end() if found else at

    def note(self, path: Path, at: int) -> None:
        self.lines.setdefault(path, bisect.bisect_left(self.ends, at) + 1)

    def header(self, at: int) -> int:
        """`[table]` or `[[table]]`; one below an array of tables belongs to its last."""
        brackets = 2 if self.text.startswith("[[", at) else 1
        names, end = self.key(at + brackets)
        self.here = ()
        for depth, name in enumerate(names, 1):
            self.here = (*self.here, name)
            self.note(self.here, at)
            if depth == len(names) and brackets == 2:
                self.counts[self.here] = self.counts.get(self.here, 0) + 1
            if self.here in self.counts:
                self.here = (*self.here, self.counts[self.here] - 1)
        self.note(self.here, at)
        return self.text.index("]", end) + brackets

    def key(self, at: int) -> tuple[Path, int]:
        found = KEY.match(self.text, self.skip(at))
        if found is None:
            raise ValueError("there is no key here")
        value = tomllib.loads(f"{found[0]} = 0")
        names: list[str] = []
        while isinstance(value, dict):
            ((name, value),) = value.items()
            names.append(name)
        return tuple(names), found.end()

    def pair(self, at: int, path: Path) -> int:
        names, end = self.key(at)
        whole = (*path, *names)
        self.note(whole, at)
        return self.value(self.skip(self.text.index("=", end) + 1), whole)

    def value(self, at: int, path: Path) -> int:
        opening = self.text[at : at + 1]
        if opening not in ("[", "{"):
            found = STRING.match(self.text, at) or SCALAR.match(self.text, at)
            return found.end() if found else at
        at = self.skip(at + 1)
        count = 0
        while self.text[at] not in "]}":
            if opening == "{":
                at = self.pair(at, path)
            else:
                self.note((*path, count), at)
                at = self.value(at, (*path, count))
                count += 1
            at = self.skip(at)
        return at + 1
