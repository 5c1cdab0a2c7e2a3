"""Words in one language: sentences with slots, and names that know their grammar. Project Fluent underneath.

Words lie in a file for each language (`en.ftl`, `fr.ftl`) of several folders: those shared by all games, the game's, each
pack's; later ones win. What a language lacks is said in English. The page reads the same files, so a function offered to
translators here needs its twin there. Whether the words of a pack are complete is asked in `wording`.
"""

import functools
import itertools
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, overload

import msgspec
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from souterrain.content import grammar
from souterrain.content.effect import Effect
from souterrain.content.fact import Fact
from souterrain.content.fault import FileError, open_text
from souterrain.content.grammar import FORMS
from souterrain.content.shelf import is_on_shelf
from souterrain.content.word import Called, Link, Phrase, Several, Word
from souterrain.where import FIRST, ROOT, languages, words_in

LANGUAGES = languages()
"""The languages there were words in when the program began."""

# What translators may call; the page has the same.
FUNCTIONS = frozenset({"GENDER", "FORM", "NAME", "NUMBER", "DATETIME"})

# What stands between words of which the last has no link of its own.
BETWEEN: Mapping[str, str] = {"then": " → ", "comma": ", ", "dot": " · "}

# Only a message or a term starts in the first column with a name and an equals sign, in any file that parses.
START = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


class WordsError(LookupError):
    """A sentence cannot be said; the message names its key, the language and the reason."""


class Name(str):
    """What a thing is called, with the grammar: `forms` are its message's attributes, such as `gender` or `plural`."""

    __slots__ = ("forms",)
    forms: Mapping[str, str]

    def __new__(cls, text: str, forms: Mapping[str, str] | None = None) -> "Name":
        name = super().__new__(cls, text)
        name.forms = MappingProxyType(dict(forms or {}))
        return name

    def __reduce__(self) -> tuple[type["Name"], tuple[str, dict[str, str]]]:
        return Name, (str(self), dict(self.forms))

    @property
    def gender(self) -> str:
        return self.forms.get("gender", "")


class Words:
    """The words of one language. A message is parsed when it is first said, so that starting costs next to nothing."""

    __slots__ = ("_bundle", "_names", "_parsed", "_sources", "lang")

    def __init__(self, lang: str, folders: Iterable[Path]) -> None:
        self.lang = lang
        self._sources: dict[str, str] = {}
        self._parsed: set[str] = set()
        self._names: dict[tuple[str, str], Name] = {}
        functions: dict[str, Any] = {"GENDER": gender, "FORM": form, "NAME": lambda id, kind: self.name(kind, id)}
        self._bundle = FluentBundle([lang, FIRST], functions=functions, use_isolating=False)
        self._sources.update(sources(lang, folders))

    def __iter__(self) -> Iterator[str]:
        return iter(self._sources)

    def __contains__(self, key: object) -> bool:
        """`key` is `message` or `message.attribute`."""
        message, _, attribute = str(key).partition(".")
        return message in self._sources and (not attribute or attribute in self._message(message).attributes)

    @property
    def sources(self) -> Mapping[str, str]:
        """The messages and terms by name, unparsed: what a page needs to say the same."""
        return MappingProxyType(self._sources)

    def say(self, key: str, /, **slots: str | int | float) -> str:
        """A sentence with its slots filled. `key` is `message` or `message.attribute`."""
        return self._say(key, slots)

    def name(self, kind: str, id: str) -> Name:
        """What a thing is called."""
        if (kind, id) not in self._names:
            key = f"{kind}-{id}"
            forms = [form for form in FORMS if form in self._message(key).attributes]
            self._names[kind, id] = Name(self._say(key, {}), {form: self._say(f"{key}.{form}", {}) for form in forms})
        return self._names[kind, id]

    def numbered(self, kind: str, id: str, number: int) -> Name:
        """What one of several things of the same name is called: Blade 2, with the grammar of Blade."""
        key = f"{id} {number}"
        if (kind, key) not in self._names:
            name = self.name(kind, id)
            slots: dict[str, str | int | float] = {"name": name, "number": number}
            said = [form for form in self._message("name-numbered").attributes if form in name.forms]
            forms = {form: self._say(f"name-numbered.{form}", slots) for form in said}
            self._names[kind, key] = Name(self._say("name-numbered", slots), {**name.forms, **forms})
        return self._names[kind, key]

    @overload
    def spell(self, word: Called | Phrase | Several) -> Name: ...
    @overload
    def spell(self, word: Word) -> str | int: ...
    def spell(self, word: Word) -> str | int:
        """A word as it is said in this language; a name with its grammar."""
        if isinstance(word, Called):
            name = self.numbered(word.kind, word.id, word.number) if word.number else self.name(word.kind, word.id)
            return Name(name, {**name.forms, **self._forms(word.forms)}) if word.forms else name
        if isinstance(word, Phrase):
            slots = {slot: self.spell(each) for slot, each in word.slots.items()}
            like = slots.get(word.form_of)
            known = like.forms if isinstance(like, Name) else {}
            forms = {
                form: text if form == "gender" else self._say(word.key, {**slots, word.form_of: text})
                for form, text in known.items()
            }
            return Name(self._say(word.key, slots), {**forms, **self._forms(word.forms)})
        if isinstance(word, Several):
            return self.joined([self.spell(each) for each in word.words], word.by)
        return word

    def _forms(self, forms: Mapping[str, Word]) -> dict[str, str]:
        said = {form: self.spell(word) for form, word in forms.items()}
        return {
            form: name.forms.get("the", str(name)) if isinstance(name, Name) else str(name)
            for form, name in said.items()
        }

    def joined(self, names: Sequence[str | int], by: Link = "and") -> Name:
        """Several names as one: each form of it joins that form of all."""
        forms = {form for name in names if isinstance(name, Name) for form in name.forms}
        return Name(
            self._join([str(name) for name in names], by),
            {form: self._join([_form(name, form) for name in names], by) for form in forms},
        )

    def _join(self, texts: Sequence[str], by: Link) -> str:
        """The language links the last of them; the others only follow one another."""
        if by in BETWEEN:
            return BETWEEN[by].join(texts)
        *rest, last = texts or ("",)
        return self._say(f"list-{by}", {"rest": ", ".join(rest), "last": last}) if rest else last

    def text(self, kind: str, fact: Fact, attribute: str = "text") -> str:
        """What is written on a thing, with the numbers of its facts; empty when nothing is."""
        key = f"{kind}-{fact.id}"
        return self._say(f"{key}.{attribute}", slots(fact)) if attribute in self._message(key).attributes else ""

    def texts(self, kind: str, fact: Fact) -> dict[str, str]:
        """All that is written on a thing, by attribute, without the forms of its name."""
        attributes = self._message(f"{kind}-{fact.id}").attributes
        return {attribute: self.text(kind, fact, attribute) for attribute in attributes if attribute not in FORMS}

    def attributes(self, key: str) -> tuple[str, ...]:
        """The names of what a message says besides itself."""
        return tuple(self._message(key).attributes)

    def _say(self, key: str, slots: Mapping[str, str | int | float]) -> str:
        id, _, attribute = key.partition(".")
        message = self._message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise self._error(key, "there are no such words")
        given = {slot: str(value).lower() if isinstance(value, bool) else value for slot, value in slots.items()}
        try:
            text, errors = self._bundle.format_pattern(pattern, given)
        except RecursionError:
            raise self._error(key, "it refers to itself, or is nested too deeply") from None
        if errors:
            raise self._error(key, "; ".join(map(str, errors)))
        return str(text)

    def _message(self, id: str) -> Any:
        try:
            if not self._bundle.has_message(id):
                self._parse(id)
            return self._bundle.get_message(id)
        except RecursionError:
            raise self._error(id, "it is nested too deeply") from None

    def _parse(self, id: str) -> None:
        """Hand a message to the bundle, with all that it refers to."""
        wanted = [id]
        while wanted:
            key = wanted.pop()
            if key in self._parsed:
                continue
            if key not in self._sources:
                raise self._error(key, "there are no such words")
            resource = FluentParser(with_spans=False).parse(self._sources[key])
            for entry in resource.body:
                if isinstance(entry, ast.Junk):
                    raise self._error(key, f"it does not parse ({entry.annotations[0].message})")
            self._bundle.add_resource(resource)
            self._parsed.add(key)
            wanted += Uses(resource).entries

    def _error(self, key: str, reason: str) -> WordsError:
        return WordsError(f'cannot say "{key}" in language "{self.lang}": {reason}')


@functools.lru_cache(256)  # a server may open packs of many people
def words(lang: str, folders: tuple[Path, ...]) -> Words:
    """The words of a language, read once."""
    return Words(lang, folders)


def language_names() -> dict[str, str]:
    """What each language calls itself, by its code, which must do for one that does not say."""
    said = {lang: words(lang, (ROOT / "words",)).say("language-name") for lang in languages()}
    return {lang: name if lang == FIRST or name != said[FIRST] else lang for lang, name in said.items()}


def gender(name: object) -> str:
    """For translators, to select by: `GENDER($fighter)` is `feminine`, `masculine`, or empty where nobody said."""
    return name.gender if isinstance(name, Name) else ""


def form(name: str, form: str) -> str:
    """For translators: `{ FORM($fighter, "the") }`; the plain name where a pack's author gave no such form."""
    return name.forms.get(form, str(name)) if isinstance(name, Name) else name


def _form(name: str | int, wanted: str) -> str:
    return form(name, wanted) if isinstance(name, Name) else str(name)


def slots(fact: Fact) -> dict[str, str | int | float]:
    """The numbers and words that a fact lends to its text.

    A field is `$health`, a field of a table in it `$power-boxes`. An effect's argument is `$amount` when only one has
    that name, and in any case `$gain-threat-amount`, or `$gain-threat-2-amount` in the effect's second use.
    """
    exact: dict[str, str | int | float] = {}
    short: dict[str, list[str | int | float]] = {}
    uses: Counter[str] = Counter()

    def visit(value: object, path: str) -> None:
        if isinstance(value, str | int | float):
            exact[path] = value
        elif isinstance(value, tuple):
            for item in value:
                if isinstance(item, Effect):
                    visit(item, path)
        elif isinstance(value, dict):
            for key, item in value.items():
                visit(item, f"{path}-{key}")
        elif isinstance(value, msgspec.Struct):
            for field in value.__struct_fields__:
                visit(getattr(value, field), f"{path}-{field}" if path else field)
        elif isinstance(value, Effect):
            uses[value.name] += 1
            name = value.name if uses[value.name] == 1 else f"{value.name}-{uses[value.name]}"
            for argument, given in value.arguments:
                visit(given, f"{name}-{argument}")
                if isinstance(given, str | int | float):
                    short.setdefault(argument, []).append(given)

    visit(fact, "")
    return {name: values[0] for name, values in short.items() if len(values) == 1} | exact


def sources(lang: str, folders: Iterable[Path]) -> dict[str, str]:
    """The messages and terms of several folders in one language, unparsed. Later ones win."""
    found: dict[str, str] = {}
    for folder in folders:
        said = messages(folder, lang)
        found |= grammar.completed(lang, said, found.values()) if is_own(folder) else said
    return found


def is_own(folder: Path) -> bool:
    """Whether a folder is a pack of a player's own: one language is enough for it, and grammar has its defaults."""
    return (folder / "pack.toml").exists() and not is_on_shelf(folder)


def spoken(folder: Path) -> list[str]:
    """The languages there are files of in a folder."""
    return sorted(path.stem for path in folder.glob("*.ftl"))


def messages(folder: Path, lang: str) -> dict[str, str]:
    """The messages of a folder in a language, unparsed. What it lacks, a message or a text, is said in English, or in whatever
    language a pack of a player's own has; forms of a name are a language's own affair."""
    own = is_own(folder)
    files = {each: words_in(folder, each) for each in dict.fromkeys((lang, FIRST, *(spoken(folder) if own else ())))}
    known = {each: path for each, path in files.items() if path.exists()}
    found: dict[str, str] = {}
    for each, path in (files if lang == FIRST and not known else known).items():
        try:
            said = entries(open_text(path))
        except FileError as error:
            raise WordsError(f"{path}: {error}") from None
        for key, source in said.items():
            if key not in found:
                found[key] = grammar.without(source, FORMS) if own and each != lang else source
            else:
                found[key] = completed(found[key], source)
    return found


def completed(source: str, other: str) -> str:
    """A message with those texts of another that it lacks."""
    own = grammar.attributes(source)
    texts = [text for name, text in grammar.attributes(other).items() if name not in own and name not in FORMS]
    return "\n".join([source.rstrip(), *texts, ""])


@functools.lru_cache(256)  # the files of the house are read again with every pack
def entries(text: str) -> Mapping[str, str]:
    """The messages and terms of a file, by name, unparsed, without the comments between them."""
    return {key: grammar.trimmed(source) for key, source in split(text)}


def split(source: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a file, by name, unparsed."""
    starts = list(START.finditer(source))
    for start, following in itertools.zip_longest(starts, starts[1:]):
        yield start[1], source[start.start() : following.start() if following else None]


class Uses(Visitor):
    """What some parsed words refer to. Terms begin with a hyphen."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.entries: set[str] = set()
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.entries.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.entries.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)
