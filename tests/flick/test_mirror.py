"""A mirror-image shot gives the mirror image of the result, symmetric double hits included."""

from dataclasses import replace
from random import Random

import pytest

from souterrain.flick import SIDES, Board, Contact, Layout, Materials, Shot, flick, wooden
from tests.flick.scenes import clustered, flick_of, hexagon, scattered

OTHER_SIDE = {"left": "left", "right": "right", "bottom": "top", "top": "bottom"}


def upside_down(layout: Layout) -> Layout:
    height = layout.board.height
    walls = tuple(side for side in SIDES if OTHER_SIDE[side] in layout.board.walls)
    posts = tuple(replace(post, y=height - post.y) for post in layout.board.posts)
    board = replace(layout.board, walls=walls, posts=posts)
    return Layout(board, [replace(disc, y=round(height - disc.y, 3)) for disc in layout])


def turned(layout: Layout) -> Layout:
    """The same scene with x and y exchanged."""
    swap = {"left": "bottom", "bottom": "left", "right": "top", "top": "right"}
    board = layout.board
    turned_board = replace(
        board,
        width=board.height,
        height=board.width,
        walls=tuple(side for side in SIDES if swap[side] in board.walls),
        posts=tuple(replace(post, x=post.y, y=post.x) for post in board.posts),
    )
    return Layout(turned_board, [replace(disc, x=disc.y, y=disc.x) for disc in layout])


def seen(contact: Contact, height_um: int | None) -> tuple[object, ...]:
    """A contact as it looks in the mirror when there is one. Of two equally fast discs either may be named first."""
    y, met = contact.y_um, contact.second
    if height_um is not None:
        y = height_um - y
        met = OTHER_SIDE[str(met)] if contact.kind in ("wall", "exit") else met
    pair = tuple(sorted((str(contact.first), str(met))))
    return contact.time_ns, contact.kind, pair, contact.speed_um, contact.x_um, y


def assert_mirrored(layout: Layout, name: int | str, velocity: tuple[float, float]) -> Shot:
    height = layout.board.size_um[1]
    shot = flick(layout, name, velocity)
    image = flick(upside_down(layout), name, (velocity[0], -velocity[1]))
    assert {n: (x, height - y) for n, (x, y) in shot.rest.items()} == image.rest
    assert sorted(seen(c, height) for c in shot.contacts) == sorted(seen(c, None) for c in image.contacts)
    return shot


def test_scattered_shots() -> None:
    random = Random(21)
    for n in range(400):
        assert_mirrored(scattered(random, 20, walled=n % 2 == 0), random.randrange(20), flick_of(random))


def test_touching_shots() -> None:
    random = Random(22)
    for n in range(400):
        layout = clustered(random, 20, random.uniform(0.1, 0.95), walled=n % 2 == 0)
        assert_mirrored(layout, random.randrange(20), flick_of(random))


def test_exchanging_x_and_y() -> None:
    random = Random(23)
    for n in range(200):
        layout = scattered(random, 20, walled=n % 2 == 0)
        name, (vx, vy) = random.randrange(20), flick_of(random)
        shot, image = flick(layout, name, (vx, vy)), flick(turned(layout), name, (vy, vx))
        assert {n: (y, x) for n, (x, y) in shot.rest.items()} == image.rest


def double(spread: float, restitution: float = 0.6) -> Layout:
    """A disc in front of two that stand side by side, on a board with a middle line."""
    materials = Materials(restitution={("wood", "wood"): restitution, ("wood", "wall"): 0.5})
    board = Board(600, 300, walls=SIDES, materials=materials)
    return Layout(
        board,
        [wooden("a", 200, 150, 25), wooden("up", 300, 150 + spread, 25), wooden("down", 300, 150 - spread, 25)],
    )


@pytest.mark.parametrize("restitution", [0.1, 0.6, 1.0])
@pytest.mark.parametrize("spread", [12.5, 15.0, 20.0, 24.0])
def test_a_symmetric_double_hit_is_one_impulse(spread: float, restitution: float) -> None:
    shot = assert_mirrored(double(spread, restitution), "a", (1500.0, 0.0))
    first, second = shot.contacts[:2]
    assert (first.time_ns, first.speed_um) == (second.time_ns, second.speed_um)
    assert {first.other("a"), second.other("a")} == {"up", "down"}
    assert shot.rest["a"][1] == 150_000
    (up_x, up_y), (down_x, down_y) = shot.rest["up"], shot.rest["down"]
    assert (up_x, up_y - 150_000) == (down_x, 150_000 - down_y)


def test_the_impulse_of_a_double_hit_is_the_textbook_one() -> None:
    """Two equal discs at ±30° hit elastically: (1+e) v cos / (1 + (1 + cos 60)) = 2 v cos30 / 2.5 each, hence 6/5 v cos²30."""
    shot = flick(double(12.5, restitution=1.0), "a", (1500.0, 0.0))
    hit = shot.contacts[0]
    way = next(s for s in shot.playback.ways["up"] if s.start > 0.0)
    blow = 2.0 * hit.speed / 2.5
    assert (way.vx**2 + way.vy**2) ** 0.5 * 1000.0 == pytest.approx(blow, rel=1e-5)


@pytest.mark.parametrize("restitution", [0.1, 0.3, 0.6, 0.95])
@pytest.mark.parametrize("aside", [0.0, 3.0])
def test_a_packed_hexagon(restitution: float, aside: float) -> None:
    materials = Materials(restitution={("wood", "wood"): restitution, ("wood", "wall"): 0.5})
    board = Board(610, 300, walls=SIDES, materials=materials)
    pack = [wooden(n, x, y, 25) for n, (x, y) in enumerate(hexagon(3, 25.0, (330, 150)))]
    layout = Layout(board, [*pack, wooden("shooter", 80, 150 + aside, 25)])
    shot = assert_mirrored(layout, "shooter", (3000.0, 0.0))
    if aside == 0.0:
        rest = sorted(shot.rest.values())
        assert rest == sorted((x, 300_000 - y) for x, y in rest)
