"""A declared type taken apart: what a value must be, which range it has, and what it names.

One declaration, such as `Annotated[int, Meta(ge=1, le=6)]` or `tuple[Annotated[str, Ref("tile")], ...]`, gives the reading
(`read`), the check and the reference page (`reference`).
"""

import functools
import types
from dataclasses import dataclass
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from souterrain.content.effect import Effect, Slot
from souterrain.content.fact import Distinct, Ref

WORDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "a string",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
}


@dataclass(frozen=True, slots=True)
class Shape:
    """`plain` is the type without its notes; `items` are the shapes of what is in it."""

    plain: Any
    origin: Any
    arguments: tuple[Any, ...]
    ref: Ref | None
    slot: Slot | None
    distinct: bool
    meta: msgspec.Meta

    @property
    def is_table(self) -> bool:
        return isinstance(self.plain, type) and issubclass(self.plain, msgspec.Struct)

    @property
    def is_list(self) -> bool:
        return self.origin in (tuple, list, frozenset, set)

    @property
    def is_open(self) -> bool:
        """A list of any length, as far as its type goes."""
        return self.origin is not tuple or self.arguments[-1:] == (...,)


@functools.cache
def shape_of(declared: Any) -> Shape:
    """A declared type as a shape. TOML cannot say null, so an optional value that is there has the other type."""
    notes: tuple[Any, ...] = ()
    plain = declared
    while True:
        if get_origin(plain) is Annotated:
            plain, *more = get_args(plain)
            notes += tuple(more)
        elif get_origin(plain) in (Union, types.UnionType) and types.NoneType in get_args(plain):
            members = [member for member in get_args(plain) if member is not types.NoneType]
            if len(members) > 1:
                break
            plain = members[0]
        else:
            break
    return Shape(
        plain,
        get_origin(plain),
        get_args(plain),
        next((note for note in notes if isinstance(note, Ref)), None),
        next((note for note in notes if isinstance(note, Slot)), None),
        any(isinstance(note, Distinct) for note in notes),
        next((note for note in notes if isinstance(note, msgspec.Meta)), msgspec.Meta()),
    )


@functools.cache
def fields_of(table: type[msgspec.Struct]) -> dict[str, msgspec.structs.FieldInfo]:
    """The keys a table may have, by the name they have in TOML. Asked for each entry, worked out once."""
    return {field.encode_name: field for field in msgspec.structs.fields(table)}


def wanted(declared: Any) -> str:
    """In words, what should stand there."""
    shape = shape_of(declared)
    if shape.ref:
        return f"the id of a [[{shape.ref.kind}]]"
    if shape.origin is Literal:
        return "one of " + ", ".join(
            f'"{value}"' if isinstance(value, str) else str(value) for value in shape.arguments
        )
    if shape.plain is Effect:
        return 'an effect, like { do = "name", ... }'
    if shape.origin is dict or shape.is_table:
        return "a table"
    if shape.is_list:
        return f"a list of {number_of_items(shape)}" if number_of_items(shape) else "a list"
    return (WORDS.get(getattr(shape.plain, "__name__", ""), "a value") + " " + span(shape.meta)).strip()


def number_of_items(shape: Shape) -> str:
    """How long a list must be, in words; empty where any length will do."""
    if not shape.is_open:
        return f"exactly {len(shape.arguments)}"
    least, most = shape.meta.min_length or 0, shape.meta.max_length
    if most is None:
        return f"at least {least}" if least else ""
    return f"{least} to {most}" if least else f"at most {most}"


def span(meta: msgspec.Meta) -> str:
    """The range of a number, in words."""
    least = meta.ge if meta.ge is not None else meta.gt
    most = meta.le if meta.le is not None else meta.lt
    above = "" if meta.gt is None else "more than "
    steps = "" if meta.multiple_of is None else f" in steps of {meta.multiple_of:g}"
    if least is None and most is None:
        return steps.strip()
    if most is None:
        return f"from {above}{least:g} on{steps}"
    if least is None:
        return f"up to {most:g}{steps}"
    return f"from {above}{least:g} to {most:g}{steps}"


def is_within(value: float, meta: msgspec.Meta) -> bool:
    """Whether a number is in its range; one that is no number at all never is."""
    return (
        value - value == 0
        and (meta.ge is None or value >= meta.ge)
        and (meta.gt is None or value > meta.gt)
        and (meta.le is None or value <= meta.le)
        and (meta.lt is None or value < meta.lt)
        and (meta.multiple_of is None or value % meta.multiple_of == 0)
    )
