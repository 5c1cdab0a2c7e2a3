"""The tutorial of the book: seven turns of a game of four, with the tokens after each, and the tricks it shows.

Real discs would move more than its pictures show, so discs are put where a turn needs them.
"""

import math

from souterrain.flick import Shot, flick
from souterrain.games.conquest.obstacle import MoveObstacle
from souterrain.games.conquest.state import SKULL, SWORD
from souterrain.kernel.gesture import read_pair
from tests.conquest.scene import Duel, card
from tests.rule import rule

SWORD_1, SWORD_2, SKULL_1, SKULL_2 = range(4)


def bars(duel: Duel, crystal: str, one: str, other: str) -> bool:
    """Whether a crystal lies across the straight line between two discs."""
    (ax, ay), (bx, by), (cx, cy) = duel.at(one), duel.at(other), duel.at(crystal)
    length = math.dist((ax, ay), (bx, by))
    along = ((cx - ax) * (bx - ax) + (cy - ay) * (by - ay)) / length
    beside = abs((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / length
    return 0 < along < length and beside < 1.6


def foresee(duel: Duel, push: str) -> Shot:
    """What a push of the disc that is asked for will do."""
    vx, vy = read_pair(push, "flick")
    return flick(duel.game.layout(), duel.decision.disc, (vx / 1000, vy / 1000))


@rule(
    "conquest.tutorial.frame",
    "conquest.tutorial.turn-1-card",
    "conquest.tutorial.turn-2-card",
    "conquest.tutorial.turn-2-ability",
    "conquest.tutorial.turn-2-obstacle",
    "conquest.tutorial.turn-3-card",
    "conquest.tutorial.turn-4-card",
    "conquest.tutorial.turn-5-stunned",
    "conquest.tutorial.turn-6-card",
    "conquest.tutorial.turn-7-card",
)
def test_the_seven_turns_of_the_tutorial():
    duel = Duel(seats=4)
    duel.hand(SWORD_1, "berserker-mage", "thief", "bard", "paladin")
    duel.hand(SWORD_2, "royal-archer", "enchantress", "ranger", "druid")
    duel.hand(SKULL_1, "grave-zombie", "marauder", "witch", "troll")
    duel.hand(SKULL_2, "behemoth", "phoenix", "minotaur", "gargoyle")
    duel.stack("barbarian", "wizard", "unicorn", "griffin")
    duel.stack("shade", "stalker", "lich-king")
    for crystal, x, y in ((1, 42, 17), (2, 30, 31), (3, 33, 4), (4, 24, 20), (5, 20, 31)):
        duel.put(f"crystal-{crystal}", x, y)
    assert duel.tokens == (8, 8, 8)

    # 1: Sword 1 draws a fifth card; two shots only for position, the third hits.
    duel.begin_turn("sword-1")
    assert len(duel.state.hands[SWORD_1]) == 5
    duel.answer(f"play:{card('berserker-mage')}")
    duel.slide_to(20, 12)
    duel.slide_to(36, 12)
    assert duel.tokens == (8, 8, 8)
    duel.flick(*duel.at("skull-1"), 130)
    assert duel.tokens == (8, 7, 9)
    assert duel.decision.kind == "choose_obstacle"
    duel.answer("obstacle:crystal-3")
    duel.gently()
    assert duel.state.markers == (2, 1)

    # 2: Skull 1 goes round an obstacle in two moves, then plays a second card by surprise.
    assert duel.decision.seat == SKULL_1
    assert len(duel.state.hands[SKULL_1]) == 5
    duel.answer(f"play:{card('grave-zombie')}")
    duel.put("crystal-1", 50, 14)
    duel.put("skull-1", 55, 14)
    duel.put("sword-1", 36, 14)
    assert bars(duel, "crystal-1", "skull-1", "sword-1")
    duel.slide_to(52, 20)
    duel.slide_to(44, 20)
    assert not bars(duel, "crystal-1", "skull-1", "sword-1")
    duel.answer(f"play:{card('marauder')}")
    duel.slide_to(40, 22)
    duel.answer(duel.decision.example)
    duel.flick(*duel.at("sword-1"), 250)
    assert duel.tokens == (7, 8, 9)
    assert duel.state.kept[SKULL] == (card("marauder"),)
    assert duel.state.discards[SKULL] == (card("grave-zombie"),)
    assert len(duel.state.hands[SKULL_1]) == 3
    assert duel.decision.kind == "choose_obstacle"
    duel.answer("obstacle:crystal-5")
    duel.gently()
    assert duel.state.markers == (2, 2)  # one obstacle move, though two cards were played

    # 3: Sword 2 shoots the longbow from the companion's disc, hits, and misses with the second arrow.
    assert duel.decision.seat == SWORD_2
    duel.put("sword-1", 25, 10)
    duel.put("skull-1", 45, 10)
    duel.answer(f"play:{card('royal-archer')}")
    duel.slide_to(12, 27)
    duel.answer("from:sword-1")
    duel.answer(duel.decision.example)
    duel.flick(*duel.at("skull-1"), 200)
    duel.answer("pass", "pass")  # the Marauder is kept for later
    assert duel.tokens == (7, 7, 10)
    duel.answer("from:sword-2")
    duel.answer(duel.decision.example)
    duel.flick(14, 34, 30)
    assert duel.tokens == (7, 7, 10)
    duel.answer("obstacle:crystal-2")
    duel.gently()

    # 4: Skull 2 bounces off an obstacle and still strikes for two; the stun is announced.
    assert duel.decision.seat == SKULL_2
    duel.put("skull-2", 50, 28)
    duel.put("crystal-5", 35, 29.8)
    duel.put("sword-2", 32.74, 22.62)
    duel.answer(f"play:{card('behemoth')}")
    duel.flick(30, 28)
    assert duel.tokens == (5, 7, 12)
    duel.slide_to(55, 30)
    assert duel.state.stunned == (True, False)
    assert duel.state.kept[SKULL] == (card("marauder"), card("behemoth"))
    duel.answer("obstacle:crystal-2")
    duel.gently()

    # 5: Sword 1 is stunned: a card without effect, one move, the obstacle.
    assert duel.decision.seat == SWORD_1
    assert duel.decision.kind == "give_up_card"
    duel.answer(f"give_up:{card('paladin')}")
    duel.slide_to(20, 8)
    assert duel.decision.kind == "choose_obstacle"
    duel.answer("obstacle:crystal-2")
    duel.gently()
    assert duel.tokens == (5, 7, 12)
    assert duel.state.stunned == (False, False)

    # 6: Skull 1 hits with a Power Wave and keeps the rest of the hand.
    assert duel.decision.seat == SKULL_1
    duel.answer(f"play:{card('witch')}")
    duel.put("skull-1", 40, 8)
    duel.put("sword-1", 20, 8)
    duel.slide_to(38, 8)
    duel.place(33, 8)
    duel.flick(20, 8, 200)
    assert duel.decision.kind == "strengthen"
    duel.answer("pass")
    assert duel.tokens == (3, 7, 14)
    duel.answer("obstacle:crystal-2")
    duel.gently()

    # 7: Sword 2 misses blue, tries again and hits; armour cancels the shot, not the heal.
    assert duel.decision.seat == SWORD_2
    duel.answer(f"play:{card('enchantress')}")
    duel.slide_to(*(part - 1 for part in duel.at("sword-2")))
    duel.answer("target:skull-1")
    duel.answer(duel.decision.example)
    left, low = duel.at("fireball")
    duel.flick(left, low - 3, 40)
    duel.answer("try_again")
    duel.flick(*duel.at("skull-1"), 250)
    assert duel.decision.kind == "use_armour"
    assert duel.decision.seat == SKULL_1
    duel.answer(f"use:{card('behemoth')}")
    assert duel.tokens == (5, 7, 12)
    assert duel.state.kept[SKULL] == (card("marauder"),)
    assert card("behemoth") in duel.state.discards[SKULL]
    assert [event.data["disc"] for event in duel.events("turn_begun")] == [
        "sword-1",
        "skull-1",
        "sword-2",
        "skull-2",
        "sword-1",
        "skull-1",
        "sword-2",
    ]
    assert sum(duel.tokens) == 24


@rule("conquest.tutorial.turn-1-obstacle")
def test_an_obstacle_may_knock_the_discs_of_both_sides_apart_off_the_walls_without_damage():
    duel = Duel()
    duel.put("sword-1", 57, 8.6)
    duel.put("skull-1", 57, 11.4)
    duel.put("crystal-1", 50, 10)
    duel.run(MoveObstacle(0))
    duel.answer("obstacle:crystal-1")
    ahead = foresee(duel, "3000000 0")
    walls = {contact.first for contact in ahead.contacts if contact.kind == "wall"}
    assert {"sword-1", "skull-1"} <= walls
    duel.answer("3000000 0")
    assert duel.gap("sword-1", "skull-1") > 5
    assert duel.tokens == (8, 8, 8)


@rule("conquest.tutorial.turn-1-obstacle")
def test_the_obstacle_must_be_flicked_and_then_the_marker_is_turned():
    duel = Duel(seats=4)
    duel.begin_turn("sword-1")
    duel.go_through(until="choose_obstacle")
    assert "pass" in duel.refused()
    duel.answer("obstacle:crystal-1")
    assert duel.state.markers == (1, 1)
    duel.gently()
    assert duel.state.markers == (2, 1)


@rule("conquest.tutorial.turn-2-obstacle")
def test_an_obstacle_covers_the_one_who_flicked_it():
    duel = Duel(seats=4)
    duel.put("crystal-1", 46, 7)
    assert not bars(duel, "crystal-1", "skull-1", "sword-2")
    duel.run(MoveObstacle(SKULL_1))
    duel.answer("obstacle:crystal-1")
    duel.slide_to(45, 12)
    assert bars(duel, "crystal-1", "skull-1", "sword-2")


@rule("conquest.tutorial.turn-3-obstacle")
def test_an_obstacle_covers_a_companion_and_stays_there():
    duel = Duel(seats=4)
    duel.put("crystal-1", 27, 28)
    assert not bars(duel, "crystal-1", "skull-2", "sword-1")
    duel.run(MoveObstacle(SWORD_2))
    duel.answer("obstacle:crystal-1")
    duel.slide_to(30, 17.5)
    assert bars(duel, "crystal-1", "skull-2", "sword-1")
    before = duel.at("crystal-1")
    duel.begin_turn("skull-2")
    duel.go_through(until="choose_obstacle")
    assert duel.at("crystal-1") == before


@rule("conquest.tutorial.turn-4-obstacle")
def test_one_obstacle_move_may_cover_a_disc_and_open_a_line():
    duel = Duel(seats=4)
    duel.put("crystal-1", 30, 17.5)
    assert bars(duel, "crystal-1", "skull-2", "sword-1")
    assert not bars(duel, "crystal-1", "skull-2", "sword-2")
    duel.run(MoveObstacle(SKULL_2))
    duel.answer("obstacle:crystal-1")
    duel.slide_to(32, 25)
    assert not bars(duel, "crystal-1", "skull-2", "sword-1")
    assert bars(duel, "crystal-1", "skull-2", "sword-2")


@rule("conquest.tutorial.turn-3-card")
def test_the_longbow_is_the_one_shot_from_the_companion():
    content = Duel().game.content
    assert [name for name, shot in content.shot.items() if shot.from_companion] == ["longbow"]
    duel = Duel()
    duel.shoot("sword-2", "longbow")
    assert duel.options() == ["from:sword-2", "from:sword-1"]


@rule("conquest.tutorial.turn-6-card")
def test_a_power_wave_costs_three_had_a_card_been_discarded():
    duel = Duel(seats=4)
    duel.hand(SKULL_1, "witch", "troll")
    duel.put("sword-1", 30, 10)
    duel.play("skull-1", "witch")
    duel.gently()
    duel.place(45, 10)
    duel.flick(30, 10)
    duel.answer(f"discard:{card('troll')}")
    assert duel.tokens == (5, 8, 11)
    assert duel.state.discards[SKULL] == (card("troll"), card("witch"))
    assert duel.state.kept[SWORD] == ()
