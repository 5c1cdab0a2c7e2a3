"""Mutants that change nothing anybody could notice, each with its reason: `equivalent.toml`."""

import tomllib
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from tests.mutants.change import Mutant, Name, mutants

FILE = Path(__file__).with_name("equivalent.toml")


class Equivalent(Struct, frozen=True, forbid_unknown_fields=True):
    """A change that was read and excused: the text of its line finds it again, and which of those it is that read the same."""

    path: str
    at: str
    was: str
    into: str
    why: str
    nth: tuple[int, ...] = (1,)


@cache
def equivalents() -> dict[Name, str]:
    found = msgspec.convert(tomllib.loads(FILE.read_text())["mutant"], list[Equivalent])
    return {(each.path, each.at, each.was, each.into, nth): each.why for each in found for nth in each.nth}


def excused(book: str) -> list[Mutant]:
    """All of a book."""
    return [mutant for mutant in mutants(book) if mutant.name in equivalents()]
