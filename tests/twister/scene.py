"""Scenes of Dungeon Twister: a labyrinth drawn as text, with whatever stands in it.

    scene = Maze('''
    +.+#+ +.+.+
    .w.a. =.b..
    +~+.+ +.+.+
    ..... ..@..
    +.+.+ +.+.+
     s . .  .
    ''', w="warrior +sword, foe troll", s="thief")

Rooms are drawn five by five with a blank between two of them: `.` open, `#` wall, `=` closed portcullis, `:` arrow slit,
`~` pit, `O` a pit at the centre, `@` a mechanism. A letter in a zone names it; what stands there is said by the argument of
that name, if there is one. A row of rooms may be missing in the north and a column in the east: the rooms not drawn lie
face down, and so do those drawn with `?`. A line without corners, below or above the rooms, is a row of start cells.

What stands somewhere is a list with commas: `troll` is a character of the southern player, `foe troll` of the northern one;
`wounded` was wounded in an earlier turn, `hurt` in this one, `idle` was healed in this one; `+sword` is carried, and so is
`+goblin`, a wounded friend; `key` alone lies there; `@` is the mechanism. The southern player is to act, in turn 5, with
3 AP, unless said otherwise.
"""

from dataclasses import replace as replace_loaded
from typing import Any

from msgspec.structs import replace

from souterrain.games.twister import facts
from souterrain.games.twister.game import Twister
from souterrain.games.twister.state import CARRIED, Figure, Item, Room
from souterrain.games.twister.terrain import WIDTH, fresh, place_of
from souterrain.games.twister.turn import Turn
from souterrain.kernel.game import Setup
from tests.scene import Scene

SCENARIOS = {2: "initiation", 3: "dash", 4: "labyrinth"}


class Maze(Scene):
    """A drawn labyrinth. `twins` are pairs of places of one colour, `arrows` the places whose room turns counter-clockwise,
    `beside` the cards beside face-down rooms, by place and seat."""

    game: Twister

    def __init__(
        self,
        drawing: str = "",
        *,
        twins: tuple[tuple[int, int], ...] = (),
        arrows: tuple[int, ...] = (),
        beside: dict[int, tuple[str, ...]] | None = None,
        hidden: dict[int, str] | None = None,
        active: int = 0,
        points: int = 3,
        options: dict[str, Any] | None = None,
        **things: str,
    ) -> None:
        lines = [line for line in drawing.split("\n") if line.strip()]
        walls = [n for n, line in enumerate(lines) if line[0] in "+?"]
        first, last = (walls[0], walls[-1] + 1) if walls else (0, 0)
        rows = [line.ljust(11) for line in lines]
        drawn = [rows[start : start + 5] for start in range(first, last, 5)]
        size = max(2, len(drawn))
        setup = Setup("twister", SCENARIOS[size], options=options or {})
        game = Twister.prepare(setup)
        self.cells: dict[str, int] = {}
        self._letters: list[tuple[str, int]] = []
        rooms = dict(game.content.room)
        laid = [Room() for _ in range(2 * size)]
        colours = {place: f"drawn {min(pair)}" for pair in twins for place in pair}
        for number, room in enumerate(drawn):
            for column in (0, 1):
                grid = [row[6 * column : 6 * column + 5] for row in room]
                place = 2 * (size - len(drawn) + number) + column
                if grid[0].startswith("+"):
                    name = f"drawn-{place}"
                    rooms[name] = self._room(name, grid, place, colours.get(place, f"drawn {place}"), arrows, things)
                    laid[place] = Room(name)
        content = replace(game.content, room=rooms)
        super().__init__(Twister(game.setup, replace_loaded(game.loaded, content=content), game.state))
        state = self.state
        state.rooms = tuple(
            fresh(room.card, 0, self.game.book.plans[room.card]) if room.card else room for room in laid
        )
        base = list(game.content.room)
        state.face_down = ["" if room.card else base[place] for place, room in enumerate(laid)]
        for place, card in (hidden or {}).items():
            state.face_down[place] = card
        state.turned = [0] * len(laid)
        for seat, line in ((1, rows[:first]), (0, rows[last:])):
            for row in line:
                for column, letter in enumerate(row[1] + row[3] + row[7] + row[9]):
                    self._name(letter, self.game.map.start_cell(seat, column))
        self._fill(things)
        for place, cards in (beside or {}).items():
            for card in cards:
                seat = int(card[0])
                state.beside[seat] += (card,)
                state.beside_rooms[seat] += (place,)
        state.team = {0: (), 1: ()}
        state.phase, state.turn, state.active = "play", 5, active
        state.wheel = (points, 3) if active == 0 else (3, points)

    def _room(
        self, name: str, grid: list[str], place: int, colour: str, arrows: tuple[int, ...], things: dict[str, str]
    ) -> facts.Room:
        lines = [list(line) for line in grid]
        for (x, y), zone in zip(((1, 1), (3, 1), (3, 3), (1, 3)), "ABCD", strict=True):
            sign = lines[y][x]
            cell = (place // 2 * 2 + y // 2) * WIDTH + place % 2 * 2 + x // 2
            is_gear = sign == "@" or "@" in things.get(sign, "")
            self._name(sign, cell)
            lines[y][x] = zone.lower() if is_gear else zone
        text = tuple("".join(line) for line in lines)
        return facts.Room(
            id=name,
            source="house",
            colour=colour,  # type: ignore[arg-type]
            arrow="ccw" if place in arrows else "cw",
            grid=text,  # type: ignore[arg-type]
        )

    def _name(self, letter: str, cell: int) -> None:
        if letter.isalpha():
            self.cells[letter] = cell
            self._letters.append((letter, cell))

    def _fill(self, things: dict[str, str]) -> None:
        for letter, cell in self._letters:
            for text in filter(None, (part.strip() for part in things.get(letter, "").split(","))):
                self._put(text, cell)

    def _put(self, text: str, cell: int) -> None:
        words = text.split()
        seat = 1 if words[0] == "foe" else 0
        words = words[1:] if words[0] == "foe" else words
        name, *marks = words
        if name == "@":
            return
        if name in self.game.content.object:
            self.state.items.append(self.new_item(name, seat, self.game.map.zones[cell]))
            return
        turn = 5
        number = len(self.state.figures)
        wounded = "wounded" in marks or "hurt" in marks
        figure = Figure(
            name,
            seat,
            f"{seat}/character/{name}",
            cell,
            wounded=wounded,
            hurt=turn if "hurt" in marks else 1 if wounded else 0,
            idle=turn if "idle" in marks else 0,
        )
        self.state.figures.append(figure)
        for mark in marks:
            if not mark.startswith("+"):
                continue
            load = mark[1:]
            if load in self.game.content.object:
                self.state.items.append(self.new_item(load, seat, CARRIED, number))
                self.game.change(number, objects=(*self.state.figures[number].objects, len(self.state.items) - 1))
            else:
                friend = len(self.state.figures)
                carried = Figure(load, seat, f"{seat}/character/{load}", cell, wounded=True, hurt=1, bearer=number)
                self.state.figures.append(carried)
                self.game.change(number, burden=(*self.state.figures[number].burden, friend))

    def new_item(self, kind: str, seat: int, cell: int, bearer: int = -1) -> Item:
        copy = 1 + sum(1 for item in self.state.items if item.kind == kind and item.seat == seat)
        return Item(kind, seat, f"{seat}/object/{kind}/{copy}", cell, bearer)

    # Looking

    def who(self, kind: str, seat: int = 0) -> int:
        """The number of a character."""
        return next(n for n, f in enumerate(self.state.figures) if f.kind == kind and f.seat == seat)

    def foe(self, kind: str) -> int:
        return self.who(kind, 1)

    def figure(self, kind: str, seat: int = 0) -> Figure:
        found: Figure = self.state.figures[self.who(kind, seat)]
        return found

    def thing(self, kind: str, nth: int = 0) -> int:
        return [n for n, item in enumerate(self.state.items) if item.kind == kind][nth]

    def item(self, kind: str, nth: int = 0) -> Item:
        found: Item = self.state.items[self.thing(kind, nth)]
        return found

    def at(self, kind: str, seat: int = 0) -> str:
        """The letter of the zone where a character is; empty outside the labyrinth."""
        cell = self.figure(kind, seat).cell
        return next((letter for letter, named in self.cells.items() if named == cell), "")

    def place(self, letter: str) -> int:
        return place_of(self.cells[letter])

    def targets(self, verb: str) -> set[int]:
        """What can be reached with an act: the last numbers of its options."""
        return {int(each.split(":")[-1]) for each in self.options(verb)}

    def ways(self) -> str:
        """The letters of the zones a character can go to, in order; `!` for the way out."""
        names = {cell: letter for letter, cell in self.cells.items()}
        found = [names.get(int(each["cell"]), "") for each in self.decision.options if each.verb == "go"]
        out = "!" if any(each.verb == "leave" for each in self.decision.options) else ""
        return "".join(sorted(found)) + out

    # Acting

    def begin(self) -> "Maze":
        """The player to act is asked."""
        self.state.decisions = ()
        self.state.agenda[:] = [Turn(at=Turn.stages.index("spend"))]
        self.game.advance()
        return self

    def act(self, verb: str, *subjects: int) -> None:
        if not self.state.decisions or self.decision.kind != "act":
            self.begin()
        self.answer(":".join((verb, *map(str, subjects))))

    def refusal(self, verb: str, *subjects: int) -> str:
        """The rule that forbids an act now; empty if nothing does."""
        if not self.state.decisions or self.decision.kind == "rest":
            self.begin()
        return self.refused().get(":".join((verb, *map(str, subjects))), "")

    def walk(self, kind: str, *letters: str, seat: int = 0) -> None:
        """Move a character: pay for the move and go to these zones one after the other; it is still on its way."""
        self.act("move", self.who(kind, seat))
        for letter in letters:
            self.go(letter)

    def go(self, letter: str) -> None:
        cell = self.cells[letter]
        for each in self.decision.options:
            if each.verb in ("go", "leave") and each["cell"] == cell:
                self.answer(each.id)
                return
        raise AssertionError(f"{letter} is not reached: {self.options()}")

    def stop(self) -> None:
        if self.decision.kind == "move":
            self.answer("stop")

    def lay(self, mine: int, theirs: int) -> None:
        """Both players lay a combat card, the southern one first."""
        for choice in self.game.open_decisions():
            self.game.answer(choice.seat, f"lay:{mine if choice.seat == 0 else theirs}")

    def fight(self, verb: str, figure: int, target: int, mine: int, theirs: int) -> None:
        """A whole combat without any powers of cards."""
        self.act(verb, figure, target)
        self.lay(mine, theirs)

    def hand(self, seat: int, *values: int) -> None:
        """A hand of these values; the other cards are spent."""
        cards = list(self.game.book.things[seat][2])
        kept = []
        for value in values:
            card = next(card for card in cards if self.game.book.combat[card] == value)
            cards.remove(card)
            kept.append(card)
        self.state.hand[seat] = tuple(kept)
        self.state.spent[seat] = tuple(cards)

    def values(self, seat: int) -> list[int]:
        """The values in a hand."""
        return sorted(self.game.book.combat[card] for card in self.state.hand[seat])

    def totals(self) -> tuple[int, int]:
        """The totals of the last combat, the attacker's first."""
        one, other = self.events("cards_revealed")[-2:]
        return one.data["total"], other.data["total"]

    @property
    def score(self) -> tuple[int, int]:
        found: tuple[int, int] = self.state.score
        return found


HALL = """
+#+#+ +.+.+
#w.a. .x.y.
+.+.+ +.+.+
.b.c. .u.v.
+.+.+ +.+.+
 s t   p q
"""


def duel(mine, theirs, my_card=0, their_card=0, **things):
    """A close combat of one against one in `w`."""
    scene = Maze(HALL, w=f"{mine}, foe {theirs}", **things)
    scene.act("attack", scene.who(mine.split()[0]), scene.foe(theirs.split()[0]))
    if my_card is not None:
        scene.lay(my_card, their_card)
    return scene
