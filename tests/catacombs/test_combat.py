"""Fighting: whom a flick hurts, what damage does, and the order of a round."""

import pytest
from msgspec.structs import replace

from souterrain.games.catacombs.figure import change, monsters_in_play
from souterrain.games.catacombs.state import FELL, OUT
from souterrain.games.catacombs.turn import Combat, HeroesTurn, OverseerTurn, is_fought_out
from souterrain.kernel.game import ASK_EVERYTHING
from tests.catacombs.scene import SOFT, Hall, begin_at
from tests.rule import rule


@pytest.fixture
def hall() -> Hall:
    return Hall()


@rule("catacombs.combat.hit-damages", "catacombs.attack.base-damage")
def test_a_direct_hit_does_one_damage(hall: Hall):
    hall.put("elf", 10, 12.5)
    hall.put("orc-1", 16, 12.5)
    hall.strike("elf", "orc-1")
    assert hall.saw("struck", target="orc-1", figure="elf")
    assert hall.saw("damaged", figure="orc-1", amount=1)
    assert hall.rules("damaged") == ["catacombs.combat.hit-damages"]


@rule("catacombs.combat.hit-damages")
def test_lying_in_touch_is_no_hit_but_driving_in_is(hall: Hall):
    hall.put("elf", 10, 12.5)
    hall.put("orc-1", 12.5, 12.5)
    hall.strike("elf", (5, 12.5))
    assert not hall.saw("struck")
    hall.put("elf", 10, 12.5)
    hall.strike("elf", "orc-1")
    assert hall.saw("struck", target="orc-1")


@rule("catacombs.combat.direct-hits-only")
def test_a_monster_driven_into_another_does_not_hurt_it(hall: Hall):
    hall.put("thief", 10, 12.5)
    hall.put("fire-demon-1", 16, 12.5)
    hall.put("skeleton-archer-1", 19.5, 12.5)
    hall.strike("thief", "fire-demon-1", speed=1500)
    assert hall.at("skeleton-archer-1") != (19.5, 12.5)
    assert hall.health("fire-demon-1") == 1
    assert hall.is_in_play("skeleton-archer-1")


@rule("catacombs.combat.several-direct-hits")
def test_glancing_off_one_monster_onto_another_hurts_both(hall: Hall):
    hall.put("barbarian", 10, 12.5)
    hall.put("orc-1", 15, 14.2)
    hall.put("orc-2", 18, 10.8)
    hall.strike("barbarian", (25, 12.5), speed=2000)
    assert [event.data["target"] for event in hall.events("struck")] == ["orc-1", "orc-2"]
    assert hall.health("orc-1") == hall.health("orc-2") == 1


@rule("catacombs.combat.several-direct-hits")
def test_one_flick_hurts_a_target_once_however_often_it_touches_it(hall: Hall):
    hall.put("barbarian", 10, 7.5)
    hall.put("orc-1", 14, 7.5)
    hall.strike("barbarian", "orc-1", speed=2500)
    assert hall.at("orc-1")[0] < 14, "the orc was thrown back by the obstacle behind it, against the barbarian"
    assert hall.health("orc-1") == 1


@rule("catacombs.combat.several-direct-hits")
def test_a_rebound_off_an_obstacle_does_not_spoil_the_attack(hall: Hall):
    hall.put("elf", 12, 7.5)
    hall.put("orc-2", 8.5, 7.5)
    hall.strike("elf", (17, 7.5), speed=1800)
    assert hall.saw("struck", target="orc-2")
    assert hall.health("orc-2") == 1


@rule("catacombs.combat.simultaneous-hits")
def test_two_monsters_side_by_side_are_struck_at_once(hall: Hall):
    hall.put("elf", 10, 12.5)
    hall.put("orc-1", 16, 13.75)
    hall.put("orc-2", 16, 11.25)
    hall.strike("elf", (20, 12.5))
    assert hall.health("orc-1") == hall.health("orc-2") == 1


@rule("catacombs.combat.one-health-dies")
def test_a_skeleton_warrior_dies_of_one_damage_and_lies_beside_its_killer(hall: Hall):
    hall.put("thief", 10, 12.5)
    hall.put("skeleton-warrior-1", 16, 12.5)
    hall.act("thief", "attack:melee")
    hall.flick("skeleton-warrior-1")
    assert not hall.is_in_play("skeleton-warrior-1")
    assert hall.figure("skeleton-warrior-1").killer == "thief"
    assert hall.saw("killed", target="skeleton-warrior-1", figure="thief")
    assert hall.figure("thief").acted
    assert hall.is_done


@rule("catacombs.combat.two-health-wounded")
def test_a_monster_with_two_health_is_wounded_first(hall: Hall):
    hall.put("elf", 10, 12.5)
    hall.put("orc-1", 16, 12.5)
    hall.strike("elf", "orc-1")
    assert hall.saw("wounded", figure="orc-1")
    assert hall.is_in_play("orc-1")
    assert hall.health("orc-1") == 1


@rule("catacombs.combat.wounded-dies")
def test_a_second_hit_kills_a_wounded_monster(hall: Hall):
    hall.put("elf", 10, 12.5)
    hall.put("orc-1", 16, 12.5, health=1)
    hall.strike("elf", "orc-1")
    assert hall.saw("killed", target="orc-1")
    assert not hall.is_in_play("orc-1")


@rule("catacombs.combat.track-damage", "catacombs.health.track")
def test_heroes_and_lords_lose_a_step_for_each_point_and_stay(hall: Hall):
    hall.put("elf", 16, 12.5)
    hall.put("giant-scorpion-1", 10, 12.5)
    hall.strike("giant-scorpion-1", "elf", "melee-critical")
    assert hall.health("elf") == 8 - 2
    assert hall.is_in_play("elf")
    assert not hall.saw("wounded")


@rule("catacombs.combat.monster-hits-hero")
def test_monsters_hurt_heroes_and_allies_by_direct_hits_and_not_themselves(hall: Hall):
    hall.put("orc-1", 10, 12.5)
    hall.put("elf", 15, 14.2)
    hall.put("summoned-skeleton", 18, 10.8)
    hall.strike("orc-1", (25, 12.5), speed=2000)
    assert hall.health("elf") == 7
    assert hall.saw("ally_lost", figure="summoned-skeleton")
    assert hall.health("orc-1") == 2


@rule("catacombs.combat.no-friendly-fire-heroes")
def test_heroes_never_hurt_each_other_nor_pass_effects_on(hall: Hall):
    hall.put("barbarian", 10, 12.5)
    hall.put("elf", 16, 12.5)
    hall.strike("barbarian", "elf", "melee-stun")
    assert hall.at("elf") != (16, 12.5)
    assert hall.health("elf") == 8
    assert not hall.saw("incapacitated")
    assert hall.rules("spared") == ["catacombs.combat.no-friendly-fire-heroes"]


@rule("catacombs.combat.no-friendly-fire-monsters")
def test_monsters_never_hurt_monsters_nor_the_lord(hall: Hall):
    hall.put("ghoul-1", 10, 12.5)
    hall.put("sorcerer", 16, 12.5)
    hall.strike("ghoul-1", "sorcerer", "melee-stun")
    assert hall.lost("sorcerer") == 0
    assert not hall.saw("incapacitated")
    assert hall.rules("spared") == ["catacombs.combat.no-friendly-fire-monsters"]


# Rounds


@rule("catacombs.combat.round", "catacombs.combat.heroes-first")
def test_a_round_is_the_heroes_turn_and_then_the_overseers(hall: Hall):
    hall.put("elf", 5, 3)
    hall.put("orc-1", 40, 3)
    hall.run(Combat())
    assert hall.decision.seat == 1
    assert hall.decision.kind == "act"
    hall.answer("pass")
    assert hall.decision.seat == 0
    hall.answer("end")
    assert [event.data["round"] for event in hall.events("turn_begun")] == [2, 3]
    assert hall.decision.seat == 1


@rule("catacombs.combat.until-no-monsters", "catacombs.combat.room-cleared", "catacombs.combat.overseer-turn-end")
def test_rounds_go_on_until_no_monster_is_left_at_the_end_of_one(hall: Hall):
    hall.put("elf", 10, 12.5)
    hall.put("thief", 5, 3)
    hall.put("skeleton-warrior-1", 16, 12.5)
    hall.run(Combat())
    hall.answer("act:elf", "attack:melee")
    hall.flick("skeleton-warrior-1")
    assert not hall.saw("room_cleared"), "the round is completed first"
    hall.answer("finish")
    assert hall.saw("room_cleared")
    assert hall.is_done


def win(hall: Hall, *, asks_everything: bool = False) -> None:
    """The Elf kills the last monster of the room, in a round of its own."""
    hall.game.setup = replace(hall.game.setup, options={**hall.game.setup.options, ASK_EVERYTHING: asks_everything})
    hall.put("elf", 10, 12.5)
    hall.put("skeleton-warrior-1", 16, 12.5)
    hall.run(Combat())
    hall.answer("act:elf", "attack:melee")
    hall.flick("skeleton-warrior-1")


@rule("catacombs.combat.room-cleared")
def test_the_last_kill_leaves_nothing_to_be_asked_of_those_who_could_help_nobody(hall: Hall):
    hall.put("thief", 5, 3)
    hall.put("barbarian", 5, 8)
    win(hall)
    assert hall.is_done
    assert hall.saw("heroes_held", targets=("barbarian", "thief"))
    assert hall.told()[-2] == "No monster is left to fight: no action for the Barbarian and the Thief."
    assert hall.saw("room_cleared")


@rule("catacombs.combat.room-cleared")
def test_a_table_that_wants_to_be_asked_everything_ends_the_round_itself(hall: Hall):
    hall.put("thief", 5, 3)
    hall.put("barbarian", 5, 8)
    win(hall, asks_everything=True)
    assert hall.options() == ["finish"]


@rule("catacombs.combat.room-cleared")
def test_after_the_last_kill_only_who_can_heal_somebody_may_still_act(hall: Hall):
    hall.put("thief", 5, 3, health=4)
    hall.put("wizard", 5, 8)
    win(hall)
    assert hall.options() == ["act:wizard", "finish"]
    assert hall.refused() == {"act:thief": "catacombs.combat.room-cleared"}
    hall.answer("act:wizard", "cast:heal", "pick:thief")
    assert hall.saw("healed", figure="thief")
    assert hall.is_done, "and then nobody is left who could"


@rule("catacombs.combat.room-cleared")
@pytest.mark.parametrize("lost", [0, 1])
def test_a_potion_helps_whoever_is_hurt(hall: Hall, lost: int):
    hall.put("thief", 5, 3, health=hall.health("thief") - lost)
    hall.give("thief", "healing-potion")
    win(hall)
    assert hall.is_done == (lost == 0)


@rule("catacombs.combat.room-cleared", "catacombs.barbarian.rage-marker")
def test_rage_can_be_gained_when_nobody_is_left_to_fight(hall: Hall):
    hall.put("barbarian", 5, 8)
    hall.give("barbarian", "rage-draught")
    win(hall)
    assert hall.options() == ["act:barbarian", "finish"]


@rule("catacombs.combat.room-cleared")
def test_with_nobody_hurt_a_healer_is_not_asked(hall: Hall):
    hall.put("thief", 5, 3)
    hall.put("wizard", 5, 8)
    win(hall)
    assert hall.is_done


@rule("catacombs.combat.room-cleared", "catacombs.incapacity.recovery")
def test_the_round_that_nobody_fights_any_more_still_ends_as_every_round(hall: Hall):
    hall.put("barbarian", 5, 8)
    hall.put("thief", 5, 3, incapacity=FELL)
    win(hall)
    told = [name for name in hall.names() if name in ("heroes_held", "recovered", "room_cleared")]
    assert told == ["heroes_held", "recovered", "room_cleared"]


@rule("catacombs.variant.wandering-trigger")
def test_where_monsters_wander_a_kill_without_attack_leaves_all_heroes_their_action():
    hall = Hall(wandering=True)
    hall.put("elf", 10, 12.5)
    hall.put("thief", 5, 3)
    assert not is_fought_out(hall.game)
    hall.state.attacked = True
    assert is_fought_out(hall.game)


def test_with_a_monster_left_or_in_the_lair_nothing_is_cut_short(hall: Hall):
    hall.put("elf", 10, 12.5)
    assert is_fought_out(hall.game)
    hall.put("orc-1", 16, 12.5)
    assert not is_fought_out(hall.game)
    assert not is_fought_out(Hall(final=True).game)


@rule("catacombs.combat.room-cleared", "catacombs.ability.fire-wall-obstacle")
def test_fire_walls_shield_and_allies_do_not_keep_a_room_open(hall: Hall):
    hall.put("elf", 5, 3)
    hall.put("fire-spirit-1", 40, 3, wall=True)
    hall.put("summoned-skeleton", 5, 8, acted=True)
    hall.state.discs["shield"] = (200_000, 30_000)
    hall.run(Combat())
    hall.answer("finish")
    assert hall.saw("room_cleared")


@rule("catacombs.combat.room-cleared", "catacombs.ability.feeding-frenzy-normal-rules")
def test_an_incapacitated_monster_keeps_the_room_open(hall: Hall):
    hall.put("elf", 5, 3)
    hall.put("zombie-1", 40, 3, incapacity=FELL)
    hall.run(Combat())
    hall.answer("pass")
    assert not hall.saw("room_cleared")
    assert hall.state.round == 3


@rule("catacombs.combat.hero-action", "catacombs.combat.attack-or-special")
def test_a_hero_has_one_action_an_attack_or_a_special_action_or_none(hall: Hall):
    hall.put("elf", 5, 3)
    hall.put("orc-1", 40, 3)
    hall.act("elf")
    assert hall.options() == ["attack:melee", "special:bow", "pass"]
    hall.answer("pass")
    assert hall.saw("passed", figure="elf")
    assert hall.is_done, "a pass is final"
    hall.run(HeroesTurn())
    assert hall.is_done, "who has acted is not asked again"


@rule("catacombs.combat.free-order")
def test_heroes_act_in_any_order_and_a_player_may_let_another_go_first():
    hall = Hall(seats=3)
    hall.band()
    hall.put("orc-1", 40, 3)
    hall.run(HeroesTurn())
    assert hall.options() == ["act:elf", "act:thief", "wait"]
    hall.answer("wait")
    assert hall.decision.seat == 2
    assert hall.options() == ["act:barbarian", "act:wizard", "wait"]
    hall.answer("wait")
    assert hall.decision.seat == 1
    assert hall.options() == ["act:elf", "act:thief"], "when all have waited, the first goes"
    hall.answer("act:thief", "attack:melee")
    assert hall.decision.kind == "flick", "an action once begun is completed"
    hall.answer(SOFT)
    assert hall.options() == ["act:elf", "wait"]


@rule("catacombs.combat.heroes-turn-end")
def test_the_heroes_turn_ends_when_all_have_acted_passed_or_cannot(hall: Hall):
    hall.put("elf", 5, 3)
    hall.put("barbarian", 5, 8, incapacity=OUT)
    hall.put("wizard", 5, 20)
    hall.put("familiar", 8, 20)
    hall.put("orc-1", 40, 3)
    hall.run(HeroesTurn())
    assert hall.options("act") == ["act:elf", "act:wizard", "act:familiar"]
    hall.answer("act:elf", "pass", "act:wizard", "pass", "pass")
    assert hall.is_done


@rule("catacombs.combat.overseer-turn", "catacombs.monster.controlled-by-overseer")
def test_each_monster_alive_may_act_once_in_the_overseers_order(hall: Hall):
    hall.put("elf", 5, 3)
    hall.put("orc-1", 40, 3)
    hall.put("orc-2", 40, 8)
    hall.put("orc-3", 40, 20, incapacity=OUT)
    hall.put("fire-spirit-1", 45, 20, wall=True)
    hall.run(OverseerTurn())
    assert hall.decision.seat == 0
    assert hall.options() == ["act:orc-1", "act:orc-2", "end"]
    hall.answer("act:orc-2", "pass")
    assert hall.options() == ["act:orc-1", "end"]
    hall.answer("end")
    assert hall.is_done


@rule("catacombs.combat.end-of-round-order")
def test_at_the_end_of_a_round_pieces_recover_then_monsters_regenerate_then_the_end_is_looked_for(hall: Hall):
    hall.put("elf", 5, 3, incapacity=OUT)
    hall.put("troll-1", 40, 3, health=1, incapacity=OUT)
    for hero in ("barbarian", "thief", "wizard"):
        change(hall.game, hero, health=0)
    hall.run(begin_at("recover", Combat()))
    names = [event.name for event in hall.game.events]
    assert names.index("recovered") < names.index("regenerated") < names.index("turn_begun")
    assert hall.decision.kind == "act", "the elf has recovered in time, so the Overseer has not won"
    assert monsters_in_play(hall.game) == ["troll-1"]
