"""Tables drawn as text: for every viewer and language, within 80 columns, without rubbish, without secrets."""

import importlib.util
import re
from functools import partial

import pytest
from msgspec.structs import replace

from souterrain.content import LANGUAGES
from souterrain.games import find as find_game
from souterrain.kernel.game import Game, Setup
from souterrain.players import find as find_player
from tests.every_game.table import game_of, plain_setup
from tests.speech.test_every_sentence import SCENARIOS, TOLD

RUBBISH = re.compile(r"[{}$_]|\b[a-z]+/[a-z]|\bt\d+\b|\bNone\b")


def draw(game: Game, seat: int | None, lang: str) -> str:
    seen = type(game)(game.setup, game.loaded, game.view(seat).state)
    module = importlib.import_module(f"{type(game).__module__.rpartition('.')[0]}.draw")
    drawn: str = module.draw(seen, seat, game.loaded.words(lang), 80)
    return drawn


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_every_table_can_be_drawn(name: str, scenario: str) -> None:
    game = game_of(name).start(replace(plain_setup(name), scenario=scenario), seed=3)
    players = [find_player("random", 3, seat) for seat in range(len(game.seats))]
    for answered in range(600):
        if answered % 20 == 0 or game.is_over:
            for lang in LANGUAGES:
                for seat in (None, *range(len(game.seats))):
                    drawn = draw(game, seat, lang)
                    assert max(map(len, drawn.splitlines())) <= 80
                    assert not RUBBISH.search(drawn), drawn
        if game.is_over:
            break
        choice = game.open_decisions()[0]
        look = partial(game.view, choice.seat)
        game.answer(choice.seat, players[choice.seat].answer(choice, look))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_is_drawn_for_its_owner_alone(lang: str) -> None:
    game = find_game("claustrophobia").start(seed=3)
    game.state.instinct_hand = ["instinct/bolt/1"]
    name = game.loaded.words(lang).name("instinct", "bolt")
    assert name in draw(game, 0, lang)
    assert name not in draw(game, 1, lang)
    assert name not in draw(game, None, lang)


def test_the_map_shows_what_can_be_passed() -> None:
    game = find_game("claustrophobia").start(Setup("claustrophobia", "the-vigil"), seed=3)
    game.state.rubble = (0, 1)
    drawn = draw(game, None, "en")
    assert drawn.count("#") == 2  # between the two tiles, and in the key
    assert "│Chapel" in drawn
    assert " H4 " in drawn


def test_every_game_draws() -> None:
    for name in TOLD:
        package = game_of(name).__module__.rpartition(".")[0]
        assert importlib.util.find_spec(f"{package}.draw"), name
