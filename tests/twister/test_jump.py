"""Jumps: over a pit, straight or diagonal, with a jump card or with a combat card in its place."""

import pytest

from souterrain.games.twister.state import ESCAPED
from tests.rule import rule
from tests.twister.scene import Maze

PITS = """
+#+#+ +.+.+
#w~a~ .x.y.
+#O#+ +.+.+
#b#c~ ~u.v.
+~+.+ +.+.+
 s t
"""

EXIT = """
+~+.+ +.+.+
.w.a. .....
+.+.+ +.+.+
..... .....
+.+.+ +.+.+
+.+.+ +.+.+
..... .....
+.+.+ +.+.+
..... .....
+.+.+ +.+.+
"""


@rule("twister.jump.cost", "twister.jump.landing", "twister.jump.card-removed")
def test_a_jump_card_and_a_point_carry_one_over_a_pit():
    scene = Maze(PITS, w="warrior +sword")
    scene.act("jump", scene.who("warrior"), scene.cells["a"])
    scene.answer(f"leap:{scene.cells['a']}", "stop")
    assert scene.at("warrior") == "a"
    assert scene.state.wheel[0] == 2
    assert scene.state.jumps == (2, 3)
    assert scene.figure("warrior").objects == (scene.thing("sword"),)


@rule("twister.jump.card-removed")
def test_the_card_is_taken_from_who_jumps():
    scene = Maze(PITS, a="foe warrior", active=1)
    scene.act("jump", scene.foe("warrior"), scene.cells["x"])
    assert scene.state.jumps == (3, 2)


@rule("twister.jump.landing")
def test_a_jump_may_end_in_the_very_first_zone():
    """It is numbered 0, which stands for a zone like any other; so loads can be handled before the leap."""
    scene = Maze(EXIT.replace(".w.a.", ".w~a."), a="warrior, key")
    scene.act("jump", scene.who("warrior"), 0)
    assert scene.options() == [f"take:{scene.thing('key')}", "leap:0"]
    scene.answer("leap:0")
    assert scene.figure("warrior").cell == 0


@rule("twister.golden.three-per-zone", "twister.golden.three-includes-wounded")
@pytest.mark.parametrize(("friends", "lifts"), [("thief", True), ("thief, naga", False)])
def test_nobody_is_lifted_for_whom_the_very_first_zone_has_no_room(friends, lifts):
    scene = Maze(EXIT.replace(".w.a.", ".w~a."), w=friends, a="warrior, goblin wounded")
    scene.act("jump", scene.who("warrior"), 0)
    assert bool(scene.options("lift")) is lifts


@rule("twister.jump.landing")
def test_a_jump_leads_into_the_next_room_and_onto_the_start_zone():
    scene = Maze(PITS, a="warrior", b="thief").begin()
    assert f"jump:{scene.who('warrior')}:{scene.cells['x']}" in scene.options()
    assert f"jump:{scene.who('thief')}:{scene.cells['s']}" in scene.options()


@rule("twister.jump.landing", "twister.victory.escape")
def test_a_jump_over_the_last_pit_is_an_escape():
    scene = Maze(EXIT, w="warrior", a="thief")
    scene.act("jump", scene.who("warrior"), 20)
    assert scene.figure("warrior").cell == ESCAPED
    assert scene.score == (1, 0)


@rule("twister.jump.landing-no-enemy")
@pytest.mark.parametrize(("enemy", "lands"), [("foe goblin", False), ("foe goblin wounded", True)])
def test_nobody_lands_on_an_enemy_on_his_feet(enemy, lands):
    scene = Maze(PITS, w="warrior", a=enemy).begin()
    jump = f"jump:{scene.who('warrior')}:{scene.cells['a']}"
    assert (jump in scene.options()) is lands
    assert scene.refused().get(jump, "") == ("" if lands else "twister.jump.landing-no-enemy")


@rule("twister.jump.landing-no-enemy", "twister.golden.three-per-zone")
def test_nobody_lands_as_a_fourth():
    scene = Maze(PITS, w="warrior", a="thief, goblin, cleric").begin()
    assert scene.refusal("jump", scene.who("warrior"), scene.cells["a"]) == "twister.golden.three-per-zone"


@rule("twister.jump.no-double-pit")
def test_two_adjacent_pits_are_too_wide():
    scene = Maze(PITS, c="warrior").begin()
    assert scene.refusal("jump", scene.who("warrior"), scene.cells["u"]) == "twister.jump.no-double-pit"


@rule("twister.jump.diagonal")
def test_the_pit_at_the_centre_is_jumped_diagonally():
    scene = Maze(PITS, w="warrior", a="thief").begin()
    assert f"jump:{scene.who('warrior')}:{scene.cells['c']}" in scene.options()
    assert f"jump:{scene.who('thief')}:{scene.cells['b']}" in scene.options()
    scene.act("jump", scene.who("warrior"), scene.cells["c"])
    assert scene.at("warrior") == "c"


@rule("twister.jump.diagonal", "twister.move.no-pit")
def test_who_crosses_pits_walks_over_the_centre():
    scene = Maze(PITS, w="dark-angel")
    scene.walk("dark-angel")
    assert "c" in scene.ways()


@rule("twister.jump.extra", "twister.jump.extra-permanent", "twister.jump.extra-shown")
def test_without_jump_cards_a_combat_card_serves():
    scene = Maze(PITS, w="warrior")
    scene.state.jumps = (0, 3)
    scene.act("jump", scene.who("warrior"), scene.cells["a"])
    assert scene.decision.kind == "jump_card"
    scene.answer("lay:4")
    assert scene.at("warrior") == "a"
    assert scene.values(0) == [0, 1, 2, 2, 3, 3, 5, 6]
    assert scene.state.wheel[0] == 2
    assert scene.saw("combat_card_given_up", seat=0, card=4)
    assert scene.game.view(1).state.spent_openly[0] == ("0/combat/4/1",)


@rule("twister.jump.extra")
def test_with_a_jump_card_no_combat_card_is_asked_for():
    scene = Maze(PITS, w="warrior")
    scene.act("jump", scene.who("warrior"), scene.cells["a"])
    assert scene.decision.kind == "act"
    assert len(scene.state.hand[0]) == 9


@rule("twister.jump.extra-not-zero")
def test_the_nought_is_no_jump_card():
    scene = Maze(PITS, w="warrior")
    scene.state.jumps = (0, 3)
    scene.act("jump", scene.who("warrior"), scene.cells["a"])
    assert scene.options() == ["lay:1", "lay:2", "lay:3", "lay:4", "lay:5", "lay:6"]
    scene = Maze(PITS, w="warrior", x="thief")
    scene.state.jumps = (0, 3)
    scene.hand(0, 0)
    scene.begin()
    assert not scene.options("jump")
