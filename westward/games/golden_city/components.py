"""The box of Golden City as flat tables for the rules.

Fields are numbered by kind: first the walkable ones, then houses, then lakes, then mountains; within a kind in the order of
the file. So one comparison tells what a field is.
"""

from __future__ import annotations

from typing import Final

from westward.core.box import box_of
from westward.games.golden_city.components_box import WALKABLE, Box, Field, load

BOX: Final[Box] = box_of("golden-city", load)


def _rank(f: Field) -> int:
    return 0 if f.kind in WALKABLE else ("house", "lake", "mountain").index(f.kind) + 1


FIELDS: Final[list[Field]] = sorted(BOX.field, key=_rank)
NUMBER: Final[dict[str, int]] = {f.id: i for i, f in enumerate(FIELDS)}
IDS: Final[list[str]] = [f.id for f in FIELDS]
FIELD_COUNT: Final[int] = len(FIELDS)
NEIGHBOURS: Final[list[list[int]]] = [sorted(NUMBER[a] for a in f.adj) for f in FIELDS]
TOWN: Final[list[int]] = [int(f.town) for f in FIELDS]
#: Fields before the first are walkable, before the second houses too, before the third lakes too; the rest are mountains.
HOUSES_FROM: Final[int] = sum(f.kind in WALKABLE for f in FIELDS)
LAKES_FROM: Final[int] = HOUSES_FROM + len(BOX.seat)
LAKES_TO: Final[int] = LAKES_FROM + sum(f.kind == "lake" for f in FIELDS)

COLOURS: Final[list[str]] = [s.colour for s in BOX.seat]
MOST_PLAYERS: Final[int] = len(COLOURS)
HOUSE: Final[list[int]] = [NUMBER[s.house] for s in BOX.seat]
RAIL: Final[list[int]] = [NUMBER[f] for f in BOX.railway.fields]
#: The rail field where the train's journey ends.
STATION: Final[int] = len(RAIL) - 1
#: Lake number of each field, -1 on land, and the shore fields of each lake (GC-1.4).
LAKE: Final[list[int]] = [next((i for i, k in enumerate(BOX.lake) if k.id == f.lake), -1) for f in FIELDS]
SHORES: Final[list[list[int]]] = [
    sorted(NUMBER[f] for f in k.fields if any(n < HOUSES_FROM for n in NEIGHBOURS[NUMBER[f]])) for k in BOX.lake
]
RAFTS: Final[list[int]] = [NUMBER[r.start] for r in BOX.raft]
#: The field of each hole and its name, and the hole number of each dig field, -1 elsewhere.
HOLES: Final[list[int]] = [i for i, f in enumerate(FIELDS) if f.kind == "dig"]
HOLE_IDS: Final[list[str]] = [IDS[field] for field in HOLES]
HOLE_COUNT: Final[int] = len(HOLES)
HOLE: Final[list[int]] = [HOLES.index(i) if f.kind == "dig" else -1 for i, f in enumerate(FIELDS)]

#: The ten kinds of chip: gold 1 to 5, then robbers 1 to 5; how many there are and what each is worth at home (GC-10.4).
CHIP_NAMES: Final[list[str]] = [f"gold-{v}" for v in BOX.chips.gold] + [f"robber-{v}" for v in BOX.chips.robbers]
CHIPS: Final[int] = len(CHIP_NAMES)
CHIP_COUNTS: Final[list[int]] = [*BOX.chips.gold.values(), *BOX.chips.robbers.values()]
GOLD_CHIPS: Final[int] = sum(CHIP_COUNTS[:5])
CHIP_WORTH: Final[list[int]] = [int(v) for v in BOX.chips.gold] + [BOX.chips.robber_score] * 5
