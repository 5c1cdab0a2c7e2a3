"""`souterrain completion SHELL`: the script by which a shell completes commands, their arguments and the names of games."""

import argparse
from pathlib import Path

import shtab

from souterrain.commands.parser import begin
from souterrain.where import GAMES

DONE = 0
FILES = {"file", "files", "folders"}


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser, say = begin(subparsers, "completion")
    parser.add_argument("shell", choices=shtab.SUPPORTED_SHELLS, help=say("completion-help-shell"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from souterrain.__main__ import parser

    whole = parser("", whole=True)
    complete(whole)
    print(shtab.complete(whole, args.shell))
    return DONE


def complete(parser: argparse.ArgumentParser) -> None:
    """Say of every argument what may stand there: a file, a game, or one of its choices."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for each in action.choices.values():
                complete(each)
        elif action.type is Path:
            action.complete = shtab.FILE  # type: ignore[attr-defined]
        elif action.dest in ("game", "book") and not action.choices:
            action.choices = list(GAMES)
