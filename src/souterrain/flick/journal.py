"""What the solver writes down: contacts in whole numbers, and the stretches of ways for playback.

Both logs belong to the caller. One that is full is reported in the tally; the shot goes on.
"""

import numpy as np

from souterrain.flick.compiled import compiled
from souterrain.flick.motion import MIDDLE_X, MIDDLE_Y, ODD_X, ODD_Y, SLOWING, SPIN, SPIN_END, Floats, Ints

# A logged contact, all whole numbers: nanoseconds, kind, bodies or side, micrometres per second, micrometres.
LOG_TIME, LOG_KIND, LOG_FIRST, LOG_SECOND, LOG_SPEED, LOG_X, LOG_Y = 0, 1, 2, 3, 4, 5, 6
LOG_COLUMNS = 7
DISC, POST, WALL, EXIT = 0, 1, 2, 3

# A logged stretch of a way: body, time, place, velocity, slowing, spin and when it ends, in SI.
WAY_BODY, WAY_TIME, WAY_X, WAY_Y, WAY_VX, WAY_VY, WAY_SLOWING, WAY_SPIN, WAY_SPIN_END = 0, 1, 2, 3, 4, 5, 6, 7, 8
WAY_COLUMNS = 9

# A shot's tally.
CONTACTS, STRETCHES, STATUS, END_TIME, EVENTS = 0, 1, 2, 3, 4
TALLY_COLUMNS = 5
EVENT_LIMIT, LOG_FULL, WAYS_FULL = 1, 2, 4

NANO, MICRO = 1e9, 1e6


@compiled
def log_way(
    ways: Floats, tally: Ints, bodies: Floats, i: int, t: float, x: float, y: float, vx: float, vy: float, turns: bool
) -> None:
    """Note the start of a stretch; a log without room is one nobody wants."""
    at = tally[STRETCHES]
    if at < ways.shape[0]:
        ways[at, WAY_BODY] = i
        ways[at, WAY_TIME] = t
        ways[at, WAY_X] = x
        ways[at, WAY_Y] = y
        ways[at, WAY_VX] = vx
        ways[at, WAY_VY] = vy
        ways[at, WAY_SLOWING] = bodies[SLOWING, i]
        ways[at, WAY_SPIN] = bodies[SPIN, i] if turns else 0.0
        ways[at, WAY_SPIN_END] = bodies[SPIN_END, i] if turns else t
        tally[STRETCHES] += 1
    elif ways.shape[0] > 0:
        tally[STATUS] |= WAYS_FULL


@compiled
def log_contact(
    log: Ints,
    tally: Ints,
    frame: Floats,
    t: float,
    kind: int,
    first: int,
    second: int,
    speed: float,
    x: float,
    y: float,
) -> None:
    """Note a contact in whole numbers, or that there was no room for it.

    Places are rounded from the middle of the board outward, so that mirrored places stay mirrored.
    """
    at = tally[CONTACTS]
    if at >= log.shape[0]:
        tally[STATUS] |= LOG_FULL
        return
    log[at, LOG_TIME] = np.int64(np.rint(t * NANO))
    log[at, LOG_KIND] = kind
    log[at, LOG_FIRST] = first
    log[at, LOG_SECOND] = second
    log[at, LOG_SPEED] = np.int64(np.rint(speed * MICRO))
    log[at, LOG_X] = np.int64(frame[MIDDLE_X] + np.rint(x * MICRO + frame[ODD_X]))
    log[at, LOG_Y] = np.int64(frame[MIDDLE_Y] + np.rint(y * MICRO + frame[ODD_Y]))
    tally[CONTACTS] += 1
