"""Packs with a mistake in them: each is refused with a sentence, or games with it run clean.

    python -m tests.content.mutants --count 3000 --seed 1 --jobs 2

A mutant is one of the house's packs with one thing changed: a key dropped or doubled, a name misspelt, effects swapped between
their places, a number or a type that is wrong, a list emptied, words missing. Prints the counts as JSON and exits with 1 after a
failure.
"""

import argparse
import copy
import dataclasses
import json
import math
import re
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from importlib import import_module
from multiprocessing import Pool
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from msgspec import Struct
from msgspec.structs import asdict, replace

from souterrain.commands.progress import watched
from souterrain.content import ROOT, PackError, load, text, wording
from souterrain.content.grammar import ATTRIBUTE
from souterrain.discs.table import DiscGame
from souterrain.games import find
from souterrain.lab.trial import trial

PACKS = ROOT / "packs"
BOOKS = tuple(sorted(f"{folder.parent.name}/{folder.name}" for folder in PACKS.glob("*/*")))
NUMBERS = (-1, 0, 1, 2, 3, 5, 7, 9, 12, 60, 250, 999, 10_000, 10**12, -0.5, 0.5, 1.5, math.inf, math.nan)
OTHERS: tuple[Any, ...] = ("x", "", 3, 0, 1.5, True, [], {}, ["x"], {"do": "x"}, [[]], [{}])
QUESTIONS, WITH_DISCS = 150, 60  # decisions of a game that is tried; one with discs is slow

Files = dict[str, Any]  # TOML files as tables, Fluent files as text
Path_ = tuple[str | int, ...]


class Mutant(Struct, frozen=True):
    """What was changed, and what became of it: `refused`, `clean`, `same` (nothing changed) or a `failure`."""

    book: str
    seed: int
    change: str
    outcome: str
    told: str = ""


# Changing


@cache
def files_of(book: str) -> Files:
    folder = PACKS / book
    found: Files = {}
    for path in sorted(folder.iterdir()):
        source = path.read_text("utf-8")
        found[path.name] = tomllib.loads(source) if path.suffix == ".toml" else source
    return found


@cache
def places_of(book: str) -> tuple[tuple[str, Path_], ...]:
    """Every table, key and item of a pack's facts."""
    return tuple(
        (file, path)
        for file, table in files_of(book).items()
        if file.endswith(".toml") and file != "pack.toml"
        for path in walk(table)
        if len(path) > 1
    )


def walk(value: Any, path: Path_ = ()) -> Iterator[Path_]:
    yield path
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in pairs:
        yield from walk(item, (*path, key))


def at(value: Any, path: Path_) -> Any:
    for step in path:
        value = value[step]
    return value


def put(files: Files, file: str, path: Path_, value: Any) -> None:
    at(files[file], path[:-1])[path[-1]] = value


def spot(book: str, rng: Random, fits: Callable[[Any, Path_], bool]) -> tuple[str, Path_]:
    """A place of a pack that a change fits. All keys are as likely, be there one of them or a hundred."""
    files = files_of(book)
    keys: dict[tuple[str, ...], list[tuple[str, Path_]]] = {}
    for file, path in places_of(book):
        if fits(at(files[file], path), path):
            keys.setdefault(tuple(str(step) for step in path if isinstance(step, str)), []).append((file, path))
    return rng.choice(keys[rng.choice(list(keys))])


def like(book: str, path: Path_, rng: Random) -> Any:
    """What stands under the same key elsewhere in the book."""
    files = files_of(book)
    key = [step for step in path if isinstance(step, str)][-1]
    found = [
        (f, p) for f, p in places_of(book) if p[-1] == key or (isinstance(p[-1], int) and len(p) > 2 and p[-2] == key)
    ]
    file, other = rng.choice(found)
    return copy.deepcopy(at(files[file], other))


def misspelt(word: str, rng: Random) -> str:
    if not word:
        return "x"
    n = rng.randrange(len(word))
    return rng.choice([word[:n] + word[n + 1 :], word[:n] + word[n] + word[n:], f"{word}x", word.upper(), f" {word}"])


def drop(files: Files, book: str, rng: Random) -> str:
    file, path = spot(book, rng, lambda value, path: len(path) > 2)
    del at(files[file], path[:-1])[path[-1]]
    return f"drop {file} {path}"


def drop_entry(files: Files, book: str, rng: Random) -> str:
    """A whole entry, words and all, as somebody would who does not want it."""
    file, path = spot(book, rng, lambda value, path: len(path) == 2)
    entry = at(files[file], path)
    del at(files[file], path[:-1])[path[-1]]
    for lang in text.LANGUAGES:
        messages = dict(text.split(files[f"{lang}.ftl"]))
        messages.pop(f"{path[0]}-{entry['id']}", None)
        files[f"{lang}.ftl"] = "".join(messages.values())
    return f"drop entry {file} {path[0]} {entry['id']}"


def double(files: Files, book: str, rng: Random) -> str:
    file, path = spot(book, rng, lambda value, path: isinstance(value, list) and bool(value))
    items = at(files[file], path)
    items.append(copy.deepcopy(rng.choice(items)))
    return f"double {file} {path}"


def misspell(files: Files, book: str, rng: Random) -> str:
    file, path = spot(book, rng, lambda value, path: isinstance(value, str))
    word = misspelt(at(files[file], path), rng)
    put(files, file, path, word)
    return f"misspell {file} {path}: {word!r}"


def misspell_key(files: Files, book: str, rng: Random) -> str:
    file, path = spot(book, rng, lambda value, path: isinstance(path[-1], str) and len(path) > 2)
    table, key = at(files[file], path[:-1]), path[-1]
    table[misspelt(str(key), rng)] = table.pop(key)
    return f"misspell key {file} {path}"


def swap(files: Files, book: str, rng: Random) -> str:
    """What another entry has under this key."""
    file, path = spot(book, rng, lambda value, path: len(path) > 2 and path[-1] not in ("id", "source"))
    value = like(book, path, rng)
    put(files, file, path, value)
    return f"swap {file} {path}: {value!r}"[:300]


def swap_effect(files: Files, book: str, rng: Random) -> str:
    """An effect of another place; half the time another of the same place."""

    def is_effect(value: Any, path: Path_) -> bool:
        return isinstance(value, dict) and "do" in value

    file, path = spot(book, rng, is_effect)
    for _ in range(50):
        other, there = spot(book, rng, is_effect)
        if rng.random() < 0.5 or (path[0], path[2]) == (there[0], there[2]):
            break
    value = copy.deepcopy(at(files_of(book)[other], there))
    put(files, file, path, value)
    return f"swap effect {file} {path}: {value!r}"


def add_effect(files: Files, book: str, rng: Random) -> str:
    """One effect more, from anywhere."""
    file, path = spot(
        book, rng, lambda v, path: isinstance(v, list) and bool(v) and isinstance(v[0], dict) and "do" in v[0]
    )
    other, there = spot(book, rng, lambda value, path: isinstance(value, dict) and "do" in value)
    value = copy.deepcopy(at(files_of(book)[other], there))
    at(files[file], path).append(value)
    return f"add effect {file} {path}: {value!r}"


def number(files: Files, book: str, rng: Random) -> str:
    def is_number(value: Any, path: Path_) -> bool:
        return isinstance(value, int | float) and not isinstance(value, bool)

    file, path = spot(book, rng, is_number)
    value = at(files[file], path)
    new = rng.choice([*NUMBERS, value + 1, value - 1, value + 1, value - 1, value * 2])
    put(files, file, path, new)
    return f"number {file} {path}: {value} to {new}"


def add_number(files: Files, book: str, rng: Random) -> str:
    """A key that other entries of the kind have."""
    file, path = spot(book, rng, lambda value, path: len(path) == 2)
    others = [entry for table in files_of(book).values() if isinstance(table, dict) for entry in table.get(path[0], ())]
    key, value = rng.choice([pair for entry in others if isinstance(entry, dict) for pair in entry.items()])
    if key in ("id", "source"):
        key, value = rng.choice([("uses", 1), ("copies", 3), ("inherit", "base:x"), ("magic", 1), ("colour", "red")])
    at(files[file], path)[key] = copy.deepcopy(value)
    return f"add {file} {path}: {key} = {value!r}"[:300]


def wrong_type(files: Files, book: str, rng: Random) -> str:
    file, path = spot(book, rng, lambda value, path: len(path) > 2)
    value = rng.choice(OTHERS)
    put(files, file, path, copy.deepcopy(value))
    return f"type {file} {path}: {value!r}"


def empty(files: Files, book: str, rng: Random) -> str:
    file, path = spot(book, rng, lambda value, path: isinstance(value, list | dict | str) and len(path) > 2)
    put(files, file, path, type(at(files[file], path))())
    return f"empty {file} {path}"


def words(files: Files, book: str, rng: Random) -> str:
    """A message or an attribute dropped, misspelt or broken in one language, or in both."""
    langs = rng.choice([("en",), ("fr",), ("en", "fr")])
    messages = {lang: dict(text.split(files[f"{lang}.ftl"])) for lang in langs}
    key = rng.choice(sorted(messages[langs[0]]))
    how = rng.choice(["drop", "misspell", "attribute", "break", "slot"])
    for lang in langs:
        source = messages[lang].get(key, "")
        if how == "drop":
            source = ""
        elif how == "misspell":
            source = source.replace(key, f"{key}x", 1)
        elif how == "attribute":
            source = "".join(part for n, part in enumerate(ATTRIBUTE.split(source)) if n == 0)
        elif how == "break":
            source = source.replace("}", "", 1) if "}" in source else source + "    { \n"
        else:
            source = source.replace("{ $", "{ $x", 1)
        messages[lang][key] = source
        files[f"{lang}.ftl"] = "".join(messages[lang].values())
    return f"words {how} {langs} {key}"


def no_language(files: Files, book: str, rng: Random) -> str:
    lang = rng.choice(text.LANGUAGES)
    del files[f"{lang}.ftl"]
    return f"without {lang}"


CHANGES = {
    drop: 10,
    drop_entry: 5,
    double: 5,
    misspell: 6,
    misspell_key: 3,
    swap: 16,
    swap_effect: 12,
    add_effect: 4,
    number: 18,
    add_number: 7,
    wrong_type: 5,
    empty: 4,
    words: 4,
    no_language: 1,
}
OF_WORDS = (words, no_language, drop_entry)


# Judging


def mutant(book: str, seed: int, length: int = 1, player: str = "random") -> Mutant:
    rng = Random(f"{book}/{seed}")
    files = copy.deepcopy(files_of(book))
    change = rng.choices([*CHANGES], [*CHANGES.values()])[0]
    made = change(files, book, rng)
    if repr(files) == repr(files_of(book)):
        return Mutant(book, seed, made, "same")
    with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
        home = Path(folder)
        write(home, files)
        entry, chance = entry_of(files, made), rng.getstate()
        with sure_of_words(change not in OF_WORDS):
            outcome, told = judge(book, home, entry, rng, length, player)
        if (
            outcome == "failure" and change not in OF_WORDS
        ):  # words may speak of what was changed: whoever loads it says them all
            rng.setstate(chance)
            outcome, told = judge(book, home, entry, rng, length, player)
    return Mutant(book, seed, made, outcome, told)


def entry_of(files: Files, made: str) -> tuple[str, str] | None:
    """The kind and id of the entry that a change was made in, told by the place in its description."""
    found = re.search(r"(\w+\.toml) \(\'(\w+)\', (\d+)", made)
    if not found:
        return None
    file, kind, number = found.groups()
    entries = files[file].get(kind)
    entry = entries[int(number)] if isinstance(entries, list) and int(number) < len(entries) else None
    return (kind, str(entry.get("id"))) if isinstance(entry, dict) else None


@contextmanager
def sure_of_words(are_sound: bool) -> Iterator[None]:
    """Saying all words of a pack takes long; where they were not touched they are known to be good."""
    if not are_sound:
        yield
        return
    with patch.object(wording, "thorough", lambda *_: ()):
        yield


def judge(
    book: str, folder: Path, changed: tuple[str, str] | None, rng: Random, length: int, player: str
) -> tuple[str, str]:
    name, _, pack = book.partition("/")
    game = find(name).with_packs((pack,))
    try:
        loaded = load(game.content_type, game.effects, [folder])
    except PackError as error:
        told = [str(fault) for fault in error.faults]
        sound = bool(told) and all(len(fault) > 20 and "Traceback" not in fault for fault in told)
        return ("refused", told[0]) if sound else ("failure", f"refused without a sentence: {told}")
    except Exception as error:
        return "failure", f"load: {type(error).__name__}: {error}"
    if changed and player == "random":  # whoever looks would see the pack itself
        loaded = dataclasses.replace(loaded, content=in_the_light(loaded.content, book, *changed))
    scenarios = list(game.scenarios(loaded.content)) or [""]
    named = [scenario for scenario in scenarios if changed and scenario == changed[1]] or scenarios
    most = length * (WITH_DISCS if issubclass(game, DiscGame) else QUESTIONS)
    # Who thinks reads the packs for itself; an expansion is known by its name alone.
    packs = (pack,) if pack in find(name).expansions else (f"{folder}/",)
    played = trial(game, loaded, packs, rng.choice(named), rng.randrange(1 << 30), most=most, player=player)
    if played.broken:
        return "failure", f"play {played.scenario} {played.seed}, {played.decisions}: {played.broken} ({played.where})"
    return "clean", ""


def in_the_light(content: Any, book: str, kind: str, id: str) -> Any:
    """The same content with the changed thing in everybody's hands, as the folder of tests of its game knows how; unless a pack
    could not say so."""
    name, _, pack = book.partition("/")
    folder = pack if pack in find(name).expansions else name
    light = import_module(f"tests.{folder}.light").light
    lit = replace(content, **light(content, kind, id)) if id in getattr(content, kind) else content
    return content if any(lit.check()) else lit


def write(folder: Path, files: Files) -> None:
    for name, content in files.items():
        source = content if isinstance(content, str) else toml(content)
        (folder / name).write_text(source, encoding="utf-8")


def toml(document: dict[str, Any]) -> str:
    lines = [f"{key} = {inline(value)}\n" for key, value in document.items() if not is_entries(value)]
    for kind, entries in document.items():
        for entry in entries if is_entries(entries) else ():
            lines += [f"[[{kind}]]\n", *(f"{inline_key(key)} = {inline(value)}\n" for key, value in entry.items())]
    return "".join(lines)


def is_entries(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, dict) for item in value)


def inline_key(key: str) -> str:
    return key if key.replace("-", "").replace("_", "").isalnum() and key.isascii() else json.dumps(key)


def inline(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, list):
        return f"[{', '.join(map(inline, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{inline_key(key)} = {inline(item)}' for key, item in value.items())} }}"
    return repr(value)


# The campaign


def task(number: int, length: int, player: str) -> Mutant:
    return mutant(BOOKS[number % len(BOOKS)], number, length, player)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--count", type=int, default=3000, help="how many mutants")
    parser.add_argument("--seed", type=int, default=0, help="the number of the first")
    parser.add_argument("--length", type=int, default=1, help="how many times as long to play as the tests do")
    parser.add_argument("--player", default="random", help="who plays: random, or one who looks, such as habit")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    asked = parser.parse_args()
    numbers = range(asked.seed, asked.seed + asked.count)
    counts: Counter[str] = Counter()
    failures = []
    with Pool(asked.jobs) as pool:
        made_of = pool.imap_unordered(partial(task, length=asked.length, player=asked.player), numbers, chunksize=16)
        for made in watched(made_of, "mutants of packs", asked.count):
            counts[made.outcome] += 1
            if made.outcome == "failure":
                failures.append(made)
                print(f"{made.book} {made.seed}: {made.change}: {made.told}", file=sys.stderr, flush=True)
    summary = {"mutants": asked.count, "refused": counts["refused"], "played_clean": counts["clean"]}
    summary |= {"unchanged": counts["same"], "failures": [asdict(each) for each in failures]}
    print(json.dumps(summary, indent=2, ensure_ascii=False))
    return int(bool(failures))


if __name__ == "__main__":
    sys.exit(main())
