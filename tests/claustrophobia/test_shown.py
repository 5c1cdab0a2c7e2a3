"""What is shown as true now is what the rules do: dice rolled, faces that hit, moves allowed, prices paid, powers triggered."""

from random import Random

import pytest
from msgspec import to_builtins

from souterrain.content import Called, Phrase
from souterrain.games.claustrophobia.acts import Activation
from souterrain.games.claustrophobia.combat import Attack
from souterrain.games.claustrophobia.facts import Condition
from souterrain.games.claustrophobia.fighter import is_silenced
from souterrain.games.claustrophobia.game import Claustrophobia
from souterrain.games.claustrophobia.human import Blessing
from souterrain.games.claustrophobia.infernal import InfernalPreparation, Threat, dice_wanting
from souterrain.games.claustrophobia.reason import why_idle, why_no_blessing, why_no_gift, why_off, why_share
from souterrain.games.claustrophobia.shown import ClaustrophobiaShown
from souterrain.games.claustrophobia.state import BLIND, DEAD, LEFT, UNEXPLORED, Token
from souterrain.games.claustrophobia.turn import ActivationPhase
from souterrain.kernel.decision import Choice, Option
from souterrain.kernel.game import ASK_EVERYTHING, Setup
from souterrain.kernel.shown import Sum
from tests.claustrophobia.oracle import Table
from tests.claustrophobia.scene import EAST, NORTH, SOUTH, Cave, end_turn
from tests.every_game.table import random_answer
from tests.rule import rule
from tests.shown import check_shown, check_untouched
from tests.tiers import one_of

SCENARIOS = Claustrophobia.scenarios(Claustrophobia.open_packs(("base",)).content)
DECISIONS = 300


def seen(game: Claustrophobia, seat: int | None = None) -> ClaustrophobiaShown:
    """As a seat is shown the table: from its view alone."""
    return game.through(game.view(seat)).shown(seat)


def now(cave: Cave) -> ClaustrophobiaShown:
    return seen(cave.game)


def said(cave: Cave, word) -> str:
    return str(cave.game.loaded.words("en").spell(word))


def reasons(cave: Cave, total: Sum) -> dict[str, int]:
    """The parts of a sum, by what they are called in English."""
    return {said(cave, part.why): part.amount for part in total.parts}


# Whole matches


@pytest.mark.parametrize("scenario", one_of(SCENARIOS))
def test_a_match_goes_as_it_was_shown(scenario: str):
    """At every decision of a random match: numbers are the rules', and what is answered leads where it was said to lead."""
    rng = Random(scenario)
    game = Claustrophobia.start(Setup("claustrophobia", scenario, options={ASK_EVERYTHING: True}), 7)
    for _ in range(DECISIONS):
        if game.is_over:
            break
        (decision,) = game.open_decisions()
        assert isinstance(decision, Choice)
        shown = seen(game, decision.seat)
        check_shown(game, shown)
        check_untouched(game)
        check_numbers(game, shown)
        check_options(game, shown, decision)
        answer = random_answer(decision, rng)
        check_answer(game, shown, decision, answer)


def check_numbers(game: Claustrophobia, shown: ClaustrophobiaShown) -> None:
    """As the second reading of the book has them, which knows nothing of the code that works out what is shown."""
    book = Table(game)
    for number, fighter in shown.fighters.items():
        n, figure = int(number), game.state.fighters[int(number)]
        for name in ("DPT", "CBT", "DEF") if figure.place >= 0 else ():
            assert getattr(fighter, name).total == book.stat(n, name), (figure, name)
        if figure.type == "western":
            lines = [line for line in range(6) if not figure.damage >> line & 1]
            assert (fighter.health, fighter.full) == (len(lines), 6)
        else:
            printed = game.content.creature[figure.kind].health
            assert (fighter.health, fighter.full) == (printed - figure.damage, printed)
    for ware in shown.shop.values():
        prices = {str(tile): book.price(ware.numbers[0], tile) for tile in range(len(game.state.tiles))}
        assert {tile: ware.cheaper.get(tile, ware.price) for tile in prices} == prices
        assert ware.least == min(ware.price, *prices.values())
    for power, now in shown.powers.items():
        held = [*game.state.waiting.get(power, ()), *game.state.triggered.get(power, ())]
        boxes = game.content.power[power.split("/")[0]].boxes
        assert now.missing == max(boxes - len(held), 0)


def check_blows(game: Claustrophobia, shown: ClaustrophobiaShown, decision: Choice) -> None:
    """So many dice, each a hit from such a face on."""
    book, attacker = Table(game), dict(decision.about)["fighter"]
    assert isinstance(attacker, int)
    for key, blow in shown.blows.items():
        target, _, weapon = key.partition("/")
        assert blow.needed == book.needed(attacker, int(target), weapon), key
        demonic = game.state.fighters[attacker].type == "demon" and book.is_warded(int(target))
        if not weapon and not demonic:
            assert blow.dice.total == book.dice(attacker, int(target)), key


def check_options(game: Claustrophobia, shown: ClaustrophobiaShown, decision: Choice) -> None:
    """Nothing is offered that is shown as impossible, and all that is shown as possible is offered."""
    verbs = {option.verb for option in decision.options}
    if decision.kind == "activate":
        ready = {int(number) for number, fighter in shown.fighters.items() if fighter.ready}
        assert ready == {option["fighter"] for option in decision.options if option.verb == "activate"}
    if decision.kind == "act":
        number = dict(decision.about)["fighter"]
        assert isinstance(number, int)
        place = game.state.fighters[number].place
        assert bool(shown.fighters[str(number)].left) or not verbs & {"move", "crawl", "explore", "leave"}
        explored = {f"{place}/{option['side']}" for option in decision.options if option.verb == "explore"}
        marks = {
            f"{t}/{s}" for t, tile in enumerate(game.state.tiles) for s, b in enumerate(tile.sides) if b == UNEXPLORED
        }
        assert marks - set(shown.exits) == explored
        check_blows(game, shown, decision)
        targets = {str(option["target"]) for option in decision.options if option.verb == "attack"}
        assert {key for key in shown.blows if "/" not in key} == targets
    if decision.kind == "place_die":
        assert {power for power, each in shown.powers.items() if each.free} == {o["power"] for o in decision.options}
    if decision.kind == "threaten":
        affordable = {kind for kind, ware in shown.shop.items() if not ware.why}
        assert {game.state.fighters[o["fighter"]].kind for o in decision.options if o.verb == "bring"} <= affordable


def check_answer(game: Claustrophobia, shown: ClaustrophobiaShown, decision: Choice, answer) -> None:
    picked: Option = decision.pick(answer)[0] if isinstance(answer, str) else Option("", "")
    threat, told = game.state.threat, len(game.events)
    game.answer(decision.seat, answer)
    news = game.events[told:]
    names = [event.name for event in news]
    match picked.verb:
        case "bring" if decision.kind == "threaten":
            ware = shown.shop[game.state.fighters[picked["fighter"]].kind]
            price = ware.cheaper.get(str(picked["tile"]), ware.price)
            assert ("brought_in", price) in {(event.name, event.data.get("price")) for event in news}
            assert game.state.threat <= threat - price or "threat_gained" in names
        case "attack" if "event_played" not in names and "rolled" in names:
            blow = shown.blows[str(picked["target"])]
            rolls = next(event.data["rolls"] for event in news if event.name == "rolled")
            assert len(rolls) == blow.dice.total
            assert blow.again or "rerolled" not in names
            if not blow.again and "reroll" not in {each.kind for each in game.open_decisions()}:
                hurt = {"damaged", "killed", "line_cancelled", "resisted", "guarded"} & set(names)
                asked = {each.kind for each in game.open_decisions()} & {"guard", "cancel_line"}
                assert bool(hurt or asked) == any(roll >= blow.needed for roll in rolls)
        case "activate" if shown.fighters[str(picked["fighter"])].idle:
            open_now = game.open_decisions()[0]
            assert open_now.kind != "act" or {option.verb for option in open_now.options} == {"finish"}
        case "activate":
            assert "finished" not in names, "it can do something, so it is asked what"


# Characteristics


@rule("claustrophobia.priority.order")
def test_a_characteristic_is_told_with_all_that_it_is_made_of():
    cave = Cave("t11 0,0")
    blade = cave.human("blade", die=1, tokens=(Token("blessed", "human-activation", "CBT", 2),))
    line = cave.game.content.warrior["blade"].lines[0]
    assert now(cave).fighters[str(blade)].CBT.total == line.CBT + 2 == cave.stat(blade, "CBT")
    assert reasons(cave, now(cave).fighters[str(blade)].CBT) == {"line 1": line.CBT, "Blessing": 2}
    assert Sum(line.DPT) == now(cave).fighters[str(blade)].DPT, "what is as printed needs no reasons"


@rule("claustrophobia.gift.aura-of-courage")
def test_what_a_gift_has_left_is_told_by_its_name():
    cave = Cave("t11 0,0")
    blade = cave.human("blade", die=1, tokens=(Token("courage", "human-preparation", "CBT", 1),))
    assert Called("gift", "aura-of-courage") in [part.why for part in now(cave).fighters[str(blade)].CBT.parts]


@rule("claustrophobia.exhausted.profile")
def test_who_has_no_die_is_told_to_be_without_one():
    cave = Cave("t11 0,0")
    blade = cave.human("blade", die=0, tokens=(Token("blessed", "human-activation", "DEF", 1),))
    assert Phrase("why-no-die") in [part.why for part in now(cave).fighters[str(blade)].DEF.parts]


@rule("claustrophobia.exhausted.profile")
def test_an_exhausted_fighter_is_shown_with_what_is_left_of_it():
    cave = Cave("t11 0,0")
    blade = cave.human("blade", die=1, wounds=(1,), exhausted=True)
    fighter = now(cave).fighters[str(blade)]
    assert (fighter.DPT.total, fighter.CBT.total, fighter.DEF.total) == (0, 0, 3)
    assert (fighter.health, fighter.full) == (5, 6)


def test_equipment_and_the_tile_are_among_the_reasons():
    content = Cave("t11 0,0").game.content
    mist = next(tile.id for tile in content.tile.values() if tile.feature == "mist")
    shield = next(each for each in content.equipment.values() if each.bonus.get("DEF"))
    cave = Cave(f"{mist} 0,0", "t11 0,1")
    here = cave.human("blade", die=1, equipment=(shield.id,))
    there = cave.human("blade", 1, die=1, equipment=(shield.id,))
    line = content.warrior["blade"].lines[0].DEF
    name = said(cave, now(cave).fighters[str(there)].DEF.parts[1].why)
    assert reasons(cave, now(cave).fighters[str(there)].DEF) == {"line 1": line, name: shield.bonus["DEF"]}
    fog = content.feature["mist"].DEF
    assert now(cave).fighters[str(here)].DEF.total == fog
    assert reasons(cave, now(cave).fighters[str(here)].DEF)["Mist"] == fog - line - shield.bonus["DEF"]


@rule("claustrophobia.talent.blessing.bonus")
def test_a_blessing_gives_what_is_shown():
    cave = Cave("t11 0,0")
    priest = cave.human("redeemer", die=1)
    blade = cave.human("blade", die=1)
    for name, amount in now(cave).blessing.items():
        before = cave.stat(blade, name)
        trial = Cave("t11 0,0")
        trial.human("redeemer", die=1)
        trial.human("blade", die=1)
        trial.run(Blessing())
        trial.answer(f"bless:{priest}:{blade}:{name}")
        assert trial.stat(blade, name) == before + amount
        assert now(trial).fighters[str(priest)].uses["talent:blessing"] == 0
        assert said(trial, now(trial).fighters[str(priest)].off["talent:blessing"])


# Who can still act


@rule("claustrophobia.move.cost")
def test_the_movement_left_goes_down_with_every_tile():
    cave = Cave("t11 0,0", "t11 0,-1", "t11 0,-2")
    blade = cave.human("blade", die=1, tokens=(Token("bolt", "", "DPT", 2),))
    cave.activate(blade)
    left = now(cave).fighters[str(blade)].left
    assert left == cave.stat(blade, "DPT")
    cave.answer("move:1")
    assert now(cave).fighters[str(blade)].left == left - 1


@rule("claustrophobia.move.by-explored-exit", "claustrophobia.move.cost")
def test_a_tile_too_far_says_why_nobody_goes_there():
    cave = Cave("t11 0,0", "t11 0,-1", "t11 0,-2", "t11 0,-3")
    assert now(cave).far == ""
    cave.infernal("hellhound", on=1)  # whom it may still attack once it has moved
    blade = cave.human("blade", die=1)
    cave.activate(blade)
    assert said(cave, now(cave).far) == (
        "Not next to the condemned blade: each step leads through an open exit to a neighbouring tile."
    )
    cave.answer("move:1")
    assert said(cave, now(cave).far) == "It has no movement left."


@rule("claustrophobia.move.cost")
def test_nobody_has_less_than_no_movement_left():
    cave = Cave("t11 0,0")
    blade = cave.human("blade", die=1)
    assert Activation(blade, spent=9).points(cave.game) == 0
    assert Activation(blade, stopped=True).points(cave.game) == 0


def test_a_hellhound_without_its_die_is_shown_as_powerless():
    cave = Cave("t11 0,0", phase="infernal-activation")
    cave.human("blade")
    powerless, unleashed = cave.infernal("hellhound"), cave.infernal("hellhound")
    cave.game.add_token(unleashed, Token("unleashed", "infernal-activation", "CBT", 2))
    cave.run(ActivationPhase(1))
    assert "power" in said(cave, now(cave).fighters[str(powerless)].idle)
    assert now(cave).fighters[str(unleashed)].idle == ""


@rule("claustrophobia.explore.humans-may")
def test_an_exit_says_why_it_cannot_be_explored():
    cave = Cave("t11 0,0", "t11 0,1")
    brute = cave.human("brute", die=1, tokens=(Token("bolt", "", "DPT", 2),))
    cave.stack("t2", "t3")
    cave.run(ActivationPhase(0))
    assert "choose" in said(cave, now(cave).exits[f"0/{NORTH}"])
    cave.answer(f"activate:{brute}")
    if cave.decision.kind == "react":
        cave.answer("pass")
    assert f"0/{NORTH}" not in now(cave).exits
    assert "does not stand" in said(cave, now(cave).exits[f"1/{SOUTH}"])
    cave.troglodytes(2)
    cave.run(Activation(brute))
    assert "keep it" in said(cave, now(cave).exits[f"0/{NORTH}"])


@rule("claustrophobia.explore.humans-may")
def test_an_exit_that_meets_a_wall_says_so():
    cave = Cave("t11 0,0", "t2 1,0")
    assert cave.state.tiles[0].sides[EAST] == BLIND
    assert now(cave).exits[f"0/{EAST}"] == Phrase("why-blind")


@rule("claustrophobia.explore.humans-may")
def test_an_exit_cannot_be_explored_in_another_phase():
    cave = Cave("t11 0,0", "t11 0,1", phase="threat")
    cave.human("brute")
    cave.stack("t2", "t3")
    cave.run(Threat())
    assert now(cave).exits[f"0/{NORTH}"] == Phrase("why-not-their-turn")


# Combat


@rule("claustrophobia.combat.step2-roll", "claustrophobia.combat.hit")
def test_an_attack_is_shown_before_it_is_made_and_while_it_lasts():
    cave = Cave("t11 0,0")
    blade = cave.human("blade", die=3)
    brute = cave.human("brute", die=1)
    demon = cave.infernal("ash-stalker")
    cave.game.add_token(demon, Token("frantic", ""))
    cave.state.phase = "infernal-activation"
    cave.activate(demon)
    blow = now(cave).blows[str(blade)]
    assert blow.dice.total == cave.stat(demon, "CBT")
    assert (blow.needed, blow.again) == (cave.stat(blade, "DEF"), True)
    assert to_builtins(blow)["again"] is True, "it is sent, for the page takes what is not sent for no"
    cave.run(Attack(demon, brute))
    fight = now(cave).fight
    if fight is not None:
        assert fight.blow.dice.total == len(fight.rolls) or not fight.rolls
        assert fight.landed == tuple(roll >= cave.stat(brute, "DEF") for roll in fight.rolls)


@rule("claustrophobia.hact.action-list", "claustrophobia.combat.hit")
def test_a_shot_is_shown_before_it_is_made_and_while_its_target_is_chosen():
    cave = Cave("t11 0,0", "t11 0,-1")
    blade = cave.human("blade", die=3, equipment=("blunderbuss", "grenade"))
    demon, hound = cave.infernal("ash-stalker"), cave.infernal("hellhound", 1)
    cave.activate(blade)
    blows = now(cave).blows
    assert {*blows} == {str(demon), f"{demon}/blunderbuss", f"{hound}/blunderbuss"}  # a grenade has no target
    assert blows[f"{demon}/blunderbuss"].dice.total == 3
    cave.answer("use:blunderbuss")
    blows = now(cave).blows
    assert {n: (blow.dice.total, blow.needed) for n, blow in blows.items()} == {
        str(n): (3, cave.stat(n, "DEF")) for n in (demon, hound)
    }


def test_what_bears_on_the_dice_of_an_attack_is_told_by_whose_it_is():
    cave = Cave("t11 0,0")
    blade = cave.human("blade", die=3, wounds=(1, 2, 4))
    ward = next(e.id for e in cave.game.content.equipment.values() if any(x.name == "ward" for x in e.effects))
    demon = cave.infernal("ash-stalker")
    cave.state.phase = "infernal-activation"
    cave.activate(demon)
    bare = now(cave).blows[str(blade)].dice
    cave.game.change(blade, equipment=(ward,))
    warded = now(cave).blows[str(blade)].dice
    assert warded.total == bare.total - 1
    name = str(cave.game.loaded.words("en").name("equipment", ward))
    assert reasons(cave, warded)[name] == -1
    told = len(cave.game.events)
    cave.answer(f"attack:{blade}")
    rolled = next(event for event in cave.game.events[told:] if event.name == "rolled")
    assert len(rolled.data["rolls"]) == warded.total


# The board of destiny


@rule("claustrophobia.iprep.trigger", "claustrophobia.iprep.unmet")
def test_a_die_is_named_only_where_it_can_really_help():
    """Every die and power: those named for this turn can be placed so that the power is triggered, the others cannot."""
    rolls = (2, 4, 5)
    for die in rolls:
        for power in Cave("t11 0,0").game.board_powers:
            cave = destiny(*rolls)
            named = die in now(cave).powers[power].now
            assert named == any(triggers(rolls, power, die, more) for more in subsets(rolls, die)), (power, die)


def destiny(*rolls: int) -> Cave:
    cave = Cave("t11 0,0", phase="infernal-preparation")
    cave.human("blade")
    cave.dice(*rolls)
    cave.run(InfernalPreparation())
    cave.answer(f"roll:{len(rolls)}")
    return cave


def subsets(rolls: tuple[int, ...], die: int) -> list[tuple[int, ...]]:
    others = [roll for roll in rolls if roll != die]
    return [(), *((other,) for other in others), tuple(others)]


def triggers(rolls: tuple[int, ...], power: str, die: int, more: tuple[int, ...]) -> bool:
    """Place these dice on the power, the others wherever they may lie, and see."""
    cave = destiny(*rolls)
    for placed in (die, *more):
        if f"place:{power}:{placed}" not in cave.options():
            return False
        cave.answer(f"place:{power}:{placed}")
    while cave.decision.kind == "place_die":
        cave.answer(next(option for option in cave.options() if f":{power}:" not in option))
    return power in cave.state.triggered


def test_a_die_that_can_only_wait_is_told_from_one_that_helps_now():
    cave = destiny(1, 2, 4)
    speed = now(cave).powers["supernatural-speed"]  # two white dice, and there is one
    assert (speed.now, speed.later, speed.why) == ((), (1,), "")
    cave = destiny(2, 2, 4)
    assert "white" in said(cave, now(cave).powers["supernatural-speed"].why)


def test_a_power_says_what_a_die_would_do():
    cave = destiny(1, 2, 4)
    assert said(cave, now(cave).powers["abyssal-threat"].gives["1"]) == "+3 threat points"
    before = cave.state.threat
    cave.answer("place:abyssal-threat:1", "place:sly-charge:2", "place:intrepid-charge:4")
    assert cave.state.threat == before + 3


# Threat and goals


@rule("claustrophobia.threat.spend")
def test_prices_are_those_that_are_paid():
    cave = Cave("t11 0,0", "t31 0,-1", phase="threat")
    cave.human("blade", 1)
    cave.state.threat = 20
    cave.run(Threat())
    ware = now(cave).shop["ash-stalker"]
    well = ware.cheaper["1"]
    assert well < ware.price
    cave.answer(f"bring:{ware.numbers[0]}:1")
    assert cave.state.threat == 20 - well
    cave.state.threat = 0
    assert "0" in said(cave, now(cave).shop["troglodyte"].why)


@rule("claustrophobia.victory.scenario")
def test_the_goal_says_how_far_it_is_as_the_scenario_counts():
    cave = Cave("t11 0,0", scenario="the-survivors")
    special = next(each for each in cave.game.content.scenario["the-survivors"].special if each.name == "draught")
    track = now(cave).tracks["draught"]
    assert track.needed == dict(special.arguments)["length"] == 7
    assert track.done == 0
    humans = [cave.human("blade") for _ in range(3)]
    aims = now(cave).goal.aims
    assert (aims[0].done, aims[0].needed) == (0, 2)
    cave.game.change(humans[0], place=LEFT)
    assert now(cave).goal.aims[0].done == 1
    assert "2" in said(cave, aims[0].text)


@rule("claustrophobia.victory.scenario")
def test_all_turns_are_held_when_the_last_is_over():
    name, scenario = next(
        (id, each)
        for id, each in Cave().game.content.scenario.items()
        if any(goal.name == "hold" for goal in each.goals)
    )
    cave = Cave("t11 0,0", scenario=name)
    cave.human("blade"), cave.human("blade")
    done = [now(cave).goal.aims[0].done]
    for turn in (1, scenario.turns - 1, scenario.turns):
        end_turn(cave, turn)
        done.append(now(cave).goal.aims[0].done)
    assert cave.verdict == "human"
    assert cave.saw("game_over", reason="hold")
    assert done == [0, 1, scenario.turns - 1, scenario.turns]


@rule("claustrophobia.victory.scenario")
@pytest.mark.parametrize(("alive", "verdict"), [(2, ""), (1, "infernal")])
def test_only_the_living_humans_hold_their_ground(alive, verdict):
    cave = Cave("t11 0,0", "t11 0,-1", scenario="the-vigil")
    for number in range(4):
        cave.human("blade", on=0 if number < alive else DEAD)
    cave.troglodytes(2, on=1)
    cave.game.judge("change")
    assert cave.verdict == verdict


@pytest.mark.parametrize("scenario", one_of(SCENARIOS))
def test_every_scenario_says_what_must_be_done_and_when_it_ends(scenario: str):
    game = Claustrophobia.start(Setup("claustrophobia", scenario), 1)
    goal = seen(game).goal
    assert goal is not None
    assert [aim.seats for aim in goal.aims] == [(0,), (1,)]
    assert goal.rules, "what holds in it alone"
    for lang in ("en", "fr"):
        words = game.loaded.words(lang)
        for aim in goal.aims:
            assert aim.needed > 0
            assert str(words.spell(aim.what))
        for word in (goal.title, goal.brief, *(aim.text for aim in goal.aims), *goal.rules, goal.end):
            assert str(words.spell(word))


@pytest.mark.parametrize(
    ("scenario", "what", "needed"),
    [("the-headsman", "Humans dead", 4), ("the-vigil", "Humans dead", 3), ("the-seal", "Turns over", 12)],
)
def test_the_infernal_side_is_told_how_far_it_is(scenario: str, what: str, needed: int):
    """Who must kill all humans, all but one of those who are to hold out, or only wait."""
    cave = Cave("t11 0,0", scenario=scenario)
    humans = [cave.human("blade") for _ in range(4)]
    aim = now(cave).goal.aims[1]
    assert (said(cave, aim.what), aim.done, aim.needed) == (what, 0, needed)
    cave.game.change(humans[0], place=DEAD)
    cave.state.turn = 2
    assert now(cave).goal.aims[1].done == 1


def test_the_rules_of_a_scenario_are_said_in_the_order_of_its_author():
    """How the stair comes, and what one does there."""
    rules = now(Cave("t11 0,0", scenario="the-survivors")).goal.rules
    assert [rule.key for rule in rules] == ["scenario-the-survivors.special1", "scenario-the-survivors.special2"]


# Why something does nothing, to the letter


def whys(cave: Cave, n: int, *equipment: str) -> list[str]:
    fighter, facts = cave.fighter(n), cave.game.content.equipment
    return [getattr(why_off(cave.game, fighter, facts[id]), "key", "") for id in equipment]


def test_why_a_piece_of_equipment_does_nothing():
    cave = Cave("t11 0,0")
    blade = cave.human("blade", equipment=("rope", "lantern", "grenade"))
    assert whys(cave, blade, "rope", "lantern", "grenade") == ["", "", ""]
    cave.game.add_token(blade, Token("broken-lantern", "human-preparation"))
    assert whys(cave, blade, "rope", "lantern") == ["", "why-broken"]
    tired = cave.human("blade", exhausted=True, die=0, equipment=("rope", "lantern"))
    assert whys(cave, tired, "rope", "lantern") == ["", "why-exhausted"]


def test_why_equipment_that_was_used_cannot_be_used():
    cave = Cave("t11 0,0")
    cards = cave.game.content.equipment
    rests = next(id for id, card in cards.items() if card.rest)
    spent = next(id for id, card in cards.items() if card.uses and not card.rest)
    blade = cave.human("blade", equipment=(rests, spent), used=((rests, 1, 1), (spent, cards[spent].uses, 1)))
    assert whys(cave, blade, rests, spent) == ["why-rests", "why-used-up"]


def test_a_part_that_an_instinct_card_has_given_is_called_by_it():
    cave = Cave("t11 0,0")
    blade = cave.human("blade", card="instinct/bolt/1")
    assert why_share(cave.game, cave.fighter(blade), (2, "token", "boost")) == Called("instinct", "bolt")


def test_why_no_gift_and_no_blessing_works():
    cave = Cave("t11 0,0", scenario="powder-and-fire")
    blade, redeemer = cave.human("blade"), cave.human("redeemer")
    tired, spent = cave.human("redeemer", exhausted=True, die=0), cave.human("redeemer", blessing_spent=True)

    def gift(n):
        silenced = is_silenced(cave.game, cave.fighter(n))
        return getattr(why_no_gift(cave.game, cave.fighter(n), silenced=silenced), "key", "")

    def blessing(n):
        return getattr(why_no_blessing(cave.fighter(n), silenced=is_silenced(cave.game, cave.fighter(n))), "key", "")

    assert [*map(gift, (blade, redeemer, tired))] == ["why-not-consecrated", "", "why-exhausted"]
    assert [*map(blessing, (redeemer, spent))] == ["", "why-used-up"]
    cave.state.silenced = True
    assert [*map(gift, (redeemer, tired))] == ["why-silenced", "why-silenced"]
    assert [*map(blessing, (redeemer, spent))] == ["why-silenced", "why-used-up"]


def test_why_nobody_can_be_activated():
    cave = Cave("t11 0,0", "t11 0,-1")
    hound = cave.infernal("hellhound")
    held = cave.human("blade", exhausted=True, die=0)
    assert why_idle(cave.game, hound).key == "why-powerless"
    assert why_idle(cave.game, held).key == "why-exhausted"
    assert why_idle(cave.game, cave.human("brute")) == ""
    still = tuple(Token("slow", "", name, -9) for name in ("DPT", "CBT"))
    assert why_idle(cave.game, cave.human("brute", 1, tokens=still)).key == "why-nothing-to-do"
    cave.troglodytes(3, on=1)
    assert why_idle(cave.game, cave.human("brute", 1, tokens=still)).key == "why-held"


@pytest.mark.parametrize(
    ("fields", "boxes", "dice", "can"),
    [
        ({"total": 6}, 1, (), True),
        ({"total": 7}, 1, (), False),
        ({"most": 2, "total": 12}, 2, (6,), True),
        ({"most": 2, "total": 12}, 2, (5,), False),
        ({"least": 3, "most": 3, "equal": True, "total": 18}, 3, (6,), True),
    ],
)
def test_a_condition_can_be_met_with_whatever_may_still_be_rolled(fields, boxes, dice, can):
    assert (dice_wanting(Condition(**fields), boxes, dice) is not None) is can
