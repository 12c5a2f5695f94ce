"""The box of Gold Seekers as flat tables for the rules.

The rules do not walk from field to field. They know *spots*: a spot is a field together with all that decides where one
goes from there, which is the lane a figure came from (KL-4.4) and, on a mountain field, whether it was touched before or
after going round (KL-11.2, 11.3). For every spot and every number the end of the way is looked up in a table.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from westward.core.box import box_of
from westward.games.gold_seekers.components_box import DIE_COLOURS, KINDS, OPS, SECTIONS, Box, Entry, Field, load

BOX: Final[Box] = box_of("gold-seekers", load)

# The kinds of field and what the person cards can say, numbered as the file's reader lists them --------------------------

PLAIN: Final = 0
START: Final = 1
JOURNALIST: Final = 2
DETOUR: Final = 3
CONNECT: Final = 4
RIVER: Final = 5
YELLOW: Final = 6
MOUNTAIN: Final = 7
GOLD: Final = 8
EVENT: Final = 9
COLOUR: Final = 10
RELEASE: Final = 11
OBSERVER: Final = 12
RIVER_DECISION: Final = 13
CANYON_DECISION: Final = 14
CANYON: Final = 15
DELAY: Final = 16
ACCEL: Final = 17
EXHAUST: Final = 18
CLAIM: Final = 19

OP_NONE: Final = 0
OP_MOVE: Final = 1
OP_SKIP: Final = 2
OP_COLOUR: Final = 3
OP_RELEASE: Final = 4
OP_SHIELD: Final = 5
OP_AGAIN: Final = 6
OP_TO_RELEASE: Final = 7
OP_HORSE: Final = 8
OP_COALITION: Final = 9

# Fields and spots ----------------------------------------------------------------------------------------------------

FIELDS: Final[list[Field]] = BOX.field
IDS: Final[list[str]] = [f.id for f in FIELDS]
FIELD_COUNT: Final[int] = len(FIELDS)
NUMBER: Final[dict[str, int]] = {name: i for i, name in enumerate(IDS)}
LANES: Final[int] = len(BOX.person)
COLOURS: Final[list[str]] = BOX.figures.colours
#: How far any throw or instruction can lead forward and back.
_FARTHEST_CARD: Final[int] = max(abs(entry.n) for event in BOX.event for entry in event.person)
FAR: Final[int] = max(max(BOX.dice.number) * BOX.rules.horse_factor, _FARTHEST_CARD)
BACK_FAR: Final[int] = max(
    max(BOX.dice.number), BOX.rules.adrift_back, BOX.rules.coalition_back, BOX.rules.exhaust_back, _FARTHEST_CARD
)

#: A spot: field, lane, and on a mountain field whether it was touched after going round (KL-11.3).
Spot = tuple[str, int, bool]


def _spots() -> list[Spot]:
    found: list[Spot] = []
    for lane in range(1, LANES + 1):
        for f in FIELDS:
            if f.lane in (0, lane):
                found.append((f.id, lane, False))
                if f.kind == "mountain":
                    found.append((f.id, lane, True))
    return found


SPOTS: Final[list[Spot]] = _spots()
SPOT: Final[dict[Spot, int]] = {spot: i for i, spot in enumerate(SPOTS)}
_OF: Final[list[Field]] = [FIELDS[NUMBER[name]] for name, _, _ in SPOTS]
_BY_STEP: Final[dict[tuple[int, int], str]] = {(f.lane, f.step): f.id for f in FIELDS if f.lane}

#: Per spot: its field, its lane, its kind, and whether figures are captured there (KL-4.6, 4.8).
FIELD: Final[vec[i64]] = vec[i64]([NUMBER[name] for name, _, _ in SPOTS])
LANE: Final[vec[i64]] = vec[i64]([lane for _, lane, _ in SPOTS])
KIND: Final[vec[i64]] = vec[i64]([KINDS.index(f.kind) for f in _OF])
CAPTURES: Final[list[bool]] = [f.phase == 2 and f.kind not in ("claim", "gold") for f in _OF]
#: Whether a figure there has the right of way at a mountain (KL-11.2).
RIGHT: Final[list[bool]] = [f.kind == "mountain" and not again for f, (_, _, again) in zip(_OF, SPOTS, strict=True)]


def _section(f: Field) -> int:
    for name in SECTIONS[1:]:
        section = BOX.sections[name]
        if f.kind == "detour" and f.obstacle == name:
            return SECTIONS.index(name)
        if f.lane and section.first_step <= f.step < section.rejoin_step:
            return SECTIONS.index(name)
    return 0


#: The section a spot belongs to: a decision holds there and lapses elsewhere (KL-8.6).
SECTION: Final[list[int]] = [_section(f) for f in _OF]


def _onward(spot: Spot, standing: bool, other_way: bool) -> Spot | None:
    """One step forward. `other_way`: into the detour at a branch field, straight on from a mountain with right of way."""
    name, lane, again = spot
    f = FIELDS[NUMBER[name]]
    if f.kind == "claim":
        return None  # KL-4.9
    if f.kind == "mountain":
        straight = other_way and not again if standing else again  # KL-11.1 to 11.3
        return (f.next, lane, False) if straight else (f.loop, lane, False)
    if f.rejoin_step >= 0:
        return _BY_STEP[lane, f.rejoin_step], lane, False
    if f.detour and other_way:
        return f.detour, lane, False
    return f.next, lane, FIELDS[NUMBER[f.next]].kind == "mountain" and f.mountain > 0


def _backward(spot: Spot) -> Spot:
    """One step back (KL-4.3)."""
    name, lane, _ = spot
    f = FIELDS[NUMBER[name]]
    if f.kind == "start":
        return spot
    if f.kind == "connect":
        return _BY_STEP[lane, max(step for (n, step) in _BY_STEP if n == lane)], lane, False
    if f.branch_step >= 0:
        return _BY_STEP[lane, f.branch_step], lane, False
    # KL-11.5: a mountain field is reached from its loop (before going round) or from beyond it (after)
    return f.prev, lane, FIELDS[NUMBER[f.prev]].kind == "mountain" and not f.mountain


def _way(spot: Spot, other_way: bool) -> list[Spot]:
    """The spots ahead, up to the claim; the first is the spot itself."""
    section = SECTION[SPOT[spot]]
    way = [spot]
    while True:
        # A decision for the detour holds for the section the figure stands in, and not for the next one.
        turn_off = other_way and (SECTION[SPOT[way[-1]]] == section or len(way) == 1)
        further = _onward(way[-1], len(way) == 1, turn_off)
        if further is None or FIELDS[NUMBER[way[-1][0]]].kind == "gold":
            return way
        way.append(further)


def _ways(other_way: bool) -> list[list[int]]:
    return [
        [SPOT[step] for step in _way(spot, other_way)] if _OF[i].kind != "gold" else [i] for i, spot in enumerate(SPOTS)
    ]


_MAIN: Final[list[list[int]]] = _ways(False)
_OTHER: Final[list[list[int]]] = _ways(True)

#: AHEAD[spot * STRIDE + n] is the spot n steps ahead, -1 beyond the claim. OTHER is the same by the other way: into the
#: detour of the section, or straight on from a mountain field with the right of way.
STRIDE: Final[int] = FAR + 1
AHEAD: Final[vec[i64]] = vec[i64]([way[n] if n < len(way) else -1 for way in _MAIN for n in range(STRIDE)])
OTHER: Final[vec[i64]] = vec[i64]([way[n] if n < len(way) else -1 for way in _OTHER for n in range(STRIDE)])


def _jumped(way: list[int], n: int) -> int:
    return sum(KIND[spot] == RELEASE for spot in way[1:n]) if n < len(way) else 0


#: How many release fields are jumped over on the way (KL-10.8).
JUMPED: Final[list[int]] = [_jumped(way, n) for way in _MAIN for n in range(STRIDE)]
JUMPED_OTHER: Final[list[int]] = [_jumped(way, n) for way in _OTHER for n in range(STRIDE)]


def _next_release(way: list[int]) -> int:
    return next((spot for spot in way[1:] if KIND[spot] == RELEASE), -1)


#: The next release field on the way, -1 if there is none before the claim (KL-5.3).
TO_RELEASE: Final[list[int]] = [_next_release(way) for way in _MAIN]
TO_RELEASE_OTHER: Final[list[int]] = [_next_release(way) for way in _OTHER]


def _behind(spot: Spot) -> list[int]:
    way = [spot]
    for _ in range(BACK_FAR):
        way.append(_backward(way[-1]))
    return [SPOT[step] for step in way]


#: BEHIND[spot * BACK_STRIDE + n] is the spot n steps back.
BACK_STRIDE: Final[int] = BACK_FAR + 1
BEHIND: Final[vec[i64]] = vec[i64]([step for spot in SPOTS for step in _behind(spot)])

#: The distance to go (KL-1.5); on the GOLD field none.
REST: Final[list[int]] = [
    0 if KIND[i] in (CLAIM, GOLD) else len(_OTHER[i] if RIGHT[i] else _MAIN[i]) - 1 for i in range(len(SPOTS))
]


def _on_each_lane(name: str) -> list[int]:
    return [SPOT[name, lane, False] for lane in range(1, LANES + 1)]


_KIND_ID: Final[dict[str, str]] = {f.kind: f.id for f in FIELDS}
#: By lane (from 1; entry 0 is unused): the start field, the connecting field, the GOLD field, and the field before the claim.
STARTS: Final[list[int]] = [-1] + [SPOT[p.start, p.id, False] for p in BOX.person]
CONNECTS: Final[list[int]] = [-1, *_on_each_lane(_KIND_ID["connect"])]
GOLDS: Final[list[int]] = [-1, *_on_each_lane(_KIND_ID["gold"])]
BEFORE_CLAIM: Final[list[int]] = [-1, *_on_each_lane(FIELDS[NUMBER[_KIND_ID["claim"]]].prev)]
#: The name of the mountain a field belongs to, by field.
MOUNTAIN_NAMES: Final[list[str]] = [next((m.name for m in BOX.mountain if m.id == f.mountain), "") for f in FIELDS]
#: The journalist field of an observer field (KL-7.3), -1 elsewhere.
JOURNALISTS: Final[list[int]] = [
    SPOT[f.journalist, FIELDS[NUMBER[f.journalist]].lane, False] if f.kind == "observer" else -1 for f in _OF
]

# Cards and dice ------------------------------------------------------------------------------------------------------

CARDS: Final[int] = len(BOX.event)
PERSONS: Final[int] = len(BOX.person)


def entry(card: int, person: int) -> Entry:
    """What a person card, from 1, says under an event's number, from 1."""
    return next(e for e in BOX.event[card - 1].person if e.id == person)


#: By (card - 1) * PERSONS + (person - 1).
_ENTRIES: Final[list[Entry]] = [entry(card, person) for card in range(1, CARDS + 1) for person in range(1, PERSONS + 1)]
OP: Final[list[int]] = [OPS.index(e.op) for e in _ENTRIES]
OP_N: Final[list[int]] = [e.n for e in _ENTRIES]
#: KL-9.10: for a coalition horse and coalition count nothing.
JOINT_MERIT: Final[list[int]] = [0 if e.op in ("horse", "coalition") else e.merit for e in _ENTRIES]

NUMBER_FACES: Final[list[int]] = BOX.dice.number
SIDES: Final[int] = len(NUMBER_FACES)
#: How many faces of the colour die are green, yellow and red, and the faces themselves as 0, 1 and 2.
COLOUR_WEIGHTS: Final[list[int]] = [BOX.dice.colour.count(colour) for colour in DIE_COLOURS]
COLOUR_FACES: Final[list[int]] = [i for i, n in enumerate(COLOUR_WEIGHTS) for _ in range(n)]
COLOUR_SIDES: Final[int] = len(COLOUR_FACES)

# The numbers of the rules --------------------------------------------------------------------------------------------

PURSE: Final[int] = BOX.money.purse
STAKE: Final[int] = BOX.money.stake
HORSE_PRICE: Final[int] = BOX.money.horse_price
#: KL-13.2: the second takes so many parts of so many.
SECOND_SHARE: Final[int] = BOX.money.second_share[0]
SECOND_OF: Final[int] = BOX.money.second_share[1]
ADRIFT_BACK: Final[int] = BOX.rules.adrift_back
CANYON_SKIP: Final[int] = BOX.rules.canyon_skip
EXHAUST_BACK: Final[int] = BOX.rules.exhaust_back
DELAY_SKIP: Final[int] = BOX.rules.delay_skip
OBSERVER_TOUCHES: Final[int] = BOX.rules.observer_touches
STREAK: Final[int] = BOX.rules.coalition_streak
COALITION_BACK: Final[int] = BOX.rules.coalition_back
HORSE_FACTOR: Final[int] = BOX.rules.horse_factor
RELEASE_LIMIT: Final[int] = BOX.rules.horse_release_limit
CLAIM_NUMBER: Final[int] = BOX.rules.claim_number
