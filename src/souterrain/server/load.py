"""Load: many matches at once against a server on this machine, played by chance, and what that took.

Two clients a match, one for each seat (the spectators' places stay empty). The time that counts runs from the moment one
client sends an answer to the moment the other has the update: judging, commit, sending and reading included. Not here:
starting a server (`commands/loadtest`).
"""

import asyncio
import ipaddress
import random
import time
from collections.abc import Callable, Sequence
from typing import Any, cast

import httpx
import msgspec
from msgspec import Struct
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

TEXT = Opcode.TEXT
Data = bytes | bytearray | memoryview
PATIENCE = 30.0  # seconds that anything may take before the test gives up


class Plan(Struct, frozen=True):
    """`rate` is answers a second and match; 0 means as fast as they go."""

    address: str
    game: str
    matches: int = 200
    seconds: float = 10.0
    rate: float = 0.0
    seed: int = 0
    warm_up: float = 2.0


class Result(Struct):
    matches: int
    seconds: float
    answers: int
    answers_per_second: float
    finished: int
    refused: int
    p50_ms: float
    p99_ms: float
    slowest_ms: float


class _Option(Struct):
    id: str


class _Decision(Struct):
    asked: int
    type: str
    options: list[_Option] = []
    least: int = 1
    most: int = 1
    example: str = ""
    top_speed: int = 0


class _Message(Struct):
    """As much of a message as the test reads."""

    type: str
    seq: int = -1
    decision: _Decision | msgspec.UnsetType | None = msgspec.UNSET
    standings: list[int] = []
    done: str = ""


_decoder = msgspec.json.Decoder(_Message)
_encoder = msgspec.json.Encoder()


class NotHere(ValueError):
    """Load goes to this machine and nowhere else."""


def check(address: str) -> None:
    host, _, port = address.rpartition(":")
    try:
        is_here = ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        is_here = host == "localhost"
    if not is_here or not port.isdecimal():
        raise NotHere(f"{address} is not on this machine: a load test goes to 127.0.0.1:PORT only.")


class Load:
    """One run."""

    def __init__(self, plan: Plan) -> None:
        check(plan.address)
        self.plan = plan
        self.chance = random.Random(plan.seed)
        self.times: list[float] = []
        self.answers = self.finished = self.refused = 0
        self.is_measuring = False
        self.until = 0.0
        self._doors = asyncio.Semaphore(16)

    async def run(self) -> Result:
        plan = self.plan
        limits = httpx.Limits(max_connections=16)
        async with httpx.AsyncClient(base_url=f"http://{plan.address}", timeout=PATIENCE, limits=limits) as http:
            matches = await asyncio.gather(*(self._open(http) for _ in range(plan.matches)))
            self.until = time.perf_counter() + plan.warm_up + plan.seconds
            played = [asyncio.create_task(self._play(http, match)) for match in matches]
            await asyncio.sleep(plan.warm_up)
            self.is_measuring = True
            started = time.perf_counter()
            await asyncio.sleep(plan.seconds)
            self.is_measuring = False
            took = time.perf_counter() - started
            await asyncio.wait_for(asyncio.gather(*played), PATIENCE)
        times = sorted(self.times) or [0.0]
        in_milliseconds = [round(_share(times, share) * 1000, 2) for share in (0.5, 0.99, 1.0)]
        rate = round(self.answers / took, 1)
        return Result(plan.matches, round(took, 2), self.answers, rate, self.finished, self.refused, *in_milliseconds)

    async def _play(self, http: httpx.AsyncClient, match: "_Match") -> None:
        """Matches one after the other, in one place, until the time is up."""
        while True:
            await match.play()
            if time.perf_counter() >= self.until:
                return
            self.finished += self.is_measuring
            match = await self._open(http)

    async def _open(self, http: httpx.AsyncClient) -> "_Match":
        async with self._doors:
            answer = await http.post("/api/tables/", json={"game": self.plan.game})
            answer.raise_for_status()
            table: dict[str, Any] = answer.json()
            address = f"ws://{self.plan.address}/api/tables/{table['table']}/ws"
            host, _, port = self.plan.address.rpartition(":")
            match = _Match(self, [seat["key"] for seat in table["seats"]])
            for _ in table["seats"]:
                made = asyncio.get_running_loop().create_connection(
                    lambda: _Client(address, match.hear, match.lose), host.strip("[]"), int(port)
                )
                _, client = await asyncio.wait_for(made, PATIENCE)
                await asyncio.wait_for(client.opened, PATIENCE)
                match.clients.append(client)
            return match


class _Client(asyncio.Protocol):
    """One WebSocket of a match. What is heard is handed on at once: tasks and queues for each would take as much of the machine
    as the server that is measured."""

    def __init__(
        self, address: str, hear: Callable[["_Client", Data], None], lose: Callable[[Exception], None]
    ) -> None:
        self._protocol = ClientProtocol(parse_uri(address), max_size=None)
        self._hear = hear
        self._lose = lose
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._protocol.send_request(self._protocol.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame):
                if event.opcode is TEXT:
                    self._hear(self, event.data)
            elif not self.opened.done():
                refused = self._protocol.handshake_exc
                self.opened.set_exception(refused) if refused else self.opened.set_result(None)
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        lost = exc or ConnectionError("The server has ended the connection.")
        if not self.opened.done():
            self.opened.set_exception(lost)
        if not self.is_closed:
            self._lose(lost)

    def say(self, message: bytes) -> None:
        self._protocol.send_text(message)
        self._flush()

    def close(self) -> None:
        self.is_closed = True
        if self._protocol.state is OPEN:
            self._protocol.send_close(1000)
            self._flush()

    def _flush(self) -> None:
        """To the server, and to the connection's end when the protocol says so."""
        assert self._transport is not None
        for data in self._protocol.data_to_send():
            if data:
                self._transport.write(data)
            elif self._transport.can_write_eof():
                self._transport.write_eof()


class _Match:
    """The clients of one match."""

    def __init__(self, load: Load, keys: list[str]) -> None:
        self._load = load
        self._keys = keys
        self.clients: list[_Client] = []
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sent: dict[str, float] = {}  # when the answers that are not yet acknowledged were sent
        # When an answer was sent and when the other client had the update: brought together, whichever is known first.
        self._slot = 0.0
        self._acknowledged: dict[int, float] = {}
        self._seen: dict[int, float] = {}

    async def play(self) -> None:
        """Until the match is over or the time is up."""
        for client, key in zip(self.clients, self._keys, strict=True):
            client.say(_encoder.encode({"type": "hello", "key": key}))
        await asyncio.wait((self.over,), timeout=max(0.0, self._load.until - time.perf_counter()))
        for client in self.clients:
            client.close()
        if self.over.done():
            self.over.result()
        else:
            self.over.cancel()

    def lose(self, error: Exception) -> None:
        if not self.over.done():
            self.over.set_exception(error)

    def hear(self, client: _Client, data: Data) -> None:
        if self.over.done():
            return
        message = _decoder.decode(data)
        now = time.perf_counter()
        if message.done:
            self._done(message.seq, self._sent.pop(message.done))
        elif message.type == "update":
            self._seen_by(message.seq, now)
        elif message.type == "refused":
            self._load.refused += 1
        if message.standings:
            self.over.set_result(None)
        elif isinstance(message.decision, _Decision):
            if self._load.plan.rate:
                self._answer_later(client, message.decision, now)
            else:
                self._answer(client, message.decision)

    def _answer(self, client: _Client, decision: _Decision) -> None:
        if self.over.done():
            return
        ref = f"{self.clients.index(client)}/{decision.asked}"
        self._sent[ref] = time.perf_counter()
        client.say(_answer(decision, self._load.chance, ref))

    def _answer_later(self, client: _Client, decision: _Decision, now: float) -> None:
        """Each answer of a match waits for its turn, so that the match keeps to the rate whoever answers."""
        rate = self._load.plan.rate
        self._slot = max(now, (self._slot or now - self._load.chance.random() / rate) + 1 / rate)
        asyncio.get_running_loop().call_later(self._slot - now, self._answer, client, decision)

    def _seen_by(self, seq: int, at: float) -> None:
        if seq in self._acknowledged:
            self._count(at - self._acknowledged.pop(seq))
        else:
            self._seen[seq] = at

    def _done(self, seq: int, sent: float) -> None:
        if seq in self._seen:
            self._count(self._seen.pop(seq) - sent)
        else:
            self._acknowledged[seq] = sent

    def _count(self, seconds: float) -> None:
        if self._load.is_measuring:
            self._load.answers += 1
            self._load.times.append(seconds)


def _answer(decision: _Decision, chance: random.Random, ref: str) -> bytes:
    given: str | list[str]
    if decision.type == "place":
        given = decision.example
    elif decision.type == "flick":
        given = f"{chance.randint(-decision.top_speed // 2, decision.top_speed // 2)} {decision.top_speed // 2}"
    elif decision.least == decision.most == 1:
        given = chance.choice(decision.options).id
    else:
        count = chance.randint(decision.least, min(decision.most, len(decision.options)))
        given = [option.id for option in chance.sample(decision.options, count)]
    return _encoder.encode({"type": "answer", "asked": decision.asked, "answer": given, "ref": ref})


def _share(times: Sequence[float], share: float) -> float:
    return times[min(len(times) - 1, int(len(times) * share))]
