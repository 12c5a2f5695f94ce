"""Who thinks: processes beside the server. Each remembers the bots that it last thought for, so that they keep what they thought."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Any, Final, ParamSpec, TypeAlias, TypeVar

from westward.bots import THINKERS, Bot, Budget, SearchBot, advice, ask, bot, coaching
from westward.core import registry
from westward.core.rng import Rng
from westward.core.state import State
from westward.core.words import Words
from westward.server.metrics import BEGUN, DECISIONS
from westward.server.musing import Muser
from westward.server.pool import Pool
from westward.server.shares import NOBODY, Places, Share

log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")

#: Who thinks: the number of a table in use, its seat, and the level.
Thinker: TypeAlias = tuple[int, int, str]

_HINT: Final = Budget(seconds=1.5)
#: How many bots a process remembers; the tree of one that searches takes some megabytes.
_MOST: Final = 12
#: For how many bots is remembered which process has them.
_PLACES: Final = 1_000


class ThinkingPool:
    """Processes of one worker each, so that a bot can be asked again where its thoughts are."""

    def __init__(self, number: int, ready: bool = True) -> None:
        self._pools = [Pool(1, ready=ready) for _ in range(number)]
        self._busy = [False] * number
        #: Who may think now.
        self.places = Places(number)
        self._places: OrderedDict[Thinker, int] = OrderedDict()

    async def do(self, share: Share, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of some work on somebody's account."""
        async with self.places.place(share):
            return await self._at(self._busy.index(False), work, *args, **kwargs)

    async def choose(self, who: Thinker, state: State, seed: int, share: Share = NOBODY) -> int:
        """What a bot answers. One that fails is stood in for by chance, so that the game goes on."""
        if who[2] == "random":
            return Rng(seed).pick(state.asking(who[1]).legal())  # sooner done than handed over
        try:
            async with self.places.place(share):
                action, begun = await self._at(self._place(who), think, who, registry.pack(state), seed)
        except Exception:
            log.exception("the bot %s failed at %s", who[2], state.game)
            return Rng(seed).pick(state.asking(who[1]).legal())
        DECISIONS.inc()
        BEGUN.inc(begun)
        return action

    async def muse(self, who: Thinker, state: State, seed: int, share: Share, seconds: float) -> None:
        """Let a bot that searches think on while another seat decides, where it last thought; not if that process has work to do."""
        if who[2].partition("@")[0] not in THINKERS or all(self._busy):
            return
        place = self._places.get(who, -1)
        if place < 0:
            place = self._place(who)
        if not self._busy[place] and not self.places.waiting:
            await self._pools[place].do(go_on, who, registry.pack(state), seed, share, seconds)

    async def close(self) -> None:
        """End the processes."""
        await asyncio.gather(*(pool.close() for pool in self._pools))

    async def _at(self, place: int, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        self._busy[place] = True
        done = asyncio.ensure_future(self._pools[place].do(work, *args, **kwargs))
        try:
            return await asyncio.shield(done)
        except asyncio.CancelledError:
            await asyncio.wait([done])  # the process cannot be used before, even if nobody waits for it
            raise
        finally:
            self._busy[place] = False

    def _place(self, who: Thinker) -> int:
        """Where a bot thinks: where it last did, unless somebody else thinks there."""
        place = self._places.get(who, -1)
        if place < 0 or self._busy[place]:
            place = self._busy.index(False)
        self._places[who] = place
        self._places.move_to_end(who)
        if len(self._places) > _PLACES:
            self._places.popitem(last=False)
        return place


# In the process that thinks

_KEPT: Final[OrderedDict[Thinker, Bot]] = OrderedDict()
_MUSER: Final[Muser[Thinker]] = Muser()


def think(who: Thinker, packed: bytes, seed: int) -> tuple[int, int]:
    """What the bot of a seat answers, and from how many tries it began."""
    with _MUSER.stopped():
        _MUSER.end(who)
        player = _bot_of(who)
        action = ask(player, registry.unpack(packed).asking(who[1]), Rng(seed))
        return action, player.kept if isinstance(player, SearchBot) else 0


def go_on(who: Thinker, packed: bytes, seed: int, share: Share, seconds: float) -> None:
    """Let the bot of a seat think on, for so many seconds of processor time at most, while another one decides."""
    with _MUSER.stopped():
        player = _bot_of(who)
        if isinstance(player, SearchBot):
            _MUSER.muse(who, share, _musing(player, packed, who[1], Rng(seed)), seconds)


def _musing(player: SearchBot, packed: bytes, seat: int, rng: Rng) -> Iterator[int]:
    # Nothing is done before the first piece.
    yield from player.muse(registry.unpack(packed).redeal(seat, rng), seat, rng)


def _bot_of(who: Thinker) -> Bot:
    # The same one as at its last question if this process still has it.
    player = _KEPT.pop(who, None) or bot(who[2])
    _KEPT[who] = player
    if len(_KEPT) > _MOST:
        gone, _ = _KEPT.popitem(last=False)
        _MUSER.end(gone)
    return player


def hint(packed: bytes, seat: int, names: tuple[str, ...], language: str, seed: int) -> dict[str, Any]:
    """What a seat that is asked might consider, from what it knows alone: in words, and the best choices with figures."""
    state = registry.unpack(packed)
    words = Words(registry.title(state.game), language, names)
    with _MUSER.stopped():
        found = advice.advise(state, seat, _HINT, Rng(seed))
    best = [
        {"action": r.action, "label": advice.label(state, seat, r.action, words), "wins": r.result, "lead": r.lead}
        for r in found.reasons[:5]
    ]
    return {"seat": seat, "text": advice.sentence(found, state, words), "action": best[0]["action"], "choices": best}


def judge(packed: bytes, seat: int, action: int, names: tuple[str, ...], language: str, seed: int) -> dict[str, Any]:
    """How good a choice was that a seat has made, from what it knew then: in words, and the best choices with figures."""
    state = registry.unpack(packed)
    words = Words(registry.title(state.game), language, names)
    with _MUSER.stopped():
        found = coaching.judged(state, seat, action, _HINT, Rng(seed))
    best = [
        {"action": r.action, "label": advice.label(state, seat, r.action, words), "wins": r.result, "lead": r.lead}
        for r in coaching.offered(found)
    ]
    best.sort(key=lambda one: (one["action"] != found.best.action, -float(str(one["wins"]))))
    text = coaching.verdict(found, state, words)
    return {
        "seat": seat,
        "text": text,
        "why": coaching.reasoning(found, state, words),
        "action": action,
        "best": found.best.action,
        "choices": best,
    }
