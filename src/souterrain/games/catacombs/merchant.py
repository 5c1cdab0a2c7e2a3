"""The Merchant: six cards for sale, two of them at half price."""

from typing import TYPE_CHECKING

from souterrain.games.catacombs.card import MERCHANT
from souterrain.games.catacombs.equipment import item_of
from souterrain.games.catacombs.figure import change_sheet, hero_seats, living_heroes, seat_of
from souterrain.games.catacombs.pay import COIN, Pay, purse
from souterrain.kernel.agenda import Instruction, Step, again, do, finish
from souterrain.kernel.decision import Option, Refusal, ask, option, refuse

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs


def half(price: int) -> int:
    """catacombs.merchant.discount: rounded up to the smallest gold card."""
    return -(-price // (2 * COIN)) * COIN


class Merchant(Step):
    """catacombs.merchant.visit: the heroes' players buy in turn until all are done."""

    stages = ("open", "choose", "bargain", "pay", "hand_over")
    done: tuple[int, ...] = ()
    discounted: int = 0
    seat: int = -1
    verb: str = ""
    card: str = ""
    figure: str = ""
    terms: str = ""  # `half` or `full`
    price: int = 0
    paid: bool = False

    def open(self, game: "Catacombs") -> None:
        """catacombs.merchant.six-cards, catacombs.labyrinth.merchant-reshuffle: unsold cards are shuffled in again."""
        state = game.state
        game.begin_phase("merchant", rule="catacombs.flow.special-room")
        deck = [*state.deck, *state.stall]
        state.chance.shuffle(deck)
        shown = game.content.chamber[MERCHANT].shown
        state.stall, state.deck = tuple(deck[:shown]), tuple(deck[shown:])
        prices = tuple(item_of(game, card).price for card in state.stall)
        game.emit("stall_opened", cards=state.stall, prices=prices, rule="catacombs.merchant.six-cards")

    def choose(self, game: "Catacombs") -> Instruction:
        seats = [seat for seat in hero_seats(game) if seat not in self.done and self._offers(game, seat)[0]]
        if not seats:
            why = "done" if {*hero_seats(game)} <= {*self.done} else "nothing"
            game.emit("merchant_left", why=why, rule="catacombs.flow.special-room")
            return finish()
        self.seat = seats[0]
        options, refused = self._offers(game, self.seat)
        return ask(
            self.seat,
            "buy",
            [*options, option("done")],
            rule="catacombs.merchant.visit",
            into=("verb", "card", "figure"),
            refused=refused,
            gold=purse(game),
        )

    def _offers(self, game: "Catacombs", seat: int) -> tuple[list[Option], list[Refusal]]:
        """What a player may buy for a hero of his, and why not the rest."""
        options: list[Option] = []
        refused: list[Refusal] = []
        for card in game.state.stall:
            item = item_of(game, card)
            least = self.least_price(game, card)
            for hero in living_heroes(game):
                if seat_of(game, hero) != seat:
                    continue
                if hero not in item.heroes:
                    refused.append(refuse("catacombs.equipment.owner-only", "buy", card=card, figure=hero))
                elif purse(game) < least:
                    refused.append(refuse("catacombs.merchant.pooling", "buy", card=card, figure=hero))
                else:
                    options.append(option("buy", card=card, figure=hero))
        return options, refused

    def least_price(self, game: "Catacombs", card: str) -> int:
        """What a card costs if the players use a discount for it, as long as one is left."""
        full = item_of(game, card).price
        return half(full) if self.discounts(game) else full

    def discounts(self, game: "Catacombs") -> int:
        """catacombs.labyrinth.no-discount: how many cards of this visit can still be had at half price."""
        if game.setup.options["path"] == "labyrinth":
            return 0
        return game.content.chamber[MERCHANT].discounted - self.discounted

    def bargain(self, game: "Catacombs") -> Instruction | None:
        """catacombs.merchant.discount: up to two items of the players' choice."""
        if self.verb == "done":
            self.done += (self.seat,)
            return again("choose")
        full = item_of(game, self.card).price
        if not self.discounts(game):
            self.terms, self.price = "full", full
            return None
        if purse(game) < full:
            self.terms, self.price = "half", self.least_price(game, self.card)
            return None
        return ask(
            seat_of(game, self.figure),
            "bargain",
            [option("half", price=self.least_price(game, self.card)), option("full", price=full)],
            rule="catacombs.merchant.discount",
            into={"terms": "verb", "price": "price"},
            card=self.card,
        )

    def pay(self, game: "Catacombs") -> Instruction:
        return do(
            Pay(price=self.price, first=self.figure, rule="catacombs.merchant.payment", card=self.card), into="paid"
        )

    def hand_over(self, game: "Catacombs") -> Instruction:
        """What was half the price is told with how many cards the Merchant lets go so, and which of them this is; and that
        the half was rounded up, where it was."""
        if self.paid:
            state = game.state
            self.discounted += self.terms == "half"
            state.stall = tuple(card for card in state.stall if card != self.card)
            change_sheet(game, self.figure, items=(*state.sheets[self.figure].items, self.card))
            full = item_of(game, self.card).price
            game.emit(
                "bought",
                figure=self.figure,
                card=self.card,
                price=self.price,
                full=full,
                terms="rounded" if self.terms == "half" and 2 * self.price > full else self.terms,
                number=self.discounted,
                count=game.content.chamber[MERCHANT].discounted,
                rule="catacombs.merchant.payment",
            )
        return again("choose")
