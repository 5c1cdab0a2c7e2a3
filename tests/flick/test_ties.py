"""Contacts that mathematics makes simultaneous are one impulse, wherever on the board they happen and however it is turned."""

import math
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import numpy as np
import pytest

from souterrain.flick import REAL_WOOD, SIDES, Board, Disc, Layout, Materials, Post, Shot, flick, wooden
from tests.flick.reference import reference
from tests.flick.scenes import DIAGONAL, STRAIGHT, TURNS, symmetric
from tests.flick.springs import collide
from tests.flick.watch import assert_sound, watched

TAKES_TIME = Materials(contact_time=60.0)


def three(x: float, y: float, ahead: float = 0.0, materials: Materials | None = None) -> Layout:
    """A disc in front of two, of which the upper one may stand a little nearer."""
    board = Board(600, 300, materials=materials or Materials())
    pair = [wooden("up", x + 90 - ahead, y + 15, 25), wooden("down", x + 90, y - 15, 25)]
    return Layout(board, [wooden("a", x, y, 25), *pair])


def test_a_double_hit_is_the_same_on_every_line_of_the_board() -> None:
    shots = [flick(three(60, y), "a", (1500.0, 0.0)) for y in range(120, 180)]
    ways = {(s.rest["up"][0], s.rest["up"][1] - 1000 * y) for y, s in zip(range(120, 180), shots, strict=True)}
    back = {(s.rest["down"][0], 1000 * y - s.rest["down"][1]) for y, s in zip(range(120, 180), shots, strict=True)}
    assert ways == back == {(248_050, 88_537)}
    assert all(s.contacts[0].is_with(s.contacts[1]) for s in shots)


@pytest.mark.parametrize(
    ("materials", "count"),
    [
        pytest.param(Materials(), 1000, id="today"),
        pytest.param(REAL_WOOD, 500, id="real"),
        pytest.param(Materials(), 6000, id="many today", marks=pytest.mark.long),
        pytest.param(TAKES_TIME, 2000, id="many in time", marks=pytest.mark.long),
        pytest.param(REAL_WOOD, 2000, id="many real", marks=pytest.mark.long),
    ],
)
def test_symmetric_scenes_stay_symmetric(materials: Materials, count: int) -> None:
    """Moved, mirrored and turned set-ups on whole micrometres; rounding to them leaves a little more than one."""
    random = Random(count)
    several = 0
    turns = set()
    for _ in range(count):
        scene = symmetric(random, materials)
        shot = flick(scene.layout, "shooter", scene.velocity)
        assert scene.asymmetry_um(shot) < 2.0
        several += len(shot.contacts) > 1
        turns.add(scene.turn)
    assert several > count // 2
    assert turns == set(TURNS)


@pytest.mark.parametrize(
    ("materials", "count"),
    [
        pytest.param(Materials(), 1000, id="today"),
        pytest.param(REAL_WOOD, 500, id="real"),
        pytest.param(Materials(), 6000, id="many today", marks=pytest.mark.long),
        pytest.param(REAL_WOOD, 2000, id="many real", marks=pytest.mark.long),
    ],
)
def test_symmetric_scenes_between_walls_stay_symmetric(materials: Materials, count: int) -> None:
    """Lanes, ends of boards and corners: twins come off two walls at once, and what is on the line off both walls of a corner."""
    random = Random(count)
    met: Counter[tuple[int, ...]] = Counter()
    tied = 0
    for _ in range(count):
        scene = symmetric(random, materials, walled=True)
        shot = flick(scene.layout, "shooter", scene.velocity)
        assert scene.asymmetry_um(shot) < 2.0
        walls = [contact for contact in shot.contacts if contact.kind == "wall"]
        met[scene.turn] += len(walls)
        tied += any(one.is_with(other) for one, other in pairwise(walls))
    assert met.keys() == {*STRAIGHT, *DIAGONAL}
    assert min(met.values()) > count // 40
    assert tied > count // 5


def test_contacts_of_one_instant_are_one_impulse_whatever_their_speeds() -> None:
    """From (50, 0) on, one is 25 mm straight ahead and another 15 mm away at (9, 12)."""
    for x in range(100, 130):
        discs = [wooden("a", x, 150, 25), wooden("ahead", x + 75, 150, 25), Disc("aside", x + 59, 162, 2.5, 2.0)]
        layout = Layout(Board(900, 300), discs)
        shot = flick(layout, "a", (1000.0, 0.0))
        exact = reference(layout, "a", shot.velocity_um)
        assert shot.contacts[0].is_with(shot.contacts[1])
        for name, (rest_x, rest_y) in exact.rest.items():
            assert shot.rest[name] == (round(rest_x * 10**6), round(rest_y * 10**6))


def test_a_disc_can_meet_three_at_once() -> None:
    """All three are 26 mm from (214, y), one straight ahead; a disc keeps only two contacts in mind."""
    for y in range(120, 180):
        small = [Disc("up", 224, y + 24, 5, 3), Disc("ahead", 240, y, 5, 3), Disc("down", 224, y - 24, 5, 3)]
        shot = flick(Layout(Board(900, 300), [Disc("a", 100, y, 21, 30), *small]), "a", (900.0, 0.0))
        assert {c.other("a") for c in shot.contacts if c.is_with(shot.contacts[0])} == {"up", "ahead", "down"}
        assert shot.rest["a"][1] == 1000 * y


def test_a_disc_that_passes_by_exactly_its_width_touches_nothing() -> None:
    for x in range(60, 120):
        for turn in ((1, 0), (0, 1), (-1, 0), (0, -1)):
            middle = 300.0 + x / 7
            ahead = middle + 80 * turn[0], middle + 80 * turn[1]
            pair = [(ahead[0] - 25 * turn[1] * side, ahead[1] + 25 * turn[0] * side) for side in (1, -1)]
            discs = [wooden("a", middle, middle, 25), *(wooden(n, px, py, 25) for n, (px, py) in enumerate(pair))]
            shot = flick(Layout(Board(900, 900), discs), "a", (900.0 * turn[0], 900.0 * turn[1]))
            assert shot.contacts == ()


def outcomes(materials: Materials, step: float) -> Iterator[tuple[float, Shot]]:
    for k in range(-60, 61):
        yield k * step, flick(three(60, 150, k * step, materials), "a", (1500.0, 0.0))


def largest_jump(materials: Materials, step: float) -> float:
    """The farthest that any disc's resting place moves when one disc is moved by a step, in millimetres."""
    shots = [shot for _, shot in outcomes(materials, step)]
    return max(math.dist(a.rest[n], b.rest[n]) / 1000 for a, b in pairwise(shots) for n in a.rest if n in b.rest)


def test_without_contact_time_the_outcome_jumps_where_two_contacts_change_their_order() -> None:
    """A micrometre, hence a microsecond, decides about 36 mm: the first contact is over before the second begins."""
    assert largest_jump(Materials(), 0.001) > 30.0


@pytest.mark.parametrize(("materials", "most"), [(TAKES_TIME, 0.5), (REAL_WOOD, 0.75)], ids=["time", "real"])
def test_with_contact_time_it_does_not(materials: Materials, most: float) -> None:
    """Half the step, half the difference: no jump is hidden in it."""
    assert largest_jump(materials, 0.002) < 2 * most
    assert largest_jump(materials, 0.001) < most


def test_contacts_further_apart_than_the_contact_time_are_answered_one_by_one() -> None:
    one, other = (flick(three(60, 150, 0.2, m), "a", (1500.0, 0.0)) for m in (Materials(), TAKES_TIME))
    assert one.rest == other.rest
    assert not other.contacts[0].is_with(other.contacts[1])


def beside_springs(ahead: float, aside: float, speed: float) -> tuple[float, float]:
    """A disc hits two, one a little earlier: the largest difference from masses on springs, as a share of a struck disc's own
    speed, and of the speed of the blow."""
    before = math.sqrt(25.0**2 - aside**2)
    pair = [wooden("up", 150 - ahead, 150 + aside, 25), wooden("down", 150, 150 - aside, 25)]
    board = Board(600, 300, materials=TAKES_TIME)
    shot = flick(Layout(board, [wooden("a", 149 - ahead - before, 150, 25), *pair]), "a", (speed, 0.0))
    film, at = shot.playback, shot.contacts[0].time - 1e-9
    x, y = film.place("a", at)
    blow = film.stretch("a", at).velocity_at(at)
    touching = [wooden("a", x - 1e-5, y, 25), *pair]
    sprung = collide(touching, [blow, (0.0, 0.0), (0.0, 0.0)], 60e-6, 0.6)
    over = max(contact.time for contact in shot.contacts if contact.time < at + 300e-6) + 1e-6
    own = of_blow = 0.0
    for name, wanted in zip(("a", "up", "down"), sprung, strict=True):
        found = film.stretch(name, over).velocity_at(over)
        of_blow = max(of_blow, math.dist(found, wanted) / math.hypot(*blow))
        if name != "a":
            own = max(own, abs(math.hypot(*found) / math.hypot(*wanted) - 1))
    return own, of_blow


def test_masses_on_springs_part_as_a_pair_does() -> None:
    """One alone meets one alone: the springs keep the restitution that they were made for."""
    pair = [wooden("a", 100, 100, 25), wooden("b", 125.0001, 100, 25)]
    (slow, _), (fast, _) = collide(pair, [(1.4, 0.0), (0.0, 0.0)], 60e-6, 0.6)
    assert (slow, fast) == pytest.approx((1.4 * 0.2, 1.4 * 0.8), rel=1e-3)


def test_masses_on_springs_do_nearly_the_same() -> None:
    """In the example: at once, and one up to a tenth of a millimetre earlier."""
    found = [beside_springs(ahead, 15, 1400.0) for ahead in (0.0, 0.01, 0.02, 0.03, 0.05, 0.07, 0.1)]
    assert 0.06 < max(own for own, _ in found) < 0.065
    assert max(of_blow for _, of_blow in found) < 0.036


@pytest.mark.long
def test_masses_on_springs_never_differ_by_more_than_the_documents_say() -> None:
    """The two struck discs nearly in touch or well apart, slow and fast, in all the time that contacts overlap."""
    found = [
        beside_springs(speed / 1400 * 0.01 * step, aside, speed)
        for aside in (12.6, 15, 18, 21)
        for speed in (700.0, 2800.0)
        for step in range(13)
    ]
    assert 0.15 < max(own for own, _ in found) < 0.16
    assert 0.05 < max(of_blow for _, of_blow in found) < 0.07


@pytest.mark.parametrize("materials", [Materials(), REAL_WOOD], ids=["today", "real"])
def test_ties_gain_no_energy(materials: Materials) -> None:
    random = Random(77)
    scenes = [symmetric(random, materials) for _ in range(400)]
    velocities = np.array([scene.velocity for scene in scenes])
    assert_sound(*watched([scene.layout for scene in scenes], ["shooter"] * 400, velocities, np.arange(400)))


def test_a_corner_with_a_post_in_it() -> None:
    """A wall, another wall and a post at once."""
    board = Board(200, 200, walls=SIDES, posts=(Post("p", 187.5, 187.5, 2.5),))
    shot = flick(Layout(board, [wooden("a", 100, 100, 25)]), "a", (1200.0, 1200.0))
    x, y = shot.rest["a"]
    assert x == y
