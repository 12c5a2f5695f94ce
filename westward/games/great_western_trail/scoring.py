"""Section 13: victory points in eleven categories, and the best use of objective cards."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from westward.core.journal import Item
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail.state import CITY_BITS, CITY_MASK, Position


@final
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
            most += c.OBJECTIVE_VP[self.cards[j]]
        if most + (self.bonus * (len(self.cards) // self.per) if self.bonus else 0) <= self.best:
            return
        kind = self.cards[i]
        tasks = c.OBJECTIVE_TASKS[kind]
        fits = True
        for t in range(c.TASK_COUNT):
            if tasks[t] > self.supply[t]:
                fits = False
        if fits:  # GWT-13.8: each item serves one task
            for t in range(c.TASK_COUNT):
                self.supply[t] -= tasks[t]
            self.chosen[i] = 1
            self.branch(i + 1, points + c.OBJECTIVE_VP[kind])
            for t in range(c.TASK_COUNT):
                self.supply[t] += tasks[t]
        if self.optional[i]:
            self.chosen[i] = 0
            self.branch(i + 1, points)
        else:
            self.chosen[i] = -1
            self.branch(i + 1, points - c.OBJECTIVE_PENALTY[kind])

    def leaf(self, points: int) -> None:
        """All cards are decided; a station master may make it worthwhile to add unfulfilled ones."""
        count = 0
        left: list[int] = []
        for i in range(len(self.chosen)):
            if self.chosen[i]:
                count += 1
            else:
                left.append(c.OBJECTIVE_PENALTY[self.cards[i]])
        self.compare(points, count)
        if not self.bonus:
            return
        left.sort()
        for added in range(1, len(left) + 1):
            points -= left[added - 1]
            self.compare(points, count + added)

    def compare(self, points: int, count: int) -> None:
        """Keep the better way."""
        total = points + (self.bonus * (count // self.per) if self.bonus else 0)
        if total <= self.best:
            return
        self.best, self.points, self.area = total, points, count


def supply(s: Position, seat: int) -> list[int]:
    """GWT-13.8: what a player has for the tasks of objective cards."""
    have = [0] * c.TASK_COUNT
    have[c.TASK_BUILDING] = s.buildings(seat)
    have[c.TASK_GREEN] = s.kept[seat * c.KEPT_KINDS]
    have[c.TASK_BLUE] = s.kept[seat * c.KEPT_KINDS + 1]
    have[c.TASK_HAZARD] = s.hazards(seat)
    have[c.TASK_STATION] = station_count(s, seat)
    have[c.TASK_SAN_FRANCISCO] = s.city_discs(seat, c.SAN_FRANCISCO)
    hand, draw, discard = s.hand, s.draw_stack, s.discard
    i: i64 = seat * c.HERD
    for task in c.CARD_TASK:
        if task >= 0:
            have[task] += hand[i] + draw[i] + discard[i]
        i += 1
    return have


def herd_count(s: Position, seat: int, card: int) -> int:
    """GWT-3.7: how many cards of a kind the herd deck holds."""
    i = seat * c.HERD + card
    return s.hand[i] + s.draw_stack[i] + s.discard[i]


def objectives(s: Position, seat: int, with_blind: bool) -> Objectives:
    """GWT-13.7: the best use of a seat's objective cards; cards taken blindly only if they may be known."""
    bonus, per = 0, 1
    for master in range(len(c.MASTERS)):
        if s.masters[seat] >> master & 1 and c.MASTER_COUNTS[master] == c.COUNT_OBJECTIVES:
            bonus, per = c.MASTER_VP[master], c.MASTER_PER[master]
    found = Objectives(supply(s, seat), bonus, per)
    for kind in range(c.AREA_KINDS):
        for _ in range(s.area[seat * c.AREA_KINDS + kind]):
            found.add(kind, False)
    for kind in range(c.OBJECTIVE_KINDS):
        count = herd_count(s, seat, c.CATTLE + kind)
        if not with_blind:
            count -= s.blind[seat * c.OBJECTIVE_KINDS + kind]
        for _ in range(count):
            found.add(kind, True)
    found.solve()
    return found


def station_count(s: Position, seat: int) -> int:
    """Stations with an own disc."""
    count: i64 = 0
    held: i64 = s.stations[seat]
    while held:
        count += held & 1
        held >>= 1
    return int(count)


def counted(s: Position, seat: int, what: int, area: int) -> int:
    """GWT-13.10: what a station master counts."""
    if what == c.COUNT_WORKERS:
        return s.workers[3 * seat] + s.workers[3 * seat + 1] + s.workers[3 * seat + 2]
    if what == c.COUNT_OBJECTIVES:
        return area
    if what == c.COUNT_HAZARDS:
        return s.hazards(seat)
    if what == c.COUNT_PAIRS:
        return s.teepee_pairs(seat)
    if what == c.COUNT_CERTIFICATES:
        return c.CERT_TRACK[s.marker[seat]] + s.permanent(seat)
    raise ValueError("no station master counts this")


def building_points(s: Position, seat: int) -> int:
    """GWT-13.2: own buildings on the trail."""
    points: i64 = 0
    low: i64 = c.PRIVATE_TILE + seat * c.BUILDINGS
    end: i64 = low + c.BUILDINGS
    sides: i64 = s.sides
    tiles = s.tile
    for spot in c.PRIVATE_SPOTS:
        tile: i64 = tiles[spot]
        if low <= tile < end:
            points += c.SIDE_VP[2 * (tile - low) + (sides >> (tile - low) & 1)]
    return int(points)


def city_points(s: Position, seat: int) -> int:
    """GWT-13.3: discs in cities, and arrows between two of them."""
    points: i64 = 0
    discs: i64 = s.cities[seat]
    rest: i64 = discs
    city: i64 = 0
    while rest:
        count: i64 = rest & CITY_MASK
        if count:
            points += c.CITY_VP[city] + c.CITY_VP_EACH[city] * count
        rest >>= CITY_BITS
        city += 1
    for arrow, end in enumerate(c.ARROW_TO):
        start: i64 = c.ARROW_FROM[arrow]
        if discs >> (CITY_BITS * start) & CITY_MASK and discs >> (CITY_BITS * end) & CITY_MASK:
            points += c.ARROW_VP[arrow]
    return int(points)


def station_points(s: Position, seat: int) -> int:
    """GWT-13.4: stations with an own disc."""
    points: i64 = 0
    held: i64 = s.stations[seat]
    station: i64 = 0
    while held:
        if held & 1:
            points += c.STATION_VP[station]
        held >>= 1
        station += 1
    return int(points)


def hazard_points(s: Position, seat: int) -> int:
    """GWT-13.5: hazards taken from the trail."""
    points: i64 = 0
    kept = s.kept
    i: i64 = seat * c.KEPT_KINDS + 2
    for worth in c.HAZARD_VP:
        points += kept[i] * worth
        i += 1
    return int(points)


def cattle_points(s: Position, seat: int) -> int:
    """GWT-13.6: cattle of the herd deck; that of the starting herd has none."""
    points: i64 = 0
    hand, draw, discard = s.hand, s.draw_stack, s.discard
    i: i64 = seat * c.HERD
    for worth in c.CARD_VP:
        points += (hand[i] + draw[i] + discard[i]) * worth
        i += 1
    return int(points)


def master_points(s: Position, seat: int, master: int, area: int) -> int:
    """GWT-13.10: what a station master is worth to whoever has it."""
    return c.MASTER_VP[master] * (counted(s, seat, c.MASTER_COUNTS[master], area) // c.MASTER_PER[master])


def skilled_workers(s: Position, seat: int) -> int:
    """GWT-13.12: workers on spaces with points."""
    count = 0
    for worker in range(c.WORKER_KINDS):
        if s.workers[3 * seat + worker] >= c.WORKER_VP_FROM:
            count += s.workers[3 * seat + worker] - c.WORKER_VP_FROM + 1
    return count


def items(s: Position, seat: int, with_blind: bool) -> list[Item]:
    """The score sheet of a seat, category by category."""
    lines: list[Item] = []
    lines.append(Item("money", s.money[seat] // c.MONEY_PER_VP, "GWT-13.1", s.money[seat]))
    low = c.PRIVATE_TILE + seat * c.BUILDINGS
    parts = [f"spot-{c.SPOTS[spot]}" for spot in c.PRIVATE_SPOTS if low <= s.tile[spot] < low + c.BUILDINGS]
    lines.append(Item("buildings", building_points(s, seat), "GWT-13.2", len(parts), parts))
    parts = [f"city-{c.CITIES[city]}" for city in range(c.CITY_COUNT) if s.city_discs(seat, city)]
    lines.append(Item("cities", city_points(s, seat), "GWT-13.3", len(parts), parts))
    parts = [f"station-{station + 1}" for station in range(c.STATIONS) if s.stations[seat] >> station & 1]
    lines.append(Item("stations", station_points(s, seat), "GWT-13.4", len(parts), parts))
    lines.append(Item("hazards", hazard_points(s, seat), "GWT-13.5", s.hazards(seat)))
    count = 0
    for card in range(c.CATTLE):
        count += herd_count(s, seat, card)
    lines.append(Item("cattle", cattle_points(s, seat), "GWT-13.6", count))
    best = objectives(s, seat, with_blind)
    lines.append(Item("objectives", best.points, "GWT-13.7", best.area))
    for master in range(c.MASTER_COUNT):
        if s.masters[seat] >> master & 1:
            count = counted(s, seat, c.MASTER_COUNTS[master], best.area)
            lines.append(
                Item(f"master-{c.MASTERS[master]}", master_points(s, seat, master, best.area), "GWT-13.10", count)
            )
    count = skilled_workers(s, seat)
    lines.append(Item("workers", c.WORKER_VP * count, "GWT-13.12", count))
    if not s.discs[seat] & c.STEP_VP:
        lines.append(Item("step-space", c.STEP_SPACE_VP, "GWT-13.13"))
    if s.holder == seat:
        lines.append(Item("job-token", c.TOKEN_VP, "GWT-13.14"))
    return lines


def total(s: Position, seat: int) -> int:
    """All points of a seat, as if the game ended now."""
    points = 0
    for item in items(s, seat, True):
        points += item.points
    return points
