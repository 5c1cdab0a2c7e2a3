"""What a shot tells: contacts, rest, exits, and the same again in whole numbers."""

import json
import math
from dataclasses import replace

import pytest

from souterrain.flick import SIDES, Board, Disc, Layout, Post, Shot, flick, wooden

G = 9806.65


def test_a_lone_disc_slides_as_the_textbook_says() -> None:
    shot = flick(Layout(Board(2000, 100), [wooden("a", 100, 50, 25)]), "a", (1500.0, 0.0))
    assert shot.rest["a"] == (round(1000 * (100 + 1500**2 / (2 * 0.25 * G))), 50_000)
    assert shot.duration == pytest.approx(1500 / (0.25 * G), abs=1e-8)


def test_a_head_on_hit_shares_speed_by_mass_and_restitution() -> None:
    layout = Layout(Board(2000, 100), [Disc("a", 100, 50, 10, 2.0), Disc("b", 300, 50, 15, 6.0)])
    shot = flick(layout, "a", (1500.0, 0.0))
    (contact,) = shot.contacts
    speed = math.sqrt(1500**2 - 2 * 0.25 * G * 175)
    assert contact.speed == pytest.approx(speed, abs=1e-3)
    assert contact.place == (285.0, 50.0)
    after_b = speed * 1.6 * 2 / 8
    assert shot.rest["b"][0] / 1000 == pytest.approx(300 + after_b**2 / (2 * 0.25 * G), abs=2e-3)


def test_contacts_tell_who_met_whom() -> None:
    board = Board(400, 100, walls=("right",), posts=(Post("pillar", 100, 20, 5),))
    shot = flick(Layout(board, [wooden("a", 60, 50, 20), wooden("b", 200, 50, 20)]), "a", (2500.0, 0.0))
    assert [(c.kind, c.first, c.second) for c in shot.contacts][:2] == [("disc", "a", "b"), ("wall", "b", "right")]
    hit = shot.contacts[0]
    assert hit.is_hit
    assert hit.involves("a")
    assert hit.involves("b")
    assert not hit.involves("pillar")
    assert hit.other("b") == "a"
    assert [c.second for c in shot.contacts_of("b")][:2] == ["b", "right"]
    assert not shot.contacts[1].involves("right")
    with pytest.raises(ValueError, match="has no part"):
        hit.other("pillar")


def test_contacts_in_different_instants_are_not_together() -> None:
    board = Board(400, 100, walls=SIDES)
    layout = Layout(board, [wooden("a", 300, 50, 20), wooden("c", 200, 50, 20)])
    back = flick(layout, "a", (3000.0, 0.0))
    one, two = list(back.contacts_of("a"))[:2]
    assert not one.is_with(two)


def test_a_disc_named_like_a_side_is_no_side() -> None:
    layout = Layout(Board(400, 100, walls=SIDES), [wooden("right", 60, 50, 20), wooden(7, 200, 50, 20)])
    shot = flick(layout, "right", (3000.0, 0.0))
    walls = [c for c in shot.contacts if c.kind == "wall"]
    assert all(c.involves("right") == (c.first == "right") for c in walls)


def test_a_touch_below_a_centimetre_per_second_is_no_hit() -> None:
    layout = Layout(Board(400, 100), [wooden("a", 60, 50, 20), wooden("b", 81, 50, 20)])
    way = 1.0
    for speed, expected in ((9.0, False), (11.0, True)):
        start = math.sqrt(speed**2 + 2 * 0.25 * G * way)
        (contact,) = flick(layout, "a", (start, 0.0)).contacts
        assert contact.speed == pytest.approx(speed, abs=0.01)
        assert contact.is_hit is expected


def test_discs_that_touch_at_the_start() -> None:
    layout = Layout(Board(400, 100), [wooden("a", 60, 50, 20), wooden("b", 80.002, 50, 20), wooden("c", 100.1, 50, 20)])
    assert layout.are_touching("a", "b")
    assert not layout.are_touching("b", "c")
    away = flick(layout, "a", (-800.0, 0.0))
    assert not any(contact.involves("b") for contact in away.contacts)
    into = flick(layout, "a", (800.0, 0.0))
    assert into.contacts[0].other("a") == "b"
    assert into.contacts[0].is_hit


def test_an_exit_is_where_the_centre_crosses() -> None:
    layout = Layout(Board(400, 100), [wooden("a", 350, 50, 20), wooden("b", 380, 20, 20)])
    shot = flick(layout, "a", (2000.0, 400.0))
    assert shot.exits["a"].side == "right"
    assert shot.exits["a"].x_um == 400_000
    assert shot.exits["a"].y_um == pytest.approx(60_000, abs=1)
    assert "a" not in shot.rest
    last = shot.contacts[-1]
    assert (last.kind, last.first, last.second, last.is_hit) == ("exit", "a", "right", False)
    assert "a" not in shot.after()


def test_a_disc_that_has_left_is_in_nobodys_way() -> None:
    layout = Layout(Board(400, 100), [wooden("a", 200, 50, 20), wooden("b", 390, 50, 20)])
    shot = flick(layout, "a", (3000.0, 0.0))
    # The first leaves in front of the second, which would run into it if it still lay there.
    assert [(c.kind, c.first) for c in shot.contacts] == [("disc", "a"), ("exit", "b"), ("exit", "a")]


def test_a_fixed_disc_is_a_post() -> None:
    layout = Layout(Board(400, 100), [wooden("a", 60, 50, 20), replace(wooden("statue", 200, 50, 20), fixed=True)])
    shot = flick(layout, "a", (2000.0, 0.0))
    assert shot.contacts[0].kind == "post"
    assert shot.contacts[0].second == "statue"
    assert shot.rest["statue"] == (200_000, 50_000)


def test_whole_numbers_carry_a_shot_there_and_back() -> None:
    board = Board(400, 200, walls=("left",), posts=(Post("pillar", 100, 20, 5),))
    discs = [wooden("a", 60, 50, 20), wooden(2, 200, 50, 20), wooden("c", 260, 55, 25)]
    layout = Layout(board, [*discs, Disc("spike", 260, 55, 6, 1, on="c")])
    shot = flick(layout, "a", (2500.0, 35.5))
    stored = json.loads(json.dumps(shot.to_ints()))
    again = Shot.from_ints(layout, stored)
    assert again.to_ints() == shot.to_ints()
    for fact in ("contacts", "rest", "exits", "fallen", "status", "duration", "velocity_um", "name"):
        assert getattr(again, fact) == getattr(shot, fact)
    assert again.playback.places(0.1) == shot.playback.places(0.1)


def test_whole_numbers_are_whole_numbers() -> None:
    def flat(value: object) -> list[object]:
        return [leaf for item in value for leaf in flat(item)] if isinstance(value, tuple) else [value]

    shot = flick(Layout(Board(400, 100), [wooden("a", 60, 50, 20), wooden("b", 200, 50, 20)]), "a", (2500.0, 0.0))
    assert all(type(leaf) is int for leaf in flat(shot.to_ints()))


def test_layouts_change_by_making_new_ones() -> None:
    layout = Layout(Board(400, 100), [wooden("a", 60, 50, 20), wooden("b", 200, 50, 20)])
    assert set(layout.without("a").discs) == {"b"}
    assert layout.moved({"b": (300, 40)})["b"].x == 300
    assert set(layout.joined(wooden("c", 350, 50, 20)).discs) == {"a", "b", "c"}
    assert layout["b"].x == 200


def test_friction_follows_the_materials() -> None:
    from souterrain.flick import Materials

    materials = Materials(
        friction={("wood", "mat"): 0.5, ("felt", "mat"): 0.25},
        restitution={("wood", "wood"): 0.6, ("wood", "felt"): 0.2, ("felt", "felt"): 0.1},
    )
    board = Board(3000, 100, materials=materials, floor="mat")
    far = {}
    for material in ("wood", "felt"):
        shot = flick(Layout(board, [Disc("a", 100, 50, 10, 3.0, material)]), "a", (1000.0, 0.0))
        far[material] = shot.rest["a"][0] - 100_000
    assert far["felt"] == pytest.approx(2 * far["wood"], abs=2)
