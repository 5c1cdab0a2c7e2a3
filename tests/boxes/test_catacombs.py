"""The packs of Catacombs: every fact names its source, every entry has its words."""

import tomllib

import pytest

from souterrain.content import folder_of, load
from souterrain.games.catacombs.game import Catacombs
from tests.rule import rule


@rule("catacombs.limit.components")
def test_the_facts_of_the_pack_name_their_sources():
    for file in folder_of("catacombs", "base").glob("*.toml"):
        if file.name != "pack.toml":
            for entries in tomllib.loads(file.read_text()).values():
                assert all(entry["source"] in ("book", "public", "house") for entry in entries)


@pytest.mark.parametrize("packs", [("base",), ("base", "soloth")], ids=["base", "soloth"])
def test_all_words_can_be_said(packs: tuple[str, ...]):
    game = Catacombs.with_packs(packs)
    load(game.content_type, game.effects, [folder_of("catacombs", pack) for pack in packs], thorough=True)
