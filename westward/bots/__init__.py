"""Opponents. A bot answers questions from what its seat knows, and nothing else."""

from __future__ import annotations

from typing import Protocol

from westward.bots.chance import RandomBot
from westward.core.errors import SettingsError
from westward.core.rng import Rng
from westward.core.state import State


class Bot(Protocol):
    """Chooses an action. The position it is handed has been redealt: what the seat cannot know is drawn at random."""

    def choose(self, state: State, rng: Rng) -> int:
        """One of the legal actions."""
        ...


BOTS: dict[str, type[Bot]] = {"random": RandomBot}


def bot(name: str) -> Bot:
    """The bot of that name; a SettingsError lists the known ones."""
    if name not in BOTS:
        raise SettingsError(f"There is no bot '{name}'; the bots are: {', '.join(BOTS)}.")
    return BOTS[name]()


def ask(player: Bot, state: State, rng: Rng) -> int:
    """Let a bot answer the open question from its seat's knowledge alone."""
    return player.choose(state.redeal(state.to_act, rng), rng)
