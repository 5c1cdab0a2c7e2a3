"""`souterrain campaign strength|balance`: the tournaments behind what is claimed of players and content, as a table."""

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from rich.console import Console
from rich.table import Table

from souterrain.commands.parser import begin
from souterrain.commands.physics import prepare_first
from souterrain.commands.tournament import hands_for, hold, open_results
from souterrain.commands.words import language_of
from souterrain.content import ROOT, Words, words
from souterrain.content.fault import nearest
from souterrain.games import GAMES
from souterrain.kernel.decision import Refused
from souterrain.lab.arena import check
from souterrain.lab.campaign import CAMPAIGNS, Cell, row_of
from souterrain.lab.pairs import fit
from souterrain.lab.parquet import is_parquet
from souterrain.server.work.physics import has_discs
from souterrain.where import languages

LEFT = ("game", "cell", "side")
COLUMNS = (*LEFT, "share", "games", "interval", "verdict")


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser, say = begin(subparsers, "campaign")
    parser.add_argument("what", choices=list(CAMPAIGNS), help=say("campaign-help-what"))
    parser.add_argument("--game", action="append", default=[], choices=sorted(GAMES), help=say("campaign-help-game"))
    parser.add_argument("--cell", action="append", default=[], help=say("campaign-help-cell"))
    parser.add_argument("--games", type=int, default=100, help=say("campaign-help-games"))
    parser.add_argument("--seed", type=int, default=0, help=say("simulate-help-seed"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help=say("simulate-help-jobs"))
    parser.add_argument("--cluster", metavar="auto|ADDRESS", help=say("simulate-help-cluster"))
    parser.add_argument("--results", type=Path, metavar="FILE", help=say("simulate-help-results"))
    parser.add_argument("--lang", choices=languages(), default=language_of(), help=say("simulate-help-lang"))
    parser.add_argument("--json", action="store_true", help=say("simulate-help-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        if args.games < 1 or args.jobs < 1 or args.seed < 0:
            raise Refused("--games and --jobs must be at least 1, --seed at least 0.")
        cells = [
            cell
            for cell in CAMPAIGNS[args.what](args.games, args.seed)
            if cell.plan.game in (args.game or GAMES) and (not args.cell or cell.name in args.cell)
        ]
        if not cells:
            names = {cell.name for cell in CAMPAIGNS[args.what](args.games, args.seed)}
            near = nearest(args.cell[0], names) if args.cell else None
            hint = f" Did you mean {near!r}?" if near else ""
            raise Refused(f"There is no such cell: {', '.join(args.cell)}.{hint}")
        acts = args.results is not None and is_parquet(args.results)
        checked = [check(replace(cell.plan, acts=acts)) for cell in cells]
        results = open_results(args.results)
        hands = hands_for(args)
    except Refused as error:
        print(f"souterrain campaign: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"souterrain campaign: {error.filename} cannot be written: {error.strerror}.", file=sys.stderr)
        return 2
    sentences = words(args.lang, (ROOT / "words",))
    if any(has_discs(game_type) for _, game_type in checked):
        prepare_first(sentences.say)
    rows = []
    try:
        for cell, (plan, _) in zip(cells, checked, strict=True):
            rows.append(row_of(cell, hold(plan, hands, results, cell.name, args.json)))
    except Refused as error:
        print(f"souterrain campaign: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        print(
            f"souterrain campaign: {error.filename or args.results} cannot be written: {error.strerror}.",
            file=sys.stderr,
        )
        return 2
    finally:
        hands.close()
    take_apart(cells, rows)
    if args.json:
        print(json.dumps(rows, ensure_ascii=False, indent=2))
    else:
        show(rows, sentences)
    return 1 if any(row["faults"] for row in rows) else 0


def take_apart(cells: list[Cell], rows: list[dict[str, Any]]) -> None:
    """Add to rows of pairs what they would be if each of the two counted for itself."""
    pairs = {cell.pair: row for cell, row in zip(cells, rows, strict=True) if cell.pair}
    apart = fit({pair: (row["share"], row["games"]) for pair, row in pairs.items()})
    if apart is None:
        return
    for pair, row in pairs.items():
        row.update(fitted=apart.pairs[pair], strain=apart.strain, free=apart.free)


def show(rows: list[dict[str, Any]], sentences: Words) -> None:
    table = Table(box=None, pad_edge=False)
    for key in COLUMNS:
        table.add_column(sentences.say(f"campaign-column-{key}"), justify="left" if key in LEFT else "right")
    apart = next((row for row in rows if "fitted" in row), None)
    if apart:
        table.add_column(sentences.say("campaign-column-fitted"), justify="right")
    for row in rows:
        share, low, high = (sentences.say("simulate-share", share=part) for part in (row["share"], *row["interval"]))
        verdict = sentences.say(f"campaign-{row['verdict'].replace(' ', '-')}")
        fitted = [sentences.say("simulate-share", share=part) for part in row.get("fitted", ())]
        told = "{} ({} – {})".format(*fitted) if fitted else ""
        table.add_row(
            *(row[key] for key in LEFT),
            share,
            str(row["games"]),
            f"{low} – {high}",
            verdict,
            *([told] if apart else []),
        )
    console = Console()
    console.print(table)
    if apart:
        console.print(sentences.say("campaign-apart", strain=apart["strain"], free=apart["free"]))
