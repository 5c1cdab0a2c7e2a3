"""Many matches at once: the same ones however many processes there are, and no process is waited for in vain."""

import os
import signal

import numpy as np
import pytest

from souterrain.kernel.decision import Refused
from souterrain.vector import Vector


def run(vector: Vector, steps: int, seed: int = 1) -> list[bytes]:
    """What all arrays held after each step of random actions."""
    chance = np.random.default_rng(seed)
    vector.reset()
    told = []
    for _ in range(steps):
        arrays = vector.step(vector.sample(chance))
        told.append(b"".join(array.tobytes() for array in arrays))
    return told


@pytest.mark.server  # it starts processes
def test_processes_change_nothing_but_the_time():
    """And one that ends by itself, or stands still, is told at once."""
    alone = run(Vector("lantern", matches=6, seed=4), 40)
    with Vector("lantern", matches=6, processes=2, seed=4) as vector:
        assert run(vector, 40) == alone
        assert run(vector, 5) == alone[:5], "reset begins anew"
        with pytest.raises(Refused, match="mask forbids"):
            vector.step(np.full(6, 10**6))
        actions = vector.sample(np.random.default_rng(1))
        pid = vector._workers[1][0].pid
        assert pid
        os.kill(pid, signal.SIGSTOP)
        vector._patience = 0.2
        with pytest.raises(RuntimeError, match=r"has not answered within 0\.2 seconds"):
            vector.step(actions)
        assert not vector._workers
        assert vector.arrays.masks.any(), "what was seen last can still be read"
        with pytest.raises(Refused, match="closed"):
            vector.step(actions)
    with Vector("lantern", matches=1, processes=1) as vector:
        vector.reset()
        vector._workers[0][0].kill()
        with pytest.raises(RuntimeError, match="has ended by itself"):
            vector.step(vector.sample(np.random.default_rng(1)))


def test_a_match_that_is_over_is_followed_by_another():
    vector = Vector("lantern", matches=4)
    chance = np.random.default_rng(2)
    vector.reset()
    ended = 0
    for _ in range(80):
        arrays = vector.step(vector.sample(chance))
        for number in np.flatnonzero(arrays.ends):
            assert sorted(arrays.rewards[number].tolist()) in ([-1.0, 1.0], [0.0, 0.0])
            assert arrays.lengths[number] > 5
            ended += 1
        assert not arrays.rewards[~arrays.ends].any()
        assert arrays.masks.any(axis=1).all()
    assert ended > 4
    assert len({row.tobytes() for row in arrays.observations}) > 1, "no two matches are the same"


def test_shaped_rewards_add_up_to_what_a_match_brought():
    """Less what it promised when it began, in each seat's eyes."""
    vector = Vector("lantern", matches=2, shaped=True)
    arrays = vector.reset()
    rows = vector._rows
    assert rows is not None
    chance = np.random.default_rng(2)
    promised = {number: rows.worth[number].copy() for number in (0, 1)}
    got = {number: np.zeros(2) for number in (0, 1)}
    ended = moved = 0
    for _ in range(80):
        arrays = vector.step(vector.sample(chance))
        for number in (0, 1):
            got[number] += arrays.rewards[number]
            moved += bool(arrays.rewards[number].any())
            if arrays.ends[number]:
                assert got[number] == pytest.approx(arrays.returns[number] - promised[number], abs=1e-5)
                promised[number], got[number] = rows.worth[number].copy(), np.zeros(2)
                ended += 1
    assert moved > 2 * ended > 0


def test_a_seat_can_be_left_to_a_player():
    vector = Vector("lantern", matches=3, players={"blue": "random"})
    vector.reset()
    chance = np.random.default_rng(2)
    for _ in range(60):
        arrays = vector.step(vector.sample(chance))
        assert (arrays.seats == 0).all()


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"matches": 0}, "at least one match"),
        ({"processes": 9, "matches": 2}, "no more processes than matches"),
        ({"players": {"green": "random"}}, "no seat 'green'"),
        ({"players": {0: "random", 1: "random"}}, "none is left that learns"),
    ],
)
def test_what_cannot_be_is_refused(wrong, told: str):
    with pytest.raises(Refused, match=told):
        Vector("lantern", **wrong)


def test_actions_are_checked_before_any_is_taken():
    vector = Vector("lantern", matches=3)
    with pytest.raises(Refused, match="must be reset"):
        vector.step([0, 0, 0])
    vector.reset()
    before = [each.game.save() for each in vector._rows.episodes.values()]
    good = vector.sample(np.random.default_rng(1))
    for wrong in (good[:2], good.astype(float), np.where(np.arange(3) == 2, -1, good)):
        with pytest.raises(Refused):
            vector.step(wrong)
    assert [each.game.save() for each in vector._rows.episodes.values()] == before
