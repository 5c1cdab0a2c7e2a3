"""The history of a table: what happened, to be read, and what was said, each with the number of the record it came with."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from souterrain.kernel.event import Event
from souterrain.server.table.film import Reel

MOST_FILMS = 8  # flicks that can still be watched: enough for a viewer who lags behind


class Line(NamedTuple):
    """An event, and the film of it if it is a flick. One that is `recorded` was not played here, only read."""

    seq: int
    event: Event
    reel: Reel | None = None
    recorded: bool = False


class Remark(NamedTuple):
    seq: int
    at: int
    seat: int
    text: str


class History:
    """Lines and remarks in their order, and who does not want to hear whom."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.remarks: list[Remark] = []
        self.mutes: dict[int, frozenset[int]] = {}
        self._filmed: list[int] = []  # lines that have a film

    def write(self, lines: Iterable[Line]) -> None:
        """Add lines; films of flicks long past are let go."""
        for line in lines:
            self.lines.append(line)
            if line.reel:
                self._filmed.append(len(self.lines) - 1)
        while len(self._filmed) > MOST_FILMS:
            old = self._filmed.pop(0)
            self.lines[old] = self.lines[old]._replace(reel=None)

    def mute(self, seat: int, whom: int, on: bool) -> None:
        muted = self.mutes.get(seat, frozenset())
        self.mutes[seat] = muted | {whom} if on else muted - {whom}

    def lines_after(self, seq: int) -> list[Line]:
        """The events as they were, secrets and all."""
        return self.lines[_first_after(self.lines, seq) :]

    def remarks_for(self, seat: int | None, after: int = -1) -> list[Remark]:
        muted = self.mutes.get(seat, frozenset()) if seat is not None else frozenset()
        return [remark for remark in self.remarks[_first_after(self.remarks, after) :] if remark.seat not in muted]


def _first_after(lines: Sequence[Line | Remark], seq: int) -> int:
    """Where the lines after a number begin; looked for from the end, because it is nearly always there."""
    index = len(lines)
    while index and lines[index - 1].seq > seq:
        index -= 1
    return index
