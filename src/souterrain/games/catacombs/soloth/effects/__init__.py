"""The named effects that the expansion adds, beside those of Catacombs.

Marks as there; besides, of abilities: `on="death"` (once the flick that killed the monster is worked out) and marks that rules ask
for (`incorporeal`, `suppresses`, `enslaves`); of special actions, `flickless`: a frozen monster can still do it.
"""

from souterrain.content import Effects
from souterrain.games.catacombs.effects import effects as of_catacombs

effects = Effects(of_catacombs)

from souterrain.games.catacombs.soloth.effects import (  # noqa: E402  (they register themselves on `effects`)
    ability,
    action,
    item,
    lord,
    modifier,
)

__all__ = ["ability", "action", "effects", "item", "lord", "modifier"]
