"""The log, for somebody who reads nothing else: every part of a total, what an action costs and leaves, who gave, the score."""

import pytest

from souterrain.kernel.game import Setup
from tests.players.playing import play_setup
from tests.rule import rule
from tests.tiers import one_of
from tests.twister.scene import HALL, Maze

PITS = """
+#+#+ +.+.+
#w~a~ .x.y.
+#O#+ +.+.+
#b#c~ ~u.v.
+~+.+ +.+.+
 s t
"""
ROOM = """
+.+.+
.w.a.
+.+.+
.b.c.
+.+.+
 s t
"""
EXIT = """
+.+.+ +.+.+
.w.a. .....
+.+.+ +.+.+
..... .....
+.+.+ +.+.+
+.+.+ +.+.+
..... .....
+.+.+ +.+.+
..... .....
+.+.+ +.+.+
"""


# Combats


@rule("twister.melee.total", "twister.group.all-in-zone")
def test_a_combat_names_everybody_with_what_each_adds():
    scene = Maze(HALL, w="backstabber, goblin +sword, foe troll, foe thief wounded +armour")
    backstabber, troll = scene.who("backstabber"), scene.foe("troll")
    scene.act("attack", backstabber, troll)
    begun = scene.events("combat_begun")[0].data
    goblin = scene.who("goblin")
    assert begun["attack_parts"] == (
        f"{backstabber}/combat/2",
        f"{backstabber}/stab/2",
        f"{goblin}/combat/1",
        f"{goblin}/sword/1",
    )
    assert scene.told()[0] == (
        "The Backstabber of the south attacks the Troll of the north (1 AP, 2 left). "
        "Attack 6: Backstabber of the south 2, stabbing +2, Goblin of the south 1, sword +1. "
        "Defence 4: Troll of the north 4."
    )


@rule("twister.ranged.value")
def test_what_adds_nothing_is_not_told():
    scene = Maze(HALL, w="warrior +bow", y="foe thief +bow")
    scene.act("shoot_bow", scene.who("warrior"), scene.foe("thief"))
    assert scene.told()[0] == (
        "The Warrior of the south shoots at the Thief of the north with the bow (1 AP, 2 left). "
        "Attack 1: Warrior of the south 1. Defence 2: Thief of the north 2."
    )


@rule("twister.melee.total")
@pytest.mark.parametrize("scenario", one_of(["initiation", "dash", "arsenal", "legion"]))
def test_the_parts_that_are_told_add_up(scenario):
    events = play_setup(Setup("twister", scenario), 2).events
    begun = [event.data for event in events if event.name == "combat_begun"]
    assert begun
    for data in begun:
        for side, whole in (("attack", "attackers"), ("defence", "defenders")):
            parts = [part.split("/") for part in data[f"{side}_parts"]]
            assert sum(int(amount) for _, _, amount in parts) == data[side]
            assert tuple(dict.fromkeys(int(n) for n, _, _ in parts)) == data[whole]
    for event in events:
        if event.name == "cards_revealed":
            assert event.data["strength"] + sum(event.data["cards"]) == event.data["total"]


@rule("twister.melee.higher-wins", "twister.melee.tie")
def test_who_wins_is_told_with_both_totals_and_a_tie_with_its_total():
    scene = Maze(HALL, w="warrior, foe thief")
    scene.fight("attack", scene.who("warrior"), scene.foe("thief"), 3, 0)
    assert "The southern player wins the combat by 4 (6 to 2)." in scene.told()
    scene = Maze(HALL, w="warrior, foe thief")
    scene.fight("attack", scene.who("warrior"), scene.foe("thief"), 0, 1)
    assert scene.told()[-1] == "3 on both sides: nothing happens."


@rule("twister.ranged.defender-wins")
def test_a_shot_that_is_too_weak_is_said_to_do_no_harm():
    scene = Maze(HALL, w="crossbowman", y="foe troll")
    scene.fight("shoot", scene.who("crossbowman"), scene.foe("troll"), 0, 3)
    assert scene.told()[-1] == "The northern player wins the combat by 4 (7 to 3): the shot does no harm."


@rule("twister.samurai.free-attack")
def test_a_free_attack_is_told_once():
    scene = Maze(HALL, w="samurai, foe goblin")
    scene.fight("attack", scene.who("samurai"), scene.foe("goblin"), 0, 0)
    attacks = [line for line in scene.told() if "attack" in line.lower()]
    assert len(attacks) == 1
    assert attacks[0].startswith("The Samurai of the south attacks the Goblin of the north for nothing. Attack 3")
    scene = Maze(HALL, w="samurai, foe goblin")
    scene.game.change(scene.who("samurai"), struck=5)
    scene.act("attack", scene.who("samurai"), scene.foe("goblin"))
    assert scene.saw("combat_begun", free=False, cost=1, points=2)


@rule("twister.weapon-master.cancel")
def test_powers_that_cancel_are_told_with_those_who_have_them():
    scene = Maze(HALL, w="weapon-master, foe weapon-master")
    mine, theirs = scene.who("weapon-master"), scene.foe("weapon-master")
    scene.act("attack", mine, theirs)
    assert scene.saw("cancelled", power="look", figures=(mine, theirs))


@rule("twister.victory.kill", "twister.wounded.object-left")
def test_a_death_is_told_before_what_follows_from_it():
    scene = Maze(HALL, w="warrior, foe troll wounded +key")
    scene.fight("attack", scene.who("warrior"), scene.foe("troll"), 3, 0)
    assert [name for name in scene.names() if name in ("killed", "left_behind", "scored")] == [
        "killed",
        "left_behind",
        "scored",
    ]
    assert scene.told()[-3:] == [
        "The Troll of the north, already wounded, dies.",
        "Key 1 of the north is left behind in a2.",
        "The southern player scores 1 VP for this death: 1 of 5.",
    ]


# Action points


@rule("twister.turn.action-cost")
@pytest.mark.parametrize("scenario", one_of(["initiation", "dash", "arsenal", "vault"]))
def test_every_point_that_is_spent_is_told_with_what_is_left(scenario):
    left = 0
    for event in play_setup(Setup("twister", scenario), 6).events:
        if event.name == "turn_begun":
            left = event.data["points"]
        elif event.name == "turn_ended":
            assert event.data["kept"] + event.data["lost"] == left
        elif "cost" in event.data:
            left -= event.data["cost"]
            assert event.data["points"] == left, event


# Moves


@rule("twister.jump.landing")
def test_a_jump_is_called_a_jump():
    scene = Maze(PITS, w="warrior")
    scene.act("jump", scene.who("warrior"), scene.cells["a"])
    assert scene.told() == [
        "The southern player plays a jump card (2 left) for the Warrior of the south (1 AP, 2 left).",
        "The Warrior of the south jumps over the pit from a2 to b2.",
    ]


@rule("twister.victory.escape", "twister.goblin.two-vp")
def test_an_escape_tells_the_way_out_what_it_is_worth_and_the_score():
    scene = Maze(EXIT, w="goblin")
    scene.act("move", scene.who("goblin"))
    exit = next(each for each in scene.decision.options if each.verb == "leave")
    scene.answer(exit.id)
    escaped = scene.events("escaped")[0].data
    assert escaped["path"] == (scene.cells["w"], exit["cell"])
    assert (escaped["origin"], escaped["way"], escaped["worth"], escaped["cost"]) == (scene.cells["w"], "walk", 2, 1)
    assert scene.told()[-1] == "The southern player wins, 2 to 0: nobody can score any more."


@rule("twister.move.exchange", "twister.move.pick-up")
def test_what_is_taken_is_told_with_where_it_was():
    scene = Maze(HALL, w="warrior, thief +key", a="rope")
    scene.act("move", scene.who("warrior"))
    scene.answer(f"take:{scene.thing('key')}")
    assert (
        scene.told()[-1]
        == "The Warrior of the south takes key 1 of the south from the Thief of the south (1 AP, 2 left)."
    )
    scene.answer(f"drop:{scene.thing('key')}")
    assert scene.told()[-1] == "The Warrior of the south drops key 1 of the south in a2."
    scene.go("a")
    scene.answer(f"take:{scene.thing('rope')}")
    assert scene.told()[-1] == "The Warrior of the south takes rope 1 of the south in b2."


# Rooms


@rule("twister.reveal.flip")
def test_a_revealed_room_is_told_with_its_place():
    scene = Maze(ROOM, w="warrior", hidden={0: "4-cw"})
    scene.act("reveal", 0)
    assert scene.saw("revealed", seat=0, place=0, room_name="4-cw", cost=1, points=2)
    assert scene.told()[0].startswith("The southern player reveals the western room of rows 3–4: ")


@rule("twister.rotate.pieces-stay")
def test_a_rotation_tells_where_everybody_is_now():
    scene = Maze(HALL, w="warrior, @", a="foe troll")
    scene.act("rotate", scene.who("warrior"), 2, 1)
    (rotated,) = scene.events("rotated")
    now = {f"figure/{n}/{figure.cell}" for n, figure in enumerate(scene.state.figures)}
    assert set(rotated.data["places"]) == now


# The end


@rule("twister.victory.target")
def test_the_final_score_is_told():
    scene = Maze(HALL, w="warrior, foe troll wounded")
    scene.state.score = (4, 1)
    scene.fight("attack", scene.who("warrior"), scene.foe("troll"), 3, 0)
    assert scene.told()[-1] == "The southern player wins, 5 to 1."
    assert scene.told("fr")[-1] == "Le joueur du sud gagne, 5 à 1."
