"""Everything of both boxes that the page shows has its pictogram, and no pictogram is left of what is gone."""

import json
from pathlib import Path

import pytest

from souterrain.games.catacombs.soloth.game import Soloth

PAGE = Path(__file__).parents[2] / "web" / "src" / "games" / "catacombs"
TABLES = ("hero", "ally", "monster", "lord", "ability", "special", "spell", "item", "artefact")


@pytest.mark.parametrize("table", TABLES)
def test_everything_has_its_pictogram(table: str) -> None:
    icons = {name for file in PAGE.rglob("icons.json") for name in json.loads(file.read_text("utf-8"))}
    content = Soloth.open_packs(("base", "soloth")).content
    assert {name for name in icons if name.startswith(f"{table}-")} == {
        f"{table}-{id}" for id in getattr(content, table)
    }
