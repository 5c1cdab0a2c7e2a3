"""What computer players think of Conquest: the door. Every game's `mind` offers the same names (`players/mind.py`).

`value` judges a table and weighs cards in passing, `stake` says what a flick is worth and follows a card's whole sequence. All
of it is judgement: no rule depends on it.
"""

from souterrain.games.conquest.mind.stake import ponder, stakes
from souterrain.games.conquest.mind.value import aspects, pace, values, weigh

HORIZON = 2  # one's own turn and the answer to it

__all__ = ["HORIZON", "aspects", "pace", "ponder", "stakes", "values", "weigh"]
