"""What a seat sees, as arrays of numbers: one encoder for all games, for learned minds and for the libraries of researchers.

It is derived from the typed fields of a game's state, so that nothing is left out by forgetting: a number is a column, a word one
column for each word that can stand there, a record its columns, a list of records a row for each. What types do not say (which
words a field can hold, how many rows there may be, what a number is measured in) stands in `numbers.py` beside the game's rules,
as plain data (`Said`). A game without one is encoded all the same, only wider. `docs/research.md` has the rules in full.

Only a view goes in: two tables that a seat cannot tell apart give the same numbers. What is not here: answers as numbers
(`souterrain.research.actions`).
"""

import importlib
import importlib.util
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from itertools import accumulate
from operator import attrgetter
from pathlib import Path
from types import ModuleType, UnionType
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from souterrain import where
from souterrain.games import find
from souterrain.kernel.decision import Refused
from souterrain.kernel.game import Game, Setup
from souterrain.kernel.state import State
from souterrain.kernel.view import View

Floats = NDArray[np.float32]
Write = Callable[[Floats, int, Any], None]
Get = Callable[[State], Any]

OTHER = "?"  # the word that none of the known ones is; no game of the house ever says it
HIDDEN = "hidden"  # how many things lie there that the seat cannot tell
TELLS = 32  # columns among which what a question is about is spread by hashing
SCALE = 10.0  # what numbers are divided by, if their game says nothing else
LENGTH = 4  # numbers of a list of numbers, if its game says nothing else
KEPT = 4096  # records of a kind whose numbers are remembered
ROWS = 24  # rows of a list of records, if its game says nothing else
DIGITS = re.compile(r"[-/]?\d+$")


class Field(NamedTuple):
    """One array: its name, its shape, and what each column of its last axis says."""

    name: str
    shape: tuple[int, ...]
    columns: tuple[str, ...]


class Said:
    """What a game says of its numbers, in `numbers.py`; nothing if it has none. Fields are named `fighters`, or `Fighter.kind`.

    VERSION: raised whenever the meaning of a column changes. WORDS: what can stand in a field; `@creature` is every creature of the
    packs, `no-@creature` the same with something before. ROWS: how many records a list can hold. BESIDE: dicts whose records share
    the rows of this one, by their keys. SCALE: what a number is divided by. LENGTH: of a list of numbers. BITS: a number whose bits
    say something, and how many. LEFT_OUT: fields that say what others say.
    """

    def __init__(self, modules: Sequence[ModuleType]) -> None:
        self.version: int = sum(getattr(module, "VERSION", 1) for module in modules) or 1
        self.words: dict[str, tuple[str, ...]] = {}
        self.rows: dict[str, int] = {}
        self.scale: dict[str, float] = {}
        self.length: dict[str, int] = {}
        self.bits: dict[str, int] = {}
        self.beside: dict[str, tuple[str, ...]] = {}
        self.left_out: frozenset[str] = frozenset()
        for module in modules:
            self.words |= getattr(module, "WORDS", {})
            self.rows |= getattr(module, "ROWS", {})
            self.scale |= getattr(module, "SCALE", {})
            self.length |= getattr(module, "LENGTH", {})
            self.bits |= getattr(module, "BITS", {})
            self.beside |= getattr(module, "BESIDE", {})
            self.left_out |= frozenset(getattr(module, "LEFT_OUT", ()))


class Part(NamedTuple):
    """Columns, and how a value is written into them from some place on. Everything is nothing before."""

    columns: tuple[str, ...]
    write: Write


class Encoder:
    """The numbers of one set-up. `fields` says what they are, `version` changes whenever any of it does."""

    def __init__(self, setup: Setup) -> None:
        kind = find(setup.game).with_packs(setup.packs)
        loaded = kind.open_packs(setup.packs)
        self.setup = kind.check_setup(setup, loaded.content)
        self.seats = kind.seats_at(self.setup)
        self._content = loaded.content
        self._said = Said(_modules(kind))
        self._all: tuple[str, ...] = tuple(
            dict.fromkeys(word for facts in _facts_of(loaded.content).values() for word in facts)
        )
        scenarios = tuple(kind.scenarios(loaded.content)) or ("",)
        questions = questions_of(kind)
        whole = [
            ("seat", _one_of(self.seats)),
            ("asked", _words(questions)),
            ("waited_for", _flags(self.seats)),
            ("about", _hashed(TELLS)),
            ("picked", _number(SCALE)),
            ("scenario", _words(scenarios)),
        ]
        self._standard = [part for _, part in whole]
        fields = [Field(name, (len(part.columns),), part.columns) for name, part in whole]
        self._zones: list[tuple[Get, Write]] = []
        self._hints = get_type_hints(kind.state_type)
        with_others = {other for others in self._said.beside.values() for other in others}
        for name, hint in self._hints.items():
            if name in State.sights or get_origin(hint) is ClassVar or name in self._said.left_out | with_others:
                continue
            field, write = self._zone(name, hint)
            fields.append(field)
            self._zones.append((_together(name, *self._said.beside.get(name, ())), write))
        self.fields = tuple(fields)
        sizes = [int(np.prod(field.shape)) for field in fields]
        self._starts = [0, *accumulate(sizes)]
        self.size = self._starts[-1]
        digest = blake2b(repr(self.fields).encode(), digest_size=4).hexdigest()
        self.version = f"{self._said.version}-{digest}"

    def flat(self, view: View, picked: int = 0, out: Floats | None = None) -> Floats:
        """All numbers in one row, as `fields` has them one after the other. `picked`: of several, how many answers are settled."""
        if out is None:
            out = np.zeros(self.size, np.float32)
        else:
            out[:] = 0.0
        state, seat, asked = view.state, view.seat, view.decision
        starts = self._starts
        values = (
            seat,
            asked.kind if asked else None,
            [each.seat for each in state.decisions if each.seat not in state.sealed],
            asked.about if asked else (),
            picked,
            self.setup.scenario,
        )
        for part, start, value in zip(self._standard, starts, values, strict=False):
            if value is not None:
                part.write(out, start, value)
        for (get, write), start in zip(self._zones, starts[len(values) :], strict=False):
            value = get(state)
            if value is not None:
                write(out, start, value)
        return out

    def arrays(self, view: View, picked: int = 0) -> dict[str, Floats]:
        """The same by name, each in its shape."""
        return self.split(self.flat(view, picked))

    def split(self, flat: Floats) -> dict[str, Floats]:
        """The arrays in a row of numbers: they share its memory."""
        starts = self._starts
        return {
            field.name: flat[start:end].reshape(field.shape)
            for field, start, end in zip(self.fields, starts, starts[1:], strict=False)
        }

    # From types to columns

    def _zone(self, name: str, hint: Any) -> tuple[Field, Write]:
        """A field of the state: one row, or a row for each record."""
        kind, parts = get_origin(hint), get_args(hint)
        if kind is dict and parts[0] is str:
            words = self._vocabulary(f"{name}.key")
            of = self._part(parts[1], name)
            if name in self._said.rows:  # things come and go: the first row is the first of them
                if others := self._said.beside.get(name, ()):
                    of = _joined(
                        [of, *(_renamed(self._part(get_args(self._hints[each])[1], each), each) for each in others)]
                    )
                each = _joined([_renamed(words, "name"), of])
                return self._table(name, each, self._said.rows[name], lambda value: value.items())
            known = words.columns[:-1]  # each has a row of its own
            at = {word: row for row, word in enumerate(known)}
            return _by_row(
                name,
                _joined([_here(), of]),
                len(known),
                lambda key: next((at[p] for p in parts_of(key) if p in at), -1),
            )
        if kind is dict:
            rows = self._said.rows.get(name, len(self.seats))
            return _by_row(name, _joined([_here(), self._part(parts[1], name)]), rows, lambda key: key)
        if kind in (list, tuple) and (kind is list or parts[-1] is Ellipsis) and _has_columns(parts[0]):
            return self._table(name, self._part(parts[0], name), self._said.rows.get(name, ROWS), lambda value: value)
        part = self._part(hint, name)
        return Field(name, (len(part.columns),), part.columns), part.write

    def _table(self, name: str, each: Part, rows: int, items: Callable[[Any], Iterable[Any]]) -> tuple[Field, Write]:
        """A row for each; the first column says that there is one."""
        width = len(each.columns) + 1

        def write(out: Floats, at: int, value: Any) -> None:
            last = at + rows * width
            for item in items(value):
                if at == last:
                    raise Refused(f"There are more {name} than the {rows} rows that numbers.py gives them.")
                out[at] = 1.0
                if item is not None:
                    each.write(out, at + 1, item)
                at += width

        return Field(name, (rows, width), ("is", *each.columns)), write

    def _part(self, hint: Any, path: str) -> Part:
        kind, parts = get_origin(hint), get_args(hint)
        if kind is Annotated:
            return self._part(parts[0], path)
        if kind in (Union, UnionType):
            return self._part(next(part for part in parts if part is not type(None)), path)
        if kind is Literal:
            return _words(tuple(map(str, parts)))
        if hint is bool:
            return Part(("",), _write_flag)
        if path in self._said.bits:
            return _bits(self._said.bits[path])
        if hint in (int, float):
            return _number(self._said.scale.get(path, SCALE))
        if hint is str:
            return self._vocabulary(path)
        if _is_record(hint):
            return self._record(hint)
        if kind is tuple and parts[-1] is not Ellipsis:
            return _tuple([self._part(part, path) for part in parts])
        if kind in (list, tuple):
            if parts[0] is int:
                return _numbers(self._said.length.get(path, LENGTH), self._said.scale.get(path, SCALE))
            return _sum(self._part(parts[0], path))
        raise TypeError(f"{path} is of a type that has no numbers: {hint}")

    def _record(self, kind: type[Struct]) -> Part:
        fields = [
            (name, hint)
            for name, hint in get_type_hints(kind, include_extras=True).items()
            if get_origin(hint) is not ClassVar and f"{kind.__name__}.{name}" not in self._said.left_out
        ]
        parts = [_renamed(self._part(hint, f"{kind.__name__}.{name}"), name) for name, hint in fields]
        writes = []
        at = 0
        for (name, _), part in zip(fields, parts, strict=True):
            writes.append((name, at, part.write))
            at += len(part.columns)

        def write(out: Floats, start: int, value: Any) -> None:
            for name, offset, each in writes:
                item = getattr(value, name)
                if item is not None:
                    each(out, start + offset, item)

        return Part(tuple(column for part in parts for column in part.columns), _remembered(write, at))

    def _vocabulary(self, path: str) -> Part:
        """The words that can stand there: those the game says, or any of its facts."""
        said = self._said.words.get(path)
        if said is None:
            return _words(self._all)
        facts = _facts_of(self._content)
        found: dict[str, None] = {}
        for word in said:
            before, at, kind = word.partition("@")
            found.update(dict.fromkeys([before + fact for fact in facts.get(kind, ())] if at else [word]))
        return _words(tuple(found))


@cache
def _encoder(packed: bytes, folders: tuple[Path, ...]) -> Encoder:
    return Encoder(msgspec.msgpack.decode(packed, type=Setup))


def encoder_of(setup: Setup) -> Encoder:
    """The encoder of a set-up, made once."""
    return _encoder(*known_by(setup))


def known_by(setup: Setup) -> tuple[bytes, tuple[Path, ...]]:
    """What a set-up is known by: what was agreed, and where its packs lie."""
    kind = find(setup.game).with_packs(setup.packs)
    return msgspec.msgpack.encode(setup), tuple(kind.folder_of(pack) for pack in setup.packs)


def questions_of(kind: type[Game[Any, Any]]) -> tuple[str, ...]:
    """Every kind of question that a game asks: each has a sentence in the words of the game or in those that all share."""
    found: set[str] = set()
    homes = {importlib.import_module(each.__module__).__file__ for each in kind.__mro__ if issubclass(each, Game)}
    for file in (*(Path(home).parent / "en.ftl" for home in homes if home), where.ROOT / "words" / "en.ftl"):
        if file.exists():
            found.update(re.findall(r"^decision-([a-z0-9-]+) *=", file.read_text("utf-8"), re.MULTILINE))
    return tuple(name.replace("-", "_") for name in sorted(found))


def _together(name: str, *others: str) -> Get:
    """A field of a state; with others beside it, what each of them has for a key."""
    if not others:
        return attrgetter(name)
    get_all = attrgetter(name, *others)

    def get(state: State) -> dict[str, tuple[Any, ...]]:
        zones = get_all(state)
        return {
            key: tuple(zone.get(key) for zone in zones) for key in dict.fromkeys(key for zone in zones for key in zone)
        }

    return get


def _modules(kind: type[Game[Any, Any]]) -> list[ModuleType]:
    """The `numbers.py` of a game, and of the one that it expands before it."""
    names = [
        f"{each.__module__.rpartition('.')[0]}.numbers" for each in reversed(kind.__mro__) if issubclass(each, Game)
    ]
    return [importlib.import_module(name) for name in names if importlib.util.find_spec(name) is not None]


def _facts_of(content: Any) -> Mapping[str, Iterable[str]]:
    return {
        name: getattr(content, name) for name in content.__struct_fields__ if isinstance(getattr(content, name), dict)
    }


def _has_columns(hint: Any) -> bool:
    return _is_record(hint) or (get_origin(hint) is tuple and get_args(hint)[-1] is not Ellipsis)


def _is_record(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Struct)


# Parts


def _write_flag(out: Floats, at: int, value: Any) -> None:
    if value:
        out[at] += 1.0


def _here() -> Part:
    """Whether there is such a thing."""
    return Part(("is",), lambda out, at, value: _write_flag(out, at, True))


def _number(scale: float) -> Part:
    def write(out: Floats, at: int, value: Any) -> None:
        if value:
            out[at] += value / scale

    return Part(("",), write)


def _bits(count: int) -> Part:
    """A number, and each of its bits."""

    def write(out: Floats, at: int, value: Any) -> None:
        out[at] += value / SCALE
        for bit in range(count):
            out[at + 1 + bit] += value >> bit & 1

    return Part(("", *(f"bit{bit}" for bit in range(count))), write)


def _one_of(names: Sequence[str]) -> Part:
    def write(out: Floats, at: int, value: Any) -> None:
        out[at + value] = 1.0

    return Part(tuple(map(str, names)), write)


def _flags(names: Sequence[str]) -> Part:
    def write(out: Floats, at: int, value: Any) -> None:
        for each in value:
            out[at + each] = 1.0

    return Part(tuple(map(str, names)), write)


def _hashed(width: int) -> Part:
    """Names and values of any number, spread over so many columns: a few may share one."""
    where_to: dict[Any, int] = {}

    def write(out: Floats, at: int, value: Any) -> None:
        for item in value:
            spot = where_to.get(item)
            if spot is None:
                spot = where_to[item] = blake2b(repr(item).encode(), digest_size=4).digest()[0] % width
            out[at + spot] += 1.0

    return Part(tuple(f"hash={number}" for number in range(width)), write)


def _words(words: Sequence[str]) -> Part:
    """One column for each word. A thing is found by its name, or by what it is one of: `event/bait/2` is a `bait`."""
    known = {word: place for place, word in enumerate(words)}
    met = {"": -1} | known if "" not in known else dict(known)
    other = len(words)

    def write(out: Floats, at: int, value: Any) -> None:
        place = met.get(value)
        if place is None:
            place = met[value] = next((known[part] for part in parts_of(value) if part in known), other)
        if place >= 0:
            out[at + place] += 1.0

    return Part((*words, OTHER), write)


def parts_of(name: str) -> Iterable[str]:
    """What a thing may be called after: the parts of its name from the last, with and without a number behind."""
    yield name
    bare = DIGITS.sub("", name)  # first: what stands last may be the number of a copy
    for part in (*reversed(bare.split("/")), *reversed(name.split("/"))):
        yield part
        yield DIGITS.sub("", part)


def _numbers(length: int, scale: float) -> Part:
    """The first of some numbers, and how many there are."""

    def write(out: Floats, at: int, value: Any) -> None:
        out[at] += len(value) / SCALE
        for number in value[:length]:
            at += 1
            if number:
                out[at] += number / scale

    return Part(("count", *map(str, range(length))), write)


def _sum(each: Part) -> Part:
    """Several of a kind, in no order: added up. Those that cannot be told are counted."""
    write_one = each.write
    width = 1 + len(each.columns)

    def write(out: Floats, at: int, value: Any) -> None:
        for item in value:
            if item is None:
                out[at] += 1.0
            else:
                write_one(out, at + 1, item)

    of_all = _remembered(write, width)

    def write_all(out: Floats, at: int, value: Any) -> None:
        if value:
            of_all(out, at, tuple(value))

    return Part((HIDDEN, *each.columns), write_all)


def _remembered(write: Write, width: int) -> Write:
    """The same, for what cannot change: most of it stays as it is from one decision to the next, so its numbers are looked up."""
    met: dict[Any, Floats] = {}

    def look_up(out: Floats, at: int, value: Any) -> None:
        row = met.get(value)
        if row is None:
            row = np.zeros(width, np.float32)
            write(row, 0, value)
            if len(met) == KEPT:
                met.clear()
            met[value] = row
        out[at : at + width] += row

    return look_up


def _tuple(parts: Sequence[Part]) -> Part:
    """A fixed number of values, one after the other."""
    return _joined([_renamed(part, str(number)) for number, part in enumerate(parts)])


def _joined(parts: Sequence[Part]) -> Part:
    """Values that come together in this order."""
    if len(parts) == 2 and parts[0].columns == ("is",):  # that there is something, and what
        of = parts[1].write

        def write_there(out: Floats, at: int, value: Any) -> None:
            out[at] = 1.0
            if value is not None:
                of(out, at + 1, value)

        return Part(("is", *parts[1].columns), write_there)
    starts = [0, *accumulate(len(part.columns) for part in parts)]
    writes = [(start, part.write) for start, part in zip(starts, parts, strict=False)]

    def write(out: Floats, at: int, value: Any) -> None:
        for (start, each), item in zip(writes, value, strict=True):
            if item is not None:
                each(out, at + start, item)

    return Part(tuple(column for part in parts for column in part.columns), write)


def _renamed(part: Part, name: str) -> Part:
    return Part(tuple(f"{name}.{column}" if column else name for column in part.columns), part.write)


def _by_row(name: str, each: Part, rows: int, row_of: Callable[[Any], int]) -> tuple[Field, Write]:
    """A row for each key."""
    width = len(each.columns)

    known: dict[Any, int] = {}

    def write(out: Floats, at: int, value: Any) -> None:
        for key, item in value.items():
            row = known.get(key)
            if row is None:
                row = known[key] = row_of(key)
            if not 0 <= row < rows:
                raise Refused(f"{name} has {key!r}, for which numbers.py has no row.")
            each.write(out, at + row * width, item)

    return Field(name, (rows, width), each.columns), write
