"""Builds a position from named facts, for tests, puzzles and teaching.

>>> s = arrange(at("a1-51"), at("a2-00"))
>>> s.play(s.space.parse("die 5"))
>>> figure(s, 0)
'b-02'
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from westward.core.errors import SettingsError, Value
from westward.core.journal import Journal
from westward.games.gold_seekers import components as c
from westward.games.gold_seekers.invariants import broken
from westward.games.gold_seekers.rules import STEPS, next_turn
from westward.games.gold_seekers.state import Position
from westward.games.gold_seekers.view import DECISIONS

DEFAULTS: dict[str, Value] = {
    "ranking": "money",
    "coalition_two_players": False,
    "accel_optional": True,
    "stake": c.BOX.money.stake,
    "newspaper": c.BOX.money.newspaper_pay,
}


@dataclass(frozen=True)
class At:
    """A player of an arranged position; 0 stands for what is usual at this seat."""

    field: str
    person: int = 0
    lane: int = 0
    #: On a mountain field: whether it was touched after going round.
    round_again: bool = False
    #: `river-detour`, `river-direct`, `canyon-detour` or `canyon-direct`.
    decision: str = ""
    colour_die: bool = False
    horse: bool = False
    jumped: int = 0
    shields: int = 0
    misses: int = 0
    waiting: int = 0
    money: int = c.BOX.money.purse - c.BOX.money.stake
    place: int = 0
    #: The seat of the leader whose coalition this player belongs to.
    joins: int = -1
    #: For a leader: comparisons won in a row; below 0 those of the partner.
    streak: int = 0


#: Shorter to read in an arrangement: `at("a1-20", horse=True)`.
at = At


def arrange(
    *players: At,
    turn: int = 0,
    order: Sequence[int] = (),
    deck: Sequence[int] = (),
    round: int = 1,
    journal: Journal | None = None,
    **options: Value,
) -> Position:
    """A position in which the seat `turn` is called up; a SettingsError says what cannot be."""
    s = Position(len(players), DEFAULTS | options, STEPS)
    s.set_up()
    s.order = list(order) or list(range(len(players)))
    s.round = round
    if deck:
        s.deck = sorted(deck)
    for seat, player in enumerate(players):
        _seat(s, seat, player)
    s.pot = c.BOX.money.purse * s.players - sum(s.money)
    problems = broken(s)
    if problems:
        raise SettingsError("This position cannot be: " + " ".join(problems))
    s.turn = s.order.index(turn) - 1
    next_turn(s, journal)
    s.settle(journal)
    return s


def _seat(s: Position, seat: int, player: At) -> None:
    s.person[seat] = player.person or seat + 1
    s.money[seat] = player.money
    s.place[seat] = player.place
    s.colour[seat] = int(player.colour_die)
    if player.joins >= 0:
        s.party[seat] = player.joins
        s.partner[seat], s.partner[player.joins] = player.joins, seat
        return
    f = c.FIELDS[c.NUMBER[player.field]]
    s.spot[seat] = c.SPOT[player.field, f.lane or player.lane or s.person[seat], player.round_again]
    s.decision[seat] = DECISIONS.index(player.decision)
    s.horse[seat] = int(player.horse)
    s.jumped[seat] = player.jumped
    s.shields[seat] = player.shields
    s.misses[seat] = player.misses
    s.waiting[seat] = player.waiting
    s.streak[seat] = player.streak


def figure(s: Position, seat: int) -> str:
    """The field on which the figure of a player's party stands."""
    return c.IDS[c.FIELD[s.spot[s.party[seat]]]]
