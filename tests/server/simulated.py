"""A server without sockets, disk, processes or waiting: the whole application in one thread, and time that is told.

Calls go to the application as a web server would hand them over, so routes, limits, keys and messages are the real ones. What
waits for time waits in a loop whose clock jumps to the next thing there is to do: a day takes no time, and the same seed
leads to the same course of things. Between two steps of a call others may come first, as chance has it.
"""

import asyncio
import random
import secrets
import selectors
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from io import StringIO
from typing import Any, TypeVar

import msgspec
import pytest

from souterrain.server import server
from souterrain.server.diary import Diary
from souterrain.server.http import app as app_module
from souterrain.server.server import Server
from souterrain.server.settings import Settings
from souterrain.server.store import database
from souterrain.server.store.database import Kept, Listing, Mark, Row, Writing
from souterrain.server.table import live
from souterrain.server.table.state import TableState, read
from tests.server.serving import know_the_lantern

T = TypeVar("T")


class _Jump(selectors.DefaultSelector):
    """Whoever would wait for so many seconds finds that they have passed."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise RuntimeError("everything waits for something that nobody does")
        self.passed += max(0.0, timeout)
        return []


class Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.jump = _Jump()
        super().__init__(self.jump)

    def time(self) -> float:
        return 1000.0 + self.jump.passed


class Shelf:
    """A store in memory. What it holds is what would be on the disk."""

    is_shared = False

    def __init__(self) -> None:
        self.logs: dict[str, list[Row]] = {}
        self.marked: set[str] = set()
        self.lobby: dict[str, int] = {}
        self.packs: dict[str, str] = {}
        self.up: dict[str, tuple[int, int]] = {}

    def append(self, groups: Sequence[Sequence[Writing]]) -> list[bool]:
        return [self._put(group) for group in groups]

    def _put(self, group: Sequence[Writing]) -> bool:
        rows = [each for each in group if isinstance(each, Row)]
        taken = {table_id: len(self.logs.get(table_id, ())) for table_id in {row.table_id for row in rows}}
        for row in rows:
            if row.seq != taken[row.table_id]:
                return False
            taken[row.table_id] += 1
        for each in group:
            if isinstance(each, Row):
                self.logs.setdefault(each.table_id, []).append(each)
            elif isinstance(each, Kept):
                self.packs.setdefault(each.hash, each.files)
            elif isinstance(each, Listing):
                self.offer(each)
            else:
                self.mark(each)
        return True

    def mark(self, mark: Mark) -> None:
        (self.marked.add if mark.is_watched else self.marked.discard)(mark.table_id)

    def read(self, table_id: str, after: int = -1) -> list[Row]:
        return self.logs.get(table_id, [])[after + 1 :]

    def pack(self, hash: str) -> str | None:
        return self.packs.get(hash)

    def listed(self, limit: int) -> list[str]:
        return sorted(self.lobby, key=lambda table_id: -self.lobby[table_id])[:limit]

    def offer(self, listing: Listing) -> None:
        self.lobby.pop(listing.table_id, None)
        if listing.at is not None:
            self.lobby[listing.table_id] = listing.at

    def beat(self, run: str, began: int, seen: int) -> None:
        self.up[run] = (began, seen)

    def uptimes(self) -> list[tuple[int, int]]:
        return sorted(self.up.values())

    def alive(self, since: int) -> set[str]:
        return set(self.up)

    def watched(self) -> list[str]:
        return sorted(self.marked)


class Here:
    """A pool of one process that is this one. `instead` has what is done in place of thinking."""

    def __init__(self, instead: dict[str, Callable[..., Any]]) -> None:
        self._instead = instead

    async def call(self, deadline: float, function: Callable[..., Any], *given: Any, **for_whom: Any) -> Any:
        await asyncio.sleep(0.01)
        return self._instead.get(function.__name__, function)(*given)


class AtOnce:
    """Lanes without threads: what would be done in one is done here, after a while."""

    async def run(self, lane: str, function: Callable[..., Any], *given: Any, what: str = "") -> Any:
        return await asyncio.to_thread(function, *given)


class Simulated(Server):
    def __init__(self, settings: Settings, diary: Diary | None = None) -> None:
        super().__init__(settings, diary)
        self.instead: dict[str, Callable[..., Any]] = {}
        self.lanes: Any = AtOnce()

    async def open(self) -> None:
        self.store: Any = Shelf()
        self.thinking_pool: Any = Here(self.instead)
        self.file_pool: Any = self.thinking_pool
        self.uptimes = []
        self.store.beat(self._run, self.began, database.now())
        self._chores = [asyncio.create_task(chore()) for chore in (self._beat, self._sweep, self._wake)]

    async def append(self, writings: list[Writing]) -> bool:
        await asyncio.sleep(0)
        taken: bool = self.store.append([writings])[0]
        await asyncio.sleep(0)
        return taken

    async def play_again(self, table_id: str, rows: list[Row]) -> TableState:
        await asyncio.sleep(0)
        return read(table_id, rows)

    async def close(self) -> None:
        self.is_stopping = True
        for chore in self._chores:
            chore.cancel()
        for table in list(self._live.values()):
            await table.close()


class Told:
    """An answer over HTTP."""

    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class Socket:
    """One WebSocket. Whatever comes is handed to `hear` at once."""

    def __init__(self, app: Any, table_id: str, hear: Callable[[bytes], None]) -> None:
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._hear = hear
        self.closed: int | None = None
        self._in.put_nowait({"type": "websocket.connect"})
        scope = _scope("websocket", f"/api/tables/{table_id}/ws", "GET", ())
        self._task = asyncio.get_running_loop().create_task(app(scope, self._in.get, self._send))

    async def _send(self, event: dict[str, Any]) -> None:
        if event["type"] == "websocket.send":
            self._hear(event["text"].encode())
        elif event["type"] == "websocket.close":
            self.closed = event["code"]

    def say(self, message: dict[str, Any] | str) -> None:
        text = message if isinstance(message, str) else msgspec.json.encode(message).decode()
        self._in.put_nowait({"type": "websocket.receive", "text": text})

    async def leave(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1001})
        with suppress(Exception):
            await self._task


class House:
    """The application, to be asked."""

    def __init__(self, app: Any, lines: StringIO) -> None:
        self.app = app
        self.server: Simulated = app.state.server
        self.lines = lines

    async def ask(self, method: str, path: str, key: str = "", body: Any = None) -> Told:
        sent = b"" if body is None else msgspec.json.encode(body)
        given = [(b"host", b"127.0.0.1:1")]
        if key:
            given.append((b"authorization", b"Bearer " + key.encode()))
        if body is not None:
            given += [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(sent))]
        return await self.send(method, path, given, sent)

    async def send(self, method: str, path: str, headers: Sequence[tuple[bytes, bytes]], sent: bytes) -> Told:
        """A request as it stands there."""
        parts = [{"type": "http.request", "body": sent, "more_body": False}]
        told = Told(0, {}, b"")

        async def receive() -> dict[str, Any]:
            return parts.pop() if parts else {"type": "http.disconnect"}

        async def send(event: dict[str, Any]) -> None:
            if event["type"] == "http.response.start":
                told.status = event["status"]
                told.headers = {name.decode(): value.decode() for name, value in event["headers"]}
            else:
                told.body += event.get("body", b"")

        await self.app(_scope("http", path, method, headers), receive, send)
        return told

    def open(self, table_id: str, hear: Callable[[bytes], None]) -> Socket:
        return Socket(self.app, table_id, hear)


def _scope(kind: str, path: str, method: str, headers: Any) -> dict[str, Any]:
    path, _, query = path.partition("?")
    method_of: dict[str, Any] = {"method": method} if kind == "http" else {}
    return {
        **method_of,
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": "ws" if kind == "websocket" else "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": list(headers) or [(b"host", b"127.0.0.1:1")],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 1),
        "subprotocols": [],
        "state": {},
    }


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[House]:
    lines = StringIO()
    app = app_module.build(settings, Diary(lines))
    house = House(app, lines)
    await house.server.open()
    try:
        yield house
    finally:
        await house.server.close()


def simulate(course: Callable[[random.Random], Coroutine[Any, Any, T]], seed: int) -> T:
    """Run something in a loop of its own, with all that waits, threads and tells the time put out of the way."""
    know_the_lantern()
    chance = random.Random(seed)

    async def at_once(function: Callable[..., Any], *given: Any, **named: Any) -> Any:
        for _ in range(chance.randrange(3)):
            await asyncio.sleep(0)
        return function(*given, **named)

    loop = Loop()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(asyncio, "to_thread", at_once)
        patch.setattr(database, "clock", loop.time)
        patch.setattr(app_module, "Server", Simulated)
        patch.setattr(live, "get_ready", lambda: None)
        patch.setattr(server, "SWEEP", 3600.0)
        patch.setattr(secrets, "randbits", chance.getrandbits)
        patch.setattr(secrets, "token_hex", lambda size: chance.randbytes(size).hex())
        patch.setattr(secrets, "token_urlsafe", lambda size: urlsafe_b64encode(chance.randbytes(size)).decode()[:-1])
        asyncio.set_event_loop(loop)
        try:
            return loop.run_until_complete(_to_the_end(course(chance)))
        finally:
            asyncio.set_event_loop(None)
            loop.close()


async def _to_the_end(course: Awaitable[T]) -> T:
    try:
        return await course
    finally:
        others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
