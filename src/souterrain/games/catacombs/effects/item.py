"""What equipment does besides attacks and healing: lasting gifts, and reactions to a strike."""

from typing import TYPE_CHECKING, Any

from souterrain.games.catacombs.acts import Use
from souterrain.games.catacombs.effects import ACTED, effects
from souterrain.games.catacombs.facts import AllyId, Few, SpecialId
from souterrain.games.catacombs.figure import change_sheet
from souterrain.games.catacombs.strike import Strike

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs


@effects("gain-ally", "item", passive="ally")
def gain_ally(*_: Any, ally: AllyId) -> None:
    """catacombs.ally.familiar-purchase: the ally goes with the owner from room to room."""


@effects("read-map", "item", passive="map")
def read_map(*_: Any) -> None:
    """The heroes' players know the face-down room cards, and the bearer is placed after the monsters."""


@effects("more-uses", "item", passive="uses")
def more_uses(*_: Any, special: SpecialId, uses: Few) -> None:
    """The owner may use a special action more often in each room."""


def is_rage_full(game: "Catacombs", name: str, *, amount: int) -> str:
    full = game.state.sheets[name].rage >= game.content.hero[name].most_rage
    return "catacombs.barbarian.rage-marker" if full else ""


def is_for_later(game: "Catacombs", name: str) -> bool:
    """What is gained lasts beyond the room."""
    return True


@effects("gain-rage", *ACTED, of="hero", forbidden=is_rage_full, helps=is_for_later)
def gain_rage(game: "Catacombs", use: Use, *, amount: Few) -> None:
    """catacombs.barbarian.rage-marker: up to the ceiling of the scale."""
    before = game.state.sheets[use.figure].rage
    rage = min(game.state.sheets[use.figure].rage + amount, game.content.hero[use.figure].most_rage)
    change_sheet(game, use.figure, rage=rage)
    game.emit("rage_raised", figure=use.figure, amount=rage - before, rage=rage, rule="catacombs.barbarian.rage-marker")


def is_struck(game: "Catacombs", strike: Strike, me: str) -> bool:
    return me in strike.struck and me not in strike.ignored


def is_struck_in_earnest(game: "Catacombs", strike: Strike, me: str) -> bool:
    """Struck by what would do something: no second time by a chain, and not by the answer to a blow of its own."""
    return is_struck(game, strike, me) and me not in strike.barred and me != strike.provoker


@effects("ignore-attack", "item:reaction", window="strike.landed", when=is_struck_in_earnest)
def ignore_attack(game: "Catacombs", strike: Strike, me: str) -> None:
    """The owner ignores damage and effects of the attack that struck; the collision has happened."""
    strike.ignored += (me,)


def is_own_melee(game: "Catacombs", strike: Strike, me: str) -> bool:
    kind = game.content.attack[strike.attack].kind
    return strike.figure == me and kind == "melee" and not strike.linked and not strike.extra


@effects("make-critical", "item:reaction", window="strike.begun", when=is_own_melee)
def make_critical(game: "Catacombs", strike: Strike, me: str, *, amount: Few) -> None:
    """The owner announces a critical melee attack before the flick, never in a chain."""
    strike.extra = amount
