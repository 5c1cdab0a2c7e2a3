"""What a seat cannot see, completed at random, and what must be true of every state."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from souterrain.games.conquest.disc import STAYING, seats_of
from souterrain.games.conquest.health import TOKENS
from souterrain.games.conquest.state import TEAMS, ConquestState
from souterrain.kernel.chance import Chance
from souterrain.kernel.view import secret_fields

if TYPE_CHECKING:
    from souterrain.games.conquest.game import Conquest


def complete(game: "Conquest", state: ConquestState, seat: int | None, chance: Chance) -> None:
    """Deal each team's cards that `seat` has not seen into the hands and the pile it cannot see."""
    for team in range(len(TEAMS)):
        knows_top = seat is not None and state.teams[seat] == team
        top = state.known.get(seat, ()) if knows_top and seat is not None else ()
        pile: list[Any] = [*top, *(None for _ in state.piles[team][len(top) :])]
        seats = seats_of(game, team)
        hands: list[list[Any]] = [[*state.hands[other]] for other in seats]
        seen = {*state.discards[team], *state.kept[team], *state.played}
        seen.update(card for place in (pile, *hands) for card in place if card is not None)
        unseen = [card for card in game.team_cards[team] if card not in seen]
        chance.shuffle(unseen)
        for place in (pile, *hands):
            place[:] = [unseen.pop() if card is None else card for card in place]
        state.piles[team] = tuple(pile)
        for other, hand in zip(seats, hands, strict=True):
            state.hands[other] = tuple(hand)
            if other in state.known and other != seat:
                state.known[other] = tuple(pile[: len(state.known[other])])
    for step in state.agenda:
        # Cards that a player has looked at lie on top of the pile; a chosen one is among them.
        for name in secret_fields(type(step)):
            if getattr(step, name) is None:
                setattr(step, name, "")


def find_faults(game: "Conquest") -> Iterator[str]:
    """Nothing is lost and nothing is doubled: tokens, cards, discs; and discs lie in the arena, each in its own place."""
    state = game.state
    if sum(state.health) + state.bank != TOKENS or min(*state.health, state.bank) < 0:
        yield f"There are {TOKENS} health tokens: {state.health} in the reserves and {state.bank} in the bank."
    for team in range(len(TEAMS)):
        cards = [*state.piles[team], *state.discards[team], *state.kept[team]]
        cards += [card for seat in seats_of(game, team) for card in state.hands[seat]]
        box = set(game.team_cards[team])
        cards += [card for card in state.played if card in box]
        if sorted(cards) != sorted(box):
            yield f"Team {TEAMS[team]} has {len(cards)} cards on the table, not the {len(box)} of its own."
    for seat, known in state.known.items():
        if state.piles[state.teams[seat]][: len(known)] != known:
            yield f"Seat {seat} is wrong about the top of its pile."
    if missing := STAYING - state.discs.keys():
        yield f"Not in the arena: {', '.join(sorted(missing))}."
    try:
        game.layout()
    except ValueError as error:
        yield str(error)
    if len({*state.discs} - STAYING) > 1:
        yield "More than one projectile lies in the arena."
