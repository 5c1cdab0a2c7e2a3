"""Shots: which disc is flicked, where projectiles are put, what a hit costs, and what spares a disc."""

import math

import pytest

from souterrain.flick import flick
from souterrain.games.conquest.disc import CHARACTERS, companion, team_of
from souterrain.games.conquest.state import SKULL, SWORD
from souterrain.kernel.decision import Refused
from tests.conquest.scene import Duel, card
from tests.rule import rule

PROJECTILES = ("missile", "fireball", "longbow", "wave", "power-wave")
DAMAGE = {
    "combat": 1,
    "critical-combat": 2,
    "missile": 1,
    "fireball": 1,
    "longbow": 1,
    "wave": 1,
    "power-wave": 2,
}


def shoot_at(duel: Duel, shot: str, x: float, y: float, speed: float = 200) -> None:
    """One shot of Sword 1 from (10, 10); a projectile starts beside it, on the line."""
    duel.shoot("sword-1", shot)
    if duel.decision.kind == "choose_origin":
        duel.answer("from:sword-1")
    if duel.decision.kind == "place_projectile":
        duel.place(14, 10)
    duel.flick(x, y, speed)


def refuse_discard(duel: Duel) -> None:
    if not duel.is_done and duel.decision.kind == "strengthen":
        duel.answer("pass")


# Which disc, and from where


@rule("conquest.terms.companion-enemy")
def test_discs_of_one_team_are_companions_and_those_of_the_other_enemies():
    assert [companion(disc) for disc in CHARACTERS] == ["sword-2", "sword-1", "skull-2", "skull-1"]
    assert [team_of(disc) for disc in CHARACTERS] == [SWORD, SWORD, SKULL, SKULL]
    duel = Duel()
    duel.shoot("sword-1", "missile", targeted=True)
    assert duel.options() == ["target:skull-1", "target:skull-2"]
    assert duel.refused() == {"target:sword-2": "conquest.shot.targeted"}


@rule("conquest.shots.character-shots")
@pytest.mark.parametrize("shot", ["move", "combat", "critical-combat"])
@pytest.mark.parametrize("disc", ["sword-1", "sword-2", "skull-1"])
def test_move_and_combat_shots_flick_the_acting_character_itself(shot, disc):
    duel = Duel()
    duel.shoot(disc, shot)
    assert duel.decision.kind == "flick"
    assert duel.decision.disc == disc
    before = duel.at(disc)
    duel.flick(30, 18, 80)
    assert duel.at(disc) != before


@rule("conquest.shots.one-flick")
@pytest.mark.parametrize("shot", ["move", "combat", "fireball"])
def test_a_shot_is_one_flick_of_one_disc(shot):
    duel = Duel()
    duel.shoot("sword-1", shot)
    kinds = duel.go_through()
    assert kinds.count("flick") == 1
    assert len(duel.events("flicked")) == 1


@rule("conquest.shots.ranged-placement")
@pytest.mark.parametrize(
    ("shot", "piece", "radius"),
    [
        ("missile", "missile", 0.65),
        ("fireball", "fireball", 0.95),
        ("wave", "wave", 1.9),
        ("power-wave", "wave", 1.9),
    ],
)
def test_the_right_projectile_is_put_within_two_and_a_half_centimetres_rim_to_rim(shot, piece, radius):
    farthest = 1.25 + 2.5 + radius
    for gap, is_allowed in ((farthest, True), (farthest + 0.001, False)):
        duel = Duel()
        duel.shoot("sword-1", shot)
        assert duel.decision.disc == piece
        if is_allowed:
            duel.place(10 + gap, 10)
            assert duel.gap("sword-1", piece) == pytest.approx(2.5)
            assert duel.decision.disc == piece
        else:
            with pytest.raises(Refused, match=r"0\.01 mm outside the zone") as refused:
                duel.place(10 + gap, 10)
            assert refused.value.rule == "conquest.shots.ranged-placement"


@rule("conquest.shots.ranged-placement")
@pytest.mark.parametrize(
    ("spot", "why"),
    [
        ((11.9, 10), "too near sword-1"),  # touches
        ((11, 10), "too near sword-1"),
        ((12.5, 11.5), "too near crystal-1"),
        ((0.65, 10), "outside the zone"),  # touches the wall
        ((0.2, 10), "outside the zone"),
    ],
)
def test_a_projectile_neither_overlaps_nor_touches_a_disc_or_a_wall(spot, why):
    duel = Duel()
    duel.put("crystal-1", 12.5, 13.5)
    if spot[0] < 1:
        duel.put("sword-1", 3, 10)
    duel.shoot("sword-1", "missile")
    with pytest.raises(Refused, match=why):
        duel.place(*spot)
    duel.answer(duel.decision.example)
    assert duel.decision.kind == "flick"


@rule("conquest.shots.ranged-placement")
@pytest.mark.parametrize(
    ("disc", "spot"),
    [
        ((3, 10), (0.65, 10)),
        ((58, 10), (60.35, 10)),
        ((10, 3), (10, 0.65)),
        ((10, 32.5), (10, 34.85)),
    ],
)
def test_a_projectile_may_lie_close_to_any_wall_but_not_touch_it(disc, spot):
    duel = Duel()
    duel.put("sword-1", *disc)
    duel.shoot("sword-1", "missile")
    with pytest.raises(Refused, match=r"0\.003 mm outside the zone"):
        duel.place(*spot)
    inwards = [at + 0.001 * ((at < middle) - (at > middle)) for at, middle in zip(spot, disc, strict=True)]
    duel.place(*inwards)
    assert duel.decision.kind == "flick"


@rule("conquest.shots.ranged-placement")
def test_the_example_is_always_legal_even_in_a_crowd():
    duel = Duel()
    for number, (x, y) in enumerate(((13, 12.5), (13, 7.5), (7.2, 12.3), (7, 7.5), (10, 14.2)), start=1):
        duel.put(f"crystal-{number}", x, y)
    duel.shoot("sword-1", "wave")
    duel.answer(duel.decision.example)
    assert duel.gap("sword-1", "wave") <= 2.5


@rule("conquest.shots.ranged-placement")
@pytest.mark.parametrize("target", ["skull-1", "skull-2"])
def test_the_example_lies_on_the_side_of_the_target(target):
    duel = Duel()
    duel.put("skull-1", 30, 2)
    duel.shoot("sword-1", "missile", targeted=True)
    duel.answer(f"target:{target}")
    duel.answer(duel.decision.example)
    towards = [math.atan2(y - 10, x - 10) for x, y in (duel.at("missile"), duel.at(target))]
    assert towards[0] == pytest.approx(towards[1], abs=0.01)


@rule("conquest.shots.ranged-placement")
def test_where_no_spot_is_free_the_shot_is_lost():
    duel = Duel()
    duel.put("sword-1", 1.25, 1.25)
    duel.put("crystal-1", 5.9, 1.61)
    duel.put("crystal-2", 4.6, 4.6)
    duel.put("crystal-3", 1.61, 5.9)
    duel.shoot("sword-1", "wave")
    assert duel.is_done
    assert duel.rules_of("no_room") == ["conquest.shots.ranged-placement"]


@rule("conquest.shots.projectile-removed")
@pytest.mark.parametrize("target_y", [10, 3])
def test_a_projectile_leaves_the_arena_after_the_shot(target_y):
    duel = Duel()
    shoot_at(duel, "fireball", 50, target_y)
    assert "fireball" not in duel.state.discs
    assert duel.rules_of("taken_away") == ["conquest.shots.projectile-removed"]
    assert len(duel.state.discs) == 9


@rule("conquest.shots.projectile-removed")
def test_in_a_targeted_shot_it_stays_for_the_second_try():
    duel = Duel()
    duel.shoot("sword-1", "fireball", targeted=True)
    duel.answer("target:skull-1")
    duel.place(14, 10)
    duel.flick(30, 20, 60)
    assert duel.decision.kind == "try_again"
    assert "fireball" in duel.state.discs
    duel.answer("try_again")
    duel.gently()
    assert "fireball" not in duel.state.discs


@rule("conquest.shots.only-the-cards")
def test_a_player_makes_only_the_shots_of_the_card():
    duel = Duel()
    duel.hand(0, "shield-bearer", "barbarian")  # move, combat, move
    duel.begin_turn("sword-1")
    duel.answer(f"play:{card('shield-bearer')}")
    shots = []
    while duel.decision.kind == "flick":
        shots.append(dict(duel.decision.about)["shot"])
        duel.gently()
    assert shots == ["move", "combat", "move"]
    assert duel.decision.kind == "choose_obstacle"


@rule("conquest.sequence.mandatory")
def test_no_shot_can_be_left_out_but_each_may_go_anywhere_as_gently_as_one_likes():
    duel = Duel()
    duel.play("sword-1", "barbarian")
    before = duel.at("sword-1")
    for _ in range(3):
        assert duel.decision.kind == "flick"
        assert duel.decision.rule == "conquest.sequence.mandatory"
        with pytest.raises(Refused):
            duel.answer("pass")
        duel.gently()
    assert duel.is_done
    assert duel.at("sword-1")[0] - before[0] < 0.1


@rule("conquest.sequence.order")
def test_the_shots_of_a_sequence_come_in_the_order_printed():
    duel = Duel()
    duel.hand(1, "infernal-acolyte")  # combat, move, fireball
    duel.play("skull-1", "infernal-acolyte")
    shots = []
    while not duel.is_done:
        shots.append((duel.decision.kind, dict(duel.decision.about)["shot"]))
        duel.go_on()
    assert shots == [
        ("flick", "combat"),
        ("flick", "move"),
        ("place_projectile", "fireball"),
        ("flick", "fireball"),
    ]


@rule("conquest.sequence.order")
def test_damage_is_settled_after_each_shot_before_the_next():
    duel = Duel()
    duel.put("skull-1", 30, 10)
    duel.play("sword-1", "warrior-queen")  # combat, move, critical combat
    duel.flick(30, 10, 120)
    assert duel.tokens == (8, 7, 9)
    assert dict(duel.decision.about)["shot"] == "move"


@rule("conquest.walls.surface")
@pytest.mark.parametrize("push", ["-300000 0", "0 -300000", "300000 0", "0 300000", "-200000 -200000"])
def test_every_direction_is_open_from_anywhere(push):
    duel = Duel()
    duel.put("sword-1", 1.26, 1.26)  # in the very corner
    duel.shoot("sword-1", "move")
    duel.answer(push)
    assert duel.is_done


# What a hit costs


@rule("conquest.shot.move")
def test_a_move_shot_hurts_nobody():
    duel = Duel()
    shoot_at(duel, "move", 50, 10)
    assert duel.tokens == (8, 8, 8)
    assert duel.rules_of("spared") == ["conquest.shot.move"]
    assert duel.at("skull-1")[0] > 50


@rule("conquest.shot.combat")
def test_a_combat_shot_deals_one_damage():
    duel = Duel()
    shoot_at(duel, "combat", 50, 10)
    assert duel.tokens == (8, 7, 9)


@rule("conquest.shot.critical-combat")
def test_a_critical_combat_shot_deals_two():
    duel = Duel()
    shoot_at(duel, "critical-combat", 50, 10)
    assert duel.tokens == (8, 6, 10)


@rule("conquest.shot.missile")
def test_a_missile_deals_one():
    duel = Duel()
    shoot_at(duel, "missile", 50, 10)
    assert duel.tokens == (8, 7, 9)


@rule("conquest.shot.fireball")
def test_a_fireball_deals_one():
    duel = Duel()
    shoot_at(duel, "fireball", 50, 10)
    assert duel.tokens == (8, 7, 9)


@rule("conquest.shot.wave")
def test_a_wave_deals_one():
    duel = Duel()
    shoot_at(duel, "wave", 50, 10)
    assert duel.tokens == (8, 7, 9)


@rule("conquest.shot.power-wave")
def test_a_power_wave_deals_two():
    duel = Duel()
    shoot_at(duel, "power-wave", 50, 10)
    refuse_discard(duel)
    assert duel.tokens == (8, 6, 10)


@rule("conquest.shot.longbow")
def test_a_longbow_starts_from_any_character_of_the_team_chosen_anew_for_each_shot():
    duel = Duel()
    duel.play("sword-1", "royal-archer")
    duel.gently()
    assert duel.options() == ["from:sword-1", "from:sword-2"]
    duel.answer("from:sword-2")
    with pytest.raises(Refused):
        duel.place(14, 10)
    duel.place(14, 25)
    duel.flick(50, 25)
    assert duel.tokens == (8, 7, 9)
    assert duel.options() == ["from:sword-1", "from:sword-2"]
    duel.answer("from:sword-1")
    duel.place(14, 10)
    duel.flick(50, 10)
    assert duel.tokens == (8, 6, 10)


@rule("conquest.shot.longbow")
@pytest.mark.parametrize("shot", ["missile", "fireball", "wave", "power-wave"])
def test_no_other_projectile_starts_from_the_companion(shot):
    duel = Duel()
    duel.shoot("sword-1", shot)
    assert duel.decision.kind == "place_projectile"
    with pytest.raises(Refused):
        duel.place(14, 25)


@rule("conquest.players.one-turn-per-disc")
def test_a_longbow_shot_from_the_companion_does_not_make_the_companion_act():
    duel = Duel()
    before = duel.at("sword-2")
    duel.shoot("sword-1", "longbow")
    duel.answer("from:sword-2")
    duel.place(14, 25)
    duel.gently()
    assert duel.at("sword-2") == before
    assert duel.state.markers == (1, 1)


@rule("conquest.damage.depends-on-shot")
def test_different_shots_deal_different_damage():
    lost = {}
    for shot in DAMAGE:
        duel = Duel()
        shoot_at(duel, shot, 50, 10)
        refuse_discard(duel)
        lost[shot] = 8 - duel.tokens[1]
    assert lost == DAMAGE


@rule("conquest.damage.team-loses-tokens", "conquest.damage.hit-disc")
def test_a_hit_costs_the_other_team_tokens_and_a_miss_nothing():
    duel = Duel()
    shoot_at(duel, "combat", 50, 10)
    assert duel.tokens == (8, 7, 9)
    assert duel.saw("hit", disc="skull-1", by="sword-1")
    duel = Duel()
    shoot_at(duel, "combat", 50, 17, 120)
    assert duel.tokens == (8, 8, 8)


@rule("conquest.damage.hit-disc")
def test_a_disc_that_is_merely_pushed_into_an_enemy_hurts_nobody():
    duel = Duel()
    duel.put("crystal-1", 30, 10)
    duel.put("skull-1", 36, 10)
    shoot_at(duel, "combat", 30, 10, 250)
    assert duel.at("skull-1")[0] > 36.5  # it was pushed
    assert duel.tokens == (8, 8, 8)


@rule("conquest.damage.hit-disc")
def test_a_disc_touched_several_times_by_one_shot_counts_once():
    duel = Duel()
    duel.put("skull-1", 58, 10)  # near the wall: it comes back and meets the shooter again
    duel.put("sword-1", 52, 10)
    duel.shoot("sword-1", "combat")
    duel.flick(58, 10, 300)
    assert duel.tokens == (8, 7, 9)
    assert len(duel.events("hit")) == 1


@rule("conquest.damage.hit-disc")
def test_leaning_on_an_enemy_is_no_hit():
    duel = Duel()
    duel.put("skull-1", 12.5, 10)  # touches Sword 1
    duel.shoot("sword-1", "combat")
    duel.flick(0, 10, 50)
    assert duel.tokens == (8, 8, 8)


@rule("conquest.damage.double-hit")
@pytest.mark.parametrize("shot", sorted(DAMAGE))
def test_one_shot_that_hits_both_enemies_deals_its_damage_twice(shot):
    duel = Duel()
    duel.put("skull-1", 30, 11.3)
    duel.put("skull-2", 30, 8.7)
    shoot_at(duel, shot, 30, 10)
    refuse_discard(duel)
    assert duel.tokens[1] == 8 - 2 * DAMAGE[shot]
    assert duel.rules_of("tokens_lost") == ["conquest.damage.double-hit"]


@rule("conquest.damage.double-hit", "conquest.shot.power-wave-discard")
def test_a_power_wave_with_its_discard_costs_six_when_it_hits_both():
    duel = Duel()
    duel.put("skull-1", 30, 11.3)
    duel.put("skull-2", 30, 8.7)
    duel.hand(0, "thief")
    shoot_at(duel, "power-wave", 30, 10)
    duel.answer(f"discard:{card('thief')}")
    assert duel.tokens == (8, 2, 14)


@rule("conquest.damage.double-hit")
def test_a_second_enemy_that_is_only_pushed_by_the_first_does_not_count():
    duel = Duel()
    duel.put("skull-1", 30, 10)
    duel.put("skull-2", 34, 10)
    shoot_at(duel, "missile", 30, 10, 250)
    assert duel.at("skull-2")[0] > 34.1
    assert duel.tokens == (8, 7, 9)


@rule("conquest.damage.token-to-bank")
def test_each_point_of_damage_moves_a_token_to_the_bank_and_no_team_loses_more_than_it_has():
    duel = Duel()
    duel.set_tokens(8, 1)
    shoot_at(duel, "critical-combat", 50, 10)
    assert duel.tokens == (8, 0, 16)
    assert duel.saw("tokens_lost", team=SKULL, amount=1)


@rule("conquest.damage.no-friendly-fire")
def test_a_companion_is_pushed_but_not_hurt_and_the_shot_may_go_on():
    duel = Duel()
    duel.put("sword-2", 20, 11.9)
    duel.put("skull-1", 24, 7.2)
    shoot_at(duel, "combat", 30, 10, 250)
    assert duel.at("sword-2") != (20, 11.9)
    assert duel.saw("spared", disc="sword-2", by="sword-1")
    assert "conquest.damage.no-friendly-fire" in duel.rules_of("spared")
    assert duel.tokens[0] == 8
    assert duel.tokens == (8, 7, 9)


@rule("conquest.tutorial.turn-1-card", "conquest.shot.combat")
def test_a_combat_shot_need_not_be_aimed_at_an_enemy():
    duel = Duel()
    shoot_at(duel, "combat", 20, 18, 100)
    assert duel.at("sword-1") != (10, 10)
    assert duel.tokens == (8, 8, 8)


# Walls and edges


@rule("conquest.walls.enclose-arena")
@pytest.mark.parametrize("to", [(0, 10), (10, 0), (61, 20), (10, 35.5), (0, 0)])
def test_no_disc_leaves_a_walled_arena(to):
    duel = Duel()
    duel.put("crystal-1", 40, 20)
    duel.shoot("sword-1", "move")
    duel.flick(*to, 300)
    assert len(duel.state.discs) == 9
    x, y = duel.at("sword-1")
    assert 1.249 <= x <= 61 - 1.249
    assert 1.249 <= y <= 35.5 - 1.249
    assert not duel.events("put_back")


@rule("conquest.walls.no-damage-after-ricochet")
def test_a_missile_that_rebounds_from_a_wall_into_an_enemy_costs_nothing():
    duel = Duel()
    duel.put("skull-1", 14, 7)
    duel.shoot("sword-1", "missile")
    duel.place(10, 7)
    duel.flick(0, 7)
    assert duel.saw("spared", disc="skull-1", by="missile")
    assert duel.rules_of("spared") == ["conquest.walls.no-damage-after-ricochet"]
    assert duel.tokens == (8, 8, 8)


@rule("conquest.walls.no-damage-after-ricochet")
def test_what_was_hit_before_the_wall_counts_and_what_comes_after_does_not():
    duel = Duel()
    duel.put("skull-1", 20, 8.2)
    duel.put("skull-2", 24, 4)
    duel.shoot("sword-1", "missile")
    duel.place(10, 7)
    duel.flick(20, 7, 250)
    assert duel.saw("hit", disc="skull-1")
    assert duel.saw("spared", disc="skull-2")
    assert duel.tokens == (8, 7, 9)


@rule("conquest.walls.no-damage-after-ricochet")
def test_an_enemy_that_bounces_off_a_wall_changes_nothing():
    duel = Duel()
    duel.put("skull-1", 58, 10)
    shoot_at(duel, "combat", 58, 10, 280)
    assert duel.tokens == (8, 7, 9)


@rule("conquest.walls.no-damage-after-ricochet")
def test_a_wall_met_in_the_very_instant_of_a_hit_did_not_come_before_it():
    duel = Duel()
    duel.put("sword-1", 49.75, 5)
    duel.put("skull-1", 59.75, 17.5)  # straight above the point where Sword 1 meets the wall
    duel.shoot("sword-1", "combat")
    shot = flick(duel.game.layout(), "sword-1", (1500.0, 1500.0))
    wall, enemy = (
        next(c for c in shot.contacts if c.involves("sword-1") and c.kind == kind) for kind in ("wall", "disc")
    )
    assert wall.time_ns == enemy.time_ns
    duel.answer("1500000 1500000")
    assert duel.tokens == (8, 7, 9)


@rule("conquest.walls.no-damage-after-ricochet")
def test_a_disc_that_slides_along_a_wall_has_not_bounced():
    duel = Duel()
    duel.put("sword-1", 10, 1.25)
    duel.put("skull-1", 50, 1.25)
    duel.shoot("sword-1", "combat")
    duel.answer("2000000 -5000")
    assert duel.tokens == (8, 7, 9)


@rule("conquest.walls.no-damage-after-ricochet")
def test_the_next_shot_starts_without_the_wall():
    duel = Duel()
    duel.put("skull-1", 20, 10)
    duel.play("sword-1", "barbarian")
    duel.flick(0, 10, 120)  # off the wall, and back into nobody
    assert duel.tokens == (8, 8, 8)
    duel.flick(*duel.at("skull-1"))
    assert duel.tokens == (8, 7, 9)


@rule("conquest.tutorial.turn-4-card", "conquest.walls.no-damage-after-ricochet", "conquest.damage.double-hit")
def test_a_bounce_off_an_obstacle_does_not_spoil_a_shot():
    duel = Duel()
    duel.put("crystal-1", 25, 11.8)
    duel.put("skull-1", 27.26, 4.62)
    shoot_at(duel, "critical-combat", 30, 10)
    assert duel.tokens == (8, 6, 10)
    assert duel.at("crystal-1") != (25, 11.8)


@rule("conquest.mat.bounds-arena")
def test_on_a_mat_there_is_no_wall_to_bounce_off():
    duel = Duel(arena="mat")
    duel.put("skull-1", 14, 7)
    duel.shoot("sword-1", "missile")
    duel.place(10, 7)
    duel.flick(0, 7)
    assert not duel.events("spared")
    assert "missile" not in duel.state.discs
    assert not duel.events("put_back")


@rule("conquest.mat.off-edge")
def test_a_character_that_goes_off_is_put_back_against_the_edge_where_it_left():
    duel = Duel(arena="mat")
    duel.shoot("sword-1", "move")
    duel.flick(0, 15, 250)
    x, y = duel.at("sword-1")
    assert x == pytest.approx(1.25, abs=0.001)
    assert y == pytest.approx(15, abs=0.01)
    assert duel.rules_of("put_back") == ["conquest.mat.off-edge"]


@rule("conquest.mat.off-edge")
def test_an_obstacle_that_is_knocked_off_is_put_back_beside_what_lies_there():
    duel = Duel(arena="mat")
    duel.put("crystal-1", 30, 5)
    duel.put("crystal-2", 33.4, 1.61)
    duel.put("sword-1", 28, 20)
    duel.shoot("sword-1", "move")
    duel.flick(30.1, 5, 300)
    assert duel.saw("put_back", disc="crystal-1")
    assert duel.at("crystal-1")[1] == pytest.approx(1.6, abs=0.001)
    assert list(duel.game.faults()) == []


@rule("conquest.mat.off-edge")
def test_a_disc_whose_middle_is_still_on_the_mat_is_not_off():
    duel = Duel(arena="mat")
    duel.put("sword-1", 3, 10)
    duel.shoot("sword-1", "move")
    duel.flick(0, 10, 37.5)
    assert 0 < duel.at("sword-1")[0] < 1.25  # over the edge by part of its rim
    assert not duel.events("put_back")


@rule("conquest.mat.off-edge")
def test_the_second_try_starts_where_the_projectile_left_the_mat():
    duel = Duel(arena="mat")
    duel.shoot("sword-1", "fireball", targeted=True)
    duel.answer("target:skull-1")
    duel.place(14, 10)
    duel.flick(14, 0, 250)
    duel.answer("try_again")
    assert duel.at("fireball") == (pytest.approx(14, abs=0.001), pytest.approx(0.95, abs=0.001))
    duel.flick(*duel.at("skull-1"), 250)
    assert duel.tokens == (8, 7, 9)
    assert "fireball" not in duel.state.discs


# Targeted shots


@rule("conquest.shot.targeted")
def test_a_targeted_shot_names_an_enemy_before_the_flick():
    duel = Duel()
    duel.play("sword-1", "crossbowman")  # move, targeted missile
    duel.gently()
    assert duel.decision.kind == "name_target"
    assert duel.options() == ["target:skull-1", "target:skull-2"]
    duel.answer("target:skull-2")
    assert duel.decision.kind == "place_projectile"
    duel.place(14, 10)
    assert dict(duel.decision.about)["target"] == "skull-2"


@rule("conquest.shot.targeted-retry")
def test_a_missed_target_may_be_tried_once_more_from_where_the_projectile_stopped():
    duel = Duel()
    duel.shoot("sword-1", "fireball", targeted=True)
    duel.answer("target:skull-1")
    duel.place(14, 10)
    duel.flick(30, 20, 60)
    spot = duel.at("fireball")
    assert duel.options() == ["try_again", "pass"]
    duel.answer("try_again")
    assert duel.decision.disc == "fireball"
    assert dict(duel.decision.about)["attempt"] == 2
    assert duel.at("fireball") == spot
    duel.flick(30, 30, 60)
    assert duel.is_done  # one second try, no more
    assert duel.tokens == (8, 8, 8)


@rule("conquest.shot.targeted-retry")
def test_the_second_try_is_optional_and_comes_only_after_a_miss():
    duel = Duel()
    duel.shoot("sword-1", "fireball", targeted=True)
    duel.answer("target:skull-1")
    duel.place(14, 10)
    duel.flick(30, 20, 60)
    duel.answer("pass")
    assert duel.is_done
    duel.shoot("sword-1", "fireball", targeted=True)
    duel.answer("target:skull-1")
    duel.place(14, 10)
    duel.flick(50, 10)
    assert duel.is_done
    assert duel.tokens == (8, 7, 9)
    duel.shoot("sword-1", "fireball")  # without the icon there is no second try
    duel.place(14, 10)
    duel.flick(30, 20, 60)
    assert duel.is_done


@rule("conquest.shot.targeted-retry")
def test_touching_the_target_only_after_a_wall_is_a_miss_and_the_second_try_starts_afresh():
    duel = Duel()
    duel.put("skull-1", 14, 7)
    duel.shoot("sword-1", "missile", targeted=True)
    duel.answer("target:skull-1")
    duel.place(10, 7)
    duel.flick(0, 7)
    assert duel.rules_of("spared") == ["conquest.walls.no-damage-after-ricochet"]
    duel.answer("try_again")
    duel.flick(*duel.at("skull-1"))
    assert duel.tokens == (8, 7, 9)


@rule("conquest.shot.targeted-retry")
def test_a_shot_stopped_by_armour_did_hit():
    duel = Duel()
    duel.keep("behemoth")
    duel.shoot("sword-1", "fireball", targeted=True)
    duel.answer("target:skull-1")
    duel.place(14, 10)
    duel.flick(50, 10)
    duel.answer(f"use:{card('behemoth')}")
    assert duel.is_done
    assert duel.tokens == (8, 8, 8)


@rule("conquest.shot.targeted-only-target")
def test_only_the_named_target_is_hurt_and_touching_the_other_leaves_the_second_try():
    duel = Duel()
    duel.put("skull-2", 40, 10)
    duel.put("skull-1", 50, 20)
    duel.shoot("sword-1", "fireball", targeted=True)
    duel.answer("target:skull-1")
    duel.place(14, 10)
    duel.flick(40, 10)
    assert duel.rules_of("spared") == ["conquest.shot.targeted-only-target"]
    assert duel.tokens == (8, 8, 8)
    assert duel.decision.kind == "try_again"


@rule("conquest.shot.targeted-only-target")
def test_a_targeted_shot_that_touches_both_costs_its_damage_once():
    duel = Duel()
    duel.put("skull-1", 30, 11.3)
    duel.put("skull-2", 30, 8.7)
    duel.shoot("sword-1", "wave", targeted=True)
    duel.answer("target:skull-1")
    duel.place(14, 10)
    duel.flick(30, 10)
    assert duel.tokens == (8, 7, 9)


# The discard of a Power Wave


@rule("conquest.shot.power-wave-discard")
def test_once_a_power_wave_has_hit_a_card_from_hand_makes_it_three():
    duel = Duel()
    duel.hand(0, "thief", "griffin")
    shoot_at(duel, "power-wave", 50, 10)
    assert duel.decision.kind == "strengthen"
    assert duel.decision.seat == 0
    assert duel.options() == [f"discard:{card('thief')}", f"discard:{card('griffin')}", "pass"]
    duel.answer(f"discard:{card('griffin')}")
    assert duel.tokens == (8, 5, 11)
    assert duel.holds(0) == ["thief"]
    assert duel.state.discards[SWORD] == (card("griffin"),)  # no other effect, armour or not
    assert duel.state.kept[SWORD] == ()


@rule("conquest.shot.power-wave-discard")
def test_it_is_not_offered_after_a_miss_nor_with_an_empty_hand_nor_for_a_wave():
    duel = Duel()
    shoot_at(duel, "power-wave", 50, 17, 100)
    assert duel.is_done
    duel = Duel()
    shoot_at(duel, "wave", 50, 10)
    assert duel.is_done
    duel = Duel()
    duel.hand(0)
    shoot_at(duel, "power-wave", 50, 10)
    assert duel.is_done
    assert duel.tokens == (8, 6, 10)


@rule("conquest.shot.power-wave-discard", "conquest.armour.use")
def test_the_discard_is_decided_before_the_defender_is_asked():
    duel = Duel()
    duel.keep("behemoth")
    duel.hand(0, "thief")
    shoot_at(duel, "power-wave", 50, 10)
    duel.answer(f"discard:{card('thief')}")
    assert duel.decision.kind == "use_armour"
    assert dict(duel.decision.about)["damage"] == 3
    duel.answer(f"use:{card('behemoth')}")
    assert duel.tokens == (8, 8, 8)
    assert duel.state.discards[SWORD] == (card("thief"),)
