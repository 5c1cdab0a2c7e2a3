"""A changed thing in everybody's hands, as in the game that is added to."""

from tests.catacombs.light import light

__all__ = ["light"]
