"""The games for OpenSpiel: importing this registers each as `souterrain_NAME`, an expansion as `souterrain_GAME_NAME`.

    game = pyspiel.load_game("souterrain_NAME(scenario=…,options=hand:human)")

Where an answer leads to dice, a shuffle or a swaying hand, a chance node comes first, with 64 outcomes that are equally likely: so
many futures of the match, each with dice of its own. They stand for all there are: what is drawn of them is as random as at a
table, and whoever searches must average over them, for the real dice cannot be looked ahead at. A few such nodes before the match
shuffle and deal. Seats that answer at once are asked one after the other, and see nothing of each other's answers.
"""

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from souterrain.games import all_games
from souterrain.kernel.chance import Chance
from souterrain.kernel.decision import Answer
from souterrain.kernel.game import Game, Setup
from souterrain.kernel.view import View
from souterrain.research.actions import Menu
from souterrain.research.episode import Space, give, returns_of, setup_of, space_of

OUTCOMES = 64  # of a chance node
EACH = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
DEALS = 5  # chance nodes before a match: its seed
LONGEST = 200_000
SEEDS = 2**63
MOST_SEATS = 5


class Point:
    """A moment of a match. It never changes, so copies of a state share it."""

    def __init__(self, space: Space, game: Game[Any, Any] | None, past: "Point | None", seat: int, action: int) -> None:
        self.space = space
        self.game = game  # None before the match begins
        self.past = past
        self.seat, self.action = seat, action  # what led here, -1 for chance
        self.waits: tuple[int, Answer] | None = None  # an answer that chance must be drawn for
        self.menu: Menu | None = None  # of the seat that is asked
        self.seed: tuple[int, ...] = ()  # before the match begins
        self.turn = (
            -1
        )  # of several seats that are asked at once, the one that answers first if it is not the first of them
        self._views: dict[int, View] = {}
        self._seen: dict[int, bytes] = {}
        self._known: dict[int, bytes] = {}

    def __deepcopy__(self, memo: Any) -> "Point":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """For states that are saved: the moment itself, and what each seat knows by then."""
        game = self.game
        known = {seat: self.known(seat) for seat in range(len(self.space.seats))} if game is not None else {}
        picked = None if self.menu is None else self.menu.picked
        saved = None if game is None else game.save()
        return _restored, (self.space.setup, self.seed, saved, self.seat, self.action, self.waits, picked, known)

    @property
    def is_over(self) -> bool:
        return self.game is not None and self.game.is_over

    @property
    def is_chance(self) -> bool:
        return self.game is None or self.waits is not None

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        assert self.game is not None
        seats = [decision.seat for decision in self.game.open_decisions()]
        return self.turn if self.turn in seats else seats[0]

    def view(self, seat: int) -> View:
        if seat not in self._views:
            assert self.game is not None
            self._views[seat] = self.game.view(seat)
        return self._views[seat]

    def asks(self) -> Menu:
        if self.menu is None:
            game, view = self.game, self.view(self.asked)
            assert game is not None
            assert view.decision is not None
            self.menu = self.space.actions.menu(view.decision, lambda: game.through(view))
        return self.menu

    def seen(self, seat: int) -> bytes:
        """A hash of what a seat sees."""
        if seat not in self._seen:
            data = b"" if self.game is None else self.view(seat).encode()
            self._seen[seat] = blake2b(data, digest_size=16).digest()
        return self._seen[seat]

    def known(self, seat: int) -> bytes:
        """A hash of all that a seat has seen and done so far. What others do in its back changes nothing in it."""
        behind = []
        point: Point | None = self
        while point is not None and seat not in point._known:
            behind.append(point)
            point = point.past
        for point in reversed(behind):
            past = point.past
            if past is None:
                known = point.seen(seat)
            else:
                known = past._known[seat]
                if point.seat == seat:
                    known = blake2b(known + b"%d" % point.action, digest_size=16).digest()
                if point.seen(seat) != past.seen(seat):
                    known = blake2b(known + point.seen(seat), digest_size=16).digest()
            point._known[seat] = known
        return self._known[seat]

    def after(self, action: int) -> "Point":
        """What an action of whoever is asked, or an outcome of chance, leads to."""
        if self.game is None:
            return self._dealt(action)
        if self.waits is not None:
            game = self.game.clone()
            game.state.chance = Chance(_mixed(game.state.chance.seed, action), game.state.chance.drawn)
            return Point(self.space, give(game, *self.waits), self, -1, action)
        seat, taken = self.asked, self.asks().take(action)
        if isinstance(taken, Menu):
            on = Point(self.space, self.game, self, seat, action)
            on.menu, on.turn = taken, self.turn
            return on
        drawn = self.game.state.chance.drawn
        game = give(self.game.clone(), seat, taken)
        if game.state.chance.drawn == drawn:
            return Point(self.space, game, self, seat, action)
        on = Point(self.space, self.game, self, seat, action)
        on.waits = seat, taken
        return on

    def _dealt(self, outcome: int) -> "Point":
        """Chance before the match."""
        seed = (*self.seed, outcome)
        begun = len(seed) == DEALS
        game = self.space.start(sum(part * OUTCOMES**place for place, part in enumerate(seed))).game if begun else None
        on = Point(self.space, game, self, -1, outcome)
        on.seed = seed
        return on

    def imagined(self, seat: int, seed: int) -> "Point":
        """A moment that a seat cannot tell from this one, drawn at random from what it sees."""
        assert self.game is not None
        on = Point(self.space, self.game.resample(self.view(seat), seed), None, -1, -1)
        on._known[seat] = self.known(seat)
        on.turn = self.turn
        if self.asked == seat:
            on.menu = self.asks()  # it follows from what the seat sees, and from what it has picked
        return on


def _restored(
    setup: Setup,
    seed: tuple[int, ...],
    saved: bytes | None,
    seat: int,
    action: int,
    waits: tuple[int, Answer] | None,
    picked: tuple[str, ...] | None,
    known: dict[int, bytes],
) -> Point:
    space = space_of(setup)
    game = None if saved is None else space.kind.prepare(setup, 0, space.loaded).restore(saved)
    on = Point(space, game, None, seat, action)
    on.seed, on.waits, on._known = seed, waits, known
    if picked and waits is None:
        asks = on.asks()
        on.menu = Menu(asks.asked, asks.see, picked)
    return on


def _mixed(seed: int, outcome: int) -> int:
    return int.from_bytes(blake2b(b"%d %d" % (seed, outcome), digest_size=8).digest(), "little")


class TableState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel: the moment that the match is at."""

    def __init__(self, game: "TableGame") -> None:
        super().__init__(game)
        self.point = Point(game.space, None, None, -1, -1)

    def current_player(self) -> int:
        if self.point.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.point.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return self.point.asked

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.point.asks().answers)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return EACH

    def _apply_action(self, action: int) -> None:
        self.point = self.point.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        point = self.point
        asked = None if point.is_chance or point.is_over or point.asked != player else point.view(player).decision
        return point.space.actions.name(asked, action)

    def is_terminal(self) -> bool:
        return self.point.is_over

    def returns(self) -> list[float]:
        game = self.point.game
        standings = game.state.standings if game is not None else ()
        return returns_of(standings) if standings else [0.0] * len(self.point.space.seats)

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> "TableState":
        """A state that the player cannot tell from this one."""
        twin: TableState = self.clone()
        if self.point.game is not None and not self.point.is_over:
            twin.point = self.point.imagined(player, int(chance() * SEEDS))
        return twin

    def seen_as(self, point: Point) -> "TableState":
        """This state, at another moment."""
        self.point = point
        return self

    def __str__(self) -> str:
        point = self.point
        if point.game is None:
            return f"{point.space.setup.game} {point.seed}"
        picked = point.menu.picked if point.menu else ()
        return f"{point.space.setup.game} {point.game.state.hash()} {picked} {point.waits or ''}"


class Observer:
    """What a player sees: the numbers of its view; as a string, a hash of it, or of all that it has ever seen and done."""

    def __init__(self, space: Space, kind: Any) -> None:
        self.space = space
        self.is_perfect = kind is None or kind.perfect_recall
        self.tensor = np.zeros(space.encoder.size, np.float32)
        self.dict = space.encoder.split(self.tensor)

    def set_from(self, state: TableState, player: int) -> None:
        point = state.point
        if point.game is None:
            self.tensor.fill(0.0)
        else:
            picked = len(point.menu.picked) if point.menu and point.asked == player else 0
            self.space.encoder.flat(point.view(player), picked, self.tensor)

    def string_from(self, state: TableState, player: int) -> str:
        point = state.point
        picked = point.menu.picked if point.menu and not point.is_over and point.asked == player else ()
        told = point.known(player) if self.is_perfect else point.seen(player)
        return f"{player} {told.hex()}{' '.join(('', *picked))}"


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the house for OpenSpiel. Parameters: `scenario`, and `options` as `name:value;name:value`."""

    name = ""  # with its expansion

    def __init__(self, params: Any = None) -> None:
        given = dict(params or {})
        self.space = space_of(read_setup(self.name, given.get("scenario", ""), given.get("options", "")))
        seats = len(self.space.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.space.actions.size,
            max_chance_outcomes=OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if seats == 2 else None,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(self.name, seats), info, given)

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.space, iig_obs_type)


def read_setup(name: str, scenario: str = "", options: str = "") -> Setup:
    """The set-up that parameters of OpenSpiel say."""
    read: dict[str, Any] = {}
    for part in filter(None, options.split(";")):
        key, _, value = part.partition(":")
        read[key] = value == "true" if value in ("true", "false") else int(value) if value.isdecimal() else value
    return setup_of(name, scenario, **read)


def short_name(name: str) -> str:
    return f"souterrain_{name.replace('/', '_')}"


def type_of(name: str, seats: int) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(name),
        long_name=f"Souterrain: {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if seats == 2 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=MOST_SEATS,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"scenario": "", "options": ""},
        default_loadable=True,
    )


def _register() -> dict[str, type[TableGame]]:
    games = {}
    for name in all_games():
        games[name] = type(f"{name.title().replace('/', '')}Game", (TableGame,), {"name": name})
        pyspiel.register_game(type_of(name, 2), games[name])
    return games


REGISTERED = _register()
