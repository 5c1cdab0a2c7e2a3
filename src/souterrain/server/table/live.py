"""A room: a sitting with its viewers. Judge, commit, then tell.

One thing happens at a time in a room. An act is judged on the sitting, its record goes to the log, and only when it is on
the disk the one who acted is told "done" and every viewer what changed. If the place in the log was taken (another worker was
quicker) or nobody knows (the database is away), the sitting is thrown away and worked out from the log again: what is in
the log is what happened.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Protocol

from souterrain.kernel.decision import Answer
from souterrain.kernel.timer import LATE
from souterrain.server.protocol import messages as wire
from souterrain.server.protocol.denied import Denied
from souterrain.server.seats import clock
from souterrain.server.seats.presence import Present
from souterrain.server.store import records
from souterrain.server.store.database import Mark, Row, Unavailable, Writing, now
from souterrain.server.store.records import Record
from souterrain.server.table import outgoing as picture
from souterrain.server.table.outgoing import Picture
from souterrain.server.table.state import CLOCK, Sitting
from souterrain.server.table.viewer import Viewer
from souterrain.server.work.physics import get_ready, is_physical
from souterrain.server.work.thinking import Thought, simple_answer, thought

TRIES = 5  # how often an act is judged anew when others are quicker
SOON = 600_000  # milliseconds: a room whose clock runs out earlier stays open
LONGEST_SLEEP = 3600.0  # of a clock, in seconds
STAND_IN = "novice"  # plays for somebody whose time is up
PAUSE = 2.0  # seconds before a database that was away is asked again

Judge = Callable[[Sitting], Record]
Deadlines = dict[int, clock.Deadline]


class Desk(Protocol):
    """What a room needs from the house it is in."""

    uptimes: list[tuple[int, int]]
    began: int

    async def append(self, writings: list[Writing]) -> bool: ...
    async def read(self, table: str, after: int) -> list[Row]: ...
    async def think(self, table: str, thought: Thought) -> Answer: ...
    def mark(self, mark: Mark) -> None: ...
    def announce(self, table: str, present: Present) -> None: ...
    def present_elsewhere(self, table: str) -> Present: ...
    def report(self, what: str, **facts: object) -> None: ...


class Room:
    """`sitting` is None when it has to be worked out from the log."""

    def __init__(self, table: str, desk: Desk) -> None:
        self.table = table
        self._desk = desk
        self._sitting: Sitting | None = None
        self._lock = asyncio.Lock()
        self._pictures: dict[int | None, Picture] = {}
        self._thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._errands: set[asyncio.Task[None]] = set()
        self._loaded_at = 0
        self._uptimes: list[tuple[int, int]] = []
        self._is_watched = False  # as far as this worker has written
        self.rings_at: int | None = None
        self.viewers: set[Viewer] = set()
        self.used_at = now()

    @property
    def is_idle(self) -> bool:
        is_busy = self.viewers or self._lock.locked() or self._thinking or self._errands
        return not is_busy and (self.rings_at is None or self.rings_at - now() > SOON)

    @property
    def seq(self) -> int:
        return self._sitting.seq if self._sitting else -1

    # Looking

    async def look(self) -> Sitting:
        """The sitting as it is on the disk. Read it before the next `await`, or inside a judge."""
        self.used_at = now()
        async with self._lock:
            return await self._open()

    async def enter(self, viewer: Viewer, since: int) -> None:
        """Show a viewer everything, and from now on every change."""
        async with self._lock:
            sitting = await self._open()
            shown, message = picture.snapshot(sitting, viewer.seat, self._deadlines(sitting), since)
            self._pictures[viewer.seat] = shown
            self.viewers.add(viewer)
            viewer.tell(message)
            self._announce()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        if all(other.seat != viewer.seat for other in self.viewers):
            self._pictures.pop(viewer.seat, None)
        self._announce()
        self.used_at = now()

    @property
    def present(self) -> Present:
        """Who is connected here, in this worker."""
        seats = frozenset(viewer.seat for viewer in self.viewers if viewer.seat is not None)
        return Present(seats, sum(viewer.seat is None for viewer in self.viewers))

    def _announce(self) -> None:
        self._desk.announce(self.table, self.present)
        self.tell_present()

    def tell_present(self) -> None:
        """Tell who wants to know who is there."""
        seats, watching = self.present + self._desk.present_elsewhere(self.table)
        told = wire.write(wire.Present(sorted(seats), watching, now()))
        for viewer in self.viewers:
            if viewer.wants_present:
                viewer.tell(told)

    async def snapshot(self, viewer: Viewer, since: int) -> None:
        """Show a viewer everything again."""
        async with self._lock:
            sitting = await self._open()
            viewer.tell(picture.snapshot(sitting, viewer.seat, self._deadlines(sitting), since)[1])

    async def catch_up(self, seq: int) -> None:
        """Another worker has written up to `seq`."""
        if self._sitting is None or seq <= self._sitting.seq:
            return
        async with self._lock:
            if self._sitting is not None and seq > self._sitting.seq:
                await self._read_on(self._sitting)
                self._tell()

    # Acting

    async def act(
        self,
        judge: Judge,
        also: Callable[[Record], list[Writing]] = lambda record: [],
        by: Viewer | None = None,
        ref: str = "",
    ) -> int:
        """Judge, commit, tell; the number in the log. `also` gives rows that are written with it or not at all. The viewer who
        asked for it is told so with the update."""
        self.used_at = now()
        async with self._lock:
            for _ in range(TRIES):
                sitting = await self._open()
                record = await self._judge(sitting, judge)
                seq, at = sitting.seq + 1, now()
                writings: list[Writing] = [Row(self.table, seq, at, records.write(record)), *also(record)]
                try:
                    # The sitting goes ahead of the log; nobody looks at it before what happened is written.
                    sitting.note(seq, at, record)
                    if sitting.is_watched != self._is_watched:
                        writings.append(Mark(self.table, sitting.is_watched))
                    taken = await self._desk.append(writings)
                except BaseException as error:
                    # Written or not: nobody knows. What was worked out is forgotten; the log will tell.
                    self._forget()
                    if isinstance(error, asyncio.CancelledError):
                        self._run_errand(self._look_again())  # the one who acted has gone; the others wait for it
                    if isinstance(error, Unavailable):
                        message = f"{error} What you did may or may not be kept; look again."
                        raise Denied("unavailable", message, "maybe-kept") from None
                    raise
                if taken:
                    self._is_watched = sitting.is_watched
                    self._tell(by, ref)
                    return seq
                self._forget()
            raise Denied("unavailable", "Too many others act at this table just now. Try again.", "crowded")

    async def _judge(self, sitting: Sitting, judge: Judge) -> Record:
        try:
            return await asyncio.to_thread(judge, sitting) if is_physical(sitting) else judge(sitting)
        except Denied:
            raise
        except asyncio.CancelledError:
            self._forget()
            raise
        except Exception as error:
            # A fault of ours. The log is untouched, so the sitting is worked out anew from there.
            self._forget()
            self._desk.report("fault", table=self.table, seq=sitting.seq, error=repr(error), traceback=error)
            message = "The program has made a mistake with this; nothing has changed. Try something else."
            raise Denied("fault", message) from None

    async def _look_again(self) -> None:
        """When what was being written is on the disk, read the log and tell everybody."""
        with suppress(Unavailable):
            await self._desk.append([])
        try:
            await self.look()
        except Denied:
            await self._come_to()

    # The sitting and the log

    async def _open(self) -> Sitting:
        if self._sitting is None:
            try:
                rows = await self._desk.read(self.table, -1)
                if not rows:
                    raise Denied("not-found", "There is no such table.", "no-table")
                self._sitting = await asyncio.to_thread(read, self.table, rows)
            except Unavailable as error:
                raise Denied("unavailable", f"{error}") from None
            # Time up to now counts as far as servers were up, this one included; from now on all of it does.
            self._loaded_at = now()
            self._uptimes = [*self._desk.uptimes, (self._desk.began, self._loaded_at)]
            get_ready()
            self._tell()
        return self._sitting

    async def _read_on(self, sitting: Sitting) -> None:
        try:
            rows = await self._desk.read(self.table, sitting.seq)
            for row in rows:
                sitting.replay(row.seq, row.at, records.read(row.body))
        except BaseException:
            self._forget()
            raise

    def _forget(self) -> None:
        self._sitting = None

    # Telling

    def _tell(self, by: Viewer | None = None, ref: str = "") -> None:
        """Tell every viewer what changed since they were last told, and let computers and clocks see to it."""
        sitting = self._sitting
        assert sitting is not None
        deadlines = self._deadlines(sitting)
        told: dict[int | None, bytes] = {}
        for seat, old in list(self._pictures.items()):
            if old.seq < sitting.seq:
                try:
                    self._pictures[seat], told[seat] = picture.update(sitting, seat, deadlines, old)
                except Exception as error:  # a fault of ours must not keep the others from being told
                    self._lose_sight(seat, error)
        keys = {chair.key for chair in sitting.chairs}
        for viewer in self.viewers:
            if viewer.seat in told:
                message = told[viewer.seat]
                viewer.tell(picture.acknowledging(message, ref) if viewer is by else message)
            if viewer.seat is not None and viewer.key_hash not in keys:
                viewer.cut_off("The seat was given to somebody else.")
        self._wake_computers(sitting)
        self._set_alarm(deadlines)
        if sitting.is_watched != self._is_watched:
            self._is_watched = sitting.is_watched
            self._desk.mark(Mark(self.table, self._is_watched))

    def _lose_sight(self, seat: int | None, error: Exception) -> None:
        """What a viewer is to be shown cannot be made: they go, and what was done stays done."""
        self._desk.report("fault", table=self.table, seq=self.seq, error=repr(error), traceback=error)
        del self._pictures[seat]
        for viewer in self.viewers:
            if viewer.seat == seat:
                viewer.cut_off("The program has made a mistake in showing you the table. Come back.")

    # Computers

    def _wake_computers(self, sitting: Sitting) -> None:
        for seat, (asked, task) in list(self._thinking.items()):
            is_answered = sitting.asked.get(seat) != asked  # by itself or elsewhere, or taken back
            if is_answered or sitting.chairs[seat].kind != "computer":
                del self._thinking[seat]
                if task is not asyncio.current_task():
                    task.cancel()
        for seat, asked in sitting.asked.items():
            if sitting.chairs[seat].kind == "computer" and seat not in self._thinking:
                task = asyncio.get_running_loop().create_task(self._think(thought(sitting, seat), seat, asked))
                self._thinking[seat] = (asked, task)

    async def _think(self, thought: Thought, seat: int, asked: int) -> None:
        try:
            answer = await self._desk.think(self.table, thought)
            await self._answer(answer, thought, seat, asked)
        finally:
            known = self._thinking.get(seat)
            if known is not None and known[1] is asyncio.current_task():
                del self._thinking[seat]

    async def _answer(self, answer: Answer, thought: Thought, seat: int, asked: int) -> None:
        """An act like any other. What a player should not have answered is answered simply."""
        for given in (answer, simple_answer(thought.decision)):
            try:
                await self.act(lambda sitting, given=given: sitting.answer(seat, asked, given, thought.level))  # type: ignore[misc]
            except Denied as denied:
                if denied.code in ("stale", "repeated", "frozen"):
                    return
                self._desk.report("computer refused", table=self.table, seat=seat, code=denied.code, why=denied.message)
                if denied.code == "unavailable":
                    self._thinking.pop(seat, None)  # to be woken again
                    await self._come_to()
                    return
            else:
                return

    async def _come_to(self) -> None:
        """The database was away. When it is back, the log is read and the computers are woken again."""
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await self.look()
            except Denied:
                continue
            return

    # Clocks

    def _deadlines(self, sitting: Sitting) -> Deadlines:
        return clock.deadlines(sitting, self._loaded_at, self._uptimes)

    def _set_alarm(self, deadlines: Deadlines) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self.rings_at = min((deadline.at for deadline in deadlines.values() if deadline.has_effect), default=None)
        if self.rings_at is not None:
            wait = min(max(0, self.rings_at - now()) / 1000, LONGEST_SLEEP)
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._run_errand(self._time_is_up())

    def _run_errand(self, errand: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _time_is_up(self) -> None:
        """The clock answers for whoever let the time of the game run out; a computer takes over where it was the table's, and
        they can come back."""
        sitting = self._sitting
        if sitting is None:
            return
        deadlines = self._deadlines(sitting)
        for seat, deadline in deadlines.items():
            asked = sitting.asked[seat]
            if deadline.has_effect and deadline.at <= now():
                judge = partial(_late, seat=seat, asked=asked, is_of_game=deadline.is_of_game)
                try:
                    await self.act(judge)
                except Denied as denied:
                    self._desk.report("clock", table=self.table, seat=seat, code=denied.code)
        if self._sitting is not None:
            self._set_alarm(self._deadlines(self._sitting))

    async def close(self) -> None:
        """End what goes on here. What is being written is waited for."""
        if self._alarm is not None:
            self._alarm.cancel()
        for _, task in self._thinking.values():
            task.cancel()
        async with self._lock:
            for viewer in self.viewers:
                viewer.cut_off("The server is stopping. Come back in a moment.")


def _late(sitting: Sitting, seat: int, asked: int, is_of_game: bool) -> Record:
    if sitting.asked.get(seat) != asked:
        raise Denied("stale", "The question was answered in time.")
    if is_of_game:
        return sitting.answer(seat, asked, LATE, CLOCK)
    return sitting.hand(seat, STAND_IN, "clock")


def read(table: str, rows: list[Row]) -> Sitting:
    """A sitting from the rows of its log."""
    first = records.read(rows[0].body)
    if not isinstance(first, records.Created) or rows[0].seq != 0:
        raise Denied("frozen", "The log of this table has no beginning.")
    sitting = Sitting.open(table, first, rows[0].at)
    for row in rows[1:]:
        sitting.replay(row.seq, row.at, records.read(row.body))
    return sitting


def perform(sitting: Sitting, seat: int, act: wire.Act) -> Record:
    """Judge what a seat asks for over its WebSocket."""
    if isinstance(act, wire.Answer):
        given = act.answer if isinstance(act.answer, str) else tuple(act.answer)
        return sitting.answer(seat, act.asked, given)
    if isinstance(act, wire.Undo):
        return sitting.undo(seat)
    if isinstance(act, wire.Propose):
        return sitting.propose(seat, act.back)
    if isinstance(act, wire.Agree):
        return sitting.agree(seat)
    if isinstance(act, wire.Decline):
        return sitting.decline(seat)
    if isinstance(act, wire.Concede):
        return sitting.concede(seat)
    if isinstance(act, wire.Say):
        return sitting.say(seat, act.text)
    return sitting.mute(seat, act.seat, act.on)
