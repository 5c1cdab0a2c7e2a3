"""The Witch Hunter: trophies, artefacts, and what the Overseer takes back."""

import pytest
from msgspec.structs import replace

from souterrain.games.catacombs.acts import Activation
from souterrain.games.catacombs.figure import change, reserve
from souterrain.games.catacombs.quest import Quest
from souterrain.games.catacombs.resolution import Resolution
from souterrain.games.catacombs.soloth.hunter import ActivateArtefacts, can_afford, keep_trophies
from souterrain.games.catacombs.state import FELL, PlacedCard
from tests.catacombs.scene import SOFT, begin_at
from tests.rule import rule
from tests.soloth.scene import Cave

HUNTER = "witch-hunter"


@pytest.fixture
def cave() -> Cave:
    cave = Cave()
    cave.put(HUNTER, 10, 12.5)
    cave.put("paladin", 3, 3)
    return cave


def kill(cave: Cave, *monsters: str, by: str = HUNTER) -> None:
    for monster in monsters:
        cave.put(monster, 40, 12.5, health=0, killer=by)
        del cave.state.discs[monster]


def resolve(cave: Cave) -> None:
    cave.run(begin_at("pay", Resolution()))


@rule("soloth.hunter.gold-as-usual", "soloth.hunter.keeps-monsters")
def test_he_is_paid_once_for_what_he_killed_and_keeps_it(cave: Cave):
    kill(cave, "orc-1", "troll-1")
    kill(cave, "orc-2", by="paladin")
    resolve(cave)
    assert cave.sheet(HUNTER).gold == 300
    assert cave.state.trophies == ("orc-1", "troll-1")
    cave.answer("store")
    assert "orc-2" in reserve(cave.game, "orc"), "what others killed goes back"
    assert not {"orc-1", "troll-1"} & {*reserve(cave.game, "orc"), *reserve(cave.game, "troll")}
    cave.sound()
    resolve(cave)
    assert cave.sheet(HUNTER).gold == 300, "what he keeps pays nothing later"


@rule("soloth.hunter.keeps-monsters")
def test_a_dead_hunter_keeps_nothing(cave: Cave):
    kill(cave, "orc-1")
    change(cave.game, HUNTER, health=0)
    resolve(cave)
    assert cave.state.trophies == ()
    assert "orc-1" in reserve(cave.game, "orc")


@rule(
    "soloth.hunter.activate",
    "soloth.hunter.orc-hide-shield",
    "soloth.hunter.own-cost",
    "soloth.hunter.spent-monsters",
    "soloth.hunter.active-side",
)
def test_with_an_orc_and_a_zombie_the_only_artefact_he_can_pay_is_the_orc_hide_shield(cave: Cave):
    kill(cave, "orc-1", "zombie-1")
    resolve(cave)
    assert cave.sheet(HUNTER).gold == 200, "the gold of both comes first"
    assert cave.decision.kind == "activate_artefact"
    assert cave.options() == ["activate:orc-hide-shield", "store"]
    assert len(cave.refused()) == 6
    cave.answer("activate:orc-hide-shield")
    assert cave.state.artefacts == ("orc-hide-shield",)
    assert cave.state.trophies == ()
    assert {"orc-1"} <= {*reserve(cave.game, "orc")}
    assert {"zombie-1"} <= {*reserve(cave.game, "zombie")}
    assert "artefact/orc-hide-shield" in cave.game.cards_of(HUNTER)
    cave.sound()


@rule("soloth.hunter.own-cost", "soloth.hunter.cost-circles", "soloth.hunter.wild-circles")
def test_every_artefact_has_a_cost_in_families_and_at_least_one_wild_icon(cave: Cave):
    artefacts = cave.game.content.artefact
    costs = {id: (dict(artefact.cost), artefact.any) for id, artefact in artefacts.items()}
    assert costs["orc-hide-shield"] == ({"dungeon": 1}, 1)
    assert costs["grave-lantern"] == ({"undead": 2}, 2)
    assert all(cost and wild >= 1 for cost, wild in costs.values())
    cave.keep("ghoul-1", "zombie-1", "orc-1")
    assert not can_afford(cave.game, artefacts["gargoyle-claw"], 0), "no blue monster"
    assert can_afford(cave.game, artefacts["skeleton-hand"], 0)
    cave.state.trophies = ("ghoul-1", "orc-1", "orc-2")
    assert not can_afford(cave.game, artefacts["skeleton-hand"], 0), "one grey circle is left open"


@rule("soloth.hunter.wild-circles")
def test_a_wild_icon_takes_any_family_even_one_already_asked_for(cave: Cave):
    cave.keep("orc-1", "orc-2")
    assert can_afford(cave.game, cave.game.content.artefact["orc-hide-shield"], 0)
    cave.run(ActivateArtefacts())
    cave.answer("activate:orc-hide-shield")
    assert cave.state.artefacts == ("orc-hide-shield",)
    assert cave.state.trophies == ()


@rule("soloth.hunter.wild-circles", "soloth.hunter.cost-circles")
def test_he_chooses_which_kinds_he_gives_up(cave: Cave):
    cave.keep("orc-1", "troll-1", "zombie-1", "centaur-1")
    cave.run(ActivateArtefacts())
    cave.answer("activate:orc-hide-shield")
    assert cave.decision.kind == "pay_trophy"
    assert cave.options() == ["give_up:orc", "give_up:troll"]
    assert cave.decision.rule == "soloth.hunter.cost-circles"
    cave.answer("give_up:troll")
    assert cave.decision.rule == "soloth.hunter.wild-circles"
    assert cave.options() == ["give_up:orc", "give_up:zombie", "give_up:centaur"]
    cave.answer("give_up:zombie")
    assert cave.state.trophies == ("orc-1", "centaur-1")


@rule("soloth.hunter.any-order")
def test_the_dearest_may_come_first(cave: Cave):
    cave.keep("orc-1", "zombie-1", "centaur-1", "fire-spirit-1", "orc-2", "zombie-2")
    cave.run(ActivateArtefacts())
    assert "activate:mantle-of-beasts" in cave.options()
    cave.answer("activate:mantle-of-beasts")
    while cave.decision.kind == "pay_trophy":
        cave.answer(cave.options()[0])
    assert cave.state.artefacts == ("mantle-of-beasts",)


@rule("soloth.hunter.size-irrelevant")
def test_a_large_disc_pays_no_more_than_a_medium_one(cave: Cave):
    artefact = cave.game.content.artefact["orc-hide-shield"]
    for trophies in (("giant-scorpion-1", "cerberus-1"), ("orc-1", "zombie-1")):
        cave.state.trophies = trophies
        assert can_afford(cave.game, artefact, 0)
    cave.state.trophies = ("giant-scorpion-1",)
    assert not can_afford(cave.game, artefact, 0)


@rule("soloth.hunter.may-store", "soloth.hunter.stored-usable")
def test_stored_monsters_pay_in_a_later_room_like_fresh_ones(cave: Cave):
    kill(cave, "orc-1")
    resolve(cave)
    assert cave.is_done, "there is nothing he could pay for"
    assert cave.state.trophies == ("orc-1",)
    kill(cave, "zombie-1")
    resolve(cave)
    assert cave.options() == ["activate:orc-hide-shield", "store"]
    cave.answer("store")
    assert cave.state.trophies == ("orc-1", "zombie-1")
    resolve(cave)
    cave.answer("activate:orc-hide-shield")
    assert cave.state.artefacts == ("orc-hide-shield",)


def enter(cave: Cave, card: str, *, explored: bool = False) -> None:
    """The heroes enter a combat room."""
    level = cave.game.content.room[card].level
    cave.state.unlaid = tuple(other for other in cave.state.unlaid if other != f"room/{card}")
    cave.state.places[0] = PlacedCard(0, 0, level, f"room/{card}", explored)
    cave.run(begin_at("enter", Quest()))


@rule("soloth.hunter.overseer-takes-back")
@pytest.mark.parametrize("count", [0, 1])
def test_the_overseer_may_take_back_what_the_room_calls_for_and_the_reserve_lacks(count: int):
    cave = Cave(lord="hydra")
    cave.keep("orc-1", "orc-2", "orc-3", "orc-4", "orc-5", "troll-1")
    enter(cave, "s01")  # an orc and two salamanders
    assert cave.decision.kind == "reclaim"
    assert cave.decision.seat == 0
    assert cave.options() == ["reclaim:1", "reclaim:0"], "no more than are missing"
    cave.answer(f"reclaim:{count}")
    assert cave.saw("trophies_reclaimed") == bool(count)
    orcs = [name for name in cave.state.figures if name.startswith("orc-")]
    assert len(orcs) == count
    assert len(cave.state.trophies) == 6 - count
    assert "troll-1" in cave.state.trophies
    cave.sound()


@rule("soloth.hunter.overseer-takes-back", "catacombs.labyrinth.revisit-half")
def test_in_a_room_explored_before_he_takes_back_no_more_than_half_of_its_card():
    cave = Cave(lord="hydra")
    cave.keep(*(f"gargoyle-{n}" for n in range(1, 4)), *(f"manticore-{n}" for n in range(1, 4)))
    enter(cave, "s07", explored=True)  # two gargoyles, a manticore and one that wanders: two of them
    assert cave.options() == ["reclaim:2", "reclaim:1", "reclaim:0"]
    cave.answer("reclaim:1")
    assert dict(cave.decision.about)["monster"] == "manticore"
    cave.answer("reclaim:1")
    assert cave.decision.kind == "muster"
    cave.answer("take:gargoyle", "take:manticore")
    assert cave.decision.kind == "place_hero"


@rule("soloth.hunter.overseer-takes-back", "catacombs.labyrinth.revisit-half")
def test_with_half_of_the_card_taken_back_nothing_more_is_called_for():
    cave = Cave(lord="hydra")
    cave.keep(*(f"gargoyle-{n}" for n in range(1, 4)), *(f"manticore-{n}" for n in range(1, 4)))
    enter(cave, "s07", explored=True)
    cave.answer("reclaim:2")
    assert cave.decision.kind == "muster", "he is not asked about the manticore"
    assert "manticore-1" in cave.state.trophies


@rule("soloth.hunter.overseer-takes-back", "catacombs.labyrinth.revisit-half")
@pytest.mark.parametrize("explored", [False, True])
def test_where_the_reserve_has_half_of_the_card_nothing_is_asked(monkeypatch: pytest.MonkeyPatch, explored: bool):
    cave = Cave(lord="hydra")
    room = cave.game.content.room["s01"]
    monkeypatch.setitem(cave.game.content.room, "s01", replace(room, monsters={"orc": 4}, wandering=0))
    cave.keep("orc-1", "orc-2")
    enter(cave, "s01", explored=explored)
    assert (cave.decision.kind == "reclaim") is not explored


@rule("soloth.hunter.overseer-takes-back")
def test_what_no_room_holds_twice_is_not_taken_back(monkeypatch: pytest.MonkeyPatch):
    cave = Cave(lord="hydra")
    room = cave.game.content.room["s01"]
    monkeypatch.setitem(cave.game.content.room, "s01", replace(room, monsters={"phoenix": 2}, wandering=0))
    cave.keep("phoenix-2")
    assert reserve(cave.game, "phoenix") == ["phoenix-1"]
    enter(cave, "s01")
    assert cave.decision.kind != "reclaim"


@rule("soloth.hunter.overseer-takes-back")
def test_with_enough_in_the_reserve_nothing_is_asked():
    cave = Cave(lord="hydra")
    cave.keep("orc-1", "orc-2", "orc-3")
    enter(cave, "s01")
    assert cave.decision.kind != "reclaim"
    assert len(cave.state.trophies) == 3


@rule("soloth.hunter.overseer-takes-back", "soloth.command-undead.take-from-pool")
def test_during_a_fight_his_trophies_are_out_of_reach(cave: Cave):
    cave.keep(*(f"skeleton-warrior-{number}" for number in range(1, 6)))
    cave.put("vampire-1", 20, 12.5)
    cave.run(Activation(figure="vampire-1"))
    cave.answer("attack:melee+command-undead", SOFT, "go_on")
    assert cave.saw("reserve_empty", monster="skeleton-warrior")
    assert cave.is_done


@rule("soloth.hunter.incapacity-suspends")
def test_his_artefacts_do_nothing_while_he_is_incapacitated(cave: Cave):
    cave.serve("skeleton-hand", "ember-heart")
    for incapacity, is_asked in ((0, True), (FELL, False)):
        cave.put("orc-1", 16, 12.5)
        cave.put(HUNTER, 10, 12.5, incapacity=incapacity)
        cave.strike("orc-1", HUNTER)
        assert (cave.decision.kind == "react") == is_asked
        if is_asked:
            cave.answer("pass")
    del cave.state.discs["orc-1"]
    cave.put(HUNTER, 10, 12.5)
    cave.put("fire-spirit-1", 16, 12.5, wall=True)
    health = cave.health(HUNTER)
    cave.put("paladin", 4, 12.5)
    cave.strike("paladin", HUNTER, speed=1500)
    assert cave.health(HUNTER) == health - 1, "he burns while he is down"


# What artefacts do


@rule("soloth.incorporeal.only-by-leaving", "catacombs.ability.absorption")
@pytest.mark.parametrize(
    ("monster", "why"),
    [
        ("shade-1", "soloth.incorporeal.only-by-leaving"),
        ("fire-demon-1", "catacombs.ability.absorption"),
    ],
)
def test_the_orc_hide_shield_harms_nobody_who_is_safe_from_it(cave: Cave, monster: str, why: str):
    cave.serve("orc-hide-shield")
    cave.put(monster, 16, 12.5)
    before = cave.health(monster)
    cave.strike(monster, HUNTER)
    cave.answer("play:artefact/orc-hide-shield")
    assert cave.lost(HUNTER) == 0, "the attack is ignored all the same"
    assert cave.health(monster) == before
    assert cave.is_in_play(monster)
    assert cave.rules("unharmed") == [why]


@rule("catacombs.lord.sorcerer")
def test_the_orc_hide_shield_does_not_see_through_a_veil(cave: Cave):
    cave.serve("orc-hide-shield")
    cave.put("sorcerer", 16, 12.5, veiled=True)
    cave.strike("sorcerer", HUNTER)
    cave.answer("play:artefact/orc-hide-shield")
    assert cave.lost("sorcerer") == 0
    assert cave.rules("unharmed") == ["catacombs.lord.sorcerer"]


def test_the_orc_hide_shield_turns_an_attack_once_in_a_room_and_can_kill(cave: Cave):
    cave.serve("orc-hide-shield")
    cave.put("zombie-1", 16, 12.5)
    cave.strike("zombie-1", HUNTER)
    assert cave.options() == ["play:artefact/orc-hide-shield", "pass"]
    cave.answer("play:artefact/orc-hide-shield")
    assert cave.lost(HUNTER) == 0
    assert cave.figure("zombie-1").killer == HUNTER
    assert not cave.is_in_play("zombie-1")
    cave.put("orc-1", 16, 12.5)
    cave.put(HUNTER, 10, 12.5)
    cave.strike("orc-1", HUNTER)
    assert cave.is_done
    cave.sound()


def test_an_ember_heart_gives_a_fireball_and_proof_against_fire_walls(cave: Cave):
    cave.serve("ember-heart")
    cave.put("fire-spirit-1", 16, 12.5, wall=True)
    cave.strike(HUNTER, "fire-spirit-1")
    assert cave.lost(HUNTER) == 0
    cave.act(HUNTER, "use:artefact/ember-heart")
    assert cave.decision.kind == "place_projectile"
    cave.run(Activation(figure=HUNTER))
    assert "use:artefact/ember-heart" in cave.refused()


def test_a_gargoyle_claw_gives_one_more_flick_after_a_melee_attack_only_and_once_in_a_room(cave: Cave):
    cave.serve("gargoyle-claw")
    cave.put("orc-1", 16, 12.5)
    cave.act(HUNTER, "pass")
    assert cave.is_done
    cave.act(HUNTER, "attack:melee", SOFT)
    assert cave.options() == ["play:artefact/gargoyle-claw", "pass"]
    cave.answer("play:artefact/gargoyle-claw")
    cave.flick("orc-1")
    assert cave.health("orc-1") == 2
    assert cave.is_done
    cave.act(HUNTER, "attack:melee", SOFT)
    assert cave.is_done


@rule("soloth.families.effects-on-families")
@pytest.mark.parametrize(
    ("monster", "lost"), [("orc-1", 0), ("centaur-1", 0), ("wight-1", 0), ("flame-salamander-1", 1)]
)
def test_a_silver_bolt_hurts_only_hell(cave: Cave, monster: str, lost: int):
    cave.put(HUNTER, 10, 12.5)
    cave.put(monster, 18, 12.5)
    before = cave.health(monster)
    cave.strike(HUNTER, monster, "silver-bolt")
    assert cave.saw("struck", target=monster)
    assert before - cave.health(monster) == lost


def test_a_sinew_bow_and_a_silver_quiver_add_bolts(cave: Cave):
    def bolts() -> int:
        thrown = 0
        while True:
            cave.run(Activation(figure=HUNTER))
            if "special:silver-bolt" in cave.refused():
                return thrown
            cave.answer("special:silver-bolt")
            cave.answer(cave.decision.example, SOFT)
            thrown += 1

    assert bolts() == 1
    cave.serve("sinew-bow")
    assert bolts() == 2
    cave.give(HUNTER, "silver-quiver")
    assert bolts() == 1


@rule("soloth.families.effects-on-families")
def test_a_grave_lantern_destroys_shades_and_a_mantle_is_critical_against_all_families(cave: Cave):
    cave.serve("grave-lantern")
    cave.put("shade-1", 16, 12.5)
    cave.strike(HUNTER, "shade-1", speed=700)
    assert cave.figure("shade-1").killer == HUNTER
    cave.put(HUNTER, 10, 12.5)
    cave.put("orc-1", 16, 12.5)
    cave.strike(HUNTER, "orc-1", speed=700)
    assert cave.health("orc-1") == 1
    cave.serve("mantle-of-beasts")
    cave.put(HUNTER, 10, 12.5)
    cave.put("orc-1", 16, 12.5, health=2)
    cave.strike(HUNTER, "orc-1", speed=700)
    assert cave.health("orc-1") == 0


def test_a_trophy_belt_makes_one_artefact_of_a_phase_cheaper(cave: Cave):
    cave.give(HUNTER, "trophy-belt")
    cave.keep("orc-1", "centaur-1")
    cave.run(ActivateArtefacts())
    assert set(cave.options("activate")) == {"activate:orc-hide-shield", "activate:gargoyle-claw", "activate:sinew-bow"}
    cave.answer("activate:orc-hide-shield")
    assert cave.state.trophies == ("centaur-1",)
    assert cave.is_done, "the second is dear again"
    cave.keep("troll-1", "zombie-1")
    cave.run(begin_at("choose", ActivateArtefacts(discounted=True)))
    assert "activate:sinew-bow" in cave.options(), "but no dearer than its card says"


@rule("soloth.hunter.keeps-monsters")
def test_who_has_killed_nobody_keeps_nobody(cave: Cave):
    keep_trophies(cave.game)
    assert not cave.saw("trophies_kept")


@rule("soloth.hunter.activate")
def test_an_artefact_that_serves_is_not_offered_again(cave: Cave):
    cave.keep(*(f"{kind}-{number}" for kind in ("orc", "zombie", "skeleton-warrior", "centaur") for number in (1, 2)))
    cave.run(ActivateArtefacts())
    first = cave.options("activate")[0]
    cave.serve(first.partition(":")[2])
    cave.run(ActivateArtefacts())
    assert first not in cave.options("activate")
    assert first not in cave.refused()
