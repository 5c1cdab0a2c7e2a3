"""Clocks: how much time a seat has left. Only time in which some server was up counts, so a crash costs nobody a turn."""

from collections.abc import Iterable


def time_up(since: int, until: int, uptimes: Iterable[tuple[int, int]]) -> int:
    """The milliseconds between two moments in which a server was up. The times up may overlap: several workers."""
    total = 0
    reached = since
    for began, seen in sorted(uptimes):
        began, seen = max(began, reached), min(seen, until)
        if seen > began:
            total += seen - began
            reached = seen
    return total


def deadline(asked_at: int, allowance: int, loaded_at: int, uptimes: Iterable[tuple[int, int]]) -> int:
    """The moment at which the time for a question is up, if the server stays up from `loaded_at` on."""
    if asked_at >= loaded_at:
        return asked_at + allowance
    return loaded_at + max(0, allowance - time_up(asked_at, loaded_at, uptimes))
