"""The agenda: a stack of small step records, held in the state, that is the flow of a game.

A step class opens with its stages, in rulebook order. The loop runs the next stage of the top step and obeys what it
returns: nothing (go on), `ask` or `ask_each` (stop until answered), `do` (first do these steps), `window` (let others
react), `again` (go back to a stage), `finish` (leave the step). A step past its last stage is popped.

Fields of steps are plain values, so that a shallow copy of a step is an exact copy and any state can be saved. A stage
that asks changes nothing before it asks: asking again must give the same question, which is how a decision hidden from
a seat is drawn again by `view.resample`.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from types import UnionType
from typing import Any, ClassVar, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from souterrain.kernel.decision import Choice, Option, Value
from souterrain.kernel.gesture import Decision, Flick, Place

PLAIN = (int, str, bool, type(None))


class Step(Struct, kw_only=True, tag=True):
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


class Each(Struct, frozen=True):
    """Several seats are asked at once; nobody learns an answer before all are in."""

    choices: tuple[Choice, ...]


class Do(Struct, frozen=True):
    steps: tuple[Step, ...]


class Again(Struct, frozen=True):
    stage: str


class Finish(Struct, frozen=True):
    result: Any = None


class Open(Struct, frozen=True):
    window: str
    about: tuple[tuple[str, Value], ...] = ()


Instruction = Choice | Place | Flick | Each | Do | Again | Finish | Open


def ask_each(choices: Sequence[Choice]) -> Each:
    """Ask several seats at once, in secret. Each answer lands in its own choice's `into`, when all are in."""
    return Each(tuple(choices))


def do(*steps: Step, into: str = "") -> Do:
    """First do these steps, in this order. The result of the last lands in `into`."""
    if into:
        steps[-1].into = into
    return Do(steps)


def again(stage: str) -> Again:
    return Again(stage)


def finish(result: Any = None) -> Finish:
    return Finish(result)


def window(name: str, **about: Value) -> Open:
    """Let every effect and seat that may answer this moment do so, before the step goes on. `about` names what happens in
    it, for the sentence of the question: everybody may know it."""
    return Open(name, tuple(about.items()))


def store(step: Step, choice: Decision, picked: tuple[Option, ...]) -> None:
    """Put an answer into the step that asked."""
    if not isinstance(choice, Choice):
        setattr(step, choice.into, picked[0].value)
        return
    if choice.most == 1 and choice.least == 1:
        if choice.into:
            setattr(step, choice.into, picked[0].value)
        if choice.verb_into:
            setattr(step, choice.verb_into, picked[0].verb)
    elif choice.into:
        values: tuple[Value, ...] = tuple(option.value for option in picked)
        setattr(step, choice.into, values)


def find_unplain_fields(step: type[Step]) -> list[str]:
    """The fields of a step class that hold more than plain values and tuples of them; there must be none."""
    fields = get_type_hints(step).items()
    return [name for name, hint in fields if get_origin(hint) is not ClassVar and not _is_plain(hint)]


def _is_plain(hint: Any) -> bool:
    if get_origin(hint) is tuple:
        return all(_is_plain(part) for part in get_args(hint) if part is not Ellipsis)
    if get_origin(hint) in (Union, UnionType):
        return all(_is_plain(part) for part in get_args(hint))
    return hint in PLAIN or get_origin(hint) is Literal
