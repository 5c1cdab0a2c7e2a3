"""Games on a Ray cluster of three nodes, started here by Ray itself, of which one is killed in the middle: `make conformance`.

Every game must be there, the same as one process plays it, in the same order, and kept in the same parts; and a run that is broken
off must go on on the cluster with what it has. `--rates` measures games a second instead, with one worker and with two.
"""

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from souterrain.lab.arena import Plan, Played, check
from souterrain.lab.cluster import Cluster
from souterrain.lab.hands import Alone, Pool, play_all
from souterrain.lab.parquet import ParquetResults, read

MEMORY = 100_000_000
TIMED = {"seconds", "slowest"}


@contextmanager
def nodes(workers: list[int]) -> Iterator[tuple[Any, list[Any]]]:
    """A cluster with a head that plays nothing, and nodes with so many workers each."""
    from ray.cluster_utils import Cluster as Nodes

    cluster = Nodes(
        initialize_head=True,
        head_node_args={"num_cpus": 0, "object_store_memory": MEMORY, "include_dashboard": False},
    )
    try:
        yield cluster, [cluster.add_node(num_cpus=each, object_store_memory=MEMORY) for each in workers]
    finally:
        cluster.shutdown()


def same(played: Played) -> tuple[object, ...]:
    """Everything of a game but how long it took."""
    acts = [(act.seat, act.turn, act.kind, act.offered, act.answer, act.things, act.chance) for act in played.acts]
    return (
        played.seed,
        played.players,
        played.standings,
        played.decisions,
        played.fault,
        played.deeds,
        acts,
        played.ground,
    )


def rows(path: Path) -> list[dict[str, Any]]:
    found = [*read(path, "games"), *read(path, "decisions")]
    return [{key: value for key, value in row.items() if key not in TIMED} for row in found]


def lose_a_node(games: int) -> dict[str, Any]:
    plan, _ = check(Plan("lantern", ("habit", "random"), games, mirrored=True, acts=True))
    harder, _ = check(Plan("conquest", ("habit", "random"), games // 10, acts=True))
    alone = {each.game: list(play_all(each, Alone())) for each in (plan, harder)}
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder, nodes([1, 1, 1]) as (cluster, each):
        hands = Cluster(cluster.address)
        try:
            first = Path(folder) / "whole.parquet"
            played = []
            for number, game in enumerate(ParquetResults(first).write(harder, play_all(harder, hands))):
                played.append(game)
                if number == len(alone["conquest"]) // 3:
                    cluster.remove_node(each[1], allow_graceful=False)  # killed, not asked to leave
                    found["killed_after"] = len(played)
            found["same_games"] = [*map(same, played)] == [*map(same, alone["conquest"])]
            # Broken off, and gone on with on what is left of the cluster.
            second = Path(folder) / "parts.parquet"
            begun = ParquetResults(second).write(plan, play_all(plan, hands))
            for _ in range(games // 3):
                next(begun)
            begun.close()
            kept = ParquetResults(second)
            rest = kept.write(plan, play_all(plan, hands, kept.of(plan, 2)))
            found["gone_on_with"] = games - sum(1 for _ in rest)
            third = Path(folder) / "alone.parquet"
            found["written"] = sum(1 for _ in ParquetResults(third).write(plan, iter(alone["lantern"])))
            found["same_rows"] = sorted(map(repr, rows(second))) == sorted(map(repr, rows(third)))
        finally:
            hands.close()
    found["games"] = len(played) + games
    found["well"] = found["same_games"] and found["same_rows"] and found["gone_on_with"] == games // 3
    return found


def rates(game: str, games: int) -> dict[str, Any]:
    """Games a second, by one process, by a pool of two, and by a cluster with one worker and with two. The machine had better do
    nothing else."""
    plan, _ = check(Plan(game, ("habit", "random"), games))
    found: dict[str, Any] = {"game": game, "games": games}

    def timed(name: str, hands: Any) -> None:
        warm = check(Plan(game, ("habit", "random"), 8, seed=10_000))[0]
        assert all(not each.fault for each in play_all(warm, hands))
        begun = time.perf_counter()
        busy = sum(each.seconds for each in play_all(plan, hands))
        spent = time.perf_counter() - begun
        found[name] = {"games_per_second": round(games / spent, 2), "busy": round(busy / spent, 2)}
        hands.close()

    timed("alone", Alone())
    timed("pool of two", Pool(2))
    for workers in (1, 2):
        with nodes([workers]) as (cluster, _):
            timed(f"cluster of {workers}", Cluster(cluster.address))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--rates", metavar="GAME", help="measure with this game instead")
    asked = parser.parse_args()
    found = rates(asked.rates, asked.games) if asked.rates else lose_a_node(asked.games)
    print(json.dumps(found, indent=2))
    return 0 if found.get("well", True) else 1


if __name__ == "__main__":
    sys.exit(main())
