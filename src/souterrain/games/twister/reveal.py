"""Revealing a room: who has access to it, turning it over, placing the cards that lay beside it."""

from typing import TYPE_CHECKING, Any

from souterrain.games.twister.clock import late
from souterrain.games.twister.deed import deed, forbidden
from souterrain.games.twister.figure import can_act, crossing
from souterrain.games.twister.ids import id_of, kind_of
from souterrain.games.twister.state import WAITING, Figure, Item
from souterrain.games.twister.terrain import DOUBLE_PIT, PIT, SLIT, WALL, cells_of, fresh
from souterrain.kernel.agenda import Instruction, Step, again, finish
from souterrain.kernel.decision import Option, Refusal, ask, option

if TYPE_CHECKING:
    from souterrain.games.twister.game import Twister


def reveals(game: "Twister", actors: list[int]) -> tuple[list[Option], list[Refusal]]:
    """twister.reveal.direct-access: the face-down rooms that somebody stands at an open border of."""
    if not game.map.has_doors:
        return [], []
    figures, doors = game.state.figures, game.map.doors
    open_to: set[int] = set()
    shut: dict[int, str] = {}
    for n in actors:
        figure = figures[n]
        for place, over, _ in doors[figure.cell]:
            if is_open(game, figure, over):
                open_to.add(place)
            else:
                shut.setdefault(place, why_shut(figure, over))
    refused = [forbidden(rule, "reveal", room=place) for place, rule in shut.items() if place not in open_to]
    return [deed("reveal", room=place) for place in sorted(open_to)], refused


def who_opens(game: "Twister", place: int) -> tuple[int, ...]:
    """twister.reveal.direct-access: those of the active player who stand at an open border of a face-down room."""
    active, doors = game.state.active, game.map.doors
    return tuple(
        n
        for n, figure in enumerate(game.state.figures)
        if figure.seat == active and can_act(game, figure)
        if any(room == place and is_open(game, figure, over) for room, over, _ in doors[figure.cell])
    )


def is_open(game: "Twister", figure: Figure, over: int) -> bool:
    """twister.reveal.direct-access: nothing on the border, or a pit that the character crosses."""
    return not over or bool(not over & ~(PIT | DOUBLE_PIT) and crossing(game, figure) & PIT)


def why_shut(figure: Figure, over: int) -> str:
    """Two characters could pass, but not look."""
    if figure.kind == "naga" and over == SLIT:
        return "twister.naga.no-reveal"
    if figure.kind == "wall-walker" and over == WALL:
        return "twister.wall-walker.no-reveal"
    return "twister.reveal.direct-access"


class Reveal(Step):
    """twister.reveal.flip: a room is turned over and what lay beside it is placed in it at once, one card to a zone."""

    stages = ("turn_over", "place_first", "set_first", "place_rest", "set_rest")
    place: int
    figures: tuple[int, ...] = ()
    items: tuple[int, ...] = ()
    cell: int = -1
    verb: str = ""
    late: bool = False

    def turn_over(self, game: "Twister") -> None:
        state = game.state
        card, turn = state.face_down[self.place], state.turned[self.place]
        openers = who_opens(game, self.place)
        state.face_down[self.place] = ""
        state.turned[self.place] = 0
        game.lay_room(self.place, fresh(card, turn, game.book.plans[card]))
        game.emit(
            "revealed",
            seat=state.active,
            room=self.place,
            place=self.place,
            room_name=card,
            figures=openers,
            quarters=turn,
            cost=1,
            points=game.points,
            rule="twister.reveal.flip",
        )
        for seat in (0, 1):
            self._turn_cards(game, seat)

    def _turn_cards(self, game: "Twister", seat: int) -> None:
        """twister.reveal.place-cards: the cards beside the room are turned up; they wait for their zones."""
        state = game.state
        pairs = list(zip(state.beside[seat], state.beside_rooms[seat], strict=True))
        for card, room in pairs:
            if room != self.place:
                continue
            if kind_of(card) == "character":
                state.figures.append(Figure(id_of(card), seat, card, WAITING))
                self.figures += (len(state.figures) - 1,)
                rule = "twister.reveal.place-cards"
                game.emit("figure_revealed", figure=self.figures[-1], zone="room", rule=rule)
            else:
                state.items.append(Item(id_of(card), seat, card, WAITING))
                self.items += (len(state.items) - 1,)
                game.emit("object_revealed", object=self.items[-1], rule="twister.reveal.place-cards")
        kept = [(card, room) for card, room in pairs if room != self.place]
        state.beside[seat] = tuple(card for card, _ in kept)
        state.beside_rooms[seat] = tuple(room for _, room in kept)

    def place_first(self, game: "Twister") -> Instruction | None:
        """twister.reveal.active-places-characters, twister.reveal.active-places-enemy-objects"""
        active = game.state.active
        if self.figures:
            rule = "twister.reveal.active-places-characters"
            return self._ask(game, active, rule, figure=self.figures[0])
        theirs = [item for item in self.items if game.state.items[item].seat != active]
        if theirs:
            rule = "twister.reveal.active-places-enemy-objects"
            return self._ask(game, active, rule, object=theirs[0])
        return again("place_rest")

    def set_first(self, game: "Twister") -> Instruction:
        if self.figures:
            self._set_figure(game, self.figures[0])
        else:
            active = game.state.active
            self._set_item(game, next(item for item in self.items if game.state.items[item].seat != active))
        return again("place_first")

    def place_rest(self, game: "Twister") -> Instruction | None:
        """twister.reveal.opponent-places-objects; twister.timer.reveal-late: one who is too slow loses the right."""
        if not self.items:
            return finish()
        active = game.state.active
        if self.late:
            return self._ask(game, active, "twister.timer.reveal-late", object=self.items[0])
        rule = "twister.reveal.opponent-places-objects"
        return self._ask(game, 1 - active, rule, timed=True, object=self.items[0])

    def set_rest(self, game: "Twister") -> Instruction:
        if self.verb == "late":
            self.late = True
            game.emit("late", seat=1 - game.state.active, rule="twister.timer.reveal-late")
        else:
            self._set_item(game, self.items[0])
        return again("place_rest")

    def _ask(self, game: "Twister", seat: int, rule: str, timed: bool = False, **about: Any) -> Instruction | None:
        """twister.reveal.one-per-zone: a zone without a card; no question where only one is left."""
        free = self._free(game)
        if len(free) == 1:
            self.cell, self.verb = free[0], "zone"
            return None
        options = [option("zone", cell=cell) for cell in free]
        if timed:
            options += late(game)
        kind = "place_figure" if "figure" in about else "place_object"
        return ask(seat, kind, options, rule=rule, into=("verb", "cell"), **about)

    def _free(self, game: "Twister") -> list[int]:
        taken = {figure.cell for figure in game.state.figures} | {item.cell for item in game.state.items}
        return [cell for cell in cells_of(self.place) if cell not in taken]

    def _set_figure(self, game: "Twister", n: int) -> None:
        self.figures = tuple(other for other in self.figures if other != n)
        game.change(n, cell=self.cell)
        seat, rule = game.state.active, "twister.reveal.active-places-characters"
        game.emit("placed", seat=seat, figure=n, cell=self.cell, rule=rule)

    def _set_item(self, game: "Twister", item: int) -> None:
        self.items = tuple(other for other in self.items if other != item)
        game.change_item(item, cell=self.cell)
        mine = game.state.items[item].seat == game.state.active
        rule = "twister.reveal.opponent-places-objects" if mine else "twister.reveal.active-places-enemy-objects"
        seat = game.state.active if self.late or not mine else 1 - game.state.active
        game.emit("object_placed", seat=seat, object=item, cell=self.cell, rule=rule)
