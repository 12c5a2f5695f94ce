"""Section 10: what a house stock is worth, with its items."""

from __future__ import annotations

from westward.core.journal import Item
from westward.games.golden_city import components as c
from westward.games.golden_city.state import BITS, Position


def items(s: Position, seat: int) -> list[Item]:
    """Where the points of a seat come from (GC-10.4)."""
    purse = s.banked[seat]
    house = [f"field-{c.BOX.seat[seat].house}"]
    lines: list[Item] = []
    for value in range(1, 6):
        count = (purse >> (BITS * (value - 1))) & 15
        if count:
            lines.append(Item(f"gold-{value}", count * value, "GC-10.4", count, house))
    robbers = 0
    for kind in range(5, 10):
        robbers += (purse >> (BITS * kind)) & 15
    if robbers:
        lines.append(Item("robbers", robbers * c.BOX.chips.robber_score, "GC-10.4", robbers, house))
    return lines
