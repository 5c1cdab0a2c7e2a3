"""Conquest in the terminal: the table drawn as text, and points and flicks as one types them."""

import io
import re

import pytest
from rich.console import Console

from souterrain.__main__ import parser
from souterrain.commands import play
from souterrain.commands.gesture import example_of, read_gesture
from souterrain.content import LANGUAGES
from souterrain.games.conquest.draw import draw
from souterrain.games.conquest.game import Conquest
from souterrain.games.conquest.state import ConquestState
from souterrain.kernel.game import Setup
from souterrain.kernel.gesture import Flick, Place
from tests.conquest.scene import Duel

RUBBISH = re.compile(r"[{}$]|card/|_|\bNone\b")


def drawn(game: Conquest, seat: int | None, lang: str, width: int = 80) -> str:
    """As the screen does: from a view, so nothing hidden can be shown."""
    state = game.view(seat).state
    assert isinstance(state, ConquestState)
    seen = Conquest(game.setup, game.loaded, state)
    return draw(seen, seat, game.loaded.words(lang), width)


def terminal(lines: list[str], *arguments: str, lang: str = "en") -> str:
    output = io.StringIO()
    left = list(lines)

    def read(prompt: str) -> str:
        output.write(prompt)
        if not left:
            raise EOFError
        output.write(f"{left[0]}\n")
        return left.pop(0)

    args = parser("play").parse_args(["play", "conquest", "--text", "--lang", lang, "--against", "random", *arguments])
    assert play.run(args, read, Console(file=output, width=80, highlight=False)) == 0
    return output.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_the_table_fits_eighty_columns_and_shows_every_disc_and_only_ones_own_hand(lang, seat):
    game = Conquest.start(Setup("conquest", options={"seats": 4}), 7)
    text = drawn(game, seat, lang)
    assert all(len(line) <= 80 for line in text.split("\n"))
    assert not RUBBISH.search(text)
    arena = text[: text.rindex("┘")]
    assert all(f"<{number}>" in arena for number in range(1, 6))
    assert len(re.findall(r"\([SKÉC][12]\)", arena)) == 4
    words = game.loaded.words(lang)
    for owner, hand in game.state.hands.items():
        names = [str(words.name("card", card.split("/")[1])) for card in hand]
        assert all((f"\n  {name} ·" in text) == (owner == seat) for name in names)


def test_a_mat_has_dots_for_edges_and_shared_hands_are_shown():
    game = Conquest.start(Setup("conquest", options={"seats": 4, "arena": "mat", "shared-hands": True}), 7)
    text = drawn(game, 0, "en")
    assert "┌" not in text
    assert "The hand of Sword 2" in text
    assert "Skull 1 holds 4 cards" in text


def test_armour_stuns_and_discards_are_shown():
    duel = Duel()
    duel.keep("behemoth")
    duel.discard("thief")
    duel.game.mark("stunned", 0, True)
    duel.game.mark("shackled", 1, True)
    duel.state.turn = 3
    text = drawn(duel.game, 0, "en")
    assert "armour: Behemoth" in text
    assert "last Thief" in text
    assert "stunned" in text
    assert "no obstacle move" in text


def test_a_flick_is_typed_as_an_angle_and_a_strength():
    duel = Duel()
    duel.shoot("sword-1", "move")
    asked = duel.decision
    assert isinstance(asked, Flick)
    assert read_gesture("0 100", asked) == "3000000 0"
    assert read_gesture("90 50", asked) == "0 1500000"
    assert read_gesture("180 10", asked) == "-300000 0"
    assert read_gesture("22,5 33,3", asked) is not None
    for angle in range(0, 360, 7):
        typed = read_gesture(f"{angle} 100", asked)
        assert typed is not None
        asked.pick(typed)
    for wrong in ("", "1", "1 2 3", "a b", "nan 5", "inf 5"):
        assert read_gesture(wrong, asked) is None


def test_no_example_aims_for_a_person_unless_the_table_helps():
    """Whoever copied it would have aimed at the nearest body without looking."""
    sit = ["1", "1"], "--seed", "4", "--seat", "sword"
    shown = re.search(r"from 1 to 100, such as (\d+ \d+)", terminal(*sit)).group(1)
    helped = re.search(r"from 1 to 100, such as (\d+ \d+)", terminal(*sit, "--option", "aim-help=true")).group(1)
    assert shown == "30 50"
    assert helped != shown
    duel = Duel()
    duel.shoot("sword-1", "move")
    asked = duel.decision
    assert isinstance(asked, Flick)
    assert example_of(asked) == "30 50"
    assert example_of(asked, helped=True) == "0 50", "straight at the body ahead"


def test_a_point_is_typed_in_centimetres():
    duel = Duel()
    duel.shoot("sword-1", "missile")
    asked = duel.decision
    assert isinstance(asked, Place)
    assert read_gesture("14 10,5", asked) == "140000 105000"
    typed = read_gesture(example_of(asked), asked)
    assert typed is not None
    duel.answer(typed)
    assert duel.decision.kind == "flick"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_can_play_a_shot(lang):
    text = terminal(["1", "1", "nonsense", "1 2 3", "0 0", "10 40"], "--seed", "4", "--seat", "sword", lang=lang)
    assert not RUBBISH.search(text)
    assert {"en": "too slow", "fr": "trop lente"}[lang] in text
    assert {"en": "neither two numbers", "fr": "ni deux nombres"}[lang] in text
    assert {"en": "(1 of ", "fr": "(1 sur "}[lang] in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_are_offered_a_human_hand_and_told_how_it_sways_and_how_it_did(lang):
    text = terminal(["1", "1", "10 40"], "--seed", "4", "--seat", "sword", lang=lang)
    assert {"en": "by up to 4 degrees and 19% of the speed", "fr": "de 4 degrés et de 19"}[lang] in text
    swayed = {
        "en": r"The hand sways: \d\.\d° to the (left|right), \d+%",
        "fr": r"La main dévie : \d,\d° vers la (gauche|droite)",
    }
    assert re.search(swayed[lang], text)
    steady = terminal(["1", "1", "10 40"], "--seed", "4", "--seat", "sword", "--option", "hand=steady", lang=lang)
    assert {"en": "The hand sways", "fr": "La main dévie"}[lang] not in steady
