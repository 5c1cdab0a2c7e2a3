"""Clocks at the table: that of the table itself, and the one among the rules of a game."""

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from souterrain.games.twister import clock as twister_clock
from souterrain.kernel.timer import Glass, Timer
from souterrain.kernel.timer import turn as turn_glasses
from souterrain.server.seats.clock import deadline, time_spent, time_up
from souterrain.server.settings import Settings
from souterrain.server.store import records
from souterrain.server.store.records import Acted
from tests.rule import rule
from tests.server.client import TableClient, Viewer, play
from tests.server.serving import Served, serving


def wait(viewer: Viewer, is_so: Callable[[Any], bool]) -> None:
    while not is_so(viewer.known):
        viewer.read(20)


def test_only_time_in_which_a_server_was_up_counts() -> None:
    up = [(0, 100), (50, 120), (300, 400)]
    assert time_up(10, 350, up) == 110 + 50
    assert time_up(130, 290, up) == 0
    assert deadline(310, 1000, 300, up) == 1310, "asked since this server came up"
    assert deadline(20, 1000, 300, up) == 300 + 1000 - 100, "the time down is not counted"
    assert deadline(20, 50, 300, up) == 300, "but the time is up"
    assert time_spent(20, 350, 300, up) == 100 + 50, "a span from before this server came up until after"
    assert time_spent(310, 350, 300, up) == 40


class _Watched:
    """As much of a game as its clock needs."""

    seats = ("one", "other")

    def __init__(self) -> None:
        self.running: dict[int, Timer] = {}

    def timer(self, seat: int) -> Timer | None:
        return self.running.get(seat)


def test_a_glass_stands_still_and_goes_on() -> None:
    game: Any = _Watched()
    turn, answer = Timer("turn 1", 120), Timer("action 1", 5)
    game.running = {0: turn}
    glasses = turn_glasses({}, game, 100)
    assert glasses == {0: Glass(turn, (), 100)}
    game.running = {1: answer}
    glasses = turn_glasses(glasses, game, 150)
    assert glasses == {0: Glass(turn, ((100, 150),)), 1: Glass(answer, (), 150)}
    game.running = {0: turn}
    glasses = turn_glasses(glasses, game, 160)
    assert glasses == {0: Glass(turn, ((100, 150),), 160), 1: Glass(answer, ((150, 160),))}
    assert turn_glasses(glasses, game, 170) == glasses, "it runs on"
    game.running = {0: Timer("turn 2", 120)}
    assert turn_glasses(glasses, game, 180)[0] == Glass(Timer("turn 2", 120), (), 180)


# The table's


def test_a_computer_takes_over_when_the_time_is_up(served: Served) -> None:
    table = TableClient(served, clock={"kind": "turn", "amount": 1})
    with table.sit(0) as amber, table.sit(1) as blue:
        blue.answer([])
        left = amber.known["clocks"]["0"] - time.time() * 1000
        assert 0 < left <= 1000
        wait(amber, lambda outgoing: outgoing["seats"][0]["kind"] == "computer")
        assert table.post("seats/0/return", table.keys[0]).status_code == 201
        amber.read_until(amber.seq + 1)


def test_a_clock_may_give_days(served: Served) -> None:
    table = TableClient(served, clock={"kind": "day", "amount": 3})
    with table.sit(0) as amber:
        left = amber.known["clocks"]["0"] - time.time() * 1000
        assert 0 < 3 * 24 * 3600 * 1000 - left < 60_000


def test_a_clock_goes_on_after_the_server_was_down(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path / 'log.db'}")
    with serving(settings) as served:
        table = TableClient(served, clock={"kind": "turn", "amount": 60})
        with table.sit(0) as amber:
            before = amber.known["clocks"]["0"]
    time.sleep(0.7)
    with serving(settings) as again:
        table.served = again
        with table.sit(0) as amber:
            assert amber.known["clocks"]["0"] - before >= 600, "the time down was given back"


def test_clocks_are_checked(served: Served) -> None:
    for clock in ({"kind": "turn", "amount": 0}, {"kind": "day", "amount": -3}, {"kind": "turn", "amount": 10**9}):
        answer = served.http.post("/api/tables/", json={"game": "lantern", "clock": clock})
        assert answer.status_code == 400


# A game's own


def twister(served: Served, **asked: Any) -> TableClient:
    return TableClient(served, game="twister", scenario="dash", options={"clock": True, "team": "mutual"}, **asked)


def to_first_turn(viewers: list[Viewer]) -> Viewer:
    """Set up, by chance; the one whose turn it is."""
    chance = random.Random(3)
    while not viewers[0].known["state"]["turn"]:
        play(viewers, 1, chance)
    return viewers[viewers[0].known["state"]["active"]]


@rule("twister.timer.limit", "twister.timer.expiry")
def test_the_table_ends_a_turn_whose_time_is_up(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twister_clock, "TURN", 2)
    table = twister(served)
    with table.sit(0) as south, table.sit(1) as north:
        assert not south.known["clocks"], "the set-up has no clock"
        active = to_first_turn([south, north])
        seat, asked = active.known["seat"], active.decision["asked"]
        assert 0 < active.known["clocks"][str(seat)] - time.time() * 1000 <= 2000
        assert "late" not in [option["id"] for option in active.decision["options"]]
        assert active.answer("late")["code"] == "refused", "nobody but the clock says so"
        wait(active, lambda outgoing: outgoing["state"]["turn"] == 2)
        late = next(event for event in active.events if event["name"] == "late")
        assert late["data"]["seat"] == seat
        refusal = active.answer("end_turn", asked)
        assert refusal["code"] == "stale"
        assert "time was up" in refusal["message"]
        assert active.ask(type="undo")["code"] == "refused"
        assert active.known["seats"][seat]["kind"] == "person"
    acts = [records.read(row.body) for row in served.server.store.read(table.id)]
    assert next(act.entry.answer for act in acts if isinstance(act, Acted) and act.by == "clock") == "late"


@rule("twister.timer.reveal", "twister.timer.combat")
def test_the_table_answers_for_an_opponent_who_is_too_slow(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twister_clock, "ANSWER", 1)
    table = twister(served)
    with table.sit(0) as south, table.sit(1) as north:
        viewers = [south, north]
        to_first_turn(viewers)
        chance = random.Random(6)
        while str(1 - south.known["state"]["active"]) not in south.known["clocks"]:
            assert play(viewers, 1, chance), "the match was over before anybody was put on the clock"
        active = viewers[south.known["state"]["active"]]
        other = viewers[1 - active.known["seat"]]
        assert list(active.known["clocks"]) == [str(other.known["seat"])], "the clock of the turn stands still"
        asked = other.decision["asked"]
        wait(other, lambda outgoing: not outgoing["decision"] or outgoing["decision"]["asked"] != asked)
        assert "time was up" in other.answer("late", asked)["message"]


@rule("twister.timer.limit")
def test_the_time_of_a_turn_is_for_all_of_it_and_an_undo_gives_none_back(served: Served) -> None:
    table = twister(served)
    with table.sit(0) as south, table.sit(1) as north:
        active = to_first_turn([south, north])
        seat = str(active.known["seat"])
        until = active.known["clocks"][seat]
        move = next(option["id"] for option in active.decision["options"] if option["verb"] in ("move", "end_turn"))
        time.sleep(0.05)
        active.answer(move)
        assert active.known["clocks"].get(seat, until) == until
        active.ask(type="undo")
        assert active.known["clocks"][seat] == until


@rule("twister.timer.limit")
def test_the_clock_of_a_game_stands_still_while_the_server_is_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(twister_clock, "TURN", 3)
    settings = Settings(f"sqlite:///{tmp_path / 'log.db'}", requests=0, creations=0, messages=0)
    with serving(settings) as served:
        table = twister(served)
        with table.sit(0) as south, table.sit(1) as north:
            active = to_first_turn([south, north])
            seat = active.known["seat"]
            before = active.known["clocks"][str(seat)]
    time.sleep(3.2)
    with serving(settings) as again:
        table.served = again
        with table.sit(seat) as active:
            assert active.known["state"]["turn"] == 1, "nobody lost the turn to the server"
            assert active.known["clocks"][str(seat)] - before >= 3000
            wait(active, lambda outgoing: outgoing["state"]["turn"] == 2)
