"""What computer players think of the expansion: the mind of Catacombs, taught what the Cavern of Soloth brings (`lore`)."""

from souterrain.games.catacombs.mind import HORIZON, aspects, pace, ponder, stakes, values, weigh
from souterrain.games.catacombs.mind.lore import LORES
from souterrain.games.catacombs.soloth.game import Soloth
from souterrain.games.catacombs.soloth.mind.lore import SolothLore

LORES[Soloth] = SolothLore()

__all__ = ["HORIZON", "aspects", "pace", "ponder", "stakes", "values", "weigh"]
