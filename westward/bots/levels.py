"""The four levels. Each means the same in every game; the table, the terminal and the arena know them by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from westward.bots.budget import Budget
from westward.bots.greedy import GreedyBot
from westward.bots.mcts import SearchBot


@dataclass(frozen=True)
class Level:
    """A level: its name, how it is made, and its budget per move where it has one."""

    name: str
    make: Callable[..., GreedyBot | SearchBot]
    budget: Budget | None = None

    def bot(self) -> GreedyBot | SearchBot:
        """A bot of this level, with its own budget."""
        return self.make() if self.budget is None else self.make(self.budget)


#: Greenhorn and Rancher look one decision ahead where they do not slip, Sheriff always; Legend searches as long as it may.
LEVELS: Final = (
    Level("greenhorn", partial(GreedyBot, slips=6)),
    Level("rancher", partial(GreedyBot, slips=3)),
    Level("sheriff", GreedyBot),
    Level("legend", SearchBot, Budget(seconds=1.0)),
)
