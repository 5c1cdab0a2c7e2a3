"""What is shown of a table is what the rules do: prices are paid, blows land and uses run out as it was said before."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from souterrain.games.catacombs.game import Catacombs
from souterrain.games.catacombs.healer import Healer
from souterrain.games.catacombs.install import Muster
from souterrain.games.catacombs.merchant import Merchant
from souterrain.games.catacombs.resolution import Resolution
from souterrain.games.catacombs.shown import CatacombsShown, Shot, Track
from souterrain.games.catacombs.strike import Strike
from souterrain.kernel.agenda import Step
from souterrain.kernel.game import Game
from souterrain.kernel.match import Match
from souterrain.kernel.shown import Sum
from tests.catacombs.scene import SOFT, Hall, begin_at, play_until, table
from tests.every_game.table import random_answer
from tests.rule import rule
from tests.shown import check_shown
from tests.tiers import one_of

SMALLEST_GOLD = 100


def shown(scene: Hall | Game[Any, Any], seat: int | None = 1) -> CatacombsShown:
    """As a viewer is sent it: made from the view."""
    game = scene.game if isinstance(scene, Hall) else scene
    told = game.through(game.view(seat)).shown(seat)
    assert isinstance(told, CatacombsShown)
    check_shown(game, told)
    return told


def duel(**fields: Any) -> Hall:
    """The Elf and an orc in her way."""
    hall = Hall()
    hall.put("elf", 10, 12.5)
    hall.put("orc-1", 16, 12.5, **fields)
    return hall


# The Merchant and the Healer


def stall(**options: Any) -> Hall:
    hall = Hall(**options)
    hall.state.stall = ("item/throwing-knives", "item/shadow-cloak", "item/healing-potion")
    hall.give("thief", gold=3000)
    hall.run(begin_at("choose", Merchant()))
    return hall


@rule("catacombs.merchant.discount")
def test_the_price_that_is_shown_is_paid():
    hall = stall()
    for card in ("item/throwing-knives", "item/shadow-cloak", "item/healing-potion"):
        offer, gold = shown(hall).stall[card], hall.sheet("thief").gold
        hall.answer(f"buy:{card}:thief", *([f"half:{offer.least}"] if shown(hall).discounts else []))
        hall.answer(f"give:{offer.least}")
        assert hall.sheet("thief").gold == gold - offer.least
    assert (offer.least, offer.price) == (400, 400), "the third is not discounted any more"


@rule("catacombs.merchant.discount")
def test_discounts_left_are_right_after_an_undo():
    hall = stall()
    match = Match(hall.game, 0)
    for answer in ("buy:item/throwing-knives:thief", "half:400", "give:400"):
        match.answer(1, answer)
    assert shown(match.game).discounts == 1
    for left in (2, 2, 2):
        match.undo(1)
        assert shown(match.game).discounts == left
    assert shown(match.game).stall["item/throwing-knives"].least == 400


@rule("catacombs.labyrinth.no-discount")
def test_in_a_maze_nothing_is_discounted():
    hall = stall(path="labyrinth")
    assert shown(hall).discounts == 0
    assert {offer.least == offer.price for offer in shown(hall).stall.values()} == {True}


@rule("catacombs.healer.touch", "catacombs.healer.resurrection", "catacombs.healer.cap")
def test_the_healers_services_have_the_price_and_the_effect_that_are_shown():
    hall = Hall()
    hall.put("elf", 5, 5, health=3)
    hall.put("wizard", 9, 5, health=0)
    hall.give("thief", gold=3000)
    hall.run(Healer())
    services = shown(hall).services
    assert {
        f"{service.verb}:{hero}": service.rule for hero, service in services.items() if service.rule
    } == hall.refused()
    assert services["barbarian"].rule == "catacombs.healer.cap"
    for hero in ("elf", "wizard"):
        service, gold, health = services[hero], hall.sheet("thief").gold, hall.health(hero)
        hall.answer(f"{service.verb}:{hero}", f"give:{service.price}")
        assert hall.sheet("thief").gold == gold - service.price
        assert hall.health(hero) == health + service.health


def test_what_monsters_count_for_is_what_mustering_them_costs():
    hall = Hall()
    hall.run(Muster(left=("orc", "troll"), gold=1000, rule="catacombs.camp.star"))
    price = shown(hall, 0).muster["orc"]
    hall.answer("take:orc")
    assert dict(hall.decision.about)["gold"] == 1000 - price


# Uses


@rule("catacombs.combat.special-uses")
def test_uses_run_out_as_shown_and_a_card_gives_more():
    hall = duel()
    hall.give("elf", "quiver")
    bow = shown(hall).heroes["elf"].powers["special:bow"]
    assert bow.uses is not None
    assert bow.uses.total > hall.game.content.special["bow"].uses, "the quiver counts"
    for left in range(bow.left, 0, -1):
        assert shown(hall).heroes["elf"].powers["special:bow"].left == left
        hall.act("elf", "special:bow")
        while not hall.is_done:
            question = hall.decision
            hall.answer(
                question.example
                if question.kind == "place_projectile"
                else SOFT
                if question.kind == "flick"
                else "stop"
            )
        hall.put("elf", 10, 12.5, acted=False)
    spent = shown(hall).heroes["elf"].powers["special:bow"]
    assert (spent.left, spent.rule) == (0, "catacombs.combat.special-uses")
    hall.act("elf")
    assert hall.refused()["special:bow"] == spent.rule


@rule("catacombs.equipment.off-when-incapacitated", "catacombs.spell.once-per-game")
def test_what_cannot_be_used_says_why():
    hall = duel()
    hall.give("elf", "quiver")
    hall.put("elf", 10, 12.5, incapacity=1)
    hall.state.spells, hall.state.spent = ("haste",), ("fireball",)
    heroes = shown(hall).heroes
    assert heroes["elf"].powers["card:item/quiver"].rule == "catacombs.equipment.off-when-incapacitated"
    assert heroes["wizard"].powers["spell:fireball"].rule == "catacombs.spell.once-per-game"
    assert heroes["wizard"].powers["spell:haste"].left == 1


@rule("catacombs.thief.bonus-gold")
def test_gold_to_come_is_shown_with_the_bonus():
    hall = duel(health=0, killer="thief")
    content = hall.game.content
    to_come = shown(hall).heroes["thief"].reward
    assert to_come == content.monster["orc"].gold + content.hero["thief"].bonus
    hall.run(Resolution())
    assert hall.sheet("thief").gold == to_come
    assert shown(hall).heroes["thief"].reward == 0, "it has been paid"


@rule("catacombs.death.no-gold-this-room", "catacombs.limit.gold-bank")
def test_the_dead_and_whoever_finds_the_bank_empty_have_no_gold_to_come():
    hall = duel(health=0, killer="thief")
    hall.state.bank = 100
    assert shown(hall).heroes["thief"].reward == 100
    hall.put("thief", 5, 5, health=0)
    assert shown(hall).heroes["thief"].reward == 0


# Blows


@rule("catacombs.attack.base-damage", "catacombs.modifier.critical")
def test_a_blow_does_what_is_shown_for_the_reasons_that_are_shown():
    hall = Hall()
    hall.put("elf", 10, 12.5, petrified=True, incapacity=1)
    hall.put("orc-1", 16, 12.5)
    hall.run(Strike(figure="orc-1", attack="melee", extra=1))
    blow = shown(hall, 0).blows["melee"]["elf"]
    assert [part.amount for part in blow.damage.parts] == [1, 1, 1], "printed, announced, and she is of stone"
    hall.flick("elf")
    assert hall.health("elf") == blow.left
    assert hall.lost("elf") == blow.damage.total == 3


@rule("catacombs.ability.absorption", "catacombs.lord.sorcerer")
def test_a_blow_that_does_nothing_says_by_which_rule():
    hall = Hall(final=True)
    hall.put("elf", 10, 12.5)
    hall.put("fire-demon-1", 16, 12.5)
    hall.put("sorcerer", 30, 20, veiled=True)
    hall.run(Strike(figure="elf", attack="missile"))
    blows = shown(hall).blows["missile"]
    assert (blows["fire-demon-1"].damage, blows["fire-demon-1"].rule) == (Sum(0), "catacombs.ability.absorption")
    assert (blows["sorcerer"].damage, blows["sorcerer"].rule) == (Sum(0), "catacombs.lord.sorcerer")
    assert hall.game.events[-1].name != "spared", "nothing has happened yet"


@rule("catacombs.chain.second-hit-no-effect")
def test_whom_the_flick_before_has_struck_is_shown_as_safe():
    hall = duel()
    hall.run(Strike(figure="elf", attack="melee", linked=True, barred=("orc-1",)))
    assert shown(hall).blows["melee"]["orc-1"].rule == "catacombs.chain.second-hit-no-effect"


# The action that goes on


@rule("catacombs.sequence.icon")
def test_the_shots_of_an_action_are_done_now_and_next():
    hall = Hall()
    hall.put("elf", 3, 3)
    hall.put("centaur-1", 30, 12.5)
    hall.act("centaur-1")
    hall.answer(hall.options("attack")[0])
    assert shown(hall).acting == "centaur-1"
    assert shown(hall).shots == (Shot("melee", "now"), Shot("missile", "next"))
    hall.answer(SOFT)
    assert hall.decision.kind == "go_on"
    assert shown(hall, None).shots == (Shot("melee", "done"), Shot("missile", "now")), "whoever watches sees the same"
    hall.answer("go_on")
    assert shown(hall).shots == (Shot("melee", "done"), Shot("missile", "now"))
    hall.answer(hall.decision.example, SOFT)
    assert shown(hall).shots == ()


# The way and the goal


@rule("catacombs.overview.goal", "catacombs.victory.heroes", "catacombs.victory.overseer")
def test_the_goal_counts_rooms_the_lord_and_dead_heroes():
    hall = Hall(final=True)
    hall.put("sorcerer", 30, 12.5, health=2)
    hall.put("elf", 10, 12.5, health=0)
    goal = hall.game.goal()
    assert goal
    lord, rooms, heroes = goal.aims
    full = hall.game.content.lord["sorcerer"].health
    assert (lord.done, lord.needed) == (full - 2, full)
    assert (heroes.seats, heroes.done, heroes.needed) == ((0,), 1, 4)
    assert (rooms.done, rooms.needed) == (0, 6)
    assert shown(hall).lord == Track(2, Sum(full))


def test_a_room_counts_once_it_is_behind_the_heroes():
    game = table(seed=3)
    rng = Random(3)
    done = []
    for _ in range(500):
        goal = game.goal()
        assert goal
        done.append((game.state.phase, game.state.here, goal.aims[1].done))
        if game.state.here == 1 or game.is_over:
            break
        decision = rng.choice(game.open_decisions())
        game.answer(decision.seat, random_answer(decision, rng))
    assert {rooms for phase, here, rooms in done if here == 0 and phase in ("installation", "combat")} == {0}
    assert done[-1][1:] == (1, 1)


@rule("catacombs.variant.story-setup")
def test_a_story_is_told_with_the_goal():
    game = table(scenario="siege")
    game.state.story = "siege"
    goal = game.goal()
    assert goal
    assert str(game.loaded.words("fr").spell(goal.title)) == "Le siège"
    assert "porte" in str(game.loaded.words("fr").spell(goal.brief))


def test_in_a_maze_the_lair_is_to_be_found_and_open_ways_lead_somewhere():
    game = table(path="labyrinth", camping=True)
    goal = game.goal()
    assert goal
    assert (goal.aims[1].done, goal.aims[1].needed) == (0, 1)
    rng = Random(1)
    while not any(choice.kind == "choose_way" for choice in game.open_decisions()):
        decision = rng.choice(game.open_decisions())
        game.answer(decision.seat, random_answer(decision, rng))
    choice = next(choice for choice in game.open_decisions() if choice.kind == "choose_way")
    ways, here = shown(game).ways, game.state.here
    assert [option["direction"] for option in choice.options] == list(ways)
    for direction, there in ways.items():
        places = game.state.places
        away = (places[there].x - places[here].x, places[there].y - places[here].y)
        assert away == {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}[direction]


@rule("catacombs.wandering.count", "catacombs.install.take-discs")
def test_the_monsters_that_are_shown_at_a_card_are_met_there():
    game = play_until(table(seed=5, path="branching"), "choose_room")
    foreseen = shown(game).crowds
    assert len(foreseen) > 2, "both cards of the pair and the lair"
    choice = game.open_decisions()[0]
    game.answer(choice.seat, choice.options[0].id)
    assert game.state.here == choice.options[0]["place"]
    met = Counter(figure.kind for figure in game.state.figures.values() if figure.role == "monster")
    assert foreseen[str(game.state.here)] == met
    assert str(game.state.here) not in shown(game).crowds


@rule("catacombs.hero.choice")
def test_heroes_that_are_taken_are_shown_with_who_took_them():
    game = table(seats=3)
    choice = game.open_decisions()[0]
    hero = choice.options[0]["hero"]
    game.answer(choice.seat, choice.options[0].id)
    assert shown(game).drafted == {hero: choice.seat}


# Whole games by chance


@pytest.mark.parametrize(("seed", "options"), one_of([(1, {}), (2, {"lord": "dragon", "wandering": True, "seats": 3})]))
def test_random_games_go_as_shown(seed: int, options: dict[str, Any]):
    check_game(table(seed=seed, **options), Random(seed), most=260)


def check_game(game: Catacombs, rng: Random, most: int) -> None:
    """At every decision: what may act, what is refused, and what a flick does, is what was shown."""
    blows = 0
    for _ in range(most):
        if game.is_over:
            break
        decision = rng.choice(game.open_decisions())
        told = shown(game, decision.seat)
        check_question(game, decision, told)
        check_numbers(game, told)
        step: Step = game.state.agenda[-1]
        before = len(game.events)
        game.answer(decision.seat, random_answer(decision, rng))
        if isinstance(step, Strike) and decision.kind == "flick":
            blows += check_blows(game.events[before:], told, step.attack)
    assert blows, "nobody was struck"


def check_numbers(game: Catacombs, told: CatacombsShown) -> None:
    """Read from the packs and counted on the table, without asking what works it out to be shown."""
    state, content = game.state, game.content
    for name, figure in state.figures.items():
        printed: Any = getattr(content, figure.role)[figure.kind].health
        assert (told.figures[name].health.now, told.figures[name].health.most.total) == (figure.health, printed)
    assert told.purse == sum(sheet.gold for hero, sheet in state.sheets.items() if state.figures[hero].health)
    for card, offer in told.stall.items():
        full = content.item[card.removeprefix("item/")].price
        halved = next(gold for gold in range(0, full + 1, SMALLEST_GOLD) if 2 * gold >= full)
        assert (offer.price, offer.least) == (full, halved if told.discounts else full)
    healer = content.chamber["healer"]
    for hero, service in told.services.items():
        dead = not state.figures[hero].health
        wanted = (
            ("revive", healer.revive_price, healer.revive_health)
            if dead
            else ("touch", healer.touch_price, healer.touch_health)
        )
        assert (service.verb, service.price, service.health) == wanted
    (tracker,) = content.camp.values()
    ahead = tracker.track[state.camp :] if game.setup.options["camping"] else ()
    assert told.camp == (ahead[0] if ahead else "")
    for hero, board in told.heroes.items():
        assert board.bonus == content.hero[hero].bonus


def check_question(game: Catacombs, decision: Any, told: CatacombsShown) -> None:
    figures = told.figures
    if decision.kind in ("choose_figure", "choose_monster"):
        for option in decision.options:
            if option.verb == "act":
                assert "ready" in figures[option["figure"]].marks
    if decision.kind != "act":
        return
    name = dict(decision.about)["figure"]
    assert told.acting == name
    assert tuple(option["sequence"] for option in decision.options if option.verb == "attack") == figures[name].attacks
    if name in told.heroes:
        powers = told.heroes[name].powers
        offered = [(option, "") for option in decision.options if option.verb in ("special", "cast", "use")]
        for option, why in (*offered, *((each.option, each.rule) for each in decision.refused)):
            ((role, value),) = option.subjects
            assert powers[f"{role}:{value}"].rule == why


def check_blows(events: list[Any], told: CatacombsShown, attack: str) -> int:
    """The damage of a flick, as long as nobody has answered it."""
    struck = 0
    for event in events:
        if event.name == "damaged" and event.rule != "catacombs.ability.fire-wall-burn":
            target = event.data["figure"]
            assert told.blows[attack][target].left == event.data["health"]
            struck += 1
        if event.name == "spared" and event.data["target"] in told.blows.get(attack, {}):
            assert told.blows[attack][event.data["target"]].rule == event.rule
        if event.name in ("retaliated", "turn_begun"):
            break
    return struck
