"""Every number of our packs at the ends of its range and beside where it stands: games with it run clean, or it is refused.

    python -m tests.content.sweep --jobs 2 --length 3

A mutant of `mutants` changes anything at all, anywhere; this is one change in all places. A key of a kind, or of an effect, is
tried in one entry; of a scenario, in each. A key that nobody gives is tried too. Prints the counts as JSON and exits with 1 after a
failure.
"""

import argparse
import copy
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any, Literal, NamedTuple

from msgspec.structs import asdict

from souterrain.commands.progress import watched
from souterrain.content import Effect
from souterrain.content.fact import kinds
from souterrain.content.shape import Shape, fields_of, is_within, shape_of
from souterrain.games import find
from tests.content.mutants import BOOKS, Mutant, Path_, at, files_of, judge, places_of, put, sure_of_words, write


class Case(NamedTuple):
    book: str
    file: str
    path: Path_
    value: float


@cache
def cases(book: str) -> tuple[Case, ...]:
    """Each number with each value, in an order that mixes them: whoever takes a few takes them from everywhere."""
    places = {key_of(book, file, path): (file, path) for file, path in reversed(numbers(book))}
    found = [
        Case(book, file, path, value)
        for file, path in [*places.values(), *unsaid(book)]
        for value in values(shape_at(book, file, path), said_at(book, file, path))
    ]
    Random(book).shuffle(found)
    return tuple(found)


def numbers(book: str) -> list[tuple[str, Path_]]:
    return [(file, path) for file, path in places_of(book) if is_number(at(files_of(book)[file], path))]


def is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def key_of(book: str, file: str, path: Path_) -> tuple[Any, ...]:
    """What a place is one of: the same key of the same kind, or of the same effect. Each scenario is a world of its own."""
    table = files_of(book)[file]
    effects = [at(table, path[:n]).get("do") for n in range(len(path)) if isinstance(at(table, path[:n]), dict)]
    own = at(table, path[:2])["id"] if path[0] == "scenario" else ""
    return own, *(step for step in path if isinstance(step, str)), *effects


def unsaid(book: str) -> Iterator[tuple[str, Path_]]:
    """Numbers that no entry of a kind gives: each in the first of them."""
    entries = {(path[0], file): path for file, path in reversed(places_of(book)) if len(path) == 2}
    given = {(path[0], path[2]) for _, path in places_of(book) if len(path) > 2}
    for kind, fact in kinds(game_of(book).content_type).items():
        files = sorted(file for name, file in entries if name == kind)
        for key, field in fields_of(fact).items():
            if files and (kind, key) not in given and shape_of(field.type).plain in (int, float):
                yield files[0], (kind, 0, key)


def game_of(book: str) -> Any:
    name, _, pack = book.partition("/")
    return find(name).with_packs((pack,))


def said_at(book: str, file: str, path: Path_) -> float | None:
    entry = at(files_of(book)[file], path[:-1])
    found: float | None = entry.get(path[-1]) if isinstance(entry, dict) else entry[path[-1]]
    return found


def shape_at(book: str, file: str, path: Path_) -> Shape:
    """What is declared for a place."""
    game = game_of(book)
    kind, number, *steps = path
    shape, value = shape_of(kinds(game.content_type)[str(kind)]), at(files_of(book)[file], (kind, number))
    for step in steps:
        if shape.plain is Effect:
            shape = shape_of(fields_of(game.effects[value["do"]].schema)[str(step)].type)
        elif shape.is_table:
            shape = shape_of(fields_of(shape.plain)[str(step)].type)
        elif shape.origin is dict:
            shape = shape_of(shape.arguments[1])
        else:
            shape = shape_of(shape.arguments[0 if shape.is_open else int(step)])
        value = value.get(step) if isinstance(value, dict) else value[step]
    return shape


def values(shape: Shape, said: float | None) -> list[float]:
    """The ends of its range, what stands beside them, and what stands beside what is there."""
    if shape.origin is Literal:
        return [value for value in shape.arguments if value != said]
    meta = shape.meta
    step = meta.multiple_of or 1
    least, most = meta.ge, meta.le
    near = [said - step, said + step, said * 2, said / 2] if said is not None else []
    tried = [least, most, *([least + step] if least is not None else []), *near]
    whole = shape.plain is int
    found = {int(value) if whole else float(value) for value in tried if value is not None}
    return sorted(value for value in found if value != said and is_within(value, meta))


def judged(case: Case, length: int = 1) -> Mutant:
    """What becomes of a pack in which one number is another."""
    book, file, path, value = case
    files = copy.deepcopy(files_of(book))
    put(files, file, path, value)
    kind, number = path[:2]
    entry = str(at(files[file], (kind, number))["id"])
    with tempfile.TemporaryDirectory(prefix="sweep-") as folder, sure_of_words(True):
        write(Path(folder), files)
        rng = Random(f"{book}/{path}/{value}")
        outcome, told = judge(book, Path(folder), (str(kind), entry), rng, length, "random")
    told_path = ".".join(map(str, path[2:]))
    return Mutant(book, 0, f"{kind} {entry} {told_path}: {said_at(book, file, path)} to {value}", outcome, told)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--book", choices=BOOKS, help="only this one")
    parser.add_argument("--count", type=int, help="so many of each, not all")
    parser.add_argument("--length", type=int, default=1, help="how many times as long to play as the tests do")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    asked = parser.parse_args()
    all_cases = [case for book in ([asked.book] if asked.book else BOOKS) for case in cases(book)[: asked.count]]
    counts: Counter[str] = Counter()
    failures = []
    with Pool(asked.jobs) as pool:
        made_of = pool.imap_unordered(partial(judged, length=asked.length), all_cases, chunksize=4)
        for made in watched(made_of, "numbers in packs", len(all_cases)):
            counts[made.outcome] += 1
            if made.outcome == "failure":
                failures.append(made)
                print(f"{made.book} {made.change}: {made.told}", file=sys.stderr, flush=True)
    summary = {"cases": len(all_cases), "refused": counts["refused"], "played_clean": counts["clean"]}
    print(json.dumps(summary | {"failures": [asdict(each) for each in failures]}, indent=2, ensure_ascii=False))
    return int(bool(failures))


if __name__ == "__main__":
    sys.exit(main())
