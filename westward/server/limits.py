"""Rates: a bucket per guest, address or socket that fills slowly and empties with every request."""

from __future__ import annotations

import time
from typing import Final

from westward.server.problems import Problem

_MOST: Final = 50_000


class Bucket:
    """So many at once, and so many more per second."""

    def __init__(self, size: float, per_second: float) -> None:
        self.size = size
        self.per_second = per_second
        self.full = size
        self.at = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Whether something of this cost is allowed."""
        now = time.monotonic()
        self.full = min(self.size, self.full + (now - self.at) * self.per_second)
        self.at = now
        if self.full < cost:
            return False
        self.full -= cost
        return True


class Rates:
    """One bucket for everybody who is counted."""

    def __init__(self, size: float, per_second: float) -> None:
        self._size = size
        self._per_second = per_second
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str, cost: float = 1) -> bool:
        """Whether somebody may ask for something of this cost."""
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) > _MOST:
                del self._buckets[next(iter(self._buckets))]
            bucket = self._buckets[who] = Bucket(self._size, self._per_second)
        return bucket.take(cost)

    def check(self, who: str, cost: float = 1) -> None:
        """A Problem says when somebody asks too much."""
        if not self.take(who, cost):
            raise Problem("too-fast", 429)
