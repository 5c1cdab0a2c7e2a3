"""Whatever is in a pack's files: it loads, or it is refused with faults. Nothing else ever comes out."""

import random

import pytest

from souterrain.content import PackError
from tests.content.tiny import BASE, open_tiny, write
from tests.tiers import sample

SIGNS = ["[", "[[", "]]", "{", "}", "(", "=", '"', "#", "-", "$", "->", "*[", "\n", " ", "\0", "\ufeff", "é"]
WORDS = [
    "[[event]]\n",
    "[event]\n",
    'id = "x"\n',
    'inherit = "base:brute"\n',
    "do",
    "true",
    "nan",
    "1e400",
    "1979-05-27",
]
FLUENT = [".text", "GENDER(", "{ -x }", "event-surge", "*[other] "]


@pytest.mark.parametrize("packs", sample(100, 300))
def test_noise(tmp_path, packs):
    chance = random.Random(1643)
    outcomes = {"loaded": 0, "refused": 0}
    for _ in range(packs):
        noisy = {name.split(".")[0]: spoil(text, chance) for name, text in BASE.items() if chance.random() < 0.4}
        try:
            open_tiny(write(tmp_path, **noisy))
            outcomes["loaded"] += 1
        except PackError as error:
            outcomes["refused"] += len(error.faults) > 0
    assert sum(outcomes.values()) == packs
    assert min(outcomes.values()) > packs // 30


def spoil(text: str, chance: random.Random) -> str:
    for _ in range(chance.randint(1, 3)):
        start = chance.randrange(len(text) + 1)
        text = text[:start] + chance.choice([*SIGNS, *WORDS, *FLUENT]) + text[start + chance.choice([0, 0, 1, 5]) :]
    return text
