"""Who can sit at a table besides people, by name. A player is imported when it is asked for.

`random` knows nothing. The levels (`level.py`) think; they are told the set-up of the table when they sit down, and see views
and decisions after that. What they are measured against, and nobody would want to play, is in REFERENCES; `habit` does what is
usual, without a thought. Players from outside are `mine.py:Mine` (`own.py`): whoever starts a tournament names them there, and
`SOUTERRAIN_PLAYERS` lets them sit at tables, with commas between them. OpenSpiel's searches are `openspiel-ismcts:1000`, with the
number of their simulations, where `souterrain[research]` is installed.
"""

import importlib
from collections.abc import Callable

from souterrain import where
from souterrain.content.fault import nearest
from souterrain.kernel.decision import Refused
from souterrain.kernel.game import Setup
from souterrain.players import own
from souterrain.players.budget import Budget
from souterrain.players.level import LEVELS
from souterrain.players.player import Player

THINKER = "souterrain.players.thinker:sit"
PLAYERS = {
    "random": "souterrain.players.random:sit",
    **{name: THINKER for name, level in LEVELS.items() if level.is_played},
    **dict.fromkeys(where.PLAYERS, ""),
}
REFERENCES = {
    "habit": "souterrain.players.habit:sit",
    **{name: THINKER for name, level in LEVELS.items() if not level.is_played},
}
OPENSPIEL = "souterrain.research.openspiel_players:sit"
LIBRARIES = {
    f"openspiel-{search}": OPENSPIEL for search in ("ismcts", "mcts", "ismcts-mind", "mcts-mind")
}  # by the part of the name before its number


def find(name: str, seed: int, seat: int, setup: Setup | None = None, budget: Budget | None = None) -> Player:
    """A new player of that kind. Seed and seat make it repeatable, and unlike its neighbours.

    All but the random one must be told the set-up. Without a budget a level takes its own time.
    """
    kind = name.partition(":")[0]
    if kind in LIBRARIES:
        return _of_library(kind)(name, f"{seed}/{seat}", setup, budget)
    if own.is_own(name):
        return own.sit(name, f"{seed}/{seat}", setup)
    known = {**PLAYERS, **REFERENCES}
    if name not in known:
        near = nearest(name, known)
        hint = f" Did you mean {near!r}?" if near else ""
        raise Refused(f"There is no computer player {name!r}. There are: {', '.join(PLAYERS)}.{hint}")
    module, _, sit = known[name].partition(":")
    player: Player = getattr(importlib.import_module(module), sit)(name, f"{seed}/{seat}", setup, budget)
    return player


def _of_library(kind: str) -> Callable[..., Player]:
    """What seats players of a library that not everybody has."""
    module, _, sit = LIBRARIES[kind].partition(":")
    try:
        seats: Callable[..., Player] = getattr(importlib.import_module(module), sit)
    except ImportError as error:
        raise Refused(f"The player {kind} needs {error.name}: pip install souterrain[research].") from None
    return seats
