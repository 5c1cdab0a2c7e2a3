"""Learns to beat `random`, in minutes, with masked PPO of sb3-contrib.

    pip install souterrain[research] sb3-contrib
    python examples/train.py                            # conquest, ten minutes
    python examples/train.py --game twister --minutes 5

One seat learns against `random` in many matches at once (`souterrain.vector`), which two processes play. Every answer is a number,
and the mask says which of them are legal now; nothing is told about the rules. The reward is 1 for a win and -1 for a defeat,
spread over the steps that led there as our computer players judge them; with `--plain` it comes at the end alone, and learning
takes far longer. Then it plays matches that it has not seen, and how many it wins is printed with its interval, beside what
somebody wins there who takes any legal action.
"""

import argparse
import json
import math
import time
from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from souterrain.vector import Vector


class Matches(VecEnv):
    """Our vector, as Stable-Baselines3 wants it."""

    def __init__(self, vector: Vector, seat: int) -> None:
        self.vector, self.seat = vector, seat
        numbers = spaces.Box(-np.inf, np.inf, (vector.space.encoder.size,), np.float32)
        super().__init__(vector.matches, numbers, spaces.Discrete(vector.space.actions.size))
        self.won = self.played = 0

    def reset(self) -> np.ndarray:
        return self.vector.reset().observations.copy()

    def step_async(self, actions: np.ndarray) -> None:
        self.actions = actions

    def step_wait(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, list[dict[str, Any]]]:
        arrays = self.vector.step(self.actions)
        rewards = arrays.rewards[:, self.seat].copy()
        self.played += int(arrays.ends.sum())
        self.won += int((arrays.returns[arrays.ends, self.seat] > 0).sum())
        return arrays.observations.copy(), rewards, arrays.ends.copy(), [{} for _ in range(self.num_envs)]

    def env_method(self, name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        assert name == "action_masks"
        return list(self.vector.arrays.masks.astype(bool))

    def has_attr(self, name: str) -> bool:
        return name == "action_masks"

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        return [None] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError

    def env_is_wrapped(self, wrapper: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.vector.close()


class Clock(BaseCallback):
    """Ends the training when the time is over, and says now and then how it goes."""

    def __init__(self, matches: Matches, seconds: float) -> None:
        super().__init__()
        self.matches, self.until, self.told = matches, time.monotonic() + seconds, time.monotonic()

    def _on_step(self) -> bool:
        now = time.monotonic()
        if now > self.told + 30:
            self.told = now
            share = self.matches.won / max(self.matches.played, 1)
            print(f"{self.num_timesteps} decisions, {self.matches.played} matches, {share:.0%} won lately", flush=True)
            self.matches.won = self.matches.played = 0
        return now < self.until


def interval(won: int, played: int) -> tuple[float, float]:
    """Where the true share lies, in 19 of 20 cases (Wilson)."""
    share, z = won / played, 1.96
    middle = (share + z * z / (2 * played)) / (1 + z * z / played)
    wide = z * math.sqrt(share * (1 - share) / played + z * z / (4 * played**2)) / (1 + z * z / played)
    return middle - wide, middle + wide


def test(model: MaskablePPO | None, vector: Vector, seat: int, matches: int) -> tuple[int, int]:
    """How many it wins of the first so many matches in each row; without a model, at random."""
    chance = np.random.default_rng(0)
    arrays = vector.reset()
    won, each = 0, max(1, matches // vector.matches)
    played = np.zeros(vector.matches, int)
    while (played < each).any():
        if model is None:
            actions = vector.sample(chance)
        else:
            actions, _ = model.predict(arrays.observations, action_masks=arrays.masks.astype(bool))
        arrays = vector.step(actions)
        counted = arrays.ends & (played < each)
        won += int((arrays.returns[counted, seat] > 0).sum())
        played += arrays.ends
    return won, each * vector.matches


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="conquest")
    parser.add_argument("--scenario", default="")
    parser.add_argument("--seat", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--matches", type=int, default=32, help="at once")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--tests", type=int, default=192, help="matches to be tested in")
    parser.add_argument("--plain", action="store_true", help="no reward before the end")
    parser.add_argument("--save", default="", help="a file for what was learnt")
    parser.add_argument(
        "--load",
        default="",
        help="a file of what was learnt before: it goes on from there, with --minutes 0 not at all",
    )
    args = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(1)  # the other cores play
    begun = time.monotonic()

    def made(seed: int) -> Vector:
        return Vector(
            args.game,
            args.scenario,
            matches=args.matches,
            processes=args.processes,
            seed=seed,
            players={1 - args.seat: "random"},
            shaped=not args.plain,
        )

    with made(1) as vector:
        matches = Matches(vector, args.seat)
        model = MaskablePPO(
            "MlpPolicy",
            matches,
            n_steps=128,
            batch_size=512,
            n_epochs=4,
            learning_rate=5e-4,
            gamma=0.995,
            gae_lambda=0.97,
            ent_coef=0.005,
            policy_kwargs={"net_arch": [128, 128]},
            seed=1,
        )
        if args.load:
            model.set_parameters(args.load)
        if args.minutes:
            model.learn(10**9, callback=Clock(matches, 60 * args.minutes))
    if args.save:
        model.save(args.save)
    if not args.tests:
        return
    with made(2) as vector:
        won, played = test(model, vector, args.seat, args.tests)
        print(f"{won} of {played} won", flush=True)
        by_chance, _ = test(None, vector, args.seat, args.tests)
    low, high = interval(won, played)
    told = {
        "game": args.game,
        "decisions": model.num_timesteps,
        "seconds": round(time.monotonic() - begun),
        "won": won,
        "played": played,
        "share": round(won / played, 3),
        "interval": [round(low, 3), round(high, 3)],
        "at random": round(by_chance / played, 3),
        "beats random": low > 0.5,
    }
    print(json.dumps(told, indent=2))


if __name__ == "__main__":
    main()
