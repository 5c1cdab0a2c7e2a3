"""Bad input is refused before anything moves, with a sentence that names the disc and says why."""

import math
import re
from collections.abc import Callable

import numpy as np
import pytest

from souterrain.flick import (
    Batch,
    Board,
    Disc,
    Layout,
    Materials,
    Playback,
    Post,
    Shot,
    aim,
    flick,
    flick_batch,
    wooden,
)
from souterrain.flick.place import Near, Rectangle, gap, is_free, nearest_free, nearest_on_edge, sight, within

BOARD = Board(500, 250, walls=("left",), posts=(Post("pillar", 250, 125, 16),))


def layout(*discs: Disc) -> Layout:
    return Layout(BOARD, [wooden("elf", 60, 125, 25), wooden("orc", 300, 60, 25), *discs])


GLASS = Materials(
    friction={("wood", "board"): 0.2, ("glass", "board"): 0.1},
    restitution={("wood", "wood"): 0.6, ("wood", "glass"): 0.7, ("glass", "glass"): 0.9},
    rim={("wood", "wood"): 0.2},
)


def damaged(at: int, value: object) -> Shot:
    """A shot of the layout, read from a file in which one thing is wrong."""
    ints = list(flick(layout(), "elf", (900, 9)).to_ints())
    ints[at] = value
    return Shot.from_ints(layout(), tuple(ints))


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
    ("The friction of wood and mat is 0", lambda: Materials(friction={("wood", "mat"): 0})),
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
    ("Disc 'troll' lies at (1000000000000000000000000000000000000..., 5)", lambda: Disc("troll", 10**400, 5, 10, 3)),
    ("Disc 'troll' lies at (a number of thousands of digits, 5)", lambda: Disc("troll", 10**5000, 5, 10, 3)),
    ("Disc 'troll' lies at (None, 5)", lambda: Disc("troll", None, 5, 10, 3)),  # type: ignore[arg-type]
    ("Disc 'troll' is made of 7", lambda: Disc("troll", 5, 5, 10, 3, 7)),  # type: ignore[arg-type]
    ("Disc 'troll' has a diameter of None", lambda: wooden("troll", 5, 5, None)),  # type: ignore[arg-type]
    ("Disc 'troll' has a diameter of nan", lambda: wooden("troll", 5, 5, math.nan)),
    ("Disc 'troll' has a thickness of 1000", lambda: wooden("troll", 5, 5, 20, 10**400)),
    ("The board's width is 1000", lambda: Board(10**400, 5)),
    ("The board's walls are None", lambda: Board(10, 5, walls=None)),  # type: ignore[arg-type]
    ("The board's posts are None", lambda: Board(10, 5, posts=None)),  # type: ignore[arg-type]
    ("The board is made of None", lambda: Board(10, 5, materials=None)),  # type: ignore[arg-type]
    ("A post is called None", lambda: Post(None, 1, 1, 5)),  # type: ignore[arg-type]
    (
        "Posts 'a' and 'b' overlap by 14.000 mm; move one of them.",
        lambda: Board(100, 100, posts=(Post("a", 20, 30, 5), Post("b", 20.0001, 30, 9))),
    ),
    (
        "Posts 'a' and 'b' overlap by 0.011 mm; move one of them.",
        lambda: Board(100, 100, posts=(Post("a", 20, 30, 5), Post("b", 33.989, 30, 9))),
    ),
    (
        "Post 'a' at (20, -0.5) stands beside the board, which is 100 by 90; move it in.",
        lambda: Board(100, 90, posts=(Post("a", 20, -0.5, 5),)),
    ),
    ("Post 'a' at (5000, 30) stands beside", lambda: Board(100, 90, posts=(Post("a", 5000, 30, 5),))),
    ("'zz' is neither a disc nor a post of this layout", lambda: layout().are_touching("elf", "zz")),
    ("None is neither a disc nor a post of this layout", lambda: layout().are_touching(None, "elf")),  # type: ignore[arg-type]
    ("['elf'] is neither", lambda: layout().are_touching("elf", ["elf"])),  # type: ignore[arg-type]
    (
        "The shots are to be written into 3; give a `Batch`, or none.",
        lambda: flick_batch(layout(), "elf", np.zeros((2, 2)), out=3),  # type: ignore[arg-type]
    ),
    ("Two posts are called 'a'", lambda: Board(100, 100, posts=(Post("a", 20, 30, 5), Post("a", 50, 30, 9)))),
    ("Discs are laid on None", lambda: Layout(None, [])),  # type: ignore[arg-type]
    ("The layout's discs are None", lambda: Layout(BOARD, None)),  # type: ignore[arg-type]
    ("A layout is made of `Disc`s, and 3 is none", lambda: Layout(BOARD, [3])),  # type: ignore[list-item]
    ("Disc 'elf' is moved to None", lambda: layout().moved({"elf": None})),  # type: ignore[dict-item]
    ("Disc 'elf' is moved to (nan, 1)", lambda: layout().moved({"elf": (math.nan, 1)})),
    ("Disc ['elf'] is not on the board", lambda: layout()[["elf"]]),  # type: ignore[index]
    ("Disc 'elf' is flicked at None", lambda: flick(layout(), "elf", None)),  # type: ignore[arg-type]
    ("Disc 'elf' is flicked at (None, 1)", lambda: flick(layout(), "elf", (None, 1))),  # type: ignore[arg-type]
    ("Disc 'elf' is flicked at (1, 2, 3)", lambda: flick(layout(), "elf", (1, 2, 3))),  # type: ignore[arg-type]
    ("Disc 'elf' is flicked at 'ab'", lambda: flick(layout(), "elf", "ab")),  # type: ignore[arg-type]
    ("Disc 'elf' is flicked at (1000", lambda: flick(layout(), "elf", (10**400, 0))),
    ("Disc None is not on the board", lambda: flick(layout(), None, (1, 1))),  # type: ignore[arg-type]
    ("Disc 'elf' is not on the board; there are none", lambda: flick(Layout(BOARD, []), "elf", (1, 1))),
    ("Discs are flicked on None", lambda: flick(None, "elf", (1, 1))),  # type: ignore[arg-type]
    ("Disc 'elf' is aimed at None", lambda: aim(layout(), "elf", None, 100)),  # type: ignore[arg-type]
    ("Disc 'elf' is flicked at None mm/s", lambda: aim(layout(), "elf", (1, 1), None)),  # type: ignore[arg-type]
    ("The shot is looked at at nan", lambda: flick(layout(), "elf", (9, 9)).playback.place("elf", math.nan)),
    ("The restitution is None", lambda: Materials(restitution=None)),  # type: ignore[arg-type]
    ("The friction is given for 'wood'", lambda: Materials(friction={"wood": 0.2})),  # type: ignore[dict-item]
    ("The rims' friction of wood and wall is -1", lambda: Materials(rim={("wood", "wall"): -1})),
    ("Restitution falls from nan mm/s on", lambda: Materials(yield_speed=math.nan)),
    ("The contact time is 5000 microseconds", lambda: Materials(contact_time=5000)),
    (
        "The friction of the rims of glass and glass is not given",
        lambda: flick(
            Layout(
                Board(500, 250, materials=GLASS),
                [wooden("elf", 60, 125, 25), Disc("g", 400, 200, 9, 1, "glass")],
            ),
            "elf",
            (1, 1),
        ),
    ),
    ("There is no layout to flick on", lambda: flick_batch([], "elf", np.zeros((1, 2)))),
    ("The layouts are None", lambda: flick_batch(None, "elf", np.zeros((1, 2)))),  # type: ignore[arg-type]
    ("One of the layouts is None", lambda: flick_batch([None], "elf", np.zeros((1, 2)))),  # type: ignore[list-item]
    (
        "Disc 'elf' is not on the board; there are none",
        lambda: flick_batch(Layout(BOARD, []), "elf", np.zeros((1, 2))),
    ),
    ("The velocities are [[None, 'x']]", lambda: flick_batch(layout(), "elf", [[None, "x"]])),  # type: ignore[arg-type]
    ("Velocities have shape ()", lambda: flick_batch(layout(), "elf", None)),  # type: ignore[arg-type]
    ("The velocities are [(1000", lambda: flick_batch(layout(), "elf", [(10**400, 1)])),  # type: ignore[arg-type]
    ("The discs to flick are None", lambda: flick_batch(layout(), None, np.zeros((1, 2)))),  # type: ignore[arg-type]
    ("Disc None is not on the board", lambda: flick_batch(layout(), [None], np.zeros((1, 2)))),  # type: ignore[list-item]
    ("A shot asks for a layout that is not there", lambda: flick_batch(layout(), "elf", np.zeros((1, 2)), which=[0.5])),  # type: ignore[list-item]
    ("A shot asks for a layout that is not there", lambda: flick_batch(layout(), "elf", np.zeros((1, 2)), which=[-1])),
    ("The shots' layouts are [0, 0]", lambda: flick_batch(layout(), "elf", np.zeros((1, 2)), which=[0, 0])),
    ("A batch is to be played on -1 threads", lambda: flick_batch(layout(), "elf", np.zeros((1, 2)), threads=-1)),
    ("A batch is to have room for None shots", lambda: Batch(None, 2)),  # type: ignore[arg-type]
    ("A batch is to have room for -1 contacts", lambda: Batch(1, 2, -1)),
    ("Shot 1 is not in this batch; there are 1", lambda: flick_batch(layout(), "elf", np.zeros((1, 2))).shot(1)),
    ("This is not a shot in format 1", lambda: Shot.from_ints(layout(), None)),  # type: ignore[arg-type]
    ("The shot begins with (None, ", lambda: damaged(1, None)),
    ("The shot begins with (0.5, ", lambda: damaged(1, 0.5)),
    ("The shot begins with (1000", lambda: damaged(1, 10**400)),
    ("The shot names body 9, and the layout has 3", lambda: damaged(1, 9)),
    ("The shot is one of body 2, which cannot be flicked", lambda: damaged(1, 2)),
    ("in state 64, which means nothing", lambda: damaged(4, 64)),
    ("The shot ended at -1 ns", lambda: damaged(5, -1)),
    ("The shot's resting places are not rows of 3 whole numbers", lambda: damaged(6, None)),
    ("The shot's resting places are not rows of 3 whole numbers", lambda: damaged(6, [[0, 1], [2]])),
    ("The shot's resting places are not rows of 3 whole numbers", lambda: damaged(6, [[0, 1.5, 2], [0, 1, 2]])),
    ("The shot's resting places are not rows of 3 whole numbers", lambda: damaged(6, [[0, 10**400, 2], [0, 1, 2]])),
    ("A disc of the shot left by a side that no board has", lambda: damaged(6, [[6, 1, 2], [0, 1, 2]])),
    ("The shot's contacts are not rows of 7 whole numbers", lambda: damaged(7, [["a"] * 7])),
    ("A contact of the shot is of no kind that there is", lambda: damaged(7, [[0, 4, 0, 1, 0, 0, 0]])),
    ("A contact of the shot is between 2 and 1", lambda: damaged(7, [[0, 0, 2, 1, 0, 0, 0]])),
    ("A contact of the shot is between 0 and 3", lambda: damaged(7, [[0, 1, 0, 3, 0, 0, 0]])),
    ("A contact of the shot is between 0 and 4", lambda: damaged(7, [[0, 2, 0, 4, 0, 0, 0]])),
    (
        "This shot was played with 2 discs and the layout has 3",
        lambda: Shot.from_ints(layout(wooden("troll", 400, 200, 25)), flick(layout(), "elf", (9, 9)).to_ints()),
    ),
    ("Disc 'troll' rides on 1.5", lambda: Disc("troll", 5, 5, 10, 3, on=1.5)),  # type: ignore[arg-type]
    ("Disc 'troll' has fixed='x'", lambda: Disc("troll", 5, 5, 10, 3, fixed="x")),  # type: ignore[arg-type]
    ("Disc 'troll' lies at (1e+308, 5)", lambda: Disc("troll", 1e308, 5, 10, 3)),
    ("The material of the board's floor is None", lambda: Board(10, 5, floor=None)),  # type: ignore[arg-type]
    ("The material of the board's walls is 3", lambda: Board(10, 5, wall=3)),  # type: ignore[arg-type]
    ("Discs are moved to None", lambda: layout().moved(None)),  # type: ignore[arg-type]
    ("The layout is None", lambda: aim(None, "elf", (1, 1), 100)),  # type: ignore[arg-type]
    ("Disc 'elf' is aimed at (1e+200, 3); give a point that is nearer", lambda: aim(layout(), "elf", (1e200, 3), 100)),
    ("The layout is None", lambda: Shot.from_ints(None, flick(layout(), "elf", (9, 9)).to_ints())),  # type: ignore[arg-type]
    ("There is no memory for a batch of 1000", lambda: Batch(10**400, 2)),
    (
        "There is no memory for a batch of 1 shots of 2 discs with 1000000000000000000 contacts",
        lambda: Batch(1, 2, 10**18),
    ),
    ("The film is None", lambda: Playback.from_wire(None)),  # type: ignore[arg-type]
    ("The film's ways are None", lambda: Playback.from_wire({})),
    ("The film's ways of 'elf' are 3", lambda: Playback.from_wire({"ways": {"elf": 3}})),
    ("The film's ways of 'elf' are []", lambda: Playback.from_wire({"ways": {"elf": []}})),
    ("The film's ways of 'elf' are [[1, 2]]", lambda: Playback.from_wire({"ways": {"elf": [[1, 2]]}})),
    (
        "The film's ways of 'elf' are [[0, 0, None",
        lambda: Playback.from_wire({"ways": {"elf": [[0, 0, None, 0, 0, 0, 0, 0]]}}),
    ),
    ("The film's turns are []", lambda: Playback.from_wire({"ways": {}, "turns": []})),
    ("The spot asked about is None", lambda: is_free(layout(), None, 5)),  # type: ignore[arg-type]
    ("The spot asked about is (1000", lambda: is_free(layout(), (10**400, 1), 5)),
    ("The spot asked about is (nan, 1)", lambda: is_free(layout(), (math.nan, 1), 5)),
    ("The layout is None", lambda: is_free(None, (1, 1), 5)),  # type: ignore[arg-type]
    ("The radius of what is put down is None", lambda: is_free(layout(), (1, 1), None)),  # type: ignore[arg-type]
    ("The radius of what is put down is -5", lambda: is_free(layout(), (1, 1), -5)),
    ("The gap to keep is nan", lambda: is_free(layout(), (1, 1), 5, apart=math.nan)),
    ("The disc to ignore is ['elf']", lambda: is_free(layout(), (1, 1), 5, ignore=["elf"])),  # type: ignore[arg-type]
    ("The zones are 3", lambda: is_free(layout(), (1, 1), 5, 3)),  # type: ignore[arg-type]
    ("One of the zones is None", lambda: is_free(layout(), (1, 1), 5, [None])),  # type: ignore[list-item]
    ("The spot asked about is None", lambda: nearest_free(layout(), None, 5)),  # type: ignore[arg-type]
    ("The spot asked about is (1, nan)", lambda: nearest_free(layout(), (1, math.nan), 5)),
    ("The radius of what is put down is nan", lambda: nearest_free(layout(), (1, 1), math.nan)),
    ("The layout is None", lambda: nearest_free(None, (1, 1), 5)),  # type: ignore[arg-type]
    ("One of the zones is 7", lambda: nearest_free(layout(), (1, 1), 5, [7])),  # type: ignore[list-item]
    ("The board has no side 'north'", lambda: nearest_on_edge(layout(), (1, 1), 5, "north")),  # type: ignore[arg-type]
    ("The spot asked about is 'ab'", lambda: nearest_on_edge(layout(), "ab", 5, "left")),  # type: ignore[arg-type]
    ("The radius of what is put down is 'x'", lambda: nearest_on_edge(layout(), (1, 1), "x", "left")),  # type: ignore[arg-type]
    ("The right side of a rectangle is at nan", lambda: Rectangle(0, 0, math.nan, 5)),
    ("A zone is near None", lambda: Near(None, 5)),  # type: ignore[arg-type]
    ("A zone reaches None from 'elf'", lambda: Near(layout()["elf"], None)),  # type: ignore[arg-type]
    ("The distance to look within is None", lambda: within(layout(), "elf", None)),  # type: ignore[arg-type]
    ("The layout is None", lambda: within(None, "elf", 5)),  # type: ignore[arg-type]
    ("The layout is None", lambda: gap(None, "elf", "orc")),  # type: ignore[arg-type]
    ("The layout is None", lambda: sight(None, "elf", (1, 1))),  # type: ignore[arg-type]
    ("Disc 'elf' is aimed at None", lambda: sight(layout(), "elf", None)),  # type: ignore[arg-type]
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


def test_what_is_refused_changes_nothing() -> None:
    batch = flick_batch(layout(), "elf", np.array([(900, 9), (800, 0)]))
    before = [shot.to_ints() for shot in (batch.shot(0), batch.shot(1))]
    plan, velocities = batch.plan.copy(), batch.velocities.copy()
    for wrong in (
        lambda: flick_batch(layout(), "elf", np.array([(1, 1), (math.nan, 0)]), out=batch),
        lambda: flick_batch(layout(), ["orc", "troll"], np.zeros((2, 2)), out=batch),
        lambda: flick_batch(layout(), "orc", np.zeros((2, 2)), which=[0, 7], out=batch),
        lambda: flick_batch([layout(), None], "orc", np.zeros((2, 2)), out=batch),  # type: ignore[list-item]
        lambda: flick_batch(layout(), "orc", np.zeros((2, 2)), out=batch, threads=-1),
    ):
        with pytest.raises(ValueError, match=r"[.]$"):
            wrong()
    assert [shot.to_ints() for shot in (batch.shot(0), batch.shot(1))] == before
    assert (batch.plan == plan).all()
    assert (batch.velocities == velocities).all()
