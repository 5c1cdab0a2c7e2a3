"""Are the words complete? Every entry named in English, every message of use, every message sayable.

A pack of a player's own may do with one language, and without forms of its names. The house's packs must have all.

Looking at the names of messages is cheap and done at each start. Parsing them is thorough and slower; `souterrain packs
check` and the tests do it, and ask of every other language a pack speaks that it lacks nothing. The words themselves are
said in `text`.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser, ast
from msgspec.structs import replace

from souterrain.content.fact import Fact
from souterrain.content.fault import Fault, FileError, guess, open_text, quote
from souterrain.content.grammar import FORMS, attributes, trimmed
from souterrain.content.text import FUNCTIONS, LANGUAGES, Uses, Words, WordsError, is_own, slots, split
from souterrain.content.text import spoken as spoken_in
from souterrain.where import FIRST

# Enough to see that other words use a message: a name where a reference may stand.
REFERENCE = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")
SLOT = re.compile(r"\$([a-zA-Z][\w-]*)")


@dataclass(frozen=True, slots=True)
class Named:
    """A thing that needs a name: an entry with its fact (None if that is bad), or a pack."""

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
        return Fault(str(self.path), "", key, message, self.line_of(key))

    def line_of(self, key: str) -> int:
        """Where a message, or an attribute of it, begins; 0 if it is not there."""
        id, _, attribute = key.partition(".")
        found = id and re.search(rf"^{re.escape(id)} *=", self.source, re.MULTILINE)
        if not found:
            return 0
        start = found.start()
        if attribute and (own := re.search(rf"\n[ \t]+\.{re.escape(attribute)} *=", self.entries.get(id, ""))):
            start += own.start() + 1
        return self.source.count("\n", 0, start) + 1


def faults(shared: Sequence[Path], packs: Sequence[Path], things: Sequence[Named]) -> Iterator[Fault]:
    """What is missing or of no use in the words of some packs, judged by the names of messages."""
    names = {thing.key: thing for thing in things}
    said: dict[str, dict[str, str]] = {
        lang: {} for lang in spoken(packs)
    }  # what each language has, of all packs together
    unread: set[tuple[str, Path]] = set()
    for lang in said:
        ours = set(Words(lang, shared))
        for folder in packs:
            if lang not in spoken((folder,)):
                continue
            file = read(folder, lang)
            if isinstance(file, Fault):
                unread.add((lang, folder))
                yield file
                continue
            used = set(REFERENCE.findall(file.source))
            for key in file.entries:
                if key in ours:
                    yield file.fault(key, "the game itself has a message of this name")
                elif key not in names and key not in used:
                    yield file.fault(key, f"there is nothing of this name{guess(key, names)}")
            said[lang] |= file.entries
    needed = {folder: spoken((folder,)) if is_own(folder) else (FIRST,) for folder in packs}
    for thing in things:
        langs = [lang for lang in needed[thing.folder] if (lang, thing.folder) not in unread]
        yield from unnamed(thing, said, langs)


def spoken(folders: Sequence[Path]) -> tuple[str, ...]:
    """The languages there are files of in some folders. Without English only a pack of a player's own gets by."""
    found = {lang for folder in folders for lang in spoken_in(folder)}
    return (*(() if found and all(map(is_own, folders)) and FIRST not in found else (FIRST,)), *sorted(found - {FIRST}))


def unnamed(thing: Named, said: Mapping[str, Mapping[str, str]], langs: Sequence[str]) -> Iterator[Fault]:
    """What the name of a thing lacks, in all these languages together."""
    what = f"the {thing.kind} {quote(thing.id)}"
    sources = {lang: said[lang][thing.key] for lang in langs if thing.key in said[lang]}
    if langs and not sources:
        yield Fault(str(thing.folder / f"{langs[0]}.ftl"), "", thing.key, f"there is no name for {what}")
    for text in type(thing.fact).texts if thing.fact else ():
        if sources and all(text not in attributes(source) for source in sources.values()):
            lang = next(iter(sources))
            path, message = thing.folder / f"{lang}.ftl", f"{what} lacks .{text}, which its players read"
            yield Fault(str(path), "", f"{thing.key}.{text}", message)
    for text, lent in type(thing.fact).lent.items() if thing.fact else ():
        for lang, source in sources.items():
            for slot in sorted(set(SLOT.findall(attributes(trimmed(source)).get(text, ""))) - {*lent}):
                path, message = thing.folder / f"{lang}.ftl", f"it cannot name ${slot}{guess(slot, lent)}"
                yield Fault(str(path), "", f"{thing.key}.{text}", message)


def thorough(
    shared: Sequence[Path], packs: Sequence[Path], asked: Sequence[Path], things: Sequence[Named]
) -> Iterator[Fault]:
    """What cannot be parsed or said in the words of those packs that are asked about."""
    names = {thing.key: thing for thing in things}
    said: dict[str, dict[str, tuple[File, ast.Message]]] = {lang: {} for lang in spoken(packs)}
    for lang in said:
        found = {folder: read(folder, lang) for folder in packs if lang in spoken((folder,))}
        files = [file for file in found.values() if isinstance(file, File)]
        try:
            words = Words(lang, (*shared, *packs))
        except WordsError:
            continue  # a file of this language or of one that it would borrow from; its fault is told
        for file in files:
            for parsed in parse(file) if file.path.parent in asked else ():
                if isinstance(parsed, Fault):
                    yield parsed
                    continue
                entry, uses = parsed
                key = entry.id.name
                thing = names.get(key) if isinstance(entry, ast.Message) else None
                wrong = list(strange(file, key, uses, words, thing))
                yield from wrong
                if thing and not wrong and isinstance(entry, ast.Message):
                    said[lang][key] = (file, entry)
        for key, (file, message) in said[lang].items():
            yield from unsayable(file, message, words, names[key])
        yield from uneven(said[lang], names)
        for file in files if lang != FIRST else ():
            yield from lacking(file, said.get(FIRST, {}))
    for key, (first, message) in said.get(FIRST, {}).items():
        for lang in said if not is_own(first.path.parent) else ():
            if lang == FIRST or key not in said[lang]:
                continue
            file, other = said[lang][key]
            for text in sorted(texts(message) - texts(other)):
                yield file.fault(f"{key}.{text}", f"missing, but {FIRST}.ftl has it")
            for text in sorted(texts(other) - texts(message)):
                yield first.fault(f"{key}.{text}", f"missing, but {lang}.ftl has it")


def lacking(file: File, first: Mapping[str, tuple[File, ast.Message]]) -> Iterator[Fault]:
    """Names that English has beside a file, and the file has not. A player's own pack may leave a language half done."""
    for key, (beside, _) in first.items() if not is_own(file.path.parent) else ():
        if beside.path.parent == file.path.parent and key not in file.entries:
            yield file.fault(key, f"missing, but {FIRST}.ftl has it")


def check_folder(folder: Path) -> Iterator[Fault]:
    """What is wrong with words that belong to no pack: a game's sentences, or those shared by all."""
    files: list[File] = []
    for lang in LANGUAGES:
        file = read(folder, lang)
        if isinstance(file, Fault):
            yield file
            continue
        files.append(file)
        yield from (found for found in parse(file) if isinstance(found, Fault))
    # Terms are a language's own affair.
    keys = {key: file for file in files for key in file.entries if not key.startswith("-")}
    for file in files:
        for key in sorted(keys.keys() - file.entries.keys()):
            yield file.fault(key, f"missing, but {keys[key].path.name} has it")


def read(folder: Path, lang: str) -> File | Fault:
    path = folder / f"{lang}.ftl"
    try:
        if not path.exists():
            needed = "one language at least" if is_own(folder) else lang
            raise FileError(f"there is no such file; words are needed in {needed}")
        source = open_text(path)
    except FileError as error:
        return Fault(str(path), "", "", str(error))
    return File(path, source, dict(split(source)))


def parse(file: File) -> Iterator[tuple[ast.Message | ast.Term, Uses] | Fault]:
    """The messages and terms of a file with what they use, and a fault for each thing in it that is neither."""
    try:
        body = FluentParser().parse(file.source).body
        uses = [Uses(entry) for entry in body]
    except RecursionError:
        yield file.fault("", "it is nested too deeply")
        return
    seen: set[str] = set()
    for entry, use in zip(body, uses, strict=True):
        if isinstance(entry, ast.Junk):
            note = entry.annotations[0]
            line = file.source.count("\n", 0, note.span.start if note.span else 0) + 1
            yield replace(file.fault("", f"it does not parse: {str(note.message).rstrip('.')}"), line=line)
        elif isinstance(entry, ast.Message | ast.Term):
            key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if key in seen:
                yield file.fault(key, "it is there twice")
            seen.add(key)
            for function in sorted(use.functions - FUNCTIONS):
                yield file.fault(key, f"unknown function {function}{guess(function, FUNCTIONS)}")
            yield entry, use


def strange(file: File, key: str, uses: Uses, words: Words, thing: Named | None) -> Iterator[Fault]:
    """References to what does not exist, in any variant of a message."""
    for other in sorted(uses.entries):
        if other not in words:
            yield file.fault(key, f"it refers to {other}, which does not exist")
    if thing and thing.fact:
        given = slots(thing.fact)
        for variable in sorted(uses.variables - given.keys()):
            yield file.fault(key, f"the {thing.kind} has no ${variable}{guess(variable, given)}")


def unsayable(file: File, message: ast.Message, words: Words, thing: Named) -> Iterator[Fault]:
    """What only shows when it is said: circles, and slots that are missing further down."""
    try:
        words.name(thing.kind, thing.id)
        if thing.fact:
            words.texts(thing.kind, thing.fact)
    except WordsError as error:
        yield file.fault(message.id.name, str(error))


def uneven(said: Mapping[str, tuple[File, ast.Message]], names: Mapping[str, Named]) -> Iterator[Fault]:
    """Names that lack a form which others of their kind have: a sentence would agree with some and not with others."""
    used: dict[str, set[str]] = defaultdict(set)
    for key, (_, message) in said.items():
        used[names[key].kind] |= forms(message)
    for key, (file, message) in said.items():
        for form in sorted(used[names[key].kind] - forms(message)) if not is_own(file.path.parent) else ():
            yield file.fault(f"{key}.{form}", f"missing, but other names of kind {names[key].kind} have it")


def forms(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes if attribute.id.name in FORMS}


def texts(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes} - forms(message)
