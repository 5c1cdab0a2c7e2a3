"""What a game declares about its content: kinds of facts, and the bundle that holds them.

A kind is a frozen struct derived from `Fact`; the bundle is a frozen struct derived from `Content` with one
`dict[str, Kind]` per kind. The name of that field is the name of the kind everywhere: in TOML (`[[warrior]]`), in words
(`warrior-blade`) and in references (`Ref("warrior")`). How facts are read is in `pack`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal, get_args, get_origin

import msgspec

from souterrain.content.fault import Fault

Source = Literal["book", "public", "house"]


class Fact(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of a pack. `source` says who wrote it: the rulebook, a public listing, or us.

    `texts` are attributes that its name must have: what somebody who plays it has to read. `lent` are the numbers that such a text
    may name, where it is said without the others.
    """

    texts: ClassVar[tuple[str, ...]] = ()
    lent: ClassVar[Mapping[str, tuple[str, ...]]] = {}

    id: str
    source: Source


class Content(msgspec.Struct, frozen=True):
    """All facts of a game, by kind and id. `needed` are entries that the rules themselves name, by kind."""

    needed: ClassVar[Mapping[str, tuple[str, ...]]] = {}

    def check(self) -> Iterator[Fault]:
        """What single facts cannot show: a game says here what must be true of several together."""
        yield from ()


@dataclass(frozen=True, slots=True)
class Ref:
    """Marks a string as the id of another fact: `Annotated[str, Ref("talent")]`."""

    kind: str


@dataclass(frozen=True, slots=True)
class Distinct:
    """Marks a list in which nothing may stand twice: `Annotated[tuple[TileId, ...], Distinct()]`."""


def kinds(content_type: type[Content]) -> dict[str, type[Fact]]:
    """The kinds a game declared, in its order."""
    found: dict[str, type[Fact]] = {}
    for field in msgspec.structs.fields(content_type):
        if field.name == "pack":
            raise TypeError("a kind cannot be called pack: pack-<id> is the name of a pack")
        match get_origin(field.type), get_args(field.type):
            case (origin, (key, kind)) if origin is dict and key is str and issubclass(kind, Fact):
                found[field.name] = kind
            case _:
                raise TypeError(f"{content_type.__name__}.{field.name} must be a dict[str, kind of Fact]")
    return found
