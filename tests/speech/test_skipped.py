"""A question that is not asked, for it has one answer, leaves the same log as one that was."""

from functools import partial

import pytest
from msgspec.structs import replace

from souterrain.content import LANGUAGES
from souterrain.kernel.decision import Choice
from souterrain.kernel.game import ASK_EVERYTHING, Game
from souterrain.players import find as find_player
from souterrain.speech import Speaker, is_quiet
from tests.every_game.table import NAMES, game_of, plain_setup, scenarios_of

LEAST, MOST = 250, 3000  # answers; from the least on, until a question has been left out
ALL_ASKED = {"conquest", "lantern"}  # forced questions are about hidden hands there, but for a few


def told(game: Game, lang: str) -> list[str]:
    speaker = Speaker(game, lang)
    secrets = game.secrets()
    return [speaker.say(speaker.event(each.seen_by(None, secrets))) for each in game.events if not is_quiet(each)]


@pytest.mark.parametrize("name", NAMES)
def test_what_is_not_asked_is_told_all_the_same(name: str) -> None:
    setup = replace(plain_setup(name), scenario=scenarios_of(name)[-1])
    asked, skipped = (
        game_of(name).start(replace(setup, options={**setup.options, ASK_EVERYTHING: all}), seed=5, tells=True)
        for all in (True, False)
    )
    players = [find_player("random", 5, seat) for seat in range(len(asked.seats))]
    left_out = 0
    for number in range(MOST):
        if asked.is_over or (number >= LEAST and (left_out or name in ALL_ASKED)):
            break
        choice = asked.open_decisions()[0]
        answer = players[choice.seat].answer(choice, partial(asked.view, choice.seat))
        forced = isinstance(choice, Choice) and choice.public and choice.is_forced
        asked.answer(choice.seat, answer)
        if forced:
            left_out += 1
        else:
            skipped.answer(choice.seat, answer)
    for lang in LANGUAGES:
        assert told(skipped, lang)[: len(told(asked, lang))] == told(asked, lang)
    assert left_out or name in ALL_ASKED
