"""No leak on the wire: two tables that a viewer cannot tell apart give that viewer the same bytes, on every channel.

The twin tables are those of `every_game/secrecy`: drawn from the viewer's own view. Here each is put under the state of a table,
and what goes out is compared byte for byte: snapshot, update, log, refusals, undo, replay. Spectators are viewers too.
"""

import asyncio
import copy
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.sync.client import connect

from souterrain.kernel.match import Match
from souterrain.kernel.timer import LATE
from souterrain.kernel.view import View
from souterrain.server.protocol import messages
from souterrain.server.protocol.denied import Denied
from souterrain.server.seats.clock import Deadline, deadlines
from souterrain.server.seats.seating import CLOCK, Seating
from souterrain.server.store import records
from souterrain.server.store.database import Row
from souterrain.server.store.records import Acted, Chair, Created
from souterrain.server.table import outgoing
from souterrain.server.table.handlers import handle
from souterrain.server.table.history import History
from souterrain.server.table.state import Judge, TableState
from souterrain.server.work.replays import replay_for
from tests.every_game.secrecy import Memory, Twin, viewers
from tests.every_game.table import every_table, game_of, random_answer, random_setup
from tests.server.serving import Served, know_the_lantern

know_the_lantern()

TRIES = [
    messages.Answer(0, "no such option"),
    messages.Answer(10**6, "x"),
    messages.Answer(-1, []),
    messages.Undo(),
    messages.Agree(),
    messages.Propose(10**5),
    messages.Mute(99),
]


def begin(name: str, scenario: str, seed: int, rng: Random) -> TableState:
    match = Match.start(game_of(name), random_setup(name, scenario, rng), seed)
    chairs = tuple(Chair("person", f"p{seat}", key=str(seat)) for seat in range(len(match.game.seats)))
    return TableState.open("table", Created(match.heading, chairs, "h", "w", events=tuple(match.events)), 0)


def under(table: TableState, match: Match) -> TableState:
    """The same table with another match under it."""
    twin = copy.copy(table)
    for name in ("asked", "asked_at", "answered", "late", "glasses"):
        setattr(twin, name, copy.copy(getattr(table, name)))
    twin.seating = Seating(table.seating.chairs)
    twin.seating.roles = table.seating.roles
    twin.history = History()
    twin.history.write(table.history.lines)
    twin.match = match
    twin._told = len(match.events)
    twin._decisions = match.game.state.decisions
    return twin


def clocks(table: TableState) -> dict[int, Deadline]:
    return deadlines(table, 0, ())


def refusals(table: TableState, seat: int | None) -> list[tuple[str, ...]]:
    """What a viewer is answered to things that cannot be done."""
    return asyncio.run(_refusals(_Judging(table), SimpleNamespace(seat=0 if seat is None else seat)))


class _Judging:
    """A live table that judges, and goes no further."""

    def __init__(self, table: TableState) -> None:
        self.table = table

    async def act(self, judge: Judge, by: Any, ref: str) -> None:
        judge(self.table)


async def _refusals(live: Any, viewer: Any) -> list[tuple[str, ...]]:
    told = []
    for act in TRIES:
        try:
            await handle(live, viewer, act)
        except Denied as denied:
            told.append((denied.code, denied.message, denied.rule, str(denied.seq)))
        else:
            told.append(("taken",))
    return told


def compare(table: TableState, viewer: int | None, memory: Memory, rng: Random) -> int:
    """Compare a table with a twin of it, now and one answer later. How often there was something to compare."""
    assert table.match
    real = under(table, Match(table.match.game.clone(), 0))
    assert real.match
    twin = Twin(real.match, viewer, rng.randrange(2**32), memory)
    other = under(table, twin.match)
    sent, snapshot = outgoing.snapshot(real, viewer, clocks(real))
    sent_of_twin, snapshot_of_twin = outgoing.snapshot(other, viewer, clocks(other))
    assert messages.write(snapshot) == messages.write(snapshot_of_twin)
    if viewer is not None:
        assert refusals(real, viewer) == refusals(other, viewer)

    decision = rng.choice(real.open_decisions())
    answer = random_answer(decision, rng)
    asked = real.asked[decision.seat]
    before = len(real.match.events)
    by = CLOCK if answer == LATE else ""
    record = real.answer(decision.seat, asked, answer, by)
    if not twin.check_ahead(real.match, decision.seat, answer, real.match.events[before:]):
        return 1
    real.note(real.seq + 1, 5, record)
    other.note(other.seq + 1, 5, Acted(twin.match.entries[-1], asked, by, tuple(twin.match.events)))
    _, update = outgoing.update(real, viewer, clocks(real), sent)
    _, update_of_twin = outgoing.update(other, viewer, clocks(other), sent_of_twin)
    assert messages.write(update) == messages.write(update_of_twin)
    _, snapshot = outgoing.snapshot(real, viewer, clocks(real), 0)
    _, snapshot_of_twin = outgoing.snapshot(other, viewer, clocks(other), 0)
    assert messages.write(snapshot) == messages.write(snapshot_of_twin)
    if viewer is not None:
        assert refusals(real, viewer) == refusals(other, viewer)
    return 2


def walk(name: str, scenario: str, seed: int, most: int, share: float) -> int:
    """Play a match at random, comparing at random points for every viewer."""
    rng = Random(seed)
    table = begin(name, scenario, seed, rng)
    assert table.match
    memory = Memory(table.match.game)
    memory.add(table.match.game, table.match.events, is_chance_used=True)
    compared = 0
    rows = [Row("table", 0, 0, records.write(table.created))]
    while not table.is_over and table.seq < most:
        if rng.random() < share:
            compared += sum(compare(table, viewer, memory, rng) for viewer in viewers(table.match.game))
        decision = rng.choice(table.open_decisions())
        before, drawn = len(table.match.events), table.match.game.state.chance.drawn
        answer = random_answer(decision, rng)
        by = CLOCK if answer == LATE else ""
        record = table.answer(decision.seat, table.asked[decision.seat], answer, by)
        rows.append(Row("table", table.seq + 1, 5, records.write(record)))
        table.note(table.seq + 1, 5, record)
        is_used = table.match.game.state.chance.drawn != drawn
        memory.add(table.match.game, table.match.events[before:], is_chance_used=is_used)
    check_replay(table, rows)
    return compared


def check_replay(table: TableState, rows: list[Row]) -> None:
    """A replay is made of the same messages and ends where the viewer is."""
    assert table.match
    for viewer in viewers(table.match.game):
        sent = outgoing.snapshot(TableState.open("table", table.created, 0), viewer, {})[0]
        replayed = replay_for("table", rows, viewer)
        assert len(replayed) == len(rows)
        assert sent.seq == 0
        last = outgoing.snapshot(table, viewer, {})[0]
        assert b'"seq":%d,' % last.seq in replayed[-1]


@pytest.mark.parametrize(("name", "scenario"), list(every_table()))
def test_twin_tables_give_the_same_bytes(name: str, scenario: str) -> None:
    assert walk(name, scenario, seed=11, most=120, share=0.25) > 20


def test_what_leaks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test of the test: shown whole states, viewers could tell twins apart."""

    def see_all(self: Any, seat: int | None) -> View:
        view = real_view(self, seat)
        return View(seat, self.state, view.decision)

    real_view = game_of("lantern").view
    table = begin("lantern", "", 3, Random(3))
    assert table.match
    memory = Memory(table.match.game)
    monkeypatch.setattr(outgoing, "look_at", lambda game, seat: see_all(game, seat))
    with pytest.raises(AssertionError):
        sum(compare(table, 0, memory, Random(seed)) for seed in range(20))


def test_a_message_hides_how_long_a_secret_is(served: Served) -> None:
    """No compression: its size would tell about what is in it."""
    with connect(f"ws://{served.address}/api/tables/x/ws", compression="deflate") as socket:
        assert not socket.protocol.extensions
