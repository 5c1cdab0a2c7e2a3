"""The log of the expansion: cause before consequence, who did it, why nothing came of it, and nothing of the dead."""

import pytest

from souterrain.games.catacombs.soloth.altar import Altar
from souterrain.games.catacombs.soloth.dead import Rise, take_rider
from souterrain.games.catacombs.soloth.hunter import ActivateArtefacts
from souterrain.games.catacombs.soloth.prepare import Prepare
from souterrain.games.catacombs.turn import OverseerTurn
from tests.catacombs.scene import begin_at
from tests.soloth.scene import HARD, Cave, unarmed
from tests.soloth.test_monster import eaten


def order(cave: Cave, *names: str) -> list[str]:
    return [name for name in cave.names() if name in names]


# A flick


def test_the_blow_is_told_before_the_spike_that_it_knocks_off(cave: Cave):
    cave.put("ice-princess", 3, 20)
    cave.put("orc-1", 16, 12.5)
    cave.freeze("orc-1")
    cave.strike("paladin", "orc-1", speed=HARD)
    assert order(cave, "struck", "thawed") == ["struck", "thawed"]
    assert "Orc 1 is free of the ice: the spike was knocked off." in cave.told()


def test_of_a_dead_monster_nobody_says_that_it_is_free(cave: Cave):
    cave.put("ice-princess", 3, 20)
    cave.put("zombie-1", 16, 12.5)
    cave.freeze("zombie-1")
    cave.strike("paladin", "zombie-1", speed=500)
    assert cave.saw("killed", target="zombie-1")
    assert cave.saw("thawed", figure="zombie-1", why="dead", told=True)
    assert not any("ice" in line for line in cave.told())


def test_a_shade_driven_out_is_told_as_struck_and_not_as_a_friend(cave: Cave):
    cave.put("paladin", 42, 12.5)
    cave.put("shade-1", 47, 12.5)
    cave.put("orc-1", 10, 3)
    cave.strike("paladin", "shade-1", speed=2000)
    assert order(cave, "struck", "spared", "banished") == ["struck", "banished"]
    assert cave.saw("banished", target="shade-1", by="paladin", figure="paladin", gold=200)


def test_armour_is_told_before_the_attack_is_ignored():
    cave = Cave()
    cave.put("paladin", 10, 12.5)
    cave.put("witch", 3, 3)
    cave.put("orc-1", 16, 12.5)
    cave.strike("orc-1", "paladin")
    cave.answer("play:paladin/armour")
    assert cave.saw("armour_used", figure="paladin", by="orc-1", armour=1)
    assert cave.told("fr")[-2:] == ["Le Paladin oppose son armure (il en reste 1).", "Le Paladin ignore l’attaque."]


def test_what_has_no_body_and_what_is_no_prey_are_told_apart(cave: Cave):
    cave.put("shade-1", 16, 12.5)
    cave.strike("paladin", "shade-1", speed=500)
    assert cave.saw("spared", target="shade-1", figure="paladin", why="incorporeal")
    cave.put("orc-1", 16, 20.5)
    cave.put("witch-hunter", 10, 20.5)
    cave.strike("witch-hunter", "orc-1", "silver-bolt")
    assert cave.saw("spared", target="orc-1", figure="witch-hunter", attack="silver-bolt", why="family")


def test_a_card_that_saves_is_told_before_it_is_discarded(cave: Cave):
    cave.give("paladin", "phoenix-feather")
    cave.put("paladin", 10, 12.5, health=1)
    cave.put("orc-1", 16, 12.5)
    cave.strike("orc-1", "paladin")
    assert order(cave, "damaged", "survived", "item_discarded") == ["damaged", "survived", "item_discarded"]


def test_a_hired_sword_is_destroyed_before_its_card_goes(cave: Cave):
    cave.give("paladin", "hired-sword")
    cave.put("hired-sword", 10, 20.5)
    cave.put("orc-1", 16, 20.5)
    cave.strike("orc-1", "hired-sword")
    assert order(cave, "ally_lost", "item_discarded") == ["ally_lost", "item_discarded"]
    assert cave.saw("ally_lost", figure="hired-sword", hero="paladin", why="destroyed")


def test_damage_by_a_card_says_so_and_safety_from_it_why(cave: Cave):
    cave.put("witch-hunter", 10, 20.5)
    cave.serve("orc-hide-shield")
    cave.put("orc-1", 16, 20.5)
    cave.strike("orc-1", "witch-hunter")
    cave.answer("play:artefact/orc-hide-shield")
    assert "Orc 1 loses 1 health by the card (1 left)." in cave.told()
    assert cave.saw("damaged", figure="orc-1", by="witch-hunter", why="card")


# Who does it


def test_corrosion_names_the_monster():
    cave = unarmed("rust-monster-1")
    cave.give("witch", "cauldron")
    eaten(cave, "witch", "cauldron")
    assert cave.saw("corroded", figure="witch", by="rust-monster-1", card="item/cauldron")
    assert all(event.data["by"] == "rust-monster-1" for event in cave.events("corrosion_averted"))


def test_a_slave_names_its_master_and_who_is_roused_the_lord(cave: Cave):
    cave.put("lizard-man-1", 20, 12.5)
    cave.put("orc-1", 26, 12.5)
    cave.run(OverseerTurn())
    cave.answer("act:lizard-man-1", "attack:melee")
    cave.flick("orc-1", HARD)
    assert cave.saw("enslaved", figure="orc-1", by="lizard-man-1")
    cave.put("warchief", 40, 3)
    cave.act("warchief", "special:war-cry", "pick:orc-1")
    assert cave.saw("roused", figure="orc-1", by="warchief")


def test_an_ally_that_is_called_is_told_before_what_it_costs(cave: Cave):
    cave.give("witch", "raven")
    cave.run(Prepare())
    cave.answer(cave.options("call")[0])
    assert order(cave, "ally_called", "magic_spent") == ["ally_called", "magic_spent"]
    assert cave.saw("ally_called", figure="witch", targets=("raven",))


def test_a_rider_names_its_mount(cave: Cave):
    cave.put("wolf-rider-1", 16, 12.5)
    take_rider(cave.game, "wolf-rider-1", "orc", 300_000, 125_000)
    assert cave.saw("dismounted", figure="orc-1", target="wolf-rider-1")


def test_a_monster_that_stays_dead_is_told_why(cave: Cave):
    cave.put("phoenix-1", 16, 12.5)
    del cave.state.discs["phoenix-1"]
    cave.run(Rise(figure="phoenix-1"))
    assert cave.told()[-1] == "Phoenix 1 does not rise again: no other monster is left."


# Between fights


def test_a_trophy_is_told_with_what_it_pays_for(cave: Cave):
    cave.keep("orc-1", "ghoul-1")
    cave.run(ActivateArtefacts())
    cave.answer("activate:orc-hide-shield")
    assert [event.data["artefact"] for event in cave.events("trophy_spent")] == ["orc-hide-shield"] * 2
    assert order(cave, "trophy_spent", "artefact_activated")[-1] == "artefact_activated"


@pytest.mark.parametrize(("health", "why"), [(5, "refused"), (0, "useless")])
def test_a_gift_goes_under_the_deck_for_a_reason(cave: Cave, health: int, why: str):
    cave.state.offered = "item/cauldron"
    cave.put("witch", 3, 3, health=health)
    step = Altar(first="refuse")
    cave.run(begin_at("count", step))
    assert cave.saw("gift_refused", card="item/cauldron", why=why)
