"""The state: everything that lies on the table, who may see it, and the agenda.

A game declares its state as a subclass whose every field says who may see it (`Public[int]`, `Counted[list[str]]`, ...);
a field without such a word is an error when the class is made, so nothing is ever shown by forgetting. Records in lists
and dicts are frozen and are replaced, never changed: a copy of the containers is an exact copy of the state.
"""

from collections.abc import Callable
from hashlib import blake2b
from types import UnionType
from typing import Annotated, Any, ClassVar, Literal, Self, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from souterrain.kernel.agenda import PLAIN, Step, find_step
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

    @property
    def changes(self) -> bool:
        """Who may see it follows from more than what lies there."""
        return callable(self.seats) or self.also is not None

    def mask(self, state: "State", value: Any, seat: int | None) -> Any:
        if self.everybody:
            return value
        if self.owner:
            seen = {}
            for key, item in value.items():
                if key == seat or (self.also is not None and seat in self.also(state, key)):
                    seen[key] = item
                else:
                    seen[key] = _veil(item) if self.length else None
            return seen
        seats = self.seats(state) if callable(self.seats) else self.seats
        if seat in seats:
            return value
        return _veil(value) if self.length else None


def _veil(value: Any) -> Any:
    if type(value) is tuple:
        return (None,) * len(value)
    if type(value) is list:
        return [None] * len(value)
    if isinstance(value, dict):
        return {key: _veil(item) for key, item in value.items()}
    return None


def seen_by(*seats: int) -> Sight:
    return Sight(seats=seats)


Public = Annotated[T, Sight(everybody=True)]
Counted = Annotated[T, Sight()]
Hidden = Annotated[T, Sight(length=False)]
Own = Annotated[T, Sight(owner=True)]
Sealed = Annotated[T, Sight(owner=True, length=False)]  # that there is something, not how much


class State(Struct, kw_only=True):
    """What every game has. Games add their zones."""

    sights: ClassVar[dict[str, Sight]]
    masked: ClassVar[tuple[tuple[str, Sight], ...]]  # those that not everybody sees
    containers: ClassVar[tuple[str, ...]]
    lying: ClassVar[
        tuple[str, ...]
    ]  # the fields by which a state is known: all but the steps and the form of questions

    chance: Hidden[Chance]
    agenda: Public[list[Step]] = []
    decisions: Public[tuple[Decision, ...]] = ()
    sealed: Sealed[dict[int, tuple[str, ...]]] = {}
    standings: Public[tuple[int, ...]] = ()

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        cls.sights = sights_of(cls)
        cls.masked = masked_of(cls)
        cls.containers = containers_of(cls)
        cls.lying = tuple(name for name in cls.sights if name not in ("agenda", "decisions"))

    def clone(self, chance: Chance | None = None) -> Self:
        """An exact copy, or one with other chance ahead."""
        agenda = [replace(step) for step in self.agenda]
        twin = replace(self, chance=chance or self.chance.copy(), agenda=agenda)
        for name in self.containers:
            setattr(twin, name, getattr(self, name).copy())
        return twin

    def encode(self) -> bytes:
        """The whole state. Dicts keep their order: rules walk through them, so a restored game must find the same."""
        return ENCODER.encode(self)

    def hash(self) -> str:
        """What lies on the table, what chance lies ahead and what is asked: all that players can tell a state by. How the steps
        of the rules are cut is not in it, nor is a zone where nothing lies: a program that was put in order leads to the same."""
        lying = {name: value for name in self.lying if (value := getattr(self, name))}
        asked = [(type(each).__name__, each.seat, each.kind, each.told()) for each in self.decisions]
        return blake2b(ENCODER.encode((lying, asked)), digest_size=8).hexdigest()


ENCODER = msgspec.msgpack.Encoder()


def decode_state(data: bytes, state_type: type[State], packages: tuple[str, ...]) -> State:
    """The inverse of `State.encode`. Steps are found by name in the packages of the game and in the kernel."""
    plain = msgspec.msgpack.decode(data, type=dict[str, Any])
    agenda = [msgspec.convert(step, find_step(step["type"], packages)) for step in plain.pop("agenda")]
    state = msgspec.convert(plain, state_type)
    state.agenda = agenda
    return state


def containers_of(state_type: type[State]) -> tuple[str, ...]:
    """The fields that `clone` copies: lists and dicts. All else in a state cannot change, or the class is refused."""
    found = []
    for name, hint in get_type_hints(state_type).items():
        if name in ("chance", "agenda") or get_origin(hint) is ClassVar:
            continue
        parts = get_args(hint) if get_origin(hint) in (list, dict) else (hint,)
        for part in parts:
            if not _is_fixed(part):
                raise TypeError(f"{state_type.__name__}.{name} holds things that can change: {part}")
        if get_origin(hint) in (list, dict):
            found.append(name)
    return tuple(found)


def _is_fixed(hint: Any) -> bool:
    """Nothing of this type can change: plain values, tuples and frozen records of such things."""
    kind = get_origin(hint)
    if kind in (tuple, Union, UnionType):
        return all(_is_fixed(part) for part in get_args(hint) if part is not Ellipsis)
    if kind is Annotated:
        return _is_fixed(get_args(hint)[0])
    if isinstance(hint, type) and issubclass(hint, Struct):
        return bool(hint.__struct_config__.frozen) and all(_is_fixed(part) for part in get_type_hints(hint).values())
    return hint in PLAIN or kind is Literal


def sights_of(state_type: type[State]) -> dict[str, Sight]:
    """Who may see each field of a state; an error names the field that does not say."""
    sights = {}
    for name, hint in get_type_hints(state_type, include_extras=True).items():
        if get_origin(hint) is ClassVar:
            continue
        words = [word for word in getattr(hint, "__metadata__", ()) if isinstance(word, Sight)]
        if not words:
            raise TypeError(f"{state_type.__name__}.{name} does not say who may see it")
        sights[name] = words[-1]
    return sights


def masked_of(state_type: type[State]) -> tuple[tuple[str, Sight], ...]:
    return tuple((name, sight) for name, sight in state_type.sights.items() if not sight.everybody)


State.sights = sights_of(State)
State.masked = masked_of(State)
State.containers = containers_of(State)
