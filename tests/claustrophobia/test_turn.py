"""The turn, what outranks what, and the end of a game."""

from typing import Any

import pytest

from souterrain.games.claustrophobia.combat import Attack, Suffer
from souterrain.games.claustrophobia.human import TilesPrepare
from souterrain.games.claustrophobia.infernal import Threat
from souterrain.games.claustrophobia.state import DEAD, HUMAN, INFERNAL, LEFT, RESERVE, Token
from souterrain.games.claustrophobia.turn import ActivationPhase, Turn
from tests.claustrophobia.scene import Cave, begin_at
from tests.rule import rule

PHASES = ["human-preparation", "human-activation", "infernal-preparation", "threat", "infernal-activation"]
QUESTIONS = {
    "human-preparation": (HUMAN, "assign"),
    "human-activation": (HUMAN, "activate"),
    "infernal-preparation": (INFERNAL, "place_die"),
    "threat": (INFERNAL, "threaten"),
    "infernal-activation": (INFERNAL, "activate"),
}


@pytest.fixture
def cave():
    options: dict[str, Any] = {"three-destiny-dice": True}
    return Cave("t11 0,0", "t10 0,-1", **options)


def play_a_turn(cave):
    """A turn in which nobody does anything; what was asked in each phase."""
    asked: dict[str, set[tuple[int, str]]] = {}
    blade = cave.human("blade")
    cave.dice(1, 1, 2, 4)
    cave.run(Turn())
    for answer in (
        f"assign:{blade}:1",
        "done",
        "end_phase",
        "place:sly-charge:1",
        "place:sly-charge:2",
        "place:intrepid-charge:4",
        "end_phase",
        "end_phase",
    ):
        asked.setdefault(cave.state.phase, set()).add((cave.decision.seat, cave.decision.kind))
        cave.answer(answer)
    return asked


@rule("claustrophobia.turn.five-phases")
def test_a_turn_has_five_phases_in_order_and_turns_repeat(cave):
    play_a_turn(cave)
    assert [event.data["phase"] for event in cave.events("phase_begun")] == [*PHASES, PHASES[0]]
    assert [event.data["turn"] for event in cave.events("turn_begun")] == [2, 3]


@rule("claustrophobia.turn.phase-purposes")
def test_each_phase_is_for_its_own_decisions_of_its_own_player(cave):
    assert play_a_turn(cave) == {phase: {question} for phase, question in QUESTIONS.items()}


@rule("claustrophobia.turn.phase-purposes")
def test_humans_explore_and_fight_in_their_activation_and_infernal_fighters_move_in_theirs(cave):
    blade, troglodyte = cave.human("blade"), cave.infernal("troglodyte")
    cave.activate(blade)
    assert {each.verb for each in cave.decision.options} == {"move", "explore", "attack", "finish"}
    cave.activate(troglodyte)
    assert {each.verb for each in cave.decision.options} == {"move", "attack", "finish"}


# What outranks what


@rule("claustrophobia.priority.order")
@pytest.mark.parametrize(
    ("tile", "DEF"), [("t2", 5 + 1 + 1), ("t16", 6), ("t18", 3)], ids=["plain", "mist", "mushrooms"]
)
def test_a_tile_outranks_sheet_gift_equipment_and_instinct_card_which_add_up(tile, DEF):
    cave = Cave(f"{tile} 0,0")
    token = Token("boost", "human-preparation", "DEF", 1)
    assert cave.stats(cave.human("blade", die=5, equipment=("round-shield",), tokens=(token,)))[2] == DEF


@rule("claustrophobia.priority.order")
@pytest.mark.parametrize(("tile", "killed"), [("t2", 1), ("t18", 2)], ids=["plain", "mushrooms"])
def test_a_tile_outranks_an_event_card(tile, killed):
    cave = Cave(f"{tile} 0,0")
    blade, herd = cave.human("blade", die=3), cave.troglodytes(2)
    cave.dice(3, 4)
    cave.run(Attack(blade, herd[0], harder=1))  # as thick hide makes them
    assert len(cave.events("killed")) == killed


@rule("claustrophobia.priority.order")
def test_an_effect_that_names_what_it_ignores_works_whatever_its_rank():
    cave = Cave("t27 0,0")
    roped, bitten = cave.human("blade", equipment=("rope",)), cave.human("blade")
    cave.dice(4)
    cave.run(TilesPrepare(HUMAN))
    assert not cave.saw("risked", fighter=roped)
    assert cave.saw("risked", fighter=bitten)


@rule("claustrophobia.priority.order")
def test_the_scenario_outranks_the_rulebook():
    cave = Cave("t11 0,0", "t10 0,-1", scenario="the-headsman")
    cave.human("blade")
    cave.state.threat = 20
    cave.run(Threat())
    assert cave.types((*cave.options("bring"), *cave.refused())) == {"troglodyte", "hellhound"}


@rule("claustrophobia.priority.order")
def test_bonuses_and_maluses_that_do_not_contradict_each_other_add_up(cave):
    tokens = (
        Token("wrath", "human-activation", "CBT", 1),
        Token("boost", "human-activation", "CBT", 2),
        Token("dirge", "human-activation", "CBT", -1),
    )
    assert cave.stats(cave.human("blade", die=1, tokens=tokens))[1] == 3 + 1 + 2 - 1


# The end


@rule("claustrophobia.victory.scenario")
def test_the_scenario_says_when_a_side_has_won_and_it_is_checked_at_once():
    cave = Cave("t39 0,0", scenario="the-survivors")
    cave.human("blade", on=LEFT)
    cave.human("blade")
    leaver = cave.human("blade")
    cave.activate(leaver)
    cave.answer("leave:0")
    assert cave.game.is_over
    assert cave.state.standings == (1, 2)


@rule("claustrophobia.victory.scenario")
@pytest.mark.parametrize(("scenario", "verdict"), [("the-survivors", "draw"), ("powder-and-fire", "infernal")])
def test_when_no_human_is_left_the_scenario_decides_or_else_the_infernal_side_wins(scenario, verdict):
    cave = Cave("t11 0,0", scenario=scenario)
    cave.human("brute", on=LEFT)
    last = cave.human("blade", wounds=(1, 2, 3, 4, 5))
    cave.run(Suffer(last, 1))
    assert cave.place(last) == DEAD
    assert cave.verdict == verdict


@rule("claustrophobia.victory.scenario")
def test_a_goal_that_names_a_moment_is_not_looked_at_before():
    cave = Cave("t40 0,0", "t2 0,-1", scenario="the-vigil")
    cave.human("blade", on=1)
    cave.human("blade", on=1)
    cave.infernal("troglodyte", on=0)
    cave.state.turn, cave.state.phase = 2, "infernal-activation"
    cave.game.judge("change")
    assert cave.verdict == ""
    cave.game.end_phase()
    assert cave.verdict == "infernal"


@rule("claustrophobia.victory.scenario")
@pytest.mark.parametrize(("seat", "standings"), [(HUMAN, (2, 1)), (INFERNAL, (1, 2))])
def test_a_player_may_concede(cave, seat, standings):
    cave.game.concede(seat)
    assert cave.state.standings == standings


@rule("claustrophobia.hact.each-may-act", "claustrophobia.iact.each-may-act")
@pytest.mark.parametrize(
    ("seat", "why"), [(HUMAN, "claustrophobia.hact.each-may-act"), (INFERNAL, "claustrophobia.iact.each-may-act")]
)
def test_it_is_told_by_which_rule_somebody_was_left_idle(seat, why):
    scene = Cave("t11 0,0", "t2 0,-1")
    scene.human("blade"), scene.troglodytes(1, on=1)
    scene.run(ActivationPhase(seat))
    scene.answer("end_phase")
    assert [event.rule for event in scene.events("left_idle")] == [why]


@rule("claustrophobia.hact.each-may-act")
def test_who_was_left_idle_is_told_beside_who_acted():
    scene = Cave("t11 0,0")
    scene.human("blade", acted=True)
    idle = scene.human("brute")
    scene.run(begin_at("close", ActivationPhase(HUMAN)))
    assert scene.saw("left_idle", seat=HUMAN, fighters=(idle,))


@rule("claustrophobia.sheet.demon-power")
def test_powers_of_the_turn_before_do_nothing_while_humans_act():
    powers = Cave().game.content.power
    power = next(
        id
        for id, fact in powers.items()
        if fact.phase == "infernal-activation" and fact.effects[0].marks.get("deferred")
    )
    demon = next(id for id, fact in Cave().game.content.creature.items() if fact.power == power)
    told = []
    for triggered in ({}, {power: (6,)}):
        scene = Cave("t11 0,0", "t2 0,-1")
        scene.human("blade"), scene.infernal(demon, 1)
        scene.state.triggered.update(triggered)
        scene.run(ActivationPhase(HUMAN))
        told.append((scene.decision.kind, [*scene.names()]))
    assert told[0] == told[1]


@rule("claustrophobia.sheet.demon-power")
def test_a_power_of_the_hellhounds_is_not_wasted_where_one_of_them_waits():
    scene = Cave("t11 0,0", "t2 0,-1", phase="infernal-activation")
    waiting, there = scene.infernal("hellhound", 1), scene.infernal("hellhound", 1)
    scene.game.change(waiting, place=RESERVE)
    scene.state.triggered["unleashed"] = (1,)
    assert scene.place(there) == 1
    scene.run(ActivationPhase(INFERNAL))
    assert not scene.saw("power_wasted")
