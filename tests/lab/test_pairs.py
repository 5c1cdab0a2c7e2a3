"""Pairs, taken apart: what one of the two is worth is learned from all its games."""

import itertools

import pytest

from souterrain.lab.pairs import fit

LORDS = {"weak": 0.4, "even": 0.5, "strong": 0.6}
BANDS = {"bold": -0.04, "plain": 0.0, "timid": 0.04}
PAIRS = list(itertools.product(LORDS, BANDS))


def test_where_parts_explain_everything_each_pair_is_known_better_than_by_its_own_games() -> None:
    apart = fit({(lord, band): (LORDS[lord] + BANDS[band], 100) for lord, band in PAIRS})
    assert apart is not None
    assert (apart.strain, apart.free) == (0.0, 4)
    for (lord, band), (share, low, high) in apart.pairs.items():
        assert share == pytest.approx(LORDS[lord] + BANDS[band], abs=1e-3)
        assert share - low == pytest.approx(high - share, abs=1e-3)
        assert 0.05 < high - share < 0.098, "its hundred games alone leave 9.8 points"


def test_a_pair_that_is_worth_more_than_its_parts_is_noticed() -> None:
    apart = fit({pair: (0.9 if pair == ("weak", "bold") else 0.5, 100) for pair in PAIRS})
    assert apart is not None
    assert apart.strain > 20 > apart.free


def test_more_games_count_for_more() -> None:
    few = fit({("a", "x"): (0.4, 100), ("a", "y"): (0.6, 900), ("b", "x"): (0.5, 100), ("b", "y"): (0.5, 100)})
    assert few is not None
    assert few.pairs["a", "y"][0] > 0.57


@pytest.mark.parametrize(
    "counted",
    [{}, {("a", "x"): (0.5, 10)}, {("a", "x"): (0.5, 10), ("a", "y"): (0.5, 10)}, dict.fromkeys(PAIRS, (1.0, 10))],
    ids=["none", "one", "one-lord", "always-won"],
)
def test_too_little_to_tell(counted: dict[tuple[str, str], tuple[float, int]]) -> None:
    assert fit(counted) is None
