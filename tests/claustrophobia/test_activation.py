"""The activation phases of both sides: who may act, and what a fighter may do."""

import pytest

from souterrain.games.claustrophobia.acts import Activation
from souterrain.games.claustrophobia.state import HUMAN, INFERNAL, Token
from souterrain.games.claustrophobia.turn import ActivationPhase
from tests.claustrophobia.scene import Cave
from tests.rule import rule


@pytest.fixture
def cave():
    """A crossroads, with a corridor to the north and one to the south."""
    return Cave("t11 0,0", "t2 0,-1", "t3 0,1")


def verbs(cave):
    return {each.verb for each in cave.decision.options}


# The same for both sides


@pytest.fixture(params=["human", "infernal"])
def side(request, cave):
    """A seat with three fighters, and the chapter on its activation; an enemy stands on the next tile."""
    if request.param == "human":
        cave.infernal("hellhound", on=1)
        return HUMAN, [cave.human("blade") for _ in range(3)], "claustrophobia.hact"
    cave.human("blade", on=1)
    return INFERNAL, cave.troglodytes(3), "claustrophobia.iact"


@rule("claustrophobia.hact.each-may-act", "claustrophobia.iact.each-may-act")
def test_each_fighter_may_be_activated_once_in_any_order(cave, side):
    seat, (first, second, third), chapter = side
    cave.run(ActivationPhase(seat))
    assert cave.decision.seat == seat
    assert cave.options("activate") == [f"activate:{first}", f"activate:{second}", f"activate:{third}"]
    cave.answer(f"activate:{second}", "finish")
    assert cave.options("activate") == [f"activate:{first}", f"activate:{third}"]
    assert cave.rule_against(f"activate:{second}") == f"{chapter}.each-may-act"


@rule("claustrophobia.hact.each-may-act", "claustrophobia.iact.each-may-act")
def test_one_fighter_is_finished_before_the_next_is_started(cave, side):
    seat, (first, second, third), chapter = side
    cave.run(ActivationPhase(seat))
    cave.answer(f"activate:{first}")
    assert cave.rule_against(f"activate:{second}") == f"{chapter}.move-and-action"
    cave.answer("finish")
    assert cave.options("activate") == [f"activate:{second}", f"activate:{third}"]


@rule("claustrophobia.hact.each-may-act", "claustrophobia.iact.each-may-act")
def test_all_may_act_again_in_the_next_phase(cave, side):
    seat, fighters, _ = side
    cave.game.change(fighters[0], acted=True)
    cave.run(ActivationPhase(seat))
    assert len(cave.options("activate")) == 3


@rule("claustrophobia.hact.each-may-act", "claustrophobia.iact.each-may-act")
def test_nobody_has_to_be_activated(cave, side):
    cave.run(ActivationPhase(side[0]))
    cave.answer("end_phase")
    assert cave.is_done


@pytest.fixture(params=["human", "infernal"])
def duel(request, cave):
    """A fighter with DPT 2 and CBT 2 and an enemy it shares its tile with."""
    if request.param == "human":
        return cave, cave.human("blade", die=3), cave.infernal("hellhound")
    stalker = cave.infernal("ash-stalker")
    return cave, stalker, cave.human("blade", die=5)


@rule("claustrophobia.hact.move-and-action", "claustrophobia.iact.move-and-action")
def test_a_fighter_may_act_and_then_move(duel):
    cave, fighter, enemy = duel
    cave.dice(1, 1)
    cave.run(Activation(fighter))
    cave.answer(f"attack:{enemy}", "move:1")
    assert cave.place(fighter) == 1
    assert "attack" not in verbs(cave)
    cave.answer("move:0")
    assert cave.is_done


@rule("claustrophobia.hact.move-and-action", "claustrophobia.iact.move-and-action")
def test_a_fighter_may_move_and_then_act(duel):
    cave, fighter, enemy = duel
    cave.dice(1, 1)
    cave.game.change(enemy, place=1)
    cave.run(Activation(fighter))
    cave.answer("move:1", f"attack:{enemy}")
    assert cave.saw("attacked", attacker=fighter, target=enemy)


@rule("claustrophobia.hact.move-and-action", "claustrophobia.iact.move-and-action")
def test_a_fighter_takes_one_action_only(duel):
    cave, fighter, enemy = duel
    cave.dice(1, 1)
    cave.run(Activation(fighter))
    cave.answer(f"attack:{enemy}")
    assert f"attack:{enemy}" not in cave.options()


@rule("claustrophobia.hact.optional", "claustrophobia.iact.move-and-action")
def test_neither_move_nor_action_is_compulsory(duel):
    cave, fighter, _ = duel
    cave.run(Activation(fighter))
    assert {"move", "attack", "finish"} <= verbs(cave)
    cave.answer("finish")
    assert cave.is_done
    assert cave.place(fighter) == 0


@rule("claustrophobia.hact.optional", "claustrophobia.iact.move-and-action")
def test_a_fighter_may_stop_after_its_move_or_after_its_action(duel):
    cave, fighter, enemy = duel
    cave.dice(1, 1)
    cave.run(Activation(fighter), Activation(fighter))
    cave.answer(f"attack:{enemy}", "finish", "move:1", "finish")
    assert cave.is_done
    assert cave.place(fighter) == 1


@rule("claustrophobia.hact.no-split-move", "claustrophobia.iact.move-and-action")
def test_a_move_is_not_broken_off_for_the_action_and_then_gone_on_with(duel):
    cave, fighter, enemy = duel
    cave.dice(1, 1)
    cave.game.change(enemy, place=1)
    cave.run(Activation(fighter))
    cave.answer("move:1")
    assert {"move:0", f"attack:{enemy}"} <= set(cave.options())
    cave.answer(f"attack:{enemy}")
    assert cave.is_done
    assert cave.place(fighter) == 1


@rule("claustrophobia.hact.no-split-move")
def test_a_move_that_is_over_has_no_points_left(duel):
    cave, fighter, _ = duel
    assert Activation(fighter).points(cave.game) > 0
    assert Activation(fighter, stopped=True).points(cave.game) == 0


# Actions


@rule("claustrophobia.hact.action-list")
def test_humans_fight_or_use_equipment_that_says_action(cave):
    cave.infernal("hellhound")
    blade = cave.human("blade", equipment=("blunderbuss", "round-shield", "lantern"))
    cave.run(Activation(blade))
    assert verbs(cave) == {"move", "explore", "attack", "use", "finish"}
    assert cave.options("use") == ["use:blunderbuss"]


@rule("claustrophobia.hact.action-list")
def test_using_equipment_takes_the_action(cave):
    hound = cave.infernal("hellhound")
    cave.run(Activation(cave.human("blade", equipment=("blunderbuss", "grenade"))))
    cave.dice(1, 1, 1)
    cave.answer("use:blunderbuss", f"attack:{hound}")
    assert verbs(cave) == {"move", "explore", "finish"}


@rule("claustrophobia.hact.action-list", "claustrophobia.iact.action-list")
def test_an_action_of_the_scenario_is_for_those_it_names_and_takes_the_action():
    cave = Cave("t31 0,0", "t2 0,-1", scenario="powder-and-fire")
    blade, demon = cave.human("blade", die=3), cave.infernal("mother-of-claws", on=1)
    cave.run(Activation(blade))
    assert "special:charges" in cave.options()
    cave.answer("special:charges")
    assert verbs(cave) == {"move", "explore", "finish"}
    cave.game.change(demon, place=0)
    cave.run(Activation(demon))
    assert verbs(cave) == {"move", "attack", "finish"}


@rule("claustrophobia.hact.action-list")
def test_without_the_keyword_in_the_scenario_there_is_no_such_action():
    cave = Cave("t31 0,0", "t2 0,-1", scenario="the-survivors")
    cave.run(Activation(cave.human("blade")))
    assert verbs(cave) == {"move", "explore", "finish"}


@rule("claustrophobia.iact.action-list")
@pytest.mark.parametrize("kind", ["troglodyte", "ash-stalker", "old-gnawer"])
def test_demonic_fighters_fight_and_do_not_explore(cave, kind):
    cave.human("blade")
    cave.run(Activation(cave.infernal(kind)))
    assert verbs(cave) == {"move", "attack", "finish"}


@rule("claustrophobia.talent.impressive")
def test_a_fighter_that_can_do_nothing_is_told_why_before_it_finishes():
    scene = Cave("t11 0,0", "t2 0,-1")
    penitent = scene.human("penitent", exhausted=True, tokens=(Token("boost", "human-activation", "DPT", 1),))
    scene.infernal("mute-headsman")
    scene.activate(penitent)
    assert scene.options() == ["finish"]
    assert scene.refused()["move:1"] == "claustrophobia.talent.impressive"
