"""`souterrain ratings FILE…`: how strong players are, from kept results: a table for people, for a page, or as JSON."""

import argparse
import json
import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from souterrain.commands.parser import begin
from souterrain.commands.words import common, language_of
from souterrain.content import PackError, Words
from souterrain.kernel import ledger
from souterrain.kernel.decision import Refused
from souterrain.lab.figures import kept_in
from souterrain.lab.ratings import Ladder, beats, ladders
from souterrain.where import languages

DONE, NOTHING, MISUSE = 0, 1, 2
COLUMNS = ("game", "player", "points", "interval", "games", "beats")
TEXTS = 2


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser, say = begin(subparsers, "ratings")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help=say("ratings-help-files"))
    parser.add_argument("--markdown", action="store_true", help=say("ratings-help-markdown"))
    parser.add_argument("--json", action="store_true", help=say("simulate-help-json"))
    parser.add_argument("--lang", choices=languages(), default=language_of(), help=say("simulate-help-lang"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    words = common(args.lang)
    try:
        found = ladders(kept_in(args.files))
    except (Refused, PackError) as error:
        print(f"souterrain ratings: {error}", file=sys.stderr)
        return MISUSE
    if args.json:
        print(json.dumps(msgspec.to_builtins(found), ensure_ascii=False, indent=2))
    elif not found:
        print(words.say("ratings-nobody"), file=sys.stderr)
    else:
        rows = [row for ladder in found for row in rows_of(ladder, words)]
        heads = [words.say(f"ratings-column-{key}") for key in COLUMNS]
        if args.markdown:
            print("\n".join(markdown([heads, ["---"] * TEXTS + ["---:"] * (len(COLUMNS) - TEXTS), *rows])))
        else:
            show(heads, rows)
    return DONE if found else NOTHING


def rows_of(ladder: Ladder, words: Words) -> list[list[str]]:
    """One row for each player: its points, and how often it beats the next."""
    packs = [pack for pack in ladder.packs if pack != "base"]
    game = " · ".join((ledger.load(ladder.game, words.lang).title, *packs, ladder.thinking))
    rows = []
    for rating, after in zip(ladder.ratings, (*ladder.ratings[1:], None), strict=True):
        low, high = (words.say("ratings-points", points=round(edge)) for edge in rating.interval)
        often = words.say("simulate-share", share=beats(rating.points - after.points)) if after else ""
        points = words.say("ratings-points", points=round(rating.points))
        rows.append([game, rating.player, points, f"{low} … {high}", str(rating.games), often])
    return rows


def markdown(rows: list[list[str]]) -> list[str]:
    return [f"| {' | '.join(row)} |" for row in rows]


def show(heads: list[str], rows: list[list[str]]) -> None:
    table = Table(box=None, pad_edge=False)
    for number, head in enumerate(heads):
        table.add_column(head, justify="left" if number < TEXTS else "right")
    for row in rows:
        table.add_row(*row)
    Console().print(table)
