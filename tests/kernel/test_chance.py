"""Chance: the same numbers from the same seed for ever, every face equally likely, loaded dice first."""

import pytest

from souterrain.kernel.chance import LARGEST_SEED, Chance
from souterrain.kernel.decision import Refused
from tests.lantern.game import Lantern

# Match files of other machines and other years rest on these; they must never change.
GOLDEN_ROLLS = [1, 6, 3, 5, 5, 5, 2, 2, 6, 1, 2, 2, 5, 1, 4, 4, 2, 5, 1, 5]
GOLDEN_BELOW_1000 = [960, 336, 659, 617, 249, 22, 750, 283]
GOLDEN_SHUFFLE = [8, 0, 5, 2, 9, 6, 7, 1, 4, 3]
CRITICAL = {
    2: 15.1,
    6: 25.7,
    52: 95.0,
}  # of chi-square for limit - 1 degrees of freedom; passed once in ten thousand runs


def test_golden_numbers():
    chance = Chance(0)
    assert [chance.roll() for _ in range(20)] == GOLDEN_ROLLS
    assert [chance.below(1000) for _ in range(8)] == GOLDEN_BELOW_1000
    cards = list(range(10))
    chance.shuffle(cards)
    assert cards == GOLDEN_SHUFFLE
    assert chance.drawn == 20 + 8 + 9


def test_a_copy_draws_the_same_and_leaves_the_original_alone():
    chance = Chance(7, 3, (6,))
    copy = chance.copy()
    assert [copy.roll() for _ in range(5)] == [chance.roll() for _ in range(5)]
    assert Chance(7, 2**40).below(10**6) == Chance(7, 2**40).below(10**6)


def test_seeds_of_any_size_differ():
    assert len({Chance(seed).below(2**60) for seed in (0, 1, 2**64, 2**64 + 1, LARGEST_SEED)}) == 5


@pytest.mark.parametrize("limit", CRITICAL)
def test_every_number_is_equally_likely(limit: int):
    chance = Chance(11)
    draws = 600 * limit
    counts = [0] * limit
    for _ in range(draws):
        counts[chance.below(limit)] += 1
    assert sum((count - 600) ** 2 / 600 for count in counts) < CRITICAL[limit]


def test_every_order_is_equally_likely():
    chance = Chance(12)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(600 * 6):
        cards = [1, 2, 3]
        chance.shuffle(cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 6
    assert sum((count - 600) ** 2 / 600 for count in counts.values()) < CRITICAL[6]


def test_loaded_dice_come_first_and_count_as_drawn():
    chance = Chance(0, loaded=(6, 1))
    assert [chance.roll(), chance.roll()] == [6, 1]
    assert chance.drawn == 2
    assert chance.loaded == ()
    untouched = Chance(0, 2)
    assert chance.roll() == untouched.roll()


@pytest.mark.parametrize("seed", [-1, LARGEST_SEED + 1, 1.5, "7", None, True])
def test_a_seed_is_a_whole_number(seed: int):
    with pytest.raises(Refused, match="seed must be a whole number"):
        Lantern.start(seed=seed)
