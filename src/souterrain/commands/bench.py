"""`souterrain bench [WHAT]`: how fast things are, as JSON."""

import argparse
import importlib
import json

from souterrain.commands.parser import begin
from souterrain.commands.physics import prepare_first
from souterrain.commands.progress import Progress
from souterrain.commands.words import common, language_of
from souterrain.where import GAMES, home

BENCHES = {
    "kernel": "souterrain.lab.bench",
    "flick": "souterrain.flick.bench",
    **{game: f"{package}.bench" for game, package in GAMES.items() if (home(game) / "bench.py").is_file()},
}
LONG = {"thinking": "souterrain.lab.timing"}  # only when it is named


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser, say = begin(subparsers, "bench")
    parser.add_argument("what", nargs="*", choices=[*BENCHES, *LONG], help=say("bench-help-what"))
    parser.add_argument("--json", action="store_true", help=say("bench-help-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    prepare_first(common(language_of()).say)
    modules = {what: importlib.import_module({**BENCHES, **LONG}[what]) for what in args.what or BENCHES}
    result = {}
    with Progress("bench", sum(getattr(each, "STEPS", 1) for each in modules.values()), lines=args.json) as told:
        for what, module in modules.items():
            if hasattr(module, "STEPS"):
                result[what] = module.bench(told.advance)
            else:
                result[what] = module.bench()
                told.advance()
    print(json.dumps(result, ensure_ascii=False, indent=2))
    return 0
