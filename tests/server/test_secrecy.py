"""No leak on the wire: two tables that a viewer cannot tell apart give that viewer the same bytes, on every channel.

The twin tables are those of `every_game/secrecy`: drawn from the viewer's own view. Here each is put under the state of a table,
and what goes out is compared byte for byte: snapshot with all that the rules make of the view, update, log, what is listed,
refusals, what an adviser is given, replay. Spectators are viewers too. What is said of a match that is over (`/report`) comes
when all lies open; that it does not come sooner is one of the things compared, and what `adversary` tries.
"""

import asyncio
import copy
import pickle
from collections.abc import Callable
from functools import partial
from itertools import repeat
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from msgspec.structs import asdict, replace
from websockets.sync.client import connect

from souterrain.kernel.match import Match
from souterrain.kernel.stir import pledge_of
from souterrain.kernel.timer import LATE
from souterrain.kernel.view import View, named_in
from souterrain.server.protocol import messages
from souterrain.server.protocol.denied import Denied
from souterrain.server.seats.clock import Deadline, deadlines
from souterrain.server.seats.seating import CLOCK, Seating
from souterrain.server.store import records
from souterrain.server.store.database import Row
from souterrain.server.store.records import Acted, Chair, Created, Record
from souterrain.server.table import outgoing
from souterrain.server.table.handlers import handle
from souterrain.server.table.history import History
from souterrain.server.table.state import Judge, TableState
from souterrain.server.table.stirring import Stirring
from souterrain.server.work.replays import replay_for, told
from souterrain.server.work.thinking import ADVISER, thought
from tests.every_game.secrecy import Memory, Twin, viewers
from tests.every_game.table import OURS, every_table, game_of, random_answer, random_setup
from tests.page import positions
from tests.server.serving import Served, know_the_lantern

know_the_lantern()

TRIES: list[messages.Command] = [
    messages.Answer(0, "no such option"),
    messages.Answer(10**6, "x"),
    messages.Answer(-1, []),
    messages.Undo(),
    messages.Agree(),
    messages.Propose(10**5),
    messages.Mute(99),
    messages.Pledge("0" * 63),
    messages.Give("0" * 64, {}),
]


def begin(name: str, scenario: str, seed: int, rng: Random) -> TableState:
    match = Match.start(game_of(name), random_setup(name, scenario, rng), seed)
    chairs = tuple(Chair("person", f"p{seat}", key=str(seat)) for seat in range(len(match.game.seats)))
    created = Created(match.heading, chairs, "h", "w", events=tuple(match.events), secret=f"{seed:064x}")
    return TableState.open("table", created, 0)


class OtherSalts(Stirring):
    """What may be behind the same seal and the same pledges."""

    def __init__(self, stirring: Stirring) -> None:
        self.__dict__.update(copy.deepcopy(stirring.__dict__))
        self.secret = "f" * 64
        self.salts = dict.fromkeys(stirring.salts, "f" * 64)
        self.done = [replace(stir, secret=self.secret) for stir in stirring.done]


def stir(table: TableState, rng: Random) -> Record | None:
    """Somebody pledges, or gives what they have pledged."""
    assert table.match
    seat = rng.randrange(len(table.match.game.seats))
    stirring, salt = table.stirring, f"{len(table.stirring.done):063x}{seat}"
    if stirring.is_asked and stirring.pledges.get(seat) == pledge_of(salt) and seat not in stirring.salts:
        return table.give(seat, salt, stirring.shown)
    if stirring.salts or stirring.pledges.get(seat) == pledge_of(salt) or not table.match.entries:
        return None
    return table.pledge(seat, pledge_of(salt))


def under(table: TableState, match: Match, stirring: Stirring | None = None) -> TableState:
    """The same table with another match under it, and other salts."""
    twin = copy.copy(table)
    twin.stirring = stirring or copy.deepcopy(table.stirring)
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
    viewer = 0 if seat is None else seat
    return asyncio.run(
        _refusals(_Judging(table), SimpleNamespace(seat=viewer, key_hash=table.seating.chairs[viewer].key))
    )


class _Judging:
    """A live table that judges, and goes no further."""

    def __init__(self, table: TableState) -> None:
        self.table = table

    async def act(self, judge: Judge, by: Any, ref: str, is_long: bool) -> None:
        judge(self.table)


async def _refusals(live: Any, viewer: Any) -> list[tuple[str, ...]]:
    told: list[tuple[str, ...]] = []
    for act in TRIES:
        try:
            await handle(live, viewer, act)
        except Denied as denied:
            told.append((denied.code, denied.message, denied.rule, str(denied.seq)))
        else:
            told.append(("taken",))
    return told


def advised(table: TableState, seat: int | None) -> bytes:
    """What an adviser is given to think about, but for its own chance."""
    if seat is None or not any(decision.seat == seat for decision in table.open_decisions()):
        return b""
    level, _, setup, view, budget = pickle.loads(thought(table, seat, ADVISER).packed)
    return msgspec.msgpack.encode((level, setup, view.encode(), budget))


CHANNELS: dict[str, Callable[[TableState, int | None], Any]] = {
    "snapshot": lambda table, viewer: messages.write(outgoing.snapshot(table, viewer, clocks(table))[1]),
    "log": lambda table, viewer: messages.write(outgoing.log_seen(table, viewer)),
    "listed": lambda table, viewer: messages.write(outgoing.table_seen(table)),
    "advice": advised,
    "refusals": lambda table, viewer: None if viewer is None else refusals(table, viewer),
    "revealed": lambda table, viewer: (table.is_revealed, table.origin),  # opens report, file and a revealed replay
}


def check_channels(real: TableState, other: TableState, viewer: int | None) -> None:
    for channel, sent in CHANNELS.items():
        assert sent(real, viewer) == sent(other, viewer), f"{channel} of viewer {viewer}"


def compare_now(
    table: TableState, viewer: int | None, memory: Memory, rng: Random
) -> tuple[TableState, TableState, Twin]:
    """A table and a twin of it, which the viewer cannot tell apart."""
    assert table.match
    real = under(table, Match(table.match.game.clone(), 0))
    assert real.match
    twin = Twin(real.match, viewer, rng.randrange(2**32), memory)
    other = under(table, twin.match, OtherSalts(table.stirring))
    check_channels(real, other, viewer)
    return real, other, twin


def beginning(table: TableState) -> list[Judge]:
    """Everybody pledges and gives before anybody acts."""
    assert table.match
    seats = range(len(table.match.game.seats))
    return [
        *(partial(TableState.pledge, seat=seat, pledge=pledge_of(f"{seat:064x}")) for seat in seats),
        *(lambda table, seat=seat: table.give(seat, f"{seat:064x}", table.stirring.shown) for seat in seats),
    ]


def compare(table: TableState, viewer: int | None, memory: Memory, rng: Random) -> int:
    """Compare a table with a twin of it, now and one answer later. How often there was something to compare."""
    real, other, twin = compare_now(table, viewer, memory, rng)
    assert real.match
    sent, _ = outgoing.snapshot(real, viewer, clocks(real))
    sent_of_twin, _ = outgoing.snapshot(other, viewer, clocks(other))
    replay, replay_of_twin = told(repeat(real), viewer), told(repeat(other), viewer)
    assert next(replay) == next(replay_of_twin)

    decision = rng.choice(real.open_decisions())
    answer = random_answer(decision, rng)
    asked = real.asked[decision.seat]
    before, drawn = len(real.match.events), real.match.game.state.chance.drawn
    by = CLOCK if answer == LATE else ""
    record = real.answer(decision.seat, asked, answer, by)
    events = real.match.events[before:]
    if real.match.game.state.chance.drawn != drawn:  # what was shown openly may have been shuffled back at once
        twin.seen = twin.seen | named_in(twin.read(events), twin.secrets)
    if not twin.check_ahead(real.match, decision.seat, answer, events):
        return 1
    real.note(real.seq + 1, 5, record)
    other.note(other.seq + 1, 5, Acted(twin.match.entries[-1], asked, by, tuple(twin.match.events)))
    _, update = outgoing.update(real, viewer, clocks(real), sent)
    _, update_of_twin = outgoing.update(other, viewer, clocks(other), sent_of_twin)
    assert messages.write(update) == messages.write(update_of_twin)
    assert next(replay) == next(replay_of_twin)
    check_channels(real, other, viewer)
    return 2


def walk(name: str, scenario: str, seed: int, most: int, share: float) -> int:
    """Play a match at random, comparing at random points for every viewer."""
    rng = Random(seed)
    stirs = Random(f"{seed} stirs")
    table = begin(name, scenario, seed, rng)
    assert table.match
    memory = Memory(table.match.game)
    memory.add(table.match.game, table.match.events, is_chance_used=True)
    compared = 0
    rows = [Row("table", 0, 0, records.write(table.created))]
    live = {viewer: told(repeat(table), viewer) for viewer in viewers(table.match.game)}
    heard = {viewer: [next(told_live)] for viewer, told_live in live.items()}
    for judge in beginning(table):
        rows.append(Row("table", table.seq + 1, 5, records.write(table.act(judge, 5))))
        for viewer, told_live in live.items():
            heard[viewer].append(next(told_live))
            if table.is_held:
                compare_now(table, viewer, memory, rng)
    memory = Memory(table.match.game)
    memory.add(table.match.game, table.match.events, is_chance_used=True)
    while not table.is_over and table.seq < most:
        if stirs.random() < share and (stirred := stir(table, stirs)):
            rows.append(Row("table", table.seq + 1, 5, records.write(stirred)))
            table.note(table.seq + 1, 5, stirred)
            for viewer, told_live in live.items():
                heard[viewer].append(next(told_live))
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
        for viewer, told_live in live.items():
            heard[viewer].append(next(told_live))
    for viewer, sent in heard.items():
        assert replay_for("table", rows, viewer) == sent, f"viewer {viewer} is shown another match than was played"
    return compared


@pytest.mark.parametrize(("name", "scenario"), list(every_table()))
def test_twin_tables_give_the_same_bytes(name: str, scenario: str) -> None:
    """At one decision in eight of a long beginning; `pairs` compares a hundred thousand."""
    assert walk(name, scenario, seed=14, most=120, share=0.125) > 15


@pytest.mark.parametrize("name", OURS)
def test_every_field_that_is_shown_was_among_what_was_compared(name: str) -> None:
    """At each question of a game, and an answer or two later, for each viewer: the same bytes. And nothing that is ever shown was
    empty all the time; an expansion answers for what it adds."""
    rng, met = Random(5), set[str]()
    for position in positions.of(name):
        match = Match(position.laid(), 0)
        memory = Memory(match.game)
        for _ in range(3):
            table = TableState("table", Created(match.heading, (), "h", "w"), 0)
            table.seating.roles = match.game.seats
            table.seating.chairs = [Chair("person", key=str(seat)) for seat in range(len(match.game.seats))]
            for viewer in viewers(match.game):
                real = Match(match.game.clone(), 0)  # without a past, as the twin
                twin = Twin(real, viewer, rng.randrange(2**32), memory)
                check_channels(under(table, real), under(table, twin.match), viewer)
                met |= {field for field, value in asdict(match.game.through(twin.view).shown(viewer)).items() if value}
            if match.game.is_over:
                break
            decision = rng.choice(match.game.open_decisions())
            match.answer(decision.seat, random_answer(decision, rng))
    assert {*type(match.game.shown(None)).__annotations__} - met == set()


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
