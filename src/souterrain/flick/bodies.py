"""Discs, and a layout: which of them lie where on a board.

Millimetres and grams at this door. Places are rounded to whole micrometres on entry, which makes every layout a handful
of whole numbers, and everything that follows from it repeatable. A layout is checked once, when it is made, and never
changes; `moved`, `without`, `joined` and `riding` give new ones.

Here: the facts and their checks. What a flick does to them is in `shot.py`.
"""

import math
from collections.abc import Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

import numpy as np

from souterrain.flick.board import SIDES, Board, Name, Post, check_name, is_number, is_pair, micrometres, shown
from souterrain.flick.motion import FRAME_COLUMNS, HALF_X, HALF_Y, MIDDLE_X, RIMS, TOUCH, WALLS, YIELD, Floats, Ints
from souterrain.flick.solver import IN_COLUMNS

OVERLAP_UM = 10
"""Resting places are rounded, so discs that came to rest in touch may overlap by a micrometre or two. More than this,
a hundredth of a millimetre, is a mistake of the caller."""

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
        row = micrometres(self.x), micrometres(self.y), micrometres(self.radius)
        object.__setattr__(self, "row_um", row)

    @property
    def place_um(self) -> tuple[int, int]:
        """The middle in whole micrometres."""
        return self.row_um[:2]

    @property
    def radius_um(self) -> int:
        """The radius in whole micrometres."""
        return self.row_um[2]


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
    """Discs on a board, checked."""

    def __init__(self, board: Board, discs: Iterable[Disc]) -> None:
        if not isinstance(board, Board):
            raise ValueError(f"Discs are laid on {shown(board)}; give a `Board`.")
        named: dict[Name, Disc] = {}
        written = {str(post.name) for post in board.posts}
        for disc in listed(discs):
            # 1 and "1" would be the same on the wire.
            if str(disc.name) in written:
                raise ValueError(f"Two bodies are called {disc.name!r}; give each disc and post its own name.")
            written.add(str(disc.name))
            named[disc.name] = disc
        self.board = board
        self.discs: Mapping[Name, Disc] = named
        self._check_riders()
        self._check_places()

    def __repr__(self) -> str:
        return f"Layout({self.board.width:g} x {self.board.height:g} mm, {list(self.discs)})"

    def __iter__(self) -> Iterator[Disc]:
        return iter(self.discs.values())

    def __len__(self) -> int:
        return len(self.discs)

    def __contains__(self, name: object) -> bool:
        return name in self.discs

    def __getitem__(self, name: Name) -> Disc:
        if not isinstance(name, Hashable) or name not in self.discs:
            raise ValueError(f"Disc {shown(name)} is not on the board; there are {self._list()}.")
        return self.discs[name]

    # New layouts from this one.

    def moved(self, places: Mapping[Name, tuple[float, float]]) -> "Layout":
        """The same discs with some of them elsewhere, in millimetres. Riders go with their carriers unless they are named."""
        for name, place in places.items():
            if not is_pair(place):
                raise ValueError(f"Disc {self[name].name!r} is moved to {shown(place)}; give two finite numbers.")
        shifts = {name: (x - self[name].x, y - self[name].y) for name, (x, y) in places.items()}

        def put(disc: Disc) -> Disc:
            if disc.name in places:
                return replace(disc, x=places[disc.name][0], y=places[disc.name][1])
            if disc.on in shifts:
                return replace(disc, x=disc.x + shifts[disc.on][0], y=disc.y + shifts[disc.on][1])
            return disc

        return Layout(self.board, map(put, self))

    def without(self, *names: Name) -> "Layout":
        """The layout after these discs were taken off the board. What rode on them lies on the board where it was."""
        gone = {self[name].name for name in names}
        return Layout(self.board, (replace(d, on=None) if d.on in gone else d for d in self if d.name not in gone))

    def joined(self, *discs: Disc) -> "Layout":
        """The layout with more discs."""
        return Layout(self.board, (*self, *discs))

    def riding(self, rider: Name, carrier: Name) -> "Layout":
        """The layout with one disc laid on the middle of another."""
        below = self[carrier]
        laid = replace(self[rider], on=carrier, x=below.x, y=below.y)
        return Layout(self.board, (laid if d.name == rider else d for d in self))

    # Questions.

    @cached_property
    def names(self) -> tuple[Name, ...]:
        """The names of all bodies in the order of the solver: discs that lie on the board, posts, riders."""
        lying = [d.name for d in self if d.on is None]
        return (*lying, *(p.name for p in self.board.posts), *(d.name for d in self if d.on is not None))

    @cached_property
    def numbers(self) -> Mapping[Name, int]:
        """The number of each body in the order of the solver."""
        return {name: number for number, name in enumerate(self.names)}

    @cached_property
    def flickable(self) -> Mapping[Name, int]:
        """The numbers of the discs that can be flicked: those that neither ride nor are fixed."""
        return {d.name: self.numbers[d.name] for d in self if d.on is None and not d.fixed}

    @cached_property
    def riders(self) -> tuple[Name, ...]:
        """The discs that ride on others."""
        return tuple(d.name for d in self if d.on is not None)

    @cached_property
    def lying(self) -> int:
        """How many discs lie on the board itself."""
        return len(self.discs) - len(self.riders)

    @cached_property
    def rows_um(self) -> list[tuple[int, int, int]]:
        """Middle and radius of the discs that lie on the board and of the posts, in whole micrometres and the solver's order."""
        rows = [disc.row_um for disc in self.discs.values() if disc.on is None]
        return rows + [(*place_um(post), micrometres(post.radius)) for post in self.board.posts]

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
        return frozenset((a, b)) in self.touching

    # Checks.

    def _list(self) -> str:
        return ", ".join(repr(name) for name in self.discs) or "none"

    def _check_riders(self) -> None:
        for disc in self:
            if disc.on is None:
                continue
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

    def _check_places(self) -> None:
        """Every table makes a layout for every flick, so each body's place is worked out once and pairs are compared plainly."""
        lying: list[Disc | Post] = [d for d in self if d.on is None]
        bodies = [*lying, *self.board.posts]
        rows = self.rows_um
        width, height = self.board.size_um
        for i, disc in enumerate(lying):
            x, y, radius = rows[i]
            if not (radius <= x <= width - radius and radius <= y <= height - radius):
                self._check_inside(disc)
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
        radius = micrometres(disc.radius)
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
    def scene(self) -> tuple[Floats, Ints, Floats, Floats]:
        """Bodies, their range, frame and surfaces, as `play_many` takes them: SI, from the middle of the board."""
        board = self.board
        width, height = board.size_um
        bodies: list[Disc | Post] = [d for d in self if d.on is None]
        bodies += board.posts
        kinds = sorted({body.material for body in bodies})
        made: dict[tuple[float, str], tuple[float, float, float, float]] = {}
        rows = []
        for body, (x, y, radius) in zip(bodies, self.rows_um, strict=True):
            mass = body.mass if isinstance(body, Disc) and not body.fixed else 0.0  # none: it does not move
            if (mass, body.material) not in made:
                made[mass, body.material] = self._make(mass, body.material)
            place = (2 * x - width) * 0.5e-6, (2 * y - height) * 0.5e-6
            rows.append((*place, radius * 1e-6, *made[mass, body.material], kinds.index(body.material)))
        frame = np.zeros((1, FRAME_COLUMNS))
        frame[0, HALF_X] = width * 0.5e-6
        frame[0, HALF_Y] = height * 0.5e-6
        frame[0, WALLS : WALLS + 4] = [side in board.walls for side in SIDES]
        frame[0, MIDDLE_X : MIDDLE_X + 4] = width // 2, height // 2, 0.5 * (width % 2), 0.5 * (height % 2)
        frame[0, RIMS] = bool(board.materials.rim)
        frame[0, YIELD] = board.materials.yield_speed * 1e-3
        frame[0, TOUCH] = board.materials.contact_time * 1e-6
        surfaces = np.zeros((1, 2, len(kinds), len(kinds)))
        movable_kinds = {d.material for d in self if d.on is None and not d.fixed}
        for i, a in enumerate(kinds):
            for j, b in enumerate(kinds):
                if a in movable_kinds or b in movable_kinds:
                    surfaces[0, 0, i, j] = board.materials.bounce(a, b)
                    surfaces[0, 1, i, j] = board.materials.grip(a, b)
        table = np.array(rows, dtype=np.float64).reshape(-1, IN_COLUMNS)
        return table, np.array([0, len(bodies)]), frame, surfaces

    def _make(self, mass: float, material: str) -> tuple[float, float, float, float]:
        """Inverse mass, slowing, and bounce off and friction on walls of a body."""
        board = self.board
        if not mass:
            return 0.0, 1.0, 0.0, 0.0
        slowing = board.materials.slowing(material, board.floor)
        if not board.walls:
            return 1000.0 / mass, slowing, 0.0, 0.0
        return 1000.0 / mass, slowing, *board.wall_surface(material)


def listed(discs: object) -> Iterator[Disc]:
    """The discs of a layout, if that is what they are."""
    if not isinstance(discs, Iterable):
        raise ValueError(f"The layout's discs are {shown(discs)}; give a row of `Disc`s.")
    for disc in discs:
        if not isinstance(disc, Disc):
            raise ValueError(f"A layout is made of `Disc`s, and {shown(disc)} is none; see `wooden`.")
        yield disc


def place_um(body: Disc | Post) -> tuple[int, int]:
    """The middle of a disc or post in whole micrometres."""
    return body.place_um if isinstance(body, Disc) else (micrometres(body.x), micrometres(body.y))


def gap_um(a: Disc | Post, b: Disc | Post) -> int:
    """The gap from rim to rim in whole micrometres, rounded down; negative when they overlap."""
    (ax, ay), (bx, by) = place_um(a), place_um(b)
    return math.isqrt((ax - bx) ** 2 + (ay - by) ** 2) - micrometres(a.radius) - micrometres(b.radius)
