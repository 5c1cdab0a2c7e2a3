"""The shelf: where the packs stand that are asked for by name.

Its place is one value, looked up whenever a pack is asked for: the tests of the rules have packs of their own. A game that was
added from outside has its packs in its own folder. Whoever keeps a server, or plays on their own machine, adds packs of their own:
`SOUTERRAIN_PACKS` names folders, each a pack or a folder of packs; processes of one server share it.
"""

import os
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from souterrain.where import ROOT, home

SHELF = ROOT / "packs"
ADDED = "SOUTERRAIN_PACKS"


def shelf_of(game: str) -> Path:
    own = home(game) / "packs"
    return own if own.is_dir() else SHELF / game


def folder_of(game: str, pack: str) -> Path:
    """Where a pack stands. What is added takes no name from those of the house."""
    own = shelf_of(game) / pack
    return own if own.is_dir() else added(game).get(pack, own)


def added(game: str) -> Mapping[str, Path]:
    """The packs for a game that were added from outside, by their ids."""
    named = os.environ.get(ADDED, "")
    return {id: folder for (of, id), folder in _added(named).items() if of == game} if named else {}


def add(folders: list[Path]) -> None:
    """From now on these are on the shelf too, for this process and those it starts."""
    os.environ[ADDED] = os.pathsep.join(str(folder.resolve()) for folder in folders)


@cache
def _added(named: str) -> dict[tuple[str, str], Path]:
    found = {}
    for place in [Path(each) for each in named.split(os.pathsep) if each]:
        for manifest in sorted([*place.glob("pack.toml"), *place.glob("*/pack.toml")]):
            try:
                told = tomllib.loads(manifest.read_text("utf-8"))
            except (OSError, ValueError):
                continue  # whoever added it was told so
            found[str(told.get("game")), str(told.get("id"))] = manifest.parent
    return found


def folders_of(game: str) -> list[Path]:
    """The packs of a game."""
    return sorted(path.parent for path in shelf_of(game).glob("*/pack.toml"))


def is_on_shelf(folder: Path) -> bool:
    """Whether a pack is one of those that are asked for by name, and not a player's own."""
    return SHELF.resolve() in folder.resolve().parents
