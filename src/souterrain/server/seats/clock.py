"""Clocks: until when a seat may think. Only time in which some server was up counts, so a crash costs nobody a turn.

There are three. The clock of the table gives a time for each decision; when it is up a computer takes over. Where there is none,
who does not answer can be summoned, and has a day. A game may have a clock of its own among its rules (`kernel/timer`); when it is
up the table answers `late` for the seat.
"""

from collections.abc import Sequence
from typing import NamedTuple

from souterrain.kernel.timer import can_be_late
from souterrain.server.table.state import TableState

SUMMONS = 24 * 3600 * 1000  # milliseconds: long enough to have slept and looked once
Uptimes = Sequence[tuple[int, int]]


class Deadline(NamedTuple):
    """When the time of a seat is up. Where the game is the clock, `late` is answered, if that is an option by then."""

    at: int
    is_of_game: bool = False
    has_effect: bool = True


def deadlines(table: TableState, loaded_at: int, uptimes: Uptimes) -> dict[int, Deadline]:
    """The next deadline of each person who is asked. Computers have deadlines of their own (`thinker`). While chance is being made
    nobody is asked."""
    if table.is_held:
        return {}
    allowance = table.created.clock.allowance
    summons = table.summons
    if not allowance and not table.glasses and not summons:
        return {}
    late = {decision.seat for decision in table.open_decisions() if can_be_late(decision)}
    found = {}
    for seat, asked_at in table.asked_at.items():
        if table.seating.chairs[seat].kind != "person":
            continue
        ahead = []
        if allowance:
            ahead.append(Deadline(deadline(asked_at, allowance, loaded_at, uptimes)))
        if seat in summons:
            ahead.append(Deadline(deadline(summons[seat], SUMMONS, loaded_at, uptimes)))
        glass = table.glasses.get(seat)
        if glass is not None and glass.since >= 0:
            spent = sum(time_spent(since, until, loaded_at, uptimes) for since, until in glass.spans)
            left = max(0, glass.timer.seconds * 1000 - spent)
            ahead.append(Deadline(deadline(glass.since, left, loaded_at, uptimes), True, seat in late))
        if ahead:
            found[seat] = min(ahead)
    return found


def deadline(asked_at: int, allowance: int, loaded_at: int, uptimes: Uptimes) -> int:
    """The moment at which the time for a question is up, if the server stays up from `loaded_at` on."""
    if asked_at >= loaded_at:
        return asked_at + allowance
    return loaded_at + max(0, allowance - time_up(asked_at, loaded_at, uptimes))


def time_spent(since: int, until: int, loaded_at: int, uptimes: Uptimes) -> int:
    """The milliseconds of a span that count. From `loaded_at` on the server has been up."""
    known = max(since, min(until, loaded_at))
    return time_up(since, known, uptimes) + until - known


def time_up(since: int, until: int, uptimes: Uptimes) -> int:
    """The milliseconds between two moments in which a server was up. The times up may overlap: several workers."""
    total = 0
    reached = since
    for began, seen in sorted(uptimes):
        began, seen = max(began, reached), min(seen, until)
        if seen > began:
            total += seen - began
            reached = seen
    return total
