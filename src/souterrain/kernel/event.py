"""Events: what has happened, as plain data, the rule it rests on, and what its subjects were called at that moment.

Sentences are made from events alone, per language, elsewhere: nothing is ever told again from a later table. Plain data is numbers,
texts, truth values and tuples of them. What belongs together, such as a part of a sum and its reason, is a tuple within a tuple.
"""

from typing import Any

from msgspec import Struct

from souterrain.content import Word


class Event(Struct, frozen=True, omit_defaults=True, gc=False):
    """A past participle with its data. `only` lists the seats that may read the secrets in it; empty means everybody. `words`
    has what a subject was called, where it was called otherwise than its data."""

    name: str
    data: dict[str, Any]
    rule: str = ""
    only: tuple[int, ...] = ()
    hidden: bool = False  # true on a copy whose secrets were struck out
    words: dict[str, Word] = {}

    def seen_by(self, seat: int | None, secrets: frozenset[str]) -> "Event":
        """This event as `seat` may read it: a secret it may not know becomes nothing, several become their number."""
        if not self.only:
            return self
        if seat in self.only:
            return Event(self.name, self.data, self.rule, words=self.words)
        data: dict[str, Any] = {}
        words = dict(self.words)
        for key, value in self.data.items():
            if isinstance(value, tuple) and (not value or any(item in secrets for item in value)):
                data[key] = len(value)
                words.pop(key, None)
            elif value in secrets:
                words.pop(key, None)
            else:
                data[key] = value
        return Event(self.name, data, self.rule, hidden=True, words=words)
