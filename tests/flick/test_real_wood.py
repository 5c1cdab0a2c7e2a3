"""The second material model: rims that grip, wood that yields and takes its time. Off unless a board asks for it."""

import json
import math
from dataclasses import replace
from itertools import pairwise
from random import Random

import numpy as np
import pytest

from souterrain.flick import (
    REAL_WOOD,
    SIDES,
    Batch,
    Board,
    Disc,
    Layout,
    Materials,
    Playback,
    Shot,
    flick,
    flick_batch,
    wooden,
)
from souterrain.flick.playback import WIRE_ERROR_ANGLE
from souterrain.server.table.film import Reel
from tests.flick.rubbing import Stop, stop
from tests.flick.scenes import clustered, flick_of, scattered
from tests.flick.test_bits import renumbered_alike
from tests.flick.test_mirror import assert_mirrored
from tests.flick.watch import assert_sound, watched
from tests.tiers import sample

GRIPS = Materials(rim={("wood", "wood"): 0.2, ("wood", "wall"): 0.2})
SLOWING = 0.25 * 9.80665


def made_of(materials: Materials, layout: Layout) -> Layout:
    return Layout(replace(layout.board, materials=materials), layout)


def after_first(shot: Shot, name: str) -> tuple[float, float, float]:
    """Velocity and spin of a disc after the shot's first impact: m/s and rad/s."""
    at = shot.contacts[0].time + 1e-8
    way = shot.playback.stretch(name, at)
    turns = [turn for turn in shot.playback.turns.get(name, ()) if turn.start <= at]
    return way.vx, way.vy, turns[-1].spin if turns else 0.0


@pytest.mark.parametrize(("along", "slips"), [(1.2, True), (0.3, False)])
def test_a_bank_is_off_true(along: float, slips: bool) -> None:
    """Friction gives a fifth of the normal blow at most; a third of the speed along the wall is enough to end the slip."""
    radius = 0.0125
    board = Board(600, 300, walls=SIDES, materials=GRIPS)
    layout = Layout(board, [wooden("a", 100, 300 - 12.5, 25)])
    vx, vy, spin = after_first(flick(layout, "a", (along * 1000, 1000.0)), "a")
    rub = min(0.2 * 1.5 * 1.0, along / 3)
    assert (rub < along / 3) == slips
    assert vy == pytest.approx(-0.5)
    assert vx == pytest.approx(along - rub)
    # At the upper wall a disc that slides right comes to turn to the left.
    assert spin == pytest.approx(2 * rub / radius)
    if not slips:
        assert vx == pytest.approx(spin * radius)


def test_a_struck_disc_is_thrown_off_the_line_of_centres() -> None:
    """Two equal discs touching at 30 degrees: the struck one goes off between that line and the shooter's, and both turn alike."""
    angle = math.radians(30)
    discs = [wooden("a", 200, 150, 25), wooden("b", 200 + 25 * math.cos(angle), 150 + 25 * math.sin(angle) + 0.001, 25)]
    thrown, straight = (
        flick(Layout(Board(900, 600, materials=m), discs), "a", (1000.0, 0.0)) for m in (GRIPS, Materials())
    )
    vx, vy, spin = after_first(thrown, "b")
    wx, wy, _ = after_first(straight, "b")
    assert math.atan2(wy, wx) == pytest.approx(angle, abs=1e-3)
    throw = math.degrees(angle - math.atan2(vy, vx))
    # Slip and approach are as sine and cosine; a third of the one ends it, 1.6 of the other is the blow.
    assert throw == pytest.approx(math.degrees(math.atan(min(0.2, math.tan(angle) / 3 / 1.6))), abs=0.1)
    assert spin == pytest.approx(after_first(thrown, "a")[2], rel=1e-3)


def test_a_hit_along_the_line_of_centres_turns_nothing() -> None:
    layout = Layout(Board(900, 300, materials=GRIPS), [wooden("a", 100, 150, 25), wooden("b", 300, 150, 25)])
    smooth = flick(made_of(Materials(), layout), "a", (1500.0, 0.0))
    shot = flick(layout, "a", (1500.0, 0.0))
    assert shot.rest == smooth.rest
    assert shot.playback.turns == {}


def test_sliding_and_spinning_end_together() -> None:
    shot = flick(
        Layout(Board(600, 300, walls=SIDES, materials=GRIPS), [wooden("a", 100, 287.5, 25)]), "a", (900.0, 900.0)
    )
    slide, turn = shot.playback.ways["a"][-1], shot.playback.turns["a"][-1]
    assert slide.start == turn.start
    assert slide.length == pytest.approx(turn.length, rel=1e-12)
    speed, rim = math.hypot(slide.vx, slide.vy), turn.spin * 0.0125
    assert slide.length == pytest.approx(math.hypot(speed, 0.75 * rim) / SLOWING, rel=1e-12)
    assert shot.duration == pytest.approx(slide.start + slide.length, abs=1e-9)
    assert shot.playback.angle("a", 99.0) == pytest.approx(turn.spin * turn.length / 2)


def model(speed: float, rim: float) -> Stop:
    """The closed form, in the units of `rubbing`."""
    time = math.hypot(speed, 0.75 * rim)
    return Stop(time, speed * time / 2, rim * time / 2)


def test_a_slide_alone_and_a_spin_alone_are_exact() -> None:
    assert stop(1.0, 0.0) == pytest.approx(model(1.0, 0.0), abs=2e-4)
    assert stop(0.0, 1.0) == pytest.approx(model(0.0, 1.0), abs=2e-4)


def test_the_stop_is_near_to_that_of_a_disc_pressing_evenly() -> None:
    """As near as the documents say, from hardly any spin to hardly any slide."""
    short: dict[float, Stop] = {}
    for speed, rim in [(1.0, n / 20) for n in range(1, 21, 2)] + [(n / 20, 1.0) for n in range(1, 21, 2)]:
        true, ours = stop(speed, rim), model(speed, rim)
        short[rim / speed] = Stop(*(1 - mine / theirs for mine, theirs in zip(ours, true, strict=True)))
    assert max(abs(each.way) for ratio, each in short.items() if ratio <= 0.75) < 0.004
    assert 0.12 < max(each.way for each in short.values()) < 0.13
    assert max(short, key=lambda ratio: short[ratio].way) == 20.0
    assert 0.06 < max(each.time for each in short.values()) < 0.07
    assert 0.24 < max(each.turned for each in short.values()) < 0.255
    assert max(short, key=lambda ratio: short[ratio].turned) == 0.05


def test_restitution_falls_with_speed_and_not_below() -> None:
    def kept(speed: float) -> float:
        board = Board(300, 300, walls=SIDES, materials=Materials(yield_speed=1000.0))
        shot = flick(Layout(board, [wooden("a", 287.5, 150, 25)]), "a", (speed, 0.0))
        return -after_first(shot, "a")[0] * 1000 / speed

    assert kept(400.0) == pytest.approx(0.5)
    assert kept(1000.0) == pytest.approx(0.5)
    assert kept(2000.0) == pytest.approx(0.5 / 2**0.25)
    assert kept(3000.0) == pytest.approx(0.5 / 3**0.25)


def test_rims_without_friction_are_smooth() -> None:
    random = Random(6)
    without = Materials(rim={("wood", "wood"): 0.0, ("wood", "wall"): 0.0})
    for _ in range(100):
        layout = scattered(random, 20, walled=True)
        name, velocity = random.randrange(20), flick_of(random)
        one = flick(made_of(Materials(), layout), name, velocity)
        other = flick(made_of(without, layout), name, velocity)
        assert other.playback.turns == {}
        for disc, (x, y) in one.rest.items():
            assert other.rest[disc] == pytest.approx((x, y), abs=1)


def test_it_is_what_it_says_in_batches_threads_numbers_and_mirrors() -> None:
    random = Random(7)
    layouts = [made_of(REAL_WOOD, scattered(random, 20, walled=n % 2 == 0)) for n in range(60)]
    layouts += [made_of(REAL_WOOD, clustered(random, 20, 0.5)) for _ in range(20)]
    velocities = np.array([flick_of(random) for _ in layouts])
    which = range(len(layouts))
    batch = flick_batch(layouts, 3, velocities, which, Batch(len(layouts), 20, 2000), threads=2)
    for s, layout in enumerate(layouts):
        shot = flick(layout, 3, tuple(velocities[s].tolist()))
        assert batch.shot(s).to_ints() == shot.to_ints()
        assert Shot.from_ints(layout, shot.to_ints()).playback.turns == shot.playback.turns
        assert renumbered_alike(layout, 3, tuple(velocities[s].tolist()), random)
        assert_mirrored(layout, 3, tuple(velocities[s].tolist()))


@pytest.mark.parametrize("shots", sample(500, 5000))
@pytest.mark.parametrize("materials", [GRIPS, REAL_WOOD], ids=["grips", "real"])
def test_dense_shots_are_sound(materials: Materials, shots: int) -> None:
    """Thousands of shots into touching discs: nothing sinks in, nothing runs away, no energy is gained, spins included."""
    random = Random(8)
    layouts = [made_of(materials, clustered(random, random.choice((12, 20, 35)), 0.6, n % 2 == 0)) for n in range(100)]
    which = np.arange(shots) % len(layouts)
    names = [random.randrange(len(layouts[w])) for w in which]
    velocities = np.array([flick_of(random, slowest=20.0) for _ in range(shots)])
    assert_sound(*watched(layouts, names, velocities, which))


def test_the_film_turns_with_the_discs() -> None:
    layout = Layout(
        Board(600, 300, walls=SIDES, materials=REAL_WOOD),
        [wooden("a", 100, 150, 25), wooden("b", 300, 160, 25), Disc("spike", 300, 160, 6, 1, on="b")],
    )
    shot = flick(layout, "a", (1800.0, 300.0))
    film = shot.playback
    assert set(film.turns) == {"a", "b"}
    wire = json.loads(json.dumps(film.wire()))
    seen = Playback.from_wire(wire)
    for k in range(200):
        t = film.duration * k / 199
        for name in ("a", "b"):
            assert seen.angle(name, t) == pytest.approx(film.angle(name, t), abs=WIRE_ERROR_ANGLE + 1e-4)
    # A turn begins where the last one was left.
    for turns in film.turns.values():
        for last, turn in pairwise(turns):
            assert turn.angle == pytest.approx(last.at(turn.start), abs=1e-12)
    assert film.angle("spike", film.duration) == 0.0
    assert Reel(shot).film.turns == {name: [tuple(row) for row in rows] for name, rows in wire["turns"].items()}


def test_films_of_smooth_discs_have_no_turns() -> None:
    shot = flick(scattered(Random(9), 20, walled=True), 3, (1800.0, 300.0))
    assert "turns" not in shot.playback.wire()
    assert Reel(shot).film.turns == {}
    assert shot.playback.angle(3, 0.1) == 0.0
