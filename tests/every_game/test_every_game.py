"""A few matches of every game under every check. Many more are played by `campaign`."""

import os
import subprocess
import sys
from random import Random

import pytest
from msgspec.structs import replace

from souterrain.kernel.agenda import STEPS, find_unplain_fields
from souterrain.kernel.decision import Refused
from souterrain.kernel.event import Event
from souterrain.kernel.game import Game, Setting
from souterrain.kernel.match import Match, replay
from tests.every_game.bad_input import check_bad_input
from tests.every_game.sound import check_end, is_rule
from tests.every_game.table import (
    MOST_DECISIONS,
    NAMES,
    every_table,
    game_of,
    length,
    plain_setup,
    random_answer,
    random_setup,
    scenarios_of,
    trace,
)
from tests.every_game.watch import Watched, watch
from tests.tiers import sampled

TABLES = pytest.mark.parametrize(("name", "scenario"), sampled(every_table()))
GAMES = pytest.mark.parametrize("name", NAMES)
MATCHES = 2  # watched at every table
CHECKED = 80  # decisions looked at in such a match, more or less
SAMPLE = 20


def check_promises(name: str, scenario: str, matches: int, checked: int, most: int = MOST_DECISIONS + 1) -> None:
    total = Watched()
    for seed in range(matches):
        # Long games are looked at as much as short ones.
        share = min(1.0, checked / length(name, scenario, seed, most))
        watch(name, scenario, seed, total, share, most)
    assert total.compared, "the secrecy of this game was never put to the test"


@GAMES
def test_a_match_holds_every_promise(name: str):
    """At some of its decisions, and of long games in their first part."""
    check_promises(name, scenarios_of(name)[-1], 1, SAMPLE, most=500)


@pytest.mark.long
@pytest.mark.parametrize(("name", "scenario"), list(every_table()))
def test_matches_hold_every_promise(name: str, scenario: str):
    check_promises(name, scenario, MATCHES, CHECKED)


@TABLES
def test_the_same_seed_and_answers_make_the_same_game(name: str, scenario: str):
    assert trace(name, scenario, seed=3, most=600) == trace(name, scenario, seed=3, most=600)


@pytest.mark.parametrize("most", [100, pytest.param(MOST_DECISIONS, marks=pytest.mark.long)])
def test_another_process_plays_the_same_games(most: int):
    tables = [(name, scenarios_of(name)[-1], 5, most) for name in NAMES]
    code = f"from tests.every_game.table import trace\nfor table in {tables!r}: print(trace(*table))"
    environment = {**os.environ, "PYTHONHASHSEED": "17"}
    told = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert told.stdout.split() == [trace(*table) for table in tables]


@GAMES
def test_other_seeds_make_other_games(name: str):
    scenario = scenarios_of(name)[0]
    assert trace(name, scenario, 1, most=20) != trace(name, scenario, 2, most=20)


@TABLES
def test_every_bad_input_is_refused(name: str, scenario: str):
    """At some decisions of a match, all of them; `watch` tries a few at each."""
    rng = Random(scenario)
    game = game_of(name).start(random_setup(name, scenario, rng), 4)
    for number in range(60):
        if game.is_over:
            break
        if number % 4 == 0:
            check_bad_input(game, rng, most=1_000)
        decision = rng.choice(game.open_decisions())
        game.answer(decision.seat, random_answer(decision, rng))


@TABLES
def test_taking_back_as_far_as_one_can(name: str, scenario: str):
    """Every state on the way back is the one that was there, nothing is deleted, and the file plays again."""
    rng = Random(scenario)
    match = Match.start(game_of(name), random_setup(name, scenario, rng), 6)
    hashes: list[str] = [match.game.state.hash()]
    seats: list[int] = []
    taken_back = 0
    for _ in range(150):
        if match.game.is_over:
            break
        decision = rng.choice(match.game.open_decisions())
        match.answer(decision.seat, random_answer(decision, rng))
        hashes.append(match.game.state.hash())
        seats.append(decision.seat)
        while rng.random() < 0.4 and seats and match.can_undo(seats[-1]):
            match.undo(seats.pop())
            hashes.pop()
            taken_back += 1
            assert match.game.state.hash() == match.entries[-1].hash == hashes[-1]
    assert taken_back
    assert sum(1 for entry in match.entries if entry.act == "undo") == taken_back
    assert replay(game_of(name), match.dump(), "file").game.save() == match.game.save()


@GAMES
def test_anybody_may_concede_once(name: str):
    for seat in range(len(game_of(name).seats)):
        match = Match.start(game_of(name), plain_setup(name))
        match.concede(seat)
        check_end(match.game)
        assert match.game.state.standings[seat] > 1
        with pytest.raises(Refused, match="over"):
            match.concede(seat)
        assert replay(game_of(name), match.dump(), "file").game.save() == match.game.save()


@GAMES
def test_every_step_holds_plain_values(name: str):
    package = game_of(name).__module__.rpartition(".")[0]
    steps = [step for home, found in STEPS.items() if home.startswith(package) for step in found.values()]
    assert steps
    assert [step for step in steps if find_unplain_fields(step)] == []


@GAMES
def test_windows_and_options_name_rules(name: str):
    game = game_of(name).start(plain_setup(name))
    named = [*game.windows.values(), *(option.rule for key, option in game.options.items() if key not in Game.options)]
    assert [rule for rule in named if not is_rule(game, rule)] == []


def events_of(name: str, options: dict[str, Setting]) -> list[Event]:
    """What happens in the first part of a game whose seats answer at random."""
    rng = Random(11)
    game = game_of(name).start(replace(plain_setup(name), options=options), 11)
    for _ in range(60):
        if game.is_over:
            break
        decision = game.open_decisions()[0]
        game.answer(decision.seat, random_answer(decision, rng))
    return list(game.events)


WITH_CONDITIONS = [(name, key) for name in NAMES for key, option in game_of(name).options.items() if option.when]


@pytest.mark.parametrize(("name", "key"), WITH_CONDITIONS)
def test_an_option_that_does_not_matter_changes_nothing(name: str, key: str):
    """What a page does not offer may as well be set."""
    known = game_of(name).options
    for other, choices in known[key].when.items():
        met = {each: matching[0] for each, matching in known[key].when.items()}
        for choice in known[other].choices:
            if choice not in choices:
                played = [events_of(name, {**met, other: choice, key: value}) for value in known[key].choices]
                assert all(events == played[0] for events in played), (other, choice)
