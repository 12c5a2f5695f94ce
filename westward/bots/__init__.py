"""Opponents. A bot answers questions from what its seat knows, and nothing else.

>>> import westward
>>> from westward.bots import ask, bot
>>> game = westward.start("golden-city", players=4, seed=7)
>>> ask(bot("rancher"), game.state, westward.Rng(1)) in game.legal()
True
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from westward.bots import foreign
from westward.bots.budget import Budget
from westward.bots.chance import RandomBot
from westward.bots.greedy import GreedyBot
from westward.bots.levels import LEVELS
from westward.bots.mcts import SearchBot
from westward.bots.reasons import Reason
from westward.core.errors import SettingsError
from westward.core.rng import Rng
from westward.core.state import State


class Bot(Protocol):
    """Chooses an action. The position it is handed has been redealt: what the seat cannot know is drawn at random.

    One object plays one seat of one game, so that it may remember what it thought.
    """

    def choose(self, state: State, rng: Rng) -> int:
        """One of the legal actions."""
        ...


#: The bots by name, each at its own strength.
BOTS: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": partial(SearchBot, Budget(iterations=1000)),
    **{level.name: level.bot for level in LEVELS},
}
#: Those that take a budget per move, written behind the name as in `search@500` (iterations) or `legend@2s`.
THINKERS: Final = ("search", *(level.name for level in LEVELS if level.budget is not None))


def bot(name: str) -> Bot:
    """The bot of that name, with a budget if one is written behind it; a SettingsError lists the known ones.

    Bots that are not ours have names too: see `westward.bots.foreign`.

    >>> bot("search@200").budget
    Budget(iterations=200, seconds=0.0, turn=False, core=False)
    """
    plain, at, budget = name.partition("@")
    if plain not in BOTS:
        found = foreign.find(name)
        if found is None:
            known = ", ".join([*BOTS, *foreign.offered()])
            raise SettingsError(
                f"There is no bot '{plain}'; the bots are: {known}; or module:Class, or a file of a net."
            )
        return found
    if not at:
        return BOTS[plain]()
    if plain not in THINKERS:
        raise SettingsError(f"{plain} takes no budget; only {', '.join(THINKERS)} do.")
    return SearchBot(Budget.read(budget), learnt=plain != "search")


def ask(player: Bot, state: State, rng: Rng) -> int:
    """Let a bot answer the open question from its seat's knowledge alone."""
    return player.choose(state.redeal(state.to_act, rng), rng)


__all__ = ["BOTS", "LEVELS", "THINKERS", "Bot", "Budget", "GreedyBot", "RandomBot", "Reason", "SearchBot", "ask", "bot"]
