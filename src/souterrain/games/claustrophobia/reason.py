"""Why a number is what it is, and why something cannot be done: reasons as words, for who draws the table."""

from typing import TYPE_CHECKING

from souterrain.content import Called, Phrase, Word
from souterrain.games.claustrophobia.acts import Activation
from souterrain.games.claustrophobia.facts import Equipment
from souterrain.games.claustrophobia.fighter import (
    Share,
    carried,
    has_talent,
    has_token,
    is_on_map,
    is_usable,
    shares,
)
from souterrain.games.claustrophobia.ids import name_of
from souterrain.games.claustrophobia.move import can_explore, refusal_to_leave
from souterrain.games.claustrophobia.naming import fighter_name
from souterrain.games.claustrophobia.scenario import has_duty
from souterrain.games.claustrophobia.state import BLIND, HUMAN, UNEXPLORED, Fighter
from souterrain.games.claustrophobia.terrain import is_deep
from souterrain.kernel.shown import Sum, summed
from souterrain.kernel.window import Reaction

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia

# Tokens that gifts and powers leave: the kind of fact they come from, and its effect.
LEFT_BY = {
    "wrath": ("gift", "wrath"),
    "courage": ("gift", "courage"),
    "unleashed": ("power", "unleash"),
    "dirge": ("power", "dirge"),
}


def stat_sum(game: "Claustrophobia", fighter: Fighter, name: str) -> Sum:
    """A characteristic with what it is made of."""
    return summed(*((share[0], why_share(game, fighter, share)) for share in shares(game, fighter, name)))


def why_share(game: "Claustrophobia", fighter: Fighter, share: Share) -> Word:
    """Where a part of a characteristic comes from."""
    _, kind, name = share
    match kind:
        case "line":
            return Phrase("why-line", {"line": fighter.die})
        case "equipment" | "feature":
            return Called(kind, name)
        case "power":
            return by_effect(game, kind, name)
        case "token" if name in LEFT_BY:
            return by_effect(game, *LEFT_BY[name])
        case "token" if name == "blessed":
            return Called("talent", "blessing")
        case "token" if fighter.card:  # every other token is the work of the instinct card beside the sheet
            return Called("instinct", name_of(fighter.card))
        case _:
            return Phrase(f"why-{kind}")


def by_effect(game: "Claustrophobia", kind: str, effect: str) -> Word:
    """The gift or power with an effect."""
    for id, fact in getattr(game.content, kind).items():
        if any(each.name == effect for each in fact.effects):
            return Called(kind, id)
    return Phrase("why-token")


def why_reaction(game: "Claustrophobia", reaction: Reaction) -> Word:
    """Whose ability, or which equipment, bears on an attack."""
    fighter = game.state.fighters[int(str(reaction.me))]
    for equipment in carried(game, fighter):
        if reaction.effect in equipment.effects:
            return Called("equipment", equipment.id)
    return Called("creature", fighter.kind)


def why_idle(game: "Claustrophobia", number: int) -> Word:
    """Why it would do nothing if it were activated; nothing if it can do something, or must be activated."""
    fighter = game.state.fighters[number]
    if has_duty(game, fighter) or has_token(fighter, "smoke-step") or Activation(number).options(game)[0]:
        return ""
    if fighter.type == "hellhound" and not has_token(fighter, "unleashed"):
        return Phrase("why-powerless")
    if fighter.exhausted:
        return Phrase("why-exhausted")
    return Phrase("why-held" if is_on_map(fighter) and refusal_to_leave(game, number) else "why-nothing-to-do")


def why_off(game: "Claustrophobia", fighter: Fighter, equipment: Equipment) -> Word:
    """Why a piece of equipment does nothing for its bearer now, or cannot be used."""
    if has_token(fighter, f"broken-{equipment.id}"):
        return Phrase("why-broken")
    if equipment not in carried(game, fighter):
        return Phrase("why-exhausted")
    return "" if is_usable(game, fighter, equipment) else Phrase("why-rests" if equipment.rest else "why-used-up")


def why_no_gift(game: "Claustrophobia", fighter: Fighter, *, silenced: bool) -> Word:
    """Why no gift of a fighter works now, whatever its line."""
    if silenced:
        return Phrase("why-silenced")
    if fighter.exhausted:
        return Phrase("why-exhausted")
    return "" if has_talent(game, fighter, "consecrated") else Phrase("why-not-consecrated")


def why_no_blessing(fighter: Fighter, *, silenced: bool) -> Word:
    if fighter.blessing_spent:
        return Phrase("why-used-up")
    return Phrase("why-silenced") if silenced else ""


def why_shut(game: "Claustrophobia", tile: int, side: int, active: Activation | None, ways: set[int]) -> Word:
    """Why nobody can go through an exit now; nothing if the fighter that acts can: `ways` are the sides it may explore."""
    beyond = game.state.tiles[tile].sides[side]
    if beyond == BLIND:
        return Phrase("why-blind")
    if beyond != UNEXPLORED:
        blocked = beyond >= 0 and {tile, beyond} == set(game.state.rubble)
        return Phrase("why-rubble") if blocked else ""
    if game.state.phase != "human-activation":
        return Phrase("why-not-their-turn")
    if not can_explore(game, tile, side):
        return Phrase("why-no-tiles")
    if active is None:
        return Phrase("why-nobody-acts")
    fighter = game.state.fighters[active.fighter]
    if fighter.camp != HUMAN or fighter.place != tile:
        return Phrase("why-not-here", {"fighter": fighter_name(game, active.fighter)})
    if side in ways:
        return ""
    if refusal_to_leave(game, active.fighter):
        return Phrase("why-held")
    return Phrase("why-water" if active.points(game) and is_deep(game, tile, fighter) else "why-no-points")
