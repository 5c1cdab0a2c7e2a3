"""Moving: what can be entered, what stops a move, the start zones."""

from typing import Any

import pytest

from souterrain.games.twister.figure import crowd_of, has_room
from souterrain.games.twister.move import can_move
from souterrain.games.twister.state import BROKEN, OPEN
from tests.rule import rule
from tests.twister.scene import Maze
from tests.twister.test_characters import HALL

ROOM = """
+.+.+
.w.a.
+.+.+
.b.c.
+.+.+
 s t
"""
CORRIDOR = """
+#+#+ +#+#+
#w.a. .b.c#
+#+#+ +#+#+
..... .....
+.+.+ +.+.+
"""


def ways(drawing, who, **things):
    scene = Maze(drawing, w=who, **things)
    scene.walk(who.split()[0])
    return scene.ways()


@rule("twister.move.cost")
def test_a_character_may_be_moved_again_for_another_point():
    scene = Maze(CORRIDOR, w="troll")
    scene.walk("troll", "a")
    scene.stop()
    scene.walk("troll", "b")
    scene.stop()
    assert scene.state.wheel[0] == 1


@rule("twister.move.allowance", "twister.move.empty-zone")
@pytest.mark.parametrize(("who", "reached"), [("troll", "a"), ("warrior", "ab"), ("thief", "abc")])
def test_the_white_number_is_the_most_zones(who, reached):
    assert ways(CORRIDOR, who) == reached


@rule("twister.move.allowance")
def test_a_move_may_go_on_after_a_halt():
    scene = Maze(CORRIDOR, w="thief")
    scene.walk("thief", "a")
    assert scene.ways() == "bcw"
    scene.go("c")
    assert scene.decision.kind == "act"
    path = [event.data["path"] for event in scene.events("moved")]
    assert path == [tuple(scene.cells[letter] for letter in way) for way in ("wa", "abc")]


@rule("twister.move.allowance", "twister.move.pick-up")
def test_a_move_of_no_zone_handles_what_lies_there():
    scene = Maze(CORRIDOR, w="warrior, key")
    scene.walk("warrior")
    scene.answer(f"take:{scene.thing('key')}")
    scene.stop()
    assert scene.at("warrior") == "w"
    assert scene.figure("warrior").objects == (scene.thing("key"),)


@rule("twister.move.allowance")
def test_options_carry_the_path_that_reaches_them():
    scene = Maze(CORRIDOR, w="thief")
    scene.walk("thief")
    paths = {each["cell"]: each["path"] for each in scene.decision.options if each.verb == "go"}
    assert paths[scene.cells["c"]] == tuple(scene.cells[letter] for letter in "abc")


@rule("twister.move.empty-zone")
def test_no_plain_move_is_diagonal():
    assert ways(ROOM, "troll") == "ab"


@rule("twister.move.empty-zone")
def test_a_face_down_room_cannot_be_entered():
    scene = Maze(ROOM, w="thief")
    scene.walk("thief")
    assert scene.refused()["go:4"] == "twister.move.empty-zone"


@rule("twister.move.through-friends")
def test_friends_are_passed():
    assert ways(CORRIDOR, "warrior", a="goblin, cleric") == "ab"


@rule("twister.move.through-wounded-enemy")
def test_wounded_enemies_are_passed():
    assert ways(CORRIDOR, "warrior", a="foe goblin wounded, foe troll wounded") == "ab"


@rule("twister.move.take-from-wounded-enemy")
def test_a_wounded_enemy_is_robbed_in_passing():
    scene = Maze(CORRIDOR, w="warrior", a="foe goblin wounded +bow")
    scene.walk("warrior", "a")
    scene.answer(f"take:{scene.thing('bow')}")
    scene.go("b")
    assert scene.figure("warrior").objects == (scene.thing("bow"),)
    assert scene.figure("goblin", 1).objects == ()
    assert scene.state.wheel[0] == 2


@rule("twister.move.take-from-wounded-enemy")
def test_robbing_needs_a_free_hand_and_a_wounded_enemy():
    scene = Maze(CORRIDOR, w="warrior +key", a="foe goblin wounded +bow", b="foe troll +sword")
    scene.walk("warrior", "a")
    assert not scene.options("take")
    scene = Maze(CORRIDOR, w="warrior", a="foe goblin +bow")
    scene.walk("warrior", "a")
    assert not scene.options("take")


@rule("twister.move.open-portcullis", "twister.move.no-closed-portcullis")
@pytest.mark.parametrize("state", [OPEN, BROKEN])
def test_only_an_open_portcullis_is_passed(state):
    gate = CORRIDOR.replace("#w.a.", "#w=a.")
    scene = Maze(gate, w="warrior, key")
    scene.walk("warrior")
    assert scene.refused()[f"go:{scene.cells['a']}"] == "twister.move.no-closed-portcullis"
    scene = Maze(gate, w="warrior")
    scene.game.lay_room(2, type(scene.state.rooms[2])("drawn-2", 0, state))
    scene.walk("warrior")
    assert scene.ways() == "ab"


@rule("twister.move.enter-enemy-zone", "twister.move.enemy-zone-exit")
def test_an_enemys_zone_is_entered_but_not_crossed():
    assert ways(CORRIDOR, "thief", a="foe goblin") == "a"


@rule("twister.move.enemy-zone-exit")
def test_the_way_out_is_the_way_in():
    """The ledger's example: from `a` into the enemy's `b`, not on to `c`, but back to `a`."""
    scene = Maze(CORRIDOR, a="elf-scout", b="foe troll")
    scene.walk("elf-scout", "b")
    assert scene.refused()[f"go:{scene.cells['c']}"] == "twister.move.enemy-zone-exit"
    assert scene.ways() == "aw"


@rule("twister.move.enemy-zone-exit")
def test_the_limit_lasts_all_turn_even_if_the_enemy_falls():
    scene = Maze(CORRIDOR, a="warrior", b="foe goblin")
    scene.walk("warrior", "b")
    scene.stop()
    scene.fight("attack", scene.who("warrior"), scene.foe("goblin"), 6, 0)
    scene.walk("warrior")
    assert scene.ways() == "aw"


@rule("twister.move.enemy-zone-exit")
def test_on_later_turns_any_way_is_free():
    scene = Maze(CORRIDOR, a="troll", b="foe goblin", c="foe thief")
    scene.walk("troll", "b")
    scene.act("end_turn")
    scene.game.answer(1, "end_turn")
    scene.walk("troll")
    assert scene.ways() == "ac"


@rule("twister.move.enemy-zone-exit", "twister.rotate.pieces-stay")
def test_the_way_in_turns_with_the_room():
    scene = Maze("+.+.+\n.w.a.\n+.+.+\n.b.c.\n+.+.+", w="warrior", a="foe troll", b="mekanork, @")
    scene.walk("warrior", "a")
    scene.stop()
    assert scene.figure("warrior").bound == 3  # west
    scene.act("rotate", scene.who("mekanork"), 2, 1)
    assert scene.at("warrior") == "c"
    assert scene.figure("warrior").bound == 0  # north
    scene.walk("warrior")
    assert {each["cell"] for each in scene.decision.options} <= {scene.cells["a"], scene.cells["w"]}


@rule("twister.move.enemy-zone-exit")
@pytest.mark.parametrize(("start", "back", "side"), [("w", "w", 0), ("c", "c", 1), ("s", "s", 2)])
def test_the_way_out_is_the_way_in_from_every_side(start, back, side):
    things: dict[str, Any] = {start: "elf-scout", "b": "foe troll"}
    scene = Maze(ROOM, **things)
    scene.walk("elf-scout", "b")
    assert scene.figure("elf-scout").bound == side
    first = {option["path"][0] for option in scene.decision.options if option.verb == "go"}
    assert first == {scene.cells[back]}


@rule("twister.move.enemy-zone-exit", "twister.rotate.pieces-stay")
@pytest.mark.parametrize("way", [1, -1])
@pytest.mark.parametrize("side", range(4))
def test_every_way_in_turns_with_the_room(side, way):
    scene = Maze(ROOM, w="warrior", b="mekanork, @")
    scene.game.change(scene.who("warrior"), bound=side)
    scene.act("rotate", scene.who("mekanork"), 2, way)
    assert scene.figure("warrior").bound == (side + way) % 4


@rule("twister.move.onto-start-zone")
def test_ones_own_start_zone_is_entered_facing_the_room():
    scene = Maze(ROOM, c="troll")
    scene.walk("troll", "t")
    assert scene.at("troll") == "t"


@rule("twister.move.no-pit")
@pytest.mark.parametrize(
    ("who", "crosses"),
    [
        ("warrior", False),
        ("warrior +rope", True),
        ("elf-scout", True),
        ("thief", True),
        ("dark-angel", True),
        ("wizard", True),
        ("ghost", True),
        ("naga", False),
    ],
)
def test_a_pit_stops_a_move(who, crosses):
    pit = CORRIDOR.replace("#w.a.", "#w~a.")
    scene = Maze(pit, w=who)
    scene.begin()
    if crosses:
        scene.walk(who.split()[0], "a")
        assert scene.at(who.split()[0]) == "a"
    else:
        assert "move:0" not in scene.options()


@rule("twister.move.no-wall", "twister.ghost.incorporeal")
@pytest.mark.parametrize(("who", "crosses"), [("warrior", False), ("wall-walker", False), ("ghost", True)])
def test_a_wall_stops_a_move(who, crosses):
    scene = Maze(CORRIDOR.replace("#w.a.", "#w#a."), w=f"{who}, goblin wounded")
    scene.walk(who)
    assert (scene.refused().get(f"go:{scene.cells['a']}") != "twister.move.no-wall") is crosses


@rule("twister.move.no-arrow-slit", "twister.naga.arrow-slit")
@pytest.mark.parametrize(("who", "crosses"), [("warrior", False), ("naga", True), ("ghost", True), ("thief", False)])
def test_an_arrow_slit_stops_a_move(who, crosses):
    scene = Maze(CORRIDOR.replace("#w.a.", "#w:a."), w=f"{who}, goblin wounded")
    scene.walk(who)
    assert (scene.refused().get(f"go:{scene.cells['a']}") != "twister.move.no-arrow-slit") is crosses


@rule("twister.move.start-turn", "twister.move.start-switch", "twister.move.start-switch-facing")
def test_turning_and_changing_start_zone_cost_a_point_each():
    scene = Maze("+.+.+ +.+.+\n..... .....\n+.+.+ +.+.+\n.a.b. .c.d.\n+.+.+ +.+.+\n s t   u v", s="troll")
    scene.walk("troll")
    assert scene.ways() == "atuv"  # into the room only by the zone it faces


@rule("twister.move.start-turn")
def test_a_character_enters_by_the_zone_it_faces():
    scene = Maze("+.+.+ +.+.+\n..... .....\n+.+.+ +.+.+\n#a#b# #c#d#\n+.+.+ +.+.+\n s t   u v", s="warrior")
    scene.walk("warrior")
    b = next(each for each in scene.decision.options if each["cell"] == scene.cells["b"])
    assert len(b["path"]) == 2


# Loads on the way


@rule("twister.move.pick-up", "twister.move.any-colour")
def test_an_object_of_any_colour_is_picked_up_in_passing():
    scene = Maze(CORRIDOR, w="warrior", a="foe key")
    scene.walk("warrior", "a")
    scene.answer(f"take:{scene.thing('key')}")
    scene.go("b")
    assert scene.figure("warrior").objects == (scene.thing("key"),)
    assert scene.state.wheel[0] == 2


@rule("twister.move.drop")
def test_an_object_is_dropped_for_nothing():
    scene = Maze(CORRIDOR, w="warrior +key", a="sword, bow, rope")
    scene.walk("warrior", "a")
    scene.answer(f"drop:{scene.thing('key')}")
    scene.go("b")
    assert scene.item("key").cell == scene.cells["a"]
    assert scene.state.wheel[0] == 2


@rule("twister.move.drop")
def test_what_was_dropped_is_not_taken_again_on_the_spot():
    scene = Maze(CORRIDOR, w="warrior +key")
    scene.walk("warrior")
    scene.answer(f"drop:{scene.thing('key')}")
    assert not scene.options("take")


@rule("twister.move.exchange")
def test_friends_take_give_and_swap():
    scene = Maze(CORRIDOR, w="warrior +key", a="thief +sword", b="goblin, cleric wounded +bow")
    key, sword, bow = (scene.thing(kind) for kind in ("key", "sword", "bow"))
    scene.walk("warrior", "a")
    scene.answer(f"swap:{key}:{sword}")
    assert (scene.figure("warrior").objects, scene.figure("thief").objects) == ((sword,), (key,))
    scene.go("b")
    scene.answer(f"give:{sword}:{scene.who('goblin')}")
    scene.answer(f"take:{bow}")
    assert scene.figure("goblin").objects == (sword,)
    assert scene.figure("warrior").objects == (bow,)
    assert scene.state.wheel[0] == 2


@rule("twister.move.pick-up")
def test_a_jumper_handles_loads_where_it_leaves_and_lands():
    scene = Maze(CORRIDOR.replace("#w.a.", "#w~a."), w="warrior, key", a="thief")
    key = scene.thing("key")
    scene.act("jump", scene.who("warrior"), scene.cells["a"])
    scene.answer(f"take:{key}", f"leap:{scene.cells['a']}", f"give:{key}:{scene.who('thief')}")
    assert scene.figure("thief").objects == (key,)
    assert scene.at("warrior") == "a"


@pytest.mark.parametrize("side", [0, 1, 2, 3])
def test_who_may_leave_by_one_side_only_is_not_asked_to_move_where_that_is_shut(side):
    """North and west of `w` there are walls."""
    scene = Maze(HALL, w="troll")
    n = scene.who("troll")
    scene.game.change(n, bound=side)
    assert can_move(scene.game, n, crowd_of(scene.game, 0)) is (side in (1, 2))


@rule("twister.move.exchange")
def test_nobody_swaps_back():
    scene = Maze(CORRIDOR, w="warrior +key", a="thief +sword")
    scene.walk("warrior", "a")
    scene.answer(f"swap:{scene.thing('key')}:{scene.thing('sword')}")
    assert not scene.options("swap")


@rule("twister.move.exchange", "twister.move.take-from-wounded-enemy")
@pytest.mark.parametrize(
    ("giver", "why"),
    [("thief +sword", "twister.move.exchange"), ("foe thief wounded +sword", "twister.move.take-from-wounded-enemy")],
)
def test_what_is_taken_from_somebody_is_a_gift_or_a_theft(giver, why):
    scene = Maze(CORRIDOR, w="warrior", a=giver)
    scene.walk("warrior", "a")
    scene.answer(f"take:{scene.thing('sword')}")
    assert [event.rule for event in scene.events("taken")] == [why]


@rule("twister.move.enter-enemy-zone")
def test_who_is_put_somewhere_is_held_by_nobody_there():
    scene = Maze(CORRIDOR, w="warrior", a="thief")
    scene.game.change(scene.who("warrior"), bound=1)
    scene.game.put(scene.who("warrior"), scene.cells["a"])
    assert scene.figure("warrior").bound == -1


@rule("twister.golden.three-per-zone")
def test_a_full_zone_has_room_for_those_who_are_in_it():
    """The cells of a start zone before one room are one zone."""
    scene = Maze(f"{CORRIDOR}\n s t . .", s="warrior, thief, goblin", w="troll")
    assert has_room(scene.game, scene.who("warrior"), scene.cells["t"])
    assert not has_room(scene.game, scene.who("troll"), scene.cells["t"])
