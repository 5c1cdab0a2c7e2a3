"""`souterrain backup FILE`: copy all tables, as they are at one moment, while servers go on. A server starts on the copy."""

import argparse
import sys
from pathlib import Path

from souterrain.commands.parser import begin
from souterrain.commands.serve import default_database
from souterrain.commands.words import common, language_of
from souterrain.server.store.database import Store, Unavailable
from souterrain.server.store.migrate import TooNew

DONE, MISUSE = 0, 2


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser, say = begin(subparsers, "backup")
    parser.add_argument("file", type=Path, metavar="FILE", help=say("backup-help-file"))
    parser.add_argument("--database", metavar="URL", help=say("serve-help-database"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        store = Store.open(args.database or default_database())
        count = store.back_up(args.file)
        store.close()
    except (Unavailable, TooNew, FileExistsError) as error:
        print(f"souterrain backup: {error}", file=sys.stderr)
        return MISUSE
    print(common(language_of()).say("backup-done", count=count, file=str(args.file)))
    return DONE
