"""The Paladin: armour as an answer to an attack."""

import pytest

from souterrain.games.catacombs.figure import change, monsters_in_play
from souterrain.games.catacombs.install import Install
from souterrain.games.catacombs.soloth.prepare import Prepare
from souterrain.games.catacombs.strike import Strike
from souterrain.games.catacombs.turn import OverseerTurn
from tests.catacombs.scene import SOFT
from tests.rule import rule
from tests.soloth.scene import Cave


@pytest.fixture
def cave() -> Cave:
    cave = Cave()
    cave.put("paladin", 10, 12.5)
    cave.put("witch", 3, 3)
    return cave


def attack(cave: Cave, monster: str, name: str = "", *, brace: bool = True) -> None:
    """A monster's attack on the Paladin, from the right."""
    for other in monsters_in_play(cave.game):
        if cave.at(other)[1] == 12.5:
            del cave.state.discs[other]
    cave.put("paladin", 10, 12.5)
    cave.put(monster, 16, 12.5)
    kind = cave.game.content.monster[cave.figure(monster).kind]
    cave.strike(monster, "paladin", name or kind.attacks[0][0])
    if cave.decision.kind == "react" and cave.decision.seat == 1:
        cave.answer("play:paladin/armour" if brace else "pass")


@rule("soloth.paladin.armour-track")
def test_he_begins_with_two_points_of_armour():
    assert Cave().state.armour == 2
    assert Cave().game.content.hero["paladin"].armour == 2
    assert Cave(fighter="barbarian").state.armour == 0


@rule("soloth.paladin.spend-armour")
def test_he_may_lower_his_armour_to_ignore_an_attack(cave: Cave):
    cave.put("orc-1", 16, 12.5)
    cave.strike("orc-1", "paladin")
    assert cave.decision.kind == "react"
    assert cave.options() == ["play:paladin/armour", "pass"]
    cave.answer("play:paladin/armour")
    assert cave.lost("paladin") == 0
    assert cave.state.armour == 1
    assert cave.at("paladin")[0] < 9.5, "he was pushed all the same"


@rule("soloth.paladin.spend-armour")
def test_each_flick_of_a_sequence_is_asked_about_by_itself(cave: Cave):
    cave.put("rust-monster-1", 16, 12.5)
    cave.run(OverseerTurn())
    cave.answer("act:rust-monster-1", "attack:melee+melee")
    for left in (1, 0):
        cave.put("paladin", 10, 12.5)
        cave.put("rust-monster-1", 16, 12.5)
        cave.flick("paladin")
        cave.answer("play:paladin/armour")
        assert cave.state.armour == left
        if left:
            cave.answer("go_on")


@rule("soloth.paladin.spend-armour")
def test_armour_is_of_no_use_against_a_fire_wall(cave: Cave):
    cave.put("fire-spirit-1", 16, 12.5, wall=True)
    cave.strike("paladin", "fire-spirit-1")
    assert cave.is_done
    assert cave.lost("paladin") == 1
    assert cave.state.armour == 2


@rule("soloth.paladin.always-one-point")
def test_a_critical_blow_of_the_scorpion_costs_one_point_of_armour(cave: Cave):
    attack(cave, "giant-scorpion-1")
    assert cave.state.armour == 1
    assert cave.lost("paladin") == 0


@rule("soloth.paladin.blocks-abilities")
def test_no_corrosion_no_decay_and_no_fire_wall_follow_an_attack_he_ignored(cave: Cave):
    cave.give("paladin", "war-hammer")
    attack(cave, "rust-monster-1")
    assert not cave.saw("corroded")
    assert not cave.saw("corrosion_averted")
    assert cave.sheet("paladin").items == ("item/war-hammer",)
    cave.state.armour = 2
    cave.put("orc-1", 40, 5, health=1)
    attack(cave, "wight-1")
    assert cave.is_done, "the Overseer is not asked whom to mend"
    attack(cave, "fire-spirit-1")
    assert not cave.figure("fire-spirit-1").wall


@rule("soloth.paladin.blocks-abilities")
def test_feeding_frenzy_needs_only_a_strike(cave: Cave):
    attack(cave, "zombie-1", "melee")
    assert cave.state.armour == 1
    assert cave.saw("incapacitated", figure="zombie-1")


@rule("soloth.paladin.blocks-incapacity")
@pytest.mark.parametrize("brace", [True, False])
def test_a_stunning_blow_does_not_incapacitate_him_behind_his_armour(cave: Cave, brace: bool):
    attack(cave, "ghoul-1", brace=brace)
    assert cave.saw("incapacitated", figure="paladin") == (not brace)


@rule("soloth.paladin.no-armour")
def test_without_armour_or_without_using_it_he_is_hurt(cave: Cave):
    attack(cave, "orc-1", brace=False)
    assert cave.lost("paladin") == 1
    assert cave.state.armour == 2
    cave.state.armour = 0
    attack(cave, "orc-2")
    assert cave.is_done, "he is not asked"
    assert cave.lost("paladin") == 2


@rule("soloth.paladin.reset")
def test_the_armour_is_restored_as_the_next_room_is_set_up(cave: Cave):
    cave.state.armour = 0
    cave.state.discs.clear()
    cave.run(*cave.game.before_installation(), Install())
    assert cave.state.armour == 2
    assert cave.saw("armour_restored", armour=2)


@rule("soloth.paladin.reset", "catacombs.death.removed")
def test_a_dead_paladin_has_his_armour_back_only_when_he_lives_again(cave: Cave):
    cave.state.armour = 0
    change(cave.game, "paladin", health=0)
    cave.run(Prepare())
    assert cave.state.armour == 0
    assert not cave.saw("armour_restored")
    change(cave.game, "paladin", health=3)
    cave.run(Prepare())
    assert cave.state.armour == 2


@rule("soloth.paladin.reset-exception")
def test_a_tower_shield_restores_more(cave: Cave):
    cave.give("paladin", "tower-shield")
    cave.run(Prepare())
    assert cave.state.armour == 3
    attack(cave, "orc-1")
    assert cave.state.armour == 2


def test_smite_is_critical_against_the_undead_alone(cave: Cave):
    for monster, lost in (("minotaur-1", 1), ("wight-1", 2), ("fire-demon-1", 1)):
        cave.put("paladin", 10, 12.5)
        cave.put(monster, 16, 12.5)
        cave.give("paladin", "blessed-sword")
        before = cave.figure(monster).health
        cave.act("paladin", "special:smite")
        cave.flick(monster)
        assert before - cave.figure(monster).health == lost


def test_smite_is_done_once_in_a_room_and_twice_with_a_blessed_sword(cave: Cave):
    cave.act("paladin", "special:smite", SOFT)
    cave.put("paladin", 10, 12.5)
    cave.act("paladin")
    assert "special:smite" in cave.refused()
    cave.give("paladin", "blessed-sword")
    cave.act("paladin", "special:smite", SOFT)
    cave.act("paladin")
    assert "special:smite" in cave.refused()


@rule("soloth.families.war-hammer")
def test_a_war_hammer_is_critical_against_the_undead_struck_and_not_the_orc_beside_it(cave: Cave):
    cave.give("paladin", "war-hammer")
    cave.put("ghoul-1", 16, 13.8)
    cave.put("orc-1", 16, 11.2)
    cave.strike("paladin", (22, 12.5), speed=1200)
    assert {event.data["target"] for event in cave.events("struck")} == {"ghoul-1", "orc-1"}
    assert cave.health("ghoul-1") == 0
    assert cave.health("orc-1") == 1


@rule("soloth.families.war-hammer")
def test_a_critical_blow_with_the_hammer_is_no_more_than_critical(cave: Cave):
    lair = Cave(final=True)
    lair.give("paladin", "war-hammer")
    lair.put("paladin", 10, 12.5)
    lair.put("ghoul-1", 16, 12.5)
    lair.run(Strike(figure="paladin", attack="melee-critical"))
    lair.flick("ghoul-1")
    assert lair.saw("damaged", figure="ghoul-1", amount=2, over=0)


def test_only_of_a_braced_paladin_a_defence_was_told():
    cave = Cave()
    told = []
    for cave.state.braced in (False, True):
        told.append([cave.game.has_told_defence(hero) for hero in ("paladin", "witch")])
    assert told == [[False, False], [True, False]]


def test_armour_told_of_tells_why_an_attack_is_ignored_and_nothing_else(cave: Cave):
    """A fire wall that does him no harm in the same flick has a line of its own."""
    cave.state.braced = True
    strike = Strike(figure="orc-1", attack="melee")
    strike.spare(cave.game, "paladin", "ignored", "soloth.paladin.spend-armour")
    strike.spare(cave.game, "paladin", "fireproof", "catacombs.limit.cards-override")
    assert [event.data["told"] for event in cave.events("spared")] == [True, False]
