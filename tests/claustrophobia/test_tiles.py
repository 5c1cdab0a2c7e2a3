"""What tiles do to those who enter: alarms, mist, corridors, traps and fountains."""

import pytest

from souterrain.games.claustrophobia.combat import Attack, Suffer
from souterrain.games.claustrophobia.human import HumanPreparation, TilesPrepare
from souterrain.games.claustrophobia.infernal import InfernalPreparation
from souterrain.games.claustrophobia.state import HUMAN, RESERVE, Token
from tests.claustrophobia.scene import Cave, cave, enter, hole
from tests.rule import rule

WATER = ("t2 0,0", "t22 0,-1", "t2 0,-2")  # a flooded corridor in the middle


def attack(scene: Cave, attacker: int, target: int, *faces: int) -> None:
    scene.dice(*faces)
    scene.run(Attack(attacker, target))


# Special rules and their markers


@pytest.mark.parametrize(("tile", "defence"), [("t17", 6), ("t10", 3)], ids=["with an icon", "without"])
@rule("claustrophobia.tile.special-rules")
def test_a_tile_has_a_rule_of_its_own_if_it_shows_an_effect_icon(tile, defence):
    scene = cave(f"{tile} 0,0")
    assert scene.stat(scene.human("blade", die=1), "DEF") == defence


@pytest.mark.parametrize("tile", ["t13", "t24", "t35"], ids=["alarm", "trap", "tomb"])
@rule("claustrophobia.tile.effect-used-marker")
def test_a_limited_effect_is_marked_as_used_and_does_not_happen_again(tile):
    scene = cave("t11 0,0", f"{tile} 0,-1")
    enter(scene, scene.human("blade"), 1)
    assert scene.saw("effect_used", tile=1)
    assert scene.saw("tomb_opened", tile=1) == (tile == "t35")
    assert scene.state.tiles[1].spent
    before = len(scene.game.events)
    enter(scene, scene.human("blade"))
    assert [event.name for event in scene.game.events[before:]] == ["moved"]


# Alarm


@rule("claustrophobia.tile.alarm.trigger")
def test_an_alarm_goes_off_the_first_time_a_human_enters():
    scene = cave("t11 0,0", "t13 0,-1")
    humans = [scene.human("blade"), scene.human("blade")]
    enter(scene, scene.troglodytes(1)[0])
    assert scene.state.alarm_dice == 0
    for human in humans:
        enter(scene, human)
        assert scene.state.alarm_dice == 1


@rule("claustrophobia.tile.alarm.bonus-die")
def test_alarms_add_dice_to_the_next_roll_of_destiny_dice_and_to_no_other():
    scene = cave("t11 0,0", "t13 0,-1", "t14 1,0")
    blade = scene.human("blade")
    enter(scene, blade)
    enter(scene, blade, tile=2)
    for count in (5, 3):
        scene.state.reserve_dice = 6
        scene.run(InfernalPreparation())
        scene.answer("roll:3")
        assert len(scene.state.destiny_dice) == count


@rule("claustrophobia.tile.alarm.bonus-die")
def test_no_more_than_three_alarms_count():
    scene = cave("t11 0,0", "t13 0,-1")
    scene.state.alarm_dice = 3
    enter(scene, scene.human("blade"))
    assert scene.state.alarm_dice == 3


# Mist and mushrooms


@pytest.mark.parametrize("bonus", [-2, 0, 3])
@rule("claustrophobia.tile.mist")
def test_in_the_mist_everybody_has_def_six_exactly(bonus):
    scene = cave("t16 0,0")
    change = (Token("change", "", "DEF", bonus),)
    fighters = [scene.human("blade", exhausted=True, tokens=change), scene.infernal("ash-stalker", tokens=change)]
    assert [scene.stat(fighter, "DEF") for fighter in (*fighters, scene.troglodytes(1)[0])] == [6, 6, 6]


@rule("claustrophobia.tile.mushrooms")
def test_among_mushrooms_nobody_has_a_def_above_three_after_all_bonuses():
    scene = cave("t18 0,0")
    brute = scene.human("brute", die=6, equipment=("round-shield",))  # DEF 5
    weak = scene.human("blade", die=1, tokens=(Token("bloodlust", "", "DEF", -1),))
    demon = scene.infernal("hollow-cantor")  # DEF 5
    assert [scene.stat(fighter, "DEF") for fighter in (brute, weak, demon)] == [3, 2, 3]


# Carnivorous corridor


@rule("claustrophobia.tile.carnivorous-corridor")
def test_in_a_carnivorous_corridor_a_hit_in_combat_counts_double():
    scene = cave("t20 0,0", phase="infernal-activation")
    blade, demon = scene.human("blade"), scene.infernal("drowned-prince")
    attack(scene, demon, blade, 6, 1, 1)
    scene.answer(f"line:{blade}:1", f"line:{blade}:2")
    assert scene.is_done
    scene.state.phase = "human-activation"
    attack(scene, blade, demon, 3, 1, 1)
    assert scene.fighter(demon).damage == 2


@rule("claustrophobia.tile.carnivorous-corridor")
def test_a_shot_into_a_carnivorous_corridor_counts_double_and_one_out_of_it_does_not():
    scene = cave("t20 0,0", "t2 0,-1")
    inside, outside = scene.human("arquebusier"), scene.human("arquebusier", 1)  # CBT 1
    prey, other = scene.infernal("ash-stalker"), scene.infernal("hellhound", 1)
    attack(scene, outside, prey, 6)
    attack(scene, inside, other, 6)
    assert (scene.fighter(prey).damage, scene.fighter(other).damage) == (2, 1)
    assert [event.data["fighter"] for event in scene.events("hits_multiplied")] == [prey]


@rule("claustrophobia.tile.carnivorous-corridor")
def test_hits_that_are_no_combat_do_not_double():
    scene = cave("t20 0,0")
    scene.human("blade")
    demon = scene.infernal("ash-stalker")
    scene.run(Suffer(demon, 1))
    assert scene.fighter(demon).damage == 1


@rule("claustrophobia.tile.carnivorous-corridor-troglodytes")
def test_one_hit_in_a_carnivorous_corridor_removes_two_troglodytes():
    scene = cave("t21 0,0")
    herd = scene.troglodytes(3)
    attack(scene, scene.human("blade", die=2), herd[0], 6)
    assert [scene.place(troglodyte) for troglodyte in herd].count(RESERVE) == 2
    assert scene.saw("hits_multiplied", fighter=herd[0], hits=2, factor=2)
    assert any(line.endswith("each hit counts 2 times: 2 hits in all.") for line in scene.told())


@rule("claustrophobia.hits.troglodyte-several")
def test_elsewhere_one_hit_removes_one_and_is_not_said_to_count_more():
    scene = cave("t11 0,0")
    herd = scene.troglodytes(3)
    attack(scene, scene.human("blade", die=2), herd[0], 6)
    assert [scene.place(troglodyte) for troglodyte in herd].count(RESERVE) == 1
    assert not scene.events("hits_multiplied")


# Flooded corridor


@rule("claustrophobia.tile.flooded-corridor.stop")
def test_entering_a_flooded_corridor_ends_the_move():
    scene = cave(*WATER)
    blade = scene.human("blade", die=6)  # DPT 3
    scene.activate(blade)
    scene.answer("move:1")
    assert scene.is_done
    assert scene.place(blade) == 1


@rule("claustrophobia.tile.flooded-corridor.stop")
def test_who_has_explored_a_flooded_corridor_stops_there_but_may_still_act():
    scene = cave("t11 0,0")
    scene.stack("t22", "t2")
    blade = scene.human("blade", die=6, equipment=("grenade",))
    scene.activate(blade)
    scene.answer("explore:0")
    assert scene.options() == ["use:grenade", "finish"]


@rule("claustrophobia.tile.flooded-corridor.leave")
def test_leaving_a_flooded_corridor_takes_the_whole_dpt():
    scene = cave(*WATER, "t11 0,-3")
    blade = scene.human("blade", 1, die=6)  # DPT 3
    scene.activate(blade)
    scene.answer("move:2")
    assert scene.is_done
    assert scene.place(blade) == 2


@rule("claustrophobia.tile.flooded-corridor.leave")
def test_a_fighter_without_dpt_cannot_leave_a_flooded_corridor():
    scene = cave(*WATER)
    scene.activate(scene.human("arquebusier", 1, die=6))  # DPT 0
    assert scene.is_done


@rule("claustrophobia.tile.flooded-corridor.leave")
def test_exploring_out_of_a_flooded_corridor_takes_the_whole_dpt_too():
    scene = cave("t22 0,0")
    scene.stack("t11", "t12")
    scene.activate(scene.human("blade", die=6))
    scene.answer("explore:0")
    assert scene.is_done


@rule("claustrophobia.tile.flooded-corridor.leave")
def test_a_troglodyte_that_crawls_out_of_a_flooded_corridor_stops_too():
    scene = cave("t22 0,0", "t38 5,5", "t11 5,4", phase="infernal-activation")
    scene.human("blade", 2)
    hole(scene, 0)
    troglodyte = scene.infernal("troglodyte", tokens=(Token("speed", "", "DPT", 2),))
    scene.activate(troglodyte)
    scene.answer("crawl:1")
    assert scene.is_done


# Trapped corridor


@pytest.mark.parametrize(("face", "hit"), [(2, False), (3, True)])
@rule("claustrophobia.tile.trapped-corridor.roll")
def test_a_trap_hits_the_human_that_entered_on_three_or_more(face, hit):
    scene = cave("t11 0,0", "t24 0,-1")
    scene.human("brute", 1)
    blade = scene.human("blade")
    enter(scene, blade, face)
    assert (scene.options("line") == [f"line:{blade}:{line}" for line in range(1, 7)]) == hit


@rule("claustrophobia.tile.trapped-corridor.trigger")
def test_a_trap_works_the_first_time_a_human_enters_only():
    scene = cave("t11 0,0", "t24 0,-1")
    blade, brute = scene.human("blade"), scene.human("brute")
    enter(scene, scene.troglodytes(1)[0], 6)
    assert not scene.events("trap_sprung")
    enter(scene, blade, 1)
    enter(scene, brute, 6)
    assert len(scene.events("trap_sprung")) == 1
    assert scene.is_done


# Healing fountain


def drink(scene: Cave, patient: int, line: int) -> None:
    scene.run(TilesPrepare(HUMAN))
    scene.answer(f"patient:{patient}", f"line:{patient}:{line}")


@rule("claustrophobia.tile.fountain.tokens", "claustrophobia.tile.fountain.twice")
def test_a_fountain_has_water_for_two_healings():
    scene = cave("t26 0,0", phase="human-preparation")
    blade = scene.human("blade", wounds=(1, 2, 3))
    drink(scene, blade, 1)
    assert not scene.state.tiles[0].spent
    drink(scene, blade, 3)
    assert scene.state.tiles[0].spent
    scene.run(TilesPrepare(HUMAN))
    assert scene.is_done
    assert scene.fighter(blade).damage == 0b000010


@rule("claustrophobia.tile.fountain.heal")
def test_before_the_roll_one_line_of_one_fighter_on_the_fountain_may_be_healed():
    scene = cave("t26 0,0", "t11 0,-1", phase="human-preparation")
    blade, brute = scene.human("blade", wounds=(1, 2)), scene.human("brute", wounds=(3,))
    scene.human("penitent", 1, wounds=(1,))
    scene.run(HumanPreparation())
    assert scene.options() == [f"patient:{blade}", f"patient:{brute}", "pass"]
    scene.answer(f"patient:{blade}", f"line:{blade}:2")
    assert scene.fighter(blade).damage == 0b000001
    assert scene.decision.kind == "assign"  # one token a phase: the dice are rolled


@rule("claustrophobia.tile.fountain.heal")
def test_water_may_be_saved():
    scene = cave("t26 0,0", phase="human-preparation")
    scene.human("blade", wounds=(1,))
    scene.run(HumanPreparation())
    scene.answer("pass")
    assert scene.state.tiles[0].used == 0


@rule("claustrophobia.tile.fountain.heal")
def test_nobody_is_asked_about_water_where_nobody_is_hurt():
    scene = cave("t26 0,0", phase="human-preparation")
    scene.human("blade")
    scene.run(HumanPreparation())
    assert scene.decision.kind == "assign"


@rule("claustrophobia.tile.fountain.heal")
def test_pits_bite_before_fountains_heal():
    scene = cave("t26 0,0", "t27 0,-1", phase="human-preparation")
    scene.human("blade", wounds=(1,))
    scene.human("brute", 1)
    scene.dice(6)
    scene.run(HumanPreparation())
    assert scene.decision.kind == "cancel_line"
