"""The state: everything that lies on the table, who may see it, and the agenda.

A game declares its state as a subclass whose every field says who may see it (`Public[int]`, `Counted[list[str]]`, ...);
a field without such a word is an error when the class is made, so nothing is ever shown by forgetting. Records in lists
and dicts are frozen and are replaced, never changed: a copy of the containers is an exact copy of the state.
"""

from collections.abc import Callable
from copy import copy
from hashlib import blake2b
from typing import Annotated, Any, Self, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import fields as struct_fields

from souterrain.kernel.agenda import STEPS, Step
from souterrain.kernel.chance import Chance
from souterrain.kernel.gesture import Decision

T = TypeVar("T")


class Sight(Struct, frozen=True):
    """Who may see a field. A sequence that may not be seen still shows its length, unless `length` is false.

    `seats` may be a function of the state, for sights that change in the course of a game. Of a dict by seat, each seat
    sees its own entry, and that of another if `also` says so.
    """

    everybody: bool = False
    seats: tuple[int, ...] | Callable[[Any], tuple[int, ...]] = ()
    owner: bool = False  # a dict by seat: each seat sees its own entry
    also: Callable[[Any, int], tuple[int, ...]] | None = None  # who else sees the entry of an owner
    length: bool = True

    def mask(self, state: "State", value: Any, seat: int | None) -> Any:
        if self.everybody:
            return value
        if self.owner:
            also = self.also or (lambda state, owner: ())
            return {
                key: item if key == seat or seat in also(state, key) else _veil(item) for key, item in value.items()
            }
        seats = self.seats(state) if callable(self.seats) else self.seats
        if seat in seats:
            return value
        return _veil(value) if self.length else None


def _veil(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return type(value)([None] * len(value))
    if isinstance(value, dict):
        return {key: _veil(item) for key, item in value.items()}
    return None


def seen_by(*seats: int) -> Sight:
    return Sight(seats=seats)


Public = Annotated[T, Sight(everybody=True)]
Counted = Annotated[T, Sight()]
Hidden = Annotated[T, Sight(length=False)]
Own = Annotated[T, Sight(owner=True)]


class State(Struct, kw_only=True):
    """What every game has. Games add their zones."""

    chance: Hidden[Chance]
    agenda: Public[list[Step]] = []
    decisions: Public[tuple[Decision, ...]] = ()
    sealed: Own[dict[int, tuple[str, ...]]] = {}
    standings: Public[tuple[int, ...]] = ()

    def clone(self, chance: Chance | None = None) -> Self:
        """An exact copy, or one with other chance ahead."""
        twin = copy(self)
        twin.chance = chance or self.chance.copy()
        twin.agenda = [copy(step) for step in self.agenda]
        for name in containers_of(type(self)):
            setattr(twin, name, getattr(self, name).copy())
        return twin

    def encode(self) -> bytes:
        return ENCODER.encode(in_order(self))

    def hash(self) -> str:
        return blake2b(self.encode(), digest_size=8).hexdigest()


ENCODER = msgspec.msgpack.Encoder()


def in_order(state: State) -> State:
    """The state with the entries of its dicts sorted, so that equal states have equal bytes. (msgspec sorts only names; seats
    are numbers.)"""
    ordered = state
    for name in containers_of(type(state)):
        value = getattr(state, name)
        if type(value) is dict and len(value) > 1:
            if ordered is state:
                ordered = copy(state)
            setattr(ordered, name, dict(sorted(value.items())))
    return ordered


def decode_state(data: bytes, state_type: type[State], packages: tuple[str, ...]) -> State:
    """The inverse of `State.encode`. Steps are found by name in the packages of the game and in the kernel."""
    plain = msgspec.msgpack.decode(data)
    agenda = [msgspec.convert(step, _step_type(step["type"], packages), strict=False) for step in plain.pop("agenda")]
    # Keys of dicts by seat are numbers in msgpack too; `strict` stays on, so that a damaged file is noticed.
    state = msgspec.convert(plain, state_type)
    state.agenda = agenda
    return state


def _step_type(name: str, packages: tuple[str, ...]) -> type[Step]:
    for package in packages:
        if name in STEPS[package]:
            return STEPS[package][name]
    raise ValueError(f"no step is called {name!r}")


_containers: dict[type[State], tuple[str, ...]] = {}


def containers_of(state_type: type[State]) -> tuple[str, ...]:
    """The fields that `clone` copies: lists and dicts. Their items must be plain or frozen."""
    if state_type not in _containers:
        hints = get_type_hints(state_type)
        found = []
        for field in struct_fields(state_type):
            kind = get_origin(hints[field.name])
            if kind not in (list, dict) or field.name == "agenda":
                continue
            item = get_args(hints[field.name])[-1]
            if get_origin(item) in (list, dict) or (isinstance(item, type) and not _is_frozen(item)):
                raise TypeError(f"{state_type.__name__}.{field.name} holds things that can change: {item}")
            found.append(field.name)
        _containers[state_type] = tuple(found)
    return _containers[state_type]


def _is_frozen(kind: type) -> bool:
    return not issubclass(kind, Struct) or bool(kind.__struct_config__.frozen)


def sights_of(state_type: type[State]) -> dict[str, Sight]:
    """Who may see each field of a state; an error names the field that does not say."""
    hints = get_type_hints(state_type, include_extras=True)
    sights = {}
    for field in struct_fields(state_type):
        words = [word for word in getattr(hints[field.name], "__metadata__", ()) if isinstance(word, Sight)]
        if not words:
            raise TypeError(f"{state_type.__name__}.{field.name} does not say who may see it")
        sights[field.name] = words[-1]
    return sights
