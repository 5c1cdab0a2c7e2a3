"""Exhausted fighters, and healing."""

import pytest

from souterrain.games.claustrophobia.acts import Activation
from souterrain.games.claustrophobia.combat import Attack, Suffer
from souterrain.games.claustrophobia.fighter import has_talent
from souterrain.games.claustrophobia.human import Heal, HumanPreparation, LineEffects, can_bless
from souterrain.games.claustrophobia.state import INFERNAL, Token
from souterrain.games.claustrophobia.turn import ActivationPhase
from tests.claustrophobia.scene import Cave, begin_at
from tests.rule import rule


@pytest.fixture
def cave():
    return Cave("t11 0,0", "t10 0,-1")


def exhausted(cave, kind="blade", *, die=2, **fields):
    return cave.human(kind, die=die, wounds=(die,), exhausted=True, **fields)


@rule("claustrophobia.exhausted.when")
@pytest.mark.parametrize(("die", "is_exhausted"), [(3, True), (4, False)])
def test_a_die_on_a_cancelled_line_exhausts(cave, die, is_exhausted):
    blade = cave.human("blade", wounds=(3,))
    cave.dice(die)
    cave.run(HumanPreparation())
    cave.answer(f"assign:{blade}:{die}")
    assert cave.fighter(blade).exhausted is is_exhausted
    assert cave.saw("exhausted", fighter=blade) is is_exhausted


@rule("claustrophobia.exhausted.when")
def test_a_die_changed_to_a_cancelled_line_exhausts_too(cave):
    blade = cave.human("blade", wounds=(2,))
    (bolt,) = cave.instinct("bolt")
    cave.dice(3)
    cave.run(HumanPreparation())
    cave.answer(f"change_die:{blade}:{bolt}:3")
    assert cave.fighter(blade).exhausted


@rule("claustrophobia.exhausted.profile")
@pytest.mark.parametrize("kind", ["blade", "brute", "redeemer"])
def test_an_exhausted_fighter_has_the_same_poor_profile_whatever_its_line(cave, kind):
    assert cave.stats(exhausted(cave, kind, die=6)) == (0, 0, 3)


@rule("claustrophobia.exhausted.profile")
def test_the_poor_profile_holds_through_the_infernal_phases_until_the_next_preparation(cave):
    blade = exhausted(cave)
    cave.state.phase = "infernal-activation"
    cave.run(ActivationPhase(INFERNAL))
    cave.answer("end_phase")
    assert cave.stats(blade) == (0, 0, 3)
    cave.dice(5)
    cave.run(HumanPreparation())
    cave.answer(f"assign:{blade}:5")
    assert cave.stats(blade) == (2, 1, 5)


@rule("claustrophobia.exhausted.profile")
def test_an_exhausted_fighter_neither_moves_nor_fights(cave):
    blade, _ = exhausted(cave), cave.infernal("hellhound")
    cave.run(Activation(blade))
    assert cave.is_done


@rule("claustrophobia.exhausted.no-talents-no-draw")
@pytest.mark.parametrize(
    ("kind", "talent"), [("brute", "bodyguard"), ("brute", "impressive"), ("blade", "elusive"), ("penitent", "frantic")]
)
def test_an_exhausted_fighter_uses_no_talent(cave, kind, talent):
    assert has_talent(cave.game, cave.fighter(cave.human(kind)), talent)
    assert not has_talent(cave.game, cave.fighter(exhausted(cave, kind)), talent)


@rule("claustrophobia.exhausted.no-talents-no-draw")
def test_an_exhausted_bodyguard_takes_no_hits(cave):
    blade, _ = cave.human("blade"), exhausted(cave, "brute")
    cave.dice(5, 5)
    cave.run(Attack(cave.infernal("ash-stalker"), blade))
    assert cave.decision.kind == "cancel_line"


@rule("claustrophobia.exhausted.no-talents-no-draw")
def test_an_exhausted_priest_cannot_bless(cave):
    assert can_bless(cave.game, cave.human("redeemer"))
    assert not can_bless(cave.game, exhausted(cave, "redeemer"))


@rule("claustrophobia.exhausted.no-talents-no-draw")
def test_a_lent_talent_is_lost_unless_its_card_works_for_the_exhausted(cave):
    lent = exhausted(cave, tokens=(Token("resistant", "human-preparation"),))
    armoured = exhausted(cave, equipment=("breastplate",))
    assert not has_talent(cave.game, cave.fighter(lent), "resistant")
    assert has_talent(cave.game, cave.fighter(armoured), "resistant")


@rule("claustrophobia.exhausted.no-talents-no-draw")
def test_an_exhausted_fighter_draws_no_instinct_card(cave):
    exhausted(cave, die=2)
    cave.run(LineEffects())
    assert cave.state.instinct_hand == []


@rule("claustrophobia.exhausted.no-equipment")
@pytest.mark.parametrize("equipment", ["blunderbuss", "grenade", "barber-kit"])
def test_an_exhausted_fighter_does_not_use_its_equipment(cave, equipment):
    cave.infernal("hellhound")
    cave.run(Activation(cave.human("blade", wounds=(3,), equipment=(equipment,))))
    assert f"use:{equipment}" in cave.options()
    cave.run(Activation(exhausted(cave, equipment=(equipment,))))
    assert cave.is_done


@rule("claustrophobia.exhausted.no-equipment")
def test_the_bonus_of_a_shield_is_lost_too(cave):
    assert cave.stats(cave.human("blade", die=5, equipment=("round-shield",)))[2] == 6
    assert cave.stats(exhausted(cave, die=5, equipment=("round-shield",)))[2] == 3


@rule("claustrophobia.exhausted.no-equipment")
def test_a_card_that_says_so_works_for_the_exhausted(cave):
    blade = exhausted(cave, equipment=("breastplate",))
    cave.run(Suffer(blade, 1))
    assert cave.saw("resisted", fighter=blade)
    assert cave.fighter(blade).damage == 0b000010


@rule("claustrophobia.exhausted.bonuses")
@pytest.mark.parametrize(("stat", "verbs"), [("DPT", {"move", "explore", "finish"}), ("CBT", {"attack", "finish"})])
def test_an_exhausted_fighter_acts_with_what_bonuses_give(cave, stat, verbs):
    cave.infernal("hellhound")
    blade = exhausted(cave, tokens=(Token("blessing", "human-activation", stat, 1),))
    cave.run(Activation(blade))
    assert {each.verb for each in cave.decision.options} == verbs


@rule("claustrophobia.exhausted.bonuses")
def test_bonuses_to_DEF_count_for_the_exhausted(cave):
    blade = exhausted(cave, tokens=(Token("boost", "human-preparation", "DEF", 1),))
    assert cave.stats(blade) == (0, 0, 4)


@rule("claustrophobia.healing.remove-token")
def test_healing_removes_the_token_and_the_line_works_again(cave):
    blade = cave.human("blade", wounds=(2, 5))
    cave.run(Heal(blade, "claustrophobia.tile.fountain.heal"))
    assert cave.options() == [f"line:{blade}:2", f"line:{blade}:5"]
    cave.answer(f"line:{blade}:5")
    assert cave.fighter(blade).damage == 0b000010
    cave.dice(5)
    cave.run(HumanPreparation())
    cave.answer(f"assign:{blade}:5")
    assert not cave.fighter(blade).exhausted


@rule("claustrophobia.healing.ends-exhaustion")
@pytest.mark.parametrize(("line", "stats"), [(2, (2, 1, 4)), (5, (0, 0, 3))])
def test_healing_the_line_of_its_die_ends_exhaustion_at_once(cave, line, stats):
    blade = cave.human("blade", die=2, wounds=(2, 5), exhausted=True)
    cave.run(Heal(blade, "claustrophobia.tile.fountain.heal"))
    cave.answer(f"line:{blade}:{line}")
    assert cave.saw("recovered", fighter=blade) is (line == 2)
    assert cave.stats(blade) == stats


@rule("claustrophobia.healing.ends-exhaustion")
def test_a_fighter_healed_before_its_turn_in_step_four_still_draws(cave):
    blade = exhausted(cave, die=2)
    redeemer = cave.human("redeemer", die=4, gifts=("laying-on-of-hands",))
    cave.run(begin_at("apply_lines", HumanPreparation()))
    cave.answer(f"patient:{blade}", f"line:{blade}:2")
    assert cave.saw("gift_used", fighter=redeemer)
    assert len(cave.state.instinct_hand) == 1


@rule("claustrophobia.healing.ends-exhaustion")
def test_a_fighter_healed_later_acts_normally_but_no_draw_is_made_up_for(cave):
    blade = exhausted(cave, die=2, equipment=("blunderbuss",))
    healer = cave.human("blade", equipment=("barber-kit",))
    cave.infernal("hellhound", on=1)
    cave.run(Activation(healer), Activation(blade))
    cave.answer("use:barber-kit", f"patient:{blade}", f"line:{blade}:2", "finish")
    assert {"move:1", "use:blunderbuss"} <= set(cave.options())
    assert has_talent(cave.game, cave.fighter(blade), "elusive")
    assert cave.state.instinct_hand == []
