"""One flick: `flick(layout, name, velocity)` gives a `Shot`.

A shot is settled facts in whole numbers: where discs rest (micrometres), what touched what (nanoseconds, micrometres
per second), which discs left. Rules ask questions of it and nothing else. `to_ints` and `from_ints` carry it to a match
file and back, so a replay depends on no machine's floating point.

A *hit* is a contact with a normal speed above 10 mm/s (HIT_SPEED). Slower contacts are discs that lean on each other.
Two bodies *touch at the start* when the gap between their rims is at most 2 µm (`Layout.touching`); that alone is no
hit: a hit between them needs a contact, hence a push, like any other. Contacts of the same nanosecond are simultaneous.

Here: the door for one shot. Many at once are in `batch.py`, the solver in `solver.py`, drawing in `playback.py`.
"""

import enum
import math
import threading
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Literal, NamedTuple, cast, get_args

import numpy as np

from souterrain.flick.board import (
    SIDES,
    TOP_SPEED,
    Name,
    Side,
    is_number,
    is_pair,
    micrometres,
    shown,
    shown_pair,
)
from souterrain.flick.bodies import Layout, check_layout
from souterrain.flick.compiled import idle
from souterrain.flick.journal import (
    CONTACTS,
    END_TIME,
    EVENT_LIMIT,
    LOG_COLUMNS,
    LOG_FIRST,
    LOG_FULL,
    LOG_KIND,
    LOG_SECOND,
    POST,
    STATUS,
    STRETCHES,
    TALLY_COLUMNS,
    WAY_COLUMNS,
    WAYS_FULL,
)
from souterrain.flick.motion import Floats, Ints
from souterrain.flick.playback import Playback, Stretch, Turn
from souterrain.flick.ride import Ride, ride
from souterrain.flick.solver import play_many, scratch_for

Kind = Literal["disc", "post", "wall", "exit"]
KINDS: tuple[Kind, ...] = get_args(Kind)

HIT_SPEED = 10.0
"""A contact faster than this, in millimetres per second along the normal, is a hit."""
HIT_UM = micrometres(HIT_SPEED)

MOST_EVENTS = 200_000
"""A shot with more contacts than this is stopped and says so; the densest layouts need a few thousand."""

STILL = 1e-6
"""A spin below this, in radians per second, is a rounding error."""

LARGEST = 2**63
FORMAT = 1
FELL = 5
"""How a rider that fell off is marked in whole numbers, after the four sides."""


class Status(enum.IntFlag):
    """How a shot ended; anything but SETTLED means that the result is incomplete.

    At the event limit all discs are stopped where they are.
    """

    SETTLED = 0
    EVENT_LIMIT = EVENT_LIMIT
    LOG_FULL = LOG_FULL


class Contact(NamedTuple):
    """A disc met another disc, a post, a wall, or the open edge it left by.

    `first` is a disc: of two the faster. `second` is a disc, a post or a side. The place is where the rims met; of an
    exit, where the centre crossed. The speed is the approach speed along the normal.
    """

    time_ns: int
    kind: Kind
    first: Name
    second: Name | Side
    speed_um: int
    x_um: int
    y_um: int

    @property
    def time(self) -> float:
        """Seconds since the flick."""
        return self.time_ns / 1e9

    @property
    def speed(self) -> float:
        """Millimetres per second along the normal."""
        return self.speed_um / 1000.0

    @property
    def place(self) -> tuple[float, float]:
        """Millimetres."""
        return self.x_um / 1000.0, self.y_um / 1000.0

    @property
    def is_hit(self) -> bool:
        """Is this an impact of bodies, and harder than a touch?"""
        return self.speed_um > HIT_UM and self.kind != "exit"

    def is_with(self, other: "Contact") -> bool:
        """Do these two happen in the same instant?"""
        return self.time_ns == other.time_ns

    def involves(self, name: Name) -> bool:
        """Is this disc or post one of the two?"""
        return self.first == name or (self.kind in ("disc", "post") and self.second == name)

    def other(self, name: Name) -> Name | Side:
        """The one that this disc or post met."""
        if not self.involves(name):
            raise ValueError(f"{name!r} has no part in this contact of {self.first!r} and {self.second!r}.")
        return self.second if self.first == name else self.first


class Exit(NamedTuple):
    """A disc's centre crossed an open edge here."""

    side: Side
    x_um: int
    y_um: int


class Shot:
    """What a flick did."""

    def __init__(
        self,
        layout: Layout,
        name: Name,
        velocity_um: tuple[int, int],
        rest: Ints,
        log: Ints,
        status: int,
        end_ns: int,
        ways: Floats | None,
    ) -> None:
        self.layout = layout
        self.name = name
        self.velocity_um = velocity_um
        """Whole micrometres per second: the canonical action."""
        self.status = Status(status)
        self._rest = rest
        self._log = log
        self._end_ns = end_ns
        self._ways = ways

    def __repr__(self) -> str:
        return f"Shot({self.name!r}, {len(self._log)} contacts, {self.status.name})"

    # Facts.

    @cached_property
    def contacts(self) -> tuple[Contact, ...]:
        """All contacts in order. In the same instant the faster comes first, and equals stand by their places."""
        return tuple(contacts_from(self.layout, self._log.tolist()))

    @property
    def rest(self) -> dict[Name, tuple[int, int]]:
        """Where each disc that is still on the board rests, in whole micrometres."""
        return self._ends[0]

    @property
    def exits(self) -> dict[Name, Exit]:
        """The discs that left the board, and where. A rider leaves with its carrier."""
        return self._ends[1]

    @property
    def fallen(self) -> dict[Name, tuple[int, int]]:
        """The riders that fell off their carriers, and where, in whole micrometres."""
        return self._ends[2]

    @property
    def moved(self) -> dict[Name, tuple[int, int]]:
        """Of those at rest and those that fell, the ones that lie elsewhere than before."""
        discs = self.layout.discs
        ends = (*self.rest.items(), *self.fallen.items())
        return {name: place for name, place in ends if place != discs[name].row_um[:2]}

    @cached_property
    def _ends(self) -> tuple[dict[Name, tuple[int, int]], dict[Name, Exit], dict[Name, tuple[int, int]]]:
        rest, exits, fallen = {}, {}, {}
        names = (*self.layout.names[: self.layout.lying], *self.layout.riders)
        for name, (how, x, y) in zip(names, self._rest.tolist(), strict=True):
            if how == 0:
                rest[name] = x, y
            elif how == FELL:
                fallen[name] = x, y
            else:
                exits[name] = Exit(SIDES[how - 1], x, y)
        return rest, exits, fallen

    @property
    def duration(self) -> float:
        """Seconds from the flick to rest."""
        return self._end_ns / 1e9

    # Questions.

    def hits(self) -> Iterator[Contact]:
        """The contacts that are hits, in order."""
        return (contact for contact in self.contacts if contact.is_hit)

    def contacts_of(self, name: Name) -> Iterator[Contact]:
        """The contacts of one disc or post, in order."""
        if not isinstance(name, (int, str)) or name not in self.layout.numbers:
            raise ValueError(f"{shown(name)} is neither a disc nor a post of this shot.")
        return (contact for contact in self.contacts if contact.involves(name))

    def after(self) -> Layout:
        """The layout at rest: discs that left, and riders that fell, are off the board."""
        left, rest = [], self.rest
        for disc in self.layout:
            if disc.name in rest:
                x, y = rest[disc.name]
                if disc.on is not None and disc.on not in rest:
                    disc = replace(disc, on=None)
                if (disc.x, disc.y) != (x / 1000.0, y / 1000.0):
                    disc = disc.at(x / 1000.0, y / 1000.0)
                left.append(disc)
        return Layout(self.layout.board, left, known=self.layout)

    # Drawing.

    @cached_property
    def playback(self) -> Playback:
        """The film of the shot. A shot that was read from a file is computed again for it, to be looked at only."""
        ways = self._ways
        if ways is None:
            ways = flick(self.layout, self.name, self._velocity())._ways
            assert ways is not None
        return playback_of(self.layout, ways)

    # To and from whole numbers.

    def to_ints(self) -> tuple[object, ...]:
        """The shot as nested tuples of whole numbers. Bodies are numbered as in `Layout.names`."""
        return (
            FORMAT,
            self.layout.numbers[self.name],
            *self.velocity_um,
            int(self.status),
            self._end_ns,
            tuple(tuple(row) for row in self._rest.tolist()),
            tuple(tuple(row) for row in self._log.tolist()),
        )

    @classmethod
    def from_ints(cls, layout: Layout, ints: Sequence[object]) -> "Shot":
        """The shot that `to_ints` wrote, for the layout it was played on; lists will do for tuples."""
        if not isinstance(ints, (tuple, list)) or len(ints) != 8 or ints[0] != FORMAT:
            raise ValueError(f"This is not a shot in format {FORMAT}; it was written by another version or is damaged.")
        if not all(type(value) is int and abs(value) < LARGEST for value in ints[1:6]):
            raise ValueError(f"The shot begins with {shown(ints[1:6])}; it should be five whole numbers.")
        number, vx, vy, status, end = cast("tuple[int, int, int, int, int]", tuple(ints[1:6]))
        check_layout(layout)
        rest = whole_rows("resting places", ints[6], 3)
        if len(rest) != len(layout.discs):
            raise ValueError(f"This shot was played with {len(rest)} discs and the layout has {len(layout.discs)}.")
        disc = layout.discs.get(name_of(layout, number))
        if disc is None or disc.fixed or disc.on is not None:
            raise ValueError(f"The shot is one of body {number}, which cannot be flicked in this layout.")
        log = whole_rows("contacts", ints[7], LOG_COLUMNS)
        check_facts(layout, status, end, rest, log)
        return cls(layout, layout.names[number], (vx, vy), rest, log, status, end, None)

    def _velocity(self) -> tuple[float, float]:
        return self.velocity_um[0] / 1000.0, self.velocity_um[1] / 1000.0


def whole_rows(what: str, rows: object, columns: int) -> Ints:
    """Rows of whole numbers, as a shot in a file has them."""
    wrong = f"The shot's {what} are not rows of {columns} whole numbers; the file is damaged."
    if not isinstance(rows, (tuple, list, np.ndarray)):
        raise ValueError(wrong)
    try:
        table = np.array(rows).reshape(-1, columns) if len(rows) else np.zeros((0, columns), dtype=np.int64)
    except (ValueError, TypeError, OverflowError):
        raise ValueError(wrong) from None
    if table.dtype != np.int64:
        raise ValueError(wrong)
    return table


def name_of(layout: Layout, number: int) -> Name:
    """The body of a number, if there is one."""
    if not 0 <= number < len(layout.names):
        raise ValueError(f"The shot names body {number}, and the layout has {len(layout.names)}, counted from 0.")
    return layout.names[number]


def check_facts(layout: Layout, status: int, end: int, rest: Ints, log: Ints) -> None:
    """Refuse a shot whose numbers stand for nothing in this layout."""
    if not 0 <= status <= EVENT_LIMIT | LOG_FULL or end < 0:
        raise ValueError(f"The shot ended at {end} ns in state {status}, which means nothing; the file is damaged.")
    if len(rest) and not (rest[:, 0].min() >= 0 and rest[:, 0].max() <= FELL):
        raise ValueError("A disc of the shot left by a side that no board has; the file is damaged.")
    if not len(log):
        return
    kind, first, second = log[:, LOG_KIND], log[:, LOG_FIRST], log[:, LOG_SECOND]
    if kind.min() < 0 or kind.max() >= len(KINDS):
        raise ValueError("A contact of the shot is of no kind that there is; the file is damaged.")
    # Riders take part in no contact; a wall's second is a side.
    bodies = len(layout.rows_um)
    most = np.where(kind <= POST, bodies, len(SIDES))
    wrong = (first < 0) | (first >= layout.lying) | (second < 0) | (second >= most)
    if wrong.any():
        row = log[int(np.argmax(wrong))]
        raise ValueError(
            f"A contact of the shot is between {row[LOG_FIRST]} and {row[LOG_SECOND]}; the layout has {layout.lying} discs,"
            f" {bodies} bodies and {len(SIDES)} sides, counted from 0."
        )


def contacts_from(layout: Layout, rows: list[list[int]]) -> Iterator[Contact]:
    """Contacts with names in place of numbers."""
    names = layout.names
    for time, kind, first, second, speed, x, y in rows:
        met = names[second] if kind < 2 else SIDES[second]
        yield Contact(time, KINDS[kind], names[first], met, speed, x, y)


def playback_of(layout: Layout, ways: Floats) -> Playback:
    """The film that the solver's stretches make."""
    half_x, half_y = (size * 0.5e-6 for size in layout.board.size_um)
    lying = layout.names[: layout.lying]
    film: dict[Name, list[Stretch]] = {}
    turns: dict[Name, list[Turn]] = {}
    for name in lying:
        x, y = layout[name].place_um
        film[name] = [Stretch(0.0, 0.0, x * 1e-6, y * 1e-6, 0.0, 0.0, 0.0, 0.0)]
    for body, t, x, y, vx, vy, slowing, spin, spin_end in ways.tolist():
        name = lying[int(body)]
        speed = (vx * vx + vy * vy) ** 0.5
        ax, ay = (-slowing * vx / speed, -slowing * vy / speed) if speed > 0.0 else (0.0, 0.0)
        stretch = Stretch(t, speed / slowing, x + half_x, y + half_y, vx, vy, ax, ay)
        # Several impacts in one instant leave one stretch: the last.
        if film[name][-1].start == t:
            film[name].pop()
        film[name].append(stretch)
        if abs(spin) > STILL or name in turns:
            add_turn(turns.setdefault(name, [Turn(0.0, 0.0, 0.0, 0.0, 0.0)]), t, spin, spin_end - t)
    for name in layout.riders:
        film[name] = ride_of(layout, name, film).way
    return Playback(film, turns)


def add_turn(turns: list[Turn], t: float, spin: float, length: float) -> None:
    """From time t on a disc spins like this; several impacts in one instant leave one turn: the last."""
    angle = turns[-1].at(t)
    if turns[-1].start == t:
        turns.pop()
    turns.append(Turn(t, length, angle, spin, -spin / length) if abs(spin) > STILL else Turn(t, 0.0, angle, 0.0, 0.0))


def ride_of(layout: Layout, rider: Name, film: dict[Name, list[Stretch]]) -> Ride:
    """How a rider fares on its carrier's way."""
    disc = layout[rider]
    assert disc.on is not None
    carrier = layout[disc.on]
    slowing = layout.board.materials.slowing(disc.material, carrier.material)
    x, y = disc.place_um
    return ride(x * 1e-6, y * 1e-6, carrier.radius_um * 1e-6, slowing, film[carrier.name])


class ShotArrays(threading.local):
    """Arrays that one thread's single shots are played in, one after the other."""

    def __init__(self) -> None:
        self.plan = np.zeros((1, 2), dtype=np.int64)
        self.velocity = np.zeros((1, 2))
        self.tally = np.zeros((1, TALLY_COLUMNS), dtype=np.int64)
        self.make(64, 512)

    def make(self, bodies: int, contacts: int) -> None:
        """Make room for so many bodies and contacts."""
        self.bodies = bodies
        self.scratch = scratch_for(bodies)
        self.rest = np.zeros((1, bodies, 3), dtype=np.int64)
        self.log = np.zeros((1, contacts, LOG_COLUMNS), dtype=np.int64)
        self.ways = np.zeros((1, 2 * contacts + 1, WAY_COLUMNS))


ARRAYS = ShotArrays()


def check_velocity(name: Name, velocity: tuple[float, float]) -> tuple[int, int]:
    """A velocity in whole micrometres per second."""
    if not is_pair(velocity):
        raise ValueError(
            f"Disc {name!r} is flicked at {shown_pair(velocity)}; give two finite numbers, in millimetres per second."
        )
    vx, vy = velocity
    if abs(vx) > TOP_SPEED + 0.001 or abs(vy) > TOP_SPEED + 0.001 or vx * vx + vy * vy > (TOP_SPEED + 0.001) ** 2:
        raise ValueError(f"Disc {name!r} is flicked at ({vx:g}, {vy:g}) mm/s; the fastest flick is {TOP_SPEED:g} mm/s.")
    return round(vx * 1000.0), round(vy * 1000.0)


def aim(layout: Layout, name: Name, target: tuple[float, float], speed: float) -> tuple[float, float]:
    """The velocity that sends a disc towards a point at a speed in millimetres per second."""
    check_layout(layout)
    disc = layout[name]
    if not is_pair(target):
        raise ValueError(f"Disc {name!r} is aimed at {shown_pair(target)}; give two finite numbers.")
    if not is_number(speed) or not 0.0 <= speed <= TOP_SPEED:
        raise ValueError(f"Disc {name!r} is flicked at {shown(speed)} mm/s; give a speed from 0 to {TOP_SPEED:g} mm/s.")
    dx, dy = target[0] - disc.x, target[1] - disc.y
    length = (dx * dx + dy * dy) ** 0.5
    if not length > 0.0:
        raise ValueError(f"Disc {name!r} is aimed at its own middle; give a point that lies elsewhere.")
    if length == math.inf:
        raise ValueError(f"Disc {name!r} is aimed at {shown_pair(target)}; give a point that is nearer.")
    return speed * dx / length, speed * dy / length


def check_flicked(layout: Layout, name: Name) -> int:
    """The number of a disc that can be flicked."""
    if not isinstance(layout, Layout):
        raise ValueError(f"Discs are flicked on {shown(layout)}; give a `Layout`.")
    number = layout.flickable.get(name) if isinstance(name, (int, str)) else None
    if number is not None:
        return number
    disc = layout[name]
    if disc.on is not None:
        raise ValueError(f"Disc {name!r} rides on {disc.on!r} and cannot be flicked; take it off first.")
    raise ValueError(f"Disc {name!r} is fixed and cannot be flicked; flick another disc.")


def flick(layout: Layout, name: Name, velocity: tuple[float, float]) -> Shot:
    """Flick a disc at a velocity in millimetres per second, and let everything come to rest."""
    number = check_flicked(layout, name)
    vx, vy = check_velocity(name, velocity)
    arrays = ARRAYS
    lying = layout.lying
    if len(layout.names) > arrays.bodies:
        arrays.make(2 * len(layout.names), arrays.log.shape[1])
    if not idle.is_set():
        idle.wait()
    arrays.plan[0, 1] = number
    arrays.velocity[0, 0] = vx * 1e-6
    arrays.velocity[0, 1] = vy * 1e-6
    while True:
        play_many(
            *layout.scene,
            arrays.plan,
            arrays.velocity,
            0,
            1,
            MOST_EVENTS,
            arrays.rest,
            arrays.log,
            arrays.ways,
            arrays.tally,
            *arrays.scratch,
        )
        tally = arrays.tally[0].tolist()
        if not tally[STATUS] & (LOG_FULL | WAYS_FULL):
            break
        arrays.make(arrays.bodies, 8 * arrays.log.shape[1])
    rest = arrays.rest[0, :lying].copy()
    log = arrays.log[0, : tally[CONTACTS]].copy()
    ways = arrays.ways[0, : tally[STRETCHES]].copy()
    shot = Shot(layout, name, (vx, vy), rest, log, tally[STATUS], tally[END_TIME], ways)
    if layout.riders:
        carry(shot)
    return shot


def carry(shot: Shot) -> None:
    """Add the riders' resting places to a shot."""
    layout = shot.layout
    film = {name: list(way) for name, way in shot.playback.ways.items()}
    rows = []
    for name in layout.riders:
        carrier = layout.numbers[cast(Name, layout[name].on)]
        found = ride_of(layout, name, film)
        last = found.way[-1]
        x, y = last.at(last.start + last.length)
        how = FELL if found.fell is not None else int(shot._rest[carrier, 0])
        rows.append((how, round(x * 1e6), round(y * 1e6)))
        shot._end_ns = max(shot._end_ns, round((last.start + last.length) * 1e9))
    shot._rest = np.concatenate([shot._rest, np.array(rows, dtype=np.int64)])
