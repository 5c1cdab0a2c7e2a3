"""Aiming: what is at stake is judged as the rules would see it, and a push is chosen for the hand that makes it."""

from random import Random

import numpy as np
import pytest

from souterrain.discs.aim import GLANCE, LOOK, best_pushes, best_spots
from souterrain.discs.stakes import BEND, Stakes
from souterrain.flick import SIDES, Board, Layout, Post, flick_batch, wooden
from souterrain.players.hand import Hand
from tests.flick.scenes import scattered

STEADY, SHAKY = Hand(0.0, 0.0), Hand(0.06, 0.1)


def stakes(*discs: tuple[str, float, float], walls=(), posts=()) -> Stakes:
    """Discs of 2 cm on a tray of 40 × 20 cm, in millimetres."""
    return Stakes(Layout(Board(400, 200, walls, posts), [wooden(name, x, y, 20) for name, x, y in discs]))


def worth(found: Stakes, *velocity: float) -> float:
    return float(found.judge(flick_batch(found.layout, "me", np.array([velocity])))[0])


def test_touching_is_worth_the_prize_once_and_a_miss_nothing():
    found = stakes(("me", 50, 100), ("foe", 150, 100))
    found.give("foe", 2.0)
    assert worth(found, 1000.0, 0.0) == 2.0
    assert worth(found, -100.0, 0.0) == 0.0


def test_only_what_the_flicked_disc_itself_touches_counts():
    """The foe is pushed by a friend that was pushed."""
    found = stakes(("me", 50, 100), ("friend", 100, 100), ("foe", 150, 100))
    found.give("foe", 2.0)
    assert worth(found, 700.0, 0.0) == 0.0


def test_of_all_the_ways_of_a_disc_the_best_counts_though_few_are_looked_along():
    """As if each were the only one."""
    random = Random(3)
    for _ in range(20):
        layout = scattered(random, 14)
        names = layout.names[: layout.lying]
        found, expected = Stakes(layout), 0.0
        for one in names:
            values = []
            for other in random.sample([name for name in names if name != one], 6):
                pull = random.uniform(-1.0, 1.0)
                found.draw(one, other, pull)
                alone = Stakes(layout)
                alone.draw(one, other, pull)
                values.append(alone.still())
            expected += max(values, key=abs)
        assert found.still() == pytest.approx(expected)


@pytest.mark.parametrize(("walls_end", "expected"), [(False, 2.0), (True, 0.0)])
def test_a_wall_may_end_what_a_touch_is_worth(walls_end, expected):
    found = stakes(("me", 50, 100), ("foe", 150, 100), walls=SIDES)
    found.give("foe", 2.0)
    found.walls_end = walls_end
    assert worth(found, -2900.0, 0.0) == expected


def test_a_clear_way_is_worth_more_than_a_barred_one_and_the_best_way_counts():
    clear = stakes(("me", 50, 100), ("foe", 150, 100), ("far", 350, 100))
    for other in ("foe", "far"):
        clear.draw("me", other, 1.0)
    assert clear.still() == pytest.approx(1.0, abs=0.05)
    barred = stakes(("me", 50, 100), ("foe", 150, 100), posts=(Post("post", 100, 100, 15),))
    barred.draw("me", "foe", 1.0)
    assert barred.still() == pytest.approx(BEND, abs=0.01)


def test_the_dead_threaten_nobody():
    found = stakes(("me", 50, 100), ("foe", 150, 100))
    found.draw("foe", "me", -1.0)
    found.give("foe", 2.0, fatal=True)
    assert worth(found, 1000.0, 0.0) == 2.0
    found.give("foe", 2.0, fatal=False)
    assert worth(found, 1000.0, 0.0) < 1.5


def test_two_are_struck_with_one_push_where_that_can_be():
    found = stakes(("me", 50, 100), ("one", 150, 104), ("two", 190, 85))
    found.give("one", 1.0)
    found.give("two", 1.0)
    assert best_pushes(found, "me", STEADY, LOOK)[0].worth == 2.0
    assert best_pushes(found, "me", STEADY, GLANCE)[0].worth >= 1.0


def test_one_behind_a_post_is_reached_by_way_of_another():
    """No straight way is open: the sweep all around finds a bank off a post."""
    posts = (Post("before", 120, 100, 16), Post("above", 120, 160, 16))
    found = stakes(("me", 60, 100), ("foe", 170, 100), posts=posts, walls=SIDES)
    found.give("foe", 1.0)
    assert best_pushes(found, "me", STEADY, LOOK)[0].worth == 1.0


def test_a_shaky_hand_leaves_the_hard_shot_and_takes_the_sure_one():
    """The prize stands far off in a gap between posts; something small stands near."""
    posts = (Post("left", 330, 112.5, 12), Post("right", 330, 87.5, 12))
    found = stakes(("me", 50, 100), ("small", 100, 160), ("great", 370, 100), posts=posts)
    found.layout = Layout(found.layout.board, [wooden("me", 50, 100, 0.8), *list(found.layout)[1:]])
    found.give("small", 1.0)
    found.give("great", 1.6)
    steady, shaky = (best_pushes(found, "me", hand, LOOK)[0] for hand in (STEADY, SHAKY))
    assert steady.worth >= 1.6
    assert shaky.y > 0.5 * shaky.x
    assert 0.5 < shaky.worth <= 1.05


def test_a_place_out_of_sight_is_the_better_one():
    found = stakes(("me", 50, 100), ("foe", 300, 100), posts=(Post("post", 200, 100, 20),))
    found.draw("foe", "me", -1.0)
    (best, number), *_ = best_spots(found, "me", [(50_000, 30_000), (150_000, 100_000)], STEADY)
    assert number == 1
    assert best > -0.3


def test_a_disc_to_be_flicked_is_put_where_its_flick_brings_most():
    found = stakes(("me", 50, 100), ("foe", 350, 100), posts=(Post("post", 200, 100, 30),))
    found.give("foe", 1.0)
    found.is_aimed = True
    ranked = best_spots(found, "me", [(150_000, 100_000), (300_000, 60_000)], SHAKY)
    assert [number for _, number in ranked] == [1, 0]


def test_the_same_table_gives_the_same_pushes():
    found = stakes(("me", 50, 100), ("one", 150, 104), ("two", 190, 85))
    found.give("two", 1.0)
    assert best_pushes(found, "me", SHAKY) == best_pushes(found, "me", SHAKY)
