"""The sway of a hand: drawn by the rules from the match's chance, as wide as they say, known to nobody before; and the wood."""

import math
import statistics
from fractions import Fraction
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from souterrain import players
from souterrain.discs import TOP_SPEED
from souterrain.discs.aim import best_pushes
from souterrain.discs.stakes import Stakes
from souterrain.discs.sway import HANDS, HUMAN, SHAKY, TRUE, _error, capped, hand_of, stray, unsteadiness_option
from souterrain.flick import Board, Layout, wooden
from souterrain.games import find
from souterrain.kernel.chance import Chance
from souterrain.kernel.decision import Refused
from souterrain.kernel.game import Setup
from souterrain.kernel.gesture import NEEDLE, Flick, Sway
from souterrain.kernel.match import Match, replay
from souterrain.players.budget import Budget
from souterrain.players.level import LEVELS
from souterrain.players.thinker import Thinker
from souterrain.players.world import World
from tests.catacombs.scene import Hall
from tests.conquest.scene import Duel
from tests.rule import rule

PUSH = "1500000 200000"
USUAL = 0.7  # of the top speed: where the hands of tables and of computers are the same
COMPASS = [k * math.pi / 4 for k in range(8)]


def moved(seed: int = 1, push: str = PUSH, **options: Any) -> Duel:
    """A disc that was flicked in Conquest, in the chance of that seed."""
    duel = Duel(**options)
    duel.state.chance = Chance(seed)
    duel.shoot("sword-1", "move")
    duel.answer(push)
    return duel


@rule("conquest.shots.hand")
def test_the_same_chance_makes_the_same_sway_and_other_chance_another():
    ends = [moved(seed, hand="human").at("sword-1") for seed in (1, 1, 2)]
    assert ends[0] == ends[1] != ends[2]


@rule("conquest.shots.hand")
def test_a_steady_hand_is_exact_and_draws_nothing_and_is_what_a_table_has_that_chose_none():
    for duel in (moved(1), moved(2, hand="steady")):
        assert duel.state.chance.drawn == 0
        assert duel.at("sword-1") == moved().at("sword-1")
        assert [event.name for event in duel.game.events if event.name in ("swayed", "flicked")] == ["flicked"]
    (flicked,) = (event.data for event in moved().game.events if event.name == "flicked")
    assert f"{flicked['vx']} {flicked['vy']}" == PUSH


@rule("conquest.shots.hand")
@pytest.mark.parametrize("hand", ["human", "shaky"])
def test_what_a_hand_did_is_told_by_the_rules(hand: str):
    duel = moved(hand=hand)
    told = {event.name: event for event in duel.game.events}
    made, swayed = told["flicked"].data, told["swayed"]
    turn = math.degrees(math.atan2(made["vy"], made["vx"]) - math.atan2(200_000, 1_500_000))
    assert swayed.rule == "conquest.shots.hand"
    assert swayed.data["degrees"] + swayed.data["tenths"] / 10 == pytest.approx(abs(turn), abs=0.06)
    assert swayed.data["side"] == ("left" if turn > 0 else "right")
    stronger = math.hypot(made["vx"], made["vy"]) / math.hypot(1_500_000, 200_000) - 1
    assert swayed.data["percent"] == pytest.approx(abs(100 * stronger), abs=0.6)
    assert swayed.data["strength"] == ("harder" if stronger > 0 else "softer")
    parts = (swayed.data["degrees"] + swayed.data["tenths"] > 0, swayed.data["percent"] > 0)
    assert parts == {"both": (True, True), "aside": (True, False)}[swayed.data["astray"]]


def test_a_sway_is_told_after_who_flicks_and_without_what_is_nothing():
    duel = moved(hand="human")
    assert [event.name for event in duel.game.events if event.name in ("flicked", "swayed")] == ["flicked", "swayed"]
    about: dict[str, Any] = {"degrees": 0, "tenths": 3, "side": "left", "percent": 4, "strength": "softer"}
    for astray in ("both", "aside", "strength", "steady"):
        duel.game.emit("swayed", astray=astray, **about)
    assert duel.told()[-4:] == [
        "The hand sways: 0.3° to the left, 4% softer.",
        "The hand sways: 0.3° to the left.",
        "The hand sways: 4% softer.",
        "The hand does not sway.",
    ]


@rule("catacombs.flick.hand")
def test_in_catacombs_monsters_and_heroes_sway_alike():
    for figure, foe in (("elf", "orc-1"), ("orc-1", "elf")):
        ends = []
        for hand in ("steady", "human", "human"):
            hall = Hall(hand=hand)
            hall.put("elf", 10, 12.5)
            hall.put("orc-1", 25, 12.5)
            hall.strike(figure, foe, speed=400)
            ends.append(hall.state.discs[figure])
        assert ends[0] != ends[1] == ends[2]


@rule("conquest.shots.hand", "catacombs.flick.hand")
@pytest.mark.parametrize("sway", [HUMAN, SHAKY, TRUE])
@pytest.mark.parametrize("power", [0.0, 0.4, USUAL])
def test_errors_are_as_wide_as_is_said_and_never_wider(sway, power: float):
    turns, speeds = [], []
    speed = max(power * TOP_SPEED, 10_000)
    share = sway.soft / 1000 + (1 - sway.soft / 1000) * speed / TOP_SPEED
    for seed in range(500):
        for k, way in enumerate(COMPASS):
            push = round(speed * math.cos(way)), round(speed * math.sin(way))
            made = stray(push, sway, TOP_SPEED, Chance(seed * 8 + k))
            turns.append(math.remainder(math.atan2(made.y, made.x) - way, math.tau))
            speeds.append(math.hypot(made.x, made.y) / speed - 1)
    for found, most in ((turns, sway.angle), (speeds, sway.speed)):
        most = most / 1000 * share
        assert max(map(abs, found)) <= most * 1.01 + 2e-4
        assert statistics.pstdev(found) == pytest.approx(most / math.sqrt(6), rel=0.05, abs=1e-4)
        assert statistics.mean(found) == pytest.approx(0.0, abs=most / 30 + 1e-4)


@rule("conquest.shots.hand")
@pytest.mark.parametrize("way", COMPASS)
def test_no_hand_makes_a_flick_faster_than_the_top(way: float):
    push = int(TOP_SPEED * math.cos(way)), int(TOP_SPEED * math.sin(way))
    for seed in range(50):
        made = stray(push, SHAKY, TOP_SPEED, Chance(seed))
        assert math.hypot(made.x, made.y) <= TOP_SPEED


def test_unsteady_fingers_are_played_as_they_were_and_no_longer_offered():
    option = unsteadiness_option("conquest.shots.hand")
    assert (option.choices, option.is_offered) == ((0, 15, 40), False)


def test_hands_sway_as_in_every_match_that_was_played_with_them():
    """Another width is another rule: recorded matches would part."""
    assert (Sway(65, 190), Sway(160, 380), Sway(20, 65)) == (HUMAN, SHAKY, TRUE)


def test_hands_are_as_large_as_those_of_the_levels_that_match():
    share = HUMAN.soft / 1000 + (1 - HUMAN.soft / 1000) * USUAL
    for level, sway in (("adept", HUMAN), ("novice", SHAKY), ("master", TRUE)):
        own = LEVELS[level].hand
        assert sway.angle / 1000 / math.sqrt(6) * share == pytest.approx(own.angle, rel=0.05)
        assert sway.speed / 1000 / math.sqrt(6) * share == pytest.approx(own.speed, rel=0.05)
        timed = hand_of("skill", own.needle)
        assert timed is not None
        assert timed.angle == pytest.approx(sway.angle, rel=0.1)
        assert timed.speed == pytest.approx(sway.speed, rel=0.1)


@rule("conquest.shots.hand")
def test_by_skill_the_needle_decides_how_wide_the_sway_is():
    widths = [hand_of("skill", needle) for needle in (0, 250, -250, 500, NEEDLE, -NEEDLE)]
    assert widths[0] == TRUE
    assert widths[1] == widths[2]
    assert [sway.angle for sway in widths] == sorted(sway.angle for sway in widths)
    assert widths[-1] == SHAKY
    assert hand_of("skill") == HUMAN, "who does not time has a human hand"
    ends = {needle: moved(3, f"{PUSH}{needle}", hand="skill").at("sword-1") for needle in ("", " 0", " 1000")}
    exact = moved().at("sword-1")
    away = [math.dist(exact, ends[needle]) for needle in (" 0", "", " 1000")]
    assert away == sorted(away)
    assert len({*away}) == 3


@rule("conquest.shots.hand")
def test_a_needle_is_answered_where_flicks_are_timed_and_swings_so_far():
    duel = Duel(hand="skill")
    duel.shoot("sword-1", "move")
    assert (duel.decision.sway, duel.decision.timed) == (HUMAN, (TRUE, SHAKY))
    for answer in (f"{PUSH} 1001", f"{PUSH} -1001", f"{PUSH} x", f"{PUSH} 1 1", "20000000 0 1"):
        with pytest.raises(Refused):
            duel.answer(answer)
    assert duel.decision.pick(f"{PUSH} -7")[0].id == f"{PUSH} -7"
    steady = Duel()
    steady.shoot("sword-1", "move")
    assert (steady.decision.sway, steady.decision.timed) == (None, ())
    with pytest.raises(Refused, match="two whole numbers"):
        steady.answer(f"{PUSH} 0")


@rule("conquest.shots.hand")
@pytest.mark.parametrize("hand", list(HANDS))
def test_nobody_knows_the_sway_before_the_flick(hand: str):
    """Two tables that differ in their chance alone look the same to everybody, and part by the flick."""
    duels = [Duel(hand=hand) for _ in range(2)]
    for seed, duel in enumerate(duels):
        duel.state.chance = Chance(seed)
        duel.shoot("sword-1", "move")
    for seat in (0, 1, None):
        assert duels[0].game.view(seat).encode() == duels[1].game.view(seat).encode()
    for duel in duels:
        duel.answer(PUSH)
    assert duels[0].at("sword-1") != duels[1].at("sword-1")


@rule("conquest.shots.hand")
@pytest.mark.parametrize("hand", list(HANDS))
def test_a_match_with_a_hand_is_replayed_as_it_was(hand: str):
    match = Match.start(find("conquest"), Setup("conquest", options={"hand": hand}), 7)
    chance = [players.find("random", seat, seat) for seat in (0, 1)]
    flicks = 0
    while flicks < 6:
        decision = match.game.open_decisions()[0]
        answer = chance[decision.seat].answer(decision, partial(match.game.view, decision.seat))
        if isinstance(decision, Flick):
            flicks += 1
            answer = f"{answer} {100 * flicks}" if decision.timed else answer
        match.answer(decision.seat, answer)
    assert not any(match.can_undo(seat) for seat in (0, 1)), "chance has spoken"
    again = replay(find("conquest"), match.dump(), "swaying")
    assert again.game.save() == match.game.save()
    assert again.dump() == match.dump()


def pushed(hand: str, level: str) -> tuple[str, str]:
    """What a computer answers to the first flick of a match, and what it meant."""
    game = find("conquest").start(Setup("conquest", options={"hand": hand}), 1)
    chance = players.find("random", 1, 0)
    while not isinstance(decision := game.open_decisions()[0], Flick):
        game.answer(decision.seat, chance.answer(decision, partial(game.view, decision.seat)))
    player = players.find(level, 1, decision.seat, game.setup, Budget(thoughts=1))
    assert isinstance(player, Thinker)
    return str(player.answer(decision, partial(game.view, decision.seat))), str(player.meant)


def test_a_computer_pushes_as_it_means_where_the_rules_draw_the_sway():
    for hand in ("human", "shaky"):
        answer, meant = pushed(hand, "novice")
        assert answer == meant
    answer, meant = pushed("steady", "novice")
    assert answer != meant, "at a steady table its hand is its own"


def test_a_computer_has_the_needle_where_its_level_says():
    for level in ("novice", "adept", "master"):
        answer, meant = pushed("skill", level)
        assert answer == f"{meant} {LEVELS[level].hand.needle}"


def test_thoughts_reckon_with_the_hand_of_the_table():
    own = LEVELS["master"].hand
    hands = {hand: World(Duel(hand=hand).game.setup).hand(own) for hand in ("steady", "human", "shaky", "skill")}
    assert hands["steady"] == own
    assert hands["human"].angle == pytest.approx(HUMAN.angle / 1000 / math.sqrt(6))
    assert hands["human"].soft == 0.2
    assert hands["skill"].angle < hands["human"].angle < hands["shaky"].angle


def test_a_mind_with_a_sway_chooses_the_safer_push():
    """A great prize behind two discs that must not be touched, and a small one in the open: exactly aimed, the great one."""
    discs = [("me", 50, 100), ("great", 380, 100), ("bad-1", 350, 124), ("bad-2", 350, 76), ("small", 50, 160)]
    stakes = Stakes(Layout(Board(400, 200), [wooden(name, x, y, 20) for name, x, y in discs]))
    stakes.give("great", 2.0)
    stakes.give("small", 1.0)
    for name in ("bad-1", "bad-2"):
        stakes.give(name, -3.0)

    def way(hand: str) -> float:
        made = World(Duel(hand=hand).game.setup).hand(LEVELS["sure"].imagined(LEVELS["sure"].hand))
        push = best_pushes(stakes, "me", made)[0]
        return math.degrees(math.atan2(push.y, push.x))

    assert way("steady") == pytest.approx(0, abs=3)
    assert way("human") == pytest.approx(90, abs=20)


@rule("conquest.shots.wood", "catacombs.flick.wood")
def test_real_wood_spins_and_plain_wood_is_what_a_table_has_that_chose_none():
    ends = []
    woods: tuple[dict[str, Any], ...] = ({}, {"wood": "plain"}, {"wood": "real"})
    for options in woods:
        duel = moved(push="1500000 -900000", **options)
        ends.append(duel.at("sword-1"))
        assert any(duel.game.films[-1].playback.wire().get("turns", {}).values()) == (options == {"wood": "real"})
    assert ends[0] == ends[1] != ends[2]
    boards = [hall.game.board() for hall in (Hall(), Hall(wood="real"))]
    assert [bool(board.materials.rim) for board in boards] == [False, True]


@pytest.mark.parametrize(("x", "y"), [(1, 1), (-1, 1), (1, -1), (-1, -1), (1, 0), (0, -1)])
def test_a_velocity_that_is_too_fast_keeps_its_way(x: int, y: int):
    made = capped(4_000 * x, 3_000 * y, 1_000)
    assert math.hypot(*made) <= 1_000
    assert [math.copysign(1, part) if part else 0 for part in made] == [x, y]


def test_a_velocity_is_exact_up_to_just_below_the_top():
    assert capped(999, 0, 1_000) == (999, 0)
    assert capped(1_000, 0, 1_000) == (999, 0)


def test_an_error_goes_as_far_to_either_side():
    extremes: list[Any] = [SimpleNamespace(below=below) for below in (lambda limit: 0, lambda limit: limit - 1)]
    assert [_error(chance) for chance in extremes] == [-1_000, 1_000]


@pytest.mark.parametrize("seed", range(4))
def test_it_is_told_to_which_side_a_hand_went(seed: int):
    duel = moved(seed, hand="shaky")
    (swayed,), (flicked,) = duel.events("swayed"), duel.events("flicked")
    meant = [int(part) for part in PUSH.split()]
    across = meant[0] * flicked.data["vy"] - meant[1] * flicked.data["vx"]
    assert swayed.data["side"] == ("left" if across > 0 else "right")
    assert (swayed.data["strength"] == "harder") == (
        math.hypot(flicked.data["vx"], flicked.data["vy"]) > math.hypot(*meant)
    )


def drawing(*draws: int):
    """Chance that draws just this."""
    left = iter(draws)
    return SimpleNamespace(below=lambda limit: next(left))


def test_a_push_that_goes_astray_sideways_alone_is_as_strong_as_before():
    made = stray((1_500_000, 0), Sway(160, 380), 1_500_000, drawing(1_000, 1_000, 500, 500))
    assert (made.turn, made.stronger) == (160_000, 0)
    assert math.hypot(made.x, made.y) == pytest.approx(1_500_000, abs=3)
    assert math.atan2(made.y, made.x) == pytest.approx(2 * math.atan(0.08), abs=1e-6)


def test_a_push_goes_astray_by_just_what_is_drawn():
    """Turned by 2 atan(t / 2) and so much stronger, in whole numbers, rounded down."""
    for speed in range(100_000, 1_000_000, 9_973):
        made = stray((speed, 0), Sway(160, 380, 1_000), 1_500_000, drawing(700, 900, 800, 600))
        turn, stronger = Fraction(600 * 160, 1_000_000), 1 + Fraction(400 * 380, 1_000_000)
        along, across = (part / (4 + turn**2) for part in (4 - turn**2, 4 * turn))
        assert (made.x, made.y) == (speed * stronger * along // 1, speed * stronger * across // 1)
