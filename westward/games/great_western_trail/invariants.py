"""What must be true of every position of Great Western Trail: nothing appears, nothing is lost."""

from __future__ import annotations

from westward.games.great_western_trail import components as c
from westward.games.great_western_trail.effects import free_spot
from westward.games.great_western_trail.state import NOWHERE, Position


def broken(s: Position) -> list[str]:
    """Sentences about what does not add up."""
    return [*_cards(s), *_supply(s), *_boards(s), *_places(s)]


def _cards(s: Position) -> list[str]:
    problems: list[str] = []
    n = s.players
    for card in range(c.HERD):
        count = sum(
            s.hand[i * c.HERD + card] + s.draw_stack[i * c.HERD + card] + s.discard[i * c.HERD + card] for i in range(n)
        )
        count += s.removed[card]
        if card < c.STARTERS:
            there = c.START_DECK[card] * n
        elif card < c.CATTLE:
            count += s.market[card - c.STARTERS] + s.market_stack[card - c.STARTERS]
            there = c.MARKET_COUNTS[card - c.STARTERS]
        else:
            kind = card - c.CATTLE
            count += (
                s.objective_stack[kind] + s.display.count(kind) + sum(s.area[i * c.AREA_KINDS + kind] for i in range(n))
            )
            there = c.OBJECTIVE_COUNTS[kind]
        if count != there:
            problems.append(f"There are {count} cards {c.CARDS[card]}, not {there}.")
    for i in range(n):
        rows = (
            ("hand", s.hand, s.hand_size),
            ("draw stack", s.draw_stack, s.draw_size),
            ("discard", s.discard, s.discard_size),
        )
        for name, cards, sizes in rows:
            own = cards[i * c.HERD : (i + 1) * c.HERD]
            if min(own) < 0 or sum(own) != sizes[i]:
                problems.append(f"The {name} of seat {i} is miscounted.")
        for card in range(c.HERD):
            fixed = s.known[i * c.HERD + card]
            if card >= c.CATTLE:
                fixed += s.blind[i * c.OBJECTIVE_KINDS + card - c.CATTLE]
            if s.known[i * c.HERD + card] < 0 or fixed > s.hand[i * c.HERD + card]:
                problems.append(f"Seat {i} is thought to hold a {c.CARDS[card]} that it does not.")
        starters = sum(s.area[i * c.AREA_KINDS + c.OBJECTIVE_KINDS : (i + 1) * c.AREA_KINDS])
        if s.first >= 0 and starters != 1:
            problems.append(f"Seat {i} has {starters} starting objective cards.")
    return problems


def _supply(s: Position) -> list[str]:
    problems: list[str] = []
    for kind in range(c.SUPPLY_KINDS):
        count = sum(s.piles[p * c.SUPPLY_KINDS + kind] for p in range(3)) + s.gone[kind] + s.foresight.count(kind)
        if kind < c.TEEPEE:
            count += (
                s.jobs.count(kind) + s.given.count(kind) + sum(s.workers[3 * i + kind] - 1 for i in range(s.players))
            )
        else:
            count += s.tile.count(c.TRAIL_TILE + kind)
            count += sum(s.kept[i * c.KEPT_KINDS + kind - c.TEEPEE] for i in range(s.players))
        there = sum(pile[kind] for pile in c.PILES)
        if count != there:
            problems.append(f"There are {count} tiles {c.SUPPLY[kind]}, not {there}.")
    if s.first >= 0:
        for tile, name in enumerate(c.MASTERS):
            if (tile in s.master) + sum(held >> tile & 1 for held in s.masters) != 1:
                problems.append(f"Station master {name} is lost or doubled.")
        if sorted(s.tile[spot] for spot in c.NEUTRAL_SPOTS) != list(range(c.NEUTRAL_TILE, c.PRIVATE_TILE)):
            problems.append("A neutral building is lost or doubled.")
    for place in range(len(s.master)):
        if s.first >= 0 and (s.master[place] < 0) != (s.given[place] >= 0):
            problems.append(f"Station {c.MASTERED[place] + 1} has neither a master nor a worker, or both.")
    return problems


def _boards(s: Position) -> list[str]:
    problems: list[str] = []
    for i in range(s.players):
        if s.money[i] < 0:
            problems.append(f"Seat {i} owes money.")
        discs = (
            s.discs[i].bit_count() + s.stations[i].bit_count() + sum(s.city_discs(i, k) for k in range(len(c.CITIES)))
        )
        if discs != c.DISC_COUNT:
            problems.append(f"Seat {i} has {discs} discs.")
        if not all(1 <= s.workers[3 * i + w] <= c.ROW_SPACES for w in range(3)):
            problems.append(f"Seat {i} has a worker row that cannot be.")
        if not 0 <= s.marker[i] <= s.marker_limit(i):
            problems.append(f"The certificate marker of seat {i} is beyond its limit.")
        low = c.PRIVATE_TILE + i * c.BUILDINGS
        for number in range(c.BUILDINGS):
            places = s.tile.count(low + number) + (s.unbuilt[i] >> number & 1) + (s.replaced[i] >> number & 1)
            if places != 1:
                problems.append(f"Building {number + 1} of seat {i} is in {places} places.")
        for city, often in enumerate(c.CITY_OFTEN):
            if not often and s.city_discs(i, city) > 1:
                problems.append(f"Seat {i} has delivered to {c.CITIES[city]} twice.")
    engines = [space for space in s.engine if space]
    if len(set(engines)) != len(engines):
        problems.append("Two engines stand on one space.")
    return problems


def _places(s: Position) -> list[str]:
    problems: list[str] = []
    for spot, tile in enumerate(s.tile):
        kind = c.TRAIL[spot].kind
        if not tile:
            continue
        what = "neutral" if tile < c.PRIVATE_TILE else "building" if tile < c.TRAIL_TILE else "teepee"
        if tile >= c.TRAIL_TILE + c.HAZARD:
            what = "hazard"
            if c.TRAIL[spot].zone != c.HAZARDS[tile - c.TRAIL_TILE - c.HAZARD][0]:
                problems.append(f"The hazard on {c.SPOTS[spot]} is of another zone.")
        if what != kind:
            problems.append(f"A tile of the kind {what} lies on {c.SPOTS[spot]}.")
    for k in range(c.TEEPEE, c.SUPPLY_KINDS):
        if s.gone[k] and s.first < 0 and free_spot(s, k) >= 0:
            problems.append(f"A tile {c.SUPPLY[k]} was set aside though there is room.")
    for seat, spot in enumerate(s.cattleman):
        if spot != NOWHERE and not (c.TRAIL[spot].on_trail and (spot == c.START or c.TRAIL[spot].kind != "start")):
            problems.append(f"The cattleman of seat {seat} is beside the trail.")
    for row in range(c.ROWS):
        there = [worker >= 0 for worker in s.jobs[row * s.players : (row + 1) * s.players]]
        if row > s.token and any(there):
            problems.append(f"Row {row + 1} of the job market has workers below the token.")
        if row == s.token and (all(there) or there != sorted(there, reverse=True)):
            problems.append("The row of the job market token is not filled from the left.")
    if (s.token == c.ROWS) != (s.holder >= 0):
        problems.append("The job market token is lost.")
    return problems
