"""The rule ledgers: what each rulebook says and what we decided where it is silent.

Here: the shape of a ledger, reading it strictly, looking a rule up, its neighbours, full text search.
Not here: which test proves which rule (`commands/coverage.py`) and how rules are shown (`commands/rules.py`).
A book is a file `ledger.toml` in the folder of a game or an expansion, after which it is named. It is written in English; what it
says in another language is words beside it, like `rules/fr.ftl`: `rule-combat-hit` with `.ruling` and `.example`.
"""

import difflib
import re
import tomllib
import unicodedata
from collections import Counter
from collections.abc import Iterable
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from souterrain.content import ROOT, Words, words
from souterrain.where import FIRST, GAMES, home, languages

Kind = Literal[
    "action",
    "choice",
    "combat",
    "component",
    "economy",
    "effect",
    "flow",
    "limit",
    "physics",
    "setup",
    "variant",
    "victory",
]


class LedgerError(ValueError):
    """A ledger that cannot be read: one sentence that names file, entry and key."""


class UnknownBook(LookupError):
    """No ledger has this name."""

    def __init__(self, book: str) -> None:
        self.book = book
        super().__init__(f"There is no book named {book!r}; the books are {', '.join(books())}.")


class UnknownRule(LookupError):
    """No rule has this id; `closest` holds ids that look like it."""

    def __init__(self, rule_id: str, closest: Iterable[str] = ()) -> None:
        self.rule_id = rule_id
        self.closest = tuple(closest)
        hint = f" Did you mean {' or '.join(self.closest)}?" if self.closest else ""
        super().__init__(f"No ledger has a rule {rule_id!r}.{hint}")


class Rule(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One statement of a rulebook in our own words, the decision it needed, its waiver if no test can prove it."""

    id: str
    section: str
    kind: Kind
    text: str
    ruling: str | None = None
    example: str | None = None
    waiver: str | None = None

    @property
    def chapter(self) -> str:
        return self.id.split(".")[1]

    @property
    def key(self) -> str:
        """The message that has its text in other languages."""
        return f"rule-{self.id.partition('.')[2].replace('.', '-')}"


class Component(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece, card, power or the like: what the rulebook tells of it, which rules speak of it, what stays unknown."""

    id: str
    kind: str
    name: str
    facts: dict[str, Any]
    rules: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()


class Missing(Struct, frozen=True, forbid_unknown_fields=True):
    """Content that the rulebook does not give, and what any replacement must satisfy."""

    what: str
    needed: str


class Neighbours(Struct, frozen=True):
    """What stands around a rule: the one before, the one after, the others of its section."""

    previous: Rule | None
    next: Rule | None
    section: tuple[Rule, ...]


class Ledger(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, dict=True):
    """One book. `complete` promises a test or a waiver for each rule; the test run holds it to that.

    `original` is the language of the rulebook, in which the ledger quotes its sections. Readers of another are given the chapter.
    """

    book: str
    complete: bool
    original: str
    title: str
    summary: str
    rules: tuple[Rule, ...] = msgspec.field(name="rule")
    components: tuple[Component, ...] = msgspec.field(name="component", default=())
    missing: tuple[Missing, ...] = ()

    @cached_property
    def _places(self) -> dict[str, int]:
        return {rule.id: place for place, rule in enumerate(self.rules)}

    @cached_property
    def _folded(self) -> tuple[str, ...]:
        return tuple(map(_searchable, self.rules))

    def __contains__(self, rule_id: str) -> bool:
        return rule_id in self._places

    def rule(self, rule_id: str) -> Rule:
        if rule_id not in self._places:
            raise UnknownRule(rule_id, difflib.get_close_matches(rule_id, self._places, n=2, cutoff=0.7))
        return self.rules[self._places[rule_id]]

    def neighbours(self, rule_id: str) -> Neighbours:
        rule = self.rule(rule_id)
        place = self._places[rule_id]
        return Neighbours(
            previous=self.rules[place - 1] if place > 0 else None,
            next=self.rules[place + 1] if place + 1 < len(self.rules) else None,
            section=tuple(other for other in self.rules if other.section == rule.section and other is not rule),
        )

    def search(self, text: str) -> tuple[Rule, ...]:
        """Rules in which each word of the text begins a word; case, accents and plurals are ignored."""
        starts = [re.compile(rf"\b{re.escape(stem(word))}") for word in fold(text).split()]
        found = zip(self.rules, self._folded, strict=True)
        return tuple(rule for rule, said in found if starts and all(start.search(said) for start in starts))

    def told(self, rule: Rule, said: Words) -> Rule:
        """One of its rules as the words of another language tell it."""
        if rule.key not in said:
            return replace(rule, section=self._heading(rule, said))
        parts = {part: said.say(f"{rule.key}.{part}") for part in said.attributes(rule.key)}
        return replace(rule, section=self._heading(rule, said), text=said.say(rule.key), **parts)

    def _heading(self, rule: Rule, said: Words) -> str:
        if said.lang == self.original:
            return rule.section
        key = f"chapter-{rule.chapter}"
        return said.say(key) if key in said else rule.chapter.replace("-", " ").capitalize()


def fold(text: str) -> str:
    """The text without case, accents, ligatures and typographic spaces and apostrophes: what a search compares."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae").replace("’", "'"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def stem(word: str) -> str:
    """A folded word without the sign of its plural, if it is long enough to be told from others."""
    return word[:-1] if len(word) > 3 and word[-1] in "sx" else word


def telling(text: str) -> tuple[str, ...]:
    """The words of a question that say what it is about: not those that only ask."""
    asked = [word for word in re.split(r"[\s?!']+", fold(text)) if word]
    idle = {word for lang in languages() for word in fold(_common(lang).say("search-asking")).split()}
    return tuple(word for word in asked if word not in idle) or tuple(asked)


def asks_for_goal(text: str) -> bool:
    """Whether somebody asks how the game is won, or when it ends."""
    sought = {stem(word) for lang in languages() for word in fold(_common(lang).say("search-goal")).split()}
    return bool(text.strip()) and all(stem(word) in sought for word in telling(text))


def books() -> tuple[str, ...]:
    """The names of all books, in alphabetical order."""
    return tuple(sorted(_files()))


@cache
def load(book: str, lang: str = FIRST) -> Ledger:
    """The ledger of a book in a language, read once."""
    written, said = _written(book), _words(book, lang)
    return replace(
        written,
        title=said.say("title") if "title" in said else written.title,
        summary=said.say("summary") if "summary" in said else written.summary,
        rules=tuple(written.told(rule, said) for rule in written.rules),
    )


def rule(rule_id: str, lang: str = FIRST) -> Rule:
    """The rule with this id, whatever its book."""
    book = rule_id.partition(".")[0]
    if book not in _files():
        raise UnknownRule(rule_id)
    written = _written(book)
    return written.told(written.rule(rule_id), _words(book, lang))


def search(book: str, text: str) -> tuple[str, ...]:
    """The ids of the rules in which, in some language, each telling word of the text begins a word. How the game is won comes
    first where that is asked."""
    sought = " ".join(telling(text))
    found = {rule.id for lang in languages() for rule in load(book, lang).search(sought)}
    rules = _written(book).rules
    first = [rule.id for rule in rules if rule.kind == "victory"] if asks_for_goal(text) else []
    return (*first, *(rule.id for rule in rules if rule.id in found and rule.id not in first))


def read(path: Path) -> Ledger:
    """Read and check one ledger file."""
    try:
        with path.open("rb") as file:
            data = tomllib.load(file)
    except OSError as error:
        raise LedgerError(f"{path}: cannot be read ({error.strerror}).") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise LedgerError(f"{path}: is not valid TOML ({error}).") from error
    try:
        ledger = msgspec.convert(data, Ledger)
    except msgspec.ValidationError as error:
        raise LedgerError(f"{path}: {_located(str(error), data)}.") from error
    faults = _faults(ledger, path)
    if faults:
        raise LedgerError(f"{path}: {'; '.join(faults)}.")
    return ledger


@cache
def _files() -> dict[str, Path]:
    return {path.parent.name: path for game in GAMES for path in home(game).rglob("ledger.toml")}


@cache
def _written(book: str) -> Ledger:
    if book not in _files():
        raise UnknownBook(book)
    return read(_files()[book])


def _common(lang: str) -> Words:
    return words(lang, (ROOT / "words",))


def _words(book: str, lang: str) -> Words:
    """What lies beside a ledger in a language. It is written in English: there, only chapters whose ids say too little."""
    folder = _files()[book].parent / "rules"
    return words(lang, (folder,) if lang != FIRST or (folder / f"{FIRST}.ftl").exists() else ())


def _searchable(rule: Rule) -> str:
    parts = (rule.id, rule.section, rule.text, rule.ruling, rule.example)
    return fold("\n".join(part for part in parts if part))


def _located(message: str, data: dict[str, Any]) -> str:
    """The decoder's message with the entry's id in place of its number: people look for ids."""
    fault, _, where = message.partition(" - at ")
    match = re.fullmatch(r"`\$\.(rule|component|missing)\[(\d+)\]\.?(.*)`", where)
    if match is None:
        return f"{where.strip('`').removeprefix('$.') or 'head of the file'}: {fault}"
    table, number, key = match.groups()
    entry = data[table][int(number)]
    name = entry.get("id") or entry.get("what") if isinstance(entry, dict) else None
    at_key = f", key `{key}`" if key else ""
    return f"{table} {name or f'number {int(number) + 1}'}{at_key}: {fault}"


def _faults(ledger: Ledger, path: Path) -> list[str]:
    faults = []
    if ledger.book != path.parent.name:
        faults.append(f"book is {ledger.book!r} but the folder is {path.parent.name!r}; they must agree")
    ids = Counter([rule.id for rule in ledger.rules] + [component.id for component in ledger.components])
    faults += [f"{entry} occurs {count} times; an id must be unique" for entry, count in ids.items() if count > 1]
    faults += [
        f"{entry} does not begin with `{ledger.book}.`" for entry in ids if not entry.startswith(f"{ledger.book}.")
    ]
    for rule in ledger.rules:
        empty = [
            key for key in rule.__struct_fields__ if (value := getattr(rule, key)) is not None and not value.strip()
        ]
        faults += [f"{rule.id}: `{key}` is empty; leave it out or fill it" for key in empty]
    for component in ledger.components:
        unknown = [cited for cited in component.rules if cited not in ledger]
        faults += [f"{component.id} names the rule {cited}, which does not exist" for cited in unknown]
    return faults
