"""Packs that matches were begun with, kept by the hash of their facts: a match plays on with them, whatever became of the pack.

A kept pack is a folder like any other, named by its hash, in a cache of this machine: whoever keeps matches (a server's store, a
match file) has the texts and lays them down here before the match is opened. `name@hash` is such a pack wherever packs are named.
"""

import os
import tempfile
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from platformdirs import user_cache_path

from souterrain.content.effect import Effects
from souterrain.content.fault import LARGEST_FILE, Fault, PackError
from souterrain.content.folder import open_pack
from souterrain.content.read import Reader, Where

PLACE = "SOUTERRAIN_KEPT"  # names another folder for the cache; processes of one server share it
MOST_FILES = 64


def shelf() -> Path:
    """Where kept packs lie."""
    return Path(os.environ.get(PLACE) or user_cache_path("souterrain") / "packs")


def find(name: str, hash: str, installed: Path) -> Path:
    """The folder of the pack with these facts: the installed one if it still says the same, else the one that was kept."""
    for folder in (installed, shelf() / hash):
        if folder.is_dir() and facts_of(folder) == hash:
            return folder
    message = (
        f"the pack {name} with the facts {hash[:12]} is not here; it is kept in the match's file or the server's store"
    )
    raise PackError([Fault("", "", "", message)])


def is_here(hash: str) -> bool:
    return (shelf() / hash).is_dir()


def keep(hash: str, texts: Mapping[str, str]) -> None:
    """Lay down a pack whose facts have this hash. Texts that say something else, or are no pack, are refused with a PackError."""
    place = shelf() / hash
    if place.is_dir():
        return
    if len(texts) > MOST_FILES or any(
        Path(name).name != name or Path(name).suffix not in (".toml", ".ftl") or len(text) > LARGEST_FILE
        for name, text in texts.items()
    ):
        raise PackError([Fault("", "", "", f"what is kept as {hash[:12]} is not a pack")])
    shelf().mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=shelf()) as beside:
        folder = Path(beside) / "pack"
        folder.mkdir()
        for name, text in texts.items():
            (folder / name).write_text(text, "utf-8")
        if facts_of(folder) != hash:
            raise PackError([Fault("", "", "", f"what is kept as {hash[:12]} says something else")])
        try:
            folder.rename(place)  # whole or not at all, whoever else does the same just now
        except OSError:
            if not place.is_dir():
                raise


@lru_cache(maxsize=256)
def facts_of(folder: Path) -> str:
    """The hash of the facts in a folder; empty where no pack can be opened. Folders do not change while a program runs."""
    opened = open_pack(Reader(Effects()), folder, Where(str(folder)))
    return opened.pack.hash if opened else ""
