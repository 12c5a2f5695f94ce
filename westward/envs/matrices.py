"""Matrices of observations: whole, or only the numbers that are not 0. NumPy uses the memory that compiled code wrote, and PyTorch NumPy's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

try:
    from westward.core._collector import Collector
    from westward.core._mirror import Mirror, restore
except ImportError:
    from westward.core.collector_plain import Collector  # type: ignore[assignment]
    from westward.core.mirror_plain import Mirror, restore  # type: ignore[assignment]

#: What a collector hands over.
Collected: TypeAlias = tuple[memoryview, memoryview, memoryview]


class Sparse(NamedTuple):
    """The numbers of a matrix that are not 0, row by row: those of row i are `values[starts[i]:starts[i + 1]]`, in the columns
    `indices[…]`. That is the CSR format of SciPy and PyTorch, and what an EmbeddingBag takes.
    """

    indices: NDArray[np.int32]
    values: NDArray[np.float32]
    starts: NDArray[np.int32]
    shape: tuple[int, int]

    def dense(self) -> NDArray[np.float32]:
        """The whole matrix."""
        whole = np.zeros(self.shape, np.float32)
        whole[np.repeat(np.arange(self.shape[0]), np.diff(self.starts)), self.indices] = self.values
        return whole


#: A matrix of observations, a row each.
Matrix: TypeAlias = "NDArray[np.float32] | Sparse"


class Afterstates(NamedTuple):
    """What may come next: row j tells what the seat would know after the action with the number `actions[j]`.

    Those of position i are the rows `starts[i]` to `starts[i + 1]`.
    """

    actions: NDArray[np.int64]
    starts: NDArray[np.int64]
    rows: Matrix


def dense(made: Collected, size: int) -> NDArray[np.float32]:
    """Whole rows, as they were collected."""
    return np.frombuffer(made[0], np.float32).reshape(-1, size)


def sparse(made: Collected, size: int) -> Sparse:
    """Rows without their zeros, as they were collected."""
    values, indices, starts = (
        np.frombuffer(made[0], np.float32),
        np.frombuffer(made[1], np.int32),
        np.frombuffer(made[2], np.int32),
    )
    return Sparse(indices, values, starts, (len(starts) - 1, size))


def joined(parts: Sequence[Afterstates], size: int) -> Afterstates:
    """What several processes found, as one."""
    actions = np.concatenate([part.actions for part in parts])
    return Afterstates(actions, _starts([part.starts for part in parts]), _stacked([part.rows for part in parts], size))


def _stacked(parts: Sequence[Matrix], size: int) -> Matrix:
    thin = [part for part in parts if isinstance(part, Sparse)]
    if not thin:
        return np.concatenate([part for part in parts if not isinstance(part, Sparse)])
    starts = _starts([part.starts for part in thin])
    values, indices = np.concatenate([part.values for part in thin]), np.concatenate([part.indices for part in thin])
    return Sparse(indices, values, starts.astype(np.int32), (len(starts) - 1, size))


def _starts(parts: Sequence[NDArray[Any]]) -> NDArray[np.int64]:
    """Where rows begin once parts are put together, each of which counts from 0."""
    lengths = np.concatenate([np.diff(part) for part in parts])
    return np.concatenate([np.zeros(1, np.int64), np.cumsum(lengths, dtype=np.int64)])


__all__ = [
    "Afterstates",
    "Collected",
    "Collector",
    "Matrix",
    "Mirror",
    "Sparse",
    "dense",
    "joined",
    "restore",
    "sparse",
]
