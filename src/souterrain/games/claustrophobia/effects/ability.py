"""Abilities of demons, which bear on attacks. Each is called with the attack and the demon that has it."""

from typing import TYPE_CHECKING

from souterrain.games.claustrophobia.combat import SKULL, Attack
from souterrain.games.claustrophobia.effects import effects
from souterrain.games.claustrophobia.facts import Few

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia


@effects("blood-scent", "ability", window="attack.dice", side="attacker")
def blood_scent(game: "Claustrophobia", attack: Attack, demon: int, *, per: Few, most: Few) -> None:
    """More dice against a human with cancelled lines."""
    target = game.state.fighters[attack.target]
    if demon == attack.attacker and target.type == "western":
        lines = target.damage.bit_count()
        attack.add_dice(game, demon, min(lines // per, most), "blood-scent", lines)


@effects("sentence", "ability", window="attack.score", side="attacker")
def sentence(game: "Claustrophobia", attack: Attack, demon: int, *, hits: Few) -> None:
    """Each skull counts more."""
    if demon == attack.attacker:
        more = attack.rolls.count(SKULL) * (hits - 1)
        attack.hits += more
        if more:
            game.emit(
                "hits_changed",
                attacker=demon,
                target=attack.target,
                reason="sentence",
                amount=more,
                hits=attack.hits,
                rule="claustrophobia.combat.hit",
            )


@effects("goad", "ability", window="attack.dice", side="attacker")
def goad(game: "Claustrophobia", attack: Attack, demon: int, *, amount: Few) -> None:
    """Troglodytes on her tile strike harder."""
    if game.state.fighters[attack.attacker].type == "troglodyte":
        attack.add_dice(game, demon, amount, "goad")


@effects("dead-liturgy", "ability")
def dead_liturgy(game: "Claustrophobia", demon: int) -> None:
    """Gifts and blessings fail near the demon (see `fighter.is_silenced`)."""
