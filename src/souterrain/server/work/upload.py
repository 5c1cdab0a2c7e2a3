"""Match files that come from outside, checked by playing them again. Runs in a worker process."""

from souterrain import games
from souterrain.kernel.decision import Refused
from souterrain.kernel.match import Entry, read_heading, replay
from souterrain.server.store.records import Acted, Chair, Created
from souterrain.server.table.state import TableState, new_chance


def check_file(file: str) -> tuple[Acted, ...]:
    """Play a match file again, in a worker process; its acts as records of a table. Who brings a file may know its seed, so other
    chance lies ahead."""
    data = file.encode()
    heading = read_heading(data, "the file")
    match = replay(games.find(heading.setup.game), data, "the file")
    if match.game.setup != match.heading.pinned:
        raise Refused("The file's set-up is not complete.", said="file-damaged", line=1)
    if not match.game.is_over:
        match.turn(new_chance())
    table = TableState.open("file", Created(match.heading, (Chair("open"),) * len(match.game.seats), "", ""), 0)
    acts: list[Acted] = []
    for seq, entry in enumerate(match.entries, start=1):
        acts.append(_act(table, seq, entry))
    return tuple(acts)


def _act(table: TableState, seq: int, entry: Entry) -> Acted:
    """One line of a file as a record: with the question it answers and the events it led to."""
    asked = table.asked.get(entry.seat, -1) if entry.act == "answer" else -1
    before = len(table.history.lines)
    table.replay(seq, 0, Acted(entry, asked))
    return Acted(entry, asked, events=tuple(line.event for line in table.history.lines[before:]))
