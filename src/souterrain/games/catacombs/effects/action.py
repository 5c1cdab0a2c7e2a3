"""What special actions, spells and items do when they are used: attacks, healing, moves, and what follows."""

from typing import TYPE_CHECKING

from souterrain.games.catacombs.acts import Attack, Use
from souterrain.games.catacombs.choice import Pick
from souterrain.games.catacombs.effects import ACTED, effects
from souterrain.games.catacombs.facts import AttackId, Few, Sequence
from souterrain.games.catacombs.figure import (
    change,
    friends_in_play,
    heal,
    incapacitate,
    is_able,
    living_heroes,
    seat_of,
)
from souterrain.games.catacombs.place import Relocate
from souterrain.games.catacombs.victory import look_for_end
from souterrain.kernel.agenda import Instruction, Step, do

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs


@effects("attack", *ACTED)
def attack(game: "Catacombs", use: Use, *, attacks: Sequence) -> Instruction:
    """catacombs.sequence.icon: these attacks one after the other, from where the use is made."""
    return do(Attack(figure=use.figure, attacks=attacks, origin=use.origin))


@effects("exhaust", *ACTED)
def exhaust(game: "Catacombs", use: Use) -> None:
    """catacombs.chain.barbarian-incapacitated: after all damage of the chain."""
    incapacitate(game, use.figure, rule="catacombs.chain.barbarian-incapacitated", why="spent")
    look_for_end(game)


def is_somebody_hurt(game: "Catacombs", name: str) -> bool:
    return not all(game.is_whole(hero) for hero in living_heroes(game))


def is_hurt(game: "Catacombs", name: str) -> bool:
    return not game.is_whole(name)


@effects("heal-one", *ACTED, of="hero", helps=is_somebody_hurt)
def heal_one(game: "Catacombs", use: Use, *, amount: Few) -> Instruction:
    """A living hero of the caster's choice regains health."""
    seat = seat_of(game, use.figure)
    among = tuple(living_heroes(game))
    return do(Pick(seat=seat, kind="heal", among=among, amount=amount, rule="catacombs.health.maximum"))


@effects("heal-all", *ACTED, of="hero", helps=is_somebody_hurt)
def heal_all(game: "Catacombs", use: Use, *, amount: Few) -> Instruction | None:
    """Every living hero regains health."""
    told = [heal(game, hero, amount, rule="catacombs.health.maximum", by=use.figure) for hero in living_heroes(game)]
    return next((each for each in told if each), None)  # at most one hero has a choice


@effects("heal-self", *ACTED, helps=is_hurt)
def heal_self(game: "Catacombs", use: Use, *, amount: Few) -> Instruction | None:
    """The user regains health."""
    return heal(game, use.figure, amount, rule="catacombs.health.maximum", by=use.figure)


@effects("teleport", *ACTED, of="hero")
def teleport(game: "Catacombs", use: Use) -> Instruction:
    """A hero or Ally moves to any free spot of the room."""
    return do(Relocate(seat=seat_of(game, use.figure), among=tuple(friends_in_play(game)), zone="board"))


@effects("step-aside", "special", of="lord")
def step_aside(game: "Catacombs", use: Use) -> Instruction:
    """catacombs.lord.sorcerer: to any free spot of the monsters' zone."""
    return do(Relocate(seat=seat_of(game, use.figure), among=(use.figure,), zone="monsters"))


def has_nobody_to_hasten(game: "Catacombs", name: str, *, attack: str) -> str:
    return "" if others_able(game, name) else "catacombs.incapacity.full-round"


def others_able(game: "Catacombs", name: str) -> tuple[str, ...]:
    figures, discs = game.state.figures, game.state.discs
    return tuple(hero for hero in living_heroes(game) if hero != name and hero in discs and is_able(figures[hero]))


@effects("haste", *ACTED, of="hero", forbidden=has_nobody_to_hasten)
def haste(game: "Catacombs", use: Use, *, attack: AttackId) -> Instruction:
    """Another able hero makes an attack at once; its own action stays untouched."""
    return do(Hasten(figure=use.figure, attack=attack))


class Hasten(Step):
    """One more attack for another hero."""

    stages = ("pick", "strike")
    figure: str
    attack: str
    other: str = ""

    def pick(self, game: "Catacombs") -> Instruction:
        seat = seat_of(game, self.figure)
        among = others_able(game, self.figure)
        return do(Pick(seat=seat, kind="hasten", among=among, rule="catacombs.limit.cards-override"), into="other")

    def strike(self, game: "Catacombs") -> Instruction:
        game.emit(
            "hastened", figure=self.other, by=self.figure, attack=self.attack, rule="catacombs.limit.cards-override"
        )
        return do(Attack(figure=self.other, attacks=(self.attack,)))


def was_veiled_before(game: "Catacombs", name: str) -> str:
    last = game.state.figures[name].veiled_in
    return "catacombs.lord.sorcerer" if last >= 0 and game.state.round - last < 2 else ""


@effects("veil", "special", of="lord", forbidden=was_veiled_before)
def veil(game: "Catacombs", use: Use) -> None:
    """catacombs.lord.sorcerer: nothing harms it until the end of the next heroes' turn; not in two rounds running."""
    change(game, use.figure, veiled=True, veiled_in=game.state.round)
    game.emit("veiled", figure=use.figure, rule="catacombs.lord.sorcerer")
