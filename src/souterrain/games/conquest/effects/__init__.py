"""The named effects that abilities of Conquest use, by what they bear on: tokens, cards, discs.

Each is called with the step that uses it, which knows seat, disc and card, and with the number printed on the card.
Effects marked `before` bear on the tokens a shot costs; `piercing` ones make armour useless; for those that `counts` the printed
number says how much.
"""

from souterrain.content import Effects

effects = Effects()

from souterrain.games.conquest.effects import card, disc, token  # noqa: E402  (they register themselves on `effects`)

__all__ = ["card", "disc", "effects", "token"]
