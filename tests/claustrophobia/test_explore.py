"""Exploration: announce, place, enter, go on; and the rule against dead ends."""

import pytest

from souterrain.games.claustrophobia.move import Explore
from souterrain.games.claustrophobia.state import BLIND, HUMAN, INFERNAL, UNEXPLORED, Token
from tests.claustrophobia.scene import Cave
from tests.rule import rule

NORTH, EAST = 0, 1
NICHE = ("t28 1,-1", "t36 1,-2 2")  # two tiles that open on each other only
RING = ("t5 -1,-1 3", "t6 -1,-2 2", "t7 -2,-2 1", "t15 -2,-1")  # four bends that go round


def cave(*tiles: str, pile: tuple[str, ...] = ("t11",)) -> Cave:
    """A map with a pile, in a scenario that has nothing to say about exploring."""
    scene = Cave(*tiles, scenario="powder-and-fire")
    scene.stack(*pile)
    return scene


def names(scene: Cave) -> list[str]:
    return [tile.tile for tile in scene.state.tiles]


@pytest.mark.parametrize("kind", ["troglodyte", "hellhound", "mother-of-claws", "cave-leaper"])
@rule("claustrophobia.explore.demons-cannot")
def test_no_demonic_fighter_can_explore(kind):
    scene = cave("t11 0,0")
    scene.human("blade")
    creature = scene.infernal(kind, tokens=(Token("haste", "infernal-activation", "DPT", 1),))
    scene.activate(creature)
    assert scene.options("explore") == []


@rule("claustrophobia.explore.humans-may")
def test_a_human_may_explore_every_unexplored_exit_of_its_tile():
    scene = cave("t11 0,0", "t2 0,-1")
    blade = scene.human("blade")
    scene.activate(blade)
    assert scene.options("explore") == ["explore:1", "explore:2", "explore:3"]


@rule("claustrophobia.explore.humans-may", "claustrophobia.explore.step5-continue")
def test_exploring_costs_one_dpt_like_any_departure():
    scene = cave("t2 0,0", pile=("t11", "t12"))
    penitent = scene.human("penitent")  # DPT 1
    scene.activate(penitent)
    scene.answer("explore:0")
    assert scene.place(penitent) == 1
    assert scene.is_done


@rule("claustrophobia.explore.step5-continue")
def test_with_dpt_left_the_explorer_may_explore_again():
    scene = cave("t2 0,0", pile=("t11", "t12", "t10"))
    blade = scene.human("blade", die=3)  # DPT 2
    scene.activate(blade)
    scene.answer("explore:0", "explore:1")
    assert names(scene) == ["t2", "t11", "t12"]
    assert scene.is_done


@rule("claustrophobia.explore.step5-continue")
def test_with_dpt_left_the_explorer_may_move_on():
    scene = cave("t2 0,0")
    blade = scene.human("blade", die=3)  # DPT 2
    scene.activate(blade)
    scene.answer("explore:0", "move:0")
    assert scene.place(blade) == 0


@rule("claustrophobia.explore.humans-may")
def test_an_empty_pile_is_made_anew_from_the_discarded_tiles():
    scene = cave("t2 0,0", pile=())
    scene.state.tile_discard[:] = ["t12", "t11"]
    scene.run(Explore(scene.human("blade"), NORTH))
    assert sorted([*scene.state.pile, names(scene)[1]]) == ["t11", "t12"]
    assert scene.state.tile_discard == []


@rule("claustrophobia.explore.humans-may")
def test_without_a_tile_to_draw_nobody_explores():
    scene = cave("t2 0,0", "t3 0,1", pile=())
    scene.activate(scene.human("blade"))
    assert scene.options() == ["move:1", "finish"]


@rule("claustrophobia.explore.step1-announce")
def test_an_exploration_is_announced_and_then_goes_through():
    scene = cave("t11 0,0", pile=("t5",))
    blade = scene.human("blade")
    scene.activate(blade)
    scene.answer("explore:1")
    assert scene.saw("exploring", fighter=blade, side=EAST)
    assert (scene.decision.seat, scene.decision.kind) == (INFERNAL, "turn_tile")  # the human player is not asked again


@rule("claustrophobia.explore.step2-place", "claustrophobia.explore.step3-enter")
def test_the_infernal_player_turns_the_top_tile_and_the_explorer_enters_it():
    scene = cave("t11 0,0", pile=("t5", "t12"))
    blade = scene.human("blade")
    scene.run(Explore(blade, EAST))
    assert scene.decision.seat == INFERNAL
    scene.answer("turn:3")
    laid = scene.state.tiles[1]
    assert (laid.tile, laid.x, laid.y, laid.turn) == ("t5", 1, 0, 3)
    assert scene.place(blade) == 1


@rule("claustrophobia.explore.step2-connect")
def test_an_exit_of_the_new_tile_must_meet_the_exit_explored():
    scene = cave("t11 0,0", pile=("t5",))  # a bend: exits north and east
    scene.run(Explore(scene.human("blade"), NORTH))
    assert scene.options() == ["turn:1", "turn:2"]  # those with an exit to the south
    scene.answer("turn:2")
    assert scene.state.tiles[0].sides[NORTH] == 1


@rule("claustrophobia.explore.step2-connect")
def test_towards_other_neighbours_an_exit_may_meet_a_wall():
    scene = cave("t11 0,0", "t2 1,-1")
    scene.run(Explore(scene.human("blade"), NORTH))
    assert scene.state.tiles[2].sides[EAST] == BLIND
    assert scene.state.tiles[1].sides == (UNEXPLORED, -1, UNEXPLORED, -1)


@rule("claustrophobia.explore.step4-effects")
def test_the_effects_of_the_new_tile_come_after_the_explorer_has_entered():
    scene = cave("t11 0,0", pile=("t13",))  # an alarm
    scene.run(Explore(scene.human("blade"), NORTH))
    told = [name for name in scene.names() if name in ("tile_laid", "moved", "alarm_rung")]
    assert told == ["tile_laid", "moved", "alarm_rung"]
    assert scene.state.alarm_dice == 1


@rule("claustrophobia.explore.dead-end")
def test_a_tile_that_closes_the_map_is_discarded_without_effect_and_another_drawn():
    scene = cave("t39 0,0", pile=("t36", "t2"))  # the first is a tomb with one exit
    blade = scene.human("blade")
    scene.run(Explore(blade, NORTH))
    assert names(scene) == ["t39", "t2"]
    assert scene.state.tile_discard == ["t36"]
    assert scene.state.instinct_hand == []


@rule("claustrophobia.explore.dead-end")
def test_an_exit_left_anywhere_on_the_map_is_enough():
    scene = cave("t2 0,0", pile=("t36", "t2"))
    scene.run(Explore(scene.human("blade"), NORTH))
    assert names(scene) == ["t2", "t36"]


@rule("claustrophobia.explore.dead-end")
def test_only_orientations_that_leave_an_exit_open_are_offered():
    scene = cave("t39 0,0", *NICHE, pile=("t5", "t2"))  # a bend: its other exit goes east, against the niche, or west
    scene.run(Explore(scene.human("blade"), NORTH))
    assert scene.state.tiles[3].turn == 2
    assert scene.state.tiles[3].sides[3] == UNEXPLORED


@rule("claustrophobia.explore.dead-end")
def test_a_walled_exit_does_not_keep_the_map_open():
    scene = cave("t39 0,0", *NICHE, *RING, pile=("t26", "t8"))  # walls to the east and to the west
    scene.run(Explore(scene.human("blade"), NORTH))
    assert scene.saw("tile_refused", tile_name="t26")
    assert scene.options() == ["turn:0", "turn:2"]  # those with an exit to the north


@rule("claustrophobia.explore.dead-end")
def test_discarded_tiles_come_back_when_only_they_can_keep_the_map_open():
    scene = cave("t39 0,0", pile=("t36",))
    scene.state.tile_discard[:] = ["t2"]
    scene.run(Explore(scene.human("blade"), NORTH))
    assert names(scene) == ["t39", "t2"]


@rule("claustrophobia.explore.dead-end")
def test_if_no_tile_can_keep_the_map_open_the_first_drawn_stays():
    scene = cave("t39 0,0", pile=("t36", "t28"))
    blade = scene.human("blade")
    scene.run(Explore(blade, NORTH))
    assert names(scene) == ["t39", "t36"]
    assert scene.place(blade) == 1
    assert scene.state.pile == ["t28"]


@pytest.mark.parametrize(("lantern", "chooser"), [((), INFERNAL), (("lantern",), HUMAN)])
@rule("claustrophobia.explore.step2-place")
def test_the_infernal_player_turns_the_tile_unless_the_explorer_has_a_lantern(lantern, chooser):
    scene = cave("t11 0,0", pile=("t5",))
    scene.run(Explore(scene.human("blade", equipment=lantern), NORTH))
    assert (scene.decision.kind, scene.decision.seat) == ("turn_tile", chooser)


@rule("claustrophobia.explore.step2-place")
def test_a_tile_that_was_drawn_is_told_where_it_is_laid():
    scene = Cave("t11 0,0")
    scene.stack("t12")
    scene.run(Explore(scene.human("blade"), NORTH))
    assert scene.saw("tile_drawn", tile_name="t12", told=True)
