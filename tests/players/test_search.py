"""The search: it sees a win that is there, it mixes what is secret, and the tree keeps honest books."""

from functools import partial
from random import Random

import pytest

from souterrain.games import find as find_game
from souterrain.games.claustrophobia.state import RESERVE
from souterrain.kernel.decision import ask, option
from souterrain.kernel.game import Setup
from souterrain.players import find
from souterrain.players.budget import Budget, Stopwatch
from souterrain.players.hand import Hand
from souterrain.players.search import Found, Node, Tried, choose, is_clear, joined, race, search
from souterrain.players.thinker import Thinker, mixture
from souterrain.players.world import World

STEADY = Hand(0.0, 0.0)


def test_it_takes_a_win_that_is_there() -> None:
    """The Redeemer stands on the seal with one word to say: nobody may think of anything else."""
    game = find_game("claustrophobia").start(Setup("claustrophobia", "the-seal"), 4)
    players = [find("habit", 4, seat, game.setup) for seat in (0, 1)]
    while not (game.open_decisions()[0].kind == "activate" and game.open_decisions()[0].seat == 0):
        decision = game.open_decisions()[0]
        game.answer(decision.seat, players[decision.seat].answer(decision, partial(game.view, decision.seat)))
    seal = game.find_tile("t31")
    for number, fighter in enumerate(game.state.fighters):
        if fighter.kind == "redeemer":
            game.change(number, place=seal, exhausted=False)
        elif fighter.camp == 1 and fighter.place >= 0:
            game.change(number, place=RESERVE)
    game.state.tally["seals"] = 2
    player = find("adept", 1, 0, game.setup, Budget(thoughts=40))
    for _ in range(40):
        if game.is_over:
            break
        decision = game.open_decisions()[0]
        sitting = player if decision.seat == 0 else players[1]
        game.answer(decision.seat, sitting.answer(decision, partial(game.view, decision.seat)))
        assert game.state.phase == "human-activation" or game.is_over
    assert game.state.standings == (1, 2)


def test_secret_cards_are_mixed() -> None:
    """The same combat at the same table: over several seeds, more than one card is laid, and the reason says so."""
    game = find_game("twister").start(Setup("twister"), 3)
    players = [find("habit", 3, seat, game.setup) for seat in (0, 1)]
    while not (game.open_decisions()[0].kind == "lay" and len(game.state.decisions) > 1):
        decision = game.open_decisions()[0]
        game.answer(decision.seat, players[decision.seat].answer(decision, partial(game.view, decision.seat)))
    decision = game.open_decisions()[0]
    laid = set()
    for seed in range(10):
        player = find("adept", seed, decision.seat, game.setup, Budget(thoughts=12))
        assert isinstance(player, Thinker)
        laid.add(player.answer(decision, partial(game.view, decision.seat)))
        assert player.reason is not None
        assert player.reason.why == "mixed"
    assert len(laid) > 1


def test_no_secret_card_is_ever_certain() -> None:
    """Even where all thoughts went to one card, the others are laid now and then, each by its habit."""
    strong, weak, never = runners(0.5, 0.3, 0.2)
    strong.found = [0.9] * 300
    shares = mixture(Found([strong, weak, never], 300))
    assert shares == pytest.approx([0.875, 0.075, 0.05])
    assert sum(mixture(Found(runners(0.6, 0.4), 0))) == pytest.approx(1.0)


def test_every_thought_is_counted_once() -> None:
    game = find_game("claustrophobia").start(Setup("claustrophobia", "the-vigil"), 1)
    decision = game.open_decisions()[0]
    world = World(game.setup)
    found = search(world, game.view(decision.seat), Stopwatch(Budget(thoughts=25)), Random(1), depth=4, hand=STEADY)
    assert 0 < found.thoughts <= 25
    assert sum(len(each.found) for each in found.tried) == found.thoughts
    assert all(0.0 <= value <= 1.0 for each in found.tried for value in each.found)


def test_thinking_does_not_touch_the_table() -> None:
    game = find_game("claustrophobia").start(Setup("claustrophobia", "the-vigil"), 1)
    decision = game.open_decisions()[0]
    before = game.state.hash()
    player = find("adept", 1, decision.seat, game.setup, Budget(thoughts=5))
    player.answer(decision, partial(game.view, decision.seat))
    assert game.state.hash() == before


def test_what_led_to_more_is_tried_more_and_habit_decides_at_first() -> None:
    decision = ask(0, "act", [option("good"), option("bad")], rule="")
    node = Node()
    offered: list[tuple[str | tuple[str, ...], float]] = [("good", 0.2), ("bad", 0.8)]
    assert choose(node, decision, offered)[2] == "bad"
    for _ in range(60):
        key = choose(node, decision, offered)
        child = node.children.setdefault(key, Node())
        child.visits += 1
        child.total += 0.7 if key[2] == "good" else 0.3
    good, bad = (node.children[0, "act", name].visits for name in ("good", "bad"))
    assert good > 2 * bad


def runners(*shares: float) -> list[Tried]:
    decision = ask(0, "act", [option(f"go{number}") for number in range(len(shares))], rule="")
    return [Tried(decision, f"go{number}", share) for number, share in enumerate(shares)]


def test_in_a_race_luck_is_the_same_for_all_and_the_best_wins() -> None:
    """Tables differ far more than answers do; whoever met a better table must not win for that."""
    tried = runners(0.1, 0.4, 0.3, 0.2)
    worth = {"go0": 0.1, "go1": 0.0, "go2": 0.02, "go3": 0.01}
    luck = Random(7)
    tables = [luck.random() * 0.9 for _ in range(80)]
    by_key = {each.key: each for each in tried}

    def think(key: tuple[int, str, str | tuple[str, ...]]) -> None:
        runner = by_key[key]
        runner.found.append(tables[len(runner.found)] + worth[str(runner.answer)])

    best = race(tried, Stopwatch(Budget(thoughts=80)), think)[0]
    assert best.answer == "go0"
    assert sum(len(each.found) for each in tried) < 80  # it is clear before the time is over


def test_with_few_thoughts_only_what_is_usual_is_tried() -> None:
    tried = runners(*[0.02] * 20, 0.3, 0.2, 0.1)
    by_key = {each.key: each for each in tried}
    best, *_ = race(tried, Stopwatch(Budget(thoughts=6)), lambda key: by_key[key].found.append(0.5))
    assert [each.answer for each in tried if each.found] == ["go20", "go21", "go22"]
    assert best.answer == "go20"  # where thoughts see no difference, habit decides


def test_what_two_have_found_counts_together() -> None:
    """Each dropped another answer early; what was only lucky at first is behind what ran to the end."""
    decision = ask(0, "act", [option(f"go{number}") for number in range(3)], rule="")
    mine, theirs = Found(runners(0.5, 0.3, 0.2), 23), Found(runners(0.4, 0.4, 0.2), 25)
    for part, found in ((mine, ([0.6] * 10, [0.5] * 10, [0.9] * 3)), (theirs, ([0.5] * 12, [0.7] * 11, [0.9] * 2))):
        for each, values in zip(part.tried, found, strict=True):
            each.found = list(values)
    both = joined(decision, [mine, theirs])
    assert [each.answer for each in both.tried] == ["go1", "go0", "go2"]
    assert [len(each.found) for each in both.tried] == [21, 22, 5]
    assert [each.share for each in both.tried] == pytest.approx([0.35, 0.45, 0.2])
    assert both.thoughts == 48
    assert both.tried[0].key == (0, "act", "go1")


def test_without_a_thought_two_do_what_is_usual() -> None:
    decision = ask(0, "act", [option(f"go{number}") for number in range(2)], rule="")
    both = joined(decision, [Found(runners(0.3, 0.7), 0), Found(runners(0.3, 0.7), 0)])
    assert [each.answer for each in both.tried] == ["go1", "go0"]


def test_thinking_ends_when_the_answer_is_clear() -> None:
    better, worse = runners(0.5, 0.5)
    better.found, worse.found = [0.9, 0.5, 0.7, 0.8, 0.6], [0.8, 0.4, 0.6, 0.7, 0.5]
    assert is_clear([better, worse])
    worse.found = [0.5, 0.8, 0.5, 0.9, 0.4]
    assert not is_clear([better, worse])


def test_a_set_up_gives_nothing_away() -> None:
    """What a player is made of when it sits down has no state at all."""
    world = World(Setup("claustrophobia", "the-seal"))
    assert world._blank.state is None
