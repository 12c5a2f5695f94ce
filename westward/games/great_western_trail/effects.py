"""What happens to money, certificates, herds and supply tiles, whoever causes it."""

from __future__ import annotations

from mypy_extensions import i64

from westward.core.journal import Journal
from westward.core.state import CHANCE
from westward.games.great_western_trail import agenda as step
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail import events
from westward.games.great_western_trail.state import Position


def gain(s: Position, seat: int, amount: int, reason: str, journal: Journal | None) -> None:
    """GWT-3.3: take money from the bank."""
    s.money[seat] += amount
    if journal is not None and amount:
        journal.append(events.Gained(seat, amount, f"for-{reason}"))


def pay(s: Position, seat: int, amount: int, reason: str, journal: Journal | None) -> None:
    """GWT-3.3: pay into the bank."""
    s.money[seat] -= amount
    if journal is not None and amount:
        journal.append(events.Paid(seat, amount, f"for-{reason}"))


def certify(s: Position, seat: int, spaces: int, journal: Journal | None) -> None:
    """GWT-8.63: the marker moves on as far as it may; taking fewer is never better (ruling 15)."""
    limit = s.marker_limit(seat)
    place = s.marker[seat] + spaces
    if place > limit:
        place = limit
    if place > s.marker[seat]:
        s.marker[seat] = place
        if journal is not None:
            journal.append(events.Certified(seat, c.CERT_TRACK[place]))


# Herds -------------------------------------------------------------------------------------------------------------------


def draw_cards(s: Position, seat: int, count: int, journal: Journal | None) -> None:
    """GWT-3.8: draw cards one by one; the discard pile is shuffled when a card is needed and not earlier."""
    if count <= 0:
        return
    if s.draw_size[seat] == 0:
        if s.discard_size[seat] == 0:
            return
        shuffle(s, seat, journal)
    s.push(step.DRAW_CARD, CHANCE, seat | count << 2)


def shuffle(s: Position, seat: int, journal: Journal | None) -> None:
    """The discard pile becomes the draw stack. With an empty stack everybody can tell what is in the hand."""
    draw_stack, discard, known, hand = s.draw_stack, s.discard, s.known, s.hand
    base = seat * c.HERD
    i: i64 = base
    end: i64 = i + c.HERD
    while i < end:
        draw_stack[i] = discard[i]
        discard[i] = 0
        known[i] = hand[i]
        i += 1
    for kind in range(c.OBJECTIVE_KINDS):
        s.known[base + c.CATTLE + kind] -= s.blind[seat * c.OBJECTIVE_KINDS + kind]
    s.draw_size[seat] = s.discard_size[seat]
    s.discard_size[seat] = 0
    if journal is not None:
        journal.append(events.Shuffled(seat, s.draw_size[seat]))


def leave_hand(s: Position, seat: int, card: int) -> None:
    """A card leaves the hand face up: whoever watches knows one card less to be there."""
    i = seat * c.HERD + card
    s.hand[i] -= 1
    s.hand_size[seat] -= 1
    if card >= c.CATTLE:
        # A card taken blindly goes last of its kind, and then everybody sees that it was the one.
        b = seat * c.OBJECTIVE_KINDS + card - c.CATTLE
        if s.blind[b] > s.hand[i]:
            s.blind[b] -= 1
            return
    if s.known[i]:
        s.known[i] -= 1


def discard_card(s: Position, seat: int, card: int, journal: Journal | None) -> None:
    """GWT-3.2: from hand, face up, onto the own discard pile."""
    leave_hand(s, seat, card)
    s.discard[seat * c.HERD + card] += 1
    s.discard_size[seat] += 1
    if journal is not None:
        journal.append(events.Discarded(seat, c.CARDS[card]))


def acquire(s: Position, seat: int, card: int) -> None:
    """A new card goes face up to the own discard pile."""
    s.discard[seat * c.HERD + card] += 1
    s.discard_size[seat] += 1


# Supply tiles ---------------------------------------------------------------------------------------------------------------


def free_spot(s: Position, kind: int) -> int:
    """GWT-6.5, 6.6: where a teepee or a hazard goes; -1 if there is no room."""
    for spot in c.VILLAGE if kind < c.HAZARD else c.HAZARD_SPOTS[c.HAZARD_ZONE[kind - c.HAZARD]]:
        if s.tile[spot] == 0:
            return spot
    return -1


def settle_tile(s: Position, kind: int, journal: Journal | None) -> bool:
    """Put a teepee or a hazard on the trail, or out of the game; whether it found a spot."""
    spot = free_spot(s, kind)
    if spot < 0:
        s.gone[kind] += 1
        if journal is not None:
            journal.append(events.Vanished(c.SUPPLY[kind]))
        return False
    s.tile[spot] = c.TRAIL_TILE + kind
    if journal is not None:
        journal.append(events.Settled(c.SUPPLY[kind], c.SPOTS[spot]))
    return True


def offer_job(s: Position, worker: int, journal: Journal | None) -> None:
    """GWT-6.7 to 6.10: a worker comes to the row of the token, which moves on when the row is full."""
    row, columns = s.token, s.players
    column = 0
    while s.jobs[row * columns + column] >= 0:
        column += 1
    s.jobs[row * columns + column] = worker
    if journal is not None:
        journal.append(events.JobOffered(c.SUPPLY[worker], row + 1))
    if column < columns - 1:
        return
    s.token += 1
    if s.token == c.ROWS:  # GWT-12.1
        s.holder = s.turn
        if journal is not None:
            journal.append(events.EndTriggered(s.turn))
        return
    if journal is not None:
        journal.append(events.TokenMoved(s.token + 1))
    if c.YELLOW[row]:
        turn_up(s, c.MARKET_SIZE[s.players] - sum(s.market))  # GWT-6.9


def turn_up(s: Position, count: int) -> None:
    """Turn up cards of the market stack, as far as it reaches."""
    left = sum(s.market_stack)
    if count > left:
        count = left
    if count > 0:
        s.push(step.DRAW_MARKET, CHANCE, count)
