"""The twelve monsters, by ability: what each does, and that none of them goes on for ever. The rest are in `test_more_monsters`."""

import pytest

from souterrain.games.catacombs.acts import Activation
from souterrain.games.catacombs.disc import REACH
from souterrain.games.catacombs.equipment import item_card
from souterrain.games.catacombs.figure import change, monsters_in_play, reserve, reward
from souterrain.games.catacombs.soloth.ice import spare_spikes
from souterrain.games.catacombs.strike import Strike
from souterrain.games.catacombs.turn import OverseerTurn
from souterrain.kernel.gesture import Near
from tests.catacombs.scene import SOFT
from tests.rule import rule
from tests.soloth.scene import HARD, Cave, unarmed

# Command Undead


def command(cave: Cave) -> None:
    """The Vampire strikes nobody and goes on to call a skeleton."""
    cave.run(OverseerTurn())
    cave.answer("act:vampire-1", "attack:melee+command-undead", SOFT, "go_on")


@rule(
    "soloth.command-undead.vampire",
    "soloth.command-undead.definition",
    "soloth.command-undead.take-from-pool",
    "soloth.command-undead.placement-distance",
)
def test_the_vampire_strikes_and_then_a_skeleton_of_the_reserve_is_put_beside_it():
    cave = unarmed("vampire-1")
    assert cave.game.content.monster["vampire"].attacks == (("melee", "command-undead"),)
    cave.run(OverseerTurn())
    cave.answer("act:vampire-1", "attack:melee+command-undead")
    cave.flick((40, 12.5), 800)
    cave.answer("go_on")
    asked = cave.decision
    assert asked.kind == "place_projectile"
    assert str(asked.disc) == "skeleton-warrior-1"
    (near,) = [zone for zone in asked.zones if isinstance(zone, Near)]
    assert near.reach == REACH
    assert (near.x, near.y) == cave.state.discs["vampire-1"], "from its new place"
    assert cave.at("vampire-1")[0] > 18


@rule("soloth.command-undead.shot-like-missile", "soloth.command-undead.skeleton-stays")
def test_the_skeleton_is_flicked_like_a_missile_for_one_damage_and_stays_as_a_monster():
    cave = unarmed("vampire-1")
    command(cave)
    cave.answer(cave.decision.example)
    assert dict(cave.decision.about)["attack"] == "command-undead"
    assert cave.game.content.attack["command-undead"].kind == "missile"
    cave.flick("witch", 1500)
    assert cave.lost("witch") == 1
    assert "skeleton-warrior-1" in monsters_in_play(cave.game)
    assert "skeleton-warrior-1" not in reserve(cave.game, "skeleton-warrior")
    cave.sound()


@rule("soloth.command-undead.skeleton-stays")
def test_a_skeleton_that_leaves_the_board_comes_back_at_the_edge():
    cave = unarmed("vampire-1")
    command(cave)
    cave.answer(cave.decision.example)
    cave.flick((16, 30), 3000)
    assert cave.saw("put_back", disc="skeleton-warrior-1")
    assert cave.is_in_play("skeleton-warrior-1")


@rule("soloth.command-undead.may-act-same-phase")
def test_the_skeleton_may_act_in_the_same_turn_of_the_overseer():
    cave = unarmed("vampire-1")
    command(cave)
    cave.answer(cave.decision.example, SOFT)
    assert cave.options("act") == ["act:skeleton-warrior-1"]


@rule("soloth.command-undead.pool-empty")
def test_without_a_skeleton_in_the_reserve_only_that_step_is_lost():
    cave = unarmed("vampire-1")
    for number in range(1, 6):
        cave.put(f"skeleton-warrior-{number}", 30 + 3 * number, 3)
    cave.run(Activation(figure="vampire-1"))
    cave.answer("attack:melee+command-undead")
    cave.flick("witch")
    assert cave.lost("witch") == 1, "the other step was made"
    cave.answer("go_on")
    assert cave.saw("reserve_empty", monster="skeleton-warrior")
    assert cave.is_done


# Corrosion


@rule("soloth.corrosion.trigger")
def test_corrosion_follows_damage_to_a_hero_with_equipment_and_nothing_else():
    cave = unarmed("rust-monster-1")
    cave.strike("rust-monster-1", "witch")
    assert cave.lost("witch") == 1
    assert not {"corroded", "corrosion_averted"} & {*cave.names()}, "she has nothing to lose"
    cave.give("witch", "cauldron")
    cave.put("witch", 10, 12.5)
    cave.put("rust-monster-1", 16, 12.5)
    cave.strike("rust-monster-1", (30, 3))
    assert not {"corroded", "corrosion_averted"} & {*cave.names()}, "nobody was struck"
    cave.put("rust-monster-1", 16, 12.5)
    cave.strike("rust-monster-1", "witch")
    assert len([name for name in cave.names() if name in ("corroded", "corrosion_averted")]) == 1


@rule(
    "soloth.corrosion.mix-cards",
    "soloth.corrosion.overseer-draws",
    "soloth.corrosion.extra-card-safe",
    "soloth.corrosion.item-lost",
)
def test_one_card_in_three_is_drawn_of_two_items_and_the_top_of_the_deck():
    drawn = {"item/cauldron": 0, "item/broom": 0, "": 0}
    for seed in range(60):
        cave = unarmed("rust-monster-1")
        cave.state.chance.seed = seed
        cave.give("witch", "cauldron", "broom")
        deck = cave.state.deck
        cave.strike("rust-monster-1", "witch")
        lost = [event.data["card"] for event in cave.events("corroded")]
        drawn[str(lost[0]) if lost else ""] += 1
        assert {*cave.state.deck} == {*deck}, "the extra card is back in the deck"
        assert cave.state.discards == tuple(lost), "out of the game for good"
        assert len(cave.sheet("witch").items) == 2 - len(lost)
        cave.sound()
    assert all(8 <= count <= 34 for count in drawn.values()), drawn


@rule("soloth.corrosion.mix-cards")
def test_with_an_empty_deck_a_blank_stands_in():
    results = set()
    for seed in range(12):
        cave = unarmed("rust-monster-1")
        cave.state.chance.seed = seed
        cave.give("witch", "cauldron")
        cave.state.discards, cave.state.deck = cave.state.deck, ()
        cave.strike("rust-monster-1", "witch")
        results.add(bool(cave.events("corroded")))
    assert results == {True, False}


def eaten(cave: Cave, hero: str, item: str) -> None:
    """Corrosion until it takes an item: chance is asked as often as it takes."""
    for seed in range(40):
        cave.state.chance.seed = seed
        cave.put(hero, 10, 12.5)
        cave.put("rust-monster-1", 16, 12.5)
        change(cave.game, hero, health=8)
        cave.strike("rust-monster-1", hero)
        if cave.saw("corroded", card=item_card(item)):
            return
    raise AssertionError(f"{item} was never lost")


@rule("soloth.corrosion.linked-pieces")
def test_an_ally_leaves_with_the_card_that_brought_it():
    cave = unarmed("rust-monster-1")
    cave.give("witch", "hired-sword")
    cave.put("hired-sword", 5, 20)
    eaten(cave, "witch", "hired-sword")
    assert "hired-sword" not in cave.state.figures
    assert not cave.is_in_play("hired-sword")
    cave.sound()


@rule("soloth.corrosion.linked-pieces")
def test_with_the_bracelet_no_spike_goes_where_none_lies_on_a_monster():
    cave = Cave()
    cave.put("paladin", 3, 3)
    cave.give("ice-princess", "ice-bracelet")
    eaten(cave, "ice-princess", "ice-bracelet")
    assert cave.is_done


@rule("soloth.corrosion.overseer-draws")
def test_after_corrosion_nobody_knows_the_deck():
    cave = unarmed("rust-monster-1")
    cave.give("witch", "hired-sword")
    deck = cave.state.deck
    eaten(cave, "witch", "hired-sword")
    assert cave.state.deck != deck
    assert sorted(cave.state.deck) == sorted(deck)


@rule("soloth.corrosion.linked-pieces")
def test_an_ally_who_is_not_there_cannot_leave():
    cave = unarmed("rust-monster-1")
    cave.give("witch", "hired-sword")
    eaten(cave, "witch", "hired-sword")
    assert not cave.saw("ally_lost")


@rule("soloth.corrosion.linked-pieces", "soloth.corrosion.overseer-picks-piece")
def test_with_the_bracelet_one_of_two_spikes_in_the_room_goes_by_the_overseers_choice():
    cave = Cave()
    cave.put("paladin", 3, 3)
    cave.put("ice-princess", 10, 12.5)
    cave.give("ice-princess", "ice-bracelet")
    cave.put("orc-1", 40, 5)
    cave.put("orc-2", 40, 20)
    cave.freeze("orc-1", "orc-2")
    assert len(spare_spikes(cave.game)) == 1
    eaten(cave, "ice-princess", "ice-bracelet")
    assert cave.decision.seat == 0
    assert cave.options() == ["pick:orc-1", "pick:orc-2"]
    cave.answer("pick:orc-2")
    assert cave.is_frozen("orc-1")
    assert not cave.is_frozen("orc-2")
    assert len(spare_spikes(cave.game)) == 1, "of three discs, one is on an orc, one is hers, one is gone"
    cave.sound()


@rule("soloth.corrosion.overseer-picks-piece")
def test_a_single_spike_in_the_room_may_be_chosen_even_if_another_lies_unused():
    cave = Cave()
    cave.put("paladin", 3, 3)
    cave.put("ice-princess", 10, 12.5)
    cave.give("ice-princess", "ice-bracelet")
    cave.put("orc-1", 40, 5)
    cave.freeze("orc-1")
    eaten(cave, "ice-princess", "ice-bracelet")
    assert cave.options() == ["pick:orc-1", "unused"]
    cave.answer("unused")
    assert cave.is_frozen("orc-1")


@rule("soloth.corrosion.linked-pieces")
def test_a_card_that_brought_no_spike_takes_none_away():
    cave = Cave()
    cave.put("ice-princess", 10, 12.5)
    cave.give("ice-princess", "frost-crown")
    cave.put("orc-1", 40, 5)
    cave.freeze("orc-1")
    eaten(cave, "ice-princess", "frost-crown")
    assert cave.is_done
    assert cave.is_frozen("orc-1")


@rule("soloth.corrosion.artefacts-immune")
def test_artefacts_are_not_mixed_in():
    cave = Cave()
    cave.put("paladin", 3, 3)
    cave.put("witch-hunter", 10, 12.5)
    cave.serve("sinew-bow", "grave-lantern")
    cave.put("rust-monster-1", 16, 12.5)
    cave.strike("rust-monster-1", "witch-hunter")
    assert cave.lost("witch-hunter") == 1
    assert not {"corroded", "corrosion_averted"} & {*cave.names()}
    assert cave.state.artefacts == ("sinew-bow", "grave-lantern")


def test_a_wax_mantle_keeps_corrosion_off():
    cave = unarmed("rust-monster-1")
    cave.give("witch", "wax-mantle", "cauldron")
    cave.strike("rust-monster-1", "witch")
    assert not {"corroded", "corrosion_averted"} & {*cave.names()}


# Evasion


@rule("soloth.evasion.trigger", "soloth.evasion.retreat-flick", "soloth.evasion.no-damage")
def test_a_gargoyle_that_has_struck_may_retreat_by_one_flick_that_hurts_nobody():
    cave = unarmed("gargoyle-1")
    cave.act("gargoyle-1", "attack:melee")
    cave.flick("witch")
    assert cave.lost("witch") == 1
    assert cave.options() == ["play:gargoyle-1/evasion", "pass"]
    cave.answer("play:gargoyle-1/evasion")
    assert cave.saw("evaded", figure="gargoyle-1")
    cave.flick("witch")
    assert cave.lost("witch") == 1
    assert cave.is_done, "one flick only"


@rule("soloth.evasion.trigger")
def test_a_gargoyle_that_struck_nobody_or_does_nothing_does_not_retreat():
    cave = unarmed("gargoyle-1")
    cave.act("gargoyle-1", "attack:melee", SOFT)
    assert cave.is_done
    cave.act("gargoyle-1", "attack:melee")
    cave.flick("witch")
    cave.answer("pass")
    cave.act("gargoyle-1", "pass")
    assert cave.is_done, "what it struck in an action before counts no more"


@rule("soloth.evasion.damage-not-needed")
def test_it_retreats_from_a_paladin_who_ignored_the_attack(cave: Cave):
    cave.state.armour = 2
    cave.put("gargoyle-1", 16, 12.5)
    cave.act("gargoyle-1", "attack:melee")
    cave.flick("paladin")
    cave.answer("play:paladin/armour")
    assert cave.lost("paladin") == 0
    assert cave.options() == ["play:gargoyle-1/evasion", "pass"]


@rule("soloth.evasion.no-damage")
def test_the_retreat_can_knock_a_spike_off(cave: Cave):
    cave.put("witch", 3, 20)
    cave.put("paladin", 3, 5)
    cave.put("gargoyle-1", 10, 12.5)
    cave.put("orc-1", 16, 12.5)
    cave.freeze("orc-1")
    cave.run(Strike(figure="gargoyle-1", attack="move"))
    cave.flick("orc-1", HARD)
    assert not cave.is_frozen("orc-1")
    assert cave.health("orc-1") == 2
    assert not cave.saw("struck")


# Incorporeal


@rule("soloth.incorporeal.only-by-leaving")
@pytest.mark.parametrize("attack", ["melee", "melee-critical", "missile"])
def test_a_shade_takes_no_damage_from_a_blow_that_leaves_it_in_the_room(cave: Cave, attack: str):
    cave.put("shade-1", 16, 12.5)
    cave.strike("paladin", "shade-1", attack, 1000)
    assert cave.saw("struck", target="shade-1")
    assert cave.health("shade-1") == 1
    assert cave.is_in_play("shade-1")
    assert "soloth.incorporeal.only-by-leaving" in cave.rules("spared")


@rule("soloth.incorporeal.direct-or-indirect", "soloth.incorporeal.credit")
def test_a_shade_pushed_out_by_a_hero_is_destroyed_and_counts_for_whoever_flicked(cave: Cave):
    cave.put("paladin", 42, 12.5)
    cave.put("shade-1", 48, 12.5)
    cave.strike("paladin", "shade-1", speed=1200)
    assert not cave.is_in_play("shade-1")
    assert cave.figure("shade-1").killer == "paladin"
    assert reward(cave.game, "paladin") == 200
    cave.sound()


@rule("soloth.incorporeal.direct-or-indirect", "soloth.incorporeal.credit")
def test_a_shade_pushed_out_by_way_of_another_piece_or_by_an_ally_is_destroyed_too(cave: Cave):
    cave.put("paladin", 36, 12.5)
    cave.put("orc-1", 42, 12.5)
    cave.put("shade-1", 48, 12.5)
    cave.strike("paladin", "orc-1", speed=2500)
    assert [event.data["target"] for event in cave.events("struck")] == ["orc-1"]
    assert cave.figure("shade-1").killer == "paladin"
    cave.give("witch", "hired-sword")
    cave.put("hired-sword", 42, 3)
    cave.put("shade-2", 48, 3)
    cave.strike("hired-sword", "shade-2", speed=1200)
    assert cave.figure("shade-2").killer == "witch"


@rule("soloth.incorporeal.overseer-flick")
def test_a_shade_pushed_out_by_the_overseer_comes_back(cave: Cave):
    cave.put("orc-1", 42, 12.5)
    cave.put("shade-1", 48, 12.5)
    cave.strike("orc-1", "shade-1", speed=1500)
    assert cave.saw("put_back", disc="shade-1")
    assert cave.is_in_play("shade-1")
    assert cave.health("shade-1") == 1
