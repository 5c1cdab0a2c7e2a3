"""The turn: points gained, spent and kept; the golden rules; the clock."""

import pytest

from souterrain.games.twister.draw import draw_labyrinth
from souterrain.games.twister.state import CARRIED
from souterrain.games.twister.turn import Turn
from souterrain.kernel.match import Match
from souterrain.kernel.timer import Timer
from souterrain.speech import Speaker
from tests.rule import rule
from tests.twister.scene import Maze
from tests.twister.test_setup import start, until

ROOM = """
+.+.+
.w.a.
+.+.+
.b.c.
+.+.+
 s t
"""


def turn(scene):
    scene.run(Turn())
    return scene


@rule("twister.turn.steps")
def test_points_are_gained_then_spent_then_kept():
    scene = Maze(ROOM, w="warrior", c="foe troll", points=0)
    turn(scene)
    assert scene.decision.kind == "act"
    scene.answer("end_turn")
    assert [name for name in scene.names() if name.startswith("turn_")] == ["turn_begun", "turn_ended", "turn_begun"]
    assert scene.state.active == 1


@rule("twister.turn.first-turn-first-player", "twister.turn.first-turn-second-player", "twister.turn.income")
def test_two_points_then_three_each_turn():
    game = until(start(), "act")
    first = game.state.active
    assert game.state.wheel[first] == 2
    game.answer(first, "end_turn")
    assert game.state.wheel[1 - first] == 3
    game.answer(1 - first, "end_turn")
    assert game.state.wheel[first] == 2 + 3


@rule("twister.turn.income")
def test_kept_points_are_added_to():
    """The ledger's example: 2 kept make 5."""
    scene = turn(Maze(ROOM, w="warrior", points=2))
    assert scene.state.wheel[0] == 5


@rule("twister.turn.carry-over")
def test_at_most_three_points_are_kept():
    """The ledger's example: of 5 points, 3 remain and 2 are lost."""
    scene = Maze(ROOM, w="warrior", c="foe troll", points=5)
    scene.act("end_turn")
    assert scene.state.wheel[0] == 3
    assert scene.saw("turn_ended", kept=3, lost=2)


@rule("twister.turn.carry-over")
def test_the_wheel_never_shows_more_than_six():
    scene = turn(Maze(ROOM, w="warrior", c="foe troll", points=3))
    assert scene.state.wheel[0] == 6


@rule("twister.turn.action-cost", "twister.move.cost")
def test_an_action_costs_a_point():
    scene = Maze(ROOM, w="warrior", points=3)
    scene.walk("warrior", "a")
    scene.stop()
    assert scene.state.wheel[0] == 2


@rule("twister.turn.action-cost")
def test_without_points_the_turn_is_over():
    scene = Maze(ROOM, w="troll", c="foe thief", points=1)
    scene.walk("troll", "a")
    assert scene.state.active == 1


@rule("twister.turn.zone-icon")
def test_every_piece_is_drawn_in_its_zone_which_is_named_by_column_and_row():
    scene = Maze(ROOM, w="warrior", b="foe troll", c="key")
    speaker = Speaker(scene.game, "en")
    zones = {letter: speaker.words.spell(scene.game.describe("cell", cell)) for letter, cell in scene.cells.items()}
    assert [zones[letter] for letter in "wabc"] == ["a2", "b2", "a1", "b1"]
    drawn = list(draw_labyrinth(scene.game, speaker.words))
    boxes = {
        name: drawn[row + 1][column:].split("  ")[0].strip("# ")
        for name in ("a2", "b2", "a1", "b1")
        for row, line in enumerate(drawn)
        if (column := line.find(f" {name} ") + 1)
    }
    assert boxes == {"a2": "S Warrior", "b2": "", "a1": "N Troll", "b1": "key"}


@rule("twister.move.carried-under-card")
def test_what_is_carried_goes_with_its_bearer():
    scene = Maze(ROOM, w="warrior +sword")
    scene.walk("warrior", "a")
    assert scene.at("warrior") == "a"
    assert scene.figure("warrior").objects == (scene.thing("sword"),)
    assert (scene.item("sword").cell, scene.item("sword").bearer) == (CARRIED, scene.who("warrior"))


@rule("twister.golden.one-action")
def test_nothing_else_is_offered_before_an_action_is_over():
    scene = Maze(ROOM, w="warrior", b="thief")
    scene.walk("warrior", "a")
    assert {each.verb for each in scene.decision.options} == {"go", "stop"}
    scene.stop()
    assert scene.decision.kind == "act"


@rule("twister.golden.three-per-zone", "twister.golden.three-includes-wounded")
def test_a_fourth_character_may_pass_but_not_stay():
    scene = Maze(ROOM, w="golem", a="thief, goblin, troll wounded")
    scene.walk("golem")
    assert scene.ways() == "b"
    assert scene.refused()[f"go:{scene.cells['a']}"] == "twister.golden.three-per-zone"


@rule("twister.golden.three-per-zone")
def test_passing_through_a_full_zone_is_legal():
    scene = Maze("+.+.+\n#w.a#\n+#+.+\n#b.c#\n+.+.+", w="warrior", a="thief, goblin, troll")
    scene.walk("warrior")
    assert scene.ways() == "c"


@rule("twister.golden.three-per-zone", "twister.victory.exit-blocked")
@pytest.mark.parametrize(
    ("border", "a", "n"),
    [("#.", "thief, goblin, troll", ""), (".#", "", "foe goblin"), ("##", "", "")],
    ids=["a full dead end", "a held exit", "walls"],
)
def test_who_can_go_nowhere_is_not_sent(border, a, n):
    north, east = border
    rooms = f" n m\n+{north}+#+\n#w{east}a#\n+#+#+\n#b.c#\n+.+.+\n+.+.+\n.....\n+.+.+\n.....\n+.+.+"
    scene = Maze(rooms, w="warrior", a=a, n=n, b="naga").begin()
    assert f"move:{scene.who('warrior')}" not in scene.options()
    assert f"move:{scene.who('naga')}" in scene.options()


@rule("twister.golden.three-per-zone")
def test_enemies_do_not_count():
    scene = Maze(ROOM, w="warrior", a="foe thief wounded, foe goblin wounded, foe troll wounded")
    scene.walk("warrior")
    assert "a" in scene.ways()


@rule("twister.golden.three-per-zone", "twister.golden.three-includes-wounded")
def test_a_carried_friend_counts_too():
    scene = Maze(ROOM, w="golem +goblin", a="thief, cleric")
    scene.walk("golem")
    assert scene.refused()[f"go:{scene.cells['a']}"] == "twister.golden.three-per-zone"


@rule("twister.golden.three-per-zone")
def test_a_start_zone_is_one_zone_whatever_is_faced():
    scene = Maze(ROOM, b="warrior", s="thief, goblin", t="troll")
    scene.walk("warrior")
    assert scene.refused()[f"go:{scene.cells['s']}"] == "twister.golden.three-per-zone"


@rule("twister.golden.three-per-zone", "twister.move.exchange")
def test_a_full_zone_is_a_halt_for_handling_loads_if_one_can_go_on():
    scene = Maze("+.+.+\n#w.a#\n+#+.+\n#b.c#\n+.+.+", w="warrior +rope", a="thief, goblin, cleric")
    scene.walk("warrior", "a")
    assert scene.refused()["stop"] == "twister.golden.three-per-zone"
    scene.answer(f"give:{scene.thing('rope')}:{scene.who('thief')}")
    scene.go("c")
    assert scene.figure("thief").objects == (scene.thing("rope"),)


@rule("twister.golden.three-per-zone")
def test_nobody_gets_stuck_in_a_full_zone():
    """The rope is the only way on from the full zone, so it cannot be given away there."""
    scene = Maze("+.+.+\n~w~a#\n+#+~+\n#b.c#\n+.+.+", w="warrior +rope", a="thief, goblin, cleric")
    scene.walk("warrior", "a")
    assert not scene.options("give")
    assert not scene.options("drop")


@rule("twister.golden.three-per-zone", "twister.golden.three-includes-wounded")
def test_a_burden_is_not_left_as_a_fourth():
    rooms = "+.+.+\n#w.a#\n+#+.+\n#b.c#\n+.+.+"
    scene = Maze(rooms, w="thief +goblin", a="cleric, naga, troll wounded +key")
    scene.walk("thief")
    assert scene.refused()[f"go:{scene.cells['a']}"] == "twister.golden.three-per-zone"
    scene = Maze(rooms, w="paladin +goblin", a="cleric, naga, troll wounded +key")
    scene.walk("paladin", "a")
    assert scene.refused()["stop"] == "twister.golden.three-per-zone"
    assert not scene.options("set_down")
    scene = Maze(rooms, w="thief +goblin", a="cleric, naga")
    scene.walk("thief", "a")
    scene.answer(f"set_down:{scene.who('goblin')}")
    scene.go("c")
    assert scene.at("goblin") == "a"


@rule("twister.golden.carry-one")
def test_one_load_at_a_time():
    scene = Maze(ROOM, w="warrior +sword, key, goblin wounded")
    scene.walk("warrior")
    assert not scene.options("take")
    assert not scene.options("lift")
    assert scene.refused()[f"take:{scene.thing('key')}"] == "twister.golden.carry-one"
    scene.answer(f"drop:{scene.thing('sword')}")
    assert scene.options("take") == [f"take:{scene.thing('key')}"]
    assert scene.options("lift") == [f"lift:{scene.who('goblin')}"]


# The clock


@rule("twister.timer.limit")
@pytest.mark.parametrize("clock", [False, True])
def test_a_turn_has_two_minutes_if_the_clock_is_on(clock):
    scene = Maze(ROOM, w="warrior", options={"clock": clock}).begin()
    assert scene.game.timer(0) == (Timer("turn 5", 120) if clock else None)
    assert ("late" in scene.options()) is clock


@rule("twister.timer.limit")
def test_the_two_minutes_are_for_the_whole_turn():
    scene = Maze(ROOM, w="warrior", c="foe troll", options={"clock": True})
    timer = scene.begin().game.timer(0)
    scene.walk("warrior", "a")
    assert scene.game.timer(0) == timer
    scene.answer("stop", "end_turn")
    assert scene.game.timer(0) is None
    assert scene.game.timer(1) == Timer("turn 6", 120)


@rule("twister.timer.expiry", "twister.timer.excess")
def test_when_the_time_is_up_the_turn_is_over():
    scene = Maze(ROOM, w="warrior", c="foe troll", points=5, options={"clock": True})
    scene.act("late")
    assert scene.state.active == 1
    assert scene.state.wheel[0] == 3
    assert scene.saw("late", seat=0)


@rule("twister.timer.expiry")
def test_a_move_ends_where_it_stands_when_the_time_is_up():
    scene = Maze(ROOM, w="thief", c="foe troll", options={"clock": True})
    scene.walk("thief", "a")
    scene.answer("late")
    assert scene.at("thief") == "a"
    assert scene.state.active == 1


@rule("twister.timer.expiry")
def test_a_move_in_a_full_zone_is_finished_first():
    scene = Maze(
        "+.+.+\n#w.a#\n+#+.+\n#b.c#\n+.+.+", w="warrior +rope", a="thief, goblin, cleric", options={"clock": True}
    )
    scene.walk("warrior", "a")
    assert "late" not in scene.options()


@rule("twister.timer.limit")
def test_what_the_clock_has_answered_cannot_be_taken_back():
    scene = Maze(ROOM, w="warrior", c="foe troll", options={"clock": True}).begin()
    match = Match(scene.game, 0)
    match.answer(0, "end_turn")
    assert match.can_undo(0)
    match.undo(0)
    match.answer(0, "late")
    assert not match.can_undo(0)


@rule("twister.timer.reveal", "twister.timer.reveal-late")
def test_a_slow_opponent_loses_the_right_to_place():
    scene = Maze(
        ROOM,
        w="warrior",
        beside={0: ("0/object/key/1", "0/object/sword/1")},
        hidden={0: "1-cw"},
        options={"clock": True},
    )
    scene.act("reveal", 0)
    assert scene.decision.seat == 1
    assert scene.game.timer(1).seconds == 5
    assert scene.game.timer(0) is None, "the clock of the turn stands still"
    scene.answer("late")
    assert scene.decision.seat == 0
    assert scene.game.timer(0).seconds == 120
    scene.answer("zone:0", "zone:1")
    assert [scene.item(kind).cell for kind in ("key", "sword")] == [0, 1]


@rule("twister.timer.combat", "twister.timer.combat-late")
def test_a_slow_defender_plays_the_nought():
    scene = Maze(ROOM, w="warrior, foe thief", options={"clock": True})
    scene.act("attack", scene.who("warrior"), scene.foe("thief"))
    assert scene.game.timer(1).seconds == 5
    assert scene.game.timer(0) is None, "the clock of the turn stands still"
    scene.game.answer(1, "late")
    assert scene.game.timer(0).seconds == 120, "and goes on when the opponent has chosen"
    scene.game.answer(0, "lay:1")
    assert scene.totals() == (4, 2)
    assert scene.values(1) == [0, 1, 2, 2, 3, 3, 4, 5, 6]


@rule("twister.timer.combat-late")
def test_the_nought_is_played_wherever_it_is_in_the_hand():
    scene = Maze(ROOM, w="warrior, foe thief", options={"clock": True})
    scene.act("attack", scene.who("warrior"), scene.foe("thief"))
    scene.hand(1, 5, 0)
    scene.game.answer(1, "late")
    scene.game.answer(0, "lay:1")
    assert scene.totals() == (4, 2)
    assert scene.values(1) == [0, 5]


@rule("twister.timer.combat")
def test_each_answer_of_the_opponent_has_a_clock_of_its_own():
    scene = Maze(ROOM, w="warrior, foe thief", c="troll, foe goblin", options={"clock": True})
    scene.act("attack", scene.who("warrior"), scene.foe("thief"))
    first = scene.game.timer(1)
    scene.lay(0, 1)
    scene.act("attack", scene.who("troll"), scene.foe("goblin"))
    assert scene.game.timer(1).seconds == first.seconds == 5
    assert scene.game.timer(1) != first


@rule("twister.timer.combat")
def test_no_clock_runs_for_an_opponent_whom_it_could_not_answer_for():
    scene = Maze(ROOM, w="warrior, foe telepath", options={"clock": True})
    scene.act("attack", scene.who("warrior"), scene.foe("telepath"))
    assert (scene.decision.kind, scene.decision.seat) == ("name", 1)
    assert (scene.game.timer(0), scene.game.timer(1)) == (None, None)
    scene.answer("pass")
    assert scene.game.timer(1).seconds == 5


@rule("twister.timer.reveal-late")
def test_the_one_who_was_too_slow_to_place_is_named():
    scene = Maze(
        ROOM,
        w="foe warrior",
        beside={0: ("1/object/key/1", "1/object/sword/1")},
        hidden={0: "1-cw"},
        options={"clock": True},
        active=1,
    )
    scene.act("reveal", 0)
    scene.answer("late")
    assert scene.saw("late", seat=0)
