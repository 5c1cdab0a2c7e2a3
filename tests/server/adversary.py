"""The adversary: people who call everything at every moment in any order, and an oracle that knows all and looks at what they get.

Hosts, guests, spectators and strangers do as chance has it: lay tables, sit down, get up, ask computers in, answer, take back,
propose, summon, claim, continue, upload, look back, listen, lie, wait for days; often two at once. They keep every key, file and
number they ever got and try it again anywhere. The oracle follows the states and holds the server to this:

- Nothing that somebody receives names a hidden thing that no seat of theirs was ever shown; nobody receives the key of another,
  nor a seed, a hash of a state or the number of a turned chance that stands in no file of a match that is over.
- No match is played on with chance that somebody may know, and where somebody may know what lies hidden, the table says so.
- What a match was stirred with proves that nobody chose it: the file fits together, with what everybody had noted when they gave
  their salts; each stir has a cause, nobody stirs without those whose salt was in before, and nobody plays on meanwhile. Secret and
  salts are told to nobody before the end.
- A seat does only what was asked for with its key, and nobody goes back unless every person has agreed themselves.
- No call is answered with a fault, and none is left without an answer.

`python -m tests.server.adversary --sequences 100000 --jobs 2` is the long campaign.
"""

import argparse
import asyncio
import pickle
import random
import re
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, NamedTuple, NoReturn

import msgspec

from souterrain import players
from souterrain.commands.progress import watched
from souterrain.kernel.match import TURNS, Match
from souterrain.kernel.proof import Noted, prove
from souterrain.kernel.stir import pledge_of
from souterrain.kernel.timer import LATE
from souterrain.kernel.view import View, named_in
from souterrain.players.reason import Reason
from souterrain.server.seats import keys
from souterrain.server.settings import Settings
from souterrain.server.store.records import (
    Acted,
    BySeat,
    Chair,
    Handed,
    Joined,
    Left,
    Pledged,
    Proceeded,
    Salted,
    SeatOpened,
    Stirred,
    Summoned,
)
from souterrain.server.table.live import LiveTable
from souterrain.server.table.state import TableState
from tests.every_game.secrecy import NAME
from tests.server.simulated import House, Socket, Told, opened, simulate

SEQUENCES = 50  # at one server
STEPS = 30  # of one sequence
NUMBER = re.compile(rb"\d{6,}")
HEX = re.compile(rb"[0-9a-f]{32,64}")
LONG_SECRET = re.compile(rb"[A-Za-z0-9_-]{43}")


class Leak(AssertionError):
    """Somebody was told what they may not know, or did what they may not do."""


class Seen:
    """One table as the oracle knows it: what each viewer was ever shown, and what must never be told before the end."""

    def __init__(self, match: Match) -> None:
        self.secrets = match.game.secrets()
        self.seats = len(match.game.seats)
        self.shown: dict[int | None, set[str]] = {viewer: set() for viewer in (None, *range(self.seats))}
        self.numbers: set[bytes] = set()  # seeds and turned chances
        self.hashes: set[bytes] = set()
        self.was_over = False
        self.is_over = False
        self.events = 0
        self.seq = -1
        self.holders: list[str] = []  # hashes of the seats' keys now
        self.host = ""
        self.given_up: set[int] = set()
        self.heirs: dict[int, str] = {}  # of those, the hash of the link that was handed on
        self.seed = match.heading.seed
        self.members: set[int] = set()  # seats whose salt was in the last stir, and whose person plays on
        self.were_in: set[int] = set()  # seats that were in one
        self.acted: set[int] = set()  # seats that have done something since the match was laid or came from a file
        self.left_out: set[int] = set()  # seats that broke it off, or that somebody has proceeded without
        self.is_dealt = False
        self.is_back = False  # the match went back, and chance was not made since
        self.given: list[Noted] = []  # what everybody had noted whose salt was taken
        self.agreed: set[str] = set()  # hashes of keys by which going back was asked for or agreed to


class Made(NamedTuple):
    """How far chance is made before something is done: held up by it, waited for, pledged, and whether a salt is known."""

    is_held: bool
    awaited: set[int]
    pledges: dict[int, str]
    is_known: bool


class Oracle:
    def __init__(self) -> None:
        self.tables: dict[str, Seen] = {}
        self.people: list[Person] = []
        self.public_chance: set[Any] = set()  # of matches that are over, and so of every file
        self.public: set[bytes] = set()  # seeds, turned chances and hashes that stand in the files of such matches
        self.asking: Counter[tuple[str, str]] = Counter()  # acts under way, by table and hash of key
        self.given: dict[str, Noted] = {}  # what somebody had been shown when they gave a salt
        self.checked = 0
        self.records: Counter[str] = Counter()  # what was done at tables, by its kind
        self.found: list[str] = []

    def fail(self, what: str) -> NoReturn:
        """Noted too: it may be found in a task whose end nobody waits for."""
        self.found.append(what)
        raise Leak(what)

    # What happens

    def observe(self, table_id: str, table: TableState) -> None:
        """A record was taken in, and nobody has been told yet."""
        match = table.match
        assert match, table.frozen
        seen = self.tables.get(table_id)
        if seen is None:
            seen = self.tables[table_id] = Seen(match)
            seen.was_over = table.created.origin == "file"
        if table.seq == seen.seq:
            return
        chance = match.game.state.chance
        game = match.game
        if match.heading.seed != seen.seed:  # it was dealt anew
            seen.seed, seen.events, seen.secrets = match.heading.seed, 0, game.secrets()
        for viewer, shown in seen.shown.items():
            view = game.view(viewer)
            shown |= named_in([getattr(view.state, name) for name in view.state.sights], seen.secrets)
            shown |= _spelt(msgspec.json.encode(view.decision), seen.secrets)
            for event in match.events[seen.events :]:
                shown |= named_in(event.seen_by(viewer, seen.secrets), seen.secrets)
        seen.events = len(match.events)
        stirring = table.stirring
        seen.hashes |= {each.encode() for each in (stirring.secret, *stirring.salts.values()) if each}
        seen.hashes |= {share.salt.encode() for stir in stirring.done for share in stir.shares if share.salt}
        seen.numbers.add(match.heading.seed.encode())
        seen.numbers |= {part.encode() for entry in match.entries for part in _numbers(entry) if len(part) > 5}
        seen.hashes |= {match.heading.hash.encode(), *(entry.hash.encode() for entry in match.entries)}
        if game.is_over:
            seen.was_over = True
            proof = prove(match, stirring.done, seen.given)
            if proof.doubts:
                self.fail(f"{table_id} proves nothing: {proof.doubts}")
            self.public_chance.add(chance.seed)
            self.public |= seen.numbers | seen.hashes
        elif chance.seed in self.public_chance:
            self.fail(f"{table_id} is played with chance that is known")
        if seen.was_over and not game.is_over and table.origin != "file":
            self.fail(f"{table_id} was seen through, and does not say so")
        seen.is_over = game.is_over
        holders = [chair.key for chair in table.seating.chairs]
        for person in self.people:
            for old, new, seat in zip(seen.holders, holders, range(seen.seats), strict=False):
                if old != new and old in person.hashes:
                    person.remembers.setdefault(table_id, set()).update(seen.shown[seat])
        seen.given_up |= {seat for seat, old in enumerate(seen.holders) if old and not holders[seat]}
        seen.holders, seen.host, seen.seq = holders, table.created.host, table.seq

    def judge_record(self, table_id: str, record: Any, before: list[Chair]) -> None:
        """What a seat did, or what was done to its person, its key asked for; going back, the keys of all."""
        self.records[record.entry.act if isinstance(record, Acted) else type(record).__name__.lower()] += 1
        seen = self.tables.get(table_id)
        if seen is None:
            return
        if isinstance(record, Acted):
            held = [chair.key for chair in before]
            if record.entry.act == "rewind" and sum(map(bool, held)) > 1:
                self.records["rewind of several"] += 1
            if record.entry.act == "rewind" and ({key for key in held if key} - seen.agreed):
                self.fail(f"{table_id} goes back without one who did not agree")
            if record.entry.act != "rewind" and not record.by and not self.asking[table_id, held[record.entry.seat]]:
                self.fail(f"seat {record.entry.seat} of {table_id} did {record.entry.act} unasked")
            seen.agreed = {key for key in seen.agreed if self.asking[table_id, key]}  # said, but not yet heard
        elif isinstance(record, BySeat) and not isinstance(record, Joined | Summoned):
            chair = before[record.seat]
            if isinstance(record, SeatOpened) and record.heir:
                seen.heirs[record.seat] = record.heir
            is_free = not chair.key or (isinstance(record, Handed) and (chair.away or record.why == "clock"))
            if not is_free and not self.asking[table_id, chair.key]:
                self.fail(f"{type(record).__name__} was done to seat {record.seat} of {table_id} unasked")
        elif isinstance(record, Joined) and record.seat in seen.given_up:
            is_chosen = self.asking[table_id, seen.heirs[record.seat]] > 0
            if not is_chosen:
                self.fail(f"seat {record.seat} of {table_id} was taken over by one whom its person did not choose")

    def judge_stir(self, table: TableState, record: Any, before: Made) -> None:
        """There is a reason for it: nobody has acted yet (then all are in it who have a seat), the match went back, or a seat comes
        in that was not in and has done nothing. All who were in before and play on are in it, with what they have pledged before
        they knew of any salt, and nobody acts while it is made."""
        seen = self.tables.get(table.table_id)
        if seen is None:
            return
        if isinstance(record, Left | Handed | SeatOpened):
            seen.members.discard(record.seat)
        if isinstance(record, Acted) and record.entry.act == "rewind":
            seen.is_back = seen.is_dealt = True
        elif isinstance(record, Acted):
            seen.acted.add(record.entry.seat)
        if isinstance(record, Acted) and before.is_held:
            self.fail(f"{table.table_id} is played on while chance is made")
        if isinstance(record, Pledged) and before.is_known and table.stirring.salts:
            self.fail(f"at {table.table_id} seat {record.seat} has pledged when salts were known")
        if isinstance(record, Salted) and pledge_of(record.salt) != before.pledges.get(record.seat):
            self.fail(f"at {table.table_id} seat {record.seat} gives what was not pledged")
        seen.left_out |= before.awaited if isinstance(record, Proceeded) else set()
        seen.left_out |= {seat for stir in table.stirring.done[-1:] for seat in stir.broken}
        is_begin = not seen.acted and not seen.is_dealt
        if isinstance(record, Salted):
            seen.given.append(self.given[record.salt])
            shares = set(table.stirring.pledges or table.stirring.done[-1].seats)
            chairs = enumerate(table.seating.chairs)
            people = {seat for seat, chair in chairs if chair.kind != "computer" and not chair.away}
            is_first = len(table.stirring.salts or shares) < 2
            if is_begin and is_first and people - seen.left_out - shares:
                self.fail(f"{table.table_id} is begun without {people - seen.left_out - shares}")
        if isinstance(record, Stirred):
            shares = set(table.stirring.done[-1].seats)
            if not is_begin and not seen.is_back and not shares - seen.were_in - seen.acted:
                self.fail(f"{table.table_id} is stirred once more, with {shares}")
            if seen.members - shares:
                self.fail(f"{table.table_id} is stirred without {seen.members - shares}")
            seen.members, seen.is_dealt, seen.is_back = shares, True, False
            seen.were_in |= shares

    # What is received

    def hear(self, person: "Person", table_id: str, told: bytes) -> None:
        self.checked += 1
        for known in LONG_SECRET.findall(told):
            if keys.hash_of(known.decode()) in self.all_hashes - person.hashes:
                self.fail(f"{person.name} is told a key of {table_id}")
        seen = self.tables.get(table_id)
        if seen is None or seen.is_over:
            return
        if (named := _spelt(told, seen.secrets)) and (named := named - self.may_know(person, table_id, seen)):
            self.fail(f"{person.name} is told {sorted(named)} of {table_id}: {told[:300]!r}")
        told_numbers = (seen.numbers - self.public) & {*NUMBER.findall(told)}
        told_hashes = (seen.hashes - self.public) & {*HEX.findall(told)}
        if told_numbers or told_hashes:
            self.fail(f"{person.name} is told a seed or a hash of {table_id}: {told[:300]!r}")

    @property
    def all_hashes(self) -> set[str]:
        return {key for person in self.people for key in person.hashes}

    def may_know(self, person: "Person", table_id: str, seen: Seen) -> set[str]:
        """All that the seats of a person were ever shown while they held them, and what everybody was."""
        known = set(seen.shown[None]) | person.remembers.get(table_id, set())
        for seat, holder in enumerate(seen.holders):
            if holder in person.hashes:
                known |= seen.shown[seat]
        return known


def _spelt(told: bytes, secrets: frozenset[str]) -> set[str]:
    return {name.decode() for name in set(NAME.findall(told))} & secrets


def _numbers(entry: Any) -> tuple[str, ...]:
    if entry.act not in TURNS:
        return ()
    return (entry.answer,) if isinstance(entry.answer, str) else entry.answer


class Person:
    """Somebody with all the keys they ever got."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.keys: list[tuple[str, str]] = []  # table and key
        self.hashes: set[str] = set()
        self.files: list[bytes] = []
        self.salts: dict[str, str] = {}  # by pledge
        self.remembers: dict[str, set[str]] = {}
        self.sockets: list[Watching] = []

    def take(self, table_id: str, key: str) -> None:
        self.keys.append((table_id, key))
        self.hashes.add(keys.hash_of(key))


class Watching:
    """A WebSocket of a person: what it last heard it was asked, and whether going back was proposed."""

    def __init__(self, play: "Sequence", person: Person, table_id: str, key: str) -> None:
        self.play, self.person, self.table_id, self.key = play, person, table_id, key
        self.decision: Any = None
        self.seat: int | None = None
        self.proposal: Any = None
        self.stirring: Any = None
        self.socket: Socket = play.house.open(table_id, self.hear)
        self.socket.say({"type": "hello", "key": key, "since": play.chance.choice((-1, 0, 5)), "present": True})

    def hear(self, told: bytes) -> None:
        self.play.oracle.hear(self.person, self.table_id, told)
        message = msgspec.json.decode(told)
        self.play.counts[f"heard {message['type']} {message.get('code', '')}".strip()] += 1
        if message.get("code") == "fault":
            self.play.oracle.fail(f"a fault: {message}")
        self.decision = message.get("decision", self.decision)
        self.seat = message.get("seat", self.seat)
        self.proposal = message.get("proposal", self.proposal)
        self.stirring = message.get("stirring", self.stirring)


class Sequence:
    """One sequence: a few people, and what they do."""

    def __init__(self, house: House, oracle: Oracle, chance: random.Random, counts: Counter[str]) -> None:
        self.house, self.oracle, self.chance, self.counts = house, oracle, chance, counts
        self.people = [Person(name) for name in ("host", "guest", "friend", "watcher", "stranger")]
        self.tables: list[str] = []
        oracle.people = self.people
        self.ways = [getattr(self, name) for name in dir(self) if name.startswith("do_")]
        self.often = [self.do_answer] * 14 + [self.do_watch] * 5 + [self.do_agree, self.do_undo, self.do_propose] * 2
        self.often += [self.do_stir, self.do_stir, self.do_proceed, self.do_proceed, self.do_continue, self.do_open]

    async def run(self) -> None:
        await self.do_create(self.people[0])
        self.hand_out()
        for _ in range(STEPS):
            together = 1 + (self.chance.random() < 0.25)
            await asyncio.gather(*(self.step() for _ in range(together)))
        for person in self.people:
            for watching in person.sockets:
                await watching.socket.leave()

    async def step(self) -> None:
        way = self.chance.choice(self.ways + self.often)
        self.counts[way.__name__[3:]] += 1
        await way(self.chance.choices(self.people, (4, 4, 3, 2, 1))[0])
        for _ in range(self.chance.randrange(4)):
            await asyncio.sleep(0)

    # Means

    def hand_out(self) -> None:
        """The host keeps every link, and gives the guest one and the watcher the spectators'."""
        host, guest, friend, watcher, _ = self.people
        seats = [key for _, key in host.keys[:-2]]
        for person, key in zip((guest, friend), seats[::-1], strict=False):
            person.take(self.tables[0], key)
        watcher.take(*host.keys[-1])

    def key(self, person: Person) -> tuple[str, str]:
        """A table and a key: mostly one that fits, or did."""
        if person.keys and self.chance.random() < 0.85:
            return self.chance.choice(person.keys)
        table_id = self.chance.choice(self.tables)
        if person.keys and self.chance.random() < 0.5:
            return table_id, self.chance.choice(person.keys)[1]
        return table_id, self.chance.choice(("", "x" * 43, keys.hash_of("x")))

    async def ask(
        self, person: Person, method: str, path: str, key: str, table_id: str, body: Any = None, is_own: bool = False
    ) -> Told:
        asked = (table_id, keys.hash_of(key))
        self.oracle.asking[asked] += 1
        told = await self.house.ask(method, path, key, body)
        self.oracle.asking[asked] -= 1
        kind = re.sub(r"/(api/tables/)?[0-9a-f]{16}|\d+|\?.*", "", path)
        self.counts[f"{method} {kind} {told.status}"] += 1
        if told.status in (500, 0) or (told.status == 503 and b"stopping" not in told.body):
            self.oracle.fail(f"{method} {path}: {told.status} {told.body!r}")
        if not is_own:
            self.oracle.hear(person, table_id, told.body)
        return told

    async def at_seat(self, person: Person, what: str, body: Any = None) -> Told:
        table_id, key = self.key(person)
        number = self.seat(table_id, key)
        return await self.ask(person, "POST", f"/api/tables/{table_id}/seats/{number}/{what}", key, table_id, body)

    def seat(self, table_id: str, key: str) -> int:
        """A seat: mostly the key's own."""
        seen = self.oracle.tables.get(table_id)
        held = seen.holders if seen else []
        if keys.hash_of(key) in held and self.chance.random() < 0.6:
            return held.index(keys.hash_of(key))
        return self.chance.choice((0, 0, 0, 1, 1, 1, 2))

    def take_links(self, person: Person, told: Told) -> None:
        if told.status == 201:
            links = told.json
            for link in (*links["seats"], links["host"], links["watch"]):
                person.take(links["table"], link["key"])
            self.tables.append(links["table"])

    def plan(self) -> list[dict[str, str]]:
        kinds = ("person", "person", "open", "computer")
        return [{"kind": self.chance.choice(kinds), "name": "N"} for _ in range(2)]

    # Around tables

    async def do_create(self, person: Person) -> None:
        if len(self.tables) > 2:
            return
        clock = self.chance.choice(({"kind": "none"}, {"kind": "none"}, {"kind": "turn", "amount": 30}))
        public = self.chance.random() < 0.3
        body = {"game": "lantern", "seats": self.plan(), "clock": clock, "public": public}
        told = await self.ask(person, "POST", "/api/tables/", "", "", body, is_own=True)
        self.take_links(person, told)

    async def do_join(self, person: Person) -> None:
        table_id, key = self.key(person)
        await self.take_seat(person, table_id, key, self.chance.randrange(2))

    async def take_seat(self, person: Person, table_id: str, key: str, seat: int) -> None:
        path = f"/api/tables/{table_id}/seats/{seat}/join"
        told = await self.ask(person, "POST", path, key, table_id, {"name": person.name}, is_own=True)
        if told.status == 201:
            person.take(table_id, told.json["key"])

    async def do_close(self, person: Person) -> None:
        table_id, key = self.key(person)
        await self.ask(person, "POST", f"/api/tables/{table_id}/close", key, table_id)

    async def do_seek(self, person: Person) -> None:
        """Now and then by somebody who waits already, or says so."""
        if len(self.tables) > 5:
            return
        body: dict[str, Any] = {"game": "lantern", "name": person.name}
        if self.chance.random() < 0.4:
            table_id, key = self.key(person)
            body["waiting"] = {"table": table_id, "key": key}
        told = await self.ask(person, "POST", "/api/tables/seek", "", "", body, is_own=True)
        if told.status == 201:
            table_id = told.json["table"]
            for link in (told.json["link"], told.json.get("host"), told.json.get("watch")):
                if link:
                    person.take(table_id, link["key"])
            if table_id not in self.tables:
                self.tables.append(table_id)

    async def do_look_on(self, person: Person) -> None:
        """Without a link, as whoever finds a table in the lobby."""
        person.sockets.append(Watching(self, person, self.chance.choice(self.tables), ""))
        if len(person.sockets) > 3:
            await person.sockets.pop(0).socket.leave()

    async def do_claim(self, person: Person) -> None:
        table_id, key = self.key(person)
        seat = self.seat(table_id, key)
        told = await self.ask(person, "POST", f"/api/tables/{table_id}/seats/{seat}/claim", key, table_id, is_own=True)
        if told.status == 201:
            person.take(table_id, told.json["key"])

    async def do_rename(self, person: Person) -> None:
        await self.at_seat(person, "rename", {"name": "‮" + person.name})

    async def do_leave(self, person: Person) -> None:
        await self.at_seat(person, "leave")

    async def do_return(self, person: Person) -> None:
        await self.at_seat(person, "return")

    async def do_computer(self, person: Person) -> None:
        await self.at_seat(person, "computer", {"level": self.chance.choice(("random", "novice", "nobody"))})

    async def do_usual(self, person: Person) -> None:
        await self.at_seat(person, "usual", {"level": self.chance.choice(("random", "novice", "nobody"))})

    async def do_open(self, person: Person) -> None:
        """The link to hand on goes to anybody, and somebody tries at once whether another does as well."""
        if self.chance.random() < 0.4:
            table_id, key = self.key(person)
            seat = self.seat(table_id, key)
            path = f"/api/tables/{table_id}/seats/{seat}/"
            told = await self.ask(person, "POST", f"{path}open", key, table_id, is_own=True)
            if told.status == 201 and told.json["heir"]:
                other = self.chance.choice(self.people)
                known = [held for table, held in other.keys if table == table_id] or [""]
                for each in (person, self.chance.choice(self.people)):
                    each.take(table_id, told.json["heir"]["key"])
                await self.take_seat(other, table_id, self.chance.choice(known), seat)

    async def do_summon(self, person: Person) -> None:
        await self.at_seat(person, "summon")

    async def do_rematch(self, person: Person) -> None:
        table_id, key = self.key(person)
        told = await self.ask(person, "POST", f"/api/tables/{table_id}/rematch", key, table_id)
        if told.status == 201 and len(self.tables) < 5:
            new = told.json["table"]
            self.tables.append(new)
            for each in self.people:
                each.keys += [(new, held) for table, held in each.keys if table == table_id]

    async def do_continue(self, person: Person) -> None:
        table_id, key = self.key(person)
        if len(self.tables) < 5:
            body = {"seq": self.chance.choice((0, 3, 10, 1000)), "seats": self.plan()}
            path = f"/api/tables/{table_id}/continue"
            self.take_links(person, await self.ask(person, "POST", path, key, table_id, body, is_own=True))

    async def do_upload(self, person: Person) -> None:
        files = [file for who in self.people for file in who.files]
        if not files or len(self.tables) > 4:
            return
        lines = self.chance.choice(files).decode().splitlines(keepends=True)
        file = "".join(lines[: self.chance.choice((1, 2, len(lines) // 2, len(lines)))])
        body = {"file": file, "seats": self.plan(), "public": True}
        told = await self.ask(person, "POST", "/api/tables/upload", "", "", body, is_own=True)
        self.take_links(person, told)

    # Looking

    async def _look(self, person: Person, path: str) -> Told:
        table_id, key = self.key(person)
        return await self.ask(person, "GET", f"/api/tables/{table_id}{path}", key, table_id)

    async def do_show(self, person: Person) -> None:
        await self._look(person, "")

    async def do_list(self, person: Person) -> None:
        await self.ask(person, "GET", "/api/tables/", "", "")

    async def do_packs(self, person: Person) -> None:
        await self._look(person, "/packs/en")
        await self.ask(person, "POST", "/api/packs/check", "", "", {"files": {"pack.toml": 'id = "base"'}})

    async def do_log(self, person: Person) -> None:
        await self._look(person, "/log")

    async def do_replay(self, person: Person) -> None:
        await self._look(person, self.chance.choice(("/replay", "/replay?revealed=true")))

    async def do_report(self, person: Person) -> None:
        await self._look(person, "/report")

    async def do_file(self, person: Person) -> None:
        told = await self._look(person, "/file")
        if told.status == 200 and b"souterrain-match" in told.body[:40]:
            person.files.append(told.body)

    async def do_advice(self, person: Person) -> None:
        table_id, key = self.key(person)
        await self.ask(person, "POST", f"/api/tables/{table_id}/advice", key, table_id)

    # Over the WebSocket

    async def do_watch(self, person: Person) -> None:
        table_id, key = self.key(person)
        person.sockets.append(Watching(self, person, table_id, key))
        if len(person.sockets) > 3:
            await person.sockets.pop(0).socket.leave()

    async def do_go(self, person: Person) -> None:
        if person.sockets:
            await person.sockets.pop().socket.leave()

    async def _say(self, watching: Watching, message: dict[str, Any] | str) -> None:
        """Say something and let it be done; what comes of it meanwhile was asked for by that key."""
        asked = (watching.table_id, keys.hash_of(watching.key))
        self.oracle.asking[asked] += 1
        if isinstance(message, dict) and message["type"] in ("propose", "agree"):
            seen = self.oracle.tables.get(watching.table_id)
            if seen:
                seen.agreed.add(asked[1])
        watching.socket.say(message)
        await asyncio.sleep(0.001)
        self.oracle.asking[asked] -= 1

    async def do_answer(self, person: Person) -> None:
        asked = [each for who in self.people for each in who.sockets if each.decision]
        if not asked:
            return
        watching = self.chance.choice(asked)
        decision = watching.decision
        ids = [option["id"] for option in decision.get("options", ())]
        least, most = decision.get("least", 1), decision.get("most", 1)
        given: Any = self.chance.choice(ids) if ids else "no"
        if not least == most == 1:
            given = self.chance.sample(ids, self.chance.randint(least, min(most, len(ids))))
        if self.chance.random() < 0.1:
            given = self.chance.choice((LATE, "no such", [], ids[:1]))
        await self._say(watching, {"type": "answer", "asked": decision["asked"], "answer": given})

    async def do_play_on(self, person: Person) -> None:
        for _ in range(12):
            await self.do_answer(person)

    async def _act(self, person: Person, message: dict[str, Any] | str) -> None:
        """Mostly by one who sits: the others are refused."""
        seated = [each for who in self.people for each in who.sockets if each.seat is not None]
        among = seated if seated and self.chance.random() < 0.8 else person.sockets
        if among:
            await self._say(self.chance.choice(among), message)

    async def do_undo(self, person: Person) -> None:
        await self._act(person, {"type": "undo"})

    async def do_propose(self, person: Person) -> None:
        await self._act(person, {"type": "propose", "back": self.chance.choice((0, 1, 2, 5, 30))})

    async def do_agree(self, person: Person) -> None:
        """Mostly by one who was asked."""
        sockets = [each for who in self.people for each in who.sockets]
        asked = [each for each in sockets if each.proposal and each.seat not in (None, *each.proposal["agreed"])]
        if asked and self.chance.random() < 0.8:
            await self._say(self.chance.choice(asked), {"type": "agree"})
        else:
            await self._act(person, {"type": "agree"})

    async def do_pledge(self, person: Person) -> None:
        """With a salt of one's own, of before or new; or with what somebody else has pledged."""
        salt = f"{self.chance.getrandbits(256):064x}"
        person.salts[pledge_of(salt)] = salt
        others = [pledge for each in person.sockets if each.stirring for pledge in each.stirring["pledges"].values()]
        pledges = [pledge_of(salt)] * 3 + [*person.salts][:1] + others[:1] + ["no pledge"]
        await self._act(person, {"type": "pledge", "pledge": self.chance.choice(pledges)})

    async def do_give(self, person: Person) -> None:
        """Mostly what was pledged and is asked for; or any salt."""
        sockets = [each for who in self.people for each in who.sockets if each.seat is not None and each.stirring]
        known = [(each, each.stirring["pledges"].get(str(each.seat), "")) for each in sockets]
        asked = [(each, each.person.salts[pledge]) for each, pledge in known if pledge in each.person.salts]
        among = [(each, salt) for each, salt in asked if each.stirring["asked"]] or asked
        if among:
            await self._give(*self.chance.choice(among))
        elif sockets:
            await self._give(self.chance.choice(sockets), f"{self.chance.getrandbits(256):064x}")

    async def _give(self, watching: Watching, salt: str) -> None:
        seen, seat = watching.stirring, watching.seat or 0
        pledges = {int(each): pledge for each, pledge in seen["pledges"].items()}
        self.oracle.given[salt] = Noted(seen["stir"], seat, seen["seal"], pledges, salt, seen["at"])
        await self._say(watching, {"type": "give", "salt": salt, "pledges": seen["pledges"], "stir": seen["stir"]})

    async def do_stir(self, person: Person) -> None:
        """As pages do: all pledge, then all give."""
        for each in [each for who in self.people for each in who.sockets if each.seat is not None]:
            salt = f"{self.chance.getrandbits(256):064x}"
            each.person.salts[pledge_of(salt)] = salt
            await self._say(each, {"type": "pledge", "pledge": pledge_of(salt)})
        for _ in range(3):
            await self.do_give(person)
            if self.chance.random() < 0.5:
                await self.do_pledge(person)

    async def do_proceed(self, person: Person) -> None:
        await self._act(person, {"type": "proceed"})

    async def do_decline(self, person: Person) -> None:
        await self._act(person, {"type": "decline"})

    async def do_concede(self, person: Person) -> None:
        await self._act(person, {"type": "concede"})

    async def do_say(self, person: Person) -> None:
        await self._act(person, {"type": "say", "text": "hm"})

    async def do_mute(self, person: Person) -> None:
        await self._act(person, {"type": "mute", "seat": self.chance.randrange(3), "on": self.chance.random() < 0.5})

    async def do_sync(self, person: Person) -> None:
        await self._act(person, {"type": "sync", "since": self.chance.choice((-1, 2, 1000))})

    async def do_ping(self, person: Person) -> None:
        await self._act(person, self.chance.choice(('{"type":"ping"}', "{", '{"type":"answer"}', "[" * 3000)))

    # Time

    async def do_wait(self, person: Person) -> None:
        await asyncio.sleep(self.chance.choice((0.1, 0.1, 5, 5, 40, 40, 40, 400, 90_000)))


def _think(packed: bytes) -> Any:
    """Any answer, by one who is given a seat's view and nothing else."""
    _, seed, setup, view, _ = pickle.loads(packed)
    assert isinstance(view, View)
    assert view.decision
    player = players.find("random", seed, view.seat or 0, setup)
    return player.answer(view.decision, lambda: view)


async def one_server(chance: random.Random, sequences: int, counts: Counter[str]) -> int:
    oracle = Oracle()
    settings = Settings("nowhere", requests=0, creations=0, messages=0, heartbeat=3600, idle=3600)
    real_tell, real_act = LiveTable._tell, TableState.act

    def tell(live: LiveTable, *given: Any) -> None:
        assert live._table
        oracle.observe(live.table_id, live._table)
        real_tell(live, *given)

    def act(table: TableState, judge: Any, at: int) -> Any:
        before = list(table.seating.chairs)
        made = table.stirring
        stirred = Made(made.is_held and not table.is_over, {*made.awaited}, {**made.pledges}, bool(made.salts))
        record = real_act(table, judge, at)
        oracle.judge_record(table.table_id, record, before)
        oracle.judge_stir(table, record, stirred)
        return record

    LiveTable._tell, TableState.act = tell, act  # type: ignore[method-assign, assignment]
    try:
        async with opened(settings) as house:
            house.server.instead.update(think=_think, advise=lambda packed: (_think(packed), Reason("habit")))
            for _ in range(sequences):
                await Sequence(house, oracle, chance, counts).run()
                if oracle.found:
                    break
            if '"fault"' in house.lines.getvalue():
                raise Leak(house.lines.getvalue())
    finally:
        LiveTable._tell, TableState.act = real_tell, real_act  # type: ignore[method-assign]
    if oracle.found:  # by whom the last sequence ended, or by computers that played on after it
        raise Leak(oracle.found[0])
    counts.update({f"done {what}": count for what, count in oracle.records.items()})
    return oracle.checked


def campaign(seed: int, sequences: int = SEQUENCES) -> tuple[Counter[str], int]:
    """So many sequences at one server; what was called and heard, and how many messages were looked through."""
    counts: Counter[str] = Counter()
    checked = simulate(lambda chance: one_server(chance, sequences, counts), seed)
    return counts, checked


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sequences", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    rounds = -(-args.sequences // SEQUENCES)
    counts: Counter[str] = Counter()
    checked, began = 0, time.monotonic()
    with ProcessPoolExecutor(args.jobs, get_context("spawn")) as pool:
        played = pool.map(campaign, range(args.seed, args.seed + rounds))
        for found, looked_through in watched(played, f"adversaries, {SEQUENCES} sequences each", rounds):
            counts += found
            checked += looked_through
    minutes = (time.monotonic() - began) / 60
    print(f"{rounds * SEQUENCES} sequences, {checked} messages, {minutes:.1f} minutes", flush=True)
    for what, count in sorted(counts.items()):
        print(f"{count:10} {what}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
