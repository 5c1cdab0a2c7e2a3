"""Are the words complete? Every entry named in every language, every message of use, every message sayable.

Looking at the names of messages is cheap and done at each start. Parsing them is thorough and slower; `souterrain packs
check` and the tests do it. The words themselves are said in `text`.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, ast

from souterrain.content.fact import Fact
from souterrain.content.fault import Fault, FileError, guess, open_text
from souterrain.content.text import FUNCTIONS, LANGUAGES, Uses, Words, WordsError, slots, split

# The forms of a name that sentences lean on: when one name of a kind has such a form, all need it.
FORMS = ("gender", "plural", "the", "a", "of", "to")

# Enough to see that other words use a message: a name where a reference may stand.
REFERENCE = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")


@dataclass(frozen=True, slots=True)
class Named:
    """A thing that needs a name in every language: an entry with its fact, or a pack, which has none."""

    kind: str
    id: str
    fact: Fact | None
    folder: Path

    @property
    def key(self) -> str:
        return f"{self.kind}-{self.id}"


@dataclass(frozen=True, slots=True)
class File:
    """One Fluent file and the messages and terms in it, unparsed."""

    path: Path
    source: str
    entries: Mapping[str, str]

    def fault(self, key: str, message: str) -> Fault:
        return Fault(str(self.path), "", key, message)


def read(folder: Path, lang: str) -> File | Fault:
    path = folder / f"{lang}.ftl"
    try:
        source = open_text(path)
    except FileError as error:
        return Fault(str(path), "", "", str(error))
    return File(path, source, dict(split(source)))


def faults(shared: Sequence[Path], packs: Sequence[Path], things: Sequence[Named]) -> Iterator[Fault]:
    """What is missing or of no use in the words of some packs, judged by the names of messages."""
    names = {thing.key: thing for thing in things}
    for lang in LANGUAGES:
        ours = set(Words(lang, shared))
        theirs: set[str] = set()
        unread: set[Path] = set()
        for folder in packs:
            file = read(folder, lang)
            if isinstance(file, Fault):
                unread.add(folder)
                yield file
                continue
            used = set(REFERENCE.findall(file.source))
            for key in file.entries:
                if key in ours:
                    yield file.fault(key, "the game itself has a message of this name")
                elif key not in names and key not in used:
                    yield file.fault(key, f"there is nothing of this name{guess(key, names)}")
            theirs |= file.entries.keys()
        for thing in things:
            if thing.key not in theirs and thing.folder not in unread:
                path = thing.folder / f"{lang}.ftl"
                yield Fault(str(path), "", thing.key, f'there is no name for the {thing.kind} "{thing.id}"')


def thorough(shared: Sequence[Path], packs: Sequence[Path], things: Sequence[Named]) -> Iterator[Fault]:
    """What cannot be parsed or said in the words of some packs. To be asked once `faults` has nothing to say."""
    names = {thing.key: thing for thing in things}
    said: dict[str, dict[str, tuple[File, ast.Message]]] = {}
    for lang in LANGUAGES:
        words = Words(lang, (*shared, *packs))
        said[lang] = {}
        for folder in packs:
            file = read(folder, lang)
            if isinstance(file, Fault):
                continue
            wrong = list(strange(file, words, names))
            yield from wrong
            if not wrong:
                said[lang] |= {m.id.name: (file, m) for m in messages(file) if m.id.name in names}
        for key, (file, message) in said[lang].items():
            yield from unsayable(file, message, words, names[key])
        yield from uneven(said[lang], names)
    for one, other in zip(LANGUAGES, reversed(LANGUAGES), strict=True):
        for key in said[one].keys() & said[other].keys():
            file, message = said[one][key]
            for text in sorted(texts(said[other][key][1]) - texts(message)):
                yield file.fault(f"{key}.{text}", f"missing, but {other}.ftl has it")


def check_folder(folder: Path) -> Iterator[Fault]:
    """What is wrong with words that belong to no pack: a game's sentences, or those shared by all."""
    files: dict[str, File] = {}
    for lang in LANGUAGES:
        file = read(folder, lang)
        if isinstance(file, Fault):
            yield file
            continue
        files[lang] = file
        for entry in parse(file):
            if isinstance(entry, Fault):
                yield entry
            else:
                for function in sorted(Uses(entry).functions - FUNCTIONS):
                    yield file.fault(entry.id.name, f"unknown function {function}{guess(function, FUNCTIONS)}")
    for file in files.values():
        for key in sorted(set[str]().union(*(other.entries for other in files.values())) - file.entries.keys()):
            if not key.startswith("-"):
                yield file.fault(key, "missing, but the other language has it")


def parse(file: File) -> Iterator[ast.Message | ast.Term | Fault]:
    """The messages and terms of a file, and what in it is neither."""
    try:
        body = FluentParser().parse(file.source).body
    except RecursionError:
        yield file.fault("", "it is nested too deeply")
        return
    seen: set[str] = set()
    for entry in body:
        if isinstance(entry, ast.Junk):
            note = entry.annotations[0]
            line = file.source.count("\n", 0, note.span.start if note.span else 0) + 1
            yield file.fault("", f"line {line} does not parse: {str(note.message).rstrip('.')}")
        elif isinstance(entry, ast.Message | ast.Term):
            key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if key in seen:
                yield file.fault(key, "this message is there twice")
            seen.add(key)
            yield entry


def messages(file: File) -> list[ast.Message]:
    return [entry for entry in parse(file) if isinstance(entry, ast.Message)]


def strange(file: File, words: Words, names: Mapping[str, Named]) -> Iterator[Fault]:
    """References to what does not exist, in any variant of any message."""
    for entry in parse(file):
        if isinstance(entry, Fault):
            yield entry
            continue
        key = entry.id.name
        uses = Uses(entry)
        for other in sorted(uses.entries):
            if other not in words:
                yield file.fault(key, f"it refers to {other}, which does not exist")
        for function in sorted(uses.functions - FUNCTIONS):
            yield file.fault(key, f"unknown function {function}{guess(function, FUNCTIONS)}")
        if isinstance(entry, ast.Message) and key in names:
            thing = names[key]
            if entry.value is None:
                yield file.fault(key, f'there is no name for the {thing.kind} "{thing.id}", only attributes')
            given = slots(thing.fact) if thing.fact else {}
            for variable in sorted(uses.variables - given.keys()):
                yield file.fault(key, f"the {thing.kind} has no ${variable}{guess(variable, given)}")


def unsayable(file: File, message: ast.Message, words: Words, thing: Named) -> Iterator[Fault]:
    """What only shows when it is said: circles, and slots that are missing further down."""
    try:
        words.name(thing.kind, thing.id)
        if thing.fact:
            for attribute in message.attributes:
                words.text(thing.kind, thing.fact, attribute.id.name)
    except WordsError as error:
        yield file.fault(message.id.name, str(error))


def uneven(said: Mapping[str, tuple[File, ast.Message]], names: Mapping[str, Named]) -> Iterator[Fault]:
    """Names that lack a form which others of their kind have: a sentence would agree with some and not with others."""
    used: dict[str, set[str]] = defaultdict(set)
    for key, (_, message) in said.items():
        used[names[key].kind] |= forms(message)
    for key, (file, message) in said.items():
        for form in sorted(used[names[key].kind] - forms(message)):
            yield file.fault(f"{key}.{form}", f"missing, but other names of kind {names[key].kind} have it")


def forms(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes if attribute.id.name in FORMS}


def texts(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes} - forms(message)
