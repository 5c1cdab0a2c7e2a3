"""Ice spikes, with real discs: what is thrown, who is frozen, and what frees them."""

from typing import Any

import msgspec
import pytest

from souterrain.flick import Name, Playback, Shot
from souterrain.games.catacombs.acts import Activation
from souterrain.games.catacombs.disc import REACH
from souterrain.games.catacombs.figure import change, monsters_in_play, reward, seat_of
from souterrain.games.catacombs.resolution import Resolution
from souterrain.games.catacombs.soloth.ice import Freeze, all_spikes, can_be_frozen, spare_spikes
from souterrain.games.catacombs.strike import Strike
from souterrain.games.catacombs.turn import Combat, OverseerTurn
from souterrain.kernel.gesture import Near
from souterrain.server.table.film import Reel
from tests.catacombs.scene import SOFT, begin_at
from tests.rule import rule
from tests.soloth.scene import GENTLE, HARD, Cave


@pytest.fixture
def cave() -> Cave:
    cave = Cave()
    cave.put("ice-princess", 10, 12.5)
    return cave


def throw(cave: Cave, to: str | tuple[float, float], speed: float = 1500) -> None:
    cave.strike("ice-princess", to, "ice-spike", speed)


@rule("soloth.ice.throw")
def test_a_spike_is_a_small_cyan_disc_put_within_reach_and_flicked_like_a_missile(cave: Cave):
    cave.put("orc-1", 18, 12.5)
    cave.act("ice-princess", "special:ice-spike")
    asked = cave.decision
    assert asked.kind == "place_projectile"
    assert str(asked.disc) in all_spikes(cave.game)
    assert any(isinstance(zone, Near) and zone.reach == REACH for zone in asked.zones)
    piece = cave.game.content.piece["ice-spike"]
    assert (piece.size, piece.colour, piece.count) == ("small", "cyan", 3)
    cave.answer(asked.example)
    cave.flick("orc-1", 1500)
    assert cave.is_frozen("orc-1")
    assert cave.figure("ice-princess").acted


@rule("soloth.ice.throw")
def test_two_throws_in_a_room_and_three_with_the_bracelet(cave: Cave):
    cave.put("orc-1", 40, 3)
    for bracelet, throws in ((False, 2), (True, 1)):
        if bracelet:
            cave.give("ice-princess", "ice-bracelet")
        for _ in range(throws):
            cave.act("ice-princess", "special:ice-spike")
            cave.answer(cave.decision.example, SOFT)
        cave.run(Activation(figure="ice-princess"))
        assert "special:ice-spike" in cave.refused()


@rule("soloth.ice.no-damage")
def test_a_spike_damages_nobody_not_even_a_lord(cave: Cave):
    cave.put("zombie-1", 18, 12.5)
    throw(cave, "zombie-1")
    assert cave.health("zombie-1") == 1
    assert "soloth.ice.no-damage" in cave.rules("spared")
    lair = Cave(final=True)
    lair.put("ice-princess", 10, 12.5)
    lair.put("warchief", 18, 12.5)
    lair.strike("ice-princess", "warchief", "ice-spike", 1500)
    assert lair.saw("struck", target="warchief")
    assert lair.lost("warchief") == 0


@rule("soloth.ice.freezes", "soloth.ice.disc-on-top")
def test_whoever_is_touched_is_frozen_and_the_spike_lies_on_its_middle(cave: Cave):
    cave.put("orc-1", 18, 12.5)
    throw(cave, "orc-1")
    assert cave.saw("frozen", figure="orc-1")
    assert cave.spike_of("orc-1") == cave.at("orc-1")
    assert cave.at("orc-1")[0] > 18, "the spike has pushed it before it was laid on it"
    (spike,) = cave.state.spikes
    assert next(disc.on for disc in cave.game.lying() if disc.name == spike) == "orc-1"
    cave.sound()


@rule("soloth.ice.no-actions")
def test_a_frozen_monster_is_not_among_those_that_may_act(cave: Cave):
    cave.put("orc-1", 40, 5)
    cave.put("orc-2", 40, 20)
    cave.freeze("orc-1")
    cave.run(OverseerTurn())
    assert cave.options() == ["act:orc-2", "end"]
    cave.run(Activation(figure="orc-1"))
    assert cave.options() == ["pass"]


@rule("soloth.ice.stays-put")
def test_a_frozen_monster_can_be_pushed_and_takes_its_spike_along(cave: Cave):
    cave.put("ice-princess", 3, 3)
    cave.put("paladin", 10, 12.5)
    cave.put("troll-1", 16, 12.5)
    cave.freeze("troll-1")
    cave.strike("paladin", "troll-1", speed=GENTLE)
    assert cave.at("troll-1")[0] > 16.5
    assert cave.is_frozen("troll-1")
    cave.sound()


@rule("soloth.ice.abilities-without-flick-work")
def test_a_frozen_troll_regenerates_and_stays_frozen(cave: Cave):
    cave.put("troll-1", 40, 5, health=1)
    cave.put("orc-1", 40, 20)
    cave.freeze("troll-1")
    cave.run(begin_at("recover", Combat()))
    assert cave.health("troll-1") == 2
    assert cave.is_frozen("troll-1")


@rule("soloth.ice.abilities-without-flick-work")
def test_a_frozen_acolyte_may_still_raise_a_fire_wall_but_not_strike(cave: Cave):
    cave.put("infernal-acolyte-1", 40, 5)
    cave.freeze("infernal-acolyte-1")
    cave.run(OverseerTurn())
    cave.answer("act:infernal-acolyte-1")
    assert cave.options() == ["special:volcanism", "pass"]
    cave.answer("special:volcanism")
    cave.answer(cave.decision.example)
    assert cave.saw("wall_raised", figure="infernal-acolyte-1")
    assert cave.is_frozen("infernal-acolyte-1")


@rule("soloth.ice.retaliation-suspended")
def test_a_frozen_minotaur_does_not_retaliate_while_the_spike_stays_on(cave: Cave):
    cave.put("ice-princess", 3, 3)
    cave.put("paladin", 10, 12.5)
    cave.put("minotaur-1", 16, 12.5)
    cave.freeze("minotaur-1")
    cave.strike("paladin", "minotaur-1", speed=GENTLE)
    assert cave.health("minotaur-1") == 1
    assert cave.is_frozen("minotaur-1")
    assert cave.is_done, "nobody is asked"


@rule("soloth.ice.freed-retaliation-now", "soloth.ice.retaliation-suspended")
def test_a_minotaur_knocked_free_in_melee_may_retaliate_at_once(cave: Cave):
    cave.put("ice-princess", 3, 3)
    cave.put("paladin", 10, 12.5)
    cave.put("minotaur-1", 16, 12.5)
    cave.freeze("minotaur-1")
    cave.strike("paladin", "minotaur-1", speed=HARD)
    assert not cave.is_frozen("minotaur-1")
    assert cave.options() == ["play:minotaur-1/retaliation", "pass"]


@rule("soloth.ice.freed-retaliation-now")
def test_a_minotaur_knocked_free_by_a_missile_does_not_retaliate(cave: Cave):
    cave.put("witch", 5, 3)
    cave.put("minotaur-1", 10, 3)
    cave.freeze("minotaur-1")
    cave.strike("witch", "minotaur-1", "missile", 3000)
    assert cave.saw("struck", target="minotaur-1")
    assert not cave.is_frozen("minotaur-1")
    assert cave.is_done


@rule("soloth.ice.freed-acts-in-overseer-turn")
def test_an_orc_freed_by_a_hero_acts_in_the_overseers_turn_and_not_before(cave: Cave):
    cave.put("paladin", 10, 12.5)
    cave.put("ice-princess", 3, 3)
    cave.put("orc-1", 16, 12.5)
    cave.freeze("orc-1")
    cave.strike("paladin", "orc-1", speed=HARD)
    assert cave.is_done
    assert not cave.is_frozen("orc-1")
    cave.run(OverseerTurn())
    assert cave.options("act") == ["act:orc-1"]


@rule("soloth.ice.several-hit")
@pytest.mark.parametrize(("choice", "asks"), [("thrower", "princess"), ("overseer", "overseer")])
def test_of_several_monsters_touched_one_is_frozen_by_choice(choice: str, asks: str):
    cave = Cave(ice_choice=choice)
    cave.put("ice-princess", 10, 12.5)
    cave.put("orc-1", 18, 13.8)
    cave.put("orc-2", 18, 11.2)
    cave.put("shade-1", 21, 12.5)
    throw(cave, (30, 12.5), 2500)
    struck = {event.data["target"] for event in cave.events("struck")}
    assert struck >= {"orc-1", "orc-2"}
    assert cave.decision.kind == "pick_to_freeze"
    assert set(cave.options()) == {"pick:orc-1", "pick:orc-2"}
    assert cave.decision.seat == (0 if asks == "overseer" else seat_of(cave.game, "ice-princess"))
    cave.answer("pick:orc-2")
    assert cave.is_frozen("orc-2")
    assert not cave.is_frozen("orc-1")
    assert len(cave.state.spikes) == 1


@rule("soloth.ice.freed-only-by-knocking-off")
def test_a_hard_knock_frees_and_a_gentle_push_does_not(cave: Cave):
    for speed, stays in ((GENTLE, True), (HARD, False)):
        cave.state.spikes.clear()
        cave.state.discs.clear()
        cave.put("paladin", 10, 12.5)
        cave.put("orc-1", 16, 12.5, health=2)
        cave.freeze("orc-1")
        cave.strike("paladin", "orc-1", speed=speed)
        assert cave.is_frozen("orc-1") == stays
        cave.sound()


@rule("soloth.ice.freed-only-by-knocking-off")
def test_a_knock_by_way_of_another_piece_frees_too(cave: Cave):
    cave.put("ice-princess", 3, 3)
    cave.put("paladin", 8, 12.5)
    cave.put("zombie-1", 14, 12.5)
    cave.put("orc-1", 19, 12.5)
    cave.freeze("orc-1")
    cave.strike("paladin", "zombie-1", speed=2000)
    assert [event.data["target"] for event in cave.events("struck")] == ["zombie-1"]
    assert not cave.is_frozen("orc-1")
    assert cave.health("orc-1") == 2, "pushed, not struck"


@rule("soloth.ice.freed-by-own-side")
def test_a_zombie_knocks_an_orc_free_which_then_acts_in_the_same_turn(cave: Cave):
    cave.put("ice-princess", 3, 3)
    cave.put("zombie-1", 10, 12.5)
    cave.put("orc-1", 16, 12.5)
    cave.freeze("orc-1")
    cave.run(OverseerTurn())
    assert cave.options("act") == ["act:zombie-1"]
    cave.answer("act:zombie-1", "attack:melee+melee")
    cave.flick("orc-1", HARD)
    assert not cave.is_frozen("orc-1")
    assert cave.health("orc-1") == 2
    cave.answer("stop")
    assert cave.options("act") == ["act:orc-1"]


@rule("soloth.ice.damage-while-frozen")
def test_freezing_protects_from_nothing(cave: Cave):
    cave.put("ice-princess", 3, 3)
    for health, speed, left in ((2, GENTLE, 1), (2, HARD, 1), (1, GENTLE, 0)):
        cave.state.spikes.clear()
        cave.put("paladin", 10, 12.5)
        cave.put("orc-1", 16, 12.5, health=health)
        cave.freeze("orc-1")
        cave.strike("paladin", "orc-1", speed=speed)
        assert cave.health("orc-1") == left
    assert not cave.state.spikes, "the spike of the dead orc went back"
    assert not any(disc in cave.state.discs for disc in all_spikes(cave.game))
    assert len(spare_spikes(cave.game)) == 2


@rule("soloth.ice.flip-and-put-back")
def test_a_damaged_monster_that_is_still_frozen_has_its_spike_put_back_on_its_middle(cave: Cave):
    cave.put("ice-princess", 3, 3)
    cave.put("paladin", 10, 12.5)
    cave.put("troll-1", 16, 12.5)
    cave.freeze("troll-1")
    cave.strike("paladin", "troll-1", speed=GENTLE)
    assert cave.health("troll-1") == 1
    assert cave.spike_of("troll-1") == cave.at("troll-1")


@rule("soloth.ice.flip-and-put-back")
def test_a_spike_on_a_monster_that_was_only_pushed_stays_where_it_slid_to(cave: Cave):
    cave.put("ice-princess", 3, 3)
    cave.put("paladin", 7, 12.5)
    cave.put("zombie-1", 13, 12.5)
    cave.put("troll-1", 18, 12.5)
    cave.freeze("troll-1")
    cave.strike("paladin", "zombie-1", speed=1000)
    assert cave.is_frozen("troll-1")
    assert cave.at("troll-1")[0] > 18
    assert cave.spike_of("troll-1") != cave.at("troll-1")
    cave.sound()


def test_a_film_shows_the_spike_riding_along(cave: Cave, monkeypatch: pytest.MonkeyPatch):
    cave.put("ice-princess", 3, 3)
    cave.put("paladin", 7, 12.5)
    cave.put("zombie-1", 13, 12.5)
    cave.put("troll-1", 18, 12.5)
    cave.freeze("troll-1")
    shots: list[Shot] = []
    settle = cave.game.after_slide

    def after_slide(strike: Strike, slid: Shot) -> None:
        shots.append(slid)
        settle(strike, slid)

    monkeypatch.setattr(cave.game, "after_slide", after_slide)
    cave.strike("paladin", "zombie-1", speed=1000)
    film = Reel(shots[0]).film
    (spike,) = cave.state.spikes
    assert film.start[spike] == film.start["troll-1"] == (180_000, 125_000)
    shown = Playback.from_wire(msgspec.to_builtins(film))
    x, y = shown.place(spike, film.duration / 1e6)
    assert cave.state.discs[spike] == pytest.approx((x * 1000, y * 1000), abs=25)


@rule("soloth.ice.spike-off-removed")
def test_a_spike_that_fell_is_back_on_her_board_and_can_be_thrown_again(cave: Cave):
    cave.put("ice-princess", 3, 3)
    cave.put("paladin", 10, 12.5)
    cave.put("orc-1", 16, 12.5)
    cave.put("orc-2", 30, 3)
    cave.freeze("orc-1", "orc-2")
    assert spare_spikes(cave.game) == []
    cave.strike("paladin", "orc-1", speed=HARD)
    assert cave.saw("thawed", figure="orc-1")
    assert len(spare_spikes(cave.game)) == 1
    assert spare_spikes(cave.game)[0] not in cave.state.discs


@rule("soloth.ice.spike-elsewhere-removed")
def test_a_spike_that_touched_no_monster_is_removed_without_effect(cave: Cave):
    cave.put("orc-1", 40, 3)
    throw(cave, (17, 17.5), 800)  # an obstacle
    assert cave.state.spikes == {}
    assert not any(disc in cave.state.discs for disc in all_spikes(cave.game))
    throw(cave, (10, 25), 3000)  # over the edge
    assert cave.state.spikes == {}
    assert not any(disc in cave.state.discs for disc in all_spikes(cave.game))


@rule("soloth.ice.spike-elsewhere-removed")
def test_a_spike_that_touched_a_monster_and_flew_off_the_board_freezes_it_all_the_same(
    cave: Cave, monkeypatch: pytest.MonkeyPatch
):
    cave.put("ice-princess", 5, 22)
    cave.put("orc-1", 10, 22)
    left: list[Name] = []
    settle = cave.game.after_slide

    def after_slide(strike: Strike, slid: Shot) -> None:
        left.extend(slid.exits)
        settle(strike, slid)

    monkeypatch.setattr(cave.game, "after_slide", after_slide)
    throw(cave, (10, 24.5), 2000)
    assert left == list(cave.state.spikes), "the spike went over the edge"
    assert cave.is_frozen("orc-1")
    assert cave.spike_of("orc-1") == cave.at("orc-1")
    cave.sound()


@rule("soloth.ice.frozen-pushed-off")
def test_a_frozen_monster_pushed_off_the_board_comes_back_at_the_edge_unfrozen(cave: Cave):
    cave.put("ice-princess", 3, 3)
    cave.put("paladin", 42.3, 12.5)
    cave.put("troll-1", 48.3, 12.5)
    cave.freeze("troll-1")
    cave.strike("paladin", "troll-1", speed=700)
    assert "soloth.ice.frozen-pushed-off" in cave.rules("thawed")
    assert not cave.is_frozen("troll-1")
    assert cave.at("troll-1")[0] == pytest.approx(50 - 1.6, abs=0.01)
    cave.sound()


@rule("soloth.ice.freed-by-slave-master")
def test_a_lizard_man_who_knocks_the_spike_off_makes_the_freed_monster_his_slave(cave: Cave):
    cave.put("ice-princess", 3, 3)
    for speed, is_free in ((GENTLE, False), (HARD, True)):
        cave.state.spikes.clear()
        cave.put("lizard-man-1", 10, 12.5, acted=False)
        cave.put("orc-1", 16, 12.5)
        cave.freeze("orc-1")
        cave.run(OverseerTurn())
        cave.answer("act:lizard-man-1", "attack:melee")
        cave.flick("orc-1", speed)
        assert cave.saw("enslaved", figure="orc-1") == is_free
        assert (cave.decision.kind == "act") == is_free


@rule("soloth.ice.freed-by-slave-master", "soloth.ice.abilities-without-flick-work")
def test_an_acolyte_still_frozen_after_the_lizard_mans_blow_raises_a_wall_as_his_slave(cave: Cave):
    cave.put("ice-princess", 3, 3)
    cave.put("lizard-man-1", 10, 12.5)
    cave.put("infernal-acolyte-1", 16, 12.5)
    cave.freeze("infernal-acolyte-1")
    cave.run(OverseerTurn())
    cave.answer("act:lizard-man-1", "attack:melee")
    cave.flick("infernal-acolyte-1", GENTLE)
    assert cave.is_frozen("infernal-acolyte-1")
    assert cave.saw("enslaved", figure="infernal-acolyte-1")
    assert cave.options() == ["special:volcanism", "pass"]


@rule("soloth.ice.only-frozen-left", "soloth.ice.frozen-credited")
def test_a_room_with_none_but_frozen_monsters_is_cleared_and_they_go_to_the_princess(cave: Cave):
    cave.put("orc-1", 40, 5)
    cave.put("troll-1", 40, 20)
    cave.freeze("orc-1", "troll-1")
    cave.run(begin_at("recover", Combat()))
    assert cave.saw("room_cleared")
    assert cave.figure("orc-1").killer == cave.figure("troll-1").killer == "ice-princess"
    assert monsters_in_play(cave.game) == []
    assert reward(cave.game, "ice-princess") == 300
    cave.sound()


@rule("soloth.ice.frozen-credited")
def test_a_dead_princess_gains_nothing_for_what_she_froze(cave: Cave):
    cave.put("paladin", 10, 20)
    cave.put("orc-1", 40, 5)
    cave.freeze("orc-1")
    del cave.state.discs["ice-princess"]
    change(cave.game, "ice-princess", health=0)
    cave.run(begin_at("recover", Combat()), Resolution())
    assert cave.saw("gold_lost", figure="ice-princess", gold=100)
    assert cave.sheet("ice-princess").gold == 0


@rule("soloth.ice.only-frozen-left")
def test_one_monster_that_is_not_frozen_keeps_the_fight_going_and_so_does_a_lord(cave: Cave):
    cave.put("orc-1", 40, 5)
    cave.put("orc-2", 40, 20)
    cave.freeze("orc-1")
    cave.run(begin_at("recover", Combat()))
    assert not cave.saw("room_cleared")
    lair = Cave(final=True)
    lair.put("ice-princess", 10, 12.5)
    lair.put("warchief", 40, 12.5)
    lair.put("orc-1", 40, 5)
    lair.freeze("orc-1")
    lair.run(begin_at("recover", Combat()))
    assert not lair.saw("room_cleared")
    assert lair.is_frozen("orc-1")


@rule("soloth.ice.only-monsters", "soloth.ice.incorporeal-immune")
def test_lords_walls_allies_and_shades_are_touched_but_not_frozen():
    cave = Cave(final=True)
    cave.put("ice-princess", 10, 12.5)
    cave.put("warchief", 40, 5)
    cave.put("fire-spirit-1", 40, 12.5, wall=True)
    cave.put("hired-sword", 20, 3)
    cave.give("paladin", "hired-sword")
    for name in ("warchief", "fire-spirit-1", "hired-sword", "ice-princess"):
        assert not can_be_frozen(cave.game, name)
    cave.put("shade-1", 18, 12.5)
    throw(cave, "shade-1")
    assert cave.saw("struck", target="shade-1")
    assert not cave.is_frozen("shade-1")
    assert not any(disc in cave.state.discs for disc in all_spikes(cave.game))


@rule("soloth.ice.only-monsters")
def test_a_spike_that_hits_a_lord_is_taken_away():
    cave = Cave(final=True)
    cave.put("ice-princess", 10, 12.5)
    cave.put("hydra", 18, 12.5)
    cave.strike("ice-princess", "hydra", "ice-spike", 1500)
    assert cave.state.spikes == {}
    assert cave.saw("taken_away")


def test_a_numbing_blow_stuns(cave: Cave):
    cave.put("ice-princess", 10, 12.5)
    cave.put("troll-1", 16, 12.5)
    cave.act("ice-princess", "special:numbing-blow")
    cave.flick("troll-1")
    assert cave.health("troll-1") == 1
    assert cave.figure("troll-1").incapacity


@rule("catacombs.ability.absorption")
def test_a_frost_crown_does_not_bite_who_absorbs_all_but_melee(cave: Cave):
    cave.give("ice-princess", "frost-crown")
    cave.put("fire-demon-1", 18, 12.5)
    throw(cave, "fire-demon-1")
    cave.answer("play:item/frost-crown")
    assert cave.health("fire-demon-1") == 2
    assert cave.is_frozen("fire-demon-1"), "but it stays frozen"
    assert cave.rules("unharmed") == ["catacombs.ability.absorption"]


@rule("soloth.ice.incorporeal-immune", "catacombs.lord.sorcerer")
@pytest.mark.parametrize(("target", "fields"), [("shade-1", {}), ("sorcerer", {"veiled": True})])
def test_a_frost_crown_has_nobody_to_bite_where_nobody_is_frozen(cave: Cave, target: str, fields: dict[str, Any]):
    cave.give("ice-princess", "frost-crown")
    cave.put(target, 18, 12.5, **fields)
    before = cave.health(target)
    throw(cave, target)
    assert cave.saw("struck", target=target)
    assert cave.is_done, "the Crown is not even offered"
    assert cave.health(target) == before
    assert cave.is_in_play(target)


@rule("soloth.incorporeal.only-by-leaving", "catacombs.lord.sorcerer")
@pytest.mark.parametrize(
    ("target", "fields", "why"),
    [
        ("shade-1", {}, "soloth.incorporeal.only-by-leaving"),
        ("sorcerer", {"veiled": True}, "catacombs.lord.sorcerer"),
    ],
)
def test_a_frost_crown_bites_nobody_who_is_safe_even_in_ice(cave: Cave, target: str, fields: dict[str, Any], why: str):
    """No spike of ours holds them: a card may, that lets others be frozen."""
    cave.give("ice-princess", "frost-crown")
    cave.put("ice-princess", 10, 12.5)
    cave.put(target, 18, 12.5, **fields)
    before = cave.health(target)
    cave.state.discs[all_spikes(cave.game)[0]] = cave.state.discs[target]
    cave.run(Freeze(figure="ice-princess", spike=all_spikes(cave.game)[0], among=(target,)))
    cave.answer("play:item/frost-crown")
    assert cave.rules("unharmed") == [why]
    assert cave.health(target) == before
    assert cave.is_in_play(target)


def test_a_frost_crown_bites_once_in_a_room(cave: Cave):
    cave.give("ice-princess", "frost-crown")
    cave.put("zombie-1", 18, 12.5)
    throw(cave, "zombie-1")
    assert cave.options() == ["play:item/frost-crown", "pass"]
    cave.answer("play:item/frost-crown")
    assert cave.figure("zombie-1").killer == "ice-princess"
    assert not cave.is_in_play("zombie-1")
    assert cave.state.spikes == {}
    cave.put("zombie-2", 18, 12.5)
    throw(cave, "zombie-2")
    assert cave.is_done


@pytest.mark.parametrize(("thrower", "health"), [("paladin", 1), ("ice-princess", 0)])
def test_a_frost_crown_bites_only_what_its_owner_froze_and_what_still_lives(cave: Cave, thrower: str, health: int):
    """Spikes of ours are thrown by the Princess alone and kill nobody: those of a pack may."""
    cave.give("ice-princess", "frost-crown")
    cave.put("ice-princess", 10, 12.5)
    cave.put("zombie-1", 18, 12.5, health=health)
    cave.state.discs["ice-spike-1"] = cave.state.discs["zombie-1"]
    cave.run(Freeze(figure=thrower, spike="ice-spike-1", among=("zombie-1",)))
    assert cave.is_done, "the Crown is not even offered"


@rule("soloth.ice.no-actions", "soloth.ice.abilities-without-flick-work")
def test_ice_bars_every_special_action_but_those_without_a_flick():
    cave = Cave()
    cave.put("orc-1", 40, 12.5)
    cave.freeze("orc-1")
    flickless = {
        id for id, fact in cave.game.content.special.items() if all(e.marks.get("flickless") for e in fact.effects)
    }
    barred = {
        id
        for id in cave.game.content.special
        if cave.game.why_barred("orc-1", "special", id) == "soloth.ice.no-actions"
    }
    assert flickless
    assert barred == {*cave.game.content.special} - flickless


@rule("soloth.ice.no-actions")
def test_a_frozen_monster_is_held_unless_an_action_without_a_flick_is_left():
    cave = Cave()
    cave.put("infernal-acolyte-1", 40, 12.5)
    assert not cave.game.is_held("infernal-acolyte-1")
    cave.freeze("infernal-acolyte-1")
    assert not cave.game.is_held("infernal-acolyte-1")
    ((effect,),) = [fact.effects for id, fact in cave.game.content.special.items() if id == "volcanism"]
    kind = dict(effect.arguments)["monster"]
    for number in range(1, cave.game.content.monster[kind].discs + 1):
        cave.put(f"{kind}-{number}", 4 * number, 3)
    assert cave.game.is_held("infernal-acolyte-1"), "no disc is left for a wall"


@rule("soloth.ice.no-actions")
def test_who_has_no_spike_is_carried_without_one():
    cave = Cave()
    cave.put("orc-1", 40, 12.5)
    cave.game.carry("orc-1", 300_000, 125_000)
    assert cave.at("orc-1") == (30, 12.5)
    assert not cave.state.spikes
