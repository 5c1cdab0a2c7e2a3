"""The results of games as Parquet: a folder with a table of games and a table of decisions, for pandas, DuckDB and the like.

A folder such as `games.parquet` has `games/` and `decisions/`, each with parts that are written as games are over, whole or not
at all; a game counts when its part of `games/` is there. So a run that was broken off goes on, and what it had written stays as it
was. `pip install souterrain[results]` brings what reads and writes them; the columns are explained in `docs/results.md`.
"""

import hashlib
import json
import time
from collections.abc import Iterator
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

from souterrain import __version__
from souterrain.games import find
from souterrain.kernel.decision import Refused
from souterrain.lab.arena import Plan, Played, lot_of, names_at, seats_of
from souterrain.lab.result import options_text, table_of
from souterrain.players.mind import worth

SUFFIX = ".parquet"
ROWS = 100_000  # decisions in one part, at most by one game
PATIENCE = 20.0  # seconds after which a part is written, however few games it has
DIGITS = 20  # of the id of a game


def is_parquet(path: Path) -> bool:
    return path.suffix == SUFFIX


@cache
def schemas() -> dict[str, Any]:
    """The columns of both tables."""
    pa = _arrow()
    text, texts = pa.string(), pa.list_(pa.string())
    shared = pa.dictionary(pa.int32(), text)  # few texts, in many rows
    games = {
        "id": text,
        "game": shared,
        "packs": texts,
        "scenario": shared,
        "seed": pa.int64(),
        "turn": pa.int16(),
        "options": pa.map_(text, text),
        "thinking": shared,
        "seats": texts,
        "players": texts,
        "standings": pa.list_(pa.int16()),
        "shares": pa.list_(pa.float64()),
        "decisions": pa.int32(),
        "turns": pa.int32(),
        "seconds": pa.float64(),
        "slowest": pa.float64(),
        "fault": text,
        "deeds": pa.list_(pa.struct({"seat": pa.int16(), "deed": text, "count": pa.int32()})),
        "ground": texts,
        "rules": pa.int32(),
        "program": shared,
    }
    decisions = {
        "id": text,
        "number": pa.int32(),
        "turn": pa.int32(),
        "seat": shared,
        "player": shared,
        "kind": shared,
        "offered": pa.int32(),
        "refused": pa.int32(),
        "answer": text,
        "verbs": texts,
        "things": texts,
        "seconds": pa.float32(),
        "chance": pa.float32(),
        "share": pa.float64(),
    }
    return {"games": pa.schema(games), "decisions": pa.schema(decisions)}


class ParquetResults:
    """A folder of results. What is in it is read when it is opened."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._kept: dict[str, dict[str, Any]] = {}
        if path.exists():
            self._kept = {row["id"]: row for row in read(path, "games")}

    def of(self, plan: Plan, seats: int) -> dict[int, Played]:
        """The games of a plan that have been played, by number."""
        found = {}
        for number in range(plan.games if self._kept else 0):
            lot = lot_of(plan, number, seats)
            key = id_of(plan, lot.scenario, lot.seed, names_at(plan, seats, lot.turn), options_text(lot.options))
            row = self._kept.get(key)
            if row and not row["fault"]:
                found[number] = _played(row, lot.options)
        return found

    def write(self, plan: Plan, games: Iterator[Played]) -> Iterator[Played]:
        """Write games down in parts, and the last of them whatever ends it."""
        seats = seats_of(plan)
        waiting: list[Played] = []
        begun = time.monotonic()
        try:
            for played in games:
                waiting.append(played)
                if sum(len(each.acts) for each in waiting) >= ROWS or time.monotonic() - begun > PATIENCE:
                    self._write(plan, seats, waiting)
                    waiting, begun = [], time.monotonic()
                yield played
        finally:
            if waiting:
                self._write(plan, seats, waiting)

    def _write(self, plan: Plan, seats: tuple[str, ...], games: list[Played]) -> None:
        """A part of each table, that of games last: decisions whose game is not there do not count, and are written over."""
        name = next(
            name for number in count() if not (self.path / "games" / (name := f"part-{number:06}.parquet")).exists()
        )
        rows = [row_of(plan, seats, played) for played in games]
        acts = [row for game, played in zip(rows, games, strict=True) for row in acts_of(game, played)]
        for table, each in (("decisions", acts), ("games", rows)):
            folder = self.path / table
            folder.mkdir(parents=True, exist_ok=True)
            file = folder / f".{name}.new"  # readers pass over what begins with a point
            pq, pa = _parquet(), _arrow()
            pq.write_table(pa.Table.from_pylist(each, schemas()[table]), file, compression="zstd")
            file.replace(folder / name)


def id_of(plan: Plan, scenario: str, seed: int, players: tuple[str, ...], options: str) -> str:
    """The same for the same game, whoever plays it and when; another where the rules have changed."""
    common = table_of(plan)
    rules = str(_rules(plan.game, plan.packs))
    parts = (plan.game, rules, common["packs"], scenario, str(seed), " ".join(players), options, common["thinking"])
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:DIGITS]


@cache
def _rules(game: str, packs: tuple[str, ...]) -> int:
    return find(game).with_packs(packs).rules


def row_of(plan: Plan, seats: tuple[str, ...], played: Played) -> dict[str, Any]:
    return {
        "id": id_of(plan, played.scenario, played.seed, played.players, options_text(played.options)),
        "game": plan.game,
        "packs": list(plan.packs),
        "scenario": played.scenario,
        "seed": played.seed,
        "turn": played.turn,
        "options": [(name, json.dumps(value)) for name, value in sorted(played.options.items())],
        "thinking": table_of(plan)["thinking"],
        "seats": list(seats),
        "players": list(played.players),
        "standings": list(played.standings),
        "shares": [] if played.fault else list(worth(played.standings)),
        "decisions": played.decisions,
        "turns": played.turns,
        "seconds": played.seconds,
        "slowest": played.slowest,
        "fault": played.fault.strip().rpartition("\n")[2],
        "deeds": [{"seat": seat, "deed": deed, "count": count} for (seat, deed), count in sorted(played.deeds.items())],
        "ground": list(played.ground),
        "rules": _rules(plan.game, plan.packs),
        "program": __version__,
    }


def acts_of(game: dict[str, Any], played: Played) -> Iterator[dict[str, Any]]:
    """The decisions of a game; none of one that went wrong, for it will be played again."""
    for number, act in enumerate(() if played.fault else played.acts):
        is_choice = act.offered >= 0
        yield {
            "id": game["id"],
            "number": number,
            "turn": act.turn,
            "seat": game["seats"][act.seat],
            "player": game["players"][act.seat],
            "kind": act.kind,
            "offered": act.offered if is_choice else None,
            "refused": act.refused if is_choice else None,
            "answer": act.answer,
            "verbs": list(act.verbs),
            "things": list(act.things),
            "seconds": act.seconds,
            "chance": act.chance,
            "share": game["shares"][act.seat] if game["shares"] else None,
        }


def read(path: Path, table: str, columns: list[str] | None = None) -> list[dict[str, Any]]:
    """The rows of a table, of those parts that count, or `Refused` with what is wrong with the folder."""
    return [row for part in parts(path, table, columns) for row in part.to_pylist()]


def parts(path: Path, table: str, columns: list[str] | None = None) -> Iterator[Any]:
    """The parts of a table, one after the other, as Arrow tables."""
    pq = _parquet()
    games = sorted((path / "games").glob("part-*.parquet"))
    if not path.is_dir() or not games:
        raise Refused(f"{path} is not a folder of results: it has no games/part-….parquet.")
    for file in games:
        try:
            yield pq.read_table(path / table / file.name, columns=columns, schema=schemas()[table], partitioning=None)
        except (OSError, ValueError, KeyError) as error:
            told = str(error).partition("\n")[0]
            raise Refused(f"{path / table / file.name} cannot be read: {told}") from error


def _played(row: dict[str, Any], options: dict[str, Any]) -> Played:
    """A game as it was written down, without its decisions: they are there already."""
    return Played(
        row["seed"],
        row["scenario"],
        tuple(row["standings"]),
        row["decisions"],
        row["seconds"],
        row["fault"],
        tuple(row["players"]),
        row["turns"],
        row["slowest"],
        {(each["seat"], each["deed"]): each["count"] for each in row["deeds"]},
        options,
        row["turn"],
    )


def _arrow() -> Any:
    try:
        import pyarrow
    except ImportError as error:
        raise Refused("Parquet needs pyarrow: pip install 'souterrain[results]'.") from error
    return pyarrow


def _parquet() -> Any:
    _arrow()
    import pyarrow.parquet

    return pyarrow.parquet
