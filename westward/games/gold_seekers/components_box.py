"""What `components.toml` may say: its rows as types, read and checked, with a sentence for every row that is wrong."""

from __future__ import annotations

from typing import Final

import msgspec

from westward.core.box import read_box

#: The kinds of field. Those before EVENT have no effect when they are touched (KL-4.14).
KINDS: Final = (
    "plain", "start", "journalist", "detour", "connect", "river", "yellow", "mountain", "gold",
    "event", "colour", "release", "observer", "river_decision", "canyon_decision", "canyon", "delay", "accel", "exhaust", "claim",
)  # fmt: skip

#: What the person cards can say (KL-5.3).
OPS: Final = ("none", "move", "skip", "colour", "release", "shield", "again", "to_release", "horse", "coalition")

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
    #: What the newspaper pays an observer (KL-7.4).
    newspaper_pay: int = 5


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


def load(text: str) -> Box:
    """Read the components; a SettingsError names the row that is wrong."""
    return read_box("gold-seekers", text, Box, check)


def check(box: Box) -> list[str]:
    """Sentences about what does not fit together."""
    fields: dict[str, Field] = {}
    problems: list[str] = []
    for f in box.field:
        if f.id in fields:
            problems.append(f"Field {f.id}: two fields have this id.")
        fields[f.id] = f
    problems += _check_links(box, fields)
    if not problems:
        problems = _check_lanes(box, fields) + _check_detours(box, fields) + _check_mountains(box, fields)
    if not problems:
        problems = _check_ways(box, fields)
    return problems + _check_cards(box, fields) + _check_numbers(box)


def _check_links(box: Box, fields: dict[str, Field]) -> list[str]:
    problems: list[str] = []
    for f in box.field:
        if f.kind not in KINDS:
            problems.append(f"Field {f.id}: there is no kind '{f.kind}'.")
        elif f.kind not in box.kinds:
            problems.append(f"Field {f.id}: the table [kinds] does not say how a field of kind '{f.kind}' looks.")
        links = {"next": f.next, "prev": f.prev, "detour": f.detour, "journalist": f.journalist, "loop": f.loop}
        for link, target in links.items():
            if target and target not in fields:
                problems.append(f"Field {f.id}: its {link} is {target}, and there is no such field.")
        if not f.next and f.kind != "gold" and f.rejoin_step < 0:
            problems.append(f"Field {f.id}: it has no next field.")
        if not f.prev and f.kind not in ("start", "connect") and f.branch_step < 0:
            problems.append(f"Field {f.id}: it has no prev field.")
        if f.kind == "observer" and not f.journalist:
            problems.append(f"Field {f.id}: an observer field must name its journalist field.")
        if f.kind == "observer" and f.journalist in fields and fields[f.journalist].kind != "journalist":
            problems.append(
                f"Field {f.id}: its journalist field {f.journalist} is of kind '{fields[f.journalist].kind}'."
            )
        if f.kind == "mountain" and not f.loop:
            problems.append(f"Field {f.id}: a mountain field must name the first field of its loop.")
        if f.next in fields and fields[f.next].kind not in ("connect", "mountain") and fields[f.next].prev != f.id:
            problems.append(
                f"Field {f.id}: its next is {f.next}, but the prev of {f.next} is {fields[f.next].prev or 'missing'}."
            )
    for kind in ("connect", "claim", "gold"):
        count = sum(f.kind == kind for f in box.field)
        if count != 1:
            problems.append(f"There must be one field of kind '{kind}', not {count}.")
    return problems


def _check_lanes(box: Box, fields: dict[str, Field]) -> list[str]:
    problems: list[str] = []
    for person in box.person:
        lane = [f for f in box.field if f.lane == person.id]
        steps = sorted(f.step for f in lane)
        if steps != list(range(len(lane))):
            problems.append(f"Lane {person.id}: its steps must go from 0 to {len(lane) - 1} without a gap.")
        elif [f.id for f in lane if f.step == 0] != [person.start] or fields[person.start].kind != "start":
            problems.append(f"Person {person.id}: step 0 of lane {person.id} must be the start field {person.start}.")
        for f in lane:
            target = fields[f.next]
            if (target.lane, target.step) != (f.lane, f.step + 1) and target.kind != "connect":
                problems.append(f"Field {f.id}: its next should be step {f.step + 1} of lane {f.lane}, not {f.next}.")
        for name, section in box.sections.items():
            by_step = {f.step: f for f in lane}
            for step in section.decision_steps:
                if step not in by_step or by_step[step].kind != f"{name}_decision":
                    problems.append(f"Section {name}: step {step} of lane {person.id} is no decision field of it.")
            for step in section.hazard_steps:
                if step not in by_step or by_step[step].kind != name:
                    problems.append(f"Section {name}: step {step} of lane {person.id} is not of kind '{name}'.")
            if section.branch_step in by_step and not by_step[section.branch_step].detour:
                problems.append(
                    f"Field {by_step[section.branch_step].id}: the branch field of the {name} must name its detour."
                )
            if section.rejoin_step not in by_step:
                problems.append(f"Section {name}: lane {person.id} has no step {section.rejoin_step} to rejoin.")
    return problems


def _check_detours(box: Box, fields: dict[str, Field]) -> list[str]:
    problems: list[str] = []
    if sorted(box.sections) != ["canyon", "river"]:
        return ["The sections must be river and canyon."]
    river, canyon = box.sections["river"], box.sections["canyon"]
    if river.rejoin_step > canyon.first_step:
        problems.append(
            "The sections river and canyon overlap: a lane must rejoin behind the river before the canyon begins."
        )
    for name, section in box.sections.items():
        if not section.first_step <= min(section.decision_steps) <= section.branch_step < section.rejoin_step:
            problems.append(f"Section {name}: first step, decisions, branch and rejoin step must follow each other.")
        starts = {f.detour for f in box.field if f.detour and f.step == section.branch_step}
        if len(starts) != 1:
            problems.append(f"Section {name}: all branch fields must name the same detour.")
            continue
        here, count = fields[starts.pop()], 1
        if here.branch_step != section.branch_step:
            problems.append(
                f"Field {here.id}: its branch step should be {section.branch_step}, not {here.branch_step}."
            )
        while here.next and count <= len(fields):
            here, count = fields[here.next], count + 1
        if here.rejoin_step != section.rejoin_step:
            problems.append(
                f"Field {here.id}: its rejoin step should be {section.rejoin_step}, not {here.rejoin_step}."
            )
        if count != section.detour_fields:
            problems.append(f"Section {name}: its detour has {count} fields, not {section.detour_fields}.")
    return problems


def _check_mountains(box: Box, fields: dict[str, Field]) -> list[str]:
    problems: list[str] = []
    for mountain in box.mountain:
        fits = [f for f in box.field if f.kind == "mountain" and f.mountain == mountain.id]
        if len(fits) != 1:
            problems.append(f"Mountain {mountain.id}: it must have one mountain field, not {len(fits)}.")
            continue
        here, count = fields[fits[0].loop], 1
        while here.next != fits[0].id and here.next in fields and count <= mountain.loop_fields:
            here, count = fields[here.next], count + 1
        if here.next != fits[0].id or count != mountain.loop_fields:
            problems.append(
                f"Mountain {mountain.id}: its loop must lead back to {fits[0].id} after {mountain.loop_fields} fields."
            )
    known = {mountain.id for mountain in box.mountain}
    problems += [
        f"Field {f.id}: there is no mountain {f.mountain}."
        for f in box.field
        if f.kind == "mountain" and f.mountain not in known
    ]
    return problems


def _check_ways(box: Box, fields: dict[str, Field]) -> list[str]:
    """Every field can be reached from a start, and every way leads to GOLD."""
    by_step = {(f.lane, f.step): f.id for f in box.field if f.lane}
    reached: set[str] = set()
    for person in box.person:
        open_ends = [person.start]
        here: set[str] = set()
        while open_ends:
            f = fields[open_ends.pop()]
            if f.id in here:
                continue
            here.add(f.id)
            rejoin = by_step.get((person.id, f.rejoin_step), "")
            open_ends += [name for name in (f.next, f.detour, f.loop, rejoin) if name]
        reached |= here
        way, steps = person.start, 0
        while fields[way].kind != "gold" and steps <= len(fields):
            way, steps = fields[way].next, steps + 1
        if fields[way].kind != "gold":
            problem = (
                f"Person {person.id}: the way from {person.start} runs in a circle and never reaches the GOLD field."
            )
            return [problem]
    return [f"Field {f.id} cannot be reached from any start." for f in box.field if f.id not in reached]


def _check_cards(box: Box, fields: dict[str, Field]) -> list[str]:
    problems: list[str] = []
    persons = [p.id for p in box.person]
    if persons != list(range(1, len(persons) + 1)) or len(persons) < 2:
        problems.append("The persons must be numbered 1, 2, 3 … without a gap.")
    for p in box.person:
        if p.start not in fields:
            problems.append(f"Person {p.id}: the start field {p.start} does not exist.")
    for i, event in enumerate(box.event, start=1):
        if event.number != i:
            problems.append(
                f"Event {event.number}: the events must be numbered 1, 2, 3 … in order; this is number {i}."
            )
        for number in persons:
            count = sum(entry.id == number for entry in event.person)
            if count != 1:
                problems.append(f"Event {event.number}: person {number} must have one entry, not {count}.")
        for entry in event.person:
            where = f"Event {event.number}, person {entry.id}"
            if entry.id not in persons:
                problems.append(f"{where}: there is no such person.")
            if entry.op not in OPS:
                problems.append(f"{where}: there is no operation '{entry.op}'.")
            if entry.op == "move" and entry.n == 0:
                problems.append(f"{where}: a move needs a number n, forward or back.")
            if entry.op in ("skip", "shield") and entry.n < 1:
                problems.append(f"{where}: '{entry.op}' needs a number n of at least 1.")
    return problems


def _check_numbers(box: Box) -> list[str]:
    problems: list[str] = []
    if box.dice.number != [1, 2, 3, 4, 5, 6]:
        problems.append("The number die must have the faces 1 to 6.")
    for colour in DIE_COLOURS:
        if colour not in box.dice.colour:
            problems.append(f"The colour die has no face '{colour}'.")
    for colour in box.dice.colour:
        if colour not in DIE_COLOURS:
            problems.append(f"The colour die cannot show '{colour}', only {', '.join(DIE_COLOURS)}.")
    if not 0 < box.money.stake <= box.money.purse or box.money.horse_price < 1:
        problems.append("The stake must fit into the purse, and a horse must cost something.")
    if box.money.newspaper_pay < 0:
        problems.append("The newspaper cannot take money from an observer.")
    (a, b), (p, q) = box.money.first_share, box.money.second_share
    if b < 1 or q < 1 or a * q + p * b != b * q:
        problems.append("The first and the second share must add up to the whole pot.")
    if box.rules.claim_number not in box.dice.number:
        problems.append(f"The claim number {box.rules.claim_number} is no face of the number die.")
    for name in box.rules.__struct_fields__:
        if getattr(box.rules, name) < 1:
            problems.append(f"The rule number {name} must be at least 1.")
    if len(box.figures.colours) < len(box.person):
        problems.append(f"There are {len(box.figures.colours)} colours of figures for {len(box.person)} persons.")
    return problems
