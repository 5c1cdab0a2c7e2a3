"""OpenSpiel: the games pass its own test, tell nobody what he cannot know, and its searches sit at our tables."""

import random
import subprocess
import sys
from collections.abc import Iterator
from functools import partial

import numpy as np
import pyspiel
import pytest

from souterrain.__main__ import main
from souterrain.kernel.decision import Choice, Refused
from souterrain.players import LIBRARIES, find
from souterrain.research.episode import setup_of
from souterrain.research.openspiel import OUTCOMES, REGISTERED, TableState, short_name
from tests.every_game.table import NAMES
from tests.research import conformance

QUICK = [name for name in NAMES if not name.startswith("catacombs")]


@pytest.mark.parametrize("name", [*QUICK, pytest.param("catacombs", marks=pytest.mark.long)])
def test_openspiel_takes_it(name: str):
    """Whole games at random, looked at by OpenSpiel at every state. `make conformance` has all, and saves every state."""
    conformance.spiel(name, 1, saves=False)


def test_every_state_can_be_saved():
    conformance.spiel("lantern", 2)


def test_all_games_are_registered():
    assert {*REGISTERED} == {*NAMES}
    assert {short_name(name) for name in NAMES} <= {each.short_name for each in pyspiel.registered_games()}


def states(name: str, seed: int, most: int, told: str = "") -> Iterator[TableState]:
    """The states of a random game at which somebody is asked."""
    chance = random.Random(seed)
    state = pyspiel.load_game(f"{short_name(name)}({told})").new_initial_state()
    for _ in range(most):
        if state.is_terminal():
            return
        if not state.is_chance_node():
            yield state
        state.apply_action(chance.choice(state.legal_actions()))


@pytest.mark.parametrize("name", NAMES)
def test_a_state_drawn_from_what_a_player_knows_is_the_same_to_it(name: str):
    """The same information state and the same actions, but other secrets; and it can be played on."""
    differed = 0
    for number, state in enumerate(states(name, 5, 70)):
        if number % 5:
            continue
        player = state.current_player()
        twin = state.resample_from_infostate(player, random.Random(number).random)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.legal_actions() == state.legal_actions()
        differed += str(twin) != str(state)
        twin.apply_action(twin.legal_actions()[0])
        assert str(twin) != str(state)
    assert differed


def test_what_others_do_in_secret_changes_nothing_that_a_player_knows():
    """lantern.choose: amber chooses first, and whatever it was, blue's information state is the same."""
    compared = 0
    for state in states("lantern", 3, 60):
        if len(state.point.game.open_decisions()) == 2:
            ways = [state.child(action) for action in state.legal_actions()]
            known = [on.information_state_string(1) for on in ways if on.current_player() == 1]
            assert len({*known}) == 1
            compared += len(known)
    assert compared > 5


def test_how_many_somebody_has_picked_so_far_is_not_known():
    """Of several, one is picked after the other: nobody else knows of it before the answer is whole."""
    compared = 0
    for state in states("twister", 2, 60, "scenario=vault"):
        player = state.current_player()
        asked = state.point.game.decision(player)
        for action in state.legal_actions() if isinstance(asked, Choice) and asked.most > 1 else ():
            on = state.child(action)
            if on.point.menu is not None and on.point.menu.picked:
                assert on.information_state_string(1 - player) == state.information_state_string(1 - player)
                assert on.information_state_string(player) != state.information_state_string(player)
                compared += 1
    assert compared > 5


def test_who_has_come_another_way_is_in_another_information_state():
    """Perfect recall: the same table, reached otherwise, is not the same."""
    first = next(states("lantern", 3, 60))
    ways = {first.child(action).information_state_string(0) for action in first.legal_actions()}
    assert len(ways) == len(first.legal_actions())
    assert len({first.child(action).observation_string(0) for action in first.legal_actions()}) <= len(ways)


def test_chance_has_outcomes_and_a_history_leads_to_one_state():
    game = pyspiel.load_game("souterrain_conquest(options=hand:human)")
    state = game.new_initial_state()
    chance = random.Random(2)
    swayed = 0
    for _ in range(60):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert len(outcomes) == OUTCOMES
            assert sum(share for _, share in outcomes) == pytest.approx(1.0)
            if state.point.game is not None:
                swayed += len({str(state.child(action)) for action, _ in outcomes[:6]}) > 1
        state.apply_action(chance.choice(state.legal_actions()))
    assert swayed, "other outcomes lead elsewhere"
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert str(game.deserialize_state(state.serialize())) == str(state)


def test_a_copy_goes_its_own_way():
    state = next(states("lantern", 1, 30))
    before = str(state)
    state.clone().apply_action(state.legal_actions()[0])
    assert str(state) == before


def test_tensors_are_the_numbers_of_the_view():
    state = [*states("twister", 1, 30)][-1]
    observer = state.get_game().make_py_observer()
    observer.set_from(state, 1)
    game = state.point.game
    assert np.array_equal(observer.tensor, state.point.space.encoder.flat(game.view(1)))
    assert observer.dict["seat"].tolist() == [0.0, 1.0]


@pytest.mark.parametrize("player", ["openspiel-ismcts:3", "openspiel-mcts-mind:8"])
def test_its_searches_play_tournaments(player: str, capsys: pytest.CaptureFixture[str]):
    asked = ["simulate", "lantern", "--players", f"{player},random", "--games", "1", "--jobs", "1", "--json"]
    assert main(asked) == 0
    told = capsys.readouterr().out
    assert player in told
    assert '"faults": []' in told


@pytest.mark.parametrize("name", ["openspiel-ismcts-mind:6", "openspiel-mcts:2"])
def test_it_answers_whoever_else_is_asked(name: str):
    """Where both are asked at once it is not the first; of several it picks one after the other; it flicks."""
    for game, most in (("lantern", 40), ("twister", 3)):
        chance = random.Random(4)
        played = [state.point.game for state in states(game, 4, most)]
        for table in played[:: max(1, len(played) // 3)]:
            for decision in reversed(table.open_decisions()):
                player = find(name, chance.randrange(9), decision.seat, table.setup)
                answer = player.answer(decision, partial(table.view, decision.seat))
                table.clone().answer(decision.seat, answer)


def test_it_is_told_how_it_is_written():
    for kind in LIBRARIES:
        with pytest.raises(Refused, match=f"is written with its simulations: {kind}:1000"):
            find(kind, 1, 0, setup_of("lantern"))
    assert main(["simulate", "lantern", "--players", "openspiel-ismcts:many"]) == 2


def test_without_the_library_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "souterrain.research.openspiel_players", None)
    with pytest.raises(Refused, match=r"pip install souterrain\[research\]"):
        find("openspiel-ismcts:10", 1, 0, setup_of("lantern"))


def test_nothing_of_the_libraries_is_imported_before_it_is_asked_for():
    code = """
import sys
import souterrain.players, souterrain.players.numbers, souterrain.research, souterrain.vector, souterrain.research.bench
import souterrain.lab.arena, souterrain.commands.simulate
print(*{"gymnasium", "pettingzoo", "pyspiel", "open_spiel"} & {*sys.modules})
"""
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == ""
