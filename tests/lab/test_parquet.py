"""Results as Parquet: whole parts only, continued where they were broken off, and a page and ratings made of them."""

import errno
import json
import re
import sys
from collections import Counter
from pathlib import Path

import pyarrow.parquet
import pytest

from souterrain.__main__ import main
from souterrain.kernel.decision import Refused
from souterrain.lab import parquet
from souterrain.lab.arena import Plan, Played, check, play
from souterrain.lab.figures import Apart, _apart, tournaments
from souterrain.lab.hands import Alone, play_all
from souterrain.lab.parquet import ParquetResults, read, schemas
from souterrain.lab.ratings import Ladder, beats, ladders
from souterrain.lab.tally import interval

DOCS = Path(__file__).parents[2] / "docs"
PLAN, GAME = check(Plan("lantern", ("habit", "random"), 6, mirrored=True, acts=True))


@pytest.fixture(scope="module")
def played() -> list[Played]:
    return list(play_all(PLAN, Alone()))


@pytest.fixture
def folder(tmp_path: Path, played: list[Played]) -> Path:
    path = tmp_path / "lantern.parquet"
    assert list(ParquetResults(path).write(PLAN, iter(played))) == played
    return path


def test_every_question_and_answer_is_kept(folder: Path, played: list[Played]) -> None:
    games, acts = read(folder, "games"), read(folder, "decisions")
    assert [row["decisions"] for row in games] == [each.decisions for each in played]
    assert len(acts) == sum(each.decisions for each in played)
    first = [row for row in acts if row["id"] == games[0]["id"]]
    assert [row["number"] for row in first] == list(range(played[0].decisions))
    assert [row["answer"] for row in first] == [act.answer for act in played[0].acts]
    for row in first:
        seat = games[0]["seats"].index(row["seat"])
        assert row["player"] == games[0]["players"][seat]
        assert row["share"] == games[0]["shares"][seat]
        assert row["offered"] >= 1
    assert any(row["things"] for row in first)


def test_what_was_kept_is_not_played_again(folder: Path, played: list[Played]) -> None:
    kept = ParquetResults(folder).of(PLAN, 2)
    assert {number: (each.seed, each.players, each.standings, each.turn) for number, each in kept.items()} == {
        number: (each.seed, each.players, each.standings, each.turn) for number, each in enumerate(played)
    }
    assert ParquetResults(folder).of(check(Plan("lantern", ("habit", "random"), 6, seed=90, mirrored=True))[0], 2) == {}


def test_a_run_that_is_broken_off_keeps_what_it_has_played(tmp_path: Path, played: list[Played]) -> None:
    path = tmp_path / "lantern.parquet"
    begun = ParquetResults(path).write(PLAN, iter(played))
    next(begun), next(begun)
    begun.close()
    assert sorted(ParquetResults(path).of(PLAN, 2)) == [0, 1]
    # Decisions of a part that was never finished do not count, and are written over.
    orphan = path / "decisions" / "part-000001.parquet"
    orphan.write_bytes(b"cut short")
    assert len(list(ParquetResults(path).write(PLAN, iter(played[2:])))) == 4
    assert len(read(path, "games")) == 6
    assert Counter(row["id"] for row in read(path, "decisions")).total() == sum(each.decisions for each in played)


def test_long_runs_are_written_in_parts(tmp_path: Path, played: list[Played], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet, "ROWS", played[0].decisions)
    path = tmp_path / "lantern.parquet"
    begun = ParquetResults(path).write(PLAN, iter(played))
    next(begun)
    assert len(read(path, "games")) == 1  # before the game is counted
    begun.close()


def test_a_game_that_went_wrong_is_played_again_and_counts_once(tmp_path: Path, played: list[Played]) -> None:
    path = tmp_path / "lantern.parquet"
    wrong = Played(played[0].seed, played[0].scenario, (), 3, 0.1, "ZeroDivisionError", played[0].players)
    assert list(ParquetResults(path).write(PLAN, iter([wrong, *played[1:]])))
    assert 0 not in ParquetResults(path).of(PLAN, 2)
    assert list(ParquetResults(path).write(PLAN, iter(played[:1])))
    (found,) = tournaments([path])
    assert (found.tally.games, found.tally.faults) == (6, [])


def test_the_page_explains_every_column() -> None:
    told = (DOCS / "results.md").read_text("utf-8")
    for table, schema in schemas().items():
        listed = told.partition(f"## {table.capitalize()}")[2].partition("\n## ")[0]
        rows = re.findall(r"^\| `(\w+)` \| ([^|]+) \|", listed, re.MULTILINE)
        assert [name for name, _ in rows] == schema.names
        types = [str(field.type).replace("item: ", "") for field in schema]
        in_dictionary = "dictionary<values=string, indices=int32, ordered=0>"
        assert [type.strip() for _, type in rows] == [
            type.replace(in_dictionary, "string, in a dictionary") for type in types
        ]


def test_a_page_is_made_for_designers_in_their_language(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = folder.with_name("page.html")
    for lang, words in (("en", "How long games are"), ("fr", "Durée des parties")):
        assert main(["report", str(folder), "--output", str(page), "--lang", lang]) == 0
        told = page.read_text("utf-8")
        assert words in told
        assert f'<html lang="{lang}">' in told
        assert told.count("<svg") >= 5
        assert not re.search(r"<script|https?://|<link|src=", told)
        assert "report-" not in re.sub(r"<style>.*</style>", "", told, flags=re.DOTALL)
    assert str(page) in capsys.readouterr().out


def test_what_is_no_result_is_said_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    empty = tmp_path / "empty.parquet"
    assert main(["report", str(empty)]) == 2
    empty.mkdir()
    assert main(["ratings", str(empty)]) == 2
    (empty / "games").mkdir()
    (empty / "games" / "part-000000.parquet").write_bytes(b"nonsense")
    assert main(["report", str(empty)]) == 2
    csv = tmp_path / "a.csv"
    csv.write_text("a,b\n")
    assert main(["report", str(csv)]) == 2
    assert main(["report", str(csv), "--output", str(csv)]) == 2
    told = capsys.readouterr().err.splitlines()
    assert [line.rpartition(" ")[0] != "" and "Traceback" not in line for line in told] == [True] * 5
    assert csv.read_text() == "a,b\n"


def test_a_full_disk_is_said_in_a_sentence_and_spoils_nothing(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write, written = pyarrow.parquet.write_table, []

    def fail(table: object, file: Path, **given: object) -> None:
        """The second part meets the end of the disk: it must be that of games."""
        written.append(file)
        if len(written) == 1:
            write(table, file, **given)
            return
        file.write_bytes(b"half")
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(pyarrow.parquet, "write_table", fail)
    call = ["simulate", "lantern", "--games", "1", "--seed", "50", "--jobs", "1", "--results", str(folder)]
    assert main(call) == 2
    assert capsys.readouterr().err == f"souterrain simulate: {folder} cannot be written: No space left on device.\n"
    assert len(read(folder, "games")) == 6


def test_without_pyarrow_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(Refused, match=r"pip install 'souterrain\[results\]'"):
        read(tmp_path, "games")


def test_what_winners_do_is_set_apart_by_its_part_not_its_number() -> None:
    found = _apart("verb/attack", "amber", 0.5, [1.0] * 9 + [0.0], [1.0] + [0.0] * 9)
    low, high = interval(9, 10)
    assert isinstance(found, Apart)
    assert found.gap == pytest.approx(0.8)
    # Newcombe: from each share to the edge of its own interval.
    assert found.interval[0] == pytest.approx(0.8 - ((0.9 - low) ** 2 + (1 - low - 0.1) ** 2) ** 0.5)
    assert found.interval[1] == pytest.approx(0.8 + ((high - 0.9) ** 2 + (0.1 - (1 - high)) ** 2) ** 0.5)


def rated(*results: tuple[str, str, int], path: Path) -> Ladder:
    """A ladder from made-up games: who sat where, and whether the first seat came first."""
    games = [
        Played(seed, "", (1, 2) if won else (2, 1), 1, 1.0, "", (one, two))
        for seed, (one, two, won) in enumerate(results)
    ]
    assert list(ParquetResults(path).write(PLAN, iter(games)))
    from souterrain.lab.figures import kept_in

    (ladder,) = ladders(kept_in([path]))
    return ladder


def test_points_say_how_often_one_beats_the_other(tmp_path: Path) -> None:
    games = [("adept", "random", 1)] * 45 + [("adept", "random", 0)] * 5
    games += [("random", "adept", 0)] * 45 + [("random", "adept", 1)] * 5
    ladder = rated(*games, path=tmp_path / "a.parquet")
    best, last = ladder.ratings
    assert (best.player, last.player, last.points) == ("adept", "random", 0.0)
    assert beats(best.points) == pytest.approx(0.9, abs=0.01)
    assert best.interval[0] < best.points < best.interval[1]
    assert best.games == 100


def test_a_better_seat_makes_nobody_stronger(tmp_path: Path) -> None:
    # The first seat wins four games of five, and adept sits there more often.
    games = [("adept", "random", 1)] * 64 + [("adept", "random", 0)] * 16
    games += [("random", "adept", 1)] * 16 + [("random", "adept", 0)] * 4
    ladder = rated(*games, path=tmp_path / "a.parquet")
    assert abs(ladder.ratings[0].points - ladder.ratings[1].points) < 15


def test_nobody_is_infinitely_strong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.parquet"
    ladder = rated(*[("adept", "random", 1), ("random", "adept", 0)] * 10, path=path)
    assert 200 < ladder.ratings[0].points < 1000
    low, high = ladder.ratings[0].interval
    assert 0 < low < ladder.ratings[0].points < high  # how much stronger, nobody knows: it has won them all
    assert main(["ratings", str(path), "--markdown", "--lang", "en"]) == 0
    heads, rule, *rows = capsys.readouterr().out.splitlines()
    assert heads.startswith("| Game · thinking | Player | Points |")
    assert rule == "| --- | --- | ---: | ---: | ---: | ---: |"
    assert ["adept" in rows[0], "random" in rows[1]] == [True, True]
    assert main(["ratings", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["ratings"][0]["player"] == "adept"


def test_recording_changes_no_game() -> None:
    with_acts, without = (
        play(check(Plan("lantern", ("habit", "random"), 1, acts=acts))[0], 0) for acts in (True, False)
    )
    assert (with_acts.standings, with_acts.decisions, with_acts.deeds) == (
        without.standings,
        without.decisions,
        without.deeds,
    )
    assert (without.acts, without.ground) == ((), ())
