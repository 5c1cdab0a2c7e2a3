"""TOML values to typed values, strictly, gathering every fault instead of stopping at the first.

The shape is the declared type (`shape`): structs, tuples, sets and dicts are walked here, so that each bad leaf gets its own fault;
leaves are left to msgspec. Where the values come from is in `pack`.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from souterrain.content import line
from souterrain.content.effect import Effect, Effects, Recipe, Slot
from souterrain.content.fault import Fault, guess, quote
from souterrain.content.shape import WORDS, Shape, fields_of, is_within, number_of_items, shape_of, span, wanted


@dataclass(frozen=True, slots=True)
class Where:
    """Where a value stands: file, table and key. `root` is the way to the table in its file: a kind and a number from 0."""

    file: str
    table: str = ""
    key: str = ""
    root: line.Path = ()

    def at(self, key: str) -> "Where":
        return Where(self.file, self.table, f"{self.key}.{key}" if self.key else key, self.root)

    def item(self, index: int) -> "Where":
        return Where(self.file, self.table, f"{self.key}[{index}]", self.root)


@dataclass(slots=True)
class Reader:
    """Reads values and remembers what was wrong (`faults`) and which ids were named (`named`: place, kind, id).

    `texts` are the files read so far, for the lines of faults. A `lenient` one reads what an earlier program found good: it passes
    over what this one does not know or would not allow, and minds only what it cannot do without.
    """

    effects: Effects
    lenient: bool = False
    faults: list[Fault] = field(default_factory=list)
    named: list[tuple[Where, str, str]] = field(default_factory=list)
    texts: dict[str, str] = field(default_factory=dict)

    def fault(self, place: Where, message: str) -> None:
        found = line.find(self.texts.get(place.file, ""), (*place.root, *line.path_of(place.key)))
        self.faults.append(Fault(place.file, place.table, place.key, message, found))

    def doubt(self, place: Where, message: str) -> None:
        """A fault of a pack that is written today, and of no consequence in one that was good when it was kept."""
        if not self.lenient:
            self.fault(place, message)

    def table(self, table: type[msgspec.Struct], given: object, place: Where) -> Any:
        """A struct from a table; None when a key is missing or bad. An unknown key is a fault, but spoils nothing."""
        if not isinstance(given, dict):
            self.fault(place, f"expected a table, got {kind_of(given)}")
            return None
        fields = fields_of(table)
        around = Around(table, given)
        for key in given:
            if key not in fields:
                self.doubt(place.at(key), f"unknown key{guess(key, fields)}")
        before = len(self.faults)
        values = {}
        for key, known in fields.items():
            if key in given:
                values[known.name] = self.value(known.type, given[key], place.at(key), around)
            elif known.required:
                self.fault(place.at(key), f"missing key; expected {wanted(known.type)}")
        return None if len(self.faults) > before else table(**values)

    def value(self, declared: Any, given: object, place: Where, around: "Around") -> Any:
        """A value of the declared type; anything at all when it is bad, for then there is a fault."""
        shape = shape_of(declared)
        if shape.plain is Effect:
            return self.effect(shape.slot, given, place, around)
        if shape.is_table:
            return self.table(shape.plain, given, place)
        if shape.is_list:
            return self.items(shape, given, place, around)
        if shape.origin is dict:
            return self.entries(shape, given, place, around)
        if shape.origin is Literal:
            return self.choice(shape, given, place)
        if shape.ref and isinstance(given, str):
            self.named.append((place, shape.ref.kind, given))
        return self.leaf(shape, given, place)

    def items(self, shape: Shape, given: object, place: Where, around: "Around") -> Any:
        if not isinstance(given, list):
            self.fault(place, f"expected a list, got {kind_of(given)}")
            return None
        least = shape.meta.min_length or 0
        most = shape.meta.max_length if shape.is_open else len(shape.arguments)
        if not shape.is_open:
            least = len(shape.arguments)
        if len(given) < least or (most is not None and len(given) > most):
            told = f"{len(given)}" if given else "an empty list"
            unlike = self.doubt if shape.is_open else self.fault
            unlike(place, f"expected a list of {number_of_items(shape)}, got {told}")
            if not (shape.is_open and self.lenient):
                return None
        kinds = [shape.arguments[0]] * len(given) if shape.is_open else shape.arguments
        pairs = enumerate(zip(kinds, given, strict=True))
        values = [self.value(kind, item, place.item(i), around) for i, (kind, item) in pairs]
        if shape.distinct:
            for i, item in enumerate(given):
                if item in given[:i]:
                    self.doubt(place.item(i), f"{quote(item)} stands twice in this list")
        try:
            return tuple(values) if shape.origin is tuple else shape.origin(values)
        except TypeError:
            return None  # a set of what cannot be in one; the leaf has its fault

    def entries(self, shape: Shape, given: object, place: Where, around: "Around") -> Any:
        if not isinstance(given, dict):
            self.fault(place, f"expected a table, got {kind_of(given)}")
            return None
        if len(given) < (shape.meta.min_length or 0):
            self.doubt(place, "expected at least one key, got an empty table")
        return {
            self.value(shape.arguments[0], key, place.at(key), around): self.value(
                shape.arguments[1], value, place.at(key), around
            )
            for key, value in given.items()
        }

    def choice(self, shape: Shape, given: object, place: Where) -> Any:
        # 1 is not true here, though Python thinks so.
        if any(given == value and type(given) is type(value) for value in shape.arguments):
            return given
        if isinstance(given, str):
            self.fault(place, f"unknown value {quote(given)}{guess(given, map(str, shape.arguments))}")
        else:
            self.fault(place, f"expected {wanted(shape.plain)}, got {told(given)}")
        return None

    def effect(self, slot: Slot | None, given: object, place: Where, around: "Around") -> Effect | None:
        if not isinstance(given, dict) or not isinstance(name := given.get("do"), str):
            self.fault(place, 'expected an effect, like { do = "name", ... }')
            return None
        moment = around.moment(slot) if slot else ""
        recipe = self.effects.get(name)
        if recipe is None or (slot and not recipe.serves(slot.name, moment)):
            fitting = [n for n in self.effects if slot is None or self.effects[n].serves(slot.name, moment)]
            message = misplaced(recipe, slot, moment) if recipe and slot else f"unknown effect {quote(name)}"
            self.fault(place.at("do"), message + guess(name, fitting))
            return None
        arguments = self.table(recipe.schema, {k: v for k, v in given.items() if k != "do"}, place)
        return None if arguments is None else recipe.effect(arguments)

    def leaf(self, shape: Shape, given: object, place: Where) -> Any:
        try:
            value = msgspec.convert(given, shape.plain, strict=True)
        except msgspec.ValidationError as error:
            self.fault(place, sentence(error))
            return None
        if isinstance(value, int | float) and not isinstance(value, bool) and not is_within(value, shape.meta):
            self.doubt(place, f"expected {wanted(shape.plain)} {span(shape.meta)}, got {told(value)}")
        if isinstance(value, str) and shape.meta.pattern and not re.search(shape.meta.pattern, value):
            meant = shape.meta.description or f"something like {shape.meta.pattern}"
            self.doubt(place, f"expected {meant}, got {quote(value)}")
        return value


@dataclass(frozen=True, slots=True)
class Around:
    """The table in which a value stands, as it was written."""

    table: type[msgspec.Struct]
    given: Mapping[str, Any]

    def moment(self, slot: Slot) -> str:
        """What the key that tells the moment of a slot says; where it is left out, its default."""
        if not slot.by:
            return ""
        field = fields_of(self.table)[slot.by]
        return str(self.given.get(slot.by, field.default))


def misplaced(recipe: Recipe, slot: Slot, moment: str) -> str:
    """Why an effect cannot stand where it does."""
    here = [name.partition(":")[2] for name in recipe.slots if name.partition(":")[0] == slot.name]
    if here:
        return f"{quote(recipe.name)} works with {slot.by} = {' or '.join(map(quote, here))}, not with {quote(moment)}"
    serves = " or ".join(dict.fromkeys(name.partition(":")[0] for name in recipe.slots)) or "nothing that packs name"
    return f"{quote(recipe.name)} is an effect of {serves}, not of {slot.name}"


def sentence(error: msgspec.ValidationError) -> str:
    """msgspec says "Expected `int`, got `str`"; a pack's author reads words."""
    text = re.sub(r"`([a-z]+)`", lambda match: WORDS.get(match[1], match[1]), str(error).split(" - at ")[0])
    return text[:1].lower() + text[1:]


def kind_of(value: object) -> str:
    name = {"list": "array", "dict": "object"}.get(type(value).__name__, type(value).__name__)
    return WORDS.get(name, name)


def told(value: object) -> str:
    """What was given: a number as it is, anything else by its kind."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return kind_of(value)
    return f"{value:g}" if isinstance(value, float) else f"{str(value)[:20]}"
