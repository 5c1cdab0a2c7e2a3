"""Games played on a Ray cluster, one machine or many: `pip install souterrain[cluster]`.

Ray is told nothing but which games of a plan to play; what comes back is what one process would have played. What a dead worker
or machine had in hand is played again elsewhere, by Ray itself or, where it gives up, by `hands`. How to lay out a cluster, and
what is known of its speed: `docs/cluster.md`.
"""

import hashlib
import logging
import os
import socket
import time
from functools import cache
from pathlib import Path
from typing import Any

from souterrain import __version__
from souterrain.games import find
from souterrain.kernel.decision import Refused
from souterrain.lab.arena import Plan, Played
from souterrain.lab.hands import AHEAD, Due, Lost, play_lot

SPELL = 0.5  # seconds a lot of games should take: a task of Ray's costs a thousandth of one
AGAIN = 3  # times that Ray itself begins a task again whose worker died
LOOK = 2.0  # seconds between two looks at how large the cluster is
MEMORY = 200_000_000  # bytes of shared memory of a cluster of our own: games are small
PATIENCE = 5.0  # seconds for the head of a cluster to answer
HERE = "auto"


class Cluster:
    """The workers of a Ray cluster. `address` is that of its head; or `auto`: the one that this machine belongs to, or one of
    its own for as long as the command runs."""

    spell = SPELL

    def __init__(self, address: str, jobs: int = 0) -> None:
        if address != HERE:
            _reach(address)
        self._ray = _ray()
        self._seen = 0.0
        self._size = 1
        try:
            self._connect(address, jobs)
        except (ConnectionError, ValueError, RuntimeError, OSError) as error:
            raise Refused(_unreachable(address, error)) from error
        # A game leaves half a core idle at most: one task for each processor.
        self._task = self._ray.remote(num_cpus=1, max_retries=AGAIN, scheduling_strategy="SPREAD")(_work)

    def _connect(self, address: str, jobs: int) -> None:
        ray = self._ray
        quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False, "namespace": "souterrain"}
        if ray.is_initialized():
            self._is_ours = False
            return
        self._is_ours = True
        if address != HERE:
            ray.init(address=address, **quiet)
            return
        try:
            ray.init(address="auto", **quiet)
        except ConnectionError:  # this machine belongs to none
            ray.init(
                address="local", num_cpus=jobs or None, include_dashboard=False, object_store_memory=MEMORY, **quiet
            )

    def room(self) -> int:
        """Machines come and go."""
        if time.monotonic() - self._seen > LOOK:
            self._seen = time.monotonic()
            self._size = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        return self._size * AHEAD

    def begin(self, plan: Plan, numbers: tuple[int, ...]) -> Due:
        return _Awaited(self._ray, self._task.remote(os.getcwd(), fingerprint(plan), plan, numbers))

    def close(self) -> None:
        if self._is_ours:
            self._ray.shutdown()


class _Awaited:
    def __init__(self, ray: Any, task: Any) -> None:
        self._ray = ray
        self._task = task

    def result(self) -> list[Played]:
        errors = self._ray.exceptions
        try:
            played: list[Played] = self._ray.get(self._task)
            return played
        except errors.RayTaskError as error:  # ours would have been told as a game's fault
            last = str(error).strip().rpartition("\n")[2]
            raise Refused(
                f"A worker of the cluster cannot play: {last}. "
                f"Each machine needs Souterrain {__version__} with the same games and packs."
            ) from error
        except (errors.RayError, errors.TaskCancelledError) as error:
            raise Lost from error

    def cancel(self) -> None:
        self._ray.cancel(self._task, force=False)


def _work(folder: str, expected: str, plan: Plan, numbers: tuple[int, ...]) -> list[Played]:
    """Runs on a worker. Files of players lie where the command was started, if its machine or its folder is shared."""
    if Path(folder).is_dir():
        os.chdir(folder)
    if (found := fingerprint(plan)) != expected:
        raise ValueError(f"it has {found}, but {expected} is asked for")
    return play_lot(plan, numbers)


@cache
def _print_of(game: str, packs: tuple[str, ...]) -> str:
    kind = find(game).with_packs(packs)
    facts = "".join(pack.hash for pack in kind.open_packs(packs).packs)
    return f"Souterrain {__version__}, rules {kind.rules} of {game}, packs {hashlib.sha256(facts.encode()).hexdigest()[:12]}"


def fingerprint(plan: Plan) -> str:
    """What must be the same on all machines for games to be the same."""
    return _print_of(plan.game, plan.packs)


def _ray() -> Any:
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError as error:
        raise Refused("--cluster needs Ray: pip install 'souterrain[cluster]'.") from error
    return ray


def _reach(address: str) -> None:
    """`Refused` if nobody listens there: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        raise Refused(f"The address of a cluster is written HOST:PORT, or {HERE}; not {address}.")
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise Refused(_unreachable(address, error)) from error


def _unreachable(address: str, error: Exception) -> str:
    told = str(error).strip().partition("\n")[0].rstrip(".") or type(error).__name__
    start = f"Start one with `ray start --head`, or leave it to --cluster {HERE}."
    return f"There is no Ray cluster to reach at {address}: {told}. {start}"
