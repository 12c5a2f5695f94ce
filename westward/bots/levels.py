"""The four levels. Each means the same in every game; the table, the terminal and the arena know them by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from westward.bots.budget import Budget
from westward.bots.greedy import GreedyBot
from westward.bots.mcts import SearchBot


@dataclass(frozen=True)
class Level:
    """A level: its name, how it is made, and its budget per move where it has one."""

    name: str
    make: Callable[[Budget], GreedyBot | SearchBot]
    budget: Budget | None = None


#: Greenhorn and Rancher look one decision ahead where they do not slip, Sheriff always; Legend searches as long as it may.
LEVELS: Final = (
    Level("greenhorn", lambda budget: GreedyBot(slips=6)),
    Level("rancher", lambda budget: GreedyBot(slips=3)),
    Level("sheriff", lambda budget: GreedyBot()),
    Level("legend", SearchBot, Budget(seconds=1.0)),
)
