"""Abilities and powers of the five demons, the hellhounds' power, the two tough troglodytes."""

import pytest

from souterrain.games.claustrophobia.combat import Attack
from souterrain.games.claustrophobia.fighter import endurance, has_talent
from souterrain.games.claustrophobia.human import Blessing, LineEffects
from souterrain.games.claustrophobia.infernal import InfernalPreparation, Threat, price_of
from souterrain.games.claustrophobia.state import HUMAN, INFERNAL, RESERVE, Token
from souterrain.games.claustrophobia.turn import ActivationPhase
from tests.claustrophobia.scene import Cave

PAIR = ("t11 0,0", "t2 0,-1")
ROW = ("t2 0,0", "t3 0,-1", "t2 0,-2", "t3 0,-3", "t2 0,-4")


def cave(*tiles: str, phase: str = "infernal-activation") -> Cave:
    return Cave(*(tiles or PAIR), scenario="powder-and-fire", phase=phase)


def count_dice(scene: Cave) -> int:
    return len(scene.events("rolled")[0].data["rolls"])


def trigger(scene: Cave, power: str, *dice: int) -> None:
    """The dice lie on the boxes of a power, and triggers are looked at."""
    scene.state.phase = "infernal-preparation"
    scene.state.reserve_dice = 6 - len(dice)
    scene.state.waiting = {power: dice}
    scene.run(InfernalPreparation(at=InfernalPreparation.stages.index("trigger")))


def act(scene: Cave, fighter: int = -1) -> None:
    """The infernal activation begins, and a fighter is activated."""
    scene.state.phase = "infernal-activation"
    scene.run(ActivationPhase(INFERNAL))
    if fighter >= 0:
        scene.answer(f"activate:{fighter}")


def profile(scene: Cave, fighter: int) -> list[int]:
    return [scene.stat(fighter, name) for name in ("DPT", "CBT", "DEF")]


@pytest.mark.parametrize(
    ("kind", "expected", "health", "cost"),
    [
        ("ash-stalker", [2, 2, 4], 4, 5),
        ("mute-headsman", [1, 4, 4], 3, 5),
        ("mother-of-claws", [1, 1, 4], 4, 5),
        ("hollow-cantor", [1, 2, 5], 3, 5),
        ("drowned-prince", [2, 3, 3], 5, 5),
        ("hellhound", [0, 0, 4], 3, 3),
        ("old-gnawer", [1, 2, 4], 2, 0),
        ("cave-leaper", [2, 1, 4], 2, 0),
    ],
)
def test_a_sheet_gives_characteristics_health_and_cost(kind, expected, health, cost):
    scene = cave()
    creature = scene.infernal(kind)
    assert profile(scene, creature) == expected
    assert (endurance(scene.game, scene.fighter(creature)), price_of(scene.game, creature, 0)) == (health, cost)


@pytest.mark.parametrize(
    ("power", "dice", "met"),
    [
        ("smoke-step", (1, 3), True),
        ("smoke-step", (1, 2), False),
        ("smoke-step", (1,), False),
        ("raised-axe", (4, 5), True),
        ("raised-axe", (4, 4), False),
        ("raised-axe", (6,), False),
        ("brood", (1, 3, 5), True),
        ("brood", (2, 4, 6), True),
        ("brood", (1, 3, 4), False),
        ("brood", (1, 3), False),
        ("dirge", (2, 2), True),
        ("dirge", (2, 4), False),
        ("undertow", (1, 2), True),
        ("undertow", (1, 3), False),
        ("undertow", (2, 4), False),
    ],
)
def test_a_power_is_triggered_by_the_dice_it_asks_for(power, dice, met):
    scene = cave()
    scene.human("blade")
    owner = next(creature for creature in scene.game.content.creature.values() if creature.power == power)
    scene.infernal(owner.id, 1)
    trigger(scene, power, *dice)
    assert scene.saw("triggered", power=power) == met
    assert scene.state.waiting == ({} if met else {power: dice})


# The Ash Stalker


@pytest.mark.parametrize(
    ("wounds", "dice"), [((), 2), ((1,), 2), ((1, 2), 3), ((1, 2, 3), 3), ((1, 2, 3, 4), 4), ((1, 2, 3, 4, 5), 4)]
)
def test_blood_scent_gives_a_die_for_every_two_cancelled_lines_of_the_target(wounds, dice):
    scene = cave()
    scene.run(Attack(scene.infernal("ash-stalker"), scene.human("blade", wounds=wounds)))
    assert count_dice(scene) == dice


def test_blood_scent_is_the_stalkers_own():
    scene = cave()
    scene.infernal("ash-stalker")
    scene.run(Attack(scene.troglodytes(1)[0], scene.human("blade", wounds=(1, 2))))
    assert count_dice(scene) == 1


def test_smoke_step_puts_the_stalker_on_a_tile_without_humans_within_three_tiles_before_it_acts():
    scene = cave(*ROW)
    scene.human("blade", 2)
    stalker = scene.infernal("ash-stalker")
    trigger(scene, "smoke-step", 1, 3)
    act(scene, stalker)
    assert scene.options() == ["appear:1", "appear:3", "pass"]
    scene.answer("appear:3")
    assert scene.place(stalker) == 3
    assert "move:2" in scene.options()  # it then acts normally


def test_smoke_step_respects_saturation_and_sets_off_what_entering_sets_off():
    scene = cave("t2 0,0", "t4 0,-1", "t41 0,-2")  # the second is full, the third sanctified
    scene.human("blade")
    scene.troglodytes(2, on=1)
    stalker = scene.infernal("ash-stalker")
    trigger(scene, "smoke-step", 1, 3)
    act(scene, stalker)
    assert scene.options() == ["appear:2", "pass"]
    scene.dice(5)
    scene.answer("appear:2")
    assert scene.fighter(stalker).damage == 1


def test_smoke_step_is_no_move_neither_impressive_nor_blocking_nor_water_stops_it():
    scene = cave("t22 0,0", "t3 0,-1")
    scene.human("brute"), scene.human("brute")
    stalker = scene.infernal("ash-stalker")
    trigger(scene, "smoke-step", 1, 3)
    act(scene, stalker)
    scene.answer("appear:1")
    assert "move:0" in scene.options()  # its whole DPT is left


def test_smoke_step_may_be_declined_and_ends_with_the_phase():
    scene = cave(*ROW)
    scene.human("blade", 4)
    stalker = scene.infernal("ash-stalker")
    trigger(scene, "smoke-step", 1, 3)
    act(scene, stalker)
    scene.answer("pass", "finish", "end_phase")
    assert scene.place(stalker) == 0
    assert scene.fighter(stalker).tokens == ()


# The Mute Headsman


def test_each_skull_of_the_headsman_counts_as_two_hits():
    scene = cave()
    blade = scene.human("blade", die=1)  # DEF 3
    scene.dice(6, 5, 1, 1)
    scene.run(Attack(scene.infernal("mute-headsman"), blade))
    scene.answer(*(f"line:{blade}:{line}" for line in (1, 2, 3)))
    assert scene.is_done


def test_skulls_of_others_count_once_beside_the_headsman():
    scene = cave()
    blade = scene.human("blade")
    scene.infernal("mute-headsman")
    scene.dice(6)
    scene.run(Attack(scene.troglodytes(1)[0], blade))
    scene.answer(f"line:{blade}:1")
    assert scene.is_done


def test_with_a_raised_axe_the_headsman_is_frantic_in_this_activation_phase():
    scene = cave()
    scene.human("blade", 1)
    headsman = scene.infernal("mute-headsman")
    trigger(scene, "raised-axe", 4, 5)
    act(scene)
    assert has_talent(scene.game, scene.fighter(headsman), "frantic")
    scene.answer("end_phase")
    assert not has_talent(scene.game, scene.fighter(headsman), "frantic")


# The Mother of Claws


@pytest.mark.parametrize(
    ("kind", "on", "dice"),
    [("troglodyte", 0, 2), ("troglodyte", 1, 1), ("cave-leaper", 0, 1), ("hellhound", 0, 1)],
)
def test_troglodytes_that_are_not_tough_strike_harder_on_the_mothers_tile(kind, on, dice):
    scene = cave()
    scene.infernal("mother-of-claws")
    attacker = scene.infernal(kind, on)
    if kind == "hellhound":
        scene.game.add_token(attacker, Token("unleashed", "", "CBT", 1))
    scene.run(Attack(attacker, scene.human("blade", on)))
    assert count_dice(scene) == dice


def test_brood_puts_up_to_three_troglodytes_around_the_mother_without_entry_restrictions():
    scene = cave("t4 0,0", "t3 0,-1", "t2 0,-2", "t2 0,1")  # saturation 2; no unexplored exit beside her
    scene.human("blade"), scene.human("brute", 1)
    scene.infernal("mother-of-claws")
    scene.state.threat = 0
    trigger(scene, "brood", 1, 3, 5)
    scene.run(Threat())
    assert scene.options() == ["brood:0", "brood:1", "brood:3", "pass"]
    scene.answer("brood:0")
    assert scene.options() == ["brood:1", "brood:3", "pass"]  # her own tile is full
    scene.answer("brood:1", "brood:1")
    assert [fighter.place for fighter in scene.state.fighters if fighter.type == "troglodyte"][:4] == [0, 1, 1, RESERVE]
    assert (scene.decision.kind, scene.state.threat) == ("threaten", 0)


def test_brood_without_the_mother_puts_two_troglodytes_on_one_tile_under_the_usual_restrictions():
    scene = cave("t11 0,0", "t2 0,-1", "t3 0,-2")
    scene.human("blade")
    scene.infernal("mother-of-claws", RESERVE)
    trigger(scene, "brood", 1, 3, 5)
    scene.run(Threat())
    assert scene.options() == ["brood:2", "pass"]
    scene.answer("brood:2", "brood:2")
    assert scene.decision.kind == "threaten"
    assert sum(1 for fighter in scene.state.fighters if fighter.place == 2) == 2


def test_a_second_troglodyte_of_a_brood_without_the_mother_must_join_the_first():
    scene = cave("t11 0,0", "t2 5,5", "t3 9,9")
    scene.human("blade")
    scene.infernal("mother-of-claws", RESERVE)
    trigger(scene, "brood", 1, 3, 5)
    scene.run(Threat())
    scene.answer("brood:1")
    assert scene.options() == ["brood:1", "pass"]
    scene.answer("pass")
    assert scene.decision.kind == "threaten"
    herd = [fighter.place for fighter in scene.state.fighters if fighter.type == "troglodyte"]
    assert sorted(herd) == [RESERVE] * 10 + [1]
    assert len(scene.events("appeared")) == 1, "whoever is not called does not appear"


# The Hollow Cantor


@pytest.mark.parametrize(("on", "silent"), [(0, True), (1, True), (2, False)])
def test_no_gift_works_and_no_blessing_is_given_within_one_tile_of_the_cantor(on, silent):
    scene = cave(*ROW, phase="human-preparation")
    scene.human("redeemer", die=3, gifts=("rally",))
    scene.human("blade")
    scene.infernal("hollow-cantor", on)
    scene.run(Blessing())
    assert scene.is_done == silent
    scene.run(LineEffects())
    assert scene.state.rallied == (0 if silent else 2)


def test_what_was_granted_before_lasts_beside_the_cantor():
    scene = cave(phase="human-preparation")
    priest = scene.human("redeemer", die=1, gifts=("smite-evil",))
    scene.run(LineEffects())
    cantor = scene.infernal("hollow-cantor")  # DEF 5
    scene.state.phase = "human-activation"
    scene.dice(2, 1)
    scene.run(Attack(priest, cantor))
    assert scene.fighter(cantor).damage == 1


@pytest.mark.parametrize("place", [0, RESERVE])
def test_a_dirge_weighs_on_one_human_until_the_end_of_the_next_human_activation(place):
    scene = cave()
    blade, brute = scene.human("blade", 1, die=1), scene.human("brute", die=1)
    scene.infernal("hollow-cantor", place)
    trigger(scene, "dirge", 2, 2)
    assert scene.options() == [f"sing:{blade}", f"sing:{brute}"]
    scene.answer(f"sing:{blade}")
    assert (profile(scene, blade), profile(scene, brute)) == ([0, 2, 3], [1, 2, 4])
    for seat, expected in ((INFERNAL, [0, 2, 3]), (HUMAN, [1, 3, 3])):
        scene.state.phase = ("human-activation", "infernal-activation")[seat]
        scene.run(ActivationPhase(seat))
        scene.answer("end_phase")
        assert profile(scene, blade) == expected


def test_a_dirge_weighs_on_the_exhausted_too_but_not_below_zero():
    scene = cave()
    blade = scene.human("blade", exhausted=True, tokens=(Token("courage", "", "CBT", 2),))
    scene.infernal("hollow-cantor", 1)
    trigger(scene, "dirge", 2, 2)
    scene.answer(f"sing:{blade}")
    assert profile(scene, blade) == [0, 1, 3]


# The Drowned Prince


@pytest.mark.parametrize(("on", "defence"), [(0, 3), (1, 5)])
def test_the_prince_is_harder_to_hit_in_flooded_corridors(on, defence):
    scene = cave("t11 0,0", "t22 0,-1")
    assert scene.stat(scene.infernal("drowned-prince", on), "DEF") == defence


def test_the_prince_ignores_both_rules_of_flooded_corridors():
    scene = cave("t22 0,0", "t23 0,-1 1", "t2 1,-1 1")
    scene.human("blade", 2)
    prince = scene.infernal("drowned-prince")  # DPT 2
    scene.activate(prince)
    scene.answer("move:1", "move:2")
    assert scene.place(prince) == 2


def test_undertow_pulls_a_human_of_an_adjacent_tile_onto_the_princes():
    scene = cave("t13 0,0", "t2 0,-1", "t2 0,-2")
    near, far = scene.human("penitent", 1), scene.human("blade", 2)
    scene.troglodytes(3, on=1)  # blocking does not matter
    scene.infernal("drowned-prince")
    trigger(scene, "undertow", 1, 2)
    act(scene)
    assert scene.options() == [f"pull:{near}"]
    scene.answer(f"pull:{near}")
    assert (scene.place(near), scene.place(far)) == (0, 2)
    assert scene.state.alarm_dice == 1  # entering sets off the alarm


@pytest.mark.parametrize("why", ["off the map", "nobody near", "full tile"])
def test_undertow_without_anybody_to_pull_does_nothing(why):
    scene = cave("t4 0,0", "t2 0,-1", "t2 0,-2")  # saturation 2
    scene.human("blade", 2 if why == "nobody near" else 1)
    if why == "full tile":
        scene.human("brute"), scene.human("brute")
    scene.infernal("drowned-prince", RESERVE if why == "off the map" else 0)
    trigger(scene, "undertow", 1, 2)
    act(scene)
    assert scene.decision.kind == "activate"


# Hellhounds


@pytest.mark.parametrize(("die", "dpt", "cbt"), [(1, 1, 1), (2, 2, 1), (3, 1, 2), (4, 2, 2), (5, 1, 3), (6, 2, 3)])
def test_an_unleashed_hellhound_has_what_its_die_gives_in_this_activation(die, dpt, cbt):
    scene = cave()
    scene.human("blade", 1)
    hound, other = scene.infernal("hellhound"), scene.infernal("hellhound")
    trigger(scene, f"unleashed/{hound}", die)
    act(scene)
    assert (profile(scene, hound), profile(scene, other)) == ([dpt, cbt, 4], [0, 0, 4])
    scene.answer("end_phase")
    assert profile(scene, hound) == [0, 0, 4]


def test_a_hellhound_without_its_power_can_do_nothing_but_counts_for_blocking_and_saturation():
    scene = cave("t4 0,0", "t2 0,-1", phase="human-activation")  # saturation 2
    penitent = scene.human("penitent")
    hounds = [scene.infernal("hellhound"), scene.infernal("hellhound")]
    scene.activate(penitent)
    assert scene.refused()["move:1"] == "claustrophobia.move.blocking"
    scene.human("blade", 1)
    scene.activate(scene.troglodytes(1, on=1)[0])
    assert scene.refused()["move:0"] == "claustrophobia.move.saturation"
    act(scene, hounds[0])
    assert scene.decision.kind == "activate"


# Tough troglodytes


@pytest.mark.parametrize(
    ("kind", "expected", "talents"),
    [("old-gnawer", [1, 2, 4], {"impressive"}), ("cave-leaper", [2, 1, 4], {"elusive", "frantic"})],
)
def test_tough_troglodytes_have_a_profile_and_talents_of_their_own(kind, expected, talents):
    scene = cave()
    tough = scene.infernal(kind)
    scene.state.speed, scene.state.frenzy = 1, True  # board powers for troglodytes do not reach them
    assert profile(scene, tough) == expected
    known = scene.game.content.talent
    assert {name for name in known if has_talent(scene.game, scene.fighter(tough), name)} == talents
