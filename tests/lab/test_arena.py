"""The arena: mirrored games, repeatable, continued where they were broken off, and counted with intervals."""

import csv
from pathlib import Path

import pytest
from msgspec.structs import replace

from souterrain.__main__ import main
from souterrain.kernel.decision import Refused, ask, option
from souterrain.kernel.game import Setup
from souterrain.lab.arena import Plan, Played, check, deeds_of, lot_of, play, seat_player
from souterrain.lab.hands import hands_of, play_all
from souterrain.lab.result import Results
from souterrain.lab.tally import Tally, interval

PLAN = Plan("claustrophobia", ("habit", "random"), 4, scenarios=("the-vigil", "the-seal"), mirrored=True)


def without_time(played: Played) -> tuple[object, ...]:
    return played.seed, played.scenario, played.players, played.standings, played.decisions, played.turns


def test_mirrored_games_share_seed_and_scenario_and_swap_sides() -> None:
    games = list(play_all(check(PLAN)[0], hands_of(1)))
    assert [(each.scenario, each.seed, each.players) for each in games] == [
        ("the-vigil", 0, ("habit", "random")),
        ("the-vigil", 0, ("random", "habit")),
        ("the-seal", 1, ("habit", "random")),
        ("the-seal", 1, ("random", "habit")),
    ]
    assert not any(each.fault for each in games)
    assert all(each.turns and each.slowest for each in games)


def test_the_same_seed_and_budget_play_the_same_game() -> None:
    plan, _ = check(Plan("claustrophobia", ("novice", "habit"), 1, 7, ("the-vigil",), effort=0.02))
    first, second = play(plan, 0), play(plan, 0)
    assert not first.fault
    assert without_time(first) == without_time(second)


def test_several_processes_play_the_same_games_in_the_same_order() -> None:
    plan, _ = check(Plan("conquest", ("random",), 4))
    alone, together = ([without_time(each) for each in play_all(plan, hands_of(jobs))] for jobs in (1, 2))
    assert together == alone


def test_games_that_nobody_waits_for_any_more_are_not_played() -> None:
    plan, _ = check(replace(PLAN, games=1_000_000))
    games = play_all(plan, hands_of(2))
    begun = next(games).seed, next(games).seed
    games.close()
    assert begun == (0, 0)


def test_a_tournament_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    plan, _ = check(PLAN)
    begun = Results(file).write(plan, play_all(plan, hands_of(1)))
    kept = [next(begun), next(begun), next(begun)]
    begun.close()
    lines = file.read_text().splitlines()
    file.write_text("\n".join([*lines[:3], lines[3][:20]]))  # the third row was cut short

    results = Results(file)
    known = results.of(plan, 2)
    assert [without_time(known[number]) for number in (0, 1)] == [without_time(each) for each in kept[:2]]
    assert len(list(results.write(plan, play_all(plan, hands_of(1), known)))) == 2
    assert len(Results(file).of(plan, 2)) == 4
    assert Results(file).of(check(Plan("claustrophobia", ("habit", "random"), 4, seed=50))[0], 2) == {}


def test_scores_are_by_player_scenario_and_seat() -> None:
    tally = Tally(Plan("claustrophobia", ("a", "b"), 3, scenarios=("the-seal",)), ("human", "infernal"))
    for standings, players in (((1, 2), ("a", "b")), ((1, 2), ("b", "a")), ((1, 1), ("a", "b"))):
        tally.add(Played(0, "the-seal", standings, 1, 1.0, "", players))
    rows = {(row["player"], row["scenario"], row["seat"]): (row["games"], row["share"]) for row in tally.scores()}
    assert rows["a", "", ""] == (3, 0.5)
    assert rows["a", "the-seal", "human"] == (2, 0.75)
    assert rows["b", "the-seal", "human"] == (1, 1.0)


def test_cards_are_counted_by_side_and_come_back_from_the_file(tmp_path: Path) -> None:
    plan, game_type = check(Plan("conquest", ("random",), 2))
    file = tmp_path / "games.csv"
    played = list(Results(file).write(plan, play_all(plan, hands_of(1))))
    assert all(each.deeds for each in played)
    kept = Results(file).of(plan, 2)
    assert [kept[number].deeds for number in (0, 1)] == [each.deeds for each in played]
    tally = Tally(plan, game_type.seats)
    for each in played:
        tally.add(each)
    rows = [row for row in tally.cards() if row["deed"].startswith("play ")]
    assert rows
    assert all(row["uses"] >= row["games"] >= 1 and 0 <= row["share"] <= 1 for row in rows)
    assert not any(part.isdecimal() for row in rows for part in row["deed"].split())


def test_copies_of_a_card_count_as_one() -> None:
    choice = ask(
        0, "act", [option("play", card="event/rage/2"), option("lay", card=5), option("move", tile=3)], rule=""
    )
    assert list(deeds_of(choice, "play:event/rage/2")) == ["play rage"]
    assert list(deeds_of(choice, "lay:5")) == ["lay 5"]
    assert list(deeds_of(choice, "move:3")) == []


def test_wilson_interval() -> None:
    assert interval(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert interval(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_command_writes_results_and_a_page(tmp_path: Path, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    table, page = tmp_path / "games.csv", tmp_path / "report.html"
    call = ["simulate", "claustrophobia", "--players", "habit,random", "--players", "random", "--scenario", "the-vigil"]
    call += ["--games", "2", "--jobs", "1", "--mirror", "--results", str(table), "--report", str(page), "--lang", lang]
    assert main(call) == 0
    with table.open() as file:
        assert len(list(csv.DictReader(file))) == 4
    text = page.read_text()
    assert text.count("<svg") == 8
    assert f'<html lang="{lang}">' in text
    assert "<script" not in text
    assert "habit" in capsys.readouterr().out


def test_a_wrong_file_of_results_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = tmp_path / "wrong.csv"
    wrong.write_text("a,b\n1,2\n")
    assert main(["simulate", "claustrophobia", "--games", "1", "--results", str(wrong)]) == 2
    assert "not a file of results" in capsys.readouterr().err


def test_more_players_than_seats_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "claustrophobia", "--games", "1", "--players", "habit,random,habit"]) == 2
    assert "2 seats, but 3 players" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["--results", "--report"])
def test_what_cannot_be_written_is_said_before_the_first_game(
    tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "claustrophobia", "--games", "1", name, str(tmp_path / "nowhere" / "file")]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_scores_come_as_they_were_named_a_total_before_its_parts() -> None:
    tally = Tally(check(PLAN)[0], ("human", "infernal"))
    for scenario in ("the-seal", "the-vigil"):
        for players in (("random", "habit"), ("habit", "random")):
            tally.add(Played(0, scenario, (1, 2), 1, 1.0, "", players))
    rows = [(row["scenario"], row["player"], row["seat"]) for row in tally.scores()]
    parts = [(name, seat) for name in ("habit", "random") for seat in ("", "human", "infernal")]
    assert rows[:6] == [("the-vigil", *part) for part in parts]
    assert rows[-2:] == [("", "habit", ""), ("", "random", "")]


def test_a_player_may_be_given_more_effort_than_the_others() -> None:
    plan = Plan("claustrophobia", ("adept", "sure@1.5"), 1, effort=0.01)
    setup = Setup("claustrophobia", "the-vigil")
    players = [seat_player(plan, name, 1, seat, setup) for seat, name in enumerate(plan.players)]
    assert [player._budget.thoughts for player in players] == [4, 6]
    with pytest.raises(Refused, match="NAME@TIMES"):
        seat_player(plan, "sure@much", 1, 1, setup)


BANDS = {"lord": ("gorgon", "lich"), "seats": (2,), "path": ("basic", "branching")}


def test_values_of_options_take_turns_through_all_combinations() -> None:
    plan, _ = check(Plan("catacombs", ("random",), 8, scenarios=("none",), varied=BANDS))
    lots = [lot_of(plan, number, 2) for number in range(8)]
    met = [(lot.seed, lot.options["lord"], lot.options["path"]) for lot in lots]
    pairs = [("gorgon", "basic"), ("lich", "basic"), ("gorgon", "branching"), ("lich", "branching")]
    assert met == [(seed, *pairs[seed % 4]) for seed in range(8)]
    mirrored = replace(plan, mirrored=True)
    assert [lot_of(mirrored, number, 2).options["lord"] for number in range(4)] == ["gorgon", "gorgon", "lich", "lich"]


def test_what_a_value_is_worth_is_counted_over_all_values_of_the_others(tmp_path: Path) -> None:
    plan = Plan("catacombs", ("random",), 4, scenarios=("none",), varied=BANDS)
    won = {("gorgon", "basic"): 1, ("gorgon", "branching"): 1, ("lich", "basic"): 1, ("lich", "branching"): 2}
    games = [
        Played(lot.seed, "none", (place, 3 - place), 9, 1.0, "", ("random", "random"), options=lot.options)
        for lot in (lot_of(plan, number, 2) for number in range(4))
        for place in [won[str(lot.options["lord"]), str(lot.options["path"])]]
    ]
    file = tmp_path / "games.csv"
    assert len(list(Results(file).write(plan, iter(games)))) == 4
    tally = Tally(plan, ("overseer", "heroes"))
    for played in Results(file).of(plan, 2).values():
        tally.add(played)
    rows = {(row["option"], row["value"]): (row["seat"], row["games"], row["share"]) for row in tally.options()}
    assert rows["lord", "gorgon"] == ("overseer", 2, 1.0)
    assert rows["lord", "lich"] == ("overseer", 2, 0.5)
    assert rows["path", "basic"] == ("overseer", 2, 1.0)
    assert rows["path", "branching"] == ("overseer", 2, 0.5)
    # A file knows which lord a game was played with: those of other lords are still to be played.
    assert Results(file).of(replace(plan, varied={**BANDS, "lord": ("dragon", "sorcerer")}), 2) == {}


@pytest.mark.long
def test_the_command_lets_values_take_turns(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "report.html"
    call = ["simulate", "catacombs", "--games", "2", "--jobs", "1", "--scenario", "none", "--report", str(page)]
    assert main([*call, "--option", "lord=gorgon,lich", "--option", "path=basic", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "lord = gorgon" in told
    assert "lord = lich" in told
    assert "Share of wins by table option" in page.read_text()


def test_options_that_change_the_seats_cannot_take_turns(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "catacombs", "--games", "2", "--option", "seats=2,3"]) == 2
    assert capsys.readouterr().err == (
        "souterrain simulate: The seats must be the same in all games: seats cannot take turns.\n"
    )
    assert main(["simulate", "catacombs", "--games", "2", "--option", "lord=gorgon,the-cook"]) == 2
    assert "the-cook" in capsys.readouterr().err
