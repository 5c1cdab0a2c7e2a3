"""Rules that are broken on purpose: what the tests of a game do not notice, no test proves.

    python -m tests.mutants twister --count 300 --seed 1 --jobs 2 --results twister.json
    python -m tests.mutants twister --excused

Changes one place of the rules at a time and runs those tests of the game's folder that run this place. A mutant is killed when a
test fails, or when a test takes far too much of the processor; a run that ends in any other way (nothing was read, pytest itself
broke, nothing happened any more) proves nothing, and counts as survived. Those that change nothing anybody could notice are named
in `equivalent.toml`, each with its reason. They are not tried; `score` leaves them out, `raw` counts them as survivors.

With `--results` every mutant is written down as it has been tried. Called again with the same file, it draws no others, and tries
those again that were not killed: broken off, it goes on; after a new test, it says what that kills. What came of each the first
time stays written there: `first` is the score before anything was done about the survivors.

Prints the counts and the survivors as JSON; exits with 1 if less than 95 % of those tried were killed. With `--excused` only those
of the book that are excused are tried, all of them; it exits with 1 if one is killed.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from tests.mutants.equivalent import equivalents, excused
from tests.mutants.sample import EXCUSED, Sample, begun, keep, summary
from tests.mutants.trial import KILLED, read_ahead, trials

ENOUGH = 0.95


def run(sample: Sample, jobs: int, narrow: bool, anew: bool, file: Path | None) -> None:
    """Try all that are not killed yet, and write down what comes of each."""
    book = sample.book
    for each in sample.drawn:
        if each.name in equivalents():
            each.ended(EXCUSED)
        elif each.result == EXCUSED:
            each.result = ""  # no longer
    todo = [(each, mutant) for each in sample.drawn if each.is_open and (mutant := each.found(book))]
    todo.sort(key=lambda pair: pair[0].result != "")  # those that nobody has tried come first
    if file:
        keep(file, sample)
    if not todo:
        return
    results = trials(book, [mutant for _, mutant in todo], jobs, narrow, anew)
    for number, (place, result) in enumerate(results, start=1):
        each = todo[place][0]
        each.ended(result)
        if file:
            keep(file, sample)
        if result not in KILLED or number % 20 == 0:
            last = "" if result in KILLED else f": {each.where} {each.was!r} -> {each.into!r} {result}"
            print(f"{book}: {number}/{len(todo)}{last}", file=sys.stderr, flush=True)


def wrongly_excused(book: str, jobs: int, narrow: bool, anew: bool) -> list[dict[str, Any]]:
    """Those that somebody does notice."""
    tried = excused(book)
    killed = []
    for number, (place, result) in enumerate(trials(book, tried, jobs, narrow, anew) if tried else (), start=1):
        each = tried[place]
        if result in KILLED:
            killed.append({"where": each.where, "was": each.old, "is": each.new, "nth": each.nth})
        print(f"{book}: excused {number}/{len(tried)}: {each.where} {result}", file=sys.stderr, flush=True)
    return killed


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description="break rules and see who notices")
    parser.add_argument("book", help="a folder of games, twister or catacombs/soloth; or discs")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--results", type=Path, help="a file to keep what came of each mutant, and to go on from")
    parser.add_argument("--excused", action="store_true", help="try those that are called equivalent")
    parser.add_argument(
        "--narrow", action="store_true", help="show a mutant only to those tests that run it, and to no long ones"
    )
    parser.add_argument("--anew", action="store_true", help="let every trial read the game anew, as a proof: slow")
    options = parser.parse_args()
    read_ahead(options.book)
    if options.excused:
        wrong = wrongly_excused(options.book, options.jobs, options.narrow, options.anew)
        print(json.dumps({"game": options.book, "excused": len(excused(options.book)), "killed": wrong}, indent=1))
        return int(bool(wrong))
    sample = begun(options.results, options.book, options.seed, options.count)
    run(sample, options.jobs, options.narrow, options.anew, options.results)
    result = summary(sample)
    print(json.dumps(result, indent=1, ensure_ascii=False))
    return int(result["score"] < ENOUGH)


if __name__ == "__main__":
    sys.exit(main())
