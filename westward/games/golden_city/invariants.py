"""What must be true of every position of Golden City."""

from __future__ import annotations

from westward.games.golden_city import components as c
from westward.games.golden_city.state import BITS, FACE_DOWN, ROBBER, SCOUTED, Position


def broken(s: Position) -> list[str]:
    """Sentences about what does not add up."""
    problems: list[str] = []
    for kind, name in enumerate(c.CHIP_NAMES):
        purses = [*s.carried, *s.banked, *s.stack]
        count = s.pool[kind] + sum(p >> (BITS * kind) & 15 for p in purses)
        count += sum(h == SCOUTED + kind for h in s.hole)
        if kind >= 5:
            count += sum(h == ROBBER + kind - 5 for h in s.hole)
        if count != c.CHIP_COUNTS[kind]:
            problems.append(f"There are {count} chips {name}, not {c.CHIP_COUNTS[kind]}.")
    if s.face_down != sum(FACE_DOWN <= h < ROBBER for h in s.hole):
        problems.append("The number of face-down chips is wrong.")
    if sum(s.pool) != sum(h == FACE_DOWN for h in s.hole):
        problems.append("The chips that nobody has seen are not as many as the fields they lie on.")
    if len(set(s.raft)) != len(s.raft) or any(
        c.LAKE[r] != c.LAKE[start] for r, start in zip(s.raft, c.RAFTS, strict=True)
    ):
        problems.append("Two rafts lie on one field, or one has left its lake.")
    if len(set(s.house)) != s.players or any(field not in c.HOUSE for field in s.house):
        problems.append("Two seats have one house, or one has none.")
    for seat, field in enumerate(s.figure):
        if c.FIELDS[field].kind == "house" and field != s.house[seat]:
            problems.append(f"Figure {seat} is in another's house.")
        if c.FIELDS[field].kind == "lake" and (field not in s.raft or s.figure.count(field) > 1):
            problems.append(f"Figure {seat} swims, or shares a raft.")
        if c.FIELDS[field].kind == "mountain":
            problems.append(f"Figure {seat} is on a mountain.")
        if field == c.RAIL[s.locomotive] and s.locomotive < len(c.RAIL) - 1:
            problems.append(f"Figure {seat} stands under the locomotive.")
    if sum(s.scores()) > 176:  # GC-10.6
        problems.append("There is more gold than the box holds.")
    return problems
