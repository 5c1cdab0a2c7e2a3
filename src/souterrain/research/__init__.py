"""Souterrain for researchers: PettingZoo, Gymnasium and OpenSpiel environments, and many matches at once for training.

`aec` and `parallel` make PettingZoo environments, `gym` a Gymnasium one; `souterrain.research.openspiel` registers the games with
OpenSpiel, `souterrain.vector` steps many matches at once. The libraries come with `pip install souterrain[research]` and are
imported when they are asked for: nothing of ours needs them, and nothing outside this folder imports it. `docs/research.md` leads
through.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from souterrain.research.single import SeatEnv
    from souterrain.research.zoo import ParallelTable, TableEnv


def aec(game: str, scenario: str = "", **options: Any) -> "TableEnv":
    """A PettingZoo environment in which whoever is asked acts: see `souterrain.research.zoo`."""
    from souterrain.research.zoo import TableEnv

    return TableEnv(game, scenario, **options)


def parallel(game: str, scenario: str = "", **options: Any) -> "ParallelTable":
    """A PettingZoo environment in which all who are asked act at once, and the others wait."""
    from souterrain.research.zoo import ParallelTable

    return ParallelTable(game, scenario, **options)


def gym(game: str, scenario: str = "", **options: Any) -> "SeatEnv":
    """A Gymnasium environment of one seat, the others played by computer players of ours: see `souterrain.research.single`."""
    from souterrain.research.single import SeatEnv

    return SeatEnv(game, scenario, **options)
