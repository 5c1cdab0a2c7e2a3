"""`souterrain simulate GAME`: many games between computer players, counted."""

import argparse
import json
import os
import sys
import time
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from souterrain.commands.words import language_of
from souterrain.content import ROOT, PackError, Words, words
from souterrain.kernel.decision import Refused
from souterrain.kernel.game import Setup
from souterrain.lab.arena import Plan, Tally, check, play_all


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    say = words(language_of(), (ROOT / "words",)).say
    parser = subparsers.add_parser("simulate", help=say("simulate-help"), description=say("simulate-help"))
    parser.add_argument("game", help=say("simulate-help-game"))
    parser.add_argument("--players", default="random", help=say("simulate-help-players"))
    parser.add_argument("--games", type=int, default=100, help=say("simulate-help-games"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help=say("simulate-help-jobs"))
    parser.add_argument("--seed", type=int, default=0, help=say("simulate-help-seed"))
    parser.add_argument("--scenario", action="append", default=[], help=say("simulate-help-scenario"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("simulate-help-option"))
    parser.add_argument("--pack", action="append", default=[], help=say("simulate-help-pack"))
    parser.add_argument("--save", default="", metavar="DIR", help=say("simulate-help-save"))
    parser.add_argument("--lang", choices=("en", "fr"), default=language_of(), help=say("simulate-help-lang"))
    parser.add_argument("--json", action="store_true", help=say("simulate-help-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    sentences = words(args.lang, (ROOT / "words",))
    try:
        plan, game_type = check(plan_of(args))
    except (Refused, PackError) as error:
        print(f"souterrain simulate: {error}", file=sys.stderr)
        return 2
    if plan.save:
        Path(plan.save).mkdir(parents=True, exist_ok=True)
    tally = Tally(plan, game_type.seats_at(Setup(plan.game, options=plan.options)))
    begun = time.perf_counter()
    # The bar goes to the error stream, so that --json can be piped.
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(plan.game, total=plan.games)
        for played in play_all(plan, args.jobs):
            tally.add(played)
            progress.advance(task)
    result = tally.plain(time.perf_counter() - begun)
    if args.json:
        print(json.dumps(result, ensure_ascii=False, indent=2))
    else:
        show(result, sentences)
    return 1 if tally.faults else 0


def plan_of(args: argparse.Namespace) -> Plan:
    if args.games < 1 or args.jobs < 1 or args.seed < 0:
        raise Refused("--games and --jobs must be at least 1, --seed at least 0.")
    return Plan(
        args.game,
        tuple(args.players.split(",")),
        args.games,
        args.seed,
        tuple(args.scenario),
        dict(read_option(text) for text in args.option),
        tuple(args.pack) or ("base",),
        args.save,
    )


def read_option(text: str) -> tuple[str, bool | int | str]:
    """`name=value`, where true, false and whole numbers are what they look like."""
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise Refused(f"An option is written NAME=VALUE, not {text!r}.")
    if value in ("true", "false"):
        return name, value == "true"
    return name, int(value) if value.isdecimal() else value


def show(result: dict[str, object], sentences: Words) -> None:
    console = Console()
    table = Table(box=None, pad_edge=False)
    for key in ("scenario", "result", "games", "share", "interval"):
        table.add_column(
            sentences.say(f"simulate-column-{key}"), justify="left" if key in ("scenario", "result") else "right"
        )
    scenarios = result["scenarios"]
    assert isinstance(scenarios, dict)
    for scenario, counted in scenarios.items():
        for name, row in counted["results"].items():
            low, high = row["interval"]
            table.add_row(scenario, name, str(row["games"]), f"{row['share']:.1%}", f"{low:.1%} – {high:.1%}")
    console.print(table)
    faults = result["faults"]
    assert isinstance(faults, list)
    console.print(
        sentences.say(
            "simulate-sum",
            games=int(str(result["games"])),
            decisions=int(str(result["decisions"])),
            seconds=float(str(result["seconds"])),
            rate=int(str(result["decisions_per_second_and_core"])),
        )
    )
    for fault in faults:
        console.print(sentences.say("simulate-fault", seed=fault["seed"], scenario=fault["scenario"]), fault["fault"])
