"""Walls and edges, and the second try of a targeted shot."""

import pytest

from souterrain.flick import flick
from tests.conquest.scene import Duel, card, shoot_at
from tests.rule import rule

# Walls and edges


@rule("conquest.walls.enclose-arena")
@pytest.mark.parametrize("to", [(0, 10), (10, 0), (61, 20), (10, 35.5), (0, 0)])
def test_no_disc_leaves_a_walled_arena(to: tuple[float, float]):
    duel = Duel()
    duel.put("crystal-1", 40, 20)
    duel.shoot("sword-1", "move")
    duel.flick(*to, 300)
    assert len(duel.state.discs) == 9
    x, y = duel.at("sword-1")
    assert 1.249 <= x <= 61 - 1.249
    assert 1.249 <= y <= 35.5 - 1.249
    assert not duel.events("put_back")


@rule("conquest.walls.no-damage-after-ricochet")
def test_a_missile_that_rebounds_from_a_wall_into_an_enemy_costs_nothing():
    duel = Duel()
    duel.put("skull-1", 14, 7)
    duel.shoot("sword-1", "missile")
    duel.place(10, 7)
    duel.flick(0, 7)
    assert duel.saw("spared", disc="skull-1", by="missile")
    assert duel.rules_of("spared") == ["conquest.walls.no-damage-after-ricochet"]
    assert duel.tokens == (8, 8, 8)


@rule("conquest.walls.no-damage-after-ricochet")
def test_what_was_hit_before_the_wall_counts_and_what_comes_after_does_not():
    duel = Duel()
    duel.put("skull-1", 20, 8.2)
    duel.put("skull-2", 24, 4)
    duel.shoot("sword-1", "missile")
    duel.place(10, 7)
    duel.flick(20, 7, 250)
    assert duel.saw("hit", disc="skull-1")
    assert duel.saw("spared", disc="skull-2")
    assert duel.tokens == (8, 7, 9)


@rule("conquest.walls.no-damage-after-ricochet")
def test_an_enemy_that_bounces_off_a_wall_changes_nothing():
    duel = Duel()
    duel.put("skull-1", 58, 10)
    shoot_at(duel, "combat", 58, 10, 280)
    assert duel.tokens == (8, 7, 9)


@rule("conquest.walls.no-damage-after-ricochet")
def test_a_wall_met_in_the_very_instant_of_a_hit_did_not_come_before_it():
    duel = Duel()
    duel.put("sword-1", 49.75, 5)
    duel.put("skull-1", 59.75, 17.5)  # straight above the point where Sword 1 meets the wall
    duel.shoot("sword-1", "combat")
    shot = flick(duel.game.layout(), "sword-1", (1500.0, 1500.0))
    wall, enemy = (
        next(c for c in shot.contacts if c.involves("sword-1") and c.kind == kind) for kind in ("wall", "disc")
    )
    assert wall.time_ns == enemy.time_ns
    duel.answer("1500000 1500000")
    assert duel.tokens == (8, 7, 9)


@rule("conquest.walls.no-damage-after-ricochet")
def test_a_disc_that_slides_along_a_wall_has_not_bounced():
    duel = Duel()
    duel.put("sword-1", 10, 1.25)
    duel.put("skull-1", 50, 1.25)
    duel.shoot("sword-1", "combat")
    duel.answer("2000000 -5000")
    assert duel.tokens == (8, 7, 9)


@rule("conquest.walls.no-damage-after-ricochet")
def test_the_next_shot_starts_without_the_wall():
    duel = Duel()
    duel.put("skull-1", 20, 10)
    duel.play("sword-1", "barbarian")
    duel.flick(0, 10, 120)  # off the wall, and back into nobody
    assert duel.tokens == (8, 8, 8)
    duel.flick(*duel.at("skull-1"))
    assert duel.tokens == (8, 7, 9)


@rule("conquest.tutorial.turn-4-card", "conquest.walls.no-damage-after-ricochet", "conquest.damage.double-hit")
def test_a_bounce_off_an_obstacle_does_not_spoil_a_shot():
    duel = Duel()
    duel.put("crystal-1", 25, 11.8)
    duel.put("skull-1", 27.26, 4.62)
    shoot_at(duel, "critical-combat", 30, 10)
    assert duel.tokens == (8, 6, 10)
    assert duel.at("crystal-1") != (25, 11.8)


@rule("conquest.mat.bounds-arena")
def test_on_a_mat_there_is_no_wall_to_bounce_off():
    duel = Duel(arena="mat")
    duel.put("skull-1", 14, 7)
    duel.shoot("sword-1", "missile")
    duel.place(10, 7)
    duel.flick(0, 7)
    assert not duel.events("spared")
    assert "missile" not in duel.state.discs
    assert not duel.events("put_back")


@rule("conquest.mat.off-edge")
def test_a_character_that_goes_off_is_put_back_against_the_edge_where_it_left():
    duel = Duel(arena="mat")
    duel.shoot("sword-1", "move")
    duel.flick(0, 15, 250)
    x, y = duel.at("sword-1")
    assert x == pytest.approx(1.25, abs=0.001)
    assert y == pytest.approx(15, abs=0.01)
    assert duel.rules_of("put_back") == ["conquest.mat.off-edge"]


@rule("conquest.mat.off-edge")
def test_an_obstacle_that_is_knocked_off_is_put_back_beside_what_lies_there():
    duel = Duel(arena="mat")
    duel.put("crystal-1", 30, 5)
    duel.put("crystal-2", 33.4, 1.61)
    duel.put("sword-1", 28, 20)
    duel.shoot("sword-1", "move")
    duel.flick(30.1, 5, 300)
    assert duel.saw("put_back", disc="crystal-1")
    assert duel.at("crystal-1")[1] == pytest.approx(1.6, abs=0.001)
    assert list(duel.game.faults()) == []


@rule("conquest.mat.off-edge")
def test_a_disc_whose_middle_is_still_on_the_mat_is_not_off():
    duel = Duel(arena="mat")
    duel.put("sword-1", 3, 10)
    duel.shoot("sword-1", "move")
    duel.flick(0, 10, 37.5)
    assert 0 < duel.at("sword-1")[0] < 1.25  # over the edge by part of its rim
    assert not duel.events("put_back")


@rule("conquest.mat.off-edge")
def test_the_second_try_starts_where_the_projectile_left_the_mat():
    duel = Duel(arena="mat")
    duel.shoot("sword-1", "fireball", targeted=True)
    duel.answer("target:skull-1")
    duel.place(14, 10)
    duel.flick(14, 0, 250)
    duel.answer("try_again")
    assert duel.at("fireball") == pytest.approx((14, 0.95), abs=0.001)
    duel.flick(*duel.at("skull-1"), 250)
    assert duel.tokens == (8, 7, 9)
    assert "fireball" not in duel.state.discs


# Targeted shots


@rule("conquest.shot.targeted")
def test_a_targeted_shot_names_an_enemy_before_the_flick():
    duel = Duel()
    duel.play("sword-1", "crossbowman")  # move, targeted missile
    duel.gently()
    assert duel.decision.kind == "name_target"
    assert duel.options() == ["target:skull-1", "target:skull-2"]
    duel.answer("target:skull-2")
    assert duel.decision.kind == "place_projectile"
    duel.place(14, 10)
    assert dict(duel.decision.about)["target"] == "skull-2"


@rule("conquest.shot.targeted-retry")
def test_a_missed_target_may_be_tried_once_more_from_where_the_projectile_stopped():
    duel = Duel()
    duel.shoot("sword-1", "fireball", targeted=True)
    duel.answer("target:skull-1")
    duel.place(14, 10)
    duel.flick(30, 20, 60)
    spot = duel.at("fireball")
    assert duel.options() == ["try_again", "pass"]
    duel.answer("try_again")
    assert duel.decision.disc == "fireball"
    assert dict(duel.decision.about)["attempt"] == 2
    assert duel.at("fireball") == spot
    duel.flick(30, 30, 60)
    assert duel.is_done  # one second try, no more
    assert duel.tokens == (8, 8, 8)


@rule("conquest.shot.targeted-retry")
def test_the_second_try_is_optional_and_comes_only_after_a_miss():
    duel = Duel()
    duel.shoot("sword-1", "fireball", targeted=True)
    duel.answer("target:skull-1")
    duel.place(14, 10)
    duel.flick(30, 20, 60)
    duel.answer("pass")
    assert duel.is_done
    duel.shoot("sword-1", "fireball", targeted=True)
    duel.answer("target:skull-1")
    duel.place(14, 10)
    duel.flick(50, 10)
    assert duel.is_done
    assert duel.tokens == (8, 7, 9)
    duel.shoot("sword-1", "fireball")  # without the icon there is no second try
    duel.place(14, 10)
    duel.flick(30, 20, 60)
    assert duel.is_done


@rule("conquest.shot.targeted-retry")
def test_touching_the_target_only_after_a_wall_is_a_miss_and_the_second_try_starts_afresh():
    duel = Duel()
    duel.put("skull-1", 14, 7)
    duel.shoot("sword-1", "missile", targeted=True)
    duel.answer("target:skull-1")
    duel.place(10, 7)
    duel.flick(0, 7)
    assert duel.rules_of("spared") == ["conquest.walls.no-damage-after-ricochet"]
    duel.answer("try_again")
    duel.flick(*duel.at("skull-1"))
    assert duel.tokens == (8, 7, 9)


@rule("conquest.shot.targeted-retry")
def test_a_shot_stopped_by_armour_did_hit():
    duel = Duel()
    duel.keep("behemoth")
    duel.shoot("sword-1", "fireball", targeted=True)
    duel.answer("target:skull-1")
    duel.place(14, 10)
    duel.flick(50, 10)
    duel.answer(f"use:{card('behemoth')}")
    assert duel.is_done
    assert duel.tokens == (8, 8, 8)


@rule("conquest.shot.targeted-only-target")
def test_only_the_named_target_is_hurt_and_touching_the_other_leaves_the_second_try():
    duel = Duel()
    duel.put("skull-2", 40, 10)
    duel.put("skull-1", 50, 20)
    duel.shoot("sword-1", "fireball", targeted=True)
    duel.answer("target:skull-1")
    duel.place(14, 10)
    duel.flick(40, 10)
    assert duel.rules_of("spared") == ["conquest.shot.targeted-only-target"]
    assert duel.tokens == (8, 8, 8)
    assert duel.decision.kind == "try_again"


@rule("conquest.shot.targeted-only-target")
def test_a_targeted_shot_that_touches_both_costs_its_damage_once():
    duel = Duel()
    duel.put("skull-1", 30, 11.3)
    duel.put("skull-2", 30, 8.7)
    duel.shoot("sword-1", "wave", targeted=True)
    duel.answer("target:skull-1")
    duel.place(14, 10)
    duel.flick(30, 10)
    assert duel.tokens == (8, 7, 9)
