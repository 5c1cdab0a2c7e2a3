"""Every command that stands in README.md, CONTRIBUTING.md or docs/*.md can be typed as it stands there.

What is written in a block or as `souterrain …`, `make …` or `python -m …` is taken from the pages and run: with small numbers in
place of large ones, and with a server that is set up but not left running. What takes hours even so is begun; what has tests of its
own (`PROVEN`) only reads its arguments here.
"""

import importlib.util
import io
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from souterrain.__main__ import COMMANDS, main, parser
from souterrain.commands import campaign, physics, serve
from souterrain.server.store import database
from souterrain.server.store.database import Store

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
FENCE = re.compile(r"^```(\S*)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`\n]+)`")
FILE_ON_PAGE = re.compile(r"^```\w+ file=(\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BEGINS = re.compile(
    r"(?:[A-Z_]+=\S+ )*(souterrain|make|python|pip|pipx|uvx|mkdir|echo|docker|curl|git|systemctl|sudo)\b(?! is| has)"
)

# What a page leaves to the reader, and what we put there. The longest first.
STANDS_FOR = {
    "postgresql://…": "postgresql://user@host/name",
    "NAME=VALUE,VALUE": "hand=steady,human",
    "game.souterrain": "game.match",
    "./my-pack": "./filth",
    "COMMAND": "rules",
    "FILE": "game.match",
    "GAME": "conquest",
    "BOOK": "twister",
    "FOLDER": "./filth",
    "URL": "sqlite:///tables.db",
    "COMMIT": "HEAD",
    "N": "1",
}
SMALL = {"simulate": ["--games", "1", "--jobs", "1", "--players", "random"]}
PROVEN = {  # by tests of their own; here, what stands on the page is read by the command
    "bench": "tests/flick/test_bench.py",
    "loadtest": "tests/server/test_operations.py",
    "ratings": "tests/lab/test_parquet.py",
    "report": "tests/lab/test_parquet.py",
}


class Line(NamedTuple):
    page: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}: {self.text}"


def lines_of(text: str) -> Iterator[str]:
    """The commands on a page, without what is said of them."""
    for lang, body in FENCE.findall(text):
        if lang in ("", "console", "sh"):
            yield from (line for line in body.replace("\\\n", " ").splitlines() if BEGINS.match(line))
    yield from (span for span in SPAN.findall(FENCE.sub("", text)) if BEGINS.match(span) and " " in span)


def lines() -> list[Line]:
    found = {
        Line(page.name, shlex.join(shlex.split(line, comments=True)) if " > " not in line else line): None
        for page in PAGES
        for line in lines_of(page.read_text("utf-8"))
    }
    return [*found]


def filled(words: list[str]) -> list[str]:
    """The words of a command with something of ours where the page leaves it to the reader."""
    text = "\0".join(words)
    for name, ours in STANDS_FOR.items():
        text = re.sub(rf"(?<![A-Z_]){re.escape(name)}(?![A-Z])", ours, text)
    return text.split("\0")


LINES = lines()
OURS = list(
    {str(filled(shlex.split(each.text))): each for each in LINES if re.match(r"souterrain\b", each.text)}.values()
)
TARGETS = {
    name
    for found in re.findall(r"^([a-z][\w -]*):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    for name in found.split()
}


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with everything that the pages tell somebody to write, and nobody at the keyboard."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    monkeypatch.setenv("LC_ALL", "en")
    (tmp_path / "filth").mkdir()
    for page, folder in (("python.md", "."), ("packs.md", "filth")):
        for name, text in FILE_ON_PAGE.findall((ROOT / "docs" / page).read_text("utf-8")):
            (tmp_path / folder / name).write_text(text, "utf-8")
    (tmp_path / "game.match").write_bytes((ROOT / "tests/replays/twister-dash.match").read_bytes())

    class Opened(Store):
        """No database of this machine is opened, only what its address says."""

        @classmethod
        def open(cls, url: str) -> "Opened":
            opened = cls(Store.open(f"sqlite:///{tmp_path / 'tables.db'}").engine)
            opened.is_shared = url.startswith("postgresql")
            return opened

    monkeypatch.setattr(serve, "Store", Opened)
    monkeypatch.setattr(serve, "serve", lambda *given, **more: 0)
    monkeypatch.setattr(serve, "serve_here", lambda *given, **more: 0)
    monkeypatch.setattr(serve, "is_taken", lambda host, port: False)
    monkeypatch.setattr(serve, "prepare", lambda say: None)
    monkeypatch.setattr(serve, "default_database", lambda: f"sqlite:///{tmp_path / 'tables.db'}")
    monkeypatch.setattr(database, "knock", lambda url: "PostgreSQL 17")
    monkeypatch.setattr(campaign, "hands_for", begun)
    monkeypatch.setattr(campaign, "prepare_first", lambda say: None)
    monkeypatch.setattr(physics, "prepare_first", lambda say: None)
    return tmp_path


class Begun(Exception):
    """A campaign would play now."""


def begun(*_: Any, **__: Any) -> None:
    raise Begun


SLOW = re.compile(r"souterrain (?:simulate|packs (?:check|reference))\b")


@pytest.mark.parametrize(
    "line", [pytest.param(each, marks=pytest.mark.long if SLOW.match(each.text) else ()) for each in OURS], ids=str
)
@pytest.mark.usefixtures("desk")
def test_a_command_of_ours_runs(line: Line, capsys: pytest.CaptureFixture[str]) -> None:
    _, *words = filled(shlex.split(line.text.partition(" > ")[0]))
    verb = next((word for word in words if not word.startswith("-")), "play")
    assert verb in COMMANDS, f"there is no command {verb}"
    if len(words) == 1 and verb not in ("play", "serve", "doctor", "rules"):
        return  # it is only named
    if verb == "backup":
        words[1] = "copy.db"
    if verb in PROVEN:
        parser(verb).parse_args(words)
        assert verb in (ROOT / PROVEN[verb]).read_text("utf-8")
    elif words[-1:] == ["--help"]:
        assert capsys_help(verb, capsys)
    elif line.text.endswith("--origin"):
        assert words[-1] in capsys_help(verb, capsys)
    elif verb == "campaign":
        with pytest.raises(Begun):
            main(words)
    else:
        code = main([*words, *SMALL.get(verb, [])])
        told = capsys.readouterr()
        # Nobody has sealed the chance of this match, and there is no such database: that is what they say.
        assert code == 0 or (verb in ("verify", "doctor") and code == 1), told.err


def capsys_help(verb: str, capsys: pytest.CaptureFixture[str]) -> str:
    with pytest.raises(SystemExit):
        main([verb, "--help"])
    return capsys.readouterr().out


@pytest.mark.parametrize("line", [each for each in LINES if re.match(r"make\b", each.text)], ids=str)
def test_a_target_is_in_the_makefile(line: Line) -> None:
    for word in shlex.split(line.text)[1:]:
        assert word in TARGETS or re.match(r"[A-Z]+=", word), word


@pytest.mark.parametrize("line", [each for each in LINES if re.match(r"python\b", each.text)], ids=str)
def test_a_module_is_there_with_its_arguments(line: Line) -> None:
    _, *words = shlex.split(line.text)
    if words[0] != "-m":
        assert (ROOT / words[0]).is_file()
        return
    if words[1] == "venv":
        return
    spec = importlib.util.find_spec(words[1])
    assert spec
    assert spec.origin
    source = Path(spec.origin)
    if spec.submodule_search_locations:
        source = source.with_name("__main__.py")
    text = source.read_text("utf-8")
    assert "__main__" in text or source.name == "__main__.py"
    for option in (word for word in words[2:] if word.startswith("--")):
        assert f'"{option}"' in text, option


@pytest.mark.parametrize("line", [each for each in LINES if re.match(r"(?:pip|pipx|uvx)\b", each.text)], ids=str)
def test_what_is_installed_is_ours_with_extras_that_there_are(line: Line) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [word for word in shlex.split(line.text)[1:] if word.startswith(project["name"])]
    assert wanted
    for word in wanted:
        extras = re.findall(r"\[(.*)\]", word)
        assert {extra for each in extras for extra in each.split(",")} <= project["optional-dependencies"].keys()


@pytest.mark.parametrize("line", [each for each in LINES if re.match(r"[A-Z_]+=", each.text)], ids=str)
def test_what_is_added_by_the_environment_is_taken(line: Line, desk: Path) -> None:
    """In a process of its own, since it is read when the program begins. A server only reads its arguments."""
    for made in (each for each in LINES if each.page == line.page and re.match(r"(?:mkdir|echo)\b", each.text)):
        subprocess.run(made.text, shell=True, cwd=desk, check=True)
    words = shlex.split(line.text)
    settings = dict(word.split("=", 1) for word in words if re.match(r"[A-Z_]+=", word))
    rest = words[len(settings) + 1 :]
    asked = [*rest, "--help"] if rest[0] == "serve" else rest
    done = subprocess.run(
        [sys.executable, "-m", "souterrain", *asked],
        cwd=desk,
        env={**os.environ, "SOUTERRAIN_GAMES": "", **settings},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_pages_are_read() -> None:
    """Were nothing found any more, nothing would be tried."""
    first = {line.text.split()[0] for line in LINES}
    assert {"souterrain", "make", "python", "pipx", "uvx", "pip"} <= first
    assert len(LINES) > 60
