"""The contract of a game, and the loop that runs it.

A game is a subclass of `Game`: its class attributes say what it is called, who sits there and which options a table
may choose; `lay_out` builds the first state; `reactions` and `asked` say who may answer a moment; `unseen` completes a
view; `faults` names what must never happen. Everything else is steps.
"""

import importlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, Generic, Self, TypeVar, TypeVarTuple, Unpack

import msgspec
from msgspec import Struct

from souterrain.content import Called, Content, Effects, Loaded, PackError, Word, kept, load, required_by, shelf
from souterrain.content.word import several
from souterrain.kernel.agenda import Again, Do, Each, Finish, Open, Step, store
from souterrain.kernel.chance import LARGEST_SEED, Chance
from souterrain.kernel.decision import Answer, Choice, Option, Refused
from souterrain.kernel.ending import Ending
from souterrain.kernel.event import Event
from souterrain.kernel.gesture import Decision, Flick, Place, Sway
from souterrain.kernel.shown import Goal, Shown
from souterrain.kernel.state import State, decode_state
from souterrain.kernel.still import still
from souterrain.kernel.timer import Timer
from souterrain.kernel.view import View, look
from souterrain.kernel.window import Reaction, Window, is_empty

S = TypeVar("S", bound=State)
C = TypeVar("C", bound=Content)

Setting = bool | int | str
Outcome = tuple[Any, ...]  # plain whole numbers and tuples of them


class TableOption(Struct, frozen=True):
    """Something the people at a table agree on before they start. `choices` lists what it may be set to, the default first.

    `when` names other options, and the choices of each with which this one matters; with others it changes nothing. A match that
    was begun before there was this option plays as with `unsaid`. `usual` is what people play with who choose nothing, if that is
    not the default. One that is not `is_offered` is known from older matches alone.
    """

    choices: tuple[Setting, ...]
    rule: str = ""
    when: dict[str, tuple[Setting, ...]] = {}
    unsaid: Setting | None = None
    usual: Setting | None = None
    is_offered: bool = True


class Setup(Struct, frozen=True):
    """What is agreed before the first step: with the seed and the answers, it is the whole match."""

    game: str
    scenario: str = ""
    packs: tuple[str, ...] = ("base",)
    options: dict[str, Setting] = {}


ASK_EVERYTHING = "ask-everything"


class Stuck(RuntimeError):
    """A fault of the program: a question without options, or a step that did what no step may do."""


G = TypeVar("G", bound="Game[Any, Any]")
V = TypeVar("V")
A = TypeVarTuple("A")


class lasting(Generic[G, V]):
    """A property that follows from set-up and packs alone: it is worked out once for a game and all copies of it."""

    def __init__(self, work_out: Callable[[G], V]) -> None:
        self.work_out = work_out
        self.name = work_out.__name__

    def __get__(self, game: G, game_type: type[G]) -> V:
        if self.name not in game.lasts:
            game.lasts[self.name] = self.work_out(game)
        found: V = game.lasts[self.name]
        setattr(game, self.name, found)  # where it is found from now on
        return found


class Game(Generic[S, C]):
    """A running game. `state` is all that matters; `events` tells what has happened since this object was made."""

    name: ClassVar[str]
    rules: ClassVar[
        int
    ]  # the version of its rules: raised with every change that makes a recorded match go another way
    seats: ClassVar[tuple[str, ...]]  # at a table with the default options; at this one, on an instance
    state_type: ClassVar[type[State]]
    content_type: ClassVar[type[Content]]
    shown_type: ClassVar[type[Shown]] = Shown
    effects: ClassVar[Effects]
    options: ClassVar[Mapping[str, TableOption]] = {ASK_EVERYTHING: TableOption((False, True), unsaid=True)}
    roles: ClassVar[Mapping[str, str]] = {}  # names of subjects, and what they are: an attacker is a fighter
    kinds: ClassVar[frozenset[str]] = frozenset()  # roles whose subjects are facts, called as the packs call them
    scenario_kind: ClassVar[str] = "scenario"  # the facts that its scenarios are, after which packs name them
    telling: ClassVar[tuple[tuple[str, ...], ...]] = ()  # events that can turn a match, the weightiest first
    verdicts: ClassVar[frozenset[str]] = frozenset()  # events that tell who has won, and why
    windows: ClassVar[Mapping[str, str]] = {}  # every moment that can be answered, with the rule that says so
    expansions: ClassVar[
        Mapping[str, str]
    ] = {}  # packs that bring rules, and the game with them: "module:Class", a subclass

    def __init__(self, setup: Setup, loaded: Loaded[C], state: S) -> None:
        self.setup = setup
        # A class variable for games whose every table is alike; a table of another size has its own.
        self.seats = self.seats_at(setup)  # type: ignore[misc]
        self.loaded = loaded
        self.content: C = loaded.content
        self.lasts: dict[str, Any] = {"still": {}}  # what `lasting` properties have worked out, and `still`
        self._begin(state)

    def _begin(self, state: S) -> None:
        """Nothing has happened yet since this state."""
        self.state = state
        self.events: list[Event] = []
        self.films: list[Any] = []  # of flicks, since the last answer: what a table needs to show how each went
        self.recorded: list[Outcome] = []  # outcomes to take instead of working them out, when a match is played again
        self.tells = False  # whether events say what their subjects are called: a match does, a thought need not
        self.is_final = False  # a rule says that the last answer cannot be taken back

    def with_state(self, state: S) -> Self:
        """The same set-up and packs, and all that follows from them, with another state."""
        twin = object.__new__(type(self))
        # One by one: a game whose `__dict__` was looked at once is a tenth slower for ever, and so is a copy that was made by it.
        twin.setup, twin.loaded, twin.content, twin.lasts = self.setup, self.loaded, self.content, self.lasts
        twin.seats = self.seats  # type: ignore[misc]
        twin._begin(state)
        return twin

    # What a game must say about itself

    @classmethod
    def scenarios(cls, content: C) -> Sequence[str]:
        """The scenarios a table may choose, the advised first one first."""
        return ()

    @classmethod
    def seats_at(cls, setup: Setup) -> tuple[str, ...]:
        """Who sits at a table with this set-up, for games whose options say how many play."""
        return cls.seats

    def lay_out(self, chance: Chance) -> S:
        """The first state, before any step; its agenda holds the first steps."""
        raise NotImplementedError

    def reactions(self, window: str, step: Step) -> Sequence[Reaction]:
        """What can answer this moment of `step`, as things are."""
        return ()

    def asked(self, window: str, step: Step) -> Sequence[int]:
        """The seats that might, as far as everybody knows, play something at this moment."""
        return ()

    def declined(self, window: str, step: Step, seat: int) -> None:
        """A seat has played nothing at a moment; whoever sees what it could have played may be told."""

    def secrets(self) -> frozenset[str]:
        """The names of all things that can lie hidden: cards, tiles and the like. No two things share one."""
        return frozenset()

    def unseen(self, state: S, seat: int | None, chance: Chance) -> None:
        """Fill what `seat` cannot see, None in `state`, with things it cannot rule out, at random."""

    def check_gesture(self, asked: Place | Flick, answer: Option) -> None:
        """Raise `Refused`, with the rule and the distance missed, if a point or a push is not legal here."""

    def sway(self, needle: int | None = None) -> Sway | None:
        """How far flicks go astray at this table, by its rules; for who times, with the needle there. None: not at all."""
        return None

    def timer(self, seat: int) -> Timer | None:
        """The time that runs for a seat now. Only what everybody can see may be looked at."""
        return None

    def standings_if_conceded(self, seat: int) -> tuple[int, ...]:
        """The places of all seats when `seat` gives up: last, unless a game says otherwise."""
        return tuple(2 if other == seat else 1 for other in range(len(self.seats)))

    def describe(self, role: str, value: Any) -> Word:
        """What a subject of an event, a question or an option is called: a name, a number, or a word to select by.

        Only what everybody can see may be looked at. `role` is the name under which the subject was given, or the one that
        `roles` has for it.
        """
        if role == "seat":
            return Called("seat", self.seats[value])
        told: Word = value
        return told

    def named(self) -> Iterator[tuple[str, Iterable[int | str]]]:
        """What lies on the table and is called by name, by role; asked of a game made from a view."""
        yield "seat", range(len(self.seats))

    def goal(self) -> Goal | None:
        """What the match is about, and how far it is; asked of a game made from a view."""
        return None

    def shown(self, seat: int | None) -> Shown:
        """What is true now, for who draws the table; asked of a game made from the view of `seat`."""
        return Shown(names=self.names(), goal=self.goal())

    def ending(self, events: Sequence[Event]) -> Ending:
        """What is said of a match that is over, from how the table lies and all that has happened."""
        return Ending()

    def names(self) -> dict[str, Word]:
        """What everything on the table is called, by role and value. Of one role after the other: most change seldom."""
        names: dict[str, Word] = {}
        for role, values in self.still(_subjects).items():
            names |= self.still(_names, role, values)
        return names

    def still(self, work_out: "Callable[[Self, Unpack[A]], V]", *about: "Unpack[A]") -> V:
        """What `work_out(game, *about)` returns: worked out anew only if something that it looked at has changed. Where it is
        about one of many, its number or name comes first. For what is shown to players; a thought would not ask twice."""
        return still(self, self.lasts["still"], work_out, about)

    def faults(self) -> Iterator[str]:
        """Sentences about what is wrong with the state; there must never be any."""
        yield from ()

    # Starting, copying, saving

    @classmethod
    def start(
        cls, setup: Setup | None = None, seed: int = 0, loaded: Loaded[C] | None = None, *, tells: bool = False
    ) -> Self:
        """A new game, run up to its first decision."""
        game = cls.prepare(setup, seed, loaded)
        if tells:
            game.tell()
        game.advance()
        return game

    @classmethod
    def prepare(cls, setup: Setup | None = None, seed: int = 0, loaded: Loaded[C] | None = None) -> Self:
        """A new game, laid out but not yet run."""
        if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
            raise Refused(f"The seed must be a whole number from 0 to {LARGEST_SEED}.")
        setup = setup or Setup(cls.name)
        kind = cls.with_packs(setup.packs)
        loaded = loaded or kind.open_packs(setup.packs)
        game = kind(kind.check_setup(setup, loaded.content), loaded, None)  # type: ignore[arg-type]
        game.state = game.lay_out(Chance(seed))
        return game

    @classmethod
    def with_packs(cls, packs: Sequence[str]) -> type[Self]:
        """The game as these packs make it: with an expansion's rules if one of them is an expansion, or requires one."""
        names = [pack.partition("@")[0] for pack in packs]
        added = shelf.added(cls.name)
        own = [Path(each) if "/" in each else added[each] for each in names if "/" in each or each in added]
        for pack in (*names, *(required for folder in own for required in required_by(folder))):
            if pack in cls.expansions:
                module, _, name = cls.expansions[pack].partition(":")
                expanded: type[Self] = getattr(importlib.import_module(module), name)
                return expanded
        return cls

    @classmethod
    def open_packs(cls, packs: tuple[str, ...]) -> Loaded[C]:
        """The packs of a table, read once: ours by name, a player's own by folder (a name with a slash), and either as a match
        was begun with it: `base@hash`. Such a one was good once, so what today's program would refuse is passed over."""
        kind: Any = cls.with_packs(packs)  # mypy holds that a class cannot be the key of a cache
        folders = tuple(cls.folder_of(pack) for pack in packs)
        loaded: Loaded[C] = (_reopened if all("@" in pack for pack in packs) else _opened)(kind, folders)
        return loaded

    @classmethod
    def folder_of(cls, pack: str) -> Path:
        """Where a pack lies. What a match is pinned to was kept, if the installed pack says something else by now."""
        name, _, facts = pack.partition("@")
        folder = Path(name) if "/" in name else cls.shelf() / name
        if not folder.is_dir():
            folder = shelf.added(cls.name).get(name, folder)
        return kept.find(name, facts, folder) if facts else folder

    @classmethod
    def shelf(cls) -> Path:
        """Where the installed packs of the game lie."""
        return shelf.shelf_of(cls.name)

    @classmethod
    def load_packs(cls, folders: tuple[Path, ...], *, lenient: bool = False) -> Loaded[C]:
        loaded: Loaded[C] = load(cls.content_type, cls.effects, folders, lenient=lenient)  # type: ignore[arg-type]
        return loaded

    @classmethod
    def check_setup(cls, setup: Setup, content: C) -> Setup:
        """The set-up with every default filled in, or `Refused` with what is wrong."""
        if setup.game != cls.name:
            raise Refused(f"This is {cls.name}, not {setup.game}.")
        scenarios = cls.scenarios(content)
        scenario = setup.scenario or (scenarios[0] if scenarios else "")
        if scenario and scenario not in scenarios:
            raise Refused(f"{cls.name} has no scenario {scenario!r}. It has: {', '.join(scenarios)}.")
        for key, value in setup.options.items():
            if key not in cls.options:
                raise Refused(f"{cls.name} has no option {key!r}. It has: {', '.join(cls.options) or 'none'}.")
            choices = cls.options[key].choices
            if value not in choices or type(value) is not type(choices[0]):
                raise Refused(f"The option {key} may be {' or '.join(map(repr, choices))}, not {value!r}.")
        options = {key: setup.options.get(key, known.choices[0]) for key, known in cls.options.items()}
        return Setup(cls.name, scenario, setup.packs, options)

    @classmethod
    def usual(cls) -> dict[str, Setting]:
        """The options that people play with who choose nothing, where these are not the defaults."""
        return {key: option.usual for key, option in cls.options.items() if option.usual is not None}

    @classmethod
    def as_begun(cls, setup: Setup) -> Setup:
        """A recorded set-up, with what went without saying when it was written."""
        unsaid = {key: known.unsaid for key, known in cls.options.items() if known.unsaid is not None}
        return msgspec.structs.replace(setup, options={**unsaid, **setup.options})

    def clone(self) -> Self:
        """An exact copy that shares only what never changes. The log is not copied."""
        return self.with_state(self.state.clone())

    def save(self) -> bytes:
        """The state as bytes, at any decision."""
        return self.state.encode()

    def restore(self, data: bytes) -> Self:
        """The game saved as `data` with the same set-up and packs as this one."""
        try:
            state: Any = decode_state(data, self.state_type, self.step_packages())
        except (msgspec.MsgspecError, ValueError, LookupError, TypeError, RecursionError) as error:
            raise Refused(f"The saved state cannot be read: {error}.") from None
        return self.with_state(state)

    @classmethod
    def step_packages(cls) -> tuple[str, ...]:
        return (*(kind.__module__.rpartition(".")[0] for kind in cls.__mro__ if kind.__module__ != "builtins"),)

    # Playing

    @property
    def is_over(self) -> bool:
        return bool(self.state.standings)

    def _is_answered(self, choice: Choice) -> bool:
        """One answer is possible, everybody can tell, and nobody wants to be asked all the same."""
        return choice.public and choice.is_forced and not self.asks_everything

    @property
    def asks_everything(self) -> bool:
        """The people at the table want to be asked even where one answer alone is possible."""
        return bool(self.setup.options.get(ASK_EVERYTHING))

    def open_decisions(self) -> tuple[Decision, ...]:
        """The questions still to be answered."""
        state = self.state
        if not state.sealed:
            return state.decisions
        return tuple(choice for choice in state.decisions if choice.seat not in state.sealed)

    def decision(self, seat: int) -> Decision:
        """The question open to a seat."""
        state = self.state
        for choice in state.decisions:
            if choice.seat == seat and seat not in state.sealed and type(seat) is int:
                return choice
        if self.is_over:
            raise Refused("The game is over: nothing is left to decide.", said="over")
        self.check_seat(seat)
        if seat in state.sealed:
            message = f"{self.seats[seat]} has answered already; the answers of the others are awaited."
            raise Refused(message, said="answered")
        waited = ", ".join(self.seats[choice.seat] for choice in self.open_decisions())
        raise Refused(f"{self.seats[seat]} has nothing to decide now; awaited: {waited}.", said="not-asked")

    def check_seat(self, seat: int) -> None:
        """`Refused` unless this is a seat of the table, whatever was sent to us as one."""
        if type(seat) is not int or not 0 <= seat < len(self.seats):
            raise Refused(f"There is no such seat; the seats are 0 to {len(self.seats) - 1}.")

    def answer(self, seat: int, answer: Answer) -> None:
        """Take a seat's answer and go on to the next decision. A refused answer changes nothing."""
        choice = self.decision(seat)
        picked = choice.pick(answer)
        if not isinstance(choice, Choice):
            self.check_gesture(choice, picked[0])
        self.take(choice, picked)

    def take(self, choice: Decision, picked: tuple[Option, ...]) -> None:
        """The same for who knows that this is asked and that these are among its options: nothing is checked."""
        state = self.state
        if len(state.decisions) == 1:
            store(state.agenda[-1], choice, picked)
        else:
            state.sealed[choice.seat] = tuple(option.id for option in picked)
            if len(state.sealed) < len(state.decisions):
                return
            self._unseal()
        state.decisions = ()
        self.advance()

    def concede(self, seat: int) -> None:
        """A seat gives up."""
        if self.is_over:
            raise Refused("The game is over: nobody can concede any more.", said="over")
        self.check_seat(seat)
        self.emit("conceded", seat=seat)
        self.end(*self.standings_if_conceded(seat))
        self._close()

    def advance(self) -> None:
        """Run stages until a decision is open or the game is over."""
        state = self.state
        agenda = state.agenda
        while agenda:
            step = agenda[-1]
            stages, at = step.run, step.at
            if at == len(stages):
                agenda.pop()
                continue
            step.at = at + 1
            told = stages[at](step, self)
            kind = type(told)
            if kind is Again:
                step.at = step.stages.index(told.stage)
                told = told.first
                kind = type(told)
            if told is None:
                if state.standings:
                    break
                continue
            if kind is Choice or kind is Place or kind is Flick:
                if kind is Choice and told.public and self._is_answered(told):
                    store(step, told, told.options)
                    continue
                self._open((told,), step)
                return
            if kind is Do:
                agenda.extend(reversed(told.steps))
                if told.then:
                    step.at = step.stages.index(told.then)
            elif kind is Finish:
                agenda.pop()
                if step.into:
                    # A window passes the results of reactions on to the step it answers.
                    below = agenda[-2] if type(agenda[-1]) is Window else agenda[-1]
                    setattr(below, step.into, told.result)
            elif kind is Open:
                if told.window not in self.windows:
                    raise Stuck(
                        f"{type(step).__name__} opens the window {told.window!r}, which the game does not declare."
                    )
                if not is_empty(self, told.window, step):
                    agenda.append(Window(told.window, about=told.about))
            elif kind is Each:
                if len({choice.seat for choice in told.choices}) < max(len(told.choices), 1):
                    raise Stuck(f"{type(step).__name__} asks nobody, or the same seat twice at once.")
                self._open(told.choices, step)
                if self.open_decisions():
                    return
                self._unseal()
            else:
                raise Stuck(f"{type(step).__name__}.{step.stages[at]} returned {told!r}.")
            if state.standings:
                break
        self._close()

    def _open(self, choices: tuple[Decision, ...], step: Step) -> None:
        for choice in choices:
            if not isinstance(choice, Choice):
                continue
            if len(choice.options) < choice.least:
                raise Stuck(f"{type(step).__name__} asks {choice.kind} with {len(choice.options)} options.")
            if len(choices) > 1 and self._is_answered(choice):
                self.state.sealed[choice.seat] = tuple(option.id for option in choice.options)
        self.state.decisions = choices

    def _unseal(self) -> None:
        """The answers of several seats are in, and are known to the step that asked."""
        state = self.state
        for choice in state.decisions:
            store(state.agenda[-1], choice, choice.pick(state.sealed[choice.seat]))
        state.sealed.clear()
        state.decisions = ()

    def _close(self) -> None:
        if not self.state.standings:
            raise Stuck(f"{self.name} ran out of steps without an end.")
        self.state.agenda.clear()
        self.state.decisions = ()
        self.state.sealed.clear()

    # What steps use

    def emit(self, name: str, rule: str = "", only: tuple[int, ...] = (), **data: Any) -> None:
        """Tell what has happened. With `only`, secrets in it are told to these seats alone."""
        self.events.append(
            Event(name, data, rule, only, False, self.called(data)) if self.tells else Event(name, data, rule, only)
        )

    def tell(self) -> None:
        """From now on events say what their subjects are called. What has happened before is told as the table stands."""
        self.tells = True
        self.events = [msgspec.structs.replace(event, words=self.called(event.data)) for event in self.events]

    def call(self, role: str, value: Any) -> Word:
        """What one subject is called: a fact by its pack, anything else as the game describes it."""
        if role in self.kinds and isinstance(value, str) and value:
            return Called(role, value)
        return self.describe(role, value)

    def called(self, data: Mapping[str, Any]) -> dict[str, Word]:
        """What the subjects of an event, a question or an option are called now, where that is more than their data."""
        words: dict[str, Word] = {}
        for role, value in data.items():
            known = self.roles.get(role, role)
            if isinstance(value, tuple):
                each = tuple([self.call(known, item) for item in value])
                if each != value:
                    words[role] = several(role, each)
            else:
                word = self.call(known, value)
                if word != value or type(word) is not type(value):
                    words[role] = word
        return words

    @property
    def outcomes(self) -> list[Outcome]:
        """What the flicks since the last answer have led to, as a match writes it down; a thought does not."""
        return [film.to_ints() for film in self.films]

    def make_final(self) -> None:
        """What is being done cannot be taken back: a rule says so."""
        self.is_final = True

    def end(self, *standings: int) -> None:
        """The game is over; each seat's place, 1 for a winner. The step at work is the last."""
        self.state.standings = standings

    # Knowing

    def view(self, seat: int | None) -> View:
        return look(self.state, seat)

    def through(self, view: View) -> Self:
        """The table as a seat sees it, to be looked at and drawn; what is hidden is not there."""
        state: Any = view.state
        return self.with_state(state)

    def resample(self, view: View, seed: int) -> Self:
        """A game drawn at random among those `view.seat` cannot tell from the real one, with another future.

        Only the view is read: this object lends its set-up and content, which everybody knows.
        """
        state: Any = view.state.clone(Chance(seed))
        game = self.with_state(state)
        game.unseen(state, view.seat, state.chance)
        _ask_again(game, view)
        return game


def _subjects(game: Game[Any, Any]) -> dict[str, tuple[int | str, ...]]:
    """What lies on the table and is called by name, by role."""
    subjects: dict[str, dict[int | str, None]] = {}
    for role, values in game.named():
        subjects.setdefault(role, {}).update(dict.fromkeys(values))
    return {role: tuple(values) for role, values in subjects.items()}


def _names(game: Game[Any, Any], role: str, values: tuple[int | str, ...]) -> dict[str, Word]:
    return {f"{role}:{value}": game.call(role, value) for value in values}


@lru_cache(128)  # a server may open packs of many people
def _opened(kind: Any, folders: tuple[Path, ...]) -> Loaded[Any]:
    loaded: Loaded[Any] = kind.load_packs(folders)
    return loaded


@lru_cache(128)
def _reopened(kind: Any, folders: tuple[Path, ...]) -> Loaded[Any]:
    try:
        return _opened(kind, folders)
    except PackError:
        loaded: Loaded[Any] = kind.load_packs(folders, lenient=True)
        return loaded


def _ask_again(game: Game[Any, Any], view: View) -> None:
    """Questions to other seats, struck out in a view, are asked anew in the resampled state; sealed answers are drawn."""
    state = game.state
    if all(choice.seat == view.seat for choice in state.decisions):
        return
    step = state.agenda[-1]
    told = step.run[step.at - 1](step, game)
    asked: tuple[Choice, ...] = told.choices if type(told) is Each else (told,)
    if not isinstance(asked[0], Decision):
        raise Stuck(f"Whether {type(step).__name__} asks depends on what seat {view.seat} cannot know.")
    state.decisions = asked
    for choice in asked:
        if choice.seat in state.sealed and choice.seat != view.seat:
            options = list(choice.options)
            state.chance.shuffle(options)
            count = choice.least + state.chance.below(min(choice.most, len(options)) - choice.least + 1)
            state.sealed[choice.seat] = tuple(option.id for option in options[:count])
