"""Many games in one file, as numbers: what programs that learn from games read, a hundred thousand as easily as one.

A file begins with one line of JSON, the `Head` that all its games share. Then comes game after game: the length of what follows in four
bytes (lowest first), and compressed the name of each seat and the actions. docs/records.md tells the same for other programs.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from westward.core.errors import RecordError
from westward.core.record import Record
from westward.core.registry import title
from westward.core.title import Settings

#: How files of games end, and how they begin.
SUFFIX: Final = ".games"
_FORMAT: Final = "westward games 1"
_LENGTH: Final = struct.Struct("<I")
#: No game is longer when it is packed.
_LONGEST: Final = 1 << 24


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all games of a file share; `version` is that of the game, whose numbers the actions are."""

    format: str
    game: str
    players: int
    settings: Settings
    version: str


class Packed(msgspec.Struct, frozen=True, array_like=True):
    """One game: the name of each seat, such as that of its bot, and all actions, those of chance too."""

    names: list[str]
    actions: list[int]


class Writer:
    """Writes games of one kind into a new file; use it as a context manager."""

    def __init__(self, file: Path, game: str, players: int, settings: Settings) -> None:
        head = Head(_FORMAT, game, players, settings, title(game).version)
        self._file: BinaryIO = file.open("wb")
        self._file.write(msgspec.json.encode(head) + b"\n")

    def add(self, names: Sequence[str], actions: Sequence[int]) -> None:
        """Write one game."""
        packed = zlib.compress(msgspec.msgpack.encode(Packed(list(names), list(actions))))
        self._file.write(_LENGTH.pack(len(packed)) + packed)

    def __enter__(self) -> Writer:
        return self

    def __exit__(self, *problem: object) -> None:
        self._file.close()


def read(file: Path) -> Iterator[Record]:
    """The games of a file, one after the other; a RecordError says what is wrong with it."""
    try:
        opened = file.open("rb")
    except OSError as problem:
        raise RecordError(f"{file} cannot be read: {problem.strerror}.") from None
    with opened:
        head = _head(file, opened.readline(_LONGEST))
        number = 0
        while length := opened.read(_LENGTH.size):
            number += 1
            packed = opened.read(_length(file, number, length))
            try:
                game = msgspec.msgpack.decode(zlib.decompress(packed), type=Packed)
            except (zlib.error, msgspec.DecodeError):
                raise RecordError(
                    f"{file}: game {number} cannot be unpacked; the file is damaged or cut off."
                ) from None
            yield Record(head.game, head.players, head.settings, game.actions, game.names, head.version)


def _head(file: Path, line: bytes) -> Head:
    try:
        head = msgspec.json.decode(line, type=Head)
    except msgspec.DecodeError:
        raise RecordError(f"{file} is no file of games.") from None
    if head.format != _FORMAT:
        raise RecordError(f"{file} is of the format '{head.format}'; this version reads '{_FORMAT}'.")
    return head


def _length(file: Path, number: int, written: bytes) -> int:
    length: int = _LENGTH.unpack(written)[0] if len(written) == _LENGTH.size else 0
    if not 0 < length < _LONGEST:
        raise RecordError(f"{file}: game {number} cannot be unpacked; the file is damaged or cut off.")
    return length
