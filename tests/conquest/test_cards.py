"""What cards do besides their shots: when abilities act, and the abilities of book and house."""

import pytest
from msgspec.structs import replace

from souterrain.games.conquest.acts import PlayCard
from souterrain.games.conquest.cards import amount_of
from souterrain.games.conquest.effects.card import Foresee, reset
from souterrain.games.conquest.ids import OBSTACLES
from souterrain.games.conquest.state import SKULL, SWORD
from souterrain.kernel.decision import Refused
from souterrain.kernel.game import ASK_EVERYTHING
from tests.conquest.scene import Duel, card, hit_with, strike
from tests.rule import rule

# When abilities act


@rule("conquest.ability.default-timing")
def test_an_ability_acts_after_the_whole_sequence():
    duel = Duel()
    duel.play("sword-1", "high-priest")  # move, move; heals 3
    duel.gently()
    assert duel.tokens == (8, 8, 8)
    duel.gently()
    assert duel.tokens == (11, 8, 5)


@rule("conquest.ability.default-timing")
def test_an_ability_that_waits_for_damage_acts_at_once_and_only_once_for_a_card():
    duel = Duel()
    duel.put("sword-1", 42, 10)
    duel.play("skull-1", "vampire-baron")  # move, combat, combat; drains 1
    duel.gently()
    duel.flick(42, 10, 100)
    assert duel.tokens == (7, 9, 8)
    assert dict(duel.decision.about)["shot"] == "combat"
    duel.flick(*duel.at("sword-1"), 100)
    assert duel.tokens == (6, 9, 9)


@rule("conquest.ability.default-timing")
def test_without_damage_such_an_ability_does_not_act():
    duel = Duel()
    duel.play("skull-1", "vampire-baron")
    duel.go_through()
    assert duel.tokens == (8, 8, 8)


@rule("conquest.ability.default-timing")
def test_damage_brings_no_ability_that_acts_at_the_end():
    duel = Duel()
    hit_with(duel, "sword-1", "unicorn", "skull-1")  # move, combat; heals
    assert duel.is_done
    assert len(duel.events("ability_used")) == len(duel.events("tokens_gained")) == 1


PACK = """id = "mine"
game = "conquest"
version = "1.0"
authors = ["me"]
requires = ["base"]
"""

FEAST = """[[ability]]
id = "feast"
source = "house"
when = "end"
effects = [{ do = "heal" }, { do = "draw" }, { do = "foresee" }, { do = "stun" }]

[[ability]]
id = "plunder"
source = "house"
when = "damage"
effects = [{ do = "capture" }, { do = "heal" }, { do = "ransack" }]

[[card]]
id = "warrior-queen"
inherit = "base:warrior-queen"
source = "house"
ability = "feast"
amount = 2

[[card]]
id = "barbarian"
inherit = "base:barbarian"
source = "house"
ability = "plunder"
"""


@pytest.fixture
def own_pack(tmp_path):
    (tmp_path / "pack.toml").write_text(PACK)
    (tmp_path / "cards.toml").write_text(FEAST)
    names = "pack-mine = Mine\nability-feast = Feast\nability-plunder = Plunder\n"
    for lang, the, gender in (("en", "the X", ""), ("fr", "le X", "    .gender = masculine\n")):
        cards = "".join(f"card-{name} = X\n{gender}    .the = {the}\n" for name in ("warrior-queen", "barbarian"))
        (tmp_path / f"{lang}.ftl").write_text(names + cards)
    return ("base", f"{tmp_path}/")


@rule("conquest.ability.extra-rules")
def test_an_ability_of_a_pack_may_do_several_things_one_after_the_other(own_pack):
    duel = Duel(packs=own_pack)
    duel.hand(0, "warrior-queen")
    duel.stack("thief", "bard", "paladin", "ranger", "druid", "wizard")
    duel.play("sword-1", "warrior-queen")
    duel.go_through()
    assert duel.tokens == (10, 8, 6)
    assert len(duel.holds(0)) == 4
    assert duel.state.stunned == (False, True)
    assert duel.saw("stunned", team=SKULL, disc="sword-1")
    assert len(duel.events("ability_used")) == 1


@rule("conquest.ability.default-timing")
def test_so_may_one_that_waits_for_damage(own_pack):
    duel = Duel(packs=own_pack)
    duel.put("skull-1", 30, 10)
    duel.play("sword-1", "barbarian")
    duel.flick(30, 10, 150)
    assert duel.tokens == (10, 7, 7)  # one captured, one from the bank
    assert len(duel.state.hands[1]) == 3
    assert duel.decision.kind == "flick"
    assert len(duel.events("ability_used")) == 1


# The abilities that the book names


@rule("conquest.ability.surprise-attack")
def test_surprise_attack_lets_the_same_disc_play_another_card_in_the_same_turn():
    duel = Duel()
    duel.hand(1, "grave-zombie", "witch", "troll")
    pile = len(duel.state.piles[SKULL])
    duel.play("skull-1", "grave-zombie")
    duel.gently()
    duel.gently()
    assert duel.decision.rule == "conquest.ability.surprise-attack"
    assert duel.refused() == {}
    assert duel.options() == [f"play:{card('witch')}", f"play:{card('troll')}", "pass"]
    duel.answer(f"play:{card('troll')}")
    assert duel.decision.disc == "skull-1"
    assert len(duel.state.piles[SKULL]) == pile  # no second draw
    duel.go_through()
    assert duel.holds(1) == ["witch"]
    assert duel.state.discards[SKULL] == (card("grave-zombie"),)
    assert duel.state.kept[SKULL] == (card("troll"),)


@rule("conquest.ability.capture")
def test_a_number_counts_where_the_ability_does_something_so_often():
    duel = Duel()
    for name, ability in (("marauder", "capture"), ("vampire-baron", "drain")):
        fact = duel.game.content.card[name]
        assert fact.ability == ability
        assert amount_of(duel.game, card(name)) == fact.amount > 0
    assert amount_of(duel.game, card("ice-princess")) == 0, "who is stunned is stunned"


@rule("conquest.ability.surprise-attack")
def test_surprise_attack_is_optional_and_can_chain():
    duel = Duel()
    duel.hand(0, "bard", "thief")
    duel.play("sword-1", "bard")
    duel.gently()
    duel.answer("pass")
    assert duel.saw("ability_idle", disc="sword-1", why="declined")
    assert duel.is_done
    assert duel.holds(0) == ["thief"]
    duel = Duel()
    duel.game.state.hands[0] = (card("bard"), "card/bard/2", card("thief"))  # as if the pack had two
    duel.play("sword-1", "bard")
    duel.gently()
    duel.answer("play:card/bard/2")
    duel.gently()
    assert duel.options() == [f"play:{card('thief')}", "pass"]


@rule("conquest.ability.capture", "conquest.health.gain")
def test_the_first_token_lost_to_the_marauders_missile_changes_sides():
    duel = Duel()
    duel.put("sword-1", 40, 10)
    hit_with(duel, "skull-1", "marauder", "sword-1")
    assert duel.tokens == (7, 9, 8)
    assert duel.saw("tokens_captured", team=SKULL, amount=1)


@rule("conquest.ability.capture")
def test_in_a_double_hit_only_the_first_token_is_captured():
    duel = Duel()
    duel.put("sword-1", 30, 11.3)
    duel.put("sword-2", 30, 8.7)
    duel.shoot("skull-1", "missile", card_name="marauder")
    duel.place(46, 10)
    duel.flick(30, 10)
    assert duel.tokens == (6, 9, 9)


@rule("conquest.ability.capture", "conquest.armour.cancels-damage-triggers")
def test_armour_cancels_a_capture():
    duel = Duel()
    duel.keep("griffin")
    duel.put("sword-1", 40, 10)
    hit_with(duel, "skull-1", "marauder", "sword-1")
    duel.answer(f"use:{card('griffin')}")
    assert duel.tokens == (8, 8, 8)
    assert not duel.events("ability_used")


@rule("conquest.ability.stun", "conquest.tutorial.turn-5-stunned")
def test_a_stunned_team_gives_up_a_card_and_makes_one_move_shot():
    duel = Duel()
    duel.play("skull-1", "behemoth")  # needs no hit
    duel.go_through()
    assert duel.state.stunned == (True, False)
    duel.hand(0, "griffin", "thief")  # armour does not help
    duel.stack("bard")
    duel.begin_turn("sword-1")
    assert duel.options() == [f"give_up:{card(name)}" for name in ("griffin", "thief", "bard")]
    assert {*duel.refused().values()} == {"conquest.ability.stun"}
    with pytest.raises(Refused, match="forbidden by"):
        duel.answer(f"play:{card('griffin')}")
    duel.answer(f"give_up:{card('griffin')}")
    assert duel.state.discards[SWORD] == (card("griffin"),)
    assert duel.state.kept[SWORD] == ()
    assert dict(duel.decision.about)["shot"] == "move"
    assert duel.decision.disc == "sword-1"
    duel.gently()
    assert duel.decision.kind == "choose_obstacle"
    duel.end_turn()
    assert duel.tokens == (8, 8, 8)
    assert duel.state.stunned == (False, False)
    assert duel.state.markers[SWORD] == 2


@rule("conquest.ability.stun")
def test_a_stun_strikes_the_very_next_turn_whichever_disc_was_hit():
    duel = Duel(seats=4)
    duel.put("sword-2", 40, 25)
    duel.play("skull-2", "behemoth")
    duel.flick(40, 25)
    duel.go_through()
    duel.begin_turn("sword-1")
    assert duel.decision.kind == "give_up_card"
    assert duel.decision.seat == 0
    duel.end_turn()
    duel.end_turn()
    assert duel.events("turn_begun")[-1].data["disc"] == "sword-2"
    assert duel.decision.kind == "play_card"


@rule("conquest.ability.stun", "conquest.end.no-card")
def test_a_stunned_player_without_cards_ends_the_game():
    duel = Duel()
    duel.game.mark("stunned", SWORD, True)
    duel.hand(0)
    duel.empty_pile(SWORD)
    duel.begin_turn("sword-1")
    assert duel.game.is_over


@rule("conquest.ability.heal", "conquest.health.gain", "conquest.health.no-maximum")
def test_heal_takes_tokens_from_the_bank_beyond_the_starting_number():
    duel = Duel()
    duel.play("sword-1", "enchantress")
    duel.go_through()
    assert duel.tokens == (10, 8, 6)
    assert duel.saw("tokens_gained", team=SWORD, amount=2)


@rule("conquest.ability.reset", "conquest.cards.reset-only", "conquest.cards.discard")
@pytest.mark.parametrize(("disc", "name", "team"), [("sword-1", "witch-hunter", SWORD), ("skull-1", "phoenix", SKULL)])
def test_reset_shuffles_discards_and_the_rest_of_the_pile_but_not_the_card_itself(disc, name, team):
    duel = Duel()
    duel.discard(*(("thief", "bard") if team == SWORD else ("troll", "witch")))
    duel.keep("griffin" if team == SWORD else "behemoth")
    duel.hand(team, name)
    before = {*duel.state.piles[team], *duel.state.discards[team]}
    order = duel.state.piles[team]
    other = duel.state.piles[1 - team]
    duel.play(disc, name)
    duel.go_through()
    assert {*duel.state.piles[team]} == before
    assert duel.state.piles[team][: len(order)] != order
    assert duel.state.discards[team] == (card(name),)
    assert len(duel.state.kept[team]) == 1
    assert duel.state.piles[1 - team] == other


@rule("conquest.cards.reset-only")
def test_no_other_ability_shuffles_discards_back():
    content = Duel().game.content
    resets = [name for name, ability in content.ability.items() if any(e.name == "reset" for e in ability.effects)]
    assert resets == ["reset"]
    assert sorted(fact.id for fact in content.card.values() if fact.ability == "reset") == ["phoenix", "witch-hunter"]


# The abilities of the house


@rule("conquest.anatomy.ability-is-extra")
class TestHouseAbilities:
    def test_stagger_stuns_only_if_the_card_dealt_damage(self):
        duel = Duel()
        duel.play("sword-1", "ice-princess")
        duel.go_through()
        assert duel.state.stunned == (False, False)
        hit_with(duel, "sword-1", "ice-princess", "skull-1")
        assert duel.state.stunned == (False, True)

    @pytest.mark.parametrize(("name", "count"), [("ranger", 1), ("cartographer", 2)])
    def test_scouting_draws_cards(self, name, count):
        duel = Duel()
        duel.hand(0, name)
        duel.stack("thief", "bard", "druid")
        duel.play("sword-1", name)
        duel.go_through()
        assert duel.holds(0) == ["thief", "bard"][:count]

    def test_scouting_draws_what_is_there(self):
        duel = Duel()
        duel.hand(0, "cartographer")
        duel.empty_pile(SWORD)
        duel.stack("thief")
        duel.play("sword-1", "cartographer")
        duel.go_through()
        assert duel.holds(0) == ["thief"]

    def test_ransack_makes_the_enemy_who_plays_next_discard_at_random(self):
        duel = Duel(seats=4)
        duel.state.markers = (1, 2)
        hit_with(duel, "sword-1", "thief", "skull-1")
        assert len(duel.state.hands[3]) == 3
        assert len(duel.state.hands[2]) == 4
        assert len(duel.state.discards[SKULL]) == 1

    def test_either_team_ransacks_the_other(self):
        duel = Duel()
        duel.hand(1, "goblin-sneak")
        duel.play("skull-1", "shadow-queen")
        duel.gently()
        strike(duel, "sword-1")
        assert len(duel.state.hands[0]) == 3
        assert duel.holds(1) == ["goblin-sneak"]

    def test_ransack_takes_no_more_than_there_is(self):
        duel = Duel()
        duel.hand(1)
        hit_with(duel, "sword-1", "thief", "skull-1")
        assert duel.state.discards[SKULL] == ()

    def test_foresight_takes_one_of_three_and_puts_the_others_back_in_any_order(self):
        duel = Duel()
        duel.hand(0, "druid")
        duel.stack("thief", "bard", "paladin", "ranger")
        duel.play("sword-1", "druid")
        duel.go_through(until="take_card")
        assert duel.options() == [f"take:{card(name)}" for name in ("thief", "bard", "paladin")]
        assert duel.decision.public, "everybody knows how many there are"
        duel.answer(f"take:{card('bard')}")
        assert duel.holds(0) == ["bard"]
        assert duel.saw("drawn", cards=(card("bard"),), among=3, short=0)
        assert duel.options() == [f"put_next:{card(name)}" for name in ("thief", "paladin")]
        duel.answer(f"put_next:{card('paladin')}")
        assert duel.is_done
        assert duel.state.piles[SWORD][:3] == (card("paladin"), card("thief"), card("ranger"))
        assert duel.state.known[0] == (card("paladin"), card("thief"))
        assert list(duel.game.faults()) == []

    def test_what_was_foreseen_is_known_to_nobody_else_and_forgotten_as_it_is_drawn(self):
        duel = Duel(seats=4)
        duel.hand(0, "druid")
        duel.stack("thief", "bard", "paladin", "ranger")
        duel.play("sword-1", "druid")
        duel.go_through()
        assert duel.game.view(0).state.known[0] == duel.state.piles[SWORD][:2]
        assert duel.game.view(1).state.known[0] == (None, None)
        duel.begin_turn("sword-2")  # draws one of them
        assert duel.state.known[0] == duel.state.piles[SWORD][:1]

    def test_foresight_with_an_almost_empty_pile(self):
        duel = Duel()
        duel.hand(0, "druid")
        duel.empty_pile(SWORD)
        duel.stack("thief")
        duel.play("sword-1", "druid")
        duel.go_through(until="take_card")
        duel.answer(f"take:{card('thief')}")
        assert duel.is_done
        duel.play("sword-1", "druid")
        assert "take_card" not in duel.go_through()
        assert len(duel.events("pile_empty")) == len(duel.events("looked_ahead")) == 1

    def test_telekinesis_gives_more_obstacle_moves_this_turn_only(self):
        duel = Duel()
        duel.hand(0, "wizard", "thief")
        duel.begin_turn("sword-1")
        duel.answer(f"play:{card('wizard')}")
        assert duel.end_turn().count("flick_obstacle") == 2
        assert duel.state.extra_moves == 0
        assert duel.end_turn().count("flick_obstacle") == 1

    def test_piercing_damage_cannot_be_cancelled_by_armour(self):
        duel = Duel()
        duel.keep("behemoth")
        hit_with(duel, "sword-1", "spearwoman", "skull-1")
        duel.gently()
        assert duel.is_done
        assert duel.tokens == (8, 6, 10)
        assert duel.saw("armour_pierced", team=SKULL)
        assert duel.state.kept[SKULL] == (card("behemoth"),)

    def test_armour_break_costs_the_enemy_a_kept_card_of_its_choice(self):
        duel = Duel(seats=4)
        duel.state.markers = (1, 2)
        duel.keep("behemoth", "troll")
        duel.play("sword-1", "clay-golem")
        duel.gently()
        assert duel.decision.seat == 3
        assert duel.options() == [f"drop:{card('behemoth')}", f"drop:{card('troll')}"]
        duel.answer(f"drop:{card('troll')}")
        assert duel.state.kept[SKULL] == (card("behemoth"),)
        assert duel.state.discards[SKULL] == (card("troll"),)

    def test_a_single_kept_card_is_broken_without_a_question(self):
        duel = Duel(seats=4)
        duel.game.setup = replace(duel.game.setup, options={**duel.game.setup.options, ASK_EVERYTHING: False})
        duel.keep("behemoth")
        duel.play("sword-1", "clay-golem")
        duel.gently()
        assert duel.is_done
        assert duel.state.discards[SKULL] == (card("behemoth"),)

    def test_armour_break_does_nothing_where_there_is_no_armour(self):
        duel = Duel()
        duel.play("sword-1", "clay-golem")
        duel.gently()
        assert duel.is_done

    @pytest.mark.parametrize(("top", "shot"), [("barbarian", "combat"), ("bard", "move"), (None, "move")])
    def test_rally_gives_a_shot_that_depends_on_the_top_of_the_discard_pile(self, top, shot):
        duel = Duel()
        if top:
            duel.discard("paladin" if top == "bard" else "bard", top)
        duel.play("sword-1", "guard-captain")  # move, combat
        duel.gently()
        duel.gently()
        assert dict(duel.decision.about)["shot"] == shot
        assert duel.decision.disc == "sword-1"
        duel.flick(50, 10)
        assert duel.tokens == ((8, 7, 9) if shot == "combat" else (8, 8, 8))

    @pytest.mark.parametrize(("discarded", "tokens"), [("berserker-mage", (9, 8, 7)), ("thief", (8, 8, 8))])
    def test_same_star_heals_if_the_discard_pile_holds_the_same_sign(self, discarded, tokens):
        duel = Duel()
        duel.discard(discarded)
        duel.play("sword-1", "paladin")  # a rat, as the berserker mage is
        duel.go_through()
        assert duel.tokens == tokens

    def test_swap_exchanges_the_disc_with_an_obstacle_or_the_companion(self):
        duel = Duel()
        duel.play("sword-1", "acrobat")
        duel.go_through(until="swap")
        mine, theirs = duel.at("sword-1"), duel.at("crystal-2")
        assert duel.options()[:2] == ["swap:sword-2", "swap:crystal-1"]
        duel.answer("swap:crystal-2")
        assert (duel.at("sword-1"), duel.at("crystal-2")) == (theirs, mine)
        assert duel.saw("swapped", disc="sword-1", other="crystal-2")
        assert list(duel.game.faults()) == []

    def test_swap_is_optional_and_refused_where_a_disc_would_not_fit(self):
        duel = Duel()
        duel.put("sword-1", 1.3, 10)  # a crystal there would reach through the wall
        duel.play("sword-1", "acrobat")
        duel.go_through(until="swap")
        assert duel.options() == ["swap:sword-2", "pass"]
        assert [*duel.refused()] == [f"swap:{crystal}" for crystal in OBSTACLES]
        place = duel.at("sword-1")
        duel.answer("pass")
        assert duel.at("sword-1") == place

    @pytest.mark.parametrize(("disc", "name"), [("sword-1", "navigator"), ("skull-1", "net-thrower")])
    def test_shackle_takes_the_obstacle_move_from_the_enemys_next_turn(self, disc, name):
        duel = Duel()
        duel.hand(("sword-1", "skull-1").index(disc), name)
        duel.begin_turn(disc)
        duel.answer(f"play:{card(name)}")
        duel.end_turn()
        assert "choose_obstacle" not in duel.end_turn()
        duel.end_turn()
        assert "choose_obstacle" in duel.end_turn()


# What is told and asked, to the letter


def test_no_target_is_told_of_a_shot_without_one():
    duel = Duel()
    duel.shoot("sword-1", "combat")
    assert not duel.saw("target_named")
    duel.shoot("sword-1", "missile", targeted=True)
    duel.answer("target:skull-2")
    assert [event.data["target"] for event in duel.events("target_named")] == ["skull-2"]


@rule("conquest.ability.reset")
def test_a_pile_that_was_shuffled_is_known_to_nobody_of_the_team_and_still_to_the_others():
    duel = four_who_know()
    reset(duel.game, PlayCard(seat=0, disc="sword-1"), 0)
    assert {*duel.state.known} == {2, 3}


def test_who_looks_at_the_pile_leaves_a_companion_without_knowledge_of_it():
    duel = four_who_know()
    duel.run(Foresee(seat=0, takes=1))
    assert {*duel.state.known} == {0, 2, 3}


def four_who_know():
    duel = Duel(seats=4)
    for seat, team in enumerate(duel.state.teams):
        duel.state.known[seat] = duel.state.piles[team][:1]
    return duel


def test_cards_are_put_back_one_place_after_the_other(monkeypatch):
    monkeypatch.setattr("souterrain.games.conquest.effects.card.LOOK_AHEAD", 3)
    duel = Duel()
    duel.run(Foresee(seat=0, takes=0))
    places = []
    while not duel.is_done:
        if duel.decision.kind == "order_cards":
            places.append(dict(duel.decision.about)["place"])
        duel.answer(duel.options()[0])
    assert places == [1, 2]
