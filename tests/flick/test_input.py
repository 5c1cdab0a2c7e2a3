"""Bad input is refused before anything moves, with a sentence that names the disc and says why."""

import math
import re
from collections.abc import Callable

import numpy as np
import pytest

from souterrain.flick import Batch, Board, Disc, Layout, Materials, Post, Shot, aim, flick, flick_batch, wooden

BOARD = Board(500, 250, walls=("left",), posts=(Post("pillar", 250, 125, 16),))


def layout(*discs: Disc) -> Layout:
    return Layout(BOARD, [wooden("elf", 60, 125, 25), wooden("orc", 300, 60, 25), *discs])


REFUSED: list[tuple[str, Callable[[], object]]] = [
    (
        "Disc 'elf' at (60, 125) overlaps disc 'troll' at (75, 130) by 9.189 mm",
        lambda: layout(wooden("troll", 75, 130, 25)),
    ),
    ("overlaps post 'pillar'", lambda: layout(wooden("troll", 260, 125, 25))),
    (
        "Disc 'troll' at (510, 100) is outside the board, beyond its right edge",
        lambda: layout(wooden("troll", 510, 100, 25)),
    ),
    (
        "Disc 'troll' at (100, -1) is outside the board, beyond its bottom edge",
        lambda: layout(wooden("troll", 100, -1, 25)),
    ),
    ("Disc 'troll' at (10, 200) reaches through the left wall", lambda: layout(wooden("troll", 10, 200, 25))),
    ("Disc 'troll' lies at (nan, 5)", lambda: Disc("troll", math.nan, 5, 10, 3)),
    ("Disc 'troll' lies at (inf, 5)", lambda: Disc("troll", math.inf, 5, 10, 3)),
    ("Disc 'troll' has radius -1", lambda: Disc("troll", 5, 5, -1, 3)),
    ("Disc 'troll' has radius nan", lambda: Disc("troll", 5, 5, math.nan, 3)),
    ("Disc 'troll' has mass 0", lambda: Disc("troll", 5, 5, 10, 0)),
    ("A disc is called 1.5", lambda: Disc(1.5, 5, 5, 10, 3)),  # type: ignore[arg-type]
    ("Two bodies are called 'elf'", lambda: layout(wooden("elf", 400, 200, 25))),
    ("Two bodies are called 'pillar'", lambda: layout(wooden("pillar", 400, 200, 25))),
    ("Disc 'troll' is not on the board; there are 'elf', 'orc'", lambda: flick(layout(), "troll", (1, 1))),
    ("Disc 'elf' is flicked at (nan, 0)", lambda: flick(layout(), "elf", (math.nan, 0))),
    ("Disc 'elf' is flicked at (0, inf)", lambda: flick(layout(), "elf", (0, math.inf))),
    ("the fastest flick is 3000 mm/s", lambda: flick(layout(), "elf", (3001, 0))),
    ("the fastest flick is 3000 mm/s", lambda: flick(layout(), "elf", (1e200, 1e200))),
    ("Disc 'elf' is flicked at -5 mm/s", lambda: aim(layout(), "elf", (300, 100), -5)),
    ("Disc 'elf' is flicked at 9000 mm/s", lambda: aim(layout(), "elf", (300, 100), 9000)),
    ("Disc 'elf' is flicked at nan mm/s", lambda: aim(layout(), "elf", (300, 100), math.nan)),
    ("Disc 'elf' is aimed at its own middle", lambda: aim(layout(), "elf", (60, 125), 100)),
    ("Disc 'elf' is aimed at (nan, 3)", lambda: aim(layout(), "elf", (math.nan, 3), 100)),
    ("Disc 'spike' rides on 'ghost', which is not on the board", lambda: layout(Disc("spike", 5, 5, 6, 1, on="ghost"))),
    ("its middle lies beyond that disc's rim", lambda: layout(Disc("spike", 80, 125, 6, 1, on="elf"))),
    (
        "Disc 'ghost' rides on 'spike', which rides itself",
        lambda: layout(Disc("spike", 60, 125, 6, 1, on="elf"), Disc("ghost", 60, 125, 6, 1, on="spike")),
    ),
    (
        "Disc 'spike' rides on 'elf' and cannot be flicked",
        lambda: flick(layout(Disc("spike", 60, 125, 6, 1, on="elf")), "spike", (1, 1)),
    ),
    (
        "Disc 'statue' is fixed and cannot be flicked",
        lambda: flick(layout(Disc("statue", 400, 125, 6, 1, fixed=True)), "statue", (1, 1)),
    ),
    (
        "The friction of glass on board is not given",
        lambda: flick(layout(Disc("g", 400, 200, 9, 1, "glass")), "g", (1, 1)),
    ),
    ("The friction of wood on mat is 0", lambda: Materials(friction={("wood", "mat"): 0})),
    ("The restitution of wood and wall is 1.2", lambda: Materials(restitution={("wood", "wall"): 1.2})),
    ("The board has no side 'north'", lambda: Board(10, 10, walls=("north",))),  # type: ignore[arg-type]
    ("The board's width is -5", lambda: Board(-5, 10)),
    ("Post 'p' has radius 0", lambda: Post("p", 1, 1, 0)),
    ("Post 'p' stands at (nan, 1)", lambda: Post("p", math.nan, 1, 5)),
    (
        "Disc 'orc' is flicked at (nan, 0) mm/s in shot 1",
        lambda: flick_batch(layout(), "orc", np.array([(1, 1), (math.nan, 0)])),
    ),
    ("Disc 'orc' is flicked at (0, 4000) mm/s in shot 0", lambda: flick_batch(layout(), "orc", np.array([(0, 4000)]))),
    ("Disc 'troll' is not on the board", lambda: flick_batch(layout(), ["elf", "troll"], np.zeros((2, 2)))),
    ("There are 2 velocities and 1 names", lambda: flick_batch(layout(), ["elf"], np.zeros((2, 2)))),
    (
        "The batch has room for 1 shots of 2 discs",
        lambda: flick_batch(layout(), "elf", np.zeros((2, 2)), out=Batch(1, 2)),
    ),
    ("A shot asks for a layout that is not there", lambda: flick_batch(layout(), "elf", np.zeros((1, 2)), which=[1])),
    ("Velocities have shape (2, 3)", lambda: flick_batch(layout(), "elf", np.zeros((2, 3)))),
    ("This is not a shot in format 1", lambda: Shot.from_ints(layout(), (7, 1))),
    (
        "This shot was played with 2 discs and the layout has 3",
        lambda: Shot.from_ints(layout(wooden("troll", 400, 200, 25)), flick(layout(), "elf", (9, 9)).to_ints()),
    ),
]


@pytest.mark.parametrize(("why", "act"), REFUSED, ids=[why for why, _ in REFUSED])
def test_refused(why: str, act: Callable[[], object]) -> None:
    with pytest.raises(ValueError, match=re.escape(why)):
        act()


def test_a_flick_of_nothing_moves_nothing() -> None:
    shot = flick(layout(), "elf", (0, 0))
    assert shot.contacts == ()
    assert shot.rest == {"elf": (60_000, 125_000), "orc": (300_000, 60_000)}
    assert shot.duration == 0.0


def test_the_fastest_flick_is_allowed_in_every_direction() -> None:
    for degrees in range(0, 360, 7):
        angle = math.radians(degrees)
        flick(layout(), "elf", (3000 * math.cos(angle), 3000 * math.sin(angle)))
