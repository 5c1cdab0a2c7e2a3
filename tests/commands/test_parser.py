"""What every command says of its arguments: in the language asked for, with examples, defaults and codes; and what was meant."""

import argparse
import ast
import inspect
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from souterrain.__main__ import COMMANDS, main, parser
from souterrain.commands.parser import OWN, SLOT, Parser
from souterrain.commands.screen import MANY, grouped
from souterrain.commands.words import ASKED, common
from souterrain.content import ROOT
from souterrain.games import find
from souterrain.kernel.decision import option
from souterrain.kernel.game import Setup
from souterrain.speech import Speaker
from souterrain.where import GAMES, languages

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture(params=languages())
def lang(request: pytest.FixtureRequest) -> Iterator[str]:
    token = ASKED.set(request.param)
    yield request.param
    ASKED.reset(token)


def command(name: str) -> Parser:
    top = parser(name)
    (choices,) = (each.choices for each in top._actions if isinstance(each, argparse._SubParsersAction))
    return choices[name]


def said_by_argparse() -> set[str]:
    """Everything that argparse of this Python would have translated."""
    calls = (node for node in ast.walk(ast.parse(inspect.getsource(argparse))) if isinstance(node, ast.Call))
    named = (call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "_")
    return {str(call.args[0].value) for call in named if isinstance(call.args[0], ast.Constant)} | {
        "show program's version number and exit"
    }


PROGRAMMERS = re.compile(
    r"mutually|conflict|metavar|dest=|callable|subparser|merge|option string|mode|required'|__call__|can't open|unknown parser"
)


def test_all_that_argparse_says_to_people_has_our_words(lang: str) -> None:
    said = {message for message in said_by_argparse() if not PROGRAMMERS.search(message)}
    assert said <= {*OWN}
    for message, key in OWN.items():
        slots = {slot[1] or "value" for slot in SLOT.finditer(message)}
        told = common(lang).say(key, **dict.fromkeys(slots, "THERE"))
        # What kind of value argparse expects, it says in Python's words; ours leave that out.
        assert told.count("THERE") == len(slots - {"type"})


@pytest.mark.parametrize("name", COMMANDS)
def test_help_has_an_example_that_works_its_codes_and_its_defaults(name: str, lang: str) -> None:
    asked = command(name)
    told = asked.format_help()
    say = common(lang).say
    for line in say(f"{name}-help-example", game=next(iter(GAMES))).splitlines():
        assert line in told
        words = shlex.split(line.partition(" > ")[0])
        assert words[:2] == ["souterrain", name]
        assert parser(name).parse_args(words[1:]).command == name
    assert say("parser-codes") in told
    assert re.findall(r"^  (\d) ", told, re.MULTILINE)[:1] == ["0"]
    flowed = re.sub("[ \n]+", " ", told)
    for action in asked._actions:
        if action.option_strings and not isinstance(action.default, bool | list | None | str):
            assert say("parser-default", value=f"{action.default:g}") in flowed


def test_codes_are_those_that_commands_end_with() -> None:
    """Each number that a module names as its exit code is explained, and no other."""
    for name in COMMANDS:
        source = (ROOT / "commands" / f"{name}.py").read_text("utf-8")
        named = re.findall(r"^[A-Z_, ]+ = (\d(?:, \d)*)$", source, re.MULTILINE)
        codes = {int(code) for code in ", ".join(named).split(", ") if code} or {
            int(code) for code in re.findall(r"return (\d)\b|return (\d) if", source) for code in code if code
        } | {0}
        told = {int(line.split()[0]) for line in common("en").say(f"{name}-help-codes").splitlines()}
        assert codes - {2} <= told, name
        assert told - {2} <= codes, name


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("simulte twister", "“simulate”"),
        ("twister", "souterrain play twister"),
        ("campaign strenght", "“strength”"),
        ("simulate twister --gamse 4", "“--games”"),
        ("play --text --scenrio x twister", "“--scenario”"),
        ("play twistr --text", "“twister”"),
        ("play soloth --text", "souterrain play catacombs --text --pack base --pack soloth"),
        ("play claustrophobia --text --scenario the-vigl", "“the-vigil”"),
        ("play claustrophobia --text --seat humn", "“human”"),
        ("play claustrophobia --text --against mastr", "“master”"),
        ("play catacombs --text --option lrd=lich", "“lord”"),
        ("simulate soloth", "souterrain simulate catacombs --pack base --pack soloth"),
        ("simulate catacmbs", "“catacombs”"),
        ("simulate claustrophobia --players adpt", "'adept'"),
        ("campaign balance --cell the-vigl", "'the-vigil'"),
        ("rules conqest", "“conquest”"),
    ],
)
def test_what_was_meant_is_said(
    given: str, meant: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    try:
        code = main(given.split())
    except SystemExit as ended:
        code = int(str(ended.code))
    assert code == 2
    assert meant in capsys.readouterr().err


def test_help_speaks_the_language_it_is_asked_in(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["simulate", "--lang", "fr", "--help"])
    told = capsys.readouterr().out
    assert told.startswith("usage\u00a0: souterrain simulate")
    assert "--results FICHIER" in told
    assert not re.search(r"\b(options:|show|exit|default|FILE|NAME|VALUE)\b", told)
    assert ASKED.get() == ""


@pytest.mark.parametrize("shell", ["bash"])
def test_shells_complete_commands_arguments_and_games(shell: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "souterrain", "completion", shell], capture_output=True, text=True, check=True
    )
    for word in (*COMMANDS, "mirror", "claustrophobia", "strength"):
        assert word in done.stdout
    if shell == "bash":
        script = f"{done.stdout}\nCOMP_WORDS=(souterrain sim); COMP_CWORD=1; _shtab_souterrain 2>/dev/null; echo ${{COMPREPLY[@]}}"
        assert subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True).stdout == "simulate\n"


def test_long_lists_are_put_together_by_what_they_act_on() -> None:
    speaker = Speaker(find("claustrophobia").start(Setup("claustrophobia", "the-vigil"), 1), "en")
    fighters = [0, 1, 2]
    offered = [
        (option("act", fighter=fighter, die=die), f"{fighter} {die}")
        for die in range(1, MANY // 2)
        for fighter in fighters
    ]
    offered += [(option("end_phase"), "end")]
    found = grouped(offered, speaker)
    assert [text for _, (_, text) in found] == [
        *(f"{fighter} {die}" for fighter in fighters for die in range(1, MANY // 2)),
        "end",
    ]
    heads = list(dict.fromkeys(about for about, _ in found))
    assert len(heads) == 4
    assert heads[-1] == "Otherwise"
    alone = [(option("act", fighter=fighter), str(fighter)) for fighter in fighters]
    assert grouped(alone, speaker) == [("", each) for each in alone]


def test_the_page_of_commands_names_every_one() -> None:
    told = (DOCS / "commands.md").read_text("utf-8")
    for name in COMMANDS:
        assert f"| `{name}` |" in told
        for line in common("en").say(f"{name}-help-codes").splitlines():
            assert line.split(maxsplit=1)[1] in told
