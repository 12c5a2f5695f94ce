"""What a seat may know of Gold Seekers: everything, for the order of the deck is drawn only when somebody draws."""

from __future__ import annotations

import msgspec

from westward.core.errors import Value
from westward.core.view import Choice, View, head_of
from westward.games.gold_seekers import components as c
from westward.games.gold_seekers.components_box import DIE_COLOURS
from westward.games.gold_seekers.moves import SPACE
from westward.games.gold_seekers.scoring import items
from westward.games.gold_seekers.state import COLOURED, Position

DECISIONS = ("", "river-detour", "river-direct", "canyon-detour", "canyon-direct")
FACES = ("", *DIE_COLOURS)


class Throw(msgspec.Struct, frozen=True):
    """A throw as it lies on the table; the colour is empty when only the number die was thrown."""

    seat: int
    number: int
    colour: str


class Struck(msgspec.Struct, frozen=True):
    """The latest event card, and the seat whose person card was followed."""

    number: int
    seat: int
    op: str
    n: int


class Player(msgspec.Struct, frozen=True):
    """What is open about one player. What belongs to a party is told of its leader."""

    #: Number of the person card; 0 before it is drawn.
    person: int
    money: int
    #: Under the colour die.
    colour_die: bool
    #: 1 for the first arrival, 2 for the second, 0 for none.
    place: int
    #: The other member of a coalition, or -1; and whether this player leads it.
    partner: int
    leads: bool
    #: Comparisons won in a row by this partner.
    streak: int
    #: The field of the player's figure; empty for the partner of a leader.
    field: str
    #: The lane the figure stands on or came from.
    lane: int
    #: Distance to go, also of the partner's party.
    rest: int
    #: On a mountain field: `right-of-way` or `round-again`.
    mountain: str
    decision: str
    horse: bool
    jumped: int
    shields: int
    misses: int
    #: Touches of event fields the observer still waits for.
    waiting: int


class GoldSeekersView(View, frozen=True, kw_only=True):
    """The table; fields are named by their ids."""

    #: Whose turn it is, -1 before the order is drawn.
    turn: int
    round: int
    order: list[int]
    players: list[Player]
    pot: int
    throws: list[Throw]
    struck: Struck | None
    #: Numbers of the event cards left in the deck.
    deck: list[int]
    #: The seat of the latest figure that moved by dice, and from which field.
    mover: int
    moved_from: str
    #: Who decides for the party on turn (KL-9.12), and whether an extra throw is granted so far.
    decider: int
    extra: bool
    #: The partner whose streak dissolves the coalition after this throw, or -1.
    breaking: int
    #: Fields that took effect in this throw and will not again (KL-4.12).
    acted: list[str]


def view(s: Position, seat: int) -> GoldSeekersView:
    """The position as a seat may know it."""
    turn = s.order[s.turn] if s.turn >= 0 else -1
    return GoldSeekersView(
        head=head_of(s, seat, c.COLOURS, [items(s, i) for i in range(s.players)]),
        turn=turn,
        round=s.round,
        order=list(s.order),
        players=[_player(s, i) for i in range(s.players)],
        pot=s.pot,
        throws=_throws(s),
        struck=_struck(s),
        deck=list(s.deck),
        mover=s.mover,
        moved_from=c.IDS[c.FIELD[s.moved_from]] if s.moved_from >= 0 else "",
        decider=s.decider,
        extra=s.extra > 0,
        breaking=s.breaking,
        acted=[c.IDS[f] for f in s.acted],
    )


def _player(s: Position, seat: int) -> Player:
    spot = s.spot[seat]
    streak = s.streak[s.party[seat]]
    return Player(
        person=s.person[seat],
        money=s.money[seat] + s.share[seat],
        colour_die=s.colour[seat] > 0,
        place=s.place[seat],
        partner=s.partner[seat],
        leads=s.partner[seat] >= 0 and s.party[seat] == seat,
        streak=max(streak if s.party[seat] == seat else -streak, 0),
        field=c.IDS[c.FIELD[spot]] if spot >= 0 else "",
        lane=c.LANE[spot] if spot >= 0 else 0,
        rest=s.rest(seat) if s.person[seat] else 0,
        mountain="" if spot < 0 or c.KIND[spot] != c.MOUNTAIN else "right-of-way" if c.RIGHT[spot] else "round-again",
        decision=DECISIONS[s.decision[seat]],
        horse=s.horse[seat] > 0,
        jumped=s.jumped[seat],
        shields=s.shields[seat],
        misses=s.misses[seat],
        waiting=s.waiting[seat],
    )


def _throws(s: Position) -> list[Throw]:
    """What the dice of the party on turn show; the second throw only lies there in a joint turn."""
    if not s.dice:
        return []
    thrown = [Throw(s.thrower, s.dice % COLOURED, FACES[s.dice // COLOURED])]
    if s.second_dice:
        thrown.append(Throw(s.second_thrower, s.second_dice % COLOURED, FACES[s.second_dice // COLOURED]))
    return thrown


def _struck(s: Position) -> Struck | None:
    if not s.card:
        return None
    entry = c.entry(s.card, s.person[s.card_seat])
    return Struck(s.card, s.card_seat, entry.op, entry.n)


def choice(v: GoldSeekersView, action: int) -> Choice:
    """An answer with what a player wants to know about it."""
    kind = SPACE.kind_of(action).name
    question = v.head.question
    facts: dict[str, Value] = {}
    parts: list[str] = []
    if question is not None:
        facts, parts = _about(v, kind, question.facts, action)
    mover = f"figure-{v.head.to_act}" if kind in ("straight", "loop", "wait", "detour", "direct") else ""
    return Choice(action, SPACE.format(action), kind, question.clause if question else "", facts, parts, mover=mover)


def _about(v: GoldSeekersView, kind: str, asked: dict[str, Value], action: int) -> tuple[dict[str, Value], list[str]]:
    me = v.players[v.head.to_act]
    if kind in ("straight", "loop"):
        return _leads_to(v, str(asked[kind]))
    if kind == "wait":
        field = str(asked["journalist"])
        facts: dict[str, Value] = {"touches": asked["touches"], "field": field, "pay": asked["pay"], "horse": me.horse}
        return facts, [f"field-{field}"]
    if kind in ("detour", "direct"):
        return _crossing(v, kind, str(asked["section"]))
    if kind == "buy":
        return {"price": c.BOX.money.horse_price, "money": me.money}, ["struck"]
    if kind == "ask":
        other = int(SPACE.arguments(action)["seat"]) - 1
        if other >= len(v.players):  # nobody sits there
            return {"seat": other}, []
        them = v.players[other]
        return {"seat": other, "field": them.field, "rest": them.rest}, [f"figure-{other}"]
    if kind == "accept":
        other = int(asked["other_seat"])
        return {"other_seat": other, "field": asked["field"]}, [f"figure-{other}"]
    if kind == "throw":
        return {}, ["dice"]
    return {}, []


def _crossing(v: GoldSeekersView, way: str, name: str) -> tuple[dict[str, Value], list[str]]:
    """Detour or direct: how many fields it is, and what can happen."""
    section = c.BOX.sections[name]
    lane = leader(v, v.head.to_act).lane
    if way == "detour":
        first = next(f.detour for f in c.FIELDS if f.lane == lane and f.step == section.branch_step)
        return {"section": name, "fields": section.detour_fields}, [f"field-{first}"]
    fields = section.rejoin_step - section.branch_step - 1
    facts: dict[str, Value] = {"section": name, "fields": fields, "river": name == "river"}
    facts["back"], facts["turns"] = c.BOX.rules.adrift_back, c.BOX.rules.canyon_skip
    first = next(f.id for f in c.FIELDS if f.lane == lane and f.step == section.hazard_steps[0])
    return facts, [f"field-{first}"]


def leader(v: GoldSeekersView, seat: int) -> Player:
    """The player who holds what belongs to the party of a seat."""
    player = v.players[seat]
    return player if player.partner < 0 or player.leads else v.players[player.partner]


def _leads_to(v: GoldSeekersView, field: str) -> tuple[dict[str, Value], list[str]]:
    """Where a way from the mountain ends, and who would be captured there; nowhere if the throw cannot be used."""
    if not field:
        return {"usable": False}, []
    met = [i for i, p in enumerate(v.players) if p.field == field]
    facts: dict[str, Value] = {"usable": True, "field": field, "kind": f"kind-{kind_of(field)}"}
    facts["captures"] = bool(met) and kind_of(field) != "claim"
    facts["other_seat"] = met[0] if met else v.head.to_act
    return facts, [f"field-{field}"]


def kind_of(field: str) -> str:
    """The kind of a field."""
    return c.FIELDS[c.NUMBER[field]].kind
