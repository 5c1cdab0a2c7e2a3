"""The named effects that packs of Claustrophobia use, one file for each kind of thing that has them."""

from souterrain.content import Effects

effects = Effects()

from souterrain.games.claustrophobia.effects import (  # noqa: E402  (they register themselves on `effects`)
    ability,
    equipment,
    event,
    feature,
    gift,
    goal,
    instinct,
    power,
    special,
)

__all__ = ["ability", "effects", "equipment", "event", "feature", "gift", "goal", "instinct", "power", "special"]
