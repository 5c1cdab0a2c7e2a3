"""Replays: a match from its beginning as one viewer saw it, worked out from the log. Nothing in it comes from later.

A match that is over can also be shown with everything revealed, and judged as it went by what computer players think of it.
"""

from collections.abc import Iterator

import msgspec

from souterrain import games
from souterrain.kernel.game import Setup
from souterrain.kernel.match import Match
from souterrain.players.mind import Blank, mind_of, worth
from souterrain.server.protocol import bodies as letter
from souterrain.server.store import records
from souterrain.server.store.database import Row
from souterrain.server.store.records import Acted, Created
from souterrain.server.table import outgoing as picture
from souterrain.server.table.state import Sitting
from souterrain.server.work.physics import get_ready


def load_games() -> None:
    """Everything that thinking and replaying need, loaded before somebody waits for it. Runs in a worker process."""
    for name in games.GAMES:
        kind = games.find(name)
        for packs in (("base",), *(("base", pack) for pack in kind.expansions)):
            mind_of(kind.with_packs(packs))
            Match.start(kind, Setup(name, packs=packs))
    get_ready()


def replay_for(table: str, rows: list[Row], viewer: int | None, is_revealed: bool = False) -> list[bytes]:
    """A snapshot of the first record, then an update for each other; as JSON. Runs in a worker process."""
    played = _played(table, rows)
    shown, first = picture.snapshot(next(played), viewer, {}, is_revealed=is_revealed)
    messages = [first]
    for sitting in played:
        shown, message = picture.update(sitting, viewer, {}, shown, is_revealed=is_revealed)
        messages.append(message)
    return messages


def chances_of(table: str, rows: list[Row]) -> list[letter.ChanceSeen]:
    """Each seat's chance to win after every record that changed it. It looks at the whole state: for matches that are over.
    Runs in a worker process."""
    chances: list[letter.ChanceSeen] = []
    for sitting in _played(table, rows):
        match = sitting.match
        if match is None:
            break
        mind = mind_of(type(match.game))
        if isinstance(mind, Blank):
            break
        game = match.game
        values = [round(value, 3) for value in (worth(game.state.standings) if game.is_over else mind.values(game))]
        if not chances or chances[-1].seats != values:
            chances.append(letter.ChanceSeen(sitting.seq, values))
    return chances


def file_up_to(rows: list[Row], seq: int) -> str:
    """The match file of the first records of a log."""
    created = records.read(rows[0].body)
    assert isinstance(created, Created)
    acts = [record for row in rows[1:] if row.seq <= seq and isinstance(record := records.read(row.body), Acted)]
    lines = [msgspec.json.encode(created.heading), *(msgspec.json.encode(act.entry) for act in acts)]
    return b"\n".join(lines).decode() + "\n"


def _played(table: str, rows: list[Row]) -> Iterator[Sitting]:
    """The sitting after each of its records."""
    created = records.read(rows[0].body)
    assert isinstance(created, Created)
    sitting = Sitting.open(table, created, rows[0].at)
    yield sitting
    for row in rows[1:]:
        sitting.replay(row.seq, row.at, records.read(row.body))
        yield sitting
