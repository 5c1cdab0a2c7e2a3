"""Special rules and goals of the six scenarios."""

import pytest

from souterrain.games.claustrophobia.combat import Suffer, kill
from souterrain.games.claustrophobia.effects.special import SetDraught
from souterrain.games.claustrophobia.game import Claustrophobia
from souterrain.games.claustrophobia.infernal import Threat, entry_tiles, price_of
from souterrain.games.claustrophobia.move import Explore
from souterrain.games.claustrophobia.state import DEAD, HUMAN, INFERNAL, RESERVE, Token
from souterrain.games.claustrophobia.turn import ActivationPhase, Turn
from souterrain.kernel.game import Setup
from tests.claustrophobia.scene import Cave
from tests.rule import rule

NORTH, EAST, SOUTH, WEST = range(4)
RUN = (Token("bolt", "", "DPT", 2),)


def end_turn(scene: Cave, turn: int) -> None:
    """A turn ends; the next goes on to its first question, unless the game is over."""
    scene.state.turn = turn
    scene.run(Turn(at=Turn.stages.index("end")))


def end_infernal_activation(scene: Cave) -> None:
    scene.state.phase = "infernal-activation"
    scene.run(ActivationPhase(INFERNAL))
    scene.answer("end_phase")


def special(scene: Cave, fighter: int, name: str) -> None:
    """The fighter takes the action of a special rule."""
    scene.activate(fighter)
    scene.answer(f"special:{name}")


def leave(scene: Cave, fighter: int) -> None:
    scene.activate(fighter)
    scene.answer(f"leave:{scene.place(fighter)}")


@pytest.mark.parametrize(
    ("scenario", "turn"),
    [("powder-and-fire", 13), ("the-headsman", 12), ("the-lost-caches", 16), ("the-seal", 12)],
)
@rule("claustrophobia.victory.scenario")
def test_time_is_up_for_the_humans(scenario, turn):
    scene = Cave("t11 0,0", "t31 9,9", scenario=scenario)
    scene.human("redeemer")
    end_turn(scene, turn - 1)
    assert scene.verdict == ""
    end_turn(scene, turn)
    assert scene.verdict == "infernal"
    assert scene.state.standings == (2, 1)


@pytest.mark.parametrize("scenario", Claustrophobia.open_packs(("base",)).content.scenario)
@rule("claustrophobia.victory.scenario")
def test_when_all_humans_are_dead_the_infernal_side_has_won(scenario):
    scene = Cave("t11 0,0", scenario=scenario)
    for _ in range(2):
        kill(scene.game, scene.human("blade", wounds=(1,)))
    assert scene.verdict == "infernal"


@pytest.mark.parametrize("scenario", ["the-vigil", "the-headsman", "the-seal"])
def test_without_a_tile_pile_nobody_can_explore(scenario):
    scene = Cave("t11 0,0", "t2 0,-1", scenario=scenario)
    scene.activate(scene.human("blade"))
    assert scene.options() == ["move:1", "finish"]


@pytest.mark.parametrize("scenario", ["the-vigil", "the-headsman", "the-seal"])
def test_without_a_tile_pile_unexplored_exits_still_serve_for_entry_into_play(scenario):
    scene = Cave("t11 0,0", "t2 0,-1", "t2 0,-2", scenario=scenario)
    scene.human("blade")
    assert entry_tiles(scene.game, "troglodyte") == [2]


# The Survivors


def survivors(*tiles: str, count: int = 0, draught: tuple[int, ...] = (0, NORTH)) -> Cave:
    scene = Cave(*tiles, scenario="the-survivors")
    scene.state.draught = draught
    scene.state.tally["draught"] = count
    scene.stack("t2", "t11", "t12", "t10")
    return scene


def test_the_infernal_player_puts_the_draught_marker_on_an_exit_of_the_first_tile():
    scene = survivors("t1 0,0", draught=())
    scene.run(SetDraught())
    assert (scene.decision.seat, scene.options()) == (INFERNAL, ["exit:0", "exit:1", "exit:2", "exit:3"])
    scene.answer("exit:2")
    assert scene.state.draught == (0, SOUTH)


def test_the_survivors_begins_with_the_draught_marker():
    game = Claustrophobia.start(Setup("claustrophobia", "the-survivors"))
    assert (game.open_decisions()[0].seat, game.open_decisions()[0].kind) == (INFERNAL, "set_draught")


def test_by_the_marked_exit_the_draught_goes_on_at_random_and_is_counted():
    seen = set()
    for seed in range(40):
        scene = survivors("t1 0,0")
        scene.stack("t11")
        scene.state.chance.seed = seed
        scene.run(Explore(scene.human("blade"), NORTH))
        assert scene.state.tally["draught"] == 1
        seen.add(scene.state.draught)
    assert seen == {(1, NORTH), (1, EAST), (1, WEST)}


def test_tiles_explored_elsewhere_do_not_count_and_leave_the_marker_alone():
    scene = survivors("t1 0,0")
    scene.run(Explore(scene.human("blade"), EAST))
    assert (scene.state.tally["draught"], scene.state.draught) == (0, (0, NORTH))
    assert scene.is_done


def test_if_the_new_tile_has_no_unexplored_exit_the_human_player_moves_the_marker_to_the_nearest():
    scene = survivors("t1 0,0", "t2 0,1", "t2 0,2")
    scene.stack("t36")  # one exit
    scene.run(Explore(scene.human("blade"), NORTH))
    assert (scene.decision.seat, scene.decision.kind) == (HUMAN, "move_draught")
    assert scene.options() == ["exit:0:1", "exit:0:3"]  # not the one two tiles further
    scene.answer("exit:0:3")
    assert (scene.state.draught, scene.state.tally["draught"]) == ((0, WEST), 1)


def test_if_the_marked_exit_is_closed_from_elsewhere_the_human_player_moves_the_marker():
    scene = survivors("t11 0,0", "t11 1,0", "t11 1,-1", draught=(0, NORTH))
    scene.stack("t12")
    scene.run(Explore(scene.human("blade", 2), WEST))  # a tile comes to lie behind the marked exit
    assert scene.decision.kind == "move_draught"
    assert scene.options() == ["exit:0:2", "exit:0:3"]
    assert scene.state.tally["draught"] == 0


@pytest.mark.parametrize(("count", "tile"), [(9, "t11"), (10, "t39")])
def test_once_the_count_is_ten_the_marked_exit_leads_to_the_stair(count, tile):
    scene = survivors("t1 0,0", count=count)
    scene.stack("t11")
    blade = scene.human("blade")
    scene.run(Explore(blade, NORTH))
    assert scene.state.tiles[1].tile == tile
    assert scene.place(blade) == 1


def test_only_the_marked_exit_leads_to_the_stair():
    scene = survivors("t1 0,0", count=10)
    scene.stack("t11")
    scene.run(Explore(scene.human("blade"), EAST))
    assert scene.state.tiles[1].tile == "t11"


def test_with_the_pile_used_up_only_the_exit_to_the_stair_can_be_explored():
    scene = survivors("t1 0,0", count=10)
    scene.stack()
    scene.activate(scene.human("blade"))
    assert scene.options("explore") == ["explore:0"]


def test_the_rule_against_dead_ends_does_not_apply_to_the_stair():
    scene = survivors("t28 0,0", count=10)  # one exit, the marked one
    scene.run(Explore(scene.human("blade"), NORTH))
    assert scene.state.tiles[1].tile == "t39"


def test_once_the_stair_is_found_the_draught_is_over():
    scene = survivors("t1 0,0", count=10)
    blade = scene.human("blade")
    scene.run(Explore(blade, NORTH))
    assert scene.state.draught == ()
    scene.game.change(blade, place=0)
    scene.run(Explore(blade, EAST))
    assert scene.is_done
    assert scene.state.draught == ()


def test_a_human_on_the_stair_leaves_for_one_dpt():
    scene = survivors("t39 0,0", "t11 0,-1")
    scene.human("brute", 1)
    for die, offered in ((1, True), (6, False)):  # DPT 1 and 0
        arquebusier = scene.human("arquebusier", die=die)
        scene.activate(arquebusier)
        assert scene.options("leave") == (["leave:0"] if offered else [])


def test_a_human_elsewhere_cannot_leave():
    scene = survivors("t39 0,0", "t11 0,-1")
    scene.activate(scene.human("blade", 1))
    assert scene.options("leave") == []


@pytest.mark.parametrize(
    ("enemy", "rule_id"),
    [("mute-headsman", "claustrophobia.talent.impressive"), ("troglodyte", "claustrophobia.move.blocking")],
)
def test_blocking_and_impressive_keep_a_human_from_leaving(enemy, rule_id):
    scene = survivors("t39 0,0")
    scene.infernal(enemy), scene.infernal(enemy)
    scene.activate(scene.human("penitent"))
    assert scene.refused()["leave:0"] == rule_id


def test_the_humans_win_as_soon_as_two_have_left():
    scene = survivors("t39 0,0", "t11 0,-1")
    first, second = scene.human("blade"), scene.human("blade")
    scene.human("brute", 1)
    leave(scene, first)
    assert scene.verdict == ""
    leave(scene, second)
    assert (scene.verdict, scene.state.standings) == ("human", (1, 2))


def test_one_survivor_is_a_draw():
    scene = survivors("t39 0,0", "t11 0,-1")
    first, second = scene.human("blade"), scene.human("brute", 1)
    leave(scene, first)
    kill(scene.game, second)
    assert (scene.verdict, scene.state.standings) == ("draw", (1, 1))


# Powder and Fire


def powder(*tiles: str) -> Cave:
    return Cave(*tiles, scenario="powder-and-fire")


def test_two_actions_by_one_human_or_two_destroy_a_well():
    scene = powder("t31 0,0", "t11 0,-1")
    special(scene, scene.human("blade"), "charges")
    assert not scene.state.tiles[0].spent
    special(scene, scene.human("brute"), "charges")
    assert scene.state.tiles[0].spent
    assert scene.saw("well_destroyed", tile=0)
    assert scene.verdict == ""


def test_a_destroyed_well_has_no_effect_any_more():
    scene = powder("t31 0,0", "t11 0,-1", "t11 1,0", "t11 0,1", "t11 -1,0")
    demon = scene.infernal("mother-of-claws", RESERVE)
    blade = scene.human("blade")
    assert (price_of(scene.game, demon, 0), 0 in entry_tiles(scene.game, "demon")) == (4, True)
    special(scene, blade, "charges")
    special(scene, blade, "charges")
    assert (price_of(scene.game, demon, 0), 0 in entry_tiles(scene.game, "demon")) == (5, False)
    scene.activate(blade)
    assert scene.options("special") == []


def test_actions_on_different_wells_do_not_add_up():
    scene = powder("t31 0,0", "t32 0,-1")
    for tile in (0, 1):
        special(scene, scene.human("blade", tile), "charges")
    assert [tile.spent for tile in scene.state.tiles] == [False, False]


@pytest.mark.parametrize(("tile", "exhausted"), [(0, True), (1, False)], ids=["exhausted", "no well"])
def test_a_charge_needs_a_human_who_is_not_exhausted_on_a_well(tile, exhausted):
    scene = powder("t31 0,0", "t11 0,-1")
    scene.activate(scene.human("blade", tile, exhausted=exhausted, tokens=RUN))
    assert scene.options("special") == []


def test_creatures_lay_no_charges():
    scene = powder("t31 0,0", "t11 0,-1")
    scene.human("blade", 1)
    scene.activate(scene.troglodytes(1)[0])
    assert scene.options("special") == []


def test_laying_a_charge_is_the_action_of_the_activation():
    scene = powder("t31 0,0", "t11 0,-1")
    blade = scene.human("blade")
    scene.troglodytes(1)
    special(scene, blade, "charges")
    assert (scene.options("attack"), scene.options("special")) == ([], [])


def test_the_humans_win_as_soon_as_both_wells_are_destroyed():
    scene = powder("t31 0,0", "t32 0,-1")
    for tile in (0, 1):
        blade = scene.human("blade", tile)
        special(scene, blade, "charges")
        assert scene.verdict == ""
        special(scene, blade, "charges")
    assert scene.verdict == "human"


# The Vigil


def vigil(*tiles: str) -> Cave:
    return Cave(*(tiles or ("t40 0,0", "t2 0,-1")), scenario="the-vigil")


def test_the_humans_win_at_the_end_of_turn_seven_if_two_are_alive():
    scene = vigil()
    scene.human("blade"), scene.human("brute")
    end_turn(scene, 6)
    assert scene.verdict == ""
    end_turn(scene, 7)
    assert scene.verdict == "human"


def test_the_infernal_side_wins_as_soon_as_fewer_than_two_humans_are_alive():
    scene = vigil()
    party = [scene.human("blade"), scene.human("brute"), scene.human("brute")]
    kill(scene.game, party[0])
    assert scene.verdict == ""
    kill(scene.game, party[1])
    assert scene.verdict == "infernal"


@pytest.mark.parametrize(
    ("turn", "infernal_on", "human_on", "verdict"),
    [(2, 0, 1, "infernal"), (1, 0, 1, ""), (2, 1, 1, ""), (2, 0, 0, "")],
    ids=["fallen", "too early", "nobody there", "still held"],
)
def test_the_chapel_falls_at_the_end_of_an_infernal_activation_from_turn_two_on(turn, infernal_on, human_on, verdict):
    scene = vigil()
    scene.human("blade", human_on), scene.human("brute", 1)
    scene.troglodytes(1, on=infernal_on)
    scene.state.turn = turn
    end_infernal_activation(scene)
    assert scene.verdict == verdict


def test_the_chapel_does_not_fall_before_the_activation_is_over():
    scene = vigil()
    scene.human("blade", 1), scene.human("brute", 1)
    scene.troglodytes(1)
    scene.state.turn = 3
    scene.game.judge("change")
    assert scene.verdict == ""


def test_the_chapel_fallen_in_turn_seven_is_lost_before_the_turn_ends():
    scene = vigil()
    scene.human("blade", 1), scene.human("brute", 1)
    scene.troglodytes(1)
    scene.state.turn = 7
    scene.state.phase = "infernal-activation"
    scene.run(Turn(at=Turn.stages.index("infernal_activation")))
    scene.answer("end_phase")
    assert scene.verdict == "infernal"


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
