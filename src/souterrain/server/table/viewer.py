"""A viewer: one WebSocket, and what waits to be sent through it.

A slow viewer never holds up a table: messages wait in a queue of its own, and one that falls too far behind is cut off. It
comes back with the number it has seen and gets what it missed.
"""

import asyncio
from collections.abc import Awaitable, Callable

MOST_WAITING = 200


class Viewer:
    """`seat` is None for spectators. `send` gives one message to the network. `wants_present`: told who else is there."""

    def __init__(
        self, seat: int | None, key: str, send: Callable[[bytes], Awaitable[None]], wants_present: bool = False
    ) -> None:
        self.seat = seat
        self.wants_present = wants_present
        self.key_hash = key
        self._send = send
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self.cut = asyncio.Event()
        self.reason = ""

    def tell(self, message: bytes) -> None:
        """Queue a message."""
        try:
            self._waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.cut_off("You read too slowly; come back and you will get what you missed.")

    def cut_off(self, reason: str) -> None:
        if not self.cut.is_set():
            self.reason = reason
            self.cut.set()

    async def run(self) -> None:
        """Send what waits, until cancelled."""
        while True:
            # No timeout here, where every message passes: one who does not read fills the queue and is cut off, one who is
            # silent does not answer the server's pings and is cut off too.
            await self._send(await self._waiting.get())
