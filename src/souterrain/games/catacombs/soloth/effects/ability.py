"""The abilities of the expansion's monsters, and the Paladin's armour."""

from typing import TYPE_CHECKING, Any

from souterrain.games.catacombs.acts import Activation
from souterrain.games.catacombs.effects.ability import has_damaged_hero
from souterrain.games.catacombs.effects.item import is_struck_in_earnest
from souterrain.games.catacombs.facts import MonsterId, SpecialId
from souterrain.games.catacombs.figure import change, doer, full_health, is_able, monsters_in_play
from souterrain.games.catacombs.soloth.corrosion import Corrode
from souterrain.games.catacombs.soloth.dead import Rise, take_rider
from souterrain.games.catacombs.soloth.effects import effects
from souterrain.games.catacombs.soloth.item import is_immune
from souterrain.games.catacombs.strike import Strike
from souterrain.kernel.agenda import Instruction, Step, do
from souterrain.kernel.decision import ask, option

if TYPE_CHECKING:
    from souterrain.games.catacombs.soloth.game import Soloth


# Marks that rules ask for


@effects("incorporeal", "ability", incorporeal=True)
def incorporeal(*_: Any) -> None:
    """soloth.incorporeal.only-by-leaving: strikes and the edge of the board ask for the mark."""


@effects("suppress", "ability", suppresses=True)
def suppress(*_: Any) -> None:
    """soloth.suppression.melee-only: heroes and Allies who choose an action ask for the mark."""


@effects("enslave", "ability", enslaves=True)
def enslave(*_: Any) -> None:
    """soloth.slave-master.effect: what its disc strikes asks for the mark."""


@effects("grant-special", "ability", grants=True)
def grant_special(*_: Any, special: SpecialId) -> None:
    """A monster with a special action of its own."""


# The dead


@effects("dismount", "ability", on="death")
def dismount(game: "Soloth", name: str, x: int, y: int, *, rider: MonsterId) -> None:
    """soloth.mounted.mount-killed: the rider takes the place of the mount."""
    take_rider(game, name, rider, x, y)


@effects("rise-again", "ability", on="death")
def rise_again(game: "Soloth", name: str, x: int, y: int) -> Step:
    """soloth.resurrection.returns"""
    return Rise(figure=name)


# Answers to a strike


def corrodible(game: "Soloth", strike: Strike) -> list[str]:
    """soloth.corrosion.trigger: the heroes it has damaged who have something to lose."""
    sheets = game.state.sheets
    return [
        target
        for target in strike.harmed
        if target in sheets and sheets[target].items and not is_immune(game, target, "corrosion")
    ]


def has_something_to_corrode(game: "Soloth", strike: Strike, me: str) -> bool:
    return strike.figure == me and bool(corrodible(game, strike))


@effects("corrode", "ability", window="strike.resolved", when=has_something_to_corrode)
def corrode(game: "Soloth", strike: Strike, me: str) -> Instruction:
    """soloth.corrosion.trigger: once for each hero the strike has damaged."""
    return do(*(Corrode(hero=hero) for hero in corrodible(game, strike)))


def wounded_others(game: "Soloth", me: str) -> list[str]:
    figures = game.state.figures
    return [
        name
        for name in monsters_in_play(game)
        if name != me
        and figures[name].role == "monster"
        and 0 < figures[name].health < full_health(game, figures[name])
    ]


def can_decay(game: "Soloth", strike: Strike, me: str) -> bool:
    """soloth.decay.no-damaged-monster; once for each flick."""
    return has_damaged_hero(game, strike, me) and me not in strike.answered and bool(wounded_others(game, me))


@effects("decay", "ability", window="strike.resolved", when=can_decay, may=True)
def decay(game: "Soloth", strike: Strike, me: str) -> Instruction:
    """soloth.decay.heals-another"""
    strike.answered += (me,)
    return do(Mend(among=tuple(wounded_others(game, me))))


class Mend(Step):
    """The Overseer turns a wounded monster back to its undamaged side."""

    stages = ("pick", "mend")
    among: tuple[str, ...]
    figure: str = ""

    def pick(self, game: "Soloth") -> Instruction | None:
        if len(self.among) == 1:
            self.figure = self.among[0]
            return None
        options = [option("pick", figure=name) for name in self.among]
        return ask(
            game.state.overseer, "pick_to_mend", options, rule="soloth.decay.heals-another", into="figure", public=True
        )

    def mend(self, game: "Soloth") -> None:
        health = full_health(game, game.state.figures[self.figure])
        change(game, self.figure, health=health)
        game.emit("mended", figure=self.figure, by=doer(game), health=health, rule="soloth.decay.heals-another")


def has_armour(game: "Soloth", strike: Strike, me: str) -> bool:
    return is_struck_in_earnest(game, strike, me) and game.state.armour > 0


@effects("brace", "ability", of="hero", window="strike.landed", when=has_armour)
def brace(game: "Soloth", strike: Strike, me: str) -> None:
    """soloth.paladin.spend-armour, soloth.paladin.always-one-point"""
    state = game.state
    strike.ignored += (me,)
    state.armour -= 1
    state.braced = True
    game.emit("armour_used", figure=me, by=strike.figure, armour=state.armour, rule="soloth.paladin.spend-armour")


# After an action, and at the end of a round


def can_evade(game: "Soloth", act: Activation, me: str) -> bool:
    """soloth.evasion.trigger, soloth.evasion.damage-not-needed"""
    return act.figure == me and "struck" in game.state.deeds.get(me, ()) and is_able(game.state.figures[me])


@effects("evade", "ability", window="monster.acted", when=can_evade, may=True)
def evade(game: "Soloth", act: Activation, me: str) -> Instruction:
    """soloth.evasion.retreat-flick, soloth.evasion.no-damage: one flick that strikes nobody."""
    game.state.deeds[me] = ()
    game.emit("evaded", figure=me, rule="soloth.evasion.retreat-flick")
    return do(Strike(figure=me, attack="move"))


def gives_regeneration(game: "Soloth", round: Step, me: str) -> bool:
    """soloth.wellspring.not-itself"""
    return bool(wounded_others(game, me))


@effects("give-regeneration", "ability", window="round.ended", when=gives_regeneration)
def give_regeneration(game: "Soloth", round: Step, me: str) -> None:
    """soloth.wellspring.grants-regeneration"""
    for name in wounded_others(game, me):
        health = full_health(game, game.state.figures[name])
        change(game, name, health=health)
        game.emit("regenerated", figure=name, by=me, health=health, rule="soloth.wellspring.grants-regeneration")
