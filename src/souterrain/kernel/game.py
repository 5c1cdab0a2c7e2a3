"""The contract of a game, and the loop that runs it.

A game is a subclass of `Game`: its class attributes say what it is called, who sits there and which options a table
may choose; `lay_out` builds the first state; `reactions` and `asked` say who may answer a moment; `unseen` completes a
view; `faults` names what must never happen. Everything else is steps.
"""

import importlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, Self, TypeVar

import msgspec
from msgspec import Struct

from souterrain.content import Called, Content, Effects, Loaded, Word, kept, load, required_by, shelf
from souterrain.content.word import several
from souterrain.kernel.agenda import Again, Do, Each, Finish, Open, Step, store
from souterrain.kernel.chance import LARGEST_SEED, Chance
from souterrain.kernel.decision import Answer, Choice, Option, Refused
from souterrain.kernel.event import Event
from souterrain.kernel.gesture import Decision, Flick, Place
from souterrain.kernel.shown import Goal, Shown
from souterrain.kernel.state import State, decode_state
from souterrain.kernel.timer import Timer
from souterrain.kernel.view import View, look
from souterrain.kernel.window import Reaction, Window, is_empty

S = TypeVar("S", bound=State)
C = TypeVar("C", bound=Content)

Setting = bool | int | str
Outcome = tuple[Any, ...]  # plain whole numbers and tuples of them


class TableOption(Struct, frozen=True):
    """Something the people at a table agree on before they start. `choices` lists what it may be set to, the default first.

    `when` names other options, and the choices of each with which this one matters; with others it changes nothing.
    """

    choices: tuple[Setting, ...]
    rule: str = ""
    when: dict[str, tuple[Setting, ...]] = {}


class Setup(Struct, frozen=True):
    """What is agreed before the first step: with the seed and the answers, it is the whole match."""

    game: str
    scenario: str = ""
    packs: tuple[str, ...] = ("base",)
    options: dict[str, Setting] = {}


class Stuck(RuntimeError):
    """A fault of the program: a question without options, or a step that did what no step may do."""


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
    options: ClassVar[Mapping[str, TableOption]] = {}
    roles: ClassVar[Mapping[str, str]] = {}  # names of subjects, and what they are: an attacker is a fighter
    kinds: ClassVar[frozenset[str]] = frozenset()  # roles whose subjects are facts, called as the packs call them
    scenario_kind: ClassVar[str] = "scenario"  # the facts that its scenarios are, after which packs name them
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
        self.state = state
        self.events: list[Event] = []
        self.outcomes: list[Outcome] = []  # of flicks, since the last answer
        self.films: list[Any] = []  # of the same flicks: what a table needs to show how each went
        self.recorded: list[Outcome] = []  # outcomes to take instead of working them out, when a match is played again
        self.tells = False  # whether events say what their subjects are called: a match does, a thought need not
        self.is_final = False  # a rule says that the last answer cannot be taken back

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

    def secrets(self) -> frozenset[str]:
        """The names of all things that can lie hidden: cards, tiles and the like. No two things share one."""
        return frozenset()

    def unseen(self, state: S, seat: int | None, chance: Chance) -> None:
        """Fill what `seat` cannot see, None in `state`, with things it cannot rule out, at random."""

    def check_gesture(self, asked: Place | Flick, answer: Option) -> None:
        """Raise `Refused`, with the rule and the distance missed, if a point or a push is not legal here."""

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

    def named(self) -> Iterator[tuple[str, int | str]]:
        """What lies on the table and is called by name, each with its role; asked of a game made from a view."""
        yield from (("seat", seat) for seat in range(len(self.seats)))

    def goal(self) -> Goal | None:
        """What the match is about, and how far it is; asked of a game made from a view."""
        return None

    def shown(self, seat: int | None) -> Shown:
        """What is true now, for who draws the table; asked of a game made from the view of `seat`."""
        return Shown(names=self.names(), goal=self.goal())

    def names(self) -> dict[str, Word]:
        return {f"{role}:{value}": self.call(role, value) for role, value in self.named()}

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
        for pack in (*names, *(required for each in names if "/" in each for required in required_by(Path(each)))):
            if pack in cls.expansions:
                module, _, name = cls.expansions[pack].partition(":")
                expanded: type[Self] = getattr(importlib.import_module(module), name)
                return expanded
        return cls

    @classmethod
    def open_packs(cls, packs: tuple[str, ...]) -> Loaded[C]:
        """The packs of a table, read once: ours by name, a player's own by folder (a name with a slash), and either as a match
        was begun with it: `base@hash`."""
        kind = cls.with_packs(packs)
        key = (kind, tuple(cls.folder_of(pack) for pack in packs))
        if key not in _opened:
            _opened[key] = kind.load_packs(key[1])
        loaded: Loaded[C] = _opened[key]
        return loaded

    @classmethod
    def folder_of(cls, pack: str) -> Path:
        """Where a pack lies. What a match is pinned to was kept, if the installed pack says something else by now."""
        name, _, facts = pack.partition("@")
        folder = Path(name) if "/" in name else cls.shelf() / name
        return kept.find(name, facts, folder) if facts else folder

    @classmethod
    def shelf(cls) -> Path:
        """Where the installed packs of the game lie."""
        return shelf.shelf_of(cls.name)

    @classmethod
    def load_packs(cls, folders: tuple[Path, ...]) -> Loaded[C]:
        loaded: Loaded[C] = load(cls.content_type, cls.effects, folders)  # type: ignore[arg-type]
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

    def clone(self) -> Self:
        """An exact copy that shares only what never changes. The log is not copied."""
        return type(self)(self.setup, self.loaded, self.state.clone())

    def save(self) -> bytes:
        """The state as bytes, at any decision."""
        return self.state.encode()

    def restore(self, data: bytes) -> Self:
        """The game saved as `data` with the same set-up and packs as this one."""
        try:
            state: Any = decode_state(data, self.state_type, self.step_packages())
        except (msgspec.MsgspecError, ValueError, LookupError, TypeError, RecursionError) as error:
            raise Refused(f"The saved state cannot be read: {error}.") from None
        return type(self)(self.setup, self.loaded, state)

    @classmethod
    def step_packages(cls) -> tuple[str, ...]:
        return (*(kind.__module__.rpartition(".")[0] for kind in cls.__mro__ if kind.__module__ != "builtins"),)

    # Playing

    @property
    def is_over(self) -> bool:
        return bool(self.state.standings)

    def open_decisions(self) -> tuple[Decision, ...]:
        """The questions still to be answered."""
        state = self.state
        if not state.sealed:
            return state.decisions
        return tuple(choice for choice in state.decisions if choice.seat not in state.sealed)

    def decision(self, seat: int) -> Decision:
        """The question open to a seat."""
        if self.is_over:
            raise Refused("The game is over: nothing is left to decide.", said="over")
        self.check_seat(seat)
        for choice in self.state.decisions:
            if choice.seat == seat:
                if seat in self.state.sealed:
                    message = f"{self.seats[seat]} has answered already; the answers of the others are awaited."
                    raise Refused(message, said="answered")
                return choice
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
        state = self.state
        if len(state.decisions) == 1:
            store(state.agenda[-1], choice, picked)
        else:
            state.sealed[seat] = tuple(option.id for option in picked)
            if len(state.sealed) < len(state.decisions):
                return
            for sealed in state.decisions:
                store(state.agenda[-1], sealed, sealed.pick(state.sealed[sealed.seat]))
            state.sealed.clear()
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
            at = step.at
            if at == len(step.run):
                agenda.pop()
                continue
            step.at = at + 1
            told = step.run[at](step, self)
            if told is not None:
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
                return
            else:
                raise Stuck(f"{type(step).__name__}.{step.stages[at]} returned {told!r}.")
            if state.standings:
                break
        self._close()

    def _open(self, choices: tuple[Decision, ...], step: Step) -> None:
        for choice in choices:
            if isinstance(choice, Choice) and len(choice.options) < choice.least:
                raise Stuck(f"{type(step).__name__} asks {choice.kind} with {len(choice.options)} options.")
        self.state.decisions = choices

    def _close(self) -> None:
        if not self.state.standings:
            raise Stuck(f"{self.name} ran out of steps without an end.")
        self.state.agenda.clear()
        self.state.decisions = ()
        self.state.sealed.clear()

    # What steps use

    def emit(self, name: str, rule: str = "", only: tuple[int, ...] = (), **data: Any) -> None:
        """Tell what has happened. With `only`, secrets in it are told to these seats alone."""
        self.events.append(Event(name, data, rule, only, words=self.called(data) if self.tells else {}))

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

    def settle(self, work_out: Callable[[], Outcome]) -> Outcome:
        """What a flick has led to: worked out, or taken from the record of a match that was played on another machine."""
        outcome = self.recorded.pop(0) if self.recorded else work_out()
        self.outcomes.append(outcome)
        return outcome

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
        return type(self)(self.setup, self.loaded, state)

    def resample(self, view: View, seed: int) -> Self:
        """A game drawn at random among those `view.seat` cannot tell from the real one, with another future.

        Only the view is read: this object lends its set-up and content, which everybody knows.
        """
        state: Any = view.state.clone(Chance(seed))
        game = type(self)(self.setup, self.loaded, state)
        game.unseen(state, view.seat, state.chance)
        _ask_again(game, view)
        return game


_opened: dict[tuple[type[Game[Any, Any]], tuple[Path, ...]], Any] = {}


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
