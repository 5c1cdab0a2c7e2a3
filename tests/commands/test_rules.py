"""The command `souterrain rules`: what it finds, in both languages, as text and as JSON."""

import argparse
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from souterrain.commands import coverage, rules
from souterrain.commands.goal import goals
from souterrain.commands.words import common, language_of
from souterrain.content import ROOT, WordsError
from souterrain.kernel import ledger

HIT = "claustrophobia.combat.hit"

Command = Callable[..., tuple[int, str, str]]


@pytest.fixture
def souterrain(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Run `souterrain rules ...` and give status, output and errors."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def command(*arguments: str) -> tuple[int, str, str]:
        parser = argparse.ArgumentParser()
        rules.add(parser.add_subparsers())
        args = parser.parse_args(["rules", *arguments])
        return (args.run(args), *capsys.readouterr())

    return command


TINY = """
book = "tiny"
complete = false
original = "en"
title = "Tiny"
summary = "A game."
rule = [
    { id = "tiny.a", section = "A", kind = "flow", text = "A." },
    { id = "tiny.b", section = "A", kind = "flow", text = "B.", waiver = "Mere talk." },
    { id = "tiny.c", section = "A", kind = "flow", text = "C." },
]
"""


@pytest.fixture
def tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A project with one book and one test, so that the counts are known."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_a.py").write_text(
        '@rule("tiny.a")\ndef test_a():\n    assert x == 2\n', encoding="utf-8"
    )
    (tmp_path / "tiny").mkdir()
    (tmp_path / "tiny" / "ledger.toml").write_text(TINY, encoding="utf-8")
    monkeypatch.setattr(ledger, "_files", lambda: {"tiny": tmp_path / "tiny" / "ledger.toml"})
    monkeypatch.setattr(rules, "folder_of_tests", lambda: tmp_path / "tests")
    ledger._written.cache_clear()
    ledger.load.cache_clear()
    yield tmp_path
    ledger._written.cache_clear()
    ledger.load.cache_clear()


def document(output: str) -> Any:
    return json.loads(output)


def test_without_a_book_the_five_are_listed_with_counts(souterrain: Command) -> None:
    status, output, _ = souterrain()
    assert status == 0
    for name in ledger.books():
        book = ledger.load(name)
        assert f"{name} · {book.title}\n  {len(book.rules)} rules, {len(book.components)} components" in output


@pytest.mark.parametrize(
    ("lang", "sections"), [("en", {"Box", "Armour"}), ("fr", {"Contenu de la boîte", "Capacités et armures"})]
)
def test_a_book_shows_each_rule_under_its_section(souterrain: Command, lang: str, sections: set[str]) -> None:
    """The sections of a French rulebook head the rules for French readers; others read the chapters of our ledger."""
    status, output, _ = souterrain("conquest", "--lang", lang)
    lines = output.splitlines()
    assert status == 0
    assert sections < set(lines)
    for rule in ledger.load("conquest", lang).rules:
        place = lines.index(f"  {rule.id}")
        assert lines[place + 1] == f"    {rule.text}"
        above = [line for line in lines[:place] if line and not line.startswith(" ")]
        assert above[-1] == rule.section


@pytest.mark.parametrize("book", [book for book in ledger.books() if ledger._written(book).original == "fr"])
def test_no_heading_of_a_french_book_stands_before_an_english_reader(souterrain: Command, book: str) -> None:
    """Every heading in English is a chapter's, none a section of the rulebook."""
    french = {rule.section for rule in ledger._written(book).rules}
    _, output, _ = souterrain(book, "--lang", "en")
    headings = {line for line in output.splitlines() if line and not line.startswith(" ")}
    same_in_both = {"Combat", "Instinct"}
    assert headings & french <= same_in_both
    assert not any(letter in heading for heading in headings for letter in "àâçéèêëîïôùûœ"), headings


@pytest.mark.parametrize("arguments", [(HIT,), ("--find", HIT), ("claustrophobia", "--find", f" {HIT} ")])
def test_an_id_shows_the_rule_with_example_and_neighbours(souterrain: Command, arguments: tuple[str, ...]) -> None:
    status, output, _ = souterrain(*arguments)
    around = ledger.load("claustrophobia").neighbours(HIT)
    rule = ledger.rule(HIT)
    assert around.previous
    assert around.next
    assert status == 0
    assert output.startswith(f"{HIT}\n  {rule.text}\n  Example: {rule.example}\n")
    assert f"Before: {around.previous.id}\n  {around.previous.text}" in output
    assert f"After: {around.next.id}\n  {around.next.text}" in output
    assert f"Same section: {', '.join(other.id for other in around.section)}" in output


def test_a_rule_shows_its_ruling(souterrain: Command) -> None:
    rule = ledger.rule("claustrophobia.talent.bodyguard")
    assert f"  Ruling: {rule.ruling}\n" in souterrain(rule.id)[1]
    french = ledger.rule(rule.id, "fr")
    assert rule.ruling != french.ruling
    assert f"  Décision\u00a0: {french.ruling}\n" in souterrain(rule.id, "--lang", "fr")[1]


def test_a_search_shows_the_hits_of_the_book_and_nothing_else(souterrain: Command) -> None:
    status, output, _ = souterrain("claustrophobia", "--find", "EPUISE talent", "--lang", "fr")
    hits = ledger.load("claustrophobia", "fr").search("épuisé talent")
    shown = re.findall(r"^  (claustrophobia\S+)$", output, re.MULTILINE)
    assert status == 0
    assert output.startswith(f"{len(hits)} règles trouvées\n")
    assert shown == [rule.id for rule in hits]
    assert all(rule.text in output for rule in hits)
    assert all(rule.ruling in output for rule in hits if rule.ruling)


def test_a_search_without_a_book_goes_through_all(souterrain: Command) -> None:
    _, output, _ = souterrain("--find", "die")
    assert {name for name in ledger.books() if f"  {name}." in output} == {
        name for name in ledger.books() if ledger.search(name, "die")
    }


def test_a_search_finds_the_words_of_every_language(souterrain: Command) -> None:
    assert "claustrophobia.exhausted" in souterrain("--find", "épuisé")[1]
    assert ledger.load("claustrophobia").search("épuisé") == ()


def test_a_search_in_vain_says_so(souterrain: Command) -> None:
    status, output, errors = souterrain("--find", "zyzzyva")
    assert (status, output) == (1, "")
    assert errors == ("No rule contains all of these words: zyzzyva. Try fewer words, or the beginning of a word.\n")


def test_an_unknown_book_is_refused_with_the_list(souterrain: Command) -> None:
    status, output, errors = souterrain("chess")
    assert (status, output) == (2, "")
    assert errors == (f"There is no book named “chess”. The books are: {', '.join(ledger.books())}.\n")
    assert souterrain("chess", "--lang", "fr")[2].startswith("Il n’y a pas de livre nommé «\u00a0chess\u00a0»")
    assert souterrain("chess.castling")[0] == 2


def test_an_unknown_id_is_refused_with_the_closest(souterrain: Command) -> None:
    status, output, errors = souterrain("claustrophobia.combat.hits")
    assert (status, output) == (2, "")
    assert f"The closest: {HIT}" in errors
    assert "souterrain rules twister --find TEXT" in souterrain("twister.q")[2]


def test_a_bad_ledger_is_one_sentence(souterrain: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(book: str, lang: str) -> None:
        raise ledger.LedgerError(f"{book}: key `x`: bad.")

    monkeypatch.setattr(ledger, "load", refuse)
    status, output, errors = souterrain("twister")
    assert (status, output) == (2, "")
    assert errors == "A ledger cannot be read. twister: key `x`: bad.\n"


def test_json_of_a_book(souterrain: Command) -> None:
    status, output, _ = souterrain("claustrophobia", "--json", "--lang", "fr")
    found = document(output)
    book = ledger.load("claustrophobia", "fr")
    assert status == 0
    assert set(found) == {"book", "title", "summary", "lang", "components", "gaps", "rules", "coverage"}
    assert (found["book"], found["title"], found["lang"]) == ("claustrophobia", book.title, "fr")
    assert [entry["id"] for entry in found["rules"]] == [rule.id for rule in book.rules]
    assert found["coverage"] is None
    hit = next(entry for entry in found["rules"] if entry["id"] == HIT)
    assert hit == {
        "id": HIT,
        "section": "Combat",
        "kind": "combat",
        "text": book.rule(HIT).text,
        "ruling": None,
        "example": book.rule(HIT).example,
        "waiver": None,
        "tests": None,
    }


def test_json_of_all_books(souterrain: Command) -> None:
    found = document(souterrain("--json")[1])
    assert [book["book"] for book in found["books"]] == list(ledger.books())
    assert [len(book["rules"]) for book in found["books"]] == [len(ledger.load(name).rules) for name in ledger.books()]


def test_json_of_a_search(souterrain: Command) -> None:
    status, output, errors = souterrain("twister", "--find", "zyzzyva", "--json")
    assert (status, document(output)["rules"], errors) == (1, [], "")
    found = document(souterrain("twister", "--find", "rope", "--json")[1])
    assert [entry["id"] for entry in found["rules"]] == list(ledger.search("twister", "rope"))


@pytest.mark.usefixtures("tiny")
def test_coverage_counts_and_names_what_is_missing(souterrain: Command) -> None:
    status, output, _ = souterrain("tiny", "--coverage", "--json")
    found = document(output)
    assert status == 0
    assert found["coverage"] == {
        "rules": 3,
        "tested": 1,
        "waived": 1,
        "missing": ["tiny.c"],
        "complete": False,
        "faults": [],
    }
    assert {entry["id"]: entry["tests"] for entry in found["rules"]} == {
        "tiny.a": ["tests/test_a.py::test_a"],
        "tiny.b": [],
        "tiny.c": [],
    }


@pytest.mark.usefixtures("tiny")
def test_coverage_as_text(souterrain: Command) -> None:
    assert souterrain("--coverage")[1] == (
        "tiny · Tiny\n"
        "  3 rules: 1 tested, 1 waived, 1 missing\n"
        "  Not marked complete yet.\n"
        "  Without test or waiver:\n"
        "    tiny.c\n"
        "  Waived:\n"
        "    tiny.b: Mere talk.\n\n"
    )
    assert "  Tests: tests/test_a.py::test_a\n" in souterrain("tiny.a", "--coverage")[1]


def test_coverage_fails_on_a_complete_book_with_gaps(souterrain: Command, tiny: Path) -> None:
    text = TINY.replace("complete = false", "complete = true")
    (tiny / "tiny" / "ledger.toml").write_text(text, encoding="utf-8")
    status, output, _ = souterrain("tiny", "--coverage", "--json")
    assert status == 1
    assert document(output)["coverage"]["complete"] is True
    assert document(output)["coverage"]["faults"] == [
        "tiny.c has neither a test nor a waiver.",
        "tiny: 1/3 rules are waived; at most 5% may be. Write tests for some of them.",
    ]


def test_coverage_reports_faulty_tests(souterrain: Command, tiny: Path) -> None:
    (tiny / "tests" / "test_idle.py").write_text('@rule("tiny.c")\ndef test_idle():\n    pass\n', encoding="utf-8")
    status, output, _ = souterrain("tiny", "--coverage")
    assert status == 1
    assert "tests/test_idle.py::test_idle cites a rule but asserts nothing." in output
    assert "n’affirme rien" in souterrain("tiny", "--coverage", "--lang", "fr")[1]


def test_coverage_without_tests_is_refused(souterrain: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "folder_of_tests", lambda: None)
    status, output, errors = souterrain("twister", "--coverage")
    assert (status, output) == (2, "")
    assert errors.startswith("Coverage needs the tests")


def test_an_installation_without_tests_knows_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coverage, "__file__", str(tmp_path / "site" / "souterrain" / "commands" / "coverage.py"))
    assert coverage.folder_of_tests() is None


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C", "LC_ALL": "fr_CA"}, "fr"),
        ({"LANG": "fr_BE", "LC_ALL": ""}, "fr"),
    ],
)
def test_the_language_comes_from_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_the_environment_sets_the_default_language(souterrain: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "règles" in souterrain()[1]
    assert "rules," in souterrain("--lang", "en")[1]


def test_a_terminal_gets_wrapped_and_coloured_text(souterrain: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b[" not in souterrain(HIT)[1]
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "60")
    _, output, _ = souterrain(HIT)
    assert "\x1b[" in output
    assert max(len(re.sub(r"\x1b\[[0-9;]*m", "", line)) for line in output.splitlines()) <= 60


def source(language: str) -> str:
    return (ROOT / "words" / f"{language}.ftl").read_text(encoding="utf-8")


def sentences(language: str) -> dict[str, set[str]]:
    text = source(language)
    messages = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    return {message.id.name: set(re.findall(r"\$(\w+)", source_of(message, text))) for message in messages}


def source_of(message: ast.Message, text: str) -> str:
    assert message.span
    return text[message.span.start : message.span.end]


def test_both_languages_have_the_same_sentences_with_the_same_values() -> None:
    assert sentences("en") == sentences("fr")


def test_french_sentences_are_set_in_french_typography() -> None:
    said = re.sub(r"\{[^{}]*\}", "", source("fr"))
    assert re.findall("['\"]| [;:!?»]|« |\\.\\.\\.", said) == []


def test_a_sentence_without_its_value_is_an_error() -> None:
    with pytest.raises(WordsError, match="unknown-book"):
        common("en").say("rules-unknown-book", book="x")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    "asked", ["how do I win?", "Comment gagner ?", "comment est-ce qu’on gagne", "victoires", "goals", "BUT"]
)
def test_who_asks_how_to_win_is_told_in_every_book(souterrain: Command, asked: str, lang: str) -> None:
    """The rules of victory come first, then what each scenario wants; an expansion has the goals of the game it adds to."""
    for name in ledger.books():
        status, output, _ = souterrain(name, "--find", asked, "--lang", lang)
        assert status == 0
        book = ledger.load(name, lang)
        won = [rule for rule in book.rules if rule.kind == "victory"]
        assert ledger.search(name, asked)[: len(won)] == tuple(rule.id for rule in won)
        assert all(rule.text in output for rule in won)
        told = list(goals(name, common(lang)))
        assert told
        assert all(line in output for line in told)


def test_a_search_needs_neither_accents_nor_the_right_number() -> None:
    assert ledger.search("claustrophobia", "epuises") == ledger.search("claustrophobia", "épuisé") != ()
    assert ledger.search("twister", "ropes") == ledger.search("twister", "rope") != ()
    assert ledger.search("twister", "how does a rope") == ledger.search("twister", "rope")
