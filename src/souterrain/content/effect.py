"""Named effects: the small functions that packs may call, and one such call as written on a card.

The keyword-only arguments of a function are the schema of its calls. A place in a pack that holds an effect says which moment it
serves (`Slot`), and a function says which of them it is written for. What the functions do is each game's own affair; how calls are
read from TOML is in `read`.
"""

import functools
import inspect
import typing
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType, SimpleNamespace
from typing import Any, TypeVar

import msgspec

Function = TypeVar("Function", bound=Callable[..., Any])


@dataclass(frozen=True, slots=True)
class Slot:
    """Marks a place that takes only effects registered for it: `Annotated[Effect, Slot("event", by="when")]`.

    With `by`, the entry's own key `when` tells the moment: the effect must be registered for `event:threat`, or for any `event`.
    """

    name: str
    by: str = ""


@dataclass(frozen=True, slots=True)
class Effect:
    """A call written in a pack: `effect(game, me)` runs the named function with the pack's arguments.

    Two effects are equal when name and arguments are. `marks` is what the game noted when it registered the function.
    """

    name: str
    arguments: tuple[tuple[str, Any], ...]
    call: Callable[..., Any] = field(compare=False, repr=False)
    marks: Mapping[str, object] = field(compare=False, repr=False)

    def __call__(self, *about: Any) -> Any:
        return self.call(*about)


@dataclass(frozen=True, slots=True)
class Recipe:
    """A registered function with the shape of its arguments."""

    name: str
    function: Callable[..., Any]
    schema: type[msgspec.Struct]
    slots: tuple[str, ...]
    marks: Mapping[str, object]

    def serves(self, slot: str, moment: str = "") -> bool:
        """Whether it may stand in a slot, at the moment that slot is for."""
        return slot in self.slots or f"{slot}:{moment}" in self.slots

    def effect(self, arguments: msgspec.Struct) -> Effect:
        given = msgspec.structs.asdict(arguments)
        return Effect(self.name, tuple(sorted(given.items())), functools.partial(self.function, **given), self.marks)


class Effects:
    """The effects of one game: `@effects("gain-threat", "event")` registers a function under a name, for a slot or several. An
    expansion has those of the game it adds to, and its own."""

    __slots__ = ("_recipes",)

    def __init__(self, known: "Effects | None" = None) -> None:
        self._recipes: dict[str, Recipe] = dict(known._recipes) if known else {}

    def __call__(self, name: str, *slots: str, **marks: object) -> Callable[[Function], Function]:
        def register(function: Function) -> Function:
            if name in self._recipes:
                raise ValueError(f"two effects are called {name!r}")
            self._recipes[name] = Recipe(name, function, schema(name, function), slots, MappingProxyType(marks))
            return function

        return register

    def __getitem__(self, name: str) -> Recipe:
        return self._recipes[name]

    def get(self, name: str) -> Recipe | None:
        return self._recipes.get(name)

    def __contains__(self, name: str) -> bool:
        return name in self._recipes

    def __iter__(self) -> Iterator[str]:
        return iter(self._recipes)


def schema(name: str, function: Callable[..., Any]) -> type[msgspec.Struct]:
    """The keyword-only arguments of a function, as a struct."""
    arguments = [p for p in inspect.signature(function).parameters.values() if p.kind is p.KEYWORD_ONLY]
    for argument in arguments:
        if argument.annotation is argument.empty:
            raise TypeError(f"argument {argument.name!r} of effect {name!r} needs a type")
        if argument.name == "do":
            raise TypeError(f"effect {name!r} cannot have an argument 'do': packs name the effect with it")
    # Only these are resolved: `game: Game` may name a type that is imported for type checkers alone.
    hints = typing.get_type_hints(
        SimpleNamespace(__annotations__={a.name: a.annotation for a in arguments}),
        globalns=inspect.unwrap(function).__globals__,
        include_extras=True,
    )
    return msgspec.defstruct(
        name,
        [(a.name, hints[a.name]) if a.default is a.empty else (a.name, hints[a.name], a.default) for a in arguments],
        frozen=True,
        kw_only=True,
    )


def as_written(value: object) -> Any:
    """A fact as plain data: an effect is told as it is written in the pack, by its name and arguments."""
    if isinstance(value, Effect):
        return {"do": value.name, **{name: as_written(argument) for name, argument in value.arguments}}
    if isinstance(value, tuple):
        return [as_written(item) for item in value]
    return msgspec.to_builtins(value)
