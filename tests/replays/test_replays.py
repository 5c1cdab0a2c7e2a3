"""The recorded matches play again bit for bit: every answer leads to the state whose hash was written down."""

import re
from pathlib import Path

import pytest

from souterrain.__main__ import main
from souterrain.content import shelf
from souterrain.games import find
from souterrain.kernel.match import read_heading, replay
from tests.replays.__main__ import record
from tests.replays.recorded import HERE, RECORDED, TOLD, Recorded, match_file, read, report_file
from tests.shelf import FROZEN

EACH = pytest.mark.parametrize("recorded", RECORDED, ids=lambda recorded: recorded.name)


def test_every_file_is_of_a_match_that_is_recorded():
    assert sorted(HERE.glob("*.match*")) == sorted(map(match_file, RECORDED))
    assert sorted(HERE.glob("*.txt")) == sorted(map(report_file, TOLD))


def test_they_are_played_with_packs_that_stand_still():
    assert shelf.SHELF == FROZEN


@EACH
def test_a_recorded_match_plays_again_bit_for_bit(recorded: Recorded):
    path = match_file(recorded)
    data = read(path)
    match = replay(find(read_heading(data, path.name).setup.game), data, path.name)
    assert match.game.is_over
    assert match.heading.rules == match.game.rules, "rules were raised: record it again"
    assert match.dump() == data
    assert list(match.game.faults()) == []


@pytest.mark.parametrize("recorded", TOLD, ids=lambda recorded: recorded.name)
def test_the_report_is_the_one_recorded(recorded: Recorded, capsys: pytest.CaptureFixture[str]):
    seats = find(recorded.setup.game).seats_at(recorded.setup)
    seat = [] if recorded.seat is None else ["--seat", seats[recorded.seat]]
    assert main(["replay", str(match_file(recorded)), "--lang", recorded.lang, *seat]) == 0
    assert capsys.readouterr().out == report_file(recorded).read_text(encoding="utf-8")


@pytest.mark.parametrize("line", [0, 5], ids=["beginning", "later"])
def test_a_match_is_not_recorded_again_where_it_parts_from_rules_of_the_same_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: int
):
    recorded = TOLD[0]
    kind = find(recorded.setup.game)
    monkeypatch.setattr("tests.replays.recorded.HERE", tmp_path)
    lines = read(HERE / f"{recorded.name}.match").splitlines(keepends=True)
    lines[line] = re.sub(rb'"hash":"....', b'"hash":"0000', lines[line])
    match_file(recorded).write_bytes(before := b"".join(lines))
    with pytest.raises(SystemExit, match=rf"parts .*Raise `rules` of {kind.__name__} .* to {kind.rules + 1}, then"):
        record([recorded.name])
    assert match_file(recorded).read_bytes() == before
    monkeypatch.setattr(kind, "rules", kind.rules + 1)
    record([recorded.name])
    assert read_heading(match_file(recorded).read_bytes(), "").rules == kind.rules


def test_the_command_finds_every_state_as_it_was_recorded(capsys: pytest.CaptureFixture[str]):
    assert main(["replay", str(match_file(TOLD[0])), "--check", "--lang", "en"]) == 0
    assert "all is well" in capsys.readouterr().out
