"""No leak on the wire: two tables that a viewer cannot tell apart give that viewer the same bytes, on every channel.

The twin tables are those of `every_game/secrecy`: drawn from the viewer's own view. Here they are laid under a sitting each,
and what goes out is compared byte for byte: snapshot, update, log, refusals, undo, replay. Spectators are viewers too.
"""

import copy
from random import Random
from typing import Any

import pytest
from websockets.sync.client import connect

from souterrain.kernel.match import Match
from souterrain.kernel.timer import LATE
from souterrain.kernel.view import View
from souterrain.server.protocol import messages as wire
from souterrain.server.protocol.denied import Denied
from souterrain.server.seats.clock import Deadline, deadlines
from souterrain.server.store import records
from souterrain.server.store.database import Row
from souterrain.server.store.records import Acted, Chair, Created
from souterrain.server.table import outgoing as picture
from souterrain.server.table.history import Chronicle
from souterrain.server.table.live import perform
from souterrain.server.table.state import CLOCK, Sitting
from souterrain.server.work.replays import replay_for
from tests.every_game.secrecy import Memory, Twin, viewers
from tests.every_game.table import every_table, game_of, random_answer, random_setup
from tests.server.serving import Served, know_the_lantern

know_the_lantern()

TRIES = [
    wire.Answer(0, "no such option"),
    wire.Answer(10**6, "x"),
    wire.Answer(-1, []),
    wire.Undo(),
    wire.Agree(),
    wire.Propose(10**5),
    wire.Mute(99),
]


def lay(name: str, scenario: str, seed: int, rng: Random) -> Sitting:
    match = Match.start(game_of(name), random_setup(name, scenario, rng), seed)
    chairs = tuple(Chair("person", f"p{seat}", key=str(seat)) for seat in range(len(match.game.seats)))
    return Sitting.open("table", Created(match.heading, chairs, "h", "w", events=tuple(match.events)), 0)


def under(sitting: Sitting, match: Match) -> Sitting:
    """The same sitting with another match under it."""
    twin = copy.copy(sitting)
    for name in ("chairs", "asked", "asked_at", "answered", "late", "glasses"):
        setattr(twin, name, copy.copy(getattr(sitting, name)))
    twin.chronicle = Chronicle()
    twin.chronicle.write(sitting.chronicle.lines)
    twin.match = match
    twin._told = len(match.events)
    twin._decisions = match.game.state.decisions
    return twin


def clocks(sitting: Sitting) -> dict[int, Deadline]:
    return deadlines(sitting, 0, ())


def refusals(sitting: Sitting, seat: int | None) -> list[tuple[str, ...]]:
    """What a viewer is answered to things that cannot be done."""
    told = []
    for act in TRIES:
        try:
            perform(sitting, 0 if seat is None else seat, act)
        except Denied as denied:
            told.append((denied.code, denied.message, denied.rule, str(denied.seq)))
        else:
            told.append(("taken",))
    return told


def compare(sitting: Sitting, viewer: int | None, memory: Memory, rng: Random) -> int:
    """Compare a table with a twin of it, now and one answer later. How often there was something to compare."""
    assert sitting.match
    real = under(sitting, Match(sitting.match.game.clone(), 0))
    assert real.match
    twin = Twin(real.match, viewer, rng.randrange(2**32), memory)
    other = under(sitting, twin.match)
    shown, bytes = picture.snapshot(real, viewer, clocks(real))
    shown_of_twin, bytes_of_twin = picture.snapshot(other, viewer, clocks(other))
    assert bytes == bytes_of_twin
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
    update, update_of_twin = (
        picture.update(sitting, viewer, clocks(sitting), old)[1]
        for sitting, old in ((real, shown), (other, shown_of_twin))
    )
    assert update == update_of_twin
    assert picture.snapshot(real, viewer, clocks(real), 0)[1] == picture.snapshot(other, viewer, clocks(other), 0)[1]
    if viewer is not None:
        assert refusals(real, viewer) == refusals(other, viewer)
    return 2


def walk(name: str, scenario: str, seed: int, most: int, share: float) -> int:
    """Play a match at random, comparing at random points for every viewer."""
    rng = Random(seed)
    sitting = lay(name, scenario, seed, rng)
    assert sitting.match
    memory = Memory(sitting.match.game)
    memory.add(sitting.match.game, sitting.match.events, is_chance_used=True)
    compared = 0
    rows = [Row("table", 0, 0, records.write(sitting.created))]
    while not sitting.is_over and sitting.seq < most:
        if rng.random() < share:
            compared += sum(compare(sitting, viewer, memory, rng) for viewer in viewers(sitting.match.game))
        decision = rng.choice(sitting.open_decisions())
        before, drawn = len(sitting.match.events), sitting.match.game.state.chance.drawn
        answer = random_answer(decision, rng)
        by = CLOCK if answer == LATE else ""
        record = sitting.answer(decision.seat, sitting.asked[decision.seat], answer, by)
        rows.append(Row("table", sitting.seq + 1, 5, records.write(record)))
        sitting.note(sitting.seq + 1, 5, record)
        is_used = sitting.match.game.state.chance.drawn != drawn
        memory.add(sitting.match.game, sitting.match.events[before:], is_chance_used=is_used)
    check_replay(sitting, rows)
    return compared


def check_replay(sitting: Sitting, rows: list[Row]) -> None:
    """A replay is made of the same pictures and ends where the viewer is."""
    assert sitting.match
    for viewer in viewers(sitting.match.game):
        shown = picture.snapshot(Sitting.open("table", sitting.created, 0), viewer, {})[0]
        messages = replay_for("table", rows, viewer)
        assert len(messages) == len(rows)
        assert shown.seq == 0
        last = picture.snapshot(sitting, viewer, {})[0]
        assert b'"seq":%d,' % last.seq in messages[-1]


@pytest.mark.parametrize(("name", "scenario"), list(every_table()))
def test_twin_tables_give_the_same_bytes(name: str, scenario: str) -> None:
    assert walk(name, scenario, seed=11, most=120, share=0.25) > 20


def test_what_leaks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test of the test: shown whole states, viewers could tell twins apart."""

    def see_all(self: Any, seat: int | None) -> View:
        view = real_view(self, seat)
        return View(seat, self.state, view.decision)

    real_view = game_of("lantern").view
    sitting = lay("lantern", "", 3, Random(3))
    assert sitting.match
    memory = Memory(sitting.match.game)
    monkeypatch.setattr(picture, "look_at", lambda game, seat: see_all(game, seat))
    with pytest.raises(AssertionError):
        sum(compare(sitting, 0, memory, Random(seed)) for seed in range(20))


def test_a_message_hides_how_long_a_secret_is(served: Served) -> None:
    """No compression: its size would tell about what is in it."""
    with connect(f"ws://{served.address}/api/tables/x/ws", compression="deflate") as socket:
        assert not socket.protocol.extensions
