"""The Gymnasium spaces of observations and actions."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from westward.envs.observer import Floats


class Actions(spaces.Discrete):  # type: ignore[type-arg, unused-ignore]  # generic in some versions only
    """All actions of a game. Programs check and draw one at every step, so both are quick here; masks are the environment's own
    and are not looked through for other numbers than 0 and 1.
    """

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self._count = count

    def contains(self, x: Any) -> bool:
        if type(x) is int or isinstance(x, np.integer):
            return 0 <= int(x) < self._count
        return super().contains(x)

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """Any action, or one that a mask flags."""
        if (
            probability is None
            and isinstance(mask, np.ndarray)
            and mask.dtype == np.int8
            and mask.shape == (self._count,)
        ):
            flagged = mask.view(np.bool_).nonzero()[0]
            if len(flagged):
                found: np.int64 = flagged[int(self.np_random.random() * len(flagged))]
                return found
        return np.int64(super().sample(mask, probability))


def box(high: Floats) -> spaces.Space[Any]:
    """Observations: numbers no further from 0 than `high`."""
    return spaces.Box(-high, high, dtype=np.float32)
