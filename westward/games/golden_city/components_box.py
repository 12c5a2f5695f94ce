"""What `components.toml` may say: its rows as types, read and checked, with a sentence for every row that is wrong."""

from __future__ import annotations

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
