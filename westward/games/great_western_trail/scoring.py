"""Section 13: victory points in eleven categories, and the best use of objective cards."""

from __future__ import annotations

from typing import Final

from westward.core.journal import Item
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail.state import (
    AREA_KINDS,
    BUILDINGS,
    CATTLE,
    CERT_TRACK,
    HERD,
    KEPT_KINDS,
    OBJECTIVE_KINDS,
    PRIVATE_SPOTS,
    PRIVATE_TILE,
    STEP_VP,
    Position,
)

SPOTS: Final[list[str]] = c.SPOTS
CITIES: Final[list[str]] = c.CITIES
SIDE_VP: Final[list[int]] = c.SIDE_VP
HAZARD_VP: Final[list[int]] = c.HAZARD_VP
CARD_VP: Final[list[int]] = c.CARD_VP
CARD_TASK: Final[list[int]] = c.CARD_TASK
STATION_VP: Final[list[int]] = c.STATION_VP
STATIONS: Final[int] = c.STATIONS
CITY_VP: Final[list[int]] = c.CITY_VP
CITY_VP_EACH: Final[list[int]] = c.CITY_VP_EACH
SAN_FRANCISCO: Final[int] = c.SAN_FRANCISCO
ARROW_FROM: Final[list[int]] = c.ARROW_FROM
ARROW_TO: Final[list[int]] = c.ARROW_TO
ARROW_VP: Final[list[int]] = c.ARROW_VP
OBJECTIVE_VP: Final[list[int]] = c.OBJECTIVE_VP
OBJECTIVE_PENALTY: Final[list[int]] = c.OBJECTIVE_PENALTY
OBJECTIVE_TASKS: Final[list[list[int]]] = c.OBJECTIVE_TASKS
TASKS: Final[int] = len(c.TASKS)
TASK_BUILDING: Final[int] = c.TASKS.index("building")
TASK_GREEN: Final[int] = c.TASKS.index("green_teepee")
TASK_BLUE: Final[int] = c.TASKS.index("blue_teepee")
TASK_HAZARD: Final[int] = c.TASKS.index("hazard")
TASK_STATION: Final[int] = c.TASKS.index("station")
TASK_SAN_FRANCISCO: Final[int] = c.TASKS.index("san_francisco")
MASTERS: Final[list[str]] = c.MASTERS
MASTER_VP: Final[list[int]] = c.MASTER_VP
MASTER_PER: Final[list[int]] = c.MASTER_PER
MASTER_COUNTS: Final[list[int]] = c.MASTER_COUNTS
COUNT_WORKERS: Final[int] = c.COUNTS.index("workers_incl_printed")
COUNT_OBJECTIVES: Final[int] = c.COUNTS.index("objectives_in_area")
COUNT_HAZARDS: Final[int] = c.COUNTS.index("hazards")
COUNT_PAIRS: Final[int] = c.COUNTS.index("teepee_pairs")
COUNT_CERTIFICATES: Final[int] = c.COUNTS.index("certificates_temp_and_permanent")
WORKER_VP_FROM: Final[int] = min(c.BOX.player_board.worker_vp_spaces)
WORKER_VP: Final[int] = c.BOX.player_board.worker_vp
MONEY_PER_VP: Final[int] = c.BOX.scoring.money_per_vp
TOKEN_VP: Final[int] = c.BOX.job_market.token_vp
STEP_SPACE_VP: Final[int] = c.DISC_VP[c.DISC["step_vp"]]


class Objectives:
    """The search for the best use of objective cards (GWT-13.9, 13.11).

    Cards of the area must be scored; optional ones, still in the herd, are added if that helps. `bonus` and `per` are those of a
    station master that counts the cards of the area, 0 without it.
    """

    def __init__(self, supply: list[int], bonus: int, per: int) -> None:
        self.supply = supply
        self.bonus = bonus
        self.per = per
        #: Kinds of card (from CATTLE on) and whether each is optional.
        self.cards: list[int] = []
        self.optional: list[bool] = []
        self.chosen: list[int] = []
        self.best = -10_000
        self.points = 0
        self.area = 0
        #: What becomes of each card in the best way: 1 fulfilled, -1 not fulfilled, 0 removed.
        self.outcome: list[int] = []

    def add(self, kind: int, optional: bool) -> None:
        """A card to be scored."""
        self.cards.append(kind)
        self.optional.append(optional)
        self.chosen.append(0)

    def solve(self) -> None:
        """Find the best way."""
        self.branch(0, 0)

    def branch(self, i: int, points: int) -> None:
        """Decide on the cards from the i-th on."""
        if i == len(self.cards):
            self.leaf(points)
            return
        most = points
        for j in range(i, len(self.cards)):
            most += OBJECTIVE_VP[self.cards[j]]
        if most + (self.bonus * (len(self.cards) // self.per) if self.bonus else 0) <= self.best:
            return
        kind = self.cards[i]
        tasks = OBJECTIVE_TASKS[kind]
        fits = True
        for t in range(TASKS):
            if tasks[t] > self.supply[t]:
                fits = False
        if fits:  # GWT-13.8: each item serves one task
            for t in range(TASKS):
                self.supply[t] -= tasks[t]
            self.chosen[i] = 1
            self.branch(i + 1, points + OBJECTIVE_VP[kind])
            for t in range(TASKS):
                self.supply[t] += tasks[t]
        if self.optional[i]:
            self.chosen[i] = 0
            self.branch(i + 1, points)
        else:
            self.chosen[i] = -1
            self.branch(i + 1, points - OBJECTIVE_PENALTY[kind])

    def leaf(self, points: int) -> None:
        """All cards are decided; a station master may make it worthwhile to add unfulfilled ones."""
        count = 0
        left: list[int] = []
        for i in range(len(self.chosen)):
            if self.chosen[i]:
                count += 1
            else:
                left.append(OBJECTIVE_PENALTY[self.cards[i]] * 256 + i)
        self.compare(points, count, left, 0)
        if not self.bonus:
            return
        left.sort()
        for added in range(1, len(left) + 1):
            points -= left[added - 1] // 256
            self.compare(points, count + added, left, added)

    def compare(self, points: int, count: int, left: list[int], added: int) -> None:
        """Keep the better way."""
        total = points + (self.bonus * (count // self.per) if self.bonus else 0)
        if total <= self.best:
            return
        self.best, self.points, self.area = total, points, count
        self.outcome = self.chosen.copy()
        for i in range(added):
            self.outcome[left[i] % 256] = -1


def supply(s: Position, seat: int) -> list[int]:
    """GWT-13.8: what a player has for the tasks of objective cards."""
    have = [0] * TASKS
    have[TASK_BUILDING] = s.buildings(seat)
    have[TASK_GREEN] = s.kept[seat * KEPT_KINDS]
    have[TASK_BLUE] = s.kept[seat * KEPT_KINDS + 1]
    have[TASK_HAZARD] = s.hazards(seat)
    have[TASK_STATION] = station_count(s, seat)
    have[TASK_SAN_FRANCISCO] = s.city_discs(seat, SAN_FRANCISCO)
    for card in range(CATTLE):
        if CARD_TASK[card] >= 0:
            have[CARD_TASK[card]] += herd_count(s, seat, card)
    return have


def herd_count(s: Position, seat: int, card: int) -> int:
    """GWT-3.7: how many cards of a kind the herd deck holds."""
    i = seat * HERD + card
    return s.hand[i] + s.draw_stack[i] + s.discard[i]


def objectives(s: Position, seat: int, with_blind: bool) -> Objectives:
    """GWT-13.7: the best use of a seat's objective cards; cards taken blindly only if they may be known."""
    bonus, per = 0, 1
    for master in range(len(MASTERS)):
        if s.masters[seat] >> master & 1 and MASTER_COUNTS[master] == COUNT_OBJECTIVES:
            bonus, per = MASTER_VP[master], MASTER_PER[master]
    found = Objectives(supply(s, seat), bonus, per)
    for kind in range(AREA_KINDS):
        for _ in range(s.area[seat * AREA_KINDS + kind]):
            found.add(kind, False)
    for kind in range(OBJECTIVE_KINDS):
        count = herd_count(s, seat, CATTLE + kind)
        if not with_blind:
            count -= s.blind[seat * OBJECTIVE_KINDS + kind]
        for _ in range(count):
            found.add(kind, True)
    found.solve()
    return found


def station_count(s: Position, seat: int) -> int:
    """Stations with an own disc."""
    count = 0
    for station in range(STATIONS):
        count += s.stations[seat] >> station & 1
    return count


def counted(s: Position, seat: int, what: int, area: int) -> int:
    """GWT-13.10: what a station master counts."""
    if what == COUNT_WORKERS:
        return s.workers[3 * seat] + s.workers[3 * seat + 1] + s.workers[3 * seat + 2]
    if what == COUNT_OBJECTIVES:
        return area
    if what == COUNT_HAZARDS:
        return s.hazards(seat)
    if what == COUNT_PAIRS:
        return s.teepee_pairs(seat)
    if what == COUNT_CERTIFICATES:
        return CERT_TRACK[s.marker[seat]] + s.permanent(seat)
    raise ValueError("no station master counts this")


def items(s: Position, seat: int, with_blind: bool) -> list[Item]:
    """The score sheet of a seat, category by category."""
    lines: list[Item] = []
    lines.append(Item("money", s.money[seat] // MONEY_PER_VP, "GWT-13.1", s.money[seat]))
    low = PRIVATE_TILE + seat * BUILDINGS
    points = 0
    parts: list[str] = []
    for spot in PRIVATE_SPOTS:
        if low <= s.tile[spot] < low + BUILDINGS:
            points += SIDE_VP[s.side_of(s.tile[spot] - low)]
            parts.append(f"spot-{SPOTS[spot]}")
    lines.append(Item("buildings", points, "GWT-13.2", len(parts), parts))
    points, parts = 0, []
    for city in range(len(CITIES)):
        count = s.city_discs(seat, city)
        if count:
            points += CITY_VP[city] + CITY_VP_EACH[city] * count
            parts.append(f"city-{CITIES[city]}")
    for arrow in range(len(ARROW_FROM)):
        if s.city_discs(seat, ARROW_FROM[arrow]) and s.city_discs(seat, ARROW_TO[arrow]):
            points += ARROW_VP[arrow]
    lines.append(Item("cities", points, "GWT-13.3", len(parts), parts))
    points, parts = 0, []
    for station in range(STATIONS):
        if s.stations[seat] >> station & 1:
            points += STATION_VP[station]
            parts.append(f"station-{station + 1}")
    lines.append(Item("stations", points, "GWT-13.4", len(parts), parts))
    points = 0
    for kind in range(2, KEPT_KINDS):
        points += s.kept[seat * KEPT_KINDS + kind] * HAZARD_VP[kind - 2]
    lines.append(Item("hazards", points, "GWT-13.5", s.hazards(seat)))
    points, count = 0, 0
    for card in range(CATTLE):
        copies = herd_count(s, seat, card)
        points += copies * CARD_VP[card]
        count += copies
    lines.append(Item("cattle", points, "GWT-13.6", count))
    best = objectives(s, seat, with_blind)
    lines.append(Item("objectives", best.points, "GWT-13.7", best.area))
    for master in range(len(MASTERS)):
        if s.masters[seat] >> master & 1:
            count = counted(s, seat, MASTER_COUNTS[master], best.area)
            points = MASTER_VP[master] * (count // MASTER_PER[master])
            lines.append(Item(f"master-{MASTERS[master]}", points, "GWT-13.10", count))
    count = 0
    for worker in range(3):
        if s.workers[3 * seat + worker] >= WORKER_VP_FROM:
            count += s.workers[3 * seat + worker] - WORKER_VP_FROM + 1
    lines.append(Item("workers", WORKER_VP * count, "GWT-13.12", count))
    if not s.discs[seat] & STEP_VP:
        lines.append(Item("step-space", STEP_SPACE_VP, "GWT-13.13"))
    if s.holder == seat:
        lines.append(Item("job-token", TOKEN_VP, "GWT-13.14"))
    return lines


def total(s: Position, seat: int) -> int:
    """All points of a seat, as if the game ended now."""
    points = 0
    for item in items(s, seat, True):
        points += item.points
    return points
