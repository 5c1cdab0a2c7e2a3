"""Words: sentences with slots, names with grammar, texts with the numbers of their facts."""

import pickle

import pytest

from souterrain.content import LANGUAGES, ROOT, Name, Words, WordsError
from souterrain.content.text import slots
from souterrain.content.wording import check_folder
from souterrain.where import FIRST
from tests.content.tiny import open_tiny, write

FRENCH = """
-lieu = souterrain
    .genre = m
warrior-brute = Brute
    .gender = feminine
    .plural = Brutes
    .the = la brute
warrior-blade = Lame
wounded = { $fighter } est { GENDER($fighter) ->
    [feminine] blessée
   *[masculine] blessé
}.
strikes = { FORM($fighter, "the") } frappe.
learns = Il apprend : { NAME($talent, kind: "talent") }.
talent-frantic = frénétique
points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
place = le { -lieu }, { deeper }
deeper = plus bas que { points }
card = Carte
    .text = Texte { $n }.
ring = { gnir }
gnir = { ring }
broken = { $
only-attributes =
    .text = x
switch = { $on ->
    [true] oui
   *[false] non
}
"""


@pytest.fixture
def words(tmp_path):
    (tmp_path / "fr.ftl").write_text(FRENCH, encoding="utf-8")
    return Words("fr", [tmp_path])


def test_a_sentence_with_slots(words):
    assert words.say("points", amount=1) == "1 point"
    assert words.say("points", amount=0) == "0 point"
    assert words.say("points", amount=12_000) == "12\u202f000 points"
    assert words.say("card.text", n=3) == "Texte 3."
    assert words.say("switch", on=True) == "oui"


def test_a_sentence_uses_others(words):
    assert words.say("place", amount=2) == "le souterrain, plus bas que 2 points"


def test_no_isolation_marks(words):
    assert words.say("wounded", fighter="X") == "X est blessé."


def test_a_sentence_agrees_with_a_name(words):
    brute, blade = words.name("warrior", "brute"), words.name("warrior", "blade")
    assert words.say("wounded", fighter=brute) == "Brute est blessée."
    assert words.say("wounded", fighter=blade) == "Lame est blessé."
    assert words.say("strikes", fighter=brute) == "la brute frappe."
    assert words.say("strikes", fighter=blade) == "Lame frappe."
    assert words.say("strikes", fighter="Jean") == "Jean frappe."


def test_an_id_becomes_a_name(words):
    assert words.say("learns", talent="frantic") == "Il apprend : frénétique."


def test_a_name_is_a_string_with_forms(words):
    brute = words.name("warrior", "brute")
    assert brute == "Brute"
    assert brute.gender == "feminine"
    assert brute.forms == {"gender": "feminine", "plural": "Brutes", "the": "la brute"}
    assert words.name("warrior", "blade").gender == ""
    copy = pickle.loads(pickle.dumps(brute))
    assert (type(copy), copy, copy.forms) == (Name, brute, brute.forms)


@pytest.mark.parametrize(
    ("key", "reason"),
    [
        ("nothing", "there are no such words"),
        ("card.flavour", "there are no such words"),
        ("only-attributes", "there are no such words"),
        ("card.text", "Unknown external: n"),
        ("ring", "it refers to itself"),
        ("broken", "it does not parse"),
        ("learns", 'cannot say "talent-calm"'),
    ],
)
def test_what_cannot_be_said_names_key_and_language(words, key, reason):
    slots = {"talent": "calm"} if key == "learns" else {}
    with pytest.raises(WordsError) as caught:
        words.say(key, **slots)
    assert str(caught.value).startswith(f'cannot say "{key}" in language "fr": ')
    assert reason in str(caught.value)


@pytest.mark.parametrize("depth", [20, 100, 300, 3000])
def test_deep_nesting_never_breaks_out(tmp_path, depth):
    (tmp_path / "fr.ftl").write_text("deep = " + "{ $n ->\n *[o] " * depth + "x" + "\n }" * depth + "\n")
    try:
        said = Words("fr", [tmp_path]).say("deep", n=1)
    except WordsError as error:
        said = str(error)
    assert said == "x" or "nested too deeply" in said


def test_it_fails_every_time(words):
    for _ in range(2):
        with pytest.raises(WordsError):
            words.say("broken")


def test_later_folders_win(tmp_path):
    for folder, text in (("a", "one = un\ntwo = deux\n"), ("b", "two = 2\n")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "fr.ftl").write_text(text)
    words = Words("fr", [tmp_path / "a", tmp_path / "b"])
    assert (words.say("one"), words.say("two")) == ("un", "2")


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(WordsError, match=r"en\.ftl: it cannot be read"):
        Words("en", [tmp_path])


def test_words_are_read_once_per_language(tmp_path):
    loaded = open_tiny(write(tmp_path))
    assert loaded.words("fr") is loaded.words("fr")
    assert loaded.words("fr") is not loaded.words("en")


def test_a_text_takes_its_numbers_from_the_facts(tmp_path):
    loaded = open_tiny(write(tmp_path))
    surge, brute = loaded.content.event["surge"], loaded.content.warrior["brute"]
    assert loaded.words("fr").text("event", surge) == "Gagnez 2 points de menace."
    assert loaded.words("en").texts("event", surge) == {"text": "Gain 2 threat."}
    assert loaded.words("fr").text("warrior", brute) == ""
    assert loaded.words("fr").texts("warrior", brute) == {}


def test_what_a_fact_lends_to_its_text(tmp_path):
    cards = """
[[event]]
id = "surge"
source = "house"
effects = [{ do = "gain-threat", amount = 2 }, { do = "gain-threat", amount = 3 }]
again = { do = "teach", talent = "frantic" }
"""
    text = "    .text = { $gain-threat-amount }, { $gain-threat-2-amount }, { $talent }, { $teach-whom }\n"
    names = f"pack-base = B\ntalent-frantic = f\nwarrior-brute = B\nevent-surge = S\n{text}"
    figures = """
[[talent]]
id = "frantic"
source = "book"
[[warrior]]
id = "brute"
source = "book"
lines = []
bonus = { DEF = 1 }
"""
    content = open_tiny(write(tmp_path, cards=cards, figures=figures, en=names, fr=names)).content
    assert slots(content.event["surge"]) == {
        "id": "surge",
        "source": "house",
        "gain-threat-amount": 2,
        "gain-threat-2-amount": 3,
        "talent": "frantic",
        "teach-talent": "frantic",
        "whom": "one",
        "teach-whom": "one",
    }
    assert slots(content.warrior["brute"]) == {"id": "brute", "source": "book", "armour": 0, "bonus-DEF": 1}


def test_the_shared_words_are_whole():
    assert list(check_folder(ROOT / "words")) == []


def test_words_of_a_folder_are_compared_between_languages(tmp_path):
    (tmp_path / "en.ftl").write_text("one = { SHOUT($x) }\ntwo = {\n-term = t\n")
    (tmp_path / "fr.ftl").write_text("one = un\nthree = trois\none = une\n")
    assert [(fault.file[-6:], fault.key, fault.message) for fault in check_folder(tmp_path)] == [
        ("en.ftl", "one", 'unknown function SHOUT; expected one of "DATETIME", "FORM", "GENDER", "NAME", "NUMBER"'),
        ("en.ftl", "", 'it does not parse: Expected token: "}"'),
        ("fr.ftl", "one", "it is there twice"),
        ("en.ftl", "three", "missing, but fr.ftl has it"),
        ("fr.ftl", "two", "missing, but en.ftl has it"),
    ]
    (tmp_path / "fr.ftl").unlink()
    assert [fault.message for fault in check_folder(tmp_path)][-1].startswith("there is no such file")
    assert {*LANGUAGES} == {path.stem for path in (ROOT / "words").glob("*.ftl")} > {FIRST}
    assert LANGUAGES[0] == FIRST


ENGLISH = """
card = Card
    .text = Text { $n }.
    .the = the card
## A comment that stands after a message is none of it.
greeting = Good day, { guest }.
guest = guest
asked = Who is there?
    .waiting = We wait
        for an answer.
"""


@pytest.fixture
def partial(tmp_path):
    """French that lacks a message, a text of another, and one that a third leans on."""
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    french = "card = Carte\n# Une remarque.\ngreeting = Bonjour, { guest }.\nasked = Qui est là ?\n"
    (tmp_path / "fr.ftl").write_text(french, encoding="utf-8")
    return Words("fr", [tmp_path])


def test_what_a_language_lacks_is_said_in_english(partial):
    assert "guest" in partial
    assert partial.say("guest") == "guest"
    assert partial.say("greeting") == "Bonjour, guest."
    assert partial.say("card") == "Carte"
    assert partial.say("card.text", n=2) == "Text 2."
    assert (partial.say("asked"), partial.say("asked.waiting")) == ("Qui est là ?", "We wait\nfor an answer.")


def test_forms_of_a_name_are_never_borrowed(partial):
    assert partial.attributes("card") == ("text",)


def test_an_english_message_of_a_later_folder_wins_over_an_older_translation(tmp_path):
    """An expansion that says something else must not be spoken of in the words of the game it changes."""
    for folder, lang, text in (("a", "en", "one"), ("a", "fr", "un"), ("b", "en", "two")):
        (tmp_path / folder).mkdir(exist_ok=True)
        (tmp_path / folder / f"{lang}.ftl").write_text(f"number = {text}\n")
    assert Words("fr", [tmp_path / "a", tmp_path / "b"]).say("number") == "two"
