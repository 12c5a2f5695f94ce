"""Every game as a Gymnasium environment: one seat is the agent, bots play the others. Importing this module registers them.

>>> import gymnasium
>>> import westward.envs.gym
>>> env = gymnasium.make("westward/golden-city-v1", players=3, opponents="random")
>>> observation, info = env.reset(seed=7)
>>> bool(info["action_mask"].any())
True
"""

from __future__ import annotations

from typing import Any, SupportsFloat

import gymnasium
import numpy as np
from numpy.typing import NDArray

from westward.bots import Bot, ask, bot
from westward.core.errors import SettingsError
from westward.core.registry import titles
from westward.core.rng import Rng
from westward.core.rows import draw_all, play_until
from westward.core.state import OVER, State
from westward.envs.drawing import RENDER_MODES, Drawn, check_render_mode, draw
from westward.envs.observer import Floats, Observer, check_reward, result
from westward.envs.spaces import Actions, box


class WestwardEnv(gymnasium.Env[Floats, Any]):
    """One seat of a game.

    opponents: the name of the bot for all other seats, or one name for each of them in seating order after the agent.
    seat: the agent's seat; None draws it anew for every game.
    reward: "win" or "score", paid when the game is over (see `observer.rewards`).
    Further keywords are options of the game.

    The legal actions are in `info["action_mask"]`, as a list in `info["legal_actions"]`, and `action_masks()` gives them to programs
    that ask for them. An illegal action loses the game with a reward of -1 and the reason in `info["refusal"]`.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponents: str | list[str] = "random",
        seat: int | None = 0,
        reward: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_reward(reward)
        check_render_mode(render_mode)
        fewest = next(title.players[0] for title in titles() if title.id == game) if players is None else players
        self.observer = Observer(game, fewest, options)
        n = self.observer.players
        if seat is not None and not 0 <= seat < n:
            raise SettingsError(f"There is no seat {seat}; the seats are 0 to {n - 1}.")
        names = [opponents] * (n - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != n - 1:
            raise SettingsError(f"For {n} players {n - 1} opponents are needed, not {len(names)}.")
        self.opponents = names
        self.fixed_seat = seat
        self.reward = reward
        self.render_mode = render_mode
        self.observation_space = box(self.observer.high)
        self.action_space = Actions(self.observer.actions)
        self._bots: list[Bot] = [bot(name) for name in names]
        self._all_random = set(names) == {"random"}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        """Begin a game and play it until the agent is asked; without a seed, chance goes on where it was."""
        super().reset(seed=seed)
        self.rng = Rng(int(self.np_random.integers(2**63)))
        n = self.observer.players
        while True:
            self.seat = int(self.rng.below(n)) if self.fixed_seat is None else self.fixed_seat
            self.position: State = self.observer.start.copy()
            if not self._all_random:
                self._bots = [bot(name) for name in self.opponents]
            self._others_play()
            if self.position.to_act != OVER:  # a short game can end before the agent is asked; that is no episode
                return self._observe()

    def _others_play(self) -> None:
        position, rng = self.position, self.rng
        if self._all_random:
            play_until(position, self.seat, rng)
            return
        n = self.observer.players
        draw_all(position, rng)
        while position.to_act not in (self.seat, OVER):
            player = self._bots[(position.to_act - self.seat) % n - 1]
            position.apply(ask(player, position, rng))
            draw_all(position, rng)

    def _observe(self) -> tuple[Floats, dict[str, Any]]:
        position, seat = self.position, self.seat
        numbers = self.observer.observe(position, seat)
        legal = self.observer.legal(position) if position.to_act == seat else []
        return numbers, {"action_mask": self.observer.flags(legal), "legal_actions": legal.copy()}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, in the form that sb3-contrib asks for."""
        return self.observer.mask(self.position, self.seat).view(np.bool_)

    def step(self, action: Any) -> tuple[Floats, SupportsFloat, bool, bool, dict[str, Any]]:
        """Play an action for the agent, and for the others until the agent is asked again."""
        position = self.position
        own = self.observer.action(position, int(action))
        if own not in position.legal():
            refusal = position.why_not(own)
            numbers, info = self._observe()
            info["refusal"] = "" if refusal is None else f"{refusal.clause}: {refusal.reason}"
            return numbers, -1.0, True, False, info
        position.apply(own)
        self._others_play()
        numbers, info = self._observe()
        over = position.to_act == OVER
        return numbers, result(position, self.reward)[self.seat] if over else 0.0, over, False, info

    def render(self) -> Drawn:  # type: ignore[override, unused-ignore]  # Gymnasium means frames, or text
        """The position as the agent sees it."""
        return draw(self.observer.title, self.position, self.render_mode, self.seat)


def env_id(game: str) -> str:
    """The id of a game in Gymnasium."""
    return f"westward/{game}-v1"


for _title in titles():
    gymnasium.register(env_id(_title.id), "westward.envs.gym:WestwardEnv", kwargs={"game": _title.id})
