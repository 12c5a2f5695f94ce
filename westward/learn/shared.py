"""Memory that the learner and its players share: rows one way, the net's numbers the other."""

from __future__ import annotations

import mmap
import shutil
import tempfile
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

#: How many rows a player hands over at once, and the most that one game may have.
ROWS: Final = 12000
LONGEST: Final = 5000
#: What a slab tells: whether it is full, and of its games how many rows and games it has, the sums of points, of best points and of
#: decisions, how many positions were judged, and how many games were given up.
FULL, USED, GAMES, POINTS, BEST, DECISIONS, JUDGED, DROPPED = range(8)
_FACTS: Final = 8
#: What the learner tells the players: whether to stop, how warm to play, and the number of the net.
STOP, HEAT, VERSION = range(3)
#: The bytes of these words.
WORDS: Final = 24


def _map(file: Path) -> Any:
    with file.open("r+b") as opened:
        return mmap.mmap(opened.fileno(), 0)


def folder_for(size: int) -> Path:
    """A new folder for files of that many bytes together, in memory where there is room."""
    memory = Path("/dev/shm")
    roomy = memory.is_dir() and shutil.disk_usage(memory).free > 1.3 * size
    return Path(tempfile.mkdtemp(prefix="westward-", dir=memory if roomy else None))


def make(file: Path, size: int) -> None:
    """A file of zeros."""
    with file.open("wb") as opened:
        opened.truncate(size)


def slab_size(width: int, outputs: int) -> int:
    """How many bytes a slab has."""
    return 8 * _FACTS + ROWS * (4 * width + 4 * outputs)


class Slab:
    """Rows on their way from one player to the learner."""

    def __init__(self, file: Path, width: int, outputs: int) -> None:
        memory = _map(file)
        at = 8 * _FACTS
        self.facts: NDArray[np.float64] = np.frombuffer(memory, np.float64, _FACTS)
        self.targets: NDArray[np.float32] = np.frombuffer(memory, np.float32, ROWS * outputs, at).reshape(ROWS, outputs)
        at += 4 * ROWS * outputs
        self.places: NDArray[np.int16] = np.frombuffer(memory, np.int16, ROWS * width, at).reshape(ROWS, width)
        at += 2 * ROWS * width
        self.numbers: NDArray[np.int16] = np.frombuffer(memory, np.int16, ROWS * width, at).reshape(ROWS, width)


class Board:
    """What the learner tells its players: some words, and the net's latest numbers."""

    def __init__(self, file: Path) -> None:
        memory = _map(file)
        self.words: NDArray[np.float64] = np.frombuffer(memory, np.float64, WORDS // 8)
        self.numbers: NDArray[np.float32] = np.frombuffer(memory, np.float32, -1, WORDS)

    def publish(self, numbers: bytes) -> None:
        """Show a new net; an odd version says that it is being written."""
        self.words[VERSION] += 1
        self.numbers[:] = np.frombuffer(numbers, np.float32)
        self.words[VERSION] += 1

    def read(self) -> tuple[int, bytes]:
        """The latest net and its version; version -1 if it is just being written."""
        version = int(self.words[VERSION])
        numbers = self.numbers.tobytes()
        if version % 2 or version != int(self.words[VERSION]):
            return -1, b""
        return version, numbers
