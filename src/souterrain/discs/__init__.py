"""What games of flicked discs share: discs in the state, questions for points and flicks, and judging a shot.

A game derives from `DiscGame` (`table.py`) and says which discs lie on its board; its steps then ask with `ask_place` and
`ask_flick`, let discs slide with `slide`, and put back those that left with `put_back`. What a shot's contacts mean is asked
in `judge.py`. How far a hand goes astray is in `sway.py`, what discs are made of in `wood.py`; both are a table's to choose. The
physics is in `souterrain.flick`; the rules are each game's own.
"""

from souterrain.discs.judge import UNTOUCHED, Touch, first_touches, pushed_off, touches
from souterrain.discs.sway import hand_option, unsteadiness_option
from souterrain.discs.table import AIM_HELP, LEAST_SPEED, TOP_SPEED, DiscGame, laid_disc, missed, with_put_back
from souterrain.discs.wood import made_of, wood_option

__all__ = [
    "AIM_HELP",
    "LEAST_SPEED",
    "TOP_SPEED",
    "UNTOUCHED",
    "DiscGame",
    "Touch",
    "first_touches",
    "hand_option",
    "laid_disc",
    "made_of",
    "missed",
    "pushed_off",
    "touches",
    "unsteadiness_option",
    "with_put_back",
    "wood_option",
]
