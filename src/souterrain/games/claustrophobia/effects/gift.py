"""Gifts. Each is called with the fighter that has it, in step 4 of the human preparation."""

from typing import TYPE_CHECKING

from souterrain.games.claustrophobia.combat import Suffer
from souterrain.games.claustrophobia.effects import effects
from souterrain.games.claustrophobia.facts import Face, Few, Value
from souterrain.games.claustrophobia.fighter import is_on_map
from souterrain.games.claustrophobia.human import Heal, humans
from souterrain.games.claustrophobia.state import HUMAN, INFERNAL, Token
from souterrain.games.claustrophobia.terrain import standing
from souterrain.kernel.agenda import Instruction, Step, again, do, finish
from souterrain.kernel.decision import ask, option

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia


@effects("smite", "gift")
def smite(game: "Claustrophobia", fighter: int, *, least: Face) -> None:
    """claustrophobia.gift.smite-evil: this turn the owner's dice hit from a low face on."""
    game.add_token(fighter, Token("smite", "human-activation", "", least))
    game.emit("smiting", fighter=fighter, least=least, rule="claustrophobia.gift.smite-evil")


@effects("wrath", "gift")
def wrath(game: "Claustrophobia", fighter: int, *, amount: Few) -> None:
    """claustrophobia.gift.aura-of-wrath: all other fighters of the camp strike harder."""
    allies = tuple(ally for ally in humans(game) if ally != fighter)
    for ally in allies:
        game.add_token(ally, Token("wrath", "human-activation", "CBT", amount))
    rule = "claustrophobia.gift.aura-of-wrath"
    if allies:
        game.emit("strengthened", fighters=allies, stat="CBT", amount=amount, until="human-activation", rule=rule)
    else:
        waste(game, fighter, "alone", rule)


def waste(game: "Claustrophobia", fighter: int, reason: str, rule: str) -> None:
    """A gift was used and nothing comes of it."""
    game.emit("gift_wasted", fighter=fighter, reason=reason, rule=rule)


@effects("courage", "gift")
def courage(game: "Claustrophobia", fighter: int, *, DPT: Value, CBT: Value, DEF: Value) -> Instruction | None:
    """claustrophobia.gift.aura-of-courage: one other fighter is better at everything."""
    return do(Encourage(fighter, DPT, CBT, DEF))


class Encourage(Step):
    """claustrophobia.gift.aura-of-courage"""

    stages = ("choose", "mark")
    owner_fighter: int
    DPT: int
    CBT: int
    DEF: int
    fighter: int = -1

    def choose(self, game: "Claustrophobia") -> Instruction:
        others = [ally for ally in humans(game) if ally != self.owner_fighter]
        if not others:
            waste(game, self.owner_fighter, "alone", "claustrophobia.gift.aura-of-courage")
            return finish()
        options = [option("encourage", fighter=ally) for ally in others]
        return ask(HUMAN, "encourage", options, rule="claustrophobia.gift.aura-of-courage", into="fighter", public=True)

    def mark(self, game: "Claustrophobia") -> None:
        for stat in ("DPT", "CBT", "DEF"):
            game.add_token(self.fighter, Token("courage", "human-preparation", stat, getattr(self, stat)))
        game.emit(
            "encouraged",
            fighter=self.fighter,
            priest=self.owner_fighter,
            DPT=self.DPT,
            CBT=self.CBT,
            DEF=self.DEF,
            rule="claustrophobia.gift.aura-of-courage",
        )


@effects("rally", "gift")
def rally(game: "Claustrophobia", fighter: int, *, dice: Few) -> None:
    """claustrophobia.gift.rally: more dice at the next roll."""
    game.state.rallied += dice
    game.emit("rallied", fighter=fighter, dice_count=dice, rule="claustrophobia.gift.rally")


@effects("lay-hands", "gift")
def lay_hands(game: "Claustrophobia", fighter: int) -> Instruction:
    """claustrophobia.gift.laying-on-of-hands: a line of an ally on the same tile is healed."""
    return do(LayHands(fighter))


class LayHands(Step):
    """claustrophobia.gift.laying-on-of-hands: the owner may heal an ally beside it, never itself."""

    stages = ("choose", "heal")
    healer: int
    patient: int = -1

    def choose(self, game: "Claustrophobia") -> Instruction:
        tile = game.state.fighters[self.healer].place
        hurt = [n for n in standing(game, tile, HUMAN) if n != self.healer and game.state.fighters[n].damage]
        if not hurt:
            waste(game, self.healer, "nobody-hurt", "claustrophobia.gift.laying-on-of-hands")
            return finish()
        return ask(
            HUMAN,
            "lay_hands",
            [*(option("patient", patient=n) for n in hurt), option("pass")],
            rule="claustrophobia.gift.laying-on-of-hands",
            into="patient",
        )

    def heal(self, game: "Claustrophobia") -> Instruction | None:
        if self.patient < 0:
            waste(game, self.healer, "nobody", "claustrophobia.gift.laying-on-of-hands")
            return None
        return do(Heal(self.patient, "claustrophobia.gift.laying-on-of-hands"))


@effects("foresee", "gift")
def foresee(game: "Claustrophobia", fighter: int, *, count: Few) -> None:
    """claustrophobia.gift.prescience.timing: the token goes on the pile, for the first exploration of the activation."""
    game.state.foresight = count
    game.emit("foresight_gained", fighter=fighter, count=count, rule="claustrophobia.gift.prescience.timing")


@effects("sacrifice", "gift")
def sacrifice(game: "Claustrophobia", fighter: int, *, backlash_on: Face, times: Few) -> Instruction:
    """claustrophobia.gift.sacrificial-strike.hit: hits without a fight, and what they may cost."""
    return do(Sacrifice(fighter, backlash_on, times))


class Sacrifice(Step):
    """claustrophobia.gift.sacrificial-strike: one hit to any other fighter on the tile, up to a number of times."""

    stages = ("choose", "strike", "backlash")
    fighter: int
    backlash_on: int
    times: int
    victim: int = -1

    def choose(self, game: "Claustrophobia") -> Instruction:
        fighter = game.state.fighters[self.fighter]
        if not self.times or not is_on_map(fighter):
            return finish()
        near = [*standing(game, fighter.place, INFERNAL), *standing(game, fighter.place, HUMAN)]
        victims = [option("strike", victim=n) for n in near if n != self.fighter]
        if not victims:
            waste(game, self.fighter, "nobody-near", "claustrophobia.gift.sacrificial-strike.hit")
            return finish()
        rule = "claustrophobia.gift.sacrificial-strike.twice"
        return ask(HUMAN, "sacrifice", [*victims, option("pass")], rule=rule, into="victim")

    def strike(self, game: "Claustrophobia") -> Instruction:
        if self.victim < 0:
            waste(game, self.fighter, "declined", "claustrophobia.gift.sacrificial-strike.twice")
            return finish()
        self.times -= 1
        rule = "claustrophobia.gift.sacrificial-strike.hit"
        game.emit("struck", fighter=self.fighter, target=self.victim, rule=rule)
        return do(Suffer(self.victim, 1))

    def backlash(self, game: "Claustrophobia") -> Instruction:
        (face,) = game.roll(1)
        rule = "claustrophobia.gift.sacrificial-strike.backlash"
        hit = face >= self.backlash_on
        game.emit(
            "rolled",
            fighter=self.fighter,
            target=self.fighter,
            weapon="",
            rolls=(face,),
            dice_parts=(),
            needed=self.backlash_on,
            needed_parts=(),
            hits=int(hit),
            backlash=True,
            rule=rule,
        )
        return again("choose", first=do(Suffer(self.fighter, 1)) if hit else None)
