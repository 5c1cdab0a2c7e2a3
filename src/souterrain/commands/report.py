"""`souterrain report FILE…`: kept results as one page with plots, for designers.

Here: which files, and where the page goes. Not here: the figures (`lab/figures`) and the page (`lab/report`).
"""

import argparse
import sys
from pathlib import Path

from souterrain.commands.parser import begin
from souterrain.commands.words import common, language_of
from souterrain.content import PackError
from souterrain.kernel.decision import Refused
from souterrain.lab.figures import tournaments
from souterrain.lab.report import page
from souterrain.where import languages

DONE, MISUSE = 0, 2


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser, say = begin(subparsers, "report")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help=say("report-help-files"))
    parser.add_argument("--output", type=Path, metavar="FILE", help=say("report-help-output"))
    parser.add_argument("--lang", choices=languages(), default=language_of(), help=say("simulate-help-lang"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    words = common(args.lang)
    output = args.output or args.files[0].with_suffix(".html")
    try:
        if output in args.files:
            raise Refused(words.say("report-over", file=str(output)))
        told = page(tournaments(args.files), words)
        output.write_text(told, encoding="utf-8")
    except (Refused, PackError) as error:
        print(f"souterrain report: {error}", file=sys.stderr)
        return MISUSE
    except OSError as error:
        print(words.say("report-cannot-write", file=str(output), reason=error.strerror or str(error)), file=sys.stderr)
        return MISUSE
    print(words.say("report-done", file=str(output)))
    return DONE
