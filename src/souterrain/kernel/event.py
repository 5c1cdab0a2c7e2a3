"""Events: what has happened, as plain data and the rules it rests on. Sentences are made from them, per language, elsewhere."""

from typing import Any

from msgspec import Struct

Plain = int | str | bool | tuple[int, ...] | tuple[str, ...]


class Event(Struct, frozen=True, omit_defaults=True):
    """A past participle with its data. `only` lists the seats that may read the secrets in it; empty means everybody."""

    name: str
    data: dict[str, Any]
    rule: str = ""
    only: tuple[int, ...] = ()
    hidden: bool = False  # true on a copy whose secrets were struck out

    def seen_by(self, seat: int | None, secrets: frozenset[str]) -> "Event":
        """This event as `seat` may read it: a secret it may not know becomes nothing, several become their number."""
        if not self.only:
            return self
        if seat in self.only:
            return Event(self.name, self.data, self.rule)
        data: dict[str, Any] = {}
        for key, value in self.data.items():
            if isinstance(value, tuple) and any(item in secrets for item in value):
                data[key] = len(value)
            elif value not in secrets:
                data[key] = value
        return Event(self.name, data, self.rule, hidden=True)
