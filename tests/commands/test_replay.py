"""`souterrain replay`: reports that read like a game, checks that find every change, clear refusals."""

import json
import re
from pathlib import Path

import pytest

from souterrain import __version__
from souterrain.__main__ import main
from souterrain.games import find
from souterrain.kernel.match import Match
from tests.every_game.table import NAMES, game_of, packs_of
from tests.players.playing import play_out


@pytest.fixture(scope="module")
def match() -> Match:
    return play_out(4, "the-vigil")


@pytest.fixture
def file(match: Match, tmp_path: Path) -> Path:
    path = tmp_path / "vigil.match"
    match.write(path)
    return path


def test_a_spectator_reads_no_secret(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["replay", str(file), "--lang", "en"])
    spectator = capsys.readouterr().out
    main(["replay", str(file), "--lang", "en", "--seat", "infernal"])
    infernal = capsys.readouterr().out
    assert "Told for a spectator." in spectator
    assert "The infernal player keeps an event card." in spectator
    assert "Event kept: “" not in spectator
    assert "Event kept: “" in infernal
    assert "The human player draws an instinct card" in infernal


def test_an_unfinished_match_says_who_is_awaited(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "begun.match"
    play_out(4, "the-vigil", most=7).write(path)
    assert main(["replay", str(path), "--lang", "fr"]) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("La partie n’est pas finie")
    assert "joueur humain" in last


def test_taken_back_and_given_up_is_told_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = play_out(4, "the-vigil", most=1)
    match.undo(0)
    match.concede(1)
    match.write(tmp_path / "short.match")
    assert main(["replay", str(tmp_path / "short.match"), "--lang", "en"]) == 0
    output = capsys.readouterr().out
    assert "The human player takes back an answer." in output
    assert "The infernal player gives up." in output
    assert "The human player wins." in output


def test_who_has_won_is_told_once(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["replay", str(file), "--lang", "en"])
    *_, verdict, nothing, answers = capsys.readouterr().out.splitlines()
    assert re.match(r"The (human|infernal) side wins in turn \d+: ", verdict)
    assert (nothing, answers.endswith("answers were given.")) == ("", True)


@pytest.mark.parametrize("name", NAMES)
def test_every_game_of_the_house_names_the_events_that_tell_who_has_won(name: str) -> None:
    game = game_of(name)
    told = {f"log-{event.replace('_', '-')}" for event in game.verdicts}
    words = game.open_packs(packs_of(name)).words("en")
    assert told or name == "lantern"
    assert all(key in words for key in told)


def test_a_match_of_other_rules_is_told_up_to_where_they_part(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["replay", str(file), "--lang", "fr"])
    whole = capsys.readouterr().out.splitlines()
    file.write_bytes(spoil(file.read_bytes(), "another state"))
    assert main(["replay", str(file), "--lang", "fr"]) == 2
    *told, parted, rules = capsys.readouterr().out.splitlines()
    assert re.match(r"Seules les 3 premières de ses \d+ actions mènent encore où elles menaient", parted)
    assert f"jouée avec les règles {find('claustrophobia').rules} (Souterrain" in rules
    assert whole[: len(told) - 2] == told[:-2], "up to there it is the same"


def test_a_check_says_what_was_compared_and_with_which_rules(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    now = f"rules {find('claustrophobia').rules} (Souterrain {__version__})"
    assert main(["replay", str(file), "--check", "--lang", "en"]) == 0
    found, rules = capsys.readouterr().out.splitlines()
    assert found.startswith(f"{file}: all is well. The pack is the one played with, and the ")
    assert rules == f"Claustrophobia 1643: played with {now}, told with {now}."


def test_a_check_of_a_file_of_version_1_says_that_no_states_were_compared(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(spoil(spoil(file.read_bytes(), "another state"), "version 1"))
    assert main(["replay", str(file), "--check", "--lang", "en"]) == 0
    found, rules = capsys.readouterr().out.splitlines()
    assert "all is well" not in found
    assert found.endswith("cannot be told: Souterrain 0.1.0 noted states in a way that is no longer known.")
    assert rules.startswith("Claustrophobia 1643: played with rules – (Souterrain 0.1.0), told with rules ")


def test_an_unknown_seat_is_refused(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--seat", "elf", "--lang", "fr"]) == 2
    assert (
        capsys.readouterr().err
        == "Il n’y a pas de place «\u00a0elf\u00a0». Il y a\u00a0: human, infernal, ou «\u00a0all\u00a0» pour toutes.\n"
    )


def spoil(data: bytes, how: str) -> bytes:
    lines = data.split(b"\n")
    heading = json.loads(lines[0])
    match how:
        case "foreign":
            return b"GIF89a\x00\xff"
        case "empty":
            return b""
        case "newer":
            return b"\n".join([json.dumps(heading | {"version": 99}).encode(), *lines[1:]])
        case "version 1":
            del heading["rules"]
            heading |= {"version": 1, "program": "0.1.0", "packs": {"base": "5d0e" * 8}}
        case "other game":
            heading["setup"]["game"] = "chess"
        case "unknown scenario":
            heading["setup"]["scenario"] = "the-picnic"
        case "unknown pack":
            heading["setup"]["packs"] = ["cellar"]
        case "broken off":
            return data[:-20]
        case "not JSON":
            lines[5] = b"{"
        case "impossible answer":
            lines[5] = lines[5].replace(b'"answer":"', b'"answer":"no-')
        case "another state":
            lines[5] = lines[5].replace(json.loads(lines[5])["hash"].encode(), b"0000000000000000")
    lines[0] = json.dumps(heading).encode()
    return b"\n".join(lines)


@pytest.mark.parametrize(
    ("how", "place"),
    [
        ("foreign", ": this is not a Souterrain match file"),
        ("empty", ": this is not a Souterrain match file"),
        ("newer", ": written by a newer Souterrain"),
        ("other game", ", line 1: "),
        ("unknown scenario", ", line 1: "),
        ("unknown pack", ", line 1: "),
        ("broken off", ": the file breaks off"),
        ("not JSON", ", line 6: "),
        ("impossible answer", ", line 6: "),
        ("another state", ", line 6: the state is not the one recorded"),
    ],
)
def test_a_bad_file_gets_one_line_that_names_file_and_place(
    how: str, place: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = spoil(file.read_bytes(), how)
    file.write_bytes(bad)
    assert main(["replay", str(file), "--check", "--lang", "en"]) == 2
    output, errors = capsys.readouterr()
    assert output == ""
    assert errors.startswith(str(file))
    assert place in errors
    assert errors.count("\n") == 1
    assert file.read_bytes() == bad


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / "gone.match")]) == 2
    assert "it cannot be opened" in capsys.readouterr().err
