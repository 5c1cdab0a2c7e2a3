"""The named effects of the lantern's cards. A card played is called with its seat, one that answers with the step it answers."""

from typing import TYPE_CHECKING

from souterrain.content import Effects
from souterrain.kernel.agenda import Instruction, do
from tests.lantern.acts import Glimpse, Walk

if TYPE_CHECKING:
    from tests.lantern.game import Lantern

effects = Effects()


@effects("walk")
def walk(game: "Lantern", seat: int, *, steps: int) -> Instruction:
    """Go down the corridor."""
    return do(Walk(seat, steps), into="walked")


@effects("look")
def look(game: "Lantern", seat: int, *, count: int) -> Instruction:
    """Choose among the top cards of the deck."""
    return do(Glimpse(seat, count))


@effects("hinder")
def hinder(game: "Lantern", walk: Walk, *, steps: int) -> None:
    """The walk that was just begun gets less far."""
    walk.steps -= steps
