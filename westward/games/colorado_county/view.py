"""What a seat may know of Colorado County: all but the others' cowboys, the bag, and answers not yet revealed (CC-12.4)."""

from __future__ import annotations

import msgspec

from westward.core.errors import Value
from westward.core.view import Choice, View, head_of
from westward.games.colorado_county import components as c
from westward.games.colorado_county.moves import SPACE
from westward.games.colorado_county.scoring import count, items, owns, points_of
from westward.games.colorado_county.state import BAG, CATEGORIES, FLAGGED, MARKER, NO, NO_MORE, WATER, YES, Position

_ANSWERS = {NO: "decline", NO_MORE: "decline-window", YES: "want"}


class LakeView(msgspec.Struct, frozen=True):
    """A lake: where it lies, its shore, the markers of each seat on it, and who would score it."""

    id: str
    value: int
    fields: list[str]
    shore: list[str]
    counts: list[int]
    owners: list[int]


class ColoradoCountyView(View, frozen=True, kw_only=True):
    """The table as a seat sees it. Fields are named by their ids, cards by colour and figure, cowboys by value."""

    #: The round and the auction in it, from 1; how many auctions a round has; the start player of the round.
    round: int
    auction: int
    auctions: int
    start: int
    lakes: list[LakeView]
    #: The fields with a marker, seat by seat, and the fields with a flag stone.
    markers: list[list[str]]
    flags: dict[str, str]
    #: Flag stones still to be placed: from the pool, or seat by seat if they were dealt; and how many were put aside.
    stones: list[dict[str, int]]
    aside: int
    supply: list[int]
    tiles: list[int]
    #: Sales made this round.
    sold: list[int]
    #: The seats that have said not to sell any more this round, and not to buy any more in this window.
    not_selling: list[int]
    not_buying: list[int]
    #: Cowboys in every hand and in the bag.
    hands: list[int]
    bag: int
    #: The own hand, what is put forward of it in a sealed bid, and the own sealed answer to an offer.
    hand: list[int]
    forward: list[int]
    answer: str
    #: Where each cowboy may be, as far as this seat can tell: bits for the seats, bit 7 for the bag.
    whereabouts: list[int]
    face_up: list[str]
    #: The card each seat has taken and not yet placed; empty if none.
    cards: list[str]
    #: Cards that nobody has seen yet, in this stack or a later one, and how many of each colour this stack still has.
    unseen: dict[str, int]
    stack: dict[str, int]
    #: The revealed bids of this auction: count and top of every seat, and the seats by rank.
    bids: list[tuple[int, int]]
    ranking: list[int]
    #: The field on offer and whose it is; empty and -1 if there is none.
    offered: str
    seller: int
    #: Border fields, doubles, largest area and lakes of each seat now, and the points they would give if scored now.
    counts: list[list[int]]
    forecast: list[list[int]]
    #: The points of the rounds so far: by round, seat and category.
    points: list[list[list[int]]]


def view(s: Position, seat: int) -> ColoradoCountyView:
    """The position as a seat may know it."""
    n = s.players
    counts = count(s)
    forecast = points_of(s, counts, s.round)
    return ColoradoCountyView(
        head=head_of(s, seat, c.COLOURS, [items(s, i) for i in range(n)]),
        round=s.round + 1,
        auction=s.auction + 1,
        auctions=c.BOX.players[str(n)].auctions_per_round,
        start=s.start,
        lakes=[_lake(s, lake) for lake in range(c.LAKES) if s.spot[lake] >= 0],
        markers=[[c.IDS[f] for f in range(c.FIELDS) if s.field[f] == MARKER + i] for i in range(n)],
        flags={
            c.IDS[f]: c.FLAG_COLOURS[s.field[f] - FLAGGED] for f in range(c.FIELDS) if FLAGGED <= s.field[f] < WATER
        },
        stones=[
            _by_name(c.FLAG_COLOURS, s.stones[i : i + c.COLOUR_COUNT]) for i in range(0, len(s.stones), c.COLOUR_COUNT)
        ],
        aside=s.aside,
        supply=[s.to_place(i) for i in range(n)],
        tiles=list(s.tiles),
        sold=list(s.sold),
        not_selling=[i for i in range(n) if s.not_selling >> i & 1],
        not_buying=[i for i in range(n) if s.not_buying >> i & 1],
        hands=list(s.hand),
        bag=s.bag,
        hand=[i + 1 for i in range(c.COWBOYS) if seat >= 0 and s.holder[i] == seat],
        forward=[i + 1 for i in range(c.COWBOYS) if seat >= 0 and s.forward[i] == seat + 1],
        answer=_ANSWERS.get(s.answer[seat], "") if seat >= 0 and s.offered >= 0 else "",
        whereabouts=[_whereabouts(s, seat, i) for i in range(c.COWBOYS)],
        face_up=[c.CARD_NAMES[card] for card in s.face_up],
        cards=[c.CARD_NAMES[card] if card >= 0 else "" for card in s.card],
        unseen=_by_name(c.CARD_NAMES, s.cards),
        stack=_by_name(c.FLAG_COLOURS, s.stack),
        bids=list(zip(s.bid_count, s.bid_top, strict=True)),
        ranking=list(s.ranking),
        offered=c.IDS[s.offered] if s.offered >= 0 else "",
        seller=s.seller,
        counts=[counts[i * CATEGORIES : (i + 1) * CATEGORIES] for i in range(n)],
        forecast=[forecast[i * CATEGORIES : (i + 1) * CATEGORIES] for i in range(n)],
        points=[
            [s.points[(r * n + i) * CATEGORIES : (r * n + i + 1) * CATEGORIES] for i in range(n)]
            for r in range(c.ROUNDS)
        ],
    )


def _by_name(names: list[str], counts: list[int]) -> dict[str, int]:
    return {name: n for name, n in zip(names, counts, strict=True) if n}


def _lake(s: Position, lake: int) -> LakeView:
    return LakeView(
        id=c.LAKE_IDS[lake],
        value=c.LAKE_VALUE[lake],
        fields=[c.IDS[f] for f in c.SPOTS[s.spot[lake]]],
        shore=[c.IDS[f] for f in range(c.FIELDS) if s.beach[f] >> lake & 1],
        counts=s.shore[lake * s.players : (lake + 1) * s.players],
        owners=[seat for seat in range(s.players) if owns(s, seat, lake)],
    )


def _whereabouts(s: Position, seat: int, cowboy: int) -> int:
    """CC-12.8: the own hand and what was shown is certain; the rest is where it may have come since it was last seen."""
    holder = s.holder[cowboy]
    if holder == seat or s.shown[cowboy]:
        return 1 << holder
    bits = 1 << BAG if s.bag else 0
    for other in range(s.players):
        if other != seat and s.may_hold(other, cowboy):
            bits |= 1 << other
    return bits


#: What is laid by an answer: a marker of the own supply, or a "For Sale" sign.
_MOVERS = {"place": "supply", "want": "supply", "sell": "sign"}


def choice(v: ColoradoCountyView, action: int) -> Choice:
    """An answer with what a player wants to know about it."""
    kind = SPACE.kind_of(action).name
    args = SPACE.arguments(action)
    question = v.head.question
    facts: dict[str, Value] = {}
    parts: list[str] = []
    match kind:
        case "flag":
            facts = {"colour": args["colour"], "field": args["field"], "ground": ground(v, args["field"])}
            parts = [f"stone-{args['colour']}", f"field-{args['field']}"]
        case "bid":
            cowboys = [*v.hand[: int(args["count"]) - 1], int(args["top"])]
            facts = {"count": int(args["count"]), "top": int(args["top"]), "cowboys": _row(cowboys)}
            parts = [f"cowboy-{value}" for value in cowboys]
        case "add":
            facts = {"top": int(args["cowboy"]), "count": len(v.forward) + 1}
            parts = [f"cowboy-{args['cowboy']}"]
        case "done":
            facts = {"count": len(v.forward), "cowboys": _row(v.forward)}
        case "pick":
            colour = args["card"].split("-")[0]
            facts = {"card": args["card"], "flags": sum(other == colour for other in v.flags.values())}
            parts = [f"card-{args['card']}"]
        case "place":
            fields = args["fields"].split("+")
            facts = {"field": fields[0], "ground": ground(v, fields[0]), "second": fields[-1], "count": len(fields)}
            facts["second_ground"] = ground(v, fields[-1])
            parts = [f"field-{field}" for field in fields]
        case "sell":
            facts = {"field": args["field"], "ground": ground(v, args["field"])}
            parts = [f"field-{args['field']}"]
        case "want" | "decline" | "decline-window":
            facts = {"field": v.offered, "ground": ground(v, v.offered) if v.offered else "", "seller_seat": v.seller}
            parts = [f"field-{v.offered}"] if kind == "want" and v.offered else []
        case "pay":
            facts = {"top": int(args["cowboy"])}
            parts = [f"cowboy-{args['cowboy']}"]
        case "lake":
            fields = args["fields"].split("-")
            facts = {"lake": str(question.facts.get("lake", "")) if question else "", "fields": " ".join(fields)}
            parts = [f"field-{field}" for field in fields]
    mover = f"{_MOVERS[kind]}-{v.head.to_act}" if kind in _MOVERS else ""
    return Choice(action, SPACE.format(action), kind, question.clause if question else "", facts, parts, mover=mover)


def _row(cowboys: list[int]) -> str:
    return " + ".join(map(str, cowboys))


def ground(v: ColoradoCountyView, field: str) -> str:
    """What is special about a field: the border, or the lakes it is a shore of."""
    lakes = [lake.id for lake in v.lakes if field in lake.shore]
    if c.BORDER[c.NUMBER[field]]:
        return "border-shore" if lakes else "border"
    return "shores" if len(lakes) > 1 else lakes[0] if lakes else "inland"
