"""Views show what a seat may see and nothing else; resample completes them to tables the seat cannot tell apart."""

from collections import Counter as Tally
from typing import Annotated, Any

import pytest

from souterrain.kernel.chance import Chance
from souterrain.kernel.event import Event
from souterrain.kernel.state import Counted, Hidden, Own, Public, Sight, State, seen_by
from souterrain.kernel.view import hidden_from, look, named_in
from tests.lantern.acts import Glimpse
from tests.lantern.game import Lantern
from tests.lantern.state import AMBER, BLUE
from tests.scene import Scene


class Zones(State, kw_only=True):
    """One zone for each way of seeing."""

    open: Public[list[str]]
    pile: Counted[list[str]]
    secret: Hidden[tuple[str, ...]]
    hands: Own[dict[int, tuple[str, ...]]]
    mine: Annotated[list[str], seen_by(1)]
    turning: Annotated[tuple[str, ...], Sight(seats=lambda state: (len(state.open),))]
    team: Annotated[dict[int, str], Sight(owner=True, also=lambda state, owner: (owner + 2,))]


def zones(*open: str) -> Zones:
    return Zones(
        chance=Chance(0),
        open=list(open),
        pile=["b", "c"],
        secret=("d",),
        hands={0: ("e",), 1: ("f", "g")},
        mine=["h"],
        turning=("i",),
        team={0: "j", 1: "k"},
    )


@pytest.mark.parametrize(
    ("seat", "shown"),
    [
        (
            None,
            {"hands": {0: (None,), 1: (None, None)}, "mine": [None], "turning": (None,), "team": {0: None, 1: None}},
        ),
        (0, {"hands": {0: ("e",), 1: (None, None)}, "mine": [None], "turning": (None,), "team": {0: "j", 1: None}}),
        (1, {"hands": {0: (None,), 1: ("f", "g")}, "mine": ["h"], "turning": ("i",), "team": {0: None, 1: "k"}}),
        (2, {"hands": {0: (None,), 1: (None, None)}, "mine": [None], "turning": (None,), "team": {0: "j", 1: None}}),
    ],
)
def test_every_way_of_seeing(seat: int | None, shown: dict[str, object]):
    state = zones("a")
    view: Any = look(state, seat).state
    assert (view.open, view.pile, view.secret, view.chance) == (["a"], [None, None], None, None)
    assert {name: getattr(view, name) for name in shown} == shown
    assert state == zones("a")


def test_what_is_hidden_lies_where_one_cannot_see_and_nowhere_else():
    state = zones("a", "b")
    names = frozenset("abcdefghijk")
    assert hidden_from(state, 1, names) == frozenset("cdeij")
    assert named_in({"x": ("a", "ab"), "y": [1, None, {"b": "c d"}]}, names) == frozenset("ab")


def test_a_question_to_another_shows_who_is_asked_and_what_about():
    game = Lantern.start()
    (shown,) = [choice for choice in game.view(AMBER).state.decisions if choice.seat == BLUE]
    assert (shown.kind, shown.rule, shown.options, shown.refused) == ("exchange", "lantern.exchange", (), ())
    assert game.view(AMBER).decision == game.decision(AMBER)
    assert game.view(None).decision is None


def glimpse() -> Scene:
    scene = Scene(Lantern.start(seed=2))
    scene.run(Glimpse(BLUE, 2))
    return scene


def test_secrets_of_a_step_are_shown_to_its_owner_alone():
    scene = glimpse()
    seen = scene.state.agenda[-1].seen
    assert scene.game.view(BLUE).state.agenda[-1].seen == seen
    for viewer in (AMBER, None):
        assert scene.game.view(viewer).state.agenda[-1].seen == (None, None)
        assert scene.game.view(viewer).state.agenda[-1].kept is None
    assert scene.state.agenda[-1].seen == seen


def test_a_table_resampled_looks_the_same_and_is_whole():
    game = glimpse().game
    for viewer in (AMBER, BLUE, None):
        view = game.view(viewer)
        for seed in range(20):
            twin = game.resample(view, seed)
            assert twin.view(viewer).encode() == view.encode()
            assert list(twin.faults()) == []
            assert twin.state.chance.seed == seed


def test_resampling_reads_the_view_alone():
    """Two tables that look the same are resampled to the same table."""
    game = glimpse().game
    twin = game.resample(game.view(AMBER), 7)
    assert twin.save() != game.save()
    assert twin.resample(twin.view(AMBER), 8).save() == game.resample(game.view(AMBER), 8).save()


def test_every_card_that_can_be_there_comes_up():
    game = Lantern.start(seed=1)
    view = game.view(AMBER)
    held = Tally(card for seed in range(300) for card in game.resample(view, seed).state.hands[BLUE])
    assert held.keys() == game.secrets() - set(game.state.hands[AMBER])
    assert max(held.values()) < 2 * min(held.values())


def test_sealed_answers_of_others_are_drawn_anew():
    game = Lantern.start(seed=1)
    game.answer(AMBER, ())
    sealed = [game.resample(game.view(BLUE), seed).state.sealed[AMBER] for seed in range(60)]
    assert {len(answer) for answer in sealed} == {0, 1, 2}
    assert all(game.resample(game.view(AMBER), seed).state.sealed[AMBER] == () for seed in range(5))


def test_an_event_is_told_without_its_secrets():
    secrets = frozenset(("trip/1", "creep/1"))
    event = Event("drawn", {"seat": 1, "card": "trip/1", "cards": ("trip/1", "creep/1"), "text": "x"}, "r", only=(1,))
    assert event.seen_by(1, secrets) == Event("drawn", event.data, "r")
    for viewer in (0, None):
        assert event.seen_by(viewer, secrets) == Event("drawn", {"seat": 1, "cards": 2, "text": "x"}, "r", hidden=True)
    public = Event("shown", {"card": "trip/1"})
    assert public.seen_by(None, secrets).data == {"card": "trip/1"}
