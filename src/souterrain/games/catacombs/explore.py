"""The exploration phase: which card is turned up next, and where the heroes go."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from souterrain.games.catacombs.card import exits_of, is_match
from souterrain.games.catacombs.choice import Vote
from souterrain.games.catacombs.equipment import map_bearers
from souterrain.games.catacombs.figure import hero_seats
from souterrain.games.catacombs.maze import DIRECTIONS
from souterrain.games.catacombs.state import NOWHERE
from souterrain.kernel.agenda import Instruction, Step, again, do, finish

if TYPE_CHECKING:
    from souterrain.games.catacombs.game import Catacombs


class Explore(Step):
    """catacombs.explore.flip-next: the next card of the line is turned up, or of a pair the one that the heroes choose."""

    stages = ("begin", "choose", "enter")
    place: int = NOWHERE

    def begin(self, game: "Catacombs") -> None:
        begin_exploration(game)
        for number in next_column(game):
            turn_up(game, number)

    def choose(self, game: "Catacombs") -> Instruction | None:
        """catacombs.branch.choice"""
        open_to = enterable(game)
        if len(open_to) == 1:
            self.place = open_to[0]
            return None
        rule = "catacombs.branch.choice"
        vote = Vote(kind="choose_room", verb="enter", role="place", choices=tuple(open_to), rule=rule)
        return do(vote, into="place")

    def enter(self, game: "Catacombs") -> None:
        game.state.here = self.place


def begin_exploration(game: "Catacombs") -> None:
    game.begin_phase("exploration", rule="catacombs.flow.four-phases")
    if map_bearers(game) and game.state.face_down:
        informed = tuple(sorted({*game.state.informed, *hero_seats(game)}))
        if informed != game.state.informed:
            game.state.informed = informed
            game.emit("map_read", figure=map_bearers(game)[0], rule="catacombs.limit.cards-override")


def turn_up(game: "Catacombs", number: int) -> None:
    """catacombs.setup.table: from now on everybody knows the card."""
    state = game.state
    card = state.face_down.pop(number, "") or state.places[number].card
    place = state.places[number] = replace(state.places[number], card=card)
    game.emit(
        "turned_up",
        place=number,
        card=card,
        column=place.x + 1,
        row=place.y + 1,
        way=way_of(game, number),
        rule="catacombs.explore.flip-next",
    )


def way_of(game: "Catacombs", number: int) -> str:
    """How the heroes come to a card: by a way of the `maze`, as one of a `pair`, or because it is the `only` one."""
    places = game.state.places
    if game.setup.options["path"] == "labyrinth":
        return "maze" if number else "only"
    return "only" if sum(place.x == places[number].x for place in places) == 1 else "pair"


def turn_down(game: "Catacombs", number: int) -> None:
    """catacombs.labyrinth.explore-mismatch: the card is hidden again, from whoever does not know the face-down ones."""
    state = game.state
    place = state.places[number]
    state.face_down = dict(sorted({**state.face_down, number: place.card}.items()))
    state.places[number] = replace(place, card="")


def next_column(game: "Catacombs") -> list[int]:
    state = game.state
    x = 0 if state.here == NOWHERE else state.places[state.here].x + 1
    return [number for number, place in enumerate(state.places) if place.x == x]


def enterable(game: "Catacombs") -> list[int]:
    """catacombs.exits.leave: with exits, only cards to the east that match; a way that exits would close stays open."""
    state = game.state
    column = next_column(game)
    if not game.setup.options["exits"] or state.here == NOWHERE:
        return column
    here = state.places[state.here].card
    matching = [number for number in column if is_match(game.content, here, state.places[number].card, "E")]
    return matching or column


# The labyrinth


class Wander(Step):
    """catacombs.labyrinth.explore-flip: the heroes choose a room next to theirs, turn its card up, and enter if it matches."""

    stages = ("begin", "choose", "turn", "enter")
    direction: str = ""

    def begin(self, game: "Catacombs") -> Instruction | None:
        begin_exploration(game)
        if game.state.here != NOWHERE:
            return None
        game.state.here = 0
        turn_up(game, 0)
        return finish()

    def choose(self, game: "Catacombs") -> Instruction:
        """catacombs.exits.leave: only by the exits on the card they leave.

        catacombs.labyrinth.reachable-lord: nobody is ever locked in. A maze that is only imagined may hold no way on, where
        `find_ways` has given up: then any way is tried, and one that was found closed leads there all the same.
        """
        ways = tuple(open_ways(game) or ways_around(game))
        rule = "catacombs.labyrinth.explore-flip"
        vote = Vote(kind="choose_way", verb="go", role="direction", choices=ways, rule=rule)
        return do(vote, into="direction")

    def turn(self, game: "Catacombs") -> Instruction | None:
        """catacombs.labyrinth.explore-mismatch: a card that does not match is turned face down again."""
        state = game.state
        there = neighbour(game, self.direction)
        is_new = there in state.face_down
        if is_new:
            turn_up(game, there)
        is_open = is_match(game.content, state.places[state.here].card, state.places[there].card, self.direction)
        if is_open or (state.here, there) in state.closed:
            return None
        game.emit(
            "way_closed",
            direction=self.direction,
            place=there,
            hidden=is_new,
            rule="catacombs.labyrinth.explore-mismatch",
        )
        if is_new:
            turn_down(game, there)
        state.closed += ((state.here, there),)
        return again("choose")

    def enter(self, game: "Catacombs") -> None:
        game.state.here = neighbour(game, self.direction)
        here = game.state.here
        game.emit(
            "way_taken",
            direction=self.direction,
            place=here,
            explored=game.state.places[here].explored,
            rule="catacombs.labyrinth.explore-match",
        )


def neighbour(game: "Catacombs", direction: str) -> int:
    """The place next to the heroes in a direction, or nowhere."""
    here = game.state.places[game.state.here]
    dx, dy = DIRECTIONS[direction]
    for number, place in enumerate(game.state.places):
        if (place.x, place.y) == (here.x + dx, here.y + dy):
            return number
    return NOWHERE


def ways_around(game: "Catacombs") -> list[str]:
    """Where a place lies next to that of the heroes."""
    return [direction for direction in DIRECTIONS if neighbour(game, direction) != NOWHERE]


def open_ways(game: "Catacombs") -> list[str]:
    """Through the exits of the card, but for those that were found closed."""
    state = game.state
    exits = exits_of(game.content, state.places[state.here].card)
    return [way for way in ways_around(game) if way in exits and (state.here, neighbour(game, way)) not in state.closed]
