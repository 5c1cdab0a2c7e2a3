"""What figures are worth, in points of the heroes' health: what a monster does in a round, what its death saves, what a hero is."""

from typing import TYPE_CHECKING

from souterrain.games.catacombs.figure import full_health, has_ability, is_able
from souterrain.games.catacombs.state import ABLE, Figure

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs

STUN = 1.0  # a hero that misses a round, while others stand
FALL = (0.0, 12.0, 4.0, 1.8, STUN)  # a hero that falls, by how many can still act
ROUNDS = 1.5  # that a monster mostly lives
GOLD = 0.0025  # a piece of gold: the Healer asks 300 for a point
LIFE = 3.0  # a living hero, besides its health: it acts
LORD = 1.4  # a point of the Lord's health
FLICK = 0.8  # share of flicks that hit


def blow(game: "Catacombs", attack: str) -> float:
    """What one flick of an attack costs a hero that it strikes."""
    fact = game.content.attack[attack]
    worth = float(fact.damage)
    for effect in fact.modifiers:
        match effect.name:
            case "critical":
                worth += dict(effect.arguments)["amount"]
            case "stun" | "petrify":
                worth += STUN
            case "restore-attacker" | "restore-hero":
                worth += dict(effect.arguments)["amount"]
    return worth


def sequence(game: "Catacombs", attacks: tuple[str, ...]) -> float:
    """What a whole sequence of attacks mostly costs: a chain cannot strike the same hero twice running."""
    total = 0.0
    for attack in attacks:
        flicks = game.content.attack[attack].flicks
        total += blow(game, attack) * (1.0 + 0.5 * (flicks - 1)) * FLICK
    return total


def attacks_on_card(game: "Catacombs", figure: Figure) -> tuple[tuple[str, ...], ...]:
    """The attacks of a figure that may not be in play."""
    if figure.role == "monster":
        return game.content.monster[figure.kind].attacks
    return game.content.ally[figure.kind].attacks if figure.role == "ally" else (("melee",),)


def menace(game: "Catacombs", figure: Figure) -> float:
    """What a figure does to the other side in a round, if it can act."""
    if figure.wall:
        return 0.0
    most = max(sequence(game, attacks) for attacks in attacks_on_card(game, figure))
    for special in game.specials_of(figure):
        for effect in game.content.special[special].effects:
            if effect.name == "attack":
                most = max(most, sequence(game, tuple(dict(effect.arguments)["attacks"])))
    if figure.role == "monster" and "feeding-frenzy" in game.content.monster[figure.kind].abilities:
        most *= 0.6
    return most


def burden(game: "Catacombs", figure: Figure) -> float:
    """What a monster in play will still cost the heroes, less what its gold is worth to them."""
    if figure.role == "lord":
        return LORD * figure.health + menace(game, figure)
    if figure.wall or not figure.health:
        return 0.0
    share = figure.health / full_health(game, figure)
    patience = ROUNDS * (0.5 + 0.5 * share)
    return menace(game, figure) * patience - GOLD * game.content.monster[figure.kind].gold


def fall(game: "Catacombs") -> float:
    """What it is worth to the Overseer that one more hero falls incapacitated: when the last one does, the heroes have lost."""
    standing = able_heroes(game)
    return FALL[min(standing, len(FALL) - 1)] if standing else 0.0


def able_heroes(game: "Catacombs") -> int:
    return sum(is_able(game.state.figures[hero]) for hero in game.state.sheets)


def is_idle(figure: Figure) -> bool:
    """Whether it misses its next turn."""
    return figure.incapacity != ABLE or figure.wall


def regenerates(game: "Catacombs", name: str) -> bool:
    figure = game.state.figures[name]
    return figure.role == "monster" and "regeneration" in game.content.monster[figure.kind].abilities


def absorbs(game: "Catacombs", name: str) -> bool:
    return has_ability(game, name, "absorbs")
