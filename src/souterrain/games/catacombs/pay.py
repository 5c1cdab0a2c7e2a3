"""Paying together: each hero's controller says what that hero gives."""

from typing import TYPE_CHECKING

from souterrain.games.catacombs.figure import change_sheet, living_heroes, seat_of
from souterrain.kernel.agenda import Instruction, Step, again, finish
from souterrain.kernel.decision import ask, option

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs

COIN = 100  # the smallest gold card


def purse(game: "Catacombs") -> int:
    """catacombs.merchant.pooling: what the living heroes have together; the gold of the dead is frozen."""
    return sum(game.state.sheets[hero].gold for hero in living_heroes(game))


class Pay(Step):
    """catacombs.merchant.pooling: heroes give what their controllers agree to. The result is whether it was enough."""

    stages = ("collect", "note", "settle")
    price: int
    first: str  # whoever gains by it is asked first
    rule: str
    service: str = "payment"  # what it is for: a card, if nothing else is said
    card: str = ""
    given: tuple[tuple[str, int], ...] = ()
    gold: int = 0

    def collect(self, game: "Catacombs") -> Instruction | None:
        due = self._due()
        payers = self._payers(game)
        if not due or sum(game.state.sheets[hero].gold for hero in payers) < due:
            return again("settle")
        hero = payers[0]
        most = min(game.state.sheets[hero].gold, due)
        return ask(
            seat_of(game, hero),
            "contribute",
            [option("give", gold=gold) for gold in range(0, most + 1, COIN)],
            rule="catacombs.merchant.pooling",
            into="gold",
            figure=hero,
            price=due,
        )

    def note(self, game: "Catacombs") -> Instruction:
        self.given += ((self._payers(game)[0], self.gold),)
        return again("collect")

    def settle(self, game: "Catacombs") -> Instruction:
        """catacombs.merchant.payment: the gold goes to the bank; too little, and everybody keeps what is theirs."""
        if self._due():
            game.emit(
                "not_paid",
                service=self.service,
                price=self.price,
                given_parts=self.given,
                card=self.card,
                patient=self.first,
                rule="catacombs.merchant.pooling",
            )
            return finish(False)
        for hero, gold in self.given:
            if gold:
                purse = change_sheet(game, hero, gold=game.state.sheets[hero].gold - gold).gold
                game.emit(
                    "gold_spent",
                    figure=hero,
                    gold=gold,
                    price=self.price,
                    purse=purse,
                    service=self.service,
                    card=self.card,
                    patient=self.first,
                    rule=self.rule,
                )
        game.state.bank += self.price
        return finish(True)

    def _due(self) -> int:
        return self.price - sum(gold for _, gold in self.given)

    def _payers(self, game: "Catacombs") -> list[str]:
        """Living heroes with gold who have not been asked yet."""
        asked = {hero for hero, _ in self.given}
        heroes = sorted(living_heroes(game), key=lambda hero: hero != self.first)
        return [hero for hero in heroes if hero not in asked and game.state.sheets[hero].gold]
