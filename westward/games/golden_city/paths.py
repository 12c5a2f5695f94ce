"""Where a walk of an exact length can end; worked out once for each position of the locomotive."""

from __future__ import annotations

from typing import Final

from westward.games.golden_city import components as c
from westward.games.golden_city.moves import GO

LONGEST: Final = 6

#: How walks are counted: by the letter of GC-4.6, never straight back, or by walking distance (GC-8.5).
BY_LETTER: Final = 0
NEVER_BACK: Final = 1
DISTANCE: Final = 2

#: Instead of a position of the locomotive: as if there were none, to say when it is in the way.
NOWHERE: Final[int] = len(c.RAIL)


class Ends:
    """The fields, ascending, where a walk may end: walkable ones, and houses and lakes as its last step.

    Who may enter a house and where a raft lies is for the caller to see. The lists are shared: do not change them.
    """

    def __init__(self, fields: list[int]) -> None:
        self.fields = fields
        #: The walkable ones, as actions; the others follow in numbering and are listed apart.
        self.go = [GO + field for field in fields if field < c.HOUSES_FROM]
        self.last_steps = [field for field in fields if field >= c.HOUSES_FROM]


_known: Final[list[Ends | None]] = [None] * (3 * (len(c.RAIL) + 1) * c.FIELD_COUNT * (LONGEST + 1))


def ends(mode: int, locomotive: int, start: int, steps: int) -> Ends:
    """Where walks of a length can end, from a field and with the locomotive on a rail field."""
    place = ((mode * (len(c.RAIL) + 1) + locomotive) * c.FIELD_COUNT + start) * (LONGEST + 1) + steps
    known = _known[place]
    if known is None:
        blocked = c.RAIL[locomotive] if locomotive != NOWHERE else -1
        fields = _distant(blocked, start, steps) if mode == DISTANCE else _walks(mode, blocked, start, steps)
        known = Ends(fields)
        _known[place] = known
    return known


def _walks(mode: int, blocked: int, start: int, steps: int) -> list[int]:
    # A walk is remembered by its field, the field before it, and whether it has seen a third field yet.
    walks: set[tuple[int, int, bool]] = {(start, start, False)}
    for step in range(1, steps + 1):
        longer: set[tuple[int, int, bool]] = set()
        for here, before, third in walks:
            for there in c.NEIGHBOURS[here]:
                if there == blocked:
                    continue  # GC-4.3
                if step < steps and there >= c.HOUSES_FROM:
                    continue  # GC-4.4, 4.5: lakes and houses only as the last step
                if mode == NEVER_BACK and there == before and step > 1:
                    continue  # GC-4.6, option
                longer.add((there, here, third or (step > 1 and there != before)))
        walks = longer
    # GC-4.6: a move of two or more steps must visit more than two different fields.
    return sorted({here for here, _, third in walks if third or steps < 2})


def _distant(blocked: int, start: int, steps: int) -> list[int]:
    seen = {start, blocked}
    ring = {start}
    for _ in range(steps):
        ring = {n for here in ring if here == start or here < c.HOUSES_FROM for n in c.NEIGHBOURS[here]} - seen
        seen |= ring
    return sorted(ring)
