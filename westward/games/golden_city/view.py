"""What a seat may know of Golden City: all but the face-down chips it has not scouted."""

from __future__ import annotations

import msgspec

from westward.core.errors import Value
from westward.core.view import Choice, View, head_of
from westward.games.golden_city import components as c
from westward.games.golden_city.moves import SPACE
from westward.games.golden_city.scoring import items
from westward.games.golden_city.state import BITS, FACE_DOWN, ROBBER, SCOUTED, Position, purse_worth


class Robber(msgspec.Struct, frozen=True):
    """An open robber and the chips under it."""

    strength: int
    stack: dict[str, int]


class GoldenCityView(View, frozen=True, kw_only=True):
    """The table as a seat sees it. Fields are named by their ids, chips by kind and number."""

    #: Whose turn it is.
    turn: int
    #: The house of each seat, and where its figure stands.
    houses: list[str]
    figures: list[str]
    #: When the figures came to their fields; the later of two is attacked (GC-9.7).
    arrived: list[int]
    carried: list[dict[str, int]]
    carried_worth: list[int]
    banked: list[dict[str, int]]
    rafts: list[str]
    #: How many fields the locomotive has gone.
    locomotive: int
    face_down: list[str]
    #: The chips that lie face down somewhere, by kind: everybody can count them.
    hidden: dict[str, int]
    #: Face-down chips this seat has scouted.
    scouted: dict[str, str]
    robbers: dict[str, Robber]
    #: Fields whose chip somebody has scouted, with the seats that know it.
    scouts: dict[str, list[int]]


def view(s: Position, seat: int) -> GoldenCityView:
    """The position as a seat may know it."""
    scouted = {h: s.hole[h] - SCOUTED for h in range(len(s.hole)) if SCOUTED <= s.hole[h] < ROBBER}
    hidden = list(s.pool)
    for kind in scouted.values():
        hidden[kind] += 1
    return GoldenCityView(
        head=head_of(s, seat, c.COLOURS, [items(s, i) for i in range(s.players)]),
        turn=s.turn,
        houses=[c.IDS[f] for f in s.house],
        figures=[c.IDS[f] for f in s.figure],
        arrived=list(s.arrived),
        carried=[purse(p) for p in s.carried],
        carried_worth=[purse_worth(p) for p in s.carried],
        banked=[purse(p) for p in s.banked],
        rafts=[c.IDS[f] for f in s.raft],
        locomotive=s.locomotive,
        face_down=[hole_id(h) for h in range(len(s.hole)) if FACE_DOWN <= s.hole[h] < ROBBER],
        hidden={c.CHIP_NAMES[k]: n for k, n in enumerate(hidden) if n},
        scouted={hole_id(h): c.CHIP_NAMES[k] for h, k in scouted.items() if seat >= 0 and s.seen[h] >> seat & 1},
        robbers={
            hole_id(h): Robber(s.hole[h] - ROBBER + 1, purse(s.stack[h]))
            for h in range(len(s.hole))
            if s.hole[h] >= ROBBER
        },
        scouts={hole_id(h): [i for i in range(s.players) if s.seen[h] >> i & 1] for h in scouted},
    )


def purse(purse: int) -> dict[str, int]:
    """The chips in a purse by kind."""
    return {name: n for k, name in enumerate(c.CHIP_NAMES) if (n := purse >> (BITS * k) & 15)}


def hole_id(hole: int) -> str:
    """The id of a dig field."""
    return c.IDS[c.HOLES[hole]]


def choice(v: GoldenCityView, action: int) -> Choice:
    """An answer with what a player wants to know about it."""
    kind = SPACE.kind_of(action).name
    args = SPACE.arguments(action)
    clause = v.head.question.clause if v.head.question else ""
    facts: dict[str, Value] = {}
    parts: list[str] = []
    if "field" in args:
        field = args["field"]
        facts = shore(v, field) if kind == "ferry" else {"field": field} if kind == "house" else end_field(v, field)
        parts = [f"field-{field}"]
    elif kind in ("challenge", "leave") and v.head.question is not None:
        facts = v.head.question.facts
        parts = [f"field-{facts['field']}"] if kind == "challenge" else []
    elif kind == "scout":
        facts = {"count": chips_around(v, v.figures[v.turn])}
    mover = f"figure-{v.head.to_act}" if kind in ("go", "ferry", "retreat") else ""
    return Choice(action, SPACE.format(action), kind, clause, facts, parts, mover=mover)


def end_field(v: GoldenCityView, field: str) -> dict[str, Value]:
    """What one meets on a field, the first that applies in the order of GC-3.4, and what is at stake there."""
    f = c.FIELDS[c.NUMBER[field]]
    facts: dict[str, Value] = {"field": field, "what": f.kind}
    others = [i for i, there in enumerate(v.figures) if there == field and i != v.head.to_act]
    if f.kind == "house":
        facts["worth"] = v.carried_worth[v.head.to_act]
    elif f.kind == "lake":
        facts["lake"] = f"lake-{f.lake}"
    elif others and not f.town:
        rival = max(others, key=lambda i: v.arrived[i])  # GC-9.7
        facts |= {"what": "figure", "other_seat": rival, "worth": v.carried_worth[rival]}
    elif field in v.robbers:
        robber = v.robbers[field]
        facts |= {"what": "robber", "strength": robber.strength, "worth": worth(robber.stack)}
    elif field in v.scouted:
        facts |= {"what": "scouted", "chip": v.scouted[field]}
    elif field in v.face_down:
        facts["what"] = "chip"
    return facts


def shore(v: GoldenCityView, field: str) -> dict[str, Value]:
    """Where a raft would lie, and how many face-down chips lie around."""
    return {"field": field, "stays": field == v.figures[v.head.to_act], "count": chips_around(v, field)}


def chips_around(v: GoldenCityView, field: str) -> int:
    """How many face-down chips lie on the neighbouring fields."""
    return sum(n in v.face_down for n in c.FIELDS[c.NUMBER[field]].adj)


def worth(chips: dict[str, int]) -> int:
    """The points of chips at home (GC-10.4)."""
    return sum(n * c.CHIP_WORTH[c.CHIP_NAMES.index(name)] for name, n in chips.items())
