"""What the guide shows is what happens."""

import re
from pathlib import Path

import souterrain.flick.place as place
from souterrain.flick import Shot

GUIDE = (Path(__file__).parents[2] / "docs" / "flick.md").read_text()


def test_the_example_runs_and_its_numbers_are_true() -> None:
    code = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)[0]
    scope: dict[str, object] = {}
    exec(code, scope)
    shot = scope["shot"]
    assert isinstance(shot, Shot)
    promised = re.search(r'"elf": \((\d+), (\d+)\)', code)
    assert promised is not None
    assert shot.rest["elf"] == tuple(map(int, promised.groups()))
    assert any(shot.hits())


def test_every_name_of_the_placing_chapter_exists() -> None:
    chapter = GUIDE.split("## Placing")[1].split("##")[0]
    for name in re.findall(r"`(\w+)`", chapter):
        assert hasattr(place, name)
