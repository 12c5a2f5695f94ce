"""Loads and checks `components.toml`, and gives it to the rules as flat tables.

Fields are numbered by kind: first the walkable ones, then houses, then lakes, then mountains; within a kind in the order of
the file. So one comparison tells what a field is.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from westward.core.box import read_box

WALKABLE: Final = ("street", "rail", "land", "dig")


class Field(msgspec.Struct, frozen=True):
    """One field of the board."""

    id: str
    kind: str
    x: float
    y: float
    adj: list[str]
    q: int = 0
    r: int = 0
    town: bool = False
    terrain: str = ""
    lake: str = ""
    post: bool = False
    rail: int = -1
    colour: str = ""


class Seat(msgspec.Struct, frozen=True):
    """A house and its door."""

    seat: int
    colour: str
    hex: str
    house: str
    door: str


class Lake(msgspec.Struct, frozen=True):
    """A lake with the posts where its rafts begin."""

    id: str
    name: str
    fields: list[str]
    posts: list[str]


class Raft(msgspec.Struct, frozen=True):
    """A raft and where it begins."""

    id: int
    lake: str
    start: str


class Chips(msgspec.Struct, frozen=True):
    """How many chips of each value and strength there are."""

    gold: dict[str, int]
    robbers: dict[str, int]
    reserve: int
    robber_score: int


class Railway(msgspec.Struct, frozen=True):
    """The rail fields from the tunnel to the station."""

    fields: list[str]


class Layout(msgspec.Struct, frozen=True):
    """Sizes for the picture."""

    width: int
    height: int
    hex_size: int


class Box(msgspec.Struct, frozen=True):
    """All that is in the box."""

    field: list[Field]
    seat: list[Seat]
    lake: list[Lake]
    raft: list[Raft]
    chips: Chips
    railway: Railway
    layout: Layout
    terrain: dict[str, str]


def load(text: str) -> Box:
    """Read the components; a SettingsError names the row that is wrong."""
    return read_box("golden-city", text, Box, check)


def check(box: Box) -> list[str]:
    """Sentences about what does not fit together."""
    fields = {f.id: f for f in box.field}
    problems: list[str] = []
    if len(fields) != len(box.field):
        problems.append("Two fields have the same id.")
    for f in box.field:
        if f.kind not in (*WALKABLE, "house", "lake", "mountain"):
            problems.append(f"Field {f.id}: there is no kind '{f.kind}'.")
        for a in f.adj:
            if a not in fields:
                problems.append(f"Field {f.id}: its neighbour {a} does not exist.")
            elif f.id not in fields[a].adj:
                problems.append(f"Field {f.id} has the neighbour {a}, but not the other way round.")
            elif f.kind == fields[a].kind == "lake":
                problems.append(f"Field {f.id}: lake fields are not joined, rafts cross freely.")
    for seat in box.seat:
        if fields[seat.house].adj != [seat.door]:
            problems.append(f"House {seat.house}: its one neighbour must be its door {seat.door}.")
    for raft in box.raft:
        if fields[raft.start].lake != raft.lake:
            problems.append(f"Raft {raft.id} does not begin on lake {raft.lake}.")
    for lake in box.lake:
        if sorted(lake.fields) != sorted(f.id for f in box.field if f.lake == lake.id):
            problems.append(f"Lake {lake.id}: its list of fields does not fit the fields.")
    for i, name in enumerate(box.railway.fields):
        if fields[name].kind != "rail" or fields[name].rail != i:
            problems.append(f"Field {name} should be rail field {i}.")
    chips = sum(box.chips.gold.values()) + sum(box.chips.robbers.values())
    holes = sum(f.kind == "dig" for f in box.field)
    if chips != holes:
        problems.append(f"There are {chips} chips for {holes} dig fields.")
    if (
        len(box.chips.gold) != 5
        or len(box.chips.robbers) != 5
        or max(*box.chips.gold.values(), *box.chips.robbers.values()) > 15
    ):
        problems.append("There must be five values of gold and five strengths of robbers, at most 15 chips each.")
    return problems


BOX: Final = load((Path(__file__).parent / "components.toml").read_text(encoding="utf-8"))


def _rank(f: Field) -> int:
    return 0 if f.kind in WALKABLE else ("house", "lake", "mountain").index(f.kind) + 1


FIELDS: Final[list[Field]] = sorted(BOX.field, key=_rank)
NUMBER: Final[dict[str, int]] = {f.id: i for i, f in enumerate(FIELDS)}
IDS: Final[list[str]] = [f.id for f in FIELDS]
NEIGHBOURS: Final[list[list[int]]] = [sorted(NUMBER[a] for a in f.adj) for f in FIELDS]
TOWN: Final[list[int]] = [int(f.town) for f in FIELDS]
#: Fields before the first are walkable, before the second houses too, before the third lakes too; the rest are mountains.
HOUSES_FROM: Final[int] = sum(f.kind in WALKABLE for f in FIELDS)
LAKES_FROM: Final[int] = HOUSES_FROM + len(BOX.seat)
LAKES_TO: Final[int] = LAKES_FROM + sum(f.kind == "lake" for f in FIELDS)

COLOURS: Final[list[str]] = [s.colour for s in BOX.seat]
HOUSE: Final[list[int]] = [NUMBER[s.house] for s in BOX.seat]
RAIL: Final[list[int]] = [NUMBER[f] for f in BOX.railway.fields]
#: Lake number of each field, -1 on land, and the shore fields of each lake (GC-1.4).
LAKE: Final[list[int]] = [next((i for i, k in enumerate(BOX.lake) if k.id == f.lake), -1) for f in FIELDS]
SHORES: Final[list[list[int]]] = [
    sorted(NUMBER[f] for f in k.fields if any(n < HOUSES_FROM for n in NEIGHBOURS[NUMBER[f]])) for k in BOX.lake
]
RAFTS: Final[list[int]] = [NUMBER[r.start] for r in BOX.raft]
#: Hole number of each dig field, -1 elsewhere, and the field of each hole.
HOLES: Final[list[int]] = [i for i, f in enumerate(FIELDS) if f.kind == "dig"]
HOLE: Final[list[int]] = [HOLES.index(i) if f.kind == "dig" else -1 for i, f in enumerate(FIELDS)]

#: The ten kinds of chip: gold 1 to 5, then robbers 1 to 5; how many there are and what each is worth at home (GC-10.4).
CHIP_NAMES: Final[list[str]] = [f"gold-{v}" for v in BOX.chips.gold] + [f"robber-{v}" for v in BOX.chips.robbers]
CHIP_COUNTS: Final[list[int]] = [*BOX.chips.gold.values(), *BOX.chips.robbers.values()]
CHIP_WORTH: Final[list[int]] = [int(v) for v in BOX.chips.gold] + [BOX.chips.robber_score] * 5
