"""The Merchant, the Healer, gold, and what equipment does."""

from typing import Any

import pytest
from msgspec.structs import replace

from souterrain.games.catacombs.acts import Chain
from souterrain.games.catacombs.equipment import item_card
from souterrain.games.catacombs.figure import change
from souterrain.games.catacombs.healer import Healer
from souterrain.games.catacombs.install import Install
from souterrain.games.catacombs.merchant import Merchant, half
from souterrain.games.catacombs.pay import Pay
from tests.catacombs.scene import SOFT, Hall, begin_at
from tests.rule import rule


@pytest.fixture
def hall() -> Hall:
    return Hall()


def stall(*items: str, **options: Any) -> Hall:
    """A visit to the Merchant with these cards for sale; gold comes from the bank."""
    hall = Hall(**options)
    cards = tuple(item_card(item) for item in items)
    hall.state.stall = cards
    hall.state.deck = tuple(card for card in hall.state.deck if card not in cards)
    return hall


def enrich(hall: Hall, **gold: int) -> None:
    for hero, amount in gold.items():
        hall.give(hero, gold=amount)
        hall.state.bank -= amount


def visit(hall: Hall) -> None:
    hall.run(begin_at("choose", Merchant()))


# Gold


@rule("catacombs.gold.source")
def test_gold_comes_in_cards_of_100_and_500_and_the_bank_holds_all_of_it(hall: Hall):
    coins = {coin.value: coin.count for coin in hall.game.content.coin.values()}
    assert set(coins) == {100, 500}
    assert sum(coins.values()) == 40
    assert hall.state.bank == sum(value * count for value, count in coins.items())


# The Merchant


@rule("catacombs.merchant.visit", "catacombs.gold.uses", "catacombs.merchant.payment")
def test_a_card_is_bought_with_gold_that_goes_back_to_the_bank():
    hall = stall("quiver", path="labyrinth")
    enrich(hall, elf=700)
    bank = hall.state.bank
    visit(hall)
    assert hall.options() == ["buy:item/quiver:elf", "done"]
    hall.answer("buy:item/quiver:elf", "give:600")
    assert hall.sheet("elf").items == ("item/quiver",)
    assert hall.sheet("elf").gold == 100
    assert hall.state.bank == bank + 600
    assert hall.state.stall == ()


@rule("catacombs.merchant.six-cards", "catacombs.setup.equipment-deck")
def test_six_cards_are_turned_up_and_three_stay_hidden(hall: Hall):
    assert len(hall.state.deck) == 9
    enrich(hall, wizard=2000, elf=2000, thief=2000, barbarian=2000)
    hall.run(Merchant())
    assert len(hall.state.stall) == 6
    assert len(hall.state.deck) == 3
    assert not {*hall.state.stall} & {*hall.state.deck}
    assert hall.game.view(1).state.deck == (None, None, None)
    order = Hall()
    order.state.chance.seed = 99
    order.run(Merchant())
    assert order.state.stall != hall.state.stall, "they are shuffled"


@rule("catacombs.merchant.discount")
def test_two_items_are_sold_at_half_price_rounded_up_to_the_next_100():
    assert [half(price) for price in (300, 400, 500, 900)] == [200, 200, 300, 500]
    hall = stall("throwing-knives", "shadow-cloak", "healing-potion")
    enrich(hall, thief=3000)
    visit(hall)
    hall.answer("buy:item/throwing-knives:thief")
    assert [option["price"] for option in hall.decision.options] == [400, 700]
    hall.answer("half:400", "give:400", "buy:item/healing-potion:thief", "full:400", "give:400")
    hall.answer("buy:item/shadow-cloak:thief")
    assert hall.options() == ["half:400", "full:800"], "the one at full price did not count"
    hall.answer("half:400", "give:400")
    assert hall.sheet("thief").gold == 3000 - 1200


@rule("catacombs.merchant.discount")
def test_a_third_item_costs_its_full_price():
    hall = stall("throwing-knives", "shadow-cloak", "healing-potion")
    enrich(hall, thief=3000)
    visit(hall)
    hall.answer("buy:item/throwing-knives:thief", "half:400", "give:400")
    hall.answer("buy:item/shadow-cloak:thief", "half:400", "give:400")
    hall.answer("buy:item/healing-potion:thief")
    assert hall.decision.kind == "contribute"
    assert dict(hall.decision.about)["price"] == 400


@rule("catacombs.merchant.pooling")
def test_gold_may_be_pooled_and_every_controller_says_what_is_given():
    hall = stall("quiver", seats=5, path="labyrinth")
    enrich(hall, elf=200, thief=500)
    visit(hall)
    hall.answer("buy:item/quiver:elf", "give:200")
    assert hall.decision.seat == 3, "the thief's player is asked"
    assert hall.options()[-1] == "give:400"
    hall.answer("give:400")
    assert hall.sheet("elf").items == ("item/quiver",)
    assert hall.sheet("thief").gold == 100


@rule("catacombs.merchant.pooling")
def test_who_gives_nothing_is_not_said_to_have_paid():
    hall = stall("quiver", seats=5, path="labyrinth")
    enrich(hall, elf=200, thief=600)
    visit(hall)
    hall.answer("buy:item/quiver:elf", "give:0", "give:600")
    assert hall.sheet("elf").items == ("item/quiver",)
    assert [event.data["figure"] for event in hall.events("gold_spent")] == ["thief"]


@rule("catacombs.merchant.pooling")
def test_nobody_needs_to_pool_and_what_does_not_come_together_is_not_paid():
    hall = stall("quiver", seats=5, path="labyrinth")
    enrich(hall, elf=200, thief=500)
    visit(hall)
    hall.answer("buy:item/quiver:elf", "give:200", "give:100")
    assert hall.saw("not_paid")
    assert hall.sheet("elf").items == ()
    assert (hall.sheet("elf").gold, hall.sheet("thief").gold) == (200, 500)
    hall.state.sheets["thief"] = hall.sheet("thief")
    enrich(hall, thief=300)
    visit(hall)
    assert hall.is_done, "together they could not pay it"


@rule("catacombs.merchant.extra-pieces")
def test_the_familiars_disc_comes_with_its_card():
    hall = stall("familiar", path="labyrinth")
    enrich(hall, wizard=600)
    visit(hall)
    hall.answer("buy:item/familiar:wizard", "give:600")
    hall.run(Install())
    assert "familiar" in hall.state.figures


# Equipment


@rule("catacombs.equipment.card")
def test_every_card_says_what_it_does_for_whom_and_at_what_price(hall: Hall):
    content = hall.game.content
    assert len(content.item) == 9
    for item in content.item.values():
        assert item.price % 100 == 0
        assert item.heroes
        assert item.effects
        for lang in ("en", "fr"):
            assert hall.game.loaded.words(lang).text("item", item)


@rule("catacombs.equipment.owner-only", "catacombs.equipment.not-for-allies")
def test_a_card_goes_only_to_a_hero_it_lists_and_never_to_an_ally():
    hall = stall("quiver", "map", path="labyrinth", map_card=True)
    hall.put("familiar", 5, 3)
    enrich(hall, elf=3000)
    visit(hall)
    bought = [option for option in hall.options("buy") if "quiver" in option]
    assert bought == ["buy:item/quiver:elf"]
    assert hall.refused()["buy:item/quiver:thief"] == "catacombs.equipment.owner-only"
    assert not any("familiar" in option for option in (*hall.options(), *hall.refused()))
    assert len([option for option in hall.options("buy") if "map" in option]) == 4


@rule("catacombs.equipment.owner-only")
def test_only_the_owner_uses_a_card(hall: Hall):
    hall.give("thief", "healing-potion")
    hall.band()
    hall.put("orc-1", 40, 3)
    hall.act("elf")
    assert not hall.options("use")
    hall.act("thief")
    assert hall.options("use") == ["use:item/healing-potion"]


@rule("catacombs.equipment.no-carry-limit")
def test_a_hero_may_own_any_number_of_cards():
    hall = stall("throwing-knives", "shadow-cloak", "healing-potion", "map", path="labyrinth", map_card=True)
    enrich(hall, thief=5000)
    visit(hall)
    for item, price in (("throwing-knives", 700), ("shadow-cloak", 800), ("healing-potion", 400), ("map", 300)):
        hall.answer(f"buy:item/{item}:thief", f"give:{price}")
    assert len(hall.sheet("thief").items) == 4


@rule("catacombs.equipment.no-trade")
def test_equipment_is_never_given_on(hall: Hall):
    hall.give("thief", "healing-potion")
    enrich(hall, thief=500, elf=500)
    hall.run(Merchant())
    verbs = {option.verb for option in hall.decision.options}
    assert verbs <= {"buy", "done"}
    hall.band()
    hall.put("orc-1", 40, 3)
    hall.act("thief")
    assert {option.verb for option in hall.decision.options} == {"attack", "special", "use", "pass"}


@rule("catacombs.equipment.affects-user")
def test_a_potion_heals_its_user_only(hall: Hall):
    hall.give("thief", "healing-potion")
    hall.put("thief", 5, 3, health=4)
    hall.put("elf", 5, 8, health=4)
    hall.put("orc-1", 40, 3)
    hall.act("thief", "use:item/healing-potion")
    assert hall.health("thief") == 7
    assert hall.health("elf") == 4


@rule("catacombs.equipment.discarded-is-gone", "catacombs.equipment.conditions")
def test_a_potion_is_an_action_and_out_of_the_game_afterwards(hall: Hall):
    hall.give("thief", "healing-potion")
    hall.put("thief", 5, 3, health=4)
    hall.put("orc-1", 40, 3)
    hall.act("thief", "use:item/healing-potion")
    assert hall.figure("thief").acted
    assert hall.told()[-2:] == [
        "The Thief uses Healing Potion, which is discarded.",
        "The Thief regains 3 health (7 now).",
    ]
    assert hall.sheet("thief").items == ()
    assert hall.state.discards == ("item/healing-potion",)
    hall.run(Merchant())
    assert "item/healing-potion" not in (*hall.state.stall, *hall.state.deck)


@rule("catacombs.equipment.conditions")
def test_knives_fly_twice_in_a_room_and_again_in_the_next(hall: Hall):
    hall.give("thief", "throwing-knives")
    hall.put("thief", 10, 12.5)
    hall.put("orc-1", 40, 3)
    for _ in range(2):
        hall.act("thief", "use:item/throwing-knives")
        hall.answer(hall.decision.example, SOFT)
    hall.act("thief")
    assert hall.refused()["use:item/throwing-knives"] == "catacombs.equipment.conditions"
    hall.run(Install())
    assert hall.sheet("thief").used == ()


@rule("catacombs.equipment.conditions")
def test_the_rage_draught_is_drunk_without_an_action_and_then_gone(hall: Hall):
    hall.give("barbarian", "rage-draught")
    hall.put("barbarian", 10, 12.5)
    hall.put("orc-1", 40, 3)
    hall.act("barbarian", "use:item/rage-draught")
    assert hall.sheet("barbarian").rage == 3
    assert not hall.figure("barbarian").acted
    assert hall.options() == ["attack:melee", "special:rage", "pass"]
    assert hall.state.discards == ("item/rage-draught",)


@rule("catacombs.equipment.conditions")
def test_the_quiver_gives_one_more_shot_in_each_room(hall: Hall):
    hall.give("elf", "quiver")
    hall.put("elf", 10, 12.5)
    hall.put("orc-1", 40, 3)
    for _ in range(3):
        hall.act("elf", "special:bow")
        hall.answer(hall.decision.example, SOFT)
    hall.act("elf")
    assert "special:bow" in hall.refused()


@rule("catacombs.equipment.conditions", "catacombs.equipment.affects-user")
def test_the_cloak_ignores_one_attack_in_a_room_but_not_the_push(hall: Hall):
    hall.give("thief", "shadow-cloak")
    hall.put("thief", 16, 12.5)
    hall.put("elf", 40, 3)
    hall.put("ghoul-1", 10, 12.5)
    hall.strike("ghoul-1", "thief", "melee-stun")
    assert hall.options() == ["play:item/shadow-cloak", "pass"]
    hall.answer("play:item/shadow-cloak")
    assert hall.health("thief") == 10
    assert not hall.figure("thief").incapacity
    assert hall.at("thief") != (16, 12.5)
    hall.strike("ghoul-1", "thief", "melee-stun", 2500)
    assert hall.health("thief") == 9, "it is used up for this room"


@rule("catacombs.equipment.conditions")
def test_each_player_declines_with_cards_of_their_own(monkeypatch: pytest.MonkeyPatch):
    hall = Hall(seats=5)
    for hero, card in (("thief", "shadow-cloak"), ("elf", "battle-axe")):
        hall.give(hero, card)
    items = hall.game.content.item
    monkeypatch.setitem(items, "battle-axe", replace(items["shadow-cloak"], id="battle-axe", heroes=("elf",)))
    hall.put("ghoul-1", 10, 12.5)
    hall.put("thief", 16, 14.2)
    hall.put("elf", 16, 10.8)
    hall.strike("ghoul-1", (20, 12.5))
    hall.answer("pass", "pass")
    told = {event.data["seat"]: event.data["cards"] for event in hall.events("reaction_declined")}
    assert told == {1: ("item/battle-axe",), 3: ("item/shadow-cloak",)}


@rule("catacombs.equipment.conditions")
def test_the_axe_makes_one_melee_flick_critical_but_none_of_a_chain(hall: Hall):
    hall.give("barbarian", "battle-axe")
    hall.put("barbarian", 10, 12.5)
    hall.put("orc-1", 16, 12.5)
    hall.put("elf", 40, 3)
    hall.run(Chain(figure="barbarian", attack="melee-chain-4"))
    assert hall.decision.kind == "flick"
    hall.act("barbarian", "attack:melee")
    assert hall.options() == ["play:item/battle-axe", "pass"]
    hall.answer("play:item/battle-axe")
    hall.flick("orc-1")
    assert hall.saw("damaged", figure="orc-1", amount=2)
    hall.act("barbarian", "attack:melee")
    assert hall.decision.kind == "flick"


def test_the_staff_throws_a_fireball_that_is_no_spell(hall: Hall):
    hall.give("wizard", "fire-staff")
    hall.put("wizard", 10, 12.5)
    hall.put("orc-1", 20, 12.5)
    hall.act("wizard", "use:item/fire-staff")
    hall.answer(hall.decision.example)
    hall.flick("orc-1", 1500)
    assert hall.health("orc-1") == 1
    assert len(hall.state.spells) == 12


@rule("catacombs.equipment.off-when-incapacitated")
def test_equipment_of_an_incapacitated_hero_does_nothing(hall: Hall):
    hall.give("thief", "shadow-cloak", "map")
    hall.put("thief", 16, 12.5, incapacity=2)
    hall.put("elf", 40, 3)
    hall.put("orc-1", 10, 12.5)
    hall.strike("orc-1", "thief")
    assert hall.health("thief") == 9
    hall.state.discs.clear()
    hall.run(Install())
    assert hall.state.agenda[-1].queue[-1] != "thief", "nor is the bearer of the map placed last"


def test_the_bearer_of_the_map_is_placed_after_the_monsters(hall: Hall):
    hall.give("thief", "map")
    hall.put("orc-1", 40, 3)
    hall.state.discs.clear()
    hall.run(Install())
    assert hall.state.agenda[-1].queue == ("elf", "barbarian", "wizard", "orc-1", "thief")


# The Healer


@rule("catacombs.healer.visit", "catacombs.healer.touch", "catacombs.gold.uses")
def test_a_touch_costs_300_and_gives_one_health(hall: Hall):
    enrich(hall, elf=700, thief=300)
    change(hall.game, "elf", health=5)
    bank = hall.state.bank
    hall.run(Healer())
    hall.answer("touch:elf", "give:200", "give:100")
    assert hall.health("elf") == 6
    assert (hall.sheet("elf").gold, hall.sheet("thief").gold) == (500, 200), "gold may be pooled"
    assert hall.state.bank == bank + 300


@rule("catacombs.healer.multiple-services")
def test_several_services_may_be_bought_in_one_visit(hall: Hall):
    enrich(hall, elf=2000)
    change(hall.game, "elf", health=5)
    hall.run(Healer())
    hall.answer("touch:elf", "give:300", "touch:elf", "give:300", "done")
    assert hall.health("elf") == 7
    assert hall.is_done


@rule("catacombs.healer.cap", "catacombs.health.maximum")
def test_no_touch_is_sold_to_a_hero_at_full_health(hall: Hall):
    enrich(hall, elf=2000)
    change(hall.game, "elf", health=7)
    hall.run(Healer())
    assert hall.refused()["touch:thief"] == "catacombs.healer.cap"
    hall.answer("touch:elf", "give:300")
    assert hall.health("elf") == 8
    assert hall.is_done, "nobody is hurt any more"


@rule("catacombs.healer.resurrection", "catacombs.death.can-be-resurrected")
def test_the_living_pay_1000_for_a_dead_hero_who_returns_with_two_health(hall: Hall):
    enrich(hall, elf=1000, thief=900)
    change(hall.game, "thief", health=0)
    hall.run(Healer())
    assert hall.options("revive") == ["revive:thief"]
    hall.answer("revive:thief")
    assert dict(hall.decision.about)["figure"] == "elf", "the dead hero's own gold is untouched"
    hall.answer("give:1000")
    assert hall.health("thief") == 2
    assert not hall.figure("thief").petrified
    assert hall.sheet("elf").gold == 0


@rule("catacombs.healer.resurrection-possessions", "catacombs.death.keeps-possessions")
def test_the_revived_hero_has_kept_gold_and_equipment_and_may_buy_more_health(hall: Hall):
    hall.give("thief", "shadow-cloak")
    enrich(hall, elf=1000, thief=900)
    change(hall.game, "thief", health=0)
    hall.run(Healer())
    hall.answer("revive:thief", "give:1000")
    assert hall.sheet("thief").items == ("item/shadow-cloak",)
    assert hall.sheet("thief").gold == 900
    hall.answer("touch:thief", "give:300")
    assert hall.health("thief") == 3


@rule("catacombs.death.keeps-possessions")
def test_gold_of_a_dead_hero_cannot_be_pooled(hall: Hall):
    enrich(hall, thief=900)
    change(hall.game, "thief", health=0)
    change(hall.game, "elf", health=5)
    hall.run(Healer())
    assert hall.is_done
    hall.run(Pay(price=300, first="elf", rule="catacombs.healer.touch"))
    assert not hall.saw("gold_spent")
    assert hall.sheet("thief").gold == 900


@rule("catacombs.healer.visit", "catacombs.healer.touch")
def test_where_the_gold_does_not_come_together_the_healer_asks_again():
    hall = Hall(seats=5, path="labyrinth")
    enrich(hall, elf=100, thief=900)
    change(hall.game, "elf", health=1)
    hall.run(Healer())
    hall.answer("touch:elf")
    while hall.decision.kind == "contribute":
        hall.answer("give:0")
    assert hall.saw("not_paid")
    assert hall.decision.kind == "heal"
    assert hall.health("elf") == 1
