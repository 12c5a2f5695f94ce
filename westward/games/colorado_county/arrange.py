"""Builds a position from named facts, for tests and puzzles.

>>> s = arrange(3, flags={"blue": "A1 H6"}, cards={0: "blue-pair"}, markers={1: "G5 I5"})
>>> s.to_act, s.space.format(s.legal()[0])
(0, 'place A1+B1')

Cowboys and cards that are not named lie where they would at the start; seats that are not named have nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from westward.core import registry
from westward.core.errors import SettingsError
from westward.core.state import AUTO
from westward.games.colorado_county import agenda
from westward.games.colorado_county import components as c
from westward.games.colorado_county.board import lay_lake, look_at_lakes, put_flag, put_marker
from westward.games.colorado_county.state import BAG, FREE, Position

_WINDOWS = {name: number for number, name in enumerate(c.WINDOWS)}


def arrange(
    players: int,
    ask: str = "",
    *,
    round: int = 1,
    auction: int = 1,
    start: int = 0,
    layout: str = "valley",
    markers: Mapping[int, str] | None = None,
    flags: Mapping[str, str] | None = None,
    pool: Mapping[str, int] | None = None,
    hands: Mapping[int, Sequence[int]] | None = None,
    bag: int | None = None,
    supply: Mapping[int, int] | None = None,
    tiles: Mapping[int, int] | None = None,
    sold: Mapping[int, int] | None = None,
    face_up: Sequence[str] = (),
    cards: Mapping[int, str] | None = None,
    points: Mapping[int, int] | None = None,
    **options: object,
) -> Position:
    """A position in which `ask` comes next: `flag`, `auction`, `bid`, `place`, `score`, or the name of a sale window.

    By default it is `place` if cards are given, `bid` if cards lie face up, and else `flag`. Ranking is by seat. `supply`
    leaves so many markers by putting the others on free fields far from the flags; `bag` leaves so many cowboys in the bag
    by giving the others to the seats not named in `hands`.
    """
    title = registry.title("colorado-county")
    s = title.begin(players, title.settings({"layout": layout, **options}))
    if not isinstance(s, Position):
        raise SettingsError("This is no position of Colorado County.")
    s.agenda = vec[i64]()
    s.round, s.auction, s.start = round - 1, auction - 1, start
    for lake, spot in enumerate(c.LAYOUT_SPOTS[c.LAYOUT_IDS.index(layout)]):
        lay_lake(s, lake, spot)
    for colour, fields in (flags or {}).items():
        for field in fields.split():
            put_flag(s, c.FLAG_COLOURS.index(colour), c.NUMBER[field])
    for seat, fields in (markers or {}).items():
        for field in fields.split():
            put_marker(s, seat, c.NUMBER[field])
            look_at_lakes(s, c.NUMBER[field], None)
    for seat, left in (supply or {}).items():
        _use_up(s, seat, left)
    _deal(s, hands or {}, bag)
    for seat, count in (tiles or {}).items():
        s.tiles[seat] = count
    for seat, count in (sold or {}).items():
        s.sold[seat] = count
        s.tiles[seat] -= 0 if seat in (tiles or {}) else count
    s.points = s.points.copy()
    for seat, count in (points or {}).items():
        s.points[seat * 4] = count
    _lay_cards(s, list(face_up), cards or {})
    s.aside = c.BOX.flags.total
    _ask(s, ask or ("place" if cards else "bid" if face_up else "flag"), pool)
    s.settle(None)
    return s


def _use_up(s: Position, seat: int, left: int) -> None:
    flags = [divmod(field, c.COLUMNS) for field in s.flag_at if field >= 0]

    def distance(field: int) -> int:
        row, column = divmod(field, c.COLUMNS)
        return min((abs(row - r) + abs(column - k) for r, k in flags), default=0)

    for field in sorted(range(c.FIELDS), key=distance, reverse=True):
        if s.supply[seat] > left and s.field[field] == FREE:
            put_marker(s, seat, field)
            look_at_lakes(s, field, None)


def _deal(s: Position, hands: Mapping[int, Sequence[int]], bag: int | None) -> None:
    for seat, values in hands.items():
        for value in values:
            s.holder[value - 1] = seat
    if bag is not None:
        left = [i for i in range(c.COWBOYS) if s.holder[i] == BAG]
        others = [seat for seat in range(s.players) if seat not in hands]
        for number, cowboy in enumerate(left[bag:]):
            s.holder[cowboy] = others[number % len(others)]
    for seat in range(s.players):
        for _ in range(s.holder.count(seat)):
            s.gain_unseen(seat)
    s.count_anew()


def _lay_cards(s: Position, face_up: list[str], cards: Mapping[int, str]) -> None:
    """Put the named cards on the table, and take out of the deck as many as earlier rounds and auctions have used."""
    s.face_up = [c.CARD_NAMES.index(name) for name in face_up]
    for seat, name in cards.items():
        s.card[seat] = c.CARD_NAMES.index(name)
        s.ranking.append(seat)
        s.bid_count[seat] = 1
    named = [*s.face_up, *(card for card in s.card if card >= 0)]
    s.stack = [c.PER_COLOUR] * c.COLOUR_COUNT
    for card in named:
        s.cards[card] -= 1
        s.stack[c.CARD_COLOUR[card]] -= 1
    for _ in range(s.auction * (c.BOX.flags.total // c.BOX.players[str(s.players)].auctions_per_round)):
        colour = s.stack.index(max(s.stack))
        s.stack[colour] -= 1
        _take_out(s, colour)
    for colour in range(c.COLOUR_COUNT):
        for _ in range(c.PER_COLOUR * s.round):
            _take_out(s, colour)


def _take_out(s: Position, colour: int) -> None:
    card = next(i for i, n in enumerate(s.cards) if n and c.CARD_COLOUR[i] == colour)
    s.cards[card] -= 1


def _ask(s: Position, ask: str, pool: Mapping[str, int] | None) -> None:
    auctions = c.BOX.players[str(s.players)].auctions_per_round
    s.push(agenda.SCORE_ROUND, AUTO)
    if ask == "score":
        return
    if ask in ("flag", "round_start"):
        s.push(agenda.BEGIN_AUCTION, AUTO)
        if pool is None or ask == "round_start":
            s.push(agenda.BEGIN_FLAGS, AUTO)
        else:
            s.stones = [pool.get(colour, 0) for colour in c.FLAG_COLOURS]
            for turn in range(sum(s.stones) - 1, -1, -1):
                s.push(agenda.PLACE_FLAG, s.seat_at(turn))
        if ask == "round_start":
            s.push(agenda.OPEN_WINDOW, AUTO, agenda.ROUND_START)
        return
    if ask == "auction":
        s.push(agenda.BEGIN_AUCTION, AUTO, s.auction)
        return
    if s.auction + 1 < auctions:
        s.push(agenda.BEGIN_AUCTION, AUTO, s.auction + 1)
    s.push(agenda.REDRAW, AUTO)
    if ask in ("place", "pre_place", "post_place"):
        for seat in reversed(s.ranking):
            s.push(agenda.PLACE_CARD, seat)
    else:
        s.push(agenda.ASK_BIDS, AUTO)
    if ask in _WINDOWS:
        s.push(agenda.OPEN_WINDOW, AUTO, _WINDOWS[ask])
    elif ask not in ("bid", "place"):
        raise SettingsError(f"There is nothing called '{ask}' to ask.")
