"""What is said of a match that is over: what became of everybody, and the figures that matter.

A game's `ending.py` works it out from how the table lies and from all that has happened.
"""

from msgspec import Struct

from souterrain.content import Word


class Fate(Struct, frozen=True, omit_defaults=True):
    """What became of somebody: whose it was, what is to be said of it, whether it still stands, and what it brought about."""

    who: Word
    seat: int
    text: Word
    stands: bool = False
    did: Word = ""


class Count(Struct, frozen=True):
    """A figure that matters: of the whole match, or of the first seat's side and of the other."""

    label: Word
    values: tuple[Word, ...]


class Ending(Struct, frozen=True, omit_defaults=True):
    fates: tuple[Fate, ...] = ()
    counts: tuple[Count, ...] = ()
