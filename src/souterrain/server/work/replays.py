"""Replays: a match from its beginning as one viewer saw it, worked out from the log. Nothing in it comes from later.

A match that is over can also be shown with everything revealed, and judged as it went by what computer players think of it.
"""

import msgspec

from souterrain import games
from souterrain.kernel.game import Setup
from souterrain.kernel.match import Match
from souterrain.players.mind import Blank, mind_of, worth
from souterrain.server.protocol import bodies, messages
from souterrain.server.store import records
from souterrain.server.store.database import Row
from souterrain.server.store.records import Acted, Created
from souterrain.server.table import outgoing
from souterrain.server.table.state import played
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
    """A snapshot of the first record, then an update for each other; as JSON. Runs in a worker process."""
    tables = played(table_id, rows)
    sent, first = outgoing.snapshot(next(tables), viewer, {}, is_revealed=is_revealed)
    written = [messages.write(first)]
    for table in tables:
        sent, update = outgoing.update(table, viewer, {}, sent, is_revealed=is_revealed)
        written.append(messages.write(update))
    return written


def chances_of(table_id: str, rows: list[Row]) -> list[bodies.ChanceSeen]:
    """Each seat's chance to win after every record that changed it. It looks at the whole state: for matches that are over.
    Runs in a worker process."""
    chances: list[bodies.ChanceSeen] = []
    for table in played(table_id, rows):
        match = table.match
        if match is None:
            break
        mind = mind_of(type(match.game))
        if isinstance(mind, Blank):
            break
        game = match.game
        values = [round(value, 3) for value in (worth(game.state.standings) if game.is_over else mind.values(game))]
        if not chances or chances[-1].seats != values:
            chances.append(bodies.ChanceSeen(table.seq, values))
    return chances


def file_up_to(rows: list[Row], seq: int) -> str:
    """The match file of the first records of a log, for a server that has its packs."""
    created = records.read(rows[0].body)
    assert isinstance(created, Created)
    acts = [record for row in rows[1:] if row.seq <= seq and isinstance(record := records.read(row.body), Acted)]
    lines = [created.heading, *(act.entry for act in acts)]
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)
