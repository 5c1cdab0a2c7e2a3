"""Victory points: kills, escapes, what is carried out, blocked exits, and the end of the game."""

import pytest

from souterrain.games.twister.state import CARRIED, DEAD, DISCARDED, ESCAPED, LEFT
from souterrain.games.twister.turn import Turn
from souterrain.games.twister.victory import MOST_QUIET, WARNING, can_still_score, judge, score
from tests.rule import rule
from tests.twister.scene import Maze

# The southern player escapes in the north: a labyrinth of four rooms whose north-western one is drawn.
EXIT = """
 n m   . .
+.+.+ +.+.+
.w.b. .....
+.+.+ +.+.+
.a.c. .....
+.+.+ +.+.+
+.+.+ +.+.+
..... .....
+.+.+ +.+.+
..... .....
+.+.+ +.+.+
"""


@rule("twister.victory.escape", "twister.victory.no-stop-on-enemy-start")
def test_leaving_by_the_enemy_start_zone_scores():
    scene = Maze(EXIT, w="warrior", c="thief")
    scene.walk("warrior", "n")
    assert scene.figure("warrior").cell == ESCAPED
    assert scene.score == (1, 0)
    assert [event.rule for event in scene.events("scored")] == ["twister.victory.escape"]
    assert scene.decision.kind == "act"  # it did not stop there, with one movement point left


@rule("twister.victory.escape")
def test_leaving_costs_a_movement_point():
    scene = Maze(EXIT, a="troll")
    scene.walk("troll")
    assert scene.ways() == "cw"  # a Troll has one point: not enough to cross `w` and leave


@rule("twister.victory.no-stop-on-enemy-start")
def test_nobody_goes_on_from_the_enemy_start_zone():
    scene = Maze(EXIT, w="elf-scout")
    scene.walk("elf-scout")
    assert {each["cell"] for each in scene.decision.options if each.verb == "go"}.isdisjoint(range(20, 24))


@rule("twister.victory.target", "twister.victory.escape")
def test_the_game_ends_the_moment_somebody_has_the_points():
    """The ledger's example: a 5 VP scenario and a player on 4 VP."""
    scene = Maze(EXIT, w="warrior", a="thief", c="foe troll")
    scene.state.score = (4, 0)
    scene.walk("warrior", "n")
    assert scene.game.is_over
    assert scene.state.standings == (1, 2)


@rule("twister.victory.target")
@pytest.mark.parametrize(
    ("points", "active", "standings"), [((5, 6), 0, (2, 1)), ((6, 6), 1, (2, 1)), ((6, 6), 0, (1, 2)), ((4, 4), 0, ())]
)
def test_the_higher_score_wins_then_the_active_player(points, active, standings):
    scene = Maze(EXIT, w="warrior", active=active)
    scene.state.score = points
    judge(scene.game)
    assert scene.state.standings == standings


@rule("twister.victory.target")
def test_when_nobody_can_score_any_more_the_higher_score_wins():
    scene = Maze(EXIT, w="warrior wounded", c="foe goblin wounded")
    scene.state.score = (1, 2)
    judge(scene.game)
    assert scene.state.standings == (2, 1)


@rule("twister.victory.target")
def test_a_wounded_troll_may_still_get_up():
    scene = Maze(EXIT, w="troll wounded", c="foe goblin wounded")
    assert can_still_score(scene.game, 0)
    assert not can_still_score(scene.game, 1)
    judge(scene.game)
    assert not scene.game.is_over


@rule("twister.victory.target")
@pytest.mark.parametrize("cell", [DEAD, ESCAPED, LEFT])
def test_who_has_left_the_labyrinth_scores_no_more(cell):
    """An Assassin kills those who stand: they die unwounded."""
    scene = Maze(EXIT, w="warrior", c="foe goblin")
    scene.game.change(scene.who("warrior"), cell=cell)
    assert not can_still_score(scene.game, 0)
    assert can_still_score(scene.game, 1)


@rule("twister.victory.target")
def test_a_long_quiet_time_ends_the_game_after_a_warning():
    scene = Maze(EXIT, w="warrior", c="foe troll", points=0)
    scene.state.quiet = MOST_QUIET - WARNING - 1
    scene.run(Turn(at=Turn.stages.index("keep")))
    assert scene.saw("stalemate_near", turns=WARNING)
    scene.state.quiet = MOST_QUIET - 1
    scene.run(Turn(at=Turn.stages.index("keep")))
    assert scene.state.standings == (1, 1)


@rule("twister.victory.target")
def test_a_point_breaks_the_quiet():
    scene = Maze(EXIT, w="warrior", c="foe troll", points=0)
    scene.state.quiet = MOST_QUIET - 1
    score(scene.game, 0, 1, "twister.victory.kill")
    scene.run(Turn(at=Turn.stages.index("keep")))
    assert not scene.game.is_over
    assert scene.state.quiet == 0


@rule("twister.victory.kill", "twister.wounded.killed")
def test_a_kill_scores_for_the_enemy_of_the_dead():
    scene = Maze(EXIT, w="warrior, foe goblin wounded")
    scene.fight("attack", scene.who("warrior"), scene.foe("goblin"), 2, 1)
    assert scene.figure("goblin", 1).cell == DEAD
    assert scene.score == (1, 0)


@rule("twister.victory.escape-object-discarded")
def test_what_an_escaping_character_carries_is_discarded():
    scene = Maze(EXIT, w="paladin +sword +rope")
    scene.walk("paladin", "n")
    assert [scene.item(kind).cell for kind in ("sword", "rope")] == [DISCARDED, DISCARDED]
    assert scene.score == (1, 0)


@rule("twister.object.treasure", "twister.victory.escape-object-discarded")
def test_a_treasure_scores_for_whoever_carries_it_out():
    scene = Maze(EXIT, w="warrior, foe treasure")
    scene.act("move", scene.who("warrior"))
    scene.answer(f"take:{scene.thing('treasure')}")
    scene.go("n")
    assert scene.score == (2, 0)
    assert scene.item("treasure").cell == DISCARDED


@rule("twister.victory.escape-with-wounded")
def test_a_carried_friend_scores_for_nobody():
    scene = Maze(EXIT, w="warrior +goblin")
    scene.walk("warrior", "n")
    assert scene.figure("goblin").cell == LEFT
    assert scene.score == (1, 0)


@rule("twister.object.treasure", "twister.victory.escape-with-wounded", "twister.victory.escape-object-discarded")
@pytest.mark.parametrize(("load", "points"), [("treasure", 2), ("key", 1)])
def test_what_a_carried_friend_holds_leaves_the_labyrinth_with_it_and_a_treasure_scores(load, points):
    scene = Maze(EXIT, w="warrior +goblin")
    goblin = scene.who("goblin")
    scene.state.items.append(scene.new_item(load, 1, CARRIED, goblin))
    scene.game.change(goblin, objects=(0,))
    scene.walk("warrior", "n")
    assert (scene.item(load).cell, scene.item(load).bearer) == (DISCARDED, -1)
    assert scene.saw("discarded", object=0)
    assert scene.score == (points, 0)


@rule("twister.goblin.two-vp")
def test_an_escaped_goblin_is_worth_two():
    scene = Maze(EXIT, w="goblin")
    scene.walk("goblin", "n")
    assert scene.score == (2, 0)
    assert [event.rule for event in scene.events("scored")] == ["twister.goblin.two-vp"]


@rule("twister.goblin.two-vp", "twister.victory.kill")
def test_a_dead_goblin_is_worth_one():
    scene = Maze(EXIT, w="warrior, foe goblin wounded")
    scene.fight("attack", scene.who("warrior"), scene.foe("goblin"), 6, 0)
    assert scene.score == (1, 0)


@rule("twister.victory.exit-blocked")
def test_a_defender_closes_the_exit_he_faces():
    """The ledger's example: refused in front of the defender, allowed beside."""
    scene = Maze(EXIT, w="warrior", n="foe goblin")
    scene.walk("warrior")
    assert scene.refused()[f"leave:{scene.cells['n']}"] == "twister.victory.exit-blocked"
    scene.go("b")
    assert scene.ways().endswith("!")
    scene.go("m")
    assert scene.score == (1, 0)


@rule("twister.victory.exit-blocked")
@pytest.mark.parametrize(
    ("runner", "defender", "leaves"),
    [
        ("warrior", "foe goblin wounded", True),
        ("dark-angel", "foe goblin", True),
        ("wizard", "foe goblin", True),
        ("ghost", "foe goblin", True),
        ("goblin", "foe colossus", True),
        ("goblin", "foe colossus, foe troll", False),
        ("warrior", "foe colossus", False),
    ],
)
def test_who_slips_past_a_defender(runner, defender, leaves):
    scene = Maze(EXIT, w=runner, n=defender)
    scene.walk(runner)
    assert (f"{scene.cells['n']}" in [str(e["cell"]) for e in scene.decision.options if e.verb == "leave"]) is leaves


@rule("twister.victory.exit-blocked")
def test_the_block_holds_for_jumps_and_walls():
    pit = EXIT.replace("+.+.+ +.+.+\n.w.b.", "+~+#+ +.+.+\n.w.b.")
    scene = Maze(pit, w="warrior", b="wall-walker", n="foe goblin", m="foe troll")
    scene.begin()
    assert scene.refusal("jump", scene.who("warrior"), scene.cells["n"]) == "twister.victory.exit-blocked"
    assert scene.refusal("cross", scene.who("wall-walker"), scene.cells["m"]) == "twister.victory.exit-blocked"
