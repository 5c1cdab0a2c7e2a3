"""The named effects that packs of Catacombs use, one file for each kind of thing that has them.

Marks say when an effect is called. Of an attack's modifiers, `on`: `damage` (more damage), `strike` (each target struck),
`harm` (once, if it did damage) or `landed` (once, if it struck anybody with full effect). Of abilities and items, `window` and
`when`: the moment they answer, and whether they do; a seat is asked only if `may` is set. `forbidden` tells the rule that keeps an
action from being taken now. `passive` names what an item gives for as long as it is owned. `of` says who alone can have it.
"""

from souterrain.content import Effects

effects = Effects()

# Where an effect stands that is done by using something: a special action, a spell, an item.
ACTED = ("special", "spell", "item:action", "item:free")

from souterrain.games.catacombs.effects import (  # noqa: E402  (they register themselves on `effects`)
    ability,
    action,
    item,
    modifier,
    summons,
)

__all__ = ["ACTED", "ability", "action", "effects", "item", "modifier", "summons"]
