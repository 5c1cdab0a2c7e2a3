"""The server: all live tables of this process, and what they share: the log, the writer, the pools of processes, the time.

A table is opened when somebody comes and closed when nobody has for a while. With PostgreSQL several workers may have the
same table open: each hears what the others have written and reads on from there; the log lets only one of them take a
place, so nothing is played twice. Computers and clocks may be looked after in several of them; the quicker one is taken.
"""

import asyncio
import gc
import sys
import uuid
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from urllib.parse import urlsplit

from souterrain.content import PackError, kept
from souterrain.kernel.decision import Answer
from souterrain.kernel.match import unpack
from souterrain.server import lobby
from souterrain.server.diary import Diary
from souterrain.server.http.connections import Connections, raise_descriptors
from souterrain.server.http.limit import Buckets
from souterrain.server.http.metrics import Metrics
from souterrain.server.http.origin import own_names
from souterrain.server.protocol import bodies
from souterrain.server.protocol.denied import Denied
from souterrain.server.seats import presence
from souterrain.server.seats.presence import Elsewhere, Present
from souterrain.server.settings import Settings
from souterrain.server.store import records
from souterrain.server.store.database import CHANNEL, Listing, Mark, Row, Store, Unavailable, Writing, now
from souterrain.server.store.records import Created, Record
from souterrain.server.store.writer import Writer
from souterrain.server.table.live import SOON, LiveTable
from souterrain.server.table.outgoing import table_seen
from souterrain.server.table.state import TableState, read
from souterrain.server.table.viewer import Address
from souterrain.server.work.lane import Lanes
from souterrain.server.work.physics import ready
from souterrain.server.work.pool import Failed, Pool
from souterrain.server.work.replays import load_games
from souterrain.server.work.thinking import (
    ADVISER,
    Thought,
    advise,
    agreed,
    simple_answer,
    think,
    think_along,
    thought,
)
from souterrain.server.work.turns import Crowded, Wish

EVERYTHING = 2**62
MISSED = 3  # heartbeats after which a worker is taken to be gone
LEASE = 5.0  # seconds beyond a computer's time in which another worker does not think in this one's place
STOP = 5.0  # seconds that a table may take to end when the server stops
# Searching for rubbish holds every table up, and under load finds none: what lives on is the matches' own history, and walking
# through it again put the slowest hundredth from 8 to 25 ms. So what is new is looked at once, a little at a time, and
# everything only now and then.
YOUNG = (700, 1_000_000, 1_000_000)
TIDY = 600.0  # seconds
QUIET = 0.5  # seconds without anything written, in which others are not kept waiting
UNTIDY = 4 * 3600.0  # seconds after which it is done all the same
LONG = 500  # rows of a log that takes long to open
PATIENCE = 0.3  # seconds that are waited for a process that helps, when the other has thought enough
LISTING = 1.0  # seconds that a list waits for tables that have to be opened
OVER = 30.0  # seconds after which a table is closed that nobody looks at, when its match is over
SWEEP = 30.0  # seconds between two looks for tables that nobody looks at
AGAIN = 2.0  # seconds before a database that was away is asked again
SWITCH = 0.001  # seconds the busy loop keeps the writer waiting for the interpreter, several times a commit; 0.005 by default


class Server:
    """`open` it before use, `close` it after."""

    def __init__(self, settings: Settings, diary: Diary | None = None) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.uptimes: list[tuple[int, int]] = []
        self.is_stopping = False
        self.is_warm = False
        self.diary = diary or Diary()
        self.names = own_names((*settings.names, *(urlsplit(origin).hostname or "" for origin in settings.origins)))
        self.connections = Connections(settings.sockets, raise_descriptors(), settings.proxies)
        self.addresses: dict[str, Address] = {}  # where viewers have come from
        # All windows of an address may come at once, as after a restart; then so many a second as it may ask for anything.
        self._looking = Buckets(settings.requests, 2 * settings.sockets)
        self._live: dict[str, LiveTable] = {}
        self._run = uuid.uuid4().hex
        self.began = now()
        self._chores: list[asyncio.Task[None]] = []
        self._errands: set[asyncio.Task[None]] = set()
        self._looks: dict[str, asyncio.Task[TableState]] = {}  # at tables that are to be listed
        self._offers: dict[str, set[str]] = {}  # public tables that nobody has taken yet, by who laid them
        self.seeking = asyncio.Lock()  # who looks for an opponent is found by the next one
        self._elsewhere = Elsewhere()
        self._due: dict[str, int] = {}  # when a table that is not open has to be, because its clock will run out
        self.lanes = Lanes()
        self.helping_pool: Pool | None = None
        self._written_at = 0
        self._advising: set[tuple[str, int]] = set()
        self._laid_down: set[str] = set()  # packs that are where matches find them
        self._in_order = asyncio.Lock()  # who came must not be told after that they went

    async def open(self) -> None:
        sys.setswitchinterval(SWITCH)
        gc.set_threshold(*YOUNG)
        self.store = await asyncio.to_thread(Store.open, self.settings.database)
        self.uptimes = await asyncio.to_thread(self.store.uptimes)
        await self.beat()
        self.writer = Writer(self.store, self.metrics.commit)
        self.thinking_pool = Pool(self.settings.processes)
        if self.settings.helpers:
            self.helping_pool = Pool(self.settings.helpers)
        # For files and replays, so that those never keep a computer from thinking, nor what somebody brings a replay of others.
        self.file_pool = Pool(2, {"upload": 1})
        self._chores = [asyncio.create_task(chore()) for chore in (self._beat, self._sweep, self._wake, self._tidy)]
        if self.store.is_shared:
            self._chores.append(asyncio.create_task(self._listen()))
        self.note("opened", database=self.store.engine.dialect.name)

    async def warm(self) -> None:
        """Start the processes and let each load the games, one after the other: whoever is here already needs the machine too."""
        for pool in (self.thinking_pool, self.helping_pool, self.file_pool):
            with suppress(Failed):  # then whoever comes first waits
                if pool is not None:
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
            await self.beat()
            await asyncio.to_thread(self.store.release, self._run)
        self.lanes.close()
        await asyncio.to_thread(self.thinking_pool.close)
        if self.helping_pool is not None:
            await asyncio.to_thread(self.helping_pool.close)
        await asyncio.to_thread(self.file_pool.close)
        await asyncio.to_thread(self.store.close)
        self.note("closed")

    # What live tables need

    async def append(self, writings: list[Writing]) -> bool:
        self._written_at = now()
        taken = await self.writer.append(writings)
        if taken:
            self.metrics.acts.inc(sum(isinstance(each, Row) for each in writings))
        return taken

    async def read(self, table_id: str, after: int) -> list[Row]:
        """The rows of a table. Before it is read from the beginning, the packs it was begun with are laid down to be found."""
        rows = await self.lanes.run("reading", self.store.read, table_id, after)
        if after < 0 and rows:
            await self.lanes.run("reading", self._lay_down_packs, rows[0])
        return rows

    async def play_again(self, table_id: str, rows: list[Row]) -> TableState:
        """The table at the end of its log, worked out beside the loop. Whose log is short does not wait for the long ones."""
        return await self.lanes.run("opening" if len(rows) <= LONG else "opening-long", read, table_id, rows)

    async def beside(self, judge: Callable[..., Record], *given: object) -> Record:
        """Judge something that may take long, while other tables go on."""
        return await self.lanes.run("judging", judge, *given)

    async def read_up_to(self, table_id: str, seq: int) -> list[Row]:
        """The rows up to a number: what was allowed when the table was there says nothing about what came after."""
        return [row for row in await self.read(table_id, -1) if row.seq <= seq]

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
                self.note("pack not laid down", pack=hash, error=str(error))

    async def think(self, table_id: str, thought: Thought) -> Answer:
        if thought.has_discs:
            await ready()
        await self._own(table_id)
        try:
            together = thought.can_be_shared and self.helping_pool is not None and self.helping_pool.is_free
            answer = await (self._think_together if together else self._think_alone)(table_id, thought)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            self.metrics.thoughts.labels("failed").inc()
            self.note("computer failed", level=thought.level, error=repr(error))
            return simple_answer(thought.decision)
        self.metrics.thoughts.labels("good").inc()
        return answer

    async def _think_alone(self, table_id: str, thought: Thought) -> Answer:
        wish = Wish("computer", table_id)
        answer: Answer = await self.thinking_pool.call(self.settings.deadline, think, thought.packed, wish=wish)
        return answer

    async def _think_together(self, table_id: str, thought: Thought) -> Answer:
        """Two think at the same time. The one that helps is not waited for: it may have to start first, or fail."""
        assert self.helping_pool is not None
        deadline, wish = self.settings.deadline, Wish("computer", table_id)
        helping = asyncio.create_task(self.helping_pool.call(deadline, think_along, thought.packed, 1))
        helping.add_done_callback(lambda task: task.cancelled() or task.exception())
        parts = [await self.thinking_pool.call(deadline, think_along, thought.packed, 0, wish=wish)]
        await asyncio.wait({helping}, timeout=PATIENCE)
        if helping.done() and helping.exception() is None:
            parts.append(helping.result())
        return agreed(thought, parts)

    async def _own(self, table_id: str) -> None:
        """Of several workers only one thinks for a table; the others wait until the answer comes or that one is gone."""
        while self.store.is_shared:
            at = now()
            until = at + int((self.settings.deadline + LEASE) * 1000)
            try:
                free_at = await self.lanes.run("reading", self.store.lease, table_id, self._run, at, until)
            except Unavailable:
                return  # thinking twice is better than not at all
            if not free_at:
                return
            await asyncio.sleep(max(0, free_at - now()) / 1000)

    async def advise(self, table_id: str, key: str, address: str = "") -> bodies.AdviceSeen:
        """What a computer player would answer in a seat's place. It is given what the seat sees, and nothing else."""
        table = await self.look(table_id)
        seat = table.access(key).seat
        if seat not in table.asked:
            raise Denied("refused", "Nothing is asked of this seat just now.", "not-asked")
        if (table_id, seat) in self._advising:  # of each seat by itself: nobody learns that another asks
            message = "An adviser is thinking for this seat already. Wait a moment."
            raise Denied("too-many", message, "adviser-busy")
        asked, given = table.asked[seat], thought(table, seat, ADVISER)
        self._advising.add((table_id, seat))
        try:
            if given.has_discs:
                await ready()
            answer, reason = await self.thinking_pool.call(
                self.settings.deadline, advise, given.packed, wish=Wish("advice", address)
            )
        except Crowded:
            raise Denied("too-many", "Many from your address ask for advice. Wait a moment.", "work-waits") from None
        except Failed as error:
            raise Denied("unavailable", f"The adviser has no answer: {error}", "no-advice") from None
        finally:
            self._advising.discard((table_id, seat))
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

    def note(self, what: str, **facts: object) -> None:
        if what == "fault":
            self.metrics.faults.inc()
        self.diary(what, **facts)

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

    def come_from(self, host: str) -> Address:
        """One more viewer from an address; `Denied` if it has enough."""
        address = self.addresses.setdefault(host, Address(lambda: self._looking.take(host)))
        if self.viewers >= self.settings.most_viewers:
            raise Denied("too-many", "The server is full. Come back later.", "server-full")
        if self.settings.sockets and address.viewers >= self.settings.sockets:
            raise Denied("too-many", "Too many viewers from your address. Close some.", "address-full")
        address.viewers += 1
        return address

    def go_from(self, host: str) -> None:
        self.addresses[host].viewers -= 1
        if not self.addresses[host].viewers:
            del self.addresses[host]

    def _drop(self, table_id: str) -> None:
        self._live.pop(table_id, None)
        self._elsewhere.forget(table_id)
        self.metrics.open_tables.set(len(self._live))

    # Tables that are listed, or looked after

    def look_after_soon(self, table_id: str, created: Created) -> None:
        """A new table where computers play or a clock runs does not wait for somebody to come."""
        if created.is_watched:
            self._run_errand(self._look_after(table_id))

    async def listed(self) -> list[bodies.TableSeen]:
        """The newest public tables, as they stand now."""
        if not self.settings.lobby:
            return []
        return [table_seen(table) for table in (await self._in_lobby())[: lobby.SHOWN]]

    async def offered(self) -> list[TableState]:
        """The tables where somebody waits for others, and who has waited longest first."""
        return [table for table in reversed(await self._in_lobby()) if lobby.is_offer(table)]

    def note_offer(self, address: str, table_id: str) -> None:
        self._offers.setdefault(address, set()).add(table_id)

    async def offers_of(self, address: str) -> set[str]:
        """The tables that are offered from an address, as far as this worker knows, and that nobody has taken."""
        if address not in self._offers:
            return set()
        standing = set(await self.lobby_ids())
        taken = {table_id for table_id, live in self._live.items() if not live.is_offer}
        offers = self._offers[address] = (self._offers[address] & standing) - taken
        if not offers:
            del self._offers[address]
        return offers

    async def lobby_ids(self) -> list[str]:
        try:
            found: list[str] = await self.lanes.run("reading", self.store.listed, lobby.MOST)
        except Unavailable as error:
            raise Denied("unavailable", str(error)) from None
        return found

    async def _in_lobby(self) -> list[TableState]:
        """The tables that are shown there. What is gone is taken out."""
        opening = {table_id: self._opening(table_id) for table_id in await self.lobby_ids()}
        # One that takes long to open is listed when it is open: nobody waits for it, and it is opened once.
        await asyncio.wait(opening.values(), timeout=LISTING) if opening else None
        shown = []
        for table_id, task in opening.items():
            if not task.done() or task.exception():
                continue
            table, live = task.result(), self._live.get(table_id)
            here = live.present + self.present_elsewhere(table_id) if live else self.present_elsewhere(table_id)
            stands = lobby.standing(table, bool(here.seats), live.left_at if live else 0, now())
            if stands == "shown":
                shown.append(table)
            elif stands == "gone":
                self._send(partial(self.store.offer, Listing(table_id)))
        return shown

    def _opening(self, table_id: str) -> "asyncio.Task[TableState]":
        """A look at a table that goes on when who asked no longer waits."""
        if table_id not in self._looks:
            task = self._looks[table_id] = asyncio.get_running_loop().create_task(self.look(table_id))
            task.add_done_callback(lambda _: self._looks.pop(table_id, None))
        return self._looks[table_id]

    # Chores

    async def beat(self) -> None:
        """Write that the server is up; `Unavailable` if that cannot be done."""
        await self.lanes.run("reading", self.store.beat, self._run, self.began, now())

    async def _beat(self) -> None:
        """Note that the server is up, every few seconds, and who else is."""
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            try:
                await self.beat()
                self.uptimes = await self.lanes.run("reading", self.store.uptimes)
                alive = await self.lanes.run(
                    "reading", self.store.alive, now() - int(MISSED * self.settings.heartbeat * 1000)
                )
                for table_id in self._elsewhere.forget_all_but(alive):
                    if table_id in self._live:
                        self._live[table_id].tell_present()
            except Exception as error:  # whatever it is, it is tried again
                self.note("no heartbeat", error=str(error))

    async def _sweep(self) -> None:
        """Close tables that nobody looks at, and open those whose clock is about to run out."""
        while True:
            await asyncio.sleep(min(self.settings.idle, SWEEP))
            await self._close_idle()
            for table_id in [table_id for table_id, at in self._due.items() if at <= now()]:
                del self._due[table_id]
                await self._look_after(table_id)

    async def _close_idle(self) -> None:
        for table_id, live in list(self._live.items()):
            idle = min(self.settings.idle, OVER) if live.is_over else self.settings.idle
            if live.is_idle and now() - live.used_at > idle * 1000:
                if live.rings_at is not None:
                    self._due[table_id] = live.rings_at - SOON
                self._drop(table_id)
                await live.close()

    async def _tidy(self) -> None:
        """Now and then look for rubbish everywhere: closed tables leave some. It holds everybody up, so it is done when nobody has
        done anything for a moment, and in the end whatever goes on."""
        while True:
            await asyncio.sleep(TIDY)
            waited = 0.0
            while now() - self._written_at < QUIET * 1000 and waited < UNTIDY:
                await asyncio.sleep(QUIET)
                waited += QUIET
            gc.collect()

    async def _wake(self) -> None:
        """Open the tables at which something goes on though nobody is there, one after the other. Each computer answers and each
        clock rings where its table is open; what several workers do, the log takes once."""
        while True:
            try:
                watched = await self.lanes.run("reading", self.store.watched)
                break
            except Unavailable as error:
                self.note("not woken", error=str(error))
                await asyncio.sleep(AGAIN)
        for table_id in watched:
            await self._look_after(table_id)

    async def _look_after(self, table_id: str) -> None:
        try:
            if not (await self.look(table_id)).is_watched:
                self.mark(Mark(table_id, False))
        except Denied as denied:
            self.note("not woken", table=table_id, error=denied.message)
            if denied.code == "unavailable":
                self._due[table_id] = now()  # at the next sweep

    async def _listen(self) -> None:
        """Hear what other workers have written. When the line was cut, every table reads on."""
        import psycopg  # only a shared database needs it: souterrain[postgres]

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
                self.note("not listening", error=str(error))
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
                await self.lanes.run("reading", work)
            except Unavailable as error:
                self.note("not noted", error=str(error))

    def _run_errand(self, errand: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _catch_up(self, live: LiveTable, table_id: str, seq: int) -> None:
        try:
            await live.catch_up(seq)
        except (Denied, Unavailable) as error:
            self.note("not caught up", table=table_id, error=str(error))
