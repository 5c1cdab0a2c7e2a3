"""The threat phase: demonic fighters are brought into play."""

import pytest

from souterrain.games.claustrophobia.combat import Suffer
from souterrain.games.claustrophobia.game import Claustrophobia
from souterrain.games.claustrophobia.infernal import InfernalPreparation, Threat
from souterrain.games.claustrophobia.state import BLIND, DEAD, INFERNAL, RESERVE, UNEXPLORED
from souterrain.games.claustrophobia.terrain import neighbours
from souterrain.games.claustrophobia.turn import ActivationPhase
from souterrain.kernel.game import Setup
from tests.claustrophobia.scene import Cave, begin_at
from tests.rule import rule

PRICES = {"troglodyte": 1, "hellhound": 3, "ash-stalker": 5}


@pytest.fixture
def cave():
    """A human on a crossroads; a free corridor with an unexplored exit; a dead end."""
    cave = Cave("t11 0,0", "t2 0,-1", "t36 0,1", phase="threat")
    cave.human("blade")
    return cave


def reserve(cave, kind):
    """The first fighter of a kind in the reserve."""
    return next(n for n, fighter in enumerate(cave.state.fighters) if fighter.kind == kind and fighter.place == RESERVE)


def threaten(cave, threat=20):
    cave.state.threat = threat
    cave.run(Threat())


@rule("claustrophobia.threat.spend")
def test_threat_points_are_spent_as_far_as_they_go_and_the_player_likes(cave):
    threaten(cave, 5)
    hound, troglodyte = reserve(cave, "hellhound"), reserve(cave, "troglodyte")
    cave.answer(f"bring:{hound}:1", "pass", f"bring:{troglodyte}:1")
    assert cave.state.threat == 1
    cave.answer("end_phase")
    assert cave.is_done


@rule("claustrophobia.threat.spend")
def test_nothing_has_to_be_brought_in(cave):
    threaten(cave, 5)
    cave.answer("end_phase")
    assert cave.is_done
    assert cave.state.threat == 5


@rule(
    "claustrophobia.threat.troglodyte-cost", "claustrophobia.threat.hellhound-cost", "claustrophobia.threat.demon-cost"
)
@pytest.mark.parametrize(("kind", "price"), PRICES.items())
def test_a_fighter_has_its_price(cave, kind, price):
    fighter = reserve(cave, kind)
    threaten(cave, price - 1)
    assert cave.rule_against(f"bring:{fighter}:1") == f"claustrophobia.threat.{cave.fighter(fighter).type}-cost"
    threaten(cave, price)
    cave.answer(f"bring:{fighter}:1")
    assert cave.state.threat == 0
    assert cave.place(fighter) == 1
    assert cave.events("appeared")[-1].rule == f"claustrophobia.threat.{cave.fighter(fighter).type}-cost"


@rule("claustrophobia.threat.reserve")
@pytest.mark.parametrize("scenario", Claustrophobia.prepare().content.scenario)
def test_the_reserve_holds_eleven_troglodytes_two_hellhounds_and_a_demon(scenario):
    game = Claustrophobia.prepare(Setup("claustrophobia", scenario))
    waiting = [fighter.type for fighter in game.state.fighters if fighter.place == RESERVE]
    at_work = [fighter for fighter in game.state.fighters if fighter.type == "demon" and fighter.place >= 0]
    assert (waiting.count("troglodyte"), waiting.count("hellhound")) == (11, 2)
    assert waiting.count("demon") + len(at_work) >= 1


@rule("claustrophobia.threat.reserve")
def test_fighters_are_taken_from_the_reserve(cave):
    cave.troglodytes(11, on=1)
    threaten(cave)
    assert cave.types((*cave.options("bring"), *cave.refused())) == {"hellhound", "demon"}


@rule("claustrophobia.threat.troglodyte-profile", "claustrophobia.threat.hellhound-profile")
@pytest.mark.parametrize(("kind", "stats", "health"), [("troglodyte", (1, 1, 3), 1), ("hellhound", (0, 0, 4), 3)])
def test_a_fighter_has_its_profile_and_dies_of_as_many_hits_as_its_health(cave, kind, stats, health):
    fighter = cave.infernal(kind, on=1)
    assert cave.stats(fighter) == stats
    cave.run(*(Suffer(fighter, 1) for _ in range(health - 1)))
    assert not cave.saw("killed")
    cave.run(Suffer(fighter, 1))
    assert cave.saw("killed", fighter=fighter)


@rule("claustrophobia.threat.hellhound-profile")
def test_a_hellhound_without_its_power_cannot_act(cave):
    hound = cave.infernal("hellhound")
    cave.run(ActivationPhase(INFERNAL))
    cave.answer(f"activate:{hound}")
    assert cave.options() == ["end_phase"]


@rule("claustrophobia.threat.hellhound-profile")
def test_a_hellhound_counts_for_blocking_and_saturation(cave):
    brute = cave.human("brute", on=1)
    for _ in range(2):
        cave.infernal("hellhound", on=1)
    cave.troglodytes(1, on=1)
    cave.activate(brute)
    assert cave.refused()["move:0"] == "claustrophobia.move.blocking"
    threaten(cave)
    assert cave.refused()["bring:1:1"] == "claustrophobia.move.saturation"


@rule("claustrophobia.threat.hellhound-limit")
def test_a_third_hellhound_never_comes(cave):
    hounds = [cave.infernal("hellhound", on=1) for _ in range(2)]
    cave.run(*(Suffer(hound, 3) for hound in hounds))
    assert [cave.place(hound) for hound in hounds] == [DEAD, DEAD]
    threaten(cave)
    assert cave.types((*cave.options("bring"), *cave.refused())) == {"troglodyte", "demon"}


@rule("claustrophobia.threat.hellhound-entry-die")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_die_of_the_reserve_may_come_with_the_hellhound_on_any_face(cave, die):
    hound = reserve(cave, "hellhound")
    threaten(cave)
    cave.answer(f"bring:{hound}:1")
    assert cave.options() == [*(f"set_die:{face}" for face in range(1, 7)), "pass"]
    cave.answer(f"set_die:{die}")
    assert cave.state.reserve_dice == 5
    assert cave.state.triggered == {f"unleashed/{hound}": (die,)}
    assert cave.stats(hound)[1] == (1, 1, 2, 2, 3, 3)[die - 1]


@rule("claustrophobia.threat.hellhound-entry-die")
def test_the_entry_die_is_not_compulsory(cave):
    hound = reserve(cave, "hellhound")
    threaten(cave)
    cave.answer(f"bring:{hound}:1", "pass")
    assert (cave.state.reserve_dice, cave.state.triggered) == (6, {})
    assert cave.stats(hound) == (0, 0, 4)


@rule("claustrophobia.threat.hellhound-entry-die")
def test_dice_on_boxes_do_not_qualify_as_entry_die(cave):
    hound = reserve(cave, "hellhound")
    cave.state.reserve_dice = 0
    cave.state.waiting["sly-charge"] = (1, 1)
    threaten(cave)
    cave.answer(f"bring:{hound}:1")
    assert cave.decision.kind == "threaten"


@rule("claustrophobia.threat.hellhound-entry-die")
def test_the_entry_die_comes_back_in_the_next_preparation(cave):
    hound = reserve(cave, "hellhound")
    threaten(cave)
    cave.answer(f"bring:{hound}:1", "set_die:6")
    cave.run(InfernalPreparation())
    assert cave.state.reserve_dice == 6


@rule("claustrophobia.threat.hellhound-entry-die")
def test_other_fighters_bring_no_die(cave):
    threaten(cave)
    cave.answer(f"bring:{reserve(cave, 'ash-stalker')}:1")
    assert cave.decision.kind == "threaten"


@rule("claustrophobia.threat.demon-scenario-only")
@pytest.mark.parametrize(("scenario", "demon"), [("the-survivors", "ash-stalker"), ("the-seal", "drowned-prince")])
def test_only_the_demons_of_the_scenario_come(scenario, demon):
    cave = Cave("t11 0,0", scenario=scenario)
    threaten(cave)
    kinds = {cave.fighter(int(each.split(":")[1])).kind for each in cave.options("bring")}
    assert kinds == {"troglodyte", "hellhound", demon}


@rule("claustrophobia.threat.demon-power-off-map")
def test_the_power_of_a_demon_is_triggered_while_it_is_off_the_map(cave):
    cave.wait_on("smoke-step", 1, 3)
    cave.run(begin_at("trigger", InfernalPreparation()))
    assert cave.saw("triggered", power="smoke-step")


@rule("claustrophobia.threat.demon-power-off-map")
def test_a_power_that_needs_the_demon_on_the_map_does_nothing_while_it_is_off():
    cave = Cave("t11 0,0", "t10 0,-1", scenario="the-seal")
    cave.human("blade")
    cave.human("blade")
    prince = reserve(cave, "drowned-prince")
    cave.wait_on("undertow", 1, 2)
    cave.run(begin_at("trigger", InfernalPreparation()), ActivationPhase(INFERNAL))
    assert cave.decision.kind == "activate"
    cave.game.change(prince, place=1)
    cave.run(ActivationPhase(INFERNAL))
    assert cave.decision.kind == "undertow"


@rule("claustrophobia.threat.demon-power-off-map")
@pytest.mark.parametrize(("on_map", "brood"), [(False, 2), (True, 3)])
def test_a_sheet_may_say_what_its_power_does_while_the_demon_is_off_the_map(on_map, brood):
    cave = Cave("t11 0,0", scenario="powder-and-fire")
    cave.human("blade", on=0)
    mother = reserve(cave, "mother-of-claws")
    cave.game.change(mother, place=0 if on_map else RESERVE)
    cave.state.intrepid = True
    cave.wait_on("brood", 1, 3, 5)
    cave.run(begin_at("trigger", InfernalPreparation()), Threat())
    cave.answer(*["brood:0"] * brood)
    assert cave.decision.kind == "threaten"


# Where


@rule("claustrophobia.threat.choose-tiles")
def test_the_infernal_player_chooses_the_tile_of_each_new_fighter():
    cave = Cave("t11 0,0", "t2 0,-1", "t4 9,9", phase="threat")
    cave.human("blade")
    first = reserve(cave, "troglodyte")
    threaten(cave)
    assert [each for each in cave.options() if each.startswith(f"bring:{first}:")] == [
        f"bring:{first}:1",
        f"bring:{first}:2",
    ]
    cave.answer(f"bring:{first}:2", f"bring:{first + 1}:1")
    assert (cave.place(first), cave.place(first + 1)) == (2, 1)


@rule("claustrophobia.threat.choose-tiles")
def test_saturation_holds_for_those_who_come_into_play(cave):
    cave.troglodytes(3, on=1)
    threaten(cave)
    assert cave.refused()[f"bring:{reserve(cave, 'hellhound')}:1"] == "claustrophobia.move.saturation"


@rule("claustrophobia.threat.tile-with-exit")
def test_nobody_comes_into_play_on_a_tile_without_unexplored_exit(cave):
    threaten(cave)
    refused = cave.refused()
    assert {refused[f"bring:{reserve(cave, kind)}:2"] for kind in PRICES} == {"claustrophobia.threat.tile-with-exit"}


@rule("claustrophobia.threat.free-tile")
def test_nobody_comes_into_play_beside_a_human(cave):
    threaten(cave)
    refused = cave.refused()
    assert {refused[f"bring:{reserve(cave, kind)}:0"] for kind in PRICES} == {"claustrophobia.threat.free-tile"}
    cave.game.change(len(cave.state.fighters) - 1, place=2)
    threaten(cave)
    assert f"bring:{reserve(cave, 'troglodyte')}:0" in cave.options()


@rule("claustrophobia.threat.unexplored-exit")
def test_an_exit_is_unexplored_as_long_as_no_tile_lies_behind_it():
    cave = Cave("t11 0,0", "t2 0,-1", "t2 1,0")
    north, east, south, west = cave.state.tiles[0].sides
    assert (south, west) == (UNEXPLORED, UNEXPLORED)
    assert north == 1
    assert east == BLIND


@rule("claustrophobia.threat.unexplored-exit")
def test_a_walled_exit_lets_nobody_through_explore_or_come_into_play():
    cave = Cave("t11 0,0", "t2 1,0", "t3 -1,0", "t4 0,-1 1", "t36 0,1")
    blade = cave.human("blade")
    assert neighbours(cave.game, 0) == [4]
    cave.activate(blade)
    assert cave.options() == ["move:4", "finish"]
    cave.game.change(blade, place=4)
    threaten(cave)
    assert cave.refused()["bring:0:0"] == "claustrophobia.threat.tile-with-exit"


@rule("claustrophobia.threat.act-same-turn")
def test_fighters_that_came_in_act_in_the_activation_that_follows(cave):
    troglodyte = reserve(cave, "troglodyte")
    threaten(cave)
    cave.answer(f"bring:{troglodyte}:1")
    cave.state.phase = "infernal-activation"
    cave.run(ActivationPhase(INFERNAL))
    cave.answer(f"activate:{troglodyte}", "move:0")
    assert cave.place(troglodyte) == 0
    assert "attack" in {each.verb for each in cave.decision.options}
