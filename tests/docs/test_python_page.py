"""Every example of docs/python.md runs as it stands there, and what it says of a player of one's own is true."""

import pickle
import re
import runpy
from collections.abc import Callable
from pathlib import Path

import pytest

import souterrain
from souterrain import where
from souterrain.__main__ import main, parser
from souterrain.commands import play
from souterrain.kernel.decision import Refused
from souterrain.players import find
from souterrain.server.work.thinking import think

PAGE = (Path(__file__).parents[2] / "docs" / "python.md").read_text("utf-8")
BLOCK = re.compile(r"^```python(?: file=(\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMANDS = re.search(r"^```console\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files of the page."""
    monkeypatch.chdir(tmp_path)
    for name, code in BLOCK.findall(PAGE):
        if name:
            Path(name).write_text(code, "utf-8")
    return tmp_path


def test_the_examples_run_one_after_the_other(written: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script = "\n".join(code for name, code in BLOCK.findall(PAGE) if not name)
    (written / "page.py").write_text(script, "utf-8")
    left = runpy.run_path(str(written / "page.py"))
    told = capsys.readouterr().out
    assert "('human', 'infernal')" in told
    assert "1 set_draught" in told
    assert "The human player rolls 4 activation dice" in told
    assert left["match"].entries


def test_a_player_of_ones_own_plays_tournaments(written: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert COMMANDS
    command = COMMANDS.group(1).splitlines()[0].split()
    assert command[:2] == ["souterrain", "simulate"]
    assert main([*command[1:], "--json"]) == 0
    told = capsys.readouterr().out
    assert '"mine.py:Mine"' in told
    assert '"faults": []' in told


@pytest.mark.parametrize("game", ["catacombs", "conquest", "twister"])
def test_it_plays_the_other_games_too(written: Path, game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", game, "--players", "mine.py:Mine,random", "--games", "1", "--jobs", "1", "--json"]) == 0
    assert '"faults": []' in capsys.readouterr().out


def play_at_a_terminal(player: str, read: Callable[[str], str]) -> int:
    asked = ["play", "claustrophobia", "--text", "--scenario", "the-survivors", "--seed", "7", "--lang", "en"]
    return play.run(parser("play").parse_args([*asked, "--against", player]), read)


@pytest.mark.usefixtures("written")
def test_it_plays_against_a_person_at_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    def leave(prompt: str) -> str:
        raise EOFError

    assert play_at_a_terminal("mine.py:Mine", leave) == 0
    assert "draught" in capsys.readouterr().out


@pytest.mark.usefixtures("written")
def test_at_a_server_it_thinks_with_nothing_but_its_view() -> None:
    game = souterrain.start("claustrophobia", "the-survivors", seed=7)
    packed = pickle.dumps(("mine.py:Mine", 5, game.setup, game.view(1), None))
    game.answer(1, think(packed))


WRONG = {
    "nofile.py:Mine": "There is no file nofile.py for the player nofile.py:Mine.",
    "bad.py:Other": "bad.py has no player 'Other'. It has: Unable, Wrong, Slow, Looks.",
    "broken.py:Mine": "The player broken.py:Mine cannot be read: expected ':' (line 1).",
    "no.such.module:Mine": "The player no.such.module:Mine cannot be read: ModuleNotFoundError: No module named 'no'.",
    "bad.py:Unable": "bad.py:Unable cannot sit down: TypeError: Unable() takes no arguments.",
}
BAD = """
class Unable:
    answer = print


class Wrong:
    def __init__(self, seed, setup): ...
    def answer(self, decision, look):
        return "nonsense"


class Slow(Wrong):
    def answer(self, decision, look):
        return 1 / 0


class Looks(Wrong):
    def answer(self, decision, look):
        look().state.decisions = ()
        look().state.agenda.clear()
        return decision.options[0].id
"""


@pytest.fixture
def bad(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.py").write_text(BAD, "utf-8")
    Path("broken.py").write_text("class Mine\n", "utf-8")


@pytest.mark.usefixtures("bad")
@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_with_its_file_is_said(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Refused) as refused:
        find(name, 0, 0)
    assert str(refused.value) == WRONG[name]
    assert main(["simulate", "claustrophobia", "--players", name, "--games", "1"]) == 2
    assert WRONG[name] in capsys.readouterr().err


@pytest.mark.usefixtures("bad")
@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("bad.py:Slow", "bad.py:Slow failed at 'set_draught': ZeroDivisionError: division by zero (line 14)."),
        ("bad.py:Wrong", "bad.py:Wrong gave an answer that cannot be taken. set_draught: 'nonsense' is not an option."),
    ],
)
def test_what_goes_wrong_in_it_is_said_with_its_line(name: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    asked = [
        "simulate",
        "claustrophobia",
        "--scenario",
        "the-survivors",
        "--players",
        name,
        "--games",
        "1",
        "--jobs",
        "1",
    ]
    assert main([*asked, "--json"]) == 1
    assert told in capsys.readouterr().out


@pytest.mark.usefixtures("bad")
def test_what_it_does_to_its_view_changes_nothing() -> None:
    game = souterrain.start("claustrophobia", "the-survivors", seed=7)
    player = find("bad.py:Looks", 0, 1, game.setup)
    decision = game.open_decisions()[0]
    before = game.save()
    answer = player.answer(decision, lambda: game.view(1))
    assert game.save() == before
    game.answer(decision.seat, answer)


@pytest.mark.usefixtures("bad")
def test_a_fault_at_a_terminal_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert play_at_a_terminal("bad.py:Slow", lambda prompt: "1") == 2
    assert "bad.py:Slow failed at 'set_draught'" in capsys.readouterr().err


def test_players_for_tables_are_checked_before_anything_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(where, "PLAYERS", ["nofile.py:Mine"])
    assert where.fault().startswith("SOUTERRAIN_PLAYERS names nofile.py:Mine")
    monkeypatch.setattr(where, "PLAYERS", ["Mine"])
    assert where.fault().startswith("SOUTERRAIN_PLAYERS names Mine")
