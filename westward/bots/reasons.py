"""What a search found out about one choice."""

from __future__ import annotations

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """One choice: how often it was tried, the mean result (0 lost, 1 won) and the mean lead in points at the end."""

    action: int
    visits: int
    result: float
    lead: float
