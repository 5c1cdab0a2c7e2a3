"""Layouts are made by the million: what is left out to be quick is looked at here the slow way."""

from random import Random

import pytest

from souterrain.flick import Board, Disc, Layout, Post
from souterrain.flick.board import OVERLAP_UM


def overlap(layout_of: list[Disc | Post]) -> bool:
    """Every pair, one after the other."""
    for i, a in enumerate(layout_of):
        for b in layout_of[:i]:
            (ax, ay, ar), (bx, by, br) = a.row_um, b.row_um
            if (ax - bx) ** 2 + (ay - by) ** 2 < (ar + br - OVERLAP_UM) ** 2:
                return True
    return False


@pytest.mark.parametrize("seed", range(40))
def test_a_crowd_is_noticed_wherever_it_is(seed: int) -> None:
    """Large and small bodies in any order, some of them exactly touching, one above the other or side by side."""
    chance = Random(seed)
    noticed = 0
    for _ in range(30):
        radii = [chance.choice((0.1, 5.0, 12.5, 60.0)) for _ in range(chance.randint(2, 9))]
        places = [(chance.uniform(r, 400 - r), chance.uniform(r, 400 - r)) for r in radii]
        if chance.random() < 0.5 and 2 * (radii[0] + radii[1]) < 300:
            x, y = 150.0, 200.0
            gap = radii[0] + radii[1] - chance.choice((0.0, 0.009, 0.011))
            places[:2] = [(x, y), (x + gap, y) if chance.random() < 0.5 else (x, y + gap)]
        count = chance.randint(0, len(radii) // 2)
        spots = list(zip(radii, places, strict=True))
        discs = [Disc(f"d{n}", x, y, r, 1.0) for n, (r, (x, y)) in enumerate(spots[count:])]
        posts = tuple(Post(f"p{n}", x, y, r) for n, (r, (x, y)) in enumerate(spots[:count]))
        if overlap([*discs, *posts]):
            noticed += 1
            with pytest.raises(ValueError, match="overlap"):
                Layout(Board(400, 400, posts=posts), discs)
        else:
            Layout(Board(400, 400, posts=posts), discs)
    assert 0 < noticed < 30


def test_a_disc_put_elsewhere_is_the_disc_that_would_be_made_there() -> None:
    disc = Disc("a", 10.0, 20.0, 12.5, 5.0, material="felt", fixed=True, on="b")
    there = Disc("a", 31.4159, 2.7182, 12.5, 5.0, material="felt", fixed=True, on="b")
    assert disc.at(31.4159, 2.7182) == there
    assert disc.at(31.4159, 2.7182).row_um == there.row_um
    with pytest.raises(ValueError, match="Disc 'a' lies at"):
        disc.at(float("nan"), 0.0)
