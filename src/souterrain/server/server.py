"""The house: all rooms of this process, and what they share: the log, the writer, the workers, the time.

A room is opened when somebody comes and closed when nobody has for a while. With PostgreSQL several processes may have the
same room open: each hears what the others have written and reads on from there; the log lets only one of them take a
place, so nothing is played twice. Computers and clocks may be looked after in several of them; the quicker one is taken.
"""

import asyncio
import gc
import sys
import uuid
from collections.abc import Callable, Coroutine
from contextlib import suppress

import psycopg
from msgspec import Struct
from msgspec.structs import replace

from souterrain.content import PackError
from souterrain.kernel.decision import Answer, Refused
from souterrain.kernel.game import Setup
from souterrain.kernel.match import Heading, Match, read_heading
from souterrain.server.http.metrics import Metrics
from souterrain.server.protocol import bodies as letter
from souterrain.server.protocol.denied import Denied
from souterrain.server.report import Reporter
from souterrain.server.seats import keys as door
from souterrain.server.seats import presence
from souterrain.server.seats.presence import Elsewhere, Present
from souterrain.server.store import records
from souterrain.server.store.database import CHANNEL, Mark, Row, Store, Unavailable, Writing, now
from souterrain.server.store.records import Acted, Clock, Created, Record, Rematched
from souterrain.server.store.writer import Writer
from souterrain.server.table.create import check_clock, check_file, link_to, packs_of, seat_all, seen, start
from souterrain.server.table.live import SOON, Room
from souterrain.server.table.state import Sitting
from souterrain.server.work.pool import Failed, Workers
from souterrain.server.work.replays import file_up_to, load_games
from souterrain.server.work.thinking import ADVISER, DEADLINE, Thought, advise, simple_answer, think, thought

EVERYTHING = 2**62
MISSED = 3  # heartbeats after which a worker is taken to be gone
LEASE = 5.0  # seconds beyond a computer's time in which another worker does not think in this one's place
STOP = 5.0  # seconds that a room may take to end when the server stops
# Searching for rubbish holds every table up, and under load finds none: what lives on is the matches' own history, and walking
# through it again put the slowest hundredth from 8 to 25 ms. So what is new is looked at once, a little at a time, and
# everything only now and then.
YOUNG = (700, 1_000_000, 1_000_000)
TIDY = 600.0  # seconds
AGAIN = 2.0  # seconds before a database that was away is asked again
SWITCH = 0.001  # seconds the busy loop keeps the writer waiting for the interpreter, several times a commit; 0.005 by default


class Settings(Struct, frozen=True):
    """What the operator decides."""

    database: str
    origins: tuple[str, ...] = ()  # of pages elsewhere that may open WebSockets here
    processes: int = 1  # that think
    deadline: float = DEADLINE  # seconds for a computer's answer
    heartbeat: float = 5.0  # seconds; the time up is known to this
    idle: float = 300.0  # seconds after which a room that nobody is in is closed
    messages: float = 30.0  # a second, from one viewer
    requests: float = 10.0  # a second, from one address
    creations: float = 1.0  # new tables a second, from one address
    upload_deadline: float = 60.0
    warm: bool = False  # start the processes at once, so that nobody waits for the first thought or replay
    most_viewers: int = 5000


class House:
    """`open` it before use, `close` it after."""

    def __init__(self, settings: Settings, report: Reporter | None = None) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.uptimes: list[tuple[int, int]] = []
        self.is_stopping = False
        self.is_warm = False
        self.report_line = report or Reporter()
        self._rooms: dict[str, Room] = {}
        self._run = uuid.uuid4().hex
        self.began = now()
        self._chores: list[asyncio.Task[None]] = []
        self._errands: set[asyncio.Task[None]] = set()
        self._elsewhere = Elsewhere()
        self._due: dict[str, int] = {}  # when a table that is not open has to be, because its clock will run out
        self._advising: set[str] = set()
        self._in_order = asyncio.Lock()  # who came must not be told after that they went

    async def open(self) -> None:
        sys.setswitchinterval(SWITCH)
        gc.set_threshold(*YOUNG)
        self.store = await asyncio.to_thread(Store.open, self.settings.database)
        self.uptimes = await asyncio.to_thread(self.store.uptimes)
        await asyncio.to_thread(self.store.beat, self._run, self.began, now())
        self.writer = Writer(self.store, self.metrics.commit)
        self.workers = Workers(self.settings.processes)  # they think
        self.clerks = Workers(1)  # they check files and make replays, so that those never keep a computer from thinking
        self._chores = [asyncio.create_task(chore()) for chore in (self._beat, self._sweep, self._wake, self._tidy)]
        if self.store.is_shared:
            self._chores.append(asyncio.create_task(self._listen()))
        self.report("opened", database=self.store.engine.dialect.name)

    async def warm(self) -> None:
        """Start the processes and let each load the games, one after the other: whoever is here already needs the machine too."""
        for workers in (self.workers, self.clerks):
            with suppress(Failed):  # then whoever comes first waits
                await workers.each(self.settings.upload_deadline, load_games)

    async def close(self) -> None:
        """Stop without losing anything: no new acts, those under way are written, viewers are told."""
        self.is_stopping = True
        for chore in self._chores:
            chore.cancel()
        for room in list(self._rooms.values()):
            with suppress(TimeoutError):  # what still goes on there is not acknowledged, so it may be lost
                await asyncio.wait_for(room.close(), STOP)
        if self._errands:
            await asyncio.wait(self._errands, timeout=STOP)
        await asyncio.to_thread(self.writer.close)
        with suppress(Unavailable):
            await asyncio.to_thread(self.store.beat, self._run, self.began, now())
            await asyncio.to_thread(self.store.release, self._run)
        await asyncio.to_thread(self.workers.close)
        await asyncio.to_thread(self.clerks.close)
        await asyncio.to_thread(self.store.close)
        self.report("closed")

    # What rooms need

    async def append(self, writings: list[Writing]) -> bool:
        taken = await self.writer.append(writings)
        if taken:
            self.metrics.acts.inc(sum(isinstance(each, Row) for each in writings))
        return taken

    async def read(self, table: str, after: int) -> list[Row]:
        return await asyncio.to_thread(self.store.read, table, after)

    async def think(self, table: str, thought: Thought) -> Answer:
        await self._own(table)
        try:
            answer: Answer = await self.workers.call(self.settings.deadline, think, thought.packed)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            self.metrics.thoughts.labels("failed").inc()
            self.report("computer failed", level=thought.level, error=repr(error))
            return simple_answer(thought.decision)
        self.metrics.thoughts.labels("good").inc()
        return answer

    async def _own(self, table: str) -> None:
        """Of several workers only one thinks for a table; the others wait until the answer comes or that one is gone."""
        while self.store.is_shared:
            at = now()
            until = at + int((self.settings.deadline + LEASE) * 1000)
            try:
                free_at = await asyncio.to_thread(self.store.lease, table, self._run, at, until)
            except Unavailable:
                return  # thinking twice is better than not at all
            if not free_at:
                return
            await asyncio.sleep(max(0, free_at - now()) / 1000)

    async def advise(self, table: str, key: str) -> letter.AdviceSeen:
        """What a computer player would answer in a seat's place. It is given what the seat sees, and nothing else."""
        sitting = await self.look(table)
        seat = sitting.find(key).seat
        if seat not in sitting.asked:
            raise Denied("refused", "Nothing is asked of this seat just now.", "not-asked")
        if table in self._advising:
            message = "An adviser is thinking for this table already. Wait a moment."
            raise Denied("too-many", message, "adviser-busy")
        asked, given = sitting.asked[seat], thought(sitting, seat, ADVISER)
        self._advising.add(table)
        try:
            answer, reason = await self.workers.call(self.settings.deadline, advise, given.packed)
        except Failed as error:
            raise Denied("unavailable", f"The adviser has no answer: {error}", "no-advice") from None
        finally:
            self._advising.discard(table)
        said = answer if isinstance(answer, str) else list(answer)
        return letter.AdviceSeen(
            asked, said, reason.why, reason.chance, reason.other, reason.target, reason.hits, reason.gain
        )

    def mark(self, mark: Mark) -> None:
        self._send(lambda: self.store.mark(mark))

    def announce(self, table: str, present: Present) -> None:
        """Tell the other workers who is here."""
        if self.store.is_shared and not self.is_stopping:
            word = presence.write(table, self._run, present)
            self._send(lambda: self.store.tell(word))

    def present_elsewhere(self, table: str) -> Present:
        return self._elsewhere.at(table)

    def report(self, what: str, **facts: object) -> None:
        if what == "fault":
            self.metrics.faults.inc()
        self.report_line(what, **facts)

    # Rooms

    def room(self, table: str) -> Room:
        """The room of a table; whether there is such a table shows when it is looked at."""
        if self.is_stopping:
            raise Denied("unavailable", "The server is stopping. Come back in a moment.", "stopping")
        if table not in self._rooms:
            if not (table.isascii() and table.isalnum() and len(table) <= 32):
                raise Denied("not-found", "There is no such table.", "no-table")
            self._rooms[table] = Room(table, self)
            self.metrics.rooms.set(len(self._rooms))
        return self._rooms[table]

    async def look(self, table: str) -> Sitting:
        room = self.room(table)
        try:
            return await room.look()
        except Denied as denied:
            if denied.code == "not-found":
                self._drop(table)
            raise

    @property
    def viewers(self) -> int:
        return sum(len(room.viewers) for room in self._rooms.values())

    @property
    def rooms(self) -> int:
        return len(self._rooms)

    def _drop(self, table: str) -> None:
        self._rooms.pop(table, None)
        self._elsewhere.forget(table)
        self.metrics.rooms.set(len(self._rooms))

    # New tables

    async def create(self, asked: letter.NewTable) -> letter.Opened:
        """Lay a table and make its secret links."""
        check_clock(asked.clock)
        setup = Setup(asked.game, asked.scenario, packs_of(asked.packs), asked.options)
        match = await asyncio.to_thread(start, setup)
        return await self._lay(match.heading, (), asked.seats, asked.clock, asked.public, match, asked.thinking)

    async def upload(self, asked: letter.Upload) -> letter.Opened:
        """Go on with a match from a file."""
        check_clock(asked.clock)
        try:
            heading = read_heading(asked.file.encode(), "the file")
            packs_of(heading.setup.packs)
            entries = await self.clerks.call(self.settings.upload_deadline, check_file, asked.file)
        except Failed as error:
            raise Denied("bad-setup", f"The file could not be checked: {error}", "file-unchecked") from None
        except PackError:
            raise Denied("bad-setup", "This server does not have the packs of this match.", "file-packs") from None
        except Refused as error:
            raise Denied.by("bad-setup", error) from None
        match = await asyncio.to_thread(start, heading.setup, int(heading.seed))
        return await self._lay(match.heading, entries, asked.seats, asked.clock, asked.public, match)

    async def go_on(self, table: str, asked: letter.Continuing) -> letter.Opened:
        """A new table from a point of a match that is over: before its end, all of it would tell secrets."""
        if not (await self.look(table)).is_over:
            message = "Another game can be made of this one when it is over."
            raise Denied("refused", message, "continue-later")
        try:
            rows = await self.read(table, -1)
        except Unavailable as error:
            raise Denied("unavailable", str(error)) from None
        return await self.upload(letter.Upload(file_up_to(rows, asked.seq), asked.seats, asked.clock))

    async def _lay(
        self,
        heading: Heading,
        entries: "tuple[Acted, ...]",
        plans: list[letter.SeatPlan],
        clock: Clock,
        public: bool,
        match: Match,
        thinking: int = 0,
    ) -> letter.Opened:
        keys, chairs = seat_all(plans, len(match.game.seats))
        table, host, watch = door.new_table(), door.new_key(), door.new_key()
        hashes = (door.hash_of(host), door.hash_of(watch))
        created = Created(heading, chairs, *hashes, clock, public, events=tuple(match.events), thinking=thinking)
        at = now()
        first: list[Record] = [created, *entries]
        rows = [Row(table, seq, at, records.write(record)) for seq, record in enumerate(first)]
        try:
            if not await self.append([*rows, *_marks(table, created)]):
                raise Denied("unavailable", "The table could not be laid. Try again.", "not-laid")
        except Unavailable as error:
            raise Denied("unavailable", str(error)) from None
        self._look_after_soon(table, created)
        links = [link_to(table, key, seat) for seat, key in enumerate(keys) if key]
        return letter.Opened(table, link_to(table, host), link_to(table, watch), links)

    async def rematch(self, table: str, seat: int) -> str:
        """The same people at a new table, everybody one seat further, by the same keys."""
        new = door.new_table()
        setup = (await self.look(table)).created.heading.setup
        match = await asyncio.to_thread(start, setup)
        created: list[Created] = []

        def judge(sitting: Sitting) -> Rematched:
            old = sitting.created
            chairs = sitting.turned_chairs()
            events = tuple(match.events)
            created[:] = [replace(old, heading=match.heading, chairs=chairs, before=table, events=events)]
            return sitting.go_on(new)

        def also(record: Record) -> list[Writing]:
            return [Row(new, 0, now(), records.write(created[0])), *_marks(new, created[0])]

        await self.room(table).act(judge, also)
        self._look_after_soon(new, created[0])
        return new

    def _look_after_soon(self, table: str, created: Created) -> None:
        """A new table where computers play or a clock runs does not wait for somebody to come."""
        if created.is_watched:
            self._run_errand(self._look_after(table))

    async def listed(self, limit: int = 50) -> list[letter.TableSeen]:
        """The newest public tables, as they were laid; who sits there now is known where they are open."""
        try:
            rows = await asyncio.to_thread(self.store.newest, 10 * limit)
        except Unavailable as error:
            raise Denied("unavailable", str(error)) from None
        found: list[str] = []
        for row in rows:
            created = records.read(row.body)
            if isinstance(created, Created) and created.public and len(found) < limit:
                found.append(row.table)
        return [seen(await self.look(table)) for table in found]

    # Chores

    async def _beat(self) -> None:
        """Note that the server is up, every few seconds, and who else is."""
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            try:
                await asyncio.to_thread(self.store.beat, self._run, self.began, now())
                self.uptimes = await asyncio.to_thread(self.store.uptimes)
                alive = await asyncio.to_thread(self.store.alive, now() - int(MISSED * self.settings.heartbeat * 1000))
                for table in self._elsewhere.forget_all_but(alive):
                    if table in self._rooms:
                        self._rooms[table].tell_present()
            except Exception as error:  # whatever it is, it is tried again
                self.report("no heartbeat", error=str(error))

    async def _sweep(self) -> None:
        """Close rooms that nobody is in."""
        while True:
            await asyncio.sleep(min(self.settings.idle, 30))
            for table, room in list(self._rooms.items()):
                if room.is_idle and now() - room.used_at > self.settings.idle * 1000:
                    if room.rings_at is not None:
                        self._due[table] = room.rings_at - SOON
                    self._drop(table)
                    await room.close()
            for table in [table for table, at in self._due.items() if at <= now()]:
                del self._due[table]
                await self._look_after(table)

    async def _tidy(self) -> None:
        """Now and then look for rubbish everywhere: closed rooms leave some."""
        while True:
            await asyncio.sleep(TIDY)
            gc.collect()

    async def _wake(self) -> None:
        """Open the tables at which something goes on though nobody is there, one after the other. Each computer answers and each
        clock rings where its room is open; what several workers do, the log takes once."""
        while True:
            try:
                watched = await asyncio.to_thread(self.store.watched)
                break
            except Unavailable as error:
                self.report("not woken", error=str(error))
                await asyncio.sleep(AGAIN)
        for table in watched:
            await self._look_after(table)

    async def _look_after(self, table: str) -> None:
        try:
            if not (await self.look(table)).is_watched:
                self.mark(Mark(table, False))
        except Denied as denied:
            self.report("not woken", table=table, error=denied.message)
            if denied.code == "unavailable":
                self._due[table] = now()  # at the next sweep

    async def _listen(self) -> None:
        """Hear what other workers have written. When the line was cut, every room reads on."""
        url = self.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(url, autocommit=True, connect_timeout=5) as line:
                    await line.execute(f"LISTEN {CHANNEL}")
                    for table, room in list(self._rooms.items()):
                        self._hear(table, EVERYTHING)
                        self.announce(table, room.present)  # whoever hears of it anew says who is there too
                    async for told in line.notifies():
                        words = told.payload.split(" ")
                        if len(words) == 2:
                            self._hear(words[0], int(words[1]))
                        else:
                            self._hear_of(*presence.read(words))
            except Exception as error:  # the line, or what was said on it; it is opened again
                self.report("not listening", error=str(error))
                await asyncio.sleep(1)

    def _hear(self, table: str, seq: int) -> None:
        """Let a room read on, if it is open here and did not write this itself. No room waits for another."""
        room = self._rooms.get(table)
        if room is not None and seq > room.seq:
            self._run_errand(self._catch_up(room, table, seq))

    def _hear_of(self, table: str, worker: str, present: Present) -> None:
        """Another worker says who is there."""
        room = self._rooms.get(table)
        if worker == self._run or room is None:
            return
        if self._elsewhere.note(table, worker, present):
            self.announce(table, room.present)  # it has just opened the room, and does not know who is here
        room.tell_present()

    def _send(self, work: Callable[[], None]) -> None:
        """Let the database do something that nobody waits for."""
        self._run_errand(self._sent(work))

    async def _sent(self, work: Callable[[], None]) -> None:
        async with self._in_order:
            try:
                await asyncio.to_thread(work)
            except Unavailable as error:
                self.report("not noted", error=str(error))

    def _run_errand(self, errand: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _catch_up(self, room: Room, table: str, seq: int) -> None:
        try:
            await room.catch_up(seq)
        except (Denied, Unavailable) as error:
            self.report("not caught up", table=table, error=str(error))


def _marks(table: str, created: Created) -> list[Mark]:
    return [Mark(table, True)] if created.is_watched else []
