"""What bearers do: play a card, walk, look into the deck; and the handling of cards that all of it needs."""

from typing import TYPE_CHECKING

from souterrain.kernel.agenda import Instruction, Step, do, finish, window
from souterrain.kernel.decision import ask, option
from souterrain.kernel.view import Secret
from tests.lantern.facts import Card
from tests.lantern.ids import name_of

if TYPE_CHECKING:
    from tests.lantern.game import Lantern


class Play(Step):
    """lantern.play: burn the card's oil, do what it says. Who did not get forward fills the lamp (lantern.rest)."""

    stages = ("burn", "act", "rest")
    seat: int
    card: str  # nothing when the bearer waits
    walked: int = 0

    def burn(self, game: "Lantern") -> None:
        if self.card:
            game.change(self.seat, oil=game.state.bearers[self.seat].oil - card_of(game, self.card).oil)

    def act(self, game: "Lantern") -> Instruction | None:
        return card_of(game, self.card).effects[0](game, self.seat) if self.card else None

    def rest(self, game: "Lantern") -> None:
        if not self.walked:
            game.change(self.seat, oil=game.state.bearers[self.seat].oil + 1)
            game.emit("rested", seat=self.seat, rule="lantern.rest")


class Walk(Step):
    """lantern.walk: announced, answered, walked. The result is the number of steps."""

    stages = ("begin", "go")
    seat: int
    steps: int

    def begin(self, game: "Lantern") -> Instruction:
        game.emit("walk_begun", seat=self.seat, steps=self.steps, rule="lantern.walk")
        return window("walk.begun")

    def go(self, game: "Lantern") -> Instruction:
        place = game.state.bearers[self.seat].place
        left = game.content.corridor[game.setup.scenario].length - place
        steps = max(min(self.steps, left), 0)
        game.change(self.seat, place=place + steps)
        game.emit("walked", seat=self.seat, steps=steps, rule="lantern.walk")
        return finish(steps)


class Glimpse(Step):
    """lantern.glimpse: look at the top of the deck, keep one card; the others are discarded openly."""

    stages = ("look", "choose", "keep")
    seat: int
    count: int
    seen: Secret[tuple[str, ...]] = ()
    kept: Secret[str] = ""

    def owner(self) -> int:
        return self.seat

    def look(self, game: "Lantern") -> Instruction | None:
        self.seen = lift(game, self.count)
        game.emit("seen", seat=self.seat, cards=self.seen, rule="lantern.glimpse", only=(self.seat,))
        return None if self.seen else finish()

    def choose(self, game: "Lantern") -> Instruction:
        options = [option("keep", card=card) for card in self.seen]
        return ask(self.seat, "keep", options, rule="lantern.glimpse", into={"kept": "card"})

    def keep(self, game: "Lantern") -> None:
        rest = tuple(card for card in self.seen if card != self.kept)
        game.state.hands[self.seat] += (self.kept,)
        game.state.discard += rest
        game.emit("kept", seat=self.seat, card=self.kept, rule="lantern.glimpse", only=(self.seat,))
        game.emit("discarded", seat=self.seat, cards=rest, rule="lantern.glimpse")


class Gust(Step):
    """lantern.draught: on a low roll the bearer shields the lamp and gets less far. The result is the steps left."""

    stages = ("roll",)
    seat: int
    steps: int

    def roll(self, game: "Lantern") -> Instruction:
        face = game.state.chance.roll()
        blown = face <= (3 if game.setup.options["gusty"] else 2)
        game.emit("gust", seat=self.seat, face=face, blown=blown, rule="lantern.draught")
        return finish(self.steps - 1 if blown else self.steps)


def gust(game: "Lantern", walk: Walk, seat: int) -> Instruction:
    return do(Gust(seat, walk.steps), into="steps")


# Cards


def card_of(game: "Lantern", card: str) -> Card:
    return game.content.card[name_of(card)]


def lift(game: "Lantern", count: int) -> tuple[str, ...]:
    """lantern.deck: from the top; an empty deck is made anew from the discards."""
    state = game.state
    cards: list[str] = []
    while len(cards) < count and (state.deck or state.discard):
        if not state.deck:
            state.deck, state.discard = state.discard, []
            state.chance.shuffle(state.deck)
        cards.append(state.deck.pop())
    return tuple(cards)


def draw(game: "Lantern", seat: int, count: int, rule: str) -> None:
    cards = lift(game, count)
    game.state.hands[seat] += cards
    game.emit("drawn", seat=seat, cards=cards, rule=rule, only=(seat,))


def discard(game: "Lantern", seat: int, card: str) -> None:
    game.state.hands[seat] = tuple(held for held in game.state.hands[seat] if held != card)
    game.state.discard.append(card)


def answer_with(game: "Lantern", step: Step, card: str) -> Instruction | None:
    """lantern.answer: a card that answers a moment is shown, discarded and does what it says."""
    seat = next(seat for seat, hand in game.state.hands.items() if card in hand)
    discard(game, seat, card)
    game.emit("answered", seat=seat, card=card, rule="lantern.answer")
    told: Instruction | None = card_of(game, card).effects[0](game, step)
    return told
