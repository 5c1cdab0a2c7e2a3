"""Tiles that let somebody in or bite: pits, caches, wells, lairs, tombs, holes and sanctified zones."""

import pytest
from msgspec.structs import replace

from souterrain.games.claustrophobia.effects.feature import Devour
from souterrain.games.claustrophobia.human import HumanPreparation
from souterrain.games.claustrophobia.infernal import InfernalPreparation, Threat
from souterrain.games.claustrophobia.move import Explore
from souterrain.games.claustrophobia.state import INFERNAL, RESERVE
from tests.claustrophobia.scene import Cave, cave, enter, hole
from tests.rule import rule

NORTH = 0

HOLES = ("t37 0,0", "t11 0,1", "t38 5,5", "t11 9,9")  # two printed holes far apart; a token may lie on the last tile


def threaten(scene: Cave, threat: int = 10) -> None:
    scene.state.phase, scene.state.threat = "threat", threat
    scene.run(Threat())


# Devouring pit


@pytest.mark.parametrize(("face", "hit"), [(3, False), (4, True)])
@rule("claustrophobia.tile.devouring-pit")
def test_a_pit_bites_on_four_or_more(face, hit):
    scene = cave("t27 0,0", phase="human-preparation")
    blade = scene.human("blade")
    scene.dice(face)
    scene.run(Devour(0, 4, (blade,)))
    assert (scene.decision.kind == "cancel_line") == hit


@rule("claustrophobia.tile.devouring-pit")
def test_each_sides_fighters_risk_a_die_in_their_own_preparation():
    scene = cave("t27 0,0", "t11 0,-1", phase="human-preparation")
    humans, herd = [scene.human("blade"), scene.human("brute")], scene.troglodytes(2)
    scene.human("penitent", 1)
    scene.dice(1, 1)
    scene.run(HumanPreparation())
    assert [event.data["fighter"] for event in scene.events("risked")] == humans
    scene.dice(1, 4)
    scene.run(InfernalPreparation())
    assert [event.data["fighter"] for event in scene.events("risked")[2:]] == herd
    assert [scene.place(troglodyte) for troglodyte in herd] == [0, RESERVE]


@rule("claustrophobia.tile.devouring-pit")
def test_a_pit_is_not_combat_no_guard_steps_in():
    scene = cave("t27 0,0", phase="human-preparation")
    blade = scene.human("blade")
    scene.human("brute")
    scene.dice(6, 1)
    scene.run(HumanPreparation())
    assert scene.options() == [f"line:{blade}:{line}" for line in range(1, 7)]


# Cache


@rule("claustrophobia.tile.cache.default")
def test_a_cache_does_nothing_if_the_scenario_does_not_speak_of_caches():
    scene = cave("t11 0,0", "t30 0,-1")
    blade = scene.human("blade", die=6)
    scene.activate(blade)
    scene.answer("move:1")
    assert scene.options("special") == []
    assert scene.names() == ["activated", "moved"]


@rule("claustrophobia.tile.cache.scenario")
def test_a_cache_does_what_the_scenario_says_and_is_marked_then():
    scene = Cave("t30 0,0", scenario="the-lost-caches")
    blade = scene.human("blade")
    scene.activate(blade)
    scene.answer("special:relics")
    assert scene.fighter(blade).relic
    assert scene.state.tiles[0].spent


# Demonic well and lair


@pytest.mark.parametrize(("kind", "enters"), [("hellhound", True), ("mother-of-claws", True), ("troglodyte", False)])
@rule("claustrophobia.tile.demonic-well.entry")
def test_demons_and_hellhounds_may_always_come_in_by_a_well(kind, enters):
    scene = cave("t31 0,0", "t11 0,-1", "t11 1,0", "t11 0,1", "t11 -1,0")  # no exit of the well is unexplored
    scene.human("blade")  # and it holds a human
    creature = scene.infernal(kind, RESERVE)
    threaten(scene)
    assert (f"bring:{creature}:0" in scene.options()) == enters


@rule("claustrophobia.tile.demonic-well.entry")
def test_a_well_that_is_full_lets_nobody_in():
    scene = cave("t32 0,0", "t11 0,-1")  # saturation 3
    scene.human("blade", 1)
    scene.troglodytes(3)
    hound = scene.infernal("hellhound", RESERVE)
    threaten(scene)
    assert scene.refused()[f"bring:{hound}:0"] == "claustrophobia.move.saturation"


@pytest.mark.parametrize(
    ("kind", "well", "elsewhere"), [("mother-of-claws", 4, 5), ("hellhound", 3, 3)], ids=["demon", "hellhound"]
)
@rule("claustrophobia.tile.demonic-well.discount")
def test_a_demon_that_appears_on_a_well_costs_one_less(kind, well, elsewhere):
    scene = cave("t31 0,0", "t11 0,-1", "t11 5,5")
    scene.human("blade", 2)
    creature = scene.infernal(kind, RESERVE)
    for tile, price in ((0, well), (1, elsewhere)):
        threaten(scene, price - 1)
        assert f"bring:{creature}:{tile}" not in scene.options()
        threaten(scene, price)
        assert f"bring:{creature}:{tile}" in scene.options()
    scene.state.threat = elsewhere
    scene.answer(f"bring:{creature}:0")
    assert scene.state.threat == elsewhere - well


@pytest.mark.parametrize("kind", ["hellhound", "mother-of-claws", "troglodyte"])
@rule("claustrophobia.tile.lair")
def test_every_kind_of_fighter_may_always_come_in_by_a_lair(kind):
    scene = cave("t34 0,0", "t11 0,-1", "t11 1,0", "t11 0,1", "t11 -1,0")
    scene.human("blade")
    creature = scene.infernal(kind, RESERVE)
    threaten(scene)
    assert f"bring:{creature}:0" in scene.options()


@rule("claustrophobia.tile.lair")
def test_a_lair_that_is_full_lets_nobody_in():
    scene = cave("t33 0,0", "t11 5,5")  # saturation 3
    scene.human("blade", 1)
    scene.troglodytes(3)
    hound = scene.infernal("hellhound", RESERVE)
    threaten(scene)
    assert scene.refused()[f"bring:{hound}:0"] == "claustrophobia.move.saturation"


# Tomb


@rule("claustrophobia.tile.tomb")
def test_the_first_human_that_enters_a_tomb_draws_an_instinct_card():
    scene = cave("t11 0,0", "t35 0,-1")
    humans = [scene.human("blade"), scene.human("blade")]
    enter(scene, scene.troglodytes(1)[0])
    assert len(scene.state.instinct_hand) == 0
    for human in humans:
        enter(scene, human)
        assert len(scene.state.instinct_hand) == 1


@rule("claustrophobia.tile.tomb")
def test_the_hand_limit_applies_to_the_card_of_a_tomb():
    scene = cave("t11 0,0", "t35 0,-1")
    scene.state.instinct_hand[:] = ["instinct/bolt/1", "instinct/bolt/2", "instinct/grit/1", "instinct/grit/2"]
    enter(scene, scene.human("blade"))
    assert scene.decision.kind == "discard_instinct"
    assert len(scene.options()) == 5


# Holes in the ground


@rule("claustrophobia.tile.hole.place-token")
def test_when_a_hole_comes_into_play_the_infernal_player_must_open_another():
    scene = cave("t11 0,0", "t2 0,1")
    scene.stack("t37", "t2")
    scene.run(Explore(scene.human("blade"), NORTH))
    assert scene.decision.seat == INFERNAL
    assert scene.options() == ["hole:0", "hole:1"]  # neither the new tile nor none at all
    scene.answer("hole:1")
    assert [tile.hole for tile in scene.state.tiles] == [False, True, False]


@rule("claustrophobia.tile.hole.place-token")
def test_the_other_tile_may_have_a_hole_already():
    scene = cave("t11 0,0", "t2 0,1", "t38 5,5")  # the last has a printed hole
    hole(scene, 1)
    scene.stack("t37", "t2")
    scene.run(Explore(scene.human("blade"), NORTH))
    assert scene.options() == ["hole:0", "hole:1", "hole:2"]
    scene.answer("hole:1")
    assert [tile.hole for tile in scene.state.tiles] == [False, True, False, False]


@pytest.mark.parametrize(("kind", "crawls"), [("troglodyte", True), ("cave-leaper", True), ("ash-stalker", False)])
@rule("claustrophobia.tile.hole.adjacent-for-troglodytes")
def test_troglodytes_move_from_hole_to_hole_and_nobody_else_does(kind, crawls):
    scene = cave(*HOLES, phase="infernal-activation")
    hole(scene, 3)
    scene.human("blade", 1)
    scene.activate(scene.infernal(kind))
    assert scene.options("crawl") == (["crawl:2", "crawl:3"] if crawls else [])


@rule("claustrophobia.tile.hole.adjacent-for-troglodytes")
def test_crawling_costs_one_dpt():
    scene = cave(*HOLES, phase="infernal-activation")
    scene.human("blade", 1)
    troglodyte = scene.troglodytes(1)[0]  # DPT 1
    scene.activate(troglodyte)
    scene.answer("crawl:2")
    assert scene.place(troglodyte) == 2
    assert scene.saw("moved", fighter=troglodyte, tile=2, crawling=True)
    assert scene.is_done


@rule("claustrophobia.tile.hole.adjacent-for-troglodytes")
def test_a_full_tile_cannot_be_crawled_into():
    scene = cave(*HOLES, phase="infernal-activation")
    scene.human("blade", 1)
    scene.troglodytes(3, on=2)  # saturation 3
    scene.activate(scene.troglodytes(1)[0])
    assert scene.options("crawl") == []
    assert scene.refused()["crawl:2"] == "claustrophobia.move.saturation"


@rule("claustrophobia.tile.hole.adjacent-for-troglodytes")
def test_a_troglodyte_away_from_a_hole_cannot_crawl():
    scene = cave(*HOLES, phase="infernal-activation")
    scene.human("blade", 0)
    scene.activate(scene.troglodytes(1, on=1)[0])
    assert scene.options("crawl") == []


@pytest.mark.parametrize("guard", ["brute", "penitent"], ids=["impressive", "blocking"])
@rule("claustrophobia.tile.hole.ignores-blocking")
def test_nothing_holds_a_troglodyte_that_crawls_from_hole_to_hole(guard):
    scene = cave(*HOLES, phase="infernal-activation")
    scene.human(guard), scene.human(guard)
    scene.activate(scene.troglodytes(1)[0])
    assert scene.options("move") == []
    assert scene.options("crawl") == ["crawl:2"]


@rule("claustrophobia.tile.hole.ignores-blocking")
def test_a_troglodyte_held_on_its_tile_crawls_even_to_the_hole_next_door():
    scene = cave("t37 0,0", "t38 0,-1", phase="infernal-activation")
    scene.human("brute")
    scene.activate(scene.troglodytes(1)[0])
    assert scene.options("crawl") == ["crawl:1"]


# Sanctified zone


@pytest.mark.parametrize(("face", "dies"), [(4, False), (5, True)])
@rule("claustrophobia.tile.sanctified-zone")
def test_an_infernal_fighter_that_enters_a_sanctified_zone_is_hit_on_five_or_more(face, dies):
    scene = cave("t11 0,0", "t41 0,-1", phase="infernal-activation")
    scene.human("blade", 1)
    troglodyte = scene.troglodytes(1)[0]
    scene.activate(troglodyte)
    scene.dice(face)
    scene.answer("move:1")
    assert scene.place(troglodyte) == (RESERVE if dies else 1)
    assert scene.is_done == dies  # the living may still attack


@rule("claustrophobia.tile.sanctified-zone")
def test_it_is_rolled_each_time_also_for_those_that_come_into_play_there():
    scene = cave("t41 0,0", "t11 5,5")
    scene.human("blade", 1)
    threaten(scene)
    scene.dice(1, 1)
    for _ in range(2):
        (first, *_) = [option for option in scene.options("bring") if option.endswith(":0")]
        scene.answer(first)
    assert len(scene.events("risked")) == 2


@rule("claustrophobia.tile.sanctified-zone")
def test_humans_enter_a_sanctified_zone_without_a_roll():
    scene = cave("t11 0,0", "t41 0,-1")
    enter(scene, scene.human("blade"), 6)
    assert not scene.events("risked")


@rule("claustrophobia.move.tile-effects")
def test_a_tile_with_two_effects_has_both(monkeypatch: pytest.MonkeyPatch):
    scene = cave("t11 0,0", "t41 0,-1")
    features = scene.game.content.feature
    zone = features["sanctified-zone"]
    monkeypatch.setitem(features, "sanctified-zone", replace(zone, entered=zone.entered * 2))
    scene.human("blade")
    enter(scene, scene.troglodytes(1)[0], 1, 1)
    assert len(scene.events("risked")) == 2
