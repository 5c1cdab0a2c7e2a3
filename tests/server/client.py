"""A viewer for the tests: it keeps what it knows by the protocol's rules and notices when an update does not fit."""

import json
import random
from types import TracebackType
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.serving import Served

PARTS = (
    "decision",
    "awaited",
    "undo",
    "standings",
    "seats",
    "clocks",
    "proposal",
    "stirring",
    "rematch",
    "frozen",
    "parted",
    "muted",
)


class Gap(Exception):
    """An update that does not fit on what is known."""


class TableClient:
    """A new table and its links."""

    def __init__(self, served: Served, **asked: Any) -> None:
        self.served = served
        answer = served.http.post("/api/tables/", json={"game": "lantern", **asked})
        assert answer.status_code == 201, answer.text
        self.opened = answer.json()
        self.id: str = self.opened["table"]
        self.host: str = self.opened["host"]["key"]
        self.watch: str = self.opened["watch"]["key"]
        self.keys: dict[int, str] = {link["seat"]: link["key"] for link in self.opened["seats"]}

    def sit(self, seat: int, since: int = -1) -> "Viewer":
        return Viewer(self.served.address, self.id, self.keys[seat], since)

    def spectate(self) -> "Viewer":
        return Viewer(self.served.address, self.id, self.watch)

    def post(self, path: str, key: str = "", **body: Any) -> Any:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        sent = {"json": body} if body else {}
        return self.served.http.post(f"/api/tables/{self.id}/{path}", headers=headers, **sent)  # type: ignore[arg-type]

    def get(self, path: str = "", key: str = "") -> Any:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        return self.served.http.get(f"/api/tables/{self.id}{path}", headers=headers)


class Viewer:
    """`known` is what the viewer knows; `events` and `chat` what it has read."""

    def __init__(
        self,
        address: str,
        table: str,
        key: str,
        since: int = -1,
        origin: str | None = None,
        present: bool = False,
    ) -> None:
        self.known: dict[str, Any] = {}
        self.events: list[Any] = []
        self.chat: list[Any] = []
        self.raw: list[str] = []
        self.refs = 0
        self.socket: ClientConnection = connect(
            f"ws://{address}/api/tables/{table}/ws",
            compression=None,
            open_timeout=10,
            legacy=True,
            additional_headers=_from(origin),
        )
        self.send(type="hello", key=key, since=since, **({"present": True} if present else {}))
        self.first = self.read()

    def __enter__(self) -> "Viewer":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.socket.close()

    @property
    def seq(self) -> int:
        seq: int = self.known["seq"]
        return seq

    @property
    def decision(self) -> Any:
        return self.known["decision"]

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def read(self, timeout: float = 10) -> Any:
        """The next message, taken in."""
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message = json.loads(text)
        if message["type"] == "snapshot":
            events = message.pop("events")
            self.chat += message.pop("chat")
            self.known = message
            self.events += [self.told(event) for event in events]
        elif message["type"] == "update":
            if message["from"] != self.known["seq"]:
                raise Gap(message)
            self.known["seq"], self.known["at"] = message["seq"], message["at"]
            self.known["state"].update(message.get("state", {}))
            self.known["shown"].update(message.get("shown", {}))
            for part, name in (("state", "pieces"), ("shown", "entries")):
                for table, entries in message.get(name, {}).items():
                    known = {**self.known[part][table], **entries}
                    self.known[part][table] = {key: value for key, value in known.items() if value is not None}
            self.known.update({part: message[part] for part in PARTS if part in message})
            self.events += [self.told(event) for event in message.get("events", [])]
            self.chat += message.get("chat", [])
        return message

    def told(self, event: Any) -> Any:
        """An event with what it left out: what its subjects are called now."""

        def called(role: str, value: Any) -> Any:
            if isinstance(value, list):
                by = "then" if role == "sequence" else "comma" if role.endswith("_parts") else "and"
                return ["all", [called(role, item) for item in value], by]
            role = self.known["roles"].get(role, role)
            if role in self.known["kinds"] and isinstance(value, str) and value:
                return ["name", role, value, 0, {}]
            return self.known["shown"]["names"].get(f"{role}:{value}", value)

        words = {role: called(role, value) for role, value in event.get("data", {}).items()}
        return {**event, "words": {**words, **event.get("words", {})}}

    def ask(self, **message: Any) -> Any:
        """Send something and wait for what comes of it: the update that says done, or the refusal."""
        self.refs += 1
        ref = str(self.refs)
        self.send(**message, ref=ref)
        while True:
            told = self.read()
            if told.get("done") == ref or told.get("ref") == ref:
                return told

    def answer(self, answer: Any, asked: int | None = None) -> Any:
        return self.ask(type="answer", asked=self.decision["asked"] if asked is None else asked, answer=answer)

    def read_until(self, seq: int) -> None:
        while self.seq < seq:
            self.read()

    def closed(self) -> int:
        """Read on until the server closes; its code."""
        try:
            while True:
                self.read()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


def pick(decision: Any, chance: random.Random) -> Any:
    """Any answer to a choice; of places the one that is offered, and flicks straight on."""
    if decision["type"] == "place":
        return decision["example"]
    if decision["type"] == "flick":
        x, y = (decision.get("towards") or [(1, 0)])[0]
        speed = decision["top_speed"] // 2 / max(1, abs(x) + abs(y))
        return f"{int(x * speed)} {int(y * speed)}"
    ids = [option["id"] for option in decision["options"]]
    least, most = decision.get("least", 1), decision.get("most", 1)
    if least == most == 1:
        return chance.choice(ids)
    return chance.sample(ids, chance.randint(least, min(most, len(ids))))


def play(viewers: list[Viewer], answers: int, chance: random.Random) -> int:
    """Play on until so many answers are given or the match is over; how many were."""
    given = 0
    while given < answers and not viewers[0].known["standings"]:
        actor = next((viewer for viewer in viewers if viewer.decision), None)
        assert actor, "nobody is asked"
        told = actor.answer(pick(actor.decision, chance))
        assert told["type"] == "update", told
        given += 1
        for viewer in viewers:
            viewer.read_until(told["seq"])
    return given


def _from(origin: str | None) -> dict[str, str]:
    return {"Origin": origin} if origin else {}
