"""What a hit costs, and what makes it worse."""

import pytest

from souterrain.games.conquest.state import SKULL, SWORD
from souterrain.kernel.decision import Refused
from tests.conquest.scene import Duel, card, hit_with, shoot_at
from tests.rule import rule

DAMAGE = {
    "combat": 1,
    "critical-combat": 2,
    "missile": 1,
    "fireball": 1,
    "longbow": 1,
    "wave": 1,
    "power-wave": 2,
}


def refuse_discard(duel: Duel) -> None:
    if not duel.is_done and duel.decision.kind == "strengthen":
        duel.answer("pass")


# What a hit costs


@rule("conquest.shot.move")
def test_a_move_shot_hurts_nobody():
    duel = Duel()
    shoot_at(duel, "move", 50, 10)
    assert duel.tokens == (8, 8, 8)
    assert duel.rules_of("spared") == ["conquest.shot.move"]
    assert duel.at("skull-1")[0] > 50


@rule("conquest.shot.combat")
def test_a_combat_shot_deals_one_damage():
    duel = Duel()
    shoot_at(duel, "combat", 50, 10)
    assert duel.tokens == (8, 7, 9)


@rule("conquest.shot.critical-combat")
def test_a_critical_combat_shot_deals_two():
    duel = Duel()
    shoot_at(duel, "critical-combat", 50, 10)
    assert duel.tokens == (8, 6, 10)


@rule("conquest.shot.missile")
def test_a_missile_deals_one():
    duel = Duel()
    shoot_at(duel, "missile", 50, 10)
    assert duel.tokens == (8, 7, 9)


@rule("conquest.shot.fireball")
def test_a_fireball_deals_one():
    duel = Duel()
    shoot_at(duel, "fireball", 50, 10)
    assert duel.tokens == (8, 7, 9)


@rule("conquest.shot.wave")
def test_a_wave_deals_one():
    duel = Duel()
    shoot_at(duel, "wave", 50, 10)
    assert duel.tokens == (8, 7, 9)


@rule("conquest.shot.power-wave")
def test_a_power_wave_deals_two():
    duel = Duel()
    shoot_at(duel, "power-wave", 50, 10)
    refuse_discard(duel)
    assert duel.tokens == (8, 6, 10)


@rule("conquest.shot.longbow")
def test_a_longbow_starts_from_any_character_of_the_team_chosen_anew_for_each_shot():
    duel = Duel()
    duel.play("sword-1", "royal-archer")
    duel.gently()
    assert duel.options() == ["from:sword-1", "from:sword-2"]
    duel.answer("from:sword-2")
    with pytest.raises(Refused):
        duel.place(14, 10)
    duel.place(14, 25)
    duel.flick(50, 25)
    assert duel.tokens == (8, 7, 9)
    assert duel.options() == ["from:sword-1", "from:sword-2"]
    duel.answer("from:sword-1")
    duel.place(14, 10)
    duel.flick(50, 10)
    assert duel.tokens == (8, 6, 10)


@rule("conquest.shot.longbow")
@pytest.mark.parametrize("shot", ["missile", "fireball", "wave", "power-wave"])
def test_no_other_projectile_starts_from_the_companion(shot):
    duel = Duel()
    duel.shoot("sword-1", shot)
    assert duel.decision.kind == "place_projectile"
    with pytest.raises(Refused):
        duel.place(14, 25)


@rule("conquest.players.one-turn-per-disc")
def test_a_longbow_shot_from_the_companion_does_not_make_the_companion_act():
    duel = Duel()
    before = duel.at("sword-2")
    duel.shoot("sword-1", "longbow")
    duel.answer("from:sword-2")
    duel.place(14, 25)
    duel.gently()
    assert duel.at("sword-2") == before
    assert duel.state.markers == (1, 1)


@rule("conquest.damage.depends-on-shot")
def test_different_shots_deal_different_damage():
    lost = {}
    for shot in DAMAGE:
        duel = Duel()
        shoot_at(duel, shot, 50, 10)
        refuse_discard(duel)
        lost[shot] = 8 - duel.tokens[1]
    assert lost == DAMAGE


@rule("conquest.damage.team-loses-tokens", "conquest.damage.hit-disc")
def test_a_hit_costs_the_other_team_tokens_and_a_miss_nothing():
    duel = Duel()
    shoot_at(duel, "combat", 50, 10)
    assert duel.tokens == (8, 7, 9)
    assert duel.saw("hit", disc="skull-1", by="sword-1")
    duel = Duel()
    shoot_at(duel, "combat", 50, 17, 120)
    assert duel.tokens == (8, 8, 8)


@rule("conquest.damage.hit-disc")
def test_a_disc_that_is_merely_pushed_into_an_enemy_hurts_nobody():
    duel = Duel()
    duel.put("crystal-1", 30, 10)
    duel.put("skull-1", 36, 10)
    shoot_at(duel, "combat", 30, 10, 250)
    assert duel.at("skull-1")[0] > 36.5  # it was pushed
    assert duel.tokens == (8, 8, 8)


@rule("conquest.damage.hit-disc")
def test_a_disc_touched_several_times_by_one_shot_counts_once():
    duel = Duel()
    duel.put("skull-1", 58, 10)  # near the wall: it comes back and meets the shooter again
    duel.put("sword-1", 52, 10)
    duel.shoot("sword-1", "combat")
    duel.flick(58, 10, 300)
    assert duel.tokens == (8, 7, 9)
    [hit] = duel.events("hit")
    met = [contact.time_ns // 1000 for contact in duel.game.films[-1].contacts_of("sword-1") if contact.kind == "disc"]
    assert len(met) > 1
    assert hit.data["instant"] == met[0], "the touch that counts is the first"


@rule("conquest.damage.hit-disc")
def test_leaning_on_an_enemy_is_no_hit():
    duel = Duel()
    duel.put("skull-1", 12.5, 10)  # touches Sword 1
    duel.shoot("sword-1", "combat")
    duel.flick(0, 10, 50)
    assert duel.tokens == (8, 8, 8)


@rule("conquest.damage.double-hit")
@pytest.mark.parametrize("shot", sorted(DAMAGE))
def test_one_shot_that_hits_both_enemies_deals_its_damage_twice(shot):
    duel = Duel()
    duel.put("skull-1", 30, 11.3)
    duel.put("skull-2", 30, 8.7)
    shoot_at(duel, shot, 30, 10)
    refuse_discard(duel)
    assert duel.tokens[1] == 8 - 2 * DAMAGE[shot]
    assert duel.rules_of("tokens_lost") == ["conquest.damage.double-hit"]


@rule("conquest.damage.double-hit", "conquest.shot.power-wave-discard")
def test_a_power_wave_with_its_discard_costs_six_when_it_hits_both():
    duel = Duel()
    duel.put("skull-1", 30, 11.3)
    duel.put("skull-2", 30, 8.7)
    duel.hand(0, "thief")
    shoot_at(duel, "power-wave", 30, 10)
    duel.answer(f"discard:{card('thief')}")
    assert duel.tokens == (8, 2, 14)


@rule("conquest.damage.double-hit")
def test_a_second_enemy_that_is_only_pushed_by_the_first_does_not_count():
    duel = Duel()
    duel.put("skull-1", 30, 10)
    duel.put("skull-2", 34, 10)
    shoot_at(duel, "missile", 30, 10, 250)
    assert duel.at("skull-2")[0] > 34.1
    assert duel.tokens == (8, 7, 9)


@rule("conquest.damage.token-to-bank")
def test_each_point_of_damage_moves_a_token_to_the_bank_and_no_team_loses_more_than_it_has():
    duel = Duel()
    duel.set_tokens(8, 1)
    shoot_at(duel, "critical-combat", 50, 10)
    assert duel.tokens == (8, 0, 16)
    assert duel.saw("tokens_lost", team=SKULL, amount=1)


@rule("conquest.damage.no-friendly-fire")
def test_a_companion_is_pushed_but_not_hurt_and_the_shot_may_go_on():
    duel = Duel()
    duel.put("sword-2", 20, 11.9)
    duel.put("skull-1", 24, 7.2)
    shoot_at(duel, "combat", 30, 10, 250)
    assert duel.at("sword-2") != (20, 11.9)
    assert duel.saw("spared", disc="sword-2", by="sword-1")
    assert "conquest.damage.no-friendly-fire" in duel.rules_of("spared")
    assert duel.tokens[0] == 8
    assert duel.tokens == (8, 7, 9)


@rule("conquest.tutorial.turn-1-card", "conquest.shot.combat")
def test_a_combat_shot_need_not_be_aimed_at_an_enemy():
    duel = Duel()
    shoot_at(duel, "combat", 20, 18, 100)
    assert duel.at("sword-1") != (10, 10)
    assert duel.tokens == (8, 8, 8)


# The discard of a Power Wave


@rule("conquest.shot.power-wave-discard")
def test_once_a_power_wave_has_hit_a_card_from_hand_makes_it_three():
    duel = Duel()
    duel.hand(0, "thief", "griffin")
    shoot_at(duel, "power-wave", 50, 10)
    assert duel.decision.kind == "strengthen"
    assert duel.decision.seat == 0
    assert duel.options() == [f"discard:{card('thief')}", f"discard:{card('griffin')}", "pass"]
    duel.answer(f"discard:{card('griffin')}")
    assert duel.tokens == (8, 5, 11)
    assert duel.holds(0) == ["thief"]
    assert duel.state.discards[SWORD] == (card("griffin"),)  # no other effect, armour or not
    assert duel.state.kept[SWORD] == ()


@rule("conquest.shot.power-wave-discard")
def test_it_is_not_offered_after_a_miss_nor_with_an_empty_hand_nor_for_a_wave():
    duel = Duel()
    shoot_at(duel, "power-wave", 50, 17, 100)
    assert duel.is_done
    duel = Duel()
    shoot_at(duel, "wave", 50, 10)
    assert duel.is_done
    duel = Duel()
    duel.hand(0)
    shoot_at(duel, "power-wave", 50, 10)
    assert duel.is_done
    assert duel.tokens == (8, 6, 10)


@rule("conquest.shot.power-wave-discard", "conquest.armour.use")
def test_the_discard_is_decided_before_the_defender_is_asked():
    duel = Duel()
    duel.keep("behemoth")
    duel.hand(0, "thief")
    shoot_at(duel, "power-wave", 50, 10)
    duel.answer(f"discard:{card('thief')}")
    assert duel.decision.kind == "use_armour"
    assert dict(duel.decision.about)["damage"] == 3
    duel.answer(f"use:{card('behemoth')}")
    assert duel.tokens == (8, 8, 8)
    assert duel.state.discards[SWORD] == (card("thief"),)


@rule("conquest.ability.default-timing")
def test_a_shot_that_hurts_nobody_after_one_that_did_takes_nothing_back():
    duel = Duel()
    duel.put("skull-1", 20, 10)
    hit_with(duel, "sword-1", "thief", "skull-1")
    duel.go_through()
    assert duel.tokens == (8, 7, 9)
    assert not duel.saw("ability_idle", why="damage")


@rule("conquest.damage.hit-disc", "conquest.shot.targeted")
def test_who_touches_others_than_the_target_is_told_of_no_obstacle():
    duel = Duel()
    duel.put("skull-1", 50, 28)
    duel.put("skull-2", 24, 13)
    duel.put("crystal-1", 24, 6.7)
    duel.shoot("sword-1", "wave", targeted=True)
    duel.answer("target:skull-1")
    duel.place(14, 10)
    duel.flick(40, 10)
    touched = {contact.other("wave") for contact in duel.game.films[-1].contacts_of("wave") if contact.kind == "disc"}
    assert {"skull-2", "crystal-1"} <= touched
    assert duel.saw("missed", why="target", met="others", obstacles=())


@rule("conquest.shots.one-flick")
def test_a_shot_of_no_card_is_the_only_one():
    duel = Duel()
    duel.shoot("sword-1", "move")
    duel.gently()
    assert duel.saw("shot_begun", number=0, count=0)
    assert duel.saw("flicked", mover="sword-1", attempt=1, more=0)


@rule("conquest.shot.targeted", "conquest.damage.hit-disc")
def test_who_hits_the_target_has_not_missed():
    duel = Duel()
    duel.put("skull-1", 20, 10)
    duel.shoot("sword-1", "combat", targeted=True)
    duel.answer("target:skull-1")
    duel.flick(20, 10)
    assert duel.saw("hit", disc="skull-1")
    assert not duel.saw("missed")
