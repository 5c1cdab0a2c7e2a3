"""Where a disc may lie."""

import math
from random import Random
from types import SimpleNamespace

import pytest

from souterrain.flick import Board, Layout, Post, flick, wooden
from souterrain.flick.compiled import idle
from souterrain.flick.place import (
    APART,
    Near,
    Rectangle,
    gap,
    is_free,
    nearest_free,
    nearest_on_edge,
    sight,
    within,
)
from souterrain.flick.spot import seek
from tests.flick.scenes import scattered

BOARD = Board(500, 250, posts=(Post("pillar", 250, 125, 16),))
LAYOUT = Layout(BOARD, [wooden("elf", 60, 125, 25), wooden("orc", 300, 60, 25), wooden("imp", 90, 125, 13)])


def test_gaps_are_measured_from_rim_to_rim() -> None:
    assert gap(LAYOUT, "elf", "imp") == pytest.approx(30 - 12.5 - 6.5)
    assert within(LAYOUT, "elf", 25.0) == ["imp"]
    assert within(LAYOUT, "elf", 400.0) == ["imp", "orc"]


def test_a_disc_must_touch_nothing() -> None:
    x = 60 + 12.5 + 6.5
    assert not is_free(LAYOUT.without("imp"), (x, 125), 6.5)
    assert not is_free(LAYOUT.without("imp"), (x + 0.002, 125), 6.5)
    assert is_free(LAYOUT.without("imp"), (x + APART, 125), 6.5)
    assert not is_free(LAYOUT, (270, 125), 12.5)
    assert is_free(LAYOUT, (60, 125), 12.5, ignore="elf")


def test_a_disc_must_lie_wholly_on_the_board_and_in_its_zone() -> None:
    assert is_free(LAYOUT, (12.5, 12.5), 12.5)
    assert not is_free(LAYOUT, (12.4, 100), 12.5)
    heroes = Rectangle(0, 50, 60, 200)
    assert is_free(LAYOUT, (20, 70), 12.5, (heroes,))
    assert not is_free(LAYOUT, (55, 70), 12.5, (heroes,))


def test_a_missile_lies_within_an_inch_of_its_thrower() -> None:
    ring = Near(LAYOUT["elf"], 25.0)
    assert is_free(LAYOUT, (60, 125 + 12.5 + 25 + 6.5), 6.5, (ring,))
    assert not is_free(LAYOUT, (60, 125 + 12.5 + 25 + 6.51), 6.5, (ring,))


def test_fair_placement_keeps_discs_apart() -> None:
    assert is_free(LAYOUT, (300 + 25 + 25, 60), 12.5, apart=25.0)
    assert not is_free(LAYOUT, (300 + 25 + 24.9, 60), 12.5, apart=25.0)


def test_the_nearest_free_spot_is_free_and_nearest() -> None:
    """Against a fine grid of all spots."""
    random = Random(41)
    for n in range(12):
        layout = scattered(random, 35)
        radius = random.choice((6.5, 12.5))
        zones = (Near(layout[0], 25.0),) if n % 2 else (Rectangle(100, 50, 300, 200),)
        place = (random.uniform(0, 500), random.uniform(0, 250))
        found = nearest_free(layout, place, radius, zones)
        grid = [(x * 2.0, y * 2.0) for x in range(251) for y in range(126)]
        grid.sort(key=lambda spot: math.dist(spot, place))
        best = next((math.dist(spot, place) for spot in grid if is_free(layout, spot, radius, zones)), None)
        if found is None:
            assert best is None
        else:
            assert is_free(layout, found, radius, zones)
            assert best is None or math.dist(found, place) <= best + 0.01


def test_a_free_point_is_its_own_nearest_spot() -> None:
    assert nearest_free(LAYOUT, (400.0004, 200), 12.5) == (400.0, 200.0)


def test_numbers_beyond_any_board_are_no_spots() -> None:
    for far in (1e9, 1e20, 1e299):
        assert not is_free(LAYOUT, (far, 20), 12.5)
        assert not is_free(LAYOUT, (20, 20), far)
        assert not is_free(LAYOUT, (20, 20), 12.5, apart=far)
        assert is_free(LAYOUT, (60, 125), 12.5, apart=-far)
        assert nearest_free(LAYOUT, (20, 20), 12.5, apart=far) is None
        assert nearest_free(LAYOUT, (20, far), 12.5) is not None


def test_before_the_compiler_is_done_the_same_spot_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for it to put a disc down: what is compiled is not touched."""
    layout = scattered(Random(7), 20)
    asked = [((x, y), 6.5, (Near(layout[0], 25.0), Rectangle(0, 0, 500, 250))) for x, y in ((10, 10), (250, 125))]
    found = [nearest_free(layout, *each) for each in asked]
    assert None not in found
    monkeypatch.setattr("souterrain.flick.spot.seek", SimpleNamespace(py_func=seek.py_func))
    idle.clear()
    try:
        assert [nearest_free(layout, *each) for each in asked] == found
    finally:
        idle.set()


def test_no_free_spot() -> None:
    crowded = Layout(Board(60, 60), [wooden("a", 30, 30, 50)])
    assert nearest_free(crowded, (30, 30), 12.5) is None


def test_the_order_of_discs_does_not_choose_between_equal_spots() -> None:
    discs = [wooden("a", 200, 100, 25), wooden("b", 225, 100, 25)]
    spots = {nearest_free(Layout(Board(500, 250), order), (212.5, 100), 6.5) for order in (discs, discs[::-1])}
    assert len(spots) == 1


def test_a_disc_that_left_comes_back_along_its_edge() -> None:
    layout = Layout(Board(500, 250), [wooden("elf", 400, 125, 25)])
    shot = flick(layout, "elf", (2500.0, 0.0))
    out = shot.exits["elf"]
    back = nearest_on_edge(shot.after(), (out.x_um / 1000, out.y_um / 1000), 12.5, out.side)
    assert back == pytest.approx((500 - 12.5, 125), abs=0.005)
    taken = shot.after().joined(wooden("orc", 487, 125, 25))
    beside = nearest_on_edge(taken, (500, 125), 12.5, "right")
    assert beside is not None
    assert beside[0] == pytest.approx(487.5, abs=0.005)
    assert abs(beside[1] - 125) == pytest.approx(25, abs=0.05)


def test_a_full_edge() -> None:
    full = Layout(Board(100, 50), [wooden("a", 12, 25, 24)])
    assert nearest_on_edge(full, (0, 25), 12.5, "left") is None


def test_the_aiming_line_ends_at_the_first_contact() -> None:
    line = sight(LAYOUT, "elf", (60, 0))
    assert line.contact is not None
    assert (line.contact.kind, line.contact.second) == ("exit", "bottom")
    assert line.end == pytest.approx((60, 0), abs=1e-6)
    toward = sight(LAYOUT, "elf", (90, 125))
    assert toward.contact is not None
    assert toward.contact.second == "imp"
    assert toward.end == pytest.approx((90 - 19, 125), abs=1e-6)
    assert sight(Layout(Board(9000, 100), [wooden("a", 50, 50, 20)]), "a", (90, 50)).contact is None
