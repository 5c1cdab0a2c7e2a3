"""Who sits where: joining, leaving, coming back, computers, rematches, files; and matches that can no longer be run."""

import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from souterrain import players
from souterrain.kernel.decision import Refused
from souterrain.server.settings import Settings
from souterrain.server.work import pool
from souterrain.server.work.upload import check_file
from tests.server.client import TableClient, Viewer, play
from tests.server.serving import ROOT, Served, serving

COMPUTERS = [{"kind": "computer"}, {"kind": "computer"}]


def test_who_comes_takes_an_open_seat_once(served: Served) -> None:
    table = TableClient(served, seats=[{"kind": "person", "name": "Ann"}, {"kind": "open"}])
    assert list(table.keys) == [0]
    assert table.post("seats/1/join", name="Bob").status_code == 401, "the table is not public"
    joined = table.post("seats/1/join", table.watch, name=" Bob \t the  second ")
    assert joined.status_code == 201
    assert table.post("seats/1/join", table.watch, name="Eve").status_code == 409
    assert table.post("seats/7/join", table.watch, name="Eve").status_code == 404
    table.keys[1] = joined.json()["key"]
    with table.sit(1) as bob:
        assert [seat.get("name") for seat in bob.known["seats"]] == ["Ann", "Bob the second"]
        bob.answer([])


def test_lots_decide_who_plays_what_and_all_are_told(served: Served) -> None:
    people = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bob"}]
    seats_of_ann = set()
    for _ in range(20):
        table = TableClient(served, seats=people, by_lot=True)
        ann, bob = (link["seat"] for link in table.opened["seats"])
        seats_of_ann.add(ann)
        with table.sit(ann) as seen, table.spectate() as watching:
            assert [seen.known["seats"][seat]["name"] for seat in (ann, bob)] == ["Ann", "Bob"]
            assert seen.known["seat"] == ann
            assert seen.known["by_lot"]
            assert watching.known["by_lot"], "everybody is told"
    assert seats_of_ann == {0, 1}
    table = TableClient(served, seats=people)
    with table.sit(0) as seen:
        assert seen.known["seats"][0]["name"] == "Ann"
        assert not seen.known["by_lot"]


def test_a_computer_may_be_drawn_for_either_side(served: Served) -> None:
    found = set()
    for _ in range(20):
        table = TableClient(served, seats=[{"kind": "person"}, {"kind": "computer"}], by_lot=True)
        ((mine, _),) = table.keys.items()
        with table.sit(mine) as seen:
            assert [seat["kind"] for seat in seen.known["seats"]] == (
                ["person", "computer"] if not mine else ["computer", "person"]
            )
        found.add(mine)
    assert found == {0, 1}


def test_public_tables_are_listed_and_open_to_all(served: Served) -> None:
    quiet = TableClient(served)
    table = TableClient(served, public=True, seats=[{"kind": "open"}, {"kind": "open"}])
    listed = served.http.get("/api/tables/").json()["tables"]
    assert table.id in [one["table"] for one in listed]
    assert quiet.id not in [one["table"] for one in listed]
    assert table.get().status_code == 200
    assert table.post("seats/0/join", name="Ann").status_code == 201
    assert "Ann" in served.http.get("/").text


def test_names_change_and_stay_clean(served: Served) -> None:
    table = TableClient(served)
    with table.sit(1) as blue:
        assert table.post("seats/0/rename", table.keys[0], name="<b>\u202eX\x00Y</b>").status_code == 201
        blue.read()
        assert blue.known["seats"][0]["name"] == "<b> X Y</b>"
        assert table.post("seats/0/rename", table.keys[0], name="x" * 41).status_code == 400
        assert table.post("seats/0/rename", table.keys[0], name=" \n ").status_code == 409


def test_leaving_and_coming_back(served: Served) -> None:
    table = TableClient(served)
    with table.sit(1) as blue:
        assert table.post("seats/0/return", table.keys[0]).status_code == 409
        assert table.post("seats/0/leave", table.keys[0]).status_code == 201
        assert table.post("seats/0/leave", table.keys[0]).status_code == 409
        blue.read()
        assert blue.known["seats"][0]["away"]
        assert table.post("seats/0/return", table.keys[0]).status_code == 201
        blue.read()
        assert "away" not in blue.known["seats"][0]


def hands_by(table: TableClient, key: str) -> Any:
    """What whoever has it sees of all hands."""
    with Viewer(table.served.address, table.id, key) as viewer:
        return viewer.known["state"]["hands"]


def test_who_gives_a_seat_up_lets_another_take_it_over(served: Served) -> None:
    table = TableClient(served)
    assert table.post("seats/0/open", table.host).status_code == 409, "somebody sits there"
    assert table.post("seats/0/computer", table.host, level="random").status_code == 403
    with table.sit(0) as amber, table.sit(1) as blue:
        table.post("seats/0/leave", table.keys[0])
        assert table.post("seats/0/open", table.host).status_code == 409, "who got up may come back"
        heir = table.post("seats/0/open", table.keys[0]).json()["heir"]
        assert amber.closed() == 1013, "the old link no longer looks on"
        assert table.get("", table.keys[0]).status_code == 403
        assert table.post("seats/0/join", table.host, name="Eve").status_code == 403
        assert table.post("seats/0/join", table.keys[1], name="Eve").status_code == 403
        assert table.post("seats/0/join", table.watch, name="Eve").status_code == 403, "the host has that link too"
        with Viewer(served.address, table.id, heir["key"]) as waiting:
            assert waiting.known["seat"] is None
            assert waiting.known["state"]["hands"] == hands_by(table, table.watch)
        new = table.post("seats/0/join", heir["key"], name="Zoe").json()["key"]
        blue.read_until(3)
        assert [event["name"] for event in blue.events[-2:]] == ["seat_freed", "seat_taken"]
    with Viewer(served.address, table.id, new) as zoe:
        assert all(zoe.known["state"]["hands"]["0"])


def test_several_seats_in_one_browser(served: Served) -> None:
    """Hot seat: one WebSocket for each seat, each with its own view."""
    table = TableClient(served)
    with table.sit(0) as amber, table.sit(1) as blue:
        play([amber, blue], 500, random.Random(1))
        assert amber.known["standings"]


# Computers


def wait(viewer: Viewer, done: Any, seconds: float = 30) -> None:
    until = time.monotonic() + seconds
    while not done(viewer.known):
        viewer.read(max(0.1, until - time.monotonic()))


def test_computers_play_among_themselves(served: Served) -> None:
    table = TableClient(served, seats=COMPUTERS)
    with table.spectate() as crowd:
        wait(crowd, lambda outgoing: outgoing["standings"])
    assert "computer failed" not in served.lines.getvalue()


def test_a_seat_is_given_to_a_computer_and_taken_back(served: Served) -> None:
    table = TableClient(served)
    with table.sit(0) as amber, table.sit(1) as blue:
        assert table.post("seats/0/computer", table.keys[0], level="genius").status_code == 400
        assert table.post("seats/0/computer", table.keys[0], level="random").status_code == 201
        wait(blue, lambda outgoing: any(one.get("done") for one in outgoing["awaited"] if one["seat"] == 0))
        amber.read_until(blue.seq)
        assert amber.ask(type="concede")["code"] == "refused", "the computer plays"
        assert table.post("seats/0/computer", table.keys[0], level="random").status_code == 409
        assert table.post("seats/0/return", table.keys[0]).status_code == 201
        amber.read()
        assert amber.known["seats"][0]["kind"] == "person"


def test_nobody_takes_a_computers_seat_to_look_at_its_secrets(served: Served) -> None:
    table = TableClient(served, seats=[{"kind": "person"}, {"kind": "computer"}])
    assert list(table.keys) == [0], "a computer has no link"
    with table.sit(0) as amber:
        wait(amber, lambda outgoing: any(one.get("done") for one in outgoing["awaited"] if one["seat"] == 1))
        refusal = table.post("seats/1/open", table.host)
        assert refusal.status_code == 409
        assert "secrets" in refusal.json()["message"]
        assert table.post("seats/1/return", table.host).status_code == 403
        assert table.post("seats/1/join", table.host, name="Eve").status_code == 409


def _sleep(packed: bytes) -> str:
    time.sleep(60)
    return ""


def _die(packed: bytes) -> str:
    import os

    os._exit(3)


def _nonsense(packed: bytes) -> str:
    return "no such option"


def _err(packed: bytes) -> str:
    raise ValueError("cannot think")


@pytest.mark.parametrize("thought", [_sleep, _die, _nonsense, _err], ids=lambda thought: thought.__name__)
def test_a_computer_that_fails_does_not_stop_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, thought: Any
) -> None:
    monkeypatch.setattr("souterrain.server.server.think", thought)
    monkeypatch.setattr(pool, "START", 5 if thought is not _sleep else 0.3)
    with serving(Settings(f"sqlite:///{tmp_path / 'log.db'}", deadline=0.2)) as served:
        table = TableClient(served, seats=[{"kind": "person"}, {"kind": "computer"}])
        with table.sit(0) as amber:
            wait(amber, lambda outgoing: any(one.get("done") for one in outgoing["awaited"] if one["seat"] == 1))
            began = time.monotonic()
            amber.answer([])
            assert time.monotonic() - began < 5
        lines = served.lines.getvalue()
        assert "computer failed" in lines or "computer refused" in lines


def test_worker_processes_are_ended_with_the_server(tmp_path: Path) -> None:
    with serving(Settings(f"sqlite:///{tmp_path / 'log.db'}")) as served:
        table = TableClient(served, seats=COMPUTERS)
        with table.spectate() as crowd:
            crowd.read()
        process = served.server.thinking_pool._workers[0]._process
        assert process is not None
        assert process.is_alive()
    process.join(5)
    assert not process.is_alive()


# Rematch and files


def test_a_rematch_turns_the_seats_and_keeps_the_keys(served: Served) -> None:
    table = TableClient(served, seats=[{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bob"}])
    assert table.post("rematch", table.keys[0]).status_code == 409
    with table.sit(0) as amber, table.sit(1) as blue:
        amber.ask(type="concede")
        assert table.post("rematch", table.watch).status_code == 403
        new = table.post("rematch", table.keys[1]).json()["table"]
        assert table.post("rematch", table.keys[0]).status_code == 409
        blue.read_until(2)
        assert blue.known["rematch"] == new
    with Viewer(served.address, new, table.keys[0]) as ann:
        assert ann.known["seat"] == 1
        assert [seat["name"] for seat in ann.known["seats"]] == ["Bob", "Ann"]
        assert ann.answer([])["type"] == "update"


def file_of(served: Served, table: TableClient) -> str:
    """The file of a match that is not over, as nobody gets it from the server."""
    state = served.server.live(table.id)._table
    assert state
    assert state.match
    return state.match.dump().decode()


def test_a_match_is_taken_away_and_gone_on_with(served: Served) -> None:
    table = TableClient(served)
    with table.sit(0) as amber, table.sit(1) as blue:
        play([amber, blue], 5, random.Random(3))
        file = file_of(served, table)
        uploaded = served.http.post("/api/tables/upload", json={"file": file})
        assert uploaded.status_code == 201, uploaded.text
        copy = object.__new__(TableClient)
        copy.served, copy.id = served, uploaded.json()["table"]
        copy.keys = {link["seat"]: link["key"] for link in uploaded.json()["seats"]}
        with copy.sit(0) as twin, copy.sit(1) as other:
            assert twin.known["state"] == amber.known["state"]
            assert twin.events[:-1] == amber.events
            assert twin.events[-1]["name"] == "turned"
            assert twin.known["origin"] == "file"
            play([twin, other], 500, random.Random(4))
            assert twin.known["standings"]


def spoilt(file: str) -> Iterator[str]:
    lines = file.splitlines(keepends=True)
    yield ""
    yield "hello"
    yield file[:-10]
    yield lines[0].replace('"lantern"', '"chess"') + "".join(lines[1:])
    yield lines[0].replace('"base"', '"/etc"') + "".join(lines[1:])
    yield lines[0].replace('"base"', '"../../x"') + "".join(lines[1:])
    heading, pack, first, *rest = lines
    yield heading + pack + first.replace('"hash":"', '"hash":"0') + "".join(rest)
    yield heading + pack + first + first
    yield heading.replace('"packs":{"base":"', '"packs":{"base":"0') + "".join(lines[1:])
    yield heading.replace('"packs":{"base":"', '"packs":{"base":"' + 32 * "0" + '","other":"') + "".join(lines[1:])
    yield lines[0].replace('"seed":"', '"seed":"-') + "".join(lines[1:])
    yield lines[0].replace('"seed":"', '"seed":"9' + 40 * "9") + "".join(lines[1:])


def test_spoilt_files_are_refused_with_a_sentence(served: Served) -> None:
    table = TableClient(served)
    with table.sit(0) as amber, table.sit(1) as blue:
        play([amber, blue], 3, random.Random(5))
    file = file_of(served, table)
    for bad in spoilt(file):
        answer = served.http.post("/api/tables/upload", json={"file": bad})
        assert answer.status_code == 400, bad[:300]
        assert answer.json()["message"].endswith(".")
        assert "Traceback" not in answer.text


@pytest.mark.parametrize(
    "asked",
    [
        {"game": "chess"},
        {"game": "lantern", "scenario": "moon"},
        {"game": "lantern", "options": {"gusty": "very"}},
        {"game": "lantern", "packs": ["/etc"]},
        {"game": "lantern", "packs": ["../tests"]},
        {"game": "claustrophobia", "packs": ["nosuchpack"]},
        {"game": "lantern", "seats": [{"kind": "person"}]},
        {"game": "lantern", "seats": [{"kind": "computer", "level": "genius"}, {}]},
        {"game": "lantern", "seats": [{"kind": "ghost"}, {}]},
        {"game": "lantern", "seed": 5},
    ],
)
def test_tables_that_cannot_be_laid(served: Served, asked: dict[str, object]) -> None:
    answer = served.http.post("/api/tables/", json=asked)
    assert answer.status_code == 400, answer.text
    assert answer.json()["message"]
    assert str(ROOT) not in answer.text, "folders of the machine are nobody's business"


def test_a_fault_of_a_game_changes_nothing(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    table = TableClient(served)

    def fail(*args: object) -> None:
        raise ZeroDivisionError("secret detail")

    with table.sit(0) as amber:
        monkeypatch.setattr("souterrain.kernel.match.Match.answer", fail)
        told = amber.answer([])
        assert (told["code"], "secret" in told["message"]) == ("fault", False)
        monkeypatch.undo()
        assert amber.answer([])["seq"] == 1
    assert "secret detail" in served.lines.getvalue()


def test_unknown_levels_and_games_are_sentences() -> None:
    assert "random" in players.PLAYERS
    with pytest.raises(Refused):
        check_file("nonsense")
