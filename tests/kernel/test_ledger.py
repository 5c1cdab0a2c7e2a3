"""The ledgers themselves, and reading, looking up and searching them."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from souterrain.content import LANGUAGES, Words
from souterrain.kernel import ledger
from souterrain.kernel.ledger import Ledger, LedgerError, Rule, UnknownBook, UnknownRule
from souterrain.where import FIRST
from tests.every_game.table import NAMES

PARTS = ("ruling", "example")

SMALL = """
book = "tiny"
complete = false
original = "fr"
title = "Tiny"
summary = "A game."

[[rule]]
id = "tiny.turn.roll"
section = "Tour"
kind = "flow"
text = "Roll the die."

[[rule]]
id = "tiny.turn.eat"
section = "Tour"
kind = "action"
text = "Eat an egg."
ruling = "Raw eggs count."

[[rule]]
id = "tiny.end.win"
section = "Fin"
kind = "victory"
text = "Who has eaten most wins."

[[component]]
id = "tiny.die"
kind = "die"
name = "Die"
facts = { faces = 6 }
rules = ["tiny.turn.roll"]
"""
FRENCH = """
title = Minuscule
rule-turn-roll = On jette le dé.
rule-turn-eat = On mange un œuf à l’étouffée.
    .ruling = Les œufs crus comptent.
chapter-turn = Le tour
"""


@pytest.fixture(params=ledger.books())
def book(request: pytest.FixtureRequest) -> Ledger:
    return ledger.load(request.param)


def written(folder: Path, text: str) -> Path:
    path = folder / "tiny" / "ledger.toml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def tiny(tmp_path: Path) -> Ledger:
    return ledger.read(written(tmp_path, SMALL))


@pytest.fixture
def translated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The same book on the shelf, with a French that lacks one rule."""
    path = written(tmp_path, SMALL)
    (path.parent / "rules").mkdir()
    (path.parent / "rules" / "fr.ftl").write_text(FRENCH, encoding="utf-8")
    monkeypatch.setattr(ledger, "_files", lambda: {"tiny": path})
    yield path
    ledger._written.cache_clear()
    ledger.load.cache_clear()


def ids(rules: tuple[Rule, ...]) -> list[str]:
    return [rule.id for rule in rules]


def test_the_books_are_found() -> None:
    """Those of the house, and that of the game from outside; an expansion has one of its own."""
    assert ledger.books() == tuple(sorted(name.rpartition("/")[2] for name in NAMES))


def test_a_book_is_read_once() -> None:
    assert ledger.load("twister") is ledger.load("twister")


def test_ids_are_unique_over_all_books_and_begin_with_their_book() -> None:
    entries = [(name, rule.id) for name in ledger.books() for rule in ledger.load(name).rules]
    assert len({rule_id for _, rule_id in entries}) == len(entries)
    assert [rule_id for name, rule_id in entries if not rule_id.startswith(f"{name}.")] == []


def test_components_name_rules_that_exist(book: Ledger) -> None:
    assert [cited for part in book.components for cited in part.rules if cited not in book] == []


def test_rulings_name_rules_that_exist(book: Ledger) -> None:
    names = "|".join(ledger.books())
    pattern = re.compile(rf"\b(?:{names})\.[a-z0-9-]+(?:\.[a-z0-9-]+)+(?!\.?\*)\b")
    books = [book, *(ledger.load(book.book, lang) for lang in LANGUAGES)]
    texts = [rule.ruling for each in books for rule in each.rules if rule.ruling]
    cited = {rule_id for text in texts for rule_id in pattern.findall(text)}
    assert [rule_id for rule_id in sorted(cited) if rule_id not in ledger.load(rule_id.partition(".")[0])] == []


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != FIRST])
def test_every_text_stands_in_every_language_of_the_house(book: Ledger, lang: str) -> None:
    """What is not translated is said in English: nothing may be said alike, but for words that both languages share."""
    other = ledger.load(book.book, lang)
    assert book.summary != other.summary
    assert [ours.id for ours, theirs in zip(book.rules, other.rules, strict=True) if ours.text == theirs.text] == []
    pairs = [(ours, theirs) for ours, theirs in zip(book.rules, other.rules, strict=True)]
    assert [ours.id for ours, theirs in pairs if ours.ruling and ours.ruling == theirs.ruling] == []
    assert [ours.id for ours, theirs in pairs if ours.example and ours.example == theirs.example] == []


def test_translations_are_of_rules_that_exist(book: Ledger) -> None:
    """A rule that was renamed takes its words along, and none is translated that has no ruling or example."""
    known: dict[str, tuple[str, ...]] = {"title": (), "summary": ()}
    known |= {rule.key: tuple(part for part in PARTS if getattr(rule, part)) for rule in book.rules}
    for path in ledger._files()[book.book].parent.glob("rules/*.ftl"):
        words = Words(path.stem, [path.parent])
        found = {key: words.attributes(key) for key in words if not key.startswith("chapter-")}
        assert found == (known if path.stem != "en" else {}), "the ledger itself is in English"


def test_no_chapter_is_headed_by_a_fragment_of_an_id(book: Ledger) -> None:
    for rule in ledger.load(book.book, "en").rules:
        assert not re.match("[HI](prep|act)|Los$", rule.section), rule.section


def test_french_texts_are_set_in_french_typography(book: Ledger) -> None:
    french = ledger.load(book.book, "fr")
    parts = [(rule.id, text) for rule in french.rules for text in (rule.text, rule.ruling, rule.example, rule.section)]
    parts += [("title", french.title), ("summary", french.summary)]
    bad = re.compile("['\"“”]|\\.\\.\\.|(?<!\u202f)[;!?]|(?<!\u00a0):(?=\\s|$)|«(?!\u00a0)|(?<!\u00a0)»")
    assert [(place, found[0]) for place, text in parts if text and (found := bad.search(text))] == []


def test_a_rule_is_found_by_its_id() -> None:
    found = ledger.rule("claustrophobia.combat.hit")
    assert (found.section, found.kind) == ("Combat", "combat")
    assert found == ledger.load("claustrophobia").rule("claustrophobia.combat.hit")


def test_an_unknown_id_names_the_closest() -> None:
    with pytest.raises(UnknownRule, match=r"claustrophobia\.combat\.hits.*mean claustrophobia\.combat\.hit "):
        ledger.rule("claustrophobia.combat.hits")
    with pytest.raises(UnknownRule, match="chess"):
        ledger.rule("chess.castling")


def test_an_unknown_book_names_the_books() -> None:
    with pytest.raises(UnknownBook, match=r"'chess'.*claustrophobia"):
        ledger.load("chess")


@pytest.mark.usefixtures("translated")
def test_texts_follow_the_language() -> None:
    english, french = ledger.rule("tiny.turn.eat"), ledger.rule("tiny.turn.eat", "fr")
    assert (english.text, english.ruling) == ("Eat an egg.", "Raw eggs count.")
    assert (french.text, french.ruling) == ("On mange un œuf à l’étouffée.", "Les œufs crus comptent.")
    assert french.example is None
    assert ledger.load("tiny", "fr").rule(french.id) == french


@pytest.mark.usefixtures("translated")
def test_what_is_not_translated_is_told_in_english() -> None:
    french = ledger.load("tiny", "fr")
    assert (french.title, french.summary) == ("Minuscule", "A game.")
    assert french.rule("tiny.end.win").text == "Who has eaten most wins."


@pytest.mark.parametrize(
    ("lang", "original", "sections"),
    [
        ("en", "fr", ["Turn", "Turn", "End"]),
        ("fr", "fr", ["Tour", "Tour", "Fin"]),
        ("en", "en", ["Tour", "Tour", "Fin"]),
        ("fr", "en", ["Le tour", "Le tour", "End"]),
    ],
)
def test_only_readers_of_the_rulebook_read_its_sections(
    translated: Path, lang: str, original: str, sections: list[str]
) -> None:
    """Others are given the chapter, in their language if it has a word for it."""
    translated.write_text(SMALL.replace('original = "fr"', f'original = "{original}"'), encoding="utf-8")
    assert [rule.section for rule in ledger.load("tiny", lang).rules] == sections


def test_neighbours_are_the_rules_around_and_those_of_the_section(tiny: Ledger) -> None:
    first, middle, last = tiny.rules
    assert tiny.neighbours(middle.id) == ledger.Neighbours(previous=first, next=last, section=(first,))
    assert tiny.neighbours(first.id).previous is None
    assert tiny.neighbours(last.id) == ledger.Neighbours(previous=middle, next=None, section=())


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("EGG", ["tiny.turn.eat"]),
        ("oeuf", ["tiny.turn.eat"]),
        ("l'etouffee", ["tiny.turn.eat"]),
        ("crus ŒUFS", ["tiny.turn.eat"]),
        ("tour", ["tiny.turn.roll", "tiny.turn.eat"]),
        ("mange", ["tiny.turn.eat"]),
        ("tiny.turn", ["tiny.turn.roll", "tiny.turn.eat"]),
        ("gg", []),
        ("egg mange", []),
        ("  ", []),
        ("die(", []),
    ],
)
@pytest.mark.usefixtures("translated")
def test_search_ignores_case_and_accents_and_wants_every_word(text: str, found: list[str]) -> None:
    assert list(ledger.search("tiny", text)) == found


@pytest.mark.usefixtures("translated")
def test_search_in_one_language() -> None:
    assert ids(ledger.load("tiny", "fr").search("egg")) == []
    assert ids(ledger.load("tiny").search("egg")) == ["tiny.turn.eat"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('kind = "action"', 'kind = "action"\nrulling = "x"', r"rule tiny\.turn\.eat.*unknown field `rulling`"),
        ('kind = "action"', 'kind = "dance"', r"rule tiny\.turn\.eat, key `kind`.*'dance'"),
        ('text = "Eat an egg."', "text = 3", r"rule tiny\.turn\.eat, key `text`.*`str`.*`int`"),
        ('text = "Eat an egg."\n', "", r"rule tiny\.turn\.eat.*missing required field `text`"),
        ('id = "tiny.turn.eat"\n', "", r"rule number 2.*missing required field `id`"),
        ('kind = "action"', 'kind = "action"\nwaiver = " "', r"tiny\.turn\.eat: `waiver` is empty"),
        ('"tiny.end.win"', '"tiny.turn.eat"', r"tiny\.turn\.eat occurs 2 times"),
        ('"tiny.end.win"', '"huge.end.win"', r"huge\.end\.win does not begin with `tiny\.`"),
        ("faces = 6 }", "faces = 6 }\ncolour = 1", r"component tiny\.die.*unknown field `colour`"),
        ('rules = ["tiny.turn.roll"]', 'rules = ["tiny.turn.rol"]', r"tiny\.die names the rule tiny\.turn\.rol,"),
        ("complete = false", 'complete = "no"', r"complete: Expected `bool`"),
        ("complete = false", "complet = false", r"head of the file: .*unknown field `complet`"),
        ('book = "tiny"', 'book = "huge"', r"book is 'huge' but the folder is 'tiny'"),
        ("complete = false", "complete =", r"is not valid TOML"),
    ],
)
def test_a_bad_ledger_is_refused_with_file_entry_and_key(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert old in SMALL
    path = written(tmp_path, SMALL.replace(old, new))
    with pytest.raises(LedgerError, match=rf"{re.escape(str(path))}: .*{message}"):
        ledger.read(path)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LedgerError, match="nowhere"):
        ledger.read(tmp_path / "nowhere" / "ledger.toml")
