"""What a seat cannot see, completed at random, and what must be true of every state."""

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from souterrain.games.catacombs.card import HEALER, LAIR, MERCHANT, all_rooms, chamber_card, is_room, level_of
from souterrain.games.catacombs.disc import SHIELD
from souterrain.games.catacombs.figure import full_health
from souterrain.games.catacombs.ids import kind_of, number_of
from souterrain.games.catacombs.maze import neighbours, reached, why_unsound
from souterrain.games.catacombs.setup import cards_in_game
from souterrain.games.catacombs.state import ABLE, CatacombsState
from souterrain.kernel.chance import Chance

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs

EXCHANGES = 1000  # of hidden cards, before an unlikely maze is taken as it is
SOUND = (1, 0)  # better than any other


def chambers(game: "Catacombs") -> list[str]:
    """The chamber cards of the labyrinth, which lie hidden there."""
    found = [chamber_card(MERCHANT), chamber_card(HEALER), chamber_card(LAIR)]
    return [*found, chamber_card(HEALER, 2)] if game.setup.options["second-healer"] else found


def complete(game: "Catacombs", state: CatacombsState, seat: int | None, chance: Chance) -> None:
    """Deal the cards that `seat` has not seen to the places and piles it cannot see."""
    public = game.public_equipment()
    deck = [card for card in cards_in_game(game) if card not in public]
    chance.shuffle(deck)
    state.deck = tuple(deck)
    if seat in state.informed:
        return
    seen = {place.card for place in state.places}
    unseen = [card for card in all_rooms(game) if card not in seen]
    chance.shuffle(unseen)
    in_maze = [number for number in state.face_down if not state.places[number].level]
    special = [card for card in chambers(game) if card not in seen] if in_maze else []
    laid = [*special, *unseen[: len(in_maze) - len(special)]]
    chance.shuffle(laid)
    for number in state.face_down:
        level = state.places[number].level
        card = next(card for card in laid or unseen if not level or level_of(game.content, card) == level)
        (laid or unseen).remove(card)
        state.face_down[number] = card
    state.unlaid = tuple(card for card in unseen if card not in state.face_down.values())
    if in_maze:
        find_ways(game, state, chance)


def find_ways(game: "Catacombs", state: CatacombsState, chance: Chance) -> None:
    """catacombs.labyrinth.reachable-lord: hidden cards change places until the maze could be the one that was laid.

    Where everybody can see that no way leads on, no card may say otherwise, and the heroes must not be locked in.
    """
    hidden = sorted(state.face_down)
    here = rate(game, state)
    for _ in range(EXCHANGES):
        if here == SOUND:
            return
        number, other = (hidden[chance.below(len(hidden))] for _ in range(2))
        before, unlaid = dict(state.face_down), state.unlaid
        card = state.face_down[number]
        if unlaid and chance.below(2) and is_room(card):
            drawn = unlaid[chance.below(len(unlaid))]
            state.face_down[number] = drawn
            state.unlaid = tuple(card if each == drawn else each for each in unlaid)
        else:
            state.face_down[number], state.face_down[other] = state.face_down[other], card
        there = rate(game, state)
        if there < here:
            state.face_down, state.unlaid = before, unlaid
        else:
            here = there


def rate(game: "Catacombs", state: CatacombsState) -> tuple[int, int]:
    """How near a maze is to one that could have been laid: ways that should be closed, then how far the heroes come."""
    cards = {(place.x, place.y): place.card or state.face_down[n] for n, place in enumerate(state.places)}
    spots = [*cards]
    open_still = sum(spots[there] in neighbours(game.content, cards, spots[here]) for here, there in state.closed)
    if not open_still and not why_unsound(game.content, cards, spots[0]):
        return SOUND
    return -open_still, len(reached(game.content, cards, spots[0], avoid=LAIR))


def find_faults(game: "Catacombs") -> Iterator[str]:
    """Nothing is lost and nothing is doubled: gold, cards, discs; and discs lie on the board, each in its own place."""
    state, content = game.state, game.content
    total = sum(coin.value * coin.count for coin in content.coin.values())
    gold = [state.bank, *(sheet.gold for sheet in state.sheets.values())]
    if sum(gold) != total or min(gold) < 0:
        yield f"There are {total} gold: {gold} in the bank and with the heroes."
    equipment = [*state.deck, *game.public_equipment()]
    if sorted(equipment) != sorted(cards_in_game(game)):
        yield f"The equipment cards are {sorted(equipment)}."
    if sorted((*state.spells, *state.spent)) != sorted(content.spell):
        yield f"The spells are {sorted((*state.spells, *state.spent))}."
    yield from find_card_faults(game)
    for name, figure in state.figures.items():
        if not 0 <= figure.health <= full_health(game, figure):
            yield f"{name} has {figure.health} health."
        if figure.petrified and figure.incapacity == ABLE:
            yield f"{name} is stone, but not incapacitated."
        if figure.role == "monster" and number_of(name) > content.monster[figure.kind].discs:
            yield f"The box has no {name}."
    loose = {SHIELD, *(attack.piece for attack in content.attack.values() if attack.piece)}
    if strangers := [disc for disc in state.discs if disc not in state.figures and kind_of(disc) not in loose]:
        yield f"On the board, but no figures: {strangers}."
    if state.board:
        try:
            game.layout()
        except ValueError as error:
            yield str(error)


def find_card_faults(game: "Catacombs") -> Iterator[str]:
    """catacombs.room.layout-fixed: each room card lies in one place, of its own level."""
    state = game.state
    cards = [place.card for place in state.places if is_room(place.card)]
    cards += [card for card in state.face_down.values() if is_room(card)]
    cards += state.unlaid
    if sorted(cards) != sorted(all_rooms(game)):
        doubled = [card for card, count in Counter(cards).items() if count > 1]
        yield f"{len(cards)} room cards lie on the table, not {len(all_rooms(game))}; doubled: {doubled}."
    for number, place in enumerate(state.places):
        card = place.card or state.face_down.get(number, "")
        if not card or (place.level and kind_of(level_of(game.content, card)) != kind_of(place.level)):
            yield f"The card at place {number} is {card!r}, not of level {place.level!r}."
