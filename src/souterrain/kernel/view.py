"""Views: what a seat knows, and states drawn at random among those consistent with it.

A view is the state with everything struck out that its seat may not see: white lists on the state's fields, secret
fields of steps struck out, questions to others reduced to who is asked and what about. Players, pages and files get
views, never states. `None` as a seat is a spectator.
"""

from collections.abc import Iterable, Sequence
from copy import copy
from functools import cache, lru_cache
from typing import Annotated, Any, TypeVar, get_type_hints

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
    for name, sight in state.sights.items():
        if not sight.everybody:
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


def hidden_from(state: State, seat: int | None, secrets: frozenset[str]) -> frozenset[str]:
    """The secrets that lie in a zone or a step where a seat cannot see them, and in none where it can."""
    return hidden_from_each(state, (seat,), secrets)[0]


def hidden_from_each(state: State, seats: Sequence[int | None], secrets: frozenset[str]) -> tuple[frozenset[str], ...]:
    """The same for several seats. What everybody sees is looked through once for all of them."""
    open_zones, closed = _zones(type(state))
    steps = [step for step in state.agenda if secret_fields(type(step))]
    lying = named_in([*(getattr(state, name) for name in closed), *_secrets_of(steps)], secrets)
    if lying:
        lying -= named_in([getattr(state, name) for name in open_zones], secrets)
    if not lying:
        return (lying,) * len(seats)
    hidden = []
    for seat in seats:
        shown = [state.sights[name].mask(state, getattr(state, name), seat) for name in closed]
        hidden.append(lying - named_in([*shown, *_secrets_of(_mask_step(step, seat) for step in steps)], secrets))
    return tuple(hidden)


def _secrets_of(steps: Iterable[Step]) -> list[Any]:
    return [getattr(step, name) for step in steps for name in secret_fields(type(step))]


@cache
def _zones(state_type: type[State]) -> tuple[list[str], list[str]]:
    """The fields of a game's own that everybody sees, and the others."""
    zones = [(name, sight) for name, sight in state_type.sights.items() if name not in State.sights]
    return [name for name, sight in zones if sight.everybody], [name for name, sight in zones if not sight.everybody]


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
