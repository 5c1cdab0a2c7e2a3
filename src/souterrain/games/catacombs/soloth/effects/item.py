"""What the expansion's equipment and artefacts do besides attacks and healing."""

from typing import TYPE_CHECKING, Annotated, Any, Literal

from souterrain.content import Ref
from souterrain.games.catacombs.acts import Activation, is_standing
from souterrain.games.catacombs.effects.item import is_struck
from souterrain.games.catacombs.facts import AllyId, Families, Few, Health, PieceId
from souterrain.games.catacombs.figure import is_able, is_friend, living_heroes, seat_of
from souterrain.games.catacombs.soloth.blow import hurt_by_card
from souterrain.games.catacombs.soloth.effects import effects
from souterrain.games.catacombs.soloth.ice import Freeze
from souterrain.games.catacombs.soloth.witch import can_pay
from souterrain.games.catacombs.strike import Strike
from souterrain.games.catacombs.turn import is_fought_out
from souterrain.kernel.agenda import Instruction, Step, again, do, finish
from souterrain.kernel.decision import ask, option

if TYPE_CHECKING:
    from souterrain.games.catacombs.soloth.game import Soloth


# Lasting gifts


@effects("critical-melee", "item", passive="critical")
def critical_melee(*_: Any, families: Families) -> None:
    """soloth.families.war-hammer: the owner's melee attacks are critical against these families."""


@effects("melee-destroys", "item", passive="destroys")
def melee_destroys(*_: Any, ability: Annotated[str, Ref("ability")]) -> None:
    """The owner's melee destroys monsters that have an ability against damage."""


@effects("immune", "item", passive="immune")
def immune(*_: Any, to: Literal["corrosion", "suppression", "fire-wall"]) -> None:
    """Something does nothing to the owner."""


@effects("more-pieces", "item", passive="piece")
def more_pieces(*_: Any, piece: PieceId) -> None:
    """The owner takes one more disc of a kind."""


@effects("stronger-armour", "item", passive="armour")
def stronger_armour(*_: Any, armour: Few) -> None:
    """soloth.paladin.reset-exception: the armour is restored to this."""


@effects("cheaper-artefact", "item", passive="discount")
def cheaper_artefact(*_: Any, any: Few) -> None:
    """One artefact in each resolution phase costs so many multicoloured icons less."""


@effects("survive", "item", passive="survive")
def survive(*_: Any, health: Health) -> None:
    """Instead of dying the owner has this health, and the card is discarded."""


@effects("call-ally", "item", passive="call")
def call_ally(*_: Any, ally: AllyId) -> None:
    """At each installation the owner may pay for the company of an Ally in that room."""


# Answers to a moment


@effects("turn-attack", "item:reaction", window="strike.landed", when=is_struck)
def turn_attack(game: "Soloth", strike: Strike, me: str, *, damage: Few) -> None:
    """The owner ignores the attack, and a monster or Lord that made it loses health."""
    strike.ignored += (me,)
    if not is_friend(game.state.figures[strike.figure]):
        hurt_by_card(game, strike.figure, damage, me)


def has_frozen(game: "Soloth", freezing: Freeze, me: str) -> bool:
    return freezing.figure == me and game.state.figures[freezing.target].health > 0


@effects("bite-of-frost", "item:reaction", window="monster.frozen", when=has_frozen)
def bite_of_frost(game: "Soloth", freezing: Freeze, me: str, *, amount: Few) -> None:
    """The monster that was just frozen loses health too."""
    hurt_by_card(game, freezing.target, amount, me)


def has_fought(game: "Soloth", act: Activation, me: str) -> bool:
    has_done = act.figure == me and "melee" in game.state.deeds.get(me, ()) and is_standing(game, me)
    return has_done and not is_fought_out(game)


@effects("claw-away", "item:reaction", window="hero.acted", when=has_fought)
def claw_away(game: "Soloth", act: Activation, me: str) -> Instruction:
    """After a melee attack, one more flick that strikes nobody."""
    game.state.deeds[me] = ()
    return do(Strike(figure=me, attack="move"))


def has_acted(game: "Soloth", act: Activation, me: str) -> bool:
    has_done = act.figure == me and "acted" in game.state.deeds.get(me, ()) and is_standing(game, me)
    return has_done and can_pay(game, 1) and not is_fought_out(game)


@effects("fly-on", "item:reaction", of="witch", window="hero.acted", when=has_acted)
def fly_on(game: "Soloth", act: Activation, me: str) -> Instruction:
    """After the owner's action, one flick that strikes nobody."""
    game.state.deeds[me] = ()
    return do(Strike(figure=me, attack="move"))


def is_before_first_round(game: "Soloth", combat: Step, me: str) -> bool:
    return game.state.round == 0


@effects("sound-horn", "item:reaction", window="combat.begun", when=is_before_first_round)
def sound_horn(game: "Soloth", combat: Step, me: str) -> Instruction:
    """Every hero may make one flick of its own disc that strikes nobody."""
    return do(Advance())


class Advance(Step):
    """The heroes move before the first round, one after the other."""

    stages = ("offer", "move")
    asked: tuple[str, ...] = ()
    verb: str = ""

    def offer(self, game: "Soloth") -> Instruction:
        hero = self._next(game)
        if not hero:
            return finish()
        return ask(
            seat_of(game, hero),
            "advance",
            [option("advance"), option("stay")],
            rule="catacombs.limit.cards-override",
            into="verb",
            figure=hero,
        )

    def _next(self, game: "Soloth") -> str:
        state = game.state
        waiting = (
            hero
            for hero in living_heroes(game)
            if hero not in self.asked and hero in state.discs and is_able(state.figures[hero])
        )
        return next(waiting, "")

    def move(self, game: "Soloth") -> Instruction:
        hero = self._next(game)
        self.asked += (hero,)
        if self.verb == "stay":
            game.emit("stayed", figure=hero, rule="catacombs.limit.cards-override")
            return again("offer")
        return do(Strike(figure=hero, attack="move"), then="offer")
