"""The texts of the twelve instinct cards."""

import pytest

from souterrain.games.claustrophobia.combat import Attack
from souterrain.games.claustrophobia.fighter import has_talent, parts
from souterrain.games.claustrophobia.human import CardText, HumanPreparation
from souterrain.games.claustrophobia.move import Enter
from souterrain.games.claustrophobia.state import HUMAN, INFERNAL, RESERVE
from souterrain.games.claustrophobia.turn import ActivationPhase
from tests.claustrophobia.scene import Cave
from tests.rule import rule


def cave(*tiles: str) -> Cave:
    return Cave(*(tiles or ("t11 0,0", "t2 0,-1")), scenario="powder-and-fire", phase="human-preparation")


def give(scene: Cave, card: str, fighter: int) -> None:
    """A fighter is given a card for its text; the human activation begins."""
    scene.run(CardText(fighter, f"instinct/{card}/1"))
    scene.state.phase = "human-activation"


def end_phase(scene: Cave, seat: int) -> None:
    scene.state.phase = ("human-activation", "infernal-activation")[seat]
    scene.run(ActivationPhase(seat))
    scene.answer("end_phase")


def prepare_again(scene: Cave) -> None:
    """The next human preparation, up to the assignment of dice."""
    scene.state.phase = "human-preparation"
    scene.run(HumanPreparation())


def profile(scene: Cave, fighter: int) -> list[int]:
    return [scene.stat(fighter, name) for name in ("DPT", "CBT", "DEF")]


@rule("claustrophobia.hprep.instinct-text")
@pytest.mark.parametrize(
    ("card", "talent"),
    [
        ("cornered", "frantic"),
        ("slip-away", "elusive"),
        ("thick-skin", "resistant"),
        ("chained-brothers", "bodyguard"),
        ("plant-feet", "impressive"),
    ],
)
def test_a_card_lends_a_talent_until_the_next_human_preparation(card, talent):
    scene = cave()
    fighter = scene.human("arquebusier")
    give(scene, card, fighter)
    end_phase(scene, HUMAN)
    end_phase(scene, INFERNAL)
    assert has_talent(scene.game, scene.fighter(fighter), talent)
    prepare_again(scene)
    assert not has_talent(scene.game, scene.fighter(fighter), talent)


@pytest.mark.parametrize(("exhausted", "expected"), [(True, [1, 2, 4]), (False, [2, 1, 5])])
def test_grit_gives_an_exhausted_fighter_a_profile_of_its_own(exhausted, expected):
    scene = cave()
    blade = scene.human("blade", die=5, exhausted=exhausted)  # DPT 2, CBT 1, DEF 5
    give(scene, "grit", blade)
    end_phase(scene, HUMAN)
    assert profile(scene, blade) == expected
    if exhausted:
        assert parts(scene.game, scene.fighter(blade), "DEF") == ((4, "part", "exhausted"),)
    prepare_again(scene)
    scene.game.change(blade, die=5, exhausted=True)
    assert profile(scene, blade) == [0, 0, 3]


@rule("claustrophobia.hprep.instinct-text")
@pytest.mark.parametrize(
    ("card", "now", "after_activation"),
    [("bolt", [2, 3, 3], [1, 3, 3]), ("bloodlust", [1, 5, 2], [1, 3, 2]), ("guard-up", [1, 3, 4], [1, 3, 4])],
)
def test_a_card_changes_characteristics_for_a_while(card, now, after_activation):
    scene = cave()
    blade = scene.human("blade", die=1)  # DPT 1, CBT 3, DEF 3
    give(scene, card, blade)
    assert profile(scene, blade) == now
    end_phase(scene, HUMAN)
    assert profile(scene, blade) == after_activation
    prepare_again(scene)
    scene.game.change(blade, die=1)
    assert profile(scene, blade) == [1, 3, 3]


@pytest.mark.parametrize("tile", ["t13", "t24"], ids=["alarm", "trap"])
def test_with_sixth_sense_alarms_and_traps_stay_unused(tile):
    scene = cave("t11 0,0", f"{tile} 0,-1")
    blade, other = scene.human("blade"), scene.human("blade")
    give(scene, "sixth-sense", blade)
    scene.run(Enter(blade, 1))
    assert (scene.state.alarm_dice, scene.state.tiles[1].spent, scene.is_done) == (0, False, True)
    scene.dice(1)
    scene.run(Enter(other, 1))
    assert scene.state.tiles[1].spent


def test_sixth_sense_still_works_in_the_pit_of_the_next_preparation_and_then_no_more():
    scene = cave("t27 0,0")
    blade, other = scene.human("blade"), scene.human("blade")
    give(scene, "sixth-sense", blade)
    for victims in ([other], [blade, other]):
        scene.game.events.clear()
        scene.dice(1, 1)
        prepare_again(scene)
        assert [event.data["fighter"] for event in scene.events("risked")] == victims


def test_second_wind_heals_a_cancelled_line_at_once():
    scene = cave()
    blade = scene.human("blade", die=3, wounds=(1, 3), exhausted=True)
    scene.run(CardText(blade, "instinct/second-wind/1"))
    assert scene.options() == [f"line:{blade}:1", f"line:{blade}:3"]
    scene.answer(f"line:{blade}:3")
    assert scene.fighter(blade).damage == 0b000001
    assert not scene.fighter(blade).exhausted


def test_second_wind_does_nothing_for_an_unhurt_fighter():
    scene = cave()
    blade = scene.human("blade")
    scene.run(CardText(blade, "instinct/second-wind/1"))
    assert scene.is_done
    assert scene.told()[-1] == "The condemned blade is not wounded: nothing is healed."


def test_dead_eye_rolls_any_dice_again_and_the_new_results_stand():
    scene = cave()
    blade = scene.human("blade", die=1)  # CBT 3
    herd = scene.troglodytes(3)
    give(scene, "dead-eye", blade)
    scene.dice(6, 1, 2, 5, 1)
    scene.run(Attack(blade, herd[0]))
    assert scene.options() == ["die:1:6", "die:2:1", "die:3:2"]
    scene.answer(("die:2:1", "die:3:2"))
    assert scene.events("rerolled")[0].data["rolls"] == (6, 5, 1)
    assert [scene.place(troglodyte) for troglodyte in herd].count(RESERVE) == 2


def test_dead_eye_comes_after_a_frantic_re_roll():
    scene = cave()
    penitent = scene.human("penitent", die=1)  # frantic, CBT 1
    troglodyte = scene.troglodytes(1)[0]
    give(scene, "dead-eye", penitent)
    scene.dice(1, 2, 6)
    scene.run(Attack(penitent, troglodyte))
    assert scene.options() == ["die:1:2"]
    scene.answer(("die:1:2",))
    assert scene.place(troglodyte) == RESERVE


@pytest.mark.parametrize(("answer", "asked_again"), [((), True), (("die:1:1",), False)], ids=["declined", "used"])
def test_dead_eye_works_once(answer, asked_again):
    scene = cave()
    blade, troglodyte = scene.human("blade", die=2), scene.troglodytes(1)[0]
    give(scene, "dead-eye", blade)
    scene.dice(1, 1)
    scene.run(Attack(blade, troglodyte))
    scene.answer(answer)
    scene.dice(1)
    scene.run(Attack(blade, troglodyte))
    assert (not scene.is_done) == asked_again


def test_dead_eye_is_over_with_the_human_activation():
    scene = cave()
    blade, troglodyte = scene.human("blade", die=2), scene.troglodytes(1)[0]
    give(scene, "dead-eye", blade)
    end_phase(scene, HUMAN)
    scene.dice(1)
    scene.run(Attack(blade, troglodyte))
    assert scene.is_done
