"""Replays: a match from its beginning as one viewer saw it, worked out from the log. Nothing in it comes from later."""

from souterrain.table import picture
from souterrain.table import record as records
from souterrain.table.record import Created
from souterrain.table.sitting import Sitting
from souterrain.table.store import Row


def replay_for(table: str, rows: list[Row], viewer: int | None) -> list[bytes]:
    """A snapshot of the first record, then an update for each other; as JSON. Runs in a worker process."""
    created = records.read(rows[0].body)
    assert isinstance(created, Created)
    sitting = Sitting.open(table, created, rows[0].at)
    shown, first = picture.snapshot(sitting, viewer, {})
    messages = [first]
    for row in rows[1:]:
        sitting.replay(row.seq, row.at, records.read(row.body))
        shown, message = picture.update(sitting, viewer, {}, shown)
        messages.append(message)
    return messages
