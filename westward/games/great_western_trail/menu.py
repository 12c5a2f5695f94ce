"""Phase B at a location (section 5): which local actions are open, and the chain of neighbours that 8b lends.

The menu is a list of *frames*. The first is the location's tile as it was on arrival (GWT-5.10); every further one is the neighbour whose
actions the 8b of the frame before it uses (GWT-9.4). A neighbour becomes a frame with the first of its actions, so until then all
neighbours are on offer (GWT-5.12).
"""

from __future__ import annotations

from typing import Final

from westward.games.great_western_trail import components as c
from westward.games.great_western_trail.acts import possible
from westward.games.great_western_trail.moves import AUX, DO, SPACE
from westward.games.great_western_trail.state import FRAME_DONE, FRAME_KIND, Position

SPOT_MASK: Final = (1 << FRAME_KIND) - 1
KIND_MASK: Final = (1 << (FRAME_DONE - FRAME_KIND)) - 1


def frame_of(s: Position, spot: int) -> int:
    """A new frame for the building on a spot."""
    return spot | s.building_kind(s.tile[spot]) << FRAME_KIND


def frame_spot(frame: int) -> int:
    """The spot of a frame."""
    return frame & SPOT_MASK


def frame_kind(frame: int) -> int:
    """The kind of building of a frame."""
    return frame >> FRAME_KIND & KIND_MASK


def performed(s: Position) -> bool:
    """GWT-5.8: whether the location has been used."""
    return s.helped > 0 or (len(s.frames) > 0 and s.frames[0] >> FRAME_DONE > 0)


def group_of(kind: int, number: int) -> int:
    """The local action that an act of a tile belongs to; the special action has its own."""
    return c.SPECIAL if number == c.SPECIAL else c.BUILDING_GROUPS[kind][number]


def act_at(kind: int, spot: int, number: int) -> int:
    """The act with a number at a building, -1 if there is none."""
    if number == c.SPECIAL:
        return c.SPECIAL_ACT[spot]
    acts = c.BUILDING_ACTS[kind]
    return acts[number] if number < len(acts) else -1


def add_acts(s: Position, seat: int, frame: int, found: list[int]) -> None:
    """Add the open and possible acts of a frame, apart from using neighbours."""
    spot, kind, done = frame & SPOT_MASK, frame >> FRAME_KIND & KIND_MASK, frame >> FRAME_DONE
    base = DO + c.SITE[spot] * c.TILE_ACTS
    acts = c.BUILDING_ACTS[kind]
    groups = c.BUILDING_GROUPS[kind]
    neighbours = c.ADJACENT_ACT[kind]
    for i in range(len(acts)):
        if i != neighbours and not done >> groups[i] & 1 and possible(s, seat, acts[i]):
            found.append(base + i)
    special = c.SPECIAL_ACT[spot]
    if special >= 0 and not done >> c.SPECIAL & 1 and possible(s, seat, special):
        found.append(base + c.SPECIAL)


def reachable(s: Position, spot: int, chain: int) -> list[int]:
    """GWT-9.4 to 9.6: frames for the buildings next to a spot, and next to those if they are 8b; `chain` holds the tiles so far."""
    found: list[int] = []
    for other in c.NEIGHBOURS[spot]:
        tile = s.tile[other]
        if tile == 0 or tile >= c.TRAIL_TILE or chain >> other & 1:
            continue
        frame = frame_of(s, other)
        found.append(frame)
        if c.ADJACENT_ACT[frame_kind(frame)] >= 0:
            found += reachable(s, other, chain | 1 << other)
    return found


def chain_of(s: Position) -> int:
    """The spots of all frames, as bits."""
    chain = 0
    for frame in s.frames:
        chain |= 1 << (frame & SPOT_MASK)
    return chain


def lends(frame: int) -> bool:
    """Whether the tile of the last frame can use a neighbour; one that has used one is no longer the last."""
    return c.ADJACENT_ACT[frame_kind(frame)] >= 0


def local_actions(s: Position, seat: int) -> list[int]:
    """GWT-5.2 to 5.4: the local actions that can be performed now, ascending."""
    found: list[int] = []
    if not s.frames or s.helped:
        return found
    for frame in s.frames:
        add_acts(s, seat, frame, found)
    last = s.frames[len(s.frames) - 1]
    if lends(last):
        for frame in reachable(s, last & SPOT_MASK, chain_of(s)):
            add_acts(s, seat, frame, found)
        found.sort()
    elif len(s.frames) > 1:
        found.sort()
    return found


def add_single_auxiliaries(s: Position, seat: int, found: list[int]) -> None:
    """GWT-5.5, 5.6: add the auxiliary actions at level 1."""
    for i in range(c.AUXILIARY_COUNT):
        if s.auxiliary_level(seat, i) > 0 and possible(s, seat, c.AUXILIARY_ACTS[2 * i]):
            found.append(AUX + 2 * i)


def way_to(s: Position, start: int, goal: int, chain: int) -> list[int]:
    """The neighbours by which 8b tiles lead from a spot to another; empty if they do not."""
    for other in c.NEIGHBOURS[start]:
        tile = s.tile[other]
        if tile == 0 or tile >= c.TRAIL_TILE or chain >> other & 1:
            continue
        if other == goal:
            return [other]
        if c.ADJACENT_ACT[s.building_kind(tile)] >= 0:
            further = way_to(s, other, goal, chain | 1 << other)
            if further:
                return [other, *further]
    return []


def lend(s: Position, goal: int) -> None:
    """Make the neighbours on the way to a building frames of the menu."""
    last = s.frames[len(s.frames) - 1]
    for spot in way_to(s, last & SPOT_MASK, goal, chain_of(s)):
        frame = s.frames[len(s.frames) - 1]
        kind = frame >> FRAME_KIND & KIND_MASK
        s.frames[len(s.frames) - 1] = frame | 1 << (FRAME_DONE + c.BUILDING_GROUPS[kind][c.ADJACENT_ACT[kind]])
        s.frames.append(frame_of(s, spot))


def frame_at(s: Position, spot: int) -> int:
    """The number of the frame of a spot, -1 if it is none yet."""
    for i in range(len(s.frames)):
        if s.frames[i] & SPOT_MASK == spot:
            return i
    return -1


def mark(s: Position, action: int) -> None:
    """A local action counts as performed (GWT-5.12)."""
    site, number = SPACE.pair(action)
    spot = c.BUILDING_SPOTS[site]
    if frame_at(s, spot) < 0:
        lend(s, spot)
    i = frame_at(s, spot)
    s.frames[i] |= 1 << (FRAME_DONE + group_of(frame_kind(s.frames[i]), number))


def act_of(s: Position, action: int) -> int:
    """The act that a local action performs."""
    site, number = SPACE.pair(action)
    spot = c.BUILDING_SPOTS[site]
    i = frame_at(s, spot)
    return act_at(frame_kind(s.frames[i]) if i >= 0 else s.building_kind(s.tile[spot]), spot, number)


def is_buying(act: int) -> bool:
    """Whether an act is buying cattle, which counts only with the first card bought or turned up."""
    return c.PART_OP[c.ACTS[act]] == c.BUY
