"""Ways round about: a disc whose straight way is barred is reached by a post, by another disc, by a wall."""

import math

import pytest

from souterrain.discs.bank import banked
from souterrain.flick import Board, Disc, Layout, Name, Post, flick, wooden


def reaches(layout: Layout, turns: list[float], target: Name) -> bool:
    """Whether a push in one of these directions, or a little beside, touches the target."""
    for turn in turns:
        for beside in (-0.02, -0.01, 0.0, 0.01, 0.02):
            push = 2500 * math.cos(turn + beside), 2500 * math.sin(turn + beside)
            shot = flick(layout, "me", push)
            if any(contact.is_hit and contact.involves(target) for contact in shot.contacts_of("me")):
                return True
    return False


def scene(*others: Disc, board: Board | None = None) -> Layout:
    """The target stands behind another."""
    own = wooden("me", 100, 125, 25), wooden("target", 300, 125, 25), wooden("bar", 200, 125, 38)
    return Layout(board or Board(500, 250), [*own, *others])


SPOTS = ((180, 210), (225, 200), (285, 220), (345, 225))


@pytest.mark.parametrize("spot", SPOTS)
def test_by_a_post(spot: tuple[int, int]) -> None:
    layout = scene(board=Board(500, 250, posts=(Post("post", *spot, 20),)))
    assert not reaches(layout, [0.0], "target")
    assert reaches(layout, banked(layout, "me", "target", by_walls=False), "target")


@pytest.mark.parametrize("spot", SPOTS)
def test_by_another_disc(spot: tuple[int, int]) -> None:
    layout = scene(wooden("heavy", *spot, 38, density=5.0))
    assert reaches(layout, banked(layout, "me", "target", by_walls=False), "target")


def test_by_a_wall_where_there_is_one() -> None:
    walled = scene(board=Board(500, 250, walls=("top",)))
    assert reaches(walled, banked(walled, "me", "target", by_walls=True), "target")
    assert not reaches(scene(), banked(scene(), "me", "target", by_walls=True), "target")
