"""Games as examples to learn from: what each seat knew and could do, what it chose, and how it ended for it.

>>> import westward
>>> game = westward.start("golden-city", players=3, seed=7)
>>> while not game.over:
...     game.play(game.legal()[0])
>>> example = next(iter(westward.dataset([game.record()])))
>>> example.observation.shape, bool(example.mask[example.action])
((3036,), True)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from westward.core import archive
from westward.core.errors import RecordError, SettingsError
from westward.core.history import check_numbers
from westward.core.record import Record, loads
from westward.core.registry import title
from westward.core.state import OVER, State
from westward.core.title import Settings
from westward.envs.observer import Floats, Observer, check_reward, rewards

#: Where games come from: records, their texts in files, files of many games, folders of both; or several of these.
Source = Record | str | Path


class Example(NamedTuple):
    """One decision: what the seat knew, what it might do, what it chose, and how the game ended for it."""

    observation: Floats
    mask: NDArray[np.bool_]
    action: int
    result: float
    seat: int


class Examples(NamedTuple):
    """Many decisions, in the rows of arrays."""

    observations: Floats
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    results: NDArray[np.float32]
    seats: NDArray[np.int16]


class Dataset:
    """Examples in the order of the games; each turn over it reads the files anew, a game at a time, so memory does not grow with them.

    All games must be of one kind: the same game and number of players, since rows of different games cannot stand in one array. Games that were not
    played to the end have no result and are passed over. With `part` and `parts`, only one game of so many is read: so several processes share the work.
    """

    def __init__(self, records: Source | Iterable[Source], reward: str = "win", part: int = 0, parts: int = 1) -> None:
        check_reward(reward)
        if not 0 <= part < parts:
            raise SettingsError(f"The part must be from 0 to {parts - 1}, not {part}.")
        self._sources: list[Source] = [records] if isinstance(records, (Record, str, Path)) else list(records)
        self._reward = reward
        self._part, self._parts = part, parts
        first = next(self.records(), None)
        if first is None:
            raise RecordError("There are no games to learn from.")
        #: Writes the rows; its `layout` and `actions` say what they mean.
        self.observer = Observer(first.game, first.players, dict(first.settings))

    def records(self) -> Iterator[Record]:
        """All games, also those that are passed over."""
        for source in self._sources:
            if isinstance(source, Record):
                yield source
            else:
                for file in _files(Path(source)):
                    yield from archive.read(file) if file.suffix == archive.SUFFIX else [_text(file)]

    def shared(self, part: int, parts: int) -> Dataset:
        """One game of so many, for one of several processes."""
        return Dataset(self._sources, self._reward, part, parts)

    def __iter__(self) -> Iterator[Example]:
        for number, record in enumerate(self.records()):
            if number % self._parts == self._part:
                yield from self._examples(number, record)

    def batches(self, size: int) -> Iterator[Examples]:
        """The examples, so many at a time; the last ones may be fewer."""
        examples = iter(self)
        while some := list(islice(examples, size)):
            seen, masks, actions, results, seats = zip(*some, strict=True)
            yield Examples(
                np.stack(seen), np.stack(masks), np.array(actions, np.int64), np.array(results, np.float32), np.array(seats, np.int16)
            )  # fmt: skip

    def _examples(self, number: int, record: Record) -> list[Example]:
        eyes = self.observer
        if (record.game, record.players) != (eyes.title.id, eyes.players):
            raise RecordError(
                f"Game {number + 1} is {record.game} with {record.players} players, but the first one is {eyes.title.id} with {eyes.players}."
            )
        check_numbers(title(record.game), record.version)
        state = _start(record.game, record.players, record.settings)
        found: list[tuple[Floats, NDArray[np.bool_], int, int]] = []
        for at, action in enumerate(record.actions, start=1):
            legal = state.legal()
            if action not in legal:
                raise RecordError(f"Game {number + 1}: entry {at} is not legal.")
            if (seat := state.to_act) >= 0:
                numbers = eyes.tensor.fold(legal)
                mask = eyes.flags(sorted(numbers)).view(np.bool_)
                found.append((eyes.observe(state, seat), mask, numbers[legal.index(action)], seat))
            state.apply(action)
        if state.to_act != OVER:
            return []
        ended = rewards(state.scores(), state.winners(), self._reward)
        return [Example(seen, mask, action, ended[seat], seat) for seen, mask, action, seat in found]


def _start(game: str, players: int, settings: Settings) -> State:
    return title(game).start(players, **settings)


def _files(path: Path) -> list[Path]:
    """A file, or those of a folder by name."""
    if not path.is_dir():
        return [path]
    return sorted(file for file in path.iterdir() if file.suffix in (".txt", archive.SUFFIX))


def _text(file: Path) -> Record:
    try:
        return loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as problem:
        raise RecordError(f"{file} cannot be read: {problem}.") from None
    except RecordError as problem:
        raise RecordError(f"{file}: {problem}") from None
