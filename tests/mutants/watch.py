"""Which lines of the rules are run: as the tests of a folder are read, and by each of them."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

from msgspec import Struct

from tests.mutants.change import PACKAGE, Mutant


class Ran(Struct):
    """How long the processor took for something while it was watched, and which lines of the rules it ran."""

    seconds: float
    lines: dict[str, list[int]]  # by their files

    @property
    def breadth(self) -> float:
        return self.seconds * sum(map(len, self.lines.values()))

    def runs(self, mutant: Mutant) -> bool:
        return any(mutant.line <= line <= mutant.last for line in self.lines.get(mutant.path, ()))


class Atlas(Struct):
    """What the reading of the tests has run, and what each test by its id."""

    reading: Ran
    tests: dict[str, Ran]

    def by_breadth(self, tests: set[str]) -> list[str]:
        """Those first that run little else."""
        return sorted(tests, key=lambda name: (self.tests[name].breadth, name))

    def running(self, mutant: Mutant) -> list[str]:
        """The tests that run what a mutant has changed; after them all others, if it is run as the file is read, or never."""
        found = {name for name, ran in self.tests.items() if ran.runs(mutant)}
        others = {*self.tests} - found if self.reading.runs(mutant) or not found else set()
        return self.by_breadth(found) + self.by_breadth(others)


@contextmanager
def watched(files: set[str]) -> Iterator[Ran]:
    """What of some files is run meanwhile."""
    seen: set[tuple[str, int]] = set()
    ran = Ran(0.0, {})

    def inside(frame: FrameType, event: str, _: Any) -> Any:
        seen.add((frame.f_code.co_filename, frame.f_lineno))
        return inside

    def entered(frame: FrameType, event: str, _: Any) -> Any:
        return inside(frame, event, None) if frame.f_code.co_filename in files else None

    began = time.process_time()
    sys.settrace(entered)
    try:
        yield ran
    finally:
        sys.settrace(None)
        ran.seconds = time.process_time() - began
        for file, line in sorted(seen):
            ran.lines.setdefault(str(Path(file).relative_to(PACKAGE)), []).append(line)
