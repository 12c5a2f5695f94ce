"""Every game as a PettingZoo AEC environment.

>>> from westward.envs import pettingzoo
>>> env = pettingzoo.env("golden-city", players=3)
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> sorted(observation)
['action_mask', 'observation']
"""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from westward.core.errors import WestwardError
from westward.core.rng import Rng
from westward.core.rows import advance, draw_all
from westward.core.state import OVER, State, whole_number
from westward.envs.drawing import RENDER_MODES, Drawn, check_render_mode, draw
from westward.envs.observer import Floats, Observer, check_reward, result
from westward.envs.spaces import Actions, box

Observation = dict[str, Any]


class _Direct:
    """Lets a standard wrapper ask the game itself.

    By itself each wrapper asks the one inside it, by `__getattr__`, some forty times per step; that takes several times as long
    as the step. Before `reset` the game has nothing to tell, and the wrapper says so as ever.
    """

    env: AECEnv[str, Observation, int]

    def __init__(self, env: AECEnv[str, Observation, int], **options: Any) -> None:
        self._game: raw_env = env.unwrapped
        super().__init__(env, **options)  # type: ignore[call-arg]  # of the wrapper beside it

    @property
    def agents(self) -> list[str]:
        return self._game.agents

    @property
    def agent_selection(self) -> str:
        return self._game.agent_selection

    @property
    def rewards(self) -> dict[str, float]:
        return self._game.rewards

    @property
    def _cumulative_rewards(self) -> dict[str, float]:
        return self._game._cumulative_rewards

    @property
    def terminations(self) -> dict[str, bool]:
        return self._game.terminations

    @property
    def truncations(self) -> dict[str, bool]:
        return self._game.truncations

    @property
    def infos(self) -> dict[str, dict[str, Any]]:
        return self._game.infos

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._game.action_spaces[agent]

    def __str__(self) -> str:
        return str(self.env)


class TerminateIllegal(_Direct, wrappers.TerminateIllegalWrapper[str, Observation, int]):  # type: ignore[misc]
    """An illegal action ends the game."""

    _prev_obs: Observation | None

    def observe(self, agent: str) -> Observation:
        seen = self._game.observe(agent)
        if agent == self._game.agent_selection:
            self._prev_obs = seen
        return seen

    def step(self, action: int | None) -> None:
        game = self._game
        agent = game.agent_selection
        seen = self._prev_obs
        if seen is None or action is None or game.terminations[agent] or game.truncations[agent]:
            super().step(action)
        elif seen["action_mask"][action]:
            self._prev_obs = None
            game.step(action)
        else:
            super().step(action)


class AssertOutOfBounds(_Direct, wrappers.AssertOutOfBoundsWrapper[str, Observation, int]):  # type: ignore[misc]
    """What is no action at all is refused."""

    def step(self, action: int | None) -> None:
        if type(action) is int and 0 <= action < self._game.observer.actions:
            self.env.step(action)
        else:
            super().step(action)


class OrderEnforcing(_Direct, wrappers.OrderEnforcingWrapper[str, Observation, int]):  # type: ignore[misc]
    """Calls out of order are refused."""

    def observe(self, agent: str) -> Observation:
        seen: Observation = self.env.observe(agent) if self._has_reset else super().observe(agent)
        return seen

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        agent, game = self.agent_selection, self._game
        seen = self.observe(agent) if observe else None
        return (
            seen,
            game._cumulative_rewards[agent],
            game.terminations[agent],
            game.truncations[agent],
            game.infos[agent],
        )

    def step(self, action: int | None) -> None:
        if self._has_reset and self._game.agents:
            self._has_updated = True
            self.env.step(action)
        else:
            super().step(action)


def env(game: str, players: int, **options: Any) -> AECEnv[str, Observation, int]:
    """A game with PettingZoo's standard wrappers: an illegal action loses, and calls out of order are refused."""
    inside: AECEnv[str, Observation, int] = raw_env(game, players, **options)
    inside = TerminateIllegal(inside, illegal_reward=-1)
    inside = AssertOutOfBounds(inside)
    return OrderEnforcing(inside)


def parallel_env(game: str, players: int, **options: Any) -> ParallelEnv[str, Observation, int | None]:
    """The same for programs that step all agents at once: only the action of the seat that is asked counts, the others have empty masks."""
    made: ParallelEnv[str, Observation, int | None] = turn_based_aec_to_parallel(env(game, players, **options))
    return made


class raw_env(AECEnv[str, Observation, int], EzPickle):  # type: ignore[misc]  # noqa: N801  # PettingZoo's name for it
    """A game without wrappers. Seats are the agents `player_0`, `player_1` …; chance draws by itself, from the seed of `reset`.

    reward: "win" or "score", paid when the game is over (see `observer.rewards`).
    max_cycles: end the game early after so many decisions per seat on average.
    named: give the observation as a dictionary of its blocks instead of one flat array.
    Further keywords are options of the game.
    """

    agents: list[str]
    agent_selection: str
    rewards: dict[str, float]
    _cumulative_rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, Any]]
    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "is_parallelizable": False, "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int,
        reward: str = "win",
        max_cycles: int | None = None,
        named: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, game, players, reward, max_cycles, named, render_mode, **options)
        super().__init__()
        check_reward(reward)
        check_render_mode(render_mode)
        self.observer = Observer(game, players, options)
        self.reward = reward
        self.most_steps = None if max_cycles is None else max_cycles * players
        self.named = named
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": f"westward_{game.replace('-', '_')}_v1"}
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {agent: Actions(self.observer.actions) for agent in self.possible_agents}
        high = np.tile(self.observer.high, players)
        self.state_space = box(high)
        self._rng: Rng | None = None

    def _space(self) -> spaces.Dict:
        o = self.observer
        inside: spaces.Space[Any] = box(o.high)
        if self.named:
            parts = o.named(o.high)
            inside = spaces.Dict({name: box(high) for name, high in parts.items()})
        mask = spaces.Box(0, 1, (o.actions,), np.int8)
        return spaces.Dict({"observation": inside, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; without a seed, chance goes on where it was. A game in which nobody is ever asked is passed over."""
        if seed is not None or self._rng is None:
            self._rng = Rng(secrets.randbits(64) if seed is None else seed)
        self.position: State = self.observer.start.copy()
        draw_all(self.position, self._rng)
        while self.position.to_act == OVER:
            self.position = self.observer.start.copy()
            draw_all(self.position, self._rng)
        self.steps = 0
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._ask()
        self._skip_agent_selection = None

    def _ask(self) -> None:
        """Turn to the seat that is asked; its legal actions are listed too, for the mask of a large game is long to look through."""
        self.agent_selection = agent = self.possible_agents[self.position.to_act]
        self._legal = self.observer.legal(self.position)
        self.infos[agent] = {"legal_actions": self._legal.copy()}

    def observe(self, agent: str) -> Observation:
        """What a seat knows, and what it may do if it is asked."""
        seat, eyes = self.seats[agent], self.observer
        numbers = eyes.observe(self.position, seat)
        asked = self.position.to_act == seat
        mask = eyes.flags(self._legal) if asked else eyes.mask(self.position, seat)
        return {"observation": eyes.named(numbers) if self.named else numbers, "action_mask": mask}

    def state(self) -> Floats:
        """The observations of all seats, one after the other, for training with a shared critic."""
        return np.concatenate([self.observer.observe(self.position, seat) for seat in range(self.observer.players)])

    def step(self, action: int | None) -> None:
        """Play an action for the agent that is asked, then let chance draw until the next one is."""
        if self._rng is None:
            raise WestwardError("The environment must be reset before its first step.")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        position = self.position
        advance(self.observer.tensor, position, whole_number(action), self._rng)
        self.infos[agent] = {}
        self.steps += 1
        if position.to_act == OVER:
            self._end(self.terminations)
        else:
            self._ask()
            if self.steps == self.most_steps:
                self._end(self.truncations)
        if self.render_mode == "human":
            self.render()

    def _end(self, why: dict[str, bool]) -> None:
        """All agents are done; until here nobody has got anything."""
        for agent, points in zip(self.possible_agents, result(self.position, self.reward), strict=True):
            why[agent] = True
            self.rewards[agent] = points
        self._accumulate_rewards()

    def render(self) -> Drawn:
        """The position as a spectator sees it: text on the screen (human), text (ansi), a picture (svg) or its pixels (rgb_array)."""
        return draw(self.observer.title, self.position, self.render_mode)

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__  # as it is, also in the middle of a game: EzPickle would begin anew

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)

    def close(self) -> None:
        """There is nothing to close."""
