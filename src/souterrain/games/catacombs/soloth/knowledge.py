"""What must be true of every state with the expansion."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from souterrain.games.catacombs.ids import kind_of
from souterrain.games.catacombs.soloth.ice import SPIKE, all_spikes
from souterrain.games.catacombs.soloth.state import WITCH
from souterrain.games.catacombs.soloth.witch import most_magic

if TYPE_CHECKING:
    from souterrain.games.catacombs.soloth.game import Soloth


def find_faults(game: "Soloth") -> Iterator[str]:
    """Spikes lie on monsters, trophies and artefacts are there once, and the tracks are within their bounds."""
    state = game.state
    for spike, monster in state.spikes.items():
        if spike not in state.discs or monster not in state.discs:
            yield f"{spike} lies on {monster}, but one of them is not on the board."
    if len(set(state.spikes.values())) < len(state.spikes):
        yield f"Two spikes lie on one monster: {state.spikes}."
    if loose := [disc for disc in state.discs if kind_of(disc) == SPIKE and disc not in all_spikes(game)]:
        yield f"The box has no {loose}."
    if len(set(state.trophies)) < len(state.trophies) or len(set(state.artefacts)) < len(state.artefacts):
        yield f"Trophies or artefacts are doubled: {state.trophies}, {state.artefacts}."
    if alive := [disc for disc in state.trophies if disc in state.discs]:
        yield f"On the hunter's board and in the room at once: {alive}."
    if WITCH in state.sheets and not 0 <= state.magic <= most_magic(game):
        yield f"The Witch has {state.magic} magic."
    if state.armour < 0:
        yield f"The Paladin has {state.armour} armour."
