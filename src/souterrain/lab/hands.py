"""Who plays the games of a plan: this process, several of this machine, or a cluster (`cluster`). Whoever does, the games are the
same and come in the same order; and what is lost with a process that died is played again.
"""

import time
from collections import deque
from collections.abc import Callable, Collection, Iterator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from itertools import islice
from typing import Protocol

from souterrain.lab.arena import Lot, Plan, Played, lot_of, play, seats_of

AHEAD = 8  # lots handed out to each process beyond the oldest that is not over
TRIES = 5  # after so many lost processes, a lot is to blame


class Lost(Exception):
    """Whoever was to play is gone, and what it played with it."""


class Due(Protocol):
    """Games that somebody plays, and will be there."""

    def result(self) -> list[Played]:
        """The games, or `Lost`."""
        ...

    def cancel(self) -> object: ...


class Hands(Protocol):
    """Those who play. `spell` is how many seconds one lot of games should take: handing out has its price."""

    spell: float

    def room(self) -> int:
        """How many lots may be handed out at once."""
        ...

    def begin(self, plan: Plan, numbers: tuple[int, ...]) -> Due: ...

    def close(self) -> None: ...


def play_lot(plan: Plan, numbers: tuple[int, ...]) -> list[Played]:
    return [play(plan, number) for number in numbers]


class Alone:
    """This process: a lot is played when somebody wants to know what came of it."""

    spell = 0.0

    def room(self) -> int:
        return 1

    def begin(self, plan: Plan, numbers: tuple[int, ...]) -> Due:
        return _Later(lambda: play_lot(plan, numbers))

    def close(self) -> None:
        pass


class _Later:
    def __init__(self, work: Callable[[], list[Played]]) -> None:
        self.result = work

    def cancel(self) -> None:
        pass


class Pool:
    """Several processes of this machine. If one dies, all are begun anew."""

    spell = 0.0  # a queue between two processes costs next to nothing

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._pool = ProcessPoolExecutor(jobs)

    def room(self) -> int:
        return self._jobs * AHEAD

    def begin(self, plan: Plan, numbers: tuple[int, ...]) -> Due:
        try:
            return _Pooled(self._pool.submit(play_lot, plan, numbers))
        except BrokenExecutor:
            self._pool.shutdown(wait=False)
            self._pool = ProcessPoolExecutor(self._jobs)
            return _Pooled(self._pool.submit(play_lot, plan, numbers))

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


class _Pooled:
    def __init__(self, future: Future[list[Played]]) -> None:
        self._future = future
        self.cancel = future.cancel

    def result(self) -> list[Played]:
        try:
            return self._future.result()
        except BrokenExecutor as error:
            raise Lost from error


def hands_of(jobs: int) -> Hands:
    return Alone() if jobs <= 1 else Pool(jobs)


def play_all(plan: Plan, hands: Hands, kept: Collection[int] = ()) -> Iterator[Played]:
    """All games of a plan, in order, but for those of which a result is kept already.

    Nobody idles while a long game is waited for, and an interruption does not wait for thousands.
    """
    numbers = (number for number in range(plan.games) if number not in kept)
    waiting: deque[tuple[tuple[int, ...], Due]] = deque()
    games, seconds = 0, 0.0
    try:
        while True:
            while len(waiting) < hands.room():
                many = max(1, int(hands.spell * games / seconds)) if seconds else 1
                lot = tuple(islice(numbers, many))
                if not lot:
                    break
                waiting.append((lot, hands.begin(plan, lot)))
            if not waiting:
                return
            lot, due = waiting.popleft()
            for played in _result(plan, hands, lot, due):
                games, seconds = games + 1, seconds + played.seconds
                yield played
    finally:
        for _, each in waiting:
            each.cancel()


def _result(plan: Plan, hands: Hands, lot: tuple[int, ...], due: Due) -> list[Played]:
    """The games of a lot. It is begun again where it was lost; where that happens time and again, it is told as a fault."""
    for tried in range(1, TRIES + 1):
        try:
            return due.result()
        except Lost:
            time.sleep(0.1 * (tried - 1))
            due = hands.begin(plan, lot)
    due.cancel()
    return [_given_up(plan, number) for number in lot]


def _given_up(plan: Plan, number: int) -> Played:
    fell: Lot = lot_of(plan, number, len(seats_of(plan)))
    fault = f"The process that played this game has died {TRIES} times; perhaps it had too little memory."
    return Played(fell.seed, fell.scenario, (), 0, 0.0, fault, options=fell.options, turn=fell.turn)
