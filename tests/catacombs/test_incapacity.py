"""Incapacity with its exact timing, death, and the Overseer's victory."""

import pytest

from souterrain.games.catacombs.acts import Activation
from souterrain.games.catacombs.figure import change, doer, heroes, incapacitate, is_able
from souterrain.games.catacombs.place import Relocate
from souterrain.games.catacombs.resolution import Resolution
from souterrain.games.catacombs.state import ABLE, FELL, OUT
from souterrain.games.catacombs.turn import Combat, HeroesTurn
from souterrain.games.catacombs.victory import look_for_end
from tests.catacombs.scene import Hall, begin_at
from tests.rule import rule


@pytest.fixture
def hall() -> Hall:
    return Hall()


@rule("catacombs.incapacity.full-round", "catacombs.incapacity.recovery", "catacombs.incapacity.shown-by-flip")
def test_the_elf_stunned_by_a_ghoul_misses_the_whole_next_round(hall: Hall):
    hall.put("elf", 16, 12.5)
    hall.put("thief", 5, 3)
    hall.put("ghoul-1", 10, 12.5)
    hall.run(begin_at("overseer", Combat()))
    hall.answer("act:ghoul-1", "attack:melee-stun")
    hall.flick("elf", 600)
    assert hall.state.round == 2
    assert hall.health("elf") == 7
    assert hall.figure("elf").incapacity == OUT, "it is shown in every state"
    assert hall.decision.kind == "act", "only the thief acts in the next round"
    assert dict(hall.decision.about)["figure"] == "thief"
    hall.answer("pass", "act:ghoul-1", "attack:melee-stun")
    hall.flick("elf", 1500)
    assert hall.health("elf") == 6, "it can be damaged"
    assert hall.rules("unshaken") == ["catacombs.incapacity.not-twice-running"], "but not stunned again"
    assert hall.saw("recovered", figure="elf")
    assert hall.state.round == 3
    assert "act:elf" in hall.options()


@rule("catacombs.incapacity.recovery", "catacombs.death.removed")
def test_a_hero_who_died_incapacitated_does_not_recover(hall: Hall):
    hall.put("thief", 5, 3)
    hall.put("barbarian", 5, 9, incapacity=OUT)
    hall.put("orc-1", 40, 3)
    change(hall.game, "elf", health=0, incapacity=OUT)
    hall.run(begin_at("recover", Combat()))
    assert [event.data["figure"] for event in hall.events("recovered")] == ["barbarian"]
    assert hall.figure("barbarian").incapacity == ABLE


@rule("catacombs.incapacity.full-round")
def test_a_monster_stunned_in_the_heroes_turn_loses_two_actions(hall: Hall):
    hall.put("elf", 5, 3)
    hall.put("orc-1", 40, 3)
    hall.run(begin_at("begin_round", Combat()))
    incapacitate(hall.game, "orc-1", rule="catacombs.modifier.stun", why="stun")
    hall.answer("pass")
    assert hall.state.round == 3, "the Overseer was not asked"
    hall.answer("pass")
    assert hall.saw("recovered", figure="orc-1")
    assert hall.state.round == 4
    hall.answer("pass")
    assert hall.decision.seat == 0


@rule("catacombs.incapacity.not-twice-running", "catacombs.incapacity.still-damageable")
def test_an_incapacitated_hero_is_damaged_but_not_stunned_again(hall: Hall):
    hall.put("ghoul-1", 10, 12.5)
    hall.put("elf", 16, 12.5, incapacity=OUT)
    hall.put("thief", 5, 3)
    hall.strike("ghoul-1", "elf", "melee-stun")
    assert hall.health("elf") == 7
    assert hall.figure("elf").incapacity == OUT
    change(hall.game, "elf", incapacity=ABLE)
    hall.strike("ghoul-1", "elf", "melee-stun", 2500)
    assert hall.figure("elf").incapacity == FELL, "after recovery it can be stunned again"


@rule("catacombs.incapacity.recovery")
def test_only_who_was_down_for_the_whole_round_recovers_and_incapacity_lasts_into_the_next_room(hall: Hall):
    hall.put("elf", 5, 3, incapacity=OUT)
    hall.put("thief", 5, 8, incapacity=FELL)
    hall.put("barbarian", 5, 20)
    hall.run(begin_at("recover", Combat()))
    assert hall.figure("elf").incapacity == ABLE
    assert hall.figure("thief").incapacity == FELL
    hall.run(Resolution())
    assert hall.figure("thief").incapacity == FELL


@rule("catacombs.incapacity.wizard-allies-act", "catacombs.incapacity.no-casting")
def test_the_allies_of_an_incapacitated_wizard_act_but_he_casts_nothing(hall: Hall):
    hall.put("wizard", 5, 3, incapacity=OUT)
    hall.put("familiar", 8, 3)
    hall.put("summoned-skeleton", 11, 3)
    hall.put("orc-1", 40, 3)
    hall.run(HeroesTurn())
    assert hall.options() == ["act:familiar", "act:summoned-skeleton"]
    hall.answer("act:familiar")
    assert not hall.options("cast")


@rule("catacombs.incapacity.effects-first")
def test_all_damage_of_a_flick_comes_before_anybody_falls(hall: Hall):
    hall.put("ghoul-1", 10, 12.5)
    hall.put("elf", 16, 14.1)
    hall.put("thief", 16, 10.9)
    hall.put("wizard", 5, 3)
    hall.strike("ghoul-1", (20, 12.5), "melee-stun")
    names = [event.name for event in hall.game.events if event.name in ("damaged", "incapacitated")]
    assert names == ["damaged", "damaged", "incapacitated", "incapacitated"]


def all_out(hall: Hall, **allies: tuple[float, float]) -> None:
    """Three heroes are down; the elf is about to be stunned."""
    hall.put("elf", 16, 12.5)
    hall.put("ghoul-1", 10, 12.5)
    hall.put("barbarian", 5, 3, incapacity=OUT)
    hall.put("wizard", 5, 22, incapacity=OUT)
    change(hall.game, "thief", health=0)
    for name, place in allies.items():
        hall.put(name.replace("_", "-"), *place)
    hall.strike("ghoul-1", "elf", "melee-stun")


@rule("catacombs.incapacity.all-out", "catacombs.victory.overseer")
def test_when_all_heroes_are_dead_or_incapacitated_the_overseer_wins_at_once(hall: Hall):
    all_out(hall)
    assert hall.game.is_over
    assert hall.state.standings == (1, 2)
    assert hall.rules("overseer_won") == ["catacombs.incapacity.all-out"]


@rule("catacombs.incapacity.all-out", "catacombs.victory.overseer")
def test_an_ally_on_the_board_delays_the_defeat_unless_the_table_says_otherwise():
    hall = Hall()
    all_out(hall, summoned_skeleton=(40, 3))
    assert not hall.game.is_over
    strict = Hall(allies_delay=False)
    all_out(strict, summoned_skeleton=(40, 3))
    assert strict.game.is_over


@rule("catacombs.incapacity.all-out", "catacombs.ally.familiar-purchase")
def test_between_rooms_a_familiar_that_waits_for_the_next_delays_it_too(hall: Hall):
    for hero in heroes(hall.game):
        change(hall.game, hero, incapacity=FELL)
    hall.state.phase = "resolution"
    hall.give("wizard", "familiar")
    look_for_end(hall.game)
    assert not hall.game.is_over
    change(hall.game, "wizard", health=0)
    look_for_end(hall.game)
    assert hall.game.is_over


@rule("catacombs.incapacity.all-out")
def test_one_able_hero_keeps_the_game_going(hall: Hall):
    for hero in ("barbarian", "thief", "wizard"):
        change(hall.game, hero, incapacity=FELL)
    look_for_end(hall.game)
    assert not hall.game.is_over
    change(hall.game, "elf", incapacity=FELL)
    look_for_end(hall.game)
    assert hall.game.is_over


# Death


@rule("catacombs.death.removed")
def test_a_hero_without_health_leaves_the_board(hall: Hall):
    hall.put("elf", 16, 12.5, health=1)
    hall.put("thief", 5, 3)
    hall.put("orc-1", 10, 12.5)
    hall.strike("orc-1", "elf")
    assert hall.saw("died", figure="elf")
    assert not hall.is_in_play("elf")
    hall.run(HeroesTurn())
    assert dict(hall.decision.about)["figure"] == "thief"


@rule("catacombs.death.removed")
def test_a_hero_who_dies_in_his_own_action_has_dealt_his_damage_and_loses_the_rest(hall: Hall):
    hall.put("thief", 10, 12.5, health=1)
    hall.put("elf", 5, 3)
    hall.put("orc-1", 15, 14.3)
    hall.put("fire-spirit-1", 18, 11, wall=True)
    hall.act("thief", "special:slip-away")
    hall.flick((25, 12.5), 2200)
    assert hall.saw("damaged", figure="orc-1")
    assert hall.saw("died", figure="thief")
    assert hall.saw("cut_short", figure="thief")
    assert hall.is_done


@rule("catacombs.death.no-gold-this-room")
def test_a_dead_hero_is_not_paid_and_nobody_collects_for_it(hall: Hall):
    hall.put("orc-1", 5, 3, health=0, killer="elf")
    del hall.state.discs["orc-1"]
    change(hall.game, "elf", health=0)
    hall.run(Resolution())
    assert hall.sheet("elf").gold == 0
    assert all(sheet.gold == 0 for sheet in hall.state.sheets.values())
    assert hall.saw("gold_lost", figure="elf", gold=100)


@rule("catacombs.incapacity.not-twice-running")
def test_the_dead_do_not_fall(hall: Hall):
    hall.put("thief", 5, 3, health=0)
    assert not incapacitate(hall.game, "thief", rule="catacombs.incapacity.effects-first", why="struck")
    assert not hall.saw("incapacitated")
    assert not hall.saw("unshaken")


def test_what_is_done_is_done_by_the_nearest_figure_below():
    hall = Hall()
    nobody = Relocate(seat=0, among=(), zone="monsters")
    hall.state.agenda = [Activation(figure="thief"), Activation(figure="elf"), nobody, nobody]
    assert doer(hall.game) == "elf"


@rule("catacombs.incapacity.full-round", "catacombs.death.removed")
def test_the_dead_are_not_able(hall: Hall):
    assert is_able(hall.figure("thief"))
    hall.put("thief", 5, 3, health=0)
    assert not is_able(hall.figure("thief"))
