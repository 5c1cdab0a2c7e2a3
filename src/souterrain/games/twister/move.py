"""Displacements: a move of some zones, a jump over a pit, a walk through a wall. On the way, loads are handled.

Which journeys a character can make is worked out by `journeys`, zone by zone; the jump and the wall are single steps
offered in `acts.py`.
"""

from functools import cache
from typing import TYPE_CHECKING

from souterrain.games.twister.clock import late
from souterrain.games.twister.deed import deed, forbidden
from souterrain.games.twister.figure import crossing, crowd_of, has_room, passes
from souterrain.games.twister.load import Left, handle, handlings, refused_loads
from souterrain.games.twister.state import MOST_FRIENDS
from souterrain.games.twister.terrain import OPPOSITE, PIT, PORTCULLIS, SLIT, WALL
from souterrain.games.twister.victory import escape, judge
from souterrain.kernel.agenda import Instruction, Step, again, finish
from souterrain.kernel.decision import Option, Refusal, Subjects, ask

if TYPE_CHECKING:
    from souterrain.games.twister.game import Twister

# Why a border stops a move; the worst obstacle first.
STOPS = (
    (WALL, "twister.move.no-wall"),
    (PORTCULLIS, "twister.move.no-closed-portcullis"),
    (SLIT, "twister.move.no-arrow-slit"),
    (PIT, "twister.move.no-pit"),
)


# How a displacement goes by its rule, where it is no walk.
WAYS = {"twister.jump.landing": "jump", "twister.wall-walker.cross": "wall"}


@cache
def stop_rule(over: int) -> str:
    return next(rule for bit, rule in STOPS if over & bit)


def holders(game: "Twister", seat: int) -> dict[int, list[int]]:
    """The unwounded enemies of a seat by cell, start cells included."""
    held: dict[int, list[int]] = {}
    for n, figure in enumerate(game.state.figures):
        if figure.seat != seat and figure.cell >= 0 and not figure.wounded:
            if figure.cell in held:
                held[figure.cell].append(n)
            else:
                held[figure.cell] = [n]
    return held


def journeys(
    game: "Twister", n: int, points: int, friends: dict[int, int] | None = None
) -> tuple[list[Option], list[Refusal]]:
    """Where a character can go with some movement points, each with the shortest path, and what stops it next to its zone.

    A zone full of friends can be passed; it is offered as a halt only to handle loads there and go on. `friends`, if they
    are counted already, is used up.
    """
    labyrinth = game.map
    cells, zones = labyrinth.cells, labyrinth.zones
    figure = game.state.figures[n]
    start, seat = figure.cell, figure.seat
    cross = crossing(game, figure)
    held = holders(game, seat)
    party = 1 + len(figure.burden)
    crowd = crowd_of(game, seat) if friends is None else friends
    crowd[zones[start]] -= party
    places = MOST_FRIENDS - party
    options: list[Option] = []
    refused: list[tuple[int, Refusal]] = []
    reached: set[int] = set()
    seen = {start}
    edge: list[tuple[int, tuple[int, ...]]] = [(start, ())]
    for left in range(points - 1, -1, -1):
        beyond = []
        for at, path in edge:
            for to, over, side in labyrinth.links[at]:
                if to in seen:
                    continue
                if over & ~cross:
                    if at == start:
                        refused.append((to, forbidden(stop_rule(over & ~cross), "go", cell=to)))
                    continue
                if at == start and figure.bound >= 0 and side != figure.bound:
                    refused.append((to, forbidden("twister.move.enemy-zone-exit", "go", cell=to)))
                    continue
                way = (*path, to)
                enemies = held.get(to)
                if to >= cells and labyrinth.owners[to] != seat:
                    if enemies and not passes(game, figure, enemies):
                        refused.append((to, forbidden("twister.victory.exit-blocked", "leave", cell=to)))
                    else:
                        seen.add(to)
                        reached.add(to)
                        options.append(deed("leave", cell=to, path=way))
                    continue
                seen.add(to)
                if not enemies or passes(game, figure, enemies):
                    beyond.append((to, way))
                if crowd.get(zones[to], 0) <= places or is_halt(game, n, at, to, left):
                    reached.add(to)
                    options.append(deed("go", cell=to, path=way))
                elif at == start:
                    refused.append((to, forbidden("twister.golden.three-per-zone", "go", cell=to)))
        edge = beyond
    for _, _, cell in labyrinth.doors[start] if points else ():
        refused.append((cell, forbidden("twister.move.empty-zone", "go", cell=cell)))
    return options, [refusal for cell, refusal in refused if cell not in reached]


def is_halt(game: "Twister", n: int, at: int, to: int, left: int) -> bool:
    """A zone where a character cannot stay, but can handle loads and go on with the movement left."""
    if not left:
        return False
    trial = game.clone()
    enter(trial, n, at, to)
    return bool(handlings(trial, n, ())) and any(
        has_room(trial, n, option["cell"]) or option.verb == "leave" for option in journeys(trial, n, left)[0]
    )


def can_end(game: "Twister", n: int, points: int) -> bool:
    """twister.golden.three-per-zone: the displacement can end here, or in a place it can still reach."""
    if has_room(game, n, game.state.figures[n].cell):
        return True
    return any(option.verb == "leave" or has_room(game, n, option["cell"]) for option in journeys(game, n, points)[0])


def can_move(game: "Twister", n: int, crowd: dict[int, int]) -> bool:
    """There is a move to make, if only to handle something on the spot: whoever carries a friend can set it down. `crowd` counts
    friends by zone."""
    figure = game.state.figures[n]
    labyrinth = game.map
    zones = labyrinth.zones
    cross = crossing(game, figure)
    for to, over, side in labyrinth.links[figure.cell]:
        if over & ~cross or (figure.bound >= 0 and side != figure.bound):
            continue
        if zones[to] == zones[figure.cell]:
            return True
        if crowd.get(zones[to], 0) < MOST_FRIENDS and labyrinth.owners[to] in (-1, figure.seat):
            return True
    return bool(handlings(game, n, ())) or bool(journeys(game, n, game.book.characters[figure.kind].movement)[0])


def enter(game: "Twister", n: int, at: int, to: int) -> None:
    """twister.move.enter-enemy-zone: step into a zone; where an unwounded enemy is, the only way out is the way in."""
    figure = game.state.figures[n]
    enemies = [
        m
        for m, other in enumerate(game.state.figures)
        if other.cell == to and other.seat != figure.seat and not other.wounded
    ]
    bound = -1
    if not passes(game, figure, enemies):
        bound = OPPOSITE[next((side for cell, _, side in game.map.links[at] if cell == to), -1)]
    game.put(n, to, bound)


class Displacement(Step):
    """twister.move.cost: one character goes some zones, handling loads wherever it halts.

    `points` are the movement points left. A leap (a jump, or a walk through a wall) goes to `leap` in one step. The result
    is whether the player's time ran out meanwhile.
    """

    stages = ("choose", "carry_out")
    figure: int
    points: int = 0
    leap: int = -1
    rule: str = "twister.move.allowance"
    begun: bool = False
    left: Left = ()
    verb: str = ""
    subjects: Subjects = ()
    path: tuple[int, ...] = ()

    def choose(self, game: "Twister") -> Instruction | None:
        figure = game.state.figures[self.figure]
        crowd = crowd_of(game, figure.seat)
        here = crowd[game.map.zones[figure.cell]] <= MOST_FRIENDS
        options = handlings(game, self.figure, self.left)
        refused: list[Refusal] = []
        if not here:
            options = [option for option in options if self._is_sound(game, option)]
        if self.leap >= 0:
            if not options:
                self.verb = "leap"
                return None
            options = [option for option in options if self._is_sound(game, option)]
            options.append(deed("leap", cell=self.leap))
        elif self.points:
            ways, refused = journeys(game, self.figure, self.points, crowd)
            options += ways
        if not options:
            self.verb = "stop"
            return None
        if not here:
            refused.append(forbidden("twister.golden.three-per-zone", "stop"))
        elif self.begun and self.leap < 0:
            options.append(deed("stop"))
        return ask(
            figure.seat,
            "move",
            options + (late(game) if here and self.leap < 0 else []),
            rule=self.rule,
            into=("verb", "subjects", "path"),
            refused=refused + refused_loads(game, self.figure),
            public=True,
            figure=self.figure,
            points=self.points,
        )

    def _is_sound(self, game: "Twister", option: Option) -> bool:
        """After handling this load, the displacement can still end in a zone that is not too full."""
        trial = game.clone()
        handle(trial, self.figure, option.verb, option.subjects)
        return has_room(trial, self.figure, self.leap) if self.leap >= 0 else can_end(trial, self.figure, self.points)

    def carry_out(self, game: "Twister") -> Instruction:
        match self.verb:
            case "stop" | "late":
                return finish(self.verb == "late")
            case "leap":
                target, self.leap = self.leap, -1
                return self._go(game, (target,))
            case "go" | "leave":
                self.points -= len(self.path)
                return self._go(game, self.path)
            case _:
                self.left += handle(game, self.figure, self.verb, self.subjects, self._cost())
                self.begun = True
                return again("choose")

    def _cost(self) -> int:
        """What the next deed costs: the first one of a displacement, unless a jump card has told it."""
        return 0 if self.begun or WAYS.get(self.rule) == "jump" else 1

    def _go(self, game: "Twister", path: tuple[int, ...]) -> Instruction:
        figure = game.state.figures[self.figure]
        start, cost = figure.cell, self._cost()
        zones = game.map.zones
        way = "face" if zones[start] == zones[path[-1]] else WAYS.get(self.rule, "walk")
        self.begun = True
        self.left = ()
        if game.map.owners[path[-1]] == 1 - figure.seat:
            escape(game, self.figure, (start, *path), way, cost)
            judge(game)
            return finish(False)
        game.emit(
            "moved",
            figure=self.figure,
            origin=start,
            cell=path[-1],
            path=(start, *path),
            way=way,
            burden=figure.burden,
            steps=self.points,
            cost=cost,
            points=game.points,
            rule=self.rule,
        )
        enter(game, self.figure, path[-2] if len(path) > 1 else start, path[-1])
        return again("choose")
