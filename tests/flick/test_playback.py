"""The film of a shot, in full and in the compact form for the page."""

import itertools
import json
import math
from random import Random
from typing import Any

import pytest

from souterrain.flick import SIDES, Board, Layout, Name, Playback, flick, wooden
from souterrain.flick.playback import WIRE_ERROR_UM
from tests.flick.scenes import clustered, flick_of, hexagon, scattered, wood


def test_it_starts_at_the_layout_and_ends_at_rest() -> None:
    random = Random(31)
    for n in range(50):
        layout = scattered(random, 20, walled=n % 2 == 0)
        shot = flick(layout, 3, flick_of(random))
        film = shot.playback
        assert film.duration == pytest.approx(shot.duration, abs=1e-9)
        for disc in layout:
            assert film.place(disc.name, 0.0) == pytest.approx((disc.x, disc.y), abs=1e-9)
        for name, (x, y) in shot.rest.items():
            assert film.place(name, film.duration) == pytest.approx((x / 1000, y / 1000), abs=0.00051)
            assert film.place(name, film.duration + 9.0) == film.place(name, film.duration)
        for name, out in shot.exits.items():
            assert film.place(name, film.duration) == pytest.approx((out.x_um / 1000, out.y_um / 1000), abs=0.00051)


def test_discs_touch_when_the_contacts_say_so() -> None:
    random = Random(32)
    for _ in range(50):
        layout = scattered(random, 20)
        shot = flick(layout, 3, flick_of(random))
        for contact in shot.contacts:
            if contact.kind == "disc":
                a, b = contact.first, contact.second
                gap = math.dist(shot.playback.place(a, contact.time), shot.playback.place(b, contact.time))
                assert gap == pytest.approx(layout[a].radius + layout[b].radius, abs=1e-5)


def test_motion_has_no_jumps() -> None:
    shot = flick(scattered(Random(33), 20, walled=True), 3, (2000.0, 900.0))
    times = [shot.duration * k / 2000 for k in range(2001)]
    for name in shot.layout.discs:
        places = [shot.playback.place(name, t) for t in times]
        steps = [math.dist(a, b) for a, b in itertools.pairwise(places)]
        assert max(steps) < 3000 * shot.duration / 2000 + 1e-6


def worst_error_um(film: Playback, seen: Playback, moving: list[Name]) -> float:
    times = [film.duration * k / 500 for k in range(501)]
    return max(1000 * math.dist(film.place(n, t), seen.place(str(n), t)) for n in moving for t in times)


def test_the_wire_form_strays_less_than_a_pixel() -> None:
    random = Random(34)
    for n in range(20):
        layout = clustered(random, 20, 0.2) if n % 2 else scattered(random, 20, walled=True)
        shot = flick(layout, 3, flick_of(random))
        wire = json.loads(json.dumps(shot.playback.wire()))
        seen = Playback.from_wire(wire)
        moving = [name for name in layout.discs if str(name) in wire["ways"]]
        still = [name for name in layout.discs if str(name) not in wire["ways"]]
        assert all(shot.rest[name] == layout[name].place_um for name in still)
        # Numbers rounded to millionths add a few micrometres to what dropping stretches may.
        assert worst_error_um(shot.playback, seen, moving) < WIRE_ERROR_UM + 5.0


def test_the_wire_form_is_compact() -> None:
    board = Board(610, 355, walls=SIDES, materials=wood(0.1))
    pack = [wooden(n, x, y, 25) for n, (x, y) in enumerate(hexagon(3, 25.0, (330, 177)))]
    shot = flick(Layout(board, [*pack, wooden("shooter", 80, 180, 25)]), "shooter", (3000.0, 0.0))
    wire: dict[str, Any] = shot.playback.wire()
    rows = sum(len(way) for way in wire["ways"].values())
    assert len(shot.contacts) > 1000
    assert rows < 1000
    lone = flick(Layout(board, [wooden("a", 80, 180, 25), wooden("b", 400, 60, 25)]), "a", (1000.0, 0.0))
    assert len(json.dumps(lone.playback.wire())) < 250


def test_unknown_disc() -> None:
    shot = flick(Layout(Board(200, 200), [wooden("a", 100, 100, 20)]), "a", (10.0, 0.0))
    with pytest.raises(ValueError, match="Disc 'b' is not in this shot; there are 'a'"):
        shot.playback.place("b", 0.0)
