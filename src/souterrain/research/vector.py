"""Many matches at once, in this process or in several that share memory with it: for training.

All that a learner reads and writes are arrays with a row for each match: what the seat that is asked sees and may do, which seat it
is, and the action it takes. A match that is over is followed by the next at the same place. Seats that learn nothing can be left
to players. The same seed plays the same matches, however many processes there are.
"""

import math
import multiprocessing as mp
import traceback
from collections.abc import Mapping
from hashlib import blake2b
from itertools import pairwise
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from souterrain.kernel.decision import Refused
from souterrain.kernel.game import Setup
from souterrain.players import find as find_player
from souterrain.players.level import LEVELS
from souterrain.players.mind import mind_of
from souterrain.players.player import Player
from souterrain.research.episode import Episode, Space, setup_of, space_of

Line = Any  # a pipe's end, which is of another class on Windows
PATIENCE = 300.0  # seconds that a process may take for one step
ALIGNED = 64


class Arrays(NamedTuple):
    """What a learner and the matches share; a row for each match."""

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    seats: NDArray[np.int32]  # who is asked
    rewards: NDArray[np.float32]  # what each seat got, by the match that this step ended; shaped, by every step
    returns: NDArray[np.float32]  # what each seat got by the last match that ended
    ends: NDArray[np.bool_]  # whether this step ended one
    lengths: NDArray[np.int32]  # the decisions of the last match that ended
    actions: NDArray[np.int32]


def layout(space: Space, matches: int) -> list[tuple[tuple[int, ...], Any]]:
    """The shapes of the arrays."""
    return [
        ((matches, space.encoder.size), np.float32),
        ((matches, space.actions.size), np.int8),
        ((matches,), np.int32),
        ((matches, len(space.seats)), np.float32),
        ((matches, len(space.seats)), np.float32),
        ((matches,), np.bool_),
        ((matches,), np.int32),
        ((matches,), np.int32),
    ]


def arrays_in(space: Space, matches: int, memory: Any = None) -> Arrays:
    """The arrays, in memory of their own or in one that is shared."""
    found, at = [], 0
    for shape, kind in layout(space, matches):
        if memory is None:
            found.append(np.zeros(shape, kind))
        else:
            found.append(np.ndarray(shape, kind, memory, at))
            at += _room(shape, kind)
    return Arrays(*found)


def _room(shape: tuple[int, ...], kind: Any) -> int:
    size: int = math.prod(shape) * np.dtype(kind).itemsize
    return -(-size // ALIGNED) * ALIGNED


class Plan(NamedTuple):
    """What every process must know."""

    setup: Setup
    matches: int
    seed: int
    players: dict[int, str]  # who plays a seat that does not learn
    effort: float
    shaped: bool


class Rows:
    """Some of the matches, one for each row from `first` to `last`."""

    def __init__(self, plan: Plan, space: Space, arrays: Arrays, first: int, last: int) -> None:
        self.plan, self.space, self.arrays = plan, space, arrays
        self.numbers = range(first, last)
        self.begun = dict.fromkeys(self.numbers, 0)
        self.episodes: dict[int, Episode] = {}
        self.players: dict[int, dict[int, Player]] = {}
        self.mind = mind_of(space.kind) if plan.shaped else None
        self.worth: dict[int, NDArray[np.float32]] = {}  # of each match, to each seat, as it stands

    def reset(self) -> None:
        for number in self.numbers:
            self.begun[number] = 0
            for array in self.arrays[3:]:
                array[number] = 0
            self._begin(number)
            self._show(number)

    def _begin(self, number: int) -> None:
        """The next match of a row, up to where somebody who learns is asked."""
        for _ in range(100):
            told = f"{self.plan.seed}/{number}/{self.begun[number]}".encode()
            seed = int.from_bytes(blake2b(told, digest_size=7).digest(), "little")
            self.begun[number] += 1
            self.episodes[number] = self.space.start(seed)
            self.players[number] = {seat: self._player(name, seed, seat) for seat, name in self.plan.players.items()}
            self._wait(number)
            if not self.episodes[number].is_over:
                self.worth[number] = self._judge(number)
                return
        raise Refused("The seats that learn are never asked anything.")

    def _player(self, name: str, seed: int, seat: int) -> Player:
        level = LEVELS.get(name)
        return find_player(name, seed, seat, self.plan.setup, level.effort(self.plan.effort) if level else None)

    def _judge(self, number: int) -> NDArray[np.float32]:
        """What a match is worth to each seat: at the end what it got, before nothing or, shaped, what it may expect."""
        episode = self.episodes[number]
        if self.mind is None or episode.is_over:
            return np.array(episode.returns(), np.float32)
        return 2 * np.array(self.mind.values(episode.game), np.float32) - 1

    def _wait(self, number: int) -> None:
        """Let players answer until a seat that learns is asked."""
        players, episode = self.players[number], self.episodes[number]
        while players and not episode.is_over:
            asked = episode.asked
            if any(seat not in players for seat in asked):
                return
            seat = asked[0]
            decision = episode.game.decision(seat)
            episode.answer(seat, players[seat].answer(decision, lambda: episode.game.view(seat)))  # noqa: B023

    def _show(self, number: int) -> None:
        episode, arrays = self.episodes[number], self.arrays
        seat = next(seat for seat in episode.asked if seat not in self.players[number])
        arrays.seats[number] = seat
        episode.mask(seat, arrays.masks[number])
        episode.observe(seat, arrays.observations[number])

    def step(self) -> None:
        arrays = self.arrays
        for number in self.numbers:
            episode = self.episodes[number]
            episode.step(int(arrays.seats[number]), int(arrays.actions[number]))
            self._wait(number)
            arrays.ends[number] = episode.is_over
            worth = self._judge(number)
            arrays.rewards[number] = worth - self.worth[number]
            self.worth[number] = worth
            if episode.is_over:
                arrays.returns[number] = episode.returns()
                arrays.lengths[number] = episode.decisions
                self._begin(number)
            self._show(number)


class Vector:
    """Matches that are stepped together. `processes`: how many work at it besides this one; with none, this one does.

    `players` says who plays the seats that do not learn: `{"infernal": "random"}`, by name or number; `effort` is the share of its
    thoughts that a level takes. `shaped` rewards are what a step has changed in the chances to win, as our computer players judge
    the whole table: over a match they add up to what it brought, less what it promised when it began. Close a vector, or use it
    in a `with`.
    """

    def __init__(
        self,
        game: str,
        scenario: str = "",
        *,
        matches: int = 64,
        processes: int = 0,
        seed: int = 0,
        players: Mapping[str | int, str] | None = None,
        effort: float = 0.1,
        shaped: bool = False,
        patience: float = PATIENCE,
        **options: Any,
    ) -> None:
        if matches < 1 or processes < 0 or processes > matches:
            raise Refused("There must be at least one match, and no more processes than matches.")
        setup = setup_of(game, scenario, **options)
        self.space = space_of(setup)
        self.matches = matches
        self._patience = patience
        self._plan = Plan(setup, matches, seed, _by_seat(self.space.seats, players or {}), effort, shaped)
        self._workers: list[tuple[SpawnProcess, Line]] = []
        self._memory: SharedMemory | None = None
        self._rows: Rows | None = None
        if processes == 0:
            self.arrays = arrays_in(self.space, matches)
            self._rows = Rows(self._plan, self.space, self.arrays, 0, matches)
        else:
            size = sum(_room(shape, kind) for shape, kind in layout(self.space, matches))
            self._memory = SharedMemory(create=True, size=size)
            self.arrays = arrays_in(self.space, matches, self._memory.buf)
            self._employ(processes)
        self._all = np.arange(matches)
        self._is_begun = False

    def _employ(self, processes: int) -> None:
        context = mp.get_context("spawn")
        assert self._memory is not None
        edges = [self.matches * number // processes for number in range(processes + 1)]
        try:
            for first, last in pairwise(edges):
                ours, theirs = context.Pipe()
                told = (theirs, self._memory.name, self._plan, first, last)
                worker = context.Process(target=_work, args=told, daemon=True)
                worker.start()
                theirs.close()
                self._workers.append((worker, ours))
        except BaseException:
            self.close()
            raise

    def reset(self) -> Arrays:
        """Begin all matches anew, the same ones each time."""
        self._tell("reset")
        self._is_begun = True
        return self.arrays

    def step(self, actions: Any) -> Arrays:
        """Take an action in each match. If one of them cannot be taken it is refused, and none is."""
        self._check_open()
        if not self._is_begun:
            raise Refused("The matches must be reset before anybody can act.")
        taken = np.asarray(actions)
        if taken.shape != (self.matches,) or taken.dtype.kind not in "iu":
            raise Refused(f"There must be a whole number for each of the {self.matches} matches.")
        inside = (taken >= 0) & (taken < self.space.actions.size)
        legal = inside & (self.arrays.masks[self._all, np.where(inside, taken, 0)] == 1)
        if not legal.all():
            number = int(np.flatnonzero(~legal)[0])
            raise Refused(f"Action {taken[number]} cannot be taken in match {number}: its mask forbids it.")
        self.arrays.actions[:] = taken
        self._tell("step")
        return self.arrays

    def sample(self, chance: np.random.Generator) -> NDArray[np.int64]:
        """An action for each match, any that it allows with the same chance."""
        drawn = chance.random(self.arrays.masks.shape, dtype=np.float32)
        actions: NDArray[np.int64] = np.argmax(drawn * self.arrays.masks, axis=1)
        return actions

    def _tell(self, what: str) -> None:
        """Let everybody do that, and wait until all have."""
        if self._rows is not None:
            getattr(self._rows, what)()
            return
        self._check_open()
        try:
            for _, ours in self._workers:
                ours.send(what)
        except OSError:
            self._fail("A process of the vector has ended by itself")
        for worker, ours in self._workers:
            ready = wait([ours, worker.sentinel], self._patience)
            if not ready:
                self._fail(f"A process of the vector has not answered within {self._patience:g} seconds")
            try:
                told = ours.recv()
            except (EOFError, OSError):
                self._fail("A process of the vector has ended by itself")
            if told:
                self._fail(f"A process of the vector failed:\n{told}")

    def _check_open(self) -> None:
        if self._rows is None and not self._workers:
            raise Refused("This vector is closed.")

    def _fail(self, why: str) -> None:
        self.close()
        raise RuntimeError(f"{why}. The vector is closed; make a new one.")

    def close(self) -> None:
        """End the processes and give their memory back."""
        for worker, ours in self._workers:
            ours.close()  # which ends it, unless it is at work
            worker.join(0.2)
            if worker.is_alive():
                worker.kill()
                worker.join()
        self._workers = []
        if self._memory is not None:
            self.arrays = Arrays(*(array.copy() for array in self.arrays))  # type: ignore[arg-type]  # what was read last can still be read
            self._memory.close()
            self._memory.unlink()
            self._memory = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def _by_seat(seats: tuple[str, ...], players: Mapping[str | int, str]) -> dict[int, str]:
    found = {}
    for seat, player in players.items():
        if seat not in (*seats, *range(len(seats))):
            raise Refused(f"There is no seat {seat!r}. There are: {', '.join(seats)}, or 0 to {len(seats) - 1}.")
        found[seat if isinstance(seat, int) else seats.index(seat)] = player
    if len(found) == len(seats):
        raise Refused("All seats have players: none is left that learns.")
    return found


def _work(theirs: Line, memory: str, plan: Plan, first: int, last: int) -> None:
    """One of the processes: does what it is told until nobody tells it any more."""
    shared = SharedMemory(memory)
    try:
        space = space_of(plan.setup)
        rows = Rows(plan, space, arrays_in(space, plan.matches, shared.buf), first, last)
        while True:
            try:
                what = theirs.recv()
            except (EOFError, OSError):
                return
            try:
                getattr(rows, what)()
                theirs.send("")
            except Exception:
                theirs.send(traceback.format_exc(limit=-3))
    finally:
        rows = None  # type: ignore[assignment]  # nothing may look into the memory when it is closed
        shared.close()
