"""Forms of names that nobody wrote: by rule, and nearly always as the house writes them by hand."""

import pytest

from souterrain.content import ROOT
from souterrain.content.grammar import attributes, completed, english, french, without
from souterrain.content.text import split

PACKS = sorted(path.parent for path in (ROOT / "packs").glob("*/*/pack.toml"))


@pytest.mark.parametrize(
    ("name", "gender", "forms"),
    [
        (
            "Ogre",
            "",
            {"gender": "masculine", "the": "l’ogre", "a": "un ogre", "of": "de l’ogre", "to": "à l’ogre"},
        ),
        ("Brute condamnée", "", {"gender": "feminine", "the": "la brute condamnée", "plural": "brutes condamnées"}),
        ("Goule", "feminine", {"the": "la goule", "a": "une goule", "of": "de la goule", "to": "à la goule"}),
        ("Rôdeur", "", {"the": "le rôdeur", "of": "du rôdeur", "to": "au rôdeur", "plural": "rôdeurs"}),
        ("Héros", "", {"the": "le héros", "of": "du héros", "plural": "héros"}),
        ("Homme d’armes", "", {"the": "l’homme d’armes", "plural": "hommes d’armes"}),
        ("Cheval des abysses", "", {"plural": "chevaux des abysses", "of": "du cheval des abysses"}),
        ("Le Chantre creux", "", {"the": "le Chantre creux", "a": "le Chantre creux", "to": "au Chantre creux"}),
        ("La Mère des griffes", "", {"gender": "feminine", "of": "de la Mère des griffes"}),
        ("L’Ermite", "", {"the": "l’Ermite", "of": "de l’Ermite"}),
        ("Les Jumeaux", "", {"the": "les Jumeaux", "of": "des Jumeaux", "to": "aux Jumeaux"}),
    ],
)
def test_french(name, gender, forms):
    assert forms.items() <= french(name, gender).items()


@pytest.mark.parametrize(
    ("name", "forms"),
    [
        ("Orc", {"the": "the orc", "a": "an orc", "of": "of the orc", "to": "to the orc", "plural": "orcs"}),
        ("The Ash Stalker", {"the": "the Ash Stalker", "plural": "Ash Stalkers"}),
        ("Witch", {"plural": "witches"}),
        ("Harpy", {"plural": "harpies"}),
        ("Swordsman", {"plural": "swordsmen"}),
        ("Mother of claws", {"plural": "mothers of claws"}),
    ],
)
def test_english(name, forms):
    assert forms.items() <= english(name).items()


def test_the_rules_agree_with_what_the_house_writes_by_hand():
    """Given the gender, which is right more often than not without being given."""
    right = wrong = guessed = 0
    for folder in PACKS:
        for _, source in split((folder / "fr.ftl").read_text("utf-8")):
            lines = {name: text.splitlines()[0] for name, text in attributes(source).items()}
            written = {name: line.partition("=")[2].strip() for name, line in lines.items()}
            name = source.partition("=")[2].partition("\n")[0].strip()
            if "gender" not in written or not {"the", "of"} & written.keys():
                continue
            guessed += 1 if french(name)["gender"] == written["gender"] else -1
            made = french(name, written["gender"])
            for form in {"the", "of", "to"} & written.keys():
                agrees = made[form].lower() == written[form].lower()
                right, wrong = right + agrees, wrong + (not agrees)
    assert right > 500
    assert guessed > 100
    assert wrong < right / 50, f"{wrong} of {right + wrong} differ"


def test_only_forms_that_others_of_the_kind_have_are_added():
    house = ["warrior-a = A\n    .gender = masculine\n    .the = le A\n", "talent-b = b\n"]
    mine = {"warrior-c": "warrior-c = Garde\n    .text = x\n", "talent-d": "talent-d = d\n", "-term": "-term = t\n"}
    made = completed("fr", mine, house)
    assert made["warrior-c"] == "warrior-c = Garde\n    .text = x\n    .gender = feminine\n    .the = la garde\n"
    assert (made["talent-d"], made["-term"]) == (mine["talent-d"], mine["-term"])


def test_a_name_made_of_other_words_keeps_to_itself():
    mine = {"warrior-c": "warrior-c = { -term }\n"}
    assert completed("fr", mine, ["warrior-a = A\n    .the = le A\n"]) == mine


def test_attributes_are_taken_apart():
    source = "card-a = A\n    .gender = feminine\n    .text = one\n        two\n    .the = la A\n"
    assert list(attributes(source)) == ["gender", "text", "the"]
    assert without(source, ("gender", "the")) == "card-a = A\n    .text = one\n        two\n"


def test_in_a_language_whose_rules_nobody_wrote_a_name_stays_as_it_is() -> None:
    mine = {"warrior-a": "warrior-a = Der Schläger\n"}
    assert completed("de", mine, ["warrior-b = B\n    .the = der B\n    .gender = masculine\n"]) == {
        "warrior-a": "warrior-a = Der Schläger\n"
    }
