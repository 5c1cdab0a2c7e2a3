"""What players can run into is refused in their own language, with the distance missed."""

from pathlib import Path

import pytest

import souterrain
from souterrain.games.conquest.game import Conquest
from souterrain.kernel.decision import Refused
from souterrain.speech import Speaker


def speaker(lang: str) -> Speaker:
    return Speaker(Conquest.start(), lang)


def test_a_refusal_is_said_in_the_language_of_the_reader():
    refused = Refused("place: the disc lies 1.5 mm outside the zone.", "some.rule", "outside", distance=1.5)
    assert speaker("en").refusal(refused) == "There the disc would lie 1.5 mm outside its zone."
    assert speaker("fr").refusal(refused) == "À cet endroit, le disque dépasserait de sa zone de 1,5 mm."


def test_what_players_cannot_run_into_is_said_as_it_is():
    assert speaker("fr").refusal(Refused("The saved state cannot be read.")) == "The saved state cannot be read."


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_kind_of_refusal_has_words(lang: str):
    words = speaker(lang).words
    kinds = ("too-fast", "too-slow", "never-rests", "outside", "too-near", "over", "answered", "not-asked", "undo")
    text = "".join(path.read_text("utf-8") for path in Path(souterrain.__file__).parent.rglob("*.py"))
    for kind in kinds:
        assert f"refused-{kind}" in words
        assert f'"{kind}"' in text, f"nobody says {kind} any more"
    assert {key for key in words if key.startswith("refused-")} == {f"refused-{kind}" for kind in kinds}
