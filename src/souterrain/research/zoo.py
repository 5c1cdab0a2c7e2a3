"""PettingZoo environments: `TableEnv`, in which whoever is asked acts, and `ParallelTable`, in which all act at once.

An observation is a dict: the `observation` (all numbers in one row, or with `flat=False` the arrays by name), the `action_mask`.
Rewards come at the end: 1 to who comes first, -1 to the others, nothing if all share the first place.
"""

from collections.abc import Mapping
from random import Random, SystemRandom
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from souterrain.games import draw
from souterrain.kernel.decision import Refused
from souterrain.kernel.gesture import Flick, Place
from souterrain.research.episode import Episode, Space, names_of, setup_of, space_of

Observation = dict[str, Any]
Action = Any  # a number; where pushes are real numbers, a dict of `option` and `push`
FOREVER = 10**9


class Shapes:
    """The spaces of a game, as Gymnasium says them."""

    def __init__(self, space: Space, *, flat: bool, continuous: bool) -> None:
        self.space, self.flat, self.continuous = space, flat, continuous
        if continuous and not space.actions.has_discs:
            raise Refused(f"{space.setup.game} has nothing to flick: its actions are never continuous.")
        self.count = space.actions.plain_size if continuous else space.actions.size
        mask = spaces.Box(0, 1, (self.count,), np.int8)
        self.observation = spaces.Dict({"observation": self.numbers(), "action_mask": mask})

    def numbers(self) -> spaces.Space[Any]:
        encoder = self.space.encoder
        if self.flat:
            return _box((encoder.size,))
        return spaces.Dict({field.name: _box(field.shape) for field in encoder.fields})

    def action(self) -> spaces.Space[Any]:
        """A space of its own for each agent: each is seeded by itself."""
        option = spaces.Discrete(self.count)
        if not self.continuous:
            return option
        return spaces.Dict({"option": option, "push": spaces.Box(-1.0, 1.0, (2,), np.float32)})

    def numbers_of(self, episode: Episode, seat: int) -> Any:
        flat = episode.observe(seat)
        return flat if self.flat else self.space.encoder.split(flat)

    def observe(self, episode: Episode, seat: int) -> Observation:
        mask = episode.plain_mask(seat) if self.continuous else episode.mask(seat)
        return {"observation": self.numbers_of(episode, seat), "action_mask": mask}

    def act(self, episode: Episode, seat: int, action: Action, *, lenient: bool = False) -> bool:
        """Take an action; whether it was one that could be taken. If not it is refused or, `lenient`, the next one is taken."""
        asked = episode.decision(seat)
        if self.continuous:
            if isinstance(asked, Flick | Place):
                episode.gesture(seat, *action["push"])
                return True
            action = action["option"]
        menu = episode.menu(seat)
        taken = menu.nearest(int(action)) if lenient and menu else int(action)
        episode.step(seat, taken)
        return taken == int(action)


def _box(shape: tuple[int, ...]) -> spaces.Box:
    return spaces.Box(-np.inf, np.inf, shape, np.float32)


class Seeds:
    """A seed for each match: the one asked for, or one that follows from the last."""

    def __init__(self) -> None:
        self._chance: Random = SystemRandom()

    def next(self, seed: int | None) -> int:
        if seed is not None:
            self._chance = Random(seed)
        return self._chance.getrandbits(63)


def drawn(episode: Episode | None, seat: int | None, mode: str | None) -> str | None:
    """The table as text, through the eyes of a seat: printed for `human`, returned for `ansi`."""
    if mode is None or episode is None:
        return None
    text = draw(episode.game, seat, episode.space.loaded.words("en"))
    if mode == "human":
        print(text)
        return None
    return text


class TableEnv(AECEnv):  # type: ignore[misc]
    """A table. `max_cycles`: after so many actions it is broken off (truncated)."""

    def __init__(
        self,
        game: str,
        scenario: str = "",
        *,
        flat: bool = True,
        continuous: bool = False,
        max_cycles: int = FOREVER,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.space = space_of(setup_of(game, scenario, **options))
        self.shapes = Shapes(self.space, flat=flat, continuous=continuous)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        name = game.replace("/", "_")
        self.metadata = {
            "name": f"souterrain_{name}_v{self.space.encoder.version.partition('-')[0]}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = names_of(self.space.seats)
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.shapes.observation)
        self.action_spaces = {agent: self.shapes.action() for agent in self.possible_agents}
        self._seeds = Seeds()
        self.episode: Episode | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.episode = self.space.start(self._seeds.next(seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._steps = 0
        self._select()

    def _select(self) -> None:
        assert self.episode is not None
        asked = self.episode.asked
        if asked:
            self.agent_selection = self.possible_agents[asked[0]]

    def observe(self, agent: str) -> Observation:
        if self.episode is None:
            raise Refused("The environment must be reset before anybody can look.")
        return self.shapes.observe(self.episode, self._seats[agent])

    def step(self, action: Action) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        assert episode is not None
        self.shapes.act(episode, self._seats[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._steps += 1
        if episode.is_over:
            for other, worth in zip(self.possible_agents, episode.returns(), strict=True):
                self.rewards[other] = worth
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._steps >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()

    def render(self) -> str | None:
        return drawn(self.episode, None, self.render_mode)

    def close(self) -> None:
        self.episode = None


class ParallelTable(ParallelEnv):  # type: ignore[misc]
    """A table at which all agents act in every cycle. Who is not asked can only wait, and whatever it does is taken for that. An
    action that cannot be taken is taken for the next one that can, and its agent's info says `illegal`."""

    def __init__(
        self,
        game: str,
        scenario: str = "",
        *,
        flat: bool = True,
        continuous: bool = False,
        max_cycles: int = FOREVER,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.space = space_of(setup_of(game, scenario, **options))
        self.shapes = Shapes(self.space, flat=flat, continuous=continuous)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        name = game.replace("/", "_")
        self.metadata = {
            "name": f"souterrain_{name}_v{self.space.encoder.version.partition('-')[0]}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": True,
        }
        self.possible_agents = names_of(self.space.seats)
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.shapes.observation)
        self.action_spaces = {agent: self.shapes.action() for agent in self.possible_agents}
        self._seeds = Seeds()
        self.episode: Episode | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.episode = self.space.start(self._seeds.next(seed))
        self.agents = list(self.possible_agents)
        self._cycles = 0
        return self._observe(), {agent: {} for agent in self.agents}

    def _observe(self) -> dict[str, Observation]:
        assert self.episode is not None
        return {agent: self.shapes.observe(self.episode, seat) for seat, agent in enumerate(self.possible_agents)}

    def step(
        self, actions: Mapping[str, Action]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        episode = self.episode
        if episode is None or not self.agents:
            raise Refused("The environment must be reset before anybody can act.")
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for seat in episode.asked:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise Refused(f"{agent} is asked and has no action.")
            if not self.shapes.act(episode, seat, actions[agent], lenient=True):
                infos[agent]["illegal"] = True
        self._cycles += 1
        observations = self._observe()
        is_over = episode.is_over
        is_broken_off = not is_over and self._cycles >= self.max_cycles
        rewards = dict(zip(self.possible_agents, episode.returns(), strict=True))
        terminations = dict.fromkeys(self.agents, is_over)
        truncations = dict.fromkeys(self.agents, is_broken_off)
        if is_over or is_broken_off:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def render(self) -> str | None:
        return drawn(self.episode, None, self.render_mode)

    def close(self) -> None:
        self.episode = None
