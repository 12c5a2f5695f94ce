"""Five Wild-West board games at one table.

>>> import westward
>>> game = westward.start("golden-city", players=4, seed=7)
>>> game.play(game.legal()[0])
>>> game.over
False
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from westward.core import state as _state
from westward.core.errors import (
    IllegalAction,
    NotationError,
    RecordError,
    Refusal,
    SettingsError,
    WestwardError,
)
from westward.core.game import Game
from westward.core.journal import Event, Item, Journal
from westward.core.record import Record, loads
from westward.core.registry import ids, pack, title, titles, unpack, view
from westward.core.rng import Rng, derive
from westward.core.state import CHANCE, OVER, State
from westward.core.title import Title
from westward.core.view import SPECTATOR, View
from westward.core.words import Words

if TYPE_CHECKING:
    from westward.envs.batch import Batch

__version__ = "0.1.0"

#: Whether the rules run compiled (True) or interpreted (False); both play the same.
compiled: bool = not (_state.__file__ or "").endswith(".py")


def start(game: str, players: int, seed: int | None = None, **options: object) -> Game:
    """Begin a game; with a seed, chance draws the same each time.

    >>> start("golden-city", players=3, seed=1).actions == start("golden-city", players=3, seed=1).actions
    True
    """
    found = title(game)
    return Game(found, found.start(players, **options), seed)


def batch(game: str, players: int, n: int, seed: int = 0, jobs: int = 1, **options: Any) -> Batch:
    """n games of one kind stepped at once, for learning programs; see `westward.envs.batch`. Needs NumPy."""
    from westward.envs.batch import Batch

    return Batch(game, players, n, seed=seed, jobs=jobs, **options)


__all__ = [
    "CHANCE",
    "OVER",
    "SPECTATOR",
    "Event",
    "Game",
    "IllegalAction",
    "Item",
    "Journal",
    "NotationError",
    "Record",
    "RecordError",
    "Refusal",
    "Rng",
    "SettingsError",
    "State",
    "Title",
    "View",
    "WestwardError",
    "Words",
    "batch",
    "compiled",
    "derive",
    "ids",
    "loads",
    "pack",
    "start",
    "title",
    "titles",
    "unpack",
    "view",
]
