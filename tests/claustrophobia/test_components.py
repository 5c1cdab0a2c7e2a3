"""Dice, gems, tokens and cards: what they are for and whose they are."""

import pytest

from souterrain.games.claustrophobia.combat import SKULL, Attack, Suffer
from souterrain.games.claustrophobia.human import HumanPreparation, LineEffects
from souterrain.games.claustrophobia.infernal import InfernalPreparation, Threat, is_white
from souterrain.games.claustrophobia.move import Enter
from souterrain.games.claustrophobia.state import BONUS_DIE, HUMAN, INFERNAL
from souterrain.games.claustrophobia.turn import Turn
from souterrain.kernel import ledger
from tests.claustrophobia.scene import Cave, begin_at
from tests.rule import rule


@pytest.fixture
def cave():
    return Cave("t11 0,0", "t10 0,-1")


@rule("claustrophobia.component.gems")
def test_threat_points_pay_for_fighters_are_kept_and_have_no_ceiling(cave):
    cave.human("blade", on=1)
    cave.state.threat = 98
    cave.wait_on("abyssal-threat", 2, 4)
    cave.run(begin_at("trigger", InfernalPreparation()), Threat(), Threat())
    assert cave.state.threat == 104
    cave.answer("bring:0:0", "end_phase")
    assert cave.state.threat == 103


@rule("claustrophobia.component.activation-dice")
def test_activation_dice_are_the_human_players_and_go_to_his_fighters(cave):
    blade, _ = cave.human("blade"), cave.troglodytes(3)
    cave.dice(4)
    cave.run(HumanPreparation())
    assert cave.saw("activation_rolled", rolls=(4,))
    assert cave.decision.seat == HUMAN
    assert cave.options() == [f"assign:{blade}:4"]


@rule("claustrophobia.component.destiny-dice")
def test_destiny_dice_are_the_infernal_players_and_six_in_number(cave):
    cave.run(InfernalPreparation())
    assert cave.decision.seat == INFERNAL
    assert cave.options()[-1] == "roll:6"
    assert cave.rule_against("roll:7") == "claustrophobia.iprep.roll"


@rule("claustrophobia.component.destiny-dice")
@pytest.mark.parametrize(("die", "white"), [(1, True), (2, False), (3, True), (4, False), (5, True), (6, False)])
def test_odd_faces_are_white_and_even_ones_red_on_bonus_dice_too(die, white):
    assert is_white(die) is white
    assert is_white(die + BONUS_DIE) is white


@rule("claustrophobia.component.combat-dice")
def test_both_players_roll_combat_dice_and_the_skull_is_the_six(cave):
    blade, hound = cave.human("blade", die=1), cave.infernal("hellhound", damage=0)
    demon = cave.infernal("ash-stalker")
    cave.dice(1, 2, SKULL, 1, 2)
    cave.run(Attack(blade, hound), Attack(demon, blade))
    assert cave.saw("rolled", fighter=blade, rolls=(1, 2, 6))
    assert cave.saw("rolled", fighter=demon, rolls=(1, 2))
    assert cave.fighter(hound).damage == 1


@rule("claustrophobia.component.combat-dice")
def test_any_other_die_a_rule_asks_for_is_a_combat_die_with_six_faces(cave):
    assert set(cave.game.roll(200)) == {1, 2, 3, 4, 5, SKULL}
    cave = Cave("t11 0,0", "t24 0,-1")
    blade = cave.human("blade")
    cave.dice(SKULL)
    cave.run(Enter(blade, 1))
    assert cave.saw("risked", fighter=blade, face=SKULL)
    assert cave.decision.kind == "cancel_line"


@rule("claustrophobia.component.tile")
def test_the_saturation_of_a_tile_counts_for_each_camp_apart():
    cave = Cave("t11 0,0", "t4 0,-1")
    blade = cave.human("blade")
    cave.troglodytes(2, on=1)
    cave.human("brute", on=1)
    cave.activate(blade)
    assert "move:1" in cave.options()
    cave.human("brute", on=1)
    cave.activate(blade)
    assert cave.refused()["move:1"] == "claustrophobia.move.saturation"


@rule("claustrophobia.component.turn-marker")
@pytest.mark.parametrize("scenario", ["the-survivors", "the-vigil"])
def test_turns_are_counted_in_every_game(scenario):
    cave = Cave("t11 0,0", scenario=scenario)
    cave.human("blade")
    cave.human("blade")
    cave.run(Turn())
    assert cave.saw("turn_begun", turn=2)
    assert cave.state.turn == 2


@rule("claustrophobia.component.turn-marker")
@pytest.mark.parametrize(("scenario", "limit"), [("the-survivors", 0), ("the-vigil", 8), ("powder-and-fire", 13)])
def test_the_number_of_turns_is_limited_only_where_the_scenario_says_so(scenario, limit):
    cave = Cave("t40 0,0", scenario=scenario)
    cave.human("blade")
    cave.human("blade")
    cave.state.turn = limit or 100
    cave.run(begin_at("end", Turn()))
    assert cave.game.is_over is bool(limit)


@rule("claustrophobia.component.damage-tokens")
def test_both_players_record_lost_health_with_damage_tokens(cave):
    blade, demon = cave.human("blade"), cave.infernal("ash-stalker")
    cave.run(Suffer(demon, 2), Suffer(blade, 1))
    cave.answer(f"line:{blade}:3")
    assert cave.fighter(blade).damage == 0b000100
    assert cave.fighter(demon).damage == 2


@rule("claustrophobia.component.gift-tokens")
def test_the_scenario_names_the_gifts_of_a_fighter_and_only_those_work(cave):
    (redeemer, *_) = cave.game.content.scenario["the-survivors"].human
    assert redeemer.gifts == ("aura-of-courage", "prescience")
    cave.human("redeemer", die=5, gifts=redeemer.gifts)
    cave.human("redeemer", die=3, gifts=redeemer.gifts)
    cave.run(LineEffects())
    assert [event.data["gift"] for event in cave.events("gift_used")] == ["prescience"]


@rule("claustrophobia.component.exhausted-tokens")
def test_everybody_sees_who_is_exhausted(cave):
    blade = cave.human("blade", wounds=(3,))
    cave.dice(3)
    cave.run(HumanPreparation())
    cave.answer(f"assign:{blade}:3")
    assert cave.game.view(INFERNAL).state.fighters[blade].exhausted


@rule("claustrophobia.component.equipment-cards")
def test_equipment_is_the_fighters_own_and_has_the_effect_of_its_card(cave):
    armed, bare = cave.human("blade", equipment=("round-shield",)), cave.human("blade")
    assert cave.stats(armed)[2] == cave.stats(bare)[2] + 1


@rule("claustrophobia.component.equipment-cards")
def test_a_grenade_is_thrown_once_in_a_game(cave):
    blade, _ = cave.human("blade", equipment=("grenade",)), cave.infernal("hellhound", on=1)
    cave.dice(1)
    cave.activate(blade)
    cave.answer("use:grenade", "blast:1")
    cave.activate(blade)
    assert "use:grenade" not in cave.options()


@rule("claustrophobia.component.event-cards")
def test_each_event_card_states_its_effect_and_its_moment(cave):
    words = cave.game.loaded.words("en")
    for event in cave.game.content.event.values():
        assert event.when == "threat" or event.when in cave.game.windows
        assert event.effects
        assert words.texts("event", event).keys() >= {"text", "when"}


@rule("claustrophobia.component.instinct-cards")
def test_each_instinct_card_has_a_die_value_and_a_text(cave):
    words = cave.game.loaded.words("en")
    for card in cave.game.content.instinct.values():
        assert 1 <= card.die <= 6
        assert card.effects
        assert words.text("instinct", card)


@rule("claustrophobia.component.instinct-cards")
def test_a_card_is_used_for_its_die_or_for_its_text_never_both(cave):
    blade = cave.human("blade")
    (bolt,) = cave.instinct("bolt")
    cave.dice(3)
    cave.run(HumanPreparation())
    assert {f"change_die:{blade}:{bolt}:3", f"instinct:{blade}:{bolt}"} <= set(cave.options())
    cave.answer(f"change_die:{blade}:{bolt}:3")
    assert cave.fighter(blade).die == 2
    assert cave.fighter(blade).tokens == ()
    assert cave.options() == ["done"]


def test_every_token_has_rules_that_speak_of_it():
    tokens = [component for component in ledger.load("claustrophobia").components if component.kind == "token"]
    assert len(tokens) > 10
    assert [component.id for component in tokens if not component.rules] == []
