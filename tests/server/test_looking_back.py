"""After the end: everything revealed, what became of it told, another game from some point. And advice, before it."""

import json
import random
import re
from typing import Any

import pytest

from souterrain.kernel.event import Event
from souterrain.players.mind import Blank
from souterrain.server.work import report
from souterrain.speech import Speaker
from tests.players.playing import play_setup
from tests.replays.recorded import RECORDED, Recorded
from tests.server.client import TableClient, Viewer, play
from tests.server.serving import Served


def played(served: Served, answers: int = 10_000) -> TableClient:
    table = TableClient(served)
    with table.sit(0) as amber, table.sit(1) as blue:
        play([amber, blue], answers, random.Random(3))
    return table


@pytest.mark.parametrize("path", ["/replay?revealed=true", "/report"])
def test_secrets_are_told_only_after_the_end(served: Served, path: str) -> None:
    running = played(served, 3)
    assert running.get(path, running.keys[0]).status_code == 409
    assert running.get(path).status_code == 401
    over = played(served)
    assert over.get(path, over.watch).status_code == 200
    assert over.get(path, running.keys[0]).status_code == 403


def test_a_revealed_replay_shows_all_hands(served: Served) -> None:
    table = played(served)
    first = table.get("/replay?revealed=true", table.keys[0]).json()["messages"][0]
    assert all(first["state"]["hands"]["0"])
    assert all(first["state"]["hands"]["1"])
    seen = table.get("/replay", table.keys[0]).json()["messages"][0]
    assert not any(seen["state"]["hands"]["1"])


def test_chances_begin_open_and_end_with_the_result(served: Served) -> None:
    seats = [{"kind": "computer", "level": "random"}] * 2
    table = TableClient(served, game="claustrophobia", scenario="the-vigil", seats=seats)
    with table.spectate() as crowd:
        while not crowd.known["standings"]:
            crowd.read(120)
        whole = table.get("/report", table.watch).json()
        told = whole["chances"]
        assert len([fate for fate in whole["fates"] if fate["seat"] == 0]) >= 3
        assert [len(count["values"]) for count in whole["counts"]] == [2, 2, 1]
        assert all(each["event"]["words"] for each in (*whole["turnings"], *whole["best"]))
        assert 0 < told[0]["seats"][0] < 1
        assert all(abs(sum(each["seats"]) - 1) < 0.01 for each in told)
        assert [round(value) for value in told[-1]["seats"]] == [int(place == 1) for place in crowd.known["standings"]]
    assert [each["seq"] for each in told] == sorted({each["seq"] for each in told})


def test_a_game_nobody_can_judge_has_no_chances(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = served.server.store.read(played(served).id)
    assert report.report_of("t", rows).chances
    monkeypatch.setattr(report, "mind_of", lambda kind: Blank())
    told = report.report_of("t", rows)
    assert (told.chances, told.turnings, told.best) == ([], [], [])


# What a reader would name as the turn of a match: deaths, goals, losses, blows. Not the beginning of a phase, nor a step.
NAMED = re.compile(
    "meurt|revient|sort|perd|marque|gagne|bless|élimin|tué|subit|frappe|touche|vid|s’échappe|gel|incapacité|quitte|détrui|relique|sceau"
)


def test_matches_turned_where_something_happened(served: Served) -> None:
    """Most matches have turning points, though chance makes a flat one now and then; each point is told well."""
    turned = [recorded.name for recorded in RECORDED if turnings_of(served, recorded)]
    assert len(turned) > len(RECORDED) / 2, turned


def turnings_of(served: Served, recorded: Recorded) -> list[str]:
    """The lines by which a match is said to have turned. Each is one that a reader would name."""
    match = play_setup(recorded.setup, recorded.seed)
    uploaded = served.http.post("/api/tables/upload", json={"file": match.dump().decode()}, timeout=60).json()
    told = report.report_of(uploaded["table"], served.server.store.read(uploaded["table"]))
    speaker = Speaker(match.game, "fr")
    events = [Event(turn.event.name, turn.event.data, words=turn.event.words) for turn in told.turnings]
    lines = [speaker.say(speaker.event(event)) for event in events]
    assert [line for line in lines if not NAMED.search(line)] == []
    return lines


def test_another_game_goes_on_from_any_point(served: Served) -> None:
    table = played(served)
    answer = table.post("continue", table.keys[0], seq=4, seats=[{"kind": "person"}, {"kind": "person"}])
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    then = table.get("/replay", table.keys[0]).json()["messages"]
    with Viewer(served.address, opened["table"], opened["seats"][0]["key"]) as viewer:
        assert viewer.seq == 5
        assert (viewer.known["origin"], viewer.events[-1]["name"]) == ("file", "turned")
        assert not viewer.known["standings"]
        state = dict(then[0]["state"])
        for message in then[1:5]:
            state.update(message.get("state", {}))
            for table, pieces in message.get("pieces", {}).items():
                state[table] = {**state[table], **pieces}
        assert viewer.known["state"] == state


def test_whoever_knows_the_seed_does_not_know_the_dice_of_a_table_from_a_file(served: Served) -> None:
    """A heading alone would choose every die; a match that is over tells its own."""
    table = played(served)
    heading = table.get("/file", table.watch).text.splitlines(keepends=True)[0]
    ahead = set()
    for _ in range(2):
        uploaded = served.http.post("/api/tables/upload", json={"file": heading, "public": True})
        assert uploaded.status_code == 201, uploaded.text
        ahead.add(chance_at(served, uploaded.json()))
        continued = table.post("continue", table.keys[0], seq=4)
        ahead.add(chance_at(served, continued.json()))
    assert len(ahead) == 4
    assert int(json.loads(heading)["seed"]) not in ahead
    listed = {one["table"]: one["origin"] for one in served.http.get("/api/tables/").json()["tables"]}
    assert listed[uploaded.json()["table"]] == "file"
    assert "from a file" in served.http.get("/").text


def chance_at(served: Served, opened: Any) -> int:
    """The seed of the dice ahead at a new table."""
    with Viewer(served.address, opened["table"], opened["watch"]["key"]):
        table = served.server.live(opened["table"])._table
        assert table
        seed: int = table.game.state.chance.seed
        return seed


def test_a_running_match_is_not_continued_elsewhere(served: Served) -> None:
    """The copy would have the same seed: whoever made it could look into the future of the first."""
    table = played(served, 3)
    assert table.post("continue", table.keys[0], seq=1).status_code == 409
    assert table.post("continue", "", seq=1).status_code == 401


def test_advice_is_an_answer_that_can_be_given(served: Served) -> None:
    table = TableClient(served, game="claustrophobia", scenario="the-vigil")
    with table.sit(0) as human, table.sit(1) as infernal:
        asked = human if human.decision else infernal
        key, other = (table.keys[0], table.keys[1]) if asked is human else (table.keys[1], table.keys[0])
        told = table.post("advice", key)
        assert told.status_code == 201, told.text
        advice = told.json()
        assert advice["asked"] == asked.decision["asked"]
        assert advice["why"] in ("only", "habit", "clear", "better", "close", "mixed", "lost")
        assert table.post("advice", other).status_code == 409
        assert table.post("advice", table.watch).status_code == 403
        assert table.post("advice").status_code == 401
        assert asked.answer(advice["answer"], advice["asked"])["type"] == "update"


def test_who_wants_to_know_is_told_who_is_there(served: Served) -> None:
    table = TableClient(served)
    with table.sit(0) as amber:
        amber.send(type="ping")
        assert amber.read()["type"] == "pong"  # who did not ask is not told
    with Watching(served, table) as watching:
        assert watching.first["seats"] == []
        assert watching.first["watching"] == 1
        with table.sit(1):
            assert watching.next()["seats"] == [1]
        assert watching.next()["seats"] == []


class Watching(Viewer):
    """A spectator who wants to know who is there."""

    def __init__(self, served: Served, table: TableClient) -> None:
        self._hello = {"present": True}
        super().__init__(served.address, table.id, table.watch)
        self.first = self.next()

    def send(self, **message: object) -> None:
        super().send(**(message | self._hello if message["type"] == "hello" else message))

    def next(self) -> dict[str, object]:
        while True:
            told: dict[str, object] = self.read()
            if told["type"] == "present":
                return told
