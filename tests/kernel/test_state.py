"""The state: copies that share nothing that changes, bytes and back, and classes refused when they are made."""

from typing import Annotated, Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from souterrain.kernel.chance import Chance
from souterrain.kernel.decision import Refused
from souterrain.kernel.state import Counted, Hidden, Own, Public, State, seen_by
from tests.lantern.game import Lantern
from tests.lantern.state import AMBER, BLUE


def state_with(name: str, kind: Any) -> type[State]:
    namespace = {"__module__": __name__, "__annotations__": {name: kind}}
    return type("Board", (State,), namespace, kw_only=True)


class Frozen(Struct, frozen=True):
    number: int
    names: tuple[str, ...] = ()


class Open(Struct):
    number: int


class FrozenAround(Struct, frozen=True):
    items: list[int]


def test_a_field_must_say_who_may_see_it():
    with pytest.raises(TypeError, match=r"Board\.secret does not say who may see it"):
        state_with("secret", list[str])


@pytest.mark.parametrize(
    "kind",
    [
        Public[list[Open]],
        Public[list[FrozenAround]],
        Public[list[list[int]]],
        Own[dict[int, list[str]]],
        Public[tuple[Open, ...]],
        Public[set[int]],
        Public[Open],
        Hidden[bytearray],
        Public[Any],  # type: ignore[misc]
    ],
)
def test_a_state_holds_nothing_that_changes_behind_a_copy(kind: Any):
    with pytest.raises(TypeError, match=r"Board\.thing holds things that can change"):
        state_with("thing", kind)


@pytest.mark.parametrize(
    "kind",
    [
        Public[int],
        Public[str | None],  # type: ignore[misc]
        Counted[list[str]],
        Public[list[Frozen]],
        Own[dict[int, tuple[str, ...]]],
        Annotated[dict[str, Frozen], seen_by(0)],
        Public[tuple[Frozen, ...]],
    ],
)
def test_plain_and_frozen_things_are_welcome(kind: Any):
    assert "thing" in state_with("thing", kind).sights


def test_a_copy_is_exact_and_goes_its_own_way():
    game = Lantern.start(seed=5)
    twin = game.clone()
    assert twin.state == game.state
    assert twin.save() == game.save()
    before = game.save()
    for seat in (AMBER, BLUE):
        twin.answer(seat, ())
    twin.state.deck.append("x")
    twin.state.hands[AMBER] = ()
    assert game.save() == before


def test_saved_and_restored_in_the_middle_of_a_step():
    game = Lantern.start(seed=5)
    game.answer(BLUE, (f"give:{game.state.hands[BLUE][0]}",))
    twin = game.restore(game.save())
    assert twin.state == game.state
    assert [type(step) for step in twin.state.agenda] == [type(step) for step in game.state.agenda]
    for each in (game, twin):
        each.answer(AMBER, ())
    assert twin.save() == game.save()


def test_dicts_keep_their_order():
    """Rules walk through dicts; a restored game must walk the same way."""
    game = Lantern.start()
    game.state.hands = dict(reversed(game.state.hands.items()))
    assert list(game.restore(game.save()).state.hands) == [BLUE, AMBER]


@pytest.mark.parametrize("damage", [b"", b"x", b"\xc1", b"\x80", None])
def test_damaged_bytes_are_refused(damage: bytes | None):
    game = Lantern.start()
    data = game.save()[:-9] if damage is None else damage
    with pytest.raises(Refused, match="The saved state cannot be read"):
        game.restore(data)


def test_unknown_steps_are_refused():
    game = Lantern.start()
    with pytest.raises(Refused, match="no steps are called 'Raund'"):
        game.restore(game.save().replace(b"Round", b"Raund"))


def test_hash_follows_everything_that_lies_there_is_asked_or_ahead():
    game = Lantern.start()
    hashes = {game.state.hash()}
    for change in (
        lambda state: setattr(state, "round", 9),
        lambda state: state.deck.reverse(),
        lambda state: setattr(state, "chance", Chance(0, 99)),
        lambda state: setattr(state, "decisions", state.decisions[:1]),
        lambda state: setattr(state, "sealed", {0: ()}),
    ):
        change(game.state)
        hashes.add(game.state.hash())
    assert len(hashes) == 6


def test_hash_does_not_follow_how_the_rules_are_cut_into_steps():
    """Else a program that was put in order could not go on with any match."""
    game = Lantern.start()
    before = game.state.hash()
    game.state.agenda[-1].amber = ("x",)
    game.state.agenda.pop(0)
    game.state.decisions = tuple(replace(each, into=(), rule="lantern.other") for each in game.state.decisions)
    assert game.state.hash() == before
