"""The texts of the sixteen event cards."""

from typing import Any

import pytest

from souterrain.games.claustrophobia.combat import Attack
from souterrain.games.claustrophobia.effects.event import damaged
from souterrain.games.claustrophobia.fighter import carried
from souterrain.games.claustrophobia.human import HumanPreparation
from souterrain.games.claustrophobia.infernal import Threat
from souterrain.games.claustrophobia.move import Explore
from souterrain.games.claustrophobia.state import BOX, DEAD, HUMAN, INFERNAL, RESERVE, Token
from souterrain.games.claustrophobia.turn import ActivationPhase, Turn
from souterrain.kernel.agenda import Step
from tests.claustrophobia.scene import Cave, begin_at
from tests.rule import rule

PAIR = ("t11 0,0", "t2 0,-1")
ROW = ("t2 0,0", "t3 0,-1", "t2 0,-2", "t3 0,-3")
NORTH = 0


def cave(*tiles: str, phase: str = "threat") -> Cave:
    return Cave(*(tiles or PAIR), scenario="powder-and-fire", phase=phase)


def wait(scene: Cave, answer: str) -> None:
    """The infernal player plays nothing until he is offered this."""
    while scene.decision.kind == "react" and answer not in scene.options():
        scene.answer("pass")


def go_on(scene: Cave, *answers: str) -> None:
    for answer in answers:
        wait(scene, answer)
        scene.answer(answer)


def play(scene: Cave, card: str, step: Step) -> None:
    """A step is run up to the moment the card names, and the card is played."""
    (held,) = scene.hold(card)
    scene.run(step)
    go_on(scene, f"play:{held}")


def is_offered(scene: Cave, card: str, step: Step) -> bool:
    (held,) = scene.hold(card)
    scene.run(step)
    wait(scene, f"play:{held}")
    return f"play:{held}" in scene.options()


def count_dice(scene: Cave) -> int:
    return len(scene.events("rolled")[0].data["rolls"])


# Rockfall


def test_rockfall_blocks_an_explored_exit_for_moves_and_shots():
    scene = cave(*ROW)
    shooter = scene.human("arquebusier", 1)
    scene.troglodytes(1, on=2)
    play(scene, "rockfall", Threat())
    assert scene.options() == ["rubble:0:1", "rubble:1:2", "rubble:2:3"]
    scene.answer("rubble:1:2")
    scene.activate(shooter)
    assert scene.options("move") == ["move:0"]
    assert scene.options("attack") == []


@pytest.mark.parametrize("rubble", [(), (0, 1)])
def test_rockfall_cannot_be_played_while_its_token_lies_there(rubble):
    scene = cave(*ROW)
    scene.human("blade")
    scene.state.rubble = rubble
    assert is_offered(scene, "rockfall", Threat()) == (not rubble)


@pytest.mark.parametrize("camp", [HUMAN, INFERNAL])
def test_a_fighter_of_either_camp_on_one_of_the_two_tiles_clears_the_rubble_as_its_action(camp):
    scene = cave(*ROW, phase="human-activation")
    scene.state.rubble = (0, 1)
    blade, troglodyte = scene.human("blade", 0), scene.troglodytes(1, on=1)[0]
    fighter = (blade, troglodyte)[camp]
    scene.activate(fighter)
    scene.answer("clear")
    assert scene.state.rubble == ()
    assert scene.saw("cleared", fighter=fighter, tile=0, other=1)
    assert scene.options("attack") == []  # the action is spent; the way is free
    assert f"move:{1 - camp}" not in scene.refused()
    assert f"move:{1 - camp}" in scene.options()


def test_rubble_cannot_be_cleared_from_afar():
    scene = cave(*ROW, phase="human-activation")
    scene.state.rubble = (0, 1)
    scene.activate(scene.human("blade", 2))
    assert scene.options("clear") == []


# Foul air


def test_foul_air_strikes_the_humans_of_a_crowded_tile_on_five_or_more():
    scene = cave()
    blade, brute = scene.human("blade"), scene.human("brute")
    scene.human("penitent", 1)
    scene.dice(4, 5)
    play(scene, "foul-air", Threat())
    assert scene.options() == ["foul:0"]
    scene.answer("foul:0")
    assert scene.options() == [f"line:{brute}:{line}" for line in range(1, 7)]
    assert [event.data["fighter"] for event in scene.events("risked")] == [blade, brute]
    line = "L’air vicié envahit le carrefour\u00a0: un dé chacun pour le spadassin condamné et la brute condamnée."
    assert line in scene.told("fr")


def test_foul_air_needs_a_tile_with_two_humans():
    scene = cave()
    scene.human("blade"), scene.human("brute", 1)
    assert not is_offered(scene, "foul-air", Threat())


# Shaken faith


def test_shaken_faith_silences_gifts_and_blessing_until_the_next_human_preparation():
    scene = cave(phase="human-preparation")
    priest = scene.human("redeemer", gifts=("rally",))
    brute = scene.human("brute")
    (card,) = scene.hold("shaken-faith")
    scene.dice(3, 3)
    scene.run(HumanPreparation())
    go_on(scene, f"assign:{priest}:3", f"assign:{brute}:3", "done", f"play:{card}")
    assert scene.is_done
    assert scene.state.rallied == 0
    assert not scene.events("blessed")
    scene.run(HumanPreparation())
    assert not scene.state.silenced


@pytest.mark.parametrize(
    ("kind", "fields", "offered"),
    [
        ("redeemer", {"gifts": ("rally",), "blessing_spent": True}, True),
        ("redeemer", {"blessing_spent": False}, True),
        ("redeemer", {"blessing_spent": True}, False),
        ("brute", {}, False),
        ("redeemer", {"gifts": ("rally",), "on": 2}, False),
    ],
    ids=["a gift", "a blessing", "a blessing given", "neither", "a gift that a liturgy silences"],
)
@rule("claustrophobia.event.timing")
def test_faith_is_shaken_only_where_there_is_a_gift_or_a_blessing_to_lose(kind, fields, offered):
    scene = cave(*ROW, phase="human-preparation")
    faithful = scene.human(kind, **fields)
    scene.infernal("hollow-cantor", on=3)
    (card,) = scene.hold("shaken-faith")
    scene.dice(3)
    scene.run(HumanPreparation())
    go_on(scene, f"assign:{faithful}:3", "done")
    wait(scene, f"play:{card}")
    assert (f"play:{card}" in scene.options()) == offered


# Broken strap


@pytest.mark.parametrize("choice", ["blunderbuss", "round-shield"])
def test_a_broken_strap_makes_one_card_of_the_activated_fighter_useless_for_the_turn(choice):
    scene = cave(phase="human-activation")
    blade = scene.human("blade", equipment=("blunderbuss", "round-shield"))
    scene.troglodytes(1)
    (card,) = scene.hold("broken-strap")
    scene.activate(blade)
    scene.answer(f"play:{card}", f"break:{choice}")
    working = [equipment.id for equipment in carried(scene.game, scene.fighter(blade))]
    assert working == [name for name in ("blunderbuss", "round-shield") if name != choice]
    assert ("use:blunderbuss" in scene.options()) == (choice != "blunderbuss")
    assert scene.state.events_lasting == [card], "it lies there as long as it works"
    scene.run(HumanPreparation())
    assert len(carried(scene.game, scene.fighter(blade))) == 2


def test_a_strap_breaks_on_a_fighter_with_equipment_only():
    scene = cave(phase="human-activation")
    bare = scene.human("brute")
    scene.human("blade", equipment=("rope",))
    scene.hold("broken-strap")
    scene.activate(bare)
    assert scene.decision.kind == "act"


@pytest.mark.parametrize("equipment", [("rope",), ("rope", "lantern")])
@rule("claustrophobia.event.timing")
def test_what_is_broken_does_not_break_again(equipment):
    scene = cave(phase="human-activation")
    blade = scene.human("blade", equipment=equipment, tokens=(Token("broken-rope", "human-preparation"),))
    (card,) = scene.hold("broken-strap")
    scene.activate(blade)
    assert (f"play:{card}" in scene.options()) == (len(equipment) > 1)
    if len(equipment) > 1:
        scene.answer(f"play:{card}")
        assert scene.options() == ["break:lantern"]


# Pack leader, eyes in the dark


@pytest.mark.parametrize(("card", "kind"), [("pack-leader", "old-gnawer"), ("eyes-in-the-dark", "cave-leaper")])
def test_a_tough_troglodyte_comes_into_play_free_of_charge_under_the_usual_restrictions(card, kind):
    scene = cave("t11 0,0", "t2 0,-1", "t2 0,-2")  # the human's tile and the closed one in the middle are barred
    scene.human("blade")
    play(scene, card, Threat())
    (number,) = [n for n, fighter in enumerate(scene.state.fighters) if fighter.kind == kind]
    assert scene.options() == [f"bring:{number}:2"]
    threat = scene.state.threat
    scene.answer(f"bring:{number}:2")
    assert (scene.place(number), scene.state.threat) == (2, threat)
    assert scene.events("appeared")[-1].rule == "claustrophobia.sheet.tough-troglodyte"


@pytest.mark.parametrize("place", [0, DEAD])
@pytest.mark.parametrize(("card", "kind"), [("pack-leader", "old-gnawer"), ("eyes-in-the-dark", "cave-leaper")])
def test_a_tough_troglodyte_in_play_or_dead_brings_a_threat_point_instead(card, kind, place):
    scene = cave()
    scene.human("blade")
    tough = scene.infernal(kind, place)
    scene.state.threat = 3
    play(scene, card, Threat())
    assert (scene.state.threat, scene.place(tough)) == (4, place)
    name = {"old-gnawer": "Old Gnawer", "cave-leaper": "the Cave Leaper"}[kind]
    assert f"The infernal player gains 1 threat point instead, for {name} cannot come again: 4 in all." in scene.told()


@pytest.mark.parametrize(("tile", "offered"), [("t11 0,0", False), ("t11 0,9", True)], ids=["nowhere", "a free tile"])
@pytest.mark.parametrize("card", ["pack-leader", "eyes-in-the-dark"])
@rule("claustrophobia.event.timing", "claustrophobia.sheet.tough-troglodyte")
def test_a_tough_troglodyte_is_not_called_while_no_tile_would_let_it_in(card, tile, offered):
    scene = cave("t11 0,0", *([tile] if offered else []))
    scene.human("blade")  # the only tile, or one of two, is not free
    assert is_offered(scene, card, Threat()) == offered


def test_tough_troglodytes_wait_in_the_box_and_cannot_be_bought():
    scene = cave()
    scene.human("blade")
    scene.state.threat = 20
    scene.run(Threat())
    tough = [n for n, fighter in enumerate(scene.state.fighters) if fighter.type == "tough"]
    assert [scene.place(number) for number in tough] == [BOX, BOX]
    assert not [offer for offer in scene.options("bring") if int(offer.split(":")[1]) in tough]


# Frothing rage, living bait


@pytest.mark.parametrize(("kind", "dice"), [("drowned-prince", 5), ("hellhound", 3)])
def test_frothing_rage_gives_a_demon_or_hellhound_two_more_dice(kind, dice):
    scene = cave(phase="infernal-activation")
    creature = scene.infernal(kind)
    if kind == "hellhound":
        scene.game.add_token(creature, Token("unleashed", "", "CBT", 1))
    play(scene, "frothing-rage", Attack(creature, scene.human("blade")))
    assert count_dice(scene) == dice


def test_living_bait_gives_a_troglodyte_two_more_dice_and_kills_it_after_the_attack():
    scene = cave(phase="infernal-activation")
    blade, troglodyte = scene.human("blade"), scene.troglodytes(1)[0]
    scene.dice(6, 1, 1)
    play(scene, "living-bait", Attack(troglodyte, blade))
    assert (count_dice(scene), scene.place(troglodyte)) == (3, 0)
    scene.answer(f"line:{blade}:1")
    assert scene.place(troglodyte) == RESERVE


@pytest.mark.parametrize(
    ("card", "kind", "offered"),
    [
        ("frothing-rage", "troglodyte", False),
        ("frothing-rage", "old-gnawer", False),
        ("living-bait", "old-gnawer", False),
        ("living-bait", "ash-stalker", False),
        ("living-bait", "troglodyte", True),
        ("frothing-rage", "ash-stalker", True),
    ],
)
def test_rage_is_for_demons_and_hellhounds_and_bait_for_troglodytes_that_are_not_tough(card, kind, offered):
    scene = cave(phase="infernal-activation")
    blade = scene.human("blade")
    assert is_offered(scene, card, Attack(scene.infernal(kind), blade)) == offered


@pytest.mark.parametrize(("card", "kind"), [("living-bait", "troglodyte"), ("frothing-rage", "ash-stalker")])
def test_rage_and_bait_are_of_use_in_the_infernal_activation_alone(card, kind):
    scene = cave(phase="human-activation")
    blade = scene.human("blade")
    assert not is_offered(scene, card, Attack(scene.infernal(kind), blade))


# Cold sweat, whispers


def test_cold_sweat_needs_a_die_to_roll_again():
    scene = cave(phase="human-preparation")
    scene.human("blade")
    assert not is_offered(scene, "cold-sweat", begin_at("rolled", HumanPreparation()))


def test_cold_sweat_has_one_die_of_the_roll_rolled_again():
    scene = cave(phase="human-preparation")
    scene.human("blade"), scene.human("brute")
    (card,) = scene.hold("cold-sweat")
    scene.dice(2, 6, 1)
    scene.run(HumanPreparation())
    scene.answer(f"play:{card}")
    assert scene.options() == ["reroll:2", "reroll:6"]
    scene.answer("reroll:6")
    assert scene.state.activation_dice == (1, 2)


def test_whispers_discard_an_instinct_card_at_the_start_of_the_preparation():
    scene = cave(phase="human-preparation")
    scene.human("blade")
    scene.state.instinct_hand[:] = ["instinct/bolt/1", "instinct/grit/1"]
    play(scene, "whispers", HumanPreparation())
    (discarded,) = scene.state.instinct_discard
    assert {discarded, *scene.state.instinct_hand} == {"instinct/bolt/1", "instinct/grit/1"}
    assert len(scene.state.instinct_hand) == 1


def test_whispers_cannot_be_played_against_an_empty_hand():
    scene = cave(phase="human-preparation")
    scene.human("blade")
    assert not is_offered(scene, "whispers", HumanPreparation())


# Shifting tunnels


def test_shifting_tunnels_let_the_infernal_player_choose_among_the_top_three_tiles():
    scene = cave(phase="human-activation")
    scene.stack("t10", "t12", "t8", "t9")
    play(scene, "shifting-tunnels", Explore(scene.human("blade"), 1))
    assert (scene.decision.seat, scene.options()) == (INFERNAL, ["tile:t10", "tile:t12", "tile:t8"])
    scene.answer("tile:t12", "tile:t8")
    assert scene.state.tiles[2].tile == "t12"
    assert scene.state.pile == ["t8", "t10", "t9"]


def test_shifting_tunnels_need_a_pile_to_look_at():
    scene = cave(phase="human-activation")
    scene.stack()
    scene.state.tile_discard[:] = ["t10", "t12", "t8"]
    assert not is_offered(scene, "shifting-tunnels", Explore(scene.human("blade"), 1))


def test_shifting_tunnels_obey_the_rule_against_dead_ends():
    scene = cave("t39 0,0", phase="human-activation")
    scene.stack("t36", "t2", "t28")
    play(scene, "shifting-tunnels", Explore(scene.human("blade"), NORTH))
    assert scene.options() == ["tile:t2"]


def test_shifting_tunnels_cannot_be_played_under_prescience():
    scene = cave(phase="human-activation")
    scene.state.foresight = 3
    assert not is_offered(scene, "shifting-tunnels", Explore(scene.human("blade"), 1))


# Dragged off


def dragging(*tiles: str, **fields: Any) -> tuple[Cave, int]:
    """A human is hit in an attack, and the infernal player plays the card."""
    scene = cave(*tiles, phase="infernal-activation")
    blade = scene.human("blade", **fields)
    (card,) = scene.hold("dragged-off")
    scene.dice(6)
    scene.run(Attack(scene.troglodytes(1)[0], blade))
    go_on(scene, f"line:{blade}:1", f"play:{card}")
    return scene, blade


def test_a_human_hit_in_combat_is_dragged_to_an_adjacent_tile_and_its_effects_apply():
    scene, blade = dragging("t11 0,0", "t13 0,-1", "t4 1,0 1")
    assert scene.options() == [f"drag:{blade}:1", f"drag:{blade}:2"]
    scene.answer(f"drag:{blade}:1")
    assert (scene.place(blade), scene.state.alarm_dice) == (1, 1)


@rule("claustrophobia.move.saturation")
def test_a_human_is_dragged_only_where_there_is_room():
    scene = cave("t11 0,0", "t4 0,-1", "t2 0,1", phase="infernal-activation")  # saturation 2 in the north
    blade = scene.human("blade")
    scene.human("brute", 1), scene.human("penitent", 1)
    (card,) = scene.hold("dragged-off")
    scene.dice(6)
    scene.run(Attack(scene.troglodytes(1)[0], blade))
    go_on(scene, f"line:{blade}:1", f"play:{card}")
    assert scene.options() == [f"drag:{blade}:2"]


def test_nobody_is_dragged_onto_a_full_tile():
    scene = cave("t11 0,0", "t4 0,-1", phase="infernal-activation")  # saturation 2
    blade = scene.human("blade")
    scene.human("brute", 1), scene.human("penitent", 1)
    scene.hold("dragged-off")
    scene.dice(6)
    scene.run(Attack(scene.troglodytes(1)[0], blade))
    go_on(scene, f"line:{blade}:1")
    assert scene.is_done


def test_blocking_and_talents_do_not_keep_a_human_from_being_dragged_off():
    scene = cave(phase="infernal-activation")
    blade = scene.human("penitent")
    scene.infernal("mute-headsman"), scene.troglodytes(2)
    (card,) = scene.hold("dragged-off")
    scene.dice(6)
    scene.run(Attack(scene.troglodytes(1)[0], blade))
    go_on(scene, f"line:{blade}:1", f"play:{card}", f"drag:{blade}:1")
    assert scene.place(blade) == 1


@pytest.mark.parametrize(("face", "wounds"), [(1, ()), (6, (1, 2, 3, 4, 5))], ids=["not hit", "killed"])
def test_only_a_human_that_was_hit_and_lives_can_be_dragged_off(face, wounds):
    scene = cave(phase="infernal-activation")
    scene.human("brute", 1)
    blade = scene.human("blade", wounds=wounds)
    scene.dice(face)
    assert not is_offered(scene, "dragged-off", Attack(scene.troglodytes(1)[0], blade))


def test_the_bodyguard_that_took_the_hit_may_be_dragged_off():
    scene = cave(phase="infernal-activation")
    blade, brute = scene.human("blade"), scene.human("brute")
    (card,) = scene.hold("dragged-off")
    scene.dice(6)
    scene.run(Attack(scene.troglodytes(1)[0], blade))
    go_on(scene, f"take:{brute}:1", f"line:{brute}:1", f"play:{card}")
    assert scene.options() == [f"drag:{brute}:1"]


# Thick hide


def test_thick_hide_gives_troglodytes_one_more_def():
    scene = cave("t11 0,0", phase="human-activation")
    blade, herd = scene.human("blade", die=1), scene.troglodytes(3)  # DEF 3
    scene.dice(2, 3, 4)
    play(scene, "thick-hide", Attack(blade, herd[0]))
    assert [scene.place(troglodyte) for troglodyte in herd].count(RESERVE) == 1


@rule("claustrophobia.event.timing", "claustrophobia.priority.order")
def test_thick_hide_is_not_played_among_mushrooms_where_the_tile_has_the_last_word():
    scene = cave("t18 0,0", phase="human-activation")
    blade, herd = scene.human("blade", die=1), scene.troglodytes(3)  # DEF 3, which no card raises here
    scene.dice(2, 3, 4)
    assert not is_offered(scene, "thick-hide", Attack(blade, herd[0]))
    assert [scene.place(troglodyte) for troglodyte in herd].count(RESERVE) == 2


def test_thick_hide_lasts_for_one_attack():
    scene = cave(phase="human-activation")
    blade, herd = scene.human("blade", die=2), scene.troglodytes(2)
    scene.dice(3)
    play(scene, "thick-hide", Attack(blade, herd[0]))
    assert scene.place(herd[0]) == 0
    scene.dice(3)
    scene.run(Attack(blade, herd[0]))
    assert scene.place(herd[0]) == RESERVE


@pytest.mark.parametrize("kind", ["ash-stalker", "old-gnawer"])
def test_thick_hide_is_for_troglodytes_only(kind):
    scene = cave(phase="human-activation")
    assert not is_offered(scene, "thick-hide", Attack(scene.human("blade"), scene.infernal(kind)))


@pytest.mark.parametrize("phase", ["human-preparation", "infernal-activation"])
def test_thick_hide_is_of_use_in_the_human_activation_alone(phase):
    scene = cave(phase=phase)
    assert not is_offered(scene, "thick-hide", Attack(scene.human("blade", die=2), scene.troglodytes(1)[0]))


# Surge, black blood, hungry walls


def test_surge_brings_two_threat_points():
    scene = cave()
    scene.human("blade")
    scene.state.threat = 1
    play(scene, "surge", Threat())
    assert scene.state.threat == 3


@pytest.mark.parametrize(("damage", "left"), [(3, 1), (1, 0)])
def test_black_blood_removes_up_to_two_damage_tokens(damage, left):
    scene = cave()
    scene.human("blade")
    demon = scene.infernal("ash-stalker", damage=damage)
    hound, gnawer = scene.infernal("hellhound", damage=1), scene.infernal("old-gnawer", damage=1)
    play(scene, "black-blood", Threat())
    assert sorted(scene.options()) == sorted([f"mend:{demon}", f"mend:{hound}"])
    scene.answer(f"mend:{demon}")
    assert (scene.fighter(demon).damage, scene.fighter(gnawer).damage) == (left, 1)


def test_black_blood_needs_a_damaged_demon_or_hellhound_in_play():
    scene = cave()
    scene.human("blade")
    scene.infernal("hellhound")
    assert not is_offered(scene, "black-blood", Threat())


def test_hungry_walls_make_a_plain_tile_a_carnivorous_corridor_until_the_end_of_the_turn():
    scene = cave("t11 0,0", "t16 0,-1", phase="human-activation")  # the second is misty
    blade = scene.human("blade", die=2)
    demon = scene.infernal("ash-stalker")
    play(scene, "hungry-walls", ActivationPhase(HUMAN))
    assert scene.options() == ["curse:0"]
    scene.answer("curse:0")
    scene.dice(6)
    scene.run(Attack(blade, demon))
    assert scene.fighter(demon).damage == 2
    scene.run(Turn(at=Turn.stages.index("end")))
    scene.game.change(blade, die=2)
    scene.dice(6)
    scene.run(Attack(blade, demon))
    assert scene.fighter(demon).damage == 3


def test_walls_are_not_hungry_where_every_tile_has_an_effect():
    scene = cave("t16 0,0", phase="human-activation")
    scene.human("blade")
    assert not is_offered(scene, "hungry-walls", ActivationPhase(HUMAN))


def test_a_human_that_resisted_its_only_hit_cannot_be_dragged_off():
    scene = cave(phase="infernal-activation")
    swordswoman = scene.human("swordswoman")  # resistant
    scene.hold("dragged-off")
    scene.dice(6)
    scene.run(Attack(scene.troglodytes(1)[0], swordswoman))
    scene.answer("pass")  # nothing is played as the attack is announced
    assert scene.saw("resisted", fighter=swordswoman)
    assert scene.is_done


def test_the_dead_are_not_mended():
    scene = Cave("t11 0,0")
    alive, dead = scene.infernal("ash-stalker", damage=1), scene.infernal("hollow-cantor", damage=3)
    scene.game.change(dead, place=DEAD)
    assert damaged(scene.game) == [alive]
