"""The player that thinks: a level, a world to imagine tables in, and a budget. The thinking itself is in `search`."""

import importlib
from collections.abc import Callable
from random import Random
from statistics import fmean as mean
from threading import Event

from msgspec.structs import replace

from souterrain.kernel.decision import Answer, Choice, Refused
from souterrain.kernel.game import Setup
from souterrain.kernel.gesture import Decision, Flick
from souterrain.kernel.view import View
from souterrain.players.budget import Budget, Stopwatch
from souterrain.players.level import LEVELS, Level
from souterrain.players.mind import Blank
from souterrain.players.reason import Reason, gain_of, judged
from souterrain.players.search import Found, Tried, search
from souterrain.players.world import World

WHIM = 0.25  # of secret choices, those that are made by habit


class Thinker:
    """Sits at one seat of one table. It is given the set-up by `world`, then views and decisions, and nothing else."""

    def __init__(self, seed: int | str, world: World, level: Level, budget: Budget) -> None:
        self._random = Random(seed)
        self._world = world
        self._level = level
        self.hand = world.hand(level.hand)
        self._budget = budget
        self._given_up = Event()
        self._why: Reason | None = None  # for the last answer
        self._asked: tuple[Flick, View] | None = None  # a push whose aim nobody has asked for yet
        self.thoughts = 0  # spent on the last answer
        self.chance: float | None = None  # to win, as the last answer was judged
        self.meant: Answer = ""  # the last answer before the hand swayed

    @property
    def reason(self) -> Reason | None:
        """Why the last answer was given. What a push is aimed at is looked up when somebody wants to know."""
        if self._asked is not None and self._why is not None:
            self._why = self._aimed(self._why, *self._asked)
            self._asked = None
        return self._why

    def _aimed(self, why: Reason, flick: Flick, view: View) -> Reason:
        gesture = importlib.import_module("souterrain.players.gesture")
        game = self._world.imagine(view, 0)  # discs lie in sight of everybody
        aim = gesture.meant_for(self._world.mind, game, flick, self.meant, self.hand)
        return why if aim is None else replace(why, target=str(aim.target), hits=round(10 * aim.share))

    def give_up(self) -> None:
        """Answer at once with what is known by now. May be called from another thread."""
        self._given_up.set()

    def answer(self, decision: Decision, look: Callable[[], View]) -> Answer:
        self.thoughts = 0
        self.chance = None
        self._asked = None
        only = only_answer(decision)
        if only is not None:
            self._why = Reason("only")
            self.meant = only
            return only
        watch = Stopwatch(self._budget, self._given_up)
        view = look()
        found = self._search(view, watch)
        self.thoughts = found.thoughts
        is_sealed = len(view.state.decisions) > 1
        chosen = settle(found, self._level, self._random, is_sealed=is_sealed)
        self._why = Reason("mixed") if is_sealed else self._judge(found, chosen)
        self.chance = mean(chosen.found) if chosen.found else None
        self.meant = chosen.answer
        self._asked = (decision, view) if isinstance(decision, Flick) else None
        return self.hand.push(decision, self.meant, self._random)

    def find(self, look: Callable[[], View]) -> Found:
        """What thinking finds about a question that leaves a choice, to be joined with what others find."""
        watch = Stopwatch(self._budget, self._given_up)
        return self._search(look(), watch)

    def _search(self, view: View, watch: Stopwatch) -> Found:
        level = self._level
        hand = level.imagined(self.hand)
        found = search(self._world, view, watch, self._random, depth=level.depth, hand=hand, horizon=level.horizon)
        self._given_up.clear()
        return found

    def _judge(self, found: Found, chosen: Tried) -> Reason:
        if not chosen.found:
            return Reason("habit")
        other = next((each for each in found.tried if each is not chosen and each.found), None)
        gain = gain_of(self._world.mind, chosen.key[0], chosen.ends, other.ends) if other else ""
        return judged(mean(chosen.found), mean(other.found) if other else None, gain)


def settle(found: Found, level: Level, chance: Random, *, is_sealed: bool) -> Tried:
    """What promises most, or now and then, for a level with slack, something that promises nearly as much. A secret choice is drawn
    by lot: nobody can count on it."""
    if is_sealed:
        return chance.choices(found.tried, mixture(found))[0]
    best = found.tried[0]
    if not level.slack or not best.found:
        return best
    enough = best.promise(found.usual) - level.slack
    return chance.choice([each for each in found.tried if each.found and each.promise(found.usual) >= enough])


def mixture(found: Found) -> list[float]:
    """How often each answer is given in secret: as often as it was thought about, or now and then by habit. However much better
    one looks, who knows that it always comes has an answer to it."""
    whim = WHIM if found.thoughts else 1.0
    return [(1 - whim) * len(each.found) / max(found.thoughts, 1) + whim * each.share for each in found.tried]


def only_answer(decision: Decision) -> Answer | None:
    """The answer to a question that leaves no choice."""
    if not isinstance(decision, Choice):
        return None
    ids = tuple(option.id for option in decision.options)
    if decision.least == decision.most == 1:
        return ids[0] if len(ids) == 1 else None
    return ids if decision.least >= len(ids) else None


def sit(name: str, seed: str, setup: Setup | None, budget: Budget | None) -> Thinker:
    """A player of that level at a table with that set-up."""
    if setup is None:
        raise Refused(f"The player {name!r} must be told the set-up of the table.")
    level = LEVELS[name]
    world = World(setup) if level.knows else World(setup, Blank())
    return Thinker(seed, world, level, budget or level.budget())
