"""The Merchant of the expansion, the Altar of Soloth, and rewards that are not gold."""

from typing import Any

import pytest

from souterrain.games.catacombs.equipment import item_card
from souterrain.games.catacombs.figure import change
from souterrain.games.catacombs.quest import Quest
from souterrain.games.catacombs.resolution import Resolution
from souterrain.games.catacombs.soloth.altar import Altar
from souterrain.games.catacombs.soloth.bazaar import Bazaar
from souterrain.games.catacombs.soloth.spoils import give_rewards
from souterrain.games.catacombs.state import PlacedCard
from tests.catacombs.scene import begin_at
from tests.rule import rule
from tests.soloth.scene import Cave


def rich(**options: Any) -> Cave:
    cave = Cave(**options)
    cave.enrich(paladin=2000, witch=2000)
    return cave


def stack(cave: Cave, *items: str) -> None:
    """These cards on top of the deck, in this order."""
    cards = tuple(item_card(item) for item in items)
    cave.state.deck = (*cards, *(card for card in cave.state.deck if card not in cards))


def give_all(cave: Cave) -> None:
    """Whoever is asked gives as much as is due."""
    while cave.game.open_decisions()[0].kind == "contribute":
        cave.answer(cave.options()[-1])


# The Merchant


@rule("soloth.merchant.replaces-base", "soloth.merchant.combined-deck", "soloth.merchant.ten-on-sale")
def test_ten_cards_of_both_boxes_are_laid_out():
    cave = rich()
    assert len(cave.state.deck) == 27
    cave.state.places[0] = PlacedCard(0, 0, "merchant", "chamber/merchant")
    cave.run(begin_at("enter", Quest()))
    assert isinstance(cave.state.agenda[-1], Bazaar)
    assert len(cave.state.stall) == 10
    assert cave.saw("stall_opened", cards=cave.state.stall)
    assert len(cave.state.deck) == 17
    orders = set()
    for seed in range(4):
        other = rich()
        other.state.chance.seed = seed
        other.run(Bazaar())
        orders.add(other.state.stall)
    assert len(orders) > 1


@rule("soloth.merchant.ten-on-sale")
def test_with_fewer_than_ten_cards_left_all_are_shown():
    cave = rich()
    cave.state.discards, cave.state.deck = cave.state.deck[:20], cave.state.deck[20:]
    cave.run(Bazaar())
    assert len(cave.state.stall) == 7
    assert cave.state.deck == ()
    assert "reveal:100" not in cave.options(), "no card is left to be shown"


@rule("soloth.merchant.buy-any", "soloth.merchant.no-discount")
def test_several_items_are_bought_at_full_price_from_pooled_gold():
    cave = rich()
    cave.state.stall = (item_card("war-hammer"), item_card("cauldron"))
    cave.state.deck = tuple(card for card in cave.state.deck if card not in cave.state.stall)
    cave.run(begin_at("choose", Bazaar()))
    cave.answer("buy:item/war-hammer:paladin")
    assert cave.decision.kind == "contribute", "nothing is bargained for"
    assert dict(cave.decision.about)["price"] == 700
    cave.answer("give:400", "give:300")
    cave.answer("buy:item/cauldron:witch")
    give_all(cave)
    assert cave.sheet("paladin").items == ("item/war-hammer",)
    assert cave.sheet("witch").items == ("item/cauldron",)
    assert cave.sheet("paladin").gold + cave.sheet("witch").gold == 4000 - 1200


@rule("soloth.merchant.pay-to-reveal", "soloth.merchant.reveal-unlimited")
def test_one_more_card_is_shown_for_each_hundred_gold_until_the_deck_is_empty():
    cave = rich()
    cave.state.discards, cave.state.deck = cave.state.deck[:14], cave.state.deck[14:]
    cave.run(Bazaar())
    top = cave.state.deck[0]
    cave.answer("reveal:100")
    give_all(cave)
    assert cave.state.stall[-1] == top
    assert cave.saw("card_shown", card=top)
    assert any("gold for one more card (" in line for line in cave.told())
    for shown in (12, 13):
        cave.answer("reveal:100")
        give_all(cave)
        assert len(cave.state.stall) == shown
    assert "reveal:100" not in cave.options()
    assert cave.sheet("paladin").gold + cave.sheet("witch").gold == 4000 - 300
    cave.sound()


@rule("soloth.merchant.pay-to-reveal")
def test_what_a_look_costs_is_not_taken_off_the_price():
    cave = rich()
    stack(cave, "war-hammer")
    cave.state.stall = ()
    cave.run(begin_at("choose", Bazaar()))
    cave.answer("reveal:100")
    give_all(cave)
    cave.answer("buy:item/war-hammer:paladin")
    assert dict(cave.decision.about)["price"] == 700


@rule("soloth.merchant.unsold-reshuffled")
def test_what_is_not_sold_is_shuffled_into_the_deck():
    cave = rich()
    cave.run(Bazaar())
    before = {*cave.state.deck, *cave.state.stall}
    order = (*cave.state.deck, *cave.state.stall)
    cave.answer("done")
    assert cave.is_done
    assert cave.state.stall == ()
    assert {*cave.state.deck} == before
    assert cave.state.deck != order


# The altar


def altar(cave: Cave) -> None:
    cave.run(Altar())


@rule("soloth.altar.offering", "soloth.altar.shared-payment", "soloth.altar.reveal-card")
def test_an_offering_of_500_paid_together_turns_over_the_top_card():
    cave = rich()
    stack(cave, "war-hammer")
    bank = cave.state.bank
    altar(cave)
    assert cave.options() == ["offer:500", "done"]
    cave.answer("offer:500", "give:200", "give:300")
    assert cave.state.offered == "item/war-hammer"
    assert cave.saw("card_offered", card="item/war-hammer")
    cards = [card for role, named in cave.game.named() if role == "card" for card in named]
    assert "item/war-hammer" in cards, "everybody sees what it is"
    assert cave.state.bank == bank + 500
    assert cave.sheet("paladin").gold == 1800
    assert "The Paladin pays 200 gold for the offering of 500 gold (1,800 left)." in cave.told()
    cave.sound()


@rule("soloth.altar.offering")
def test_nobody_has_to_offer_anything():
    cave = rich()
    altar(cave)
    cave.answer("done")
    assert cave.saw("altar_left")
    assert cave.is_done
    poor = Cave()
    altar(poor)
    assert poor.is_done, "without gold nobody is asked"
    just = Cave()
    just.enrich(paladin=200, witch=300)
    altar(just)
    assert just.options() == ["offer:500", "done"]


@rule("soloth.altar.group-decision", "soloth.altar.assign", "soloth.altar.one-per-game")
def test_one_player_alone_decides_and_the_item_goes_to_a_hero_who_may_use_it():
    cave = rich()
    stack(cave, "ethereal-amulet")
    altar(cave)
    cave.answer("offer:500")
    give_all(cave)
    cave.answer("accept")
    assert cave.decision.kind == "give_gift"
    assert len(cave.options()) == 4
    gold = sum(sheet.gold for sheet in cave.state.sheets.values())
    cave.answer("give_to:witch")
    assert cave.sheet("witch").items == ("item/ethereal-amulet",)
    assert sum(sheet.gold for sheet in cave.state.sheets.values()) == gold, "the offering was the payment"
    assert cave.is_done, "no second card in a whole game"
    altar(cave)
    assert cave.is_done
    cave.sound()


@rule("soloth.altar.assign")
def test_restrictions_on_the_card_hold_and_a_card_for_nobody_is_turned_down():
    cave = rich()
    stack(cave, "tower-shield", "quiver")
    altar(cave)
    cave.answer("offer:500")
    give_all(cave)
    cave.answer("accept")
    assert cave.options() == ["give_to:paladin"]
    other = rich()
    stack(other, "quiver")
    altar(other)
    other.answer("offer:500")
    give_all(other)
    assert other.saw("gift_refused", card="item/quiver"), "there is no Elf"


@rule("soloth.altar.group-decision")
def test_with_several_players_all_must_agree():
    cave = rich(seats=3)
    stack(cave, "ethereal-amulet")
    altar(cave)
    cave.game.answer(1, "offer:500")
    give_all(cave)
    assert [choice.kind for choice in cave.game.open_decisions()] == ["accept_gift", "accept_gift"]
    assert not any(choice.seat == 0 for choice in cave.game.open_decisions()), "the Overseer has no say"
    cave.game.answer(1, "accept")
    cave.game.answer(2, "refuse")
    assert cave.saw("gift_refused", seats=(2,))


@rule("soloth.altar.rejected-to-bottom", "soloth.altar.offer-again")
def test_a_refused_card_goes_under_the_deck_and_another_offering_may_follow():
    cave = rich()
    stack(cave, "ethereal-amulet", "war-hammer")
    altar(cave)
    for card in ("item/ethereal-amulet", "item/war-hammer"):
        cave.answer("offer:500")
        give_all(cave)
        assert cave.state.offered == card
        cave.answer("refuse")
    assert cave.state.sunk == ("item/ethereal-amulet", "item/war-hammer")
    assert cave.options() == ["offer:500", "done"]
    assert sum(sheet.gold for sheet in cave.state.sheets.values()) == 3000, "nothing is given back"
    cave.sound()


@rule("soloth.altar.rejected-to-bottom")
def test_the_bottom_of_the_deck_comes_up_when_all_else_is_gone():
    cave = rich()
    cave.state.discards, cave.state.deck = cave.state.deck, ()
    cave.state.sunk, cave.state.discards = cave.state.discards[:2], cave.state.discards[2:]
    first, second = cave.state.sunk
    altar(cave)
    cave.answer("offer:500")
    give_all(cave)
    if cave.state.offered:
        assert cave.state.offered == first
        cave.answer("refuse")
    assert cave.state.sunk == (second, first)
    cave.state.sunk, cave.state.discards = (), (*cave.state.discards, *cave.state.sunk)
    altar(cave)
    assert cave.is_done, "soloth.altar.reveal-card: without a card no offering is made"


# Rewards


def resolve(cave: Cave) -> None:
    cave.run(begin_at("pay", Resolution()))


@rule("soloth.reward.equipment-icon", "soloth.reward.killer-gets-it")
def test_a_siren_yields_a_piece_of_equipment_in_place_of_gold_when_the_room_is_over():
    cave = Cave()
    assert cave.game.content.monster["siren"].reward == "silk-earplugs"
    assert cave.game.content.monster["siren"].gold == 0
    cave.put("paladin", 10, 12.5)
    cave.put("siren-1", 16, 12.5, health=1)
    cave.strike("paladin", "siren-1")
    assert cave.figure("siren-1").killer == "paladin"
    assert cave.sheet("paladin").items == (), "not at once"
    resolve(cave)
    assert cave.sheet("paladin").items == ("item/silk-earplugs",)
    assert cave.sheet("paladin").gold == 0
    assert "item/silk-earplugs" not in cave.state.deck
    cave.sound()


@rule("soloth.reward.killer-gets-it")
def test_a_kill_by_an_ally_counts_for_its_hero_and_the_dead_get_nothing():
    cave = Cave()
    cave.give("witch", "hired-sword")
    cave.put("witch", 3, 3)
    cave.put("hired-sword", 10, 12.5)
    cave.put("siren-1", 16, 12.5, health=1)
    cave.strike("hired-sword", "siren-1")
    assert cave.figure("siren-1").killer == "witch"
    change(cave.game, "witch", health=0)
    resolve(cave)
    assert "item/silk-earplugs" in cave.state.deck


@rule("soloth.reward.killer-gets-it")
def test_a_hero_whom_the_card_does_not_allow_holds_it_without_use():
    cave = Cave(fighter="barbarian")
    cave.give("witch", "war-hammer")
    cave.put("witch", 10, 12.5)
    cave.put("ghoul-1", 16, 12.5)
    cave.strike("witch", "ghoul-1")
    assert cave.health("ghoul-1") == 1, "no critical blow by the Witch"
    cave.give("barbarian", "healing-draught")
    cave.put("barbarian", 10, 3)
    cave.act("barbarian")
    assert "use:item/healing-draught" in cave.options()


@rule("soloth.reward.must-be-in-deck")
@pytest.mark.parametrize("where", ["owned", "discarded", "sunk"])
def test_the_reward_is_given_only_if_the_card_is_in_the_deck(where: str):
    cave = Cave()
    cave.put("paladin", 10, 12.5)
    cave.put("siren-1", 16, 12.5, health=1)
    card = "item/silk-earplugs"
    cave.state.deck = tuple(other for other in cave.state.deck if other != card)
    if where == "owned":
        cave.give("witch", "silk-earplugs")
    elif where == "discarded":
        cave.state.discards = (card,)
    else:
        cave.state.sunk = (card,)
    cave.strike("paladin", "siren-1")
    resolve(cave)
    assert (card in cave.sheet("paladin").items) == (where == "sunk"), "the bottom of the deck is the deck"
    assert cave.saw("reward_missing", card=card) == (where != "sunk")
    cave.sound()


@rule("soloth.reward.killer-gets-it")
def test_for_a_monster_that_nobody_killed_nobody_is_rewarded():
    cave = Cave()
    cave.put("siren-1", 40, 12.5, health=0)
    assert cave.game.content.monster["siren"].reward
    give_rewards(cave.game)
    assert not [name for name in cave.names() if name.startswith("reward")]


@rule("soloth.altar.position")
def test_the_altar_is_the_last_column_before_the_lair():
    for altar in (False, True):
        columns = Cave(altar=altar).game.columns([("1",), ("2",), ("lair",)])
        assert columns == [("1",), ("2",), *([("altar",)] if altar else []), ("lair",)]


@rule("soloth.altar.shared-payment", "soloth.altar.reveal-card")
def test_for_less_than_an_offering_no_card_is_turned_over():
    cave = rich(seats=3)
    altar(cave)
    cave.answer("offer:500")
    while cave.game.open_decisions()[0].kind == "contribute":
        cave.answer("give:0")
    assert cave.saw("not_paid")
    assert not cave.saw("card_offered")
