"""Write `types.ts` into each game's folder: what lies on its table, what its rules make of that, and the facts of its packs.

The state is described as `server/table/outgoing` sends it: records as objects with names, null where something is hidden.
"""

import typing
from collections.abc import Iterator
from os.path import relpath
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union

from msgspec import Struct
from msgspec.structs import fields

from souterrain import games
from souterrain.content import Effect
from souterrain.content.word import Called, Phrase, Several
from souterrain.kernel.game import Game
from souterrain.kernel.shown import Aim, Goal, Part, Shown, Sum
from souterrain.kernel.state import Sight
from souterrain.server.table.outgoing import UNSEEN
from souterrain.where import GAMES, OURS, home

HERE = Path(__file__).parent / "src"
HEAD = "// Made by shapes.py from the definitions of the game. Do not edit.\n"
EFFECT = """/** A call of an effect, as the pack writes it. */
export interface Effect {
  do: string;
  [argument: string]: unknown;
}
"""
COMMON = (Aim, Goal, Part, Shown, Sum)  # in wire.ts
WORDS = {bool, int, str, Called, Phrase, Several}
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"}


class Shapes:
    """The interfaces of one game, each once, in the order in which they are met."""

    def __init__(self) -> None:
        self.made: dict[str, str] = {}
        self.names: dict[type[Struct], str] = {}
        self.common: set[str] = set()

    def of(self, hint: Any, *, hidden: bool = False) -> str:
        """A type as TypeScript; where it may be hidden, null stands for what a viewer does not see."""
        kind, parts = typing.get_origin(hint), typing.get_args(hint)
        if kind is Annotated:
            return self.of(parts[0], hidden=hidden)
        if kind in (list, tuple):
            if kind is list or parts[-1] is ...:
                return _list(self.of(parts[0]) + (" | null" if hidden else ""))
            return f"[{', '.join(self.of(part) for part in parts)}]" + (" | null" if hidden else "")
        if kind is dict:
            return f"Record<string, {self.of(parts[1], hidden=hidden)}>"
        return " | ".join(dict.fromkeys((*self._one(hint, kind, parts), *(("null",) if hidden else ()))))

    def _one(self, hint: Any, kind: Any, parts: tuple[Any, ...]) -> Iterator[str]:
        if kind in (Union, UnionType) and {*parts} == WORDS:
            self.common.add("Word")
            yield "Word"
        elif kind in (Union, UnionType):
            yield from (self.of(part) for part in parts)
        elif kind is Literal:
            yield from (f"'{each}'" if isinstance(each, str) else str(each).lower() for each in parts)
        elif isinstance(hint, type) and issubclass(hint, Struct):
            yield self.record(hint)
        else:
            yield PLAIN.get(hint, "Effect" if hint is Effect else "unknown")

    def record(self, kind: type[Struct], *, left_out: frozenset[str] = frozenset(), optional: bool = False) -> str:
        """A record as an interface. One that only some tables have may lack any of its fields."""
        if kind in COMMON:
            self.common.add(kind.__name__)
            return kind.__name__
        if kind not in self.names:
            # A tile on the table and the fact of a tile have the same name in Python, in files of their own.
            name = kind.__name__ if kind.__name__ not in self.made else f"{kind.__name__}Fact"
            self.names[kind] = name
            self.made[name] = ""  # it may be met again within itself
            parent = next((each for each in kind.__bases__ if each in self.names), None)
            known = set(parent.__struct_fields__) if parent else set()
            if parent is None and issubclass(kind, Shown):
                parent, known = Shown, set(Shown.__struct_fields__)
                self.common.add("Shown")
            hints = typing.get_type_hints(kind, include_extras=True)
            lacking = {*kind.__struct_fields__} if optional else _left_out_as_usual(kind)
            told_fields = "".join(
                f"\n  {field}{'?' if field in lacking else ''}: {self.of(hints[field], hidden=_is_hidden(hints[field]))};"
                for field in kind.__struct_fields__
                if field not in left_out and field not in known
            )
            told = " ".join((kind.__doc__ or "").split())
            extends = f" extends {self.names.get(parent, parent.__name__)}" if parent else ""
            self.made[name] = f"/** {told} */\nexport interface {name}{extends} {{{told_fields}\n}}\n"
        return self.names[kind]


def text(game: type[Game[Any, Any]]) -> str:
    """The file of one game, with what its expansions add."""
    shapes = Shapes()
    kinds = [game, *(game.with_packs((pack,)) for pack in game.expansions)]
    for kind in kinds:
        shapes.record(kind.state_type, left_out=UNSEEN, optional=kind is not game)
        shapes.record(kind.shown_type, optional=kind is not game)
        shapes.record(kind.content_type, optional=kind is not game)
    types = {what: getattr(kinds[-1], f"{what}_type") for what in ("state", "shown", "content")}
    named = {what: shapes.names.get(kind, kind.__name__) for what, kind in types.items()}
    made = "".join(shapes.made.values())
    words = "import type { Word } from 'WEB/words';\n" if "Word" in shapes.common else ""
    common = ", ".join(sorted(shapes.common - {"Word"}))
    doors = "".join(
        f"export function {door}({given}: {{ {field}: object }}): {named[what]} {{\n"
        f"  return {given}.{field} as {named[what]};\n}}\n"
        for door, given, field, what in (
            ("stateOf", "link", "state", "state"),
            ("shownOf", "link", "shown", "shown"),
            ("factsOf", "book", "facts", "content"),
        )
    )
    imported = f"import type {{ {common} }} from 'WEB/wire';\n" if common else ""
    return HEAD + imported + words + (EFFECT if "Effect" in made else "") + made + doors


def targets() -> dict[Path, str]:
    """The files of all games that have a page."""
    found = {}
    for name, package in GAMES.items():
        folder = HERE / "games" / name if package in OURS else home(name) / "page"
        if folder.is_dir():
            web = "../.." if package in OURS else relpath(HERE, folder)
            found[folder / "types.ts"] = text(games.find(name)).replace("WEB", web)
    return found


def _left_out_as_usual(kind: type[Struct]) -> set[str]:
    """The fields that are not sent while they are as they mostly are."""
    return {each.name for each in fields(kind) if not each.required} if kind.__struct_config__.omit_defaults else set()


def _is_hidden(hint: Any) -> bool:
    return any(isinstance(word, Sight) and not word.everybody for word in getattr(hint, "__metadata__", ()))


def _list(inner: str) -> str:
    return f"({inner})[]" if " " in inner else f"{inner}[]"
