"""The four lords, the final battle, and how it ends."""

import pytest

from souterrain.games.catacombs.figure import change, reserve
from souterrain.games.catacombs.quest import Quest
from souterrain.games.catacombs.state import FELL
from souterrain.games.catacombs.turn import Combat, HeroesTurn
from souterrain.games.catacombs.victory import look_for_end
from tests.catacombs.scene import SOFT, Hall, begin_at, table
from tests.rule import rule

LORDS = ("sorcerer", "gorgon", "lich", "dragon")


def lair(lord: str) -> Hall:
    """The final battle, with the heroes out of the way."""
    hall = Hall(lord=lord, card="chamber/lair", final=True)
    hall.band()
    return hall


@rule("catacombs.lord.final-battle", "catacombs.explore.lord-card", "catacombs.lord.favourites")
@pytest.mark.parametrize("lord", LORDS)
def test_the_final_battle_is_fought_in_the_lair_with_the_lord_and_its_favourites(lord: str):
    hall = lair(lord)
    hall.state.discs.clear()
    hall.run(begin_at("enter", Quest()))
    fact = hall.game.content.lord[lord]
    assert hall.saw("final_battle", lord=lord)
    assert hall.state.board == fact.lair
    queue = hall.state.agenda[-1].queue
    assert queue[:4] == ("elf", "barbarian", "thief", "wizard"), "heroes first"
    monsters = [name for name in queue if name in hall.state.figures and name not in hall.state.sheets]
    assert lord in monsters
    for kind, count in fact.favourites.items():
        assert sum(hall.figure(name).kind == kind for name in monsters) == count
    for _ in range(4):
        hall.answer(hall.decision.example)
    assert hall.decision.kind == "place_monster"
    assert hall.decision.zones[0].left == 333_334


@rule("catacombs.component.lord-board", "catacombs.setup.lord-board", "catacombs.component.lord-disc")
@pytest.mark.parametrize("lord", LORDS)
def test_a_lords_board_is_complete_and_its_disc_large_and_black(lord: str):
    game = table(lord=lord)
    fact = game.content.lord[lord]
    assert game.state.lord == lord
    assert fact.health >= 6
    assert fact.favourites
    assert fact.wandering in game.content.monster
    assert len(fact.specials) == 2
    piece = game.content.piece["lord"]
    assert (piece.size, piece.colour, piece.count) == ("large", "black", 2)
    assert lord not in game.state.figures, "it is used in the final battle only"


@rule("catacombs.lord.plays-as-monster", "catacombs.lord.own-rules")
def test_a_lord_acts_once_a_turn_is_hit_stunned_and_pushed_like_a_monster():
    hall = lair("gorgon")
    hall.put("gorgon", 20, 12.5)
    hall.put("thief", 14, 12.5)
    hall.strike("thief", "gorgon", "melee-stun")
    assert hall.lost("gorgon") == 1
    assert hall.figure("gorgon").incapacity
    assert hall.at("gorgon") != (20, 12.5)
    change(hall.game, "gorgon", incapacity=0)
    hall.run(begin_at("overseer", Combat()))
    assert hall.options() == ["act:gorgon", "end"]
    hall.answer("act:gorgon")
    assert hall.decision.rule == "catacombs.lord.action-choice"
    hall.answer("pass")
    assert hall.decision.seat == 1


@rule("catacombs.lord.action-choice", "catacombs.lord.dragon", "catacombs.lord.summons-more")
def test_the_dragon_creates_two_fire_spirits_and_does_nothing_else():
    hall = lair("dragon")
    hall.put("dragon", 30, 12.5)
    hall.act("dragon")
    assert hall.options() == ["attack:melee", "special:brood", "special:fire-breath", "pass"]
    hall.answer("special:brood")
    for _ in range(2):
        assert hall.decision.kind == "place_summoned"
        assert hall.decision.zones[0].reach == 25_000
        hall.answer(hall.decision.example)
    assert hall.is_done
    assert hall.figure("dragon").acted
    assert hall.at("dragon") == (30, 12.5)
    assert hall.figure("fire-spirit-1").acted
    assert hall.figure("fire-spirit-2").acted
    assert not hall.saw("flicked")


@rule("catacombs.lord.summons-more", "catacombs.limit.monster-reserve")
def test_summons_go_as_far_as_the_reserve():
    hall = lair("dragon")
    hall.put("dragon", 30, 12.5)
    for number in (1, 2, 3):
        hall.put(f"fire-spirit-{number}", 40, 3 * number)
    hall.act("dragon", "special:brood")
    hall.answer(hall.decision.example)
    assert hall.is_done
    assert reserve(hall.game, "fire-spirit") == []
    hall.act("dragon")
    assert hall.refused()["special:brood"] == "catacombs.limit.monster-reserve"


@rule("catacombs.lord.dragon")
def test_the_dragons_charge_comes_with_two_fireballs():
    hall = lair("dragon")
    hall.put("dragon", 30, 12.5)
    hall.put("elf", 20, 12.5)
    hall.act("dragon", "special:fire-breath")
    for _ in range(2):
        hall.answer(hall.decision.example, SOFT, "go_on")
    hall.flick("elf")
    assert [event.data["disc"] for event in hall.events("flicked")] == ["fireball", "fireball", "dragon"]
    assert hall.health("elf") == 7
    assert hall.is_done


@rule("catacombs.lord.sorcerer")
def test_nothing_hurts_or_stuns_the_veiled_sorcerer_until_the_end_of_the_next_heroes_turn():
    hall = lair("sorcerer")
    hall.put("sorcerer", 20, 12.5)
    hall.act("sorcerer", "special:veil")
    hall.put("thief", 14, 12.5)
    hall.strike("thief", "sorcerer", "melee-stun")
    assert hall.lost("sorcerer") == 0
    assert not hall.figure("sorcerer").incapacity
    assert hall.rules("spared") == ["catacombs.lord.sorcerer"]
    for hero in hall.state.sheets:
        change(hall.game, hero, acted=True)
    hall.run(HeroesTurn())
    assert hall.saw("unveiled", figure="sorcerer")
    hall.strike("thief", "sorcerer", speed=2500)
    assert hall.lost("sorcerer") == 1


@rule("catacombs.lord.sorcerer")
def test_the_veil_is_not_drawn_in_two_rounds_running():
    hall = lair("sorcerer")
    hall.put("sorcerer", 20, 12.5)
    hall.act("sorcerer", "special:veil")
    hall.state.round += 1
    hall.act("sorcerer")
    assert hall.refused()["special:veil"] == "catacombs.lord.sorcerer"
    hall.state.round += 1
    hall.act("sorcerer")
    assert "special:veil" in hall.options()


@rule("catacombs.lord.sorcerer")
def test_the_sorcerer_steps_through_a_mirror_and_shoots():
    hall = lair("sorcerer")
    hall.put("sorcerer", 20, 12.5)
    hall.act("sorcerer", "special:mirror-step")
    assert "outside the zone" in str(hall.refusal("300000 125000"))
    hall.answer("450000 200000")
    assert hall.at("sorcerer") == (45, 20)
    assert (hall.decision.zones[0].x, hall.decision.zones[0].y) == (450_000, 200_000)
    assert hall.game.content.attack[str(dict(hall.decision.about)["attack"])].modifiers[0].name == "stun"


@rule("catacombs.lord.gorgon")
def test_the_gorgon_turns_a_hero_to_stone_until_it_recovers():
    hall = lair("gorgon")
    hall.put("gorgon", 30, 3)
    hall.put("elf", 20, 12.5)
    hall.put("orc-1", 14, 12.5)
    hall.put("gorgon", 26, 12.5)
    hall.strike("gorgon", "elf", "missile-petrify", 1500)
    assert hall.health("elf") == 7
    stone = hall.figure("elf")
    assert stone.petrified
    assert stone.incapacity == FELL
    place = hall.at("elf")
    hall.strike("orc-1", "elf", speed=2500)
    assert hall.at("elf") == place, "its disc does not move"
    assert hall.health("elf") == 5, "and each attack costs one more"
    change(hall.game, "elf", incapacity=2)
    hall.run(begin_at("recover", Combat()))
    assert not hall.figure("elf").petrified


@rule("catacombs.lord.gorgon")
def test_who_turns_to_stone_stands_fast_at_once_though_nothing_has_moved():
    """The layout that is kept from one flick to the next knows it, and a copy of the game as well."""
    hall = lair("gorgon")
    hall.put("elf", 20, 12.5)
    fast = []
    for petrified in (False, True, False):
        change(hall.game, "elf", petrified=petrified)
        fast.append((hall.game.layout()["elf"].fixed, hall.game.clone().layout()["elf"].fixed))
    assert fast == [(False, False), (True, True), (False, False)]


@rule("catacombs.lord.gorgon")
def test_an_ally_and_a_hero_who_is_down_are_not_petrified():
    hall = lair("gorgon")
    hall.put("gorgon", 26, 12.5)
    hall.put("elf", 20, 12.5, incapacity=2)
    hall.strike("gorgon", "elf", "missile-petrify", 1500)
    assert hall.health("elf") == 7
    assert not hall.figure("elf").petrified
    hall.put("elf", 1.5, 12)
    hall.put("familiar", 20, 12.5)
    hall.strike("gorgon", "familiar", "missile-petrify", 1500)
    assert hall.saw("ally_lost", figure="familiar")
    assert not hall.saw("incapacitated")


def test_the_gorgons_lash_stuns_and_then_she_moves():
    hall = lair("gorgon")
    hall.put("gorgon", 26, 12.5)
    hall.put("elf", 20, 12.5)
    hall.act("gorgon", "special:serpent-lash")
    hall.flick("elf")
    assert hall.saw("incapacitated", figure="elf")
    assert hall.health("elf") == 7
    hall.answer("go_on")
    hall.flick("elf")
    assert hall.health("elf") == 7, "the second flick strikes nobody"
    assert hall.is_done


@rule("catacombs.lord.lich", "catacombs.lord.summons-more")
def test_the_lich_raises_up_to_three_undead_beside_it():
    hall = lair("lich")
    hall.put("lich", 26, 12.5)
    hall.act("lich", "special:raise-dead")
    assert hall.options() == ["summon:skeleton-warrior", "summon:zombie", "stop"]
    for _ in range(3):
        hall.answer("summon:zombie")
        hall.answer(hall.decision.example)
    hall.answer(SOFT)
    assert hall.is_done
    assert hall.figure("zombie-1").acted
    assert hall.is_in_play("zombie-3")
    assert {hall.game.content.monster[kind].family for kind in ("skeleton-warrior", "zombie")} == {"undead"}


@rule("catacombs.lord.summons-more")
def test_a_lich_that_raises_nobody_is_said_to():
    hall = lair("lich")
    hall.put("lich", 26, 12.5)
    hall.act("lich", "special:raise-dead", "stop")
    assert hall.told()[:2] == ["The Lich uses Raise the Dead.", "The Lich brings nobody."]
    assert hall.told("fr")[1] == "La Liche ne fait entrer personne."


@rule("catacombs.lord.lich")
def test_a_soul_bolt_that_does_damage_heals_the_lich_up_to_its_start_and_the_missile_after_it_does_not():
    hall = lair("lich")
    for health, after in ((6, 7), (8, 8)):
        hall.put("lich", 26, 12.5, health=health)
        hall.put("elf", 20, 12.5, health=8)
        hall.act("lich", "special:soul-bolt")
        hall.answer(hall.decision.example)
        hall.flick("elf", 1500)
        assert hall.health("lich") == after
        hall.put("elf", 20, 12.5)
        hall.answer("go_on")
        hall.answer(hall.decision.example)
        hall.flick("elf", 1500)
        assert (hall.health("elf"), hall.health("lich")) == (6, after)
        assert hall.is_done


# Victory


@rule("catacombs.victory.heroes", "catacombs.health.lord-zero", "catacombs.victory.favourites-irrelevant")
def test_the_heroes_win_when_the_lord_has_no_health_left_whatever_else_is_there():
    hall = lair("sorcerer")
    hall.put("sorcerer", 20, 12.5, health=1)
    hall.put("zombie-1", 40, 3)
    hall.put("thief", 14, 12.5)
    hall.strike("thief", "sorcerer")
    assert hall.game.is_over
    assert hall.state.standings == (2, 1)
    assert hall.saw("heroes_won", lord="sorcerer")


@rule("catacombs.victory.heroes")
def test_a_lord_who_dies_with_the_last_hero_has_won():
    hall = Hall(lord="sorcerer", card="chamber/lair", final=True)
    for hero in ("elf", "barbarian", "wizard"):
        change(hall.game, hero, health=0)
    hall.put("thief", 14, 12.5, health=1)
    hall.put("sorcerer", 20, 14.4, health=1)
    hall.put("fire-spirit-1", 23, 10.5, wall=True)
    hall.strike("thief", (30, 12.5), speed=2500)
    assert hall.saw("struck", target="sorcerer")
    assert hall.saw("burnt", figure="thief")
    assert hall.state.standings == (1, 2)


@rule("catacombs.victory.lord-must-fall")
def test_the_final_battle_goes_on_without_favourites_until_the_lord_falls():
    hall = lair("sorcerer")
    hall.put("sorcerer", 40, 3)
    hall.run(begin_at("go_on", Combat()))
    assert hall.saw("turn_begun")
    assert not hall.saw("room_cleared")


@rule("catacombs.overview.goal", "catacombs.victory.overseer")
def test_the_overseer_wins_when_every_hero_is_dead():
    hall = Hall()
    for hero in hall.state.sheets:
        assert not hall.game.is_over
        change(hall.game, hero, health=0)
        look_for_end(hall.game)
    assert hall.state.standings == (1, 2)
    assert hall.rules("overseer_won") == ["catacombs.victory.overseer"]
