"""What a hit does to troglodytes, hellhounds, demons and humans."""

import pytest

from souterrain.games.claustrophobia.combat import Attack, Suffer
from souterrain.games.claustrophobia.human import Assignment
from souterrain.games.claustrophobia.infernal import Threat
from souterrain.games.claustrophobia.state import BOX, DEAD, HUMAN, RESERVE
from tests.claustrophobia.scene import Cave
from tests.rule import rule


def attack(scene: Cave, attacker: int, target: int, hits: int) -> None:
    """An attack that scores so many hits, whatever its dice would say."""
    scene.dice(*[6] * hits, *[1] * (scene.stat(attacker, "CBT") - hits))
    scene.run(Attack(attacker, target))


def offers(scene: Cave) -> list[str]:
    """Who can be brought into play, with ten threat points."""
    scene.state.threat = 10
    scene.run(Threat())
    return scene.options("bring")


@rule("claustrophobia.hits.troglodyte")
def test_one_hit_kills_a_troglodyte():
    scene = Cave("t11 0,0")
    troglodyte = scene.troglodytes(1)[0]
    attack(scene, scene.human("blade"), troglodyte, hits=1)
    assert scene.saw("killed", fighter=troglodyte)


@rule("claustrophobia.hits.troglodyte-returns")
def test_a_killed_troglodyte_can_be_brought_in_again():
    scene = Cave("t11 0,0", "t2 0,-1")
    troglodyte = scene.troglodytes(1)[0]
    for number, fighter in enumerate(scene.state.fighters):
        if fighter.type == "troglodyte" and number != troglodyte:
            scene.game.change(number, place=BOX)
    attack(scene, scene.human("blade"), troglodyte, hits=1)
    assert scene.place(troglodyte) == RESERVE
    assert f"bring:{troglodyte}:1" in offers(scene)


@pytest.mark.parametrize(("hits", "left"), [(1, 1), (2, 0), (3, 0)])
@rule("claustrophobia.hits.troglodyte-several")
def test_each_hit_kills_one_troglodyte_of_the_tile_and_the_rest_is_lost(hits, left):
    scene = Cave("t11 0,0", "t2 0,-1")
    herd, hound, elsewhere = scene.troglodytes(2), scene.infernal("hellhound"), scene.troglodytes(1, on=1)
    attack(scene, scene.human("blade"), herd[0], hits=hits)
    assert [scene.place(troglodyte) for troglodyte in herd].count(0) == left
    assert scene.saw("hits_lost") == (hits > 2), "what hits somebody is not lost"
    assert (scene.fighter(hound).damage, scene.place(elsewhere[0])) == (0, 1)


@rule("claustrophobia.hits.hellhound-damage")
def test_each_hit_puts_a_damage_token_on_a_hellhound():
    scene = Cave("t11 0,0")
    hound = scene.infernal("hellhound")  # health 3
    attack(scene, scene.human("blade"), hound, hits=2)
    assert (scene.fighter(hound).damage, scene.place(hound)) == (2, 0)


@rule("claustrophobia.hits.hellhound-death")
def test_a_hellhound_dies_at_its_health_and_never_comes_back():
    scene = Cave("t11 0,0", "t2 0,-1")
    hounds = [scene.infernal("hellhound", damage=1), scene.infernal("hellhound")]
    attack(scene, scene.human("blade"), hounds[0], hits=2)
    assert scene.place(hounds[0]) == DEAD
    assert not any(offer.startswith(f"bring:{hounds[0]}:") for offer in offers(scene))


@rule("claustrophobia.hits.demon-damage")
def test_each_hit_puts_a_damage_token_on_a_demon():
    scene = Cave("t11 0,0")
    demon = scene.infernal("ash-stalker")  # health 4
    attack(scene, scene.human("blade"), demon, hits=3)
    assert (scene.fighter(demon).damage, scene.place(demon)) == (3, 0)


@pytest.mark.parametrize(
    ("kind", "before", "hits"), [("hellhound", 1, 1), ("ash-stalker", 1, 2), ("ash-stalker", 2, 1)]
)
@rule("claustrophobia.hits.hellhound-damage", "claustrophobia.hits.demon-damage")
def test_new_damage_tokens_lie_beside_the_old_ones(kind, before, hits):
    scene = Cave("t11 0,0")
    creature = scene.infernal(kind, damage=before)
    attack(scene, scene.human("blade"), creature, hits=hits)
    assert (scene.fighter(creature).damage, scene.place(creature)) == (before + hits, 0)


@pytest.mark.parametrize("in_combat", [True, False])
@rule("claustrophobia.hits.demon-first-death")
def test_a_demon_killed_for_the_first_time_returns_to_the_reserve_unharmed(in_combat):
    scene = Cave("t11 0,0")
    scene.human("blade")
    demon = scene.infernal("ash-stalker", damage=3)
    scene.state.waiting["smoke-step"] = (3,)
    scene.run(Suffer(demon, 1, combat=in_combat))
    assert scene.saw("killed", fighter=demon)
    assert (scene.place(demon), scene.fighter(demon).damage) == (RESERVE, 0)
    assert scene.state.waiting == {"smoke-step": (3,)}


@pytest.mark.parametrize(("threat", "offered"), [(4, False), (5, True)])
@rule("claustrophobia.hits.demon-first-death")
def test_a_demon_killed_once_can_be_brought_in_at_its_full_cost(threat, offered):
    scene = Cave("t11 0,0", "t2 0,-1")
    scene.human("blade")
    demon = scene.infernal("ash-stalker", damage=3)
    scene.run(Suffer(demon, 1))
    scene.state.threat = threat
    scene.run(Threat())
    assert (f"bring:{demon}:1" in scene.options()) == offered


@rule("claustrophobia.hits.demon-second-death")
def test_a_demon_killed_twice_leaves_the_game():
    scene = Cave("t11 0,0", "t2 0,-1")
    scene.human("blade")
    demon = scene.infernal("ash-stalker", damage=3, deaths=1)
    scene.run(Suffer(demon, 1))
    assert scene.place(demon) == DEAD
    assert not any(offer.startswith(f"bring:{demon}:") for offer in offers(scene))


@rule("claustrophobia.hits.western-line")
def test_the_human_player_picks_an_open_line_for_each_hit():
    scene = Cave("t11 0,0", phase="infernal-activation")
    blade = scene.human("blade", wounds=(1, 4))
    attack(scene, scene.infernal("drowned-prince"), blade, hits=2)
    assert scene.decision.seat == HUMAN
    assert scene.options() == [f"line:{blade}:{line}" for line in (2, 3, 5, 6)]
    scene.answer(f"line:{blade}:5", f"line:{blade}:2")
    assert scene.fighter(blade).damage == 0b011011
    assert scene.is_done


@rule("claustrophobia.hits.western-death")
def test_a_human_with_six_cancelled_lines_is_dead_at_once():
    scene = Cave("t11 0,0", phase="infernal-activation")
    scene.human("brute")
    blade = scene.human("blade", wounds=(1, 2, 4, 5, 6))
    scene.run(Suffer(blade, 1))
    assert scene.place(blade) == DEAD
    assert scene.is_done


@rule("claustrophobia.hits.western-death")
def test_a_human_with_an_open_line_lives():
    scene = Cave("t11 0,0", phase="infernal-activation")
    blade = scene.human("blade", wounds=(1, 2, 4, 5))
    scene.run(Suffer(blade, 1))
    scene.answer(f"line:{blade}:3")
    assert scene.place(blade) == 0


@rule("claustrophobia.hits.western-current-line")
def test_cancelling_the_line_in_use_does_not_exhaust_the_fighter_now():
    scene = Cave("t11 0,0", phase="infernal-activation")
    blade = scene.human("blade", die=1)
    scene.run(Suffer(blade, 1))
    scene.answer(f"line:{blade}:1")
    assert not scene.fighter(blade).exhausted
    assert [scene.stat(blade, name) for name in ("DPT", "CBT", "DEF")] == [1, 3, 3]


@pytest.mark.parametrize("die", [1, 2])
@rule("claustrophobia.hits.western-current-line")
def test_a_fighter_is_exhausted_by_a_die_on_a_cancelled_line(die):
    scene = Cave("t11 0,0", phase="human-preparation")
    blade = scene.human("blade", die=0, wounds=(1,))
    scene.state.activation_dice = (die,)
    scene.run(Assignment())
    scene.answer(f"assign:{blade}:{die}")
    assert scene.fighter(blade).exhausted == (die == 1)


def test_a_tough_troglodyte_takes_damage_tokens_and_is_gone_at_its_health():
    scene = Cave("t11 0,0")
    gnawer = scene.infernal("old-gnawer")  # health 2
    blade = scene.human("blade")
    attack(scene, blade, gnawer, hits=1)
    assert (scene.fighter(gnawer).damage, scene.place(gnawer)) == (1, 0)
    assert scene.events("damaged")[0].rule == "claustrophobia.sheet.tough-troglodyte"
    attack(scene, blade, gnawer, hits=1)
    assert scene.place(gnawer) == DEAD


def test_the_dice_of_a_creature_gone_for_good_return_to_the_reserve():
    scene = Cave("t11 0,0")
    scene.human("blade")
    demon = scene.infernal("ash-stalker", damage=3, deaths=1)
    scene.state.waiting["smoke-step"] = (3,)
    scene.state.reserve_dice = 5
    scene.run(Suffer(demon, 1))
    assert scene.state.reserve_dice == 6
