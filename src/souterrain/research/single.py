"""A Gymnasium environment of one seat. The others are played by players of the house, or by one's own (`mine.py:Mine`).

The observation is all numbers in one row; what can be done is in `info["action_mask"]` and in `action_masks()`, as libraries with
masked actions look for it. An action that cannot be taken is taken for the next one that can, and the info says `illegal`.
"""

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from souterrain.kernel.decision import Refused
from souterrain.players import find as find_player
from souterrain.players.level import LEVELS
from souterrain.players.player import Player
from souterrain.research.episode import Episode, setup_of, space_of
from souterrain.research.zoo import FOREVER, Seeds, Shapes, drawn

EFFORT = 0.1  # of a level's own thoughts: games can be repeated, and do not take all day


class SeatEnv(gymnasium.Env[Any, Any]):
    """`seat`: where the agent sits, by number or as the game calls it. `against`: who plays the others, a level or a player of
    one's own, `effort` the share of its thoughts that a level takes."""

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        scenario: str = "",
        *,
        seat: int | str = 0,
        against: str = "random",
        effort: float = EFFORT,
        flat: bool = True,
        continuous: bool = False,
        max_cycles: int = FOREVER,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.space = space_of(setup_of(game, scenario, **options))
        self.shapes = Shapes(self.space, flat=flat, continuous=continuous)
        seats = self.space.seats
        if seat not in (*seats, *range(len(seats))):
            raise Refused(f"{game} has no seat {seat!r}. It has: {', '.join(seats)}, or 0 to {len(seats) - 1}.")
        self.seat = seat if isinstance(seat, int) else seats.index(seat)
        self.against, self.effort = against, effort
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.observation_space = self.shapes.numbers()
        self.action_space = self.shapes.action()
        self._seeds = Seeds()
        self._steps = 0
        self.episode: Episode | None = None
        self._players: dict[int, Player] = {}
        self._sit(0)  # who cannot sit there is found out now

    def _sit(self, seed: int) -> None:
        level = LEVELS.get(self.against)
        budget = level.effort(self.effort) if level else None
        others = (seat for seat in range(len(self.space.seats)) if seat != self.seat)
        self._players = {seat: find_player(self.against, seed, seat, self.space.setup, budget) for seat in others}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        drawn_seed = self._seeds.next(seed)
        self.episode = self.space.start(drawn_seed)
        self._sit(drawn_seed)
        self._steps = 0
        self._wait()
        return self._seen()

    def _wait(self) -> None:
        """Let the others play until the seat is asked."""
        episode = self.episode
        assert episode is not None
        while not episode.is_over and self.seat not in (asked := episode.asked):
            other = asked[0]
            decision = episode.game.decision(other)
            answer = self._players[other].answer(decision, lambda other=other: episode.game.view(other))  # type: ignore[misc]
            episode.answer(other, answer)

    def _seen(self, **info: Any) -> tuple[Any, dict[str, Any]]:
        episode = self.episode
        assert episode is not None
        return self.shapes.numbers_of(episode, self.seat), {"action_mask": self._mask(), **info}

    def _mask(self) -> NDArray[np.int8]:
        assert self.episode is not None
        return self.episode.plain_mask(self.seat) if self.shapes.continuous else self.episode.mask(self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """What can be done now, as sb3-contrib looks for it."""
        return self._mask().astype(bool)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        if episode is None or episode.is_over:
            raise Refused("The environment must be reset before the seat can act.")
        is_legal = self.shapes.act(episode, self.seat, action, lenient=True)
        self._steps += 1
        self._wait()
        is_over = episode.is_over
        numbers, info = self._seen(**({} if is_legal else {"illegal": True}))
        return numbers, episode.returns()[self.seat], is_over, not is_over and self._steps >= self.max_cycles, info

    def render(self) -> Any:
        return drawn(self.episode, self.seat, self.render_mode)

    def close(self) -> None:
        self.episode = None
