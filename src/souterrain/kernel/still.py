"""What is still so: something worked out from a state is taken again as long as nothing that it looked at has changed.

What it looks at is noted while it is worked out, so nobody has to say, and a viewer from whom something is hidden never gets what
was worked out for one who sees it. What is the same for all viewers of a table is worked out once. Of a list that is asked for
single entries, only these count: a fighter's strength may follow from its own record, whatever becomes of the others.
"""

from collections.abc import Callable, Iterator
from copy import copy
from functools import cache
from operator import attrgetter
from typing import Any, TypeVar

from souterrain.kernel.agenda import Step
from souterrain.kernel.state import State

V = TypeVar("V")

Place = tuple[str, int | None]  # a field, or an entry of it
LENGTH = 1 << 62  # in place of an entry: how many there are


class Looked:
    """A state that notes what of it is looked at. Nothing can be changed through it. Each kind of state has its own (`look_at`),
    with its fields as they are declared: to be asked for each by name would take longer than what is worked out."""

    __slots__ = ("__dict__", "_noted", "_state")

    _state: State
    _noted: dict[Place, Any]

    def _whole(self) -> State:
        for name in self._state.sights:
            value = getattr(self, name)
            if isinstance(value, Entries):
                value.whole()
        return self._state

    def __copy__(self) -> State:
        return copy(self._whole())

    def __setattr__(self, name: str, value: object) -> None:
        raise TypeError(f"What is only looked at cannot change: {name}.")


class _Field:
    """A field that is looked at for the first time; then it is found in `__dict__`."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, looked: Looked, kind: type[Looked]) -> Any:
        name, value = self._name, getattr(looked._state, self._name)
        if type(value) is list:
            value = Entries(looked, name, value)
        else:
            looked._noted[name, None] = as_it_is(value)
        looked.__dict__[name] = value
        return value


class _Rest:
    """What is no field may look at them all."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, looked: Looked, kind: type[Looked]) -> Any:
        return getattr(looked._whole(), self._name)


@cache
def _looked(kind: type[State]) -> type[Looked]:
    rest = {name: _Rest(name) for name in dir(kind) if not name.startswith("__")}
    return type(Looked.__name__, (Looked,), {**rest, **{name: _Field(name) for name in kind.sights}})


def look_at(state: State) -> Looked:
    looked = object.__new__(_looked(type(state)))
    note = object.__setattr__
    note(looked, "_state", state)
    note(looked, "_noted", {})
    return looked


class Entries:
    """A list of a state, of which single entries are looked at, or their number; or, whatever else is asked of it, the whole."""

    __slots__ = ("_list", "_looked", "_name")

    def __init__(self, looked: Looked, name: str, entries: list[Any]) -> None:
        self._looked = looked
        self._name = name
        self._list = entries

    def whole(self) -> list[Any]:
        """From now on the state gives the list itself."""
        looked, name, entries = self._looked, self._name, self._list
        if looked.__dict__[name] is self:
            looked._noted[name, None] = as_it_is(entries)
            looked.__dict__[name] = entries
        return entries

    def __getitem__(self, index: Any) -> Any:
        if type(index) is not int:
            return self.whole()[index]
        noted, name, entries = self._looked._noted, self._name, self._list
        try:
            entry = entries[index]
        except IndexError:
            noted[name, LENGTH] = len(entries)
            raise
        noted[name, index] = as_it_is(entry)
        return entry

    def __iter__(self) -> Iterator[Any]:
        return self.whole().__iter__()

    def __reversed__(self) -> Iterator[Any]:
        return self.whole().__reversed__()

    def __len__(self) -> int:
        length = self._looked._noted[self._name, LENGTH] = len(self._list)
        return length

    def __contains__(self, entry: object) -> bool:
        return entry in self.whole()

    def __add__(self, more: list[Any]) -> list[Any]:
        return self.whole() + more

    def __eq__(self, other: object) -> bool:
        return self.whole() == other

    __hash__ = None  # type: ignore[assignment]

    def index(self, entry: object) -> int:
        return self.whole().index(entry)

    def count(self, entry: object) -> int:
        return self.whole().count(entry)

    def copy(self) -> list[Any]:
        return self.whole().copy()


class Known:
    """An answer, with what it was asked about and what was looked at for it: whole fields, the order of those that are dicts, and
    single entries."""

    __slots__ = ("about", "answer", "entries", "fields", "noted", "orders", "were")

    def __init__(self, about: tuple[Any, ...], noted: dict[Place, Any], answer: Any) -> None:
        self.about = about
        self.noted = noted
        self.answer = answer
        names, were = [], []
        self.orders: list[tuple[str, list[Any]]] = []
        self.entries: list[tuple[str, int, Any]] = []
        for (name, index), was in noted.items():
            if index is not None:
                self.entries.append((name, index, was))
                continue
            names.append(name)
            were.append(was)
            if type(was) is dict and len(was) > 1:
                self.orders.append((name, [*was]))
        self.fields = _getter(*names)
        self.were: Any = tuple(were) if len(were) > 1 else were[0] if were else None

    def is_so(self, state: State) -> bool:
        """Whether everything is as it was. A dict keeps its order: rules walk through it."""
        if self.fields(state) != self.were:
            return False
        for name, order in self.orders:
            if [*getattr(state, name)] != order:
                return False
        for name, index, was in self.entries:
            value = getattr(state, name)
            try:
                if (len(value) if index == LENGTH else value[index]) != was:
                    return False
            except IndexError:
                return False
        return True


@cache
def _getter(*names: str) -> Callable[[State], Any]:
    return attrgetter(*names) if names else lambda state: None


Memory = dict[tuple[Callable[..., Any], int | str], list[Known]]
"""By what is worked out, and the number or name of what it is about; the latest first."""


def still(game: Any, memory: Memory, work_out: Callable[..., V], about: tuple[Any, ...]) -> V:
    """What `work_out(game, *about)` returns. It must look at nothing that changes but the state, and nobody may change it. What it
    has looked at counts for what is being worked out around it too."""
    state = game.state
    outer = state if isinstance(state, Looked) else None
    if outer is not None:
        state = outer._state
    key = (work_out, about[0] if about and type(about[0]) in (int, str) else "")
    kept = memory.get(key)
    if kept is None:
        kept = memory[key] = []
    for known in kept:
        if known.about == about and known.is_so(state):
            break
    else:
        looked = look_at(state)
        answer = work_out(game.with_state(looked), *about)
        known = Known(tuple(map(as_it_is, about)), looked._noted, answer)
        kept.insert(0, known)
        del kept[1 + len(game.seats) :]  # viewers who see different things come in turns
    if outer is not None:
        outer._noted.update(known.noted)
    found: V = known.answer
    return found


def as_it_is(value: Any) -> Any:
    """As it is now, whatever becomes of the state. Records never change; steps do."""
    if type(value) is dict:
        return value.copy()
    if type(value) is list:
        return [copy(step) for step in value] if value and isinstance(value[0], Step) else value.copy()
    return copy(value) if isinstance(value, Step) else value
