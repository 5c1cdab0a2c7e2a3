"""The writer: a thread that gathers what many tables want written and commits it in one go.

A commit costs one sync of the disk, whether it holds one row or a hundred: while one is under way, the next gathers.
Whoever waits is told after the commit, never before. If the database does not answer, everybody in that commit is told
so; live tables then forget what they had worked out and read the log again.
"""

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from souterrain.server.store.database import Store, Unavailable, Writing

LARGEST = 500  # groups in one commit
# Under load a commit a little later holds more, and there are fewer: each takes the interpreter from the tables several times.
BUSY, LINGER = 3, 0.003  # groups in the last commit; seconds


class _Order(NamedTuple):
    writings: Sequence[Writing]
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[bool]"


class Writer:
    """One for each process. `watch` is told the size and the seconds of each commit."""

    def __init__(self, store: Store, watch: Callable[[int, float], None] = lambda size, seconds: None) -> None:
        self._store = store
        self._watch = watch
        self._orders: list[_Order] = []
        self._wake = threading.Condition()
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def append(self, writings: Sequence[Writing]) -> bool:
        """Write all of this or nothing. False if a place in the log was taken; `Unavailable` if nobody knows. Nothing at all is
        written when everything ordered before is."""
        loop = asyncio.get_running_loop()
        order = _Order(writings, loop, loop.create_future())
        with self._wake:
            if self._closing:
                raise Unavailable("The server is stopping.")
            self._orders.append(order)
            self._wake.notify()
        return await order.done

    def close(self, timeout: float = 10) -> None:
        """Write what was ordered, then stop."""
        with self._wake:
            self._closing = True
            self._wake.notify()
        self._thread.join(timeout)

    def _run(self) -> None:
        size = 0
        while True:
            if size >= BUSY:
                time.sleep(LINGER)
            with self._wake:
                self._wake.wait_for(lambda: self._orders or self._closing)
                orders, self._orders = self._orders[:LARGEST], self._orders[LARGEST:]
            if not orders:
                return
            size = len(orders)
            began = time.perf_counter()
            told: list[bool | Unavailable]
            try:
                told = [*self._store.append([order.writings for order in orders])]
            except Unavailable as error:
                told = [error] * len(orders)
            except Exception as error:  # whatever it is, those who wait must not wait for ever
                told = [Unavailable(f"The log could not be written: {type(error).__name__}.")] * len(orders)
            self._watch(size, time.perf_counter() - began)
            _tell(orders, told)


def _tell(orders: Sequence[_Order], told: Sequence[bool | Unavailable]) -> None:
    """Wake all who wait, one call for each loop."""
    for loop in {order.loop for order in orders}:
        mine = [(order.done, word) for order, word in zip(orders, told, strict=True) if order.loop is loop]
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, mine)


def _settle(told: "list[tuple[asyncio.Future[bool], bool | Unavailable]]") -> None:
    for done, word in told:
        if done.done():
            continue
        if isinstance(word, Unavailable):
            done.set_exception(word)
        else:
            done.set_result(word)
