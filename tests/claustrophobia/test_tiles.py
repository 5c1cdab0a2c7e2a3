"""The effects of tiles."""

import pytest
from msgspec.structs import replace

from souterrain.games.claustrophobia.combat import Attack, Suffer
from souterrain.games.claustrophobia.effects.feature import Devour
from souterrain.games.claustrophobia.human import HumanPreparation, TilesPrepare
from souterrain.games.claustrophobia.infernal import InfernalPreparation, Threat
from souterrain.games.claustrophobia.move import Enter, Explore
from souterrain.games.claustrophobia.state import HUMAN, INFERNAL, RESERVE, Token
from tests.claustrophobia.scene import Cave
from tests.rule import rule

NORTH = 0
WATER = ("t2 0,0", "t22 0,-1", "t2 0,-2")  # a flooded corridor in the middle
HOLES = ("t37 0,0", "t11 0,1", "t38 5,5", "t11 9,9")  # two printed holes far apart; a token may lie on the last tile


def cave(*tiles: str, phase: str = "human-activation") -> Cave:
    return Cave(*tiles, scenario="powder-and-fire", phase=phase)


def enter(scene: Cave, fighter: int, *faces: int, tile: int = 1) -> None:
    scene.dice(*faces)
    scene.run(Enter(fighter, tile))


def threaten(scene: Cave, threat: int = 10) -> None:
    scene.state.phase, scene.state.threat = "threat", threat
    scene.run(Threat())


def attack(scene: Cave, attacker: int, target: int, *faces: int) -> None:
    scene.dice(*faces)
    scene.run(Attack(attacker, target))


def hole(scene: Cave, tile: int) -> None:
    """A hole token lies on a tile."""
    scene.state.tiles[tile] = replace(scene.state.tiles[tile], hole=True)


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


# Devouring pit


@pytest.mark.parametrize(("face", "hit"), [(3, False), (4, True)])
@rule("claustrophobia.tile.devouring-pit")
def test_a_pit_bites_on_four_or_more(face, hit):
    scene = cave("t27 0,0", phase="human-preparation")
    blade = scene.human("blade")
    scene.dice(face)
    scene.run(Devour(0, 4, (blade,)))
    assert (scene.decision.kind == "cancel_line") == hit


@rule("claustrophobia.tile.devouring-pit")
def test_each_sides_fighters_risk_a_die_in_their_own_preparation():
    scene = cave("t27 0,0", "t11 0,-1", phase="human-preparation")
    humans, herd = [scene.human("blade"), scene.human("brute")], scene.troglodytes(2)
    scene.human("penitent", 1)
    scene.dice(1, 1)
    scene.run(HumanPreparation())
    assert [event.data["fighter"] for event in scene.events("risked")] == humans
    scene.dice(1, 4)
    scene.run(InfernalPreparation())
    assert [event.data["fighter"] for event in scene.events("risked")[2:]] == herd
    assert [scene.place(troglodyte) for troglodyte in herd] == [0, RESERVE]


@rule("claustrophobia.tile.devouring-pit")
def test_a_pit_is_not_combat_no_guard_steps_in():
    scene = cave("t27 0,0", phase="human-preparation")
    blade = scene.human("blade")
    scene.human("brute")
    scene.dice(6, 1)
    scene.run(HumanPreparation())
    assert scene.options() == [f"line:{blade}:{line}" for line in range(1, 7)]


# Cache


@rule("claustrophobia.tile.cache.default")
def test_a_cache_does_nothing_if_the_scenario_does_not_speak_of_caches():
    scene = cave("t11 0,0", "t30 0,-1")
    blade = scene.human("blade", die=6)
    scene.activate(blade)
    scene.answer("move:1")
    assert scene.options("special") == []
    assert scene.names() == ["activated", "moved"]


@rule("claustrophobia.tile.cache.scenario")
def test_a_cache_does_what_the_scenario_says_and_is_marked_then():
    scene = Cave("t30 0,0", scenario="the-lost-caches")
    blade = scene.human("blade")
    scene.activate(blade)
    scene.answer("special:relics")
    assert scene.fighter(blade).relic
    assert scene.state.tiles[0].spent


# Demonic well and lair


@pytest.mark.parametrize(("kind", "enters"), [("hellhound", True), ("mother-of-claws", True), ("troglodyte", False)])
@rule("claustrophobia.tile.demonic-well.entry")
def test_demons_and_hellhounds_may_always_come_in_by_a_well(kind, enters):
    scene = cave("t31 0,0", "t11 0,-1", "t11 1,0", "t11 0,1", "t11 -1,0")  # no exit of the well is unexplored
    scene.human("blade")  # and it holds a human
    creature = scene.infernal(kind, RESERVE)
    threaten(scene)
    assert (f"bring:{creature}:0" in scene.options()) == enters


@rule("claustrophobia.tile.demonic-well.entry")
def test_a_well_that_is_full_lets_nobody_in():
    scene = cave("t32 0,0", "t11 0,-1")  # saturation 3
    scene.human("blade", 1)
    scene.troglodytes(3)
    hound = scene.infernal("hellhound", RESERVE)
    threaten(scene)
    assert scene.refused()[f"bring:{hound}:0"] == "claustrophobia.move.saturation"


@pytest.mark.parametrize(
    ("kind", "well", "elsewhere"), [("mother-of-claws", 4, 5), ("hellhound", 3, 3)], ids=["demon", "hellhound"]
)
@rule("claustrophobia.tile.demonic-well.discount")
def test_a_demon_that_appears_on_a_well_costs_one_less(kind, well, elsewhere):
    scene = cave("t31 0,0", "t11 0,-1", "t11 5,5")
    scene.human("blade", 2)
    creature = scene.infernal(kind, RESERVE)
    for tile, price in ((0, well), (1, elsewhere)):
        threaten(scene, price - 1)
        assert f"bring:{creature}:{tile}" not in scene.options()
        threaten(scene, price)
        assert f"bring:{creature}:{tile}" in scene.options()
    scene.state.threat = elsewhere
    scene.answer(f"bring:{creature}:0")
    assert scene.state.threat == elsewhere - well


@pytest.mark.parametrize("kind", ["hellhound", "mother-of-claws", "troglodyte"])
@rule("claustrophobia.tile.lair")
def test_every_kind_of_fighter_may_always_come_in_by_a_lair(kind):
    scene = cave("t34 0,0", "t11 0,-1", "t11 1,0", "t11 0,1", "t11 -1,0")
    scene.human("blade")
    creature = scene.infernal(kind, RESERVE)
    threaten(scene)
    assert f"bring:{creature}:0" in scene.options()


@rule("claustrophobia.tile.lair")
def test_a_lair_that_is_full_lets_nobody_in():
    scene = cave("t33 0,0", "t11 5,5")  # saturation 3
    scene.human("blade", 1)
    scene.troglodytes(3)
    hound = scene.infernal("hellhound", RESERVE)
    threaten(scene)
    assert scene.refused()[f"bring:{hound}:0"] == "claustrophobia.move.saturation"


# Tomb


@rule("claustrophobia.tile.tomb")
def test_the_first_human_that_enters_a_tomb_draws_an_instinct_card():
    scene = cave("t11 0,0", "t35 0,-1")
    humans = [scene.human("blade"), scene.human("blade")]
    enter(scene, scene.troglodytes(1)[0])
    assert len(scene.state.instinct_hand) == 0
    for human in humans:
        enter(scene, human)
        assert len(scene.state.instinct_hand) == 1


@rule("claustrophobia.tile.tomb")
def test_the_hand_limit_applies_to_the_card_of_a_tomb():
    scene = cave("t11 0,0", "t35 0,-1")
    scene.state.instinct_hand[:] = ["instinct/bolt/1", "instinct/bolt/2", "instinct/grit/1", "instinct/grit/2"]
    enter(scene, scene.human("blade"))
    assert scene.decision.kind == "discard_instinct"
    assert len(scene.options()) == 5


# Holes in the ground


@rule("claustrophobia.tile.hole.place-token")
def test_when_a_hole_comes_into_play_the_infernal_player_must_open_another():
    scene = cave("t11 0,0", "t2 0,1")
    scene.stack("t37", "t2")
    scene.run(Explore(scene.human("blade"), NORTH))
    assert scene.decision.seat == INFERNAL
    assert scene.options() == ["hole:0", "hole:1"]  # neither the new tile nor none at all
    scene.answer("hole:1")
    assert [tile.hole for tile in scene.state.tiles] == [False, True, False]


@pytest.mark.parametrize(("kind", "crawls"), [("troglodyte", True), ("cave-leaper", True), ("ash-stalker", False)])
@rule("claustrophobia.tile.hole.adjacent-for-troglodytes")
def test_troglodytes_move_from_hole_to_hole_and_nobody_else_does(kind, crawls):
    scene = cave(*HOLES, phase="infernal-activation")
    hole(scene, 3)
    scene.human("blade", 1)
    scene.activate(scene.infernal(kind))
    assert scene.options("crawl") == (["crawl:2", "crawl:3"] if crawls else [])


@rule("claustrophobia.tile.hole.adjacent-for-troglodytes")
def test_crawling_costs_one_dpt():
    scene = cave(*HOLES, phase="infernal-activation")
    scene.human("blade", 1)
    troglodyte = scene.troglodytes(1)[0]  # DPT 1
    scene.activate(troglodyte)
    scene.answer("crawl:2")
    assert scene.place(troglodyte) == 2
    assert scene.is_done


@rule("claustrophobia.tile.hole.adjacent-for-troglodytes")
def test_a_full_tile_cannot_be_crawled_into():
    scene = cave(*HOLES, phase="infernal-activation")
    scene.human("blade", 1)
    scene.troglodytes(3, on=2)  # saturation 3
    scene.activate(scene.troglodytes(1)[0])
    assert scene.options("crawl") == []
    assert scene.refused()["crawl:2"] == "claustrophobia.move.saturation"


@rule("claustrophobia.tile.hole.adjacent-for-troglodytes")
def test_a_troglodyte_away_from_a_hole_cannot_crawl():
    scene = cave(*HOLES, phase="infernal-activation")
    scene.human("blade", 0)
    scene.activate(scene.troglodytes(1, on=1)[0])
    assert scene.options("crawl") == []


@pytest.mark.parametrize("guard", ["brute", "penitent"], ids=["impressive", "blocking"])
@rule("claustrophobia.tile.hole.ignores-blocking")
def test_nothing_holds_a_troglodyte_that_crawls_from_hole_to_hole(guard):
    scene = cave(*HOLES, phase="infernal-activation")
    scene.human(guard), scene.human(guard)
    scene.activate(scene.troglodytes(1)[0])
    assert scene.options("move") == []
    assert scene.options("crawl") == ["crawl:2"]


@rule("claustrophobia.tile.hole.ignores-blocking")
def test_a_troglodyte_held_on_its_tile_crawls_even_to_the_hole_next_door():
    scene = cave("t37 0,0", "t38 0,-1", phase="infernal-activation")
    scene.human("brute")
    scene.activate(scene.troglodytes(1)[0])
    assert scene.options("crawl") == ["crawl:1"]


# Sanctified zone


@pytest.mark.parametrize(("face", "dies"), [(4, False), (5, True)])
@rule("claustrophobia.tile.sanctified-zone")
def test_an_infernal_fighter_that_enters_a_sanctified_zone_is_hit_on_five_or_more(face, dies):
    scene = cave("t11 0,0", "t41 0,-1", phase="infernal-activation")
    scene.human("blade", 1)
    troglodyte = scene.troglodytes(1)[0]
    scene.activate(troglodyte)
    scene.dice(face)
    scene.answer("move:1")
    assert scene.place(troglodyte) == (RESERVE if dies else 1)
    assert scene.is_done == dies  # the living may still attack


@rule("claustrophobia.tile.sanctified-zone")
def test_it_is_rolled_each_time_also_for_those_that_come_into_play_there():
    scene = cave("t41 0,0", "t11 5,5")
    scene.human("blade", 1)
    threaten(scene)
    scene.dice(1, 1)
    for _ in range(2):
        (first, *_) = [option for option in scene.options("bring") if option.endswith(":0")]
        scene.answer(first)
    assert len(scene.events("risked")) == 2


@rule("claustrophobia.tile.sanctified-zone")
def test_humans_enter_a_sanctified_zone_without_a_roll():
    scene = cave("t11 0,0", "t41 0,-1")
    enter(scene, scene.human("blade"), 6)
    assert not scene.events("risked")
