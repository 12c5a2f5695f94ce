"""Who draws: processes beside the server. Each remembers what it last drew for its tables, so that only changes leave it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final, TypeAlias

from westward.core import registry
from westward.core.words import Words
from westward.server.drawing import Drawn, Sight, draw
from westward.server.pool import Pool
from westward.server.postcards import ending, postcard
from westward.server.shares import NOBODY, Share, Turns

#: What a drawing is of: the number of entries, the version of the table, the seat's actions that are sealed, and the language.
Mark: TypeAlias = tuple[int, int, tuple[int, ...], str]

#: How many positions are asked for at once: more saves work between the processes, fewer lets the first be sent sooner.
_BATCH: Final = 4
#: Batches on their way to a process, so that it need not wait for the next.
_AHEAD: Final = 2
#: For how many seats at tables a process remembers its last drawing.
_MOST: Final = 1_000


@dataclass(frozen=True)
class Order:
    """A position to be drawn as a frame of a kind; equal marks of a table in use mean equal drawings."""

    sight: Sight
    kind: str
    table: int
    mark: Mark
    #: What the client has, if it can put pictures together.
    before: Mark | None = None
    #: On whose account it is drawn.
    share: Share = NOBODY
    #: For a film: the positions before the last one.
    before_it: tuple[Sight, ...] = ()


class DrawingPool:
    """The processes that draw. A table always has the same one."""

    def __init__(self, number: int, ready: bool = True) -> None:
        self._desks = [_Desk(ready) for _ in range(number)]

    async def frame(self, order: Order) -> bytes:
        """The frame that was ordered."""
        return await self._desks[order.table % len(self._desks)].frame(order)

    def waiting(self) -> int:
        """How many positions wait to be drawn."""
        return sum(desk.waiting() for desk in self._desks)

    async def close(self) -> None:
        """End the processes."""
        await asyncio.gather(*(desk.close() for desk in self._desks))


class _Desk:
    def __init__(self, ready: bool) -> None:
        self._pool = Pool(1, ready=ready)
        #: Present positions, which people wait for, come before what somebody wants to look at.
        self._present: Turns[tuple[Order, asyncio.Future[bytes]]] = Turns()
        self._looks: Turns[tuple[Order, asyncio.Future[bytes]]] = Turns()
        self._tasks: list[asyncio.Task[None]] = []

    async def frame(self, order: Order) -> bytes:
        made: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        (self._present if order.kind == "position" else self._looks).push(order.share, (order, made))
        self._tasks = [task for task in self._tasks if not task.done()]
        if len(self._tasks) < _AHEAD:
            self._tasks.append(asyncio.ensure_future(self._work()))
        return await made

    def waiting(self) -> int:
        return len(self._present) + len(self._looks)

    def _batch(self) -> list[tuple[Order, asyncio.Future[bytes]]]:
        """What is drawn next: some present positions, or one that somebody wants to look at, as far as anybody still waits."""
        batch: list[tuple[Order, asyncio.Future[bytes]]] = []
        while len(batch) < _BATCH and (found := self._present.pop()) is not None:
            if not found[1].done():
                batch.append(found)
        while not batch and (found := self._looks.pop()) is not None:
            if not found[1].done():
                batch.append(found)
        return batch

    async def _work(self) -> None:
        while batch := self._batch():
            found: list[bytes | Exception]
            try:
                found = await self._pool.do(frames, [order for order, _ in batch])
            except Exception as problem:
                found = [problem] * len(batch)
            for (_, made), frame in zip(batch, found, strict=True):
                if made.done():
                    continue
                if isinstance(frame, bytes):
                    made.set_result(frame)
                else:
                    made.set_exception(frame)

    async def close(self) -> None:
        await self._pool.close()


# In the process that draws

_KEPT: Final[OrderedDict[tuple[int, int, str], tuple[Mark, Drawn]]] = OrderedDict()


def frames(orders: list[Order]) -> list[bytes | Exception]:
    """The frames that were ordered; one that cannot be drawn does not spoil the others."""
    made: list[bytes | Exception] = []
    for order in orders:
        try:
            made.append(_frame(order))
        except Exception as problem:
            made.append(problem)
    return made


def _frame(order: Order) -> bytes:
    sight = order.sight
    if order.kind == "picture":
        title = registry.title(registry.unpack(sight.packed).game)
        return postcard(draw(sight), Words(title, sight.language).say("title"), sight.names)
    if order.kind == "film":
        return ending([draw(one) for one in (*order.before_it, sight)])
    if order.kind != "position" or not sight.picture:
        return draw(sight).frame(order.kind)
    key = (order.table, sight.seat, sight.language)
    mark, kept = _KEPT.get(key, (None, None))
    drawn = kept if kept is not None and mark == order.mark else draw(sight)
    _KEPT[key] = (order.mark, drawn)
    _KEPT.move_to_end(key)
    if len(_KEPT) > _MOST:
        _KEPT.popitem(last=False)
    return drawn.frame(order.kind, kept if order.before is not None and mark == order.before else None)
