"""Builds a position from named facts, for tests and puzzles.

>>> s = arrange(players=2, tiles={"A1": "1 2a"}, seats={0: Seat(at="A", money=9)})
>>> s.play(s.space.parse("go A1 by direct"))
>>> s.space.parse("aux money 1") in s.legal()
True

Whether a position could have come about in a game is not asked. Cards and tiles are taken from their stacks as far as they are there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from westward.core.errors import SettingsError, Value
from westward.core.state import AUTO
from westward.games.great_western_trail import agenda
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail.rules import STEPS, arrive
from westward.games.great_western_trail.state import CITY_BITS, Position


@dataclass(frozen=True)
class Seat:
    """One player by named facts; whatever is not named is as at the start of the game."""

    money: int = 0
    #: The cattleman's spot; empty before the first turn.
    at: str = "START"
    engine: str = "0"
    #: Workers by kind, the printed one included.
    workers: Mapping[str, int] = field(default_factory=dict)
    certificates: int = 0
    #: Disc spaces without a disc, or `all`.
    cleared: Iterable[str] = ()
    #: Cards by name; a draw stack that is not named holds the rest of the starting cards.
    hand: Sequence[str] = ()
    draw: Sequence[str] | None = None
    discard: Sequence[str] = ()
    objectives: Sequence[str] = ()
    #: Tiles kept, such as `green_teepee` or `flood_2_green`, and station masters.
    kept: Sequence[str] = ()
    masters: Sequence[str] = ()
    #: Discs in cities (a city once for each disc) and on stations 1 to 10.
    cities: Sequence[str] = ()
    stations: Sequence[int] = ()


def arrange(
    players: int = 2,
    *,
    turn: int = 0,
    phase: str = "A",
    sides: str = "a" * c.BUILDINGS,
    neutral: str = "ABCDEFG",
    tiles: Mapping[str, str] | None = None,
    seats: Mapping[int, Seat] | None = None,
    jobs: Mapping[int, Sequence[str]] | None = None,
    token: int = 2,
    holder: int = -1,
    foresight: Mapping[str, Sequence[str]] | None = None,
    piles: Mapping[int, Sequence[str]] | None = None,
    market: Sequence[str] = (),
    market_stack: Sequence[str] | None = None,
    display: Sequence[str] = (),
    objective_stack: Sequence[str] | None = None,
    masters: Sequence[str] = ("SM1", "SM2", "SM3", "SM4", "SM5"),
    **options: Value,
) -> Position:
    """A position at the start of a turn, or with phase B at the cattleman's location.

    Tiles on the trail are named `green`, `flood_2_green` or, for buildings, by seat and number: `0 7`.
    """
    settings: dict[str, Value] = {
        "neutral_buildings": "fixed", "private_sides": "all_a", "objectives_in_kansas_city": False, "forgo_money": False,
        **options,
    }  # fmt: skip
    s = Position(players, settings, STEPS)
    s.set_up()
    s.first = 0
    s.turn = turn
    s.sides = sum(1 << i for i, side in enumerate(sides) if side == "b")
    s.sides_known = c.BUILDINGS
    s.master = [c.MASTERS.index(name) if name else -1 for name in masters]
    for spot, name in zip(c.NEUTRAL_SPOTS, neutral, strict=True):
        s.tile[spot] = c.NEUTRAL_TILE + c.NEUTRALS.index(name)
    for seat in range(players):
        _seat(s, seat, (seats or {}).get(seat, Seat()))
    for spot_name, tile in (tiles or {}).items():
        s.tile[c.SPOT[spot_name]] = _tile(s, tile)
    _market(s, market, market_stack, display, objective_stack)
    _city(s, jobs or {}, token, holder, foresight or {}, piles or {})
    if phase == "A":
        s.push(agenda.BEGIN_TURN, AUTO)
    else:
        s.push(agenda.END_TURN, AUTO)
        s.push(agenda.REFILL_HAND, AUTO)
        arrive(s, turn)
    s.settle(None)
    return s


def _take(stack: list[int], kind: int) -> None:
    if stack[kind]:
        stack[kind] -= 1


def _card(s: Position, name: str) -> int:
    """A card by name, taken from the stack that it comes from."""
    if name not in c.CARD:
        raise SettingsError(f"There is no card '{name}'.")
    card = c.CARD[name]
    if c.STARTERS <= card < c.CATTLE:
        _take(s.market_stack, card - c.STARTERS)
    elif c.CATTLE <= card < c.HERD:
        _take(s.objective_stack, card - c.CATTLE)
    return card


def _seat(s: Position, i: int, seat: Seat) -> None:
    s.money[i] = seat.money
    s.cattleman[i] = c.SPOT[seat.at] if seat.at else -1
    s.engine[i] = c.SPACE_INDEX[seat.engine]
    for worker, count in seat.workers.items():
        s.workers[3 * i + c.WORKERS.index(worker)] = count
        for _ in range(count - 1):
            _supply(s, worker)
    s.marker[i] = c.CERT_TRACK.index(seat.certificates)
    for name in c.DISCS if seat.cleared == "all" else seat.cleared:
        s.discs[i] &= ~(1 << c.DISC[name])
    for name in seat.cities:
        s.cities[i] += 1 << CITY_BITS * c.CITIES.index(name)
    for number in seat.stations:
        s.stations[i] |= 1 << number - 1
    for name in seat.kept:
        s.kept[i * c.KEPT_KINDS + _supply(s, name) - c.TEEPEE] += 1
    for name in seat.masters:
        tile = c.MASTERS.index(name)
        s.masters[i] |= 1 << tile
        if tile in s.master:
            place = s.master.index(tile)
            s.master[place] = -1
            s.given[place] = _supply(s, "cowboy")
    for name in seat.objectives:
        s.area[i * c.AREA_KINDS + _card(s, name) - c.CATTLE] += 1
    _herd(s, i, seat)


def _herd(s: Position, i: int, seat: Seat) -> None:
    base = i * c.HERD
    for name in seat.hand:
        s.hand[base + _card(s, name)] += 1
    for name in seat.discard:
        s.discard[base + _card(s, name)] += 1
    for card in range(c.HERD):
        there = s.draw_stack[base + card] - s.hand[base + card] - s.discard[base + card]
        s.draw_stack[base + card] = max(0, there) if seat.draw is None else 0
    for name in seat.draw or ():
        s.draw_stack[base + _card(s, name)] += 1
    s.hand_size[i] = sum(s.hand[base : base + c.HERD])
    s.draw_size[i] = sum(s.draw_stack[base : base + c.HERD])
    s.discard_size[i] = sum(s.discard[base : base + c.HERD])


def _supply(s: Position, name: str) -> int:
    """A tile of the supply by name, taken from a pile that has it."""
    full = f"{name}_teepee" if name in c.TEEPEES else name
    if full not in c.SUPPLY:
        raise SettingsError(f"There is no supply tile '{name}'.")
    kind = c.SUPPLY.index(full)
    for pile in range(3):
        if s.piles[pile * c.SUPPLY_KINDS + kind]:
            s.piles[pile * c.SUPPLY_KINDS + kind] -= 1
            break
    return kind


def _tile(s: Position, name: str) -> int:
    seat, _, number = name.partition(" ")
    if not number:
        return c.TRAIL_TILE + _supply(s, name)
    tile = int(number.rstrip("ab")) - 1
    s.unbuilt[int(seat)] &= ~(1 << tile)
    return c.PRIVATE_TILE + int(seat) * c.BUILDINGS + tile


def _market(
    s: Position,
    market: Sequence[str],
    market_stack: Sequence[str] | None,
    display: Sequence[str],
    objective_stack: Sequence[str] | None,
) -> None:
    for name in market:
        s.market[_card(s, name) - c.STARTERS] += 1
    if market_stack is not None:
        s.market_stack = [0] * c.MARKET_KINDS
        for name in market_stack:
            s.market_stack[c.CARD[name] - c.STARTERS] += 1
    for slot, name in enumerate(display):
        s.display[slot] = _card(s, name) - c.CATTLE
    if objective_stack is not None:
        s.objective_stack = [0] * c.OBJECTIVE_KINDS
        for name in objective_stack:
            s.objective_stack[c.CARD[name] - c.CATTLE] += 1


def _city(
    s: Position,
    jobs: Mapping[int, Sequence[str]],
    token: int,
    holder: int,
    foresight: Mapping[str, Sequence[str]],
    piles: Mapping[int, Sequence[str]],
) -> None:
    for row, workers in jobs.items():
        for column, worker in enumerate(workers):
            if worker:
                s.jobs[(row - 1) * s.players + column] = _supply(s, worker)
    s.token = c.ROWS if holder >= 0 else token - 1
    s.holder = holder
    for name, names in foresight.items():
        for place, tile in enumerate(names):
            if tile:
                s.foresight[2 * "abc".index(name) + place] = _supply(s, tile)
    for number, names in piles.items():
        low = (number - 1) * c.SUPPLY_KINDS
        s.piles[low : low + c.SUPPLY_KINDS] = [0] * c.SUPPLY_KINDS
        for tile in names:
            s.piles[low + c.SUPPLY.index(f"{tile}_teepee" if tile in c.TEEPEES else tile)] += 1
