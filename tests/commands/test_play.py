"""`souterrain play`: whole games by numbers, every command at the prompt, refusals, saving, and a real terminal."""

import io
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import NamedTuple

import pytest
from rich.console import Console

from souterrain.__main__ import main, parser
from souterrain.commands import play
from souterrain.commands.file import open_match, save_match
from souterrain.content import shelf
from souterrain.games import find
from souterrain.kernel.decision import Choice, Option, ask, option
from souterrain.kernel.game import Setup
from souterrain.kernel.match import Match
from souterrain.players.level import LEVELS
from tests.every_game.table import random_answer
from tests.rule import rule
from tests.server.test_packs import FILTH

RUBBISH = re.compile(r"[{}$]|\w/[a-z]|\bt\d+\b|_|\bNone\b|<class")


class Played(NamedTuple):
    code: int
    output: str
    left: list[str]  # what was to be typed and was not asked for


def play_with(
    typed: list[str] | Callable[[str], str],
    *arguments: str,
    game: str = "claustrophobia",
    lang: str = "en",
    width: int = 80,
) -> Played:
    """Play with these lines at the keyboard, then end of file; against chance, which answers at once."""
    output = io.StringIO()
    lines = [] if callable(typed) else list(typed)

    def read(prompt: str) -> str:
        output.write(prompt)
        if callable(typed):
            return typed(prompt)
        if not lines:
            raise EOFError
        output.write(f"{lines[0]}\n")
        return lines.pop(0)

    args = parser("play").parse_args(["play", game, "--text", "--lang", lang, "--against", "random", *arguments])
    code = play.run(args, read, Console(file=output, width=width, highlight=False))
    return Played(code, output.getvalue(), lines)


def options_of(match: Match) -> Sequence[Option]:
    (decision, *_) = match.game.open_decisions()
    return decision.options if isinstance(decision, Choice) else ()


@pytest.mark.parametrize(
    ("lang", "seat", "result"),
    [("fr", "human", "Victoire"), pytest.param("en", "infernal", "wins", marks=pytest.mark.long)],
)
def test_a_whole_scenario_can_be_played(lang: str, seat: str, result: str, tmp_path: Path) -> None:
    chance = Random(5)
    file = tmp_path / "game.match"
    arguments = ("--seat", seat, "--scenario", "the-vigil", "--seed", "2", "--save", str(file))

    def read(prompt: str) -> str:
        numbers = chance.sample(range(1, 10), chance.choice((1, 1, 1, 2, 3)))  # some questions want several
        return " ".join(map(str, numbers))

    played = play_with(read, *arguments, lang=lang)
    assert played.code == 0
    assert result in played.output
    assert not [line for line in played.output.splitlines() if RUBBISH.search(line) and str(tmp_path) not in line]
    assert open_match(file, check=True).game.is_over


@rule("twister.timer.limit", "twister.timer.expiry", "twister.timer.combat-late")
@rule("claustrophobia.setup.choose-sides")
def test_the_side_can_be_drawn() -> None:
    def told(seed: int) -> str:
        return play_with([], "--seat", "random", "--seed", str(seed)).output

    sides = {line for seed in range(12) for line in told(seed).splitlines() if line.startswith("You are")}
    assert sides == {"You are the human player.", "You are the infernal player."}
    assert told(3) == told(3), "the same seed draws the same side"


@rule("twister.timer.limit", "twister.timer.expiry", "twister.timer.combat-late")
@pytest.mark.parametrize(("pause", "is_late"), [(0.2, False), (7.0, True)])
def test_the_terminal_keeps_the_clock_of_a_game(
    pause: float, is_late: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody takes so many seconds over each answer: seven are too many for a combat card, and soon for a turn."""
    file = tmp_path / "game.match"
    chance, clock, turns = Random(4), [0.0], iter(range(1, 250))

    def read(prompt: str) -> str:
        clock[0] += pause
        numbers = chance.sample(range(1, 8), chance.choice((1, 1, 2, 4)))  # some questions want several
        return " ".join(map(str, numbers)) if next(turns, None) else "quit"

    monkeypatch.setattr(play, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    arguments = ("--option", "clock=true", "--seed", "1", "--seat", "all", "--save", str(file))
    played = play_with(read, *arguments, game="twister")
    match = open_match(file, check=True)
    rules = {event.rule for event in match.events if event.name == "late"}
    assert ("twister.timer.expiry" in rules) is is_late
    assert ("Your time is up: this answer comes too late." in played.output) is is_late
    assert "You have 120 seconds." in played.output
    assert ("late" in {entry.answer for entry in match.entries}) is is_late
    assert "The time is up\n" not in played.output, "the clock's answer is nobody's to choose"


def test_nothing_is_wider_than_the_terminal() -> None:
    chance = Random(1)
    turns = iter(range(1, 150))
    played = play_with(
        lambda prompt: str(chance.randint(1, 9)) if next(turns, None) else "quit", "--seed", "3", lang="fr"
    )
    assert max(len(line) for line in played.output.splitlines() if "> " not in line) <= 80


def test_the_seed_is_shown_and_repeats_the_game() -> None:
    first = play_with(["1", "1", "1"], "--seed", "12")
    assert "Seed 12" in first.output
    assert play_with(["1", "1", "1"], "--seed", "12").output == first.output
    assert re.search(r"Seed \d+: with --seed \d+", play_with([]).output)


def test_the_story_the_goals_and_the_rules_of_the_scenario_are_said_once() -> None:
    told = " ".join(play_with([], "--seed", "5").output.split())
    for words in (
        "The expedition is lost.",
        "2 humans have left by the stair",
        "exploration through the marked exit places",
    ):
        assert told.count(words) == 1


class TestAtThePrompt:
    """Each starts in the human preparation of the first scenario: four dice to give to four fighters."""

    def test_the_question_its_options_and_what_happened_are_shown(self) -> None:
        played = play_with([], "--seed", "5", lang="fr")
        assert "À qui donnez-vous les dés et les cartes" in played.output
        assert "    1  Donner le 1 au frère rédempteur" in played.output
        assert "Dés d’activation" in played.output
        assert "Salle de la porte" in played.output

    @pytest.mark.parametrize(
        ("typed", "told"),
        [
            ("99", "There is no option 99; they go from 1 to 12."),
            ("0", "There is no option 0"),
            ("-1", "“-1” is neither the number of an option nor a command."),
            ("dance", "“dance” is neither"),
            ("1 2", "Pick one."),
            ("1 1", "You named 1 twice."),
            ("why 99", "There is no option 99"),
            ("why #99", "The log has no line 99"),
            ("rules", "Say what to look for"),
            ("rules zyzzyva", "No rule speaks of “zyzzyva”."),
            ("undo", "Nothing can be taken back"),
            ("²", "“²” is neither"),
        ],
    )
    def test_wrong_input_is_told_and_changes_nothing(self, typed: str, told: str, tmp_path: Path) -> None:
        file = tmp_path / "game.match"
        played = play_with([typed], "--seed", "5", "--save", str(file))
        assert told in " ".join(played.output.split())
        assert len(open_match(file, check=True).entries) == 1  # the other side's draught

    @pytest.mark.parametrize(
        ("lang", "typed", "told"),
        [
            ("en", "why", "claustrophobia.hprep.assign"),
            ("fr", "pourquoi", "claustrophobia.hprep.assign"),
            ("fr", "pourquoi 3", "claustrophobia.hprep.assign"),
            ("fr", "pourquoi #10", "claustrophobia.hprep.roll"),
            ("fr", "pourquoi #7", "claustrophobia.victory.scenario"),
            ("fr", "aide", "pourquoi #12"),
            ("en", "help", "why #12"),
            ("fr", "journal", "#7  Le joueur infernal place le courant d’air"),
            ("en", "log", "#7  The infernal player places the draught"),
            ("fr", "règles blocage", "claustrophobia.move.blocking"),
            ("en", "rules blocking", "claustrophobia.move.blocking"),
        ],
    )
    def test_commands_in_the_language_of_the_player(self, lang: str, typed: str, told: str) -> None:
        before = play_with([], "--seed", "5", lang=lang).output
        after = play_with([typed], "--seed", "5", lang=lang).output
        assert told in after[len(before) - 100 :]

    def test_an_option_is_explained_with_what_is_written_on_what_it_names(self, tmp_path: Path) -> None:
        match = Match.start(find("catacombs"), Setup("catacombs"), 3)
        chance = Random(3)
        while not any(each.id == "special:bow" for each in options_of(match)):
            (decision,) = match.game.open_decisions()
            match.answer(decision.seat, random_answer(decision, chance))
        save_match(match, tmp_path / "begun.match")
        number = [each.id for each in options_of(match)].index("special:bow") + 1
        told = play_with(
            [f"why {number}"], "--seat", "party", "--load", str(tmp_path / "begun.match"), game="catacombs"
        ).output
        assert "Instead of the attack" in told
        assert (
            f"\n  Bow\n    {match.game.loaded.words('en').text('special', match.game.content.special['bow'])}" in told
        )

    def test_an_answer_can_be_taken_back(self, tmp_path: Path) -> None:
        file = tmp_path / "game.match"
        played = play_with(["1", "undo"], "--seed", "5", "--save", str(file))
        assert "The human player takes back an answer." in played.output
        assert [entry.act for entry in open_match(file, check=True).entries] == ["answer", "answer", "undo"]

    def test_giving_up_is_asked_twice(self) -> None:
        assert "wins" not in play_with(["concede", "no"], "--seed", "5").output
        played = play_with(["abandonner", "oui"], "--seed", "5", lang="fr")
        assert "Le joueur humain abandonne." in played.output
        assert "Victoire" in played.output.splitlines()[-1]

    def test_leaving_says_whether_the_match_is_kept(self, tmp_path: Path) -> None:
        assert "The match is not saved." in play_with(["quit"]).output
        file = tmp_path / "game.match"
        left = " ".join(play_with(["quitter"], "--save", str(file), lang="fr").output.split())
        assert f"souterrain play claustrophobia --seat human --load {file}" in left

    def test_save_writes_a_file_and_never_over_another(self, tmp_path: Path) -> None:
        other = tmp_path / "other"
        other.write_text("mine")
        file = tmp_path / "new.match"
        played = play_with([f"save {other}", f"save {file}", f"save {tmp_path}/no/where"], "--seed", "5")
        assert other.read_text() == "mine"
        assert open_match(file, check=True).game.name == "claustrophobia"
        assert "cannot be saved" in played.output


@pytest.mark.parametrize("said", ["", "steady", "shaky"])
def test_whoever_says_nothing_of_it_flicks_with_the_hand_that_people_usually_have(said: str, tmp_path: Path) -> None:
    file = tmp_path / "begun.match"
    chosen = ("--option", f"hand={said}") if said else ()
    play_with(["quit"], *chosen, "--seed", "1", "--save", str(file), game="conquest")
    assert open_match(file, check=True).game.setup.options["hand"] == (said or "human")


def test_a_refused_option_is_greyed_and_says_its_rule() -> None:
    """The infernal player cannot bring anybody onto the tile where the humans stand."""
    answers = ["1", *["1"] * 40]
    played = play_with(answers, "--seat", "infernal", "--seed", "7", lang="fr")
    assert "Pas maintenant" in played.output
    refused = re.search(r"^ *(\d+)(?:–\d+)?  Faire entrer .*\n +Tuile libre", played.output, re.MULTILINE)
    place = played.output.index("Pas maintenant")
    asked = played.output[:place].count("infernal> ")
    assert refused
    again = play_with(
        [*["1"] * asked, refused[1], f"pourquoi {refused[1]}"], "--seat", "infernal", "--seed", "7", lang="fr"
    )
    assert f"L’option {refused[1]} n’est pas permise maintenant" in again.output
    assert "claustrophobia.threat.free-tile" in again.output


def test_several_are_picked_at_once(tmp_path: Path) -> None:
    """Dice that wait on the board are taken back together, or not at all."""
    chance = Random(2)
    seen: list[str] = []

    def read(prompt: str) -> str:
        seen.append(prompt)
        if len(seen) > 120:
            raise EOFError
        return "1 2" if len(seen) % 3 else str(chance.randint(1, 5))

    file = tmp_path / "game.match"
    play_with(read, "--seat", "infernal", "--scenario", "the-vigil", "--seed", "4", "--save", str(file))
    answers = [entry.answer for entry in open_match(file, check=True).entries]
    assert any(isinstance(answer, tuple) and len(answer) == 2 for answer in answers)


def test_two_people_pass_the_keyboard() -> None:
    typed: list[str] = []
    chance = Random(3)

    def read(prompt: str) -> str:
        typed.append(prompt)
        if len(typed) > 250:
            raise EOFError
        return str(chance.randint(1, 6))

    played = play_with(read, "--seat", "all", "--seed", "3")
    assert any("Pass the keyboard to the human player, then press Enter." in prompt for prompt in typed)
    assert any("Pass the keyboard to the infernal player" in prompt for prompt in typed)
    # Between a pass of the keyboard and the next, the table shows one hand.
    for part in re.split(r"Pass the keyboard to ", played.output)[1:]:
        whose = "human player" if part.startswith("the human player") else "infernal player"
        assert f"{whose} holds" not in part.partition("\n")[2].lower()


def test_a_mere_pass_is_not_asked() -> None:
    nothing_to_play = ask(1, "react", [option("pass")], rule="")
    something = ask(1, "react", [option("play", card="x"), option("pass")], rule="")
    last_choice = ask(1, "activate", [option("end_phase")], rule="")
    assert [play.is_mere_pass(each) for each in (nothing_to_play, something, last_choice)] == [True, False, False]


def test_a_match_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "game.match"
    play_with(["1", "1", "quit"], "--seed", "5", "--save", str(file))
    kept = len(open_match(file, check=True).entries)
    played = play_with(["log", "1", "quit"], "--load", str(file))
    assert f"goes on after {kept} answers" in " ".join(played.output.split())
    assert "#7  The infernal player places the draught" in played.output
    assert len(open_match(file, check=True).entries) == kept + 1


def test_a_match_of_other_rules_goes_on_from_where_they_part(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.match"
    play_with(["1", "1", "1", "quit"], "--seed", "5", "--save", str(file))
    *before, last = file.read_bytes().splitlines()
    file.write_bytes(b"\n".join([*before, last.replace(json.loads(last)["hash"].encode(), b"0000000000000000"), b""]))
    count = len(open_match(file, check=True, whole=False).entries)
    play_with(["1", "quit"], "--load", str(file))
    assert f"{count - 1} of its {count} acts lead where they led" in capsys.readouterr().out
    again = open_match(file, check=True)
    assert [entry.act for entry in again.entries][count:] == ["rewind", "answer"]


def test_a_fault_of_the_program_keeps_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stumble(match: Match, seat: int, answer: object) -> None:
        raise LookupError("a stone in the way")

    file = tmp_path / "game.match"
    monkeypatch.setattr(Match, "answer", stumble)
    assert play_with(["1"], "--seat", "infernal", "--save", str(file)).code == 1
    assert "A fault of the program stopped the match" in capsys.readouterr().err
    monkeypatch.undo()
    assert open_match(file, check=True).entries == []


def test_a_file_is_old_or_new_never_half(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.match"
    play_with(["1"], "--seed", "5", "--save", str(file))
    before = file.read_bytes()
    match = open_match(file, check=True)
    match.concede(0)

    def stumble(self: Path, target: Path) -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr(Path, "replace", stumble)
    with pytest.raises(OSError, match="gone"):
        save_match(match, file)
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["game.match"]


class TestRefusedArguments:
    @pytest.mark.parametrize(
        ("arguments", "en", "fr"),
        [
            (["chess"], "There is no game “chess”.", "Il n’y a pas de jeu"),
            (["claustrophobia", "--scenario", "x"], "There is no scenario “x”.", "Il n’y a pas de scénario"),
            (["claustrophobia", "--option", "x=1"], "There is no option “x”.", "Il n’y a pas d’option"),
            (["claustrophobia", "--option", "three-destiny-dice=7"], "may be false, true, not “7”", "peut valoir"),
            (["claustrophobia", "--pack", "x"], "There is no pack “x”.", "Il n’y a pas de paquet"),
            (["claustrophobia", "--pack", "./x"], "x: there is no such folder", "x: there is no such folder"),
            (["claustrophobia", "--seat", "x"], "There is no seat “x”.", "Il n’y a pas de place"),
            (["claustrophobia", "--against", "x"], "There is no computer player “x”.", "Il n’y a pas de joueur"),
            (["claustrophobia", "--seed", "-4x"], "The seed is a whole number", "La graine est un nombre"),
            (["claustrophobia", "--load", "gone", "--scenario", "x"], "leave out --scenario", "ôtez --scenario"),
            (["claustrophobia", "--load", "gone"], "gone: it cannot be opened", "gone: it cannot be opened"),
        ],
    )
    def test_one_clear_sentence(
        self, arguments: list[str], en: str, fr: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        for lang, told in (("en", en), ("fr", fr)):
            given = [f"--seed={word}" if word == "-4x" else word for word in arguments if word != "--seed"]
            assert main(["play", "--text", *given, "--lang", lang]) == 2
            output, errors = capsys.readouterr()
            assert told in errors
            assert errors.count("\n") == 1
            assert output == ""

    def test_a_file_is_never_written_over(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file = tmp_path / "mine"
        file.write_text("mine")
        assert (
            main(["play", "claustrophobia", "--text", "--against", "random", "--save", str(file), "--lang", "en"]) == 2
        )
        assert "exists already" in capsys.readouterr().err
        assert (
            main(["play", "claustrophobia", "--text", "--against", "random", "--load", str(file), "--lang", "en"]) == 2
        )
        assert "not a Souterrain match file" in capsys.readouterr().err
        assert file.read_text() == "mine"

    def test_a_place_where_nothing_can_be_written(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["play", "claustrophobia", "--text", "--save", str(tmp_path / "no" / "where"), "--lang", "en"]) == 2
        assert "cannot be saved" in capsys.readouterr().err


def interruptible() -> None:
    """A run in the background ignores interruptions or holds them back, and so would its children; a terminal's do not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])


class Terminal:
    """The program in a terminal of its own."""

    def __init__(self, *arguments: str) -> None:
        self.master, slave = pty.openpty()
        environment = {**os.environ, "LANG": "fr_FR.UTF-8", "LC_ALL": "fr_FR.UTF-8", "TERM": "xterm-256color"}
        command = [
            sys.executable,
            "-m",
            "souterrain",
            "play",
            "claustrophobia",
            "--text",
            "--against",
            "random",
            *arguments,
        ]
        self.process = subprocess.Popen(
            command,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            start_new_session=True,
            preexec_fn=interruptible,
        )
        os.close(slave)
        self.output = ""

    def wait_for(self, text: str, seconds: float = 20) -> None:
        end = time.monotonic() + seconds
        while text not in self.output:
            ready, _, _ = select.select([self.master], [], [], max(end - time.monotonic(), 0))
            assert ready, f"{text!r} did not come: {self.output[-2000:]}"
            try:
                self.output += os.read(self.master, 65536).decode("utf-8", "replace")
            except OSError:
                assert text in self.output, f"it ended without {text!r}: {self.output[-2000:]}"

    def interrupt(self) -> None:
        """As a person does it: when the program waits for a line. (Before that, Python would keep it for later.)"""
        while Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()[0] != "S":
            time.sleep(0.01)
        os.kill(self.process.pid, signal.SIGINT)

    def type(self, text: str) -> None:
        self.output = ""
        os.write(self.master, f"{text}\n".encode())

    def close(self) -> int:
        code = self.process.wait(20)
        os.close(self.master)
        return code


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    shown = Terminal("--seed", "5", "--save", str(tmp_path / "game.match"))
    yield shown
    shown.process.kill()
    shown.process.wait()


def test_in_a_real_terminal_an_interruption_leaves_with_a_sentence(terminal: Terminal, tmp_path: Path) -> None:
    terminal.wait_for("joueur humain> ")
    terminal.output = ""  # else the next prompt is taken for seen before it comes
    terminal.type("1")
    terminal.wait_for("Le frère rédempteur reçoit le 1")
    terminal.wait_for("joueur humain> ")
    terminal.output = ""
    terminal.interrupt()
    terminal.wait_for("Vous quittez la table.")
    assert terminal.close() == 0
    assert len(open_match(tmp_path / "game.match", check=True).entries) == 2


def test_in_a_real_terminal_the_end_of_input_leaves_too(terminal: Terminal) -> None:
    terminal.wait_for("joueur humain> ")
    terminal.output = ""
    os.write(terminal.master, b"\x04")
    terminal.wait_for("Vous quittez la table.")
    assert terminal.close() == 0


def serving(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, str]]:
    """Nothing is served; the port and the page of each time that it would have been."""
    served: list[tuple[int, str]] = []

    def serve_here(port: int, page: str) -> int:
        served.append((port, page))
        return 0

    monkeypatch.setattr("souterrain.commands.serve.serve_here", serve_here)
    return served


def test_without_text_the_page_is_served_here(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    served = serving(monkeypatch)
    assert play.run(parser("play").parse_args(["play", "--port", "8700", "--lang", "fr"])) == 0
    assert "http://127.0.0.1:8700/" in capsys.readouterr().out
    assert play.run(parser("play").parse_args(["play", "soloth", "--port", "8700"])) == 0
    assert "http://127.0.0.1:8700/?game=soloth" in capsys.readouterr().out
    assert served == [(8700, ""), (8700, "?game=soloth")]


def test_a_pack_of_ones_own_is_opened_in_the_browser(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv(shelf.ADDED, "")
    served = serving(monkeypatch)
    own = tmp_path / "filth"
    own.mkdir()
    for name, text in FILTH.items():
        (own / name).write_text(text, "utf-8")
    assert main(["play", "lantern", "--pack", str(own), "--pack", "base", "--port", "8700"]) == 0
    assert served == [(8700, "?game=lantern&packs=filth")]
    assert shelf.added("lantern") == {"filth": own}, "where the server finds it"
    assert main(["play", "twister", "--pack", str(own), "--lang", "en"]) == 2
    assert "filth is not for twister" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["twistr"], "There is no game “twistr”."),
        (["twister", "--pack", "./mine"], "mine: there is no pack in this folder"),
        (["twister", "--pack", "mine"], "There is no pack “mine”."),
        (["--pack", "./mine"], "Say which game"),
        (["twister", "--seed", "4", "--against", "adept"], "with --against, --seed say --text"),
    ],
)
def test_nothing_that_is_said_to_the_browser_is_passed_over(
    arguments: list[str], told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("souterrain.commands.serve.serve_here", lambda *at: pytest.fail("it was served all the same"))
    assert main(["play", *arguments, "--lang", "en"]) == 2
    assert told in capsys.readouterr().err


def test_an_expansion_is_played_with_its_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "soloth", "--text", "--lang", "en"]) == 2
    assert "souterrain play catacombs --text --pack base --pack soloth" in capsys.readouterr().err


def test_the_terminal_asks_which_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert play.run(parser("play").parse_args(["play", "--text"])) == 2
    assert "claustrophobia" in capsys.readouterr().err


def test_who_names_nobody_plays_against_the_level_that_the_page_proposes() -> None:
    page = Path(__file__).parents[2] / "web" / "src" / "setting.svelte.ts"
    assert f"level ?? '{play.AGAINST}'" in page.read_text("utf-8")
    match = Match.start(find("claustrophobia"), Setup("claustrophobia"), 1)
    asked = parser("play").parse_args(["play", "claustrophobia", "--text"])
    seated = play.TerminalMatch(match, asked, input, Console(file=io.StringIO()))
    (other,) = seated.players.values()
    assert other._level is LEVELS[play.AGAINST]
