"""The twelve monsters: what their abilities do, and that none of them goes on for ever."""

import pytest

from souterrain.games.catacombs.acts import Activation
from souterrain.games.catacombs.disc import REACH
from souterrain.games.catacombs.equipment import card_of
from souterrain.games.catacombs.figure import attacks_of, change, monsters_in_play, reserve
from souterrain.games.catacombs.install import Muster
from souterrain.games.catacombs.resolution import Resolution, reward
from souterrain.games.catacombs.soloth.ice import spare_spikes
from souterrain.games.catacombs.strike import Strike
from souterrain.games.catacombs.turn import Combat, OverseerTurn
from souterrain.kernel.gesture import Near
from tests.catacombs.scene import SOFT, begin_at
from tests.rule import rule
from tests.soloth.scene import HARD, Cave


@pytest.fixture
def cave() -> Cave:
    cave = Cave()
    cave.put("paladin", 10, 12.5)
    cave.put("witch", 3, 3)
    cave.state.armour = 0
    return cave


def unarmed(monster: str) -> Cave:
    """A monster to the right of the Witch, who has nothing but her health."""
    cave = Cave()
    cave.put("witch", 10, 12.5)
    cave.put("paladin", 3, 3)
    cave.put(monster, 16, 12.5)
    return cave


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
    assert cave.health("witch") == 7
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
    assert cave.health("witch") == 7, "the other step was made"
    cave.answer("go_on")
    assert cave.saw("reserve_empty", monster="skeleton-warrior")
    assert cave.is_done


# Corrosion


@rule("soloth.corrosion.trigger")
def test_corrosion_follows_damage_to_a_hero_with_equipment_and_nothing_else():
    cave = unarmed("rust-monster-1")
    cave.strike("rust-monster-1", "witch")
    assert cave.health("witch") == 7
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
        if cave.saw("corroded", card=card_of(item)):
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


@rule("soloth.corrosion.artefacts-immune")
def test_artefacts_are_not_mixed_in():
    cave = Cave()
    cave.put("paladin", 3, 3)
    cave.put("witch-hunter", 10, 12.5)
    cave.serve("sinew-bow", "grave-lantern")
    cave.put("rust-monster-1", 16, 12.5)
    cave.strike("rust-monster-1", "witch-hunter")
    assert cave.health("witch-hunter") == 9
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
    assert cave.health("witch") == 7
    assert cave.options() == ["play:gargoyle-1/evasion", "pass"]
    cave.answer("play:gargoyle-1/evasion")
    cave.flick("witch")
    assert cave.health("witch") == 7
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
    assert cave.health("paladin") == 10
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


# Mounted Unit


def unhorse(cave: Cave, attack: str = "melee") -> None:
    cave.put("orc-wolf-rider-1", 16, 12.5)
    cave.strike("paladin", "orc-wolf-rider-1", attack, 800)


@rule("soloth.mounted.mount-first", "soloth.mounted.mount-killed", "soloth.mounted.rider-placed")
def test_the_rider_takes_the_place_of_the_dead_mount(cave: Cave):
    cave.put("orc-1", 40, 3)
    unhorse(cave)
    assert cave.figure("orc-wolf-rider-1").killer == "paladin"
    assert not cave.is_in_play("orc-wolf-rider-1")
    assert cave.is_in_play("orc-2"), "from the reserve"
    assert cave.at("orc-2")[0] > 18, "where the mount came to rest"
    assert cave.at("orc-2")[1] == pytest.approx(12.5, abs=0.05)
    assert reward(cave.game, "paladin") == 200, "the reward of the unit; the rider has his own"
    cave.sound()


@rule("soloth.mounted.rider-placed")
def test_without_an_orc_in_the_reserve_no_rider_appears(cave: Cave):
    for number in range(1, 6):
        cave.put(f"orc-{number}", 25 + 4 * number, 3)
    unhorse(cave)
    assert cave.saw("reserve_empty", monster="orc")
    assert not cave.saw("dismounted")


@rule("soloth.mounted.rider-acts")
def test_a_rider_unhorsed_in_the_heroes_turn_acts_in_the_overseers(cave: Cave):
    unhorse(cave)
    cave.run(OverseerTurn())
    assert cave.options("act") == ["act:orc-1"]


@rule("soloth.mounted.rider-killed", "soloth.mounted.no-overflow")
def test_a_critical_blow_kills_the_mount_and_leaves_the_rider_whole_who_can_be_killed_later(cave: Cave):
    unhorse(cave, "melee-critical")
    assert cave.health("orc-1") == 2
    change(cave.game, "orc-1", health=1)
    x, _ = cave.at("orc-1")
    cave.put("paladin", x - 6, 12.5)
    cave.strike("paladin", "orc-1", speed=800)
    assert cave.figure("orc-1").killer == "paladin"
    assert reward(cave.game, "paladin") == 300


# Resurrection


@rule("soloth.resurrection.not-while-others", "soloth.resurrection.returns")
def test_a_phoenix_killed_beside_an_orc_returns_undamaged_and_nobody_is_paid(cave: Cave):
    cave.put("phoenix-1", 16, 12.5, health=1, acted=True)
    cave.put("orc-1", 40, 3)
    cave.strike("paladin", "phoenix-1")
    assert cave.decision.kind == "place_monster"
    assert cave.decision.seat == 0
    assert "outside" in str(cave.refusal("200000 60000")), "in the monsters' zone only"
    cave.answer(cave.decision.example)
    assert cave.saw("risen", figure="phoenix-1")
    assert cave.health("phoenix-1") == 2
    assert cave.at("phoenix-1")[0] > 33
    assert cave.figure("phoenix-1").killer == ""
    assert cave.figure("phoenix-1").acted, "it has no second action"
    assert reward(cave.game, "paladin") == 0
    cave.sound()


@rule("soloth.resurrection.last-monster")
def test_the_last_monster_of_a_room_stays_dead(cave: Cave):
    cave.put("phoenix-1", 16, 12.5, health=1)
    cave.strike("paladin", "phoenix-1")
    assert cave.is_done
    assert cave.figure("phoenix-1").killer == "paladin"
    cave.run(begin_at("pay", Resolution()))
    assert cave.sheet("paladin").items == ("item/phoenix-feather",)


@rule("soloth.resurrection.last-monster")
def test_it_is_judged_after_the_whole_flick(cave: Cave):
    cave.put("phoenix-1", 16, 14.1, health=1)
    cave.put("zombie-1", 16, 11.2)
    cave.strike("paladin", (22, 12.4), speed=1200)
    assert {event.data["target"] for event in cave.events("struck")} == {"phoenix-1", "zombie-1"}
    assert cave.is_done, "both died of one flick"
    assert not cave.is_in_play("phoenix-1")


@rule("soloth.resurrection.not-while-others")
@pytest.mark.parametrize(("other", "rises"), [("frozen", True), ("wall", False), ("lord", False)])
def test_frozen_monsters_count_as_others_walls_and_lords_do_not(other: str, rises: bool):
    cave = Cave(final=other == "lord")
    cave.put("paladin", 10, 12.5)
    cave.put("phoenix-1", 16, 12.5, health=1)
    if other == "frozen":
        cave.put("orc-1", 40, 3)
        cave.freeze("orc-1")
    elif other == "wall":
        cave.put("fire-spirit-1", 40, 3, wall=True)
    else:
        cave.put("hydra", 40, 3)
    cave.strike("paladin", "phoenix-1")
    assert (cave.decision.kind == "place_monster") == rises


def test_no_room_ever_holds_two_phoenixes():
    cave = Cave(camping=True)
    assert cave.game.content.monster["phoenix"].most == 1
    cave.run(begin_at("muster", Resolution(ambushed=True)))
    muster = cave.state.agenda[-1]
    assert isinstance(muster, Muster)
    assert muster.left.count("phoenix") == 1
    assert muster.left.count("orc") == 5
    assert all(room.monsters.get("phoenix", 0) <= 1 for room in cave.game.content.room.values())


# Slave Master


def drive(cave: Cave, to: str | tuple[float, float], speed: float = 800) -> None:
    """The Overseer's turn begins with the Lizard Man's flick."""
    cave.run(OverseerTurn())
    cave.answer("act:lizard-man-1", "attack:melee")
    cave.flick(to, speed)


@rule("soloth.slave-master.effect", "soloth.slave-master.hit-makes-slave", "soloth.slave-master.acts-from-position")
def test_a_monster_struck_by_a_lizard_man_is_unhurt_and_may_act_at_once_from_where_it_stands(cave: Cave):
    cave.put("paladin", 30, 12.5)
    cave.put("lizard-man-1", 10, 12.5)
    cave.put("orc-1", 16, 12.5)
    drive(cave, "orc-1")
    assert cave.health("orc-1") == 2
    assert cave.decision.kind == "act"
    assert dict(cave.decision.about)["figure"] == "orc-1"
    assert cave.options() == ["attack:melee", "pass"], "it need not"
    x, _ = cave.at("orc-1")
    assert x > 18
    cave.answer("attack:melee")
    cave.flick("paladin", 1500)
    assert cave.health("paladin") == 9


@rule("soloth.slave-master.hit-makes-slave")
def test_heroes_struck_by_the_same_flick_are_hurt_as_ever(cave: Cave):
    cave.put("lizard-man-1", 10, 12.5)
    cave.put("orc-1", 16, 13.8)
    cave.put("paladin", 16, 11.2)
    drive(cave, (22, 12.5), 1500)
    assert cave.health("paladin") == 9
    assert cave.saw("enslaved", figure="orc-1")


@rule("soloth.slave-master.effect")
def test_outside_the_overseers_turn_nobody_is_enslaved(cave: Cave):
    cave.put("lizard-man-1", 20, 12.5)
    cave.put("orc-1", 26, 12.5)
    cave.strike("lizard-man-1", "orc-1")
    assert cave.is_done


@rule("soloth.slave-master.extra-activation")
@pytest.mark.parametrize("acted", [True, False])
def test_being_a_slave_is_an_action_more(cave: Cave, acted: bool):
    cave.put("lizard-man-1", 10, 20)
    cave.put("orc-1", 30, 3, acted=acted)
    cave.put("paladin", 3, 12.5)
    cave.put("lizard-man-1", 24, 3)
    drive(cave, "orc-1", 700)
    cave.answer("attack:melee", SOFT)
    assert cave.figure("orc-1").acted == acted
    if acted:
        assert cave.is_done
    else:
        assert cave.options("act") == ["act:orc-1"]


@rule("soloth.slave-master.several-hit")
def test_of_several_struck_the_overseer_picks_one(cave: Cave):
    cave.put("paladin", 3, 20)
    cave.put("lizard-man-1", 10, 12.5)
    cave.put("orc-1", 16, 13.8)
    cave.put("orc-2", 16, 11.2)
    drive(cave, (22, 12.5), 1500)
    assert cave.decision.kind == "pick_slave"
    assert set(cave.options()) == {"pick:orc-1", "pick:orc-2"}
    cave.answer("pick:orc-1")
    assert dict(cave.decision.about)["figure"] == "orc-1"


@rule("soloth.slave-master.hit-makes-slave")
def test_two_lizard_men_cannot_free_each_other_for_ever(cave: Cave):
    cave.put("paladin", 3, 20)
    cave.put("lizard-man-1", 10, 12.5)
    cave.put("lizard-man-2", 16, 12.5)
    cave.run(OverseerTurn())
    cave.answer("act:lizard-man-1")
    acted = 0
    while not cave.is_done:
        acted += 1
        assert acted < 10
        if cave.decision.kind == "choose_monster":
            cave.answer(cave.options()[0])
            continue
        mover = str(dict(cave.decision.about)["figure"])
        other = "lizard-man-2" if mover == "lizard-man-1" else "lizard-man-1"
        cave.put(mover, 10, 12.5)
        cave.put(other, 16, 12.5)
        cave.answer("attack:melee")
        cave.flick(other, 800)
    assert len(cave.events("enslaved")) == 2, "each once in a turn"


# Suppression


@rule("soloth.suppression.melee-only", "soloth.suppression.overrides-all")
def test_with_a_siren_in_the_room_heroes_have_one_plain_melee_attack(cave: Cave):
    cave.give("paladin", "healing-draught", "war-hammer")
    cave.put("siren-1", 40, 3)
    cave.act("paladin")
    assert cave.options() == ["attack:melee", "pass"]
    assert set(cave.refused().values()) == {"soloth.suppression.overrides-all"}
    cave.run(Activation(figure="witch"))
    assert cave.options() == ["attack:melee", "pass"]
    cave.put("ghoul-1", 16, 12.5)
    cave.strike("paladin", "ghoul-1", speed=800)
    assert cave.health("ghoul-1") == 1, "plain: the hammer does not help"


@rule("soloth.suppression.melee-only")
def test_allies_too_and_it_ends_with_the_siren(cave: Cave):
    cave.give("witch", "hired-sword", "raven")
    cave.put("hired-sword", 5, 20)
    cave.put("raven", 7, 22)
    cave.put("siren-1", 16, 12.5, health=1)
    assert attacks_of(cave.game, "hired-sword") == (("melee",),)
    assert attacks_of(cave.game, "raven") == (("move",),), "what never hurts does not hurt now"
    cave.strike("paladin", "siren-1")
    assert not cave.is_in_play("siren-1")
    cave.act("paladin")
    assert "special:smite" in cave.options()


@rule("soloth.suppression.overrides-all")
def test_armour_still_works_and_earplugs_help_their_owner(cave: Cave):
    cave.state.armour = 1
    cave.put("siren-1", 16, 12.5)
    cave.strike("siren-1", "paladin")
    assert cave.options() == ["play:paladin/armour", "pass"]
    cave.answer("pass")
    cave.give("witch", "silk-earplugs")
    cave.run(Activation(figure="witch"))
    assert "special:hex-bolt" in cave.options()
    cave.run(Activation(figure="paladin"))
    assert "special:smite" in cave.refused()


@rule("soloth.suppression.spells-without-flick")
def test_a_wizard_can_cast_nothing_not_even_to_heal():
    cave = Cave(caster="wizard")
    cave.put("wizard", 10, 12.5)
    cave.put("siren-1", 40, 3)
    cave.act("wizard")
    assert cave.options() == ["attack:melee", "pass"]
    assert cave.refused()["cast:heal"] == "soloth.suppression.spells-without-flick"


def test_a_frozen_siren_still_suppresses(cave: Cave):
    cave.put("siren-1", 40, 3)
    cave.freeze("siren-1")
    cave.act("paladin")
    assert cave.options() == ["attack:melee", "pass"]


# Touch of Decay


@rule("soloth.decay.heals-another")
def test_a_wight_that_damages_a_hero_may_restore_another_wounded_monster():
    cave = unarmed("wight-1")
    change(cave.game, "wight-1", health=1)
    cave.put("orc-1", 40, 3, health=1)
    cave.put("troll-1", 40, 20, health=1)
    cave.strike("wight-1", "witch")
    assert cave.options() == ["play:wight-1/touch-of-decay", "pass"]
    cave.answer("play:wight-1/touch-of-decay")
    assert cave.options() == ["pick:orc-1", "pick:troll-1"], "never itself"
    cave.answer("pick:troll-1")
    assert cave.health("troll-1") == 2
    assert cave.health("orc-1") == 1
    assert cave.is_done, "once for each flick"


@rule("soloth.decay.heals-another")
def test_neither_damage_to_an_ally_nor_a_wounded_lord_will_do():
    cave = Cave(final=True)
    cave.give("witch", "hired-sword")
    cave.put("witch", 3, 3)
    cave.put("hired-sword", 10, 12.5)
    cave.put("wight-1", 16, 12.5)
    cave.put("orc-1", 40, 3, health=1)
    cave.strike("wight-1", "hired-sword")
    assert cave.is_done
    del cave.state.discs["orc-1"]
    cave.put("hydra", 40, 12.5, health=1)
    cave.put("witch", 10, 12.5)
    cave.put("wight-1", 16, 12.5)
    cave.strike("wight-1", "witch")
    assert cave.health("witch") == 7
    assert cave.is_done


@rule("soloth.decay.no-damaged-monster")
def test_with_no_monster_wounded_nothing_happens():
    cave = unarmed("wight-1")
    cave.put("orc-1", 40, 3)
    cave.strike("wight-1", "witch")
    assert cave.health("witch") == 7
    assert cave.is_done


# Volcanism


@rule("soloth.volcanism.place-fire-wall", "soloth.volcanism.anywhere-legal")
def test_an_acolyte_puts_a_fire_wall_anywhere_free_instead_of_attacking(cave: Cave):
    cave.put("infernal-acolyte-1", 40, 12.5)
    cave.run(OverseerTurn())
    cave.answer("act:infernal-acolyte-1")
    assert cave.options() == ["attack:melee", "special:volcanism", "pass"]
    cave.answer("special:volcanism")
    assert "too near" in str(cave.refusal("122000 125000")), "it may not touch a hero"
    cave.answer("200000 30000")
    assert cave.figure("fire-spirit-1").wall
    assert cave.at("fire-spirit-1") == (20, 3)
    assert cave.is_done, "its attack of the turn is spent"
    cave.put("paladin", 14, 3)
    cave.put("witch", 3, 20)
    cave.strike("paladin", "fire-spirit-1")
    assert cave.health("paladin") == 9, "it burns like any other"
    cave.sound()


@rule("soloth.volcanism.from-pool")
def test_without_a_fire_spirit_in_the_reserve_no_wall_can_be_raised(cave: Cave):
    for number in range(1, 5):
        cave.put(f"fire-spirit-{number}", 25 + 4 * number, 3, wall=number > 2)
    cave.put("infernal-acolyte-1", 40, 12.5)
    cave.act("infernal-acolyte-1")
    assert cave.refused()["special:volcanism"] == "soloth.volcanism.from-pool"


# Wellspring


@rule("soloth.wellspring.grants-regeneration", "soloth.wellspring.not-itself")
def test_the_others_regenerate_beside_a_phoenix_and_it_does_not(cave: Cave):
    cave.put("phoenix-1", 40, 12.5, health=1)
    cave.put("orc-1", 40, 3, health=1)
    cave.put("ghoul-1", 40, 20, health=1)
    cave.put("fire-spirit-1", 30, 3, wall=True)
    cave.run(begin_at("recover", Combat()))
    assert cave.health("orc-1") == cave.health("ghoul-1") == 2
    assert cave.health("phoenix-1") == 1


@rule("soloth.wellspring.not-itself")
def test_two_springs_would_give_it_to_each_other(cave: Cave):
    cave.put("phoenix-1", 40, 12.5, health=1)
    cave.put("phoenix-2", 40, 3, health=1)
    cave.run(begin_at("recover", Combat()))
    assert cave.health("phoenix-1") == cave.health("phoenix-2") == 2


@rule("soloth.wellspring.grants-regeneration")
def test_it_must_still_be_there_when_the_round_ends(cave: Cave):
    cave.put("orc-1", 40, 3, health=1)
    cave.run(begin_at("recover", Combat()))
    assert cave.health("orc-1") == 1
