"""Effects on health tokens and on damage."""

from typing import TYPE_CHECKING

from souterrain.games.conquest.acts import PlayCard
from souterrain.games.conquest.cards import card_of
from souterrain.games.conquest.disc import team_of
from souterrain.games.conquest.effects import effects
from souterrain.games.conquest.health import gain
from souterrain.games.conquest.shot import Shoot

if TYPE_CHECKING:
    from souterrain.games.conquest.game import Conquest


@effects("heal", "ability:end", "ability:damage", counts=True)
def heal(game: "Conquest", act: PlayCard | Shoot, amount: int) -> None:
    """conquest.ability.heal: tokens from the bank, as many as there are."""
    gain(game, team_of(act.disc), amount, rule="conquest.ability.heal")


@effects("heal-by-sign", "ability:end", counts=True)
def heal_by_sign(game: "Conquest", act: PlayCard, amount: int) -> None:
    """Tokens from the bank, if the discard pile holds a card of this card's sign; the card itself is still in play."""
    team = team_of(act.disc)
    sign = card_of(game, act.card).sign
    alike = [card for card in game.state.discards[team] if card_of(game, card).sign == sign]
    if alike:
        gain(game, team, amount, rule="conquest.anatomy.ability-is-extra", card=alike[-1])
    else:
        game.emit("ability_idle", seat=act.seat, disc=act.disc, why="sign", rule="conquest.anatomy.ability-is-extra")


@effects("capture", "ability:damage", before=True, counts=True)
def capture(game: "Conquest", shoot: Shoot, amount: int) -> None:
    """conquest.ability.capture: the first tokens lost are turned over and change sides."""
    shoot.captured += amount


@effects("pierce", "ability:always", piercing=True)
def pierce(game: "Conquest", act: PlayCard | Shoot, amount: int) -> None:
    """Armour is of no use against this card (see `cards.is_piercing`)."""
