"""The monsters from the mounted orc on, by ability; those before are in `test_monster`."""

import pytest
from msgspec.structs import replace

from souterrain.games.catacombs.acts import Activation
from souterrain.games.catacombs.figure import attacks_of, change, heroes, monsters_in_play, reward
from souterrain.games.catacombs.install import Muster
from souterrain.games.catacombs.resolution import Resolution
from souterrain.games.catacombs.soloth.dead import Rise
from souterrain.games.catacombs.soloth.hunter import can_afford
from souterrain.games.catacombs.soloth.ice import all_spikes, spare_spikes
from souterrain.games.catacombs.soloth.rally import slaves_among
from souterrain.games.catacombs.soloth.spoils import give_rewards
from souterrain.games.catacombs.soloth.witch import ShareGain
from souterrain.games.catacombs.state import FELL
from souterrain.games.catacombs.turn import Combat, OverseerTurn
from souterrain.games.catacombs.victory import look_for_end
from tests.catacombs.scene import SOFT, begin_at
from tests.rule import rule
from tests.soloth.scene import Cave, unarmed

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
    assert "Phoenix 1 rises again, unharmed: another monster is left." in cave.told()
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
    assert cave.lost("paladin") == 1


@rule("soloth.slave-master.hit-makes-slave")
def test_heroes_struck_by_the_same_flick_are_hurt_as_ever(cave: Cave):
    cave.put("lizard-man-1", 10, 12.5)
    cave.put("orc-1", 16, 13.8)
    cave.put("paladin", 16, 11.2)
    drive(cave, (22, 12.5), 1500)
    assert cave.lost("paladin") == 1
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


@rule("soloth.suppression.overrides-all")
@pytest.mark.parametrize("frozen", [False, True])
def test_equipment_that_answers_a_moment_is_silent_too(cave: Cave, frozen: bool):
    cave.give("witch", "broom")
    cave.put("witch", 10, 20)
    cave.put("orc-1", 40, 20)
    cave.act("witch", "attack:melee", SOFT)
    assert cave.options() == ["play:item/broom", "pass"], "nobody suppresses her yet"
    cave.answer("pass")
    cave.put("siren-1", 40, 3)
    if frozen:
        cave.freeze("siren-1")
    cave.act("witch", "attack:melee", SOFT)
    assert cave.is_done
    cave.give("witch", "silk-earplugs")
    cave.act("witch", "attack:melee", SOFT)
    assert cave.options() == ["play:item/broom", "pass"], "the plugs are for this"


@rule("soloth.suppression.overrides-all")
def test_it_is_the_heroes_who_are_suppressed_not_the_monsters(cave: Cave):
    cave.put("siren-1", 40, 3)
    cave.put("skeleton-archer-1", 16, 12.5)
    assert len(attacks_of(cave.game, "skeleton-archer-1")) == 2


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
    assert cave.lost("witch") == 1
    assert cave.is_done


@rule("soloth.decay.no-damaged-monster")
def test_with_no_monster_wounded_nothing_happens():
    cave = unarmed("wight-1")
    cave.put("orc-1", 40, 3)
    cave.strike("wight-1", "witch")
    assert cave.lost("witch") == 1
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
    assert cave.lost("paladin") == 1, "it burns like any other"
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


# To the letter


@rule("soloth.hunter.cost-circles", "soloth.hunter.wild-circles")
def test_a_discount_on_any_monster_takes_nothing_off_the_others():
    cave = Cave()
    artefact = replace(next(each for each in cave.game.content.artefact.values() if each.cost), any=0)
    kinds = {fact.family: name for name, fact in cave.game.content.monster.items()}
    owed = [kinds[family] for family, count in artefact.cost.items() for _ in range(count)]
    cave.state.trophies = tuple(f"{kind}-{number}" for number, kind in enumerate(owed, start=1))
    assert can_afford(cave.game, artefact, 1)
    for gone in range(len(owed)):
        cave.state.trophies = tuple(
            f"{kind}-{number}" for number, kind in enumerate(owed, start=1) if number != gone + 1
        )
        assert not can_afford(cave.game, artefact, 1)


@rule("soloth.ice.spike-off-removed")
def test_a_spike_that_lies_on_a_monster_is_not_there_to_be_thrown():
    cave = Cave()
    first, second, third = all_spikes(cave.game)
    assert (first, second, third) == ("ice-spike-1", "ice-spike-2", "ice-spike-3")
    assert spare_spikes(cave.game) == [first, second]
    cave.put("orc-1", 16, 12.5)
    cave.freeze("orc-1")
    assert spare_spikes(cave.game) == [second]


@rule("soloth.incorporeal.credit")
def test_whoever_is_driven_over_the_edge_has_no_health_left():
    cave = Cave()
    cave.put("shade-1", 48, 12.5)
    cave.put("paladin", 40, 12.5)
    cave.strike("paladin", "shade-1", speed=2000)
    assert cave.figure("shade-1").health == 0
    assert cave.figure("shade-1").killer == "paladin"


@rule("soloth.witch.split-gains")
def test_a_gain_that_all_goes_to_health_brings_no_magic():
    cave = Cave()
    cave.put("witch", 10, 12.5)
    change(cave.game, "witch", health=1)
    cave.state.magic = 1
    cave.run(ShareGain(points=2, rule="soloth.witch.split-gains"))
    cave.answer("share:2")
    assert not cave.saw("magic_gained")
    assert cave.state.magic == 1


@rule("soloth.reward.must-be-in-deck")
def test_a_reward_leaves_the_deck_with_all_its_other_cards():
    cave = Cave()
    cave.put("paladin", 10, 12.5)
    monster = next(name for name, fact in cave.game.content.monster.items() if fact.reward)
    cave.put(f"{monster}-1", 16, 12.5)
    reward = cave.game.content.monster[monster].reward
    other = next(card for card in cave.state.deck if not card.endswith(f"/{reward}"))
    cave.state.deck = tuple(card for card in cave.state.deck if card != other)
    cave.state.sunk = (other,)
    before = [*cave.state.deck, *cave.state.sunk]
    change(cave.game, f"{monster}-1", health=0, killer="paladin")
    give_rewards(cave.game)
    (card,) = (event.data["card"] for event in cave.events("reward_given"))
    assert cave.sheet("paladin").items == (card,)
    assert sorted([*cave.state.deck, *cave.state.sunk, card]) == sorted(before)


@rule("soloth.suppression.melee-only")
def test_who_is_suppressed_has_one_plain_attack_and_nothing_else(cave: Cave, monkeypatch: pytest.MonkeyPatch):
    allies = cave.game.content.ally
    many = (("missile",), ("melee", "missile"), ("melee-critical",), ("melee-harmless",), ("melee",))
    monkeypatch.setitem(allies, "hired-sword", replace(allies["hired-sword"], attacks=many))
    cave.give("paladin", "hired-sword")
    cave.put("hired-sword", 20, 3)
    assert attacks_of(cave.game, "hired-sword") == many
    cave.put("siren-1", 40, 12.5)
    assert attacks_of(cave.game, "hired-sword") == (("melee-harmless",),), (
        "the first of its card that is melee and plain"
    )


@rule("soloth.hunter.activate")
@pytest.mark.parametrize(("health", "asked"), [(1, True), (0, False)])
def test_a_hunter_with_his_last_point_of_health_may_activate_artefacts(health: int, asked: bool):
    cave = Cave()
    change(cave.game, "witch-hunter", health=health)
    cave.keep("orc-1")
    assert bool(cave.game.after_gold()) is asked


@rule("catacombs.ability.retaliation-when-killed")
def test_a_monster_killed_by_the_same_blow_waits_while_another_retaliates(cave: Cave):
    cave.put("paladin", 10, 12.5)
    cave.put("witch", 30, 3)
    cave.put("minotaur-1", 16, 14.2, health=1)
    cave.put("minotaur-2", 16, 10.8, health=1)
    cave.strike("paladin", (20, 12.5))
    cave.answer("play:minotaur-2/retaliation", SOFT)
    assert cave.is_in_play("minotaur-1")
    cave.answer("play:minotaur-1/retaliation", SOFT)
    assert cave.is_done
    assert not monsters_in_play(cave.game)


@rule("catacombs.incapacity.all-out")
def test_the_raven_of_a_dead_witch_waits_for_nobody():
    cave = Cave()
    cave.state.phase, cave.state.called = "resolution", ("raven",)
    cave.give("witch", "raven")
    for hero in heroes(cave.game):
        change(cave.game, hero, incapacity=FELL)
    look_for_end(cave.game)
    assert not cave.game.is_over
    change(cave.game, "witch", health=0)
    look_for_end(cave.game)
    assert cave.game.is_over


@rule("soloth.command-undead.skeleton-stays")
def test_a_skeleton_that_is_called_is_told_with_who_calls_it():
    cave = unarmed("vampire-1")
    cave.run(OverseerTurn())
    cave.answer("act:vampire-1", "attack:melee+command-undead", SOFT, "go_on")
    cave.answer(cave.decision.example)
    x, y = cave.state.discs["skeleton-warrior-1"]
    assert cave.saw("put_in", disc="skeleton-warrior-1", by="vampire-1", why="summoned", x=x, y=y)


@rule("soloth.resurrection.returns")
def test_who_finds_no_room_stays_dead(monkeypatch: pytest.MonkeyPatch):
    cave = Cave()
    cave.put("orc-1", 40, 12.5)
    cave.put("phoenix-1", 30, 12.5, health=0)
    cave.game.take_disc("phoenix-1")
    monkeypatch.setattr("souterrain.games.catacombs.soloth.dead.ask_start", lambda *_: None)
    cave.run(Rise(figure="phoenix-1"))
    assert cave.is_done
    assert cave.saw("no_room", disc="phoenix-1")
    assert cave.health("phoenix-1") == 0
    assert not cave.is_in_play("phoenix-1")


@rule("soloth.slave-master.acts-from-position")
def test_only_who_is_there_is_a_slave():
    cave = Cave()
    cave.put("orc-1", 40, 12.5)
    cave.put("orc-2", 40, 20)
    cave.game.take_disc("orc-2")
    assert slaves_among(cave.game, ("orc-1", "orc-2")) == ("orc-1",)
