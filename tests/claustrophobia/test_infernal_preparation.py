"""The infernal preparation: destiny dice taken back, rolled, placed and counted."""

from typing import Any

import pytest

from souterrain.games.claustrophobia.combat import Suffer
from souterrain.games.claustrophobia.infernal import InfernalPreparation
from souterrain.games.claustrophobia.state import BONUS_DIE, DEAD, INFERNAL, RESERVE
from tests.claustrophobia.scene import Cave, begin_at
from tests.rule import rule


@pytest.fixture
def cave():
    cave = Cave("t11 0,0", "t10 0,-1", phase="infernal-preparation")
    cave.human("blade")
    return cave


def prepare(cave, *dice):
    """The preparation up to its first question."""
    cave.dice(*dice)
    cave.run(InfernalPreparation())


def place(cave, **powers):
    for power, dice in powers.items():
        cave.answer(*(f"place:{power.replace('_', '-')}:{die}" for die in dice))


def powers_offered(cave):
    return {each["power"] for each in cave.decision.options}


@rule("claustrophobia.iprep.purpose")
def test_the_infernal_player_spreads_dice_over_the_powers_of_board_hellhounds_and_demons(cave):
    hound = cave.infernal("hellhound")
    prepare(cave, 1, 1, 1)
    cave.answer("roll:3")
    assert cave.decision.seat == INFERNAL
    assert powers_offered(cave) == {*cave.game.board_powers, "smoke-step", f"unleashed/{hound}"}


# Step 1


@rule("claustrophobia.iprep.discard-played-events")
def test_event_cards_played_before_are_discarded_first(cave):
    cave.state.events_lasting.append("event/shaken-faith/1")
    prepare(cave)
    assert cave.state.events_lasting == []
    assert cave.state.event_discard == ["event/shaken-faith/1"]


@rule("claustrophobia.iprep.recover-triggered-dice")
def test_dice_on_trigger_boxes_go_back_to_the_reserve(cave):
    cave.state.reserve_dice = 3
    cave.state.triggered = {"supernatural-speed": (1, 3), "dark-destiny": (6,)}
    prepare(cave)
    assert cave.state.reserve_dice == 6
    assert cave.state.triggered == {}


@rule("claustrophobia.iprep.recover-waiting-dice")
@pytest.mark.parametrize(
    ("taken", "waiting"),
    [
        ((), {"sly-charge": (1, 2), "frenzied-creatures": (4,)}),
        (("take_back:sly-charge:0:1",), {"sly-charge": (2,), "frenzied-creatures": (4,)}),
        (("take_back:sly-charge:0:1", "take_back:frenzied-creatures:0:4"), {"sly-charge": (2,)}),
    ],
)
def test_any_waiting_dice_may_be_taken_back(cave, taken, waiting):
    cave.wait_on("sly-charge", 1, 2)
    cave.wait_on("frenzied-creatures", 4)
    prepare(cave)
    assert cave.decision.rule == "claustrophobia.iprep.recover-waiting-dice"
    cave.answer(taken)
    assert cave.state.waiting == waiting


@rule("claustrophobia.hprep.remove-tokens")
@pytest.mark.parametrize("waiting", [(), (1,)])
def test_pits_bite_infernal_fighters_after_step_one_and_before_the_roll(waiting):
    cave = Cave("t27 0,0", phase="infernal-preparation")
    cave.human("blade")
    hound = cave.infernal("hellhound")
    if waiting:
        cave.wait_on("sly-charge", *waiting)
    prepare(cave, 4)
    if waiting:
        assert not cave.saw("risked")
        cave.answer(())
    assert cave.saw("risked", fighter=hound, face=4)
    assert cave.decision.kind == "roll_destiny"


# Step 2


@rule("claustrophobia.iprep.roll")
@pytest.mark.parametrize("waiting", [0, 1, 2])
def test_at_least_three_dice_and_at_most_the_reserve_are_rolled(cave, waiting):
    if waiting:
        cave.wait_on("sly-charge", *(1,) * waiting)
    prepare(cave)
    if waiting:
        cave.answer(())
    assert cave.options() == [f"roll:{count}" for count in range(3, 7 - waiting)]
    assert cave.rule_against("roll:2") == "claustrophobia.iprep.roll"
    cave.answer("roll:3")
    assert len(cave.state.destiny_dice) == 3


@rule("claustrophobia.iprep.roll")
def test_alarm_dice_are_rolled_on_top_and_do_not_count_towards_the_three(cave):
    cave.state.alarm_dice = 2
    prepare(cave)
    assert cave.options()[0] == "roll:3"
    cave.answer("roll:3")
    assert len(cave.state.destiny_dice) == 5
    assert cave.state.reserve_dice == 3


@rule("claustrophobia.iprep.roll")
@pytest.mark.parametrize("alarms", [0, 2])
def test_by_option_exactly_three_dice_are_rolled_and_one_for_each_alarm(alarms):
    options: dict[str, Any] = {"three-destiny-dice": True}
    cave = Cave("t11 0,0", phase="infernal-preparation", **options)
    cave.state.alarm_dice = alarms
    prepare(cave)
    assert cave.decision.kind == "place_die"
    assert len(cave.state.destiny_dice) == 3 + alarms


@rule("claustrophobia.iprep.forced-recovery")
@pytest.mark.parametrize("alarms", [0, 2])
def test_dice_must_be_taken_back_until_three_can_be_rolled(cave, alarms):
    cave.wait_on("sly-charge", 1, 1, 1)
    cave.wait_on("abyssal-threat", 1, 2)
    cave.state.alarm_dice = alarms
    prepare(cave)
    one, *others = cave.options()
    assert len(others) == 4
    assert cave.rule_against((one,)) == "claustrophobia.iprep.forced-recovery"
    cave.answer((one, others[-1]))
    assert cave.decision.kind == "place_die"
    assert cave.state.waiting == {"sly-charge": (1, 1), "abyssal-threat": (1,)}


# Step 3


@rule("claustrophobia.iprep.place-all")
def test_every_die_rolled_is_placed_where_the_player_likes(cave):
    prepare(cave, 2, 5, 6)
    cave.answer("roll:3")
    place(cave, sly_charge=(2,), frenzied_creatures=(5,))
    assert cave.decision.kind == "place_die"
    assert {each["die"] for each in cave.decision.options} == {6}
    place(cave, intrepid_charge=(6,))
    assert cave.state.waiting == {"sly-charge": (2,), "frenzied-creatures": (5,), "intrepid-charge": (6,)}
    assert cave.is_done


@rule("claustrophobia.iprep.place-all")
def test_a_die_that_finds_every_box_full_goes_back_to_the_reserve(cave):
    for power in (*cave.game.board_powers, "smoke-step"):
        cave.state.waiting[power] = (1,) * (cave.game.content.power[power].boxes - (power == "sly-charge"))
    cave.state.reserve_dice, cave.state.destiny_dice = 0, (2, 2, 2, 2 + BONUS_DIE)
    cave.run(begin_at("place", InfernalPreparation()))
    assert cave.options() == ["place:sly-charge:2", f"place:sly-charge:{2 + BONUS_DIE}"]
    cave.answer("place:sly-charge:2")
    assert cave.saw("dice_returned", dice=(2, 2))
    assert cave.state.reserve_dice == 2, "a bonus die is none of the seven"


@rule("claustrophobia.iprep.which-powers")
def test_hellhounds_must_be_in_play_and_demons_of_the_scenario_need_not(cave):
    cave.state.destiny_dice = (1,)
    cave.run(begin_at("place", InfernalPreparation()))
    assert {"smoke-step"} == powers_offered(cave) - {*cave.game.board_powers}
    hound = cave.infernal("hellhound")
    cave.run(begin_at("place", InfernalPreparation()))
    assert f"unleashed/{hound}" in powers_offered(cave)


@rule("claustrophobia.iprep.which-powers")
def test_a_demon_gone_for_good_receives_no_dice(cave):
    demon = cave.infernal("ash-stalker")
    cave.game.change(demon, place=DEAD)
    cave.state.destiny_dice = (1,)
    cave.run(begin_at("place", InfernalPreparation()))
    assert powers_offered(cave) == {*cave.game.board_powers}


@rule("claustrophobia.iprep.which-powers")
@pytest.mark.parametrize(("deaths", "reserve", "place"), [(0, 5, RESERVE), (1, 6, DEAD)])
def test_dice_on_a_sheet_return_when_its_demon_is_removed_for_good(cave, deaths, reserve, place):
    demon = cave.infernal("ash-stalker", deaths=deaths)
    cave.wait_on("smoke-step", 1)
    cave.run(Suffer(demon, 4))
    assert cave.place(demon) == place
    assert cave.state.reserve_dice == reserve


@rule("claustrophobia.iprep.which-powers")
def test_the_die_on_the_sheet_of_a_killed_hellhound_returns(cave):
    hound = cave.infernal("hellhound")
    cave.state.reserve_dice = 5
    cave.state.triggered[f"unleashed/{hound}"] = (4,)
    cave.run(Suffer(hound, 3))
    assert cave.state.reserve_dice == 6
    assert cave.state.triggered == {}


@rule("claustrophobia.iprep.add-to-waiting")
def test_dice_may_join_those_that_wait(cave):
    cave.wait_on("sly-charge", 1)
    cave.state.destiny_dice = (2,)
    cave.run(begin_at("place", InfernalPreparation()))
    assert powers_offered(cave) == {*cave.game.board_powers, "smoke-step"}
    place(cave, sly_charge=(2,))
    assert cave.state.waiting == {"sly-charge": (1, 2)}


# Step 4


@rule("claustrophobia.iprep.trigger")
def test_conditions_are_checked_when_all_dice_are_placed(cave):
    prepare(cave, 1, 3, 2)
    cave.answer("roll:3")
    place(cave, supernatural_speed=(1, 3))
    assert not cave.saw("triggered")
    place(cave, sly_charge=(2,))
    assert cave.saw("triggered", power="supernatural-speed")
    assert cave.state.triggered == {"supernatural-speed": (1, 3)}


@rule("claustrophobia.iprep.trigger")
def test_several_powers_that_act_now_are_applied_in_the_order_of_the_player(cave):
    cave.wait_on("abyssal-threat", 1)
    cave.wait_on("dark-destiny", 1)
    cave.run(begin_at("trigger", InfernalPreparation()))
    assert cave.options() == ["apply:abyssal-threat", "apply:dark-destiny"]
    cave.answer("apply:dark-destiny")
    assert cave.state.threat == 3
    cave.answer(cave.options()[0])
    assert cave.state.threat == 6
    assert [event.data["power"] for event in cave.events("power_applied")] == ["dark-destiny", "abyssal-threat"]


@rule("claustrophobia.iprep.trigger")
def test_a_power_triggers_once_in_a_phase_with_all_its_dice(cave):
    cave.wait_on("abyssal-threat", 1, 3, 5)
    cave.run(begin_at("trigger", InfernalPreparation()))
    assert len(cave.events("triggered")) == 1
    assert cave.state.triggered == {"abyssal-threat": (1, 3, 5)}


@rule("claustrophobia.iprep.unmet")
def test_a_three_waiting_on_intrepid_charge_is_completed_by_a_four_in_the_next_turn(cave):
    prepare(cave, 3, 1, 2)
    cave.answer("roll:3")
    place(cave, intrepid_charge=(3,), supernatural_speed=(1,), frenzied_creatures=(2,))
    assert not cave.saw("triggered")
    prepare(cave, 4, 1, 2)
    cave.answer(())
    assert cave.state.waiting["intrepid-charge"] == (3,)
    place(cave, intrepid_charge=(4,), sly_charge=(1, 2))
    assert cave.saw("triggered", power="intrepid-charge", dice=(3, 4))
    assert cave.state.waiting == {"supernatural-speed": (1,), "frenzied-creatures": (2,), "sly-charge": (1, 2)}
