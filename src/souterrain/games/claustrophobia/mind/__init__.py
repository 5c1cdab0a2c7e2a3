"""What a computer player thinks of Claustrophobia: the door. Every game's `mind` offers the same names (`players/mind.py`).

`aim` knows where each side wants to go, `value` judges a table, `habit` says what a sensible player mostly does. Nothing here
decides anything: the search in `players/` does, and the rules never look here.
"""

from souterrain.games.claustrophobia.mind.habit import weigh
from souterrain.games.claustrophobia.mind.value import pace, values

HORIZON = 2  # half-turns that a thought looks ahead: one's own, and what the other side makes of it

__all__ = ["HORIZON", "pace", "values", "weigh"]
