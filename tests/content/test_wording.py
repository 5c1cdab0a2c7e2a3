"""The words of a pack: nothing missing, nothing of no use, nothing that cannot be said."""

import pytest

from souterrain.content import PackError, load
from tests.content.tiny import BASE, Tiny, effects, faults, write

FRENCH = BASE["fr.ftl"]


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
        (FRENCH + "junk\n", 'line 9 does not parse: Expected token: "=".'),
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
        (
            FRENCH.replace("talent-frantic = frénétique\n", ""),
            "key talent-frantic: missing, but en.ftl has it.",
        ),
        (FRENCH.replace("frénétique", "{" * 5000), "it is nested too deeply."),
    ],
)
def test_faults_of_words(tmp_path, french, fault):
    found = faults(write(tmp_path, fr=french))
    if fault is None:
        assert found == ["en.ftl: key talent-frantic.text: missing, but fr.ftl has it."]
    else:
        assert found[0].startswith(f"fr.ftl: {fault}")


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


def test_all_names_of_a_kind_have_the_same_forms(tmp_path):
    orc = BASE["figures.toml"] + '[[warrior]]\nid = "orc"\nsource = "house"\nlines = []\n'
    folder = write(tmp_path, figures=orc, en=BASE["en.ftl"] + "warrior-orc = Orc\n    .the = the orc\n")
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


def test_only_english_is_needed(tmp_path):
    """Another language can be missing, or be begun: what it lacks is said in English. Whoever checks the pack is told."""
    alone = write(tmp_path / "alone", fr=None)
    assert faults(alone) == []
    assert load(Tiny, effects, [alone], root=tmp_path).words("fr").name("talent", "frantic") == "frantic"
    begun = write(tmp_path / "begun", fr="warrior-brute = Brute\n    .gender = feminine\n")
    words = load(Tiny, effects, [begun], root=tmp_path).words("fr")
    assert (words.name("talent", "frantic"), words.name("warrior", "brute").gender) == ("frantic", "feminine")
    assert "fr.ftl: key talent-frantic: missing, but en.ftl has it." in faults(begun)
    assert faults(write(tmp_path / "none", en=None))[0] == "en.ftl: there is no such file; words are needed in en."


def test_a_language_that_nobody_else_speaks_is_checked_too(tmp_path):
    folder = write(tmp_path)
    (folder / "de.ftl").write_text("talent-calm = ruhig\n")
    assert faults(folder)[0].startswith("de.ftl: key talent-calm: there is nothing of this name")


def test_names_are_looked_up_at_every_start_but_parsing_waits(tmp_path):
    english = BASE["en.ftl"].replace("talent-frantic = frantic\n", "")
    with pytest.raises(PackError, match="there is no name for the talent"):
        load(Tiny, effects, [write(tmp_path, en=english)], root=tmp_path)
    load(Tiny, effects, [write(tmp_path, fr=FRENCH.replace("{ $amount }", "{ $amount"))], root=tmp_path)
