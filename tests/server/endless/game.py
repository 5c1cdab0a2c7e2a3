"""The lantern with a corridor that has no end: a light game for load tests, which would otherwise mostly lay tables."""

from dataclasses import replace
from pathlib import Path
from typing import ClassVar

from msgspec import structs

from souterrain.content import Loaded
from tests.lantern.facts import Facts
from tests.lantern.game import Lantern


class Endless(Lantern):
    name: ClassVar = "endless"

    @classmethod
    def shelf(cls) -> Path:
        return Lantern.shelf()

    @classmethod
    def load_packs(cls, folders: tuple[Path, ...], *, lenient: bool = False) -> Loaded[Facts]:
        loaded = super().load_packs(folders, lenient=lenient)
        far = {name: structs.replace(one, length=10**9, rounds=10**9) for name, one in loaded.content.corridor.items()}
        return replace(loaded, content=structs.replace(loaded.content, corridor=far))
