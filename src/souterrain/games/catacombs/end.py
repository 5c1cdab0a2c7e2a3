"""Who has won. Asked whenever health or incapacity has changed and the discs are at rest."""

from typing import TYPE_CHECKING

from souterrain.games.catacombs.equipment import owned_allies
from souterrain.games.catacombs.figure import in_play, is_able, living_heroes

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs


def look_for_end(game: "Catacombs") -> None:
    """catacombs.victory.heroes, catacombs.victory.overseer: a dead Lord counts only if a hero has outlived it."""
    state = game.state
    if state.standings:
        return
    living = living_heroes(game)
    if not living:
        overseer_wins(game, rule="catacombs.victory.overseer")
    elif state.final and state.lord in state.figures and not state.figures[state.lord].health:
        game.emit("heroes_won", lord=state.lord, rule="catacombs.victory.heroes")
        game.end(2, *(1 for _ in game.seats[1:]))
    elif not any(is_able(state.figures[hero]) for hero in living) and not can_allies_act(game):
        overseer_wins(game, rule="catacombs.incapacity.all-out")


def can_allies_act(game: "Catacombs") -> bool:
    """catacombs.incapacity.all-out: with an Ally at hand the Wizard's player can still act."""
    if not game.setup.options["allies-delay"]:
        return False
    if game.state.phase == "combat":
        return bool(in_play(game, "ally"))
    return any(owned_allies(game, hero) for hero in living_heroes(game))  # it comes back in the next room


def overseer_wins(game: "Catacombs", *, rule: str) -> None:
    game.emit("overseer_won", lord=game.state.lord, rule=rule)
    game.end(1, *(2 for _ in game.seats[1:]))
