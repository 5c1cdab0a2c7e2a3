"""Playing over the wire: what a viewer knows grows by increments, nothing is played twice, tabs stay in step, a gap is repaired."""

import asyncio
import json
import random
import time
from typing import Any

import pytest

from souterrain import games
from souterrain.kernel.game import Setup
from souterrain.kernel.match import Match, replay
from souterrain.server.seats.presence import Present
from souterrain.server.store import records
from souterrain.server.store.database import Mark, Row, Writing
from souterrain.server.store.records import Chair, Created
from souterrain.server.table import outgoing
from souterrain.server.table.live import LiveTable
from souterrain.server.table.state import TableState, read
from souterrain.server.table.viewer import Viewer as TableViewer
from tests.server.client import Gap, TableClient, Viewer, pick, play
from tests.server.serving import Served, know_the_lantern


def test_a_match_from_the_first_answer_to_the_last(served: Served) -> None:
    table = TableClient(served)
    with table.sit(0) as amber, table.sit(1) as blue, table.spectate() as crowd:
        play([amber, blue, crowd], 1000, random.Random(1))
        assert sorted(amber.known["standings"]) in ([1, 1], [1, 2])
        for viewer in (amber, blue, crowd):
            assert viewer.decision is None
        with table.sit(0) as fresh:
            assert fresh.known == amber.known, "increments add up to the snapshot"
            assert fresh.events == amber.events
        names = [event["name"] for event in crowd.events]
        assert names[-1] == "ended"
    match = replay(games.find("lantern"), table.get("/file", table.watch).content, "the file")
    assert match.game.is_over
    assert [event.name for event in match.log(None)] == names


def test_the_whole_of_claustrophobia_can_be_shown(served: Served) -> None:
    table = TableClient(served, game="claustrophobia")
    with table.sit(0) as human, table.sit(1) as infernal:
        play([human, infernal], 150, random.Random(2))
        with table.sit(1) as fresh:
            assert fresh.known == infernal.known
        assert "agenda" not in human.known["state"]
        assert "chance" not in human.known["state"]
        assert human.known["state"]["fighters"][0]["kind"]
        assert all(card is None for card in human.known["state"]["event_hand"])


def test_an_answer_is_never_played_twice(served: Served) -> None:
    table = TableClient(served)
    with table.sit(0) as amber:
        asked = amber.decision["asked"]
        done = amber.answer([])
        again = amber.answer([], asked)
        assert (again["type"], again["code"], again["seq"]) == ("refused", "repeated", done["seq"])
        assert amber.ask(type="ping")["seq"] == done["seq"], "nothing was written"


def test_a_stale_answer_is_refused_and_changes_nothing(served: Served) -> None:
    table = TableClient(served)
    with table.sit(0) as amber, table.sit(1) as blue:
        play([amber, blue], 4, random.Random(3))
        actor = amber if amber.decision else blue
        before = dict(actor.known)
        for asked in (before["decision"]["asked"] - 1, before["seq"] + 5, -1):
            told = actor.answer(pick(actor.decision, random.Random(0)), asked)
            assert told["type"] == "refused"
            assert told["code"] in ("stale", "repeated")
        assert actor.known == before


def test_a_wrong_answer_is_refused_with_its_rule(served: Served) -> None:
    table = TableClient(served)
    with table.sit(0) as amber:
        told = amber.answer(["give:nothing"])
        assert (told["code"], told["rule"]) == ("refused", "lantern.exchange")
        assert "give:nothing" in told["message"]
        assert amber.answer([])["type"] == "update", "the question is still open"


def test_chat_does_not_make_an_answer_stale(served: Served) -> None:
    table = TableClient(served)
    with table.sit(0) as amber, table.sit(1) as blue:
        blue.ask(type="say", text="  Well \n met ")
        assert amber.answer([], asked=0)["seq"] == 2
        assert amber.chat[0]["text"] == "Well met"


def test_two_tabs_of_a_seat_stay_in_step(served: Served) -> None:
    table = TableClient(served)
    with table.sit(0) as one, table.sit(0) as other, table.sit(1) as blue:
        done = one.answer([])
        assert "done" not in other.read(), "only who asked for it is told so"
        assert other.seq == done["seq"]
        assert other.known == one.known
        told = other.answer([], asked=0)
        assert told["code"] == "repeated"
        blue.answer([])
        one.read_until(2)
        other.read_until(2)
        assert other.known == one.known


def test_a_gap_is_noticed_and_repaired_from_the_log(served: Served) -> None:
    table = TableClient(served)
    with table.sit(0) as amber, table.sit(1) as blue:
        amber.answer([])
        blue.known["seq"] = -5  # as if something had been missed
        with pytest.raises(Gap):
            blue.read()
        blue.send(type="sync", since=-1)
        blue.events.clear()
        assert blue.read()["type"] == "snapshot"
        assert blue.seq == 1
        blue.answer([])


def test_who_comes_back_gets_only_what_was_missed(served: Served) -> None:
    table = TableClient(served)
    chance = random.Random(4)
    with table.sit(0) as amber, table.sit(1) as blue:
        play([amber, blue], 6, chance)
        blue.ask(type="say", text="brb")
        amber.read_until(blue.seq)
        seen = blue.seq
        kept = list(blue.events)
        blue.socket.close()
        amber_events = len(amber.events)
        if amber.decision:
            amber.answer(pick(amber.decision, chance))
        with table.sit(1, since=seen) as back:
            assert back.chat == []
            assert all(event["seq"] > seen for event in back.events)
            with table.sit(1) as fresh:
                assert kept + back.events == fresh.events
        assert len(amber.events) >= amber_events


def test_undo_is_offered_done_and_told(served: Served) -> None:
    table = TableClient(served)
    with table.sit(0) as amber, table.sit(1) as blue:
        assert amber.known["undo"] is False
        assert amber.ask(type="undo")["code"] == "refused"
        amber.answer([])
        assert amber.known["undo"] is True
        assert blue.ask(type="undo")["code"] == "refused", "one cannot take back for another"
        done = amber.ask(type="undo")
        assert amber.decision["asked"] == done["seq"]
        blue.read_until(done["seq"])
        assert blue.events[-1]["name"] == "undone"
        assert amber.answer([])["type"] == "update"


def test_going_further_back_takes_everybody(served: Served) -> None:
    table = TableClient(served)
    with table.sit(0) as amber, table.sit(1) as blue:
        play([amber, blue], 7, random.Random(5))
        at = max(amber.seq, blue.seq)
        assert amber.ask(type="propose", back=100)["code"] == "refused"
        told = amber.ask(type="propose", back=5)
        blue.read_until(told["seq"])
        assert blue.known["proposal"] == {"seat": 0, "back": 5, "agreed": [0]}
        assert amber.ask(type="agree")["code"] == "repeated"
        declined = blue.ask(type="decline")
        amber.read_until(declined["seq"])
        assert amber.known["proposal"] is None
        amber.ask(type="propose", back=5)
        blue.read_until(amber.seq)
        done = blue.ask(type="agree")
        amber.read_until(done["seq"])
        assert amber.events[-1]["name"] == "rewound"
        assert done["seq"] == at + 4
        assert blue.known["state"]["round"] <= 1
        play([amber, blue], 200, random.Random(6))
        assert amber.known["standings"]
    match = replay(games.find("lantern"), table.get("/file", table.keys[0]).content, "the file")
    assert len(match.standing()) < len(match.entries) - 4


def test_an_undo_that_needs_nobody_is_done_at_once(served: Served) -> None:
    table = TableClient(served, seats=[{"kind": "person"}, {"kind": "open"}])
    with table.sit(0) as amber:
        amber.answer([])
        told = amber.ask(type="propose", back=1)
        assert told["events"][-1]["name"] == "rewound"


def test_conceding_ends_the_match(served: Served) -> None:
    table = TableClient(served)
    with table.sit(0) as amber, table.sit(1) as blue:
        told = amber.ask(type="concede")
        assert told["standings"] == [2, 1]
        blue.read_until(told["seq"])
        assert blue.known["standings"] == [2, 1]
        assert blue.ask(type="concede")["code"] == "refused"
        assert "over" in blue.ask(type="answer", asked=0, answer="wait")["message"]


class _Services:
    """A server with a disk that can be held up."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.began = 0
        self.uptimes: list[tuple[int, int]] = []
        self.is_free = asyncio.Event()
        self.is_free.set()

    async def append(self, writings: list[Writing]) -> bool:
        self.rows += [each for each in writings if isinstance(each, Row)]
        await self.is_free.wait()  # whoever no longer waits, it is being written
        return True

    async def read(self, table: str, after: int) -> list[Row]:
        return [row for row in self.rows if row.seq > after]

    async def play_again(self, table: str, rows: list[Row]) -> TableState:
        return read(table, rows)

    async def beside(self, work: Any, *given: Any) -> Any:
        raise AssertionError

    async def think(self, table: str, thought: Any) -> Any:
        raise AssertionError

    def mark(self, mark: Mark) -> None:
        raise AssertionError

    def announce(self, table: str, present: Present) -> None: ...

    def present_elsewhere(self, table: str) -> Present:
        return Present()

    def note(self, what: str, **facts: object) -> None:
        raise AssertionError(what)


def test_who_acts_and_is_gone_before_it_is_written_has_acted() -> None:
    """The others are told all the same."""

    async def scene() -> list[str]:
        know_the_lantern()
        services = _Services()
        match = Match.start(games.find("lantern"), Setup("lantern"), 1)
        chairs = tuple(Chair("person", key=str(seat)) for seat in (0, 1))
        services.rows = [
            Row("t", 0, 0, records.write(Created(match.heading, chairs, "h", "w", events=tuple(match.events))))
        ]
        live = LiveTable("t", services)
        told: list[str] = []

        async def hear(message: bytes) -> None:
            told.append(json.loads(message)["type"])

        viewer = TableViewer(1, "1", hear)
        await live.enter(viewer, -1)
        running = asyncio.create_task(viewer.run())
        services.is_free.clear()
        acting = asyncio.create_task(live.act(lambda table: table.answer(0, 0, ())))
        await asyncio.sleep(0)
        acting.cancel()
        await asyncio.sleep(0.01)
        services.is_free.set()
        await asyncio.sleep(0.1)
        running.cancel()
        return told

    assert asyncio.run(scene()) == ["snapshot", "update"]


def test_muted_words_are_not_read(served: Served) -> None:
    table = TableClient(served)
    with table.sit(0) as amber, table.sit(1) as blue:
        amber.ask(type="mute", seat=1)
        assert amber.ask(type="mute", seat=1)["code"] == "repeated"
        blue.read_until(amber.seq)
        told = blue.ask(type="say", text="rude")
        amber.read_until(told["seq"])
        assert amber.chat == []
        assert amber.known["muted"] == [1]
        with table.sit(0) as later, table.spectate() as crowd:
            assert later.chat == []
            assert [word["text"] for word in crowd.chat] == ["rude"]


def test_a_replay_shows_what_the_viewer_saw(served: Served) -> None:
    table = TableClient(served)
    with table.sit(0) as amber, table.sit(1) as blue, table.spectate() as crowd:
        play([amber, blue, crowd], 12, random.Random(7))
        for viewer, key in ((amber, table.keys[0]), (blue, table.keys[1]), (crowd, table.watch)):
            again = object.__new__(Viewer)
            again.known, again.events, again.chat, again.raw = {}, [], [], []
            for message in table.get("/replay", key).json()["messages"]:
                again.socket = _Tape(message)  # type: ignore[assignment]
                again.read()
            assert again.events == viewer.events
            assert again.known == viewer.known


class _Tape:
    """Plays one message."""

    def __init__(self, message: object) -> None:
        self._message = message

    def recv(self, timeout: float) -> str:
        return json.dumps(self._message)


def test_discs_are_flicked_over_the_wire(served: Served) -> None:
    table = TableClient(served, game="conquest", seats=[{"kind": "computer"}, {"kind": "computer"}])
    with table.spectate() as crowd:
        while not any(event["name"] == "hit" for event in crowd.events):
            assert not crowd.known["standings"]
            crowd.read(240)  # on a new machine the solver is compiled first
    assert "fault" not in served.lines.getvalue()


def test_a_slow_flick_keeps_no_other_table_waiting(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    slow, quick = TableClient(served), TableClient(served)
    real = TableState.answer

    def ponder(table: TableState, *given: Any) -> Any:
        if table.table_id == slow.id:
            time.sleep(3)
        return real(table, *given)

    monkeypatch.setattr("souterrain.server.table.live.is_physical", lambda table: table.table_id == slow.id)
    monkeypatch.setattr(TableState, "answer", ponder)
    with slow.sit(0) as amber, quick.sit(0) as other:
        amber.send(type="answer", asked=amber.decision["asked"], answer=[], ref="flick")
        began = time.monotonic()
        assert other.answer([])["seq"] == 1
        assert time.monotonic() - began < 2.5
        assert amber.read(20)["done"] == "flick"


def test_a_fault_in_showing_does_not_undo_what_was_done(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    table = TableClient(served)
    real = outgoing.update

    def blind_for_blue(table: Any, seat: int | None, *given: Any) -> Any:
        if seat == 1:
            raise KeyError("broken")
        return real(table, seat, *given)

    amber, blue = table.sit(0), table.sit(1)
    monkeypatch.setattr(outgoing, "update", blind_for_blue)
    assert amber.answer([])["seq"] == 1
    assert blue.closed() == 1013
    monkeypatch.undo()
    with table.sit(1) as back:
        assert back.seq == 1
    amber.socket.close()
