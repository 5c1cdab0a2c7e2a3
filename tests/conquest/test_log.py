"""The log: who shot at whom with what, why it did no harm, what it cost, and what is left."""

import pytest

from souterrain.games.conquest.health import look_for_end
from souterrain.games.conquest.state import SKULL
from tests.conquest.scene import Duel, card, hit_with, shoot_at, strike


def order(duel: Duel, *names: str) -> list[str]:
    return [name for name in duel.names() if name in names]


# A shot


def test_a_named_target_is_told_before_the_flick_and_a_second_try_called_so():
    duel = Duel()
    duel.shoot("sword-1", "fireball", targeted=True)
    duel.answer("target:skull-1")
    assert duel.told()[-1] == "Disc Sword 1 names its target: Skull 1."
    duel.place(14, 10)
    duel.flick(30, 20, 60)
    duel.answer("try_again")
    duel.flick(30, 30, 60)
    assert [event.data["attempt"] for event in duel.events("flicked")] == [1, 2]
    assert duel.saw("flicked", mover="sword-1", shot="fireball", target="skull-1", seat=0)
    assert duel.told("fr")[-3:] == [
        "La boule de feu manque sa cible, le pion Crâne 1.",
        "Second essai\u00a0: on relance la boule de feu vers le pion Crâne 1.",
        "La boule de feu manque sa cible, le pion Crâne 1.",
    ]


@pytest.mark.parametrize(("to", "why"), [((30, 20), "nobody"), ((18, 33), "obstacle")])
def test_a_shot_that_hits_nobody_is_told(to: tuple[float, float], why: str):
    duel = Duel()
    duel.put("sword-1", 18, 28)
    duel.shoot("sword-1", "combat")
    duel.flick(*to, 80)
    assert duel.saw("missed", mover="sword-1", by="sword-1", shot="combat", why=why)


def test_a_move_hits_nobody_without_a_word():
    duel = Duel()
    shoot_at(duel, "move", 30, 20, 60)
    assert not duel.saw("missed")


@pytest.mark.parametrize(
    ("shot", "victim", "why", "en"),
    [
        ("move", "skull-1", "move", "Disc Sword 1 touches disc Skull 1: no damage, it was a move."),
        ("combat", "sword-2", "companion", "Disc Sword 1 touches disc Sword 2: no damage, no shot harms its own team."),
    ],
)
def test_a_touch_without_harm_says_why(shot: str, victim: str, why: str, en: str):
    duel = Duel()
    duel.put(victim, 20, 10)
    shoot_at(duel, shot, 20, 10)
    assert duel.saw("spared", disc=victim, by="sword-1", mover="sword-1", shot=shot, why=why)
    assert en in duel.told()
    assert not duel.saw("missed")


def test_walls_wrong_targets_and_obstacles_are_told_apart():
    duel = Duel()
    said = set()
    for why in ("move", "companion", "wall", "target", "obstacle"):
        for lang in ("en", "fr"):
            duel.game.events.clear()
            duel.game.emit("spared", disc="skull-1", by="missile", why=why)
            said.update(duel.told(lang))
    assert len(said) == 10


def test_the_touch_is_told_before_the_disc_is_put_back():
    duel = Duel(arena="mat")
    duel.put("sword-1", 50, 10)
    duel.put("skull-1", 56, 10)
    duel.shoot("sword-1", "combat")
    duel.flick(58, 10, 300)
    assert order(duel, "hit", "put_back")[:2] == ["hit", "put_back"]


# What it costs


def test_tokens_lost_are_told_with_their_parts_and_what_is_left():
    duel = Duel()
    duel.put("skull-1", 20, 8.6)
    duel.put("skull-2", 20, 11.4)
    duel.shoot("sword-1", "wave")
    duel.place(15, 10)
    duel.flick(30, 10)
    assert duel.saw("tokens_lost", team=SKULL, amount=2, damage=1, left=6, why="shot", discs=("skull-1", "skull-2"))
    assert "The Skull team loses 2 tokens, 1 for each disc hit: 6 left." in duel.told()


def test_a_team_with_fewer_tokens_loses_all_it_had_and_the_end_names_both_sides():
    duel = Duel()
    duel.set_tokens(8, 1)
    duel.shoot("sword-1", "critical-combat")
    strike(duel, "skull-1")
    assert duel.told()[-3:] == [
        "The Skull team loses 1 token, all that it had: none is left.",
        "The game ends: the Skull team has no token left.",
        "The Sword team wins: 8 tokens against 0 of the Skull team.",
    ]


def test_a_draw_tells_the_score():
    duel = Duel()
    duel.set_tokens(12, 12)
    duel.hand(0, "thief")
    duel.hand(1, "witch")
    look_for_end(duel.game)
    assert duel.told("fr")[-1] == "Les deux équipes ont 12 jetons et 1 carte en main\u00a0: la partie est nulle."


def test_armour_tells_whom_it_saved_and_why_its_card_goes():
    duel = Duel()
    duel.keep("behemoth")
    duel.shoot("sword-1", "combat")
    strike(duel, "skull-1")
    duel.answer(f"use:{card('behemoth')}")
    assert duel.saw("shot_blocked", discs=("skull-1",), mover="sword-1", shot="combat", damage=1)
    assert duel.told()[-2:] == [
        "The Skull player uses the armour of the Behemoth: disc Skull 1 is safe from this shot.",
        "The Behemoth goes to the discard pile of the Skull team, now that its armour was used.",
    ]


# Cards


def test_the_damage_is_told_before_the_ability_it_brings_and_the_card_taken_with_its_reason():
    duel = Duel()
    hit_with(duel, "sword-1", "thief", "skull-1")
    told = order(duel, "hit", "tokens_lost", "ability_used", "discarded")
    assert told[:4] == ["hit", "tokens_lost", "ability_used", "discarded"]
    assert duel.events("discarded")[0].data["why"] == "ransacked"


def test_a_capture_is_told_before_the_tokens_it_bears_on():
    duel = Duel()
    hit_with(duel, "skull-1", "marauder", "sword-1")
    told = order(duel, "ability_used", "tokens_lost", "tokens_captured")
    assert told == ["ability_used", "tokens_lost", "tokens_captured"]
    assert duel.saw("tokens_captured", team=SKULL, amount=1, left=9)


@pytest.mark.parametrize(
    ("name", "why"),
    [("clay-golem", "armour"), ("paladin", "sign"), ("thief", "hand")],
)
def test_an_ability_that_does_nothing_says_why(name: str, why: str):
    duel = Duel()
    if name == "thief":
        duel.hand(1)
        hit_with(duel, "sword-1", "thief", "skull-1")
    else:
        duel.play("sword-1", name)
        duel.go_through()
    assert duel.saw("ability_idle", seat=0, disc="sword-1", why=why)
    assert order(duel, "ability_used", "ability_idle") == ["ability_used", "ability_idle"]


def test_an_ability_that_is_declined_says_so():
    duel = Duel()
    duel.play("skull-1", "shade")
    duel.go_through()
    assert duel.saw("ability_idle", seat=1, why="declined")
    assert "The Skull player makes no use of it." in duel.told()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_each_reason_to_discard_has_words_of_its_own(lang: str):
    duel = Duel()
    for why in ("played", "strength", "armour", "broken", "stunned", "ransacked"):
        duel.game.emit("discarded", team=0, card=card("thief"), why=why)
    assert len({*duel.told(lang)}) == 6


def test_a_card_given_up_for_the_stun_says_so():
    duel = Duel()
    duel.state.stunned = (True, False)
    duel.begin_turn("sword-1")
    duel.answer(duel.options()[0])
    assert duel.events("discarded")[0].data["why"] == "stunned"


def test_an_obstacle_move_names_who_makes_it_and_the_marker_goes_without_saying():
    duel = Duel()
    duel.begin_turn("sword-1")
    duel.end_turn()
    assert any(line.startswith("The Sword player flicks Crystal ") for line in duel.told())
    assert duel.saw("marker_turned", disc="sword-2", told=True)
