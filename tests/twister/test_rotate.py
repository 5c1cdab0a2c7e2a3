"""Rotations: who turns which room, which way, and what travels with it."""

import pytest

from souterrain.games.twister.game import Twister
from souterrain.games.twister.terrain import cells_of
from souterrain.kernel.match import Match
from tests.rule import rule
from tests.twister.scene import Maze

TWO = """
+.+#+ +.+.+
.w.a. .x.y.
+~+.+ +.+.+
#b.c. .u.v.
+.+.+ +.+.+
 s t
"""


@rule("twister.rotate.cost", "twister.rotate.quarter-turn")
def test_one_point_turns_a_room_by_a_quarter():
    scene = Maze(TWO, c="warrior, @")
    scene.act("rotate", scene.who("warrior"), 2, 1)
    assert scene.state.rooms[2].turn == 1
    assert scene.state.wheel[0] == 2


@rule("twister.rotate.cost")
@pytest.mark.parametrize("who", ["warrior wounded", "warrior idle", ""])
def test_somebody_able_must_stand_on_the_mechanism(who):
    scene = Maze(TWO, c=f"{who}, @" if who else "@", a="thief").begin()
    assert not scene.options("rotate")


@rule("twister.rotate.room-or-twin", "twister.rotate.direction", "twister.rotate.one-room")
def test_the_room_or_its_twin_each_by_its_own_arrow():
    """The ledger's example: the twin of a clockwise room turns counter-clockwise."""
    scene = Maze(TWO, c="warrior, @", twins=((2, 3),), arrows=(3,)).begin()
    me = scene.who("warrior")
    assert scene.options("rotate") == [f"rotate:{me}:2:1", f"rotate:{me}:3:-1"]
    scene.act("rotate", me, 3, -1)
    assert (scene.state.rooms[2].turn, scene.state.rooms[3].turn) == (0, 3)
    assert scene.saw("rotated", room=3, twin=True)


@rule("twister.rotate.room-or-twin")
def test_a_face_down_twin_or_another_colour_cannot_be_turned():
    scene = Maze(TWO, c="warrior, @", twins=((2, 1),)).begin()
    assert scene.targets("rotate") == {1}
    assert scene.options("rotate") == [f"rotate:{scene.who('warrior')}:2:1"]


@rule("twister.rotate.pieces-stay")
def test_pieces_travel_with_their_zone():
    scene = Maze(TWO, c="warrior, @", w="thief, key", a="foe troll", s="goblin", x="naga")
    scene.act("rotate", scene.who("warrior"), 2, 1)
    _, north_east, south_east, south_west = cells_of(2)
    assert scene.figure("thief").cell == north_east
    assert scene.item("key").cell == north_east
    assert scene.figure("troll", 1).cell == south_east
    assert scene.figure("warrior").cell == south_west
    assert scene.at("goblin") == "s"
    assert scene.at("naga") == "x"


@rule("twister.rotate.quarter-turn", "twister.rotate.pieces-stay")
def test_borders_turn_with_the_room():
    scene = Maze(TWO, c="warrior, @", w="thief")
    links = lambda cell: {side: over for _, over, side in scene.game.map.links[cell] if side < 4}  # noqa: E731
    assert links(scene.cells["w"])[2] == 8  # a pit in the south of `w`
    scene.act("rotate", scene.who("warrior"), 2, 1)
    assert links(scene.figure("thief").cell)[3] == 8  # now in the west of the same zone
    assert links(scene.cells["c"])[1] == 1  # the wall that was north of `a` is east of it


@rule("twister.rotate.no-undo")
def test_a_rotation_cannot_be_taken_back():
    """A move can; see that the rotation makes the difference."""
    scene = Maze(TWO, c="warrior, @")
    scene.begin()
    match = Match(scene.game, 0)
    match.answer(0, f"move:{scene.who('warrior')}")
    assert match.can_undo(0)
    match.undo(0)
    match.answer(0, f"rotate:{scene.who('warrior')}:2:1")
    assert not match.can_undo(0)


@rule("twister.mekanork.tinker")
def test_the_mekanork_turns_rooms_either_way():
    scene = Maze(TWO, c="mekanork, @", twins=((2, 3),), arrows=(3,)).begin()
    me = scene.who("mekanork")
    assert {*scene.options("rotate")} == {f"rotate:{me}:{room}:{way}" for room in (2, 3) for way in (1, -1)}
    scene.act("rotate", me, 2, -1)
    assert scene.state.rooms[2].turn == 3


@rule("twister.mekanork.tinker")
def test_the_mekanork_too_needs_the_mechanism():
    assert not Maze(TWO, c="@", a="mekanork").begin().options("rotate")


@rule("twister.ghost.mechanism")
def test_the_ghost_can_turn_rooms():
    scene = Maze(TWO, c="ghost, @").begin()
    assert scene.options("rotate")


@rule("twister.setup.rooms-in-pairs", "twister.rotate.direction")
def test_twins_of_the_base_pack_turn_opposite_ways():
    rooms = Twister.open_packs(("base",)).content.room.values()
    for room in rooms:
        twins = [other for other in rooms if other.colour == room.colour and other is not room]
        assert [twin.arrow for twin in twins] == ["ccw" if room.arrow == "cw" else "cw"]


@rule("twister.rotate.room-or-twin")
def test_a_rotation_is_offered_once_whoever_does_it():
    scene = Maze(TWO, c="warrior, goblin, @").begin()
    assert scene.options("rotate") == [f"rotate:{scene.who('warrior')}:2:1"]


@rule("twister.rotate.pieces-stay", "twister.move.enter-enemy-zone")
def test_only_who_was_held_is_held_after_the_turn():
    scene = Maze(TWO, c="warrior, @", b="thief")
    scene.act("rotate", scene.who("warrior"), 2, 1)
    assert scene.figure("thief").bound == -1
