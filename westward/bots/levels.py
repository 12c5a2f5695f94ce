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


#: Greenhorn sees up to three choices that catch the eye and takes the best of them; Rancher sees all and looks one decision ahead;
#: Sheriff searches a little; Legend searches for as long as the table allows.
LEVELS: Final = (
    Level("greenhorn", lambda budget: GreedyBot(samples=4, glance=3)),
    Level("rancher", lambda budget: GreedyBot(samples=24)),
    Level("sheriff", SearchBot, Budget(iterations=2000)),
    Level("legend", SearchBot, Budget(seconds=1.0)),
)
