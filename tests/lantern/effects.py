"""The named effects of the lantern's cards. A card played is called with its seat, one that answers with the step it answers."""

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from souterrain.content import Effects
from souterrain.kernel.agenda import Instruction, do
from tests.lantern.acts import Glimpse, Walk
from tests.lantern.facts import Steps

if TYPE_CHECKING:
    from tests.lantern.game import Lantern

effects = Effects()


@effects("walk", "card:")
def walk(game: "Lantern", seat: int, *, steps: Steps) -> Instruction:
    """Go down the corridor."""
    return do(Walk(seat, steps), into="walked")


@effects("look", "card:")
def look(game: "Lantern", seat: int, *, count: Annotated[int, Meta(ge=1, le=9)]) -> Instruction:
    """Choose among the top cards of the deck."""
    return do(Glimpse(seat, count))


@effects("hinder", "card:walk.begun")
def hinder(game: "Lantern", walk: Walk, *, steps: Steps) -> None:
    """The walk that was just begun gets less far."""
    walk.steps -= steps
