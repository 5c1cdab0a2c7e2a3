"""Rules and goals of The Headsman, The Lost Caches and The Seal."""

import pytest

from souterrain.games.claustrophobia.combat import Suffer, kill
from souterrain.games.claustrophobia.game import Claustrophobia
from souterrain.games.claustrophobia.infernal import Threat
from souterrain.games.claustrophobia.move import Explore
from souterrain.games.claustrophobia.state import DEAD, INFERNAL, RESERVE
from souterrain.games.claustrophobia.turn import ActivationPhase
from souterrain.kernel.game import Setup
from tests.claustrophobia.scene import NORTH, RUN, Cave, end_infernal_activation, end_turn, leave, special

# The Headsman


def headsman(*tiles: str, on: int = 0, **fields: object) -> tuple[Cave, int]:
    scene = Cave(*tiles, scenario="the-headsman", phase="infernal-activation")
    return scene, scene.infernal("mute-headsman", on, **fields)


def test_the_headsman_starts_in_play_on_the_black_shaft():
    game = Claustrophobia.prepare(Setup("claustrophobia", "the-headsman"))
    (demon,) = [fighter for fighter in game.state.fighters if fighter.kind == "mute-headsman"]
    assert demon.place == game.find_tile("t31")


def test_after_its_first_death_the_headsman_comes_back_on_its_tile_at_the_end_of_the_infernal_activation():
    scene, demon = headsman("t11 0,0", "t31 0,-1", damage=2)
    scene.human("blade")
    threat = scene.state.threat
    scene.run(Suffer(demon, 1))
    assert (scene.place(demon), scene.verdict) == (RESERVE, "")
    end_infernal_activation(scene)
    assert (scene.place(demon), scene.fighter(demon).damage, scene.state.threat) == (1, 0, threat)


def test_the_headsman_comes_back_on_the_nearest_tile_with_room():
    scene, demon = headsman("t11 5,5", "t31 0,0", "t4 0,-1", "t3 0,-2", on=RESERVE, deaths=1)
    scene.human("blade")
    scene.troglodytes(4, on=1), scene.troglodytes(2, on=2)  # both full
    end_infernal_activation(scene)
    assert scene.place(demon) == 3


def test_the_headsman_acts_again_from_the_next_turn_on():
    scene, demon = headsman("t11 0,0", "t31 0,-1", on=RESERVE, deaths=1)
    scene.human("blade")
    end_infernal_activation(scene)
    assert scene.is_done  # its duty is not asked for in the turn of its return
    scene.run(ActivationPhase(INFERNAL))
    assert scene.options("activate") == [f"activate:{demon}"]


def test_the_headsman_cannot_be_bought():
    scene, demon = headsman("t11 0,0", "t31 0,-1", on=RESERVE, deaths=1)
    scene.human("blade")
    scene.state.threat = 20
    scene.run(Threat())
    assert not [offer for offer in scene.options() if offer.startswith(f"bring:{demon}:")]


def test_the_headsman_must_be_activated_in_each_infernal_activation():
    scene, demon = headsman("t2 0,0", "t3 0,-1")
    blade = scene.human("blade", 1, die=5)
    scene.run(ActivationPhase(INFERNAL))
    assert "end_phase" not in scene.options()
    scene.dice(1, 1, 1, 1)
    scene.answer(f"activate:{demon}", "move:1", f"attack:{blade}")
    assert "end_phase" in scene.options()


def test_the_headsman_moves_its_whole_dpt_by_a_shortest_way_towards_the_nearest_human():
    scene, demon = headsman("t11 0,0", "t2 0,-1", "t2 0,-2", "t2 0,1", tokens=RUN)  # DPT 3
    scene.human("blade", 2)
    scene.activate(demon)
    assert scene.options() == ["move:1"]  # neither away nor nowhere
    scene.answer("move:1")
    assert scene.options() == ["move:2"]


def test_the_infernal_player_chooses_among_humans_equally_near():
    scene, demon = headsman("t11 0,0", "t2 0,-1", "t2 0,1", "t2 1,0 1", "t3 2,0 1")
    scene.human("blade", 1), scene.human("blade", 2), scene.human("blade", 4)
    scene.activate(demon)
    assert scene.options() == ["move:1", "move:2"]


def test_the_headsman_stops_on_the_first_tile_that_holds_a_human_and_attacks():
    scene, demon = headsman("t11 0,0", "t2 0,-1", "t2 0,-2", tokens=RUN)
    near, far = scene.human("blade", 1), scene.human("blade", 2)
    scene.activate(demon)
    scene.answer("move:1")
    assert scene.options() == [f"attack:{near}"]
    assert scene.place(far) == 2


def test_with_a_human_on_its_tile_the_headsman_stays_and_attacks():
    scene, demon = headsman("t11 0,0", "t2 0,-1")
    here = scene.human("blade")
    scene.human("blade", 1)
    scene.activate(demon)
    assert scene.options() == [f"attack:{here}"]


def test_the_headsman_stays_also_when_its_attack_has_emptied_the_tile():
    scene, demon = headsman("t11 0,0", "t2 0,-1")
    here = scene.human("blade", wounds=(1, 2, 3, 4, 5))
    scene.human("blade", 1)
    scene.activate(demon)
    scene.dice(6, 1, 1, 1)
    scene.answer(f"attack:{here}")
    assert (scene.place(here), scene.place(demon)) == (DEAD, 0)
    assert scene.is_done


def test_the_headsman_attacks_rather_than_clear_rubble():
    scene, demon = headsman("t11 0,0", "t2 0,-1")
    here = scene.human("blade")
    scene.state.rubble = (0, 1)
    scene.activate(demon)
    assert scene.options() == [f"attack:{here}"]


def test_the_humans_win_as_soon_as_the_headsman_dies_for_the_second_time():
    scene, demon = headsman("t11 0,0", "t31 0,-1", damage=2, deaths=1)
    scene.human("blade")
    scene.run(Suffer(demon, 1))
    assert (scene.place(demon), scene.verdict) == (DEAD, "human")


# The Lost Caches


def caches(*tiles: str) -> Cave:
    return Cave(*tiles, scenario="the-lost-caches")


def test_a_human_on_an_unused_cache_takes_the_relic_as_its_action():
    scene = caches("t30 0,0", "t11 0,-1")
    blade, brute = scene.human("blade"), scene.human("brute")
    scene.troglodytes(1)
    special(scene, blade, "relics")
    assert (scene.fighter(blade).relic, scene.state.tiles[0].spent) == (True, True)
    assert scene.options("attack") == []
    scene.activate(brute)
    assert scene.options("special") == []  # the cache is used


def test_a_human_carries_one_relic_at_most():
    scene = caches("t30 0,0", "t11 0,-1")
    scene.activate(scene.human("blade", relic=True))
    assert scene.options("special") == []


def test_creatures_take_no_relics():
    scene = caches("t30 0,0", "t11 0,-1")
    scene.human("blade", 1)
    scene.activate(scene.troglodytes(1)[0])
    assert scene.options("special") == []


def test_a_cache_that_would_close_the_map_goes_under_the_pile():
    scene = caches("t39 0,0")
    scene.stack("t28", "t2", "t11")
    scene.run(Explore(scene.human("blade"), NORTH))
    assert scene.state.tiles[1].tile == "t2"
    assert (scene.state.pile, scene.state.tile_discard) == (["t11", "t28"], [])


def test_another_tile_that_would_close_the_map_is_discarded_as_usual():
    scene = caches("t39 0,0")
    scene.stack("t36", "t2")
    scene.run(Explore(scene.human("blade"), NORTH))
    assert scene.state.tile_discard == ["t36"]


def test_a_cache_that_closes_the_map_is_placed_if_only_caches_are_left():
    scene = caches("t39 0,0")
    scene.stack("t28")
    scene.state.tile_discard[:] = ["t2"]
    scene.run(Explore(scene.human("blade"), NORTH))
    assert scene.state.tiles[1].tile == "t28"


def test_the_relic_of_a_dead_bearer_stays_on_the_tile_and_can_be_taken_there():
    scene = caches("t39 0,0", "t11 0,-1")
    bearer, other, elsewhere = scene.human("blade", 1, relic=True), scene.human("brute", 1), scene.human("blade")
    kill(scene.game, bearer)
    assert (scene.state.tiles[1].relics, scene.fighter(bearer).relic) == (1, False)
    scene.activate(elsewhere)
    assert scene.options("special") == []
    special(scene, other, "relics")
    assert (scene.state.tiles[1].relics, scene.fighter(other).relic) == (0, True)


def test_a_relic_on_a_tile_can_be_taken_once():
    scene = caches("t39 0,0", "t11 0,-1")
    takers = [scene.human("brute", 1), scene.human("brute", 1)]
    kill(scene.game, scene.human("blade", 1, relic=True))
    for taker, offered in zip(takers, (True, False), strict=True):
        scene.activate(taker)
        assert bool(scene.options("special")) == offered
        if offered:
            scene.answer("special:relics")


def test_relics_are_not_equipment():
    scene = caches("t39 0,0")
    scene.hold("broken-strap")
    scene.activate(scene.human("blade", relic=True))
    assert scene.decision.kind == "act"  # no strap can break


def test_the_humans_win_as_soon_as_a_second_relic_leaves_by_the_stair():
    scene = caches("t39 0,0", "t11 0,-1")
    scene.human("brute", 1)
    for verdict in ("", "human"):
        leave(scene, scene.human("blade", relic=True))
        assert scene.verdict == verdict


def test_leaving_without_a_relic_counts_for_nothing():
    scene = caches("t39 0,0", "t11 0,-1")
    scene.human("brute", 1)
    for _ in range(2):
        leave(scene, scene.human("blade"))
    assert scene.verdict == ""


@pytest.mark.parametrize(("out", "verdict"), [(0, "infernal"), (1, "draw")])
@pytest.mark.parametrize("end", ["map empty", "time up"])
def test_at_the_end_the_relics_that_have_left_are_counted(out, verdict, end):
    scene = caches("t39 0,0")
    scene.state.tally["relics"] = out
    blade = scene.human("blade")
    if end == "map empty":
        leave(scene, blade)
    else:
        end_turn(scene, 16)
    assert scene.verdict == verdict


# The Seal


def seal(*tiles: str) -> Cave:
    return Cave(*(tiles or ("t31 0,0", "t11 0,-1")), scenario="the-seal")


def test_the_redeemer_on_the_black_shaft_speaks_a_seal_as_his_action():
    scene = seal()
    priest = scene.human("redeemer")
    scene.troglodytes(1)
    special(scene, priest, "seals")
    assert scene.state.tally["seals"] == 1
    assert (scene.options("attack"), scene.options("special")) == ([], [])


@pytest.mark.parametrize(
    ("kind", "on", "exhausted", "enemy"),
    [
        ("blade", 0, False, "troglodyte"),
        ("redeemer", 1, False, "troglodyte"),
        ("redeemer", 0, True, "troglodyte"),
        ("redeemer", 0, False, "drowned-prince"),
    ],
    ids=["another fighter", "another tile", "exhausted", "a demon on the tile"],
)
def test_no_seal_is_spoken_otherwise(kind, on, exhausted, enemy):
    scene = seal()
    scene.human("redeemer", 1)
    scene.infernal(enemy)
    scene.activate(scene.human(kind, on, exhausted=exhausted, tokens=RUN))
    assert scene.options("special") == []


def test_other_creatures_do_not_keep_the_redeemer_from_speaking():
    scene = seal()
    priest = scene.human("redeemer")
    scene.infernal("hellhound"), scene.infernal("old-gnawer"), scene.infernal("drowned-prince", 1)
    scene.activate(priest)
    assert scene.options("special") == ["special:seals"]


def test_the_humans_win_as_soon_as_the_third_seal_is_spoken_in_whatever_turns():
    scene = seal()
    priest = scene.human("redeemer")
    for turn, verdict in ((2, ""), (5, ""), (6, "human")):
        scene.state.turn = turn
        special(scene, priest, "seals")
        assert scene.verdict == verdict


def test_the_infernal_side_wins_as_soon_as_the_redeemer_is_dead():
    scene = seal()
    priest = scene.human("redeemer")
    scene.human("blade"), scene.human("brute")
    kill(scene.game, priest)
    assert scene.verdict == "infernal"
