"""Shots: which disc is flicked, and where projectiles are put."""

import math

import pytest
from msgspec.structs import replace

from souterrain.games.conquest.disc import companion, team_of
from souterrain.games.conquest.ids import CHARACTERS
from souterrain.games.conquest.state import SKULL, SWORD
from souterrain.kernel.decision import Refused
from tests.conquest.scene import Duel, card, shoot_at
from tests.rule import rule

PROJECTILES = ("missile", "fireball", "longbow", "wave", "power-wave")

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


@rule("conquest.shots.ranged-placement", "conquest.mat.bounds-arena")
def test_on_a_mat_it_may_lie_on_the_very_edge():
    duel = Duel(arena="mat")
    duel.put("sword-1", 3, 10)
    duel.shoot("sword-1", "missile")
    with pytest.raises(Refused, match="outside the zone"):
        duel.place(0.649, 10)
    duel.place(0.65, 10)
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
    assert duel.gap("sword-1", "missile") == pytest.approx(0.1, abs=0.001), "right beside the character"


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


@rule("conquest.shots.ranged-placement", "conquest.ability.default-timing")
def test_the_ability_of_a_card_waits_beyond_a_shot_that_is_lost(monkeypatch):
    duel = Duel()
    cards = duel.game.content.card
    wave, combat = cards["ice-princess"].shots[1], cards["thief"].shots[1]
    monkeypatch.setitem(cards, "thief", replace(cards["thief"], shots=(wave, combat)))
    duel.put("sword-1", 1.25, 1.25)
    duel.put("crystal-1", 5.9, 1.61)
    duel.put("skull-1", 3.2, 3.2)
    duel.put("crystal-2", 5.3, 5.3)
    duel.put("crystal-3", 1.61, 5.9)
    held = len(duel.state.hands[1])
    duel.play("sword-1", "thief")
    assert duel.saw("no_room")
    duel.flick(3.2, 3.2)
    assert duel.is_done
    assert duel.tokens == (8, 7, 9)
    assert len(duel.state.hands[1]) == held - 1


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
