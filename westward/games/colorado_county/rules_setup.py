"""Section 3 and option 10.1: the start player, the lakes and the first hands; and drawing from the bag."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from westward.core.errors import Refusal, Value
from westward.core.journal import Journal
from westward.core.rng import Rng
from westward.core.state import AUTO, CHANCE, Step
from westward.core.steps import DrawFirst
from westward.games.colorado_county import agenda, events
from westward.games.colorado_county import components as c
from westward.games.colorado_county.board import lay_lake, spot_open
from westward.games.colorado_county.moves import DRAW, LAKE, LAYOUT, SCATTER, SPACE
from westward.games.colorado_county.state import BAG, DRAFT, PRESET, Position

#: In the argument of a draw the seat takes three bits, above them stands how many cowboys it draws in all.
SEAT_BITS: Final = 3


class FirstPlayer(DrawFirst[Position]):
    """CC-3.1: the start player is drawn at random."""

    clause = "CC-3.1"
    kinds = "start"

    def begin(self, s: Position, first: int, journal: Journal | None) -> None:
        s.start = first
        s.push(agenda.BEGIN_ROUND, AUTO)
        s.push(agenda.DEAL, AUTO)
        s.push(agenda.LAY_LAKES, AUTO)


class LayLakes(Step[Position]):
    """CC-3.2, 10.1: a layout is drawn or named, or the lakes are laid one by one. `arg` counts the lakes that lie.

    With these six tiles there is no dead end: wherever the larger lakes lie, the next one has a place.
    """

    name = "lakes"
    clause = "CC-3.2"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        if s.lake_mode == PRESET:
            layout = str(s.settings["layout"])
            if layout in c.LAYOUT_IDS:
                lay_all(s, c.LAYOUT_IDS.index(layout), journal)
            else:
                s.push(agenda.DRAW_LAYOUT, CHANCE)
        elif arg < c.LAKES:
            if s.lake_mode == DRAFT:
                s.push(agenda.PLACE_LAKE, s.seat_at(arg), arg)
            else:
                s.push(agenda.SCATTER_LAKE, CHANCE, arg)


def lay_all(s: Position, layout: int, journal: Journal | None) -> None:
    """Lay the lakes of a ready-made layout."""
    for lake in range(c.LAKES):
        lay_lake(s, lake, c.LAYOUT_SPOTS[layout][lake])
    if journal is not None:
        journal.append(events.LakesLaid(c.LAYOUT_IDS[layout]))


class DrawLayout(Step[Position]):
    """CC-3.2: one of the ready-made layouts."""

    name = "layout"
    clause = "CC-3.2"
    kinds = "layout"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return [LAYOUT + i for i in range(len(c.LAYOUT_IDS))]

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        lay_all(s, SPACE.index(action), journal)


def open_spots(s: Position, base: int, order: int) -> list[int]:
    """The places of the next lake allowed by CC-2.6."""
    lake = c.LAKE_ORDER[order]
    return [base + spot for spot in range(c.SPOTS_FROM[lake], c.SPOTS_FROM[lake + 1]) if spot_open(s, spot)]


def lay_next(s: Position, seat: int, order: int, spot: int, journal: Journal | None) -> None:
    """Lay one lake and go on with the next."""
    lake = c.LAKE_ORDER[order]
    lay_lake(s, lake, spot)
    if journal is not None:
        journal.append(events.LakeLaid(seat, c.LAKE_IDS[lake], c.IDS[c.SPOTS[spot][0]]))
    s.push(agenda.LAY_LAKES, AUTO, order + 1)


class ScatterLake(Step[Position]):
    """CC-10.1: chance lays the next lake, every allowed place being equally likely."""

    name = "scatter"
    clause = "CC-10.1"
    kinds = "scatter"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return open_spots(s, SCATTER, arg)

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        lay_next(s, CHANCE, arg, SPACE.index(action), journal)


class PlaceLake(Step[Position]):
    """CC-10.1: a player lays the next lake."""

    name = "lake"
    clause = "CC-10.1"
    kinds = "lake"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return open_spots(s, LAKE, arg)

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        lay_next(s, seat, arg, SPACE.index(action), journal)

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"lake": c.LAKE_IDS[c.LAKE_ORDER[arg]]}

    def why_not(self, s: Position, seat: int, arg: int, action: int) -> Refusal:
        facts: dict[str, Value] = {"lake": c.LAKE_IDS[c.LAKE_ORDER[arg]]}
        if c.SPOT_LAKE[SPACE.index(action)] != c.LAKE_ORDER[arg]:
            return Refusal("other-lake", "CC-10.1", facts)
        return Refusal("lakes-touch", "CC-2.6", facts)


class Deal(Step[Position]):
    """CC-3.5: every player draws the first cowboys."""

    name = "deal"
    clause = "CC-3.5"

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        for turn in range(s.players - 1, -1, -1):
            s.push(agenda.DRAW_COWBOY, CHANCE, c.START_HAND << SEAT_BITS | s.seat_at(turn))


def draw_from_bag(s: Position, seat: int, count: int) -> None:
    """A seat will draw so many cowboys next, or what is left in the bag (CC-7.15, 8.14)."""
    count = min(count, s.bag)
    if count:
        s.push(agenda.DRAW_COWBOY, CHANCE, count << SEAT_BITS | seat)


class DrawCowboy(Step[Position]):
    """CC-7.15: a cowboy is drawn blindly from the bag; only the drawer sees it."""

    name = "draw"
    clause = "CC-7.15"
    kinds = "draw"

    def legal(self, s: Position, seat: int, arg: int) -> list[int]:
        return [DRAW + i for i in range(c.COWBOYS) if s.holder[i] == BAG]

    def draw(self, s: Position, arg: int, rng: Rng) -> int:
        holder = s.holder
        left: i64 = rng.below(s.bag)
        i: i64 = -1
        while left >= 0:
            i += 1
            if holder[i] == BAG:
                left -= 1
        return DRAW + i

    def play(self, s: Position, seat: int, arg: int, action: int, journal: Journal | None) -> None:
        drawer, cowboy = arg & 7, SPACE.index(action)
        s.holder[cowboy] = drawer
        s.hand[drawer] += 1
        s.bag -= 1
        s.gain_unseen(drawer)
        if journal is not None:
            journal.append(events.Drew(drawer))
            journal.append(events.Saw(drawer, cowboy + 1))
        if arg >> SEAT_BITS > 1:
            s.push(agenda.DRAW_COWBOY, CHANCE, arg - (1 << SEAT_BITS))

    def facts(self, s: Position, seat: int, arg: int) -> dict[str, Value]:
        return {"drawer_seat": arg & 7, "count": arg >> SEAT_BITS}
