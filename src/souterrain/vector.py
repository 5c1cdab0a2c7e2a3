"""Many matches at once, for training: the door to `souterrain.research.vector`. It needs no library but ours."""

from souterrain.research.vector import Arrays, Vector

__all__ = ["Arrays", "Vector"]
