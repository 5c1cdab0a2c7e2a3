"""What is shown as true now is what the rules do: totals of combats, prices paid, zones walked, points kept."""

from random import Random

import pytest

from souterrain.games.twister.figure import can_act
from souterrain.games.twister.game import Twister
from souterrain.games.twister.shown import TwisterShown
from souterrain.kernel.decision import Choice
from souterrain.kernel.game import Setup
from souterrain.kernel.shown import Sum
from tests.every_game.table import random_answer
from tests.rule import rule
from tests.shown import check_shown, check_untouched
from tests.tiers import one_of
from tests.twister.oracle import Oracle
from tests.twister.scene import Maze
from tests.twister.table import Table

SCENARIOS = Twister.scenarios(Twister.open_packs(("base",)).content)
DECISIONS = 260

ROOM = """
+.+.+
.w.a.
+.+.+
.b.c.
+.+.+
 s t
"""


def seen(game: Twister, seat: int | None) -> TwisterShown:
    """As a seat is shown the table: from its view alone."""
    return game.through(game.view(seat)).shown(seat)


def now(scene: Maze, seat: int = 0) -> TwisterShown:
    return seen(scene.game, seat)


def reasons(scene: Maze, total: Sum) -> dict[str, int]:
    """The parts of a sum, by what they are called in English."""
    words = scene.game.loaded.words("en")
    return {str(words.spell(part.why)): part.amount for part in total.parts}


# Whole matches


@pytest.mark.parametrize("scenario", one_of(SCENARIOS))
def test_a_match_goes_as_it_was_shown(scenario: str):
    """At every decision of a random match: what is answered costs and brings what was shown."""
    rng = Random(scenario)
    game = Twister.start(Setup("twister", scenario), 3)
    for _ in range(DECISIONS):
        if game.is_over:
            break
        decision = rng.choice(game.open_decisions())
        assert isinstance(decision, Choice)
        shown = seen(game, decision.seat)
        check_shown(game, shown)
        check_untouched(game)
        check_numbers(game, shown)
        check_strengths(game, shown, decision)
        answer = random_answer(decision, rng)
        check_answer(game, shown, decision, answer)


def check_numbers(game: Twister, shown: TwisterShown) -> None:
    for number, figure in shown.figures.items():
        assert figure.ready == can_act(game, game.state.figures[int(number)])
        assert figure.ready == (figure.idle == "")
    assert [side.score for side in shown.sides] == list(game.state.score)
    assert shown.goal is not None
    assert [(aim.done, aim.needed) for aim in shown.goal.aims] == [(s.score, s.target) for s in shown.sides]


def check_strengths(game: Twister, shown: TwisterShown, decision: Choice) -> None:
    """What both sides of each combat would be worth, and what acts cost, as the second reading of the book has it."""
    book = Table(game)
    for option in decision.options if decision.kind == "act" else ():
        if option.id in shown.prices:
            assert shown.prices[option.id] == Oracle().cost(book, option.id), option.id
        if option.id not in shown.clashes:
            continue
        attacker, target = option["figure"], option["target"]
        kind = {"attack": "close", "lance": "lance"}.get(option.verb, "ranged")
        attackers, defenders = book.sides(kind, attacker, target)
        shots = {}
        if kind == "ranged":
            near = book.fighters(book.at[target], book.people[attacker].seat, True)
            shots = {n: max(book.weapons(n).values()) for n in attackers - near}
            shots[attacker] = {"shoot": 3, "shoot_bow": 1}[option.verb]
        clash = shown.clashes[option.id]
        assert clash.attack.total == book.strength(attackers, defenders, True, kind, shots), option.id
        assert clash.defence.total == book.strength(defenders, attackers, False, kind, {}), option.id
    for number, figure in shown.figures.items():
        n = int(number)
        if n in book.at:
            assert figure.attack.total == book.strength({n}, set(), True, "close", {}), number
            assert figure.defence.total == book.strength({n}, set(), False, "close", {}), number
        walks = can_act(game, game.state.figures[n])
        assert figure.movement.total == (game.content.character[game.state.figures[n].kind].movement if walks else 0)


def check_answer(game: Twister, shown: TwisterShown, decision: Choice, answer) -> None:
    seat, told = decision.seat, len(game.events)
    points, turn = game.state.wheel[seat], game.state.turn
    game.answer(seat, answer)
    news = game.events[told:]
    if decision.kind == "act" and answer in shown.prices and game.state.turn == turn:
        assert game.state.wheel[seat] == points - shown.prices[answer]
    if decision.kind == "act" and answer in shown.clashes:
        begun = next(event for event in news if event.name == "combat_begun")
        clash = shown.clashes[answer]
        assert (clash.attack.total, clash.defence.total) == (begun.data["attack"], begun.data["defence"])
    if decision.kind == "act" and answer == "end_turn":
        ended = next(event for event in news if event.name == "turn_ended")
        assert (ended.data["kept"], ended.data["lost"]) == (shown.sides[seat].kept, shown.sides[seat].lost)
    if decision.kind == "lay":
        check_combat(shown, seat, answer, news)


def check_combat(shown: TwisterShown, seat: int, answer: str, news: list) -> None:
    """The total is as it was shown, and so is how it fares against the card that the other lays."""
    revealed = {event.data["seat"]: event.data for event in news if event.name == "cards_revealed"}
    if not revealed:
        return
    outcome = shown.fight.plays[answer.split(":")[1]]
    theirs = sum(revealed[1 - seat]["cards"])
    assert revealed[seat]["total"] == outcome.total
    ended = next(event for event in news if event.name in ("tied", "combat_won"))
    if ended.name == "tied":
        assert theirs in outcome.ties
    else:
        assert theirs in (outcome.beats if ended.data["seat"] == seat else outcome.loses)


# Strengths


@rule("twister.melee.total", "twister.general.bonus")
def test_a_side_is_told_piece_by_piece():
    scene = Maze(ROOM, w="warrior +sword, foe thief", a="general").begin()
    option = next(each for each in scene.options("attack"))
    parts = reasons(scene, now(scene).clashes[option].attack)
    assert sum(parts.values()) == now(scene).clashes[option].attack.total
    assert len(parts) == 3, parts
    assert any("led by" in name for name in parts)


@rule("twister.wounded.no-actions")
def test_a_wounded_character_says_why_it_cannot_act():
    scene = Maze(ROOM, w="warrior wounded, foe thief", c="goblin").begin()
    warrior = now(scene).figures[str(scene.who("warrior"))]
    assert (warrior.ready, warrior.movement.total, warrior.attack.total) == (False, 0, 0)
    assert "wounded" in str(scene.game.loaded.words("en").spell(warrior.idle))


@rule("twister.move.allowance")
def test_the_zones_left_go_down_on_the_way():
    scene = Maze(ROOM, w="warrior").begin()
    warrior = scene.who("warrior")
    printed = scene.game.content.character["warrior"].movement
    assert now(scene).figures[str(warrior)].movement.total == printed
    scene.answer(f"move:{warrior}")
    assert now(scene).figures[str(warrior)].left == printed
    way = next(each for each in scene.decision.options if each.verb == "go" and len(each["path"]) == 1)
    scene.answer(way.id)
    assert now(scene).figures[str(warrior)].left == printed - 1


@rule("twister.move.allowance")
def test_a_zone_too_far_says_why_nobody_goes_there():
    scene = Maze(ROOM, w="warrior").begin()
    warrior, words = scene.who("warrior"), scene.game.loaded.words("en")
    assert now(scene).far == ""
    scene.answer(f"move:{warrior}")
    printed = scene.game.content.character["warrior"].movement
    assert str(words.spell(now(scene).far)) == f"No open way of at most {printed} zones leads there."
    scene.state.agenda[-1].points = 0
    assert str(words.spell(now(scene).far)) == "No movement is left."


@rule("twister.samurai.free-attack")
def test_a_free_attack_is_shown_with_its_price():
    scene = Maze(ROOM, w="samurai, foe thief").begin()
    shown = now(scene)
    option = scene.options("attack")[0]
    assert shown.prices[option] == 0
    assert shown.figures[str(scene.who("samurai"))].free
    scene.answer(option)
    assert scene.state.wheel[0] == 3


# Cards


@rule("twister.melee.higher-wins", "twister.melee.tie")
def test_a_card_is_shown_with_what_it_beats_and_ties():
    scene = Maze(ROOM, w="warrior, foe thief")
    scene.act("attack", scene.who("warrior"), scene.foe("thief"))
    fight = now(scene).fight
    assert fight is not None
    lead = fight.clash.attack.total - fight.clash.defence.total
    for value, outcome in fight.plays.items():
        assert all(theirs < int(value) + lead for theirs in outcome.beats)
        assert outcome.ties in ((), (int(value) + lead,))
    assert now(scene, 1).fight.plays.keys() == fight.plays.keys()
    assert seen(scene.game, None).fight.plays == {}


@rule("twister.telepath.name-card")
def test_a_named_card_is_the_only_one_that_is_reckoned_with():
    scene = Maze(ROOM, w="telepath, foe thief")
    scene.act("attack", scene.who("telepath"), scene.foe("thief"))
    scene.game.answer(0, "name:4")
    fight = now(scene).fight
    assert (fight.named, fight.named_for) == (4, 1)
    for outcome in fight.plays.values():
        assert {*outcome.beats, *outcome.ties, *outcome.loses} == {4}


@rule("twister.berserker.two-cards", "twister.berserker.announce")
def test_two_cards_are_added_up_and_the_first_is_told_to_its_player_alone():
    scene = Maze(ROOM, w="berserker, foe thief")
    scene.act("attack", scene.who("berserker"), scene.foe("thief"))
    scene.game.answer(0, "two")
    scene.game.answer(0, "lay:5")
    fight = now(scene).fight
    assert (fight.cards, fight.extra) == (2, 5)
    assert fight.plays["1"].total == fight.clash.attack.total + 6
    assert now(scene, 1).fight.extra == -1


# Goals


@rule("twister.victory.target")
def test_the_goal_says_the_points_of_both_sides_and_when_the_game_ends():
    scene = Maze(ROOM, w="warrior").begin()
    scene.state.score = (2, 1)
    scene.state.quiet = 12
    goal = now(scene).goal
    assert [(aim.seats, aim.done, aim.needed) for aim in goal.aims] == [((0,), 2, 5), ((1,), 1, 5)]
    assert "48" in str(scene.game.loaded.words("en").spell(goal.end))


@rule("twister.turn.carry-over")
def test_what_would_be_kept_is_what_is_kept():
    scene = Maze(ROOM, w="warrior", points=5).begin()
    side = now(scene).sides[0]
    assert (side.points, side.kept, side.lost) == (5, 3, 2)
    scene.answer("end_turn")
    assert scene.saw("turn_ended", kept=3, lost=2)
