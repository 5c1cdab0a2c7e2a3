"""What players read is written for them: no abbreviations of another language's book, no notes of those who wrote it down."""

import re

import pytest

from souterrain.content import LANGUAGES
from souterrain.kernel import ledger
from tests.speech.test_every_sentence import words_of

FRENCH = re.compile(r"\b(DPT|CBT|DEF|PM)\b")
# A ruling may say what the book leaves open. What became of the copy, or where else one has looked, concerns nobody who plays.
NOTES = re.compile(
    r"\b(invent(ed|ion)s?|inventée?s?|OCR|images|numérisation|pictures are|FAQ|derived|déduit|the source|source silent"
    r"|la source (ne|se|est)|public sources?|sources? publiques?|garbled|brouillée?|mistransl\w+|erreur de traduction"
    r"|uncertain|incertaine?|(non |not )reproduced?|missing entry|parmi les manques"
    r"|our (ruling|translation)|notre (décision|traduction)"
    r"|(picture|diagram|icon|symbol)s? (itself )?(is|are) lost|lost (diagram|symbol)"
    r"|(image|schéma|icônes?|symbole)( lui-même)? (est |sont )?perdue?s?)\b",
    re.IGNORECASE,
)


def texts(book: str, lang: str) -> dict[str, str]:
    return {rule.id: f"{rule.text} {rule.ruling} {rule.example}" for rule in ledger.load(book, lang).rules}


def test_no_abbreviation_of_the_french_book_is_said_in_english() -> None:
    sources = words_of("claustrophobia", "en").sources
    said = {key: re.sub(r"\{[^{}]*\}", "", source.partition("=")[2]) for key, source in sources.items()}
    assert [key for key, text in said.items() if FRENCH.search(text)] == []
    assert [rule for rule, text in texts("claustrophobia", "en").items() if FRENCH.search(text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("book", ledger.books())
def test_no_note_of_an_editor_is_shown_to_players(book: str, lang: str) -> None:
    assert [rule for rule, text in texts(book, lang).items() if NOTES.search(text)] == []
