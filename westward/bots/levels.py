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


#: All judge by what was learnt of the game, where something was, and by its hints elsewhere. Greenhorn and Rancher look one decision
#: ahead and see differences dimly, Sheriff sees them all; Legend searches as long as it may.
LEVELS: Final = (
    Level("greenhorn", partial(GreedyBot, heat=0.1, learnt=True)),
    Level("rancher", partial(GreedyBot, heat=0.03, learnt=True)),
    Level("sheriff", partial(GreedyBot, learnt=True)),
    Level("legend", partial(SearchBot, learnt=True), Budget(seconds=1.25, turn=True)),
)
