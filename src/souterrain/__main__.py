"""The command line: `souterrain COMMAND`; alone, it opens the page.

Each command is a module in `commands/` with `add` (its arguments) and `run` (what it does, and its exit code). Only the
module of the command that is asked for is imported; of the others, `--help` knows the one sentence.
"""

import codecs
import importlib
import io
import os
import sys
import unicodedata
from collections.abc import Sequence
from typing import TextIO

from souterrain import __version__
from souterrain.commands.parser import Formatter, Parser
from souterrain.commands.words import ASKED, common, language_given, language_of
from souterrain.where import GAMES, fault

COMMANDS = (
    "play",
    "replay",
    "verify",
    "rules",
    "packs",
    "simulate",
    "campaign",
    "report",
    "ratings",
    "serve",
    "backup",
    "loadtest",
    "bench",
    "doctor",
    "completion",
)
MISUSE, INTERRUPTED = 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    given = list(sys.argv[1:] if arguments is None else arguments)
    asked = next((word for word in given if not word.startswith("-")), "")
    if wrong := fault():
        print(wrong, file=sys.stderr)
        return MISUSE
    for stream in (sys.stdout, sys.stderr):
        write_plainly(stream)
    if not given:
        given, asked = ["play"], "play"
    token = ASKED.set(language_given(given))
    try:
        args = parser(asked).parse_args(given)
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        # The reader of our output has gone (`| head`): nothing to tell anybody. Keep Python from trying again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        ASKED.reset(token)


def write_plainly(stream: TextIO) -> None:
    """Where a terminal or a pipe has few letters (on Windows, or in an old locale), what it lacks is written as near as can be: a
    narrow space as a space. It is no reason to stop."""
    if isinstance(stream, io.TextIOWrapper) and not stream.encoding.lower().startswith("utf"):
        stream.reconfigure(errors="souterrain")


def _nearest(error: UnicodeError) -> tuple[str, int]:
    """What stands for letters that cannot be written, and where to go on."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join(_plain(letter) for letter in lacking), error.end


def _plain(letter: str) -> str:
    written = PLAIN.get(letter) or unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return written or "?"


PLAIN = {"’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "–": "-", "—": "-", "·": "-", "→": "->", "×": "x"}
codecs.register_error("souterrain", _nearest)


def parser(asked: str, *, whole: bool = False) -> Parser:
    """The parser, with the arguments of the command that is asked for, or of all."""
    say = common(language_of()).say
    top = Parser(
        prog="souterrain",
        description=say("main-help"),
        epilog=say("main-epilog", game=next(iter(GAMES))),
        formatter_class=Formatter,
    )
    top.add_argument("--version", action="version", version=f"souterrain {__version__}", help=say("parser-version"))
    subparsers = top.add_subparsers(
        dest="command", required=True, metavar=say("main-command"), title=say("main-commands")
    )
    for command in COMMANDS:
        if whole or command == asked:
            importlib.import_module(f"souterrain.commands.{command}").add(subparsers)
        else:
            subparsers.add_parser(command, help=say(f"{command}-help"))
    return top


if __name__ == "__main__":
    raise SystemExit(main())
