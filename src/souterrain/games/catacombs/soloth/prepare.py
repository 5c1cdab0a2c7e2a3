"""Before each fight: armour is restored, what belonged to the last room is forgotten, the Raven may be called."""

from typing import TYPE_CHECKING

from souterrain.games.catacombs.equipment import gifts, is_working, item_of
from souterrain.games.catacombs.figure import living_heroes, seat_of
from souterrain.games.catacombs.soloth.state import PALADIN
from souterrain.games.catacombs.soloth.witch import can_pay
from souterrain.kernel.agenda import Instruction, Step, again, finish
from souterrain.kernel.decision import ask, option

if TYPE_CHECKING:
    from souterrain.games.catacombs.soloth.game import Soloth


def full_armour(game: "Soloth") -> int:
    """soloth.paladin.reset, soloth.paladin.reset-exception: as his board says, unless a card says more."""
    if PALADIN not in game.state.sheets:
        return 0
    return best_armour(game)[0]


def best_armour(game: "Soloth") -> tuple[int, str]:
    """What his armour is restored to, and the card that says so, if one says more than his board."""
    given = [(gift["armour"], card) for card, gift in gifts(game, PALADIN, "armour")]
    return max([(game.content.hero[PALADIN].armour, ""), *given])


class Prepare(Step):
    """The start of the installation phase."""

    stages = ("reset", "offer", "call")
    asked: tuple[str, ...] = ()
    verb: str = ""

    def reset(self, game: "Soloth") -> None:
        state = game.state
        state.spikes, state.deeds, state.enslaved, state.rallied = {}, {}, {}, {}
        state.called, state.brushed, state.fallen = (), (), ()
        if PALADIN in living_heroes(game) and state.armour != full_armour(game):
            state.armour = full_armour(game)
            game.emit("armour_restored", figure=PALADIN, armour=state.armour, rule="soloth.paladin.reset")

    def offer(self, game: "Soloth") -> Instruction:
        """soloth.witch.equipment-costs: company that is paid for in each room."""
        hero, card = self._next(game)
        if not card:
            return finish()
        return ask(
            seat_of(game, hero),
            "call_ally",
            [option("call", card=card), option("pass")],
            rule="soloth.witch.equipment-costs",
            into="verb",
            magic=item_of(game, card).magic,
        )

    def _next(self, game: "Soloth") -> tuple[str, str]:
        for hero in living_heroes(game):
            for card in game.cards_of(hero) if is_working(game, hero) else ():
                item = item_of(game, card)
                calls = any(effect.marks.get("passive") == "call" for effect in item.effects)
                if calls and card not in self.asked and can_pay(game, item.magic):
                    return hero, card
        return "", ""

    def call(self, game: "Soloth") -> Instruction:
        hero, card = self._next(game)
        self.asked += (card,)
        if self.verb == "call":
            item = item_of(game, card)
            allies = tuple(str(dict(effect.arguments)["ally"]) for effect in item.effects)
            game.emit("ally_called", figure=hero, card=card, targets=allies, rule="soloth.witch.equipment-costs")
            game.charge(hero, item)
            game.state.called += allies
        return again("offer")
