"""Cards: the questions of discarding, drawing, removing and taking them (sections 3, 8 and 9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from westward.core.errors import Refusal, Value
from westward.core.journal import Journal
from westward.core.state import CHANCE
from westward.games.great_western_trail import agenda as step
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail import events
from westward.games.great_western_trail import moves as m
from westward.games.great_western_trail.acts import after, amount, breed_count, carry_on
from westward.games.great_western_trail.asking import PART_MASK, Ask, AskOrForgo
from westward.games.great_western_trail.effects import (
    acquire,
    discard_card,
    draw_cards,
    leave_hand,
)
from westward.games.great_western_trail.state import Position

#: The argument of TRASH: the part, and above it how many cards have gone already.
TRASHED: Final = 9


class Discard(AskOrForgo):
    """GWT-3.2, D6: which card is discarded as a requirement."""

    name = "discard"
    clause = "GWT-3.2"
    kinds = "discard forgo"
    due = "GWT-3.4"

    def answers(self, s: Position, seat: int, arg: int) -> list[int]:
        return fitting(s, seat, c.PART_A[arg & PART_MASK])

    def do(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        card = m.SPACE.index(action)
        part = arg & PART_MASK
        discard_card(s, seat, card, journal)
        if c.PART_A[part] == c.ANY_PAIR:
            after(s, arg)
            s.push(step.SECOND_CARD, seat, c.CARD_BREED[card])
        else:
            carry_on(s, seat, c.PART_NEXT[part], False, journal)

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"what": c.ASKS[c.PART_A[arg & PART_MASK]]}

    def refuse(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        what = c.PART_A[arg & PART_MASK]
        card = m.SPACE.index(action)
        facts: dict[str, Value] = {"card": c.CARDS[card], "what": c.ASKS[what]}
        if not s.hand[seat * c.HERD + card]:
            return Refusal("not-in-hand", "GWT-3.2", facts)
        if what == c.ANY_PAIR and card < c.CATTLE:
            return Refusal("no-pair", "GWT-3.11", facts)
        return Refusal("wrong-card", "GWT-3.12", facts)


def fitting(s: Position, seat: int, what: int) -> list[int]:
    """The discards of one card that a requirement allows."""
    base = seat * c.HERD
    found: list[int] = []
    low, high = (c.CATTLE, c.HERD) if what == c.ANY_OBJECTIVE else (0, c.CATTLE)
    for card in range(low, high):
        if not s.hand[base + card]:
            continue
        if (
            what in (c.ANY_CATTLE, c.ANY_OBJECTIVE)
            or (what == c.ANY_PAIR and breed_count(s, seat, c.CARD_BREED[card]) > 1)
            or (what < c.ANY_CATTLE and c.CARD_BREED[card] == what)
        ):
            found.append(m.DISCARD + card)
    return found


class SecondCard(Ask):
    """GWT-3.11: the second card of a pair. `arg` is the breed."""

    name = "second-card"
    clause = "GWT-3.11"
    kinds = "discard"

    def options(self, s: Position, seat: int, arg: int) -> list[int]:
        return fitting(s, seat, arg)

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        discard_card(s, seat, m.SPACE.index(action), journal)

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"breed": c.BREEDS[arg]}

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        facts: dict[str, Value] = {"card": c.CARDS[m.SPACE.index(action)], "what": c.BREEDS[arg]}
        if not s.hand[seat * c.HERD + m.SPACE.index(action)]:
            return Refusal("not-in-hand", "GWT-3.2", facts)
        return Refusal("wrong-card", "GWT-3.11", facts)


class Cycle(AskOrForgo):
    """GWT-8.46, 8.62: how many cards to draw before as many are discarded."""

    name = "cycle"
    clause = "GWT-8.62"
    kinds = "draw forgo"
    due = "GWT-3.4"

    def answers(self, s: Position, seat: int, arg: int) -> list[int]:
        part = arg & PART_MASK
        most = amount(s, seat, c.PART_A[part])
        there = s.draw_size[seat] + s.discard_size[seat]
        if most > there:
            most = there
        if most <= 0:
            return []
        low = most if c.PART_B[part] == c.EXACTLY else 1
        return [m.DRAW + n - 1 for n in range(low, most + 1)]

    def do(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        count = m.SPACE.index(action) + 1
        after(s, arg)
        s.push(step.DROP, seat, count)
        if journal is not None:
            journal.append(events.Drew(seat, count))
        draw_cards(s, seat, count, journal)

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"most": amount(s, seat, c.PART_A[arg & PART_MASK])}

    def refuse(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        return Refusal("too-many-cards", "GWT-8.62", self.facts(s, seat, arg))


def cards_in_hand(s: Position, seat: int, base: i64) -> list[int]:
    """The kinds of card in hand, as actions from a base on."""
    found: list[int] = []
    hand = s.hand
    first: i64 = seat * c.HERD
    end: i64 = first + c.HERD
    i: i64 = first
    while i < end:
        if hand[i] != 0:
            found.append(base + i - first)
        i += 1
    return found


class Drop(Ask):
    """GWT-8.62: discard as many cards as were drawn. `arg` is how many are left to discard."""

    name = "drop"
    clause = "GWT-8.62"
    kinds = "discard"

    def options(self, s: Position, seat: int, arg: int) -> list[int]:
        return cards_in_hand(s, seat, m.DISCARD)

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        discard_card(s, seat, m.SPACE.index(action), journal)
        if arg > 1:
            s.push(step.DROP, seat, arg - 1)

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"count": arg}

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        return Refusal("not-in-hand", "GWT-3.2", {"card": c.CARDS[m.SPACE.index(action)]})


class Trash(AskOrForgo):
    """GWT-8.49: remove hand cards from the game, or stop."""

    name = "trash"
    clause = "GWT-8.49"
    kinds = "trash forgo"
    due = "GWT-8.49"

    def answers(self, s: Position, seat: int, arg: int) -> list[int]:
        return cards_in_hand(s, seat, m.TRASH)

    def do(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        card = m.SPACE.index(action)
        leave_hand(s, seat, card)
        s.removed[card] += 1
        if journal is not None:
            journal.append(events.Removed(seat, c.CARDS[card]))
        if (arg >> TRASHED) + 1 < c.PART_A[arg & PART_MASK]:
            s.push(step.TRASH, seat, arg + (1 << TRASHED))

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"most": c.PART_A[arg & PART_MASK] - (arg >> TRASHED)}

    def refuse(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        return Refusal("not-in-hand", "GWT-3.2", {"card": c.CARDS[m.SPACE.index(action)]})


class TakeObjective(AskOrForgo):
    """GWT-8.20, 9.15: an objective card from the display or the stack, to the discard pile or the hand."""

    name = "take"
    clause = "GWT-8.20"
    kinds = "take forgo"
    due = "GWT-6.21"

    def answers(self, s: Position, seat: int, arg: int) -> list[int]:
        found: list[int] = []
        if max(s.objective_stack) > 0:
            found.append(m.TAKE)
        for kind in range(c.OBJECTIVE_KINDS):
            if kind in s.display:
                found.append(m.TAKE + 1 + kind)
        return found

    def do(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        to_hand = c.PART_A[arg & PART_MASK]
        after(s, arg)
        if action == m.TAKE:
            s.push(step.DRAW_OBJECTIVE, CHANCE, to_hand)
            return
        kind = m.SPACE.index(action) - 1
        slot = s.display.index(kind)
        s.display[slot] = -1
        card = c.CATTLE + kind
        if to_hand == c.TO_HAND:
            s.hand[seat * c.HERD + card] += 1
            s.hand_size[seat] += 1
            s.known[seat * c.HERD + card] += 1  # GWT-14.5
        else:
            acquire(s, seat, card)
        if journal is not None:
            journal.append(events.Took(seat, c.CARDS[card], "hand" if to_hand else "discard-pile"))
        if max(s.objective_stack) > 0:  # GWT-8.21
            s.push(step.DRAW_DISPLAY, CHANCE, slot)

    def refuse(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        if action == m.TAKE:
            return Refusal("stack-empty", "GWT-8.21")
        return Refusal("not-on-display", "GWT-8.20", {"card": c.CARDS[c.CATTLE + m.SPACE.index(action) - 1]})
