"""Section 6: Kansas City, with foresight, income, delivery and the way back to Texas."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from westward.core.errors import Refusal, Value
from westward.core.journal import Journal
from westward.core.state import AUTO, CHANCE, Step
from westward.games.great_western_trail import agenda as step
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail import events
from westward.games.great_western_trail import moves as m
from westward.games.great_western_trail.asking import Ask
from westward.games.great_western_trail.cards import add_card_plays, play_card, why_no_card
from westward.games.great_western_trail.effects import gain, offer_job, pay, settle_tile
from westward.games.great_western_trail.railroad import usable_discs
from westward.games.great_western_trail.rules_railroad import EXTRA, take_disc, why_no_disc
from westward.games.great_western_trail.state import CITY_BITS, Position

COLUMNS: Final = "abc"
VALUE_MASK: Final = 255


def reach_city(s: Position, seat: int) -> None:
    """GWT-5.9: the five subphases, one after the other."""
    s.push(step.LEAVE_CITY, AUTO)
    s.push(step.INCOME, seat)
    for column in range(2, -1, -1):
        if s.cards_in_city:
            s.push(step.CITY_CARDS, seat)  # GWT-16.3
        s.push(step.FORESIGHT, seat, column)


class Foresight(Ask):
    """GWT-6.1 to 6.3: one tile of a foresight column. `arg` is the column."""

    name = "foresight"
    clause = "GWT-6.1"
    kinds = "foresight"

    def options(self, s: Position, seat: int, arg: int) -> list[int]:
        first, second = s.foresight[2 * arg], s.foresight[2 * arg + 1]
        options: list[int] = []
        if may_choose(s, first):
            options.append(m.FORESIGHT + 2 * arg)
        if second != first and may_choose(s, second):
            options.append(m.FORESIGHT + 2 * arg + 1)
        return options

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        place = m.SPACE.index(action)
        kind = s.foresight[place]
        s.foresight[place] = -1
        if kind < c.TEEPEE:
            offer_job(s, kind, journal)
        else:
            settle_tile(s, kind, journal)

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"column": arg + 1}

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        place = m.SPACE.index(action)
        if m.SPACE.pair(action)[0] != arg:
            return Refusal("other-column", "GWT-6.1", {"column": arg + 1})
        if s.foresight[place] < 0:
            return Refusal("foresight-empty", "GWT-6.2")
        if not may_choose(s, s.foresight[place]):
            return Refusal("no-more-workers", "GWT-12.3")
        return Refusal("same-tile", "GWT-6.1", {"tile": c.SUPPLY[s.foresight[place]]})


def may_choose(s: Position, kind: int) -> bool:
    """GWT-12.3: any tile, but no worker once the job market token is taken."""
    return kind >= (c.TEEPEE if s.holder >= 0 else 0)


class CityCards(Ask):
    """GWT-16.3: with the option, objective cards between the subphases."""

    name = "city-cards"
    clause = "GWT-16.3"
    kinds = "play end"

    def options(self, s: Position, seat: int, arg: int) -> list[int]:
        found = [m.END]
        add_card_plays(s, seat, found)
        return found

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        if action == m.END:
            return
        s.push(step.CITY_CARDS, seat)
        play_card(s, seat, action, journal)

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        return why_no_card(s, seat, action)


def hand_value(s: Position, seat: int) -> int:
    """GWT-6.13: every breed in hand counts once."""
    value = 0
    last = -1
    base = seat * c.HERD
    for card in range(c.CATTLE):
        if s.hand[base + card] and c.CARD_BREED[card] != last:
            last = c.CARD_BREED[card]
            value += c.BREED_VALUE[last]
    return value


class Income(Ask):
    """GWT-6.12 to 6.17: how many temporary certificates to spend; then money, and the hand is discarded."""

    name = "income"
    clause = "GWT-6.15"
    kinds = "spend"

    def options(self, s: Position, seat: int, arg: int) -> list[int]:
        have = c.CERT_TRACK[s.marker[seat]]
        return [m.SPEND + have - c.CERT_TRACK[place] for place in range(s.marker[seat], -1, -1)]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        spent = m.SPACE.index(action)
        value, permanent = hand_value(s, seat), s.permanent(seat)
        total = value + permanent + spent
        s.marker[seat] = c.CERT_TRACK.index(c.CERT_TRACK[s.marker[seat]] - spent)
        if journal is not None:
            cards = [c.CARDS[card] for card in range(c.HERD) for _ in range(s.hand[seat * c.HERD + card])]
            journal.append(events.Revealed(seat, cards, value))
            journal.append(events.Sold(seat, value, permanent, spent, total))
        gain(s, seat, total, "income", journal)
        drop_hand(s, seat)
        s.push(step.DELIVERY, seat, total)

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"have": c.CERT_TRACK[s.marker[seat]], "permanent": s.permanent(seat)}

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        have = c.CERT_TRACK[s.marker[seat]]
        facts: dict[str, Value] = {"spent": m.SPACE.index(action), "have": have}
        if m.SPACE.index(action) > have:
            return Refusal("certificates-missing", "GWT-6.15", facts)
        return Refusal("certificate-gap", "GWT-6.15", facts)


def drop_hand(s: Position, seat: int) -> None:
    """GWT-6.17, 14.4: the whole hand goes to the discard pile, and everybody has seen it."""
    hand, discard, known = s.hand, s.discard, s.known
    i: i64 = seat * c.HERD
    end: i64 = i + c.HERD
    while i < end:
        if hand[i] != 0:
            discard[i] += hand[i]
            hand[i] = 0
            known[i] = 0  # only what is in hand is known to be there
        i += 1
    for kind in range(seat * c.OBJECTIVE_KINDS, (seat + 1) * c.OBJECTIVE_KINDS):
        s.blind[kind] = 0
    s.discard_size[seat] += s.hand_size[seat]
    s.hand_size[seat] = 0


def transport(s: Position, seat: int, city: int, arg: int) -> int:
    """GWT-6.24, 9.11: what the transport to a city costs."""
    return 0 if arg & EXTRA else c.TRANSPORT[s.engine[seat]][city]


def city_options(s: Position, seat: int, city: int, arg: int) -> list[int]:
    """GWT-6.28: the discs with which a city can be delivered to and all be paid."""
    return usable_discs(
        s, seat, c.CITY_DARK[city], s.money[seat], c.CITY_MONEY[city], transport(s, seat, city, arg), -1
    )


class Delivery(Ask):
    """GWT-6.18, D26: which city. `arg` is the total breeding value, or the strength of an extraordinary delivery."""

    name = "delivery"
    clause = "GWT-6.18"
    kinds = "deliver"

    def options(self, s: Position, seat: int, arg: int) -> list[int]:
        options: list[int] = []
        for city in range(len(c.CITIES)):
            if c.CITY_VALUE[city] > arg & VALUE_MASK:
                break
            if (c.CITY_OFTEN[city] or not s.city_discs(seat, city)) and city_options(s, seat, city, arg):
                options.append(m.DELIVER + city)
        return options

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        s.push(step.CITY_DISC, seat, m.SPACE.index(action) | arg & EXTRA)

    def impossible(self, s: Position, seat: int, arg: int, journal: Journal | None) -> None:
        if journal is not None:  # GWT-10.8
            journal.append(events.NotDelivered(seat))

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"value": arg & VALUE_MASK, "extra": 1 if arg & EXTRA else 0}

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        city = m.SPACE.index(action)
        facts: dict[str, Value] = {
            "city": c.CITIES[city], "needed": c.CITY_VALUE[city], "value": arg & VALUE_MASK,
            "cost": transport(s, seat, city, arg), "money": s.money[seat],
        }  # fmt: skip
        if c.CITY_VALUE[city] > arg & VALUE_MASK:
            return Refusal("city-too-far", "GWT-6.18", facts)
        if not c.CITY_OFTEN[city] and s.city_discs(seat, city):
            return Refusal("city-served", "GWT-6.18", facts)
        return Refusal("delivery-unpaid", "GWT-6.28", facts)


class CityDisc(Ask):
    """GWT-6.19 to 6.27: which disc goes to the city, and what follows. `arg` is the city."""

    name = "city-disc"
    clause = "GWT-6.19"
    kinds = "disc"

    def options(self, s: Position, seat: int, arg: int) -> list[int]:
        return [m.DISC + disc for disc in city_options(s, seat, arg & VALUE_MASK, arg)]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        city = arg & VALUE_MASK
        take_disc(s, seat, m.SPACE.index(action), journal)
        s.cities[seat] += 1 << CITY_BITS * city
        if journal is not None:
            journal.append(events.Delivered(seat, c.CITIES[city]))
        if c.CITY_MONEY[city]:
            gain(s, seat, c.CITY_MONEY[city], "city", journal)  # GWT-6.20
        cost = transport(s, seat, city, arg)
        if cost:
            s.push(step.TRANSPORT, AUTO, cost)
        for arrow in range(len(c.ARROW_FROM)):  # GWT-6.21, 6.22
            if c.ARROW_CARD[arrow] and (c.ARROW_FROM[arrow] == city or c.ARROW_TO[arrow] == city):
                other = c.ARROW_FROM[arrow] + c.ARROW_TO[arrow] - city
                if s.city_discs(seat, other):
                    s.push(step.TAKE, seat, c.ARROW_PART)

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"city": c.CITIES[arg & VALUE_MASK]}

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        return why_no_disc(s, seat, m.SPACE.index(action), c.CITY_DARK[arg & VALUE_MASK], s.money[seat], -1)


class Transport(Step[Position]):
    """GWT-6.24: transport costs come last. `arg` is what they are."""

    name = "transport"
    clause = "GWT-6.24"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        pay(s, s.turn, arg, "transport", journal)


class LeaveCity(Step[Position]):
    """GWT-6.29, 6.30: back to Texas; the foresight spaces are refilled."""

    name = "leave-city"
    clause = "GWT-6.29"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        s.cattleman[s.turn] = c.START
        refill_foresight(s)


def refill_foresight(s: Position) -> None:
    """A tile of its pile for each empty foresight space, as far as there are any."""
    for column in range(2, -1, -1):
        left = sum(s.piles[column * c.SUPPLY_KINDS : (column + 1) * c.SUPPLY_KINDS])
        first, second = s.foresight[2 * column] < 0, s.foresight[2 * column + 1] < 0
        if second and left > (1 if first else 0):
            s.push(step.DRAW_SUPPLY, CHANCE, 2 * column + 1)
        if first and left:
            s.push(step.DRAW_SUPPLY, CHANCE, 2 * column)
