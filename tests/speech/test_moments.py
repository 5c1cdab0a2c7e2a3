"""Questions that answer a moment: whoever reads nothing else must understand what has happened, who did it and to whom."""

import pytest

from souterrain.content import LANGUAGES, Name
from souterrain.speech import Speaker
from tests.page import positions
from tests.page.positions import Position

# Moments of the whole table: nobody in particular does anything.
OF_ALL = {
    "combat.begun",
    "round.ended",
    "human-preparation.start",
    "human-preparation.rolled",
    "human-preparation.assigned",
    "human-activation.start",
}


def moments() -> dict[str, Position]:
    """The nearest position of each moment that is answered in each game."""
    found: dict[str, Position] = {}
    for position in sorted(positions.known(), key=lambda each: -each.answers):
        for ask in position.asks:
            if ask.startswith("react@"):
                found[f"{position.game}-{ask.removeprefix('react@')}"] = position
    return found


@pytest.mark.parametrize("name", moments())
def test_a_question_says_what_it_answers(name: str) -> None:
    match, seat = moments()[name].reached()
    decision = match.game.decision(seat)
    about = dict(decision.about)
    moment = about.pop("moment")
    assert bool(about) == (moment not in OF_ALL)
    for lang in LANGUAGES:
        speaker = Speaker(match.game, lang)
        said = speaker.say(speaker.question(decision))
        for role, value in about.items():
            called = match.game.describe(role, value, speaker.words)
            forms = {str(called), *(called.forms.values() if isinstance(called, Name) else ())}
            if value:  # nothing lost is said in words
                assert any(form.lower() in said.lower() for form in forms), (lang, role, said)
