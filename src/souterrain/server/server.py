"""The server: all live tables of this process, and what they share: the log, the writer, the pools of processes, the time.

A table is opened when somebody comes and closed when nobody has for a while. With PostgreSQL several workers may have the
same table open: each hears what the others have written and reads on from there; the log lets only one of them take a
place, so nothing is played twice. Computers and clocks may be looked after in several of them; the quicker one is taken.
"""

import asyncio
import gc
import sys
import uuid
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress

import psycopg
from msgspec.structs import replace

from souterrain.content import PackError, kept
from souterrain.kernel.decision import Answer, Refused
from souterrain.kernel.game import Setup
from souterrain.kernel.match import Match, pack_up, read_heading, unpack
from souterrain.server.http.metrics import Metrics
from souterrain.server.protocol import bodies
from souterrain.server.protocol.denied import Denied
from souterrain.server.report import Reporter
from souterrain.server.seats import keys, presence
from souterrain.server.seats.presence import Elsewhere, Present
from souterrain.server.settings import Settings
from souterrain.server.store import records
from souterrain.server.store.database import CHANNEL, Kept, Mark, Row, Store, Unavailable, Writing, now
from souterrain.server.store.records import Acted, Clock, Created, Origin, Record, Rematched
from souterrain.server.store.writer import Writer
from souterrain.server.table.create import check_clock, check_pack_names, resume, seat_all, start
from souterrain.server.table.live import SOON, LiveTable
from souterrain.server.table.outgoing import table_seen
from souterrain.server.table.state import TableState
from souterrain.server.work.pool import Failed, Pool
from souterrain.server.work.replays import file_up_to, load_games
from souterrain.server.work.thinking import ADVISER, Thought, advise, simple_answer, think, thought
from souterrain.server.work.upload import check_file

EVERYTHING = 2**62
MISSED = 3  # heartbeats after which a worker is taken to be gone
LEASE = 5.0  # seconds beyond a computer's time in which another worker does not think in this one's place
STOP = 5.0  # seconds that a table may take to end when the server stops
# Searching for rubbish holds every table up, and under load finds none: what lives on is the matches' own history, and walking
# through it again put the slowest hundredth from 8 to 25 ms. So what is new is looked at once, a little at a time, and
# everything only now and then.
YOUNG = (700, 1_000_000, 1_000_000)
TIDY = 600.0  # seconds
AGAIN = 2.0  # seconds before a database that was away is asked again
SWITCH = 0.001  # seconds the busy loop keeps the writer waiting for the interpreter, several times a commit; 0.005 by default


class Server:
    """`open` it before use, `close` it after."""

    def __init__(self, settings: Settings, report: Reporter | None = None) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.uptimes: list[tuple[int, int]] = []
        self.is_stopping = False
        self.is_warm = False
        self.report_line = report or Reporter()
        self._live: dict[str, LiveTable] = {}
        self._run = uuid.uuid4().hex
        self.began = now()
        self._chores: list[asyncio.Task[None]] = []
        self._errands: set[asyncio.Task[None]] = set()
        self._elsewhere = Elsewhere()
        self._due: dict[str, int] = {}  # when a table that is not open has to be, because its clock will run out
        self._advising: set[str] = set()
        self._laid_down: set[str] = set()  # packs that are where matches find them
        self._in_order = asyncio.Lock()  # who came must not be told after that they went

    async def open(self) -> None:
        sys.setswitchinterval(SWITCH)
        gc.set_threshold(*YOUNG)
        self.store = await asyncio.to_thread(Store.open, self.settings.database)
        self.uptimes = await asyncio.to_thread(self.store.uptimes)
        await asyncio.to_thread(self.store.beat, self._run, self.began, now())
        self.writer = Writer(self.store, self.metrics.commit)
        self.thinking_pool = Pool(self.settings.processes)
        self.file_pool = Pool(1)  # for files and replays, so that those never keep a computer from thinking
        self._chores = [asyncio.create_task(chore()) for chore in (self._beat, self._sweep, self._wake, self._tidy)]
        if self.store.is_shared:
            self._chores.append(asyncio.create_task(self._listen()))
        self.report("opened", database=self.store.engine.dialect.name)

    async def warm(self) -> None:
        """Start the processes and let each load the games, one after the other: whoever is here already needs the machine too."""
        for pool in (self.thinking_pool, self.file_pool):
            with suppress(Failed):  # then whoever comes first waits
                await pool.each(self.settings.upload_deadline, load_games)

    async def close(self) -> None:
        """Stop without losing anything: no new acts, those under way are written, viewers are told."""
        self.is_stopping = True
        for chore in self._chores:
            chore.cancel()
        for live in list(self._live.values()):
            with suppress(TimeoutError):  # what still goes on there is not acknowledged, so it may be lost
                await asyncio.wait_for(live.close(), STOP)
        if self._errands:
            await asyncio.wait(self._errands, timeout=STOP)
        await asyncio.to_thread(self.writer.close)
        with suppress(Unavailable):
            await asyncio.to_thread(self.store.beat, self._run, self.began, now())
            await asyncio.to_thread(self.store.release, self._run)
        await asyncio.to_thread(self.thinking_pool.close)
        await asyncio.to_thread(self.file_pool.close)
        await asyncio.to_thread(self.store.close)
        self.report("closed")

    # What live tables need

    async def append(self, writings: list[Writing]) -> bool:
        taken = await self.writer.append(writings)
        if taken:
            self.metrics.acts.inc(sum(isinstance(each, Row) for each in writings))
        return taken

    async def read(self, table_id: str, after: int) -> list[Row]:
        """The rows of a table. Before it is read from the beginning, the packs it was begun with are laid down to be found."""
        rows = await asyncio.to_thread(self.store.read, table_id, after)
        if after < 0 and rows:
            await asyncio.to_thread(self._lay_down_packs, rows[0])
        return rows

    def _lay_down_packs(self, first: Row) -> None:
        created = records.read(first.body)
        if not isinstance(created, Created) or created.heading.version == 1:
            return
        for hash in created.heading.packs.values():
            if hash in self._laid_down:
                continue
            files = None if kept.is_here(hash) else self.store.pack(hash)
            try:
                if files is not None:
                    kept.keep(hash, unpack(files))
                self._laid_down.add(hash)
            except (OSError, ValueError, PackError) as error:  # then the table says that it cannot go on
                self.report("pack not laid down", pack=hash, error=str(error))

    def _kept(self, match: Match) -> list[Kept]:
        """The packs of a new match, to be kept with it. What was kept already is passed over by the store."""
        return [Kept(pack.hash, pack_up(pack)) for pack in match.game.loaded.packs]

    async def think(self, table_id: str, thought: Thought) -> Answer:
        await self._own(table_id)
        try:
            answer: Answer = await self.thinking_pool.call(self.settings.deadline, think, thought.packed)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            self.metrics.thoughts.labels("failed").inc()
            self.report("computer failed", level=thought.level, error=repr(error))
            return simple_answer(thought.decision)
        self.metrics.thoughts.labels("good").inc()
        return answer

    async def _own(self, table_id: str) -> None:
        """Of several workers only one thinks for a table; the others wait until the answer comes or that one is gone."""
        while self.store.is_shared:
            at = now()
            until = at + int((self.settings.deadline + LEASE) * 1000)
            try:
                free_at = await asyncio.to_thread(self.store.lease, table_id, self._run, at, until)
            except Unavailable:
                return  # thinking twice is better than not at all
            if not free_at:
                return
            await asyncio.sleep(max(0, free_at - now()) / 1000)

    async def advise(self, table_id: str, key: str) -> bodies.AdviceSeen:
        """What a computer player would answer in a seat's place. It is given what the seat sees, and nothing else."""
        table = await self.look(table_id)
        seat = table.access(key).seat
        if seat not in table.asked:
            raise Denied("refused", "Nothing is asked of this seat just now.", "not-asked")
        if table_id in self._advising:
            message = "An adviser is thinking for this table already. Wait a moment."
            raise Denied("too-many", message, "adviser-busy")
        asked, given = table.asked[seat], thought(table, seat, ADVISER)
        self._advising.add(table_id)
        try:
            answer, reason = await self.thinking_pool.call(self.settings.deadline, advise, given.packed)
        except Failed as error:
            raise Denied("unavailable", f"The adviser has no answer: {error}", "no-advice") from None
        finally:
            self._advising.discard(table_id)
        said = answer if isinstance(answer, str) else list(answer)
        return bodies.AdviceSeen(
            asked=asked,
            answer=said,
            why=reason.why,
            chance=reason.chance,
            other=reason.other,
            target=reason.target,
            hits=reason.hits,
            gain=reason.gain,
        )

    def mark(self, mark: Mark) -> None:
        self._send(lambda: self.store.mark(mark))

    def announce(self, table_id: str, present: Present) -> None:
        """Tell the other workers who is here."""
        if self.store.is_shared and not self.is_stopping:
            word = presence.write(table_id, self._run, present)
            self._send(lambda: self.store.tell(word))

    def present_elsewhere(self, table_id: str) -> Present:
        return self._elsewhere.at(table_id)

    def report(self, what: str, **facts: object) -> None:
        if what == "fault":
            self.metrics.faults.inc()
        self.report_line(what, **facts)

    # Live tables

    def live(self, table_id: str) -> LiveTable:
        """A table by its id; whether there is such a table shows when it is looked at."""
        if self.is_stopping:
            raise Denied("unavailable", "The server is stopping. Come back in a moment.", "stopping")
        if table_id not in self._live:
            if not (table_id.isascii() and table_id.isalnum() and len(table_id) <= 32):
                raise Denied("not-found", "There is no such table.", "no-table")
            self._live[table_id] = LiveTable(table_id, self)
            self.metrics.open_tables.set(len(self._live))
        return self._live[table_id]

    async def look(self, table_id: str) -> TableState:
        live = self.live(table_id)
        try:
            return await live.look()
        except Denied as denied:
            if denied.code == "not-found":
                self._drop(table_id)
            raise

    @property
    def viewers(self) -> int:
        return sum(len(live.viewers) for live in self._live.values())

    @property
    def open_tables(self) -> int:
        return len(self._live)

    def _drop(self, table_id: str) -> None:
        self._live.pop(table_id, None)
        self._elsewhere.forget(table_id)
        self.metrics.open_tables.set(len(self._live))

    # New tables

    async def create(self, asked: bodies.NewTable) -> bodies.TableLinks:
        """Make a table and its secret links."""
        check_clock(asked.clock)
        setup = Setup(asked.game, asked.scenario, check_pack_names(asked.packs), asked.options)
        match = await asyncio.to_thread(start, setup)
        return await self._create(match, asked.seats, asked.clock, public=asked.public, thinking=asked.thinking)

    async def upload(self, asked: bodies.Upload) -> bodies.TableLinks:
        """Go on with a match from a file."""
        check_clock(asked.clock)
        try:
            heading = read_heading(asked.file.encode(), "the file")
            check_pack_names(heading.setup.packs)
            acts = await self.file_pool.call(self.settings.upload_deadline, check_file, asked.file)
        except Failed as error:
            raise Denied("bad-setup", f"The file could not be checked: {error}", "file-unchecked") from None
        except PackError:
            raise Denied("bad-setup", "This server does not have the packs of this match.", "file-packs") from None
        except Refused as error:
            raise Denied.by("bad-setup", error) from None
        match = await asyncio.to_thread(resume, heading)
        return await self._create(match, asked.seats, asked.clock, acts, public=asked.public, origin="file")

    async def go_on(self, table_id: str, asked: bodies.Continuing) -> bodies.TableLinks:
        """A new table from a point of a match that is over: before its end, all of it would tell secrets."""
        if not (await self.look(table_id)).is_revealed:
            message = "Another game can be made of this one when it is over."
            raise Denied("refused", message, "continue-later")
        try:
            rows = await self.read(table_id, -1)
        except Unavailable as error:
            raise Denied("unavailable", str(error)) from None
        return await self.upload(bodies.Upload(file_up_to(rows, asked.seq), asked.seats, asked.clock))

    async def _create(
        self,
        match: Match,
        plans: list[bodies.SeatPlan],
        clock: Clock,
        acts: Sequence[Acted] = (),
        *,
        public: bool = False,
        origin: Origin = "new",
        thinking: int = 0,
    ) -> bodies.TableLinks:
        seat_keys, chairs = seat_all(plans, len(match.game.seats))
        table_id, host, watch = keys.new_table_id(), keys.new_key(), keys.new_key()
        hashes = (keys.hash_of(host), keys.hash_of(watch))
        events = tuple(match.events)
        created = Created(
            match.heading, chairs, *hashes, clock, public, events=events, origin=origin, thinking=thinking
        )
        at = now()
        first: list[Record] = [created, *acts]
        rows = [Row(table_id, seq, at, records.write(record)) for seq, record in enumerate(first)]
        try:
            if not await self.append([*rows, *_marks(table_id, created), *self._kept(match)]):
                raise Denied("unavailable", "The table could not be made. Try again.", "not-laid")
        except Unavailable as error:
            raise Denied("unavailable", str(error)) from None
        self._look_after_soon(table_id, created)
        links = [keys.link_to(table_id, key, seat) for seat, key in enumerate(seat_keys) if key]
        return bodies.TableLinks(table_id, keys.link_to(table_id, host), keys.link_to(table_id, watch), links)

    async def rematch(self, table_id: str, seat: int) -> str:
        """The same people at a new table, everybody one seat further, by the same keys."""
        new = keys.new_table_id()
        setup = (await self.look(table_id)).created.heading.setup
        match = await asyncio.to_thread(start, setup)
        created: list[Created] = []

        def judge(table: TableState) -> Rematched:
            old = table.created
            chairs = table.seating.moved_on()
            events = tuple(match.events)
            created[:] = [
                replace(old, heading=match.heading, chairs=chairs, before=table_id, events=events, origin="new")
            ]
            return table.go_on(new)

        def also(record: Record) -> list[Writing]:
            return [Row(new, 0, now(), records.write(created[0])), *_marks(new, created[0]), *self._kept(match)]

        await self.live(table_id).act(judge, also)
        self._look_after_soon(new, created[0])
        return new

    def _look_after_soon(self, table_id: str, created: Created) -> None:
        """A new table where computers play or a clock runs does not wait for somebody to come."""
        if created.is_watched:
            self._run_errand(self._look_after(table_id))

    async def listed(self, limit: int = 50) -> list[bodies.TableSeen]:
        """The newest public tables, as they stand now."""
        try:
            rows = await asyncio.to_thread(self.store.newest, 10 * limit)
        except Unavailable as error:
            raise Denied("unavailable", str(error)) from None
        found: list[str] = []
        for row in rows:
            created = records.read(row.body)
            if isinstance(created, Created) and created.public and len(found) < limit:
                found.append(row.table_id)
        return [table_seen(await self.look(table_id)) for table_id in found]

    # Chores

    async def _beat(self) -> None:
        """Note that the server is up, every few seconds, and who else is."""
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            try:
                await asyncio.to_thread(self.store.beat, self._run, self.began, now())
                self.uptimes = await asyncio.to_thread(self.store.uptimes)
                alive = await asyncio.to_thread(self.store.alive, now() - int(MISSED * self.settings.heartbeat * 1000))
                for table_id in self._elsewhere.forget_all_but(alive):
                    if table_id in self._live:
                        self._live[table_id].tell_present()
            except Exception as error:  # whatever it is, it is tried again
                self.report("no heartbeat", error=str(error))

    async def _sweep(self) -> None:
        """Close tables that nobody looks at."""
        while True:
            await asyncio.sleep(min(self.settings.idle, 30))
            for table_id, live in list(self._live.items()):
                if live.is_idle and now() - live.used_at > self.settings.idle * 1000:
                    if live.rings_at is not None:
                        self._due[table_id] = live.rings_at - SOON
                    self._drop(table_id)
                    await live.close()
            for table_id in [table_id for table_id, at in self._due.items() if at <= now()]:
                del self._due[table_id]
                await self._look_after(table_id)

    async def _tidy(self) -> None:
        """Now and then look for rubbish everywhere: closed tables leave some."""
        while True:
            await asyncio.sleep(TIDY)
            gc.collect()

    async def _wake(self) -> None:
        """Open the tables at which something goes on though nobody is there, one after the other. Each computer answers and each
        clock rings where its table is open; what several workers do, the log takes once."""
        while True:
            try:
                watched = await asyncio.to_thread(self.store.watched)
                break
            except Unavailable as error:
                self.report("not woken", error=str(error))
                await asyncio.sleep(AGAIN)
        for table_id in watched:
            await self._look_after(table_id)

    async def _look_after(self, table_id: str) -> None:
        try:
            if not (await self.look(table_id)).is_watched:
                self.mark(Mark(table_id, False))
        except Denied as denied:
            self.report("not woken", table=table_id, error=denied.message)
            if denied.code == "unavailable":
                self._due[table_id] = now()  # at the next sweep

    async def _listen(self) -> None:
        """Hear what other workers have written. When the line was cut, every table reads on."""
        url = self.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(url, autocommit=True, connect_timeout=5) as line:
                    await line.execute(f"LISTEN {CHANNEL}")
                    for table_id, live in list(self._live.items()):
                        self._hear(table_id, EVERYTHING)
                        self.announce(table_id, live.present)  # whoever hears of it anew says who is there too
                    async for told in line.notifies():
                        words = told.payload.split(" ")
                        if len(words) == 2:
                            self._hear(words[0], int(words[1]))
                        else:
                            self._hear_of(*presence.read(words))
            except Exception as error:  # the line, or what was said on it; it is opened again
                self.report("not listening", error=str(error))
                await asyncio.sleep(1)

    def _hear(self, table_id: str, seq: int) -> None:
        """Let a table read on, if it is open here and did not write this itself. No table waits for another."""
        live = self._live.get(table_id)
        if live is not None and seq > live.seq:
            self._run_errand(self._catch_up(live, table_id, seq))

    def _hear_of(self, table_id: str, worker: str, present: Present) -> None:
        """Another worker says who is there."""
        live = self._live.get(table_id)
        if worker == self._run or live is None:
            return
        if self._elsewhere.note(table_id, worker, present):
            self.announce(table_id, live.present)  # it has just opened the table, and does not know who is here
        live.tell_present()

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

    async def _catch_up(self, live: LiveTable, table_id: str, seq: int) -> None:
        try:
            await live.catch_up(seq)
        except (Denied, Unavailable) as error:
            self.report("not caught up", table=table_id, error=str(error))


def _marks(table_id: str, created: Created) -> list[Mark]:
    return [Mark(table_id, True)] if created.is_watched else []
