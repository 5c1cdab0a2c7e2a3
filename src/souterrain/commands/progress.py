"""How far a long piece of work has come: a bar, the rate and the time left, for who looks on at a terminal.

Elsewhere it is quiet. With `--json`, programs read lines of JSON instead, at most one a second. Both go to the error stream, so
that results can be piped.
"""

import json
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from types import TracebackType
from typing import Self, TextIO, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.text import Text

T = TypeVar("T")
EVERY = 1.0  # second between two lines of JSON


class Progress:
    """One piece of work, of which some may have been done another day: `with Progress("games", 100, done=20) as told`."""

    def __init__(
        self,
        what: str,
        total: int,
        done: int = 0,
        *,
        lines: bool = False,
        out: TextIO | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._what = what
        self._total = total
        self._kept = self._done = done
        self._out = out or sys.stderr
        self._lines = lines
        self._clock = clock
        self._begun = self._told = clock()
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), _Rate(), TimeRemainingColumn())
        is_seen = self._out.isatty() and not lines
        self._bar = Bar(*columns, console=Console(file=self._out), transient=True, disable=not is_seen)

    def __enter__(self) -> Self:
        self._bar.start()
        self._task = self._bar.add_task(self._what, total=self._total, completed=self._done, kept=self._kept)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._bar.stop()
        if self._lines:
            self._tell()

    def advance(self, by: int = 1) -> None:
        self._done += by
        self._bar.advance(self._task, by)
        if self._lines and self._clock() - self._told >= EVERY:
            self._tell()

    def _tell(self) -> None:
        self._told = self._clock()
        spent = self._told - self._begun
        rate = (self._done - self._kept) / spent if spent > 0 else 0.0
        left = round((self._total - self._done) / rate, 1) if rate else None
        line = {
            "work": self._what,
            "done": self._done,
            "of": self._total,
            "per_second": round(rate, 3),
            "seconds_left": left,
        }
        print(json.dumps(line, ensure_ascii=False), file=self._out, flush=True)


class _Rate(ProgressColumn):
    """How many a second, of those done since the bar began."""

    def render(self, task: Task) -> Text:
        spent = task.elapsed or 0.0
        rate = (task.completed - task.fields.get("kept", 0)) / spent if spent else 0.0
        return Text(f"{rate:.3g}/s", style="dim")


def watched(work: Iterable[T], what: str, total: int, *, lines: bool = False) -> Iterator[T]:
    """The same work, while somebody looks on."""
    with Progress(what, total, lines=lines) as told:
        for each in work:
            yield each
            told.advance()
