"""What monsters yield besides gold: pieces of equipment, searched for in the deck."""

from typing import TYPE_CHECKING

from souterrain.games.catacombs.equipment import item_card
from souterrain.games.catacombs.figure import change_sheet
from souterrain.games.catacombs.soloth.bazaar import shuffle_in

if TYPE_CHECKING:
    from souterrain.games.catacombs.soloth.game import Soloth


def give_rewards(game: "Soloth") -> None:
    """soloth.reward.killer-gets-it: in the resolution phase, to the hero who killed it and lives."""
    state = game.state
    for name, figure in state.figures.items():
        reward = game.content.monster[figure.kind].reward if figure.role == "monster" else ""
        if not reward or not figure.killer or not state.figures[figure.killer].health:
            continue
        card = item_card(reward)
        if card not in (*state.deck, *state.sunk):
            game.emit("reward_missing", target=name, card=card, rule="soloth.reward.must-be-in-deck")
            continue
        state.deck = tuple(other for other in state.deck if other != card)
        state.sunk = tuple(other for other in state.sunk if other != card)
        shuffle_in(game)
        change_sheet(game, figure.killer, items=(*state.sheets[figure.killer].items, card))
        game.emit("reward_given", figure=figure.killer, card=card, target=name, rule="soloth.reward.killer-gets-it")
