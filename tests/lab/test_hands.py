"""Who plays: the same games in the same order by whatever hands, and nothing is lost with a worker."""

import json
import socket
import sys
from concurrent.futures import Future
from io import StringIO

import pytest

from souterrain.__main__ import main
from souterrain.commands.progress import Progress
from souterrain.lab import hands
from souterrain.lab.arena import Plan, Played, check
from souterrain.lab.hands import AHEAD, TRIES, Alone, Due, Lost, Pool, play_all, play_lot

PLAN, _ = check(Plan("lantern", ("random",), 30))


class Fakes:
    """A cluster that is none: lots are played when they are fetched, and some of them are lost."""

    spell = 1e9

    def __init__(self, lost: dict[int, int]) -> None:
        self.lost = lost  # by number: how often it is lost
        self.begun: list[tuple[int, ...]] = []
        self.cancelled = 0

    def room(self) -> int:
        return AHEAD

    def begin(self, plan: Plan, numbers: tuple[int, ...]) -> Due:
        self.begun.append(numbers)
        return FakeDue(self, plan, numbers)

    def close(self) -> None:
        pass


class FakeDue:
    def __init__(self, owner: Fakes, plan: Plan, numbers: tuple[int, ...]) -> None:
        self.owner, self.plan, self.numbers = owner, plan, numbers

    def result(self) -> list[Played]:
        for number in self.numbers:
            if self.owner.lost.get(number, 0):
                self.owner.lost[number] -= 1
                raise Lost
        return play_lot(self.plan, self.numbers)

    def cancel(self) -> None:
        self.owner.cancelled += 1


def told(games: list[Played]) -> list[tuple[object, ...]]:
    return [(each.seed, each.standings, each.decisions, each.fault) for each in games]


@pytest.fixture(scope="module")
def alone() -> list[tuple[object, ...]]:
    return told(list(play_all(PLAN, Alone())))


def test_what_is_lost_is_played_again_and_comes_in_order(alone: list[tuple[object, ...]]) -> None:
    fakes = Fakes({0: 1, 3: 2, 29: 1})
    assert told(list(play_all(PLAN, fakes))) == alone
    assert len(fakes.begun[-1]) > 1  # quick games are handed out together
    assert sorted({number for lot in fakes.begun for number in lot}) == list(range(30))


def test_a_game_that_kills_whoever_plays_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hands.time, "sleep", lambda _: None)
    games = list(play_all(PLAN, Fakes({2: TRIES})))
    assert [each.seed for each in games if each.fault] == [2]
    assert games[2].fault == "The process that played this game has died 5 times; perhaps it had too little memory."


def test_kept_games_are_handed_to_nobody(alone: list[tuple[object, ...]]) -> None:
    fakes = Fakes({})
    assert told(list(play_all(PLAN, fakes, kept=range(25)))) == alone[25:]
    assert {number for lot in fakes.begun for number in lot} == set(range(25, 30))


def test_nobody_plays_on_for_who_has_left() -> None:
    fakes = Fakes({})
    games = play_all(PLAN, fakes)
    next(games)
    games.close()
    assert fakes.cancelled == AHEAD - 1


def test_a_pool_whose_process_dies_is_filled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        """What the library's own pool does when one of its processes is killed."""

        made = 0

        def __init__(self, jobs: int) -> None:
            Broken.made += 1
            self.is_broken = Broken.made == 1

        def submit(self, work: object, plan: Plan, numbers: tuple[int, ...]) -> "Future[list[Played]]":
            future: Future[list[Played]] = Future()
            if self.is_broken and len(numbers) and numbers[0] >= 2:
                raise hands.BrokenExecutor
            if self.is_broken and numbers[0] == 1:
                future.set_exception(hands.BrokenExecutor())
            else:
                future.set_result(play_lot(plan, numbers))
            return future

        def shutdown(self, wait: bool = True, cancel_futures: bool = False) -> None:
            pass

    monkeypatch.setattr(hands, "ProcessPoolExecutor", Broken)
    monkeypatch.setattr(hands.time, "sleep", lambda _: None)
    assert [each.seed for each in play_all(PLAN, Pool(2))] == list(range(30))
    assert Broken.made == 2


def test_without_ray_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    for command in (["simulate", "lantern"], ["campaign", "strength"]):
        assert main([*command, "--games", "1", "--cluster", "auto"]) == 2
        assert "pip install 'souterrain[cluster]'" in capsys.readouterr().err


def test_a_cluster_that_is_not_there_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    """Before anything is played, and at once: Ray is not even asked."""
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{closed.getsockname()[1]}"
        for given, told in ((address, f"no Ray cluster to reach at {address}: "), ("nonsense", "HOST:PORT, or auto")):
            assert main(["simulate", "lantern", "--games", "1", "--cluster", given]) == 2
            assert told in capsys.readouterr().err


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_progress_is_lines_of_json_for_programs_at_most_one_a_second() -> None:
    out, clock = StringIO(), Clock()
    with Progress("lantern", 100, 20, lines=True, out=out, clock=clock) as progress:
        for _ in range(40):
            clock.now += 0.25
            progress.advance()
    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [line["done"] for line in lines] == [*range(24, 61, 4), 60]
    # Twenty were done another day, and say nothing of how quick this one is.
    assert lines[0] == {"work": "lantern", "done": 24, "of": 100, "per_second": 4.0, "seconds_left": 19.0}


def test_progress_is_quiet_where_nobody_looks_on() -> None:
    out = StringIO()
    with Progress("lantern", 2, out=out) as progress:
        progress.advance()
    assert out.getvalue() == ""


def test_progress_is_a_bar_at_a_terminal() -> None:
    class Terminal(StringIO):
        def isatty(self) -> bool:
            return True

    out = Terminal()
    with Progress("lantern", 4, 1, out=out) as progress:
        progress.advance()
        progress._bar.refresh()
    assert "2/4" in out.getvalue()
    assert "/s" in out.getvalue()


def test_json_of_a_tournament_is_still_one_document(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "lantern", "--games", "2", "--jobs", "1", "--json"]) == 0
    told = capsys.readouterr()
    assert json.loads(told.out)["games"] == 2
    assert json.loads(told.err.splitlines()[-1])["done"] == 2
