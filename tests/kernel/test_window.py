"""Windows: what must happen happens first, then seats are asked by what everybody knows, and results reach the answered step."""

import pytest

from souterrain.kernel.game import Setup
from tests.lantern.acts import Walk
from tests.lantern.game import Lantern
from tests.lantern.state import AMBER, BLUE, Bearer
from tests.scene import Scene

TRIPS = ("trip/1", "trip/2", "trip/3")


def corridor(*, hand: tuple[str, ...] = (), discard: tuple[str, ...] = (), scenario: str = "gallery") -> Scene:
    """Amber is about to walk, blue holds a hand."""
    scene = Scene(Lantern.start(Setup("lantern", scenario)))
    state = scene.state
    every = [*state.deck, *state.discard, *state.hands[AMBER], *state.hands[BLUE]]
    state.hands = {AMBER: (), BLUE: hand}
    state.discard = list(discard)
    state.deck = [card for card in every if card not in (*hand, *discard)]
    return scene


def place(scene: Scene) -> int:
    bearer: Bearer = scene.state.bearers[AMBER]
    return bearer.place


def test_a_card_in_hand_may_answer():
    scene = corridor(hand=("trip/1", "creep/1"))
    scene.run(Walk(AMBER, 2))
    assert scene.options() == ["play:trip/1", "pass"]
    scene.answer("play:trip/1", "pass")
    assert place(scene) == 1
    assert scene.state.discard == ["trip/1"]


def test_several_cards_may_answer_one_after_the_other():
    scene = corridor(hand=TRIPS)
    scene.run(Walk(AMBER, 2))
    scene.answer("play:trip/2")
    assert scene.options() == ["play:trip/1", "play:trip/3", "pass"]
    scene.answer("play:trip/1")
    assert scene.options() == ["play:trip/3", "pass"]
    scene.answer("pass")
    assert place(scene) == 0


def test_who_holds_nothing_fitting_is_asked_all_the_same():
    scene = corridor(hand=("creep/1",))
    scene.run(Walk(AMBER, 2))
    assert scene.options() == ["pass"]
    scene.answer("pass")
    assert place(scene) == 2


@pytest.mark.parametrize(("hand", "discard"), [((), ()), (("creep/1",), TRIPS)])
def test_who_everybody_knows_to_hold_nothing_is_not_asked(hand: tuple[str, ...], discard: tuple[str, ...]):
    scene = corridor(hand=hand, discard=discard)
    scene.run(Walk(AMBER, 2))
    assert scene.is_done
    assert place(scene) == 2


def test_what_must_happen_happens_first_and_its_result_reaches_the_step_below():
    scene = corridor(hand=("trip/1",), scenario="crypt")
    scene.dice(2)
    scene.run(Walk(AMBER, 3))
    assert scene.saw("gust", face=2, blown=True)
    assert scene.state.agenda[-2].steps == 2
    scene.answer("play:trip/1")
    assert place(scene) == 1
    assert len(scene.events("gust")) == 1


def test_a_forced_answer_alone_asks_nobody():
    scene = corridor(scenario="crypt")
    scene.dice(5)
    scene.run(Walk(AMBER, 3))
    assert scene.is_done
    assert place(scene) == 3
