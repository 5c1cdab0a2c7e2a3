"""Whatever a person can be refused has words in both languages: what tables, match files and the page itself refuse."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse, visitor

from souterrain.server.protocol.denied import Code
from tests.server.serving import ROOT

SOURCE = ROOT / "src" / "souterrain"
PAGE = ROOT / "web" / "src"
NOT_SLOTS = {"rule", "seq", "said"}

Words = dict[str, set[str]]


class Slots(visitor.Visitor):
    """The slots that a message has."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.found.add(node.id.name)


def words_in(*files: Path) -> Words:
    """The slots of each message."""
    found: Words = {}
    for file in files:
        for entry in parse(file.read_text("utf-8")).body:
            if isinstance(entry, fluent.Message):
                slots = Slots()
                slots.visit(entry)
                found[entry.id.name] = slots.found
    return found


class Texts(visitor.Visitor):
    """What is said between the slots."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: fluent.TextElement) -> None:
        self.found.append(node.value)


def test_no_french_mark_can_be_torn_from_its_word() -> None:
    torn = re.compile(r"(?<!·) [;:!?%»]|« ")  # after a dot, marks are signs of a legend
    files = [*SOURCE.rglob("fr.ftl"), *PAGE.rglob("*fr.ftl")]
    assert len(files) > 10
    for file in files:
        texts = Texts()
        texts.visit(parse(file.read_text("utf-8")))
        assert [text for text in texts.found if torn.search(text)] == [], file


def page_words(lang: str) -> Words:
    return words_in(PAGE / "words" / f"{lang}.ftl")


@cache
def refusals() -> tuple[tuple[str, str, set[str]], ...]:
    return tuple(read_refusals())


def read_refusals() -> Iterator[tuple[str, str, set[str]]]:
    """Where something is refused with words of its own, their name, and the slots they are given."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                continue
            place = {"Denied": 2, "Refused": 2, "Unreadable": 2}.get(node.func.id)
            if place is None:
                continue
            said = {keyword.arg: keyword.value for keyword in node.keywords}.get("said")
            if said is None and len(node.args) > place:
                said = node.args[place]
            if isinstance(said, ast.Constant) and said.value:
                slots = {keyword.arg for keyword in node.keywords if keyword.arg} - NOT_SLOTS
                yield f"{path.relative_to(SOURCE)}:{node.lineno}", str(said.value), slots
    for path in sorted(PAGE.rglob("*.*")):
        if path.suffix in (".ts", ".svelte"):
            for said in re.findall(r"denied\('[a-z-]+', '([a-z-]+)'\)", path.read_text("utf-8")):
                yield str(path.relative_to(PAGE)), said, set()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_kind_of_refusal_has_words(lang: str) -> None:
    words = page_words(lang)
    assert [code for code in get_args(Code) if f"refused-{code}" not in words] == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_refusal_that_is_named_has_words_with_its_slots(lang: str) -> None:
    """At a table the book of the game is at hand; what else is refused must be said without one."""
    page, book = page_words(lang), words_in(SOURCE / "words" / f"{lang}.ftl", *SOURCE.glob(f"games/**/{lang}.ftl"))
    named = refusals()
    assert len(named) > 60
    faults = []
    for where, said, slots in named:
        found = {**book, **page}.get(f"refused-{said}")
        if found is None:
            faults.append(f"{where}: {said} has no words")
        elif not found <= slots:
            faults.append(f"{where}: {said} is not given {', '.join(sorted(found - slots))}")
        elif f"refused-{said}" not in page and where.startswith(("table", "home")) and said != "not-asked":
            faults.append(f"{where}: {said} has words only in a book")
    assert faults == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_words_are_left_over(lang: str) -> None:
    known = {f"refused-{said}" for _, said, _ in refusals()} | {f"refused-{code}" for code in get_args(Code)}
    assert [key for key in page_words(lang) if key.startswith("refused-") and key not in known] == []


def test_both_languages_say_the_same_things() -> None:
    """A language may agree with more than it names: what came of an act, with what it is said of."""
    agreed = {"on"}
    assert {key: slots - agreed for key, slots in page_words("fr").items()} == page_words("en")
