"""A viewer: one WebSocket, and what waits to be sent through it.

A slow viewer never holds up a table: messages wait in a queue of its own, and one that falls too far behind, in messages or in
bytes, is cut off. It comes back with the number it has seen and gets what it missed. All viewers of an address share the
memory that may wait for it.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

MOST_WAITING = 200
MOST_BYTES = 4 << 20  # that wait for one viewer; a single message may be larger
MOST_OF_ADDRESS = 32 << 20  # that wait for all viewers of one address


class Address:
    """An address, the viewers that have come from there, the bytes that wait for them, and whether a snapshot may be made for one
    of them: how a long match lies takes milliseconds to tell."""

    def __init__(self, may_look: Callable[[], bool] = lambda: True) -> None:
        self.viewers = 0
        self.waiting = 0
        self.may_look = may_look


class _Message(NamedTuple):
    data: bytes
    is_snapshot: bool


def not_at_once(data: bytes) -> bool:
    """Of a network that takes nothing at once: all has to wait its turn."""
    return False


class Viewer:
    """`seat` is None for spectators. `send` gives one message to the network; `write` does so at once, or says no.
    `wants_present`: told who else is there."""

    def __init__(
        self,
        seat: int | None,
        key: str,
        send: Callable[[bytes], Awaitable[None]],
        wants_present: bool = False,
        address: Address | None = None,
        write: Callable[[bytes], bool] = not_at_once,
    ) -> None:
        self.seat = seat
        self.wants_present = wants_present
        self.key_hash = key
        self._send = send
        self._write = write
        self._address = address or Address()
        self.may_look = self._address.may_look
        self._waiting: asyncio.Queue[_Message] = asyncio.Queue(MOST_WAITING)
        self._bytes = 0
        self.awaits_snapshot = False
        self.cut = asyncio.Event()
        self.reason = ""

    def tell(self, data: bytes, is_snapshot: bool = False) -> None:
        """Send a message, behind what waits for this viewer; one who was cut off is told nothing more."""
        if self.cut.is_set():
            return
        if not self._bytes and self._write(data):
            return
        is_too_much = self._bytes + len(data) > MOST_BYTES or self._address.waiting + len(data) > MOST_OF_ADDRESS
        if self._waiting.full() or (self._bytes and is_too_much):
            self.cut_off("You read too slowly; come back and you will get what you missed.")
            return
        self._bytes += len(data)
        self._address.waiting += len(data)
        self.awaits_snapshot = self.awaits_snapshot or is_snapshot
        self._waiting.put_nowait(_Message(data, is_snapshot))

    def cut_off(self, reason: str) -> None:
        if not self.cut.is_set():
            self.reason = reason
            self.cut.set()

    async def run(self) -> None:
        """Send what waits, until cancelled."""
        while True:
            # No timeout here, where every message passes: one who does not read fills the queue and is cut off, one who is
            # silent does not answer the server's pings and is cut off too.
            message = await self._waiting.get()
            await self._send(message.data)
            self._let_go(message)

    def leave(self) -> None:
        """What still waits is forgotten."""
        while not self._waiting.empty():
            self._let_go(self._waiting.get_nowait())
        self._address.waiting -= self._bytes  # what was under way
        self._bytes = 0

    def _let_go(self, message: _Message) -> None:
        self._bytes -= len(message.data)
        self._address.waiting -= len(message.data)
        if message.is_snapshot:
            self.awaits_snapshot = False
