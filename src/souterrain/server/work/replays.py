"""Replays: a match from its beginning as one viewer saw it, worked out from the log. Nothing in it comes from later.

A match that is over can also be shown with everything revealed; what can be said of it is in `report`.
"""

from collections.abc import Iterator

import msgspec

from souterrain import games
from souterrain.kernel.game import Setup
from souterrain.kernel.match import Entry, Heading, Match
from souterrain.players.mind import mind_of
from souterrain.server.protocol import messages
from souterrain.server.store import records
from souterrain.server.store.database import Row
from souterrain.server.store.records import Acted, Created, Stirred
from souterrain.server.table import outgoing
from souterrain.server.table.state import TableState, played
from souterrain.server.work.physics import get_ready


def load_games() -> None:
    """Everything that thinking and replaying need, loaded before somebody waits for it. Runs in a worker process."""
    for name in games.GAMES:
        kind = games.find(name)
        for packs in (("base",), *(("base", pack) for pack in kind.expansions)):
            mind_of(kind.with_packs(packs))
            Match.start(kind, Setup(name, packs=packs))
    get_ready()


def replay_for(table_id: str, rows: list[Row], viewer: int | None, is_revealed: bool = False) -> list[bytes]:
    """A match from its log. Runs in a worker process."""
    return list(told(played(table_id, rows), viewer, is_revealed))


def told(tables: Iterator[TableState], viewer: int | None, is_revealed: bool = False) -> Iterator[bytes]:
    """A snapshot of a table as it is first, then an update for each time it has changed; as JSON."""
    sent, first = outgoing.snapshot(next(tables), viewer, {}, is_revealed=is_revealed)
    yield messages.write(first)
    for table in tables:
        sent, update = outgoing.update(table, viewer, {}, sent, is_revealed=is_revealed)
        yield messages.write(update)


def file_up_to(rows: list[Row], seq: int) -> str:
    """The match file of the first records of a log, for a server that has its packs."""
    heading: Heading | None = None
    entries: list[Entry] = []
    for row in rows[: seq + 1]:
        record = records.read(row.body)
        if isinstance(record, Created | Stirred) and record.heading:
            heading = record.heading
        if isinstance(record, Acted | Stirred) and record.entry:
            entries.append(record.entry)
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in (heading, *entries))
