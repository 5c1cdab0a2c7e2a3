"""The words of a pack: nothing missing, nothing of no use, nothing that cannot be said."""

import pytest

from souterrain.content import PackError, load, text
from tests.content.tiny import BASE, NAMES, Tiny, effects, faults, found, open_tiny, write

FRENCH = BASE["fr.ftl"]


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    """Where the house keeps its packs, which must have every language and form."""
    monkeypatch.setattr(text, "ROOT", tmp_path)
    return tmp_path / "packs" / "tiny" / "base"


@pytest.mark.parametrize(
    ("french", "fault"),
    [
        (
            FRENCH.replace("talent-frantic", "talent-calm"),
            'key talent-calm: there is nothing of this name; did you mean "talent-frantic"?',
        ),
        (
            FRENCH + "warrior-orc = Orque\n",
            'key warrior-orc: there is nothing of this name; did you mean "warrior-brute"?',
        ),
        (FRENCH + "talent-frantic = encore\n", "key talent-frantic: it is there twice."),
        (FRENCH + "junk\n", 'it does not parse: Expected token: "=".'),
        (FRENCH.replace("$amount", "$amout"), 'key event-surge: the event has no $amout; did you mean "amount"?'),
        (FRENCH.replace("{ $amount }", "{ -sea }"), "key event-surge: it refers to -sea, which does not exist."),
        (FRENCH.replace("{ $amount }", "{ GENRE($amount) }"), "key event-surge: unknown function GENRE"),
        (
            FRENCH.replace("frantic = frénétique", "frantic =\n    .plural = x"),
            'key talent-frantic: cannot say "talent-frantic" in language "fr"',
        ),
        (
            FRENCH.replace("= frénétique", "= { $id }"),
            'key talent-frantic: cannot say "talent-frantic" in language "fr"',
        ),
        (FRENCH.replace("frénétique", "f\n    .text = t"), None),
        (
            FRENCH.replace("    .text = Gagnez { $amount } points de menace.\n", ""),
            "key event-surge.text: missing, but en.ftl has it.",
        ),
        (None, "there is no such file; words are needed in every language (en, fr)."),
        (FRENCH.replace("frénétique", "{" * 5000), "it is nested too deeply."),
    ],
)
def test_faults_of_words(shelf, french, fault):
    told = faults(write(shelf, fr=french))
    if fault is None:
        assert told == ["en.ftl: key talent-frantic.text: missing, but fr.ftl has it."]
    else:
        assert told[0].startswith(f"fr.ftl: {fault}")


def test_every_variant_of_a_text_is_looked_at(tmp_path):
    text = "{ $amount ->\n        [one] rien\n       *[other] { $sum }\n    }"
    (fault,) = faults(write(tmp_path, fr=FRENCH.replace("{ $amount }", text)))
    assert fault.startswith('fr.ftl: key event-surge: the event has no $sum; expected one of "amount", "gain-')


def test_words_that_others_use_are_of_use(tmp_path):
    text = (
        FRENCH.replace("{ $amount }", "{ $amount } { -mot } { phrase }") + "-mot = mot\nphrase = phrase { $amount }\n"
    )
    assert faults(write(tmp_path, fr=text)) == []
    assert faults(write(tmp_path, fr=text.replace("phrase { $amount }", "phrase { $sum }")))[0].endswith(
        'cannot say "event-surge.text" in language "fr": Unknown external: sum.'
    )


def test_all_names_of_a_kind_have_the_same_forms(shelf):
    orc = BASE["figures.toml"] + '[[warrior]]\nid = "orc"\nsource = "house"\nlines = []\n'
    folder = write(shelf, figures=orc, en=BASE["en.ftl"] + "warrior-orc = Orc\n    .the = the orc\n")
    (folder / "fr.ftl").write_text(FRENCH + "warrior-orc = Orque\n    .the = l’orque\n", encoding="utf-8")
    assert faults(folder) == ["fr.ftl: key warrior-orc.gender: missing, but other names of kind warrior have it."]


def test_a_pack_cannot_change_what_the_game_says(tmp_path):
    root = tmp_path / "root"
    (root / "games" / "tiny").mkdir(parents=True)
    for lang in ("en", "fr"):
        (root / "games" / "tiny" / f"{lang}.ftl").write_text("event-surge = The surge begins.\n")
    with pytest.raises(PackError, match="key event-surge: the game itself has a message of this name"):
        load(Tiny, effects, [write(tmp_path / "base")], root=root)


def test_a_text_may_use_the_words_of_the_game(tmp_path):
    root = tmp_path / "root"
    (root / "games" / "tiny").mkdir(parents=True)
    for lang in ("en", "fr"):
        (root / "games" / "tiny" / f"{lang}.ftl").write_text("-threat = menace\n")
    folder = write(tmp_path / "base", fr=FRENCH.replace("menace", "{ -threat }"))
    loaded = load(Tiny, effects, [folder], root=root, thorough=True)
    assert loaded.words("fr").text("event", loaded.content.event["surge"]) == "Gagnez 2 points de menace."


def test_names_are_looked_up_at_every_start_but_parsing_waits(shelf, tmp_path):
    with pytest.raises(PackError, match="there is no name for the talent"):
        load(Tiny, effects, [write(shelf, fr=FRENCH.replace("talent-frantic = frénétique\n", ""))], root=tmp_path)
    load(Tiny, effects, [write(shelf, fr=FRENCH.replace("{ $amount }", "{ $amount"))], root=tmp_path)


# A pack of one's own


def test_one_language_is_enough_for_a_pack_of_ones_own(tmp_path):
    folder = write(tmp_path / "mine", fr=None)
    assert faults(folder) == []
    words = open_tiny(folder).words("fr")
    assert words.name("event", "surge") == "Surge"
    assert words.text("event", open_tiny(folder).content.event["surge"]) == "Gain 2 threat."


def test_what_one_language_lacks_another_says(tmp_path):
    folder = write(tmp_path / "mine", en=BASE["en.ftl"], fr="pack-base = Base\nevent-surge = Poussée\n")
    assert faults(folder) == []
    words = open_tiny(folder).words("fr")
    assert (words.name("event", "surge"), words.name("talent", "frantic")) == ("Poussée", "frantic")
    assert words.text("event", open_tiny(folder).content.event["surge"]) == "Gain 2 threat."


def test_a_name_in_no_language_at_all_is_one_fault(tmp_path):
    folder = write(tmp_path / "mine", fr=None, en=NAMES.replace("talent-frantic = frantic\n", ""))
    assert faults(folder) == ['en.ftl: key talent-frantic: there is no name for the talent "frantic".']
    bare = write(tmp_path / "bare", fr=None, en=None)
    assert next(fault.message for fault in found(bare)).startswith(
        "there is no such file; words are needed in one lang"
    )


def test_forms_that_nobody_wrote_follow_the_rules_of_the_language(tmp_path):
    orc = BASE["figures.toml"] + '[[warrior]]\nid = "orc"\nsource = "house"\nlines = [{ die = 1 }]\n'
    names = FRENCH + "warrior-orc = Ogre\n"
    folder = write(tmp_path / "mine", figures=orc, en=BASE["en.ftl"] + "warrior-orc = Orc\n", fr=names)
    assert faults(folder) == []
    assert open_tiny(folder).words("fr").name("warrior", "orc").forms == {"gender": "masculine", "the": "l’ogre"}
    assert open_tiny(folder).words("en").name("warrior", "orc").forms == {"the": "the orc"}
    assert open_tiny(folder).words("fr").name("talent", "frantic").forms == {}


def test_a_fault_of_words_has_its_line(tmp_path):
    (fault,) = found(write(tmp_path / "mine", fr=FRENCH.replace("$amount", "$amout")))
    assert (fault.key, fault.line) == ("event-surge", 7)
