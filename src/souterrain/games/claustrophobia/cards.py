"""Decks, hands and the tile pile: drawing, looking, playing, discarding."""

from typing import TYPE_CHECKING

from souterrain.games.claustrophobia.facts import Event, Instinct
from souterrain.games.claustrophobia.ids import name_of
from souterrain.games.claustrophobia.scenario import tell
from souterrain.games.claustrophobia.state import HUMAN, INFERNAL
from souterrain.kernel.agenda import Instruction, Step

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia


def instinct_of(game: "Claustrophobia", card: str) -> Instinct:
    return game.content.instinct[name_of(card)]


def event_of(game: "Claustrophobia", card: str) -> Event:
    return game.content.event[name_of(card)]


def draw_instinct(game: "Claustrophobia", fighter: int, rule: str) -> None:
    """claustrophobia.instinct.draw: an empty deck is made anew from the discards. A fighter's line or find brings the card."""
    state = game.state
    if not state.instinct_deck:
        state.instinct_deck, state.instinct_discard = state.instinct_discard, []
        state.chance.shuffle(state.instinct_deck)
    if state.instinct_deck:
        card = state.instinct_deck.pop()
        state.instinct_hand.append(card)
        game.emit("instinct_drawn", seat=HUMAN, fighter=fighter, card=card, rule=rule, only=(HUMAN,))


def discard_card(game: "Claustrophobia", fighter: int) -> None:
    """The instinct card beside a fighter's sheet is discarded."""
    card = game.state.fighters[fighter].card
    if card:
        game.state.instinct_discard.append(card)
        game.change(fighter, card="")


def draw_events(game: "Claustrophobia", count: int) -> tuple[str, ...]:
    """claustrophobia.power.dark-destiny.effect: an empty deck is made anew from the discards."""
    state = game.state
    cards: list[str] = []
    for _ in range(count):
        if not state.event_deck:
            state.event_deck, state.event_discard = state.event_discard, []
            state.chance.shuffle(state.event_deck)
        if state.event_deck:
            cards.append(state.event_deck.pop())
    return tuple(cards)


def playable_events(game: "Claustrophobia", moment: str, step: Step) -> list[str]:
    """claustrophobia.event.timing: the event cards in hand that can be played at a moment."""
    hand = game.state.event_hand
    return [card for card in hand if is_playable(game, event_of(game, card), moment, step)] if hand else []


def may_hold_event(game: "Claustrophobia", moment: str, step: Step) -> bool:
    """Whether the infernal hand might hold a card for this moment, as far as the table can know."""
    state = game.state
    if not state.event_hand:
        return False
    seen = {*state.event_discard, *state.events_lasting}
    for event, cards in game.events_by_moment.get(moment, ()):
        if not seen.issuperset(cards) and is_playable(game, event, moment, step):
            return True
    return False


def is_playable(game: "Claustrophobia", event: Event, moment: str, step: Step) -> bool:
    if event.when != moment:
        return False
    condition = event.effects[0].marks.get("playable")
    return not callable(condition) or bool(condition(game, step, event))


def play_event(game: "Claustrophobia", card: str, step: Step) -> Instruction | None:
    """claustrophobia.event.timing: a card with a lasting effect stays visible, the others are discarded."""
    event = event_of(game, card)
    lasts = bool(event.effects[0].marks.get("lasting"))
    game.state.event_hand.remove(card)
    (game.state.events_lasting if lasts else game.state.event_discard).append(card)
    game.emit("event_played", seat=INFERNAL, card=card, lasting=lasts, rule="claustrophobia.event.timing")
    told: Instruction | None = event.effects[0](game, step)
    return told


# The tile pile


def draw_tile(game: "Claustrophobia") -> str:
    (tile,) = lift_tiles(game, 1)
    return tile


def lift_tiles(game: "Claustrophobia", count: int) -> tuple[str, ...]:
    """claustrophobia.explore.humans-may: tiles from the top; an empty pile is made anew from the discarded tiles."""
    state = game.state
    if not state.pile:
        state.pile, state.tile_discard = state.tile_discard, []
        state.chance.shuffle(state.pile)
    lifted = tuple(state.pile[:count])
    del state.pile[: len(lifted)]
    for seat, known in list(state.known_tiles.items()):
        state.known_tiles[seat] = known[len(lifted) :]
    return lifted


def put_back_tiles(game: "Claustrophobia", seat: int, tiles: tuple[str, ...]) -> None:
    """claustrophobia.gift.prescience.others-back: on top, the first named topmost. Only that seat knows them."""
    state = game.state
    state.pile[:0] = tiles
    mine = state.known_tiles.get(seat, ())
    state.known_tiles = {seat: (*tiles, *mine)}
    game.emit("tiles_put_back", seat=seat, tiles=tiles, only=(seat,), rule="claustrophobia.gift.prescience.others-back")


def refuse_tile(game: "Claustrophobia", tile: str) -> bool:
    """claustrophobia.explore.dead-end: a tile that would close the map is discarded, unless the scenario has it put under
    the pile, or placed all the same: then this is false."""
    where = tell(game, "refused", tile) or "discard"
    if where == "place":
        return False
    (game.state.pile if where == "pile" else game.state.tile_discard).append(tile)
    game.emit(
        "tile_kept" if where == "pile" else "tile_refused", tile_name=tile, rule="claustrophobia.explore.dead-end"
    )
    return True


def discard_instinct_at_random(game: "Claustrophobia", rule: str) -> None:
    hand = game.state.instinct_hand
    card = hand.pop(game.state.chance.below(len(hand)))
    game.state.instinct_discard.append(card)
    game.emit("instinct_discarded", seat=HUMAN, card=card, reason="card", rule=rule)
