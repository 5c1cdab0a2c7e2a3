"""What is true now, worked out by the rules from what a seat sees: so that who draws a table need not know them.

A game's `shown` adds fields of its own to `Shown`: effective values with their reasons, uses left, prices, who can still act. It
is asked of a game made from a view (`Game.through`), so nothing hidden can be in it. A dict is sent key by key as it changes.
"""

from msgspec import Struct

from souterrain.content import Word


class Part(Struct, frozen=True, array_like=True):
    """One part of a sum, and where it comes from."""

    amount: int
    why: Word


class Sum(Struct, frozen=True, omit_defaults=True):
    """A number that counts, with its parts: combat 3 is 2 of the line and 1 of a blessing. Without parts, as it is printed."""

    total: int
    parts: tuple[Part, ...] = ()


class Aim(Struct, frozen=True, omit_defaults=True):
    """What some seats must do to win, and how far they are: `done` of `needed`, if that can be counted; `what` says what is counted
    where the text leaves that open."""

    seats: tuple[int, ...]
    text: Word
    done: int = 0
    needed: int = 0
    what: Word = ""


class Goal(Struct, frozen=True, omit_defaults=True):
    """What the match is about: its scenario, the story in a line, what each side must do, when it ends, and the rules that hold in
    this scenario alone."""

    title: Word
    brief: Word = ""
    aims: tuple[Aim, ...] = ()
    end: Word = ""
    rules: tuple[Word, ...] = ()


class Shown(Struct, kw_only=True):
    """`names` is what everything on the table is called, by role and value: `fighter:7`."""

    names: dict[str, Word]
    goal: Goal | None


def summed(*parts: tuple[int, Word]) -> Sum:
    """A sum of the parts that are not nothing; the first is what is printed, and stays."""
    first, *more = parts
    told = (Part(*first), *(Part(*part) for part in more if part[0]))
    return Sum(sum(part.amount for part in told), told if len(told) > 1 else ())
