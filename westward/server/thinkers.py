"""Bots answer from processes of their own."""

from __future__ import annotations

import logging
from typing import Any, Final

from westward.bots import Budget, advice, ask, bot
from westward.core import registry
from westward.core.rng import Rng
from westward.core.state import State
from westward.core.words import Words
from westward.server.pool import Pool

log = logging.getLogger(__name__)
_HINT: Final = Budget(seconds=1.5)


def think(packed: bytes, seat: int, level: str, seed: int) -> int:
    """What a bot of a level answers on a seat."""
    return ask(bot(level), registry.unpack(packed).asking(seat), Rng(seed))


def hint(packed: bytes, seat: int, names: tuple[str, ...], language: str, seed: int) -> dict[str, Any]:
    """What a seat that is asked might consider, from what it knows alone: in words, and the best choices with figures."""
    state = registry.unpack(packed)
    words = Words(registry.title(state.game), language, names)
    found = advice.advise(state, seat, _HINT, Rng(seed))
    best = [
        {"action": r.action, "label": advice.label(state, seat, r.action, words), "wins": r.result, "lead": r.lead}
        for r in found.reasons[:5]
    ]
    return {"seat": seat, "text": advice.sentence(found, state, words), "action": best[0]["action"], "choices": best}


async def choose(pool: Pool, state: State, seat: int, level: str, seed: int) -> int:
    """What a bot answers. One that fails is stood in for by chance, so that the game goes on."""
    try:
        return await pool.do(think, registry.pack(state), seat, level, seed)
    except Exception:
        log.exception("the bot %s failed at %s", level, state.game)
        return Rng(seed).pick(state.asking(seat).legal())
