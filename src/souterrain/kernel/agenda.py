"""The agenda: a stack of small step records, held in the state, that is the flow of a game.

A step class opens with its stages, in rulebook order. The loop runs the next stage of the top step and obeys what it
returns: nothing (go on), `ask` or `ask_each` (stop until answered), `do` (first do these steps), `window` (let others
react), `again` (go back to a stage), `finish` (leave the step). A step past its last stage is popped. Where a step comes
back to a stage after something else, it says so: `do(…, then="choose")`, or `again("choose", first=…)`.

Fields of steps are plain values, so that a shallow copy of a step is an exact copy and any state can be saved. A stage
that asks changes nothing before it asks: asking again must give the same question, which is how a decision hidden from
a seat is drawn again by `view.resample`.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import cache
from types import UnionType
from typing import Any, ClassVar, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from souterrain.kernel.decision import SUBJECTS, VERB, Choice, Option, Value
from souterrain.kernel.gesture import Decision, Flick, Place, numbers_of

PLAIN = (int, str, bool, type(None))


class Step(Struct, kw_only=True, tag=True, gc=False):
    """Part of the flow. Subclasses list `stages`, methods that take the game."""

    stages: ClassVar[tuple[str, ...]] = ()
    run: ClassVar[tuple[Callable[[Any, Any], Any], ...]] = ()

    at: int = 0
    into: str = ""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        steps = STEPS[cls.__module__.rpartition(".")[0]]
        if cls.__name__ in steps and steps[cls.__name__].__module__ != cls.__module__:
            raise TypeError(f"{cls.__module__} and {steps[cls.__name__].__module__} both have a step {cls.__name__}")
        steps[cls.__name__] = cls
        try:
            cls.run = tuple(getattr(cls, stage) for stage in cls.stages)
        except AttributeError as error:
            raise TypeError(f"{cls.__name__} lists a stage that it does not define: {error}") from None
        if unplain := find_unplain_fields(cls):
            raise TypeError(f"{cls.__name__}.{unplain[0]} holds more than plain values and tuples of them")

    def is_past(self, stage: str) -> bool:
        """Whether a later stage than this one has begun."""
        return self.at > self.stages.index(stage) + 1

    def owner(self) -> int:
        """The seat that may see the step's secret fields."""
        return -1


STEPS: defaultdict[str, dict[str, type[Step]]] = defaultdict(dict)  # by package and name


def find_step(name: str, packages: tuple[str, ...]) -> type[Step]:
    """The step of that name in these packages and those within them. A saved game knows its steps by name alone."""
    found = [
        steps[name]
        for package, steps in STEPS.items()
        if name in steps and any(package == home or package.startswith(f"{home}.") for home in packages)
    ]
    if len(found) != 1:
        raise LookupError(f"{len(found) or 'no'} steps are called {name!r}")
    return found[0]


class Each(Struct, frozen=True, gc=False):
    """Several seats are asked at once; nobody learns an answer before all are in."""

    choices: tuple[Choice, ...]


class Do(Struct, frozen=True, gc=False):
    steps: tuple[Step, ...]
    then: str = ""


class Again(Struct, frozen=True, gc=False):
    stage: str
    first: "Do | Finish | Open | None" = None


class Finish(Struct, frozen=True, gc=False):
    result: Any = None


class Open(Struct, frozen=True, gc=False):
    window: str
    about: tuple[tuple[str, Value], ...] = ()


Instruction = Choice | Place | Flick | Each | Do | Again | Finish | Open


def ask_each(choices: Sequence[Choice]) -> Each:
    """Ask several seats at once, in secret. Each answer lands in its own choice's `into`, when all are in."""
    return Each(tuple(choices))


def do(*steps: Step, into: str = "", then: str = "") -> Do:
    """First do these steps, in this order. The result of the last lands in `into`; the stage `then` comes next, if one is named."""
    if into:
        steps[-1].into = into
    return Do(steps, then)


def again(stage: str, first: "Instruction | None" = None) -> Again:
    """Go back to a stage, after what an effect has told to do `first`. It cannot ask: the question would belong to no stage."""
    if first is not None and not isinstance(first, (Do, Finish, Open)):
        raise TypeError(f"nothing but steps, a window or an end can come before {stage!r}: {first!r}")
    return Again(stage, first)


def finish(result: Any = None) -> Finish:
    return Finish(result)


def window(name: str, **about: Value) -> Open:
    """Let every effect and seat that may answer this moment do so, before the step goes on. `about` names what happens in
    it, for the sentence of the question: everybody may know it."""
    return Open(name, tuple(about.items()))


def store(step: Step, asked: Decision, picked: tuple[Option, ...]) -> None:
    """Put an answer into the fields of the step that asked. A field whose subject the option lacks gets its default again."""
    if not isinstance(asked, Choice):
        setattr(step, asked.into, numbers_of(picked[0]))
    elif not asked.several:
        (option,) = picked
        part: Any
        for field, role in asked.into:
            if role == VERB:
                part = option.verb
            elif role == SUBJECTS:
                part = option.subjects
            else:
                for name, value in option.subjects:
                    if name == role:
                        part = value
                        break
                else:
                    part = defaults(type(step))[field]
            setattr(step, field, part)
    else:
        for field, role in asked.into:
            setattr(step, field, tuple(option.verb if role == VERB else option[role] for option in picked))


@cache
def defaults(step: type[Step]) -> dict[str, Any]:
    """The fields of a step class that need not be given, with what they are then."""
    return {field.name: field.default for field in fields(step) if field.default is not NODEFAULT}


def find_unplain_fields(step: type[Step]) -> list[str]:
    """The fields of a step class that hold more than plain values and tuples of them; there must be none."""
    hints = get_type_hints(step).items()
    return [name for name, hint in hints if get_origin(hint) is not ClassVar and not _is_plain(hint)]


def _is_plain(hint: Any) -> bool:
    if get_origin(hint) is tuple:
        return all(_is_plain(part) for part in get_args(hint) if part is not Ellipsis)
    if get_origin(hint) in (Union, UnionType):
        return all(_is_plain(part) for part in get_args(hint))
    return hint in PLAIN or get_origin(hint) is Literal
