"""Points and flicks as a person types them: centimetres, degrees and hundredths of the top speed.

A point is "12.5 4": centimetres from the left bottom corner. A flick is "30 50": degrees from the right, turning left, and
half the top speed. A decimal comma will do. The match is told whole micrometres.
"""

import math

from souterrain.kernel.gesture import Flick, Place, read_pair

MICROMETRES = 10_000  # in a centimetre
FULL = 100  # hundredths of the top speed
SOME_FLICK = "30 50"  # how one writes it, and nobody's aim


def read_gesture(typed: str, asked: Place | Flick) -> str | None:
    """The answer that two typed numbers stand for; None if they are not two numbers."""
    parts = typed.replace(",", ".").split()
    try:
        first, second = map(float, parts)
    except ValueError:
        return None
    if not (math.isfinite(first) and math.isfinite(second)):
        return None
    if isinstance(asked, Place):
        return f"{round(first * MICROMETRES)} {round(second * MICROMETRES)}"
    speed = asked.top_speed * second / FULL
    # Towards nothing, so that full speed is never a micrometre too fast.
    return f"{int(speed * math.cos(math.radians(first)))} {int(speed * math.sin(math.radians(first)))}"


def example_of(asked: Place | Flick, helped: bool = False) -> str:
    """An answer as one would type it: the example of a place, or a flick. Nobody is given an aim: only where the table helps with
    aiming is it half speed towards what one would aim at."""
    if isinstance(asked, Place):
        x, y = read_pair(asked.example, asked.kind)
        return f"{x / MICROMETRES:g} {y / MICROMETRES:g}"
    if not (helped and asked.towards):
        return SOME_FLICK
    x, y = asked.towards[0]
    return f"{round(math.degrees(math.atan2(y, x))) % 360} {FULL // 2}"
