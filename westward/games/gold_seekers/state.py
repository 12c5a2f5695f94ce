"""The position of Gold Seekers: parties and their figures, money, cards, and the throw being carried out."""

from __future__ import annotations

from typing import ClassVar, Final, final

from westward.core.errors import Value
from westward.core.rng import Rng
from westward.core.state import OVER, Numbers, State, Step
from westward.games.gold_seekers import components as c
from westward.games.gold_seekers.moves import SPACE

#: Decisions on how to cross a section: 0 is none, then river detour, river direct, canyon detour, canyon direct (KL-8.1).
RIVER_DETOUR: Final = 1
RIVER_DIRECT: Final = 2
CANYON_DETOUR: Final = 3
CANYON_DIRECT: Final = 4

#: Extra throws (KL-3.6): one that may be made, and one that must.
MAY_THROW: Final = 1
MUST_THROW: Final = 2

#: A throw in one integer: the number, plus this times 1 for green, 2 for yellow and 3 for red.
COLOURED: Final = 8
YELLOW_FACE: Final = 2
RED: Final = 3


@final
class Position(State):
    """Where everything is.

    What belongs to a party (KL-1.1) stands at the seat of the player or, for a coalition, of its leader; the colour die,
    the money and the arrival belong to each player.
    """

    derived: ClassVar[str] = "accel_grant two_may_join arrival_first stake newspaper_pay"

    #: The person card of each seat, from 1; 0 before it is drawn.
    person: list[int]
    order: list[int]
    #: Whose turn it is, as a place in the order, and the round.
    turn: int
    round: int
    spot: list[int]
    decision: list[int]
    horse: list[int]
    #: Release fields jumped over since the horse was bought (KL-10.8).
    jumped: list[int]
    shields: list[int]
    misses: list[int]
    #: Touches of event fields an observer still waits for; 0 when not waiting.
    waiting: list[int]
    #: The seat of the party a player belongs to, and the other member of a coalition, -1 for a single player.
    party: list[int]
    partner: list[int]
    #: Comparisons in a row won by the leader (above 0) or by the other (below 0).
    streak: list[int]
    colour: list[int]
    money: list[int]
    #: 1 for the first arrival, 2 for the second, 0 for none.
    place: list[int]
    #: 1 for the partner who gets the odd unit of a coalition's share (KL-13.3).
    odd: list[int]
    pot: int
    #: What the newspaper has paid to all observers together (KL-7.4).
    wages: int
    #: What was paid out of the pot at the end.
    share: list[int]
    finished: bool
    #: The event cards left in the deck, ascending.
    deck: list[int]

    # The throw being carried out
    #: Event and exhaustion fields that took effect in this throw (KL-4.12); only they can lead on.
    acted: list[int]
    decider: int
    extra: int
    #: The partner whose streak dissolves the coalition after this throw, -1 if none.
    breaking: int

    # What lies on the table for all to see
    #: The latest throw and who made it, and those of the other partner in a joint turn; 0 before it is made.
    dice: int
    thrower: int
    second_dice: int
    second_thrower: int
    #: The latest event card and the seat whose person card was followed; 0 and -1 before the first.
    card: int
    card_seat: int
    #: The latest figure that moved by dice, and from where.
    mover: int
    moved_from: int

    # The options of the table as numbers
    accel_grant: int
    two_may_join: bool
    arrival_first: bool
    stake: int
    newspaper_pay: int

    def __init__(self, players: int, settings: dict[str, Value], steps: list[Step[State]]) -> None:
        super().__init__("gold-seekers", players, settings, SPACE, steps)

    def set_up(self) -> None:
        """Section 2."""
        n = self.players
        self.person = [0] * n
        self.order = []
        self.turn = -1
        self.round = 1
        self.spot = [-1] * n
        self.decision = [0] * n
        self.horse = [0] * n
        self.jumped = [0] * n
        self.shields = [0] * n
        self.misses = [0] * n
        self.waiting = [0] * n
        self.party = list(range(n))
        self.partner = [-1] * n
        self.streak = [0] * n
        self.colour = [0] * n
        self.read_options()
        self.money = [c.PURSE - self.stake] * n  # KL-2.4
        self.place = [0] * n
        self.odd = [0] * n
        self.pot = self.stake * n
        self.wages = 0
        self.share = [0] * n
        self.finished = False
        self.deck = list(range(1, c.CARDS + 1))
        self.acted = []
        self.decider = 0
        self.extra = 0
        self.breaking = -1
        self.dice = 0
        self.thrower = -1
        self.second_dice = 0
        self.second_thrower = -1
        self.card = 0
        self.card_seat = -1
        self.mover = -1
        self.moved_from = -1

    def read_options(self) -> None:
        """The settings as numbers, so that no decision looks them up by name."""
        self.accel_grant = MAY_THROW if self.settings["accel_optional"] else MUST_THROW
        self.two_may_join = self.players == 2 and self.settings["coalition_two_players"] is True
        self.arrival_first = self.settings["ranking"] == "arrival"
        self.stake = int(self.settings["stake"])
        self.newspaper_pay = int(self.settings["newspaper"])

    def copy(self) -> Position:
        p = Position(self.players, self.settings, self.steps)
        p.copy_agenda(self)
        p.person = self.person.copy()
        p.order = self.order.copy()
        p.turn = self.turn
        p.round = self.round
        p.spot = self.spot.copy()
        p.decision = self.decision.copy()
        p.horse = self.horse.copy()
        p.jumped = self.jumped.copy()
        p.shields = self.shields.copy()
        p.misses = self.misses.copy()
        p.waiting = self.waiting.copy()
        p.party = self.party.copy()
        p.partner = self.partner.copy()
        p.streak = self.streak.copy()
        p.colour = self.colour.copy()
        p.money = self.money.copy()
        p.place = self.place.copy()
        p.odd = self.odd.copy()
        p.pot = self.pot
        p.wages = self.wages
        p.share = self.share.copy()
        p.finished = self.finished
        p.deck = self.deck.copy()
        p.acted = self.acted.copy()
        p.decider = self.decider
        p.extra = self.extra
        p.breaking = self.breaking
        p.dice = self.dice
        p.thrower = self.thrower
        p.second_dice = self.second_dice
        p.second_thrower = self.second_thrower
        p.card = self.card
        p.card_seat = self.card_seat
        p.mover = self.mover
        p.moved_from = self.moved_from
        p.accel_grant = self.accel_grant
        p.two_may_join = self.two_may_join
        p.arrival_first = self.arrival_first
        p.stake = self.stake
        p.newspaper_pay = self.newspaper_pay
        return p

    def fields(self, numbers: Numbers) -> None:
        self.turn = numbers.one(self.turn)
        self.round = numbers.one(self.round)
        self.pot = numbers.one(self.pot)
        self.wages = numbers.one(self.wages)
        self.finished = numbers.flag(self.finished)
        self.decider = numbers.one(self.decider)
        self.extra = numbers.one(self.extra)
        self.breaking = numbers.one(self.breaking)
        self.dice = numbers.one(self.dice)
        self.thrower = numbers.one(self.thrower)
        self.second_dice = numbers.one(self.second_dice)
        self.second_thrower = numbers.one(self.second_thrower)
        self.card = numbers.one(self.card)
        self.card_seat = numbers.one(self.card_seat)
        self.mover = numbers.one(self.mover)
        self.moved_from = numbers.one(self.moved_from)
        self.person = numbers.row(self.person)
        self.spot = numbers.row(self.spot)
        self.decision = numbers.row(self.decision)
        self.horse = numbers.row(self.horse)
        self.jumped = numbers.row(self.jumped)
        self.shields = numbers.row(self.shields)
        self.misses = numbers.row(self.misses)
        self.waiting = numbers.row(self.waiting)
        self.party = numbers.row(self.party)
        self.partner = numbers.row(self.partner)
        self.streak = numbers.row(self.streak)
        self.colour = numbers.row(self.colour)
        self.money = numbers.row(self.money)
        self.place = numbers.row(self.place)
        self.odd = numbers.row(self.odd)
        self.share = numbers.row(self.share)
        self.order = numbers.some(self.order)
        self.deck = numbers.some(self.deck)
        self.acted = numbers.some(self.acted)

    def redeal(self, seat: int, rng: Rng) -> Position:
        """Nothing is hidden but the order of the deck, and that is drawn when somebody draws (KL-15)."""
        self.check_seat(seat)
        return self.copy()

    def scores(self) -> list[int]:
        return [self.money[seat] + self.share[seat] for seat in range(self.players)]

    def winners(self) -> list[int]:
        best = min([self.standing(seat) for seat in range(self.players)])
        return [seat for seat in range(self.players) if self.standing(seat) == best]

    def standing(self, seat: int) -> tuple[int, int, int]:
        """KL-13.5: what players are ranked by, smaller is better; before the end, who is ahead on the way."""
        place = self.place[seat] if self.place[seat] else 99
        rest = self.rest(seat)
        if self.to_act != OVER:
            return place, rest, 0
        money = -self.money[seat] - self.share[seat]
        return (place, money, rest) if self.arrival_first else (money, place, rest)

    def end_clause(self) -> str:
        return "KL-13.4"

    def rest(self, seat: int) -> int:
        """KL-1.5: the distance to go of a player's party; before persons are drawn, more than any."""
        spot = self.spot[self.party[seat]]
        return c.REST[spot] if spot >= 0 else 999

    def racing(self, seat: int) -> bool:
        """Whether a seat stands for a party that has not arrived."""
        return self.party[seat] == seat and self.place[seat] == 0
