"""A live table: the state of a table with its viewers. Judge, commit, then tell.

One thing happens at a time at a table. An act is judged on the state, its record goes to the log, and only when it is on the
disk the one who acted is told "done" and every viewer what changed. If the place in the log was taken (another worker was
quicker) or nobody knows (the database is away), the state is thrown away and worked out from the log again: what is in
the log is what happened.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Protocol

from msgspec.structs import replace

from souterrain import players
from souterrain.kernel.decision import Answer
from souterrain.kernel.timer import LATE
from souterrain.server.protocol import messages
from souterrain.server.protocol.denied import Denied
from souterrain.server.seats import clock
from souterrain.server.seats.presence import Present
from souterrain.server.seats.seating import CLOCK
from souterrain.server.store import records
from souterrain.server.store.database import Mark, Row, Unavailable, Writing, now
from souterrain.server.store.records import Record
from souterrain.server.table import outgoing
from souterrain.server.table.outgoing import LastSent
from souterrain.server.table.state import Judge, TableState
from souterrain.server.table.viewer import Viewer
from souterrain.server.work.physics import awaits_physics, get_ready, is_physical, preparing, share_done
from souterrain.server.work.thinking import Thought, simple_answer, thought

TRIES = 5  # how often an act is judged anew when others are quicker
SOON = 600_000  # milliseconds: a table whose clock runs out earlier stays open
LONGEST_SLEEP = 3600.0  # of a clock, in seconds
STAND_IN = "novice"  # plays for somebody whose time is up and who has not said at which level
PAUSE = 2.0  # seconds before a database that was away is asked again

Deadlines = dict[int, clock.Deadline]


class Services(Protocol):
    """What a live table needs from the server."""

    uptimes: list[tuple[int, int]]
    began: int

    async def append(self, writings: list[Writing]) -> bool: ...
    async def read(self, table_id: str, after: int) -> list[Row]: ...
    async def play_again(self, table_id: str, rows: list[Row]) -> TableState: ...
    async def beside(self, work: Callable[..., Record], *given: object) -> Record: ...
    async def think(self, table_id: str, thought: Thought) -> Answer: ...
    def mark(self, mark: Mark) -> None: ...
    def announce(self, table_id: str, present: Present) -> None: ...
    def present_elsewhere(self, table_id: str) -> Present: ...
    def note(self, what: str, **facts: object) -> None: ...


class LiveTable:
    """`_table` is None when it has to be worked out from the log."""

    def __init__(self, table_id: str, services: Services) -> None:
        self.table_id = table_id
        self._services = services
        self._table: TableState | None = None
        self._lock = asyncio.Lock()
        self._sent: dict[int | None, LastSent] = {}
        self._looked: tuple[tuple[int | None, int], LastSent, bytes] | None = (
            None  # the last snapshot, of a seat and since when
        )
        self._thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._errands: set[asyncio.Task[None]] = set()
        self._loaded_at = 0
        self._uptimes: list[tuple[int, int]] = []
        self._is_watched = False  # as far as this worker has written
        self._tells_of_physics = False
        self.rings_at: int | None = None
        self.viewers: set[Viewer] = set()
        self.used_at = now()
        self.left_at = 0  # when somebody went last

    @property
    def is_idle(self) -> bool:
        is_busy = self.viewers or self._lock.locked() or self._thinking or self._errands
        return not is_busy and (self.rings_at is None or self.rings_at - now() > SOON)

    @property
    def is_over(self) -> bool:
        return self._table is not None and self._table.is_over

    @property
    def is_offer(self) -> bool:
        """Whether a seat is free for whoever comes, as far as is known here."""
        table = self._table
        return table is None or (
            table.is_public and not table.is_over and any(c.kind == "open" for c in table.seating.chairs)
        )

    @property
    def seq(self) -> int:
        return self._table.seq if self._table else -1

    # Looking

    async def look(self) -> TableState:
        """The table as it is on the disk. Read it before the next `await`, or inside a judge."""
        self.used_at = now()
        async with self._lock:
            return await self._open()

    async def enter(self, viewer: Viewer, since: int) -> None:
        """Show a viewer everything, and from now on every change."""
        async with self._lock:
            table = await self._open()
            table.check_viewer(viewer.seat, viewer.key_hash)
            self._sent[viewer.seat], snapshot = self._snapshot(table, viewer, since)
            self.viewers.add(viewer)
            viewer.tell(snapshot, is_snapshot=True)
            self._announce()
            self._tell_of_physics(table)

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        if all(other.seat != viewer.seat for other in self.viewers):
            self._sent.pop(viewer.seat, None)
        self._announce()
        self.used_at = self.left_at = now()

    @property
    def present(self) -> Present:
        """Who is connected here, in this worker."""
        seats = frozenset(viewer.seat for viewer in self.viewers if viewer.seat is not None)
        return Present(seats, sum(viewer.seat is None for viewer in self.viewers))

    def _announce(self) -> None:
        self._services.announce(self.table_id, self.present)
        self.tell_present()

    def tell_present(self) -> None:
        """Tell who wants to know who is there."""
        seats, watching = self.present + self._services.present_elsewhere(self.table_id)
        self._tell_around(messages.Present(seats=sorted(seats), watching=watching, now=now()))
        if self._table is not None and self._table.seating.has_stand_in:
            self._run_errand(self._rouse())

    def _tell_around(self, what: messages.Present | messages.Preparing) -> None:
        told = messages.write(what)
        for viewer in self.viewers:
            if viewer.wants_present:
                viewer.tell(told)

    def _tell_of_physics(self, table: TableState) -> None:
        """Whoever needs the solver while it is compiled has to wait: their table is told how far that is."""
        if not self._tells_of_physics and share_done() < 1.0 and awaits_physics(table):
            self._tells_of_physics = True
            self._run_errand(self._tell_until_prepared())

    async def _tell_until_prepared(self) -> None:
        async for share in preparing():
            self._tell_around(messages.Preparing(share))
            if not self.viewers:
                break
        self._tells_of_physics = False

    async def snapshot(self, viewer: Viewer, since: int) -> None:
        """Show a viewer everything again."""
        async with self._lock:
            table = await self._open()
            table.check_viewer(viewer.seat, viewer.key_hash)
            _, snapshot = self._snapshot(table, viewer, since)
            viewer.tell(snapshot, is_snapshot=True)

    def _snapshot(self, table: TableState, viewer: Viewer, since: int) -> tuple[LastSent, bytes]:
        """Made once for whoever asks for the same before anything has happened; else an address may ask only so often."""
        asked = (viewer.seat, max(-1, min(since, table.seq)))
        if self._looked and self._looked[0] == asked:
            return self._looked[1:]
        if not viewer.may_look():
            raise Denied("too-many", "From your address the table is looked at too often. Wait a moment.", "looks")
        sent, snapshot = outgoing.snapshot(table, viewer.seat, self._deadlines(table), asked[1])
        self._looked = (asked, sent, messages.write(snapshot))
        return self._looked[1:]

    async def catch_up(self, seq: int) -> None:
        """Another worker has written up to `seq`."""
        if self._table is None or seq <= self._table.seq:
            return
        async with self._lock:
            if self._table is not None and seq > self._table.seq:
                await self._read_on(self._table)
                self._tell()

    # Acting

    async def act(
        self,
        judge: Judge,
        also: Callable[[Record], list[Writing]] = lambda record: [],
        by: Viewer | None = None,
        ref: str = "",
        is_long: bool = False,
    ) -> int:
        """Judge, commit, tell; the number in the log. `also` gives rows that are written with it or not at all. The viewer who
        asked for it is told so with the update. What may take long is judged beside the loop."""
        self.used_at = now()
        async with self._lock:
            for _ in range(TRIES):
                table = await self._open()
                at = now()
                record = await self._judge(table, judge, at, is_long or is_physical(table))
                try:
                    # The state goes ahead of the log; nobody looks at it before what happened is written.
                    row = Row(self.table_id, table.seq, at, records.write(record))
                    writings: list[Writing] = [row, *also(record)]
                    if table.is_watched != self._is_watched:
                        writings.append(Mark(self.table_id, table.is_watched))
                    taken = await self._services.append(writings)
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
                    self._is_watched = table.is_watched
                    self._tell(by, ref)
                    return table.seq
                self._forget()
            raise Denied("unavailable", "Too many others act at this table just now. Try again.", "crowded")

    async def _judge(self, table: TableState, judge: Judge, at: int, is_long: bool) -> Record:
        seq = table.seq
        try:
            if not is_long:
                return table.act(judge, at)
            return await self._services.beside(table.act, judge, at)
        except Denied:
            raise
        except asyncio.CancelledError:
            self._forget()
            raise
        except Exception as error:
            # A fault of ours. The log is untouched, so the state is worked out anew from there.
            self._forget()
            self._services.note("fault", table=self.table_id, seq=seq, error=repr(error), traceback=error)
            message = "The program has made a mistake with this; nothing has changed. Try something else."
            raise Denied("fault", message) from None

    async def _look_again(self) -> None:
        """When what was being written is on the disk, read the log and tell everybody."""
        with suppress(Unavailable):
            await self._services.append([])
        try:
            await self.look()
        except Denied:
            await self._come_to()

    # The state and the log

    async def _open(self) -> TableState:
        if self._table is None:
            try:
                rows = await self._services.read(self.table_id, -1)
                if not rows:
                    raise Denied("not-found", "There is no such table.", "no-table")
                self._table = await self._services.play_again(self.table_id, rows)
            except Unavailable as error:
                raise Denied("unavailable", f"{error}") from None
            # Time up to now counts as far as servers were up, this one included; from now on all of it does.
            self._loaded_at = now()
            self._table.set_back(self._loaded_at)
            self._uptimes = [*self._services.uptimes, (self._services.began, self._loaded_at)]
            get_ready()
            self._tell()
        return self._table

    async def _read_on(self, table: TableState) -> None:
        try:
            rows = await self._services.read(self.table_id, table.seq)
            for row in rows:
                table.replay(row.seq, row.at, records.read(row.body))
        except BaseException:
            self._forget()
            raise

    def _forget(self) -> None:
        self._table = None

    # Telling

    def _tell(self, by: Viewer | None = None, ref: str = "") -> None:
        """Tell every viewer what changed since they were last told, and let computers and clocks see to it."""
        self._looked = None
        table = self._table
        assert table is not None
        deadlines = self._deadlines(table)
        updates: dict[int | None, messages.Update] = {}
        written: dict[int | None, bytes] = {}  # once for all viewers of a seat
        for seat, old in list(self._sent.items()):
            if old.seq < table.seq:
                try:
                    self._sent[seat], updates[seat] = outgoing.update(table, seat, deadlines, old)
                    written[seat] = messages.write(updates[seat])
                except Exception as error:  # a fault of ours must not keep the others from being told
                    self._lose_sight(seat, error)
        for viewer in self.viewers:
            if viewer.seat is not None and viewer.key_hash != table.seating.chairs[viewer.seat].key:
                viewer.cut_off("This link no longer opens this seat.")
            elif viewer is by and viewer.seat in written:
                viewer.tell(messages.write(replace(updates[viewer.seat], done=ref)))
            elif viewer.seat in written:
                viewer.tell(written[viewer.seat])
        self._tell_of_physics(table)
        self._wake_computers(table)
        self._set_alarm(deadlines)
        if table.is_watched != self._is_watched:
            self._is_watched = table.is_watched
            self._services.mark(Mark(self.table_id, self._is_watched))

    def _lose_sight(self, seat: int | None, error: Exception) -> None:
        """What a viewer is to be shown cannot be made: they go, and what was done stays done."""
        self._services.note("fault", table=self.table_id, seq=self.seq, error=repr(error), traceback=error)
        del self._sent[seat]
        for viewer in self.viewers:
            if viewer.seat == seat:
                viewer.cut_off("The program has made a mistake in showing you the table. Come back.")

    # Computers

    def _wake_computers(self, table: TableState) -> None:
        open_now = {} if table.is_held else table.asked
        for seat, (asked, task) in list(self._thinking.items()):
            is_answered = open_now.get(seat) != asked  # by itself or elsewhere, or taken back
            if is_answered or table.seating.chairs[seat].kind != "computer":
                del self._thinking[seat]
                if task is not asyncio.current_task():
                    task.cancel()
        has_company = self._has_company(table)
        for seat, asked in open_now.items():
            chair = table.seating.chairs[seat]
            if chair.kind == "computer" and seat not in self._thinking and (has_company or not chair.stand_in):
                task = asyncio.get_running_loop().create_task(self._think(thought(table, seat), seat, asked))
                self._thinking[seat] = (asked, task)

    def _has_company(self, table: TableState) -> bool:
        """Whether anybody plays besides those whose time was up, or is back to look: else a match would be played to its end by
        stand-ins, without anybody there."""
        seats, _ = self.present + self._services.present_elsewhere(self.table_id)
        return bool(seats) or any(chair.kind == "person" and not chair.away for chair in table.seating.chairs)

    async def _rouse(self) -> None:
        """Who stands in goes on playing where somebody has come."""
        async with self._lock:
            if self._table is not None:
                self._wake_computers(self._table)

    async def _think(self, thought: Thought, seat: int, asked: int) -> None:
        try:
            answer = await self._services.think(self.table_id, thought)
            await self._answer(answer, thought, seat, asked)
        finally:
            known = self._thinking.get(seat)
            if known is not None and known[1] is asyncio.current_task():
                del self._thinking[seat]

    async def _answer(self, answer: Answer, thought: Thought, seat: int, asked: int) -> None:
        """An act like any other. What a player should not have answered is answered simply."""
        for given in (answer, simple_answer(thought.decision)):
            try:
                await self.act(lambda table, given=given: table.answer(seat, asked, given, thought.level))  # type: ignore[misc]
            except Denied as denied:
                if denied.code in ("stale", "repeated", "frozen"):
                    return
                self._services.note(
                    "computer refused", table=self.table_id, seat=seat, code=denied.code, why=denied.message
                )
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

    def _deadlines(self, table: TableState) -> Deadlines:
        return clock.deadlines(table, self._loaded_at, self._uptimes)

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
        table = self._table
        if table is None:
            return
        deadlines = self._deadlines(table)
        for seat, deadline in deadlines.items():
            asked = table.asked[seat]
            if deadline.has_effect and deadline.at <= now():
                judge = partial(_late, seat=seat, asked=asked, is_of_game=deadline.is_of_game)
                try:
                    await self.act(judge)
                except Denied as denied:
                    self._services.note("clock", table=self.table_id, seat=seat, code=denied.code)
        if self._table is not None:
            self._set_alarm(self._deadlines(self._table))

    async def close(self) -> None:
        """End what goes on here. What is being written is waited for."""
        if self._alarm is not None:
            self._alarm.cancel()
        for _, task in self._thinking.values():
            task.cancel()
        async with self._lock:
            for viewer in self.viewers:
                viewer.cut_off("The server is stopping. Come back in a moment.")


def _late(table: TableState, seat: int, asked: int, is_of_game: bool) -> Record:
    if table.asked.get(seat) != asked:
        raise Denied("stale", "The question was answered in time.")
    if is_of_game:
        return table.answer(seat, asked, LATE, CLOCK)
    usual = table.seating.chairs[seat].usual
    return table.seating.hand(seat, usual if usual in players.PLAYERS else STAND_IN, CLOCK)
