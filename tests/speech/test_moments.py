"""Questions that answer a moment: whoever reads nothing else must understand what has happened, who did it and to whom."""

import pytest

from souterrain.content import LANGUAGES, Name
from souterrain.speech import Speaker
from tests.every_game.table import game_of
from tests.page import positions
from tests.page.positions import Position
from tests.speech.test_every_sentence import TOLD, given, words_of

NUMBERS = {"lost", "hits"}
# Moments of the whole table: nobody in particular does anything.
OF_ALL = {
    "combat.begun",
    "round.ended",
    "human-preparation.start",
    "human-preparation.rolled",
    "human-preparation.assigned",
    "human-activation.start",
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in TOLD if game_of(name).windows])
def test_the_sentence_of_a_moment_names_all_that_is_given(name: str, lang: str) -> None:
    """Whatever a step tells of the window it opens is in the question."""
    for window, roles in given(name, "window", 0).items():
        if not roles and window not in OF_ALL:
            continue  # only effects answer it: nobody is asked
        slots = {role: 7 if role in NUMBERS else Name(f"the {role}") for role in roles}
        said = words_of(name, lang).say("decision-react", moment=window.replace(".", "-"), **slots)
        assert [role for role, called in slots.items() if str(called) not in said] == [], (window, said)


def moments() -> dict[str, Position]:
    """A position of each moment that is answered in each game."""
    found: dict[str, Position] = {}
    for position in sorted(positions.known(), key=lambda each: -each.answers):
        for ask in position.asks:
            if ask.startswith("react@"):
                found[f"{position.game}-{ask.removeprefix('react@')}"] = position
    return found


@pytest.mark.parametrize("name", moments())
def test_a_question_says_what_it_answers(name: str) -> None:
    position = moments()[name]
    game = position.laid()
    decision = game.decision(position.seat)
    about = dict(decision.about)
    moment = about.pop("moment")
    assert bool(about) == (moment not in OF_ALL)
    for lang in LANGUAGES:
        speaker = Speaker(game, lang)
        said = speaker.say(speaker.question(decision))
        for role, value in about.items():
            called = speaker.words.spell(speaker.question(decision).slots[role])
            forms = {str(called), *(called.forms.values() if isinstance(called, Name) else ())}
            if value:  # nothing lost is said in words
                assert any(form.lower() in said.lower() for form in forms), (lang, role, said)
