"""What came of each mutant of a sample, as it is kept in a file: they are found again when the rules around them have moved."""

import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from tests.mutants.change import Mutant, Name, mutants, sample
from tests.mutants.trial import KILLED, LATE, PASSED

GONE = "gone"  # its line has been rewritten since it was drawn
EXCUSED = "equivalent"


class Kept(Struct, omit_defaults=True):
    """A mutant by its text, and what came of it: nothing while it has not been tried."""

    path: str
    line: int
    at: str
    was: str
    into: str
    nth: int = 1
    first: str = ""  # what came of it the first time, before anything was done about it
    result: str = ""

    @property
    def where(self) -> str:
        return f"{self.path}:{self.line}"

    @property
    def name(self) -> Name:
        return self.path, self.at, self.was, self.into, self.nth

    @property
    def is_open(self) -> bool:
        return self.result not in KILLED and self.result != EXCUSED

    def ended(self, result: str) -> None:
        self.result = result
        self.first = self.first or result

    def found(self, book: str) -> Mutant | None:
        """The same change in the rules as they are today."""
        found = next((mutant for mutant in mutants(book) if mutant.name == self.name), None)
        if found:
            self.line = found.line
        else:
            self.ended(GONE)
        return found

    def told(self) -> dict[str, Any]:
        return {"where": self.where, "at": self.at, "was": self.was, "is": self.into, "result": self.result}


class Sample(Struct):
    """Mutants that were drawn from a book, and how."""

    book: str
    seed: int
    count: int
    drawn: list[Kept]


def begun(file: Path | None, book: str, seed: int, count: int) -> Sample:
    """The sample of a file, or a new one."""
    if file and file.exists():
        found = msgspec.json.decode(file.read_bytes(), type=Sample)
        if (found.book, found.seed, found.count) != (book, seed, count):
            sys.exit(f"{file} has {found.count} of {found.book}, drawn with {found.seed}: name another file.")
        return found
    drawn = [Kept(each.path, each.line, each.at, each.old, each.new, each.nth) for each in sample(book, count, seed)]
    return Sample(book, seed, count, drawn)


def keep(file: Path, sample: Sample) -> None:
    """A line for each mutant."""
    head = msgspec.json.encode({"book": sample.book, "seed": sample.seed, "count": sample.count})
    lines = b",\n".join(map(msgspec.json.encode, sample.drawn))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(head[:-1] + b',"drawn":[\n' + lines + b"\n]}\n")


def share(results: list[str]) -> float:
    """How many of those that were tried have been killed."""
    tried = [each for each in results if each != EXCUSED]
    return round(sum(each in KILLED for each in tried) / max(len(tried), 1), 3)


def summary(sample: Sample) -> dict[str, Any]:
    done = [each for each in sample.drawn if each.result]
    counts = Counter(each.result for each in done)
    killed = sum(counts[result] for result in KILLED)
    left = [each for each in done if each.is_open]
    return {
        "game": sample.book,
        "seed": sample.seed,
        "drawn": len(done),
        "waiting": len(sample.drawn) - len(done),
        "equivalent": counts[EXCUSED],
        "killed": killed,
        "late": counts[LATE],
        "gone": counts[GONE],
        "survived": counts[PASSED],
        "unclear": len(left) - counts[PASSED] - counts[GONE],
        "first": share([each.first for each in done]),
        "score": share([each.result for each in done]),
        "raw": round(killed / max(len(done), 1), 3),
        "survivors": [each.told() for each in sorted(left, key=lambda each: (each.path, each.line))],
    }
