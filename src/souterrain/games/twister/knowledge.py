"""What a seat cannot see, completed at random, and what must be true of every state."""

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from souterrain.games.twister.acts import Jump
from souterrain.games.twister.combat import Combat
from souterrain.games.twister.ids import cards_of, kind_of, object_card
from souterrain.games.twister.move import Displacement
from souterrain.games.twister.state import (
    CARRIED,
    DISCARDED,
    MOST_FRIENDS,
    MOST_KEPT,
    NORTH,
    SOUTH,
    WAITING,
    TwisterState,
)
from souterrain.kernel.chance import Chance

if TYPE_CHECKING:
    from souterrain.games.twister.game import Twister

SEATS = (SOUTH, NORTH)


def complete(game: "Twister", state: TwisterState, seat: int | None, chance: Chance) -> None:
    """Deal rooms, team cards and combat cards that `seat` has not seen into the places it cannot see."""
    _deal_rooms(game, state, chance)
    for other in SEATS:
        if other != seat:
            _deal_team(game, state, other, chance)
            _deal_hand(game, state, other, seat, chance)
    for other in SEATS:
        if other != seat:
            mine = list(state.hand[1 - other])
            chance.shuffle(mine)
            state.known[other] = tuple(mine[: len(state.known[other])])
    _fill_combat(game, state, chance)


def _deal_rooms(game: "Twister", state: TwisterState, chance: Chance) -> None:
    """Pairs that were seen, or that the scenario names, are in the labyrinth; the others may be any."""
    rooms = game.content.room
    seen = [room.card for room in state.rooms if room.card]
    colours: list[str] = list(dict.fromkeys((*game.scenario.colours, *(rooms[card].colour for card in seen))))
    others = [colour for colour in game.colours if colour not in colours]
    chance.shuffle(others)
    colours += others[: game.scenario.rows - len(colours)]
    hidden = [card for card, room in rooms.items() if room.colour in colours and card not in seen]
    chance.shuffle(hidden)
    state.face_down = ["" if room.card else hidden.pop() for room in state.rooms]
    state.turned = [0 if room.card else chance.below(4) for room in state.rooms]


def _deal_team(game: "Twister", state: TwisterState, seat: int, chance: Chance) -> None:
    """The cards of a team that are not face up, where they may be. Starters are characters; of the rest, the backs tell
    nothing."""
    scenario, things = game.scenario, game.book.things[seat]
    starting = len(state.west[seat]) + len(state.east[seat])
    slots = starting + len(state.team[seat]) + len(state.beside[seat])
    up = set(cards_face_up(state, seat))
    roster = state.roster[seat]
    required = [object_card(seat, id, 1) for id in scenario.required]
    if len(roster) > len(required) or game.setup.options["team"] != "full-frontal":
        hidden = [card for card in cards_of(seat, roster) if card not in up]
        characters = [card for card in hidden if kind_of(card) == "character"]
        objects = [card for card in hidden if kind_of(card) == "object"]
    else:
        characters = [card for card in things[0] if card not in up]
        objects = [card for card in things[1] if card not in up and card not in required]
        chance.shuffle(characters)
        chance.shuffle(objects)
        team = scenario.start + scenario.hidden
        shown = sum(1 for card in up if kind_of(card) == "character")
        # Before the objects are chosen, all that is hidden is characters and what every team has.
        objects = [card for card in required if card not in up] + objects
        if slots <= team + len(required) and not up:
            objects = objects[: len(required)]
            characters = characters[: slots - len(objects)]
        else:
            characters = characters[: team - shown]
            objects = objects[: slots - len(characters)]
    chance.shuffle(characters)
    starters = [characters.pop() for _ in range(starting)]
    rest = characters + objects
    chance.shuffle(rest)
    state.west[seat] = tuple(starters[: len(state.west[seat])])
    state.east[seat] = tuple(starters[len(state.west[seat]) :])
    beside = len(state.beside[seat])
    state.beside[seat] = tuple(rest[:beside])
    state.team[seat] = tuple(rest[beside:])


def cards_face_up(state: TwisterState, seat: int) -> list[str]:
    """The characters and objects of a seat that everybody has seen, wherever they are now."""
    up = [figure.card for figure in state.figures if figure.seat == seat]
    return up + [item.card for item in state.items if item.seat == seat]


def _deal_hand(game: "Twister", state: TwisterState, seat: int, viewer: int | None, chance: Chance) -> None:
    """The combat cards of another seat: some are known to be in the box, some to be in the hand, among these the 0."""
    cards = game.book.things[seat][2]
    gone = [*state.spent_openly[seat], *(card for card in state.shown if card in cards)]
    gone = [card for card in gone if card not in game.book.returning]
    known = state.known[viewer] if viewer is not None else ()
    laid = [card for card in state.laid if card is not None and card in cards]
    kept = list(dict.fromkeys((*known, *laid, *(card for card in cards if card in game.book.returning))))
    unseen = [card for card in cards if card not in kept and card not in gone]
    chance.shuffle(unseen)
    size = len(state.hand[seat])
    hand = {*kept, *unseen[: size - len(kept)]}
    state.hand[seat] = tuple(card for card in cards if card in hand)
    state.spent[seat] = tuple(card for card in cards if card not in hand)


def _fill_combat(game: "Twister", state: TwisterState, chance: Chance) -> None:
    """Cards that were laid face down in the combat under way: any of the hand."""
    combat = next((step for step in state.agenda if isinstance(step, Combat)), None)
    if combat is None:
        return
    seat = combat.attacker_seat
    extra: Any = combat.extra
    if extra is None:
        # It may be empty: the Berserker's second card was not chosen yet, or is already shown.
        combat.extra = -1
        if combat.two and not state.laid and combat.is_past("lay_extra"):
            named = combat.named if combat.namer == 1 - seat else -1
            combat.extra = game.book.combat[_any_card(game, state.hand[seat], named, chance)]
    if any(card is None for card in state.laid):
        hand = list(state.hand[1 - combat.looker])
        chance.shuffle(hand)
        state.laid = tuple(hand[: len(state.laid)])


def _any_card(game: "Twister", hand: tuple[str, ...], named: int, chance: Chance) -> str:
    """A card to spare: not the only one of a named value."""
    fitting = [card for card in hand if game.book.combat[card] == named]
    spare = [card for card in hand if fitting != [card]]
    return spare[chance.below(len(spare))]


def find_faults(game: "Twister") -> Iterator[str]:
    """Nothing is lost, nothing is doubled, nobody stands where nobody can."""
    state, book = game.state, game.book
    yield from _card_faults(game)
    rooms = [card or room.card for card, room in zip(state.face_down, state.rooms, strict=True)]
    colours = Counter(game.content.room[card].colour for card in rooms)
    if len(set(rooms)) != len(rooms) or set(colours.values()) != {2}:
        yield f"The labyrinth is not made of whole pairs: {rooms}."
    end = 4 * len(rooms) + 8
    crowd: Counter[tuple[int, int]] = Counter()
    for n, figure in enumerate(state.figures):
        if not WAITING <= figure.cell < end:
            yield f"Character {n} is nowhere."
        if figure.cell >= 0:
            if game.map.owners[figure.cell] not in (-1, figure.seat):
                yield f"Character {n} stands on the enemy's start zone."
            if game.map.places[figure.cell] >= 0 and not state.rooms[game.map.places[figure.cell]].card:
                yield f"Character {n} stands in a room that lies face down."
            crowd[figure.seat, game.map.zones[figure.cell]] += 1
        loads = len(figure.objects) + len(figure.burden)
        if loads > book.characters[figure.kind].hands or (loads and figure.cell < 0):
            yield f"Character {n} carries {loads} things."
        for item in figure.objects:
            if state.items[item].bearer != n or state.items[item].cell != CARRIED:
                yield f"Object {item} does not know that character {n} carries it."
        for friend in figure.burden:
            other = state.figures[friend]
            if other.bearer != n or other.cell != figure.cell or not other.wounded or other.seat != figure.seat:
                yield f"Character {friend} cannot be carried by character {n}."
        if figure.bearer >= 0 and n not in state.figures[figure.bearer].burden:
            yield f"Character {n} is carried by nobody."
    for number, thing in enumerate(state.items):
        if thing.cell == CARRIED and number not in state.figures[thing.bearer].objects:
            yield f"Object {number} is carried by nobody."
        if thing.cell == DISCARDED and thing.bearer >= 0:
            yield f"Object {number} is discarded and carried."
    if not any(isinstance(step, (Displacement, Jump)) for step in state.agenda):
        for (seat, zone), count in crowd.items():
            if count > MOST_FRIENDS:
                yield f"{count} characters of seat {seat} are in zone {zone}."
    for seat in SEATS:
        if not 0 <= state.wheel[seat] <= 2 * MOST_KEPT:
            yield f"The wheel of seat {seat} shows {state.wheel[seat]}."


def _card_faults(game: "Twister") -> Iterator[str]:
    state, scenario = game.state, game.scenario
    for seat in SEATS:
        cards = [*state.hand[seat], *state.spent[seat]]
        if sorted(cards) != sorted(game.book.things[seat][2]):
            yield f"The combat cards of seat {seat} are {cards}."
        up = cards_face_up(state, seat)
        down = [*state.team[seat], *state.west[seat], *state.east[seat], *state.beside[seat]]
        if len({*up, *down}) != len(up) + len(down):
            yield f"A card of seat {seat} is in two places."
        if state.phase == "play" and len(up) + len(down) != scenario.start + scenario.hidden + scenario.objects:
            yield f"The team of seat {seat} has {len(up) + len(down)} cards."
        if len(state.beside[seat]) != len(state.beside_rooms[seat]):
            yield f"The cards of seat {seat} beside rooms and the rooms do not agree."
