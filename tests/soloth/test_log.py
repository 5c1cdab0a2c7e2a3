"""The log of the expansion: cause before consequence, who did it, why nothing came of it, and nothing of the dead."""

import pytest

from souterrain.games.catacombs.figure import change
from souterrain.games.catacombs.soloth.altar import Altar
from souterrain.games.catacombs.soloth.bazaar import Bazaar
from souterrain.games.catacombs.soloth.corrosion import Corrode
from souterrain.games.catacombs.soloth.dead import Rise, take_rider
from souterrain.games.catacombs.soloth.hunter import ActivateArtefacts
from souterrain.games.catacombs.soloth.prepare import Prepare
from souterrain.games.catacombs.turn import Combat, OverseerTurn
from tests.catacombs.scene import SOFT, begin_at
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


def test_who_is_pushed_over_the_edge_is_told_before_the_spike_that_went_with_it(cave: Cave):
    cave.put("ice-princess", 3, 20)
    cave.put("paladin", 42.3, 12.5)
    cave.put("troll-1", 48.3, 12.5)
    cave.freeze("troll-1")
    cave.strike("paladin", "troll-1", speed=700)
    assert order(cave, "struck", "put_back", "thawed") == ["struck", "put_back", "thawed"]
    assert "Troll 1 is free of the ice: the spike went over the edge." in cave.told()


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


def test_a_shade_that_is_driven_out_by_way_of_others_is_told_by_whom(cave: Cave):
    cave.put("paladin", 38, 12.5)
    cave.put("orc-1", 42.5, 12.5)
    cave.put("shade-1", 47, 12.5)
    cave.strike("paladin", "orc-1", speed=2000)
    assert cave.saw("banished", target="shade-1", by="paladin", chain=("paladin", "orc-1"))
    line = "Shade 1 is driven out of the room by the Paladin, in a chain of contacts: Paladin → Orc 1 → Shade 1 (200 gold)."
    assert line in cave.told()
    line = "L’ombre 1 est chassée de la salle par le Paladin, de proche en proche\u00a0: Paladin → Orc 1 → Ombre 1 (200"
    assert any(told.startswith(line) for told in cave.told("fr"))


def test_a_shade_driven_out_for_nothing_names_no_gold(cave: Cave):
    cave.game.emit("banished", target="shade-1", by="witch", figure="witch", chain=(), gold=0)
    assert cave.told()[-1] == "Shade 1 is driven out of the room by the Witch."
    assert cave.told("fr")[-1] == "L’ombre 1 est chassée de la salle par la Sorcière."


def test_of_several_monsters_that_a_spike_has_met_it_is_told_that_one_is_held(cave: Cave):
    cave.put("ice-princess", 10, 3)
    cave.put("orc-1", 18, 1.7)
    cave.put("orc-2", 18, 4.3)
    cave.strike("ice-princess", (30, 3), "ice-spike", speed=2500)
    cave.answer("pick:orc-2")
    assert cave.saw("frozen", figure="orc-2", others=("orc-1",))
    assert "Orc 2 is frozen; one spike cannot hold Orc 1 as well." in cave.told()
    assert "L’orc 2 est gelé\u202f; une seule pique ne peut tenir aussi l’orc 1." in cave.told("fr")


def test_armour_and_what_it_does_are_told_in_one_line():
    cave = Cave()
    cave.put("paladin", 10, 12.5)
    cave.put("witch", 3, 3)
    cave.put("orc-1", 16, 12.5)
    cave.strike("orc-1", "paladin")
    cave.answer("play:paladin/armour")
    assert cave.saw("armour_used", figure="paladin", by="orc-1", armour=1)
    assert [line for line in cave.told("fr") if "ignore" in line or "armure" in line] == [
        "Le Paladin ignore l’attaque grâce à son armure (il en reste 1).",
    ]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "The heroes’ player makes no use of Armour (Paladin)."),
        ("fr", "Le joueur des héros renonce à une réaction\u00a0: Armure (Paladin)."),
    ],
)
def test_armour_that_is_not_raised_is_told_before_what_the_blow_does(lang: str, told: str):
    cave = Cave()
    cave.put("paladin", 10, 12.5)
    cave.put("witch", 3, 3)
    cave.put("orc-1", 16, 12.5)
    cave.strike("orc-1", "paladin", speed=500)
    cave.answer("pass")
    assert cave.told(lang)[-2] == told
    assert cave.saw("damaged", figure="paladin", amount=1)


def test_what_has_no_body_and_what_is_no_prey_are_told_apart(cave: Cave):
    cave.put("shade-1", 16, 12.5)
    cave.strike("paladin", "shade-1", speed=500)
    assert cave.saw("spared", target="shade-1", figure="paladin", why="incorporeal")
    cave.put("orc-1", 16, 20.5)
    cave.put("witch-hunter", 10, 20.5)
    cave.strike("witch-hunter", "orc-1", "silver-bolt")
    assert cave.saw(
        "spared", target="orc-1", figure="witch-hunter", attack="silver-bolt", why="family", families=("hell",)
    )
    assert "This attack harms only certain monsters (Hell): nothing happens to Orc 1." in cave.told()


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


@pytest.mark.parametrize(
    ("target", "why", "en"),
    [
        ("shade-1", "incorporeal", "Shade 1 is not frozen: it has no body."),
        ("warchief", "lord", "The Orc Warchief is not frozen: ice holds no Lord."),
        ("orc-1", "frozen", "Orc 1 is not frozen: a spike lies on it already."),
    ],
)
def test_who_is_not_frozen_is_told_why(cave: Cave, target: str, why: str, en: str):
    cave.put("ice-princess", 20, 12.5)
    cave.put("zombie-1", 40, 3)
    cave.put(target, 26, 12.5)
    if why == "frozen":
        cave.freeze(target)
    cave.strike("ice-princess", target, "ice-spike", speed=300)
    assert cave.saw("unfrozen", figure=target, by="ice-princess", why=why)
    assert cave.told()[-1] == en
    assert not cave.saw("frozen")


# Who does it


def test_corrosion_names_the_monster():
    cave = unarmed("rust-monster-1")
    cave.give("witch", "cauldron")
    eaten(cave, "witch", "cauldron")
    assert cave.saw("corroded", figure="witch", by="rust-monster-1", card="item/cauldron")
    assert all(event.data["by"] == "rust-monster-1" for event in cave.events("corrosion_averted"))


@pytest.mark.parametrize("dying", [True, False])
def test_of_the_dying_nobody_says_that_corrosion_takes_nothing(dying: bool):
    cave = unarmed("rust-monster-1")
    cave.give("witch", "cauldron")
    while not cave.events("corrosion_averted"):
        change(cave.game, "witch", health=0 if dying else 5)
        cave.run(Corrode(hero="witch"))
        cave.give("witch", "cauldron")
    assert cave.saw("corrosion_averted", figure="witch", told=dying)
    assert any(line.endswith("that one, and nothing is lost.") for line in cave.told()) != dying


def test_a_touch_of_decay_names_its_cause_and_whom_it_restores():
    cave = unarmed("wight-1")
    cave.put("orc-1", 40, 3, health=1)
    cave.strike("wight-1", "witch")
    cave.answer("play:wight-1/touch-of-decay")
    assert cave.told()[-1] == "Having hurt a hero, Wight 1 restores Orc 1 by its touch of decay (2 health now)."
    assert cave.told("fr")[-1].endswith(" rend toute sa vie à l’orc 1 (2 points à présent).")


def test_who_is_frozen_is_told_to_sit_out_the_turn(cave: Cave):
    cave.put("orc-1", 26, 12.5)
    cave.put("zombie-1", 40, 3)
    cave.freeze("orc-1")
    cave.run(begin_at("overseer", Combat()))
    assert cave.saw("sat_out", targets=("orc-1",), why="held")
    assert cave.told()[-1] == "Frozen: no action for Orc 1."
    assert cave.told("fr")[-1] == "Dans la glace\u00a0: aucune action pour l’orc 1."


def test_a_slave_names_its_master_and_who_is_roused_the_lord(cave: Cave):
    cave.put("lizard-man-1", 20, 12.5)
    cave.put("orc-1", 26, 12.5)
    cave.run(OverseerTurn())
    cave.answer("act:lizard-man-1", "attack:melee")
    cave.flick("orc-1", HARD)
    line = "Orc 1 must act at once as a slave of Lizard Man 1, besides its own action."
    assert line in cave.told(), "which of several lizard men"
    cave.put("warchief", 40, 3)
    cave.act("warchief", "special:war-cry", "pick:orc-1")
    assert cave.saw("roused", figure="orc-1", by="warchief")
    assert "The war cry of the Orc Warchief lets Orc 1 act at once, besides its own action." in cave.told()
    assert "Le cri de guerre du Chef de guerre orc fait agir aussitôt l’orc 1, en plus de son action." in cave.told(
        "fr"
    )


def test_who_has_acted_out_of_turn_is_not_said_to_have_had_no_action(cave: Cave):
    cave.put("orc-1", 26, 12.5)
    cave.put("zombie-1", 40, 20)
    cave.state.rallied["orc-1"] = cave.state.round
    cave.run(OverseerTurn())
    cave.answer("end")
    assert cave.saw("monsters_held", targets=("orc-1", "zombie-1"), besides=("orc-1",))
    line = "The Overseer leaves it at that: no action for Orc 1 and Zombie 1 in turn (out of turn, already: Orc 1)."
    assert cave.told()[-1] == line
    line = "aucune action pour l’orc 1 et le zombie 1 (ayant déjà agi hors tour\u00a0: Orc 1)."
    assert cave.told("fr")[-1].endswith(line)


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


@pytest.mark.parametrize("left", [True, False])
def test_nobody_is_asked_to_fly_on_once_the_room_is_fought_out(cave: Cave, left: bool):
    cave.give("witch", "broom")
    cave.put("witch", 10, 20)
    if left:
        cave.put("orc-1", 40, 20)
    cave.act("witch", "attack:melee", SOFT)
    assert cave.is_done != left


def test_a_frozen_monster_says_why_it_cannot_act(cave: Cave):
    cave.put("orc-1", 26, 12.5)
    cave.put("zombie-1", 40, 3)
    cave.freeze("orc-1")
    cave.run(OverseerTurn())
    assert cave.options("act") == ["act:zombie-1"]
    assert cave.refusal("act:orc-1").rule == "soloth.ice.no-actions"


# Between fights


@pytest.mark.parametrize(("gold", "rule"), [(0, "catacombs.merchant.pooling"), (100, "")])
def test_one_more_card_that_nobody_can_pay_says_why(cave: Cave, gold: int, rule: str):
    cave.state.deck = ("item/quiver", "item/cauldron")
    cave.enrich(witch=gold)
    options, refused = Bazaar()._offers(cave.game, cave.sheet("witch").seat)
    assert [each.id for each in options if each.verb == "reveal"] == ([] if rule else ["reveal:100"])
    assert [each.rule for each in refused if each.option.verb == "reveal"] == ([rule] if rule else [])


def test_a_trophy_is_told_with_what_it_pays_for(cave: Cave):
    cave.keep("orc-1", "ghoul-1")
    cave.run(ActivateArtefacts())
    cave.answer("activate:orc-hide-shield")
    assert [event.data["artefact"] for event in cave.events("trophy_spent")] == ["orc-hide-shield"] * 2
    assert order(cave, "trophy_spent", "artefact_activated")[-1] == "artefact_activated"
    assert "Orc Hide Shield costs the Witch Hunter 2 monsters." in cave.told()
    assert [event.data["left"] for event in cave.events("trophy_spent")] == [1, 0]
    assert any(line.endswith("back to the reserve (1 more due).") for line in cave.told())


@pytest.mark.parametrize(
    ("blessed", "gold", "why", "en"),
    [
        (True, 0, "blessed", "The altar gives one card only: the heroes leave it."),
        (
            False,
            0,
            "nothing",
            "No card is left, or the purses do not hold an offering: the heroes leave the Altar of Soloth.",
        ),
        (False, 1000, "done", "The heroes leave the Altar of Soloth."),
    ],
)
def test_who_leaves_the_altar_says_why(cave: Cave, blessed: bool, gold: int, why: str, en: str):
    cave.state.blessed = blessed
    cave.enrich(paladin=gold)
    cave.run(Altar())
    if why == "done":
        cave.answer("done")
    assert cave.saw("altar_left", why=why)
    assert cave.told()[-1] == en


@pytest.mark.parametrize(("health", "why"), [(5, "refused"), (0, "useless")])
def test_a_gift_goes_under_the_deck_for_a_reason(cave: Cave, health: int, why: str):
    cave.state.offered = "item/cauldron"
    cave.put("witch", 3, 3, health=health)
    step = Altar(first="refuse")
    cave.run(begin_at("count", step))
    assert cave.saw("gift_refused", card="item/cauldron", why=why, seats=(1,))
    if why == "refused":
        assert "Cauldron is turned down by the heroes’ player and goes under the deck." in cave.told()
        line = "Chaudron\u00a0: la carte est refusée par le joueur des héros et passe sous la pioche."
        assert line in cave.told("fr")


def test_of_cards_that_are_hidden_their_number_is_told(cave: Cave):
    assert cave.game.describe("card", 2) == 2
