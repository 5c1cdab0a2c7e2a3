"""The Merchant of the expansion: ten cards for sale at full price, and one more shown for each 100 gold."""

from typing import TYPE_CHECKING, Any

from souterrain.games.catacombs.card import MERCHANT
from souterrain.games.catacombs.equipment import item_of
from souterrain.games.catacombs.figure import living_heroes, seat_of
from souterrain.games.catacombs.merchant import Merchant
from souterrain.games.catacombs.pay import Pay, purse
from souterrain.kernel.agenda import Finish, Instruction, again, do
from souterrain.kernel.decision import Option, Refusal, option, refuse

if TYPE_CHECKING:
    from souterrain.games.catacombs.soloth.game import Soloth


class Bazaar(Merchant):
    """soloth.merchant.replaces-base: the visit of the base game, with other numbers and one thing more to pay for."""

    def open(self, game: Any) -> None:
        """soloth.merchant.combined-deck, soloth.merchant.ten-on-sale"""
        game.begin_phase("merchant", rule="catacombs.flow.special-room")
        shuffle_in(game, game.state.stall)
        shown = game.content.chamber[MERCHANT].shown
        state = game.state
        state.stall, state.deck = state.deck[:shown], state.deck[shown:]
        prices = tuple(item_of(game, card).price for card in state.stall)
        game.emit("stall_opened", cards=state.stall, prices=prices, rule="soloth.merchant.ten-on-sale")

    def choose(self, game: Any) -> Instruction:
        """soloth.merchant.unsold-reshuffled: when everybody is done, what is left is shuffled into the deck."""
        told = super().choose(game)
        if isinstance(told, Finish):
            shuffle_in(game, game.state.stall)
            game.state.stall = ()
        return told

    def _offers(self, game: Any, seat: int) -> tuple[list[Option], list[Refusal]]:
        """soloth.merchant.pay-to-reveal, soloth.merchant.reveal-unlimited: until the deck is empty."""
        options, refused = super()._offers(game, seat)
        price = game.content.chamber[MERCHANT].reveal_price
        if any(seat_of(game, hero) == seat for hero in living_heroes(game)):
            if not game.state.deck:
                refused.append(refuse("soloth.merchant.pay-to-reveal", "reveal", price=price))
            elif purse(game) < price:
                refused.append(refuse("catacombs.merchant.pooling", "reveal", price=price))
            else:
                options.append(option("reveal", price=price))
        return options, refused

    def bargain(self, game: Any) -> Instruction | None:
        return None if self.verb == "reveal" else super().bargain(game)

    def pay(self, game: Any) -> Instruction:
        if self.verb != "reveal":
            return super().pay(game)
        first = next(hero for hero in living_heroes(game) if seat_of(game, hero) == self.seat)
        price = game.content.chamber[MERCHANT].reveal_price
        return do(
            Pay(price=price, first=first, rule="soloth.merchant.pay-to-reveal", service="pay-to-reveal"), into="paid"
        )

    def hand_over(self, game: Any) -> Instruction:
        if self.verb != "reveal":
            return super().hand_over(game)
        if self.paid:
            state = game.state
            state.stall, state.deck = (*state.stall, state.deck[0]), state.deck[1:]
            game.emit("card_shown", card=state.stall[-1], rule="soloth.merchant.pay-to-reveal", service="pay-to-reveal")
        return again("choose")


def shuffle_in(game: "Soloth", cards: tuple[str, ...] = ()) -> None:
    """The deck is shuffled, with these cards and with those that lay at its bottom."""
    state = game.state
    deck = [*state.deck, *state.sunk, *cards]
    state.chance.shuffle(deck)
    state.deck, state.sunk = tuple(deck), ()
