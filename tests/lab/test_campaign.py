"""What is claimed of players and content, as tournaments."""

import json
from pathlib import Path
from typing import Any

import pytest

from souterrain.__main__ import main
from souterrain.games import find
from souterrain.lab.arena import Played, check, names_at
from souterrain.lab.campaign import Cell, balance, strength
from souterrain.lab.result import Results


def test_every_scenario_layout_and_lord_is_weighed() -> None:
    cells = list(balance(10, 0))
    for game in ("claustrophobia", "twister", "conquest"):
        game_type = find(game)
        scenarios = game_type.scenarios(game_type.open_packs(("base",)).content)
        assert [cell.name for cell in cells if cell.plan.game == game] == list(scenarios)
    packs = ("base", "soloth")
    lords = find("catacombs").with_packs(packs).options["lord"].choices
    both = [cell.plan.options for cell in cells if cell.plan.packs == packs]
    met = {(options["lord"], hero) for options in both for hero in options.values()}
    heroes = {hero for pair in ("fighter", "archer", "hunter", "caster") for hero in both_of(packs, pair)}
    assert {(lord, hero) for lord in lords if lord != "random" for hero in heroes} <= met
    alone = [
        cell.plan.options["lord"] for cell in cells if cell.plan.packs == ("base",) and "lord" in cell.plan.options
    ]
    assert alone == ["sorcerer", "gorgon", "lich", "dragon"]


def both_of(packs: tuple[str, ...], pair: str) -> tuple[str, ...]:
    return tuple(map(str, find("catacombs").with_packs(packs).options[pair].choices))


def test_every_tournament_can_be_held() -> None:
    for cell in (*balance(2, 0), *strength(2, 0)):
        check(cell.plan)


def test_no_pair_of_a_lord_and_a_band_meets_in_the_rooms_of_another() -> None:
    seeds = [range(cell.plan.seed, cell.plan.seed + 400) for cell in balance(400, 5) if cell.plan.game == "catacombs"]
    assert len({seed for each in seeds for seed in each}) == 36 * 400


def test_levels_are_measured_in_every_game_and_mirrored() -> None:
    cells = list(strength(10, 0))
    for game in ("claustrophobia", "twister", "conquest", "catacombs"):
        names = {cell.name for cell in cells if cell.plan.game == game}
        assert {"adept – random", "master – adept"} < names
    assert all(cell.plan.mirrored for cell in cells)


@pytest.mark.parametrize(
    ("share", "games", "verdict"),
    [
        (0.5, 200, "surely within"),
        (0.5, 20, "within"),
        (0.59, 200, "within"),
        (0.65, 20, "outside"),
        (0.65, 2000, "surely outside"),
        (0.2, 100, "surely outside"),
    ],
)
def test_a_verdict_knows_how_few_games_there_were(share: float, games: int, verdict: str) -> None:
    cell = next(balance(games, 0))
    assert cell.verdict(share, games) == verdict


def kept(path: Path, cell: Cell, first: list[int]) -> None:
    """The results of a cell, by who came first in each game."""
    plan = check(cell.plan)[0]
    turns = 2 if plan.mirrored else 1
    games = (
        Played(plan.seed + number // turns, plan.scenarios[0], (1, 2) if seat == 0 else (2, 1), 9, 1.0)
        for number, seat in enumerate(first)
    )
    named = (
        Played(
            each.seed,
            each.scenario,
            each.standings,
            9,
            1.0,
            "",
            names_at(plan, 2, number % turns),
            options=plan.options,
        )
        for number, each in enumerate(games)
    )
    assert len(list(Results(path).write(plan, named))) == len(first)


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[dict[str, Any]]:
    assert main(["campaign", *arguments, "--json"]) == 0
    rows: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
    return rows


def test_the_share_of_the_first_seat_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cell = next(each for each in balance(4, 7) if each.name == "the-seal")
    kept(tmp_path / "games.csv", cell, [0, 0, 0, 1])
    asked = ("balance", "--cell", "the-seal", "--games", "4", "--seed", "7", "--results", str(tmp_path / "games.csv"))
    (row,) = told(capsys, *asked)
    assert (row["side"], row["share"], row["games"], row["verdict"]) == ("human", 0.75, 4, "outside")


def test_the_share_of_a_player_is_told_wherever_it_sits(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cell = next(each for each in strength(2, 7) if each.plan.game == "conquest" and each.name == "adept – random")
    kept(tmp_path / "games.csv", cell, [0, 1])  # mirrored: the same player, once at each seat
    asked = ("--game", "conquest", "--cell", cell.name, "--games", "2", "--seed", "7", "--jobs", "1")
    (row,) = told(capsys, "strength", *asked, "--results", str(tmp_path / "games.csv"))
    assert (row["side"], row["share"], row["games"]) == ("adept", 1.0, 2)


def test_pairs_are_taken_apart_where_several_lords_meet_several_bands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.csv"
    won = {"hydra – first": 2, "hydra – second": 1, "warchief – first": 1, "warchief – second": 0}
    asked = ["balance", "--games", "2", "--seed", "7", "--results", str(file)]
    for cell in balance(2, 7):
        if cell.name in won:
            kept(file, cell, [0] * won[cell.name] + [1] * (2 - won[cell.name]))
            asked += ["--cell", cell.name]
    rows = {row["cell"]: row for row in told(capsys, *asked)}
    assert [rows[name]["fitted"][0] for name in won] == [1.0, 0.5, 0.5, 0.0]
    assert {(row["strain"], row["free"]) for row in rows.values()} == {(0.0, 1)}
    assert main(["campaign", *asked, "--lang", "en"]) == 0
    assert "luck alone makes about 1" in capsys.readouterr().out


def test_a_row_that_does_not_exist_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["campaign", "balance", "--cell", "the-sea"]) == 2
    assert capsys.readouterr().err == (
        "souterrain campaign: There is no such cell: the-sea. Did you mean 'the-seal'?\n"
    )
