"""Films: what viewers are shown of a flick is the flick that was played."""

import msgspec
import pytest

from souterrain.flick import Playback
from souterrain.kernel.game import Setup
from souterrain.kernel.gesture import Flick, Place
from souterrain.server.protocol import messages
from souterrain.server.store.records import Chair, Created
from souterrain.server.table import outgoing
from souterrain.server.table.create import start
from souterrain.server.table.history import MOST_FILMS
from souterrain.server.table.state import TableState


def table_of(game="conquest", **options):
    """A table of two people, before anything is answered."""
    heading = start(Setup(game, options=options), 7).heading
    return TableState.open("t", Created(heading, (Chair("person"), Chair("person")), "", ""), 0)


def play(table, flicks):
    """Answer the first thing offered, and flick at the first target, until so many flicks are done."""
    while flicks:
        decision = table.open_decisions()[0]
        answer = answer_to(decision)
        act = table.answer(decision.seat, table.asked[decision.seat], answer)
        table.note(table.seq + 1, 0, act)
        flicks -= isinstance(decision, Flick)


def answer_to(decision):
    if isinstance(decision, Place):
        return decision.example
    if isinstance(decision, Flick):
        x, y = decision.towards[0]
        longest = max(abs(x), abs(y))
        return f"{x * 1_500_000 // longest} {y * 1_500_000 // longest}"
    return decision.options[0].id


def update_after_a_flick(table, seat):
    while not isinstance(table.open_decisions()[0], Flick):
        decision = table.open_decisions()[0]
        table.note(table.seq + 1, 0, table.answer(decision.seat, table.asked[decision.seat], answer_to(decision)))
    before, _ = outgoing.snapshot(table, seat, {})
    play(table, 1)
    return msgspec.json.decode(messages.write(outgoing.update(table, seat, {}, before)[1]), type=messages.Update)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_film_begins_where_discs_lay_and_ends_where_they_lie(seat):
    table = table_of()
    lay = dict(table.game.state.discs)
    update = update_after_a_flick(table, seat)
    (film,) = [event.film for event in update.events if event.film]
    assert film.start.keys() == lay.keys()
    shown = Playback.from_wire(msgspec.to_builtins(film))
    assert film.ways
    for disc in film.ways:
        x, y = shown.place(disc, film.duration / 1e6)
        assert table.game.state.discs[disc] == pytest.approx((x * 1000, y * 1000), abs=25)


def test_knocks_tell_who_met_whom_in_order():
    film = next(event.film for event in update_after_a_flick(table_of(), 0).events if event.film)
    assert film.knocks
    assert [knock.at for knock in film.knocks] == sorted(knock.at for knock in film.knocks)
    assert all(knock.first in film.start for knock in film.knocks)
    assert film.knocks[-1].at <= film.duration


def test_the_last_flicks_can_be_watched_again_and_no_more_are_kept():
    table = table_of()
    play(table, MOST_FILMS + 3)
    flicks = [line for line in table.history.lines if line.event.name == "flicked"]
    assert [line.reel is not None for line in flicks] == [False] * 3 + [True] * MOST_FILMS
    events = msgspec.json.decode(messages.write(outgoing.snapshot(table, 0, {})[1]), type=messages.Snapshot).events
    assert len([event for event in events if event.film]) == MOST_FILMS


def test_nobody_works_out_a_film_before_it_is_shown(monkeypatch):
    monkeypatch.setattr(Playback, "wire", lambda self: pytest.fail("a film was made for nobody"))
    play(table_of(), 3)
