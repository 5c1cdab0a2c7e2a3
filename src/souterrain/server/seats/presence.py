"""Who is connected at a table, when several workers serve it: each tells the others about its own viewers.

It is not in the log: whoever comes or goes changes nothing about a match. What a worker has told is forgotten when that worker
no longer says that it is up.
"""

from collections.abc import Collection
from typing import NamedTuple


class Present(NamedTuple):
    """The seats that are connected, and how many others watch."""

    seats: frozenset[int] = frozenset()
    watching: int = 0

    def __add__(self, other: "Present") -> "Present":  # type: ignore[override]
        return Present(self.seats | other.seats, self.watching + other.watching)


class Elsewhere:
    """What other workers have told: by table and worker."""

    def __init__(self) -> None:
        self._told: dict[str, dict[str, Present]] = {}

    def at(self, table_id: str) -> Present:
        return sum(self._told.get(table_id, {}).values(), Present())

    def note(self, table_id: str, worker: str, present: Present) -> bool:
        """Take in what a worker says of a table. True if it is the first time: it does not know of us either."""
        told = self._told.setdefault(table_id, {})
        is_first = worker not in told
        told[worker] = present
        return is_first

    def forget(self, table_id: str) -> None:
        self._told.pop(table_id, None)

    def forget_all_but(self, alive: Collection[str]) -> list[str]:
        """Forget the workers that are gone; the tables where that makes a difference."""
        changed = []
        for table_id, told in list(self._told.items()):
            left = {worker: present for worker, present in told.items() if worker in alive}
            if len(left) < len(told):
                self._told[table_id] = left
                changed.append(table_id)
        return changed


def write(table_id: str, worker: str, present: Present) -> str:
    return f"{table_id} {worker} {','.join(map(str, sorted(present.seats))) or '-'} {present.watching}"


def read(words: list[str]) -> tuple[str, str, Present]:
    table_id, worker, seats, watching = words
    return table_id, worker, Present(frozenset(int(seat) for seat in seats.split(",") if seat != "-"), int(watching))
