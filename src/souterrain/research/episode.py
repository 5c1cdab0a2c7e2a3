"""One match as environments step it: who is asked, what they see as numbers, what they may do, and what it was worth.

All environments of this folder stand on it; it needs none of their libraries. Where several seats are asked at once, each
answers in turn and nobody sees an answer before all are in, as at any table.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from souterrain.games import find
from souterrain.kernel.decision import Answer, Refused
from souterrain.kernel.game import Game, Setup
from souterrain.kernel.gesture import Decision, Flick, Place
from souterrain.kernel.view import View
from souterrain.players.numbers import Encoder, Floats, encoder_of, known_by
from souterrain.research.actions import DONE, Actions, Menu, point, push, softer

Mask = NDArray[np.int8]
TRIES = 8  # how often a push is made softer before it is given up


def setup_of(game: str, scenario: str = "", packs: tuple[str, ...] = ("base",), **options: Any) -> Setup:
    """A set-up in words, as `souterrain.start` takes it: `setup_of("game/expansion", hand="human")`."""
    name, *more = game.split("/")
    kind = find(name)
    named = {key.replace("_", "-"): value for key, value in options.items()}
    packs = (*packs, *more)
    return kind.with_packs(packs).check_setup(Setup(name, scenario, packs, named), kind.open_packs(packs).content)


def names_of(seats: Sequence[str]) -> list[str]:
    """The seats as agents are called: no two alike."""
    return [name if list(seats).count(name) == 1 else f"{name}-{number}" for number, name in enumerate(seats)]


def returns_of(standings: Sequence[int]) -> list[float]:
    """What the end is worth to each seat: 1 to who comes first, -1 to the others; nothing if all share the first place."""
    if not standings or all(place == 1 for place in standings):
        return [0.0] * len(standings)
    return [1.0 if place == 1 else -1.0 for place in standings]


class Space:
    """What is the same at every table of a set-up: the numbers that are seen and the actions that are taken."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.encoder: Encoder = encoder_of(setup)
        self.actions = Actions(setup)
        self.seats = self.encoder.seats
        kind = find(setup.game).with_packs(setup.packs)
        self.kind: type[Game[Any, Any]] = kind
        self.loaded = kind.open_packs(setup.packs)

    def start(self, seed: int) -> "Episode":
        return Episode(self, self.kind.start(self.setup, seed, self.loaded))


@cache
def _space(packed: bytes, folders: tuple[Path, ...]) -> Space:
    return Space(msgspec.msgpack.decode(packed, type=Setup))


def space_of(setup: Setup) -> Space:
    """The space of a set-up, made once."""
    return _space(*known_by(setup))


class Episode:
    """A match, and for each seat that is asked what it has picked so far."""

    def __init__(self, space: Space, game: Game[Any, Any]) -> None:
        self.space = space
        self.game = game
        self.decisions = 0  # answered so far
        self._menus: dict[int, Menu] = {}
        self._views: dict[int, View] = {}

    @property
    def is_over(self) -> bool:
        return self.game.is_over

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats whose answers are awaited."""
        return tuple(decision.seat for decision in self.game.open_decisions())

    def returns(self) -> list[float]:
        """What each seat has got: nothing before the end."""
        standings = self.game.state.standings
        return returns_of(standings) if standings else [0.0] * len(self.space.seats)

    def view(self, seat: int) -> View:
        if seat not in self._views:
            self._views[seat] = self.game.view(seat)
        return self._views[seat]

    def decision(self, seat: int) -> Decision | None:
        """What a seat is asked, as it sees it."""
        return self.view(seat).decision

    def menu(self, seat: int) -> Menu | None:
        """What a seat may do; None if nothing is asked of it."""
        if seat not in self._menus:
            asked = self.view(seat).decision
            if asked is None:
                return None
            self._menus[seat] = self.space.actions.menu(asked, lambda: self.game.through(self.view(seat)))
        return self._menus[seat]

    def mask(self, seat: int, out: Mask | None = None) -> Mask:
        """1 for each action that a seat may take now. One that is not asked may do nothing."""
        mask = np.zeros(self.space.actions.size, np.int8) if out is None else out
        mask[:] = 0
        menu = self.menu(seat)
        mask[[DONE] if menu is None else list(menu.answers)] = 1
        return mask

    def plain_mask(self, seat: int) -> Mask:
        """The same where pushes and points are real numbers: who is asked for one may do nothing else."""
        mask = np.zeros(self.space.actions.plain_size, np.int8)
        asked, menu = self.decision(seat), self.menu(seat)
        mask[[DONE] if menu is None or isinstance(asked, Flick | Place) else list(menu.answers)] = 1
        return mask

    def observe(self, seat: int, out: Floats | None = None) -> Floats:
        """What a seat sees, as numbers."""
        menu = self._menus.get(seat)
        return self.space.encoder.flat(self.view(seat), len(menu.picked) if menu else 0, out)

    def step(self, seat: int, action: int) -> None:
        """Take an action of a seat. One that cannot be taken is refused, and changes nothing."""
        menu = self.menu(seat)
        if menu is None:
            raise Refused(f"Seat {seat} is not asked anything now.")
        taken = menu.take(int(action))
        if isinstance(taken, Menu):
            self._menus[seat] = taken
        else:
            self.answer(seat, taken)

    def gesture(self, seat: int, x: float, y: float) -> None:
        """Push or put down a disc by two real numbers from -1 to 1."""
        asked = self.decision(seat)
        if isinstance(asked, Flick):
            self.answer(seat, push(asked, float(x), float(y)))
        elif isinstance(asked, Place):
            self.answer(seat, point(asked, self.game.through(self.view(seat)), float(x), float(y)))
        else:
            raise Refused(f"Seat {seat} is not asked for a push or a point now.")

    def answer(self, seat: int, answer: Answer) -> None:
        """Take a whole answer."""
        self.game = give(self.game, seat, answer)
        self.decisions += 1
        self._menus.clear()
        self._views.clear()


def give(game: Game[Any, Any], seat: int, answer: Answer) -> Game[Any, Any]:
    """The game after an answer; what was told of it is forgotten. A push that never comes to rest is made softer."""
    if isinstance(answer, str) and isinstance(game.decision(seat), Flick):
        for _ in range(TRIES):
            flicked = game.clone()  # one that is refused on the way leaves a table that nobody can go on with
            try:
                flicked.answer(seat, answer)
                return flicked
            except Refused as error:
                if error.said != "never-rests":
                    raise
                answer = softer(answer)
    game.answer(seat, answer)
    game.events.clear()
    game.films.clear()
    return game
