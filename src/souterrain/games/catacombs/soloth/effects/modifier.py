"""What changes an attack in the expansion: ice, and blows that are worse for some."""

from typing import TYPE_CHECKING, Annotated, Any

from souterrain.content import Ref
from souterrain.games.catacombs.soloth.effects import effects
from souterrain.games.catacombs.soloth.ice import Freeze, can_be_frozen
from souterrain.games.catacombs.soloth.item import family_of
from souterrain.games.catacombs.strike import Strike
from souterrain.kernel.agenda import Instruction, do

if TYPE_CHECKING:
    from souterrain.games.catacombs.soloth.game import Soloth


@effects("freeze", on="landed")
def freeze(game: "Soloth", strike: Strike) -> Instruction | None:
    """soloth.ice.freezes: one of the monsters that were touched and can be frozen."""
    among = tuple(target for target in strike.landed if can_be_frozen(game, target))
    return do(Freeze(figure=strike.figure, spike=strike.flicked, among=among)) if among else None


@effects("only-against", only="families")
def only_against(*_: Any, families: tuple[Annotated[str, Ref("family")], ...]) -> None:
    """soloth.families.effects-on-families: nobody else is damaged; strikes ask for the mark."""


@effects("critical-against", on="damage")
def critical_against(
    game: "Soloth", strike: Strike, target: str, *, families: tuple[Annotated[str, Ref("family")], ...], amount: int
) -> int:
    """soloth.families.effects-on-families: monsters of some families lose more."""
    return amount if family_of(game, target) in families else 0
