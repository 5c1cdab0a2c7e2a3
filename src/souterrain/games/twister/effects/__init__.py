"""The named effects that packs of Dungeon Twister use: traits, which are always at work, and acts, which cost 1 AP."""

from souterrain.content import Effects

effects = Effects()

from souterrain.games.twister.effects import action, trait  # noqa: E402  (they register themselves on `effects`)

__all__ = ["action", "effects", "trait"]
