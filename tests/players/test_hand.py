"""The hand: it sways, never beyond what is allowed, less at a better level; and it knows only legal points."""

import math
import statistics
from random import Random

import pytest

from souterrain.games import find as find_game
from souterrain.kernel.game import Setup
from souterrain.kernel.gesture import Flick, Place, read_pair
from souterrain.players import find
from souterrain.players.gesture import gestures, points, pushes
from souterrain.players.hand import Hand
from souterrain.players.level import LEVELS
from souterrain.players.mind import mind_of

FLICK = Flick(0, "flick", "", 0, 1_000_000, "push", ((300_000, 0), (0, -200_000)))


def test_a_push_sways_around_what_was_meant_and_never_too_fast() -> None:
    chance = Random(1)
    made = [read_pair(Hand(0.02, 0.06).push(FLICK, "990000 0", chance), "flick") for _ in range(500)]
    for x, y in made:
        assert FLICK.pick(f"{x} {y}")
    assert statistics.stdev(math.atan2(y, x) for x, y in made) == pytest.approx(0.02, rel=0.2)
    assert statistics.mean(math.atan2(y, x) for x, y in made) == pytest.approx(0.0, abs=0.005)
    assert statistics.stdev(math.hypot(x, y) for x, y in made) > 10_000


def test_a_better_level_has_the_steadier_hand_and_none_a_perfect_one() -> None:
    hands = [LEVELS[name].hand for name in ("novice", "adept", "master")]
    assert [hand.angle for hand in hands] == sorted((hand.angle for hand in hands), reverse=True)
    assert len({hand.angle for hand in hands}) == 3
    assert min(min(hand.angle, hand.speed) for hand in hands) > 0


def test_pushes_go_at_every_aim_with_several_strengths() -> None:
    """Where nothing is known of what is at stake."""
    straight = [read_pair(push, "flick") for push in pushes(FLICK)]
    assert {round(math.atan2(y, x), 3) for x, y in straight} == {0.0, -1.571}
    assert all(FLICK.pick(push) for push in pushes(FLICK))
    aimless = pushes(Flick(0, "flick", "", 0, 1_000_000, "push"))
    assert len({round(math.atan2(*read_pair(push, "flick")), 2) for push in aimless}) == 8


def test_only_legal_points_are_thought_about() -> None:
    """At a table of Conquest, whose discs must keep clear of each other."""
    game = find_game("conquest").start(Setup("conquest"), 1)
    players = [find("random", 1, seat) for seat in range(len(game.seats))]
    seen = 0
    for _ in range(60):
        if game.is_over:
            break
        decision = game.open_decisions()[0]
        if isinstance(decision, Place):
            found = points(game, decision, Random(3))
            seen += len(found) > 1
            for point in found:
                game.check_gesture(decision, decision.pick(point)[0])
        elif isinstance(decision, Flick):
            weighed = gestures(mind_of(type(game)), game, decision, Hand(0.02, 0.06), Random(3))
            assert all(decision.pick(push) and 0.0 < weight <= 1.0 for push, weight in weighed)
        game.answer(decision.seat, players[decision.seat].answer(decision, lambda: game.view(None)))
    assert seen
