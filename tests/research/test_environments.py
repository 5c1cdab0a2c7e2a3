"""PettingZoo and Gymnasium: our environments pass the tests that these libraries bring, in short, and keep what they promise.
`python -m tests.research.conformance` runs them at length."""

import numpy as np
import pytest
from gymnasium import spaces
from gymnasium.spaces.utils import flatdim

from souterrain.kernel.decision import Refused
from souterrain.research import aec, gym, parallel
from souterrain.research.episode import names_of, returns_of
from tests.every_game.table import NAMES
from tests.research import conformance

GAMES = pytest.mark.parametrize("name", NAMES)
pytestmark = pytest.mark.filterwarnings("ignore")  # what the checkers would like, and do not ask for


@GAMES
def test_pettingzoo_takes_it(name: str):
    conformance.zoo(name, 30)
    conformance.zoo_parallel(name, 15)


@GAMES
def test_gymnasium_takes_it(name: str):
    conformance.single(name)


def play(env, seed: int, chance: np.random.Generator) -> dict[str, float]:
    """A whole match at random; what everybody got."""
    env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, is_over, is_broken_off, _ = env.last()
        got[agent] += reward
        done = is_over or is_broken_off
        env.step(None if done else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return got


def test_who_comes_first_gets_one_and_the_others_lose_one():
    env = aec("lantern")
    chance = np.random.default_rng(1)
    results = [play(env, seed, chance) for seed in range(4)]
    assert {tuple(sorted(each.values())) for each in results} <= {(-1.0, 1.0), (0.0, 0.0)}
    assert returns_of((1, 1, 2)) == [1.0, 1.0, -1.0]
    assert returns_of((1, 1)) == [0.0, 0.0]


def test_a_table_of_more_seats_has_as_many_agents():
    env = aec("conquest", seats=4)
    env.reset(seed=1)
    assert len({*env.agents}) == 4
    assert names_of(("sword", "skull", "sword")) == ["sword-0", "skull", "sword-2"]


def test_an_action_that_the_mask_forbids_is_refused_by_an_aec_environment():
    env = aec("twister")
    env.reset(seed=1)
    before = env.episode.game.save()
    with pytest.raises(Refused, match="cannot be taken"):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert env.episode.game.save() == before


def test_seats_that_are_asked_at_once_act_at_once():
    """lantern.choose: both choose in secret, in one cycle; who is not asked may only wait."""
    env = parallel("lantern")
    seen, _ = env.reset(seed=2)
    both = 0
    while env.agents:
        able = {agent: np.flatnonzero(each["action_mask"]) for agent, each in seen.items()}
        asked = env.episode.asked
        both += len(asked) == 2
        assert all(able[agent].tolist() == [0] for seat, agent in enumerate(env.agents) if seat not in asked)
        seen, *_ = env.step({agent: int(each[0]) for agent, each in able.items()})
    assert both


def test_in_cycles_an_action_that_cannot_be_taken_is_told():
    env = parallel("lantern")
    env.reset(seed=2)
    wrong = int(np.flatnonzero(env.episode.mask(0) == 0)[-1])
    _, _, _, _, infos = env.step(dict.fromkeys(env.agents, wrong))
    assert infos["amber"] == {"illegal": True}


def test_a_match_can_be_broken_off():
    env = aec("twister", max_cycles=5)
    env.reset(seed=1)
    for _ in range(5):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_observations_come_by_name_too():
    env = aec("lantern", flat=False)
    env.reset(seed=1)
    seen = env.last()[0]
    assert env.observation_space("amber").contains(seen)
    assert {"hands", "bearers", "seat"} <= {*seen["observation"]}
    space = env.observation_space("amber")
    assert isinstance(space, spaces.Dict)
    assert flatdim(space["observation"]) == env.space.encoder.size


@pytest.mark.parametrize("make", [aec, parallel])
def test_pushes_can_be_continuous(make):
    env = make("conquest", continuous=True)
    env.reset(seed=3)
    chance = np.random.default_rng(2)
    met = set()
    for _ in range(60):
        agents = [env.agent_selection] if make is aec else env.agents
        seat = env.episode.asked[0]
        met.add(type(env.episode.decision(seat)).__name__)
        taken = {}
        for agent in agents:
            mask = env.shapes.observe(env.episode, env.possible_agents.index(agent))["action_mask"]
            option = int(chance.choice(np.flatnonzero(mask)))
            taken[agent] = {"option": option, "push": chance.uniform(-1, 1, 2).astype(np.float32)}
            assert env.action_space(agent).contains({**taken[agent], "option": np.int64(option)})
        env.step(taken[agents[0]] if make is aec else taken)
        if not env.agents or env.episode.is_over:
            break
    assert {"Choice", "Flick"} <= met
    with pytest.raises(Refused, match="nothing to flick"):
        make("twister", continuous=True)


def test_the_table_can_be_drawn():
    env = aec("lantern", render_mode="ansi")
    env.reset(seed=1)
    assert "amber" in env.render().lower()


def test_one_seat_plays_against_whom_it_likes():
    env = gym("lantern", seat="blue", against="novice", effort=0.02)
    _, info = env.reset(seed=5)
    assert isinstance(env.observation_space, spaces.Box)
    assert env.seat == 1
    ended = False
    while not ended:
        assert (env.action_masks() == info["action_mask"].astype(bool)).all()
        _, reward, ended, is_broken_off, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        assert not is_broken_off
    assert reward in (-1.0, 0.0, 1.0)
    with pytest.raises(Refused, match="must be reset"):
        env.step(0)


@pytest.mark.parametrize(
    ("wrong", "told"), [({"seat": 5}, "no seat 5"), ({"against": "nobody"}, "no computer player 'nobody'")]
)
def test_who_cannot_sit_there_is_told_at_once(wrong, told: str):
    with pytest.raises(Refused, match=told):
        gym("lantern", **wrong)


def test_the_same_seed_is_the_same_match():
    first, second = (gym("twister", against="random") for _ in range(2))
    for env in (first, second):
        env.reset(seed=9)
    assert first.episode.game.save() == second.episode.game.save()
    first.reset()
    second.reset()
    assert first.episode.game.save() == second.episode.game.save(), "what follows comes from the seed as well"
