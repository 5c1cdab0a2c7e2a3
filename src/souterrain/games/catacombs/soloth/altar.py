"""The Altar of Soloth: gold for a card of the deck, to be taken or turned down."""

from typing import TYPE_CHECKING

from souterrain.games.catacombs.choice import VOTES, Vote
from souterrain.games.catacombs.equipment import item_of
from souterrain.games.catacombs.figure import change_sheet, hero_seats, living_heroes, seat_of
from souterrain.games.catacombs.pay import Pay, purse
from souterrain.kernel.agenda import Instruction, Step, again, ask_each, do, finish
from souterrain.kernel.decision import ask, option

if TYPE_CHECKING:
    from souterrain.games.catacombs.soloth.game import Soloth

ALTAR = "altar"


class Altar(Step):
    """soloth.altar.offering: the heroes' players make offerings until a card is accepted or nobody wants another."""

    stages = ("open", "choose", "pay", "reveal", "decide", "count", "hand_over")
    done: tuple[int, ...] = ()
    seat: int = -1
    verb: str = ""
    paid: bool = False
    first: str = ""
    second: str = ""
    third: str = ""
    fourth: str = ""
    hero: str = ""

    def open(self, game: "Soloth") -> None:
        game.begin_phase("altar", rule="soloth.altar.optional-room")

    def choose(self, game: "Soloth") -> Instruction:
        """soloth.altar.one-per-game, soloth.altar.offer-again"""
        seats = [
            seat
            for seat in hero_seats(game)
            if seat not in self.done and any(seat_of(game, hero) == seat for hero in living_heroes(game))
        ]
        if game.state.blessed or not seats or not self._is_possible(game):
            why = "blessed" if game.state.blessed else "nothing" if seats else "done"
            game.emit("altar_left", why=why, rule="soloth.altar.optional-room")
            return finish()
        self.seat = seats[0]
        return ask(
            self.seat,
            "offer",
            [option("offer", price=game.content.chamber[ALTAR].offering), option("done")],
            rule="soloth.altar.offering",
            into="verb",
            gold=purse(game),
        )

    def _is_possible(self, game: "Soloth") -> bool:
        """soloth.altar.reveal-card: not without a card to turn over."""
        has_cards = bool(game.state.deck or game.state.sunk)
        return has_cards and purse(game) >= game.content.chamber[ALTAR].offering

    def pay(self, game: "Soloth") -> Instruction:
        """soloth.altar.shared-payment"""
        if self.verb == "done":
            self.done += (self.seat,)
            return again("choose")
        first = next(hero for hero in living_heroes(game) if seat_of(game, hero) == self.seat)
        price = game.content.chamber[ALTAR].offering
        return do(Pay(price=price, first=first, rule="soloth.altar.offering", service="offering"), into="paid")

    def reveal(self, game: "Soloth") -> Instruction | None:
        if not self.paid:
            return again("choose")
        state = game.state
        if state.deck:
            state.offered, state.deck = state.deck[0], state.deck[1:]
        else:
            state.offered, state.sunk = state.sunk[0], state.sunk[1:]
        game.emit("card_offered", card=state.offered, rule="soloth.altar.reveal-card")
        return None

    def decide(self, game: "Soloth") -> Instruction:
        """soloth.altar.group-decision: taken only if all of them agree."""
        if not self._users(game):
            self.first = "refuse"
            return again("count")
        options = [option("accept"), option("refuse")]
        rule = "soloth.altar.group-decision"
        return ask_each(
            [
                ask(seat, "accept_gift", options, rule=rule, into={field: "verb"}, card=game.state.offered)
                for seat, field in zip(hero_seats(game), VOTES, strict=False)
            ]
        )

    def _users(self, game: "Soloth") -> tuple[str, ...]:
        allowed = item_of(game, game.state.offered).heroes
        return tuple(hero for hero in living_heroes(game) if hero in allowed)

    def count(self, game: "Soloth") -> Instruction:
        state = game.state
        answers = [getattr(self, field) for field in VOTES]
        if "refuse" in answers:
            # soloth.altar.rejected-to-bottom
            why = "refused" if self._users(game) else "useless"
            against = tuple(seat for seat, answer in zip(hero_seats(game), answers, strict=False) if answer == "refuse")
            game.emit(
                "gift_refused", card=state.offered, seats=against, why=why, rule="soloth.altar.rejected-to-bottom"
            )
            state.sunk, state.offered = (*state.sunk, state.offered), ""
            self.first = self.second = self.third = self.fourth = ""
            return again("choose")
        users = self._users(game)
        vote = Vote(
            kind="give_gift", verb="give_to", role="figure", choices=users, rule="soloth.altar.assign", tie=users[0]
        )
        return do(vote, into="hero")

    def hand_over(self, game: "Soloth") -> Instruction:
        state = game.state
        change_sheet(game, self.hero, items=(*state.sheets[self.hero].items, state.offered))
        game.emit("gift_taken", figure=self.hero, card=state.offered, rule="soloth.altar.assign")
        state.offered, state.blessed = "", True
        return again("choose")
