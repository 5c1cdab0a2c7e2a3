"""What was worked out is taken again while nothing that it looked at has changed, and never otherwise."""

from copy import copy
from typing import Annotated, Any

import pytest
from msgspec import Struct

from souterrain.kernel.agenda import Step
from souterrain.kernel.chance import Chance
from souterrain.kernel.game import Game, Setup
from souterrain.kernel.state import Public, State, seen_by
from souterrain.kernel.still import Entries, look_at


class Piece(Struct, frozen=True):
    place: int


class Errand(Step):
    left: int = 2


class Table(State, kw_only=True):
    pieces: Public[list[Piece]]
    boxes: Public[dict[str, int]] = {}
    turn: Public[int] = 0

    def sum(self) -> int:
        return sum(piece.place for piece in self.pieces)


class Sums(Game[Table, Any]):
    """Counts how often something is worked out."""

    name = "sums"
    seats = ("a", "b")

    def __init__(self, state):
        nothing: Any = None
        self.setup, self.content, self.loaded = Setup("sums"), nothing, nothing
        self.lasts = {"still": {}}
        self._begin(state)

    def told(self, work_out, *about):
        before = len(WORKED)
        found = self.still(work_out, *about)
        return found, len(WORKED) - before


WORKED: list[str] = []


def worked(function):
    def work_out(game, *about):
        WORKED.append(function.__name__)
        return function(game, *about)

    return work_out


@worked
def second(game):
    return game.state.pieces[1].place


@worked
def last(game, *_):
    return game.state.pieces[-1].place


@worked
def total(game):
    return sum(piece.place for piece in game.state.pieces)


@worked
def by_method(game):
    return game.state.sum()


@worked
def names(game):
    return [*game.state.boxes]


@worked
def left(game):
    return game.state.agenda[-1].left


@worked
def third_if_any(game):
    try:
        return game.state.pieces[2].place
    except IndexError:
        return None


@worked
def doubled(game):
    return 2 * game.still(second) + game.state.turn


@worked
def times(game, number, errand):
    return number * errand.left


def table():
    return Sums(
        Table(chance=Chance(0), pieces=[Piece(1), Piece(2)], boxes={"x": 1, "y": 2}, agenda=[Errand(), Errand(left=3)])
    )


def test_what_looks_at_one_entry_holds_while_others_change():
    game = table()
    assert game.told(second) == (2, 1)
    game.state.pieces[0] = Piece(7)
    game.state.turn = 5
    game.state.pieces.append(Piece(9))
    assert game.told(second) == (2, 0)
    game.state.pieces[1] = Piece(3)
    assert game.told(second) == (3, 1)
    game.state.pieces[1] = Piece(2)
    assert game.told(second) == (2, 0), "what was so before is so again"


@pytest.mark.parametrize("work_out", [total, by_method, last])
def test_what_looks_at_all_changes_with_any(work_out):
    game = table()
    before, _ = game.told(work_out)
    assert game.told(work_out) == (before, 0)
    game.state.pieces.append(Piece(4))
    after, count = game.told(work_out)
    assert (after != before, count) == (True, 1)


def test_the_order_of_a_dict_counts():
    game = table()
    assert game.told(names) == (["x", "y"], 1)
    game.state.boxes = {"y": 2, "x": 1}
    assert game.told(names) == (["y", "x"], 1)


def test_a_step_that_goes_on_is_another():
    game = table()
    assert game.told(left) == (3, 1)
    game.state.agenda[-1].left = 1
    assert game.told(left) == (1, 1)
    errand = Errand(left=4)
    assert game.told(times, 2, errand) == (8, 1)
    errand.left = 5
    assert game.told(times, 2, errand) == (10, 1)
    assert game.told(times, 3, errand) == (15, 1)


def test_that_there_is_no_such_entry_holds_until_there_is():
    game = table()
    assert game.told(third_if_any) == (None, 1)
    assert game.told(third_if_any) == (None, 0)
    game.state.pieces.append(Piece(5))
    assert game.told(third_if_any) == (5, 1)
    del game.state.pieces[1:]
    assert game.told(third_if_any) == (None, 1)


def test_what_is_worked_out_within_something_else_counts_for_both():
    game = table()
    assert game.told(doubled) == (4, 2)
    game.state.pieces[0] = Piece(7)
    assert game.told(doubled) == (4, 0)
    game.state.turn = 1
    assert game.told(doubled) == (5, 1), "the inner one holds"
    game.state.pieces[1] = Piece(3)
    assert game.told(doubled) == (7, 2)


def test_viewers_who_see_different_things_have_their_own():
    class Hands(State, kw_only=True):
        hand: Annotated[list[str], seen_by(0)]

    hands: list[list[Any]] = [["ace"], [None]]
    seen, hidden = (Sums(Hands(chance=Chance(0), hand=hand)) for hand in hands)
    hidden.lasts = seen.lasts
    count = worked(lambda game: [*game.state.hand])
    assert seen.told(count) == (["ace"], 1)
    assert hidden.told(count) == ([None], 1)
    assert (seen.told(count), hidden.told(count)) == ((["ace"], 0), ([None], 0))


def test_nothing_changes_by_being_looked_at():
    state = table().state
    looked = look_at(state)
    with pytest.raises(TypeError, match="turn"):
        looked.turn = 3
    twin: Any = copy(looked)
    assert (type(twin), twin == state, twin is state) == (Table, True, False)
    pieces = look_at(state).pieces
    assert isinstance(pieces, Entries)
    assert (pieces == state.pieces, len(pieces), Piece(2) in pieces, [*reversed(pieces)]) == (
        True,
        2,
        True,
        state.pieces[::-1],
    )
    assert (pieces[:1], pieces.index(Piece(2)), pieces + [1]) == ([Piece(1)], 1, [*state.pieces, 1])  # noqa: RUF005
