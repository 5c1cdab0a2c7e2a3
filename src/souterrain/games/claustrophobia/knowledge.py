"""What a seat cannot see, completed at random, and what must be true of every state."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from souterrain.games.claustrophobia.ids import kind_of
from souterrain.games.claustrophobia.infernal import DICE, DrawEvents
from souterrain.games.claustrophobia.move import Explore, Search
from souterrain.games.claustrophobia.scenario import scenario_of
from souterrain.games.claustrophobia.state import BONUS_DIE, HUMAN, INFERNAL, LEFT, ClaustrophobiaState
from souterrain.kernel.agenda import Step
from souterrain.kernel.chance import Chance
from souterrain.kernel.view import secret_fields

if TYPE_CHECKING:
    from souterrain.games.claustrophobia.game import Claustrophobia

LIFTING: dict[type[Step], str] = {DrawEvents: "event", Search: "tile"}  # steps that hold hidden things, and which


def complete(game: "Claustrophobia", state: ClaustrophobiaState, seat: int | None, chance: Chance) -> None:
    """Deal the cards and tiles that `seat` has not seen into the places it cannot see."""
    beside = [fighter.card for fighter in state.fighters]
    steps = _secret_places(state)
    _deal(game.instinct_cards, [*state.instinct_discard, *beside], [state.instinct_hand, state.instinct_deck], chance)
    lying = [*state.event_discard, *state.events_lasting]
    _deal(game.event_cards, lying, [state.event_hand, state.event_deck, *steps["event"]], chance)
    _deal_tiles(game, state, seat, steps["tile"], chance)
    _write_back(state, steps)


def _deal(everything: Sequence[str], seen: Sequence[str], places: Sequence[list[Any]], chance: Chance) -> None:
    """Fill every None in `places` with something of `everything` that is neither seen nor in a place already."""
    known = {*seen, *(item for place in places for item in place if item is not None)}
    unseen = [item for item in everything if item not in known]
    chance.shuffle(unseen)
    for place in places:
        for index, item in enumerate(place):
            if item is None:
                place[index] = unseen.pop()


def _deal_tiles(
    game: "Claustrophobia", state: ClaustrophobiaState, seat: int | None, lifted: list[list[Any]], chance: Chance
) -> None:
    """The pile is filled from what can be in it; what a seat knows of its top stays where it is."""
    known = state.known_tiles.get(seat, ()) if seat is not None else ()
    pile: list[Any] = [*known, *(None for _ in state.pile[len(known) :])]
    scenario = scenario_of(game)
    everything = [*scenario.pool, *(tile for layer in scenario.pile for tile in layer.also)]
    explored = [step.tile for step in state.agenda if isinstance(step, Explore) and step.tile]
    seen = [*state.tile_discard, *(tile.tile for tile in state.tiles), *explored]
    _deal(everything, seen, [*lifted, pile], chance)
    state.pile = pile
    for other, tiles in list(state.known_tiles.items()):
        state.known_tiles[other] = tuple(pile[: len(tiles)])


def _secret_places(state: ClaustrophobiaState) -> dict[str, list[list[Any]]]:
    """The struck-out fields of steps, as lists to be filled: cards lifted from the event deck, tiles from the pile."""
    places: dict[str, list[list[Any]]] = {"event": [], "tile": []}
    for step in state.agenda:
        kind = LIFTING.get(type(step))
        if kind:
            for name in secret_fields(type(step)):
                value = getattr(step, name)
                places[kind].append(list(value) if isinstance(value, tuple) else [])
    return places


def _write_back(state: ClaustrophobiaState, places: dict[str, list[list[Any]]]) -> None:
    for step in state.agenda:
        kind = LIFTING.get(type(step))
        if not kind:
            continue
        for name in secret_fields(type(step)):
            value = getattr(step, name)
            filled = places[kind].pop(0)
            if isinstance(value, tuple):
                setattr(step, name, tuple(filled))
            elif value is None:
                setattr(step, name, "")


def find_faults(game: "Claustrophobia") -> Iterator[str]:
    """Nothing is lost and nothing is doubled: cards, tiles, dice, figures; no tile is too full."""
    state, content, scenario = game.state, game.content, scenario_of(game)
    beside = [fighter.card for fighter in state.fighters if fighter.card]
    lifted = [
        item
        for step in state.agenda
        for name in secret_fields(type(step))
        for item in (getattr(step, name) if isinstance(getattr(step, name), tuple) else ())
    ]
    cards = [*state.instinct_deck, *state.instinct_hand, *state.instinct_discard, *beside]
    total = sum(fact.copies for fact in content.instinct.values())
    if len(cards) != total or len(set(cards)) != total:
        yield f"{total} instinct cards are in the box, {len(cards)} on the table."
    cards = [*state.event_deck, *state.event_hand, *state.event_discard, *state.events_lasting]
    cards += [item for item in lifted if kind_of(item) == "event"]
    total = sum(fact.copies for fact in content.event.values())
    if len(cards) != total or len(set(cards)) != total:
        yield f"{total} event cards are in the box, {len(cards)} on the table."
    dice = state.reserve_dice + sum(1 for die in state.destiny_dice if die < BONUS_DIE)
    for boxes in (state.waiting, state.triggered):
        dice += sum(1 for held in boxes.values() for die in held if die < BONUS_DIE)
    if dice != DICE:
        yield f"There are {DICE} destiny dice, {dice} on the table."
    tiles = [*state.pile, *state.tile_discard, *(tile.tile for tile in state.tiles)]
    if len(set(tiles)) != len(tiles):
        yield "A tile is in two places."
    if len(state.instinct_hand) > state.hand_limit + 1:
        yield "The human hand is too full."
    for index, tile in enumerate(state.tiles):
        for camp in (HUMAN, INFERNAL):
            standing = sum(1 for fighter in state.fighters if fighter.place == index and fighter.camp == camp)
            if standing > content.tile[tile.tile].saturation:
                yield f"{standing} fighters of camp {camp} stand on {tile.tile}."
    if sum(1 for fighter in state.fighters if fighter.camp == HUMAN) != len(scenario.human):
        yield "A human figure is missing."
    for number, fighter in enumerate(state.fighters):
        if fighter.place < LEFT or fighter.place >= len(state.tiles):
            yield f"Fighter {number} is nowhere."
    if state.threat < 0:
        yield f"The infernal player has {state.threat} threat points."
