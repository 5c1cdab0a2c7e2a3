"""The traps that this kind of solver falls into, one test each. The first six were met by a prototype, the others here."""

import math
from random import Random

import numpy as np
import pytest

from souterrain.flick import SIDES, Batch, Board, Disc, Layout, Post, Shot, Status, flick, flick_batch, wooden
from tests.flick.reference import reference
from tests.flick.scenes import clustered, flick_of, hexagon, outward, wood
from tests.flick.test_bits import renumbered_alike
from tests.flick.watch import assert_sound, watched
from tests.tiers import sample


def closest(shot: Shot) -> float:
    """The smallest gap between two discs' rims at any contact or at rest, in millimetres."""
    names = [name for name in shot.layout.discs if name not in shot.exits]
    smallest = math.inf
    for t in (0.0, *(contact.time for contact in shot.contacts), shot.duration):
        places = shot.playback.places(t)
        for i, a in enumerate(names):
            for b in names[:i]:
                reach = shot.layout[a].radius + shot.layout[b].radius
                smallest = min(smallest, math.dist(places[a], places[b]) - reach)
    return smallest


def test_trap_1_sliding_discs_that_press_on_each_other_come_to_rest() -> None:
    """Without a least parting speed one shot in two thousand bounces ever lower, ever faster."""
    random = Random(1)
    layouts = [clustered(random, 35, 0.1) for _ in range(40)]
    shots = 2000
    which = np.arange(shots) % len(layouts)
    velocities = np.array([flick_of(random, slowest=20.0) for _ in range(shots)])
    batch = flick_batch(layouts, [random.randrange(35) for _ in range(shots)], velocities, which, Batch(shots, 35, 1))
    assert not (batch.status & Status.EVENT_LIMIT).any()
    assert 500 < batch.tally[:, 4].max() < 20_000


def test_trap_2_touching_discs_do_not_sink_in() -> None:
    """Pairs laid at touching distance, exactly or by rounding, at all angles; flicked together, apart and by a third."""
    random = Random(2)
    board = Board(600, 600, walls=SIDES, materials=wood(0.3))
    layouts = []
    for n in range(360):
        exact = [(25_000, 0), (15_000, 20_000), (7_000, 24_000), (-20_000, 15_000)]
        x, y = exact[n // 90] if n % 2 else outward(0, 0, 25_000, math.radians(n + 0.5))
        pair = [wooden(0, 300, 300, 25), wooden(1, 300 + x / 1000, 300 + y / 1000, 25)]
        layouts.append(Layout(board, [*pair, wooden(2, 300 - x / 500, 300 - y / 500 + 3.0, 25)]))
    shots = 7200
    which = np.arange(shots) % len(layouts)
    velocities = np.array([flick_of(random) for _ in range(shots)])
    statuses, worst = watched(layouts, [n % 3 for n in range(shots)], velocities, which)
    assert_sound(statuses, worst)


@pytest.mark.parametrize("shots", sample(200, 2000))
def test_trap_3_renumbering_touching_discs_changes_nothing(shots: int) -> None:
    """At most one shot in a thousand may differ; none does."""
    random = Random(3)
    different = 0
    for n in range(shots):
        layout = clustered(random, random.choice((12, 20, 35)), random.uniform(0.1, 0.95), walled=n % 2 == 0)
        different += not renumbered_alike(layout, random.randrange(12), flick_of(random), random)
    assert different <= shots // 1000


def test_trap_3_renumbering_a_packed_grid_changes_nothing() -> None:
    random = Random(33)
    board = Board(610, 300, walls=SIDES)
    spots = hexagon(2, 25.0, (330, 150))
    for velocity in ((3000.0, 0.0), (2000.0, 90.0)):
        layout = Layout(board, [wooden(n, x, y, 25) for n, (x, y) in enumerate([(80, 150), *spots])])
        for _ in range(10):
            assert renumbered_alike(layout, 0, velocity, random)


def test_trap_4_a_grid_gives_symmetric_hits() -> None:
    """A disc into the gap of a square grid: what happens above happens below. `test_mirror.py` has the rest."""
    board = Board(600, 300, walls=SIDES)
    grid = [wooden(f"{i} {j}", 300 + 25 * i, 137.5 + 25 * j, 25) for i in range(4) for j in range(-2, 4)]
    shot = flick(Layout(board, [*grid, wooden("a", 100, 150, 25)]), "a", (2500.0, 0.0))
    rest = sorted(shot.rest.values())
    assert rest == sorted((x, 300_000 - y) for x, y in rest)
    assert [c.time_ns for c in shot.contacts[:2]] == [shot.contacts[0].time_ns] * 2


@pytest.mark.parametrize("restitution", [0.1, 0.6, 0.95])
def test_trap_5_a_touching_row_of_twenty(restitution: float) -> None:
    board = Board(900, 200, walls=SIDES, materials=wood(restitution))
    row = [wooden(n, 200 + 25 * n, 100, 25) for n in range(20)]
    shot = flick(Layout(board, [*row, wooden("a", 100, 100, 25)]), "a", (3000.0, 0.0))
    assert shot.status is Status.SETTLED
    assert all(y == 100_000 for _, y in shot.rest.values())
    assert closest(shot) > -1e-6


def test_trap_5_a_packed_hexagon_and_a_full_log() -> None:
    """Thousands of contacts: a single shot makes room, a batch without room says so."""
    board = Board(610, 355, walls=SIDES, materials=wood(0.1))
    spots = sorted(hexagon(3, 25.0, (330, 177)), key=lambda spot: math.dist(spot, (330, 177)))[:34]
    layout = Layout(board, [wooden(n, x, y, 25) for n, (x, y) in enumerate([(80, 180), *spots])])
    shot = flick(layout, 0, (3000.0, 0.0))
    assert shot.status is Status.SETTLED
    assert len(shot.contacts) > 1000
    batch = flick_batch(layout, 0, np.array([(3000.0, 0.0)]), out=Batch(1, 35, contacts=64))
    assert batch.status[0] == Status.LOG_FULL
    assert batch.count[0] == 64
    assert batch.shot(0).contacts == shot.contacts[:64]
    assert batch.shot(0).rest == shot.rest


def test_trap_5_the_event_limit_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("souterrain.flick.shot.MOST_EVENTS", 3)
    row = [wooden(n, 100 + 30 * n, 100, 25) for n in range(8)]
    shot = flick(Layout(Board(900, 200, walls=SIDES), row), 0, (3000.0, 0.0))
    assert shot.status is Status.EVENT_LIMIT
    assert len(shot.contacts) == 3


def test_trap_6_order_within_a_microsecond() -> None:
    """Two discs reached a fraction of a microsecond apart: no time step tells them apart, fifty digits do."""
    board = Board(600, 300)
    for nearer in ("up", "down"):
        for shift in (1, 2, 5):
            x = {"up": 300.0, "down": 300.0}
            x[nearer] -= shift / 1000.0
            discs = [wooden("a", 200, 150, 25), wooden("up", x["up"], 164, 25), wooden("down", x["down"], 136, 25)]
            shot = flick(Layout(board, discs), "a", (3000.0, 0.0))
            exact = reference(shot.layout, "a", shot.velocity_um)
            first, second = shot.contacts[:2]
            assert 0 < second.time_ns - first.time_ns < 10_000
            assert first.other("a") == nearer
            assert [frozenset((c.first, c.second)) for c in shot.contacts] == [record.pair for record in exact.contacts]


def test_trap_7_a_disc_stopped_dead_is_met_where_it_lies() -> None:
    """A heavy disc pushes a light one, which hands all its speed to the next and rests in the heavy one's way.

    The heavy one passes wide of that next disc, so nothing but the light one's stop can tell it.
    """
    board = Board(900, 300, walls=SIDES, materials=wood(1.0))
    light = [wooden("near", 200, 150, 25), wooden("far", 200, 175, 25)]
    layout = Layout(board, [*light, Disc("heavy", 200, 125, 12.5, 20.0)])
    shot = flick(layout, "heavy", (1000.0, 400.0))
    assert [(c.first, c.second) for c in shot.contacts[:3]] == [("heavy", "near"), ("near", "far"), ("heavy", "near")]
    assert shot.contacts[0].is_with(shot.contacts[2])
    assert closest(shot) > -1e-6


@pytest.mark.parametrize("restitution", [0.1, 0.6, 0.95])
def test_trap_8_a_disc_in_a_slot_of_its_own_size(restitution: float) -> None:
    """Between two posts that it touches both, a disc would rattle for ever in no time at all."""
    posts = (Post("low", 100, 70.5, 16), Post("high", 100, 129.5, 16))
    layout = Layout(Board(300, 200, posts=posts, materials=wood(restitution)), [Disc("a", 100, 100, 13.5, 3.0)])
    for velocity in ((0.0, 2000.0), (800.0, 1800.0), (1500.0, 1.0), (10.0, -500.0)):
        shot = flick(layout, "a", velocity)
        assert shot.status is Status.SETTLED
        assert len(shot.contacts) < 300
        # What it has along the slot carries it out.
        assert velocity[0] < 100.0 or "a" in shot.exits or shot.rest["a"][0] > 120_000


def test_trap_8_a_row_that_fills_the_room_from_wall_to_wall() -> None:
    row = [wooden(n, 12.5 + 25 * n, 100, 25) for n in range(8)]
    layout = Layout(Board(200, 200, walls=SIDES), row)
    for velocity in ((2500.0, 0.0), (2500.0, 3.0), (0.0, 1000.0), (-700.0, 700.0)):
        for name in (0, 3):
            shot = flick(layout, name, velocity)
            assert shot.status is Status.SETTLED
            assert closest(shot) > -1e-6


def test_trap_9_a_corner_is_two_walls_at_once() -> None:
    layout = Layout(Board(200, 200, walls=SIDES), [wooden("a", 100, 100, 25)])
    shot = flick(layout, "a", (1500.0, 1500.0))
    first, second = shot.contacts[:2]
    assert {first.second, second.second} == {"right", "top"}
    assert first.time_ns == second.time_ns
    x, y = shot.rest["a"]
    assert x == y


def test_trap_9_over_the_corner_of_an_open_board_a_disc_leaves_once() -> None:
    shot = flick(Layout(Board(200, 200), [wooden("a", 100, 100, 25)]), "a", (1500.0, 1500.0))
    assert [contact.kind for contact in shot.contacts] == ["exit"]
    assert shot.exits["a"][1:] == (200_000, 200_000)


def test_trap_10_hammered_discs_never_drift_into_each_other() -> None:
    """Resting places are rounded after every shot; over hundreds of shots that must not add up to an overlap."""
    random = Random(10)
    row = [wooden(n, 187.5 - 25 * n, 100, 25) for n in range(4)]
    layout = Layout(Board(200, 200, walls=SIDES, materials=wood(0.2)), row)
    for n in range(400):
        layout = flick(layout, n % 4, (random.uniform(200, 2900), random.uniform(-300, 300))).after()
