"""What computer players think of Catacombs: the door. Every game's `mind` offers the same names (`players/mind.py`).

`menace` says what each figure is worth to its side, `value` judges a table, `habit` weighs options in passing, `stake` says what
a flick is worth, `plan` weighs who acts next and how by what their flicks bring. All of it is judgement: no rule depends on it.
Everything is counted in points of the heroes' health.
"""

from souterrain.games.catacombs.mind.habit import weigh
from souterrain.games.catacombs.mind.plan import ponder
from souterrain.games.catacombs.mind.stake import stakes
from souterrain.games.catacombs.mind.value import aspects, pace, values

HORIZON = 2  # half-rounds: one's own side, and what the other makes of it

__all__ = ["HORIZON", "aspects", "pace", "ponder", "stakes", "values", "weigh"]
