"""The decisions that a field or a card brings: the newspaper job, river and canyon, a horse, a coalition."""

from __future__ import annotations

from westward.core.errors import Refusal, Value
from westward.core.journal import Journal
from westward.core.state import Step
from westward.games.gold_seekers import components as c
from westward.games.gold_seekers import events
from westward.games.gold_seekers.agenda import ANSWER
from westward.games.gold_seekers.coalition import eligible, join
from westward.games.gold_seekers.components_box import SECTIONS
from westward.games.gold_seekers.movement import lose_horse, release
from westward.games.gold_seekers.moves import (
    ACCEPT,
    ASK,
    BUY,
    DECLINE,
    GO_DETOUR,
    GO_DIRECT,
    NOBODY,
    REFUSE,
    SPACE,
    WAIT,
    WALK,
)
from westward.games.gold_seekers.state import Position


class Job(Step[Position]):
    """KL-7.1: wait as an observer for the newspaper, or go on."""

    name = "job"
    clause = "KL-7.1"
    kinds = "wait decline"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return [WAIT, DECLINE]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        if action == WAIT:
            s.waiting[seat] = c.OBSERVER_TOUCHES
            lose_horse(s, seat, journal)  # KL-7.6
            if journal is not None:
                journal.append(events.JobTaken(seat))
        elif journal is not None:
            journal.append(events.JobDeclined(seat))

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        field = c.IDS[c.FIELD[c.JOURNALISTS[s.spot[seat]]]]
        return {"touches": c.OBSERVER_TOUCHES, "journalist": field, "pay": s.newspaper_pay}


class Crossing(Step[Position]):
    """KL-8.1: the detour, or straight through river or canyon. `arg` is the section."""

    name = "crossing"
    clause = "KL-8.1"
    kinds = "detour direct"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return [GO_DETOUR, GO_DIRECT]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        s.decision[s.party[seat]] = 2 * arg - 1 if action == GO_DETOUR else 2 * arg
        if journal is not None:
            journal.append(events.Crossing(seat, SECTIONS[arg], "detour" if action == GO_DETOUR else "direct"))

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"section": SECTIONS[arg]}


class HorseOffer(Step[Position]):
    """KL-10.1: buy a horse or go on foot."""

    name = "horse"
    clause = "KL-10.1"
    kinds = "buy walk"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return [BUY, WALK]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        if action == WALK:
            return
        s.money[seat] -= c.HORSE_PRICE
        s.pot += c.HORSE_PRICE
        s.horse[seat] = 1
        s.jumped[seat] = 0
        if journal is not None:
            journal.append(events.HorseBought(seat, c.HORSE_PRICE))
        release(s, seat, journal)  # KL-10.2

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"price": c.HORSE_PRICE, "money": s.money[seat]}


class Offer(Step[Position]):
    """KL-9.2: whom to offer a coalition, or nobody."""

    name = "offer"
    clause = "KL-9.2"
    kinds = "ask nobody"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return [ASK + other for other in eligible(s, seat)] + [NOBODY]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        if action == NOBODY:
            return
        other = SPACE.index(action)
        if journal is not None:
            journal.append(events.Offered(seat, other))
        s.push(ANSWER, other, seat)

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        other = SPACE.index(action)
        facts: dict[str, Value] = {"seat": other}
        if other >= s.players:
            return Refusal("no-such-player", "KL-9.3", facts)
        if other == seat:
            return Refusal("ask-yourself", "KL-9.2", facts)
        if s.place[other]:
            return Refusal("ask-arrived", "KL-9.3", facts)
        if s.partner[other] >= 0:
            return Refusal("ask-partner", "KL-9.3", facts)
        return Refusal("ask-observer", "KL-9.3", facts)


class Answer(Step[Position]):
    """KL-9.2: the asked player accepts or refuses. `arg` is the player who asks."""

    name = "answer"
    clause = "KL-9.2"
    kinds = "accept refuse"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return [ACCEPT, REFUSE]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        if action == ACCEPT:
            join(s, arg, seat, journal)
        elif journal is not None:
            journal.append(events.Refused(seat, arg))

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        nearer = arg if s.rest(arg) <= s.rest(seat) else seat
        return {"other_seat": arg, "field": c.IDS[c.FIELD[s.spot[nearer]]]}
