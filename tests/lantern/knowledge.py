"""What a seat of the lantern cannot see, completed at random, and what must be true of every state."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from souterrain.kernel.chance import Chance
from tests.lantern.acts import Glimpse
from tests.lantern.ids import copies
from tests.lantern.state import LanternState

if TYPE_CHECKING:
    from tests.lantern.game import Lantern


def every_card(game: "Lantern") -> list[str]:
    return [id for card in game.content.card.values() for id in copies(card.id, card.copies)]


def complete(game: "Lantern", state: LanternState, chance: Chance) -> None:
    """Deal the cards that are nowhere to be seen to the places where None stands."""
    lifted = [step for step in state.agenda if isinstance(step, Glimpse)]
    shown: list[Any] = [*state.discard, *state.deck]
    for cards in (*state.hands.values(), *(step.seen for step in lifted)):
        shown += cards
    unseen = [card for card in every_card(game) if card not in shown]
    chance.shuffle(unseen)

    def fill(cards: Any) -> list[str]:
        return [unseen.pop() if card is None else card for card in cards]

    state.deck = fill(state.deck)
    state.hands = {seat: tuple(fill(hand)) for seat, hand in state.hands.items()}
    for step in lifted:
        step.seen = tuple(fill(step.seen))
        step.kept = step.kept or ""


def find_faults(game: "Lantern") -> Iterator[str]:
    """No card is lost or doubled, no lamp burns without oil, nobody walks through the door."""
    state = game.state
    cards = [*state.deck, *state.discard, *(card for hand in state.hands.values() for card in hand)]
    cards += [card for step in state.agenda if isinstance(step, Glimpse) for card in step.seen]
    if sorted(cards) != sorted(every_card(game)):
        yield f"The deck has {len(every_card(game))} cards, {len(cards)} are on the table."
    for bearer in state.bearers:
        if bearer.oil < 0 or not 0 <= bearer.place <= game.content.corridor[game.setup.scenario].length:
            yield f"{bearer} is impossible."
