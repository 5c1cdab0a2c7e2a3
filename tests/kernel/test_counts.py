"""Counts of all ways to answer, as chess programs count positions: any rule that offers one option too many or too few shows here.

The numbers are not derived by hand; they are what the rules gave when every rule had its own test. When a rule changes on
purpose, count again and say why in the commit.
"""

from itertools import combinations
from typing import Any

import pytest

from souterrain.games import find
from souterrain.kernel.decision import Answer, Choice
from souterrain.kernel.game import Game, Setup
from tests.lantern.game import Lantern


def answers(choice: Choice) -> list[Answer]:
    """Every answer a choice takes, several picks in any combination."""
    if choice.least == choice.most == 1:
        return [option.id for option in choice.options]
    ids = [option.id for option in choice.options]
    return [
        picked for count in range(choice.least, min(choice.most, len(ids)) + 1) for picked in combinations(ids, count)
    ]


def count(game: Game[Any, Any], depth: int) -> int:
    """How many different ways there are to answer the next decisions."""
    if depth == 0 or game.is_over:
        return 1
    (choice, *_) = game.open_decisions()
    assert isinstance(choice, Choice)
    ways = answers(choice)
    if depth == 1:
        return len(ways)
    total = 0
    for answer in ways:
        copy = game.clone()
        copy.answer(choice.seat, answer)
        total += count(copy, depth - 1)
    return total


@pytest.mark.parametrize(("depth", "ways"), [(1, 11), (2, 121), (3, 451), (4, 1500), (5, 2935)])
def test_the_first_answers_of_the_lantern(depth: int, ways: int) -> None:
    assert count(Lantern.start(seed=0), depth) == ways


@pytest.mark.parametrize(
    ("scenario", "ways"),
    [
        ("the-survivors", (4, 48, 336, 1152)),
        ("the-vigil", (8, 48, 144, 144)),
    ],
)
def test_the_first_answers_of_claustrophobia(scenario: str, ways: tuple[int, ...]) -> None:
    game = find("claustrophobia").start(Setup("claustrophobia", scenario), 1)
    if scenario == "the-vigil":
        game.answer(0, "done")  # no equipment
    assert tuple(count(game, depth) for depth in range(1, len(ways) + 1)) == ways
