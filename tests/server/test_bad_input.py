"""Bad input: whatever is sent, only typed refusals come back, no match changes, and the server lives on."""

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
import schemathesis

# Loaded here because Python 3.11 cannot always compile it as deep in the stack as the tool would.
import schemathesis.specs.openapi.object_authorization
from hypothesis import HealthCheck, given, settings
from hypothesis import Phase as HypothesisPhase
from schemathesis.specs.openapi.checks import positive_data_acceptance
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from souterrain.server.http.socket import _hello
from souterrain.server.protocol.bodies import SeatPlan
from souterrain.server.protocol.denied import Denied
from souterrain.server.table.create import seat_all
from tests.server.client import TableClient, Viewer, pick, play
from tests.server.serving import Served

JSON = {"Content-Type": "application/json"}
REFUSED = {"not-found", "bad-message", "stale", "repeated", "refused", "too-large", "wrong-key"}


# The WebSocket


def spoil(message: dict[str, Any], chance: random.Random) -> str | bytes:
    """A message, damaged in one of many ways."""
    text = json.dumps(message)
    ways: list[Callable[[], str | bytes]] = [
        lambda: text[: chance.randrange(len(text))],
        lambda: text + text,
        lambda: "".join(chance.sample(text, len(text))),
        lambda: text.encode()[:-1] + bytes([chance.randrange(256)]),
        lambda: bytes(chance.randrange(256) for _ in range(chance.randrange(60))),
        lambda: json.dumps({**message, chance.choice(list(message)): chance.choice(ODD)}),
        lambda: json.dumps({key: value for key, value in message.items() if key != chance.choice(list(message))}),
        lambda: json.dumps({**message, "more": 1}),
        lambda: json.dumps([message]),
        lambda: "[" * 20_000,
        lambda: '{"type":"answer","asked":' + "9" * 5000 + "}",
        lambda: json.dumps({"type": "answer", "asked": 0, "answer": ["x"] * 1000}),
        lambda: json.dumps({"type": "say", "text": "y" * 60_000}),
        lambda: json.dumps({"type": chance.choice(["snapshot", "update", "hello", "", "__class__"])}),
        lambda: "",
        lambda: b"\xff\xfe\x00",
    ]
    return chance.choice(ways)()


ODD: list[Any] = [None, True, -1, 2**70, 1.5, "", "x" * 1000, [], {}, [[]], {"a": {"b": []}}, "\ud800", "\u0000", "NaN"]


@pytest.mark.parametrize("seed", range(4))
def test_spoilt_messages_change_nothing(served: Served, seed: int) -> None:
    chance = random.Random(seed)
    table = TableClient(served)
    with table.sit(0) as amber, table.sit(1) as blue:
        play([amber, blue], 3, chance)
        before, at = amber.known, amber.seq
        messages = [
            {"type": "answer", "asked": at, "answer": "no such", "ref": "r"},
            {"type": "propose", "back": 5000, "ref": "r"},
            {"type": "mute", "seat": 77, "ref": "r"},
            {"type": "sync", "since": 3},
        ]
        amber.refs = 1000
        for _ in range(60):
            amber.socket.send(spoil(chance.choice(messages), chance))
        told = amber.ask(type="ping")
        assert told["type"] == "pong"
        for text in amber.raw[-61:]:
            message = json.loads(text)
            assert message["type"] in ("refused", "snapshot", "pong"), message
            if message["type"] == "refused":
                assert message["code"] in REFUSED, message
                assert "Traceback" not in text
                assert ".py" not in text
        assert told["seq"] == at
        with table.sit(0) as fresh:
            assert fresh.known == before
        play([amber, blue], 2, chance)


def test_a_huge_message_ends_the_connection_and_nothing_else(served: Served) -> None:
    table = TableClient(served)
    with table.sit(1) as blue:
        amber = table.sit(0)
        amber.socket.send("x" * 70_000)
        assert amber.closed() == 1009
        assert blue.ask(type="ping")["seq"] == 0


@pytest.mark.parametrize(
    "first",
    [
        "",
        "{}",
        "[]",
        "hello",
        '{"type":"answer","asked":0,"answer":"x"}',
        '{"type":"hello"}',
        '{"type":"hello","key":5}',
    ],
)
def test_whoever_does_not_say_hello_is_shown_the_door(served: Served, first: str) -> None:
    table = TableClient(served)
    with connect(f"ws://{served.address}/api/tables/{table.id}/ws") as socket:
        socket.send(first)
        assert json.loads(socket.recv(timeout=10))["code"] == "bad-message"
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=10)


def test_who_says_nothing_is_not_waited_for(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("souterrain.server.http.socket.HELLO_TIMEOUT", 0.1)
    table = TableClient(served)
    with connect(f"ws://{served.address}/api/tables/{table.id}/ws") as socket:
        assert json.loads(socket.recv(timeout=10))["code"] == "bad-message"


def test_answers_replayed_in_any_order_are_played_once(served: Served) -> None:
    """A recording of one client, sent again by another with the same key: everything is refused."""
    table = TableClient(served)
    chance = random.Random(9)
    sent: list[dict[str, Any]] = []
    with table.sit(0) as amber, table.sit(1) as blue:
        for _ in range(6):
            actor = amber if amber.decision else blue
            message = {"type": "answer", "asked": actor.decision["asked"], "answer": pick(actor.decision, chance)}
            if actor is amber:
                sent.append(message)
            done = actor.ask(**message)
            amber.read_until(done["seq"])
            blue.read_until(done["seq"])
        chance.shuffle(sent)
        with Viewer(served.address, table.id, table.keys[0]) as thief:
            for message in sent * 2:
                assert thief.ask(**message)["code"] == "repeated"
            assert thief.ask(type="ping")["seq"] == amber.seq


def test_a_slow_reader_is_cut_off_and_holds_up_nobody(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("souterrain.server.table.viewer.MOST_WAITING", 5)
    table = TableClient(served)
    slow = table.sit(1)

    async def stuck(message: bytes) -> None:
        await asyncio.sleep(60)

    viewer = next(viewer for viewer in served.server.live(table.id).viewers if viewer.seat == 1)
    monkeypatch.setattr(viewer, "_write", lambda message: False)
    monkeypatch.setattr(viewer, "_send", stuck)
    with table.sit(0) as amber:
        for number in range(10):
            assert amber.ask(type="say", text=f"word {number}")["type"] == "update"
    assert slow.closed() == 1013


# HTTP


@pytest.fixture(scope="module")
def api(served: Served) -> Any:
    return schemathesis.openapi.from_url(f"http://{served.address}/api/schema/openapi.json")


def test_the_document_holds_under_made_up_requests(served: Served, api: Any) -> None:
    """schemathesis: every operation, good and bad requests; answers must be as documented, and never a fault."""
    tables = [TableClient(served, public=True) for _ in range(2)]
    keys = [tables[0].keys[0], tables[0].watch, tables[0].host, "wrong"]
    chance = random.Random(5)
    count = 0

    def is_refusal(context: Any, response: Any, case: Any) -> None:
        if response.status_code >= 400:
            told = response.json()
            assert told["type"] == "refused"
            assert told["message"]
            assert "Traceback" not in response.text

    for result in api.get_all_operations():
        operation = result.ok()

        @settings(
            max_examples=12,
            deadline=None,
            database=None,
            phases=[HypothesisPhase.generate],
            suppress_health_check=list(HealthCheck),
            derandomize=True,
        )
        @given(case=operation.as_strategy())
        def probe(case: Any) -> None:
            nonlocal count
            count += 1
            if "table" in case.path_parameters and chance.random() < 0.7:
                case.path_parameters["table"] = chance.choice(tables).id
                case.headers = {**dict(case.headers or {}), "Authorization": f"Bearer {chance.choice(keys)}"}
            case.call_and_validate(excluded_checks=EXCLUDED, additional_checks=[is_refusal])

        probe()
    assert count > 150
    assert served.http.get("/health").json()["status"] == "ok"
    assert "fault" not in [json.loads(line)["what"] for line in served.lines.getvalue().splitlines()]


# That a game, a seat or a level does not exist is refused with 400 or 404, which no schema can foresee.
EXCLUDED = [positive_data_acceptance]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables/", b""),
        ("/api/tables/", b"{"),
        ("/api/tables/", b"[]"),
        ("/api/tables/", b'{"game":5}'),
        ("/api/tables/", b"\xff\xfe"),
        ("/api/tables/", b"[" * 100_000),
        ("/api/tables/", b'{"game":"lantern","seats":' + b"[" * 5000),
        ("/api/tables/upload", b'{"file":5}'),
        ("/api/tables/x/seats/99999999999999999999999/join", b'{"name":"x"}'),
        ("/api/tables/%00/seats/0/join", b'{"name":"x"}'),
        ("/api/tables/..%2f..%2fetc/seats/0/join", b'{"name":"x"}'),
        ("/api/tables/x/seats/0/rematch", b""),
    ],
)
def test_what_cannot_be_read_is_refused(served: Served, path: str, body: bytes) -> None:
    answer = served.http.post(path, content=body, headers=JSON)
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["type"] == "refused"
    assert "Traceback" not in answer.text


def test_a_body_that_is_too_large_is_refused(served: Served) -> None:
    answer = served.http.post("/api/tables/upload", content=b'{"file":"' + b"x" * 3_100_000 + b'"}', headers=JSON)
    assert answer.status_code == 413
    assert answer.json()["code"] == "too-large"


def test_a_hello_that_is_nested_without_end_is_refused() -> None:
    class Deep:
        async def receive(self) -> dict[str, str]:
            return {"type": "websocket.receive", "text": '{"type":' + "[" * 30_000}

    with pytest.raises(Denied, match="first message must be a hello"):
        asyncio.run(_hello(Deep()))  # type: ignore[arg-type]


def test_a_name_given_with_a_new_table_is_cleaned_like_any_other() -> None:
    _, chairs = seat_all([SeatPlan(name="<b>\u202eX\x00Y")], [0])
    assert chairs[0].name == "<b> X Y"
