"""What the rules make of the table for who draws it."""

from typing import TYPE_CHECKING

from souterrain.content import Called, Phrase
from souterrain.kernel.shown import Aim, Goal

if TYPE_CHECKING:
    from tests.lantern.game import Lantern


def goal(game: "Lantern") -> Goal:
    """lantern.end: to the door before the other."""
    corridor = game.content.corridor[game.setup.scenario]
    aims = (Aim((seat,), Phrase("goal-door"), game.state.bearers[seat].place, corridor.length) for seat in (0, 1))
    end = Phrase("goal-rounds", {"rounds": corridor.rounds})
    return Goal(Called("corridor", corridor.id), Phrase("goal-story"), tuple(aims), end)
