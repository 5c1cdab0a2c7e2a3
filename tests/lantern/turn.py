"""The course of the game: an exchange of cards, then rounds until somebody reaches the door or the lamps go out."""

from typing import TYPE_CHECKING

from souterrain.kernel.agenda import Instruction, Step, again, ask_each, do, finish
from souterrain.kernel.decision import Choice, ask, option, refuse
from tests.lantern.acts import Play, card_of, discard, draw
from tests.lantern.state import AMBER, BLUE, SEATS

if TYPE_CHECKING:
    from tests.lantern.game import Lantern

MOST_EXCHANGED = 2  # lantern.exchange


class Exchange(Step):
    """lantern.exchange: before the first round both may swap cards. An answer lands in the field named after its seat."""

    stages = ("choose", "swap")
    amber: tuple[str, ...] = ()
    blue: tuple[str, ...] = ()

    def choose(self, game: "Lantern") -> Instruction:
        return ask_each([self.choice(game, seat) for seat in (AMBER, BLUE)])

    def choice(self, game: "Lantern", seat: int) -> Choice:
        options = [option("give", card=card) for card in game.state.hands[seat]]
        rule = "lantern.exchange"
        return ask(seat, "exchange", options, rule=rule, into={SEATS[seat]: "card"}, least=0, most=MOST_EXCHANGED)

    def swap(self, game: "Lantern") -> None:
        for seat, given in enumerate((self.amber, self.blue)):
            for card in given:
                discard(game, seat, card)
            game.emit("exchanged", seat=seat, cards=given, rule="lantern.exchange")
        for seat, given in enumerate((self.amber, self.blue)):
            draw(game, seat, len(given), "lantern.exchange")


class Round(Step):
    """lantern.round: choose in secret, reveal, play, draw."""

    stages = ("begin", "choose", "reveal", "play", "end")
    amber: str = ""
    blue: str = ""

    def begin(self, game: "Lantern") -> None:
        game.state.round += 1
        game.emit("round_begun", round=game.state.round, rule="lantern.round")

    def choose(self, game: "Lantern") -> Instruction:
        return ask_each([self.choice(game, seat) for seat in (AMBER, BLUE)])

    def choice(self, game: "Lantern", seat: int) -> Choice:
        """lantern.oil: a card that burns more oil than the lamp holds is refused. Waiting is always possible."""
        oil = game.state.bearers[seat].oil
        cards = [card for card in game.state.hands[seat] if not card_of(game, card).when]
        return ask(
            seat,
            "play",
            [*(option("play", card=card) for card in cards if card_of(game, card).oil <= oil), option("wait")],
            rule="lantern.round",
            into={SEATS[seat]: "card"},
            refused=[refuse("lantern.oil", "play", card=card) for card in cards if card_of(game, card).oil > oil],
            oil=oil,
        )

    def reveal(self, game: "Lantern") -> None:
        for seat, card in enumerate((self.amber, self.blue)):
            if card:
                discard(game, seat, card)
            game.emit("revealed", seat=seat, card=card, rule="lantern.round")

    def play(self, game: "Lantern") -> Instruction:
        """lantern.order: whoever is behind goes first, amber if nobody is."""
        plays = [Play(AMBER, self.amber), Play(BLUE, self.blue)]
        amber, blue = game.state.bearers
        return do(*(plays if amber.place <= blue.place else reversed(plays)))

    def end(self, game: "Lantern") -> Instruction:
        corridor = game.content.corridor[game.setup.scenario]
        places = [bearer.place for bearer in game.state.bearers]
        if corridor.length in places or game.state.round == corridor.rounds:
            game.finish_at(places)
            return finish()
        for seat in (AMBER, BLUE):
            draw(game, seat, 1, "lantern.round")
        return again("begin")
