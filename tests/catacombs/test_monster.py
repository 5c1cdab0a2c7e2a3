"""Monsters: their cards, and the abilities on them."""

import pytest
from msgspec.structs import replace

from souterrain.games.catacombs.figure import monsters_in_play
from souterrain.games.catacombs.resolution import Resolution
from souterrain.games.catacombs.state import OUT
from souterrain.games.catacombs.strike import Strike
from souterrain.games.catacombs.turn import Combat, OverseerTurn
from tests.catacombs.scene import SOFT, Hall, begin_at
from tests.rule import rule


@pytest.fixture
def hall() -> Hall:
    return Hall()


@rule("catacombs.monster.card-fields", "catacombs.monster.health-range", "catacombs.monster.reward")
def test_every_monster_card_is_complete_and_within_the_usual_bounds(hall: Hall):
    content = hall.game.content
    assert len(content.monster) == 13
    for monster in content.monster.values():
        assert monster.health in (1, 2)
        assert 100 <= monster.gold <= 300
        assert monster.attacks
        assert monster.family in content.family
        for lang in ("en", "fr"):
            words = hall.game.loaded.words(lang)
            assert words.name("monster", monster.id)
            assert all(words.text("ability", content.ability[ability]) for ability in monster.abilities)
    known = {"skeleton-warrior": (1, 100), "orc": (2, 100), "troll": (2, 200), "zombie": (1, 100)}
    assert {id: (content.monster[id].health, content.monster[id].gold) for id in known} == known
    assert content.monster["crypt-spider"].gold == 300
    assert content.monster["centaur"].gold == 200


@rule("catacombs.monster.types", "catacombs.component.monster-discs")
def test_the_four_types_go_by_colour_and_use_up_the_discs_of_the_box(hall: Hall):
    content = hall.game.content
    colours = {family.id: family.colour for family in content.family.values()}
    assert colours == {"undead": "grey", "mythology": "blue", "dungeon": "green", "hell": "orange"}
    discs: dict[tuple[str, str], int] = {}
    for monster in content.monster.values():
        key = (colours[monster.family], monster.size)
        discs[key] = discs.get(key, 0) + monster.discs
    medium = {colour: discs.get((colour, "medium"), 0) for colour in colours.values()}
    large = {colour: discs.get((colour, "large"), 0) for colour in colours.values()}
    assert medium == {"grey": 15, "blue": 3, "green": 5, "orange": 4}
    assert large == {"grey": 1, "blue": 4, "green": 5, "orange": 2}
    hall.put("orc-1", 40, 3)
    hall.put("elf", 5, 3)
    hall.run(OverseerTurn())
    assert hall.decision.seat == 0, "only the Overseer plays them"


# Retaliation


@rule("catacombs.ability.retaliation")
def test_a_minotaur_struck_in_melee_may_strike_at_once_in_the_heroes_turn(hall: Hall):
    hall.put("thief", 10, 12.5)
    hall.put("elf", 24, 12.5)
    hall.put("minotaur-1", 16, 12.5)
    hall.strike("thief", "minotaur-1", speed=800)
    assert hall.decision.seat == 0
    assert hall.options() == ["play:minotaur-1/retaliation", "pass"]
    hall.answer("play:minotaur-1/retaliation")
    hall.flick("elf", 1500)
    assert hall.health("elf") == 7
    assert not hall.figure("minotaur-1").acted, "its own action of the round is untouched"
    assert hall.is_done


@rule("catacombs.ability.retaliation")
def test_the_overseer_need_not_retaliate_and_picks_the_order_of_several(hall: Hall):
    hall.put("thief", 10, 12.5)
    hall.put("elf", 30, 3)
    hall.put("minotaur-1", 16, 14.2)
    hall.put("minotaur-2", 16, 10.8)
    hall.strike("thief", (20, 12.5))
    assert hall.options() == ["play:minotaur-1/retaliation", "play:minotaur-2/retaliation", "pass"]
    hall.answer("play:minotaur-2/retaliation", SOFT)
    assert hall.options() == ["play:minotaur-1/retaliation", "pass"]
    hall.answer("pass")
    assert hall.is_done


@rule("catacombs.ability.retaliation", "catacombs.ally.familiar-purchase")
def test_an_ally_whose_hero_dies_of_the_answer_leaves_before_its_own_flick_is_over(hall: Hall):
    hall.put("thief", 3, 20)
    hall.put("wizard", 24, 14.2, health=1)
    hall.put("familiar", 10, 12.5)
    hall.put("minotaur-1", 16, 14.2)
    hall.put("minotaur-2", 16, 10.8)
    hall.act("familiar", "attack:melee-harmless")
    hall.flick((20, 12.5))
    hall.put("minotaur-1", 16, 14.2)
    hall.answer("play:minotaur-1/retaliation")
    hall.flick("wizard", 2000)
    assert hall.saw("died", figure="wizard")
    assert hall.saw("ally_lost", figure="familiar")
    assert hall.options() == ["play:minotaur-2/retaliation", "pass"], "the other has been struck no less"
    hall.answer("play:minotaur-2/retaliation", SOFT)
    assert hall.is_done


@rule("catacombs.ability.retaliation")
def test_even_the_harmless_blow_of_the_familiar_provokes(hall: Hall):
    hall.put("wizard", 5, 3)
    hall.put("familiar", 10, 12.5)
    hall.put("minotaur-1", 16, 12.5)
    hall.strike("familiar", "minotaur-1", "melee-harmless")
    assert hall.decision.kind == "react"
    assert hall.health("minotaur-1") == 2


@rule("catacombs.ability.retaliation-melee-only")
def test_missiles_and_fireballs_provoke_nothing(hall: Hall):
    for attack in ("missile", "fireball"):
        hall.put("wizard", 10, 12.5)
        hall.put("minotaur-1", 18, 12.5, health=2)
        hall.strike("wizard", "minotaur-1", attack, 1500)
        assert hall.health("minotaur-1") == 1
        assert hall.is_done


@rule("catacombs.ability.retaliation-when-killed")
def test_a_killed_minotaur_may_still_retaliate_before_it_is_removed(hall: Hall):
    hall.put("thief", 10, 12.5)
    hall.put("elf", 24, 12.5)
    hall.put("minotaur-1", 16, 12.5, health=1)
    hall.strike("thief", "minotaur-1", speed=800)
    assert hall.health("minotaur-1") == 0
    assert hall.is_in_play("minotaur-1")
    hall.answer("play:minotaur-1/retaliation")
    hall.flick("elf", 1500)
    assert hall.health("elf") == 7
    assert not hall.is_in_play("minotaur-1")
    assert hall.figure("minotaur-1").killer == "thief"


@rule("catacombs.ability.retaliation-when-killed")
def test_two_killed_minotaurs_retaliate_one_after_the_other(hall: Hall):
    hall.put("thief", 10, 12.5)
    hall.put("elf", 30, 3)
    hall.put("minotaur-1", 16, 14.2, health=1)
    hall.put("minotaur-2", 16, 10.8, health=1)
    hall.strike("thief", (20, 12.5))
    hall.answer("play:minotaur-2/retaliation", SOFT, "play:minotaur-1/retaliation", SOFT)
    assert hall.is_done
    assert not monsters_in_play(hall.game)


@rule("catacombs.ability.retaliation-when-killed")
def test_an_incapacitated_minotaur_cannot_retaliate(hall: Hall):
    hall.put("thief", 10, 12.5)
    hall.put("minotaur-1", 16, 12.5, incapacity=1)
    hall.strike("thief", "minotaur-1")
    assert hall.is_done


@rule("catacombs.ability.retaliation-not-attacker")
def test_a_retaliation_that_touches_the_attacker_does_it_nothing(hall: Hall):
    hall.put("thief", 10, 12.5)
    hall.put("minotaur-1", 16, 12.5)
    hall.strike("thief", "minotaur-1", speed=800)
    hall.answer("play:minotaur-1/retaliation")
    hall.flick("thief", 2500)
    assert hall.saw("struck", target="thief")
    assert hall.health("thief") == 10
    assert "catacombs.ability.retaliation-not-attacker" in hall.rules("spared")


# Regeneration


@rule("catacombs.ability.regeneration")
def test_a_wounded_troll_is_whole_at_the_end_of_the_round(hall: Hall):
    hall.put("elf", 5, 3)
    hall.put("troll-1", 40, 3, health=1)
    hall.put("orc-1", 40, 8, health=1)
    hall.run(begin_at("recover", Combat()))
    assert hall.health("troll-1") == 2
    assert hall.health("orc-1") == 1
    assert hall.saw("regenerated", figure="troll-1")


# Fire wall


@rule("catacombs.ability.fire-wall-flip")
def test_a_fire_spirit_that_damages_a_hero_becomes_a_wall_and_nobodys_kill(hall: Hall):
    hall.put("fire-spirit-1", 10, 12.5)
    hall.put("elf", 16, 12.5)
    hall.put("summoned-skeleton", 16, 3)
    hall.strike("fire-spirit-1", "elf")
    assert hall.health("elf") == 7, "the blow that made the wall does not burn as well"
    assert hall.figure("fire-spirit-1").wall
    assert hall.figure("fire-spirit-1").killer == ""
    hall.put("fire-spirit-2", 10, 3)
    hall.strike("fire-spirit-2", "summoned-skeleton")
    assert not hall.figure("fire-spirit-2").wall, "damaging an Ally does not change it"


@rule("catacombs.ability.fire-wall-flip")
def test_who_burns_by_its_first_blow_has_no_second(hall: Hall, monkeypatch: pytest.MonkeyPatch):
    monsters = hall.game.content.monster
    monkeypatch.setitem(monsters, "fire-spirit", replace(monsters["fire-spirit"], attacks=(("melee", "melee"),)))
    hall.put("elf", 10, 12.5)
    hall.put("fire-spirit-1", 16, 12.5)
    hall.act("fire-spirit-1", "attack:melee+melee")
    hall.flick("elf")
    assert hall.is_done
    assert hall.saw("cut_short", figure="fire-spirit-1", why="wall", told=False)


@rule("catacombs.ability.fire-wall-flip")
def test_only_its_own_melee_attack_makes_a_wall(hall: Hall):
    hall.put("fire-spirit-1", 16, 12.5)
    hall.put("orc-1", 10, 12.5)
    hall.put("elf", 19, 12.5)
    hall.strike("orc-1", "fire-spirit-1", speed=2000)
    assert hall.at("elf") != (19, 12.5)
    assert not hall.figure("fire-spirit-1").wall


@rule("catacombs.ability.fire-wall-burn")
def test_whoever_touches_a_fire_wall_is_burnt_once_for_each_flick(hall: Hall):
    hall.put("fire-spirit-1", 16, 12.5, wall=True)
    hall.put("elf", 10, 12.5)
    hall.put("orc-1", 40, 3)
    hall.strike("elf", "fire-spirit-1", speed=800)
    assert hall.health("elf") == 7
    assert hall.rules("damaged") == ["catacombs.ability.fire-wall-burn"]
    assert not hall.saw("struck"), "a wall cannot be attacked"


@rule("catacombs.ability.fire-wall-burn")
def test_a_wall_burns_whoever_is_pushed_into_it_or_whom_it_is_pushed_into(hall: Hall):
    hall.put("barbarian", 10, 12.5)
    hall.put("elf", 14, 12.5)
    hall.put("fire-spirit-1", 17, 12.5, wall=True)
    hall.put("summoned-skeleton", 20, 12.5)
    hall.strike("barbarian", "elf", speed=2500)
    assert hall.health("elf") == 7
    assert hall.health("barbarian") == 12
    assert hall.saw("burnt", figure="summoned-skeleton")
    assert hall.saw("ally_lost", figure="summoned-skeleton")


@rule("catacombs.ability.fire-wall-burn", "catacombs.lord.gorgon")
def test_stone_burns_too(hall: Hall):
    """A hero of stone stands like an obstacle, and a wall that is pushed against it burns it all the same."""
    hall.put("barbarian", 10, 12.5)
    hall.put("fire-spirit-1", 14, 12.5, wall=True)
    hall.put("elf", 18, 12.5, incapacity=OUT, petrified=True)
    hall.strike("barbarian", "fire-spirit-1", speed=2500)
    assert hall.saw("burnt", figure="elf")
    assert hall.health("elf") == 7


@rule("catacombs.ability.fire-wall-burn")
def test_lying_beside_a_wall_and_missiles_do_not_burn(hall: Hall):
    hall.put("elf", 13.5, 12.5)
    hall.put("fire-spirit-1", 16, 12.5, wall=True)
    hall.put("thief", 30, 12.5)
    hall.put("orc-1", 40, 3)
    hall.strike("thief", (35, 12.5))
    assert hall.health("elf") == 8
    del hall.state.discs["elf"]
    hall.strike("thief", "fire-spirit-1", "missile", 2500)
    assert hall.health("thief") == 10
    assert not hall.saw("burnt")


@rule("catacombs.ability.fire-wall-spares-monsters")
def test_monsters_and_the_lord_are_not_burnt(hall: Hall):
    hall.put("fire-spirit-1", 16, 12.5, wall=True)
    hall.put("elf", 40, 3)
    for name in ("orc-1", "dragon"):
        hall.put(name, 10, 12.5)
        hall.put("fire-spirit-1", 16, 12.5)
        before = hall.health(name)
        hall.strike(name, "fire-spirit-1", speed=1500)
        assert hall.at("fire-spirit-1") != (16, 12.5)
        assert hall.health(name) == before
        del hall.state.discs[name]


@rule("catacombs.ability.fire-wall-obstacle", "catacombs.resolution.return-monsters")
def test_a_wall_is_no_monster_cannot_act_and_goes_to_the_reserve_for_no_gold(hall: Hall):
    hall.put("fire-spirit-1", 16, 12.5, wall=True)
    hall.put("elf", 10, 12.5)
    assert monsters_in_play(hall.game) == []
    hall.run(OverseerTurn())
    assert hall.is_done
    hall.strike("elf", "fire-spirit-1", "missile", 1500)
    assert hall.is_in_play("fire-spirit-1")
    assert hall.at("fire-spirit-1") != (16, 12.5), "it can be pushed"
    hall.run(Resolution())
    assert not hall.saw("gold_paid")
    assert "fire-spirit-1" not in hall.state.figures


@rule("catacombs.ability.fire-wall-off-board")
def test_a_wall_pushed_off_the_board_comes_back_where_it_left(hall: Hall):
    hall.put("fire-spirit-1", 2, 12.5, wall=True)
    hall.put("orc-1", 8, 12.5)
    hall.put("elf", 40, 3)
    hall.strike("orc-1", "fire-spirit-1", speed=2500)
    assert hall.saw("put_back", disc="fire-spirit-1")
    assert hall.at("fire-spirit-1")[0] == pytest.approx(1.25, abs=0.01)
    assert hall.figure("fire-spirit-1").wall


# Feeding frenzy and absorption


@rule("catacombs.ability.feeding-frenzy")
def test_a_zombie_that_strikes_a_hero_is_incapacitated_and_loses_its_second_attack(hall: Hall):
    hall.put("zombie-1", 10, 12.5)
    hall.put("elf", 16, 12.5)
    hall.act("zombie-1", "attack:melee+melee")
    hall.flick("elf")
    assert hall.saw("incapacitated", figure="zombie-1")
    assert hall.is_done
    assert len(hall.events("flicked")) == 1


@rule("catacombs.ability.feeding-frenzy")
def test_striking_an_ally_brings_no_frenzy(hall: Hall):
    hall.put("zombie-1", 10, 12.5)
    hall.put("wizard", 40, 3)
    hall.put("familiar", 16, 12.5)
    hall.act("zombie-1", "attack:melee+melee")
    hall.flick("familiar")
    assert hall.saw("ally_lost", figure="familiar")
    assert hall.decision.kind == "go_on"


@rule("catacombs.ability.feeding-frenzy-normal-rules")
def test_a_sated_zombie_misses_the_next_round_can_be_hurt_and_recovers(hall: Hall):
    hall.put("elf", 5, 3)
    hall.put("thief", 5, 8)
    hall.put("zombie-1", 40, 3, incapacity=1)
    hall.run(begin_at("begin_round", Combat()))
    hall.answer("act:elf", "pass", "pass")
    assert hall.saw("recovered", figure="zombie-1"), "the Overseer was not asked in that round"
    hall.put("thief", 34, 3)
    hall.put("zombie-1", 40, 3, incapacity=1)
    hall.strike("thief", "zombie-1")
    assert hall.saw("killed", target="zombie-1")


@rule("catacombs.ability.absorption")
def test_only_melee_damages_a_fire_demon_but_missiles_push_and_stun_it(hall: Hall):
    hall.put("wizard", 10, 12.5)
    hall.put("fire-demon-1", 20, 12.5)
    hall.strike("wizard", "fire-demon-1", "missile-stun", 2000)
    assert hall.health("fire-demon-1") == 2
    assert hall.at("fire-demon-1") != (20, 12.5)
    assert hall.figure("fire-demon-1").incapacity
    hall.strike("wizard", "fire-demon-1", "fireball", 2000)
    assert hall.health("fire-demon-1") == 2
    absorbed = [event.rule for event in hall.events("spared") if event.data["target"] == "fire-demon-1"]
    assert absorbed == ["catacombs.ability.absorption"] * 2
    hall.strike("wizard", "fire-demon-1", speed=2500)
    assert hall.health("fire-demon-1") == 1


def test_a_wall_is_never_aimed_at(hall: Hall):
    hall.put("fire-spirit-1", 16, 12.5, wall=True)
    hall.put("orc-1", 16, 3)
    hall.put("elf", 10, 12.5)
    hall.run(Strike(figure="elf", attack="melee"))
    assert len(hall.decision.towards) == 1


@rule("catacombs.ability.retaliation")
def test_a_monster_retaliates_with_the_melee_attack_of_its_card(hall: Hall, monkeypatch: pytest.MonkeyPatch):
    monsters = hall.game.content.monster
    many = (("missile",), ("melee-chain-3", "melee-stun"))
    monkeypatch.setitem(monsters, "minotaur", replace(monsters["minotaur"], attacks=many))
    hall.put("thief", 10, 12.5)
    hall.put("elf", 24, 12.5)
    hall.put("minotaur-1", 16, 12.5)
    hall.strike("thief", "minotaur-1", speed=800)
    hall.answer("play:minotaur-1/retaliation")
    hall.flick("elf", 1500)
    assert hall.figure("elf").incapacity, "of its melee attacks the one that is no chain, with its modifier"
