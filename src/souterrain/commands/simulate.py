"""`souterrain simulate GAME`: many games between computer players, counted; a tournament for each `--players`."""

import argparse
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from souterrain.commands.parser import begin, suggested
from souterrain.commands.physics import prepare_first
from souterrain.commands.tournament import hands_for, hold, open_results
from souterrain.commands.words import language_of
from souterrain.content import ROOT, PackError, Words, words
from souterrain.games import GAMES, find
from souterrain.kernel.decision import Refused
from souterrain.kernel.game import Setting
from souterrain.lab.arena import EFFORT, Plan, check
from souterrain.lab.figures import Tournament, tournaments
from souterrain.lab.parquet import is_parquet
from souterrain.lab.report import page
from souterrain.lab.result import read_setting
from souterrain.server.work.physics import has_discs
from souterrain.where import languages


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser, say = begin(subparsers, "simulate")
    parser.add_argument("game", metavar="GAME", help=say("simulate-help-game"))
    parser.add_argument("--players", action="append", default=[], help=say("simulate-help-players"))
    parser.add_argument("--games", type=int, default=100, help=say("simulate-help-games"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help=say("simulate-help-jobs"))
    parser.add_argument("--cluster", metavar="auto|ADDRESS", help=say("simulate-help-cluster"))
    parser.add_argument("--seed", type=int, default=0, help=say("simulate-help-seed"))
    parser.add_argument("--scenario", action="append", default=[], help=say("simulate-help-scenario"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("simulate-help-option"))
    parser.add_argument("--pack", action="append", default=[], help=say("simulate-help-pack"))
    parser.add_argument("--mirror", action="store_true", help=say("simulate-help-mirror"))
    parser.add_argument("--effort", type=float, default=EFFORT, metavar="SHARE", help=say("simulate-help-effort"))
    parser.add_argument("--seconds", type=float, default=0.0, help=say("simulate-help-seconds"))
    parser.add_argument("--results", type=Path, metavar="FILE", help=say("simulate-help-results"))
    parser.add_argument("--report", type=Path, metavar="FILE", help=say("simulate-help-report"))
    parser.add_argument("--save", default="", metavar="DIR", help=say("simulate-help-save"))
    parser.add_argument("--lang", choices=languages(), default=language_of(), help=say("simulate-help-lang"))
    parser.add_argument("--json", action="store_true", help=say("simulate-help-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    sentences = words(args.lang, (ROOT / "words",))
    try:
        check_game(args.game, sentences)
        checked = [check(plan_of(args, players)) for players in args.players or ["random"]]
        # Before the first game, not after the last: what cannot be written would be lost.
        results = open_results(args.results)
        if args.report:
            args.report.open("a").close()
        if args.save:
            Path(args.save).mkdir(parents=True, exist_ok=True)
        hands = hands_for(args)
    except (Refused, PackError) as error:
        print(f"souterrain simulate: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"souterrain simulate: {error.filename} cannot be written: {error.strerror}.", file=sys.stderr)
        return 2
    if any(has_discs(game_type) for _, game_type in checked):
        prepare_first(sentences.say)
    found, tallies = [], []
    try:
        for plan, _ in checked:
            begun = time.perf_counter()
            held = hold(plan, hands, results, lines=args.json)
            found.append(held.plain(time.perf_counter() - begun))
            tallies.append(held)
        if args.report:
            told = tournaments([args.results]) if checked[0][0].acts else [Tournament(held) for held in tallies]
            args.report.write_text(page(told, sentences), encoding="utf-8")
    except Refused as error:
        print(f"souterrain simulate: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        print(
            f"souterrain simulate: {error.filename or args.results} cannot be written: {error.strerror}.",
            file=sys.stderr,
        )
        return 2
    finally:
        hands.close()
    if args.json:
        print(json.dumps(found[0] if len(found) == 1 else found, ensure_ascii=False, indent=2))
    else:
        for result in found:
            show(result, sentences)
    return 1 if any(result["faults"] for result in found) else 0


def check_game(name: str, sentences: Words) -> None:
    """`Refused` with how to play it where an expansion is named, and with what was probably meant otherwise."""
    bases = {pack: game for game in GAMES for pack in find(game).expansions} if name not in GAMES else {}
    if name in bases:
        raise Refused(sentences.say("simulate-expansion", pack=name, game=bases[name]))
    if name not in GAMES:
        known = ", ".join(GAMES)
        raise Refused(suggested(sentences, "simulate-unknown-game", name, (*GAMES, *bases), game=name, games=known))


def plan_of(args: argparse.Namespace, players: str) -> Plan:
    if args.games < 1 or args.jobs < 1 or args.seed < 0:
        raise Refused("--games and --jobs must be at least 1, --seed at least 0.")
    options = dict(read_option(text) for text in args.option)
    return Plan(
        args.game,
        tuple(players.split(",")),
        args.games,
        args.seed,
        tuple(args.scenario),
        {name: values[0] for name, values in options.items() if len(values) == 1},
        tuple(args.pack) or ("base",),
        args.save,
        args.mirror,
        args.effort,
        args.seconds,
        {name: values for name, values in options.items() if len(values) > 1},
        args.results is not None and is_parquet(args.results),
    )


def read_option(text: str) -> tuple[str, tuple[Setting, ...]]:
    """`name=value`, or `name=value,value` for values that take turns."""
    name, equals, values = text.partition("=")
    if not equals or not name:
        raise Refused(f"An option is written NAME=VALUE, not {text!r}.")
    return name, tuple(map(read_setting, values.split(",")))


def show(result: dict[str, Any], sentences: Words) -> None:
    console = Console()
    table = Table(box=None, pad_edge=False)
    for key in ("scenario", "result", "games", "share", "interval"):
        table.add_column(
            sentences.say(f"simulate-column-{key}"), justify="left" if key in ("scenario", "result") else "right"
        )
    for scenario, counted in result["scenarios"].items():
        for name, row in counted["results"].items():
            table.add_row(scenario, name, *figures(row, sentences))
    if len(set(result["players"])) > 1:
        for row in result["scores"]:
            table.add_row(
                row["scenario"], " · ".join(filter(None, (row["player"], row["seat"]))), *figures(row, sentences)
            )
    for row in result["options"]:
        table.add_row(f"{row['option']} = {row['value']}", row["seat"], *figures(row, sentences))
    console.print(table)
    console.print(
        sentences.say(
            "simulate-sum",
            games=result["games"],
            decisions=result["decisions"],
            seconds=result["seconds"],
            rate=result["decisions_per_second_and_core"],
        )
    )
    for fault in result["faults"]:
        console.print(sentences.say("simulate-fault", seed=fault["seed"], scenario=fault["scenario"]), fault["fault"])


def figures(row: dict[str, Any], sentences: Words) -> tuple[str, str, str]:
    share, low, high = (sentences.say("simulate-share", share=part) for part in (row["share"], *row["interval"]))
    return str(row["games"]), share, f"{low} – {high}"
