"""The additional abilities of monsters."""

from typing import TYPE_CHECKING, Any

from souterrain.games.catacombs.effects import effects
from souterrain.games.catacombs.figure import change, full_health, incapacitate, is_on_heroes_side
from souterrain.games.catacombs.state import ABLE
from souterrain.games.catacombs.strike import Strike
from souterrain.kernel.agenda import Instruction, Step, do

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs


def is_struck_by_melee(game: "Catacombs", strike: Strike, me: str) -> bool:
    """catacombs.ability.retaliation-melee-only: an incapacitated monster cannot answer either."""
    return (
        me in strike.landed
        and me not in strike.answered
        and game.content.attack[strike.attack].kind == "melee"
        and is_on_heroes_side(game, strike.figure)
        and game.state.figures[me].incapacity == ABLE
    )


def has_hit_hero(game: "Catacombs", strike: Strike, me: str) -> bool:
    """The monster's own melee attack has struck a hero."""
    if strike.figure != me or game.content.attack[strike.attack].kind != "melee":
        return False
    return any(game.state.figures[target].role == "hero" for target in strike.landed)


def has_damaged_hero(game: "Catacombs", strike: Strike, me: str) -> bool:
    heroes = [target for target in strike.harmed if game.state.figures[target].role == "hero"]
    return has_hit_hero(game, strike, me) and bool(heroes)


def is_wounded(game: "Catacombs", step: Step, me: str) -> bool:
    figure = game.state.figures[me]
    return 0 < figure.health < full_health(game, figure)


@effects("retaliate", "ability", window="strike.resolved", when=is_struck_by_melee, may=True)
def retaliate(game: "Catacombs", strike: Strike, me: str) -> Instruction:
    """catacombs.ability.retaliation: one melee flick in the heroes' turn, even by a monster that was just killed."""
    strike.answered += (me,)
    game.emit(
        "retaliated",
        figure=me,
        target=strike.figure,
        attack=strike.attack,
        dying=not game.state.figures[me].health,
        rule="catacombs.ability.retaliation",
    )
    return do(Strike(figure=me, attack=melee_of(game, me), provoker=strike.figure))


def melee_of(game: "Catacombs", name: str) -> str:
    """The melee attack on a monster's card, with its modifiers; a chain gives one plain flick of it."""
    card = game.content.monster[game.state.figures[name].kind]
    melee = (attack for sequence in card.attacks for attack in sequence if game.content.attack[attack].kind == "melee")
    return next((attack for attack in melee if game.content.attack[attack].flicks == 1), "melee")


@effects("regenerate", "ability", window="round.ended", when=is_wounded)
def regenerate(game: "Catacombs", round: Step, me: str) -> None:
    """catacombs.ability.regeneration: wounded at the end of a round, it is whole again."""
    health = full_health(game, game.state.figures[me])
    change(game, me, health=health)
    game.emit("regenerated", figure=me, by=me, health=health, rule="catacombs.ability.regeneration")


@effects("become-wall", "ability", window="strike.resolved", when=has_damaged_hero)
def become_wall(game: "Catacombs", strike: Strike, me: str) -> None:
    """catacombs.ability.fire-wall-flip: once it has damaged a hero it is a burning sphere, and nobody's kill."""
    change(game, me, wall=True)
    game.emit("became_wall", figure=me, rule="catacombs.ability.fire-wall-flip")


@effects("feed", "ability", window="strike.resolved", when=has_hit_hero)
def feed(game: "Catacombs", strike: Strike, me: str) -> None:
    """catacombs.ability.feeding-frenzy: once it has struck a hero it is incapacitated."""
    incapacitate(game, me, rule="catacombs.ability.feeding-frenzy", why="feeding")


@effects("absorb", "ability", absorbs=True)
def absorb(*_: Any) -> None:
    """catacombs.ability.absorption: only melee attacks damage it; strikes ask for the mark."""
