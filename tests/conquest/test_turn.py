"""The turn, the piles, and the ends of the game."""

import pytest

from souterrain.games.conquest.game import Conquest
from souterrain.games.conquest.health import look_for_end
from souterrain.games.conquest.obstacle import MoveObstacle
from souterrain.games.conquest.state import SKULL, SWORD, TEAMS
from souterrain.kernel.decision import Refused
from souterrain.kernel.game import Setup
from souterrain.speech import is_quiet
from tests.conquest.scene import Duel, card
from tests.rule import rule

TURN = ["drawn", "card_played", "discarded", "flicked", "marker_turned"]


def turn_order(first: int, count: int) -> list[str]:
    """The discs that act, one turn after the other."""
    duel = Duel(seats=4)
    for seat in range(4):
        duel.hand(seat, *duel.holds(seat))
    duel.begin_turn("sword-1" if first == SWORD else "skull-1")
    for _ in range(count - 1):
        duel.end_turn()
    return [event.data["disc"] for event in duel.events("turn_begun")]


@rule("conquest.turn.marker", "conquest.turn.flip-marker")
def test_the_marker_shows_which_disc_acts_and_is_turned_over_last():
    duel = Duel(seats=4)
    for number, other in ((1, 2), (2, 1)):
        duel.begin_turn(f"sword-{number}")
        assert duel.state.markers[SWORD] == number
        assert duel.decision.seat == number - 1
        duel.end_turn()
        assert duel.state.markers[SWORD] == other
        assert [*duel.names()][-1] != "marker_turned"  # the next turn has begun
    assert duel.state.markers[SKULL] == 1


@rule("conquest.turn.flip-marker")
@pytest.mark.parametrize(("team", "other"), [(SWORD, SKULL), (SKULL, SWORD)])
def test_each_team_turns_its_own_marker_over(team: int, other: int):
    duel = Duel(seats=4)
    for number in (1, 2):
        duel.begin_turn(f"{TEAMS[team]}-{number}")
        before = duel.state.markers[other]
        duel.end_turn()
        assert duel.state.markers[team] == 3 - number
        assert duel.state.markers[other] == before


@rule("conquest.turn.steps", "conquest.summary.turn")
def test_a_turn_is_draw_play_obstacle_marker():
    duel = Duel()
    duel.hand(0, "warrior-queen")  # combat, move, critical combat
    duel.stack("thief")
    duel.begin_turn("sword-1")
    assert duel.end_turn() == ["play_card", "flick", "flick", "flick", "choose_obstacle", "flick_obstacle"]
    told = [name for name in duel.names() if name in TURN]
    assert told[: len(TURN) + 3] == [
        "drawn",
        "card_played",
        "flicked",
        "flicked",
        "flicked",
        "discarded",
        "flicked",
        "marker_turned",
    ]
    assert duel.state.team == SKULL


@rule("conquest.summary.turn")
def test_the_ability_comes_after_the_sequence_and_the_card_leaves_after_both():
    duel = Duel()
    duel.play("sword-1", "enchantress")  # move, targeted fireball; heals
    duel.go_through()
    told = [name for name in duel.names() if name in ("flicked", "ability_used", "discarded")]
    assert told == ["flicked", "flicked", "ability_used", "discarded"]


@rule("conquest.sequence.order")
def test_everybody_is_told_which_shot_of_the_card_it_is():
    duel = Duel()
    duel.play("sword-1", "warrior-queen")
    duel.go_through()
    told = [(event.data["shot"], event.data["number"], event.data["count"]) for event in duel.events("shot_begun")]
    assert told == [("combat", 1, 3), ("move", 2, 3), ("critical-combat", 3, 3)]


def test_the_log_has_one_line_for_a_flick():
    """A shot is told when it begins and by what it strikes; a crystal, when it is flicked."""
    duel = Duel()
    duel.hand(0, "warrior-queen")
    duel.begin_turn("sword-1")
    duel.end_turn()
    told = [event.name for event in duel.game.events if not is_quiet(event)]
    assert told.count("shot_begun") == 3
    assert told.count("flicked") == 1


@rule("conquest.turn.draw")
def test_first_the_player_draws_one_card_from_the_teams_pile():
    duel = Duel()
    duel.stack("bard")
    before = [*duel.state.hands[0]], len(duel.state.piles[SWORD])
    duel.begin_turn("sword-1")
    assert [*duel.state.hands[0]] == [*before[0], card("bard")]
    assert len(duel.state.piles[SWORD]) == before[1] - 1
    assert duel.decision.kind == "play_card"


@rule("conquest.turn.draw")
def test_a_hand_has_no_limit():
    duel = Duel()
    duel.hand(0, *(name for name, fact in duel.game.content.card.items() if fact.team == "sword" and name != "bard"))
    duel.begin_turn("sword-1")
    assert len(duel.state.hands[0]) == 28


@rule("conquest.turn.play-card")
def test_then_the_player_must_play_a_card_of_the_hand():
    duel = Duel()
    duel.hand(0, "thief", "bard")
    duel.stack("paladin")
    duel.begin_turn("sword-1")
    assert duel.options() == [f"play:{card(name)}" for name in ("thief", "bard", "paladin")]
    assert duel.refused() == {"pass": "conquest.turn.play-card"}
    with pytest.raises(Refused):
        duel.answer("pass")
    duel.answer(f"play:{card('thief')}")
    assert duel.saw("card_played", card=card("thief"), disc="sword-1")
    assert duel.holds(0) == ["bard", "paladin"]


@rule("conquest.cards.discard", "conquest.turn.card-usually-discarded")
def test_a_played_card_leaves_the_hand_lies_in_play_and_is_then_discarded():
    duel = Duel()
    duel.hand(0, "berserker-mage", "thief")
    duel.play("sword-1", "berserker-mage")
    assert duel.holds(0) == ["thief"]
    assert duel.state.played == (card("berserker-mage"),)
    assert duel.state.discards[SWORD] == ()
    duel.go_through()
    assert duel.state.played == ()
    assert duel.state.discards[SWORD] == (card("berserker-mage"),)


@rule("conquest.cards.no-draw-from-discard", "conquest.cards.no-automatic-reshuffle")
def test_an_empty_pile_gives_nothing_and_the_discards_stay_where_they_are():
    duel = Duel()
    duel.hand(0, "thief")
    duel.empty_pile(SWORD)
    discards = duel.state.discards[SWORD]
    duel.begin_turn("sword-1")
    assert duel.holds(0) == ["thief"]
    assert duel.state.piles[SWORD] == ()
    assert duel.state.discards[SWORD] == discards
    assert duel.rules_of("pile_empty") == ["conquest.cards.no-automatic-reshuffle"]


@rule("conquest.turn.obstacle")
def test_then_the_player_flicks_any_one_obstacle():
    duel = Duel()
    duel.begin_turn("sword-1")
    duel.go_through(until="choose_obstacle")
    assert duel.decision.seat == 0
    assert duel.options() == [f"obstacle:crystal-{number}" for number in range(1, 6)]
    duel.answer("obstacle:crystal-3")
    start = duel.at("crystal-3")
    duel.flick(30, 10, 150)
    assert duel.at("crystal-3")[1] < start[1] - 10


@rule("conquest.turn.order-sword-first")
def test_if_the_sword_starts_its_first_disc_opens_and_teams_alternate():
    assert turn_order(SWORD, 6) == ["sword-1", "skull-1", "sword-2", "skull-2", "sword-1", "skull-1"]


@rule("conquest.turn.order-skull-first")
def test_if_the_skull_starts_its_first_disc_opens_and_teams_alternate():
    assert turn_order(SKULL, 6) == ["skull-1", "sword-1", "skull-2", "sword-2", "skull-1", "sword-1"]


@rule("conquest.players.one-turn-per-disc")
def test_a_lone_player_acts_with_one_disc_in_a_turn_and_with_the_other_in_the_next():
    duel = Duel()
    duel.hand(0, "berserker-mage", "warrior-queen")
    duel.begin_turn("sword-1")
    duel.answer(f"play:{card('berserker-mage')}")
    while duel.decision.kind == "flick":
        assert duel.decision.disc == "sword-1"
        duel.gently()
    duel.end_turn()
    duel.end_turn()
    assert duel.events("turn_begun")[-1].data["disc"] == "sword-2"
    duel.answer(f"play:{card('warrior-queen')}")
    assert duel.decision.disc == "sword-2"


@rule("conquest.players.shared-discard")
def test_team_mates_share_the_discard_pile():
    duel = Duel(seats=4)
    duel.play("sword-1", "berserker-mage")
    duel.go_through()
    duel.play("sword-2", "warrior-queen")
    duel.go_through()
    assert duel.state.discards[SWORD] == (card("berserker-mage"), card("warrior-queen"))


@rule("conquest.players.shared-discard")
def test_a_hand_is_hidden_from_everybody_else_a_team_mate_included():
    game = Conquest.start(Setup("conquest", options={"seats": 4}))
    for seat in range(4):
        hands = game.view(seat).state.hands
        assert hands[seat] == game.state.hands[seat]
        assert all(hands[other] == (None,) * 4 for other in range(4) if other != seat)
    assert all(hand == (None,) * 4 for hand in game.view(None).state.hands.values())


@rule("conquest.players.shared-discard")
def test_a_table_may_agree_that_team_mates_see_each_others_hands():
    game = Conquest.start(Setup("conquest", options={"seats": 4, "shared-hands": True}))
    hands = game.view(0).state.hands
    assert hands[1] == game.state.hands[1]
    assert hands[2] == hands[3] == (None,) * 4
    assert all(hand == (None,) * 4 for hand in game.view(None).state.hands.values())


@rule("conquest.variant.draw-at-end", "conquest.variant.draw-at-end-for-all")
def test_with_the_late_draw_all_players_draw_after_the_obstacle_in_every_turn():
    duel = Duel(seats=4, draw_at_end=True, abilities=False)
    duel.begin_turn("sword-1")
    for _ in range(4):
        turn, seat, held = duel.state.turn, duel.decision.seat, len(duel.state.hands[duel.decision.seat])
        assert not [event for event in duel.game.events if event.name == "drawn" and event.data["seat"] == seat]
        duel.end_turn()
        assert duel.state.turn == turn + 1
        told = [event.name for event in duel.game.events if event.name in ("flicked", "drawn", "marker_turned")]
        assert told[-3:] == ["flicked", "drawn", "marker_turned"]
        assert len(duel.state.hands[seat]) == held
    assert {event.rule for event in duel.events("drawn")} == {"conquest.variant.draw-at-end"}


# How it ends


@rule("conquest.end.reserve-empty", "conquest.goal.empty-enemy-reserve")
def test_the_game_ends_at_once_when_a_reserve_is_empty():
    duel = Duel()
    duel.set_tokens(2, 1)
    duel.put("skull-1", 30, 10)
    duel.hand(0, "warrior-queen", "bard")  # combat, move, critical combat
    duel.begin_turn("sword-1")
    duel.answer(f"play:{card('warrior-queen')}")
    duel.flick(30, 10)
    assert duel.game.is_over
    assert duel.state.standings == (1, 2)
    assert duel.rules_of("game_ended") == ["conquest.end.reserve-empty"]
    assert duel.tokens == (2, 0, 22)
    assert len(duel.events("flicked")) == 1  # the rest of the sequence is not played


@rule("conquest.end.reserve-empty")
def test_a_capture_is_settled_before_the_game_ends():
    duel = Duel()
    duel.set_tokens(1, 8)
    duel.put("sword-1", 40, 10)
    duel.shoot("skull-1", "missile", card_name="marauder")
    duel.place(47.5, 10)
    duel.flick(40, 10)
    assert duel.game.is_over
    assert duel.tokens == (0, 9, 15)


@rule("conquest.end.bank-empty", "conquest.health.gain", "conquest.ability.heal")
@pytest.mark.parametrize(("bank", "taken"), [(2, 2), (1, 1)])
def test_the_game_ends_at_once_when_the_bank_is_empty_and_too_few_tokens_are_all_taken(bank, taken):
    duel = Duel()
    duel.set_tokens(10, 24 - 10 - bank)
    duel.play("sword-1", "enchantress")
    duel.go_through()
    assert duel.game.is_over
    assert duel.rules_of("game_ended") == ["conquest.end.bank-empty"]
    assert duel.tokens == (10 + taken, 14 - bank, 0)
    assert duel.state.standings == ((1, 1) if taken == 2 else (2, 1))  # 12 tokens each, or 11 against 13


@rule("conquest.end.no-card")
def test_the_game_ends_when_a_player_must_play_a_card_and_has_none():
    duel = Duel(seats=4)
    duel.hand(0)
    duel.empty_pile(SWORD)
    duel.set_tokens(9, 5)
    duel.begin_turn("sword-1")
    assert duel.game.is_over
    assert duel.rules_of("game_ended") == ["conquest.end.no-card"]
    assert duel.state.standings == (1, 1, 2, 2)  # more tokens win, whatever ended it


@rule("conquest.end.no-card")
def test_a_card_that_is_drawn_can_be_played_and_a_team_mates_hand_does_not_matter():
    duel = Duel(seats=4)
    duel.hand(0)
    duel.stack("bard")
    duel.begin_turn("sword-1")
    assert duel.options() == [f"play:{card('bard')}"]
    duel.hand(0)
    duel.empty_pile(SWORD)
    assert duel.state.hands[1]
    duel.begin_turn("sword-1")
    assert duel.game.is_over


@rule("conquest.end.no-card")
def test_an_empty_hand_after_a_surprise_attack_does_not_end_the_game():
    duel = Duel()
    duel.hand(1, "grave-zombie")
    duel.play("skull-1", "grave-zombie")
    duel.gently()
    duel.gently()
    assert duel.options() == ["pass"]
    duel.answer("pass")
    assert not duel.game.is_over


@rule("conquest.end.most-tokens")
@pytest.mark.parametrize(("tokens", "standings"), [((5, 4), (1, 2)), ((4, 5), (2, 1))])
def test_more_tokens_win_whoever_ended_the_game(tokens, standings):
    for seat, team in ((0, SWORD), (1, SKULL)):
        duel = Duel()
        duel.set_tokens(*tokens)
        duel.hand(seat)
        duel.empty_pile(team)
        duel.begin_turn("sword-1" if team == SWORD else "skull-1")
        assert duel.state.standings == standings
        assert duel.rules_of("won") == ["conquest.end.most-tokens"]


@rule("conquest.end.tie-break")
@pytest.mark.parametrize("hands", [(1, 3, 2, 1), (3, 1, 1, 2), (2, 2, 3, 0)])
def test_equal_tokens_are_decided_by_the_cards_in_hand_of_a_whole_team(hands: tuple[int, ...]):
    """Neither the hands of first players alone nor those of second ones decide, nor who holds most."""
    duel = Duel(seats=4)
    duel.set_tokens(12, 12)  # the bank is empty
    sword, skull = ["thief", "bard", "paladin", "druid"], ["witch", "phoenix", "troll"]
    for seat, count in enumerate(hands):
        cards = sword if seat < 2 else skull
        duel.hand(seat, *cards[:count])
        del cards[:count]
    duel.keep("behemoth", "marauder")  # kept cards are not in hand
    look_for_end(duel.game)
    assert duel.state.standings == (1, 1, 2, 2)
    assert duel.rules_of("won") == ["conquest.end.tie-break"]


@rule("conquest.end.tie-break")
def test_equal_tokens_and_equal_hands_are_a_draw():
    duel = Duel()
    duel.set_tokens(6, 6)
    duel.hand(0)
    duel.hand(1)
    duel.empty_pile(SKULL)
    duel.begin_turn("skull-1")
    assert duel.state.standings == (1, 1)
    assert duel.rules_of("tied") == ["conquest.end.tie-break"]


@rule("conquest.tutorial.goes-on")
def test_play_goes_on_while_nothing_ends_it():
    duel = Duel()
    look_for_end(duel.game)
    assert not duel.game.is_over
    duel.begin_turn("sword-1")
    for turn in range(2, 8):
        duel.end_turn()
        assert duel.state.turn == turn
        assert not duel.game.is_over


def test_a_seat_that_gives_up_gives_up_for_its_team():
    game = Conquest.start(Setup("conquest", options={"seats": 4}))
    game.concede(1)
    assert game.state.standings == (2, 2, 1, 1)


# Options


@rule("conquest.variant.exhaustion")
def test_an_empty_pile_and_cards_in_hand_cost_a_token_at_the_start_of_each_turn_of_the_team():
    duel = Duel(seats=4, exhaustion=True)
    duel.hand(0, "thief", "bard", "druid")
    duel.hand(1, "paladin", "ranger")
    duel.empty_pile(SWORD)
    duel.keep("griffin")  # armour cannot prevent it
    duel.begin_turn("sword-1")
    assert duel.tokens == (7, 8, 9)
    assert duel.rules_of("tokens_lost") == ["conquest.variant.exhaustion"]
    assert duel.saw("tokens_lost", amount=1, discs=(), damage=0, more=0, shot="", mover="")
    assert duel.decision.kind == "play_card"
    duel.end_turn()
    duel.end_turn()  # the Skull team still has a pile
    assert duel.tokens == (6, 8, 10)


@rule("conquest.variant.exhaustion")
def test_it_counts_if_only_the_team_mate_holds_cards_and_not_if_nobody_does():
    duel = Duel(seats=4, exhaustion=True)
    duel.hand(0)
    duel.hand(1, "paladin")
    duel.empty_pile(SWORD)
    duel.begin_turn("sword-1")
    assert duel.tokens == (7, 8, 9)
    duel = Duel(seats=4, exhaustion=True)
    duel.hand(0)
    duel.hand(1)
    duel.empty_pile(SWORD)
    duel.begin_turn("sword-1")
    assert duel.tokens == (8, 8, 8)
    assert duel.game.is_over


@rule("conquest.variant.exhaustion")
def test_the_rule_is_an_option_and_can_end_the_game():
    for exhaustion in (False, True):
        duel = Duel(exhaustion=exhaustion)
        duel.set_tokens(1, 8)
        duel.empty_pile(SWORD)
        duel.begin_turn("sword-1")
        assert duel.game.is_over == exhaustion


@rule("conquest.variant.exhaustion-cure")
@pytest.mark.parametrize(("disc", "name"), [("sword-1", "witch-hunter"), ("skull-1", "phoenix")])
def test_the_loss_stops_when_the_discard_pile_is_shuffled_back(disc, name):
    duel = Duel(exhaustion=True)
    seat = duel.state.teams.index(SWORD if disc == "sword-1" else SKULL)
    duel.hand(seat, name, *(("thief", "bard") if seat == 0 else ("troll", "witch")))
    duel.empty_pile(seat)
    duel.begin_turn(disc)
    lost = duel.tokens[seat]
    assert lost == 7
    duel.answer(f"play:{card(name)}")
    duel.end_turn()
    assert duel.state.piles[seat]
    duel.end_turn()
    assert duel.tokens[seat] == 7
    assert duel.state.team == seat


@rule("conquest.variant.no-abilities")
def test_without_abilities_only_sequences_count_but_icons_remain():
    duel = Duel(abilities=False)
    duel.play("sword-1", "high-priest")
    duel.go_through()
    assert duel.tokens == (8, 8, 8)
    duel.play("skull-1", "behemoth")
    duel.go_through()
    assert duel.state.stunned == (False, False)
    assert card("behemoth") in duel.state.kept[SKULL]
    duel.play("sword-1", "enchantress")  # move, targeted fireball
    duel.gently()
    assert duel.decision.kind == "name_target"
    duel.go_through()
    duel.put("sword-1", 40, 10)
    duel.play("skull-1", "witch")
    duel.gently()
    duel.place(46, 10)
    duel.flick(40, 10)
    assert duel.decision.kind == "strengthen"
    duel.play("sword-1", "witch-hunter")
    duel.go_through()
    assert duel.state.discards[SWORD]
    assert not duel.events("ability_used")


@rule("conquest.variant.no-armour")
def test_without_armour_such_cards_are_discarded_like_others():
    duel = Duel(armour=False)
    duel.play("skull-1", "behemoth")
    duel.go_through()
    assert duel.state.kept[SKULL] == ()
    assert duel.state.discards[SKULL] == (card("behemoth"),)
    assert duel.state.stunned[SWORD]  # abilities are another matter


@rule("conquest.variant.combinable")
def test_both_variants_together():
    duel = Duel(armour=False, abilities=False)
    duel.play("skull-1", "behemoth")
    duel.go_through()
    assert duel.state.discards[SKULL] == (card("behemoth"),)
    assert duel.state.stunned == (False, False)


@rule("conquest.obstacles.end-of-turn-shot")
def test_an_obstacle_is_aimed_at_the_enemies():
    duel = Duel()
    duel.run(MoveObstacle(0))
    duel.answer("obstacle:crystal-1")
    x, y = duel.state.discs["crystal-1"]
    towards = [(duel.state.discs[enemy][0] - x, duel.state.discs[enemy][1] - y) for enemy in ("skull-1", "skull-2")]
    assert [*duel.decision.towards] == towards
