"""Rooms: exploration, installation, resolution; and the variants that change them."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from souterrain.games.catacombs.card import room_card
from souterrain.games.catacombs.disc import zone_of
from souterrain.games.catacombs.figure import change, heroes, reserve
from souterrain.games.catacombs.game import Catacombs
from souterrain.games.catacombs.install import Install, monsters_of_room, take_monsters
from souterrain.games.catacombs.place import Relocate
from souterrain.games.catacombs.quest import Quest
from souterrain.games.catacombs.resolution import Resolution
from souterrain.games.catacombs.state import NOWHERE
from souterrain.games.catacombs.turn import Combat, OverseerTurn
from tests.catacombs.scene import Hall, begin_at, play_until, table
from tests.rule import rule


def fixed_room(**options: Any) -> Hall:
    """A small room of level 0 on the Flagstones."""
    return Hall(card="room/r07", **options)


# Exploration


@rule("catacombs.flow.four-phases", "catacombs.explore.then-install", "catacombs.resolution.next-room")
def test_a_combat_room_is_played_in_four_phases_and_then_another_is_explored():
    game = play_until(table(seed=3), "buy", seed=3)
    phases = [event.data["phase"] for event in game.events if event.name == "phase_begun"]
    assert phases[:8] == ["exploration", "installation", "combat", "resolution"] * 2


@rule("catacombs.flow.special-room", "catacombs.merchant.visit")
def test_a_special_room_has_neither_board_nor_fight_nor_resolution():
    hall = Hall(card="chamber/merchant")
    hall.run(begin_at("enter", Quest()))
    assert hall.saw("phase_begun", phase="merchant")
    assert hall.rules("room_entered")[:1] == ["catacombs.flow.special-room"]
    phases = [event.data["phase"] for event in hall.events("phase_begun")]
    assert phases[:2] == ["merchant", "exploration"], "and a new exploration follows at once"


@rule("catacombs.explore.flip-next")
def test_the_next_card_of_the_line_is_turned_up():
    game = table(seed=2)
    assert [event.data["place"] for event in game.events if event.name == "turned_up"] == [0]
    assert game.state.places[0].card
    assert 0 not in game.state.face_down
    assert not game.state.places[1].card
    play_until(game, "buy", seed=3)
    assert [event.data["place"] for event in game.events if event.name == "turned_up"][:3] == [0, 1, 2]


# Installation


@rule("catacombs.install.board", "catacombs.install.monster-cards", "catacombs.install.take-discs")
def test_the_board_of_the_card_is_laid_and_its_monsters_taken_for_all_to_see():
    hall = fixed_room(lord="dragon")
    hall.run(begin_at("enter", Quest()))
    assert hall.state.board == "flagstones"
    taken = {event.data["monster"]: event.data["count"] for event in hall.events("monsters_taken")}
    assert taken == {"centaur": 1, "orc": 2, "fire-spirit": 1}
    for seat in (None, 0, 1):
        assert "centaur-1" in hall.game.view(seat).state.figures


@rule("catacombs.install.heroes-first", "catacombs.install.monsters-second", "catacombs.install.overseer-answers")
def test_heroes_are_placed_first_in_their_zone_then_the_overseer_places_the_monsters_in_theirs():
    hall = fixed_room()
    hall.put("orc-1", 40, 3)
    hall.state.discs.clear()
    hall.run(Install())
    for _ in range(4):
        assert (hall.decision.seat, hall.decision.kind) == (1, "place_hero")
        assert hall.decision.zones == (zone_of(hall.game, "heroes"),)
        hall.answer(hall.decision.example)
    assert (hall.decision.seat, hall.decision.kind) == (0, "place_monster")
    assert len(hall.game.view(0).state.discs) == 4, "the Overseer sees where the heroes are"
    assert "outside the zone" in str(hall.refusal("330000 125000"))
    behind = "362000 75000"  # tucked behind an obstacle
    hall.answer(behind)
    assert hall.at("orc-1") == (36.2, 7.5)
    assert hall.is_done


@rule("catacombs.install.heroes-first")
def test_a_hero_lies_wholly_in_the_zone_and_touches_nothing():
    hall = fixed_room()
    hall.run(Install())
    assert "2.5 mm outside" in str(hall.refusal("50000 100000"))
    hall.answer("47500 100000")
    refusal = hall.refusal("40000 110000")
    assert "too near elf" in str(refusal)
    assert refusal.rule == "catacombs.install.heroes-first"


@rule("catacombs.wandering.kind", "catacombs.wandering.count")
@pytest.mark.parametrize(
    ("lord", "kind"), [("sorcerer", "skeleton-warrior"), ("lich", "zombie"), ("dragon", "fire-spirit")]
)
def test_the_card_says_how_many_monsters_wander_and_the_lord_which(lord: str, kind: str):
    found = monsters_of_room(Hall(card="room/r36", lord=lord).game)
    printed = {"fire-demon": 1, "giant-scorpion": 1, "minotaur": 1, "skeleton-archer": 1, "skeleton-warrior": 2}
    assert Counter(found) == Counter(printed) + Counter({kind: 2})
    quiet = Hall(card="room/r31", lord=lord)
    assert kind not in monsters_of_room(quiet.game)


@rule("catacombs.limit.monster-reserve")
def test_a_room_takes_as_many_as_the_reserve_has():
    hall = Hall(card="room/r13", lord="gorgon")
    assert monsters_of_room(hall.game) == {"centaur": 3, "orc": 3}
    hall.put("centaur-1", 5, 3)
    assert monsters_of_room(hall.game) == {"centaur": 2, "orc": 3}
    take_monsters(hall.game, monsters_of_room(hall.game))
    assert reserve(hall.game, "centaur") == []


# Resolution


@rule("catacombs.resolution.start", "catacombs.resolution.gold", "catacombs.gold.source")
def test_the_wizard_who_killed_two_skeletons_and_a_centaur_takes_400_gold():
    hall = Hall()
    for name in ("skeleton-warrior-1", "skeleton-warrior-2", "centaur-1"):
        hall.put(name, 5, 3, health=0, killer="wizard")
        del hall.state.discs[name]
    bank = hall.state.bank
    hall.run(Resolution())
    assert hall.saw("phase_begun", phase="resolution")
    assert hall.sheet("wizard").gold == 400
    assert hall.state.bank == bank - 400
    assert hall.rules("gold_paid") == ["catacombs.resolution.gold"]


@rule("catacombs.limit.gold-bank", "catacombs.resolution.gold")
def test_an_empty_bank_pays_as_far_as_it_goes_in_the_order_of_the_heroes():
    hall = Hall()
    for number, killer in enumerate(("thief", "elf"), start=1):
        hall.put(f"troll-{number}", 5, 3, health=0, killer=killer)
        del hall.state.discs[f"troll-{number}"]
    hall.state.bank = 300
    hall.run(Resolution())
    assert hall.sheet("elf").gold == 200
    assert hall.sheet("thief").gold == 100
    assert hall.state.bank == 0
    assert hall.rules("gold_paid")[-1] == "catacombs.limit.gold-bank"


@rule("catacombs.resolution.return-monsters")
def test_killed_monsters_are_back_in_the_reserve_only_after_the_gold_is_paid():
    hall = Hall()
    hall.put("troll-1", 5, 3, health=0, killer="elf")
    del hall.state.discs["troll-1"]
    assert "troll-1" not in reserve(hall.game, "troll")
    hall.run(Resolution())
    assert "troll-1" in reserve(hall.game, "troll")


# Heroes last


@rule("catacombs.variant.heroes-last", "catacombs.variant.heroes-last-purpose")
def test_heroes_may_be_placed_last_and_still_act_first():
    hall = fixed_room(heroes_last=True)
    hall.put("orc-1", 40, 3)
    hall.state.discs.clear()
    hall.run(Install())
    assert hall.decision.kind == "place_monster"
    hall.answer(hall.decision.example)
    assert hall.decision.kind == "place_hero"
    game = play_until(table(heroes_last=True), "choose_figure")
    assert game.open_decisions()[0].seat == 1, "combat starts as usual, with the heroes"


# Stories


@rule("catacombs.variant.story-consent")
def test_a_story_is_played_only_if_everybody_accepts_it():
    game = table(scenario="siege", seats=3)
    assert {choice.kind for choice in game.open_decisions()} == {"accept_story"}
    assert {sheet.seat for sheet in game.state.sheets.values()} == {1}, "no hero is the Overseer's, even now"
    assert len(game.open_decisions()) == 3
    for seat in range(3):
        game.answer(seat, "accept")
    assert game.state.story == "siege"
    other = table(scenario="siege", seats=3)
    for seat, answer in enumerate(("accept", "accept", "decline")):
        other.answer(seat, answer)
    assert other.state.story == "none"
    assert any(event.name == "story_declined" for event in other.events)


@rule("catacombs.variant.story-setup")
def test_a_story_changes_zones_and_monsters_of_its_rooms():
    hall = fixed_room()
    hall.state.story = "siege"
    assert zone_of(hall.game, "heroes").right == 80_000
    assert zone_of(hall.game, "monsters").left == 250_000
    final = Hall(card="chamber/lair", final=True)
    assert "orc" not in monsters_of_room(final.game)
    final.state.story = "siege"
    assert monsters_of_room(final.game)["orc"] == 2
    level_one = Hall(card=room_card("r10"))
    level_one.state.story = "siege"
    assert zone_of(level_one.game, "heroes").right == 60_000


@rule("catacombs.variant.story-setup")
@pytest.mark.parametrize(("story", "here", "told"), [("siege", 0, True), ("none", 0, False), ("siege", NOWHERE, False)])
def test_a_story_has_no_scene_where_it_is_not_told(monkeypatch: pytest.MonkeyPatch, story: str, here: int, told: bool):
    """Neither at a table without a story, whatever a pack says of that, nor before the first room."""
    hall = fixed_room()
    scenario = hall.game.content.scenario
    monkeypatch.setitem(scenario, "none", replace(scenario["none"], scenes=scenario["siege"].scenes))
    hall.state.story, hall.state.here = story, here
    assert bool(hall.game.scene()) is told


# Fair placement


@rule("catacombs.variant.fair-placement", "catacombs.variant.fair-placement-monsters")
def test_under_fair_placement_monsters_keep_25_mm_from_each_other():
    hall = fixed_room(fair_placement=True)
    hall.put("orc-1", 40, 12)
    hall.put("orc-2", 45, 20)
    hall.state.discs = {"orc-1": (420_000, 120_000)}
    hall.run(begin_at("place", Install(queue=("orc-2",))))
    refusal = hall.refusal("420000 169000")
    assert "1 mm too near orc-1" in str(refusal)
    hall.answer("420000 170000")
    assert hall.at("orc-2") == (42, 17)
    free = fixed_room()
    free.put("orc-2", 45, 20)
    free.state.discs = {}
    free.put("orc-1", 42, 12)
    free.run(begin_at("place", Install(queue=("orc-2",))))
    free.answer("420000 146000")
    assert free.at("orc-2") == (42, 14.6), "without the variant any spot will do"


@rule("catacombs.variant.fair-placement-edges")
def test_under_fair_placement_monsters_keep_25_mm_from_edges_and_obstacles():
    hall = fixed_room(fair_placement=True)
    hall.put("orc-1", 40, 12)
    hall.state.discs.clear()
    hall.run(begin_at("place", Install(queue=("orc-1",))))
    assert "outside the zone" in str(hall.refusal("463000 125000"))
    assert "outside the zone" in str(hall.refusal("400000 37000"))
    assert "too near obstacle-3" in str(hall.refusal("383000 75000"))
    hall.answer("462500 125000")
    assert hall.is_in_play("orc-1")


@rule("catacombs.variant.fair-placement-edges")
def test_distances_are_lowered_when_the_zone_is_too_full_for_them():
    hall = Hall(card="room/r30", fair_placement=True)
    take_monsters(hall.game, monsters_of_room(hall.game))
    hall.run(Install())
    gaps: list[Any] = []
    while not hall.is_done:
        if hall.decision.kind == "place_monster":
            gaps.append(dict(hall.decision.about)["gap"])
        hall.answer(hall.decision.example)
    assert gaps[0] == 25_000
    assert len(gaps) == 11
    assert min(gaps) < 25_000
    assert not hall.saw("no_room")


# Wandering monsters for heroes who do not fight


def idle(*, attack: bool = False, **options: Any) -> Hall:
    """The Overseer's turn after one in which nobody attacked."""
    hall = Hall(wandering=True, **options)
    hall.band()
    hall.put("orc-1", 40, 3)
    hall.state.attacked = attack
    hall.run(OverseerTurn())
    return hall


@rule(
    "catacombs.variant.wandering-trigger", "catacombs.variant.wandering-place", "catacombs.variant.wandering-no-action"
)
def test_the_overseer_may_send_a_wandering_monster_that_does_not_act_yet():
    hall = idle(lord="lich")
    assert hall.options() == ["send:zombie", "pass"]
    hall.answer("send:zombie")
    assert hall.decision.zones[0] == zone_of(hall.game, "monsters")
    hall.answer(hall.decision.example)
    assert hall.is_in_play("zombie-1")
    assert hall.options() == ["act:orc-1", "end"]
    assert idle(attack=True).decision.kind == "choose_monster", "heroes who attack are left alone"
    plain = Hall()
    plain.put("elf", 5, 3)
    plain.put("orc-1", 40, 3)
    plain.run(OverseerTurn())
    assert plain.decision.kind == "choose_monster"


@rule("catacombs.variant.wandering-trigger")
def test_an_attack_of_the_round_before_keeps_no_monster_away():
    hall = Hall(wandering=True)
    hall.band()
    hall.put("orc-1", 40, 3)
    hall.state.attacked = True
    for hero in heroes(hall.game):
        change(hall.game, hero, acted=True)
    hall.run(begin_at("heroes", Combat()))
    assert hall.decision.kind == "send_wanderer"


@rule("catacombs.variant.wandering-trigger", "catacombs.variant.wandering-attack-suffices")
def test_a_melee_flick_that_strikes_a_monster_is_an_attack_even_without_damage():
    hall = Hall(wandering=True)
    hall.put("thief", 14, 12.5)
    hall.put("orc-1", 20, 12.5)
    hall.strike("thief", (14, 20), speed=300)
    assert not hall.state.attacked, "a move is none"
    hall.strike("thief", "orc-1", speed=2000, barred=("orc-1",))
    assert hall.saw("struck", target="orc-1")
    assert hall.health("orc-1") == 2
    hall.run(OverseerTurn())
    assert hall.options() == ["act:orc-1", "end"], "no wandering monster may be added"


@rule("catacombs.variant.wandering-trigger")
def test_a_missile_always_counts_and_an_allys_attack_never():
    hall = Hall()
    hall.put("wizard", 10, 12.5)
    hall.put("summoned-skeleton", 5, 3)
    hall.put("orc-1", 11, 3)
    hall.strike("summoned-skeleton", "orc-1")
    assert hall.health("orc-1") == 1
    assert not hall.state.attacked
    hall.strike("wizard", (10, 20), "missile", 100)
    assert hall.state.attacked


@rule("catacombs.variant.wandering-reserve")
def test_no_monster_wanders_in_from_an_empty_reserve():
    hall = Hall(wandering=True, lord="gorgon")
    hall.put("elf", 5, 3)
    for number in (1, 2, 3):
        hall.put(f"centaur-{number}", 40, 5 * number)
    hall.run(OverseerTurn())
    assert hall.decision.kind == "choose_monster"
    assert hall.saw("reserve_empty", monster="centaur")


@rule("catacombs.variant.wandering-not-final")
def test_nothing_wanders_into_the_final_battle():
    assert idle(lord="lich", final=True).decision.kind == "choose_monster"


@rule("catacombs.flow.four-phases")
def test_an_installation_is_before_the_first_round():
    hall = Hall(card="room/r13")
    hall.state.round = 3
    hall.run(Install())
    assert hall.state.round == 0


@rule("catacombs.physics.legal-rest")
def test_who_finds_no_room_stays(monkeypatch: pytest.MonkeyPatch):
    hall = Hall()
    hall.put("orc-1", 40, 12.5)
    monkeypatch.setattr(Catacombs, "ask_place", lambda *_, **__: None)
    hall.run(Relocate(seat=0, among=("orc-1",), zone="monsters"))
    assert hall.is_done
    assert hall.at("orc-1") == (40, 12.5)
    assert not hall.saw("relocated")
