"""What the commands that hold tournaments share: who plays the games, where their results are kept, and counting them.

A tournament goes on where it was broken off. Not here: what is played (`lab/arena`) and by whom (`lab/hands`, `lab/cluster`).
"""

import argparse
import importlib
import shutil
from pathlib import Path

from souterrain.commands.progress import Progress
from souterrain.lab.arena import Plan, seats_of
from souterrain.lab.hands import Hands, hands_of, play_all
from souterrain.lab.parquet import ParquetResults, is_parquet
from souterrain.lab.result import Results
from souterrain.lab.tally import Tally

Kept = Results | ParquetResults


def hands_for(args: argparse.Namespace) -> Hands:
    """Ray is asked for by name only: nobody else has to have it."""
    if args.cluster:
        hands: Hands = importlib.import_module("souterrain.lab.cluster").Cluster(args.cluster, args.jobs)
        return hands
    return hands_of(args.jobs)


def open_results(path: Path | None) -> Kept | None:
    """The results that there are already in a file or a folder, which is tried for writing; `Refused` or OSError."""
    if path is None:
        return None
    if not is_parquet(path):
        path.open("a").close()
        return Results(path)
    results = ParquetResults(path)
    tried = path / "games" / ".tried"
    is_new = not path.exists()
    tried.parent.mkdir(parents=True, exist_ok=True)
    tried.touch()
    tried.unlink()
    if is_new:
        shutil.rmtree(path)
    return results


def hold(plan: Plan, hands: Hands, results: Kept | None, name: str = "", lines: bool = False) -> Tally:
    """Play a tournament, or what is left of it, and count."""
    seats = seats_of(plan)
    tally = Tally(plan, seats)
    kept = results.of(plan, len(seats)) if results else {}
    for played in kept.values():
        tally.add(played)
    games = play_all(plan, hands, kept)
    what = " · ".join(filter(None, (plan.game, name or ", ".join(plan.players))))
    with Progress(what, plan.games, len(kept), lines=lines) as told:
        for played in results.write(plan, games) if results else games:
            tally.add(played)
            told.advance()
    return tally
