"""Lanes: threads for what takes a while and needs the tables themselves. What may take long in one lane holds nobody up in another.

Within a lane people take turns like elsewhere (`turns`): by what they want, then by visitor.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import Any, Literal, TypeVar

from souterrain.server.work.turns import Turns, Wish, visitor

T = TypeVar("T")

Name = Literal["reading", "opening", "opening-long", "judging"]
THREADS: dict[Name, int] = {
    "reading": 4,  # what the database is asked
    "opening": 1,  # tables with short logs, which take some tens of milliseconds
    "opening-long": 1,  # and with long ones, which may take seconds
    "judging": 2,  # flicks, and going back
}
IN_LINE = 10_000  # nobody is refused: how much one visitor can want is limited by their connections


class Lane:
    def __init__(self, name: str, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, name)
        self._turns = Turns(threads, in_line=IN_LINE)

    async def run(self, what: str, function: Callable[..., T], *given: Any) -> T:
        """What the function returns, when its turn has come. The thread is its own until it is done, whoever has gone meanwhile."""
        loop = asyncio.get_running_loop()
        await self._turns.take(Wish(what, visitor.get()))

        def free() -> None:
            self._turns.give_back(what)

        job = self._threads.submit(copy_context().run, function, *given)
        job.add_done_callback(lambda _: None if loop.is_closed() else loop.call_soon_threadsafe(free))
        done: T = await asyncio.wrap_future(job)
        return done

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


class Lanes:
    def __init__(self) -> None:
        self._lanes = {name: Lane(name, threads) for name, threads in THREADS.items()}

    async def run(self, lane: Name, function: Callable[..., T], *given: Any, what: str = "") -> T:
        return await self._lanes[lane].run(what, function, *given)

    def close(self) -> None:
        for lane in self._lanes.values():
            lane.close()
