"""Workers: processes that do what takes long, against a deadline, one thing at a time each.

Computer seats think here, uploaded files are checked here, replays are worked out here: none of it can hold up the tables,
and a process that is slow or dies is ended and replaced. What is called is a function of a module, so that it can be named
across the pipe.
"""

import asyncio
import multiprocessing
import queue
import sys
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.process import BaseProcess
from typing import Any

from souterrain import games
from souterrain.server.work.turns import EVERYWHERE, Turns, Wish

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection as Connection
else:
    from multiprocessing.connection import Connection

NO_WISH = Wish()
START = 30.0  # more seconds for the first call of a new process: it has to load what it needs


class Failed(RuntimeError):
    """The process was too slow, died, or what it did went wrong."""


class Pool:
    """A few processes, started when first needed."""

    def __init__(self, processes: int = 1, at_most: Mapping[str, int] = EVERYWHERE) -> None:
        """`at_most` says how many processes a purpose may have, if not all."""
        self._workers = [_Worker() for _ in range(processes)]
        self._free: queue.SimpleQueue[_Worker] = queue.SimpleQueue()
        for worker in self._workers:
            self._free.put(worker)
        self._turns = Turns(processes, at_most)
        self._threads = ThreadPoolExecutor(processes, "pool")  # that wait for them, so that nobody else's threads do

    async def call(self, deadline: float, function: Callable[..., Any], *given: Any, wish: Wish = NO_WISH) -> Any:
        """What the function returns; `Failed` if it fails or takes more than `deadline` seconds. Exceptions that it raises
        come through if they can be sent. Who waits for a process waits in the line of their wish."""
        await self._turns.take(wish)
        worker = self._free.get_nowait()
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._threads, worker.call, deadline, function, given
            )
        finally:
            self._free.put(worker)
            self._turns.give_back(wish.what)

    @property
    def is_free(self) -> bool:
        """A process has nothing to do."""
        return not self._free.empty()

    async def each(self, deadline: float, function: Callable[..., Any]) -> None:
        """Let every process do something, to have it started; other calls take their turn meanwhile."""
        for _ in self._workers:  # a process that was free longest is next
            await self.call(deadline, function)

    def close(self) -> None:
        for worker in self._workers:
            worker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)


class _Worker:
    """A process and the pipe to it."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._lock = threading.Lock()
        self._is_closed = False

    def call(self, deadline: float, function: Callable[..., Any], given: tuple[Any, ...]) -> Any:
        with self._lock:
            is_new = self._process is None or not self._process.is_alive()
            if is_new:
                self._kill()
                self._start()
            assert self._pipe is not None
            try:
                self._pipe.send((function, given))
                if not self._pipe.poll(deadline + (START if is_new else 0)):
                    raise Failed(f"It took more than {deadline} seconds.")
                is_good, told = self._pipe.recv()
            except (EOFError, OSError):
                self._kill()
                raise Failed("The process has died.") from None
            except BaseException:
                self._kill()
                raise
        if is_good:
            return told
        raise told if isinstance(told, Exception) else Failed(str(told))

    def stop(self) -> None:
        """End the process, also in the middle of something."""
        self._is_closed = True
        process = self._process
        if process is not None:
            process.kill()
        with self._lock:
            self._kill()

    def _start(self) -> None:
        if self._is_closed:
            raise Failed("The server is stopping.")
        context = multiprocessing.get_context("spawn")  # the server has threads: a fork could stand still
        pipe, theirs = context.Pipe()
        process = context.Process(target=_serve, args=(theirs, games.GAMES), name="worker", daemon=True)
        process.start()
        theirs.close()
        self._process, self._pipe = process, pipe

    def _kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join(5)
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None


def _serve(pipe: Connection, known: dict[str, str]) -> None:
    """The life of a process: a call, what came of it, until the pipe is closed."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    games.GAMES.update(known)
    while True:
        try:
            function, given = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            told: tuple[bool, Any] = (True, function(*given))
        except Exception as error:
            told = (False, error)
        try:
            pipe.send(told)
        except OSError:
            return
        except Exception as error:  # it cannot be sent
            pipe.send((False, f"{told[1]!r}: {error}"))
