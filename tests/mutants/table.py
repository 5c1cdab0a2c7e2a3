"""What came of the samples that are kept, as `docs/mutants.md` shows it: `python -m tests.mutants.table` writes it there."""

import re
import sys
from pathlib import Path

import msgspec

from tests.mutants.sample import GONE, Kept, Sample, summary

RESULTS = Path(__file__).with_name("results")
PAGE = Path(__file__).parents[2] / "docs" / "mutants.md"
NAMES = {
    "twister": "Dungeon Twister",
    "claustrophobia": "Claustrophobia",
    "conquest": "Conquest",
    "catacombs": "Catacombs",
    "catacombs/soloth": "The Cavern of Soloth",
    "discs": "what games of discs share",
}
BEGUN, DONE = "<!-- python -m tests.mutants.table -->\n", "<!-- up to here -->\n"
HEAD = """\
| book | drawn | equivalent | killed | of these late | gone | survived | first | score | raw |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
"""


def samples() -> list[Sample]:
    """In the order of the names; every book has its file."""
    files = [RESULTS / f"{Path(book).name}.json" for book in NAMES]
    return [msgspec.json.decode(file.read_bytes(), type=Sample) for file in files]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def row(name: str, sample: Sample) -> str:
    told = summary(sample)
    left = told["survived"] + told["unclear"]
    numbers = (told["drawn"], told["equivalent"], told["killed"], told["late"], told["gone"], left)
    shares = (told["first"], told["score"], told["raw"])
    return f"| {' | '.join([name, *map(str, numbers), *map(percent, shares)])} |\n"


def survivor(each: Kept) -> str:
    """What is kept as code in Markdown; a bar would end its column."""
    was, into = (" ".join(text.split()).replace("|", r"\|") for text in (each.was, each.into))
    return f"- `{each.path}`, `{was}` read as `{into}`\n"


def page() -> str:
    """The table, and what survives."""
    found = samples()
    every = Sample("", 0, 0, [each for sample in found for each in sample.drawn])
    table = HEAD + "".join(row(NAMES[sample.book], sample) for sample in found) + row("all", every)
    left = [survivor(each) for each in every.drawn if each.is_open and each.result != GONE]
    return table + ("\nWhat survives:\n\n" + "".join(left) if left else "\nNone survives that is still there.\n")


def written(text: str) -> str:
    """A page with today's table between its marks."""
    marked = re.compile(f"{re.escape(BEGUN)}.*{re.escape(DONE)}", re.DOTALL)
    assert marked.search(text), f"{PAGE.name} has no place for the table"
    return marked.sub(lambda _: f"{BEGUN}{page()}{DONE}", text)


def main() -> int:
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
