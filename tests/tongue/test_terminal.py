"""A third language in the terminal: with nothing but its words, a whole game is told, asked and explained in it."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from souterrain.content.text import language_names
from souterrain.kernel import ledger
from souterrain.where import FIRST, GAMES, ROOT, home, languages, words_in
from tests.tiers import first_of
from tests.tongue.pseudo import LANG, NAME, REPOSITORY, accented

PLAIN = re.compile(r"[A-Za-z]{2,}")
REPLAYS = REPOSITORY / "tests" / "replays"
BEGUN = "qaa"  # another code that no language has
# Signs that all languages write alike: abbreviations on the sheets of fighters.
SIGNS = {"CBT", "DEF", "DPT"}


def souterrain(folder: Path, *arguments: str, typed: str = "", **environment: str) -> str:
    """What a command prints, in a process that knows nothing of the language but its folder."""
    done = subprocess.run(
        [sys.executable, "-m", "souterrain", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        cwd=REPOSITORY,
        env={**os.environ, "SOUTERRAIN_WORDS": str(folder), "COLUMNS": "400", **environment},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def left_out(text: str) -> list[str]:
    """Words without accents, which nobody has translated."""
    return [word for word in PLAIN.findall(text) if word not in SIGNS]


def test_a_language_is_known_by_its_files(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known, names = languages(), language_names()
    assert LANG not in known
    monkeypatch.setenv("SOUTERRAIN_WORDS", str(folder))
    assert languages() == (FIRST, *sorted({*known, LANG} - {FIRST}))
    assert language_names() == {**names, LANG: NAME}


def test_a_whole_game_is_told(folder: Path) -> None:
    """One whose packs are on the shelf as they were: a match of others is told in the words that it brings along."""
    told = souterrain(folder, "replay", str(REPLAYS / "conquest-four.match"), "--lang", LANG)
    assert len(told.splitlines()) > 100
    assert left_out(told) == []


def test_a_whole_game_is_played(folder: Path) -> None:
    """Questions, options, the table, the log, help, and why: by the language of the environment, and typed in that language."""
    asked = "\n".join((accented("help"), accented("why"), f"{accented('rules')} {accented('oil')}", ""))
    game = ("play", "lantern", "--text", "--seat", "amber", "--against", "random", "--seed", "4")
    told = souterrain(folder, *game, typed=asked + "1\n" * 60, LC_ALL=f"{LANG}.UTF-8")
    assert accented("Which card do you play?") in told
    assert accented("A card that burns more oil than the lamp holds cannot be chosen.") in told
    assert accented("The lamps go out.") in told
    assert left_out(re.sub(r"\blantern\.[\w-]+", "", told)) == []  # ids of rules are no words


@pytest.mark.parametrize("book", first_of(*ledger.books()))
def test_rules_and_their_headings_are_told(folder: Path, book: str) -> None:
    told = souterrain(folder, "rules", book, "--lang", LANG)
    texts = [line for line in told.splitlines() if not re.fullmatch(rf"  {book}\.[\w.-]+", line)]
    assert len(texts) > 20
    assert left_out("\n".join(texts)) == []


def test_help_speaks_it(folder: Path) -> None:
    told = souterrain(folder, "--help", LC_ALL=f"{LANG}.UTF-8")
    assert accented("To begin with a game: souterrain play ") in told


def test_what_it_lacks_is_said_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A language can be begun with one file: all the rest is English."""
    (tmp_path / "words").mkdir()
    begun = f"replay-seed = {accented('Seed')}: {{ $seed }}\n"
    (tmp_path / "words" / f"{BEGUN}.ftl").write_text(begun, encoding="utf-8")
    told = souterrain(tmp_path, "replay", str(REPLAYS / "conquest-four.match"), "--lang", BEGUN)
    english = souterrain(tmp_path, "replay", str(REPLAYS / "conquest-four.match"), "--lang", FIRST)
    assert told == english.replace("Seed: ", f"{accented('Seed')}: ")
    monkeypatch.setenv("SOUTERRAIN_WORDS", str(tmp_path))
    assert language_names()[BEGUN] == BEGUN


def test_no_folder_of_words_was_forgotten(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is said in English can be said in it: of the house, of all games and of all packs."""
    monkeypatch.setenv("SOUTERRAIN_WORDS", str(folder))
    for root in (ROOT, *(home(game) for game in GAMES)):
        for path in root.rglob(f"{FIRST}.ftl"):
            if "page" not in path.parts:
                assert words_in(path.parent, LANG).is_relative_to(folder), path
