"""Armour and obstacles: what stands between a shot and its victim."""

import math

import pytest

from souterrain.games.conquest.obstacle import MoveObstacle
from souterrain.games.conquest.shot import Shoot
from souterrain.games.conquest.state import SKULL, SWORD
from souterrain.kernel.decision import Refused
from tests.conquest.scene import Duel, card, hit_with
from tests.rule import rule

# Armour


@rule("conquest.armour.stays")
def test_a_card_with_armour_stays_face_up_on_the_table_and_there_is_no_limit():
    duel = Duel(seats=4)
    for name in ("griffin", "paladin", "shield-bearer"):
        duel.play("sword-1", name)
        duel.go_through()
    assert duel.state.kept[SWORD] == tuple(card(name) for name in ("griffin", "paladin", "shield-bearer"))
    assert duel.state.discards[SWORD] == ()
    for seat in (None, 0, 1, 2, 3):
        assert duel.game.view(seat).state.kept == duel.state.kept


@rule("conquest.armour.use", "conquest.armour.then-discarded")
def test_a_kept_card_cancels_all_damage_of_one_shot_and_is_discarded():
    duel = Duel()
    duel.keep("behemoth", "troll")
    duel.put("skull-1", 30, 11.3)
    duel.put("skull-2", 30, 8.7)
    duel.play("sword-1", "barbarian")  # three combat shots
    duel.flick(30, 10, 120)
    assert duel.decision.kind == "use_armour"
    assert duel.decision.seat == 1
    assert duel.tokens == (8, 8, 8)  # tokens have not moved yet
    assert dict(duel.decision.about)["damage"] == 2
    duel.answer(f"use:{card('behemoth')}")
    assert duel.tokens == (8, 8, 8)
    assert duel.state.discards[SKULL] == (card("behemoth"),)
    assert duel.state.kept[SKULL] == (card("troll"),)
    duel.flick(*duel.at("skull-1"), 200)  # the next shot is another matter
    assert duel.decision.kind == "use_armour"
    duel.answer("pass")
    assert duel.tokens[1] < 8
    assert duel.state.kept[SKULL] == (card("troll"),)


@rule("conquest.armour.use")
def test_armour_is_not_offered_without_damage_nor_in_ones_own_turn():
    duel = Duel()
    duel.keep("griffin", "behemoth")
    duel.shoot("sword-1", "move")
    duel.flick(50, 10)
    assert duel.is_done
    duel.put("sword-2", 20, 10)
    duel.put("sword-1", 10, 10)
    duel.shoot("sword-1", "combat")
    duel.flick(20, 10, 100)
    assert duel.is_done


@rule("conquest.armour.use")
def test_the_card_that_is_being_played_protects_only_later():
    duel = Duel()
    duel.put("sword-1", 40, 10)
    duel.play("skull-1", "marauder")
    assert duel.state.kept[SKULL] == ()
    duel.go_through()
    assert duel.state.kept[SKULL] == (card("marauder"),)


@rule("conquest.armour.cancels-damage-triggers")
def test_armour_cancels_what_the_damage_would_trigger_but_not_what_comes_after_the_sequence():
    duel = Duel()
    duel.keep("griffin")
    duel.put("sword-1", 40, 10)
    duel.play("skull-1", "vampire-baron")  # move, combat, combat; drains at its first damage
    duel.gently()
    duel.flick(40, 10, 120)
    duel.answer(f"use:{card('griffin')}")
    assert duel.tokens == (8, 8, 8)
    duel.flick(*duel.at("sword-1"), 150)  # cancelled for the stopped shot only
    assert duel.tokens == (7, 9, 8)
    duel = Duel()
    duel.keep("behemoth")
    hit_with(duel, "sword-1", "enchantress", "skull-1")
    duel.answer(f"use:{card('behemoth')}")
    assert duel.tokens == (10, 8, 6)


@rule("conquest.armour.shared-in-team")
@pytest.mark.parametrize(("victim", "first", "second"), [("skull-1", 2, 3), ("skull-2", 3, 2)])
def test_either_team_mate_may_use_any_kept_card_the_one_who_was_hit_first(victim, first, second):
    duel = Duel(seats=4)
    duel.keep("behemoth")
    duel.put(victim, 40, 10)
    duel.put({"skull-1": "skull-2", "skull-2": "skull-1"}[victim], 50, 25)
    duel.shoot("sword-1", "combat")
    duel.flick(40, 10)
    assert duel.decision.seat == first
    duel.answer("pass")
    assert duel.decision.seat == second
    duel.answer(f"use:{card('behemoth')}")
    assert duel.tokens == (8, 8, 8)
    assert duel.is_done


@rule("conquest.armour.shared-in-team")
def test_the_first_yes_counts_and_two_noes_let_the_shot_through():
    duel = Duel(seats=4)
    duel.keep("behemoth", "troll")
    duel.shoot("sword-1", "combat")
    duel.flick(50, 10)
    duel.answer(f"use:{card('troll')}")
    assert duel.is_done
    duel.put("sword-1", 10, 10)
    duel.put("skull-1", 50, 10)
    duel.shoot("sword-1", "combat")
    duel.flick(50, 10)
    duel.answer("pass", "pass")
    assert duel.tokens == (8, 7, 9)


# Obstacles


@rule("conquest.obstacles.moved-by-hits", "conquest.obstacles.stay-where-pushed")
@pytest.mark.parametrize("shot", ["move", "missile"])
def test_characters_and_projectiles_push_obstacles_which_stay_where_they_stop(shot):
    duel = Duel()
    duel.put("crystal-1", 25, 10)
    duel.shoot("sword-1", shot)
    if shot == "missile":
        duel.place(14, 10)
    duel.flick(25, 10, 250)
    place = duel.at("crystal-1")
    assert place[0] > 25.2
    duel.begin_turn("sword-1")
    duel.end_turn()
    duel.begin_turn("sword-2")
    assert math.dist(duel.at("crystal-1"), place) < 0.01


@rule("conquest.obstacles.end-of-turn-shot", "conquest.obstacles.stay-after-shot")
def test_every_turn_ends_with_the_flick_of_an_obstacle_that_stays_where_it_ends():
    duel = Duel()
    duel.begin_turn("sword-1")
    duel.go_through(until="choose_obstacle")
    assert duel.refused() == {"pass": "conquest.obstacles.end-of-turn-shot"}
    with pytest.raises(Refused):
        duel.answer("pass")
    duel.answer("obstacle:crystal-1")
    with pytest.raises(Refused, match="too slow"):
        duel.answer("0 0")
    duel.flick(30, 20, 100)
    place = duel.at("crystal-1")
    assert place != (18, 33)
    assert duel.state.turn == 2
    duel.go_through(until="choose_obstacle")
    assert duel.at("crystal-1") == place


@rule("conquest.obstacles.purpose", "conquest.obstacles.tactical-use")
def test_an_obstacle_can_cover_a_disc_or_knock_an_enemy_away():
    duel = Duel()
    duel.put("crystal-1", 30, 20)
    duel.run(MoveObstacle(0))
    duel.answer("obstacle:crystal-1")
    duel.flick(30, 10, 70)
    cover = duel.at("crystal-1")
    assert abs(cover[1] - 10) < 1.5
    duel.shoot("skull-1", "missile")
    duel.place(46, 10)
    duel.flick(10, 10, 250)
    assert duel.tokens == (8, 8, 8)  # the crystal takes the shot
    duel.put("crystal-2", 50, 16)
    duel.run(MoveObstacle(0))
    duel.answer("obstacle:crystal-2")
    before = duel.at("skull-1")
    duel.flick(*before, 200)
    assert math.dist(duel.at("skull-1"), before) > 3


@rule("conquest.obstacles.no-damage")
def test_an_obstacle_never_deals_damage():
    duel = Duel()
    duel.put("crystal-1", 40, 10)
    duel.keep("behemoth")
    duel.run(MoveObstacle(0))
    duel.answer("obstacle:crystal-1")
    duel.flick(50, 10, 250)
    assert duel.is_done
    assert duel.tokens == (8, 8, 8)
    assert duel.rules_of("spared") == ["conquest.obstacles.no-damage"]


@rule("conquest.mat.off-edge")
def test_on_a_mat_an_obstacle_that_is_flicked_off_comes_back_and_so_does_what_it_knocked_off():
    duel = Duel(arena="mat")
    duel.put("crystal-1", 40, 10)
    duel.put("skull-1", 57, 10.9)
    duel.run(MoveObstacle(0))
    duel.answer("obstacle:crystal-1")
    duel.flick(61, 10, 300)
    assert {event.data["disc"] for event in duel.events("put_back")} == {"crystal-1", "skull-1"}
    assert duel.at("crystal-1")[0] == pytest.approx(61 - 1.6, abs=0.001)
    assert duel.at("skull-1")[0] == pytest.approx(61 - 1.25, abs=0.001)
    assert duel.tokens == (8, 8, 8)
    assert list(duel.game.faults()) == []


@rule("conquest.armour.shared-in-team")
@pytest.mark.parametrize("victims", [("skull-1", "skull-2"), ("skull-2", "skull-1")])
def test_of_two_who_are_hit_the_first_is_asked_first(victims):
    duel = Duel(seats=4)
    duel.keep("behemoth")
    shot = Shoot(seat=0, disc="sword-1", shot="wave", victims=victims, damage=1)
    shot.at = shot.stages.index("call_defenders")
    duel.run(shot)
    assert duel.decision.seat == {"skull-1": 2, "skull-2": 3}[victims[0]]
