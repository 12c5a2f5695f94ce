"""Section 13: what a player owns, with its items."""

from __future__ import annotations

from westward.core.journal import Item
from westward.games.gold_seekers.state import Position


def items(s: Position, seat: int) -> list[Item]:
    """Where the units of a player come from: the purse, and at the end a share of the pot."""
    lines = [Item("purse", s.money[seat], "KL-2.4", 1, [f"purse-{seat}"])]
    if s.finished and s.place[seat]:
        name = "first" if s.place[seat] == 1 else "second"
        clause = "KL-13.3" if s.partner[seat] >= 0 else "KL-13.2"
        lines.append(Item(name, s.share[seat], clause, 1, ["field-gold"]))
    return lines
