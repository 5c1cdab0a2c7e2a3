"""Many flicks at once, on one or many layouts and on one or more threads: what computer players live on.

Results are written into a `Batch`, plain arrays that the caller may use again and again. Every shot has the same bits
as if it had been flicked alone, whatever the number of threads.

Here: the door for many shots. Riders are not followed here; `Batch.shot` gives a full `Shot` without playback.
"""

import os
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import cast

import numpy as np
from numpy.typing import NDArray

from souterrain.flick.board import TOP_SPEED, Name, shown
from souterrain.flick.bodies import Layout
from souterrain.flick.compiled import idle
from souterrain.flick.journal import CONTACTS, END_TIME, LOG_COLUMNS, STATUS, TALLY_COLUMNS, WAY_COLUMNS
from souterrain.flick.motion import Floats, Ints
from souterrain.flick.shot import MOST_EVENTS, Shot, check_flicked
from souterrain.flick.solver import play_many, scratch_for


class Batch:
    """Room for the results of many shots.

    `rest[s, i]` is, for the body number i of shot s (`Layout.numbers`), the side it left by (0: none, then 1 to 4 as in
    SIDES) and its place in micrometres. `contacts[s, :count[s]]` are rows of nanoseconds, kind (0 disc, 1 post, 2
    wall, 3 exit), first and second body or side, micrometres per second along the normal, and place in micrometres.
    """

    def __init__(self, shots: int, discs: int, contacts: int = 64, stretches: int = 0) -> None:
        for what, value in (("shots", shots), ("discs", discs), ("contacts", contacts), ("stretches", stretches)):
            if not isinstance(value, (int, np.integer)) or isinstance(value, bool) or value < 0:
                raise ValueError(f"A batch is to have room for {shown(value)} {what}; give a whole number, 0 or more.")
        try:
            self.rest: Ints = np.zeros((shots, discs, 3), dtype=np.int64)
            self.contacts: Ints = np.zeros((shots, contacts, LOG_COLUMNS), dtype=np.int64)
            self.ways: Floats = np.zeros((shots, stretches, WAY_COLUMNS))
            self.tally: Ints = np.zeros((shots, TALLY_COLUMNS), dtype=np.int64)
            self.plan: Ints = np.zeros((shots, 2), dtype=np.int64)
            self.velocities: Floats = np.zeros((shots, 2))
        except (MemoryError, OverflowError, ValueError):  # numpy's words for it depend on how much too large it is
            raise ValueError(
                f"There is no memory for a batch of {shown(shots)} shots of {shown(discs)} discs"
                f" with {shown(contacts)} contacts and {shown(stretches)} stretches each; make a smaller one."
            ) from None
        self.layouts: tuple[Layout, ...] = ()
        self.shots = 0

    @property
    def count(self) -> Ints:
        """How many contacts each shot has in the log."""
        return self.tally[: self.shots, CONTACTS]

    @property
    def status(self) -> Ints:
        """How each shot ended, as a `Status`; LOG_FULL when it has more contacts than the batch has room for."""
        return self.tally[: self.shots, STATUS]

    @property
    def duration_ns(self) -> Ints:
        """How long each shot took to come to rest."""
        return self.tally[: self.shots, END_TIME]

    def shot(self, s: int) -> Shot:
        """One of the shots, as `flick` gives it."""
        if not isinstance(s, (int, np.integer)) or not 0 <= s < self.shots:
            raise ValueError(f"Shot {shown(s)} is not in this batch; there are {self.shots}, counted from 0.")
        layout = self.layouts[self.plan[s, 0]]
        if layout.riders:
            raise ValueError("A batch does not follow riding discs; call `flick` for this shot.")
        vx, vy = np.rint(self.velocities[s] * 1e6).astype(np.int64).tolist()
        return Shot(
            layout,
            layout.names[self.plan[s, 1]],
            (vx, vy),
            self.rest[s, : layout.lying].copy(),
            self.contacts[s, : self.tally[s, CONTACTS]].copy(),
            int(self.tally[s, STATUS]),
            int(self.tally[s, END_TIME]),
            None,
        )


def flick_batch(
    layouts: Layout | Sequence[Layout],
    names: Name | Sequence[Name],
    velocities: NDArray[np.floating],
    which: Sequence[int] | NDArray[np.integer] | None = None,
    out: Batch | None = None,
    threads: int = 1,
) -> Batch:
    """Flick one disc per row of `velocities`, in millimetres per second.

    `names` is one disc for all shots or one per shot; `which` says per shot which of the layouts it is played on, the
    first by default. `out` is a batch with enough room, made here when there is none. `threads` of 0 takes every
    core.
    """
    boards = checked_layouts(layouts)
    speeds = checked_velocities(names, velocities)
    shots = len(speeds)
    most = max(layout.lying for layout in boards)
    if not isinstance(threads, int) or threads < 0:
        raise ValueError(
            f"A batch is to be played on {shown(threads)} threads; give a whole number, or 0 for every core."
        )
    batch = Batch(shots, most) if out is None else out
    if not isinstance(batch, Batch):
        raise ValueError(f"The shots are to be written into {shown(out)}; give a `Batch`, or none.")
    if shots > len(batch.rest) or most > batch.rest.shape[1]:
        raise ValueError(
            f"The batch has room for {len(batch.rest)} shots of {batch.rest.shape[1]} discs, not for {shots} of {most};"
            " make a larger one."
        )
    asked = planned(boards, names, which, shots)
    scene = stacked(boards)
    # Nothing has been changed so far, and nothing is wrong from here on.
    batch.layouts = boards
    batch.shots = shots
    plan = batch.plan[:shots]
    plan[:] = asked
    np.multiply(speeds, 1e-6, out=batch.velocities[:shots])
    bodies = max(len(layout.rows_um) for layout in boards)
    idle.wait()
    workers = (os.cpu_count() or 1) if threads == 0 else threads

    def play(begin: int, end: int) -> None:
        play_many(
            *scene,
            plan,
            batch.velocities,
            begin,
            end,
            MOST_EVENTS,
            batch.rest,
            batch.contacts,
            batch.ways,
            batch.tally,
            *scratch_for(bodies),
        )

    if workers <= 1 or shots < 2:
        play(0, shots)
    else:
        # Shots differ in length: a few pieces per thread keep all of them busy to the end.
        cuts = np.linspace(0, shots, min(8 * workers, shots) + 1).astype(int).tolist()
        list(pool(workers).map(play, cuts[:-1], cuts[1:]))
    return batch


def sweep(layout: Layout, name: Name, velocities: Floats, out: Batch) -> Batch:
    """One disc of one layout, flicked in many ways: `flick_batch` for who has made room, and velocities that are none too fast."""
    shots = len(velocities)
    out.layouts, out.shots = (layout,), shots
    out.plan[:shots] = 0, check_flicked(layout, name)
    np.multiply(np.rint(velocities * 1000.0), 1e-6, out=out.velocities[:shots])
    if not idle.is_set():
        idle.wait()
    play_many(
        *layout.scene,
        out.plan,
        out.velocities,
        0,
        shots,
        MOST_EVENTS,
        out.rest,
        out.contacts,
        out.ways,
        out.tally,
        *scratch_for(len(layout.rows_um)),
    )
    return out


@cache
def pool(threads: int) -> ThreadPoolExecutor:
    """The threads, kept for the next batch."""
    return ThreadPoolExecutor(threads, thread_name_prefix="flick")


def checked_layouts(layouts: object) -> tuple[Layout, ...]:
    """One layout or several, but at least one."""
    if isinstance(layouts, Layout):
        return (layouts,)
    if not isinstance(layouts, Iterable):
        raise ValueError(f"The layouts are {shown(layouts)}; give a `Layout`, or several.")
    boards = tuple(layouts)
    if not boards:
        raise ValueError("There is no layout to flick on; give at least one.")
    for layout in boards:
        if not isinstance(layout, Layout):
            raise ValueError(f"One of the layouts is {shown(layout)}; give a `Layout`, or several.")
    return boards


def planned(
    layouts: Sequence[Layout],
    names: Name | Sequence[Name],
    which: Sequence[int] | NDArray[np.integer] | None,
    shots: int,
) -> Ints:
    """For each shot the number of its layout, and of its disc there."""
    plan = np.zeros((shots, 2), dtype=np.int64)
    if which is not None:
        try:
            asked = np.asarray(which)
            plan[:, 0] = asked
        except (ValueError, TypeError, OverflowError):
            raise ValueError(
                f"The shots' layouts are {shown(which)}; give one number per shot, counted from 0."
            ) from None
        if shots and not (asked.dtype.kind in "iu" and plan.min() >= 0 and plan.max() < len(layouts)):
            raise ValueError(f"A shot asks for a layout that is not there; there are {len(layouts)}, counted from 0.")
    if isinstance(names, (int, str)):
        numbers = np.array([check_flicked(layout, names) for layout in layouts])
        plan[:, 1] = numbers[plan[:, 0]]
        return plan
    if not isinstance(names, (Sequence, np.ndarray)):
        raise ValueError(f"The discs to flick are {shown(names)}; give one name per shot, or one.")
    if len(names) != shots:
        raise ValueError(f"There are {shots} velocities and {len(names)} names; give one name per shot, or one.")
    tables = [layout.flickable for layout in layouts]
    try:
        plan[:, 1] = [tables[layout][name] for layout, name in zip(plan[:, 0].tolist(), names, strict=True)]
    except (KeyError, TypeError):
        for layout, name in zip(plan[:, 0].tolist(), names, strict=True):
            check_flicked(layouts[layout], name)
        raise
    return plan


def checked_velocities(names: Name | Sequence[Name], velocities: object) -> Floats:
    """Velocities in whole micrometres per second."""
    try:
        given = np.asarray(velocities, dtype=np.float64)
    except (ValueError, TypeError, OverflowError):
        raise ValueError(f"The velocities are {shown(velocities)}; give one row of two numbers per shot.") from None
    if given.ndim != 2 or given.shape[1] != 2:
        raise ValueError(f"Velocities have shape {given.shape}; give one row of two numbers per shot.")
    fine = given[:, 0] * given[:, 0] + given[:, 1] * given[:, 1] <= (TOP_SPEED + 0.001) ** 2
    if not fine.all():
        s = int(np.argmin(fine))
        several = isinstance(names, (Sequence, np.ndarray)) and not isinstance(names, str) and s < len(names)
        name = cast("Sequence[Name]", names)[s] if several else names
        raise ValueError(
            f"Disc {name!r} is flicked at ({given[s, 0]:g}, {given[s, 1]:g}) mm/s in shot {s};"
            f" give finite numbers and at most {TOP_SPEED:g} mm/s."
        )
    return np.rint(given * 1000.0)


def stacked(layouts: Sequence[Layout]) -> tuple[Floats, Ints, Floats, Floats]:
    """The scenes of several layouts as one."""
    if len(layouts) == 1:
        return layouts[0].scene
    scenes = [layout.scene for layout in layouts]
    sizes = [scene[3].shape[2] for scene in scenes]
    kinds = max(sizes)
    if kinds == min(sizes):
        surfaces = np.concatenate([scene[3] for scene in scenes])
    else:
        surfaces = np.zeros((len(scenes), 2, kinds, kinds))
        for number, (scene, size) in enumerate(zip(scenes, sizes, strict=True)):
            surfaces[number, :, :size, :size] = scene[3][0]
    starts = np.cumsum([0, *(len(scene[0]) for scene in scenes)])
    return np.concatenate([s[0] for s in scenes]), starts, np.concatenate([s[2] for s in scenes]), surfaces
