"""Computer seats: what they are given to think about, and what is answered for them when thinking fails.

A thought holds the view of its seat and nothing else of the match. Which players there are is told in `players/`; where
they think, and how long they may, in `workers`.
"""

import pickle
import secrets
from collections.abc import Sequence
from typing import NamedTuple

from souterrain import players
from souterrain.kernel.decision import Answer, Choice
from souterrain.kernel.game import Setup
from souterrain.kernel.gesture import Decision, Place
from souterrain.kernel.view import View
from souterrain.players.budget import Budget
from souterrain.players.hand import Hand
from souterrain.players.level import LEVELS
from souterrain.players.reason import Reason
from souterrain.players.search import Found, joined
from souterrain.players.thinker import Thinker, only_answer, settle
from souterrain.server.table.state import TableState
from souterrain.server.work.physics import has_discs

ADVISER = "adviser"


class Thought(NamedTuple):
    """One decision of one seat, as it is handed to a process: pickled at once, because lists of the table change."""

    level: str
    decision: Decision
    packed: bytes
    has_discs: bool  # it cannot be thought before the physics is there
    is_sealed: bool  # others are asked at the same time

    @property
    def can_be_shared(self) -> bool:
        """Two may think about it, and put together what they find."""
        return self.level in LEVELS and only_answer(self.decision) is None


def thought(table: TableState, seat: int, adviser: str = "") -> Thought:
    """What the computer at this seat, or one that advises who sits there, is to think about."""
    view = table.game.view(seat)
    assert view.decision is not None
    level = adviser or table.seating.chairs[seat].level
    # The player's own chance: nobody can guess it, and nobody needs it again, because the answer is in the log.
    seed = secrets.randbits(64)
    budget = None if adviser else budget_of(level, table.created.thinking)
    packed = pickle.dumps((level, seed, table.game.setup, view, budget))
    return Thought(level, view.decision, packed, has_discs(type(table.game)), len(view.state.decisions) > 1)


def budget_of(level: str, thinking: int) -> Budget | None:
    """A level's own time, or less where the table wants quicker answers: at most so many milliseconds."""
    if not thinking or level not in LEVELS:
        return None
    return LEVELS[level].budget().lowered(thinking / 1000)


def think(packed: bytes) -> Answer:
    """Runs in a worker process."""
    given: tuple[str, int, Setup, View, Budget | None] = pickle.loads(packed)
    level, seed, setup, view, budget = given
    assert view.seat is not None
    assert view.decision is not None
    return players.find(level, seed, view.seat, setup, budget).answer(view.decision, lambda: view)


class Part(NamedTuple):
    """What one of several processes has found, and the hand that will make the push."""

    found: Found
    hand: Hand


def think_along(packed: bytes, number: int) -> Part:
    """Think about a question as one of several, each with chance of its own. Runs in a worker process."""
    given: tuple[str, int, Setup, View, Budget | None] = pickle.loads(packed)
    level, seed, setup, view, budget = given
    assert view.seat is not None
    thinker = players.find(level, seed + number, view.seat, setup, budget)
    assert isinstance(thinker, Thinker)
    found = thinker.find(lambda: view)
    for each in found.tried:
        each.ends.clear()  # tables at which thoughts ended need not travel: nobody asks why
    return Part(found, thinker.hand)


def agreed(thought: Thought, parts: Sequence[Part]) -> Answer:
    """The answer that follows from what several have found."""
    chance = secrets.SystemRandom()
    found = joined(thought.decision, [part.found for part in parts])
    chosen = settle(found, LEVELS[thought.level], chance, is_sealed=thought.is_sealed)
    return parts[0].hand.push(thought.decision, chosen.answer, chance)


def advise(packed: bytes) -> tuple[Answer, Reason]:
    """An answer and why, for the person at a seat. Runs in a worker process."""
    given: tuple[str, int, Setup, View, Budget | None] = pickle.loads(packed)
    level, seed, setup, view, _ = given
    assert view.seat is not None
    assert view.decision is not None
    adviser = players.find(level, seed, view.seat, setup)
    answer = adviser.answer(view.decision, lambda: view)
    # Whoever asks has a hand of his own: he is told the push that is meant, not one that swayed.
    if isinstance(adviser, Thinker) and adviser.reason is not None:
        return adviser.meant, adviser.reason
    return answer, Reason("habit")


def simple_answer(decision: Decision) -> Answer:
    """An answer that is always possible, for when a player fails."""
    if isinstance(decision, Choice):
        ids = tuple(option.id for option in decision.options[: decision.least])
        return ids[0] if decision.least == decision.most == 1 else ids
    if isinstance(decision, Place):
        return decision.example
    x, y = decision.towards[0] if decision.towards else (1, 0)
    length = max(1, abs(x) + abs(y))
    return f"{x * decision.top_speed // (2 * length)} {y * decision.top_speed // (2 * length)}"
