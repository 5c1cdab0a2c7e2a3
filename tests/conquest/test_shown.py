"""What is shown of a table is what the rules do: shots in their order, damage, what cards would do, who is ahead."""

from random import Random
from typing import Any

import pytest

from souterrain.games.conquest.game import Conquest
from souterrain.games.conquest.health import NOBODY, end_game
from souterrain.games.conquest.shown import ConquestShown, Lead
from souterrain.games.conquest.state import SKULL, SWORD
from souterrain.kernel.game import Setup
from tests.conquest.scene import Duel, card
from tests.every_game.table import random_answer
from tests.rule import rule
from tests.shown import check_shown
from tests.tiers import one_of

TOKENS = 24


def shown(scene: Duel | Conquest, seat: int | None = 0) -> ConquestShown:
    """As a viewer is sent it: made from the view."""
    game = scene.game if isinstance(scene, Duel) else scene
    told = game.through(game.view(seat)).shown(seat)
    assert isinstance(told, ConquestShown)
    check_shown(game, told)
    return told


def said(duel: Duel, word: Any, lang: str = "en") -> str:
    return str(duel.game.loaded.words(lang).spell(word))


# The card in play


@rule("conquest.sequence.order")
def test_the_shots_of_the_card_in_play_are_done_now_and_next():
    duel = Duel()
    duel.play("sword-1", "unicorn")
    assert shown(duel).play.card == card("unicorn")
    assert [shot.state for shot in shown(duel).play.shots] == ["now", "next"]
    duel.gently()
    assert [shot.state for shot in shown(duel, None).play.shots] == ["done", "now"], "whoever watches sees the same"
    assert shown(duel).play.ability_state == "next"
    duel.gently()
    assert shown(duel).play.card == ""
    assert shown(duel).play.shots == ()


@rule("conquest.ability.surprise-attack")
def test_while_another_card_may_be_played_the_shots_of_the_first_are_done():
    duel = Duel()
    duel.hand(0, "bard", "unicorn")
    duel.play("sword-1", "bard")
    duel.go_through("play_card")
    assert duel.decision.kind == "play_card"
    told = shown(duel).play
    assert told.card == card("bard")
    assert {shot.state for shot in told.shots} == {"done"}
    assert told.ability_state == "now"
    duel.answer(f"play:{card('unicorn')}")
    assert [shot.state for shot in shown(duel).play.shots] == ["now", "next"]


@rule("conquest.turn.obstacle")
def test_the_moves_of_obstacles_that_are_left_are_counted():
    duel = Duel()
    duel.hand(0, "unicorn")
    duel.begin_turn("sword-1")
    assert shown(duel).play.obstacles == 1
    duel.state.extra_moves = 2
    assert shown(duel).play.obstacles == 3
    asked = []
    duel.answer(f"play:{card('unicorn')}")
    while duel.state.team == SWORD and not duel.game.is_over:
        if duel.decision.kind == "choose_obstacle":
            asked.append(shown(duel).play.obstacles)
            assert shown(duel).play.obstacle_state == "now"
        duel.go_on()
    assert asked == [3, 2, 1]


@rule("conquest.ability.extra-rules")
def test_a_shackled_team_has_no_obstacle_to_move():
    duel = Duel()
    duel.game.mark("shackled", SWORD, True)
    duel.begin_turn("sword-1")
    told = shown(duel)
    assert told.teams[SWORD].marks == ("shackled",)
    assert told.play.obstacles == 0
    assert "choose_obstacle" not in duel.end_turn()


@rule("conquest.shot.power-wave-discard")
def test_a_card_given_up_adds_to_the_damage_that_is_shown():
    duel = Duel()
    shot = next(shot.id for shot in duel.game.content.shot.values() if shot.damage_with_discard)
    fact = duel.game.content.shot[shot]
    duel.shoot("sword-1", shot)
    if duel.decision.kind == "place_projectile":
        duel.place(14, 10)
    assert shown(duel).play.extra is not None
    assert shown(duel).play.extra.damage.total == fact.damage
    assert shown(duel).play.extra.stronger == fact.damage_with_discard
    duel.put("skull-1", 30, 10)
    duel.keep(next(fact.id for fact in duel.game.content.card.values() if fact.team == "skull" and fact.armour))
    before = duel.state.health[SKULL]
    duel.flick(30, 10)
    assert duel.decision.kind == "strengthen"
    duel.answer(duel.options("discard")[0])
    told = shown(duel).play.extra
    assert told is not None
    assert [part.amount for part in told.damage.parts] == [fact.damage, fact.damage_with_discard - fact.damage]
    duel.answer("pass")
    assert before - duel.state.health[SKULL] == fact.damage_with_discard


# What cards would do


@pytest.mark.parametrize("bank", [1, 3])
@rule("conquest.ability.heal", "conquest.health.gain")
def test_healing_gives_what_is_shown_and_says_when_it_ends_the_game(bank: int):
    duel = Duel()
    duel.set_tokens(12, 12 - bank)
    duel.hand(0, "unicorn")
    would = shown(duel).cards[card("unicorn")].would
    amount = duel.game.content.card["unicorn"].amount
    duel.play("sword-1", "unicorn")
    duel.go_through()
    if bank <= amount:
        assert "ends the game" in said(duel, would)
        assert duel.game.is_over
    else:
        assert str(duel.state.health[SWORD] - 12) in said(duel, would)


@rule("conquest.cards.no-automatic-reshuffle")
def test_drawing_from_a_short_pile_gives_what_is_shown():
    duel = Duel()
    name = next(
        fact.id
        for fact in duel.game.content.card.values()
        if fact.team == "sword" and fact.ability and duel.game.content.ability[fact.ability].effects[0].name == "draw"
    )
    duel.hand(0, name)
    duel.empty_pile(SWORD)
    assert "nothing" in said(duel, shown(duel).cards[card(name)].would)
    duel.stack("unicorn")
    assert "1 card" in said(duel, shown(duel).cards[card(name)].would)


def test_an_ability_that_finds_nothing_to_do_says_so():
    duel = Duel()
    name = next(
        fact.id
        for fact in duel.game.content.card.values()
        if fact.team == "sword"
        and fact.ability
        and duel.game.content.ability[fact.ability].effects[0].name == "break-armour"
    )
    duel.hand(0, name)
    assert "nothing" in said(duel, shown(duel).cards[card(name)].would)
    duel.keep(next(fact.id for fact in duel.game.content.card.values() if fact.team == "skull" and fact.armour))
    assert shown(duel).cards[card(name)].would == ""


@rule("conquest.variant.no-abilities", "conquest.variant.no-armour")
def test_a_table_without_abilities_or_armour_shows_none():
    duel = Duel(abilities=False, armour=False)
    armoured = next(fact.id for fact in duel.game.content.card.values() if fact.team == "sword" and fact.armour)
    duel.hand(0, "unicorn", armoured)
    cards = shown(duel).cards
    assert cards[card("unicorn")].ability == ""
    assert not cards[card(armoured)].armour
    duel = Duel()
    duel.hand(0, "unicorn", armoured)
    assert shown(duel).cards[card("unicorn")].ability == "heal"
    assert shown(duel).cards[card(armoured)].armour


def test_cards_of_others_are_not_shown():
    duel = Duel()
    held = duel.state.hands[1]
    assert not {*held} & {*shown(duel, 0).cards}
    assert {*held} <= {*shown(duel, 1).cards}


# How it stands


@rule("conquest.end.most-tokens", "conquest.end.tie-break")
@pytest.mark.parametrize(
    ("sword", "skull", "hands", "lead"),
    [(9, 8, (1, 5), Lead(SWORD, "tokens")), (8, 8, (1, 2), Lead(SKULL, "cards")), (8, 8, (2, 2), Lead(NOBODY, ""))],
)
def test_who_is_ahead_is_who_would_win(sword: int, skull: int, hands: tuple[int, int], lead: Lead):
    duel = Duel()
    duel.set_tokens(sword, skull)
    duel.state.hands = {
        seat: (*duel.state.hands[seat], *duel.state.piles[seat])[:count] for seat, count in enumerate(hands)
    }
    assert shown(duel).lead == lead
    assert not duel.game.is_over, "it was only asked"
    end_game(duel.game, "hand", rule="conquest.end.no-card")
    winners = {team for team, place in enumerate(duel.state.standings) if place == 1}
    assert winners == ({lead.team} if lead.team != NOBODY else {SWORD, SKULL})
    assert shown(duel).lead.team == lead.team


@rule("conquest.end.reserve-empty")
def test_the_goal_counts_the_tokens_that_the_other_team_has_lost():
    duel = Duel(skull_health=5)
    duel.set_tokens(9, 3)
    goal = duel.game.goal()
    assert goal
    sword, skull = goal.aims
    assert (sword.seats, sword.done, sword.needed) == ((0,), 2, 5)
    assert (skull.seats, skull.done, skull.needed) == ((1,), 0, 9), "more than it began with"
    assert "12" in said(duel, goal.end)


@rule("conquest.players.one-disc-each", "conquest.turn.marker")
def test_who_plays_which_disc_and_which_acts():
    duel = Duel(seats=4)
    duel.begin_turn("skull-2")
    told = shown(duel)
    assert told.players == {"sword-1": 0, "sword-2": 1, "skull-1": 2, "skull-2": 3}
    assert (told.teams[SKULL].acts, told.teams[SKULL].is_on, told.teams[SWORD].is_on) == ("skull-2", True, False)
    assert duel.decision.seat == told.players["skull-2"]
    assert told.teams[SKULL].cards == len(duel.state.hands[2]) + len(duel.state.hands[3])


# Whole games by chance


@pytest.mark.parametrize(("seed", "options"), one_of([(1, {}), (2, {"seats": 4, "arena": "mat"})]))
def test_random_games_go_as_shown(seed: int, options: dict[str, Any]):
    rng = Random(seed)
    game = Conquest.start(Setup("conquest", options=options), seed)
    hits = 0
    while not game.is_over:
        decision = rng.choice(game.open_decisions())
        told = shown(game, decision.seat)
        about = dict(decision.about)
        check_numbers(game, told)
        going = [shot for shot in (*told.play.shots, told.play.extra) if shot and shot.state == "now"]
        assert [shot.shot for shot in going] == ([about["shot"]] if "shot" in about else [s.shot for s in going])
        before, health = len(game.events), game.state.health
        game.answer(decision.seat, random_answer(decision, rng))
        events = game.events[before:]
        for lost in (event for event in events if event.name == "tokens_lost" and decision.kind == "flick"):
            team = lost.data["team"]
            victims = sum(event.name == "hit" for event in events)
            assert lost.data["amount"] == min(going[0].damage.total * victims, health[team])
            hits += 1
    assert hits
    lead = shown(game).lead
    assert {place for seat, place in enumerate(game.state.standings) if game.state.teams[seat] == lead.team} <= {1}


def check_numbers(game: Conquest, told: ConquestShown) -> None:
    """Counted on the table, and read from the cards, without asking what works it out to be shown."""
    state, content = game.state, game.content
    tokens = state.bank
    for number, team in told.teams.items():
        tokens += team.health
        assert team.cards == sum(len(state.hands[seat]) for seat, side in enumerate(state.teams) if side == number)
    assert tokens == TOKENS, "tokens come from the bank and go there"
    for held, does in told.cards.items():
        printed = content.card[held.split("/")[1]]
        assert [shot.shot for shot in does.shots] == [icon.shot for icon in printed.shots]
        assert [shot.damage.total for shot in does.shots] == [content.shot[icon.shot].damage for icon in printed.shots]
        plays_with = [name for name, on in (("ability", printed.ability), ("armour", printed.armour)) if on]
        assert {*plays_with} == {*does.off} | {*["ability"] * bool(does.ability), *["armour"] * does.armour}
        assert not (does.off and game.setup.options["abilities"] and game.setup.options["armour"])
