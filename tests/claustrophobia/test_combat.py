"""An attack: whom it may target, what it rolls, what hits, who resolves the hits."""

import pytest

from souterrain.games.claustrophobia.combat import Attack
from souterrain.games.claustrophobia.state import HUMAN, RESERVE, Token
from tests.claustrophobia.scene import Cave
from tests.rule import rule


def rolls(scene: Cave) -> list[tuple[int, ...]]:
    return [event.data["rolls"] for event in scene.events("rolled")]


@rule("claustrophobia.combat.same-tile")
def test_a_fighter_attacks_enemies_on_its_own_tile_only():
    scene = Cave("t11 0,0", "t2 0,-1")
    blade = scene.human("blade")
    here, there = scene.infernal("ash-stalker"), scene.infernal("hellhound", 1)
    scene.activate(blade)
    assert scene.options("attack") == [f"attack:{here}"]
    assert f"attack:{there}" not in scene.options()


@rule("claustrophobia.combat.same-tile")
def test_allies_cannot_be_attacked():
    scene = Cave("t11 0,0")
    blade = scene.human("blade")
    scene.human("brute")
    scene.activate(blade)
    assert scene.options("attack") == []


@rule("claustrophobia.combat.step1-target")
def test_troglodytes_are_one_target_and_everybody_else_is_a_target_of_its_own():
    scene = Cave("t11 0,0")
    blade = scene.human("blade")
    herd = scene.troglodytes(2)
    others = [scene.infernal(kind) for kind in ("hellhound", "ash-stalker", "old-gnawer")]
    scene.activate(blade)
    assert sorted(scene.options("attack")) == sorted(f"attack:{target}" for target in (herd[0], *others))


@rule("claustrophobia.combat.step1-target")
def test_each_human_is_a_target_of_its_own():
    scene = Cave("t11 0,0", phase="infernal-activation")
    humans = [scene.human("blade"), scene.human("blade"), scene.human("brute")]
    scene.activate(scene.troglodytes(1)[0])
    assert scene.options("attack") == [f"attack:{human}" for human in humans]


@pytest.mark.parametrize("kind", ["hellhound", "ash-stalker", "old-gnawer"])
@rule("claustrophobia.combat.step1-target")
def test_hits_fall_on_the_target_alone(kind):
    scene = Cave("t11 0,0")
    blade = scene.human("blade", die=2)  # CBT 1
    target = scene.infernal(kind)
    herd = scene.troglodytes(1)
    scene.dice(6)
    scene.run(Attack(blade, target))
    assert scene.fighter(target).damage == 1
    assert scene.place(herd[0]) == 0


@pytest.mark.parametrize(("die", "dice"), [(1, 3), (2, 1), (3, 2)])
@rule("claustrophobia.combat.step2-roll")
def test_an_attacker_rolls_as_many_dice_as_its_cbt(die, dice):
    scene = Cave("t11 0,0")
    blade = scene.human("blade", die=die)
    scene.run(Attack(blade, scene.troglodytes(4)[0]))
    assert [len(faces) for faces in rolls(scene)] == [dice]


@rule("claustrophobia.combat.step2-roll")
def test_a_fighter_without_cbt_cannot_attack():
    scene = Cave("t11 0,0", phase="infernal-activation")
    scene.human("blade")
    hound = scene.infernal("hellhound", tokens=(Token("leash", "infernal-activation", "DPT", 1),))
    scene.activate(hound)
    assert scene.options("attack") == []


@rule("claustrophobia.combat.hit")
def test_cbt_three_against_troglodytes_showing_two_three_and_five_hits_twice():
    scene = Cave("t11 0,0")
    blade = scene.human("blade", die=1)  # CBT 3
    herd = scene.troglodytes(3)  # DEF 3
    scene.dice(2, 3, 5)
    scene.run(Attack(blade, herd[0]))
    assert [scene.place(troglodyte) for troglodyte in herd] == [RESERVE, RESERVE, 0]


@pytest.mark.parametrize(("face", "hits"), [(6, 1), (5, 0)])
@rule("claustrophobia.combat.skull")
def test_a_skull_hits_whatever_the_defence(face, hits):
    scene = Cave("t11 0,0", phase="infernal-activation")
    brute = scene.human("brute", die=6, equipment=("round-shield",), tokens=(Token("luck", "", "DEF", 1),))
    assert scene.stat(brute, "DEF") == 7
    scene.dice(face)
    scene.run(Attack(scene.troglodytes(1)[0], brute))
    assert (scene.decision.kind == "cancel_line") == bool(hits)


@rule("claustrophobia.combat.step3-resolve")
def test_the_player_of_the_fighter_hit_resolves_the_hits():
    scene = Cave("t11 0,0", phase="infernal-activation")
    blade = scene.human("blade")
    scene.dice(6)
    scene.run(Attack(scene.troglodytes(1)[0], blade))
    assert (scene.decision.seat, scene.decision.kind) == (HUMAN, "cancel_line")


@rule("claustrophobia.combat.step3-resolve")
def test_hits_are_resolved_in_order_rerolls_guards_resistance_doubling_damage():
    scene = Cave("t20 0,0", phase="infernal-activation")  # a carnivorous corridor
    woman = scene.human("swordswoman", die=3)  # resistant, DEF 4
    brute = scene.human("brute")
    stalker = scene.infernal("ash-stalker", tokens=(Token("frantic", ""), Token("rage", "", "CBT", 1)))
    scene.dice(4, 5, 1, 6)  # the 1 is rolled again and hits too
    scene.run(Attack(stalker, woman))
    scene.answer(f"take:{brute}:1", f"line:{brute}:1", f"line:{brute}:2", f"line:{woman}:1", f"line:{woman}:2")
    told = [name for name in scene.names() if name in ("rerolled", "guarded", "resisted", "line_cancelled")]
    assert told == ["rerolled", "guarded", *["line_cancelled"] * 2, "resisted", *["line_cancelled"] * 2]
    assert scene.is_done


@rule("claustrophobia.combat.step2-roll")
def test_without_dice_nothing_is_rolled():
    scene = Cave("t11 0,0")
    blade, hellhound = scene.human("blade"), scene.infernal("hellhound")  # CBT 0
    scene.run(Attack(hellhound, blade))
    assert scene.saw("dice_lacking", attacker=hellhound, target=blade)
    assert not scene.saw("rolled")
