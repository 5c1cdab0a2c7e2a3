"""Whatever happens, is asked or is offered can be said, to those who see it all and to those who do not, in both languages."""

from random import Random

import pytest

from souterrain.content import LANGUAGES
from souterrain.kernel.decision import Choice
from souterrain.kernel.match import Match
from souterrain.speech import Saying, Speaker
from tests.every_game.secrecy import viewers
from tests.every_game.table import every_table, game_of, random_answer, random_setup


@pytest.mark.long  # `tests/speech` has a sample
@pytest.mark.parametrize(("name", "scenario"), list(every_table()))
def test_everything_can_be_said(name: str, scenario: str):
    rng = Random(scenario)
    match = Match.start(game_of(name), random_setup(name, scenario, rng), 8)
    speakers = [Speaker(match.game, lang) for lang in LANGUAGES]
    secrets = match.game.secrets()
    said: set[tuple[str, ...]] = set()

    def say(speaker: Speaker, saying: Saying) -> None:
        """Once for each sentence and kind of slots: the names in them are tested with the packs."""
        shape = (speaker.lang, saying.key, *(f"{role} {type(word)}" for role, word in saying.slots.items()))
        if shape not in said:
            said.add(shape)
            assert speaker.say(saying).strip()

    told = 0
    while True:
        for speaker in speakers:
            for event in match.events[told:]:
                for viewer in viewers(match.game):
                    say(speaker, speaker.event(event.seen_by(viewer, secrets)))
            for decision in match.game.state.decisions:
                say(speaker, speaker.question(decision))
                say(speaker, speaker.waiting(decision))
                if isinstance(decision, Choice):
                    for option in (*decision.options, *(refusal.option for refusal in decision.refused)):
                        say(speaker, speaker.option(decision, option))
        told = len(match.events)
        if match.game.is_over:
            break
        decision = rng.choice(match.game.open_decisions())
        match.answer(decision.seat, random_answer(decision, rng))
    for speaker in speakers:
        for seat in range(len(match.game.seats)):
            speaker.words.name("seat", match.game.seats[seat])
        for setting in match.game.options:
            assert f"setting-{setting}" in speaker.words
