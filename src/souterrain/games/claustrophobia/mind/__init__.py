"""What a computer player thinks of Claustrophobia: the door. Every game's `mind` offers the same names (`players/mind.py`).

`aim` knows where each side wants to go, `value` judges a table, `habit` says what a sensible player mostly does. Nothing here
decides anything: the search in `players/` does, and the rules never look here.
"""

from souterrain.games.claustrophobia.mind.habit import weigh
from souterrain.games.claustrophobia.mind.value import aspects, pace, values

HORIZON = (
    1  # half-turns that a thought looks ahead: its own. Dice hide what the other side would make of it, and cost time
)

__all__ = ["HORIZON", "aspects", "pace", "values", "weigh"]
