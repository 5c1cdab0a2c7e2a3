"""The command line: `souterrain COMMAND`.

Each command is a module in `commands/` with `add` (its arguments) and `run` (what it does, and its exit code). Only the
module of the command that is asked for is imported; of the others, `--help` knows the one sentence.
"""

import importlib
import os
import sys
from collections.abc import Sequence

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
    "completion",
)
MISUSE, INTERRUPTED = 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    given = list(sys.argv[1:] if arguments is None else arguments)
    asked = next((word for word in given if not word.startswith("-")), "")
    if wrong := fault():
        print(wrong, file=sys.stderr)
        return MISUSE
    if not given:
        parser("").print_help()
        return MISUSE
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
