"""The pack of docs/packs.md is what the page says: it loads, and its card can be played."""

import re
from pathlib import Path

from souterrain.content import load
from souterrain.games.claustrophobia.effects import effects
from souterrain.games.claustrophobia.facts import Facts

PAGE = Path(__file__).parents[2] / "docs" / "packs.md"
BLOCK = re.compile(r"^```\w+ file=(\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_pack_on_the_page_loads_and_says_what_the_page_says(tmp_path: Path) -> None:
    for name, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        (tmp_path / name).write_text(text, encoding="utf-8")
    loaded = load(Facts, effects, [tmp_path], thorough=True)
    card = loaded.content.event["tide-of-filth"]
    assert loaded.words("en").text("event", card) == "Gain 3 threat points."
    assert loaded.words("fr").text("event", card) == "Gagnez 3 PM."
    assert loaded.content.creature["hellhound"].health == 4
    assert loaded.content.creature["hellhound"].cost == 3


def test_the_effect_quoted_on_the_page_is_the_one_in_the_game() -> None:
    source = (PAGE.parents[1] / "src/souterrain/games/claustrophobia/effects/event.py").read_text(encoding="utf-8")
    (quoted,) = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert quoted in source
