"""Killing servers at random moments under load, and comparing what they had acknowledged with what they kept.

Clients play as fast as they can and write down every acknowledgement. After a kill they come back and send again whatever
was not acknowledged, as a careful client would: it must be taken once, or refused as taken already. Where there are several servers
on one database, each has an address of its own and the seats of a match are spread over them; one is killed while the others go
on, now and then all. Whoever loses a server goes to the next. With `rolling`, all of them are restarted politely, one after the
other, as for a new version. In the end the log is read without any server's help. `python -m tests.server.killing --kills 500` is
the long campaign; `--kills 0 --rolling 10` restarts.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from souterrain.games import GAMES
from souterrain.server.store import records
from souterrain.server.store.database import Store
from souterrain.server.store.records import Acted
from souterrain.server.table.state import read
from tests.server import postgres
from tests.server.client import pick
from tests.server.serving import Process, know_the_lantern

BOTH = 0.25  # share of the kills, where there are several servers, that meet all of them


class Given(NamedTuple):
    """An answer that was acknowledged."""

    table: str
    seat: int
    asked: int
    answer: Any
    seq: int


class Found(NamedTuple):
    kills: int
    acknowledged: int
    unacknowledged: int  # sent again after a kill: taken then, or refused because they had been taken before the kill
    kept: int
    missing: list[Given]
    twice: list[tuple[str, int, int]]
    faults: list[str]
    restarts: int = 0
    lost: int = 0  # connections, in the restarts
    away: tuple[float, ...] = ()  # seconds until each of these was there again and knew where it was, in order
    silence: float = 0.0  # seconds, the longest in the restarts in which nothing at all was acknowledged


class Campaign:
    def __init__(
        self, url: str, matches: int, seed: int, games: Sequence[str] = ("endless",), servers: int = 1
    ) -> None:
        self.url = url
        self.servers = [Process(url) for _ in range(servers)]
        self.games = games
        self.matches = matches
        self.chance = random.Random(seed)
        self.tables: list[str] = []
        self.given: list[Given] = []
        self.again = 0
        self.finished = 0
        self.faults: list[str] = []
        self.is_over = False
        self.moved = 0
        self.away: list[float] = []
        self.is_rolling = False
        self.acknowledged_at = time.monotonic()
        self.silence = 0.0

    async def run(self, kills: int, longest: float, rolling: int = 0) -> Found:
        try:
            for server in self.servers:  # the first brings the database up to date
                server.start()
            playing = [asyncio.create_task(self._play_on(number)) for number in range(self.matches)]
            for killed in range(kills):
                if killed and killed % 20 == 0:
                    print(f"{killed} kills, {len(self.given)} answers acknowledged so far", flush=True)
                await self._wait_for_moves(self.matches)
                await asyncio.sleep(self.chance.uniform(0.01, longest))
                await self._kill(all_of_them=len(self.servers) == 1 or self.chance.random() < BOTH)
            for _ in range(rolling):
                await self._roll()
            await self._wait_for_moves(3 * self.matches)
            self.is_over = True
            await asyncio.wait_for(asyncio.gather(*playing), 60)
        finally:
            for server in self.servers:
                server.kill()
        found = self._compare(kills, self.tables)
        return found._replace(
            restarts=rolling * len(self.servers),
            lost=len(self.away),
            away=tuple(sorted(self.away)),
            silence=self.silence,
        )

    async def _roll(self) -> None:
        """Each server stops politely and starts again; the next one when it is up, and matches have moved on."""
        await self._wait_for_moves(self.matches)
        self.is_rolling, self.acknowledged_at = True, time.monotonic()
        for server in self.servers:
            if await asyncio.to_thread(server.stop):
                self.faults.append("a server did not end well")
            await asyncio.to_thread(server.start)
            await self._wait_for_moves(self.matches)
        self.is_rolling = False

    def _acknowledged(self) -> None:
        at = time.monotonic()
        if self.is_rolling:
            self.silence = max(self.silence, at - self.acknowledged_at)
        self.acknowledged_at = at
        self.moved += 1

    async def _kill(self, *, all_of_them: bool) -> None:
        killed = self.servers if all_of_them else [self.chance.choice(self.servers)]
        for server in killed:
            server.kill()
        for server in killed:
            await asyncio.to_thread(server.start)

    async def _play_on(self, number: int) -> None:
        """Matches one after the other in one place, each of the next game."""
        while not self.is_over:
            try:
                table = await self._lay(self.games[number % len(self.games)])
            except httpx.HTTPError:
                await asyncio.sleep(0.05)
                continue
            self.tables.append(table["table"])
            await asyncio.gather(*(self._sit(table["table"], link["seat"], link["key"]) for link in table["seats"]))
            self.finished += not self.is_over
            number += 1

    async def _lay(self, game: str) -> Any:
        server = self.chance.choice(self.servers)
        async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=20) as http:
            answer = await http.post("/api/tables/", json={"game": game})
            answer.raise_for_status()
            return answer.json()

    async def _wait_for_moves(self, count: int) -> None:
        """The server takes answers again."""
        until, start = time.monotonic() + 120, self.moved
        while self.moved < start + count:
            if time.monotonic() > until:
                raise TimeoutError("the matches do not go on")
            await asyncio.sleep(0.005)

    async def _sit(self, table: str, seat: int, key: str) -> None:
        """One client, through all kills, to the end of the match. `pending` is what it has sent and not been told about."""
        pending: tuple[int, Any] | None = None
        number, lost_at = len(table) + ord(table[0]) + seat, 0.0
        while not self.is_over:
            server = self.servers[number % len(self.servers)]
            try:
                pending = await self._play(server, table, seat, key, pending, lost_at)
                return
            except _Lost as lost:
                pending = lost.pending
                lost_at = time.monotonic() if self.is_rolling and lost.was_cut else 0.0
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)
            number += 1  # to the next server

    async def _play(
        self, server: Process, table: str, seat: int, key: str, pending: tuple[int, Any] | None, lost_at: float
    ) -> tuple[int, Any] | None:
        address = f"ws://{server.address}/api/tables/{table}/ws"
        async with connect(address, compression=None, open_timeout=5, close_timeout=1, ping_interval=None) as socket:
            await socket.send(msgspec.json.encode({"type": "hello", "key": key}).decode())
            if pending:
                self.again += 1
                await socket.send(_answer(*pending))
            try:
                while not self.is_over:
                    message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 1 if self.is_over else 20))
                    if lost_at and message["type"] == "snapshot":
                        self.away.append(time.monotonic() - lost_at)
                        lost_at = 0.0
                    if message.get("done"):
                        assert pending
                        self.given.append(Given(table, seat, *pending, message["seq"]))
                        self._acknowledged()
                        pending = None
                    elif message["type"] == "refused":
                        pending = self._refused(table, seat, message, pending)
                    if message.get("standings") and not pending:
                        return None
                    decision = message.get("decision")
                    if decision and pending is None:
                        pending = (decision["asked"], pick(decision, self.chance))
                        await socket.send(_answer(*pending))
            except (OSError, WebSocketException, TimeoutError):
                raise _Lost(pending) from None
        return pending

    def _refused(self, table: str, seat: int, message: Any, pending: tuple[int, Any] | None) -> tuple[int, Any] | None:
        assert pending
        if message["code"] == "repeated":
            self.given.append(Given(table, seat, *pending, message["seq"]))  # it had been kept before the kill
        elif message["code"] != "unavailable":
            self.faults.append(f"{table} {seat}: {message}")
        raise _Lost(None, was_cut=False)  # a new hello brings the question that is open now

    def _compare(self, kills: int, tables: list[str]) -> Found:
        know_the_lantern()
        store = Store.open(self.url)
        kept: dict[tuple[str, int], Acted] = {}
        for table in tables:
            rows = store.read(table)
            if [row.seq for row in rows] != list(range(len(rows))):
                self.faults.append(f"{table}: the log has holes")
            for row in rows:
                record = records.read(row.body)
                if isinstance(record, Acted):
                    kept[table, row.seq] = record
            state = read(table, rows)
            if state.frozen:
                self.faults.append(f"{table}: {state.frozen}")
        store.close()
        missing = [given for given in self.given if not _is_kept(given, kept.get((given.table, given.seq)))]
        counted = Counter(
            (table, record.entry.seat, record.asked)
            for (table, _), record in kept.items()
            if record.entry.act == "answer"
        )
        twice = [question for question, count in counted.items() if count > 1]
        return Found(kills, len(self.given), self.again, len(kept), missing, twice, self.faults)


class _Lost(Exception):
    def __init__(self, pending: tuple[int, Any] | None, *, was_cut: bool = True) -> None:
        super().__init__("the connection is gone")
        self.pending = pending
        self.was_cut = was_cut


def _is_kept(given: Given, record: Acted | None) -> bool:
    if record is None:
        return False
    answer = record.entry.answer if isinstance(record.entry.answer, str) else list(record.entry.answer)
    return (record.entry.seat, record.asked, answer) == (given.seat, given.asked, given.answer)


def _answer(asked: int, answer: Any) -> str:
    return msgspec.json.encode({"type": "answer", "asked": asked, "answer": answer, "ref": "r"}).decode()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--matches", type=int, default=8)
    parser.add_argument("--rolling", type=int, default=0, help="times that all are restarted politely, one by one")
    parser.add_argument("--longest", type=float, default=0.5)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--game", choices=(*GAMES, "endless"), action="append", help="all of ours by default")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), action="append")
    parser.add_argument("--servers", type=int, default=2, help="on PostgreSQL; SQLite has one")
    args = parser.parse_args()
    bad = 0
    for kind in args.database or ["sqlite", "postgresql"]:
        with tempfile.TemporaryDirectory() as folder, postgres.running(fsync=True) as server:
            url = f"sqlite:///{Path(folder) / 'log.db'}" if kind == "sqlite" else server.new_database()
            servers = args.servers if kind == "postgresql" else 1
            campaign = Campaign(url, args.matches, args.seed, args.game or [*GAMES], servers)
            found = asyncio.run(campaign.run(args.kills, args.longest, args.rolling))
        print(
            f"{kind}, {servers} servers, {len(campaign.tables)} matches, {campaign.finished} of them played to the end: "
            f"{found.kills} kills, {found.acknowledged} answers acknowledged, {found.kept} kept, "
            f"{found.unacknowledged} sent again; missing {len(found.missing)}, twice {len(found.twice)}, "
            f"faults {len(found.faults)} (seed {args.seed})",
            *found.missing[:5],
            *found.faults[:5],
            sep="\n  ",
            flush=True,
        )
        if found.away:
            half, all_of_them = found.away[len(found.away) // 2], found.away[-1]
            print(
                f"  {found.restarts} polite restarts cut {found.lost} connections: half of them were back within {half:.2f} s, "
                f"all within {all_of_them:.2f} s; for at most {found.silence:.2f} s nothing was acknowledged",
                flush=True,
            )
        bad += len(found.missing) + len(found.twice) + len(found.faults)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
