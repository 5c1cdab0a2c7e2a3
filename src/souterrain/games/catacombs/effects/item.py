"""What equipment does besides attacks and healing: lasting gifts, and reactions to a strike."""

from typing import TYPE_CHECKING, Annotated, Any

from souterrain.content import Ref
from souterrain.games.catacombs.acts import Use
from souterrain.games.catacombs.effects import effects
from souterrain.games.catacombs.figure import change_sheet
from souterrain.games.catacombs.strike import Strike

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs


@effects("gain-ally", passive="ally")
def gain_ally(*_: Any, ally: Annotated[str, Ref("ally")]) -> None:
    """catacombs.ally.familiar-purchase: the ally goes with the owner from room to room."""


@effects("read-map", passive="map")
def read_map(*_: Any) -> None:
    """The heroes' players know the face-down room cards, and the bearer is placed after the monsters."""


@effects("more-uses", passive="uses")
def more_uses(*_: Any, special: Annotated[str, Ref("special")], uses: int) -> None:
    """The owner may use a special action more often in each room."""


def is_rage_full(game: "Catacombs", name: str, *, amount: int) -> str:
    full = game.state.sheets[name].rage >= game.content.hero[name].most_rage
    return "catacombs.barbarian.rage-marker" if full else ""


@effects("gain-rage", forbidden=is_rage_full)
def gain_rage(game: "Catacombs", use: Use, *, amount: int) -> None:
    """catacombs.barbarian.rage-marker: up to the ceiling of the scale."""
    rage = min(game.state.sheets[use.figure].rage + amount, game.content.hero[use.figure].most_rage)
    change_sheet(game, use.figure, rage=rage)
    game.emit("rage_raised", figure=use.figure, rage=rage, rule="catacombs.barbarian.rage-marker")


def is_struck(game: "Catacombs", strike: Strike, me: str) -> bool:
    return me in strike.struck and me not in strike.ignored


@effects("ignore-attack", window="strike.landed", when=is_struck)
def ignore_attack(game: "Catacombs", strike: Strike, me: str) -> None:
    """The owner ignores damage and effects of the attack that struck; the collision has happened."""
    strike.ignored += (me,)


def is_own_melee(game: "Catacombs", strike: Strike, me: str) -> bool:
    kind = game.content.attack[strike.attack].kind
    return strike.figure == me and kind == "melee" and not strike.linked and not strike.extra


@effects("make-critical", window="strike.begun", when=is_own_melee)
def make_critical(game: "Catacombs", strike: Strike, me: str, *, amount: int) -> None:
    """The owner announces a critical melee attack before the flick, never in a chain."""
    strike.extra = amount
