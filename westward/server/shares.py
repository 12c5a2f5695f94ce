"""Fair use of the processor: whoever waits is served in turn, address by address, there guest by guest, there table by table."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, Generic, TypeAlias, TypeVar

T = TypeVar("T")
#: On whose account something is done: the address, the guest and the table.
Share: TypeAlias = tuple[str, str, str]
#: On nobody's account.
NOBODY: Final[Share] = ("", "", "")
_MOST: Final = 50_000


class Whereabouts:
    """From which address each guest last came; for that, several guests of one stranger count as one."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def note(self, guest: str, address: str) -> None:
        """A guest asks from an address."""
        self._addresses[guest] = address
        self._addresses.move_to_end(guest)
        if len(self._addresses) > _MOST:
            self._addresses.popitem(last=False)

    def share(self, guest: str, table: str) -> Share:
        """On whose account a guest does something at a table. Whoever has not been seen since the start counts alone."""
        return (self._addresses.get(guest, f"guest {guest}"), guest, table)


class Turns(Generic[T]):
    """A queue in which everybody who waits gets one turn after the other, however much one of them asks for."""

    def __init__(self) -> None:
        self._parts: OrderedDict[str, Turns[T]] = OrderedDict()
        self._items: deque[T] = deque()
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def push(self, share: tuple[str, ...], item: T) -> None:
        """Put something at the end of a share."""
        self._length += 1
        if not share:
            self._items.append(item)
            return
        self._parts.setdefault(share[0], Turns()).push(share[1:], item)

    def pop(self, may: Callable[[str], bool] = lambda part: True) -> T | None:
        """What comes next of those parts that may go on; None if there is nothing."""
        if self._items:
            self._length -= 1
            return self._items.popleft()
        name = next((name for name in self._parts if may(name)), None)
        if name is None:
            return None
        part = self._parts[name]
        found = part.pop()
        self._length -= 1
        if len(part):
            self._parts.move_to_end(name)
        else:
            del self._parts[name]
        return found


class Places:
    """So many at once, and no address all of them: one is always left for somebody else."""

    def __init__(self, number: int) -> None:
        self.free = number
        self._most = max(1, number - 1)
        self._turns: Turns[tuple[Share, asyncio.Future[None]]] = Turns()
        self._busy: Counter[str] = Counter()
        #: How many wait.
        self.waiting = 0

    @asynccontextmanager
    async def place(self, share: Share) -> AsyncIterator[None]:
        """A place, as soon as it is this share's turn. Whoever no longer waits is left out."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._turns.push(share, (share, turn))
        self.waiting += 1
        self._go_on()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave(share)
            raise
        finally:
            self.waiting -= 1
        try:
            yield
        finally:
            self._leave(share)

    def _leave(self, share: Share) -> None:
        self.free += 1
        self._busy[share[0]] -= 1
        if not self._busy[share[0]]:
            del self._busy[share[0]]
        self._go_on()

    def _go_on(self) -> None:
        while self.free:
            found = self._turns.pop(lambda address: self._busy[address] < self._most)
            if found is None:
                return
            share, turn = found
            if turn.done():
                continue  # nobody waits for it any more
            self.free -= 1
            self._busy[share[0]] += 1
            turn.set_result(None)
