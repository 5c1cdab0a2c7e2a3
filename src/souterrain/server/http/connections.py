"""Connections: how many a visitor may have open, how long they may take to say what they want, and to read what they are told.

A limit holds for each visitor, except this machine itself and proxies that are named: they bring everybody's. One who comes when
all places are taken, or who does not finish a request in time, reads why and is closed. One who does not read an answer is cut
off: what waits for them takes memory. What comes over a WebSocket after that is watched by its hello and by pings.
"""

import asyncio
import sys
from collections import Counter
from contextlib import suppress
from typing import Any

import h11
import msgspec
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from souterrain.server.http.visitor import is_among, is_here, visitor_of
from souterrain.server.protocol.denied import Denied
from souterrain.server.protocol.messages import refusal

PATIENCE = 20.0  # seconds for a whole request, headers and body; and in which somebody reads something of an answer
MOST_UNREAD = 32 << 20  # bytes of answers that wait for one visitor
SMALL = 16 << 10  # bytes of a message that may lie in the transport without being counted as waiting
WRITE = "souterrain.write"
WITHOUT_LIMIT = 65_536  # descriptors to ask for where the system sets no limit
SPARE = 100  # descriptors for the database, files and processes


class Connections:
    """Those that are open. No limit for each, no limit for all."""

    def __init__(self, each: int = 0, all_of_them: int = 0, proxies: tuple[str, ...] = ()) -> None:
        self._proxies = proxies
        self._each = each
        self._all = all_of_them
        self._open: Counter[str] = Counter()
        self._unread: dict[str, set[asyncio.Transport]] = {}

    @property
    def count(self) -> int:
        return self._open.total()

    def enter(self, visitor: str) -> bool:
        if self._all and self.count >= self._all:
            return False
        if self._each and self._open[visitor] >= self._each and not self._is_proxy(visitor):
            return False
        self._open[visitor] += 1
        return True

    def _is_proxy(self, visitor: str) -> bool:
        return is_here(visitor) or is_among(visitor, self._proxies)

    def leave(self, visitor: str) -> None:
        self._open[visitor] -= 1
        if self._open[visitor] <= 0:
            del self._open[visitor]

    def wait_for(self, visitor: str, transport: asyncio.Transport) -> bool:
        """An answer waits to be read. Whether there is room for it beside what else waits for this visitor."""
        waiting = self._unread.setdefault(visitor, set())
        waiting.add(transport)
        return self._is_proxy(visitor) or sum(each.get_write_buffer_size() for each in waiting) <= MOST_UNREAD

    def has_read(self, visitor: str, transport: asyncio.Transport) -> None:
        waiting = self._unread.get(visitor, set())
        waiting.discard(transport)
        if not waiting:
            self._unread.pop(visitor, None)


def raise_descriptors() -> int:
    """Let this process have as many sockets open as the system allows; how many that leaves for visitors."""
    if sys.platform == "win32":  # which counts sockets apart from files, and sets them no such limit
        return WITHOUT_LIMIT - SPARE
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    # macOS says that there is no limit, and then takes no more than this.
    for wanted in (hard,) if hard != resource.RLIM_INFINITY else (WITHOUT_LIMIT, 10_240):
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
            return max(SPARE, max(soft, wanted) - SPARE)
    return max(SPARE, soft - SPARE)


class Http(H11Protocol):
    """A connection that is counted, and waited for only so long."""

    _connections: Connections | None = None
    _patience: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        connections = connections_of(self.app)
        if not connections.enter(self._visitor):
            self._refuse(Denied("too-many", "Too many connections from your address. Close some, or wait a moment."))
            return
        self._connections = connections
        self._be_patient()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._patience is None and self.conn.their_state is h11.IDLE:
            self._be_patient()  # the next request of the same connection
        super().data_received(data)
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._lose_patience()  # it is all here

    def connection_lost(self, exc: Exception | None) -> None:
        self._lose_patience()
        self._has_read()
        if self._connections:
            self._connections.leave(self._visitor)
            self._connections = None
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """More of an answer waits than the system takes."""
        super().pause_writing()
        if self._connections and not self._connections.wait_for(self._visitor, self.transport):
            self.transport.abort()
        else:
            self._see_whether_they_read(self.transport.get_write_buffer_size() + 1)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._has_read()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._lose_patience()
        self._connections = None  # counted on, and let go, by the protocol that takes over
        super().handle_websocket_upgrade(event)

    @property
    def _visitor(self) -> str:
        return visitor_of(self.client[0]) if self.client else ""

    def _see_whether_they_read(self, waited: int) -> None:
        """Again and again, as long as less waits each time; however slow a line is, it takes something."""
        left = self.transport.get_write_buffer_size()
        if left >= waited:
            self.transport.abort()
        else:
            self._reading = self.loop.call_later(PATIENCE, self._see_whether_they_read, left)

    def _has_read(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None
        if self._connections:
            self._connections.has_read(self._visitor, self.transport)

    def _be_patient(self) -> None:
        self._patience = self.loop.call_later(PATIENCE, self._give_up)

    def _lose_patience(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _give_up(self) -> None:
        self._patience = None
        if self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete:
            self.transport.close()  # an answer is on its way already
        elif not self.transport.is_closing():
            self._refuse(Denied("bad-message", f"The request was not complete within {PATIENCE:g} seconds."))

    def _refuse(self, denied: Denied) -> None:
        body = msgspec.json.encode(refusal(denied))
        status = b"408 Request Timeout" if denied.code == "bad-message" else b"429 Too Many Requests"
        head = b"HTTP/1.1 %s\r\ncontent-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
        self.transport.write(head % (status, len(body)) + body)
        self.transport.close()


class Ws(WebSocketsSansIOProtocol):
    """The same connection, once it is a WebSocket. The application finds under `WRITE` how to send a small message without waiting
    for its turn: most updates are, and to let a task do it costs more than the sending."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if scope := getattr(self, "scope", None):
            scope["extensions"][WRITE] = {"text": self.write_text}

    def write_text(self, message: bytes) -> bool:
        """Send it now; or not, if more waits already than the system takes, or it is large, or they have gone."""
        is_open = self.conn.state is OPEN and not self.transport.is_closing()
        if not is_open or len(message) > SMALL or not self.writable.is_set():
            return False
        self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    async def send(self, message: ASGISendEvent) -> None:
        """A message is sent when the system has taken it: until then it counts as waiting for whoever does not read."""
        await super().send(message)
        await self.writable.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        connections_of(self.app).leave(visitor_of(self.client[0]) if self.client else "")
        if scope := getattr(self, "scope", None):
            scope["extensions"].pop(WRITE, None)  # else each would hold the other, and wait for the search for rubbish
        super().connection_lost(exc)


def connections_of(app: Any) -> Connections:
    """Those of the server behind an application, however it is wrapped."""
    while not hasattr(app, "state"):
        app = app.app
    connections: Connections = app.state.server.connections
    return connections
