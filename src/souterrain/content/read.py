"""TOML values to typed values, strictly, gathering every fault instead of stopping at the first.

The shape is the declared type: structs, tuples, sets and dicts are walked here, so that each bad leaf gets its own
fault; leaves are left to msgspec. Where the values come from is in `pack`.
"""

import re
import types
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from souterrain.content.effect import Effect, Effects
from souterrain.content.fact import Ref
from souterrain.content.fault import Fault, guess, quote

WORDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "a string",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
}


@dataclass(frozen=True, slots=True)
class Where:
    """Where a value stands: file, table and key."""

    file: str
    table: str = ""
    key: str = ""

    def at(self, key: str) -> "Where":
        return replace(self, key=f"{self.key}.{key}" if self.key else key)

    def item(self, index: int) -> "Where":
        return replace(self, key=f"{self.key}[{index}]")


@dataclass(slots=True)
class Reader:
    """Reads values and remembers what was wrong (`faults`) and which ids were named (`named`: place, kind, id)."""

    effects: Effects
    faults: list[Fault] = field(default_factory=list)
    named: list[tuple[Where, str, str]] = field(default_factory=list)

    def fault(self, place: Where, message: str) -> None:
        self.faults.append(Fault(place.file, place.table, place.key, message))

    def table(self, shape: type[msgspec.Struct], given: object, place: Where) -> Any:
        """A struct from a table; None when a key is missing or bad. An unknown key is a fault, but spoils nothing."""
        if not isinstance(given, dict):
            self.fault(place, f"expected a table, got {kind_of(given)}")
            return None
        fields = {f.encode_name: f for f in msgspec.structs.fields(shape)}
        for key in given:
            if key not in fields:
                self.fault(place.at(key), f"unknown key{guess(key, fields)}")
        before = len(self.faults)
        values = {}
        for key, known in fields.items():
            if key in given:
                values[known.name] = self.value(known.type, given[key], place.at(key))
            elif known.required:
                self.fault(place.at(key), f"missing key; expected {wanted(known.type)}")
        return None if len(self.faults) > before else shape(**values)

    def value(self, shape: Any, given: object, place: Where) -> Any:
        """A value of the given shape; anything at all when it is bad, for then there is a fault."""
        origin, arguments = get_origin(shape), get_args(shape)
        if shape is Effect:
            return self.effect(given, place)
        if isinstance(shape, type) and issubclass(shape, msgspec.Struct):
            return self.table(shape, given, place)
        if origin is Annotated and isinstance(arguments[1], Ref):
            if isinstance(given, str):
                self.named.append((place, arguments[1].kind, given))
            return self.leaf(arguments[0], given, place)
        if origin in (tuple, list, frozenset, set):
            return self.items(origin, arguments, given, place)
        if origin is dict and isinstance(given, dict):
            return {
                self.value(arguments[0], key, place.at(key)): self.value(arguments[1], value, place.at(key))
                for key, value in given.items()
            }
        if origin in (Union, types.UnionType):
            # TOML cannot say null, so an optional value that is there has the other type.
            members = [a for a in arguments if a is not types.NoneType]
            return self.value(members[0], given, place) if len(members) == 1 else self.leaf(shape, given, place)
        if origin is Literal and given not in arguments:
            if isinstance(given, str):
                self.fault(place, f"unknown value {quote(given)}{guess(given, map(str, arguments))}")
            else:
                self.fault(place, f"expected {wanted(shape)}, got {kind_of(given)}")
            return None
        return self.leaf(shape, given, place)

    def items(self, container: Any, shapes: Sequence[Any], given: object, place: Where) -> Any:
        if not isinstance(given, list):
            self.fault(place, f"expected a list, got {kind_of(given)}")
            return None
        if container is not tuple or shapes[-1:] == (...,):
            shapes = [shapes[0]] * len(given)
        elif len(shapes) != len(given):
            self.fault(place, f"expected a list of {len(shapes)}, got {len(given)}")
            return None
        pairs = enumerate(zip(shapes, given, strict=True))
        values = [self.value(shape, item, place.item(i)) for i, (shape, item) in pairs]
        return tuple(values) if container is tuple else container(values)

    def effect(self, given: object, place: Where) -> Effect | None:
        if not isinstance(given, dict) or not isinstance(name := given.get("do"), str):
            self.fault(place, 'expected an effect, like { do = "name", ... }')
            return None
        if name not in self.effects:
            self.fault(place.at("do"), f"unknown effect {quote(name)}{guess(name, self.effects)}")
            return None
        recipe = self.effects[name]
        arguments = self.table(recipe.schema, {k: v for k, v in given.items() if k != "do"}, place)
        return None if arguments is None else recipe.effect(arguments)

    def leaf(self, shape: Any, given: object, place: Where) -> Any:
        try:
            return msgspec.convert(given, shape, strict=True)
        except msgspec.ValidationError as error:
            self.fault(place, sentence(error))
            return None


def sentence(error: msgspec.ValidationError) -> str:
    """msgspec says "Expected `int`, got `str`"; a pack's author reads words."""
    text = re.sub(r"`([a-z]+)`", lambda match: WORDS.get(match[1], match[1]), str(error).split(" - at ")[0])
    return text[:1].lower() + text[1:]


def kind_of(value: object) -> str:
    name = {"list": "array", "dict": "object"}.get(type(value).__name__, type(value).__name__)
    return WORDS.get(name, name)


def wanted(shape: Any) -> str:
    """What a missing key should have held."""
    origin, arguments = get_origin(shape), get_args(shape)
    if origin is Annotated:
        ref = next((a for a in arguments if isinstance(a, Ref)), None)
        return f"the id of a [[{ref.kind}]]" if ref else wanted(arguments[0])
    if origin is Literal:
        return f"one of {', '.join(quote(a) for a in arguments)}"
    if shape is Effect or origin is dict or (isinstance(shape, type) and issubclass(shape, msgspec.Struct)):
        return "a table"
    if origin in (tuple, list, frozenset, set):
        return "a list"
    return WORDS.get(getattr(shape, "__name__", ""), "a value")
