"""Dungeon Twister, the card game: the door. Seats, options, set-up, and what every rule of the game needs at hand.

The turn is in `turn.py`, what action points buy in `acts.py`, the labyrinth in `terrain.py`, questions about characters in
`figure.py`. What follows from the packs alone is kept in the `book`.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar, Self

from msgspec.structs import replace

from souterrain.content import Loaded, Word
from souterrain.games.twister.book import Book, book_of
from souterrain.games.twister.clock import timer
from souterrain.games.twister.effects import effects
from souterrain.games.twister.ending import TELLING, ending
from souterrain.games.twister.facts import Facts, Scenario
from souterrain.games.twister.figure import ability_with
from souterrain.games.twister.ids import cards_of
from souterrain.games.twister.knowledge import complete, find_faults
from souterrain.games.twister.naming import KINDS, ROLES, describe, named
from souterrain.games.twister.setup import METHODS, Advice, Facings, Hiding, Picks, Selections, Starters, lay_out
from souterrain.games.twister.shown import TwisterShown, goal, shown
from souterrain.games.twister.state import Room, TwisterState
from souterrain.games.twister.terrain import DIAGONAL, Labyrinth, cells_of
from souterrain.games.twister.turn import Turn
from souterrain.kernel.agenda import Step
from souterrain.kernel.chance import Chance
from souterrain.kernel.ending import Ending
from souterrain.kernel.event import Event
from souterrain.kernel.game import Game, Setup, TableOption
from souterrain.kernel.shown import Goal
from souterrain.kernel.timer import Timer


class Twister(Game[TwisterState, Facts]):
    """Two seats: player 1 sits in the south of the labyrinth, player 2 in the north."""

    name: ClassVar = "twister"
    rules: ClassVar = 2
    seats: ClassVar = ("south", "north")
    state_type: ClassVar = TwisterState
    content_type: ClassVar = Facts
    shown_type: ClassVar = TwisterShown
    roles: ClassVar = ROLES
    kinds: ClassVar = KINDS
    telling: ClassVar = TELLING
    verdicts: ClassVar = frozenset({"won", "drawn"})
    effects: ClassVar = effects
    options: ClassVar = {
        "team": TableOption(METHODS, "twister.setup.team-method", usual="advised"),
        "clock": TableOption((False, True), "twister.timer.limit"),
        "memory-aid": TableOption((False, True), "twister.melee.discard-hidden"),
        **Game.options,
    }

    def __init__(self, setup: Setup, loaded: Loaded[Facts], state: TwisterState) -> None:
        super().__init__(setup, loaded, state)
        self.book: Book = book_of(loaded.content)
        self._rooms: tuple[Room, ...] = ()
        self._map: Labyrinth | None = None

    def with_state(self, state: TwisterState) -> Self:
        twin = super().with_state(state)
        twin.book, twin._rooms, twin._map = self.book, self._rooms, self._map
        return twin

    @classmethod
    def scenarios(cls, content: Facts) -> Sequence[str]:
        return sorted(content.scenario, key=lambda name: content.scenario[name].number)

    def lay_out(self, chance: Chance) -> TwisterState:
        self.state = lay_out(self, chance)
        method = self.setup.options["team"]
        if method == "advised":
            self.state.agenda = [Turn(), Facings(), Advice()]
        else:
            team: Step = Selections() if method == "full-frontal" else Picks()
            self.state.agenda = [Turn(), Facings(), Hiding(), Starters(), team]
        if self.scenario.required:
            self.emit("required", objects=self.scenario.required, rule="twister.setup.scenario")
        return self.state

    # What rules use

    @property
    def scenario(self) -> Scenario:
        return self.content.scenario[self.setup.scenario]

    @property
    def map(self) -> Labyrinth:
        """The labyrinth as the rooms lie now."""
        rooms = self.state.rooms
        if self._map is None or rooms is not self._rooms:
            self._rooms = rooms
            self._map = self.book.labyrinth(rooms, self._map)
        return self._map

    @property
    def colours(self) -> list[str]:
        return list(dict.fromkeys(room.colour for room in self.content.room.values()))

    def change(self, n: int, **values: Any) -> None:
        """Replace a character by one that differs in some fields."""
        self.state.figures[n] = replace(self.state.figures[n], **values)

    def change_item(self, item: int, **values: Any) -> None:
        self.state.items[item] = replace(self.state.items[item], **values)

    def put(self, n: int, cell: int, bound: int = -1) -> None:
        """A character is in another cell now, with those it carries."""
        self.change(n, cell=cell, bound=bound)
        for friend in self.state.figures[n].burden:
            self.change(friend, cell=cell)

    def lay_item(self, item: int, cell: int) -> None:
        """An object lies in a zone; on a start zone it faces nothing."""
        self.change_item(item, cell=self.map.zones[cell], bearer=-1)

    def release(self, bearer: int, friend: int) -> None:
        """A carried friend is carried no more; it stays in the zone."""
        burden = tuple(other for other in self.state.figures[bearer].burden if other != friend)
        self.change(bearer, burden=burden)
        self.change(friend, bearer=-1)

    def join_team(self, seat: int, thing: str) -> None:
        """A thing, `character/troll` or `object/key`, comes to a team for all to see; which card lies where will be secret."""
        self.state.roster[seat] += (thing,)
        self.state.team[seat] += (cards_of(seat, self.state.roster[seat])[-1],)

    # Action points

    def turn_wheel(self, points: int) -> None:
        """The active player's wheel shows these points."""
        south, north = self.state.wheel
        self.state.wheel = (points, north) if self.state.active == 0 else (south, points)

    @property
    def points(self) -> int:
        """What the active player's wheel shows."""
        return self.state.wheel[self.state.active]

    def pay(self) -> None:
        """twister.turn.action-cost: an action costs one point."""
        self.turn_wheel(self.state.wheel[self.state.active] - 1)

    # Rooms

    def lay_room(self, place: int, room: Room) -> None:
        rooms = self.state.rooms
        self.state.rooms = (*rooms[:place], room, *rooms[place + 1 :])

    def rotate(self, n: int, place: int, way: int) -> None:
        """twister.rotate.quarter-turn, twister.rotate.pieces-stay: the zones go round with all that is in them."""
        cells = cells_of(place)
        to = {cell: cells[(zone + way) % 4] for zone, cell in enumerate(cells)}
        for number, figure in enumerate(self.state.figures):
            if figure.cell in to:
                bound = (figure.bound + way) % 4 if 0 <= figure.bound < DIAGONAL else figure.bound
                self.change(number, cell=to[figure.cell], bound=bound)
        for number, item in enumerate(self.state.items):
            if item.cell in to:
                self.change_item(number, cell=to[item.cell])
        room = self.state.rooms[place]
        self.lay_room(place, replace(room, turn=(room.turn + way) % 4))
        self.make_final()  # twister.rotate.no-undo
        tinkers = self.book.characters[self.state.figures[n].kind].tinkers
        rule = "twister.mekanork.tinker" if tinkers else "twister.rotate.direction"
        borders = self.map.known[place]
        assert borders is not None, "a room that turns is revealed"
        tinkered = way != borders.arrow
        self.emit(
            "rotated",
            figure=n,
            room=place,
            way=way,
            tinkered=tinkered,
            ability=ability_with(self, self.state.figures[n], "tinker") if tinkered else "",
            twin=self.map.places[self.state.figures[n].cell] != place,
            places=self.places_in(cells),
            cost=1,
            points=self.points,
            rule=rule,
        )

    def places_in(self, cells: Sequence[int]) -> tuple[tuple[str, int, int], ...]:
        """Characters and objects by number, each with its cell, for those who are told of a room that moved."""
        figures = [("figure", n, each.cell) for n, each in enumerate(self.state.figures) if each.cell in cells]
        items = [("object", n, each.cell) for n, each in enumerate(self.state.items) if each.cell in cells]
        return (*figures, *items)

    def swap_rooms(self, one: int, other: int) -> None:
        """twister.object.inversion-orientation, twister.object.inversion-contents: with all that is in or beside them."""
        state = self.state
        to = dict(zip((*cells_of(one), *cells_of(other)), (*cells_of(other), *cells_of(one)), strict=True))
        for n, figure in enumerate(state.figures):
            if figure.cell in to:
                self.change(n, cell=to[figure.cell])
        for number, item in enumerate(state.items):
            if item.cell in to:
                self.change_item(number, cell=to[item.cell])
        rooms = list(state.rooms)
        rooms[one], rooms[other] = rooms[other], rooms[one]
        state.rooms = tuple(rooms)
        state.face_down[one], state.face_down[other] = state.face_down[other], state.face_down[one]
        state.turned[one], state.turned[other] = state.turned[other], state.turned[one]
        place = {one: other, other: one}
        for seat, lying in state.beside_rooms.items():
            state.beside_rooms[seat] = tuple(place.get(room, room) for room in lying)

    # The clock

    def timer(self, seat: int) -> Timer | None:
        return timer(self, seat)

    # Telling

    def describe(self, role: str, value: Any) -> Word:
        return describe(self, role, value)

    def named(self) -> Iterator[tuple[str, Iterable[int | str]]]:
        yield from super().named()
        yield from named(self)

    def goal(self) -> Goal:
        return goal(self)

    def shown(self, seat: int | None) -> TwisterShown:
        return shown(self, seat)

    def ending(self, events: Sequence[Event]) -> Ending:
        return ending(self, events)

    # Knowing

    def secrets(self) -> frozenset[str]:
        return self.book.secrets

    def unseen(self, state: TwisterState, seat: int | None, chance: Chance) -> None:
        complete(self, state, seat, chance)

    def faults(self) -> Iterator[str]:
        return find_faults(self)
