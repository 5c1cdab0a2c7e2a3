"""What all scenarios share, and the rules and goals of The Survivors, Powder and Fire, and The Vigil."""

import pytest

from souterrain.games.claustrophobia.combat import kill
from souterrain.games.claustrophobia.effects.special import SetDraught
from souterrain.games.claustrophobia.game import Claustrophobia
from souterrain.games.claustrophobia.infernal import entry_tiles, price_of
from souterrain.games.claustrophobia.move import Explore
from souterrain.games.claustrophobia.state import HUMAN, INFERNAL, RESERVE
from souterrain.games.claustrophobia.turn import Turn
from souterrain.kernel.game import Setup
from tests.claustrophobia.scene import (
    EAST,
    NORTH,
    RUN,
    SOUTH,
    WEST,
    Cave,
    end_infernal_activation,
    end_turn,
    leave,
    special,
)
from tests.rule import rule


@pytest.mark.parametrize(
    ("scenario", "turn"),
    [("powder-and-fire", 13), ("the-headsman", 12), ("the-lost-caches", 16), ("the-seal", 12)],
)
@rule("claustrophobia.victory.scenario")
def test_time_is_up_for_the_humans(scenario, turn):
    scene = Cave("t11 0,0", "t31 9,9", scenario=scenario)
    scene.human("redeemer")
    end_turn(scene, turn - 1)
    assert scene.verdict == ""
    end_turn(scene, turn)
    assert scene.verdict == "infernal"
    assert scene.state.standings == (2, 1)


@pytest.mark.parametrize("scenario", Claustrophobia.open_packs(("base",)).content.scenario)
@rule("claustrophobia.victory.scenario")
def test_when_all_humans_are_dead_the_infernal_side_has_won(scenario):
    scene = Cave("t11 0,0", scenario=scenario)
    scene.troglodytes(1)
    for _ in range(2):
        kill(scene.game, scene.human("blade", wounds=(1,)))
    assert scene.verdict == "infernal"


@pytest.mark.parametrize("scenario", ["the-vigil", "the-headsman", "the-seal"])
def test_without_a_tile_pile_nobody_can_explore(scenario):
    scene = Cave("t11 0,0", "t2 0,-1", scenario=scenario)
    scene.activate(scene.human("blade"))
    assert scene.options() == ["move:1", "finish"]


@pytest.mark.parametrize("scenario", ["the-vigil", "the-headsman", "the-seal"])
def test_without_a_tile_pile_unexplored_exits_still_serve_for_entry_into_play(scenario):
    scene = Cave("t11 0,0", "t2 0,-1", "t2 0,-2", scenario=scenario)
    scene.human("blade")
    assert entry_tiles(scene.game, "troglodyte") == [2]


# The Survivors


def survivors(*tiles: str, count: int = 0, draught: tuple[int, ...] = (0, NORTH)) -> Cave:
    scene = Cave(*tiles, scenario="the-survivors")
    scene.state.draught = draught
    scene.state.tally["draught"] = count
    scene.stack("t2", "t11", "t12", "t10")
    return scene


def test_the_infernal_player_puts_the_draught_marker_on_an_exit_of_the_first_tile():
    scene = survivors("t1 0,0", draught=())
    scene.run(SetDraught())
    assert (scene.decision.seat, scene.options()) == (INFERNAL, ["exit:0", "exit:1", "exit:2", "exit:3"])
    scene.answer("exit:2")
    assert scene.state.draught == (0, SOUTH)


def test_the_survivors_begins_with_the_draught_marker():
    game = Claustrophobia.start(Setup("claustrophobia", "the-survivors"))
    assert (game.open_decisions()[0].seat, game.open_decisions()[0].kind) == (INFERNAL, "set_draught")


def test_by_the_marked_exit_the_draught_goes_on_at_random_and_is_counted():
    seen = set()
    for seed in range(40):
        scene = survivors("t1 0,0")
        scene.stack("t11")
        scene.state.chance.seed = seed
        scene.run(Explore(scene.human("blade"), NORTH))
        assert scene.state.tally["draught"] == 1
        seen.add(scene.state.draught)
    assert seen == {(1, NORTH), (1, EAST), (1, WEST)}


def test_tiles_explored_elsewhere_do_not_count_and_leave_the_marker_alone():
    scene = survivors("t1 0,0")
    scene.run(Explore(scene.human("blade"), EAST))
    assert (scene.state.tally["draught"], scene.state.draught) == (0, (0, NORTH))
    assert scene.is_done


def test_if_the_new_tile_has_no_unexplored_exit_the_human_player_moves_the_marker_to_the_nearest():
    scene = survivors("t1 0,0", "t2 0,1", "t2 0,2")
    scene.stack("t36")  # one exit
    scene.run(Explore(scene.human("blade"), NORTH))
    assert (scene.decision.seat, scene.decision.kind) == (HUMAN, "move_draught")
    assert scene.options() == ["exit:0:1", "exit:0:3"]  # not the one two tiles further
    scene.answer("exit:0:3")
    assert (scene.state.draught, scene.state.tally["draught"]) == ((0, WEST), 1)
    line = "The new tile has no unexplored exit: the human player moves the draught, which now comes from"
    assert f"{line} the west exit of the gate hall, as near as can be (1 of 7 on the way to the stair)." in scene.told()


def test_if_the_marked_exit_is_closed_from_elsewhere_the_human_player_moves_the_marker():
    scene = survivors("t11 0,0", "t11 1,0", "t11 1,-1", draught=(0, NORTH))
    scene.stack("t12")
    scene.run(Explore(scene.human("blade", 2), WEST))  # a tile comes to lie behind the marked exit
    assert scene.decision.kind == "move_draught"
    assert scene.options() == ["exit:0:2", "exit:0:3"]
    assert scene.state.tally["draught"] == 0
    scene.answer("exit:0:2")
    line = (
        "The exit of the draught is unexplored no more: the human player moves it, and now it comes from the south exit"
    )
    assert any(told.startswith(line) for told in scene.told())
    line = "L’issue du courant d’air n’est plus inexplorée\u00a0: le joueur humain le déplace, et il vient à présent de l’issue"
    assert any(told.startswith(line) for told in scene.told("fr"))


@rule("claustrophobia.explore.dead-end")
def test_if_no_unexplored_exit_is_left_the_draught_marker_leaves_the_map():
    scene = survivors("t28 0,0")  # one exit, the marked one
    scene.stack("t36")  # one exit too, and no other tile to draw instead
    scene.run(Explore(scene.human("blade"), NORTH))
    assert scene.state.tiles[1].tile == "t36"
    assert scene.state.draught == ()
    assert "No unexplored exit is left: the draught leaves the map." in scene.told()


def test_a_draught_that_is_placed_again_says_why():
    scene = survivors("t1 0,0", draught=())
    scene.stack("t12")
    scene.run(Explore(scene.human("blade"), EAST))
    scene.answer(scene.options()[0])
    line = "There is an unexplored exit again: the human player places the draught, which comes from the "
    assert any(told.startswith(line) for told in scene.told())
    assert not scene.saw("draught_gone")


@pytest.mark.parametrize(("count", "tile"), [(6, "t11"), (7, "t39")])
def test_once_the_count_is_full_the_marked_exit_leads_to_the_stair(count, tile):
    scene = survivors("t1 0,0", count=count)
    scene.stack("t11")
    blade = scene.human("blade")
    scene.run(Explore(blade, NORTH))
    assert scene.state.tiles[1].tile == tile
    assert scene.place(blade) == 1


def test_only_the_marked_exit_leads_to_the_stair():
    scene = survivors("t1 0,0", count=8)
    scene.stack("t11")
    scene.run(Explore(scene.human("blade"), EAST))
    assert scene.state.tiles[1].tile == "t11"


def test_with_the_pile_used_up_only_the_exit_to_the_stair_can_be_explored():
    scene = survivors("t1 0,0", count=8)
    scene.stack()
    scene.activate(scene.human("blade"))
    assert scene.options("explore") == ["explore:0"]


def test_the_rule_against_dead_ends_does_not_apply_to_the_stair():
    scene = survivors("t28 0,0", count=10)  # one exit, the marked one
    scene.run(Explore(scene.human("blade"), NORTH))
    assert scene.state.tiles[1].tile == "t39"


def test_once_the_stair_is_found_the_draught_is_over():
    scene = survivors("t1 0,0", count=8)
    blade = scene.human("blade")
    scene.run(Explore(blade, NORTH))
    assert scene.state.draught == ()
    scene.game.change(blade, place=0)
    scene.run(Explore(blade, EAST))
    assert scene.is_done
    assert scene.state.draught == ()


def test_a_human_on_the_stair_leaves_for_one_dpt():
    scene = survivors("t39 0,0", "t11 0,-1")
    scene.human("brute", 1)
    for die, offered in ((1, True), (6, False)):  # DPT 1 and 0
        arquebusier = scene.human("arquebusier", die=die)
        scene.activate(arquebusier)
        assert scene.options("leave") == (["leave:0"] if offered else [])


def test_a_human_elsewhere_cannot_leave():
    scene = survivors("t39 0,0", "t11 0,-1")
    scene.activate(scene.human("blade", 1))
    assert scene.options("leave") == []


@pytest.mark.parametrize(
    ("enemy", "rule_id"),
    [("mute-headsman", "claustrophobia.talent.impressive"), ("troglodyte", "claustrophobia.move.blocking")],
)
def test_blocking_and_impressive_keep_a_human_from_leaving(enemy, rule_id):
    scene = survivors("t39 0,0")
    scene.infernal(enemy), scene.infernal(enemy)
    scene.activate(scene.human("penitent"))
    assert scene.refused()["leave:0"] == rule_id


def test_the_humans_win_as_soon_as_two_have_left():
    scene = survivors("t39 0,0", "t11 0,-1")
    first, second = scene.human("blade"), scene.human("blade")
    scene.human("brute", 1)
    leave(scene, first)
    assert scene.verdict == ""
    leave(scene, second)
    assert (scene.verdict, scene.state.standings) == ("human", (1, 2))


def test_one_survivor_is_a_draw():
    scene = survivors("t39 0,0", "t11 0,-1")
    first, second = scene.human("blade"), scene.human("brute", 1)
    leave(scene, first)
    kill(scene.game, second)
    assert (scene.verdict, scene.state.standings) == ("draw", (1, 1))


# Powder and Fire


def powder(*tiles: str) -> Cave:
    return Cave(*tiles, scenario="powder-and-fire")


def test_two_actions_by_one_human_or_two_destroy_a_well():
    scene = powder("t31 0,0", "t11 0,-1")
    special(scene, scene.human("blade"), "charges")
    assert not scene.state.tiles[0].spent
    special(scene, scene.human("brute"), "charges")
    assert scene.state.tiles[0].spent
    assert scene.saw("well_destroyed", tile=0)
    assert scene.verdict == ""


def test_a_destroyed_well_has_no_effect_any_more():
    scene = powder("t31 0,0", "t11 0,-1", "t11 1,0", "t11 0,1", "t11 -1,0")
    demon = scene.infernal("mother-of-claws", RESERVE)
    blade = scene.human("blade")
    assert (price_of(scene.game, demon, 0), 0 in entry_tiles(scene.game, "demon")) == (4, True)
    special(scene, blade, "charges")
    special(scene, blade, "charges")
    assert (price_of(scene.game, demon, 0), 0 in entry_tiles(scene.game, "demon")) == (5, False)
    scene.activate(blade)
    assert scene.options("special") == []


def test_actions_on_different_wells_do_not_add_up():
    scene = powder("t31 0,0", "t32 0,-1")
    for tile in (0, 1):
        special(scene, scene.human("blade", tile), "charges")
    assert [tile.spent for tile in scene.state.tiles] == [False, False]


@pytest.mark.parametrize(("tile", "exhausted"), [(0, True), (1, False)], ids=["exhausted", "no well"])
def test_a_charge_needs_a_human_who_is_not_exhausted_on_a_well(tile, exhausted):
    scene = powder("t31 0,0", "t11 0,-1")
    scene.activate(scene.human("blade", tile, exhausted=exhausted, tokens=RUN))
    assert scene.options("special") == []


def test_creatures_lay_no_charges():
    scene = powder("t31 0,0", "t11 0,-1")
    scene.human("blade", 1)
    scene.activate(scene.troglodytes(1)[0])
    assert scene.options("special") == []


def test_laying_a_charge_is_the_action_of_the_activation():
    scene = powder("t31 0,0", "t11 0,-1")
    blade = scene.human("blade")
    scene.troglodytes(1)
    special(scene, blade, "charges")
    assert (scene.options("attack"), scene.options("special")) == ([], [])


def test_the_humans_win_as_soon_as_both_wells_are_destroyed():
    scene = powder("t31 0,0", "t32 0,-1")
    for tile in (0, 1):
        blade = scene.human("blade", tile)
        special(scene, blade, "charges")
        assert scene.verdict == ""
        special(scene, blade, "charges")
    assert scene.verdict == "human"


# The Vigil


def vigil(*tiles: str) -> Cave:
    return Cave(*(tiles or ("t40 0,0", "t2 0,-1")), scenario="the-vigil")


def test_the_humans_win_at_the_end_of_turn_eight_if_two_are_alive():
    scene = vigil()
    scene.human("blade"), scene.human("brute")
    end_turn(scene, 7)
    assert scene.verdict == ""
    end_turn(scene, 8)
    assert scene.verdict == "human"


def test_the_infernal_side_wins_as_soon_as_fewer_than_two_humans_are_alive():
    scene = vigil()
    party = [scene.human("blade"), scene.human("brute"), scene.human("brute")]
    kill(scene.game, party[0])
    assert scene.verdict == ""
    kill(scene.game, party[1])
    assert scene.verdict == "infernal"


@pytest.mark.parametrize(
    ("turn", "infernal_on", "human_on", "verdict"),
    [(2, 0, 1, "infernal"), (1, 0, 1, ""), (2, 1, 1, ""), (2, 0, 0, "")],
    ids=["fallen", "too early", "nobody there", "still held"],
)
def test_the_chapel_falls_at_the_end_of_an_infernal_activation_from_turn_two_on(turn, infernal_on, human_on, verdict):
    scene = vigil()
    scene.human("blade", human_on), scene.human("brute", 1)
    scene.troglodytes(1, on=infernal_on)
    scene.state.turn = turn
    end_infernal_activation(scene)
    assert scene.verdict == verdict


def test_the_chapel_does_not_fall_before_the_activation_is_over():
    scene = vigil()
    scene.human("blade", 1), scene.human("brute", 1)
    scene.troglodytes(1)
    scene.state.turn = 3
    scene.game.judge("change")
    assert scene.verdict == ""


def test_the_chapel_fallen_in_turn_seven_is_lost_before_the_turn_ends():
    scene = vigil()
    scene.human("blade", 1), scene.human("brute", 1)
    scene.troglodytes(1)
    scene.state.turn = 7
    scene.state.phase = "infernal-activation"
    scene.run(Turn(at=Turn.stages.index("infernal_activation")))
    scene.answer("end_phase")
    assert scene.verdict == "infernal"
