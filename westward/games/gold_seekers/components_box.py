"""What `components.toml` is made of: its tables as types, and the kinds of field and operation it can name."""

from __future__ import annotations

from typing import Final

import msgspec

#: The kinds of field. Those before EVENT have no effect when they are touched (KL-4.14).
KINDS: Final = (
    "plain", "start", "journalist", "detour", "connect", "river", "yellow", "mountain", "gold",
    "event", "colour", "release", "observer", "river_decision", "canyon_decision", "canyon", "delay", "accel", "exhaust", "claim",
)  # fmt: skip
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

#: What the person cards can say (KL-5.3).
OPS: Final = ("none", "move", "skip", "colour", "release", "shield", "again", "to_release", "horse", "coalition")
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

#: The sections that are crossed by decision; 0 is none of them.
SECTIONS: Final = ("", "river", "canyon")
DIE_COLOURS: Final = ("green", "yellow", "red")


class Field(msgspec.Struct, frozen=True):
    """One field of the board."""

    id: str
    phase: int
    kind: str
    x: float
    y: float
    next: str = ""
    prev: str = ""
    lane: int = 0
    step: int = -1
    detour: str = ""
    obstacle: str = ""
    branch_step: int = -1
    rejoin_step: int = -1
    journalist: str = ""
    mountain: int = 0
    loop: str = ""
    w: float = 0
    h: float = 0


class Entry(msgspec.Struct, frozen=True):
    """What one person card says under the number of an event."""

    id: int
    op: str
    merit: int
    n: int = 0
    text: str = ""


class EventCard(msgspec.Struct, frozen=True):
    """One numbered event card."""

    number: int
    title: str
    person: list[Entry]


class Person(msgspec.Struct, frozen=True):
    """One person card."""

    id: int
    name: str
    role: str
    hex: str
    start: str


class Mountain(msgspec.Struct, frozen=True):
    """A mountain: where its peak is drawn, and how long the way around it is."""

    id: int
    name: str
    cx: float
    cy: float
    peak_radius: float
    loop_fields: int


class Section(msgspec.Struct, frozen=True):
    """River or canyon: the steps of a lane where it lies."""

    decision_steps: list[int]
    branch_step: int
    hazard_steps: list[int]
    rejoin_step: int
    first_step: int
    detour_fields: int


class Dice(msgspec.Struct, frozen=True):
    """The faces of both dice."""

    number: list[int]
    colour: list[str]


class Money(msgspec.Struct, frozen=True):
    """What players own, stake and pay."""

    purse: int
    stake: int
    horse_price: int
    first_share: tuple[int, int]
    second_share: tuple[int, int]


class Rules(msgspec.Struct, frozen=True):
    """The numbers of the rules."""

    adrift_back: int
    canyon_skip: int
    observer_touches: int
    coalition_streak: int
    coalition_back: int
    exhaust_back: int
    delay_skip: int
    horse_factor: int
    horse_release_limit: int
    claim_number: int


class Figures(msgspec.Struct, frozen=True):
    """The colours of the figures, in seating order."""

    colours: list[str]


class Layout(msgspec.Struct, frozen=True):
    """Sizes for the picture."""

    width: float
    height: float
    lane_gap: float
    field_radius: float
    detour_radius: float
    phase2_radius: float


class Art(msgspec.Struct, frozen=True):
    """Polygons of water and gorge."""

    river: list[tuple[float, float]]
    canyon: list[tuple[float, float]]


class Look(msgspec.Struct, frozen=True):
    """How a kind of field is drawn."""

    label: str
    fill: str
    icon: str


class Box(msgspec.Struct, frozen=True):
    """All that is in the box."""

    field: list[Field]
    person: list[Person]
    event: list[EventCard]
    mountain: list[Mountain]
    sections: dict[str, Section]
    dice: Dice
    money: Money
    rules: Rules
    figures: Figures
    layout: Layout
    art: Art
    kinds: dict[str, Look]
