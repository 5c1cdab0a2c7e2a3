"""The board of destiny: boxes, bonus dice, and its six powers."""

import pytest

from souterrain.games.claustrophobia.fighter import has_talent
from souterrain.games.claustrophobia.game import Claustrophobia
from souterrain.games.claustrophobia.infernal import DrawEvents, InfernalPreparation, Threat, is_met
from souterrain.games.claustrophobia.move import Enter
from souterrain.games.claustrophobia.state import BONUS_DIE, HUMAN, INFERNAL
from souterrain.games.claustrophobia.turn import ActivationPhase
from souterrain.kernel.game import Setup
from tests.claustrophobia.scene import Cave, begin_at
from tests.rule import rule

BOXES = {
    "abyssal-threat": 3,
    "supernatural-speed": 2,
    "frenzied-creatures": 2,
    "dark-destiny": 1,
    "intrepid-charge": 3,
    "sly-charge": 3,
}
POWERS = tuple(BOXES)


@pytest.fixture
def cave():
    """A human on a crossroads; beyond it a corridor with an unexplored exit and a dead end."""
    cave = Cave("t11 0,0", "t2 0,-1", "t36 0,1", phase="infernal-preparation")
    cave.human("blade", on=0)
    return cave


@pytest.fixture
def blade(cave):
    return len(cave.state.fighters) - 1


def check(cave, **waiting):
    """Step 4 of the infernal preparation, with dice on the boxes of some powers."""
    for power, dice in waiting.items():
        cave.wait_on(power.replace("_", "-"), *dice)
    cave.run(begin_at("trigger", InfernalPreparation()))


def bonus(*dice):
    return tuple(die + BONUS_DIE for die in dice)


@rule("claustrophobia.board.zones")
def test_the_reserve_starts_with_all_six_dice_and_every_power_of_the_board_has_free_boxes(cave):
    assert cave.state.reserve_dice == 6
    assert cave.game.board_powers == POWERS
    cave.dice(1, 1, 1)
    cave.run(InfernalPreparation())
    cave.answer("roll:3")
    assert [each.split(":")[1] for each in cave.options()] == [*POWERS, "smoke-step"]


@rule("claustrophobia.board.zones")
def test_the_troglodyte_profile_stands_on_the_board_and_threat_points_are_stored(cave):
    assert cave.stats(cave.infernal("troglodyte", on=1)) == (1, 1, 3)
    assert cave.state.threat == 3


@pytest.mark.parametrize(
    ("phase", "powers"),
    [
        ("preparation", {"abyssal-threat", "dark-destiny"}),
        ("threat", {"intrepid-charge", "sly-charge"}),
        ("infernal-activation", {"supernatural-speed", "frenzied-creatures"}),
    ],
)
@rule("claustrophobia.board.power-fields")
def test_each_power_of_the_board_states_the_phase_of_its_effect(cave, phase, powers):
    assert {power for power in POWERS if cave.game.content.power[power].phase == phase} == powers


@pytest.mark.parametrize("power", POWERS)
@rule("claustrophobia.board.power-fields")
def test_each_power_of_the_board_has_a_name_a_condition_and_an_effect(cave, power):
    fact, words = cave.game.content.power[power], cave.game.loaded.words("en")
    assert words.name("power", power)
    assert words.texts("power", fact).keys() >= {"condition", "text"}
    assert fact.condition.least >= 1
    assert len(fact.effects) == 1


@pytest.mark.parametrize(("power", "boxes"), BOXES.items())
@rule("claustrophobia.board.preparation-boxes")
def test_a_power_takes_as_many_dice_as_it_has_boxes(cave, power, boxes):
    cave.dice(1, 2, 3, 4, 5)
    cave.run(InfernalPreparation())
    cave.answer("roll:5")
    for die in range(1, boxes + 1):
        cave.answer(f"place:{power}:{die}")
    assert cave.state.waiting == {power: tuple(range(1, boxes + 1))}
    assert not any(each.startswith(f"place:{power}:") for each in cave.options())


@rule("claustrophobia.board.preparation-boxes")
def test_the_power_of_a_creature_has_as_many_boxes_as_its_condition_can_use(cave):
    powers = [power for power in cave.game.content.power.values() if power.of != "board"]
    assert {power.id: power.boxes for power in powers} == {power.id: power.condition.most for power in powers}


@rule("claustrophobia.board.preparation-boxes")
def test_dice_wait_as_long_as_the_condition_is_not_met(cave):
    check(cave, supernatural_speed=(1,))
    assert cave.state.waiting == {"supernatural-speed": (1,)}
    assert not cave.saw("triggered")


@rule("claustrophobia.board.trigger-boxes")
def test_dice_slide_to_the_trigger_boxes_when_the_condition_is_met(cave):
    check(cave, supernatural_speed=(1, 3))
    assert cave.state.triggered == {"supernatural-speed": (1, 3)}
    assert cave.state.waiting == {}
    assert cave.saw("triggered", power="supernatural-speed", dice=(1, 3))


# Bonus dice of alarms


@rule("claustrophobia.board.alarm-places")
def test_the_board_shows_at_most_three_bonus_dice():
    cave = Cave("t11 0,0", "t13 0,-1", "t14 9,9", "t15 8,8")
    blade = cave.human("blade")
    cave.state.alarm_dice = 1
    cave.run(Enter(blade, 1), Enter(blade, 2))
    assert cave.state.alarm_dice == 3
    cave.run(Enter(blade, 3))
    assert cave.state.alarm_dice == 3


@rule("claustrophobia.board.alarm-places")
def test_a_bonus_die_is_rolled_and_placed_beside_the_six_of_the_reserve(cave):
    cave.state.alarm_dice = 1
    cave.dice(1, 1, 1, 1, 1, 1, 4)
    cave.run(InfernalPreparation())
    cave.answer("roll:6")
    assert cave.saw("destiny_rolled", rolls=(1, 1, 1, 1, 1, 1, 4), bonus=1)
    cave.answer(f"place:dark-destiny:{BONUS_DIE + 4}")
    assert (cave.state.reserve_dice, cave.state.alarm_dice) == (0, 0)
    assert len(cave.state.destiny_dice) == 6


@rule("claustrophobia.board.alarm-places")
def test_a_bonus_die_on_a_triggered_power_stays_until_the_next_preparation_and_then_leaves(cave):
    check(cave, supernatural_speed=(1,))
    cave.state.waiting["supernatural-speed"] += bonus(3)
    check(cave)
    assert cave.state.triggered == {"supernatural-speed": (1, *bonus(3))}
    cave.run(InfernalPreparation())
    assert cave.state.reserve_dice == 6


@rule("claustrophobia.board.alarm-places")
def test_bonus_dice_do_not_wait(cave):
    cave.state.waiting["supernatural-speed"] = bonus(3)
    cave.state.waiting["sly-charge"] = (1, *bonus(2))
    cave.state.reserve_dice = 5
    check(cave)
    assert cave.state.waiting == {"sly-charge": (1,)}
    assert cave.state.reserve_dice == 5


# What triggers the powers


@pytest.mark.parametrize(
    ("power", "met", "unmet"),
    [
        ("abyssal-threat", [(1,), (2,), (1, 5), (2, 4, 6), (1, 3, 5)], [(), (1, 2), (2, 4, 5), (3, 4, 5)]),
        ("supernatural-speed", [(1, 1), (3, 5)], [(1,), (1, 2), (2, 4), (1, 6)]),
        ("frenzied-creatures", [(2, 2), (4, 6)], [(2,), (1, 2), (1, 3), (5, 6)]),
        ("dark-destiny", [(1,), (2,), (3,), (4,), (5,), (6,)], [()]),
        ("intrepid-charge", [(1, 6), (3, 4), (2, 2, 3)], [(6,), (3, 3), (2, 2, 2)]),
        ("sly-charge", [(2, 6), (4, 4), (1, 1, 6)], [(6,), (3, 4), (2, 2, 3)]),
    ],
)
@rule(
    "claustrophobia.power.abyssal-threat.condition",
    "claustrophobia.power.supernatural-speed.condition",
    "claustrophobia.power.frenzied-creatures.condition",
    "claustrophobia.power.dark-destiny.condition",
    "claustrophobia.power.intrepid-charge.condition",
    "claustrophobia.power.sly-charge.condition",
)
def test_the_dice_on_its_boxes_trigger_a_power_or_do_not(cave, power, met, unmet):
    condition = cave.game.content.power[power].condition
    assert [dice for dice in (*met, *unmet) if is_met(condition, dice)] == met


@rule("claustrophobia.power.abyssal-threat.condition")
def test_all_dice_on_abyssal_threat_count_together_and_mixed_colours_wait(cave):
    check(cave, abyssal_threat=(2, 4, 5))
    assert cave.state.waiting == {"abyssal-threat": (2, 4, 5)}
    cave.run(InfernalPreparation())
    assert "take_back:abyssal-threat:2:5" in cave.options()


# What the powers do


@pytest.mark.parametrize(("dice", "gained"), [((1,), 3), ((2, 4), 6), ((1, 3, 5), 9)])
@rule("claustrophobia.power.abyssal-threat.effect")
def test_abyssal_threat_gives_three_threat_points_for_each_die(cave, dice, gained):
    cave.state.threat = 1
    check(cave, abyssal_threat=dice)
    assert cave.state.threat == 1 + gained


@rule("claustrophobia.power.supernatural-speed.effect")
def test_supernatural_speed_gives_troglodytes_a_step_more_in_the_activation_that_follows(cave):
    troglodyte = cave.infernal("troglodyte", on=2)
    check(cave, supernatural_speed=(1, 3))
    cave.run(ActivationPhase(INFERNAL))
    cave.answer(f"activate:{troglodyte}", "move:0")
    cave.answer("move:1")
    assert cave.place(troglodyte) == 1


@rule("claustrophobia.power.supernatural-speed.effect")
def test_supernatural_speed_covers_troglodytes_that_come_later_and_ends_with_the_activation(cave):
    check(cave, supernatural_speed=(1, 3))
    late = cave.infernal("troglodyte", on=1)
    assert cave.stats(late)[0] == 2
    cave.state.phase = "infernal-activation"
    cave.run(ActivationPhase(INFERNAL))
    cave.answer("end_phase")
    assert cave.stats(late)[0] == 1


@rule("claustrophobia.power.frenzied-creatures.effect")
def test_frenzied_creatures_makes_troglodytes_frantic_in_the_activation_that_follows(cave, blade):
    troglodyte = cave.infernal("troglodyte", on=0)
    check(cave, frenzied_creatures=(2, 4))
    cave.state.phase = "infernal-activation"
    cave.run(ActivationPhase(INFERNAL))
    cave.dice(1, 2)
    cave.answer(f"activate:{troglodyte}", f"attack:{blade}")
    assert cave.saw("rerolled", fighter=troglodyte)
    cave.answer("finish", "end_phase")
    assert not has_talent(cave.game, cave.fighter(troglodyte), "frantic")


@pytest.mark.parametrize("die", [1, 3, 6])
@rule("claustrophobia.power.dark-destiny.effect")
def test_dark_destiny_draws_as_many_cards_as_its_die_shows_and_keeps_one(cave, die):
    drawn = cave.state.event_deck[-die:]
    check(cave, dark_destiny=(die,))
    assert sorted(cave.options()) == sorted(f"keep:{card}" for card in drawn)
    assert cave.saw("events_drawn", by_power="dark-destiny")
    cave.answer(f"keep:{drawn[0]}")
    assert cave.state.event_hand == drawn[:1]
    assert sorted(cave.state.event_discard) == sorted(drawn[1:])


@rule("claustrophobia.power.dark-destiny.effect")
def test_as_many_cards_are_imagined_as_were_drawn():
    game = Claustrophobia.start(Setup("claustrophobia", "the-survivors"), 1)
    game.state.decisions = ()
    game.state.agenda.append(DrawEvents(3))
    game.advance()
    assert game.open_decisions()[0].kind == "keep_event"
    for seed in range(5):
        other = game.resample(game.view(HUMAN), seed)
        assert list(other.faults()) == []
        assert [len(step.seen) for step in other.state.agenda if isinstance(step, DrawEvents)] == [3]


@rule("claustrophobia.power.dark-destiny.effect")
def test_the_power_that_draws_is_named_whatever_was_triggered_before_it(cave):
    check(cave, supernatural_speed=(1, 3), dark_destiny=(6,))
    assert [*cave.state.triggered] == ["supernatural-speed", "dark-destiny"]
    assert cave.saw("events_drawn", by_power="dark-destiny")


@rule("claustrophobia.power.dark-destiny.effect")
def test_an_empty_event_deck_is_made_anew_from_the_discards_and_shuffled(cave):
    cards = list(cave.state.event_deck)
    cave.state.event_deck, cave.state.event_discard = cards[:2], cards[2:]
    check(cave, dark_destiny=(5,))
    assert len(cave.options("keep")) == 5
    assert len(cave.state.event_deck) == 11
    assert cave.state.event_deck != cards[2:13]
    assert cave.state.event_discard == []


@pytest.mark.parametrize(
    ("dice", "here", "beside", "closed"),
    [
        ({}, "claustrophobia.threat.free-tile", "", "claustrophobia.threat.tile-with-exit"),
        ({"intrepid_charge": (3, 4)}, "", "", "claustrophobia.threat.tile-with-exit"),
        ({"sly_charge": (4, 4)}, "claustrophobia.threat.free-tile", "", ""),
        ({"intrepid_charge": (3, 4), "sly_charge": (4, 4)}, "", "", ""),
    ],
)
@rule("claustrophobia.power.intrepid-charge.effect", "claustrophobia.power.sly-charge.effect")
def test_each_charge_lifts_its_own_restriction_in_the_threat_phase_that_follows(cave, dice, here, beside, closed):
    check(cave, **dice)
    cave.run(Threat())
    refused = cave.refused()
    assert [refused.get(f"bring:0:{tile}", "") for tile in (0, 1, 2)] == [here, beside, closed]
    eased = [event.data["reason"] for event in cave.events("entry_eased")]
    assert sorted(eased) == sorted(power.removesuffix("_charge") for power in dice)


@rule("claustrophobia.power.intrepid-charge.effect", "claustrophobia.power.sly-charge.effect")
def test_charges_cover_every_fighter_of_the_phase_but_saturation_holds(cave):
    cave.human("blade", on=2)
    cave.troglodytes(1, on=2)
    check(cave, intrepid_charge=(3, 4), sly_charge=(4, 4))
    cave.run(Threat())
    cave.answer("bring:1:2")
    assert cave.refused()["bring:2:2"] == "claustrophobia.move.saturation"
    assert "bring:2:0" in cave.options()


@rule("claustrophobia.power.intrepid-charge.effect", "claustrophobia.power.sly-charge.effect")
def test_charges_end_with_the_threat_phase(cave):
    check(cave, intrepid_charge=(3, 4), sly_charge=(4, 4))
    cave.run(Threat(), Threat())
    cave.answer("end_phase")
    assert cave.refused()["bring:0:0"] == "claustrophobia.threat.free-tile"
    assert cave.refused()["bring:0:2"] == "claustrophobia.threat.tile-with-exit"
