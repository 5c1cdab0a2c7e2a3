"""Who has won. Asked whenever health or incapacity has changed and the discs are at rest."""

from typing import TYPE_CHECKING, Any

from souterrain.games.catacombs.equipment import owned_allies
from souterrain.games.catacombs.figure import heroes, in_play, is_able, living_heroes

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs


def look_for_end(game: "Catacombs") -> None:
    """catacombs.victory.heroes, catacombs.victory.overseer: a dead Lord counts only if a hero has outlived it."""
    state = game.state
    if state.standings:
        return
    living = living_heroes(game)
    if not living:
        overseer_wins(game, why="dead", rule="catacombs.victory.overseer")
    elif state.final and state.lord in state.figures and not state.figures[state.lord].health:
        tell_fallen(game)
        game.emit("heroes_won", lord=state.lord, **score(game), **plight(game), rule="catacombs.victory.heroes")
        game.end(*places(game, overseer=2))
    elif not any(is_able(state.figures[hero]) for hero in living) and not can_allies_act(game):
        overseer_wins(game, why="down", rule="catacombs.incapacity.all-out")


def tell_fallen(game: "Catacombs") -> None:
    """Who has fallen last: the match is over, and nobody is taken off the board any more."""
    for hero in in_play(game, "hero"):
        if not game.state.figures[hero].health:
            game.emit("died", figure=hero, by="", rule="catacombs.death.removed")


def score(game: "Catacombs") -> dict[str, Any]:
    """How far the heroes have come: who lives, who has fallen, the rooms behind them and the gold they have."""
    state = game.state
    return {
        "heroes": tuple(living_heroes(game)),
        "fallen": tuple(hero for hero in heroes(game) if not state.figures[hero].health),
        "rooms": sum(place.explored for place in state.places) - (state.phase == "combat"),
        "gold": sum(sheet.gold for sheet in state.sheets.values()),
    }


def plight(game: "Catacombs") -> dict[str, Any]:
    """How it stands with both sides at the end: the living heroes who are incapacitated, and the Lord's health."""
    state = game.state
    most = game.most_health("lord", state.lord)
    return {
        "down": tuple(hero for hero in living_heroes(game) if not is_able(state.figures[hero])),
        "health": state.figures[state.lord].health if state.lord in state.figures else most,
        "most": most,
    }


def can_allies_act(game: "Catacombs") -> bool:
    """catacombs.incapacity.all-out: with an Ally at hand the Wizard's player can still act."""
    if not game.setup.options["allies-delay"]:
        return False
    if game.state.phase == "combat":
        return bool(in_play(game, "ally"))
    return any(owned_allies(game, hero) for hero in living_heroes(game))  # it comes back in the next room


def overseer_wins(game: "Catacombs", *, why: str, rule: str) -> None:
    tell_fallen(game)
    game.emit("overseer_won", lord=game.state.lord, why=why, **score(game), **plight(game), rule=rule)
    game.end(*places(game, overseer=1))


def places(game: "Catacombs", overseer: int) -> tuple[int, ...]:
    """The place of each seat, if the Overseer has this one: the heroes' players share the other."""
    return tuple(overseer if seat == game.state.overseer else 3 - overseer for seat in range(len(game.seats)))
