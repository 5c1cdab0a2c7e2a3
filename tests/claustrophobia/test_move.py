"""Moving from tile to tile: cost, adjacency, saturation, blocking."""

import pytest
from msgspec.structs import replace

from souterrain.games.claustrophobia.move import Enter
from souterrain.games.claustrophobia.state import DEAD, RESERVE
from souterrain.games.claustrophobia.turn import ActivationPhase
from tests.claustrophobia.scene import Cave, begin_at
from tests.rule import rule

GALLERY = ("t2 0,0", "t3 0,-1", "t2 0,-2", "t11 0,-3")  # four tiles in a row, from south to north


@rule("claustrophobia.move.optional")
def test_a_fighter_that_can_move_may_stay_where_it_is():
    scene = Cave(*GALLERY)
    blade = scene.human("blade", die=3)
    scene.activate(blade)
    scene.answer("finish")
    assert scene.is_done
    assert scene.place(blade) == 0


@rule("claustrophobia.move.optional")
def test_a_phase_may_end_before_anybody_has_moved():
    scene = Cave(*GALLERY)
    blade = scene.human("blade", die=3)
    scene.run(ActivationPhase(0))
    scene.answer("end_phase")
    assert scene.place(blade) == 0


@rule("claustrophobia.move.by-explored-exit", "claustrophobia.move.cost")
def test_a_fighter_leaves_as_many_tiles_as_it_has_dpt():
    scene = Cave(*GALLERY)
    blade = scene.human("blade", die=3)  # DPT 2
    scene.activate(blade)
    scene.answer("move:1", "move:2")
    assert scene.place(blade) == 2
    assert scene.is_done  # nothing left to do, though an exit leads on


@rule("claustrophobia.move.cost")
def test_a_fighter_without_dpt_cannot_leave_its_tile():
    scene = Cave(*GALLERY)
    arquebusier = scene.human("arquebusier", die=6)  # DPT 0
    scene.activate(arquebusier)
    assert scene.is_done
    assert scene.place(arquebusier) == 0


@rule("claustrophobia.move.by-explored-exit", "claustrophobia.move.adjacent")
def test_a_fighter_moves_through_the_exits_of_its_tile_and_no_others():
    scene = Cave("t11 0,0", "t2 0,-1", "t2 0,-2", "t2 1,0 1")
    troglodyte = scene.troglodytes(1)[0]
    scene.human("blade", 2)
    scene.activate(troglodyte)
    assert scene.options("move") == ["move:1", "move:3"]


@pytest.mark.parametrize("turn", [0, 1], ids=["a wall of the other tile", "an exit of both tiles"])
@rule("claustrophobia.move.adjacent")
def test_tiles_that_touch_are_adjacent_only_where_both_have_an_exit(turn):
    scene = Cave("t11 0,0", f"t2 1,0 {turn}")
    blade = scene.human("blade")
    scene.activate(blade)
    assert scene.options("move") == (["move:1"] if turn else [])


@rule("claustrophobia.move.adjacent")
def test_nobody_shoots_through_the_wall_between_two_tiles():
    scene = Cave("t11 0,0", "t2 1,0")
    arquebusier = scene.human("arquebusier")
    scene.troglodytes(1, on=1)
    scene.activate(arquebusier)
    assert scene.options("attack") == []


@rule("claustrophobia.move.tile-effects")
@pytest.mark.parametrize(("camp", "rung"), [("human", 1), ("infernal", 0)])
def test_a_tile_effect_is_set_off_by_what_it_names(camp, rung):
    scene = Cave("t11 0,0", "t13 0,-1")  # an alarm, which only humans set off
    walker = scene.human("blade") if camp == "human" else scene.troglodytes(1)[0]
    scene.human("penitent")
    scene.activate(walker)
    scene.answer("move:1")
    assert scene.state.alarm_dice == rung


@pytest.mark.parametrize(("faces", "rolled"), [((5,), 1), ((4, 5), 2), ((4, 4), 2)])
@rule("claustrophobia.move.tile-effects")
def test_every_effect_of_a_tile_works_until_one_of_them_takes_the_fighter_away(faces, rolled):
    scene = Cave("t11 0,0", "t41 0,-1", phase="infernal-activation")  # a sanctified zone, twice over
    scene.state.tiles[1] = replace(scene.state.tiles[1], curse="sanctified-zone")
    scene.human("blade")
    troglodyte = scene.troglodytes(1)[0]
    scene.dice(*faces)
    scene.run(Enter(troglodyte, 1))
    assert len(scene.events("risked")) == rolled
    assert scene.place(troglodyte) == (RESERVE if 5 in faces else 1)


@pytest.mark.parametrize(("place", "rung"), [(1, 1), (0, 0), (DEAD, 0)])
@rule("claustrophobia.move.tile-effects")
def test_a_fighter_that_is_no_longer_there_sets_nothing_off(place, rung):
    scene = Cave("t11 0,0", "t13 0,-1")
    scene.human("penitent")
    scene.run(begin_at("effects", Enter(scene.human("blade", place), 1)))
    assert scene.state.alarm_dice == rung


@rule("claustrophobia.move.saturation")
def test_a_tile_takes_no_more_fighters_of_a_camp_than_its_saturation():
    scene = Cave("t11 0,0", "t4 0,-1")  # saturation 2
    blade = scene.human("blade")
    scene.human("brute", 1), scene.human("penitent", 1)
    scene.activate(blade)
    assert scene.options("move") == []
    assert scene.refused()["move:1"] == "claustrophobia.move.saturation"


@rule("claustrophobia.move.saturation")
def test_the_other_camp_does_not_count_for_saturation():
    scene = Cave("t11 0,0", "t4 0,-1")
    blade = scene.human("blade")
    scene.human("brute", 1)
    scene.troglodytes(2, on=1)
    scene.activate(blade)
    scene.answer("move:1")
    assert scene.place(blade) == 1


@rule("claustrophobia.move.blocking")
def test_two_against_two_the_first_may_leave_and_the_second_may_not():
    scene = Cave("t11 0,0", "t2 0,-1")
    first, second = scene.human("penitent"), scene.human("penitent")
    scene.troglodytes(2)
    scene.activate(first)
    scene.answer("move:1")
    assert scene.place(first) == 1
    scene.activate(second)
    assert scene.options("move") == []
    assert scene.refused()["move:1"] == "claustrophobia.move.blocking"


@rule("claustrophobia.move.blocking")
def test_blocking_holds_infernal_fighters_too():
    scene = Cave("t11 0,0", "t2 0,-1", phase="infernal-activation")
    troglodyte = scene.troglodytes(1)[0]
    scene.human("penitent"), scene.human("penitent")
    scene.activate(troglodyte)
    assert scene.refused()["move:1"] == "claustrophobia.move.blocking"


@rule("claustrophobia.move.blocking")
def test_blocking_also_bars_the_unexplored_exits():
    scene = Cave("t2 0,0")
    penitent = scene.human("penitent")
    scene.troglodytes(2)
    scene.activate(penitent)
    assert scene.options("explore") == []
    assert scene.refused() == dict.fromkeys(["explore:0", "explore:2"], "claustrophobia.move.blocking")


@rule("claustrophobia.move.blocking")
def test_blocking_is_counted_afresh_at_each_departure():
    scene = Cave(*GALLERY)
    penitent = scene.human("penitent", die=2)  # DPT 2
    scene.troglodytes(2, on=1)
    scene.activate(penitent)
    scene.answer("move:1")
    assert scene.refused()["move:2"] == "claustrophobia.move.blocking"


def test_a_walled_exit_is_neither_passed_nor_explored():
    scene = Cave("t11 0,0", "t2 1,0")  # the east exit of the first tile meets a wall of the second
    blade = scene.human("blade")
    scene.activate(blade)
    assert scene.options("explore") == ["explore:0", "explore:2", "explore:3"]
    assert scene.options("move") == []
