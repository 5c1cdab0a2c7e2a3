"""Attacks: melee, missile, fireball, where discs go, modifiers, sequences, chains."""

import pytest
from msgspec.structs import replace

from souterrain.games.catacombs.acts import Activation, Attack, Chain
from souterrain.games.catacombs.disc import REACH
from souterrain.games.catacombs.effects.action import was_veiled_before
from souterrain.games.catacombs.figure import change_sheet, enlist
from souterrain.games.catacombs.game import Catacombs
from souterrain.games.catacombs.place import Summon, ask_start
from souterrain.games.catacombs.state import FELL
from souterrain.games.catacombs.strike import FLICK_RULES, Strike, tell_death
from souterrain.games.catacombs.turn import HeroesTurn
from souterrain.kernel.gesture import Near
from souterrain.speech import Speaker
from tests.catacombs.scene import SOFT, Hall
from tests.rule import rule


@pytest.fixture
def hall() -> Hall:
    return Hall()


@rule("catacombs.attack.melee", "catacombs.overview.flick")
def test_a_melee_flick_is_a_move_without_contact_and_a_blow_with_it(hall: Hall):
    hall.put("elf", 10, 12.5)
    hall.put("orc-1", 40, 20)
    hall.strike("elf", (30, 12.5), speed=700)
    assert hall.at("elf")[0] == pytest.approx(20, abs=0.1)
    assert not hall.saw("struck")
    hall.put("elf", 35, 20)
    hall.strike("elf", "orc-1")
    assert hall.saw("damaged", figure="orc-1")


@rule("catacombs.attack.melee")
def test_every_hero_ally_monster_and_lord_has_a_melee_attack(hall: Hall):
    for number, name in enumerate(("elf", "summoned-skeleton", "orc-1", "sorcerer")):
        hall.put(name, 5 + 6 * number, 3)
        hall.act(name)
        assert "attack:melee" in hall.options()


@rule("catacombs.overview.flick", "catacombs.setup.walk-around")
def test_a_flick_goes_in_any_direction_up_to_a_top_speed(hall: Hall):
    hall.put("elf", 25, 12.5)
    hall.put("orc-1", 40, 20)
    for push in ("-900000 0", "0 900000", "0 -900000", "900000 0"):
        hall.run(Strike(figure="elf", attack="melee"))
        hall.answer(push)
    hall.run(Strike(figure="elf", attack="melee"))
    refusal = hall.refusal("3000001 0")
    assert "1 too fast" in str(refusal)
    assert refusal.rule == "catacombs.attack.flick-by-controller"
    assert hall.refusal("0 0").rule == "catacombs.attack.flick-by-controller"


@rule("catacombs.attack.flick-by-controller")
def test_a_disc_is_flicked_by_whoever_controls_it():
    hall = Hall(seats=5)
    hall.band()
    hall.put("orc-1", 40, 3)
    hall.put("familiar", 5, 20)
    for name, seat in (("elf", 1), ("wizard", 4), ("familiar", 4), ("orc-1", 0)):
        hall.run(Strike(figure=name, attack="melee"))
        assert hall.decision.seat == seat


@rule("catacombs.attack.missile-placement")
def test_a_missile_is_placed_within_25_mm_of_the_shooter_clear_of_everything(hall: Hall):
    hall.put("elf", 14, 7.5)
    hall.put("familiar", 14, 9.8)
    hall.run(Strike(figure="elf", attack="missile"))
    place = hall.decision
    assert place.zones[0] == Near(140_000, 75_000, 12_500, REACH)
    assert place.radius == 6_500
    far = hall.refusal("184002 75000")  # beyond 12.5 + 25 + 6.5 mm
    assert far.rule == "catacombs.attack.missile-placement"
    assert "0.002 mm outside" in str(far)
    assert "1.003 mm too near familiar" in str(hall.refusal("140000 113000"))
    assert "too near obstacle-1" in str(hall.refusal("160000 75000")), "nor on an obstacle"
    hall.answer("140000 114500")
    assert hall.at("missile") == (14, 11.45), "the far side of a neighbour is as good"


@rule("catacombs.attack.missile-placement")
def test_the_example_lies_beside_the_shooter_on_the_side_of_the_nearest_enemy(hall: Hall):
    hall.put("elf", 10, 12.5)
    hall.put("orc-1", 40, 12.5)
    hall.put("orc-2", 10, 22)
    hall.run(Strike(figure="elf", attack="missile"))
    assert hall.decision.example == "100000 145000", "with a gap of a millimetre between the rims"


@rule("catacombs.attack.missile-placement")
def test_a_missile_lies_wholly_on_the_board(hall: Hall):
    hall.put("elf", 2, 1.5)
    hall.put("orc-1", 14, 11)
    hall.run(Strike(figure="elf", attack="missile"))
    assert "outside the zone" in str(hall.refusal("40000 6000"))
    hall.answer("40000 6500")
    assert hall.is_in_play("missile")


@rule("catacombs.attack.missile-flick", "catacombs.attack.missile-return", "catacombs.component.missile-discs")
def test_the_missile_is_flicked_the_shooter_stays_and_the_missile_comes_back(hall: Hall):
    hall.put("elf", 10, 12.5)
    hall.put("skeleton-archer-1", 20, 12.5)
    hall.strike("elf", "skeleton-archer-1", "missile", 1500)
    assert hall.saw("killed", target="skeleton-archer-1", figure="elf")
    assert hall.at("elf") == (10, 12.5)
    assert not hall.is_in_play("missile")
    assert hall.saw("taken_away", disc="missile")
    assert hall.game.content.size[hall.game.content.piece["missile"].size].id == "tiny"


@rule("catacombs.attack.elf-missile", "catacombs.elf.ranged", "catacombs.combat.special-uses")
def test_the_elf_shoots_as_his_special_action_twice_in_a_room(hall: Hall):
    hall.put("elf", 10, 12.5)
    hall.put("orc-1", 20, 12.5)
    for _ in range(2):
        hall.act("elf", "special:bow")
        hall.answer(hall.decision.example)
        hall.flick("orc-1", 600)
    hall.act("elf")
    assert hall.refused()["special:bow"] == "catacombs.combat.special-uses"
    assert "special:bow" not in hall.options()
    change_sheet(hall.game, "elf", used=())
    hall.act("elf")
    assert "special:bow" in hall.options(), "in the next room"


@rule("catacombs.attack.monster-missile", "catacombs.sequence.either-or")
def test_monsters_shoot_if_their_card_says_so_and_of_alternatives_make_one(hall: Hall):
    hall.put("elf", 10, 12.5)
    hall.put("skeleton-archer-1", 20, 12.5)
    hall.put("orc-1", 40, 12.5)
    hall.act("orc-1")
    assert hall.options("attack") == ["attack:melee"]
    hall.act("skeleton-archer-1")
    assert hall.options("attack") == ["attack:melee", "attack:missile"]
    hall.answer("attack:missile")
    hall.answer(hall.decision.example)
    hall.flick("elf")
    assert hall.health("elf") == 7
    assert hall.is_done


@rule("catacombs.attack.fireball", "catacombs.attack.fireball-users", "catacombs.component.fireball-discs")
def test_a_fireball_works_like_a_missile_with_a_larger_disc(hall: Hall):
    hall.put("elf", 10, 12.5)
    hall.put("fire-demon-1", 20, 12.5)
    hall.act("fire-demon-1", "attack:fireball")
    assert hall.decision.radius == 9_500
    assert hall.decision.zones[0] == Near(200_000, 125_000, 16_000, REACH)
    hall.answer(hall.decision.example)
    hall.flick("elf", 1500)
    assert hall.health("elf") == 7
    assert hall.at("fire-demon-1") == (20, 12.5)
    assert not hall.is_in_play("fireball")
    assert hall.game.content.spell["fireball"].effects[0].name == "attack"


# Where discs go


@rule("catacombs.physics.off-board", "catacombs.physics.legal-rest")
def test_a_piece_that_leaves_is_put_back_where_it_left_and_its_hits_count(hall: Hall):
    hall.put("elf", 5, 12.5)
    hall.put("orc-1", 3, 20)
    hall.strike("elf", (-10, 12.5), speed=1500)
    assert hall.saw("put_back", disc="elf")
    x, y = hall.at("elf")
    assert x == pytest.approx(1.25, abs=0.01)
    assert y == pytest.approx(12.5, abs=0.01)
    hall.put("elf", 8, 20)
    hall.strike("elf", "orc-1", speed=2000)
    assert hall.saw("put_back", disc="orc-1"), "pushed or flicked, friend or foe"
    assert hall.saw("damaged", figure="orc-1")


@rule("catacombs.physics.off-board")
def test_a_piece_comes_back_beside_another_that_lies_at_its_spot(hall: Hall):
    hall.put("elf", 5, 12.5)
    hall.put("thief", 1.25, 8)
    hall.put("orc-1", 40, 3)
    hall.strike("elf", (0, 8.6), speed=2500)
    assert hall.is_in_play("elf")
    assert not list(hall.game.faults())


@rule("catacombs.physics.off-board", "catacombs.attack.missile-return")
def test_a_missile_that_leaves_ends_its_flight(hall: Hall):
    hall.put("elf", 5, 12.5)
    hall.put("orc-1", 40, 3)
    hall.strike("elf", (5, 30), "missile", 2500)
    assert not hall.saw("put_back")
    assert not hall.is_in_play("missile")


@rule("catacombs.physics.no-stacking", "catacombs.physics.legal-rest")
def test_however_hard_a_crowd_is_hit_nothing_ends_on_top_of_anything(hall: Hall):
    hall.put("barbarian", 10, 12.5)
    for number in range(1, 6):
        hall.put(f"orc-{number}", 24, 4.7 + number * 2.6)
    hall.strike("barbarian", "orc-3", speed=3000)
    assert list(hall.game.faults()) == []
    assert all(0 <= x <= 50 and 0 <= y <= 25 for x, y in map(hall.at, hall.state.discs))


@rule("catacombs.board.obstacles", "catacombs.board.obstacle-put-back", "catacombs.install.obstacles")
def test_obstacles_fill_every_hole_never_move_and_throw_discs_back(hall: Hall):
    hall.put("elf", 10, 7.5)
    hall.put("orc-1", 40, 3)
    before = hall.game.board().posts
    assert len(before) == len(hall.game.content.board["flagstones"].holes)
    hall.strike("elf", (17, 7.5), speed=2000)
    assert hall.at("elf")[0] < 14
    assert hall.game.board().posts == before
    hall.put("elf", 12, 7.5)
    hall.put("orc-1", 22, 7.5)
    hall.strike("elf", "orc-1", speed=2500)
    assert not hall.saw("struck"), "one can shelter behind them"


# Modifiers


@rule("catacombs.modifier.critical", "catacombs.modifier.changes-base")
def test_a_critical_attack_does_two_damage_to_each_target(hall: Hall):
    hall.put("giant-scorpion-1", 10, 12.5)
    hall.put("elf", 16, 14)
    hall.put("thief", 16, 11)
    hall.act("giant-scorpion-1", "attack:melee-critical")
    hall.flick((20, 12.5), 2000)
    assert hall.health("elf") == 6
    assert hall.health("thief") == 8
    hall.put("barbarian", 10, 3)
    hall.put("orc-1", 16, 3)
    hall.strike("barbarian", "orc-1", "melee-critical")
    assert hall.saw("killed", target="orc-1")
    assert set(hall.rules("damaged")) == {"catacombs.modifier.critical"}


@rule("catacombs.modifier.stun", "catacombs.modifier.stun-damages")
def test_a_stun_incapacitates_and_does_its_damage(hall: Hall):
    hall.put("ghoul-1", 10, 12.5)
    hall.put("elf", 16, 12.5)
    hall.act("ghoul-1", "attack:melee-stun")
    hall.flick("elf")
    assert hall.health("elf") == 7
    assert hall.figure("elf").incapacity
    hall.run(HeroesTurn())
    assert hall.is_done, "it cannot act"


@rule("catacombs.modifier.stun")
def test_a_stun_works_on_monsters_and_lords_but_never_on_allies(hall: Hall):
    hall.put("wizard", 10, 12.5)
    hall.put("orc-1", 16, 12.5)
    hall.strike("wizard", "orc-1", "missile-stun", 1500)
    assert hall.figure("orc-1").incapacity
    hall.put("sorcerer", 16, 3)
    hall.put("wizard", 10, 3)
    hall.strike("wizard", "sorcerer", "missile-stun", 1500)
    assert hall.figure("sorcerer").incapacity
    hall.put("ghoul-1", 10, 22)
    hall.put("familiar", 16, 22)
    hall.strike("ghoul-1", "familiar", "melee-stun")
    assert hall.saw("ally_lost", figure="familiar")
    assert not hall.saw("incapacitated", figure="familiar")


@rule("catacombs.modifier.which-attacks")
def test_modifiers_are_attached_to_melee_and_to_missile_attacks(hall: Hall):
    attacks = hall.game.content.attack
    assert {attacks["melee-critical"].kind, attacks["melee-stun"].kind} == {"melee"}
    assert attacks["missile-stun"].kind == "missile"
    hall.put("crypt-spider-1", 10, 12.5)
    hall.put("elf", 20, 12.5)
    hall.act("crypt-spider-1", "attack:missile-stun+missile-stun")
    hall.answer(hall.decision.example)
    hall.flick("elf", 1500)
    assert hall.figure("elf").incapacity


# Sequences


@rule("catacombs.sequence.icon", "catacombs.sequence.missile-summary")
def test_a_sequence_of_missiles_is_made_within_one_action_and_may_strike_the_same_target(hall: Hall):
    hall.put("wizard", 10, 12.5)
    hall.put("orc-1", 20, 12.5)
    hall.run(Attack(figure="wizard", attacks=("missile", "missile")))
    hall.answer(hall.decision.example)
    hall.flick("orc-1", 1200)
    assert hall.health("orc-1") == 1
    assert hall.options() == ["go_on", "stop"]
    hall.answer("go_on")
    assert hall.decision.kind == "place_projectile", "each missile is placed anew"
    hall.answer(hall.decision.example)
    hall.flick("orc-1", 1200)
    assert hall.saw("killed", target="orc-1")
    assert hall.is_done


@rule("catacombs.sequence.icon")
def test_a_sequence_may_be_stopped_early(hall: Hall):
    hall.put("wizard", 10, 12.5)
    hall.put("orc-1", 20, 12.5)
    hall.run(Attack(figure="wizard", attacks=("missile", "missile")))
    hall.answer(hall.decision.example, SOFT, "stop")
    assert hall.is_done


@rule("catacombs.sequence.melee-summary")
def test_a_melee_sequence_flicks_the_disc_as_often_as_stated(hall: Hall):
    hall.put("zombie-1", 10, 12.5)
    hall.put("elf", 40, 12.5)
    hall.act("zombie-1", "attack:melee+melee")
    hall.answer(SOFT, "go_on", SOFT)
    assert len(hall.events("flicked")) == 2
    assert hall.is_done


def shots_told(hall: Hall) -> list[tuple[object, ...]]:
    return [
        tuple(event.data[key] for key in ("figure", "attack", "number", "count")) for event in hall.events("shot_begun")
    ]


@rule("catacombs.sequence.icon")
def test_everybody_is_told_which_attack_of_a_sequence_it_is(hall: Hall):
    hall.put("centaur-1", 10, 12.5)
    hall.put("elf", 40, 12.5)
    hall.act("centaur-1", "attack:melee+missile")
    hall.answer(SOFT, "go_on")
    assert shots_told(hall) == [("centaur-1", "melee", 1, 2), ("centaur-1", "missile", 2, 2)]
    assert hall.events("shot_begun")[1].data["sequence"] == ("melee", "missile")


@rule("catacombs.sequence.icon")
@pytest.mark.parametrize(("lang", "said"), [("en", "Melee → missile"), ("fr", "Coup de poing → Missile")])
def test_a_sequence_is_told_in_its_order(hall: Hall, lang: str, said: str):
    hall.put("centaur-1", 10, 12.5)
    hall.put("elf", 40, 12.5)
    hall.run(Activation(figure="centaur-1"))
    speaker = Speaker(hall.game, lang)
    attack = next(option for option in hall.decision.options if option.id == "attack:melee+missile")
    assert speaker.say(speaker.option(hall.decision, attack)) == said


# Chains


@rule("catacombs.chain.number")
def test_everybody_is_told_which_flick_of_a_chain_it_is(hall: Hall):
    hall.put("cerberus-1", 10, 12.5)
    hall.put("elf", 40, 12.5)
    hall.act("cerberus-1", "attack:melee-chain-3")
    hall.answer(SOFT, "go_on", SOFT, "go_on", SOFT)
    assert shots_told(hall) == [("cerberus-1", "melee-chain-3", number, 3) for number in (1, 2, 3)]


@rule("catacombs.chain.number")
def test_a_chain_is_so_many_flicks_at_most(hall: Hall):
    hall.put("cerberus-1", 10, 12.5)
    hall.put("elf", 40, 12.5)
    hall.act("cerberus-1", "attack:melee-chain-3")
    hall.answer(SOFT, "go_on", SOFT, "go_on", SOFT)
    assert len(hall.events("flicked")) == 3
    assert hall.is_done
    hall.act("cerberus-1", "attack:melee-chain-3")
    hall.answer(SOFT, "stop")
    assert hall.is_done, "and may be stopped before"


@rule("catacombs.chain.continues-from-rest")
def test_a_missile_of_a_chain_goes_on_from_where_it_stopped_and_leaves_after_the_last_flick(hall: Hall):
    hall.put("wizard", 10, 12.5)
    hall.put("orc-1", 40, 3)
    hall.run(Chain(figure="wizard", attack="missile-chain-4"))
    hall.answer(hall.decision.example)
    hall.flick((30, 12.5), 700)
    rest = hall.at("missile")
    assert rest[0] > 20
    hall.answer("go_on")
    assert hall.decision.kind == "flick", "it is not placed again"
    assert hall.at("missile") == rest
    hall.answer(SOFT, "stop")
    assert not hall.is_in_play("missile")


@rule("catacombs.chain.off-board")
def test_a_chain_goes_on_from_the_edge_where_the_disc_left(hall: Hall):
    hall.put("wizard", 5, 22)
    hall.put("orc-1", 40, 3)
    hall.run(Chain(figure="wizard", attack="missile-chain-4"))
    hall.answer(hall.decision.example)
    hall.flick((hall.at("missile")[0], 40), 2000)
    assert hall.saw("put_back", disc="missile")
    hall.answer("go_on")
    assert hall.at("missile")[1] == pytest.approx(25 - 0.65, abs=0.01)


@rule("catacombs.chain.no-double-damage", "catacombs.chain.second-hit-no-effect")
def test_a_chain_never_damages_the_same_target_twice_running(hall: Hall):
    hall.put("cerberus-1", 10, 12.5)
    hall.put("elf", 20, 12.5)
    hall.act("cerberus-1", "attack:melee-chain-3")
    hall.flick("elf", 900)
    assert hall.health("elf") == 7
    hall.answer("go_on")
    hall.flick("elf", 900)
    assert len(hall.events("struck")) == 2
    assert hall.health("elf") == 7
    assert hall.rules("spared") == ["catacombs.chain.second-hit-no-effect"]
    hall.answer("go_on")
    hall.flick("elf", 900)
    assert len(hall.events("struck")) == 3
    assert hall.health("elf") == 7, "the ignored strike counts for the flick after it"


@rule("catacombs.chain.second-hit-no-effect")
def test_an_ignored_strike_provokes_no_retaliation(hall: Hall):
    hall.put("barbarian", 10, 12.5)
    hall.put("minotaur-1", 20, 12.5)
    hall.run(Chain(figure="barbarian", attack="melee-chain-4"))
    hall.flick("minotaur-1", 900)
    assert hall.decision.kind == "react"
    hall.answer("pass", "go_on")
    hall.flick("minotaur-1", 1200)
    assert len(hall.events("struck")) == 2
    assert hall.decision.kind == "go_on"


@rule("catacombs.chain.no-double-damage")
def test_a_flick_that_misses_opens_a_target_again(hall: Hall):
    hall.put("cerberus-1", 10, 12.5)
    hall.put("elf", 16, 12.5)
    hall.act("cerberus-1", "attack:melee-chain-3")
    hall.flick("elf", 900)
    hall.answer("go_on", SOFT, "go_on")
    hall.flick("elf", 1500)
    assert hall.health("elf") == 6


@rule("catacombs.chain.return-to-target", "catacombs.barbarian.rage")
def test_the_barbarian_strikes_three_orcs_and_comes_back_to_the_first(hall: Hall):
    hall.put("barbarian", 25, 12.5)
    hall.put("elf", 1.5, 3)
    hall.put("orc-1", 28.2, 12.5)
    hall.put("orc-2", 25, 16)
    hall.put("orc-3", 23, 9)
    hall.act("barbarian", "special:rage")
    for target in ("orc-1", "orc-2", "orc-3"):
        hall.flick(target, 700)
        assert hall.health(target) == 1
        hall.answer("go_on")
    hall.flick("orc-1", 1500)
    assert hall.saw("killed", target="orc-1", figure="barbarian")
    assert not hall.saw("taken_away"), "his own disc is no missile"
    assert hall.is_done


@rule("catacombs.chain.barbarian-incapacitated", "catacombs.incapacity.effects-first")
def test_after_his_chain_the_barbarian_is_incapacitated_but_its_damage_comes_first():
    hall = Hall(final=True)
    hall.put("barbarian", 10, 12.5)
    hall.put("sorcerer", 16, 12.5, health=1)
    for hero in ("elf", "thief", "wizard"):
        hall.put(hero, 1.5, 3, incapacity=1)
        del hall.state.discs[hero]
    hall.act("barbarian", "special:rage")
    hall.flick("sorcerer", 1400)
    assert hall.saw("heroes_won"), "the Lord is dead before the last able hero falls"
    other = Hall()
    other.put("barbarian", 10, 12.5)
    other.put("elf", 1.5, 3)
    other.put("orc-1", 40, 3)
    other.act("barbarian", "special:rage", SOFT, "stop")
    assert other.saw("incapacitated", figure="barbarian")
    assert other.rules("incapacitated") == ["catacombs.chain.barbarian-incapacitated"]


# To the letter


@rule("catacombs.sequence.icon")
def test_one_flick_is_told_by_the_rule_of_its_attack_and_several_by_that_of_the_sequence():
    hall = Hall()
    hall.put("elf", 10, 12.5)
    hall.run(Strike(figure="elf", attack="melee"))
    (alone,) = hall.events("shot_begun")
    hall.run(Strike(figure="elf", attack="melee", shots=("melee", "missile"), number=1))
    (*_, in_row) = hall.events("shot_begun")
    assert alone.rule == FLICK_RULES["melee"] != in_row.rule == "catacombs.sequence.icon"


@rule("catacombs.install.monsters-second")
def test_without_fair_placement_nobody_speaks_of_edges():
    hall = Hall()
    enlist(hall.game, "orc-1")
    asked = ask_start(hall.game, "orc-1", 0)
    assert asked is not None
    assert asked.rule == "catacombs.install.monsters-second"
    hall = Hall(fair_placement=True)
    enlist(hall.game, "orc-1")
    asked = ask_start(hall.game, "orc-1", 0)
    assert asked is not None
    assert asked.rule == "catacombs.variant.fair-placement-edges"


@rule("catacombs.combat.one-health-dies")
def test_a_monster_that_no_hero_has_killed_brings_no_bonus():
    hall = Hall()
    hall.put("orc-1", 40, 12.5)
    tell_death(hall.game, "orc-1", "")
    hall.game.state.figures["orc-1"] = replace(hall.figure("orc-1"), killer="thief")
    tell_death(hall.game, "orc-1", "thief")
    bonus = hall.game.content.hero["thief"].bonus
    assert bonus
    assert [event.data["bonus"] for event in hall.events("killed")] == [0, bonus]


@rule("catacombs.lord.sorcerer")
@pytest.mark.parametrize(
    ("veiled_in", "round", "is_refused"), [(-1, 1, False), (0, 1, True), (1, 2, True), (1, 3, False)]
)
def test_the_veil_is_refused_in_the_round_after_any_other(veiled_in: int, round: int, is_refused: bool):
    hall = Hall(final=True, lord="sorcerer")
    hall.put("sorcerer", 40, 12.5, veiled_in=veiled_in)
    hall.state.round = round
    assert bool(was_veiled_before(hall.game, "sorcerer")) is is_refused


@rule("catacombs.attack.missile-placement", "catacombs.lord.summons-more")
def test_where_no_spot_is_free_nothing_is_put_down(hall: Hall, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Catacombs, "ask_place", lambda *_, **__: None)
    hall.put("elf", 10, 12.5)
    hall.put("familiar", 3, 3)
    hall.put("lich", 40, 12.5)
    hall.run(
        Strike(figure="elf", attack="missile"),
        Strike(figure="elf", attack="missile", origin="familiar"),
        Summon(figure="lich", origin="lich", kinds=("zombie",), count=2, role="monster"),
    )
    assert hall.is_done
    told = [(event.data["by"], event.data["origin"], event.data["why"]) for event in hall.events("no_room")]
    assert told == [("elf", "elf", "flick"), ("elf", "familiar", "flick"), ("lich", "lich", "beside")]
    assert {*hall.state.discs} == {"elf", "lich", "familiar"}


@rule("catacombs.attack.missile-flick")
def test_without_a_disc_to_throw_nothing_is_flicked(hall: Hall, monkeypatch: pytest.MonkeyPatch):
    """Never in the base game: an expansion may have none to give."""
    monkeypatch.setattr(Catacombs, "projectile", lambda game, strike: None)
    hall.put("elf", 10, 12.5)
    hall.run(Strike(figure="elf", attack="missile"))
    assert hall.is_done
    assert not hall.saw("flicked")


@rule("catacombs.chain.continues-from-rest")
def test_a_missile_that_was_never_put_down_is_not_taken_away(hall: Hall):
    hall.put("wizard", 10, 12.5, incapacity=FELL)
    hall.run(Chain(figure="wizard", attack="missile-chain-4", shots=("missile-chain-4",) * 4))
    assert hall.is_done
    assert not hall.saw("taken_away")
