"""What things are called, in no language yet: said once, when something happens or is asked, and read in any language later.

A word is plain data, small enough to travel and to be kept: a number, a text to select by, the name of a thing in a pack,
some of our own words with slots, or several words. `Words.spell` reads them here, `words.ts` on the page.
"""

from typing import Any, Literal

from msgspec import Struct

Link = Literal["and", "then", "comma", "dot"]


class Called(Struct, frozen=True, array_like=True, tag="name"):
    """The name of a thing of a kind, numbered where there are several. `forms` are more than grammar knows: where it stands, what
    is printed on it; one that is a name is said with its article."""

    kind: str
    id: str
    number: int = 0
    forms: dict[str, "Word"] = {}


class Phrase(Struct, frozen=True, array_like=True, tag="say"):
    """Some of our words with slots. `form_of` is the slot whose forms it has: the Troll of the south, of the Troll of the south."""

    key: str
    slots: dict[str, "Word"] = {}
    form_of: str = ""
    forms: dict[str, "Word"] = {}


class Several(Struct, frozen=True, array_like=True, tag="all"):
    """Several words as one, in all their forms. `by` says how they belong together."""

    words: tuple["Word", ...]
    by: Link = "and"


Word = bool | int | str | Called | Phrase | Several

# Subjects that follow one another, in every game: they are told with arrows.
FOLLOWING = frozenset({"sequence", "chain"})


def several(role: str, words: tuple[Word, ...]) -> Several:
    """Parts of a sum stand side by side; most other things belong together."""
    return Several(words, "then" if role in FOLLOWING else "comma" if role.endswith("_parts") else "and")


def plain(role: str, value: Any) -> Word:
    """What nothing more is known of: itself, several joined."""
    return several(role, tuple(value)) if isinstance(value, tuple | list) else value
