"""How much time people have left, as far as a table's facts tell."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from westward.server.facts import Clock, Facts, Seat

#: A turn of at least so many seconds waits for holidays, and for one holiday so many seconds at most.
_LONG: Final = 3_600
_HOLIDAY: Final = 30 * 86_400.0


def _waits(clock: Clock) -> bool:
    """Whether the clock waits for people on holiday."""
    return clock.per == "turn" and clock.seconds >= _LONG


def holiday(clock: Clock, since: float, away: float) -> float:
    """Until when the holiday of somebody who is asked since a moment stops their time; nobody holds a game by an endless one."""
    return min(away, since + _HOLIDAY) if _waits(clock) else 0.0


def deadline(clock: Clock, seat: Seat) -> float | None:
    """When a person's time is up; None if it does not run. In games over days it does not run on holiday."""
    if seat.kind != "person" or not seat.since or clock.paused:
        return None
    begin = max(seat.since, holiday(clock, seat.since, seat.away))
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
        "away": [seat.away - now if _waits(clock) and seat.away > now else None for seat in facts.seats],
        "banks": banks if clock.per == "game" else None,
    }
