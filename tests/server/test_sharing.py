"""Sharing: who asks much keeps nobody waiting: advice, thinking, uploads, replays and lists take turns by table and address."""

import asyncio
import json
import random
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from souterrain import games
from souterrain.kernel.decision import Refused
from souterrain.kernel.game import Setup
from souterrain.kernel.match import Match
from souterrain.server import new_tables, server
from souterrain.server.protocol.denied import Denied
from souterrain.server.server import LISTING
from souterrain.server.settings import Settings
from souterrain.server.store import database
from souterrain.server.store.records import Chair, Created
from souterrain.server.table import outgoing, state
from souterrain.server.table.state import MOST_REWINDS, TableState
from souterrain.server.work import upload
from souterrain.server.work.lane import Lane, Lanes
from souterrain.server.work.pool import Pool, _Worker
from souterrain.server.work.turns import MOST_IN_LINE, Crowded, Turns, Wish, visitor
from souterrain.server.work.upload import check_file
from tests.every_game.table import random_answer
from tests.server.client import TableClient, play
from tests.server.serving import serving
from tests.server.simulated import opened, simulate

ADVICE = 0.64  # seconds of an adviser's time


async def _wait(turns: Turns, wish: Wish, takes: float, done: list[tuple[str, float]]) -> None:
    began = asyncio.get_running_loop().time()
    await turns.take(wish)
    try:
        done.append((wish.what, round(asyncio.get_running_loop().time() - began, 2)))
        await asyncio.sleep(takes)
    finally:
        turns.give_back()


def test_fifteen_who_ask_for_advice_keep_a_computer_waiting_for_one_of_them() -> None:
    """It was 9.6 seconds for an answer that takes 0.17: all fifteen were before it."""

    async def course(chance: random.Random) -> list[tuple[str, float]]:
        turns, done = Turns(1), list[tuple[str, float]]()
        asking = [Wish("advice", f"10.0.0.{number % 3}") for number in range(15)]
        tasks = [asyncio.create_task(_wait(turns, wish, ADVICE, done)) for wish in asking]
        await asyncio.sleep(0.1)
        tasks.append(asyncio.create_task(_wait(turns, Wish("computer", "a table"), 0.17, done)))
        await asyncio.gather(*tasks)
        return done

    waited = dict(simulate(course, 1))
    assert waited["computer"] == ADVICE - 0.1


def test_an_address_that_asks_for_much_gets_its_turn_like_any_other() -> None:
    async def course(chance: random.Random) -> list[tuple[str, float]]:
        turns, done = Turns(1), list[tuple[str, float]]()
        tasks = [asyncio.create_task(_wait(turns, Wish("replay", "greedy"), 1, done)) for _ in range(8)]
        await asyncio.sleep(0.5)
        tasks += [asyncio.create_task(_wait(turns, Wish("replay", f"honest {n}"), 1, [])) for n in range(2)]
        late: list[tuple[str, float]] = []
        tasks.append(asyncio.create_task(_wait(turns, Wish("replay", "honest"), 1, late)))
        await asyncio.gather(*tasks)
        return late

    ((_, waited),) = simulate(course, 1)
    assert waited <= 4.5, "the one at work, one of the greedy, and the two before"


def test_a_line_has_an_end_and_who_goes_leaves_it() -> None:
    async def course(chance: random.Random) -> None:
        turns = Turns(1)
        await turns.take(Wish("upload", "a"))
        waiting = [asyncio.create_task(turns.take(Wish("upload", "a"))) for _ in range(MOST_IN_LINE)]
        await asyncio.sleep(0)
        with pytest.raises(Crowded):
            await turns.take(Wish("upload", "a"))
        other = asyncio.create_task(turns.take(Wish("upload", "b")))
        await asyncio.sleep(0)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        turns.give_back()
        await asyncio.wait_for(other, 1)
        turns.give_back()
        await asyncio.wait_for(turns.take(Wish()), 1)

    simulate(course, 1)


def test_a_place_that_was_given_to_one_who_has_just_gone_is_not_lost() -> None:
    async def course(chance: random.Random) -> None:
        turns = Turns(1)
        await turns.take(Wish())
        gone = asyncio.create_task(turns.take(Wish()))
        await asyncio.sleep(0)
        turns.give_back()
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        await asyncio.wait_for(turns.take(Wish()), 1)

    simulate(course, 1)


def test_a_list_does_not_wait_for_a_table_that_takes_long_to_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file with 299 rewinds took 7.7 seconds to open, and everybody's list with it."""

    async def course(chance: random.Random) -> None:
        async with opened(Settings("nowhere", creations=0)) as house:
            tables = [
                (await house.ask("POST", "/api/tables/", body={"game": "lantern", "public": True})).json["table"]
                for _ in range(3)
            ]
            real = house.server.play_again

            async def slowly(table_id: str, rows: Any) -> Any:
                await asyncio.sleep(7.7 if table_id == tables[1] else 0.001)
                return await real(table_id, rows)

            monkeypatch.setattr(house.server, "play_again", slowly)
            time = asyncio.get_running_loop().time
            began = time()
            listed = (await house.ask("GET", "/api/tables/")).json["tables"]
            assert time() - began <= LISTING + 0.1
            assert {table["table"] for table in listed} == {tables[0], tables[2]}
            await asyncio.sleep(10)
            listed = (await house.ask("GET", "/api/tables/")).json["tables"]
            assert len(listed) == 3, "it was opened meanwhile"

    simulate(course, 1)


def test_a_file_without_end_is_refused_before_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upload, "replay", lambda *given: pytest.fail("it is played"))
    with pytest.raises(Refused, match="more than"):
        check_file("{}\n" * (upload.MOST_LINES + 1))


def test_a_file_that_goes_back_all_the_time_is_refused_before_it_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upload, "replay", lambda *given: pytest.fail("it is played"))
    heading = msgspec.json.encode(Match.start(games.find("lantern"), Setup("lantern"), 1).heading).decode()
    back = '{"seat":0,"hash":"","answer":"0","act":"rewind"}'
    with pytest.raises(Refused, match="gone back more than") as refused:
        check_file("\n".join([heading, *[back] * (MOST_REWINDS + 1), ""]))
    assert (refused.value.said, refused.value.slots) == ("file-back", {"most": MOST_REWINDS})


class Held:
    """Something that is not done before it may be, in whatever thread it is done."""

    def __init__(self, real: Callable[..., Any], holds: Callable[..., bool] = lambda *given: True) -> None:
        self.begun, self.free = threading.Event(), threading.Event()
        self._real = real
        self._holds = holds

    def __call__(self, *given: Any, **named: Any) -> Any:
        if self._holds(*given):
            self.begun.set()
            assert self.free.wait(30)
        return self._real(*given, **named)


def test_while_one_table_goes_back_others_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty proposals on a long match held other tables up for half a second."""
    with serving(Settings(f"sqlite:///{tmp_path / 'log.db'}", messages=0)) as served:
        table, other = (TableClient(served, seats=[{"kind": "person"}, {"kind": "person"}]) for _ in range(2))
        with table.sit(0) as amber, table.sit(1) as blue, other.sit(0) as third, other.sit(1) as fourth:
            play([amber, blue], 5, random.Random(1))
            amber.ask(type="propose", back=2)
            blue.read_until(amber.seq)
            held = Held(Match.rewind)
            monkeypatch.setattr(Match, "rewind", lambda match, *given: held(match, *given))
            agreeing = threading.Thread(target=lambda: blue.ask(type="agree"))
            agreeing.start()
            assert held.begun.wait(30)
            play([third, fourth], 5, random.Random(1))
            held.free.set()
            agreeing.join(30)
            assert blue.events[-1]["name"] == "rewound"


def test_tables_with_long_logs_do_not_keep_others_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty files of ten thousand lines kept the two threads that open tables busy for minutes."""
    with serving(Settings(f"sqlite:///{tmp_path / 'log.db'}", messages=0)) as served:
        tables = [TableClient(served, seats=[{"kind": "person"}, {"kind": "person"}]) for _ in range(3)]
        for table in tables[:2]:
            with table.sit(0) as amber, table.sit(1) as blue:
                play([amber, blue], 8, random.Random(1))
        monkeypatch.setattr(server, "LONG", 5)
        held = Held(server.read, lambda table_id, rows: table_id != tables[2].id)
        monkeypatch.setattr(server, "read", held)
        for table in tables:
            served.server._live.pop(table.id, None)
        opening = [threading.Thread(target=table.get, kwargs={"key": table.host}) for table in tables[:2]]
        for thread in opening:
            thread.start()
        assert held.begun.wait(30)
        assert tables[2].get(key=tables[2].host).status_code == 200
        assert all(thread.is_alive() for thread in opening)
        held.free.set()
        for thread in opening:
            thread.join(30)


def test_of_those_who_open_tables_nobody_waits_for_all_of_another() -> None:
    async def course() -> list[str]:
        lane, done = Lane("opening", 1), list[str]()
        begin = threading.Event()

        async def ask(whom: str) -> None:
            visitor.set(whom)
            await lane.run("", begin.wait, 30)
            done.append(whom)

        asking = [asyncio.create_task(ask("greedy")) for _ in range(20)]
        await asyncio.sleep(0)
        asking.append(asyncio.create_task(ask("honest")))
        await asyncio.sleep(0)
        begin.set()
        await asyncio.gather(*asking)
        lane.close()
        return done

    assert asyncio.run(course()).index("honest") <= 2, "the one at work, and one of the greedy"


def test_who_waits_for_a_process_keeps_no_thread_from_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight players that thought, each with its thread, left none that could read a log."""
    held = Held(lambda *given: "thought")
    monkeypatch.setattr(_Worker, "call", lambda worker, *given: held(*given))

    async def course() -> None:
        pool, lanes = Pool(40), Lanes()
        thinking = [asyncio.create_task(pool.call(10, int, wish=Wish("computer", str(at)))) for at in range(40)]
        judging = [asyncio.create_task(lanes.run("judging", held)) for _ in range(4)]
        await asyncio.sleep(0)
        async with asyncio.timeout(20):
            assert await lanes.run("reading", len, "read") == 4
            assert await asyncio.to_thread(len, "other") == 5
        held.free.set()
        assert await asyncio.gather(*thinking, *judging) == ["thought"] * 44
        lanes.close()
        pool.close()

    asyncio.run(course())


def test_files_that_are_brought_leave_a_process_for_replays() -> None:
    async def course(chance: random.Random) -> None:
        turns = Turns(2, {"upload": 1})
        await turns.take(Wish("upload", "a"))
        waiting = [asyncio.create_task(turns.take(Wish("upload", whom))) for whom in "ab"]
        await asyncio.sleep(0)
        await asyncio.wait_for(turns.take(Wish("replay", "c")), 1)
        replay = asyncio.create_task(turns.take(Wish("replay", "d")))
        await asyncio.sleep(0)
        turns.give_back("replay")
        await asyncio.wait_for(replay, 1)
        assert not any(task.done() for task in waiting), "the other place is not for uploads"
        turns.give_back("upload")
        await asyncio.sleep(0)
        assert [task.done() for task in waiting] == [True, False]
        turns.give_back("upload")
        turns.give_back("replay")
        await asyncio.wait_for(waiting[1], 1)

    simulate(course, 1)


def test_what_lies_at_a_table_is_told_once_to_all_who_ask_and_to_an_address_so_often(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A snapshot of a long match takes milliseconds, in which nobody else is told anything."""
    made: list[int | None] = []
    real = outgoing.snapshot

    def counted(table: Any, seat: int | None, *given: Any) -> Any:
        made.append(seat)
        return real(table, seat, *given)

    monkeypatch.setattr(outgoing, "snapshot", counted)

    async def course(chance: random.Random) -> None:
        async with opened(Settings("nowhere", messages=0, creations=0, requests=1, sockets=5)) as house:
            links = (await house.ask("POST", "/api/tables/", body={"game": "lantern"})).json
            heard: list[Any] = []
            watching = house.open(links["table"], lambda told: heard.append(json.loads(told)))
            watching.say({"type": "hello", "key": links["seats"][0]["key"]})
            for _ in range(30):
                watching.say({"type": "sync", "since": -1})
                await asyncio.sleep(0.1)
            assert made == [0], "nothing has happened in between"
            assert [message["type"] for message in heard] == ["snapshot"] * 31
            heard.clear()
            for at in range(30):
                watching.say({"type": "sync", "since": at % 2 - 1})
                await asyncio.sleep(0.01)
            assert len(made) == 10, "twice as many as windows"
            assert {message.get("said") for message in heard if message["type"] == "refused"} == {"looks"}

    simulate(course, 1)


def test_people_go_back_only_so_often_at_one_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, "MOST_REWINDS", 2)
    match = Match.start(games.find("lantern"), Setup("lantern"), 1)
    chairs = (Chair("person", "a", key="a"), Chair("computer", level="novice"))
    table = TableState.open("t", Created(match.heading, chairs, "h", "w", events=tuple(match.events)), 0)
    for _ in range(2):
        decision = table.open_decisions()[0]
        seat, answer = decision.seat, random_answer(decision, random.Random(1))
        asked, by = table.asked[seat], "novice" if seat else ""
        table.act(partial(TableState.answer, seat=seat, asked=asked, answer=answer, by=by), 0)
        table.act(lambda table: table.propose(0, 1), 0)
    decision = table.open_decisions()[0]
    table.act(
        lambda table: table.answer(
            decision.seat, table.asked[decision.seat], random_answer(decision, random.Random(1))
        ),
        0,
    )
    with pytest.raises(Denied, match="2 times at most"):
        table.propose(0, 1)
    assert table.seq == 5


def test_rubbish_is_looked_for_when_nobody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looking through everything holds every table up for a fifth of a second."""
    looked: list[float] = []
    busy_for, again = server.TIDY + 60, 2 * server.TIDY + 400 + server.UNTIDY

    async def course(chance: random.Random) -> None:
        async with opened(Settings("nowhere")) as house:
            time = asyncio.get_running_loop().time
            began = time()
            monkeypatch.setattr(server.gc, "collect", lambda: looked.append(time() - began))
            tidying = asyncio.create_task(house.server._tidy())
            while time() - began < busy_for:
                house.server._written_at = database.now()
                await asyncio.sleep(0.1)
            await asyncio.sleep(10)
            assert [busy_for < at < busy_for + 2 for at in looked] == [True]
            while time() - began < again:
                house.server._written_at = database.now()
                await asyncio.sleep(0.4)
            assert len(looked) == 2, "in the end it is done all the same"
            tidying.cancel()

    simulate(course, 1)


def test_the_packs_of_a_new_table_are_packed_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[int] = []
    real = new_tables.pack_up

    def noted(pack: Any) -> str:
        where.append(threading.get_ident())
        return real(pack)

    monkeypatch.setattr(new_tables, "pack_up", noted)
    with serving(Settings(f"sqlite:///{tmp_path / 'log.db'}", creations=0)) as served:
        loops = [thread.ident for thread in threading.enumerate() if "run" in thread.name]
        TableClient(served)
        assert where
        assert not {*where} & {*loops}
