"""The sway of a hand: how far a flick goes astray. The rules draw it from the match's own chance, whoever flicks.

So it is the same for everybody, recorded with the match and unknown before the flick. Whole numbers only, so that every machine
sways alike. A table chooses its hand (`hand_option`); one that does not is steady, and every flick is exactly as it was meant.
"""

import math
from typing import NamedTuple

from souterrain.kernel.chance import Chance
from souterrain.kernel.game import TableOption
from souterrain.kernel.gesture import NEEDLE, Sway

WHOLE, FINE = 1000, 1_000_000  # thousandths, and what errors are counted in
STEADY, SKILL = "steady", "skill"

# As large, at seven tenths of the top speed, as the hands of computer players: a human hand is that of `adept`, a shaky one that
# of `novice`, and a true one, which only who times well has, that of `master`.
HUMAN, SHAKY, TRUE = Sway(65, 190), Sway(160, 380), Sway(20, 65)
HANDS = {"human": HUMAN, "shaky": SHAKY, SKILL: HUMAN}  # by skill, who does not time has a human hand


class Strayed(NamedTuple):
    """A push as a hand has made it: in micrometres per second, and by how much it went astray, in millionths of a radian to the
    left and of the speed."""

    x: int
    y: int
    turn: int
    stronger: int


def hand_option(rule: str) -> TableOption:
    """The hand of a table. Matches from before it was there are steady; people are offered a human one."""
    return TableOption((STEADY, *HANDS), rule, usual="human")


def unsteadiness_option(rule: str) -> TableOption:
    """What tables had before they had hands: it is played, and no longer offered."""
    return TableOption((0, 15, 40), rule, {"hand": (STEADY,)}, is_offered=False)


def hand_of(choice: str, needle: int | None = None) -> Sway | None:
    """How much the hand of a table sways; by skill, with the needle there."""
    if choice == SKILL and needle is not None:
        return between(TRUE, SHAKY, abs(needle))
    return HANDS.get(choice)


def timed_hands(choice: str) -> tuple[Sway, ...]:
    """At a table where flicks are timed: with the needle in the middle, and at its end."""
    return (TRUE, SHAKY) if choice == SKILL else ()


def between(true: Sway, off: Sway, needle: int) -> Sway:
    """The sway of a needle so far from its middle."""
    return Sway(
        *(low + (high - low) * needle // NEEDLE for low, high in ((true.angle, off.angle), (true.speed, off.speed)))
    )


def share_at(sway: Sway, speed: int, top: int) -> int:
    """How much of it there is in a push of that speed, in thousandths: a gentle flick goes astray by less than a hard one."""
    return sway.soft + (WHOLE - sway.soft) * min(speed, top) // top


def stray(push: tuple[int, int], sway: Sway, top: int, chance: Chance) -> Strayed:
    """The same push from a swaying hand. Small errors are likelier than large ones, none is larger than the hand's."""
    vx, vy = push
    share = share_at(sway, math.isqrt(vx * vx + vy * vy), top)
    turn, stronger = (_error(chance) * most * share // WHOLE for most in (sway.angle, sway.speed))
    # Turned without sine and cosine, which machines round differently: by 2 atan(turn / 2), which is as good as turn.
    square = 4 * FINE * FINE
    along, across, long = square - turn * turn, 4 * FINE * turn, square + turn * turn
    wx, wy = (
        part * (FINE + stronger) // (FINE * long) for part in (vx * along - vy * across, vx * across + vy * along)
    )
    return Strayed(*capped(wx, wy, top), turn, stronger)


def _error(chance: Chance) -> int:
    """From -1000 to 1000: the sum of two draws, so that its standard deviation is the most it can be over the root of six."""
    return chance.below(WHOLE + 1) + chance.below(WHOLE + 1) - WHOLE


def capped(vx: int, vy: int, top: int) -> tuple[int, int]:
    """A velocity that is not too fast; rounded towards nothing."""
    speed = math.isqrt(vx * vx + vy * vy) + 1
    if speed <= top:
        return vx, vy
    x, y = (abs(part) * top // speed for part in (vx, vy))
    return x if vx > 0 else -x, y if vy > 0 else -y
