"""Corrosion: an item of a hero may be eaten away, with the pieces that came with it."""

from typing import TYPE_CHECKING

from souterrain.games.catacombs.equipment import item_of
from souterrain.games.catacombs.figure import change_sheet, doer, take_off
from souterrain.games.catacombs.soloth.bazaar import shuffle_in
from souterrain.games.catacombs.soloth.ice import SPIKE, spike_on, thaw
from souterrain.kernel.agenda import Instruction, Step, finish
from souterrain.kernel.decision import ask, option

if TYPE_CHECKING:
    from souterrain.games.catacombs.soloth.game import Soloth


class Corrode(Step):
    """soloth.corrosion.mix-cards: the hero's items and one card of the deck; the Overseer draws one."""

    stages = ("draw", "choose", "take")
    hero: str
    verb: str = ""
    figure: str = ""  # the frozen monster whose spike is taken

    def draw(self, game: "Soloth") -> Instruction | None:
        """soloth.corrosion.overseer-draws, soloth.corrosion.extra-card-safe, soloth.corrosion.item-lost

        Of whoever is dying nobody is told that nothing was lost.
        """
        state = game.state
        items = state.sheets[self.hero].items
        number = state.chance.below(len(items) + 1)
        shuffle_in(game)  # the card of the deck has been seen
        if number == len(items):
            rule = "soloth.corrosion.extra-card-safe"
            dying = not state.figures[self.hero].health
            game.emit("corrosion_averted", figure=self.hero, by=doer(game), cards=items, rule=rule, told=dying)
            return finish()
        card = items[number]
        change_sheet(game, self.hero, items=tuple(other for other in items if other != card))
        state.discards += (card,)
        game.emit("corroded", figure=self.hero, by=doer(game), card=card, rule="soloth.corrosion.item-lost")
        brought_spike = lose_pieces(game, self.hero, card)
        return None if brought_spike and state.spikes else finish()

    def choose(self, game: "Soloth") -> Instruction:
        """soloth.corrosion.overseer-picks-piece"""
        frozen = list(game.state.spikes.values())
        options = [option("pick", figure=name) for name in frozen]
        if len(frozen) == 1:
            options.append(option("unused"))
        return ask(
            game.state.overseer,
            "pick_spike",
            options,
            rule="soloth.corrosion.overseer-picks-piece",
            into=("verb", "figure"),
            figure=self.hero,
        )

    def take(self, game: "Soloth") -> None:
        if self.verb == "pick":
            thaw(game, spike_on(game, self.figure), why="corroded", rule="soloth.corrosion.linked-pieces")


def lose_pieces(game: "Soloth", hero: str, card: str) -> bool:
    """soloth.corrosion.linked-pieces: allies leave the room at once. Tells whether an ice spike came with the card."""
    brought_spike = False
    for effect in item_of(game, card).effects:
        given = dict(effect.arguments)
        brought_spike = brought_spike or given.get("piece") == SPIKE
        ally = given.get("ally")
        if ally in game.state.figures:
            game.emit("ally_lost", figure=ally, hero=hero, why="corroded", rule="soloth.corrosion.linked-pieces")
            take_off(game, ally)
            del game.state.figures[ally]
    return brought_spike
