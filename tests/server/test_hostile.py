"""Hostile people: memory, connections, requests that are not what they seem. Each is refused in words; nobody else notices."""

import asyncio
import gc
import json
import random
import socket
import time
import weakref
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import event

from souterrain.server.http import app, connections, limit
from souterrain.server.http.connections import Connections, Http, Ws
from souterrain.server.http.origin import is_ours, own_names
from souterrain.server.http.visitor import is_here, visitor_of
from souterrain.server.settings import Settings
from souterrain.server.store import database
from souterrain.server.table import outgoing
from souterrain.server.table import viewer as viewers
from souterrain.server.table.viewer import Address, Viewer
from tests.server.client import TableClient, pick, play
from tests.server.serving import Served, serving
from tests.server.simulated import House, opened, simulate

# What waits for one who does not read


async def _stuck(message: bytes) -> None:
    await asyncio.sleep(3600)


def test_what_waits_for_a_viewer_is_bounded_in_bytes() -> None:
    async def course(chance: random.Random) -> None:
        viewer = Viewer(0, "", _stuck)
        for _ in range(50):
            viewer.tell(b"x" * (viewers.MOST_BYTES // 10))
        assert viewer.cut.is_set()
        assert viewer._address.waiting <= viewers.MOST_BYTES
        viewer.leave()
        assert viewer._address.waiting == 0

    simulate(course, 1)


def test_one_large_message_is_sent_to_who_has_read_all_others() -> None:
    async def course(chance: random.Random) -> None:
        sent: list[int] = []

        async def send(message: bytes) -> None:
            sent.append(len(message))

        viewer = Viewer(0, "", send)
        task = asyncio.create_task(viewer.run())
        viewer.tell(b"x" * (2 * viewers.MOST_BYTES))
        await asyncio.sleep(1)
        assert sent == [2 * viewers.MOST_BYTES]
        assert not viewer.cut.is_set()
        assert viewer._address.waiting == 0
        task.cancel()

    simulate(course, 1)


def test_what_waits_for_an_address_is_bounded_and_others_do_not_notice() -> None:
    async def course(chance: random.Random) -> None:
        theirs, mine = Address(), Address()
        slow = [Viewer(None, "", _stuck, address=theirs) for _ in range(200)]
        honest = Viewer(0, "", _stuck, address=mine)
        for _ in range(20):
            for viewer in (*slow, honest):
                viewer.tell(b"x" * 100_000)
        # Each may have one message of its own; what is more, they share.
        assert theirs.waiting <= viewers.MOST_OF_ADDRESS + 100_000
        assert sum(viewer.cut.is_set() for viewer in slow) > 100
        assert not honest.cut.is_set()

    simulate(course, 1)


def test_who_asks_for_snapshots_without_reading_them_gets_one() -> None:
    async def course(chance: random.Random) -> None:
        async with opened(Settings("nowhere", messages=0)) as house:
            links = (await house.ask("POST", "/api/tables/", body={"game": "lantern"})).json
            heard: list[Any] = []
            reads = asyncio.Event()
            watching = house.open(links["table"], lambda told: heard.append(json.loads(told)))
            real = watching._send

            async def send(event: dict[str, Any]) -> None:
                if event["type"] == "websocket.send":
                    await reads.wait()
                await real(event)

            watching._send = send  # type: ignore[method-assign]
            watching.say({"type": "hello", "key": links["seats"][0]["key"]})
            for _ in range(100):
                watching.say({"type": "sync", "since": -1})
            await asyncio.sleep(1)
            reads.set()
            await asyncio.sleep(1)
            kinds = [message["type"] for message in heard]
            assert kinds.count("snapshot") <= 2
            assert {message["code"] for message in heard if message["type"] == "refused"} == {"too-many"}

    simulate(course, 1)


async def _match(house: House, chance: random.Random) -> str:
    """A whole match by two who come, play and go."""
    links = (await house.ask("POST", "/api/tables/", body={"game": "lantern"})).json
    asked: dict[int, Any] = {}
    over = asyncio.Event()

    def listen(seat: int) -> Callable[[bytes], None]:
        def hear(told: bytes) -> None:
            message = json.loads(told)
            asked[seat] = message.get("decision", asked.get(seat))
            if message.get("standings"):
                over.set()

        return hear

    sockets = {link["seat"]: house.open(links["table"], listen(link["seat"])) for link in links["seats"]}
    for link in links["seats"]:
        sockets[link["seat"]].say({"type": "hello", "key": link["key"]})
    await asyncio.sleep(0.01)
    while not over.is_set():
        seat, decision = next((seat, decision) for seat, decision in asked.items() if decision)
        asked[seat] = None
        sockets[seat].say({"type": "answer", "asked": decision["asked"], "answer": pick(decision, chance)})
        await asyncio.sleep(0.01)
    for each in sockets.values():
        await each.leave()
    return str(links["table"])


def test_what_was_kept_of_tables_that_are_closed_does_not_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records as they were sent were kept until there were twenty thousand, whatever had become of their tables."""
    monkeypatch.setattr(outgoing, "MOST_WRITTEN", 50)
    monkeypatch.setattr(outgoing, "_written", {})
    monkeypatch.setattr(outgoing, "_before", {})

    async def course(chance: random.Random) -> list[int]:
        async with opened(Settings("nowhere", requests=0, creations=0, messages=0)) as house:
            kept = []
            for _ in range(12):
                await _match(house, chance)
                kept.append(len(outgoing._written) + len(outgoing._before))
            return kept

    kept = simulate(course, 1)
    assert max(kept) <= 100


def test_thirty_people_behind_one_address_open_the_page_at_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """And whoever asks for ever is still told to wait."""
    files = [f"assets/{part}.js" for part in range(25)]
    (tmp_path / "assets").mkdir()
    for file in ("index.html", "favicon.svg", *files):
        (tmp_path / file).write_text("")
    monkeypatch.setattr(app, "WEB", tmp_path)
    monkeypatch.setattr(limit, "Bucket", partial(limit.Bucket, time=lambda: 0.0))

    async def course(chance: random.Random) -> None:
        async with opened(Settings("nowhere")) as house:

            async def get(path: str) -> int:
                return (await house.ask("GET", path)).status

            for number in range(30):
                for path in ("favicon.svg", "api/words/fr", "api/games", "api/tables/", "table/0", *files):
                    assert await get(f"/{path}") == 200, (number, path)
            assert 429 in [await get("/assets/0.js") for _ in range(300)]
            assert 429 in [await get("/health") for _ in range(100)]

    simulate(course, 1)


def test_a_match_that_is_over_is_closed_soon_and_nothing_of_it_is_left() -> None:
    """By counting alone: nobody waits for the search for rubbish, which comes every ten minutes."""

    async def course(chance: random.Random) -> None:
        async with opened(Settings("nowhere", requests=0, creations=0, messages=0)) as house:
            table_id = await _match(house, chance)
            held = weakref.ref(house.server.live(table_id)._table.match.game)
            gc.collect()
            gc.disable()
            try:
                await asyncio.sleep(2 * 3600)
                assert house.server.open_tables == 0
                assert held() is None
            finally:
                gc.enable()

    simulate(course, 1)


# Connections


class Line:
    """A transport that leads nowhere."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.written = b""
        self.unread = 0
        self.is_closed = False

    def get_extra_info(self, what: str) -> Any:
        return (self.address, 1) if what == "peername" else None

    def write(self, data: bytes) -> None:
        self.written += data

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.is_closed = True

    def close(self) -> None:
        self.is_closed = True

    def is_closing(self) -> bool:
        return self.is_closed

    def set_protocol(self, protocol: Any) -> None: ...
    def pause_reading(self) -> None: ...
    def resume_reading(self) -> None: ...


def test_an_address_has_so_many_connections_and_is_told_so() -> None:
    here = Connections(each=3, all_of_them=5)
    assert [here.enter("10.0.0.1") for _ in range(4)] == [True, True, True, False]
    assert here.enter("10.0.0.2"), "another notices nothing"
    here.leave("10.0.0.1")
    assert here.enter("10.0.0.1")
    assert all(here.enter("127.0.0.1") for _ in range(1))
    assert not here.enter("10.0.0.3"), "more descriptors there are not"
    assert all(Connections(each=1).enter("127.0.0.1") for _ in range(9)), "a proxy of this machine brings everybody's"
    beside = Connections(each=1, proxies=("10.89.7.0/24", "2001:db8::7"))
    assert all(beside.enter("10.89.7.3") and beside.enter(visitor_of("2001:db8::7")) for _ in range(9)), (
        "as do those named"
    )
    assert [beside.enter("10.89.8.3") for _ in range(2)] == [True, False]
    assert [beside.enter("a-socket") for _ in range(2)] == [True, False]


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Connections from an address to an application, one after the other."""
    import uvicorn
    from uvicorn.server import ServerState

    async def app(scope: Any, receive: Any, send: Any) -> None:
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body", "body": b""})

    here = Connections(each=2)
    app.state = SimpleNamespace(server=SimpleNamespace(connections=here))
    config = uvicorn.Config(app, http=Http, ws=Ws, log_config=None)
    config.load()
    state = ServerState()

    def connect(address: str = "10.0.0.1") -> tuple[Http, Line]:
        line = Line(address)
        protocol = Http(config=config, server_state=state, app_state={}, _loop=asyncio.get_running_loop())
        protocol.connection_made(line)  # type: ignore[arg-type]
        return protocol, line

    connect.here = here
    monkeypatch.setattr(connections, "connections_of", lambda app: here)
    return connect


def test_half_sent_headers_are_not_waited_for(lines: Any) -> None:
    async def course(chance: random.Random) -> None:
        protocol, line = lines()
        for letter in b"GET / HTTP/1.1\r\nHost: x":
            protocol.data_received(bytes([letter]))
            await asyncio.sleep(1)
        assert b"408" in line.written
        assert b"not complete" in line.written
        assert line.is_closed
        protocol.connection_lost(None)
        assert lines.here.count == 0

    simulate(course, 1)


def test_a_body_that_does_not_come_is_not_waited_for(lines: Any) -> None:
    async def course(chance: random.Random) -> None:
        protocol, line = lines()
        protocol.data_received(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf")
        await asyncio.sleep(60)
        assert b"408" in line.written
        protocol.connection_lost(None)

    simulate(course, 1)


def test_a_whole_request_is_not_hurried_and_the_next_one_is_timed_again(lines: Any) -> None:
    async def course(chance: random.Random) -> None:
        protocol, line = lines()
        for _ in range(3):
            protocol.data_received(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            await asyncio.sleep(3)
        assert line.written.count(b"HTTP/1.1 200") == 3
        protocol.data_received(b"GET / HT")
        await asyncio.sleep(30)
        assert b"408" in line.written
        protocol.connection_lost(None)

    simulate(course, 1)


def test_one_connection_too_many_reads_why(lines: Any) -> None:
    async def course(chance: random.Random) -> None:
        first, second, third = lines(), lines(), lines()
        assert not first[1].is_closed
        assert not second[1].is_closed
        assert third[1].is_closed
        assert b"429" in third[1].written
        assert b'"code":"too-many"' in third[1].written
        _, other = lines("10.0.0.2")
        assert not other.is_closed
        first[0].connection_lost(None)
        assert not lines()[1].is_closed, "a place is free again"

    simulate(course, 1)


def test_who_reads_nothing_of_an_answer_is_cut_off_and_who_reads_slowly_is_not(lines: Any) -> None:
    async def course(chance: random.Random) -> None:
        (slow, slow_line), (deaf, deaf_line) = lines(), lines()
        for protocol, line in (slow, slow_line), (deaf, deaf_line):
            line.unread = 1_000_000
            protocol.pause_writing()
            protocol.data_received(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")  # its answer waits behind that
        for _ in range(10):
            slow_line.unread -= 1
            await asyncio.sleep(connections.PATIENCE)
        assert deaf_line.is_closed
        assert not slow_line.is_closed
        slow.resume_writing()
        await asyncio.sleep(1)
        assert b"HTTP/1.1 200" in slow_line.written
        for protocol in slow, deaf:
            protocol.connection_lost(None)

    simulate(course, 1)


def test_so_much_waits_for_a_visitor_and_no_more(lines: Any) -> None:
    async def course(chance: random.Random) -> None:
        first, second, other = lines("2001:db8::1"), lines("2001:db8::2"), lines("2001:db8:0:1::1")
        for protocol, line in first, second, other:
            line.unread = connections.MOST_UNREAD // 2 + 1
            protocol.pause_writing()
        assert [line.is_closed for _, line in (first, second, other)] == [False, True, False]
        for protocol, _ in first, second, other:
            protocol.connection_lost(None)
        assert not lines.here._unread

    simulate(course, 1)


def test_an_answer_that_nobody_reads_is_let_go(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over a real line: as much as the system takes on its way, and then nothing more is kept."""
    monkeypatch.setattr(connections, "PATIENCE", 0.3)
    before = served.server.connections.count
    with socket.socket() as deaf:
        deaf.connect(("127.0.0.1", served.port))
        asking = b"GET /api/books/claustrophobia/en HTTP/1.1\r\nHost: localhost\r\n\r\n"
        deaf.sendall(200 * asking)
        until = time.monotonic() + 10
        while served.server.connections.count <= before and time.monotonic() < until:
            time.sleep(0.01)
        while served.server.connections.count > before and time.monotonic() < until:
            time.sleep(0.05)
        assert served.server.connections.count == before
        assert not served.server.connections._unread


def test_a_network_of_one_customer_is_one_visitor() -> None:
    assert visitor_of("192.0.2.7") == visitor_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert visitor_of("2001:db8::1") == visitor_of("2001:db8::ffff:2")
    assert visitor_of("2001:db8::1") != visitor_of("2001:db8:0:1::1")
    assert visitor_of("fe80::1%eth0") == visitor_of("fe80::2%eth0")
    assert visitor_of("/run/souterrain.sock") == "/run/souterrain.sock"
    assert is_here(visitor_of("::1"))
    assert is_here(visitor_of("127.0.0.1"))
    assert not is_here("2001:db8::/64")


def test_a_websocket_counts_until_it_goes(served: Served) -> None:
    table = TableClient(served)
    before = served.server.connections.count
    with table.sit(0):
        assert served.server.connections.count == before + 1
    until = time.monotonic() + 5
    while (served.server.connections.count > before or served.server.addresses) and time.monotonic() < until:
        time.sleep(0.01)
    assert served.server.connections.count == before
    assert not served.server.addresses


def test_what_was_written_and_nobody_has_taken_still_waits_for_its_viewer(served: Served) -> None:
    """It lay in the transport and was counted no more: an address could have as many large messages as viewers."""
    table = TableClient(served)
    with socket.create_connection(("127.0.0.1", int(served.address.rpartition(":")[2]))) as line:
        key = b64encode(bytes(16)).decode()
        line.sendall(
            f"GET /api/tables/{table.id}/ws HTTP/1.1\r\nHost: {served.address}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        assert line.recv(4096).startswith(b"HTTP/1.1 101")
        hello = json.dumps({"type": "hello", "key": table.keys[0]}).encode()
        line.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        live = served.server.live(table.id)
        soon(lambda: bool(live.viewers) and not served.server.addresses["127.0.0.1"].waiting)
        (viewer,) = live.viewers
        size = 30 << 20  # more than the system takes by itself
        viewer._waiting._loop.call_soon_threadsafe(viewer.tell, b"x" * size)
        soon(lambda: viewer._bytes > 0 and viewer._waiting.empty())
        for _ in range(20):
            asyncio.run_coroutine_threadsafe(asyncio.sleep(0), viewer._waiting._loop).result(10)
        assert served.server.addresses["127.0.0.1"].waiting == size
        line.settimeout(30)
        while size > 0:
            size -= len(line.recv(1 << 20))
        soon(lambda: not viewer._bytes)


def test_a_small_message_is_sent_at_once_and_in_its_turn(served: Served) -> None:
    """Without a task, where the system takes it; behind what waits, where it does not. A large one always waits to be counted."""
    table = TableClient(served)
    with table.sit(0) as amber:
        (viewer,) = served.server.live(table.id).viewers
        ws: Any = viewer._write.__self__

        async def course() -> list[tuple[int, int]]:
            waits = []
            for what in ("first", ws.pause_writing, "second", ws.resume_writing, "third", "x" * connections.SMALL):
                if callable(what):
                    what()
                else:
                    viewer.tell(json.dumps({"type": "told", "what": what}).encode())
                waits.append((viewer._bytes, viewer._waiting.qsize()))
            return waits

        waits = asyncio.run_coroutine_threadsafe(course(), ws.loop).result(10)
        assert [count for _, count in waits] == [0, 0, 1, 1, 2, 3]
        assert [amber.read()["what"][:6] for _ in range(4)] == ["first", "second", "third", "xxxxxx"]
        soon(lambda: not viewer._bytes)
    soon(lambda: not ws.write_text(b"{}"))


def soon(is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + 10
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.005)


def test_an_address_has_so_many_viewers(tmp_path: Path) -> None:
    with serving(Settings(f"sqlite:///{tmp_path / 'log.db'}", sockets=2)) as strict:
        table = TableClient(strict)
        with table.sit(0), table.sit(1):
            third = table.spectate()
            assert (third.first["code"], third.first["said"]) == ("too-many", "address-full")
            assert third.closed() == 1013
        with table.spectate() as later:
            assert later.first["type"] == "snapshot"


# Requests that are not what they seem


def _raw(served: Served, request: bytes, leave: bool = False) -> bytes:
    with socket.create_connection(("127.0.0.1", served.port), timeout=10) as line:
        line.sendall(request)
        if leave:
            return b""
        answer = b""
        while b"\r\n\r\n" not in answer and (part := line.recv(65_536)):
            answer += part
        return answer


JSON = (b"content-type", b"application/json")
LANTERN = b'{"game":"lantern"}'


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ([(b"host", b"127.0.0.1:1"), JSON], 201),
        ([(b"host", b"localhost"), JSON, (b"origin", b"http://localhost")], 201),
        ([(b"host", b"evil.example"), JSON], 400),
        ([(b"host", b"mine.example"), JSON], 201),
        ([JSON], 400),
        ([(b"host", b"127.0.0.1"), (b"host", b"127.0.0.1"), JSON], 400),
        ([(b"host", b"127.0.0.1:1"), JSON, (b"origin", b"http://evil.example")], 403),
        ([(b"host", b"127.0.0.1:1"), JSON, (b"origin", b"null")], 403),
        ([(b"host", b"127.0.0.1:1"), JSON, (b"origin", b"https://friend.example")], 201),
        ([(b"host", b"127.0.0.1:1"), (b"content-type", b"text/plain")], 400),
        ([(b"host", b"127.0.0.1:1"), (b"content-type", b"application/x-www-form-urlencoded")], 400),
        ([(b"host", b"127.0.0.1:1")], 400),
        ([(b"host", b"127.0.0.1:1"), JSON, (b"transfer-encoding", b"chunked")], 400),
        ([(b"host", b"127.0.0.1:1"), (b"content-type", b"Application/JSON; charset=utf-8")], 201),
    ],
)
def test_a_request_is_read_in_one_way_and_from_where_it_may_come(
    headers: list[tuple[bytes, bytes]], status: int
) -> None:
    async def course(chance: random.Random) -> int:
        settings = Settings("nowhere", origins=("https://friend.example",), names=("mine.example",))
        async with opened(settings) as house:
            given = [*headers, (b"content-length", b"%d" % len(LANTERN))]
            told = await house.send("POST", "/api/tables/", given, LANTERN)
            if told.status >= 400:
                assert told.json["type"] == "refused"
            return told.status

    assert simulate(course, 1) == status


@pytest.mark.parametrize(
    ("host", "is_so"),
    [
        ("127.0.0.1:8643", True),
        ("[::1]:8643", True),
        ("192.168.1.7", True),
        ("LOCALHOST:1", True),
        ("localhost.", True),
        ("mine.example:443", True),
        ("evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("", False),
        (None, False),
    ],
)
def test_the_names_of_a_server(host: str | None, is_so: bool) -> None:
    assert is_ours(host, own_names(("mine.example",))) is is_so


def test_nothing_that_a_key_opens_lies_in_a_cache() -> None:
    async def course(chance: random.Random) -> None:
        async with opened(Settings("nowhere")) as house:
            links = (await house.ask("POST", "/api/tables/", body={"game": "lantern"})).json
            for path in ("", "/log", "/file", "/replay", "/report"):
                for key in (links["watch"]["key"], "wrong"):
                    told = await house.ask("GET", f"/api/tables/{links['table']}{path}", key)
                    assert told.status != 404, f"there is no {path}"
                    assert told.headers["cache-control"] == "no-store", path
            assert "cache-control" not in (await house.ask("GET", "/api/games")).headers

    simulate(course, 1)


BAD_NAME = b'{"name":"\xff"}'


def test_bytes_that_are_no_text_and_brackets_without_end_are_refused(served: Served) -> None:
    table = TableClient(served, seats=[{"kind": "open"}, {"kind": "person"}], public=True)
    for body in (BAD_NAME, b"[" * 30_000, b'{"name":' + b"[" * 30_000, b'{"name":"\\ud800"}', b"\x00"):
        answer = served.http.post(
            f"/api/tables/{table.id}/seats/0/join", content=body, headers={"Content-Type": "application/json"}
        )
        assert 400 <= answer.status_code < 500, (body[:20], answer.text)
        assert answer.json()["type"] == "refused"


def test_one_who_leaves_in_the_middle_of_the_body_leaves_no_fault(served: Served) -> None:
    before = served.lines.getvalue().count('"fault"')
    head = b"POST /api/tables/ HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    for _ in range(3):
        _raw(served, head, leave=True)
    time.sleep(0.2)
    assert served.http.get("/health").status_code == 200
    assert served.lines.getvalue().count('"fault"') == before, served.lines.getvalue()[-2000:]


def test_a_length_that_is_told_in_two_ways_is_refused(served: Served) -> None:
    head = b"POST /api/tables/ HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    told = _raw(served, head + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n")
    assert told.startswith(b"HTTP/1.1 400")


# The time


def test_a_step_of_the_systems_clock_moves_no_players_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    before = database.now()
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert 0 <= database.now() - before < 10_000
    monkeypatch.setattr(time, "time", lambda: 4e9)
    assert 0 <= database.now() - before < 10_000


def test_a_clock_that_was_set_back_between_two_runs_gives_nobody_an_hour() -> None:
    async def course(chance: random.Random) -> None:
        async with opened(Settings("nowhere", creations=0)) as house:
            clock = {"kind": "turn", "amount": 60}
            links = (await house.ask("POST", "/api/tables/", body={"game": "lantern", "clock": clock})).json
            logs = house.server.store.logs
            logs[links["table"]] = [row._replace(at=row.at + 3_600_000) for row in logs[links["table"]]]
            house.server._live.clear()
            told: list[Any] = []
            house.open(links["table"], lambda message: told.append(json.loads(message))).say(
                {"type": "hello", "key": links["seats"][0]["key"]}
            )
            await asyncio.sleep(0.1)
            assert told[0]["clocks"]["0"] - database.now() <= 60_000

    simulate(course, 1)


def test_health_says_no_when_nothing_can_be_written(tmp_path: Path) -> None:
    with serving(Settings(f"sqlite:///{tmp_path / 'log.db'}")) as served:
        table = TableClient(served)
        assert served.http.get("/health").status_code == 200
        with table.sit(0) as amber, table.sit(1) as blue, pragma(served, "query_only", 1, 0):
            assert served.http.get("/health").status_code == 503
            assert amber.answer([])["code"] == "unavailable"
        assert served.http.get("/health").status_code == 200
        with table.sit(0) as amber, table.sit(1) as blue:
            play([amber, blue], 1, random.Random(1))


@contextmanager
def pragma(served: Served, name: str, meanwhile: int, otherwise: int) -> Iterator[None]:
    """Let every connection to the database be so for a while."""
    value = meanwhile
    engine = served.server.store.engine

    def set_it(connection: Any, *_: Any) -> None:
        connection.execute(f"PRAGMA {name} = {value}")

    event.listen(engine, "checkout", set_it)
    yield
    value = otherwise
