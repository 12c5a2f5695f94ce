"""Five Wild-West board games at one table.

>>> import westward
>>> game = westward.start("golden-city", players=4, seed=7)
>>> game.play(game.legal()[0])
>>> game.over
False

The public surface:

* *Games*: `start` begins a `Game`, `loads` reads a `Record` and `salvage` as much of it as fits, a `History` is the line of play of both; `batch` steps many games at once for learning programs, `dataset` makes examples of
  recorded ones. `ids`, `titles` and `title`
  give each `Title`: the numbers of players, the options, the rulebook.
* *Positions*: a `State` asks a seat, `CHANCE`, or nobody (`OVER`), and takes actions. `view` gives the `View` of a seat or of a `SPECTATOR`,
  `picture` and `text` draw and print it, `pack` and `unpack` turn it into bytes and back.
* *What happens*: a `Journal` is a list of each `Event`, an `Item` one line of a score, a `Refusal` the reason why not, and `Words` puts all of them
  into English or German.
* *Chance*: `Rng` is a stream of random numbers, `derive` the seed of one game of many.
* *What can go wrong*: `WestwardError` is the base of `HistoryError`, `IllegalAction`, `NotationError`, `RecordError` and `SettingsError`, each of them one sentence.
* `compiled` says whether the rules run compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from westward.core import state as _state
from westward.core.errors import (
    HistoryError,
    IllegalAction,
    NotationError,
    RecordError,
    Refusal,
    SettingsError,
    WestwardError,
)
from westward.core.game import Game
from westward.core.history import History
from westward.core.journal import Event, Item, Journal
from westward.core.record import Record, loads, salvage
from westward.core.registry import ids, pack, picture, text, title, titles, unpack, view
from westward.core.rng import Rng, derive
from westward.core.state import CHANCE, OVER, State
from westward.core.title import Title
from westward.core.view import SPECTATOR, View
from westward.core.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from westward.envs.batch import Batch
    from westward.envs.dataset import Dataset, Source

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
    from westward.envs import batch

    return batch.Batch(game, players, n, seed=seed, jobs=jobs, **options)


def dataset(records: Source | Iterable[Source], reward: str = "win") -> Dataset:
    """Games as examples to learn from: records, their files, folders of them; see `westward.envs.dataset`. Needs NumPy."""
    from westward.envs import dataset

    return dataset.Dataset(records, reward)


__all__ = [
    "CHANCE",
    "OVER",
    "SPECTATOR",
    "Event",
    "Game",
    "History",
    "HistoryError",
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
    "dataset",
    "derive",
    "ids",
    "loads",
    "pack",
    "picture",
    "salvage",
    "start",
    "text",
    "title",
    "titles",
    "unpack",
    "view",
]
