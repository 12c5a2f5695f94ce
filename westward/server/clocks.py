"""How much time people have left, as far as a table's facts tell."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from westward.server.facts import Clock, Facts, Seat


def deadline(clock: Clock, seat: Seat, away: float = 0.0) -> float | None:
    """When a person's time is up; None if it does not run. In games over days it does not run on holiday."""
    if seat.kind != "person" or not seat.since or clock.paused:
        return None
    begin = max(seat.since, away) if clock.per == "turn" else seat.since
    return begin + (clock.seconds if clock.per != "game" else max(0.0, clock.seconds - seat.used))


def told(facts: Facts, now: float, guest: str | None, asked: Collection[int]) -> dict[str, Any] | None:
    """The clock as a guest sees it. Where several are asked at once, nobody is told of others whether their time still runs: they have
    answered if it does not.
    """
    clock = facts.clock
    if clock is None:
        return None
    together = asked if len(asked) > 1 else ()
    hidden = [i in together and (guest is None or seat.guest != guest) for i, seat in enumerate(facts.seats)]
    ends = [None if hidden[i] else deadline(clock, seat) for i, seat in enumerate(facts.seats)]
    banks = [None if hidden[i] else max(0.0, clock.seconds - seat.used) for i, seat in enumerate(facts.seats)]
    return {
        "per": clock.per,
        "seconds": clock.seconds,
        "then": clock.then,
        "paused": bool(clock.paused),
        "agreed": list(clock.agreed),
        "left": [None if end is None else end - now for end in ends],
        "banks": banks if clock.per == "game" else None,
    }
