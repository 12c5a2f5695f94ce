"""Who looks on at a table, in this process and in others."""

from __future__ import annotations

import time
from typing import Protocol


class Watcher(Protocol):
    """Somebody who is told when the table changes."""

    guest: str
    #: Whether the page is open and not looked at.
    away: bool

    def wake(self) -> None:
        """Something has changed."""
        ...


class Presence:
    """The watchers of a table, and the seats whose people are connected elsewhere."""

    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()
        #: Per other process, the seats that are connected there, and when it said so.
        self._elsewhere: dict[str, tuple[set[int], float]] = {}

    def guests(self) -> set[str]:
        """The guests who are connected to this process."""
        return {watcher.guest for watcher in self.watchers}

    def looking(self) -> set[str]:
        """The guests who look at the table in this process."""
        return {watcher.guest for watcher in self.watchers if not watcher.away}

    def elsewhere(self) -> set[int]:
        """The seats whose people are connected to other processes."""
        return set().union(*(seats for seats, _ in self._elsewhere.values()))

    def heard(self, process: str, seats: set[int]) -> bool:
        """Another process tells which seats are connected there; whether it is a new one."""
        new = process not in self._elsewhere
        self._elsewhere[process] = (seats, time.monotonic())
        return new

    def forget(self, seconds: float) -> bool:
        """Forget processes that have said nothing for so long; whether there were any."""
        late = time.monotonic() - seconds
        gone = [process for process, (_, at) in self._elsewhere.items() if at < late]
        for process in gone:
            del self._elsewhere[process]
        return bool(gone)

    def wake(self) -> None:
        """Tell everybody who looks on."""
        for watcher in list(self.watchers):
            watcher.wake()
