"""What games of flicked discs share: discs in the state, questions for points and flicks, and judging a shot.

A game derives from `DiscGame` (`table.py`) and says which discs lie on its board; its steps then ask with `ask_place` and
`ask_flick`, let discs slide with `slide`, and put back those that left with `put_back`. What a shot's contacts mean is asked
in `judge.py`. The physics is in `souterrain.flick`; the rules are each game's own.
"""

from souterrain.discs.judge import Touch, first_touches, touches
from souterrain.discs.table import AIM_HELP, LEAST_SPEED, TOP_SPEED, DiscGame, missed, with_put_back

__all__ = [
    "AIM_HELP",
    "LEAST_SPEED",
    "TOP_SPEED",
    "DiscGame",
    "Touch",
    "first_touches",
    "missed",
    "touches",
    "with_put_back",
]
