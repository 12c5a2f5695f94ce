"""In a process that thinks: bots go on thinking while others decide, by turns and in small pieces, and only as long as nobody needs the processor.

A thread of its own does it, which stands back behind everything else on the machine (`nice`). It stops at once when the process is given something to do,
and rests for a while when it notices that others had to have the processor.
"""

from __future__ import annotations

import logging
import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from westward.server.shares import Share, Turns

log = logging.getLogger(__name__)
W = TypeVar("W")

#: Seconds of processor time of a piece, after which it is somebody else's turn.
_PIECE: Final = 0.01
#: Whoever got less than this share of the processor during a piece rests for so many seconds, twice as long each time, but not longer.
_FAIR: Final = 0.6
_REST: Final = 0.05
_LONGEST: Final = 2.0
#: So many seconds on the clock after it was begun, the rest of it is given up.
_OLD: Final = 60.0
#: As `nice` counts it: nobody stands further back.
_LAST: Final = 19


@dataclass
class Musing(Generic[W]):
    """What somebody muses on, piece by piece, and how many seconds of processor time it may still take."""

    who: W
    share: Share
    work: Iterator[int]
    left: float
    until: float


class Muser(Generic[W]):
    """Lets those who have nothing to do think on. What it touches, and the process that it lives in, belong to one of the two at a time."""

    def __init__(self) -> None:
        self._mine = threading.Condition()
        #: Somebody else waits to be let in.
        self._asked = False
        self._turns: Turns[Musing[W]] = Turns()
        self._now: dict[W, Musing[W]] = {}
        self._thread: threading.Thread | None = None

    def __len__(self) -> int:
        """How many have something to muse on."""
        return len(self._now)

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """Nobody muses meanwhile."""
        self._asked = True
        with self._mine:
            self._asked = False
            yield
            self._mine.notify()

    def muse(self, who: W, share: Share, work: Iterator[int], seconds: float) -> None:
        """Let somebody think on, instead of what they mused on until now. To be called while all musing is stopped."""
        one = Musing(who, share, work, seconds, time.monotonic() + _OLD)
        self._now[who] = one
        self._turns.push(share, one)
        if self._thread is None:
            self._thread = threading.Thread(target=self._go_on, daemon=True, name="musing")
            self._thread.start()

    def end(self, who: W) -> None:
        """Let somebody muse no more. To be called while all musing is stopped."""
        self._now.pop(who, None)

    def _go_on(self) -> None:
        if hasattr(os, "setpriority"):  # threads have priorities of their own on Linux
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _LAST)
        rest = 0.0
        while True:
            while self._asked:
                time.sleep(0.001)
            with self._mine:
                while not len(self._turns):
                    self._mine.wait()
                crowded = self._piece()
            rest = min(_LONGEST, max(_REST, 2 * rest)) if crowded else 0.0
            time.sleep(rest)

    def _piece(self) -> bool:
        """Do a piece of what comes next; whether others had the processor instead."""
        one = self._turns.pop()
        if one is None or self._now.get(one.who) is not one:
            return False
        clock, core = time.monotonic(), time.thread_time()
        spent, over = 0.0, False
        while spent < min(_PIECE, one.left) and not self._asked and not over:
            over = self._step(one) is None
            spent = time.thread_time() - core
        passed = time.monotonic() - clock
        one.left -= spent
        if over or one.left <= 0.0 or time.monotonic() > one.until:
            del self._now[one.who]
        else:
            self._turns.push(one.share, one)
        return passed > 0.002 and spent < _FAIR * passed

    def _step(self, one: Musing[W]) -> int | None:
        try:
            return next(one.work, None)
        except Exception:
            log.exception("musing failed, and is left alone: %s", one.who)
            return None
