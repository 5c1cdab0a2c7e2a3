"""The lantern: a tiny game, and the pattern for a new one. This is the door; the course of the game is in `turn.py`.

1. Amber and blue carry lamps down a corridor. The first at the door wins; together they share the place.
2. A lamp starts with two measures of oil. Each bearer is dealt four cards and may swap up to two of them.
3. Every round both choose a card in secret, or wait. A card that burns more oil than is left cannot be chosen.
4. The cards are revealed; whoever is further behind plays first, amber if nobody is.
5. *Creep*, *stride* and *dash* walk. Who begins a walk in a draught rolls a die: on 1 or 2 one step is lost
   (on 1 to 3 at a gusty table). Then the other may answer with *trip*.
6. *Glimpse* looks at two cards of the deck: one is kept, the other discarded.
7. Who did not get forward in the round takes a measure of oil.
8. Then both draw a card; an empty deck is made anew from the discards.
9. After the last round the lamps go out, and whoever is further ahead wins.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar

from msgspec import structs

from souterrain.content import Word
from souterrain.kernel.agenda import Step
from souterrain.kernel.chance import Chance
from souterrain.kernel.ending import Ending
from souterrain.kernel.event import Event
from souterrain.kernel.game import Game, TableOption, lasting
from souterrain.kernel.shown import Goal
from souterrain.kernel.window import Reaction
from tests.lantern.acts import Walk, answer_with, card_of, gust
from tests.lantern.effects import effects
from tests.lantern.ending import TELLING, ending
from tests.lantern.facts import Facts
from tests.lantern.knowledge import complete, every_card, find_faults
from tests.lantern.naming import ROLES, describe, named
from tests.lantern.shown import goal
from tests.lantern.state import AMBER, BLUE, SEATS, Bearer, LanternState
from tests.lantern.turn import Exchange, Round

DEALT = 4


class Lantern(Game[LanternState, Facts]):
    """Two bearers, one corridor."""

    name: ClassVar = "lantern"
    rules: ClassVar = 1
    seats: ClassVar = SEATS
    state_type: ClassVar = LanternState
    content_type: ClassVar = Facts
    roles: ClassVar = ROLES
    effects: ClassVar = effects
    scenario_kind: ClassVar = "corridor"
    options: ClassVar = {"gusty": TableOption((False, True), "lantern.draught"), **Game.options}
    telling: ClassVar = TELLING
    windows: ClassVar = {"walk.begun": "lantern.answer"}

    @classmethod
    def scenarios(cls, content: Facts) -> Sequence[str]:
        return tuple(content.corridor)

    def lay_out(self, chance: Chance) -> LanternState:
        deck = every_card(self)
        chance.shuffle(deck)
        hands = {seat: tuple(deck.pop() for _ in range(DEALT)) for seat in (AMBER, BLUE)}
        agenda = [Round(), Exchange()]
        return LanternState(chance=chance, agenda=agenda, bearers=[Bearer(), Bearer()], deck=deck, hands=hands)

    # Who may answer a moment

    def reactions(self, window: str, step: Step) -> Sequence[Reaction]:
        """A draught must be answered for; cards in the hand of the one who does not walk may be played."""
        assert isinstance(step, Walk)
        draughts = self.content.corridor[self.setup.scenario].draughts
        found = [Reaction("draught", gust, step.seat)] if self.state.bearers[step.seat].place in draughts else []
        other = 1 - step.seat
        hand = [card for card in self.state.hands[other] if card_of(self, card).when == window]
        return found + [Reaction(card, answer_with, card, other) for card in hand]

    def asked(self, window: str, step: Step) -> Sequence[int]:
        """The other, unless every card for this moment lies among the discards: that much everybody can see."""
        assert isinstance(step, Walk)
        other = 1 - step.seat
        return (other,) if self.state.hands[other] and not self.answering[window] <= {*self.state.discard} else ()

    @lasting
    def answering(self) -> dict[str, frozenset[str]]:
        """The cards for each moment."""
        when = {card: card_of(self, card).when for card in every_card(self)}
        return {window: frozenset(card for card in when if when[card] == window) for window in self.windows}

    # What rules use

    def change(self, seat: int, **values: Any) -> None:
        """Replace a bearer by one that differs in some fields."""
        self.state.bearers[seat] = structs.replace(self.state.bearers[seat], **values)

    def finish_at(self, places: Sequence[int]) -> None:
        """lantern.end: the further ahead, the better the place."""
        self.emit("ended", places=tuple(places), rule="lantern.end")
        self.end(*(1 + sum(1 for other in places if other > place) for place in places))

    # Knowing and telling

    def describe(self, role: str, value: Any) -> Word:
        return describe(self, role, value)

    def named(self) -> Iterator[tuple[str, Iterable[int | str]]]:
        yield from super().named()
        yield from named(self)

    def goal(self) -> Goal:
        return goal(self)

    def ending(self, events: Sequence[Event]) -> Ending:
        return ending(self, events)

    def secrets(self) -> frozenset[str]:
        return frozenset(every_card(self))

    def unseen(self, state: LanternState, seat: int | None, chance: Chance) -> None:
        complete(self, state, chance)

    def faults(self) -> Iterator[str]:
        return find_faults(self)
