"""The log, for somebody who reads nothing else: who did what to whom with what, each part of a number, why nothing happened."""

import re

import pytest

from souterrain.games.claustrophobia.combat import Attack, Suffer
from souterrain.games.claustrophobia.fighter import parts, stat
from souterrain.games.claustrophobia.human import Assignment, LineEffects
from souterrain.games.claustrophobia.infernal import Threat
from souterrain.games.claustrophobia.move import Explore
from souterrain.games.claustrophobia.state import HUMAN, INFERNAL, Token
from souterrain.games.claustrophobia.turn import ActivationPhase
from souterrain.kernel.event import Event
from souterrain.speech import is_quiet
from tests.claustrophobia.scene import Cave, end_turn, special
from tests.players.playing import play_out
from tests.rule import rule
from tests.tiers import one_of

SCENARIOS = ("the-survivors", "powder-and-fire", "the-vigil", "the-headsman", "the-lost-caches", "the-seal")


@pytest.fixture
def cave() -> Cave:
    return Cave("t11 0,0", "t10 0,-1")


def total(told: tuple[str, ...]) -> int:
    return sum(int(part.rpartition(":")[2]) for part in told)


def attacks_of(seed: int, scenario: str) -> list[Event]:
    return [event for event in play_out(seed, scenario).events if event.name == "rolled" and not event.data["backlash"]]


# Attacks


@rule("claustrophobia.combat.step2-roll", "claustrophobia.combat.hit")
def test_a_roll_tells_its_dice_what_a_hit_needs_and_the_reasons_for_both(cave):
    blade = cave.human("blade", die=1, tokens=(Token("wrath", "", "CBT", 1),))
    hound = cave.infernal("hellhound")
    cave.dice(4, 3, 6, 1)
    cave.run(Attack(blade, hound))
    rolled = cave.events("rolled")[0].data
    assert (rolled["dice_parts"], rolled["needed_parts"]) == (("line:3", "wrath:1"), ("sheet:4",))
    assert (rolled["target"], rolled["needed"], rolled["hits"]) == (hound, 4, 2)
    assert cave.told() == [
        "The condemned blade attacks Hellhound 1.",
        "The condemned blade rolls 4, 3, skull and 1 (line 3, wrath +1); to hit: 4 or more (sheet 4): 2 hits.",
        "Hellhound 1 suffers 2 damage; health left: 1.",
    ]


@pytest.mark.parametrize("scenario", one_of(SCENARIOS))
def test_the_parts_that_are_told_add_up(scenario):
    for event in attacks_of(3, scenario):
        told = event.data
        assert total(told["dice_parts"]) == len(told["rolls"])
        assert told["needed"] == min(total(told["needed_parts"]), 6)
        assert told["hits"] == sum(1 for face in told["rolls"] if face >= told["needed"])


def test_the_parts_of_a_characteristic_add_up_wherever_a_fighter_stands():
    for tile in ("t11", *(tile.id for tile in Cave("t11 0,0").game.content.tile.values() if tile.feature)):
        scene = Cave(f"{tile} 0,0")
        scene.human("blade", die=2, equipment=("round-shield",), tokens=(Token("courage", "", "DEF", 1),))
        scene.human("brute", exhausted=True)
        scene.infernal("drowned-prince")
        for fighter in scene.state.fighters:
            for name in ("DPT", "CBT", "DEF"):
                if fighter.place == 0:
                    assert total(parts(scene.game, fighter, name)) == stat(scene.game, fighter, name)


@rule("claustrophobia.combat.hit")
def test_a_miss_is_told(cave):
    blade = cave.human("blade", die=2)
    cave.dice(1)
    cave.run(Attack(blade, cave.infernal("hellhound")))
    assert cave.told()[-1] == "The condemned blade rolls 1 (line 1); to hit: 4 or more (sheet 4): no hit."


def test_a_weapon_is_named_once():
    scene = Cave("t11 0,0", "t10 0,-1")
    blade = scene.human("blade", equipment=("blunderbuss",))
    hound = scene.infernal("hellhound", on=1)
    scene.activate(blade)
    scene.dice(4, 1, 1)
    scene.answer("use:blunderbuss", f"attack:{hound}")
    assert scene.told()[0].startswith("The condemned blade attacks Hellhound 1 with the blunderbuss, in ")
    assert [line for line in scene.told() if "blunderbuss" in line] == scene.told()[:1]


@rule("claustrophobia.talent.frantic")
def test_a_second_try_is_called_so(cave):
    penitent = cave.human("penitent", die=2)
    cave.dice(1, 2, 5, 3)
    cave.run(Attack(penitent, cave.infernal("hellhound")))
    assert "Second try (frantic): the penitent rolls 1 and 2 again and gets 5 and 3: 1 hit in all." in cave.told()


def test_who_adds_dice_to_an_attack_is_told():
    scene = Cave("t11 0,0", phase="infernal-activation")
    blade = scene.human("blade", wounds=(1, 2, 3))
    (troglodyte,) = scene.troglodytes(1)
    mother = scene.infernal("mother-of-claws")
    scene.dice(1, 1)
    scene.run(Attack(troglodyte, blade))
    assert scene.saw("dice_changed", fighter=mother, attacker=troglodyte, reason="goad", amount=1)
    assert "The Mother of Claws goads Troglodyte 1: one die more." in scene.told()


def test_a_loss_says_what_is_left_and_a_death_who_brought_it(cave):
    brute = cave.human("brute", wounds=(1, 2, 3, 4, 5), die=6)
    hound = cave.infernal("hellhound", tokens=(Token("unleashed", "", "CBT", 1),))
    cave.human("blade", on=1)
    cave.dice(6)
    cave.run(Attack(hound, brute))
    assert cave.saw("line_cancelled", fighter=brute, line=6, left=0, by=hound)
    assert cave.saw("killed", fighter=brute, tile=0, by=hound, cause="hit")
    assert cave.told()[-2:] == ["The condemned brute loses line 6, the last one.", "The condemned brute dies."]


@rule("claustrophobia.hits.demon-first-death")
def test_a_demon_that_may_come_back_is_told_from_one_that_may_not(cave):
    cave.human("blade")
    stalker = cave.infernal("ash-stalker")
    cave.run(Suffer(stalker, 9))
    assert cave.told()[-1] == "The Ash Stalker dies, but may come back once."


@rule("claustrophobia.hits.troglodyte-several")
def test_hits_that_find_nobody_are_told(cave):
    blade = cave.human("blade", die=1)
    (troglodyte,) = cave.troglodytes(1)
    cave.dice(6, 6, 6)
    cave.run(Attack(blade, troglodyte))
    assert cave.told()[-1] == "Nobody is left to suffer the last 2 hits."


# Nothing is announced that does not happen


@rule("claustrophobia.hact.move-and-action", "claustrophobia.iact.move-and-action")
def test_whoever_does_nothing_is_said_to_do_nothing(cave):
    cave.activate(cave.human("blade"))
    cave.answer("finish")
    cave.activate(cave.infernal("hellhound"))
    assert cave.told() == ["The condemned blade does nothing.", "Hellhound 1 can do nothing."]


def test_whoever_does_something_is_not_announced(cave):
    cave.activate(cave.human("blade", die=2))
    cave.answer("move:1", "finish")
    assert len(cave.told()) == 1
    assert cave.told()[0].startswith("The condemned blade goes from ")


def test_a_phase_tells_who_did_not_act(cave):
    cave.human("blade")
    cave.run(ActivationPhase(HUMAN))
    cave.answer("end_phase")
    assert cave.told() == ["Not activated: Condemned blade."]
    cave.game.events.clear()
    cave.state.phase = "infernal-activation"
    cave.run(ActivationPhase(INFERNAL))
    cave.answer("end_phase")
    assert cave.told() == ["Nobody is there to act."]


@rule("claustrophobia.gift.laying-on-of-hands")
def test_a_gift_that_finds_nobody_hurt_is_told(cave):
    cave.human("redeemer", die=4, gifts=("laying-on-of-hands",))
    cave.human("blade")
    cave.run(LineEffects())
    assert cave.told() == [
        "The redeemer uses a gift: Laying on of hands.",
        "Nobody beside the redeemer is wounded: the gift does nothing.",
    ]


# Nothing is said twice


@rule("claustrophobia.threat.spend")
def test_coming_into_play_is_one_line_with_its_price_and_what_is_left(cave):
    cave.human("blade", on=1)
    cave.state.phase, cave.state.threat = "threat", 4
    cave.run(Threat())
    cave.answer(next(each for each in cave.options("bring") if cave.types([each]) == {"troglodyte"}))
    cave.answer("end_phase")
    entry, kept = cave.told()
    assert re.fullmatch(r"Troglodyte 1 comes into play in the .+ for 1 threat point; 3 left\.", entry)
    assert kept == "The infernal player keeps 3 threat points."


@rule("claustrophobia.hprep.instinct-change-die")
def test_a_changed_die_tells_what_it_was(cave):
    cave.state.activation_dice = (2,)
    blade = cave.human("blade", die=0)
    (card,) = cave.instinct("grit")
    cave.run(Assignment())
    cave.answer(f"change_die:{blade}:{card}:2")
    assert cave.saw("die_changed", fighter=blade, card=card, before_die=2, die=1)
    assert cave.told()[0] == "The human player uses “Grit”: a 2 becomes a 1."


# Where


@rule("claustrophobia.explore.step2-place")
def test_a_new_tile_is_told_with_its_place_and_its_exits():
    cave = Cave("t11 0,0", "t10 0,-1", scenario="powder-and-fire")
    cave.stack("t11")
    blade = cave.human("blade", die=2)
    cave.run(Explore(blade, 1))
    laid = cave.events("tile_laid")[0].data
    assert (laid["origin"], laid["side"], laid["exits"], laid["seat"]) == (0, 1, (0, 1, 2, 3), INFERNAL)
    assert cave.events("moved")[0].data.items() >= {"origin": 0, "tile": 2, "fighter": blade}.items()


# The end


@rule("claustrophobia.victory.scenario")
def test_the_end_says_why_and_how_many_are_left():
    scene = Cave("t11 0,0", scenario="powder-and-fire")
    scene.human("blade")
    end_turn(scene, 13)
    assert scene.saw("game_over", verdict="infernal", reason="last-turn", alive=1, out=0, turn=13)
    assert "The infernal side wins: the time is up. Humans still in the tunnels: 1; out: 0." in scene.told()


def test_progress_is_counted_towards_the_goal():
    scene = Cave("t31 0,0", scenario="the-seal")
    redeemer = scene.human("redeemer")
    special(scene, redeemer, "seals")
    assert scene.told()[-1] == "The redeemer speaks seal 1 of 3."


@pytest.mark.parametrize("scenario", one_of(SCENARIOS))
def test_nothing_is_said_of_the_dead(scenario):
    dead: set[int] = set()
    for event in play_out(5, scenario).events:
        named = {event.data.get(role, -1) for role in ("fighter", "attacker", "target")}
        if event.name in ("brought_in", "appeared", "returned"):
            dead.discard(event.data["fighter"])
        elif event.name != "relic_dropped" and not is_quiet(event):
            assert not dead & named, event
        if event.name == "killed":
            dead.add(event.data["fighter"])
