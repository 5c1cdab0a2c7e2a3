"""What special actions say about themselves is what they do, in both languages, in both boxes."""

from typing import Any

import pytest

from souterrain.games.catacombs.soloth.game import Soloth

PACKS = ("base", "soloth")
# What an attack's name holds, and the word that tells people so.
TOLD = {
    "en": {
        "stun": "stunning",
        "critical": "critical",
        "missile": "missile",
        "fireball": "fireball",
        "melee": "melee",
        "move": "move",
    },
    "fr": {
        "stun": "tourdissant",
        "critical": "critique",
        "missile": "missile",
        "fireball": "boule",
        "melee": "poing",
        "move": "déplacement",
    },
}
OWN_WORDS = {
    "rage",
    "slip-away",
    "sneak-attack",
    "stone-gaze",
    "soul-bolt",
    "smite",
    "silver-bolt",
}  # told by what they are for


def attacks_of(special: Any) -> list[str]:
    return [
        attack for effect in special.effects if effect.name == "attack" for attack in dict(effect.arguments)["attacks"]
    ]


CONTENT = Soloth.open_packs(PACKS)
PLAIN = [id for id, special in CONTENT.content.special.items() if attacks_of(special) and id not in OWN_WORDS]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("special", PLAIN)
def test_a_special_action_tells_its_attacks(special: str, lang: str) -> None:
    fact = CONTENT.content.special[special]
    text = CONTENT.words(lang).text("special", fact).lower()
    attacks = " ".join(attacks_of(fact))
    told = {mark: word in text for mark, word in TOLD[lang].items()}
    assert told == {mark: mark in attacks for mark in TOLD[lang]}, text
