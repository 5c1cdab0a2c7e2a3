"""Views: what a seat knows, and states drawn at random among those consistent with it.

A view is the state with everything struck out that its seat may not see: white lists on the state's fields, secret
fields of steps struck out, questions to others reduced to who is asked and what about. Players, pages and files get
views, never states. `None` as a seat is a spectator.
"""

from collections.abc import Iterable, Sequence
from copy import copy
from functools import cache, lru_cache
from types import NoneType
from typing import Annotated, Any, TypeVar, get_args, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import fields as struct_fields

from souterrain.kernel.agenda import Step
from souterrain.kernel.decision import Choice
from souterrain.kernel.gesture import Decision
from souterrain.kernel.state import ENCODER, Sight, State

T = TypeVar("T")
Secret = Annotated[T, Sight()]  # a step's field that only its `owner()` may see


class View(Struct, frozen=True):
    """What `seat` sees of the table. `state` has None where something is hidden; its agenda is for `resample` alone."""

    seat: int | None
    state: State
    decision: Decision | None

    def encode(self) -> bytes:
        return ENCODER.encode((self.seat, self.state, self.decision))


_step_secrets: dict[type[Step], tuple[str, ...]] = {}


def look(state: State, seat: int | None) -> View:
    """The view of a seat."""
    masked = copy(state)
    for name, sight in state.masked:
        setattr(masked, name, sight.mask(state, getattr(state, name), seat))
    masked.agenda = [_mask_step(step, seat) for step in state.agenda]
    decision = None
    shown = []
    for choice in state.decisions:
        if choice.seat == seat:
            shown.append(choice)
            decision = choice if seat not in state.sealed else None
        else:
            shown.append(Choice(choice.seat, choice.kind, (), choice.rule))
    masked.decisions = tuple(shown)
    return View(seat, masked, decision)


def _mask_step(step: Step, seat: int | None) -> Step:
    names = secret_fields(type(step))
    if not names or step.owner() == seat:
        return copy(step)
    masked = copy(step)
    for name in names:
        value = getattr(step, name)
        setattr(masked, name, (None,) * len(value) if isinstance(value, tuple) else None)
    return masked


class Named:
    """The secrets that zones name. One that lies as it lay, for the same viewer, is not looked through again."""

    def __init__(self, secrets: frozenset[str]) -> None:
        self.secrets = secrets
        self._known: dict[tuple[str, int | None], tuple[Any, frozenset[str]]] = {}

    def in_zone(self, name: str, state: State) -> frozenset[str]:
        lies = getattr(state, name)
        known = self._told(name, ALL, lies)
        return known if known is not None else self._note(name, ALL, lies, lies)

    def seen_in(self, name: str, state: State, seat: int | None) -> frozenset[str]:
        """Those that a seat sees there."""
        sight, lies = state.sights[name], getattr(state, name)
        if not sight.changes:
            known = self._told(name, seat, lies)
            return known if known is not None else self._note(name, seat, lies, sight.mask(state, lies, seat))
        seen = sight.mask(state, lies, seat)
        known = self._told(name, seat, seen)
        return known if known is not None else self._note(name, seat, seen, seen)

    def _told(self, name: str, seat: int | None, lies: Any) -> frozenset[str] | None:
        known = self._known.get((name, seat))
        return known[1] if known is not None and known[0] == lies else None

    def _note(self, name: str, seat: int | None, lies: Any, seen: Any) -> frozenset[str]:
        named = named_in(seen, self.secrets)
        self._known[name, seat] = lies.copy() if isinstance(lies, list | dict) else lies, named
        return named

    def in_steps(self, steps: Iterable[Step]) -> frozenset[str]:
        told = [getattr(step, name) for step in steps for name in secret_fields(type(step))]
        return named_in(told, self.secrets) if told else NOTHING


NOTHING: frozenset[str] = frozenset()


def hidden_from(state: State, seat: int | None, secrets: frozenset[str]) -> frozenset[str]:
    """The secrets that lie in a zone or a step where a seat cannot see them, and in none where it can."""
    return hidden_from_each(state, (seat,), Named(secrets))[0]


def hidden_from_each(state: State, seats: Sequence[int | None], named: Named) -> tuple[frozenset[str], ...]:
    """The same for several seats. What everybody sees is looked through once for all of them."""
    open_zones, closed = _zones(type(state))
    steps = [step for step in state.agenda if secret_fields(type(step))]
    lying = named.in_steps(steps).union(*[named.in_zone(name, state) for name in closed])
    if lying:
        lying = lying.difference(*[named.in_zone(name, state) for name in open_zones])
    if not lying:
        return (lying,) * len(seats)
    hidden = []
    for seat in seats:
        seen = [named.seen_in(name, state, seat) for name in closed]
        hidden.append(lying.difference(named.in_steps([_mask_step(step, seat) for step in steps]), *seen))
    return tuple(hidden)


ALL = -1  # who sees all; no seat


def lies(state: State, seats: Sequence[int | None]) -> list[Any]:
    """All that it follows from what is hidden from these seats: where nothing of it has changed, the same is."""
    open_zones, closed = _zones(type(state))
    found = [getattr(state, name) for name in (*open_zones, *closed)]
    for name in closed:
        if (sight := state.sights[name]).changes:
            found += [sight.mask(state, getattr(state, name), seat) for seat in seats]
    for step in state.agenda:
        if names := secret_fields(type(step)):
            found += [step.owner(), *(getattr(step, name) for name in names)]
    return found


@cache
def _zones(state_type: type[State]) -> tuple[list[str], list[str]]:
    """The fields of a game's own that everybody sees, and the others; those that are mere numbers name nothing."""
    hints = get_type_hints(state_type)
    zones = [(name, sight) for name, sight in state_type.sights.items() if name not in State.sights]
    zones = [(name, sight) for name, sight in zones if _can_name(hints[name])]
    return [name for name, sight in zones if sight.everybody], [name for name, sight in zones if not sight.everybody]


def _can_name(hint: Any) -> bool:
    if parts := get_args(hint):
        return any(_can_name(part) for part in parts if part is not Ellipsis)
    if isinstance(hint, type) and issubclass(hint, Struct):
        return any(map(_can_name, get_type_hints(hint).values()))
    return hint not in (int, bool, float, NoneType)


def named_in(data: Any, secrets: frozenset[str]) -> frozenset[str]:
    """The secrets that some data names. A name stands between two quotation marks in JSON and has none within, so cutting
    there finds every one, many times faster than walking through the data."""
    names = _encoded(secrets)
    return frozenset(names[part] for part in names.keys() & msgspec.json.encode(data).split(b'"'))


@lru_cache(maxsize=64)
def _encoded(secrets: frozenset[str]) -> dict[bytes, str]:
    return {msgspec.json.encode(secret)[1:-1]: secret for secret in secrets}


def secret_fields(step_type: type[Step]) -> tuple[str, ...]:
    """The fields of a step declared `Secret`: seen only by the step's `owner()`."""
    if step_type not in _step_secrets:
        hints: dict[str, Any] = get_type_hints(step_type, include_extras=True)
        _step_secrets[step_type] = tuple(
            field.name
            for field in struct_fields(step_type)
            if any(isinstance(word, Sight) for word in getattr(hints[field.name], "__metadata__", ()))
        )
    return _step_secrets[step_type]
