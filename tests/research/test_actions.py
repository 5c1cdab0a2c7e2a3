"""Answers as numbers: every legal answer has one, nothing else has, and what it stands for is taken."""

from random import Random

import numpy as np
import pytest

from souterrain.kernel.decision import Choice, Refused
from souterrain.kernel.gesture import Flick, Place
from souterrain.research import actions
from souterrain.research.actions import DONE, FIRST_POINT, FIRST_PUSH, OPTIONS, Actions, Menu, places_of
from souterrain.research.episode import Episode, setup_of, space_of
from tests.every_game.table import NAMES
from tests.page import positions
from tests.research.playing import laid, played


@pytest.mark.parametrize("name", [name for name in NAMES if name != "lantern"])
def test_wherever_something_is_asked_every_option_has_a_number(name: str):
    """And each push and point that has one is legal there."""
    for position in positions.of(name):
        game = position.laid()
        space = Actions(game.setup)
        for asked in game.open_decisions():
            menu = space.menu(asked, laid(game))
            assert menu.answers, asked.kind
            assert all(0 <= number < space.size for number in menu.answers)
            if isinstance(asked, Choice):
                found = {id for number, id in menu.answers.items() if number != DONE}
                assert found == {option.id for option in asked.options}
                assert all(space.name(asked, number) == id for number, id in places_of(asked).items())
            else:
                blocks = range(FIRST_PUSH, FIRST_POINT) if isinstance(asked, Flick) else range(FIRST_POINT, space.size)
                assert {*menu.answers} <= {*blocks}
                for answer in menu.answers.values():
                    game.check_gesture(asked, asked.pick(answer)[0])


def test_an_option_has_the_same_number_at_every_table():
    """As long as no other option of its question is in its place."""
    met: dict[tuple[str, str], set[int]] = {}
    for seed in range(3):
        for episode, seat in played("twister", seed, 150):
            asked = episode.decision(seat)
            if isinstance(asked, Choice):
                for number, id in places_of(asked).items():
                    met.setdefault((asked.kind, id), set()).add(number)
    steady = [numbers for numbers in met.values() if len(numbers) == 1]
    assert len(steady) > 0.95 * len(met)


def asked_for_several() -> tuple[Episode, int]:
    for episode, seat in played("twister", 1, 50):
        asked = episode.decision(seat)
        if isinstance(asked, Choice) and asked.most > 1:
            return episode, seat
    raise AssertionError("nobody was asked for several")


def test_several_are_picked_one_after_the_other():
    episode, seat = asked_for_several()
    asked = episode.decision(seat)
    assert isinstance(asked, Choice)
    picked: list[int] = []
    while episode.decision(seat) == asked:
        able = np.flatnonzero(episode.mask(seat)).tolist()
        assert (DONE in able) == (len(picked) >= asked.least)
        assert not {*picked} & {*able}, "what is picked is not offered again"
        assert episode.observe(seat)[episode.space.encoder._starts[4]] == pytest.approx(len(picked) / 10)
        picked.append(able[-1])
        episode.step(seat, able[-1])
    assert asked.least <= len(picked) <= asked.most
    assert episode.decisions


def test_what_the_mask_forbids_is_refused_and_changes_nothing():
    episode = space_of(setup_of("twister")).start(3)
    seat = episode.asked[0]
    before = episode.game.save()
    for action in (-1, *np.flatnonzero(episode.mask(seat) == 0)[:3].tolist(), 10**6):
        with pytest.raises(Refused, match="cannot be taken"):
            episode.step(seat, action)
    with pytest.raises(Refused, match="is not asked for a push"):
        episode.gesture(seat, 0.5, 0.5)
    assert episode.game.save() == before


def test_more_options_than_numbers_are_refused(monkeypatch: pytest.MonkeyPatch):
    episode, seat = asked_for_several()
    monkeypatch.setattr(actions, "OPTIONS", 2)
    asked = episode.decision(seat)
    assert isinstance(asked, Choice)
    places_of.cache_clear()
    with pytest.raises(Refused, match="there are numbers for 2"):
        Menu(asked, lambda: episode.game).answers  # noqa: B018


def test_pushes_and_points_can_be_real_numbers():
    """Any two from -1 to 1 are a legal push or point; what is no number is refused."""
    chance = Random(5)
    corners = [(0.0, 0.0), (1.0, 1.0), (-1.0, 0.0), (1e-9, 0.0)]
    met = set()
    for episode, seat in played("catacombs", 2, 400):
        asked = episode.decision(seat)
        if not isinstance(asked, Flick | Place) or asked.kind in met:
            continue
        met.add(asked.kind)
        game = episode.game
        for x, y in (*corners, *((chance.uniform(-1, 1), chance.uniform(-1, 1)) for _ in range(8))):
            answer = actions.push(asked, x, y) if isinstance(asked, Flick) else actions.point(asked, game, x, y)
            game.check_gesture(asked, asked.pick(answer)[0])
        with pytest.raises(Refused, match="two numbers"):
            episode.gesture(seat, float("nan"), 0.0)
    assert {"flick", "place_hero"} <= met


def test_a_full_push_is_as_strong_as_it_may_be():
    asked = next(
        asked for episode, seat in played("conquest", 2, 60) if isinstance(asked := episode.decision(seat), Flick)
    )
    x, y = map(int, actions.push(asked, 3.0, 4.0).split())
    assert (x, y) == (asked.top_speed * 3 // 5, asked.top_speed * 4 // 5)


def test_the_blocks_of_numbers_do_not_overlap():
    assert DONE < 1 <= OPTIONS < FIRST_PUSH < FIRST_POINT < Actions(setup_of("conquest")).size
    assert Actions(setup_of("twister")).size == 1 + OPTIONS
