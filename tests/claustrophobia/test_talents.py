"""The talents, those of both camps alike."""

import pytest

from souterrain.games.claustrophobia.combat import Attack, Suffer
from souterrain.games.claustrophobia.effects.feature import Devour
from souterrain.games.claustrophobia.fighter import has_talent
from souterrain.games.claustrophobia.human import Assignment, Blessing, HumanPreparation, LineEffects
from souterrain.games.claustrophobia.move import Enter
from souterrain.games.claustrophobia.state import HUMAN, INFERNAL, RESERVE, Token
from souterrain.games.claustrophobia.turn import ActivationPhase
from tests.claustrophobia.scene import Cave
from tests.rule import rule

PAIR = ("t11 0,0", "t2 0,-1")
BLESSED = Token("blessed", "human-activation", "CBT", 2)


def talent(name: str) -> tuple[Token, ...]:
    """A talent lent by a card."""
    return (Token(name, "human-preparation"),)


def attack(scene: Cave, attacker: int, target: int, *faces: int) -> None:
    scene.dice(*faces)
    scene.run(Attack(attacker, target))


def can_leave(scene: Cave, fighter: int) -> bool:
    scene.activate(fighter)
    return "move:1" in scene.options()


# General


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("penitent", {}),
        ("blade", {"tokens": talent("frantic")}),
        ("blade", {"equipment": ("paired-daggers",)}),
    ],
    ids=["sheet", "card", "equipment"],
)
@rule("claustrophobia.talent.general")
def test_a_talent_works_wherever_it_comes_from(kind, fields):
    scene = Cave(*PAIR)
    fighter = scene.human(kind, die=1, **fields)
    attack(scene, fighter, scene.troglodytes(1)[0], *[1] * 6)
    assert scene.saw("rerolled", fighter=fighter)


@rule("claustrophobia.talent.general")
def test_a_fighter_without_a_talent_has_none_of_its_benefit():
    scene = Cave(*PAIR)
    blade = scene.human("blade")
    attack(scene, blade, scene.troglodytes(1)[0], 1, 1, 1)
    assert not scene.events("rerolled")


@rule("claustrophobia.talent.exhausted")
def test_an_exhausted_fighter_uses_no_talent_of_its_sheet_or_of_a_card():
    scene = Cave(*PAIR, phase="infernal-activation")
    woman = scene.human("swordswoman", exhausted=True)
    brute = scene.human("brute", exhausted=True, tokens=talent("resistant"))
    attack(scene, scene.troglodytes(1)[0], woman, 6)
    assert scene.decision.kind == "cancel_line"  # neither a guard nor resistance
    assert not has_talent(scene.game, scene.fighter(brute), "resistant")


@rule("claustrophobia.talent.exhausted")
def test_an_exhausted_fighter_is_not_impressive():
    scene = Cave(*PAIR, phase="infernal-activation")
    scene.human("brute", exhausted=True)
    assert can_leave(scene, scene.troglodytes(1)[0])


@rule("claustrophobia.talent.no-stacking")
def test_frantic_twice_over_is_still_one_re_roll():
    scene = Cave(*PAIR)
    penitent = scene.human("penitent", die=1, equipment=("paired-daggers",), tokens=talent("frantic"))  # CBT 1
    troglodyte = scene.troglodytes(1)[0]
    attack(scene, penitent, troglodyte, 1, 2, 6)
    assert scene.place(troglodyte) == 0
    assert len(scene.events("rerolled")) == 1


@rule("claustrophobia.talent.no-stacking")
def test_resistant_twice_over_cancels_one_hit():
    scene = Cave(*PAIR, phase="infernal-activation")
    woman = scene.human("swordswoman", equipment=("breastplate",), tokens=talent("resistant"))
    scene.run(Suffer(woman, 2))
    scene.answer(f"line:{woman}:1")
    assert scene.is_done
    assert len(scene.events("resisted")) == 1


# Ranged attack


@rule("claustrophobia.talent.ranged-attack")
def test_a_shooter_attacks_on_its_own_tile_and_on_adjacent_ones():
    scene = Cave(*PAIR, "t2 0,-2")
    shooter = scene.human("arquebusier")
    here, there = scene.infernal("hellhound"), scene.troglodytes(2, on=1)
    scene.infernal("ash-stalker", 2)
    scene.activate(shooter)
    assert scene.options("attack") == [f"attack:{here}", f"attack:{there[0]}"]


@rule("claustrophobia.talent.ranged-attack")
def test_troglodytes_shot_at_are_one_group():
    scene = Cave(*PAIR)
    shooter = scene.human("arquebusier", die=2)  # CBT 2
    herd = scene.troglodytes(2, on=1)
    attack(scene, shooter, herd[1], 6, 6)
    assert [scene.place(troglodyte) for troglodyte in herd] == [RESERVE] * 2


@rule("claustrophobia.talent.ranged-attack")
def test_a_hole_in_the_ground_is_no_way_for_a_shot():
    scene = Cave("t37 0,0", "t2 5,5", "t38 9,9")
    shooter = scene.human("arquebusier")
    scene.troglodytes(1, on=2)
    scene.activate(shooter)
    assert scene.options("attack") == []


# Consecrated


@pytest.mark.parametrize(
    ("fields", "rallied"),
    [({"die": 3}, 2), ({"die": 4}, 0), ({"die": 3, "exhausted": True}, 0)],
    ids=["its line", "another line", "exhausted"],
)
@rule("claustrophobia.talent.consecrated")
def test_a_consecrated_fighter_uses_a_gift_when_its_die_is_on_its_line(fields, rallied):
    scene = Cave(*PAIR, phase="human-preparation")
    scene.human("redeemer", gifts=("rally", "prescience"), **fields)
    scene.run(LineEffects())
    assert scene.state.rallied == rallied


# Frantic


@rule("claustrophobia.talent.frantic")
def test_a_frantic_fighter_rolls_each_miss_again_once():
    scene = Cave(*PAIR)
    penitent = scene.human("penitent", die=4, card="instinct/bolt/1")  # CBT 3
    herd = scene.troglodytes(4)
    attack(scene, penitent, herd[0], 5, 1, 2, 6, 2)
    assert scene.events("rerolled")[0].data["rolls"] == (5, 6, 2)  # the hit is kept, the second result stands
    assert scene.events("rerolled")[0].data["thanks"] == (("talent", "frantic"),)  # and not to the card
    assert [scene.place(troglodyte) for troglodyte in herd].count(RESERVE) == 2


@rule("claustrophobia.talent.frantic", "claustrophobia.combat.hit")
def test_a_die_that_equals_the_defence_is_no_miss_to_be_rolled_again():
    scene = Cave(*PAIR)
    herd = scene.troglodytes(4)  # DEF 3
    attack(scene, scene.human("penitent", die=4), herd[0], 3, 3, 2, 1)
    assert scene.events("rerolled")[0].data["before_rolls"] == (2,)
    assert [scene.place(troglodyte) for troglodyte in herd].count(RESERVE) == 2


@rule("claustrophobia.talent.frantic")
def test_an_infernal_fighter_can_be_frantic_too():
    scene = Cave(*PAIR, phase="infernal-activation")
    leaper, blade = scene.infernal("cave-leaper"), scene.human("blade")
    attack(scene, leaper, blade, 1, 6)
    assert scene.decision.kind == "cancel_line"


# Bodyguard


@rule("claustrophobia.talent.bodyguard")
def test_a_bodyguard_may_take_any_number_of_the_hits():
    scene = Cave(*PAIR, phase="infernal-activation")
    blade, brute = scene.human("blade"), scene.human("brute")
    attack(scene, scene.infernal("drowned-prince"), blade, 5, 5, 1)
    assert scene.decision.seat == HUMAN
    assert scene.options() == [f"take:{brute}:{hits}" for hits in range(3)]
    scene.answer(f"take:{brute}:1", f"line:{brute}:1", f"line:{blade}:1")
    assert [scene.fighter(each).damage for each in (blade, brute)] == [1, 1]


@rule("claustrophobia.talent.bodyguard")
def test_a_bodyguard_is_not_asked_where_nothing_hits():
    scene = Cave(*PAIR, phase="infernal-activation")
    blade, _ = scene.human("blade"), scene.human("brute")
    attack(scene, scene.infernal("drowned-prince"), blade, 1, 1, 1)
    assert scene.is_done


@rule("claustrophobia.talent.bodyguard")
def test_hits_that_a_bodyguard_takes_are_not_checked_against_its_own_defence():
    scene = Cave(*PAIR, phase="infernal-activation")
    blade, brute = scene.human("blade", die=1), scene.human("brute", die=6)  # DEF 3 and 5
    attack(scene, scene.troglodytes(1)[0], blade, 3)
    scene.answer(f"take:{brute}:1")
    assert scene.options("line") == [f"line:{brute}:{line}" for line in range(1, 7)]


@rule("claustrophobia.talent.bodyguard")
def test_several_bodyguards_share_the_hits():
    scene = Cave(*PAIR, phase="infernal-activation")
    blade, first, second = scene.human("blade"), scene.human("brute"), scene.human("brute")
    attack(scene, scene.infernal("drowned-prince"), blade, 6, 6, 1)
    scene.answer(f"take:{first}:1", f"line:{first}:1", f"take:{second}:1", f"line:{second}:1")
    assert scene.is_done
    assert scene.fighter(blade).damage == 0


@rule("claustrophobia.talent.bodyguard")
def test_a_bodyguard_on_another_tile_cannot_help():
    scene = Cave(*PAIR, phase="infernal-activation")
    blade = scene.human("blade")
    scene.human("brute", 1)
    attack(scene, scene.troglodytes(1)[0], blade, 6)
    assert scene.decision.kind == "cancel_line"


@rule("claustrophobia.talent.bodyguard")
def test_a_bodyguard_cannot_guard_itself():
    scene = Cave(*PAIR, phase="infernal-activation")
    brute = scene.human("brute")
    attack(scene, scene.troglodytes(1)[0], brute, 6)
    assert scene.decision.kind == "cancel_line"


@pytest.mark.parametrize("source", ["tile", "strike"])
@rule("claustrophobia.talent.bodyguard")
def test_a_bodyguard_cannot_take_hits_that_are_no_attack(source):
    scene = Cave("t27 0,0")
    blade = scene.human("blade")
    scene.human("brute")
    scene.dice(6)
    scene.run(Devour(0, 4, (blade,)) if source == "tile" else Suffer(blade, 1))
    assert scene.decision.kind == "cancel_line"


@rule("claustrophobia.talent.bodyguard")
def test_an_infernal_bodyguard_steps_in_for_a_group_of_troglodytes():
    scene = Cave(*PAIR)
    herd, demon = scene.troglodytes(2), scene.infernal("ash-stalker", tokens=talent("bodyguard"))
    attack(scene, scene.human("blade", die=3), herd[0], 6, 6)
    assert scene.decision.seat == INFERNAL
    scene.answer(f"take:{demon}:1")
    assert scene.fighter(demon).damage == 1
    assert [scene.place(troglodyte) for troglodyte in herd].count(RESERVE) == 1


@rule("claustrophobia.talent.bodyguard")
def test_a_bodyguard_takes_no_more_hits_than_it_has_lines_left():
    scene = Cave(*PAIR, phase="infernal-activation")
    blade, brute = scene.human("blade"), scene.human("brute", wounds=(1, 2, 3, 4, 5))
    attack(scene, scene.infernal("drowned-prince"), blade, 6, 6, 6)
    assert scene.options() == [f"take:{brute}:0", f"take:{brute}:1"]


@rule("claustrophobia.talent.bodyguard")
def test_on_a_carnivorous_corridor_a_bodyguards_limit_counts_before_doubling_and_the_surplus_is_lost():
    scene = Cave("t20 0,0", phase="infernal-activation")
    blade, brute = scene.human("blade"), scene.human("brute", wounds=(1, 2, 3, 4, 5))
    attack(scene, scene.infernal("drowned-prince"), blade, 6, 1, 1)
    assert scene.options() == [f"take:{brute}:0", f"take:{brute}:1"]
    scene.answer(f"take:{brute}:1")
    assert scene.saw("killed", fighter=brute)
    assert scene.is_done
    assert scene.fighter(blade).damage == 0


# Impressive and elusive


@rule("claustrophobia.talent.impressive")
def test_nobody_leaves_the_tile_of_an_impressive_enemy_whatever_the_numbers():
    scene = Cave(*PAIR, phase="infernal-activation")
    scene.human("brute")
    troglodyte = scene.troglodytes(3)[0]
    assert not can_leave(scene, troglodyte)
    assert scene.refused()["move:1"] == "claustrophobia.talent.impressive"


@rule("claustrophobia.talent.impressive")
def test_an_impressive_demon_also_keeps_humans_from_exploring():
    scene = Cave(*PAIR)
    scene.infernal("mute-headsman")
    scene.human("penitent")
    penitent = scene.human("penitent")
    assert not can_leave(scene, penitent)
    assert scene.refused()["explore:1"] == "claustrophobia.talent.impressive"


@rule("claustrophobia.talent.impressive")
def test_the_owner_of_an_impressive_fighter_may_switch_it_off_and_on_again():
    scene = Cave(*PAIR)
    brute = scene.human("brute")
    scene.run(ActivationPhase(HUMAN))
    assert not scene.options("let_go"), "with nobody there it would let nobody go"
    troglodyte = scene.troglodytes(1)[0]
    for answer, free in ((f"let_go:{brute}", True), (f"hold:{brute}", False)):
        scene.run(ActivationPhase(HUMAN))
        scene.answer(answer)
        assert can_leave(scene, troglodyte) == free


@rule("claustrophobia.talent.elusive")
def test_blocking_does_not_stop_an_elusive_fighter():
    scene = Cave(*PAIR)
    blade, penitent = scene.human("blade"), scene.human("penitent")
    scene.troglodytes(4)
    assert can_leave(scene, blade)
    assert not can_leave(scene, penitent)


@pytest.mark.parametrize(("companion", "free"), [("ally", True), ("troglodyte", False)])
@rule("claustrophobia.talent.elusive-against-impressive")
def test_elusive_against_impressive_only_the_numbers_count(companion, free):
    scene = Cave(*PAIR)
    blade = scene.human("blade")
    scene.infernal("mute-headsman")
    if companion == "ally":
        scene.human("penitent")
    else:
        scene.troglodytes(1)
    assert can_leave(scene, blade) == free
    if not free:
        assert scene.refused()["move:1"] == "claustrophobia.talent.elusive-against-impressive"


# Resistant


@rule("claustrophobia.talent.resistant")
def test_a_resistant_fighter_cancels_the_first_hit_of_an_activation_phase():
    scene = Cave(*PAIR, phase="infernal-activation")
    woman = scene.human("swordswoman")
    scene.run(Suffer(woman, 1), Suffer(woman, 1))
    scene.answer(f"line:{woman}:1")
    assert scene.is_done
    assert len(scene.events("resisted")) == 1


@pytest.mark.parametrize("second", [HUMAN, INFERNAL])
@rule("claustrophobia.talent.resistant")
def test_a_resistant_fighter_resists_again_in_the_next_activation_phase(second):
    scene = Cave(*PAIR)
    woman = scene.human("swordswoman", resisted=True)
    scene.state.phase = ("human-activation", "infernal-activation")[second]
    scene.run(ActivationPhase(second))
    scene.run(Suffer(woman, 1))
    assert scene.saw("resisted", fighter=woman)


@rule("claustrophobia.talent.resistant")
def test_a_hit_from_a_trap_is_resisted_in_an_activation_phase():
    scene = Cave("t11 0,0", "t24 0,-1")
    woman = scene.human("swordswoman")
    scene.dice(6)
    scene.run(Enter(woman, 1))
    assert scene.saw("resisted", fighter=woman)
    assert scene.fighter(woman).damage == 0


@pytest.mark.parametrize("phase", ["human-preparation", "threat"])
@rule("claustrophobia.talent.resistant")
def test_a_hit_outside_activation_phases_is_not_resisted(phase):
    scene = Cave(*PAIR, phase=phase)
    woman = scene.human("swordswoman")
    scene.run(Suffer(woman, 1))
    assert scene.decision.kind == "cancel_line"


@rule("claustrophobia.talent.resistant")
def test_on_a_carnivorous_corridor_a_hit_is_cancelled_before_it_is_doubled():
    scene = Cave("t20 0,0", phase="infernal-activation")
    woman = scene.human("swordswoman", die=3)
    attack(scene, scene.troglodytes(1)[0], woman, 6)
    assert scene.is_done
    assert scene.fighter(woman).damage == 0


# Blessing


def bless(scene: Cave, priest: int, other: int, stat: str) -> None:
    scene.run(Blessing())
    scene.answer(f"bless:{priest}:{other}:{stat}")


def chapel() -> Cave:
    return Cave(*PAIR, phase="human-preparation")


@rule("claustrophobia.talent.blessing.when")
def test_blessing_comes_after_the_dice_and_before_their_effects():
    scene = chapel()
    priest, blade = scene.human("redeemer", gifts=("rally",)), scene.human("blade", wounds=(2,))
    scene.dice(2, 3)
    scene.run(HumanPreparation())
    scene.answer(f"assign:{priest}:3", f"assign:{blade}:2", "done")
    assert scene.decision.kind == "bless"
    scene.answer(f"bless:{priest}:{blade}:DPT")
    assert sorted(scene.options()) == sorted([f"apply:{priest}", f"apply:{blade}"])  # the healed line draws a card


@rule("claustrophobia.talent.blessing.when")
def test_a_fighter_blesses_another_at_any_distance_but_not_itself():
    scene = chapel()
    priest, far = scene.human("redeemer"), scene.human("blade", 1)
    scene.run(Blessing())
    assert scene.options() == [f"bless:{priest}:{far}:DPT", f"bless:{priest}:{far}:CBT", "pass"]


@rule("claustrophobia.talent.blessing.when")
def test_blessing_may_be_kept_for_later():
    scene = chapel()
    priest = scene.human("redeemer")
    scene.human("blade")
    scene.run(Blessing())
    scene.answer("pass")
    assert scene.is_done
    assert not scene.fighter(priest).blessing_spent


@rule("claustrophobia.talent.blessing.no-instinct")
def test_a_fighter_with_an_instinct_card_cannot_be_blessed():
    scene = chapel()
    priest, blade = scene.human("redeemer"), scene.human("blade")
    scene.human("brute", card="instinct/bolt/1")
    scene.run(Blessing())
    assert scene.options("bless") == [f"bless:{priest}:{blade}:DPT", f"bless:{priest}:{blade}:CBT"]


@rule("claustrophobia.talent.blessing.no-instinct")
def test_a_blessed_fighter_gets_no_instinct_card():
    scene = chapel()
    scene.human("blade", tokens=(BLESSED,))
    brute = scene.human("brute")
    scene.state.instinct_hand[:] = ["instinct/bolt/1"]
    scene.run(Assignment())
    assert scene.options("instinct") == [f"instinct:{brute}:instinct/bolt/1"]


@pytest.mark.parametrize(("stat", "profile"), [("DPT", [2, 3]), ("CBT", [1, 5])])
@rule("claustrophobia.talent.blessing.bonus", "claustrophobia.talent.blessing.token")
def test_the_blessed_have_one_dpt_or_two_cbt_more_until_the_activation_ends(stat, profile):
    scene = chapel()
    priest, blade = scene.human("redeemer"), scene.human("blade", die=1)  # DPT 1, CBT 3
    bless(scene, priest, blade, stat)
    assert [scene.stat(blade, name) for name in ("DPT", "CBT")] == profile
    assert [token.stat for token in scene.fighter(blade).tokens] == [stat]
    scene.state.phase = "human-activation"
    scene.run(ActivationPhase(HUMAN))
    assert [scene.stat(blade, name) for name in ("DPT", "CBT")] == profile
    scene.answer("end_phase")
    assert scene.fighter(blade).tokens == ()


@pytest.mark.parametrize(("die", "damage"), [(1, 0b100000), (2, 0b100001)])
@rule("claustrophobia.talent.blessing.heal")
def test_blessing_heals_the_line_in_use_and_only_that(die, damage):
    scene = chapel()
    priest = scene.human("redeemer")
    blade = scene.human("blade", die=die, wounds=(1, 6), exhausted=die == 1)
    bless(scene, priest, blade, "CBT")
    assert scene.fighter(blade).damage == damage
    assert not scene.fighter(blade).exhausted
    assert scene.saw("healed", fighter=blade, line=die) == (die == 1)


@rule("claustrophobia.talent.blessing.once")
def test_the_blessed_cannot_bless_in_turn():
    scene = chapel()
    priest, blade = scene.human("redeemer"), scene.human("blade")
    bless(scene, priest, blade, "CBT")
    assert scene.is_done


@rule("claustrophobia.talent.blessing.once")
def test_each_fighter_blesses_once_in_a_scenario():
    scene = chapel()
    first, second = scene.human("redeemer"), scene.human("redeemer")
    blade = scene.human("blade")
    bless(scene, first, blade, "CBT")
    assert {option.split(":")[1] for option in scene.options("bless")} == {str(second)}
    scene.answer("pass")
    scene.game.change(second, blessing_spent=True)
    scene.run(Blessing())
    assert scene.is_done


@rule("claustrophobia.talent.resistant")
def test_only_who_resists_in_this_phase_can_have_resisted_already():
    scene = Cave(*PAIR)
    woman = scene.human("swordswoman", resisted=True)
    scene.run(Suffer(woman, 1))
    assert scene.saw("resistance_spent", fighter=woman)
    scene = Cave(*PAIR, phase="human-preparation")
    woman = scene.human("swordswoman", resisted=True)
    scene.run(Suffer(woman, 1))
    assert not scene.saw("resistance_spent")
