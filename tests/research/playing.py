"""Matches that are played at random through the numbers of actions, for the tests of this folder."""

from collections.abc import Iterator
from random import Random
from typing import Any

from souterrain.kernel.game import Game
from souterrain.research.actions import See
from souterrain.research.episode import Episode, setup_of, space_of
from tests.every_game.table import scenarios_of


def laid(game: Game[Any, Any]) -> See:
    """This very table, for whoever asks to see it."""
    return lambda: game


def played(name: str, seed: int, most: int, **options: Any) -> Iterator[tuple[Episode, int]]:
    """An episode at each decision, with the seat that is asked."""
    rng = Random(seed)
    episode = space_of(setup_of(name, scenarios_of(name)[-1], **options)).start(seed)
    for _ in range(most):
        if episode.is_over:
            return
        seat = rng.choice(episode.asked)
        yield episode, seat
        menu = episode.menu(seat)
        assert menu is not None
        episode.step(seat, rng.choice(sorted(menu.answers)))
