"""Decisions: what a seat is asked, with everything needed to answer.

A `Choice` offers options; the answer is an option's id, or a list of ids where several are picked at once. What is not
here: sentences for people (see `content.text`) and the order in which decisions come (see `agenda`).
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct

Value = int | str | tuple[int | str, ...]
Answer = str | tuple[str, ...]
Subjects = tuple[tuple[str, Value], ...]
Into = str | tuple[str, ...] | dict[str, str]

VERB = "verb"  # what an option can give to a field besides its subjects: its verb,
SUBJECTS = "subjects"  # and all its subjects together, where each verb has others


class Refused(ValueError):
    """An answer or an input that cannot be taken. Nothing has changed. `rule` names the rule that forbids it, if one does.

    The message is for programmers. What players can run into has words of its own: `refused-SAID` in the `.ftl` files.
    """

    def __init__(self, message: str, rule: str = "", said: str = "", **slots: str | int | float) -> None:
        super().__init__(message)
        self.rule = rule
        self.said = said
        self.slots = slots


class Option(Struct, frozen=True, gc=False, array_like=True):
    """One thing a player may do: a verb and what it is done to. The id is stable: verb and subjects, joined."""

    id: str
    verb: str
    subjects: Subjects = ()

    def __getitem__(self, role: str) -> Any:  # who knows the role knows which kind of value it has
        for name, value in self.subjects:
            if name == role:
                return value
        raise KeyError(role)


class Refusal(Struct, frozen=True, gc=False, array_like=True):
    """An option a player would expect, and the rule that forbids it now."""

    option: Option
    rule: str


class Choice(Struct, frozen=True, gc=False, tag=True):
    """A question to one seat. Between `least` and `most` different options are picked.

    `several`: it is asked how many are picked, be that one; a field that receives them holds a tuple.
    `public`: everybody can tell how many answers there are. Where there is one, nobody is asked: who sees that has learnt nothing.
    """

    seat: int
    kind: str
    options: tuple[Option, ...]
    rule: str
    into: tuple[tuple[str, str], ...] = ()  # fields of the asking step, and which part of the answer each receives
    refused: tuple[Refusal, ...] = ()
    about: Subjects = ()
    least: int = 1
    most: int = 1
    several: bool = False
    public: bool = False

    @property
    def is_forced(self) -> bool:
        return len(self.options) == self.least

    def told(self) -> tuple[Any, ...]:
        """What can be answered: with seat and kind, all by which a question is known."""
        return self.least, self.most, [option.id for option in self.options]

    def pick(self, answer: Answer) -> tuple[Option, ...]:
        """The options an answer stands for, or `Refused` with the reason."""
        if isinstance(answer, str) and self.least <= 1 <= self.most:
            return (self._find(answer),)
        # Answers come from outside: lists are what JSON makes of tuples, and anything else may come as well.
        ids = (answer,) if isinstance(answer, str) else answer
        if not isinstance(ids, (tuple, list)) or not all(isinstance(id, str) for id in ids):
            raise Refused(f"{self.kind}: an answer is the id of an option, or a list of ids.", self.rule)
        if not self.least <= len(ids) <= self.most:
            expected = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
            raise Refused(f"{self.kind}: {expected} options are to be picked, not {len(ids)}.", self.rule)
        if len(set(ids)) < len(ids):
            raise Refused(f"{self.kind}: the same option was picked twice.", self.rule)
        return tuple(self._find(id) for id in ids)

    def _find(self, id: str) -> Option:
        for option in self.options:
            if option.id == id:
                return option
        for refusal in self.refused:
            if refusal.option.id == id:
                raise Refused(f"{self.kind}: {id} is forbidden by {refusal.rule}.", refusal.rule)
        offered = ", ".join(option.id for option in self.options[:12])
        wrong = id if len(id) <= 60 else f"{id[:60]}…"
        raise Refused(f"{self.kind}: {wrong!r} is not an option. Offered: {offered}.", self.rule)


@lru_cache(maxsize=1 << 16, typed=True)  # the same things are offered again and again
def option(verb: str, **subjects: Value) -> Option:
    """`option("move", tile=5)` has the id `move:5`. Of several things under one name, numbers are joined by a hyphen and names,
    which have hyphens themselves, by a plus: `option("go", path=(5, 6))` is `go:5-6`."""
    if not subjects:
        return Option(verb, verb)
    id = verb
    for value in subjects.values():
        id = f"{id}:{_joined(value) if type(value) is tuple else value}"
    return Option(id, verb, tuple(subjects.items()))


def _joined(values: tuple[int | str, ...]) -> str:
    return ("+" if values and isinstance(values[0], str) else "-").join(map(str, values))


@lru_cache(maxsize=1 << 16, typed=True)
def refuse(rule: str, verb: str, **subjects: Value) -> Refusal:
    return Refusal(option(verb, **subjects), rule)


def ask(
    seat: int,
    kind: str,
    options: Iterable[Option],
    *,
    rule: str,
    into: Into = (),
    refused: Sequence[Refusal] = (),
    least: int | None = None,
    most: int | None = None,
    public: bool = False,
    **about: Value,
) -> Choice:
    """Ask a seat. What it picks lands in fields of the asking step by name: `into=("verb", "fighter", "die")` takes the option's
    verb and these subjects, `into={"target": "fighter"}` a subject under another name, `into="subjects"` all of them. A field
    whose subject the option lacks gets its default again. Who says how many are picked gets a tuple of all, be it one.
    `about` names what the question is about, for its sentence. A `public` question with one answer is not asked (see `Choice`)."""
    fields = tuple(into.items()) if isinstance(into, dict) else _fields_by_name(into)
    several = least is not None or most is not None
    few, many = 1 if least is None else least, 1 if most is None else most
    told = tuple(about.items())
    return Choice(seat, kind, tuple(options), rule, fields, tuple(refused), told, few, many, several, public)


@lru_cache(maxsize=1024)
def _fields_by_name(into: str | tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Each field receives what has its name."""
    return tuple((name, name) for name in ((into,) if isinstance(into, str) else into))
