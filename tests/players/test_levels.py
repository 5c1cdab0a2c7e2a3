"""The levels: repeatable, quick where nothing is to be decided, in time, and blind to what their seat cannot see."""

import time
from collections.abc import Callable
from functools import partial
from threading import Timer
from typing import Any

import pytest

from souterrain.games import GAMES
from souterrain.games import find as find_game
from souterrain.kernel.decision import Choice, Refused, ask, option
from souterrain.kernel.game import Game, Setup
from souterrain.kernel.view import View
from souterrain.players import PLAYERS, find
from souterrain.players.budget import Budget
from souterrain.players.level import LEVELS
from souterrain.players.mind import aspects_of, mind_of
from souterrain.players.reason import gain_of, judged, say
from souterrain.players.thinker import Thinker
from souterrain.speech import Speaker
from tests.catacombs.scene import Hall

SETUP = Setup("claustrophobia", "the-seal")
HIDING = [
    SETUP,
    Setup("twister"),
    Setup("conquest"),
    Setup("catacombs", options={"path": "labyrinth", "maze": "generated"}),
    Setup("catacombs", packs=("base", "soloth")),
]
LEVEL_NAMES = [name for name in PLAYERS if name != "random"]


def never() -> View:
    raise AssertionError("nothing is to be decided: why look?")


def played(setup: Setup, seed: int, decisions: int) -> Game[Any, Any]:
    """A game by habit up to a decision that leaves a choice."""
    game = find_game(setup.game).start(setup, seed)
    players = [find("habit", seed, seat, game.setup) for seat in range(len(game.seats))]
    while not game.is_over:
        decision = game.open_decisions()[0]
        if decisions <= 0 and isinstance(decision, Choice) and len(decision.options) > 2:
            break
        game.answer(decision.seat, players[decision.seat].answer(decision, partial(game.view, decision.seat)))
        decisions -= 1
    return game


def think(name: str, game: Game[Any, Any], budget: Budget, seed: int = 1) -> tuple[Any, Thinker]:
    decision = game.open_decisions()[0]
    player = find(name, seed, decision.seat, game.setup, budget)
    assert isinstance(player, Thinker)
    return player.answer(decision, partial(game.view, decision.seat)), player


@pytest.mark.parametrize("name", LEVEL_NAMES)
def test_no_choice_needs_no_look(name: str) -> None:
    player = find(name, 1, 0, SETUP)
    assert player.answer(ask(0, "act", [option("finish")], rule=""), never) == "finish"
    assert player.answer(ask(0, "take", [option("die", die=1)], rule="", least=1, most=3), never) == ("die:1",)


@pytest.mark.parametrize("name", LEVEL_NAMES)
def test_it_must_know_the_set_up(name: str) -> None:
    with pytest.raises(Refused, match="set-up"):
        find(name, 1, 0)


@pytest.mark.parametrize("name", LEVEL_NAMES)
@pytest.mark.parametrize("decisions", [0, 40, 75])
def test_it_cannot_tell_twins_apart(name: str, decisions: int) -> None:
    """On tables that its seat cannot tell apart it answers the same, for the same reason: it is given nothing else."""
    game = played(SETUP, 5, decisions)
    seat = game.open_decisions()[0].seat
    budget = Budget(thoughts=6)
    answer, player = think(name, game, budget)
    for seed in range(3):
        twin = game.resample(game.view(seat), seed)
        assert twin.state.hash() != game.state.hash()
        other, second = think(name, twin, budget)
        assert (other, second.reason) == (answer, player.reason)


@pytest.mark.parametrize("setup", HIDING, ids=lambda setup: setup.game)
def test_no_game_gives_anything_away(setup: Setup) -> None:
    """Face-down rooms, hands, piles and decks: whatever lies there, the answer is the same."""
    for decisions in (0, 30):
        game = played(setup, 5, decisions)
        seat = game.open_decisions()[0].seat
        answer, player = think("adept", game, Budget(thoughts=3))
        for seed in range(2):
            twin = game.resample(game.view(seat), seed)
            other, second = think("adept", twin, Budget(thoughts=3))
            assert (other, second.reason) == (answer, player.reason)


@pytest.mark.parametrize("setup", HIDING, ids=lambda setup: setup.game)
def test_the_same_seed_and_budget_play_the_same_game(setup: Setup) -> None:
    ends = []
    for _ in range(2):
        game = find_game(setup.game).start(setup, 7)
        players = [find("novice", 7, seat, game.setup, Budget(thoughts=2)) for seat in range(len(game.seats))]
        for _ in range(15):
            decision = game.open_decisions()[0]
            game.answer(decision.seat, players[decision.seat].answer(decision, partial(game.view, decision.seat)))
        ends.append(game.state.hash())
    assert ends[0] == ends[1]


def test_the_same_budget_gives_the_same_answer_and_seeds_differ() -> None:
    game = played(SETUP, 5, 30)
    answers = [think("novice", game, Budget(thoughts=8), seed)[0] for seed in (1, 1, 2, 3, 4, 5, 6)]
    assert answers[0] == answers[1]
    assert len(set(answers)) > 1


@pytest.mark.parametrize("name", LEVEL_NAMES)
def test_it_keeps_its_time(name: str) -> None:
    """Counted in the time of this process: neighbours on the machine are not its fault."""
    game = played(SETUP, 5, 30)
    seconds = LEVELS[name].budget().lowered(0.3).seconds
    assert seconds is not None
    before = time.process_time()
    _, player = think(name, game, Budget(seconds=seconds))
    assert time.process_time() - before < 2 * seconds
    assert player.thoughts > 1


def test_it_can_be_made_to_give_up() -> None:
    game = played(SETUP, 5, 30)
    decision = game.open_decisions()[0]
    player = find("master", 1, decision.seat, game.setup, Budget(seconds=60))
    assert isinstance(player, Thinker)
    timer = Timer(0.2, player.give_up)
    timer.start()
    begun = time.perf_counter()
    answer = player.answer(decision, partial(game.view, decision.seat))
    assert time.perf_counter() - begun < 10
    assert decision.pick(answer)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_reason_can_be_said(lang: str) -> None:
    game = played(SETUP, 5, 30)
    decision = game.open_decisions()[0]
    answer, player = think("adept", game, Budget(thoughts=6))
    assert player.reason is not None
    speaker = Speaker(game, lang)
    sentence = speaker.say(say(player.reason, decision, answer, speaker))
    assert str(player.reason.chance) in sentence
    for why in ("only", "habit", "clear", "better", "close", "mixed", "lost"):
        assert f"reason-{why}" in speaker.words


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "at Skeleton Warrior 1 (hits 10 times in ten)"),
        ("fr", "sur le guerrier squelette 1 (touche 10 fois sur dix)"),
    ],
)
def test_the_reason_of_a_flick_names_its_target_and_how_often_it_hits(lang: str, said: str) -> None:
    hall = Hall()
    hall.put("elf", 8, 12.5)
    hall.put("skeleton-warrior-1", 20, 12.5)
    hall.act("elf", "attack:melee")
    decision = hall.decision
    answer, player = think("adept", hall.game, Budget(thoughts=0))
    assert player.reason is not None
    assert (player.reason.target, player.reason.hits) == ("skeleton-warrior-1", 10)
    speaker = Speaker(hall.game, lang)
    assert said in speaker.say(say(player.reason, decision, answer, speaker))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_push_that_strikes_nobody_is_for_a_better_place(lang: str) -> None:
    hall = Hall()
    hall.put("elf", 8, 12.5)
    hall.put("skeleton-warrior-1", 45, 12.5)
    hall.act("elf", "attack:melee")
    speaker = Speaker(hall.game, lang)
    sentence = speaker.say(speaker.aim(hall.decision, "", 0))
    assert "elf" in sentence.lower()


def test_a_reason_tells_what_speaks_for_the_answer() -> None:
    """Of two tables that differ in one thing, that thing is named; of two that hardly differ, none."""
    game = played(Setup("twister", "dash"), 5, 30)
    mind = mind_of(type(game))
    ahead = game.clone()
    ahead.state.score = (game.state.score[0] + 1, game.state.score[1])
    assert gain_of(mind, 0, [ahead], [game]) == "score"
    assert gain_of(mind, 1, [ahead], [game]) == ""
    assert gain_of(mind, 0, [game], [game]) == ""


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    "setup", [SETUP, *map(Setup, ("twister", "catacombs", "conquest"))], ids=lambda setup: setup.game
)
def test_all_that_speaks_for_an_answer_has_words(setup: Setup, lang: str) -> None:
    game = played(setup, 5, 40)
    words = Speaker(game, lang).words
    for seat in (0, 1):
        for name in (*aspects_of(mind_of(type(game)), game, seat), "won"):
            assert f"gain-{name}" in words


@pytest.mark.parametrize("game_name", GAMES)
def test_all_levels_sit_at_every_game(game_name: str) -> None:
    """They answer what they are asked at the start of each game, mind or no mind."""
    setup = find_game(game_name).start(Setup(game_name), 3).setup
    for name in LEVEL_NAMES:
        game = find_game(game_name).start(setup, 3)
        players = [find(name, 1, seat, setup, Budget(thoughts=1)) for seat in range(len(game.seats))]
        for _ in range(4):
            decision = game.open_decisions()[0]
            look: Callable[[], View] = partial(game.view, decision.seat)
            game.answer(decision.seat, players[decision.seat].answer(decision, look))


def test_what_speaks_for_an_answer_is_not_taken_for_a_target() -> None:
    for best in (0.6, 0.01):
        reason = judged(best, 0.0, "score")
        assert (reason.gain, reason.target, reason.hits) == ("score", "", 0)
