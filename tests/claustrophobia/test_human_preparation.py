"""The human preparation: dice, instinct cards, and what the lines give."""

import pytest

from souterrain.games.claustrophobia.combat import Suffer
from souterrain.games.claustrophobia.human import DrawInstinct, HumanPreparation, LineEffects
from souterrain.games.claustrophobia.state import DEAD, HUMAN, INFERNAL, LEFT, Token
from souterrain.games.claustrophobia.turn import ActivationPhase
from tests.claustrophobia.scene import Cave, begin_at
from tests.rule import rule


@pytest.fixture
def cave():
    return Cave("t11 0,0", "t10 0,-1", phase="human-preparation")


@pytest.fixture
def band(cave):
    """Two blades and a brute, without dice."""
    return [cave.human(kind, die=0) for kind in ("blade", "blade", "brute")]


def prepare(cave, *dice):
    """The preparation up to the dealing out of the dice."""
    cave.dice(*dice)
    cave.run(HumanPreparation())


def assign(cave, *pairs):
    cave.answer(*(f"assign:{fighter}:{die}" for fighter, die in pairs))


def verbs_for(cave, fighter):
    return {each.verb for each in cave.decision.options if each.verb != "done" and each["fighter"] == fighter}


# Step 1


@rule("claustrophobia.hprep.discard-played-instinct")
def test_cards_beside_the_sheets_are_discarded_first(cave):
    cave.human("blade", card="instinct/bolt/1")
    brute = cave.human("brute", card="instinct/grit/1")
    prepare(cave)
    assert cave.state.instinct_discard == ["instinct/bolt/1", "instinct/grit/1"]
    assert cave.fighter(brute).card == ""


@rule("claustrophobia.hprep.recover-dice", "claustrophobia.hprep.remove-tokens")
def test_dice_and_exhausted_tokens_are_taken_off_the_sheets(cave):
    blade = cave.human("blade", die=3, wounds=(3,), exhausted=True)
    prepare(cave)
    assert (cave.fighter(blade).die, cave.fighter(blade).exhausted) == (0, False)
    assert cave.fighter(blade).damage == 0b000100


@rule("claustrophobia.hprep.remove-tokens")
def test_tokens_that_last_until_now_go_and_others_stay(cave):
    past = Token("courage", "human-preparation", "CBT", 1)
    present = Token("dirge", "human-activation", "CBT", -1)
    blade = cave.human("blade", tokens=(past, present))
    prepare(cave)
    assert cave.fighter(blade).tokens == (present,)


@pytest.mark.parametrize("tiles", [("t26 0,0", "t27 5,5"), ("t27 5,5", "t26 0,0")])
@rule("claustrophobia.hprep.remove-tokens")
def test_pits_bite_after_step_one_then_fountains_heal_and_then_the_dice_are_rolled(tiles):
    cave = Cave(*tiles, phase="human-preparation")
    fountain = next(index for index, tile in enumerate(cave.state.tiles) if tile.tile == "t26")
    hurt, bitten = cave.human("blade", on=fountain, exhausted=True, wounds=(1,)), cave.human("brute", on=1 - fountain)
    prepare(cave, 4, 1, 1)
    assert cave.saw("risked", fighter=bitten, face=4)
    assert not cave.fighter(hurt).exhausted
    cave.answer(f"line:{bitten}:6", f"patient:{hurt}", f"line:{hurt}:1")
    assert list(cave.names())[-3:] == ["effect_used", "healed", "activation_rolled"]


# Step 2


@rule("claustrophobia.hprep.roll")
def test_a_die_is_rolled_for_each_living_fighter_on_the_map(cave, band):
    cave.game.change(band[0], place=DEAD)
    cave.human("penitent", on=LEFT)
    prepare(cave, 6, 2)
    assert cave.saw("activation_rolled", rolls=(2, 6))
    assert cave.decision.seat == HUMAN


# Step 3


@rule("claustrophobia.hprep.assign")
def test_each_fighter_gets_exactly_one_of_the_dice_on_the_line_of_its_value(cave, band):
    prepare(cave, 2, 2, 5)
    assert cave.options("assign") == [f"assign:{fighter}:{die}" for fighter in band for die in (2, 5)]
    assign(cave, (band[0], 5))
    assert cave.fighter(band[0]).die == 5
    assert cave.options() == [f"assign:{fighter}:2" for fighter in band[1:]]


@rule("claustrophobia.hprep.assign")
def test_no_fighter_goes_without_a_die_even_if_it_will_be_exhausted(cave):
    blade = cave.human("blade", wounds=(3,))
    prepare(cave, 3)
    assert cave.rule_against("done") == "claustrophobia.hprep.assign"
    assert cave.options() == [f"assign:{blade}:3"]
    assign(cave, (blade, 3))
    assert cave.options() == ["done"]


@rule("claustrophobia.hprep.assign")
def test_rallied_dice_widen_the_choice_and_are_put_aside(cave):
    blade = cave.human("blade")
    cave.state.rallied = 2
    prepare(cave, 1, 3, 5)
    assign(cave, (blade, 3))
    cave.answer("done")
    assert cave.is_done
    assert cave.state.activation_dice == ()
    prepare(cave, 4, 4, 4)
    assert cave.state.activation_dice == (4,)


@rule("claustrophobia.hprep.instinct-allot")
def test_each_fighter_may_be_given_one_instinct_card_at_most(cave, band):
    bolt, grit = cave.instinct("bolt", "grit")
    prepare(cave, 3, 3, 3)
    cave.answer(f"instinct:{band[0]}:{bolt}")
    assert cave.state.instinct_hand == [grit]
    assert verbs_for(cave, band[0]) == {"assign"}
    assert verbs_for(cave, band[1]) == {"assign", "instinct", "change_die"}


@rule("claustrophobia.hprep.instinct-allot")
def test_cards_need_not_be_given(cave):
    blade = cave.human("blade")
    cave.instinct("bolt")
    prepare(cave, 3)
    assign(cave, (blade, 3))
    cave.answer("done")
    assert len(cave.state.instinct_hand) == 1


@rule("claustrophobia.hprep.instinct-allot")
def test_an_exhausted_fighter_may_be_given_a_card(cave):
    blade = cave.human("blade", wounds=(3,))
    (bolt,) = cave.instinct("bolt")
    prepare(cave, 3)
    assign(cave, (blade, 3))
    assert cave.options() == [f"instinct:{blade}:{bolt}", "done"]


@rule("claustrophobia.hprep.instinct-allot", "claustrophobia.instinct.usable-from")
def test_no_instinct_card_is_played_in_the_activation(cave):
    blade = cave.human("blade")
    cave.instinct("bolt")
    cave.run(ActivationPhase(HUMAN))
    assert cave.options() == [f"activate:{blade}", "end_phase"]
    cave.answer(f"activate:{blade}")
    assert {each.verb for each in cave.decision.options} == {"move", "explore", "finish"}


@rule("claustrophobia.hprep.instinct-choose-use")
def test_a_card_is_given_for_one_of_its_two_uses_which_everybody_sees(cave):
    blade = cave.human("blade")
    (bolt,) = cave.instinct("bolt")
    prepare(cave, 3)
    assert cave.options() == [f"assign:{blade}:3", f"instinct:{blade}:{bolt}", f"change_die:{blade}:{bolt}:3"]
    cave.answer(f"instinct:{blade}:{bolt}")
    assert cave.saw("instinct_played", fighter=blade, card=bolt)
    assert cave.game.view(INFERNAL).state.fighters[blade].card == bolt
    assert cave.options() == [f"assign:{blade}:3"]


@rule("claustrophobia.hprep.instinct-change-die")
def test_a_two_becomes_the_four_of_the_card_and_two_and_five_remain(cave, band):
    (card,) = cave.instinct("sixth-sense")
    prepare(cave, 2, 2, 5)
    cave.answer(f"change_die:{band[2]}:{card}:2")
    assert cave.fighter(band[2]).die == 4
    assert cave.state.activation_dice == (2, 5)
    assert cave.options() == [f"assign:{fighter}:{die}" for fighter in band[:2] for die in (2, 5)]


@rule("claustrophobia.hprep.instinct-change-die")
def test_a_changed_die_brings_none_of_the_cards_text(cave):
    blade = cave.human("blade")
    (bolt,) = cave.instinct("bolt")
    prepare(cave, 3)
    cave.answer(f"change_die:{blade}:{bolt}:3")
    assert cave.stats(blade) == (2, 1, 4)


@rule("claustrophobia.hprep.instinct-text")
def test_the_text_applies_to_the_fighter_with_the_card_and_no_die_is_changed(cave, band):
    (bolt,) = cave.instinct("bolt")
    prepare(cave, 3, 3, 3)
    cave.answer(f"instinct:{band[0]}:{bolt}")
    assert cave.state.activation_dice == (3, 3, 3)
    assign(cave, *((fighter, 3) for fighter in band))
    assert [cave.stats(fighter)[0] for fighter in band] == [3, 2, 1]


# Step 4


@rule("claustrophobia.hprep.apply-line-effects")
def test_lines_are_applied_after_the_dice_fighter_by_fighter_in_the_order_of_the_player(cave, band):
    prepare(cave, 2, 2, 2)
    assign(cave, *((fighter, 2) for fighter in band))
    assert cave.state.instinct_hand == []
    cave.answer("done")
    assert cave.options() == [f"apply:{fighter}" for fighter in band]
    cave.answer(f"apply:{band[1]}")
    assert cave.options() == [f"apply:{band[0]}", f"apply:{band[2]}"]
    cave.answer(f"apply:{band[0]}")
    assert len(cave.state.instinct_hand) == 3
    assert cave.is_done


@rule("claustrophobia.hprep.apply-line-effects")
def test_draws_and_gifts_are_applied_in_step_four(cave):
    cave.human("blade", die=2)
    cave.human("redeemer", die=3, gifts=("rally",))
    cave.run(begin_at("apply_lines", HumanPreparation()))
    cave.answer(cave.options()[1])
    assert cave.names() == ["gift_used", "rallied", "instinct_drawn"]


@rule("claustrophobia.hprep.line-until-next")
def test_the_line_holds_until_the_next_human_preparation_begins(cave):
    blade = cave.human("blade", die=5)
    cave.state.phase = "infernal-activation"
    cave.run(ActivationPhase(INFERNAL))
    cave.answer("end_phase")
    assert cave.stats(blade) == (2, 1, 5)
    prepare(cave, 1)
    assert cave.fighter(blade).die == 0
    assign(cave, (blade, 1))
    assert cave.stats(blade) == (1, 3, 3)


@rule("claustrophobia.hprep.line-until-next")
def test_the_line_of_the_die_alone_counts_even_if_it_is_cancelled_meanwhile(cave):
    blade = cave.human("blade", die=5)
    cave.run(Suffer(blade, 1))
    cave.answer(f"line:{blade}:5")
    assert cave.stats(blade) == (2, 1, 5)


@rule("claustrophobia.gift.line")
@pytest.mark.parametrize(("die", "used"), [(3, True), (4, False)])
def test_a_gift_works_when_the_die_lies_on_its_line(cave, die, used):
    redeemer = cave.human("redeemer", die=die, gifts=("rally",))
    cave.run(LineEffects())
    assert cave.saw("gift_used", fighter=redeemer, gift="rally") is used
    assert cave.state.rallied == (2 if used else 0)


@rule("claustrophobia.gift.line")
def test_a_gift_does_not_work_for_an_exhausted_fighter(cave):
    cave.human("redeemer", die=3, wounds=(3,), exhausted=True, gifts=("rally",))
    cave.run(LineEffects())
    assert cave.state.rallied == 0


# Instinct cards


@rule("claustrophobia.instinct.draw")
@pytest.mark.parametrize(("exhausted", "drawn"), [(False, 1), (True, 0)])
def test_an_instinct_line_draws_a_card_unless_the_fighter_is_exhausted(cave, exhausted, drawn):
    cave.human("blade", die=2, exhausted=exhausted)
    cave.run(LineEffects())
    assert len(cave.state.instinct_hand) == drawn


@rule("claustrophobia.instinct.draw")
def test_an_empty_instinct_deck_is_made_anew_from_the_discards_and_shuffled(cave):
    cave.human("blade", die=2)
    cards = list(cave.state.instinct_deck)
    cave.state.instinct_deck, cave.state.instinct_discard = [], list(cards)
    cave.run(LineEffects())
    assert sorted([*cave.state.instinct_deck, *cave.state.instinct_hand]) == sorted(cards)
    assert cave.state.instinct_deck != cards[:-1]
    assert cave.state.instinct_discard == []


@rule("claustrophobia.instinct.hand-limit")
@pytest.mark.parametrize(("scenario", "fighters"), [("the-survivors", 4), ("the-seal", 5)])
def test_the_hand_limit_is_the_number_of_fighters_at_the_start(scenario, fighters):
    cave = Cave("t11 0,0", scenario=scenario)
    cave.run(DrawInstinct(fighters, ""))
    assert cave.is_done
    cave.run(DrawInstinct(1, ""))
    assert cave.decision.kind == "discard_instinct"


@rule("claustrophobia.instinct.hand-limit")
def test_the_hand_limit_does_not_shrink_and_cards_beside_sheets_are_not_in_hand(cave):
    cave.human("brute", on=DEAD)
    cave.human("blade", card="instinct/bolt/1")
    cave.run(DrawInstinct(4, ""))
    assert cave.is_done
    assert len(cave.state.instinct_hand) == 4


@rule("claustrophobia.instinct.over-limit")
def test_beyond_the_limit_the_human_player_discards_at_once_what_he_likes(cave):
    bolt, *_ = cave.instinct("bolt", "grit", "grit", "cornered")
    cave.run(DrawInstinct(2, ""))
    assert cave.decision.seat == HUMAN
    assert cave.options() == [f"discard:{card}" for card in cave.state.instinct_hand]
    cave.answer(f"discard:{bolt}", cave.options()[-1])
    assert cave.is_done
    assert len(cave.state.instinct_hand) == 4
    assert cave.state.instinct_discard[0] == bolt


@rule("claustrophobia.instinct.usable-from")
def test_a_card_drawn_now_is_playable_in_the_next_preparation(cave):
    blade = cave.human("blade", die=2)
    cave.run(begin_at("apply_lines", HumanPreparation()))
    (card,) = cave.state.instinct_hand
    assert cave.is_done
    prepare(cave, 3)
    assert f"instinct:{blade}:{card}" in cave.options()
