"""The ice spike: a disc that lies on another, held by friction alone."""

import itertools

import pytest

from souterrain.flick import Board, Disc, Layout, Shot, flick, wooden

BOARD = Board(900, 300)
SLOWING = 0.25 * 9806.65


def frozen(x: float = 300.0, spike_y: float = 150.0) -> Layout:
    orc, spike = wooden("orc", x, 150, 25), Disc("spike", x, spike_y, 6.5, 0.93, on="orc")
    return Layout(BOARD, [wooden("elf", 200, 150, 25), orc, spike])


def struck(speed: float, layout: Layout | None = None) -> Shot:
    return flick(layout or frozen(), "elf", (speed, 0.0))


def test_a_gentle_push_carries_the_spike_along() -> None:
    shot = struck(660.0)
    assert shot.contacts[0].is_hit
    assert not shot.fallen
    orc, spike = shot.rest["orc"], shot.rest["spike"]
    assert orc[0] > 300_000
    # Both brake alike, so the spike slips back while it is caught up, by v²/4a, and rides on from there.
    speed = shot.contacts[0].speed * 0.8
    assert (orc[0] - spike[0]) / 1000 == pytest.approx(speed**2 / (4 * SLOWING), abs=0.01)
    assert orc[1] == spike[1] == 150_000


def test_a_hard_knock_drives_the_carrier_from_under_it() -> None:
    shot = struck(2000.0)
    assert set(shot.fallen) == {"spike"}
    assert "spike" not in shot.rest
    assert "spike" not in shot.after()


def test_the_border_lies_where_the_slip_is_the_radius() -> None:
    for factor, falls in ((0.98, False), (1.02, True)):
        carried = (4 * SLOWING * 12.5) ** 0.5 * factor
        speed = (carried / 0.8) ** 2 + 2 * SLOWING * 75.0
        assert bool(struck(speed**0.5).fallen) is falls


def test_a_spike_keeps_its_place_when_its_carrier_is_not_moved() -> None:
    layout = frozen()
    shot = flick(layout, "elf", (0.0, 500.0))
    assert shot.rest["spike"] == (300_000, 150_000)
    assert layout["spike"].on == "orc"
    assert shot.after()["spike"].on == "orc"


def test_a_spike_leaves_with_its_carrier() -> None:
    slow_edge = frozen(x=890.0).moved({"elf": (860.0, 150.0)})
    shot = struck(400.0, slow_edge)
    assert shot.exits["orc"].side == "right"
    assert shot.exits["spike"].side == "right"


def test_a_rider_takes_no_part_in_impacts() -> None:
    bare = struck(1500.0, frozen().without("spike"))
    laden = struck(1500.0)
    assert laden.contacts == bare.contacts
    assert laden.rest["orc"] == bare.rest["orc"]


def test_a_knock_from_the_side_while_it_slides() -> None:
    """Carrier and rider at an angle: friction turns, the way stays whole and ends on the carrier or off it."""
    discs = [wooden("imp", 330, 110, 25), wooden("rat", 360, 185, 19)]
    layout = frozen().joined(*discs)
    for speed in (700.0, 900.0, 1200.0, 3000.0):
        shot = struck(speed, layout)
        way = shot.playback.ways["spike"]
        for a, b in itertools.pairwise(way):
            assert a.at(b.start) == pytest.approx((b.x, b.y), abs=1e-9)
        assert ("spike" in shot.rest) != ("spike" in shot.fallen)


def test_laying_a_disc_on_another_and_taking_the_carrier_away() -> None:
    layout = Layout(BOARD, [wooden("orc", 300, 150, 25), wooden("spike", 100, 100, 13)])
    laid = layout.riding("spike", "orc")
    assert (laid["spike"].x, laid["spike"].y, laid["spike"].on) == (300, 150, "orc")
    assert laid.without("orc")["spike"].on is None
    assert laid.moved({"orc": (400, 160)})["spike"].x == 400
