"""The shelf: where the packs stand that are asked for by name.

Its place is one value, looked up whenever a pack is asked for: the tests of the rules have packs of their own. A game that was
added from outside has its packs in its own folder.
"""

from pathlib import Path

from souterrain.where import ROOT, home

SHELF = ROOT / "packs"


def shelf_of(game: str) -> Path:
    own = home(game) / "packs"
    return own if own.is_dir() else SHELF / game


def folder_of(game: str, pack: str) -> Path:
    return shelf_of(game) / pack


def folders_of(game: str) -> list[Path]:
    """The packs of a game."""
    return sorted(path.parent for path in shelf_of(game).glob("*/pack.toml"))


def is_on_shelf(folder: Path) -> bool:
    """Whether a pack is one of those that are asked for by name, and not a player's own."""
    return SHELF.resolve() in folder.resolve().parents
