"""Stores with running matches, and matches as files, as each release wrote them; see the README."""

import gzip
import json
from collections import Counter
from pathlib import Path
from typing import Any

from souterrain.server.table.state import TableState

HERE = Path(__file__).parent
FIRST = "0.1.0"
RELEASES = sorted(path.name.removesuffix(".sqlite.gz") for path in HERE.glob("*.sqlite.gz"))
FILES = sorted(tuple(path.name.removesuffix(".match.gz").split("-", 1)) for path in HERE.glob("*.match.gz"))


def key_of(table: str, who: int | str) -> str:
    return f"key-{table}-{who}"


def known_of(table: TableState) -> dict[str, Any]:
    """What can be said of a table whatever becomes of words, pictures and numbers: how much was done, what is asked of whom, how
    many of each kind of thing lie there, and who has won."""
    match = table.match
    assert match
    game = match.game
    return {
        "acts": len(match.standing()),
        "rules": match.heading.rules,
        "asked": {str(asked.seat): asked.kind for asked in game.open_decisions()},
        "things": dict(Counter(role for role, _ in {(role, each) for role, named in game.named() for each in named})),
        "standings": [*game.state.standings],
        "seats": len(game.seats),
    }


def file_of(release: str, table: str) -> bytes:
    """The match of a table as a file."""
    return gzip.decompress((HERE / f"{release}-{table}.match.gz").read_bytes())


def store_of(release: str) -> bytes:
    return gzip.decompress((HERE / f"{release}.sqlite.gz").read_bytes())


def known_in(release: str) -> dict[str, dict[str, Any]]:
    """By table, as far as the program of that release could say it."""
    known: dict[str, dict[str, Any]] = json.loads((HERE / f"{release}.json").read_text("utf-8"))
    return known
