"""The Merchant: six cards for sale, two of them at half price."""

from typing import TYPE_CHECKING

from souterrain.games.catacombs.card import MERCHANT
from souterrain.games.catacombs.equipment import item_of
from souterrain.games.catacombs.figure import change_sheet, hero_seats, living_heroes, seat_of
from souterrain.games.catacombs.pay import COIN, Pay, purse
from souterrain.kernel.agenda import Instruction, Step, again, do, finish
from souterrain.kernel.decision import Option, Refusal, Value, ask, option, refuse

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
    verb: str = ""
    chosen: Value = ""
    price: str = ""
    paid: bool = False

    def open(self, game: "Catacombs") -> None:
        """catacombs.merchant.six-cards, catacombs.labyrinth.merchant-reshuffle: unsold cards are shuffled in again."""
        state = game.state
        game.begin_phase("merchant", rule="catacombs.flow.special-room")
        deck = [*state.deck, *state.stall]
        state.chance.shuffle(deck)
        shown = game.content.chamber[MERCHANT].shown
        state.stall, state.deck = tuple(deck[:shown]), tuple(deck[shown:])
        game.emit("stall_opened", cards=state.stall, rule="catacombs.merchant.six-cards")

    def choose(self, game: "Catacombs") -> Instruction:
        seats = [seat for seat in hero_seats(game) if seat not in self.done and self._offers(game, seat)[0]]
        if not seats:
            game.emit("merchant_left", rule="catacombs.flow.special-room")
            return finish()
        options, refused = self._offers(game, seats[0])
        return ask(
            seats[0],
            "buy",
            [*options, option("done", seats[0])],
            rule="catacombs.merchant.visit",
            into="chosen",
            verb_into="verb",
            refused=refused,
            gold=purse(game),
        )

    def _offers(self, game: "Catacombs", seat: int) -> tuple[list[Option], list[Refusal]]:
        """What a player may buy for a hero of his, and why not the rest."""
        options: list[Option] = []
        refused: list[Refusal] = []
        for card in game.state.stall:
            item = item_of(game, card)
            least = half(item.price) if self._discounts(game) else item.price
            for hero in living_heroes(game):
                if seat_of(game, hero) != seat:
                    continue
                if hero not in item.heroes:
                    refused.append(refuse("catacombs.equipment.owner-only", "buy", card=card, figure=hero))
                elif purse(game) < least:
                    refused.append(refuse("catacombs.merchant.pooling", "buy", card=card, figure=hero))
                else:
                    options.append(option("buy", f"{card} {hero}", card=card, figure=hero))
        return options, refused

    def _discounts(self, game: "Catacombs") -> int:
        """catacombs.labyrinth.no-discount"""
        if game.setup.options["path"] == "labyrinth":
            return 0
        return game.content.chamber[MERCHANT].discounted - self.discounted

    def bargain(self, game: "Catacombs") -> Instruction | None:
        """catacombs.merchant.discount: up to two items of the players' choice."""
        if self.verb == "done":
            self.done += (int(self.chosen),)
            return again("choose")
        card, hero = str(self.chosen).split(" ")
        full = item_of(game, card).price
        self.price = "full"
        if not self._discounts(game):
            return None
        if purse(game) < full:
            self.price = "half"
            return None
        return ask(
            seat_of(game, hero),
            "bargain",
            [option("half", price=half(full), value="half"), option("full", price=full, value="full")],
            rule="catacombs.merchant.discount",
            into="price",
            card=card,
        )

    def pay(self, game: "Catacombs") -> Instruction:
        card, hero = str(self.chosen).split(" ")
        full = item_of(game, card).price
        price = half(full) if self.price == "half" else full
        return do(Pay(price=price, first=hero, rule="catacombs.merchant.payment"), into="paid")

    def hand_over(self, game: "Catacombs") -> Instruction:
        if self.paid:
            state = game.state
            card, hero = str(self.chosen).split(" ")
            self.discounted += self.price == "half"
            state.stall = tuple(other for other in state.stall if other != card)
            change_sheet(game, hero, items=(*state.sheets[hero].items, card))
            game.emit("bought", figure=hero, card=card, rule="catacombs.merchant.payment")
        return again("choose")
