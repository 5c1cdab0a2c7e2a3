"""Who can sit at a table besides people, by name. A player is imported when it is asked for."""

import importlib

from souterrain.kernel.decision import Refused
from souterrain.players.player import Player

PLAYERS = {
    "random": "souterrain.players.random:RandomPlayer",
}


def find(name: str, seed: int, seat: int) -> Player:
    """A new player of that kind. Seed and seat make it repeatable, and unlike its neighbours."""
    if name not in PLAYERS:
        raise Refused(f"There is no computer player {name!r}. There are: {', '.join(PLAYERS)}.")
    module, _, kind = PLAYERS[name].partition(":")
    player: Player = getattr(importlib.import_module(module), kind)(f"{seed}/{seat}")
    return player
