"""The shelf: where the packs stand that are asked for by name.

Its place is one value, looked up whenever a pack is asked for: the tests of the rules have packs of their own.
"""

from pathlib import Path

SHELF = Path(__file__).parents[1] / "packs"


def folder_of(game: str, pack: str) -> Path:
    return SHELF / game / pack


def folders_of(game: str) -> list[Path]:
    """The packs of a game."""
    return sorted(path.parent for path in (SHELF / game).glob("*/pack.toml"))
