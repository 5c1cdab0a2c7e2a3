"""Attacks as they would be rolled now, and the one under way: how many dice, why, and which faces hit."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from souterrain.content import Phrase, Word
from souterrain.games.claustrophobia.acts import Activation, Shot, equipment_options
from souterrain.games.claustrophobia.combat import Attack, herd
from souterrain.games.claustrophobia.fighter import is_on_map, shares
from souterrain.games.claustrophobia.reason import why_reaction, why_share
from souterrain.kernel.shown import Sum, summed

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia


class Blow(Struct, frozen=True, omit_defaults=True):
    """An attack as it would be rolled now: so many dice, each a hit from a face on."""

    dice: Sum
    needed: int
    at: tuple[int, ...]  # all whom it is aimed at
    again: bool = False  # every miss is rolled again


class Fight(Struct, frozen=True, omit_defaults=True):
    """The attack under way, with what was rolled and which of it hit."""

    attacker: int
    target: int
    blow: Blow
    rolls: tuple[int, ...] = ()
    landed: tuple[bool, ...] = ()


def blows(game: "Claustrophobia", active: Activation | None, shot: Shot | None) -> dict[str, Blow]:
    """The attacks that the fighter that acts may choose, with its own arms or with a weapon."""
    return dict(_blows(game, active, shot))


def _blows(game: "Claustrophobia", active: Activation | None, shot: Shot | None) -> Iterator[tuple[str, Blow]]:
    if shot:
        yield from ((str(attack.target), blow(game, attack)) for attack in shots(game, shot.fighter, shot.weapon))
    elif active and is_on_map(game.state.fighters[active.fighter]):
        for option in active.options(game)[0]:
            if option.verb == "attack":
                yield str(option["target"]), blow(game, Attack(active.fighter, option["target"]))
            elif option.verb == "use":
                for attack in shots(game, active.fighter, option["equipment"]):
                    yield f"{attack.target}/{attack.weapon}", blow(game, attack)


def shots(game: "Claustrophobia", number: int, weapon: str) -> list[Attack]:
    """The attacks that a fighter can make with a weapon of its own dice."""
    (action,) = game.content.equipment[weapon].action
    if action.name != "shoot":
        return []
    dice = dict(action.arguments)["dice"]
    return [Attack(number, aim["target"], weapon, dice) for aim in equipment_options(game, number, weapon)]


def blow(game: "Claustrophobia", attack: Attack) -> Blow:
    """The dice of an attack with what they come from: rolled already, a weapon's own, or gathered as the attack will."""
    target = game.state.fighters[attack.target]
    return Blow(
        dice=_dice(game, attack),
        needed=attack.hits_from(game),
        at=tuple(herd(game, target.place)) if target.type == "troglodyte" else (attack.target,),
        again=attack.rolls_again(game),
    )


def _dice(game: "Claustrophobia", attack: Attack) -> Sum:
    if attack.weapon:
        return Sum(attack.dice)
    fighter = game.state.fighters[attack.attacker]
    parts: list[tuple[int, Word]] = [
        (share[0], why_share(game, fighter, share)) for share in shares(game, fighter, "CBT")
    ]
    parts.append((attack.more_dice, Phrase("why-attack")))
    trial = Attack(attack.attacker, attack.target, dice=sum(amount for amount, _ in parts))
    told = len(game.events)
    for reaction in game.reactions("attack.dice", trial):
        before = trial.dice
        reaction.effect(game, trial, reaction.me)
        parts.append((trial.dice - before, why_reaction(game, reaction)))
    del game.events[told:]  # what is only tried has not happened
    gathered = summed(*parts)
    return gathered if not attack.rolls or gathered.total == len(attack.rolls) else Sum(len(attack.rolls))


def fight(game: "Claustrophobia", attack: Attack) -> Fight:
    blow_now = blow(game, attack)
    landed = tuple(roll >= blow_now.needed for roll in attack.rolls)
    return Fight(attack.attacker, attack.target, blow_now, attack.rolls, landed)
