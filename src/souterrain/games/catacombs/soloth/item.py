"""What lasting gifts of cards mean: immunity, critical blows, survival."""

from typing import TYPE_CHECKING, Any

from souterrain.games.catacombs.equipment import gifts, is_working, item_of, passives
from souterrain.games.catacombs.figure import (
    abilities_of,
    change,
    change_sheet,
    has_ability,
    is_friend,
    monsters_in_play,
)
from souterrain.games.catacombs.state import ABLE
from souterrain.games.catacombs.strike import Strike

if TYPE_CHECKING:
    from souterrain.games.catacombs.soloth.game import Soloth


def is_immune(game: "Soloth", hero: str, to: str) -> bool:
    return is_working(game, hero) and any(given["to"] == to for given in passives(game, hero, "immune"))


def is_suppressed(game: "Soloth", name: str) -> bool:
    """soloth.suppression.melee-only: whether a hero or an Ally has nothing but a plain melee attack."""
    if not is_friend(game.state.figures[name]):
        return False
    if not any(has_ability(game, monster, "suppresses") for monster in monsters_in_play(game)):
        return False
    return name not in game.state.sheets or not is_immune(game, name, "suppression")


def family_of(game: "Soloth", name: str) -> str:
    """soloth.families.colour-is-not-family-for-other-pieces: only monsters have one."""
    figure = game.state.figures[name]
    return game.content.monster[figure.kind].family if figure.role == "monster" and not figure.wall else ""


def is_critical(game: "Soloth", strike: Strike, target: str) -> bool:
    """soloth.families.effects-on-families: whether a hero's melee is critical against this monster."""
    return bool(critical_by(game, strike, target))


def critical_by(game: "Soloth", strike: Strike, target: str) -> str:
    """The card that makes it so."""
    family = family_of(game, target)
    return next((card for card, given in melee_gifts(game, strike, "critical") if family in given["families"]), "")


def destroys(game: "Soloth", strike: Strike, target: str) -> bool:
    """Whether a card lets a hero's melee destroy a monster that only the edge of the board can."""
    return bool(destroyed_by(game, strike, target))


def destroyed_by(game: "Soloth", strike: Strike, target: str) -> str:
    """The card that lets it."""
    abilities = {ability for ability, _ in abilities_of(game, target)}
    return next((card for card, given in melee_gifts(game, strike, "destroys") if given["ability"] in abilities), "")


def melee_gifts(game: "Soloth", strike: Strike, mark: str) -> list[tuple[str, dict[str, Any]]]:
    """What a hero's cards give to this strike, if it is a melee attack and nothing suppresses it."""
    hero = strike.figure
    if hero not in game.state.sheets or game.content.attack[strike.attack].kind != "melee" or is_suppressed(game, hero):
        return []
    return [*gifts(game, hero, mark)]


def survive(game: "Soloth", hero: str) -> None:
    """A hero whose health has fallen to 0 may have a card against that; it does nothing while incapacitated."""
    figure = game.state.figures[hero]
    if hero not in game.state.sheets or figure.health or figure.incapacity != ABLE:
        return
    for card in game.cards_of(hero):
        for effect in item_of(game, card).effects:
            if effect.marks.get("passive") == "survive":
                health = dict(effect.arguments)["health"]
                change(game, hero, health=health)
                game.emit("survived", figure=hero, card=card, health=health, rule="catacombs.limit.cards-override")
                discard(game, hero, card)
                return


def discard(game: "Soloth", hero: str, card: str) -> None:
    """catacombs.equipment.discarded-is-gone"""
    change_sheet(game, hero, items=tuple(other for other in game.state.sheets[hero].items if other != card))
    game.state.discards += (card,)
    game.emit("item_discarded", figure=hero, card=card, rule="catacombs.equipment.discarded-is-gone")
