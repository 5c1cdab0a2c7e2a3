"""Scenes of Catacombs: a few discs on a board, in centimetres.

hall = Hall()
hall.put("elf", 10, 12.5)
hall.put("orc-1", 16, 12.5)
hall.strike("elf", "orc-1")
assert hall.health("orc-1") == 1

The board is the Flagstones unless named: obstacles at (17, 7.5), (17, 17.5), (33, 7.5) and (33, 17.5); the row y = 12.5 is free.
"""

import math
from random import Random
from typing import Any

import pytest

from souterrain.games.catacombs.acts import Activation
from souterrain.games.catacombs.equipment import item_card
from souterrain.games.catacombs.figure import change, change_sheet, enlist, heroes
from souterrain.games.catacombs.game import Catacombs
from souterrain.games.catacombs.ids import kind_of
from souterrain.games.catacombs.setup import SHARES
from souterrain.games.catacombs.state import Figure, PlacedCard, Sheet
from souterrain.games.catacombs.strike import Strike
from souterrain.kernel.agenda import Step
from souterrain.kernel.decision import Refused
from souterrain.kernel.game import Setup
from tests.every_game.table import random_answer
from tests.scene import Scene

SOFT = "10000 0"  # the softest flick: the disc does not visibly move


def table(*, scenario: str = "none", seed: int = 1, packs: tuple[str, ...] = ("base",), **options: Any) -> Catacombs:
    """A new game at its first decision. Options are written with low lines: `heroes_last=True`."""
    settings = {key.replace("_", "-"): value for key, value in options.items()}
    return Catacombs.start(Setup("catacombs", scenario, packs, settings), seed)


def play_until(game: Catacombs, kind: str, seed: int = 1, most: int = 4000) -> Catacombs:
    """Play at random up to the first question of a kind."""
    rng = Random(seed)
    for _ in range(most):
        if game.is_over or any(choice.kind == kind for choice in game.open_decisions()):
            return game
        choice = rng.choice(game.open_decisions())
        game.answer(choice.seat, random_answer(choice, rng))
    raise AssertionError(f"{kind} was never asked")


class Hall(Scene):
    """A fight in its first round, on an empty board. Heroes are put down like everybody else."""

    game: Catacombs
    packs: tuple[str, ...] = ("base",)

    def __init__(self, *, board: str = "flagstones", card: str = "", final: bool = False, **options: Any) -> None:
        settings = {key.replace("_", "-"): value for key, value in options.items()}
        super().__init__(Catacombs.prepare(Setup("catacombs", packs=self.packs, options=settings)))
        state = self.state
        for hero, seat in zip(heroes(self.game), SHARES[len(self.game.seats)], strict=True):
            change_sheet(self.game, hero, seat=seat)
        state.here = 0
        dealt = state.face_down.pop(0, "") or state.places[0].card
        state.places[0] = PlacedCard(0, 0, state.places[0].level, card or dealt)
        state.board, state.phase, state.round, state.final = board, "combat", 1, final

    # Building

    def put(self, name: str, x: float, y: float, **fields: Any) -> str:
        """A disc on the board; a monster comes from the reserve."""
        state, content = self.state, self.game.content
        kind = kind_of(name)
        if name not in state.figures:
            if kind in content.monster:
                enlist(self.game, name)
            elif kind in content.lord:
                state.figures[name] = Figure("lord", name, content.lord[name].health)
            elif kind in content.ally:
                state.figures[name] = Figure("ally", name, content.ally[name].health)
        if fields:
            change(self.game, name, **fields)
        state.discs[name] = (round(x * 10_000), round(y * 10_000))
        return name

    def band(self) -> None:
        """The four heroes, out of the way along the left edge."""
        for number, hero in enumerate(heroes(self.game)):
            self.put(hero, 1.5, 3 + 6 * number)

    def give(self, hero: str, *items: str, **fields: Any) -> None:
        """Equipment comes out of the deck; other fields of the hero's board as they are."""
        cards = tuple(item_card(item) for item in items)
        self.state.deck = tuple(card for card in self.state.deck if card not in cards)
        change_sheet(self.game, hero, items=(*self.sheet(hero).items, *cards), **fields)

    # Acting

    def velocity(self, disc: str, to: str | tuple[float, float], speed: float) -> str:
        """From a disc towards another, or a point in centimetres; the speed is in millimetres per second."""
        x, y = self.state.discs[disc]
        tx, ty = self.state.discs[to] if isinstance(to, str) else (to[0] * 10_000, to[1] * 10_000)
        away = math.hypot(tx - x, ty - y)
        return f"{round((tx - x) / away * speed * 1000)} {round((ty - y) / away * speed * 1000)}"

    def flick(self, to: str | tuple[float, float], speed: float = 1000) -> None:
        """Answer the open question for a flick."""
        assert self.decision.kind == "flick", f"{self.decision.kind} is asked"
        self.answer(self.velocity(str(self.decision.disc), to, speed))

    def strike(
        self, figure: str, to: str | tuple[float, float], attack: str = "melee", speed: float = 1000, **fields: Any
    ) -> None:
        """One flick of an attack; a projectile is put down where the question suggests."""
        self.run(Strike(figure=figure, attack=attack, **fields))
        if self.decision.kind == "place_projectile":
            self.answer(self.decision.example)
        self.flick(to, speed)

    def act(self, figure: str, *answers: str) -> None:
        """Begin a figure's action and give these answers."""
        self.run(Activation(figure=figure))
        self.answer(*answers)

    # Looking

    def figure(self, name: str) -> Figure:
        return self.state.figures[name]

    def health(self, name: str) -> int:
        return self.state.figures[name].health

    def lost(self, name: str) -> int:
        """How much health a hero or lord has lost."""
        content = self.game.content
        return {**content.hero, **content.lord}[name].health - self.health(name)

    def sheet(self, hero: str) -> Sheet:
        return self.state.sheets[hero]

    def at(self, name: str) -> tuple[float, float]:
        """Where a disc lies, in centimetres."""
        x, y = self.state.discs[name]
        return x / 10_000, y / 10_000

    def is_in_play(self, name: str) -> bool:
        return name in self.state.discs

    def rules(self, name: str) -> list[str]:
        """The rules that events of a name rest on."""
        return [event.rule for event in self.events(name)]

    def refusal(self, answer: str) -> Refused:
        """The refusal of an answer to the open question."""
        with pytest.raises(Refused) as caught:
            self.answer(answer)
        return caught.value


def begin_at(stage: str, step: Step) -> Step:
    """The step as it stands when that stage comes next."""
    step.at = step.stages.index(stage)
    return step
