"""Match files that come from outside, checked by playing them again. Runs in a worker process."""

from souterrain import games
from souterrain.kernel.decision import Refused
from souterrain.kernel.match import Entry, read_entries, read_heading, replay
from souterrain.kernel.stir import new_secret, number_of
from souterrain.server.store.records import Acted, Chair, Created
from souterrain.server.table.state import MOST_REWINDS, TableState

MOST_LINES = 10_000  # a long match of people has a thousand acts


def check_file(file: str) -> tuple[Acted, ...]:
    """Play a match file again, in a worker process; its acts as records of a table. Who brings a file may know its seed, so other
    chance lies ahead."""
    data = file.encode()
    if data.count(b"\n") > MOST_LINES:
        message = f"The file has more than {MOST_LINES} lines: no match has so many acts."
        raise Refused(message, said="file-long", most=MOST_LINES)
    if sum(entry.act == "rewind" for _, entry in read_entries(data, "the file")) > MOST_REWINDS:
        message = f"People have gone back more than {MOST_REWINDS} times in this file."
        raise Refused(message, said="file-back", most=MOST_REWINDS)
    heading = read_heading(data, "the file")
    match = replay(games.find(heading.setup.game), data, "the file")
    if match.game.setup != match.game.as_begun(match.heading.pinned):
        raise Refused("The file's set-up is not complete.", said="file-damaged", line=1)
    secret = "" if match.game.is_over else new_secret()
    if secret:
        match.turn(number_of(secret, 0, {}))
    table = TableState.open(
        "file", Created(match.heading, (Chair("open"),) * len(match.game.seats), "", "", origin="file"), 0
    )
    acts: list[Acted] = []
    for seq, entry in enumerate(match.entries, start=1):
        acts.append(_act(table, seq, entry, secret if seq == len(match.entries) else ""))
    return tuple(acts)


def _act(table: TableState, seq: int, entry: Entry, secret: str) -> Acted:
    """One line of a file as a record: with the question it answers and the events it led to."""
    asked = table.asked.get(entry.seat, -1) if entry.act == "answer" else -1
    before = len(table.history.lines)
    table.replay(seq, 0, Acted(entry, asked))
    events = tuple(line.event for line in table.history.lines[before:])
    return Acted(entry, asked, events=events, secret=secret)
