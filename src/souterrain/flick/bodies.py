"""Discs, and a layout: which of them lie where on a board.

Millimetres and grams at this door. Places are rounded to whole micrometres on entry, which makes every layout a handful
of whole numbers, and everything that follows from it repeatable. A layout is checked once, when it is made, and never
changes; `moved`, `without`, `joined` and `riding` give new ones.

Here: the facts and their checks. What a flick does to them is in `shot.py`.
"""

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

import numpy as np

from souterrain.flick.board import (
    OVERLAP_UM,
    SIDES,
    Board,
    Name,
    Post,
    check_name,
    is_number,
    is_pair,
    micrometres,
    shown,
)
from souterrain.flick.motion import FRAME_COLUMNS, HALF_X, HALF_Y, MIDDLE_X, RIMS, TOUCH, WALLS, YIELD, Floats, Ints
from souterrain.flick.solver import IN_COLUMNS, IN_INVERSE_MASS, IN_RADIUS, IN_X, IN_Y

TOUCHING_UM = 2
"""Two discs touch at the start when the gap between their rims is at most this: what rounding can open."""


@dataclass(frozen=True, slots=True)
class Disc:
    """A wooden disc: its middle and radius in millimetres, its mass in grams.

    A fixed disc never moves: the solver treats it as a post. A disc that rides lies `on` another one and takes part
    in no impact; see `ride.py`.
    """

    name: Name
    x: float
    y: float
    radius: float
    mass: float
    material: str = "wood"
    fixed: bool = False
    on: Name | None = None
    row_um: tuple[int, int, int] = field(init=False, repr=False, compare=False)
    """Its middle and radius in whole micrometres: asked for so often that they are kept."""

    def __post_init__(self) -> None:
        check_name("disc", self.name)
        if not (is_number(self.x) and is_number(self.y)):
            raise ValueError(
                f"Disc {self.name!r} lies at ({shown(self.x)}, {shown(self.y)}); give two finite numbers, in millimetres."
            )
        if not is_number(self.radius) or not 0.1 <= self.radius <= 1000.0:
            raise ValueError(f"Disc {self.name!r} has radius {shown(self.radius)}; give 0.1 to 1000 millimetres.")
        if not is_number(self.mass) or not 0.001 <= self.mass <= 1e6:
            raise ValueError(f"Disc {self.name!r} has mass {shown(self.mass)}; give 0.001 to 1000000 grams.")
        if not isinstance(self.material, str):
            raise ValueError(f"Disc {self.name!r} is made of {shown(self.material)}; name its material by a string.")
        if not isinstance(self.fixed, bool):
            raise ValueError(f"Disc {self.name!r} has fixed={shown(self.fixed)}; give True or False.")
        if self.on is not None and (isinstance(self.on, bool) or not isinstance(self.on, (int, str))):
            raise ValueError(f"Disc {self.name!r} rides on {shown(self.on)}; give the name of a disc, or None.")
        row = micrometres(self.x), micrometres(self.y), micrometres(self.radius)
        object.__setattr__(self, "row_um", row)

    def at(self, x: float, y: float) -> "Disc":
        """The same disc elsewhere. It was checked when it was made; only where it lies is new, and millions of them are made."""
        if not (is_number(x) and is_number(y)):
            return replace(self, x=x, y=y)  # which says what is wrong
        moved = object.__new__(Disc)
        for kept in KEPT:
            kept.__set__(moved, kept.__get__(self))
        object.__setattr__(moved, "x", x)
        object.__setattr__(moved, "y", y)
        object.__setattr__(moved, "row_um", (micrometres(x), micrometres(y), self.row_um[2]))
        return moved

    @property
    def place_um(self) -> tuple[int, int]:
        """The middle in whole micrometres."""
        return self.row_um[:2]

    @property
    def radius_um(self) -> int:
        """The radius in whole micrometres."""
        return self.row_um[2]


KEPT = tuple(vars(Disc)[name] for name in ("name", "radius", "mass", "material", "fixed", "on"))
"""What a disc keeps wherever it is put."""


def wooden(name: Name, x: float, y: float, diameter: float, thickness: float = 10.0, density: float = 0.7) -> Disc:
    """A disc whose mass follows from its size: millimetres, and grams per cubic centimetre (beech has 0.7)."""
    for what, value, most in (
        ("diameter", diameter, 2000.0),
        ("thickness", thickness, 2000.0),
        ("density", density, 100.0),
    ):
        if not is_number(value) or not 0.0 < value <= most:
            raise ValueError(
                f"Disc {shown(name)} has a {what} of {shown(value)}; give a number above 0, up to {most:g}."
            )
    radius = diameter / 2.0
    return Disc(name, x, y, radius, math.pi * radius * radius * thickness * density / 1000.0)


class Layout:
    """Discs on a board, checked. What lies as it lay in a layout that is `known`, on the same board, is not looked at again."""

    def __init__(self, board: Board, discs: Iterable[Disc], known: "Layout | None" = None) -> None:
        if not isinstance(board, Board):
            raise ValueError(f"Discs are laid on {shown(board)}; give a `Board`.")
        row = listed(discs)
        # 1 and "1" would be the same on the wire.
        written = [*board.written, *(str(disc.name) for disc in row)]
        if len(set(written)) < len(written):
            twice = next(disc.name for n, disc in enumerate(row, len(board.posts)) if written[n] in written[:n])
            raise ValueError(f"Two bodies are called {twice!r}; give each disc and post its own name.")
        self.board = board
        self.discs: Mapping[Name, Disc] = {disc.name: disc for disc in row}
        lying = [disc for disc in row if disc.on is None]
        self.lying = len(lying)
        """How many discs lie on the board itself."""
        self.riders = tuple(disc.name for disc in row if disc.on is not None) if len(lying) < len(row) else ()
        """The discs that ride on others."""
        self.rows_um = [*(disc.row_um for disc in lying), *(post.row_um for post in board.posts)]
        """Middle and radius of the discs that lie on the board and of the posts, in whole micrometres and the solver's order."""
        before = known.discs if known is not None and known.board is board else {}
        self._check_riders()
        self._check_places([disc for disc in lying if before.get(disc.name) is not disc])

    def __repr__(self) -> str:
        return f"Layout({self.board.width:g} x {self.board.height:g} mm, {list(self.discs)})"

    def __iter__(self) -> Iterator[Disc]:
        return iter(self.discs.values())

    def __len__(self) -> int:
        return len(self.discs)

    def __contains__(self, name: object) -> bool:
        return name in self.discs

    def __getitem__(self, name: Name) -> Disc:
        try:
            return self.discs[name]
        except (KeyError, TypeError):  # unknown, or nothing that could be a name
            raise ValueError(f"Disc {shown(name)} is not on the board; there are {self._list()}.") from None

    # New layouts from this one.

    def moved(self, places: Mapping[Name, tuple[float, float]]) -> "Layout":
        """The same discs with some of them elsewhere, in millimetres. Riders go with their carriers unless they are named."""
        if not isinstance(places, Mapping):
            raise ValueError(f"Discs are moved to {shown(places)}; give a place for each name.")
        for name, place in places.items():
            if not is_pair(place):
                raise ValueError(f"Disc {self[name].name!r} is moved to {shown(place)}; give two finite numbers.")
        shifts = {name: (x - self[name].x, y - self[name].y) for name, (x, y) in places.items()}

        def put(disc: Disc) -> Disc:
            if disc.name in places:
                return disc.at(*places[disc.name])
            if disc.on in shifts:
                return disc.at(disc.x + shifts[disc.on][0], disc.y + shifts[disc.on][1])
            return disc

        return Layout(self.board, map(put, self), known=self)

    def without(self, *names: Name) -> "Layout":
        """The layout after these discs were taken off the board. What rode on them lies on the board where it was."""
        gone = {self[name].name for name in names}
        left = (replace(d, on=None) if d.on in gone else d for d in self if d.name not in gone)
        return Layout(self.board, left, known=self)

    def joined(self, *discs: Disc) -> "Layout":
        """The layout with more discs."""
        return Layout(self.board, (*self, *discs), known=self)

    def riding(self, rider: Name, carrier: Name) -> "Layout":
        """The layout with one disc laid on the middle of another."""
        below = self[carrier]
        laid = replace(self[rider], on=carrier, x=below.x, y=below.y)
        return Layout(self.board, (laid if d.name == rider else d for d in self), known=self)

    # Questions.

    @cached_property
    def names(self) -> tuple[Name, ...]:
        """The names of all bodies in the order of the solver: discs that lie on the board, posts, riders."""
        lying = [d.name for d in self if d.on is None]
        return (*lying, *(p.name for p in self.board.posts), *self.riders)

    @cached_property
    def numbers(self) -> Mapping[Name, int]:
        """The number of each body in the order of the solver."""
        return {name: number for number, name in enumerate(self.names)}

    @cached_property
    def flickable(self) -> Mapping[Name, int]:
        """The numbers of the discs that can be flicked: those that neither ride nor are fixed."""
        return {d.name: self.numbers[d.name] for d in self if d.on is None and not d.fixed}

    @cached_property
    def touching(self) -> frozenset[frozenset[Name]]:
        """The pairs of bodies that touch at the start: discs, or a disc and a post, at most TOUCHING_UM apart."""
        lying: list[Disc | Post] = [d for d in self if d.on is None]
        found = set()
        for i, a in enumerate(lying):
            for b in (*lying[i + 1 :], *self.board.posts):
                if gap_um(a, b) <= TOUCHING_UM:
                    found.add(frozenset((a.name, b.name)))
        return frozenset(found)

    def are_touching(self, a: Name, b: Name) -> bool:
        """Do these two touch at the start?"""
        for name in (a, b):
            if not isinstance(name, (int, str)) or name not in self.numbers:
                raise ValueError(f"{shown(name)} is neither a disc nor a post of this layout; name one that is there.")
        return frozenset((a, b)) in self.touching

    # Checks.

    def _list(self) -> str:
        return ", ".join(repr(name) for name in self.discs) or "none"

    def _check_riders(self) -> None:
        for disc in (self.discs[name] for name in self.riders):
            assert disc.on is not None
            if disc.on not in self.discs:
                raise ValueError(
                    f"Disc {disc.name!r} rides on {disc.on!r}, which is not on the board; add it or set `on=None`."
                )
            carrier = self.discs[disc.on]
            if carrier.on is not None:
                raise ValueError(
                    f"Disc {disc.name!r} rides on {disc.on!r}, which rides itself; let it ride on {carrier.on!r}."
                )
            (x, y), (cx, cy) = disc.place_um, carrier.place_um
            if math.isqrt((x - cx) ** 2 + (y - cy) ** 2) > carrier.radius_um:
                raise ValueError(
                    f"Disc {disc.name!r} rides on {disc.on!r} but its middle lies beyond that disc's rim;"
                    " put it nearer."
                )

    def _check_places(self, new: list[Disc]) -> None:
        width, height = self.board.size_um
        for disc in new:
            x, y, radius = disc.row_um
            if not (radius <= x <= width - radius and radius <= y <= height - radius):
                self._check_inside(disc)
        rows = self.rows_um
        if any(_is_crowded(disc.row_um, rows) for disc in new):
            self._check_pairs()

    def _check_pairs(self) -> None:
        """Say which two overlap: the first of them, in the order they were given."""
        lying: list[Disc | Post] = [d for d in self if d.on is None]
        rows = self.rows_um
        bodies = [*lying, *self.board.posts]
        for i, disc in enumerate(lying):
            x, y, radius = rows[i]
            for j in range(i + 1, len(rows)):
                other_x, other_y, other_radius = rows[j]
                reach = radius + other_radius - OVERLAP_UM
                dx, dy = x - other_x, y - other_y
                if dx * dx + dy * dy < reach * reach and reach > 0:
                    other = bodies[j]
                    what = "post" if isinstance(other, Post) else "disc"
                    raise ValueError(
                        f"Disc {disc.name!r} at ({disc.x:g}, {disc.y:g}) overlaps {what} {other.name!r} at"
                        f" ({other.x:g}, {other.y:g}) by {-gap_um(disc, other) / 1000.0:.3f} mm; move one of them."
                    )

    def _check_inside(self, disc: Disc | Post) -> None:
        width, height = self.board.size_um
        x, y = place_um(disc)
        radius = disc.row_um[2]
        for side, room in zip(SIDES, (x, width - x, y, height - y), strict=True):
            if side in self.board.walls:
                if room < radius - OVERLAP_UM:
                    raise ValueError(
                        f"Disc {disc.name!r} at ({disc.x:g}, {disc.y:g}) reaches through the {side} wall; move it in."
                    )
            elif room < 0:
                raise ValueError(
                    f"Disc {disc.name!r} at ({disc.x:g}, {disc.y:g}) is outside the board, beyond its {side} edge;"
                    " move it in."
                )

    # For the solver.

    @cached_property
    def table_um(self) -> Ints:
        """`rows_um` as an array."""
        return np.array(self.rows_um, dtype=np.int64).reshape(-1, 3)

    @cached_property
    def scene(self) -> tuple[Floats, Ints, Floats, Floats]:
        """Bodies, their range, frame and surfaces, as `play_many` takes them: SI, from the middle of the board."""
        board = self.board
        width, height = board.size_um
        made = make_of(board, tuple([_stuff(disc) for disc in self.discs.values() if disc.on is None]))
        rows = self.table_um
        table = np.empty((len(rows), IN_COLUMNS))
        table[:, IN_X] = (2 * rows[:, 0] - width) * 0.5e-6
        table[:, IN_Y] = (2 * rows[:, 1] - height) * 0.5e-6
        table[:, IN_RADIUS] = rows[:, 2] * 1e-6
        table[:, IN_INVERSE_MASS:] = made.columns
        return table, made.range, made.frame, made.surfaces


class Make(NamedTuple):
    """What the solver takes of bodies wherever they lie: the other columns, their range, frame and surfaces."""

    columns: Floats
    range: Ints
    frame: Floats
    surfaces: Floats


Stuff = tuple[float, str]
"""What a body is made of: its mass, none if it does not move, and its material."""

MAKES = 1000  # that a board keeps


def make_of(board: Board, discs: tuple[Stuff, ...]) -> Make:
    """Discs come and go, but most layouts have the same as one before: what follows from that is worked out once for a board."""
    made: Make | None = board.makes.get(discs)
    if made is None:
        if len(board.makes) >= MAKES:
            board.makes.clear()
        made = board.makes[discs] = made_on(board, discs)
    return made


def made_on(board: Board, discs: tuple[Stuff, ...]) -> Make:
    width, height = board.size_um
    materials = board.materials
    bodies = (*discs, *((0.0, post.material) for post in board.posts))
    kinds = sorted({material for _, material in bodies})
    columns = [(*_surface(board, *body), kinds.index(body[1])) for body in bodies]
    frame = np.zeros((1, FRAME_COLUMNS))
    frame[0, HALF_X] = width * 0.5e-6
    frame[0, HALF_Y] = height * 0.5e-6
    frame[0, WALLS : WALLS + 4] = [side in board.walls for side in SIDES]
    frame[0, MIDDLE_X : MIDDLE_X + 4] = width // 2, height // 2, 0.5 * (width % 2), 0.5 * (height % 2)
    frame[0, RIMS] = bool(materials.rim)
    frame[0, YIELD] = materials.yield_speed * 1e-3
    frame[0, TOUCH] = materials.contact_time * 1e-6
    surfaces = np.zeros((1, 2, len(kinds), len(kinds)))
    movable_kinds = {material for mass, material in discs if mass}
    for i, a in enumerate(kinds):
        for j, b in enumerate(kinds):
            if a in movable_kinds or b in movable_kinds:
                surfaces[0, 0, i, j] = materials.bounce(a, b)
                surfaces[0, 1, i, j] = materials.grip(a, b)
    table = np.array(columns, dtype=np.float64).reshape(-1, IN_COLUMNS - IN_INVERSE_MASS)
    return Make(table, np.array([0, len(bodies)]), frame, surfaces)


def _stuff(disc: Disc) -> Stuff:
    return 0.0 if disc.fixed else disc.mass, disc.material


def _surface(board: Board, mass: float, material: str) -> tuple[float, float, float, float]:
    """Inverse mass, slowing, and bounce off and friction on walls of a body."""
    if not mass:
        return 0.0, 1.0, 0.0, 0.0
    slowing = board.materials.slowing(material, board.floor)
    if not board.walls:
        return 1000.0 / mass, slowing, 0.0, 0.0
    return 1000.0 / mass, slowing, *board.wall_surface(material)


def listed(discs: object) -> list[Disc]:
    """The discs of a layout, if that is what they are."""
    if not isinstance(discs, Iterable):
        raise ValueError(f"The layout's discs are {shown(discs)}; give a row of `Disc`s.")
    row = list(discs)
    for disc in row:
        if not isinstance(disc, Disc):
            raise ValueError(f"A layout is made of `Disc`s, and {shown(disc)} is none; see `wooden`.")
    return row


def _is_crowded(body: tuple[int, int, int], rows: list[tuple[int, int, int]]) -> bool:
    """Whether another body than this one overlaps it; the one in the same place is itself. Every flick makes layouts, and most of
    the others are far to one side."""
    x, y, radius = body
    itself = 0
    for other_x, other_y, other_radius in rows:
        reach = radius + other_radius - OVERLAP_UM
        if -reach < other_x - x < reach and (x - other_x) ** 2 + (y - other_y) ** 2 < reach * reach:
            itself += 1
    return itself > 1


def check_layout(layout: object) -> None:
    """Refuse what is no layout where one is needed."""
    if not isinstance(layout, Layout):
        raise ValueError(f"The layout is {shown(layout)}; give a `Layout`.")


def place_um(body: Disc | Post) -> tuple[int, int]:
    """The middle of a disc or post in whole micrometres."""
    return body.row_um[:2]


def gap_um(a: Disc | Post, b: Disc | Post) -> int:
    """The gap from rim to rim in whole micrometres, rounded down; negative when they overlap."""
    (ax, ay), (bx, by) = place_um(a), place_um(b)
    return math.isqrt((ax - bx) ** 2 + (ay - by) ** 2) - a.row_um[2] - b.row_um[2]
