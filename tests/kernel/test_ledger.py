"""The ledgers themselves, and reading, looking up and searching them."""

import re
from pathlib import Path

import pytest

from souterrain.kernel import ledger
from souterrain.kernel.ledger import Ledger, LedgerError, Rule, UnknownBook, UnknownRule

SMALL = """
book = "tiny"
complete = false
title = { en = "Tiny", fr = "Minuscule" }
summary = { en = "A game.", fr = "Un jeu." }

[[rule]]
id = "tiny.turn.roll"
section = "Tour"
kind = "flow"
en = "Roll the die."
fr = "On jette le dé."

[[rule]]
id = "tiny.turn.eat"
section = "Tour"
kind = "action"
en = "Eat an egg."
fr = "On mange un œuf à l’étouffée."
ruling = "Raw eggs count."
ruling_fr = "Les œufs crus comptent."

[[rule]]
id = "tiny.end.win"
section = "Fin"
kind = "victory"
en = "Who has eaten most wins."
fr = "Le plus gros mangeur gagne."

[[component]]
id = "tiny.die"
kind = "die"
name = { en = "Die", fr = "Dé" }
facts = { faces = 6 }
rules = ["tiny.turn.roll"]
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


def ids(rules: tuple[Rule, ...]) -> list[str]:
    return [rule.id for rule in rules]


def test_the_five_books_are_found() -> None:
    assert ledger.books() == ("catacombs", "claustrophobia", "conquest", "soloth", "twister")


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
    texts = [text for rule in book.rules for text in (rule.ruling, rule.ruling_fr) if text]
    cited = {rule_id for text in texts for rule_id in pattern.findall(text)}
    assert [rule_id for rule_id in sorted(cited) if rule_id not in ledger.load(rule_id.partition(".")[0])] == []


def test_every_text_stands_in_both_languages(book: Ledger) -> None:
    assert [rule.id for rule in book.rules if rule.ruling and not rule.ruling_fr] == []
    assert [rule.id for rule in book.rules if rule.example and not rule.example_fr] == []
    assert [rule.id for rule in book.rules if rule.ruling and rule.ruling == rule.ruling_fr] == []


def test_french_texts_are_set_in_french_typography(book: Ledger) -> None:
    parts = [
        (rule.id, text) for rule in book.rules for text in (rule.fr, rule.ruling_fr, rule.example_fr, rule.section)
    ]
    parts += [(component.id, component.name.fr) for component in book.components]
    parts += [("title", book.title.fr), ("summary", book.summary.fr)]
    bad = re.compile("['\"“”]|\\.\\.\\.|(?<!\u202f)[;!?]|(?<!\u00a0):(?=\\s|$)|«(?!\u00a0)|(?<!\u00a0)»")
    assert [(place, found[0]) for place, text in parts if text and (found := bad.search(text))] == []


def test_a_rule_is_found_by_its_id() -> None:
    found = ledger.rule("claustrophobia.combat.hit")
    assert (found.section, found.kind) == ("Combat", "combat")
    assert found is ledger.load("claustrophobia").rule("claustrophobia.combat.hit")


def test_an_unknown_id_names_the_closest() -> None:
    with pytest.raises(UnknownRule, match=r"claustrophobia\.combat\.hits.*mean claustrophobia\.combat\.hit "):
        ledger.rule("claustrophobia.combat.hits")
    with pytest.raises(UnknownRule, match="chess"):
        ledger.rule("chess.castling")


def test_an_unknown_book_names_the_books() -> None:
    with pytest.raises(UnknownBook, match=r"'chess'.*claustrophobia"):
        ledger.load("chess")


def test_texts_follow_the_language(tiny: Ledger) -> None:
    egg = tiny.rule("tiny.turn.eat")
    assert (egg.text("en"), egg.ruling_in("en")) == ("Eat an egg.", "Raw eggs count.")
    assert (egg.text("fr"), egg.ruling_in("fr")) == ("On mange un œuf à l’étouffée.", "Les œufs crus comptent.")
    assert egg.example_in("fr") is None
    assert tiny.title.get("fr") == "Minuscule"


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
        ("mange", ["tiny.turn.eat", "tiny.end.win"]),
        ("tiny.turn", ["tiny.turn.roll", "tiny.turn.eat"]),
        ("gg", []),
        ("egg mange", []),
        ("  ", []),
        ("die(", []),
    ],
)
def test_search_ignores_case_and_accents_and_wants_every_word(tiny: Ledger, text: str, found: list[str]) -> None:
    assert ids(tiny.search(text)) == found


def test_search_in_one_language(tiny: Ledger) -> None:
    assert ids(tiny.search("egg", ["fr"])) == []
    assert ids(tiny.search("egg", ["en"])) == ["tiny.turn.eat"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('kind = "action"', 'kind = "action"\nrulling = "x"', r"rule tiny\.turn\.eat.*unknown field `rulling`"),
        ('kind = "action"', 'kind = "dance"', r"rule tiny\.turn\.eat, key `kind`.*'dance'"),
        ('en = "Eat an egg."', "en = 3", r"rule tiny\.turn\.eat, key `en`.*`str`.*`int`"),
        ('en = "Eat an egg."\n', "", r"rule tiny\.turn\.eat.*missing required field `en`"),
        ('id = "tiny.turn.eat"\n', "", r"rule number 2.*missing required field `id`"),
        ('ruling = "Raw eggs count."\n', "", r"tiny\.turn\.eat has `ruling_fr` but no `ruling`"),
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
