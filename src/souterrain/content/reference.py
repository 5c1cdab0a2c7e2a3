"""What packs of a game may say, told from its declarations: kinds, keys and effects, each with an example from the shelf.

The types of keys are those that `read` holds packs to; what a key is for is the comment beside it in the game's `facts.py`.
"""

import ast
import inspect
import re
import textwrap
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec

from souterrain.content.effect import Effect, Effects, Recipe
from souterrain.content.fact import Content, kinds
from souterrain.content.line import lines
from souterrain.content.shape import WORDS, Shape, fields_of, number_of_items, shape_of, span

# A docstring may begin with the rules that it carries out.
RULES = re.compile(r"^(?:[a-z]+(?:\.[a-z0-9-]+)+(?:, | )?)+:? ?")


class Key(msgspec.Struct, frozen=True):
    """A key of an entry, or an argument of an effect. `default` is empty where the key must be given."""

    name: str
    type: str
    default: str = ""
    note: str = ""


class Kind(msgspec.Struct, frozen=True):
    """A kind of thing: its keys, those of tables in it named by their way (`human[].warrior`), and texts its name must have."""

    name: str
    about: str
    keys: tuple[Key, ...]
    texts: tuple[str, ...] = ()
    example: str = ""


class EffectTold(msgspec.Struct, frozen=True):
    """A named effect: in which keys it may stand, and what it is given."""

    name: str
    about: str
    places: tuple[str, ...]
    arguments: tuple[Key, ...]
    example: str = ""


class Reference(msgspec.Struct, frozen=True):
    """Everything that packs of one game may say."""

    game: str
    kinds: tuple[Kind, ...]
    effects: tuple[EffectTold, ...]


def reference(game: str, content_type: type[Content], effects: Effects, shelf: Iterable[Path]) -> Reference:
    """The kinds and effects of a game, with examples from its packs."""
    entries, calls = examples(shelf)
    slots = slots_of(content_type)
    return Reference(
        game,
        tuple(
            Kind(name, about(kind), tuple(keys_of(kind)), kind.texts, entries.get(name, ""))
            for name, kind in kinds(content_type).items()
        ),
        tuple(
            EffectTold(
                name,
                about(effects[name].function),
                tuple(places_of(effects[name], slots)),
                tuple(keys_of(effects[name].schema)),
                calls.get(name, ""),
            )
            for name in sorted(effects)
        ),
    )


def about(thing: Any) -> str:
    """What a docstring says without the rules it names; where it says nothing else, where to read the first of them."""
    told = inspect.cleandoc(thing.__doc__ or "").replace("\n", " ")
    said = RULES.sub("", told)
    if said or not told:
        return said[:1].upper() + said[1:]
    return f"See `souterrain rules {told.split(',')[0].rstrip(':')}`."


def keys_of(table: type[msgspec.Struct], before: str = "") -> Iterator[Key]:
    notes = notes_of(table)
    for name, field in fields_of(table).items():
        if name == "source":
            continue
        default = "" if field.required else told_value(default_of(field))
        yield Key(before + name, type_of(field.type), default, notes.get(name, ""))
        shape = shape_of(field.type)
        inner = shape_of(shape.arguments[0]) if shape.is_list else shape
        if inner.is_table:
            yield from keys_of(inner.plain, f"{before}{name}{'[]' if shape.is_list else ''}.")


def default_of(field: msgspec.structs.FieldInfo) -> Any:
    return field.default if field.default is not msgspec.NODEFAULT else field.default_factory()


def told_value(value: Any) -> str:
    if value is None or value == "":
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple | list):
        return "[]" if not value else f"[{', '.join(map(told_value, value))}]"
    return "{}" if value == {} else f'"{value}"' if isinstance(value, str) else f"{value}"


def type_of(declared: Any) -> str:
    """A type in words."""
    shape = shape_of(declared)
    if shape.ref:
        return f"id of a [[{shape.ref.kind}]]"
    if shape.plain is Effect:
        return effect_of(shape)
    if shape.origin is Literal:
        return " or ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in shape.arguments)
    if shape.is_table:
        return "table"
    if shape.origin is dict:
        return f"table: {type_of(shape.arguments[0])} = {type_of(shape.arguments[1])}"
    if shape.is_list:
        return list_of(shape)
    if shape.meta.description:
        return shape.meta.description
    return f"{WORDS.get(shape.plain.__name__, 'value')} {span(shape.meta)}".strip()


def effect_of(shape: Shape) -> str:
    if not shape.slot:
        return "effect"
    return f"effect of {shape.slot.name}" + (f", as `{shape.slot.by}` says" if shape.slot.by else "")


def list_of(shape: Shape) -> str:
    different = " none twice" if shape.distinct else ""
    count = number_of_items(shape)
    items = {type_of(item): None for item in shape.arguments if item is not ...}
    length = ", ".join(filter(None, (count, different.strip())))
    return f"list{f' ({length})' if length else ''} of: {'; '.join(items)}"


def notes_of(table: type[msgspec.Struct]) -> dict[str, str]:
    """The comments beside the keys of a table, in the source of its class and of those it comes from."""
    notes: dict[str, str] = {}
    for kind in reversed(table.__mro__):
        try:
            source = textwrap.dedent(inspect.getsource(kind))
            body = ast.parse(source).body[0]
        except (OSError, TypeError, SyntaxError):
            continue  # made by the program: the arguments of an effect
        rows = source.splitlines()
        for node in body.body if isinstance(body, ast.ClassDef) else ():
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.end_lineno:
                _, _, note = rows[node.end_lineno - 1][node.end_col_offset :].partition("#")
                if note:
                    notes[node.target.id] = note.strip()
    return notes


def slots_of(content_type: type[Content]) -> dict[str, list[tuple[str, str]]]:
    """Where each slot is: the keys that hold its effects, and the key that tells the moment."""
    found: dict[str, list[tuple[str, str]]] = {}
    for name, kind in kinds(content_type).items():
        for key, field in fields_of(kind).items():
            shape = shape_of(field.type)
            inner = shape_of(shape.arguments[0]) if shape.is_list else shape
            if inner.slot:
                found.setdefault(inner.slot.name, []).append((f"{name}.{key}", inner.slot.by))
    return found


def places_of(recipe: Recipe, slots: dict[str, list[tuple[str, str]]]) -> Iterator[str]:
    moments: dict[str, list[str]] = {}
    for slot in recipe.slots:
        name, _, moment = slot.partition(":")
        moments.setdefault(name, []).extend([moment] if moment else [])
    for name, when in moments.items():
        for key, by in slots.get(name, ()):
            yield f"{key} ({by} = {' or '.join(when)})" if when else key


# Examples


def examples(shelf: Iterable[Path]) -> tuple[dict[str, str], dict[str, str]]:
    """The first entry of each kind, and the first call of each effect, as the packs of a shelf write them."""
    entries: dict[str, str] = {}
    calls: dict[str, str] = {}
    for folder in shelf:
        for path in sorted(folder.glob("*.toml")):
            if path.name == "pack.toml":
                continue
            source = path.read_text("utf-8")
            for kind, tables in tomllib.loads(source).items():
                if kind not in entries:
                    entries[kind] = entry_at(source, lines(source)[kind, 0])
                for call in calls_in(tables):
                    calls.setdefault(call["do"], inline(call))
    return entries, calls


def entry_at(source: str, line: int) -> str:
    """An entry as it is written: from its heading to the next one, without what is said about that."""
    rows = source.splitlines()
    end = next((n for n in range(line, len(rows)) if rows[n].startswith("[")), len(rows))
    while not rows[end - 1].strip() or rows[end - 1].startswith("#"):
        end -= 1
    return "\n".join(rows[line - 1 : end])


def calls_in(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        if "do" in value:
            yield value
        value = list(value.values())
    for item in value if isinstance(value, list) else ():
        yield from calls_in(item)


def inline(value: Any) -> str:
    """A value as TOML writes it on one line."""
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {inline(item)}' for key, item in value.items())} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(inline, value))}]"
    return told_value(value) if value != "" else '""'


# The page


def page(references: Iterable[Reference]) -> str:
    """The reference as Markdown."""
    told = [
        "# What packs may say",
        "Written by `souterrain packs reference` from the declarations in each game's `facts.py` and `effects/`; a test says\n"
        "when it is no longer current. How to write a pack is in [packs.md](packs.md). Every entry has an `id` and a `source`\n"
        "besides.",
    ]
    for game in references:
        told += [f"## {game.game.capitalize()}", "### Kinds"]
        for kind in game.kinds:
            told += [f"#### {kind.name}", *filter(None, [kind.about]), table(kind.keys)]
            if kind.texts:
                told.append(f"Its name needs {', '.join(f'`.{text}`' for text in kind.texts)} beside it.")
            if kind.example:
                told.append(f"```toml\n{kind.example}\n```")
        told.append("### Effects")
        for effect in game.effects:
            places = ", ".join(f"`{place}`" for place in effect.places)
            told += [f"#### {effect.name}", *filter(None, [effect.about]), f"In {places}."]
            if effect.arguments:
                told.append(table(effect.arguments))
            if effect.example:
                told.append(f"```toml\n{effect.example}\n```")
    return "\n\n".join(told) + "\n"


def table(keys: Iterable[Key]) -> str:
    rows = ["| key | what it is | if left out | |", "| --- | --- | --- | --- |"]
    for key in keys:
        if key.name != "id":
            cells = (f"`{key.name}`", key.type, f"`{key.default}`" if key.default else "", key.note)
            rows.append(f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |")
    return "\n".join(rows) if len(rows) > 2 else "No keys of its own."
