"""Doors: one seat cannot act, read or undo for another; a test for each call, with every key that must not fit."""

import json
import random
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from souterrain.server.http.limit import Bucket, Buckets
from souterrain.server.http.origin import is_welcome
from souterrain.server.seats import keys
from souterrain.server.settings import Settings
from souterrain.server.store.database import Store
from tests.server.client import TableClient, Viewer, play
from tests.server.serving import Served, serving

ACTS = [
    {"type": "answer", "asked": 0, "answer": []},
    {"type": "undo"},
    {"type": "propose", "back": 1},
    {"type": "agree"},
    {"type": "decline"},
    {"type": "concede"},
    {"type": "say", "text": "hello"},
    {"type": "mute", "seat": 0},
]
POSTS = [
    ("seats/0/rename", {"name": "Eve"}),
    ("seats/0/leave", {}),
    ("seats/0/return", {}),
    ("seats/0/computer", {"level": "random"}),
    ("seats/0/open", {}),
]
READS = ["", "/log", "/file", "/replay", "/report"]


@pytest.fixture(scope="module")
def table(served: Served) -> TableClient:
    return TableClient(served)


@pytest.fixture(scope="module")
def elsewhere(served: Served) -> TableClient:
    return TableClient(served)


@pytest.mark.parametrize("act", ACTS, ids=lambda act: act["type"])
def test_links_that_are_no_seat_cannot_act(table: TableClient, act: dict[str, object]) -> None:
    for key in (table.watch, table.host):
        with Viewer(table.served.address, table.id, key) as viewer:
            before = viewer.seq
            told = viewer.ask(**act)
            assert (told["type"], told["code"]) == ("refused", "wrong-key")
            assert viewer.ask(type="ping")["seq"] == before


@pytest.mark.parametrize(("path", "body"), POSTS, ids=[path for path, _ in POSTS])
def test_what_is_a_seats_own_takes_its_own_key(
    table: TableClient, elsewhere: TableClient, path: str, body: dict[str, str]
) -> None:
    before = table.get("", table.keys[0]).json()["seq"]
    wrong = {"another seat's": table.keys[1], "the spectators'": table.watch, "another table's": elsewhere.keys[0]}
    if not path.endswith("open"):
        wrong["the host's"] = table.host
    for whose, key in wrong.items():
        assert table.post(path, key, **body).status_code in (403,), whose
    assert table.post(path, "", **body).status_code == 401
    assert table.post(path, "x" * 5000, **body).status_code == 403
    assert table.get("", table.keys[0]).json()["seq"] == before


@pytest.mark.parametrize("path", READS)
def test_nothing_is_read_without_a_key_of_this_table(table: TableClient, elsewhere: TableClient, path: str) -> None:
    assert table.get(path).status_code == 401
    assert table.get(path, elsewhere.keys[0]).status_code == 403
    assert table.get(path, table.keys[0] + "x").status_code == 403


def secrets_in(file: str, served: Served, table: TableClient, seat: int | None) -> list[str]:
    """What stands in a file of a table that a viewer may not know: the seed, hashes, the others' cards."""
    match = served.server.live(table.id)._table.match
    assert match
    hidden = [match.heading.seed, match.heading.hash, *(entry.hash for entry in match.entries)]
    hidden += [f'"{card}"' for other, hand in match.game.state.hands.items() if other != seat for card in hand]
    return [secret for secret in hidden if secret in file]


def test_the_file_of_a_running_match_is_what_its_asker_saw(served: Served) -> None:
    """Whoever has got up, whatever computers sit there and whoever asks: no file tells a secret before the end."""
    table = TableClient(served)
    with table.sit(0) as amber, table.sit(1) as blue:
        play([amber, blue], 4, random.Random(3))
    for _ in range(2):
        for key, seat in ((table.keys[0], 0), (table.keys[1], 1), (table.watch, None), (table.host, None)):
            file = table.get("/file", key)
            assert file.status_code == 200
            assert secrets_in(file.text, served, table, seat) == []
            heading, *messages = [json.loads(line) for line in file.text.splitlines()]
            assert (heading["format"], heading["seat"]) == ("souterrain-seen", seat)
            assert messages == table.get("/replay", key).json()["messages"]
            refused = served.http.post("/api/tables/upload", json={"file": file.text})
            assert (refused.status_code, refused.json()["said"]) == (400, "file-seen")
        assert table.get("/file", ",".join(table.keys.values())).status_code == 403
        table.post("seats/1/leave", table.keys[1])
        table.post("seats/1/computer", table.host, level="random")
    with table.sit(0) as amber:
        amber.ask(type="concede")
    assert secrets_in(table.get("/file", table.watch).text, served, table, None), "after the end all is told"


def test_a_seats_answer_cannot_be_given_by_another(table: TableClient) -> None:
    with table.sit(1) as blue:
        told = blue.ask(type="answer", asked=0, answer=[], seat=0)
        assert told["code"] == "bad-message", "there is no way to name another seat"


def test_each_viewer_sees_only_their_own_hand(served: Served) -> None:
    table = TableClient(served)
    with (
        table.sit(0) as amber,
        table.sit(1) as blue,
        table.spectate() as crowd,
        Viewer(served.address, table.id, table.host) as host,
    ):
        hands = [viewer.known["state"]["hands"] for viewer in (amber, blue, crowd, host)]
        assert all(hands[0]["0"])
        assert not any(hands[0]["1"])
        assert all(hands[1]["1"])
        assert not any(hands[1]["0"])
        for hand in hands[2:]:
            assert not any(hand["0"])
            assert not any(hand["1"])


def test_a_websocket_needs_a_key_that_fits(table: TableClient, elsewhere: TableClient) -> None:
    for key in ("", "wrong", elsewhere.keys[0], table.keys[0][:-1]):
        viewer = Viewer(table.served.address, table.id, key)
        assert viewer.first["type"] == "refused"
        assert viewer.first["code"] in ("no-key", "wrong-key")
        assert viewer.closed() == 1008
    unknown = Viewer(table.served.address, "0" * 16, table.keys[0])
    assert unknown.first["code"] == "not-found"


def test_pages_from_elsewhere_cannot_open_a_websocket(table: TableClient) -> None:
    address = table.served.address
    with pytest.raises(InvalidStatus):
        Viewer(address, table.id, table.keys[0], origin="http://evil.example")
    with pytest.raises(InvalidStatus):
        Viewer(address, table.id, table.keys[0], origin="null")
    with Viewer(address, table.id, table.keys[0], origin=f"http://{address}") as own:
        assert own.first["type"] == "snapshot"


@pytest.mark.parametrize(
    ("origin", "host", "welcome"),
    [
        (None, "a:1", True),
        ("http://a:1", "a:1", True),
        ("https://A:1", "a:1", True),
        ("http://a:2", "a:1", False),
        ("http://a:1.evil.example", "a:1", False),
        ("null", "a:1", False),
        ("", "", False),
        ("https://friend.example", "a:1", True),
    ],
)
def test_origins(origin: str | None, host: str, welcome: bool) -> None:
    assert is_welcome(origin, host, frozenset(["https://friend.example"])) is welcome


# Secrets


def test_keys_are_long_hashed_and_nowhere_to_be_read(served: Served) -> None:
    table = TableClient(served, seats=[{"kind": "person"}, {"kind": "open"}])
    joined = table.post("seats/1/join", table.watch, name="Blue").json()["key"]
    given = {*table.keys.values(), table.host, table.watch, joined}
    assert len(given) == 4
    assert all(len(key) >= 43 for key in given)
    table.post("seats/0/rename", "wrong-" + joined, name="x")
    with table.sit(0):
        pass
    store = Store.open(served.server.settings.database)
    kept = "".join(row.body for row in store.read(table.id))
    store.close()
    for key in given:
        assert key not in kept
        assert key not in served.lines.getvalue()
        assert keys.hash_of(key) in kept
        for path in ("", "/log", "/replay"):
            answer = table.get(path, joined).text
            assert key not in answer
            assert keys.hash_of(key) not in answer
    assert str(served.server.store.read(table.id)[0]).count('"seed"') == 1
    assert "seed" not in table.get("/replay", joined).text


def test_reports_strike_out_what_looks_like_a_key(served: Served) -> None:
    key = keys.new_key()
    served.server.note("trial", error=f"got {key} from postgresql://me:pass@host/db")
    line = served.lines.getvalue().splitlines()[-1]
    assert key not in line
    assert "pass" not in line
    assert "trial" in line


def test_every_door_is_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[str] = []
    real = keys.hmac.compare_digest

    def compare(one: str, other: str) -> bool:
        compared.append(other)
        return real(one, other)

    monkeypatch.setattr(keys.hmac, "compare_digest", compare)
    hashes = {seat: keys.hash_of(str(seat)) for seat in range(4)}
    assert keys.find("0", hashes) == keys.Access(0)
    assert len(compared) == 4, "also after the one that fits"


# Policy and limits


def test_every_answer_carries_the_policy(served: Served) -> None:
    for path in ("/", "/health", "/api/games", "/nowhere"):
        headers = served.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
    page = served.http.get("/").text
    assert not re.search(r"<script(?![^>]*\bsrc=)|\son\w+=|style=", page)


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Served]:
    limits = Settings(f"sqlite:///{tmp_path / 'log.db'}", requests=20, creations=0.001, messages=2, most_viewers=2)
    with serving(limits) as server:
        yield server


def test_who_asks_too_often_has_to_wait(strict: Served) -> None:
    tables = [strict.http.post("/api/tables/", json={"game": "lantern"}) for _ in range(22)]
    assert tables[0].status_code == 201
    assert tables[-1].status_code == 429
    assert tables[-1].json()["code"] == "too-many"
    table = object.__new__(TableClient)
    table.served, table.id = strict, tables[0].json()["table"]
    table.keys = {link["seat"]: link["key"] for link in tables[0].json()["seats"]}
    with table.sit(0) as amber, table.sit(1):
        told = [amber.ask(type="ping")["type"] for _ in range(4)]
        for _ in range(30):
            amber.send(type="ping")
        told += [amber.read()["type"] for _ in range(30)]
        assert told[0] == "pong"
        assert "refused" in told
        full = Viewer(strict.address, table.id, table.keys[1])
        assert full.first["code"] == "too-many", "the server is full"
        with suppress(ConnectionClosed):  # as soon as the server has had enough
            for _ in range(200):
                amber.send(type="ping")
        assert amber.closed() == 1013
    answers = [strict.http.get("/health").status_code for _ in range(150)]
    assert 429 in answers


def test_buckets_fill_again() -> None:
    at = 0.0
    bucket = Bucket(2, 4, lambda: at)
    assert [bucket.take() for _ in range(5)] == [True] * 4 + [False]
    at = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    assert all(Bucket(0).take() for _ in range(1000))
    buckets = Buckets(1, 1)
    assert buckets.take("a")
    assert buckets.take("b")
    assert not buckets.take("a")
