"""What changes an attack in the expansion: ice, and blows that are worse for some."""

from typing import TYPE_CHECKING, Any

from souterrain.games.catacombs.facts import Families, Few
from souterrain.games.catacombs.soloth.effects import effects
from souterrain.games.catacombs.soloth.ice import Freeze, can_be_frozen, why_not_frozen
from souterrain.games.catacombs.soloth.item import family_of
from souterrain.games.catacombs.strike import Strike
from souterrain.kernel.agenda import Instruction, do

if TYPE_CHECKING:
    from souterrain.games.catacombs.soloth.game import Soloth

UNFROZEN = {
    "lord": "soloth.ice.only-monsters",
    "incorporeal": "soloth.ice.incorporeal-immune",
    "frozen": "soloth.ice.disc-on-top",
}


@effects("freeze", "modifier", on="landed")
def freeze(game: "Soloth", strike: Strike) -> Instruction | None:
    """soloth.ice.freezes: one of the monsters that were touched and can be frozen."""
    for target in strike.landed:
        if why := why_not_frozen(game, target):
            game.emit("unfrozen", figure=target, by=strike.figure, why=why, rule=UNFROZEN[why])
    among = tuple(target for target in strike.landed if can_be_frozen(game, target))
    return do(Freeze(figure=strike.figure, spike=strike.flicked, among=among)) if among else None


@effects("only-against", "modifier", only="families")
def only_against(*_: Any, families: Families) -> None:
    """soloth.families.effects-on-families: nobody else is damaged; strikes ask for the mark."""


@effects("critical-against", "modifier", on="damage")
def critical_against(game: "Soloth", strike: Strike, target: str, *, families: Families, amount: Few) -> int:
    """soloth.families.effects-on-families: monsters of some families lose more."""
    return amount if family_of(game, target) in families else 0
