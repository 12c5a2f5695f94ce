"""How much time people have left, as far as a table's facts tell."""

from __future__ import annotations

from typing import Any

from westward.server.facts import Clock, Facts, Seat


def deadline(clock: Clock, seat: Seat, away: float = 0.0) -> float | None:
    """When a person's time is up; None if it does not run. In games over days it does not run on holiday."""
    if seat.kind != "person" or not seat.since or clock.paused:
        return None
    begin = max(seat.since, away) if clock.per == "turn" else seat.since
    return begin + (clock.seconds if clock.per != "game" else max(0.0, clock.seconds - seat.used))


def told(facts: Facts, now: float) -> dict[str, Any] | None:
    """The clock as clients see it."""
    clock = facts.clock
    if clock is None:
        return None
    ends = [deadline(clock, seat) for seat in facts.seats]
    return {
        "per": clock.per,
        "seconds": clock.seconds,
        "then": clock.then,
        "paused": bool(clock.paused),
        "agreed": list(clock.agreed),
        "left": [None if end is None else end - now for end in ends],
        "banks": [max(0.0, clock.seconds - seat.used) for seat in facts.seats] if clock.per == "game" else None,
    }
