"""Computer seats: what they are given to think about, and what is answered for them when thinking fails.

A thought holds the view of its seat and nothing else of the match. Which players there are is told in `players/`; where
they think, and how long they may, in `workers`.
"""

import pickle
import secrets
from typing import NamedTuple

from souterrain import players
from souterrain.kernel.decision import Answer, Choice
from souterrain.kernel.game import Setup
from souterrain.kernel.gesture import Decision, Place
from souterrain.kernel.view import View
from souterrain.players.budget import Budget
from souterrain.players.level import LEVELS
from souterrain.players.reason import Reason
from souterrain.players.thinker import Thinker
from souterrain.server.table.state import TableState

ADVISER = "adviser"


class Thought(NamedTuple):
    """One decision of one seat, as it is handed to a process: pickled at once, because lists of the table change."""

    level: str
    decision: Decision
    packed: bytes


def thought(table: TableState, seat: int, adviser: str = "") -> Thought:
    """What the computer at this seat, or one that advises who sits there, is to think about."""
    view = table.game.view(seat)
    assert view.decision is not None
    level = adviser or table.seating.chairs[seat].level
    # The player's own chance: nobody can guess it, and nobody needs it again, because the answer is in the log.
    seed = secrets.randbits(64)
    budget = None if adviser else budget_of(level, table.created.thinking)
    return Thought(level, view.decision, pickle.dumps((level, seed, table.game.setup, view, budget)))


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
