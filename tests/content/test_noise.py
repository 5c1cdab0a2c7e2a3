"""Whatever is in a pack's files: it loads, or it is refused with faults. Nothing else ever comes out."""

import random

from souterrain.content import PackError
from tests.content.tiny import BASE, open_tiny, write

SCRAPS = (
    (
        "[",
        "[[",
        "]",
        "]]",
        "{",
        "}",
        "(",
        "=",
        '"',
        "'''",
        "#",
        "-",
        "$",
        "->",
        "*[",
        ".text",
        "\n",
        " ",
        "\0",
        "\ufeff",
        "é",
    )
    + ('inherit = "base:brute"\n', 'id = "x"\n', "[[event]]\n", "[event]\n", "[]", "{}", "do", "base:", "event-surge")
    + ("1e400", "0x", "nan", "1979-05-27", "true", "GENDER(", "{ -x }")
)


def test_noise(tmp_path):
    chance = random.Random(1643)
    outcomes = {"loaded": 0, "refused": 0}
    for _ in range(300):
        noisy = {name.split(".")[0]: spoil(text, chance) for name, text in BASE.items() if chance.random() < 0.4}
        try:
            open_tiny(write(tmp_path, **noisy))
            outcomes["loaded"] += 1
        except PackError as error:
            outcomes["refused"] += len(error.faults) > 0
    assert sum(outcomes.values()) == 300
    assert min(outcomes.values()) > 10


def spoil(text: str, chance: random.Random) -> str:
    for _ in range(chance.randint(1, 3)):
        start = chance.randrange(len(text) + 1)
        text = text[:start] + chance.choice(SCRAPS) + text[start + chance.choice([0, 0, 1, 5]) :]
    return text
