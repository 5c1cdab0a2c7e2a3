"""Equipment: what it is, whose it is, and the text of each of the ten cards."""

import pytest

from souterrain.games.claustrophobia.combat import Attack, Suffer
from souterrain.games.claustrophobia.effects.equipment import strike_on
from souterrain.games.claustrophobia.effects.feature import Devour
from souterrain.games.claustrophobia.game import Claustrophobia
from souterrain.games.claustrophobia.move import Explore
from souterrain.games.claustrophobia.scenario import leave
from souterrain.games.claustrophobia.state import DEAD, HUMAN, LEFT, RESERVE, Token
from souterrain.kernel.game import Setup
from tests.claustrophobia.scene import Cave
from tests.rule import rule


def cave(*tiles: str, phase: str = "human-activation") -> Cave:
    return Cave(*(tiles or ("t11 0,0", "t2 0,-1")), scenario="powder-and-fire", phase=phase)


def count_dice(scene: Cave) -> int:
    """The dice of the first attack."""
    return len(scene.events("rolled")[0].data["rolls"])


def attack_with(scene: Cave, attacker: int, target: int, *faces: int) -> None:
    scene.dice(*faces)
    scene.run(Attack(attacker, target))


def use(scene: Cave, bearer: int, equipment: str, aim: str, *faces: int) -> None:
    """The bearer takes the action of a card, aimed at something."""
    scene.activate(bearer)
    scene.dice(*faces)
    scene.answer(f"use:{equipment}", aim)


# What it is and whose it is


@rule("claustrophobia.equipment.what")
def test_equipment_raises_a_characteristic_or_gives_a_special_ability():
    scene = cave()
    shielded, plain = scene.human("blade", equipment=("round-shield",)), scene.human("blade")
    assert scene.stat(shielded, "DEF") == scene.stat(plain, "DEF") + 1
    armed = scene.human("blade", equipment=("grenade",))
    scene.activate(armed)
    assert scene.options("use") == ["use:grenade"]


@rule("claustrophobia.equipment.from-scenario")
def test_the_scenario_hands_out_its_equipment():
    game = Claustrophobia.start(Setup("claustrophobia", "the-survivors"))
    carried = [fighter.equipment for fighter in game.state.fighters if fighter.camp == HUMAN]
    assert carried == [(), (), ("blunderbuss",), ()]
    assert game.open_decisions()[0].kind != "arm"  # The Survivors opens no armoury


@rule("claustrophobia.equipment.from-scenario")
def test_a_scenario_with_an_armoury_lets_the_human_player_take_cards_for_threat_points():
    game = Claustrophobia.start(Setup("claustrophobia", "powder-and-fire"))
    for fighter, card in enumerate(("round-shield", "war-maul", "rope")):
        game.answer(HUMAN, f"arm:{fighter}:{card}")
    assert game.state.fighters[1].equipment == ("war-maul",)
    assert game.state.threat == 3 + 3 * 2
    assert game.open_decisions()[0].kind != "arm"


@rule("claustrophobia.equipment.fixed-owner")
def test_equipment_can_be_used_but_not_traded_dropped_or_destroyed():
    scene = cave("t2 0,0", "t2 0,-1")
    bearer = scene.human("penitent", equipment=("lantern", "blunderbuss"))
    scene.human("blade")
    scene.troglodytes(1, on=1)
    scene.activate(bearer)
    assert scene.options() == ["move:1", "explore:2", "use:blunderbuss", "finish"]


@rule("claustrophobia.equipment.fixed-owner", "claustrophobia.equipment.lost-with-owner")
def test_the_equipment_of_the_dead_is_gone_and_nobody_picks_it_up():
    scene = cave()
    bearer, other = scene.human("blade", wounds=(1, 2, 3, 4, 5), equipment=("grenade",)), scene.human("brute")
    scene.run(Suffer(bearer, 1))
    assert scene.fighter(bearer).equipment == ()
    scene.activate(other)
    assert {option.partition(":")[0] for option in scene.options()} == {"move", "explore", "finish"}


@rule("claustrophobia.equipment.lost-with-owner")
def test_equipment_leaves_the_game_with_its_owner():
    scene = cave()
    scene.human("brute")
    bearer = scene.human("blade", equipment=("grenade",))
    leave(scene.game, bearer)
    assert (scene.place(bearer), scene.fighter(bearer).equipment) == (LEFT, ())


# Blunderbuss


@pytest.mark.parametrize("on", [0, 1])
def test_a_blunderbuss_shoots_on_the_bearers_tile_or_the_next_with_exactly_three_dice(on):
    scene = cave()
    bearer = scene.human("blade", die=2, equipment=("blunderbuss",), tokens=(Token("wrath", "", "CBT", 3),))
    herd = scene.troglodytes(3, on)
    use(scene, bearer, "blunderbuss", f"attack:{herd[0]}", 2, 3, 6)
    assert count_dice(scene) == 3
    assert [scene.place(troglodyte) for troglodyte in herd].count(RESERVE) == 2


def test_a_blunderbuss_does_not_reach_the_tile_after_the_next():
    scene = cave("t11 0,0", "t2 0,-1", "t2 0,-2")
    bearer = scene.human("blade", equipment=("blunderbuss",))
    scene.troglodytes(1, on=2)
    scene.activate(bearer)
    assert scene.options("use") == []


def test_a_blunderbuss_shoots_without_cbt():
    scene = cave()
    dirge = Token("dirge", "human-activation", "CBT", -1)
    bearer = scene.human("blade", die=2, equipment=("blunderbuss",), tokens=(dirge,))
    scene.troglodytes(1)
    scene.activate(bearer)
    assert scene.options("attack") == []
    assert scene.options("use") == ["use:blunderbuss"]


def test_talents_work_with_a_blunderbuss():
    scene = cave()
    bearer = scene.human("penitent", equipment=("blunderbuss",))  # frantic
    herd = scene.troglodytes(3)
    use(scene, bearer, "blunderbuss", f"attack:{herd[0]}", 1, 1, 1, 6, 6, 6)
    assert [scene.place(troglodyte) for troglodyte in herd] == [RESERVE] * 3


@pytest.mark.parametrize(("turn", "offered"), [(5, False), (6, False), (7, True)])
def test_a_blunderbuss_rests_for_a_turn_after_it_was_fired(turn, offered):
    scene = cave()
    bearer = scene.human("blade", equipment=("blunderbuss",))
    herd = scene.troglodytes(2)
    scene.state.turn = 5
    use(scene, bearer, "blunderbuss", f"attack:{herd[0]}", 1, 1, 1)
    scene.state.turn = turn
    scene.activate(bearer)
    assert (scene.options("use") == ["use:blunderbuss"]) == offered


def test_an_exhausted_fighter_cannot_fire_its_blunderbuss():
    scene = cave()
    bearer = scene.human("blade", exhausted=True, equipment=("blunderbuss",), tokens=(Token("bolt", "", "DPT", 1),))
    scene.troglodytes(1)
    scene.activate(bearer)
    assert scene.options("use") == []


# Grenade


@pytest.mark.parametrize("on", [0, 1])
def test_a_grenade_strikes_everybody_on_its_tile_from_three_on(on):
    scene = cave()
    bearer = scene.human("penitent", equipment=("grenade",))
    blade, demon, herd = scene.human("blade", on), scene.infernal("ash-stalker", on), scene.troglodytes(2, on)
    faces = (3, 3, 2, 2)  # the blade, the troglodytes, the demon; before them the bearer, on its own tile
    use(scene, bearer, "grenade", f"blast:{on}", *(faces if on else (2, *faces)))
    scene.answer(f"line:{blade}:1")
    struck = {event.data["fighter"] for event in scene.events("risked")}
    assert struck == {blade, demon, *herd} | ({bearer} if on == 0 else set())
    assert [scene.place(troglodyte) for troglodyte in herd] == [RESERVE, on]
    assert scene.fighter(demon).damage == scene.fighter(bearer).damage == 0


def test_a_grenade_is_thrown_once_and_its_card_is_gone():
    scene = cave()
    bearer = scene.human("blade", equipment=("grenade", "rope"))
    use(scene, bearer, "grenade", "blast:1")
    assert scene.fighter(bearer).equipment == ("rope",)


def test_no_bodyguard_steps_in_against_a_grenade_and_no_corridor_doubles_it():
    scene = cave("t11 0,0", "t20 0,-1")  # a carnivorous corridor
    bearer = scene.human("penitent", equipment=("grenade",))
    blade = scene.human("blade", 1)
    scene.human("brute", 1)  # a bodyguard
    use(scene, bearer, "grenade", "blast:1", 3, 1)
    assert scene.decision.kind == "cancel_line"
    scene.answer(f"line:{blade}:1")
    assert scene.fighter(blade).damage.bit_count() == 1
    assert not scene.options("line")


# Passive cards


@pytest.mark.parametrize(("exhausted", "defence"), [(False, 4), (True, 3)])
def test_a_round_shield_gives_def_as_long_as_its_bearer_is_not_exhausted(exhausted, defence):
    scene = cave()
    blade = scene.human("blade", die=1, exhausted=exhausted, equipment=("round-shield",))  # DEF 3 either way
    assert scene.stat(blade, "DEF") == defence


@pytest.mark.parametrize(("kind", "tokens"), [("ash-stalker", 2), ("hellhound", 2), ("old-gnawer", 1)])
def test_a_war_maul_puts_two_damage_tokens_on_demons_and_hellhounds(kind, tokens):
    scene = cave()
    bearer = scene.human("blade", die=2, equipment=("war-maul",))
    target = scene.infernal(kind)
    attack_with(scene, bearer, target, 6)
    assert scene.fighter(target).damage == tokens


def test_a_war_maul_does_not_help_a_blunderbuss():
    scene = cave()
    bearer = scene.human("blade", equipment=("war-maul", "blunderbuss"))
    demon = scene.infernal("ash-stalker")
    use(scene, bearer, "blunderbuss", f"attack:{demon}", 6, 1, 1)
    assert scene.fighter(demon).damage == 1
    assert scene.saw("damaged", fighter=demon, each=1, weapon="")


@pytest.mark.parametrize("exhausted", [False, True])
def test_a_breastplate_makes_its_bearer_resistant_even_exhausted(exhausted):
    scene = cave(phase="infernal-activation")
    bearer = scene.human("blade", exhausted=exhausted, equipment=("breastplate",))
    attack_with(scene, scene.troglodytes(1)[0], bearer, 6)
    assert scene.saw("resisted", fighter=bearer)
    assert scene.fighter(bearer).damage == 0


@pytest.mark.parametrize("exhausted", [False, True])
def test_a_lantern_lets_the_human_player_turn_the_tiles_its_bearer_explores(exhausted):
    scene = cave()
    scene.stack("t5")
    scene.run(Explore(scene.human("blade", exhausted=exhausted, equipment=("lantern",)), 1))
    assert (scene.decision.kind, scene.decision.seat == HUMAN) == ("turn_tile", not exhausted)


def test_a_lantern_helps_its_bearer_only():
    scene = cave()
    scene.stack("t5")
    scene.human("brute", equipment=("lantern",))
    scene.run(Explore(scene.human("blade"), 1))
    assert scene.decision.seat != HUMAN


@pytest.mark.parametrize("exhausted", [False, True])
def test_with_rope_and_hooks_a_fighter_goes_on_through_flooded_corridors(exhausted):
    scene = cave("t11 0,0", "t22 0,-1", "t2 0,-2", "t2 0,-3")
    bearer = scene.human(
        "blade", die=3, exhausted=exhausted, equipment=("rope",), tokens=(Token("bolt", "", "DPT", 3 * exhausted),)
    )
    scene.activate(bearer)
    scene.answer("move:1", "move:2")
    assert scene.place(bearer) == 2


@pytest.mark.parametrize("exhausted", [False, True])
def test_with_rope_and_hooks_a_fighter_need_not_fear_the_devouring_pit(exhausted):
    scene = cave("t27 0,0", phase="human-preparation")
    bearer, other = scene.human("blade", exhausted=exhausted, equipment=("rope",)), scene.human("blade")
    scene.dice(1)
    scene.run(Devour(0, 4, (bearer, other)))
    assert [event.data["fighter"] for event in scene.events("risked")] == [other]


@pytest.mark.parametrize(
    ("kind", "dice"),
    [("drowned-prince", 2), ("mother-of-claws", 1), ("troglodyte", 1)],
    ids=["one die less", "but at least one", "demons only"],
)
@pytest.mark.parametrize("exhausted", [False, True])
def test_a_reliquary_weakens_demons_that_attack_on_its_bearers_tile(kind, dice, exhausted):
    scene = cave(phase="infernal-activation")
    scene.human("brute", exhausted=exhausted, equipment=("reliquary",))
    scene.run(Attack(scene.infernal(kind), scene.human("blade")))
    assert count_dice(scene) == dice


def test_a_reliquary_protects_nobody_on_another_tile():
    scene = cave(phase="infernal-activation")
    scene.human("brute", 1, equipment=("reliquary",))
    scene.run(Attack(scene.infernal("drowned-prince"), scene.human("blade")))
    assert count_dice(scene) == 3


def test_a_reliquary_does_not_weaken_troglodytes():
    scene = cave(phase="infernal-activation")
    blade = scene.human("blade", equipment=("reliquary",))
    troglodyte = scene.infernal("troglodyte", tokens=(Token("rage", "", "CBT", 2),))
    scene.run(Attack(troglodyte, blade))
    assert count_dice(scene) == 3


def test_a_barber_surgeon_heals_a_line_of_a_human_on_his_tile_himself_included():
    scene = cave()
    barber = scene.human("blade", wounds=(1,), equipment=("barber-kit",))
    patient, elsewhere = scene.human("brute", wounds=(2, 3)), scene.human("penitent", 1, wounds=(4,))
    scene.activate(barber)
    scene.answer("use:barber-kit")
    assert scene.options() == [f"patient:{barber}", f"patient:{patient}"]
    assert f"patient:{elsewhere}" not in scene.options()
    scene.answer(f"patient:{patient}", f"line:{patient}:3")
    assert scene.fighter(patient).damage == 0b000010


def test_a_barber_surgeons_kit_works_twice():
    scene = cave()
    barber = scene.human("blade", wounds=(1, 2, 3), equipment=("barber-kit",))
    for line in (1, 2):
        use(scene, barber, "barber-kit", f"patient:{barber}")
        scene.answer(f"line:{barber}:{line}")
    scene.activate(barber)
    assert scene.options("use") == []


@pytest.mark.parametrize(("on", "frantic"), [(0, True), (1, False)])
def test_paired_daggers_make_their_bearer_frantic_on_its_own_tile_only(on, frantic):
    scene = cave()
    bearer = scene.human("arquebusier", equipment=("paired-daggers",))  # CBT 1, shoots at adjacent tiles
    attack_with(scene, bearer, scene.troglodytes(1, on)[0], 1, 1)
    assert scene.saw("rerolled", fighter=bearer) == frantic


@rule("claustrophobia.equipment.what")
def test_who_has_died_of_one_blow_is_not_struck_again():
    scene = Cave("t11 0,0")
    dead = scene.human("blade", on=DEAD)
    assert strike_on(scene.game, dead, 1, "claustrophobia.equipment.what") is None
    assert not scene.saw("risked")
