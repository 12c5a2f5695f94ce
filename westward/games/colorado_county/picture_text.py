"""A view of Colorado County as lines of text, for the terminal."""

from __future__ import annotations

from westward.core.words import Words
from westward.games.colorado_county import components as c
from westward.games.colorado_county.view import ColoradoCountyView


def text(view: ColoradoCountyView, words: Words) -> str:
    """The county as a grid, then the lakes, the table and the players."""
    lines = [phase(view, words), "", *_grid(view), "", *_lakes(view, words), ""]
    if view.face_up or any(view.cards):
        lines.append(f"{words.say('picture-table')}: {', '.join(words.term(card) for card in view.face_up) or '-'}")
    lines += [seat_line(view, words, seat) for seat in range(view.head.players)]
    if view.head.seat >= 0:
        lines.append(f"{words.say('picture-hand')}: {' '.join(map(str, view.hand)) or '-'}")
    if view.forward:
        lines.append(f"{words.say('picture-forward')}: {' '.join(map(str, view.forward))}")
    return "\n".join(lines)


def phase(view: ColoradoCountyView, words: Words) -> str:
    """The round and the auction."""
    auction = words.say("picture-auction", {"auction": view.auction, "auctions": view.auctions})
    return f"{words.say('title')} - {words.say('picture-round', {'round': view.round})}, {auction}"


def _grid(view: ColoradoCountyView) -> list[str]:
    signs = {field: "~" for lake in view.lakes for field in lake.fields}
    signs |= {field: colour[0] for field, colour in view.flags.items()}
    signs |= {field: str(seat + 1) for seat, fields in enumerate(view.markers) for field in fields}
    rows = ["   " + " ".join(c.BOX.board.column_letters)]
    for row in range(c.ROWS):
        fields = c.IDS[row * c.COLUMNS : (row + 1) * c.COLUMNS]
        rows.append(f"{row + 1:2} " + " ".join(signs.get(field, ".") for field in fields))
    return rows


def _lakes(view: ColoradoCountyView, words: Words) -> list[str]:
    lines: list[str] = []
    for lake in view.lakes:
        owners = words.listing([words.seat(seat, view.head.colours) for seat in lake.owners]) or "-"
        counts = ":".join(map(str, lake.counts))
        lines.append(f"{words.term(lake.id)} ({lake.value}) {lake.fields[0]}: {owners} [{counts}]")
    return lines


def seat_line(view: ColoradoCountyView, words: Words, seat: int) -> str:
    """A player: points, what counts, hand and markers."""
    counts = ", ".join(
        f"{words.say(f'picture-{name}')} {n}"
        for name, n in zip(("border", "double", "area", "lake"), view.counts[seat], strict=True)
    )
    count, top = view.bids[seat]
    bid = f"; {words.say('picture-bid')} {count}/{top}" if count else ""
    card = f"; {words.term(view.cards[seat])}" if view.cards[seat] else ""
    mark = ">" if view.head.to_act == seat else " "
    return (
        f"{mark}{seat + 1} {words.seat(seat, view.head.colours)}: {words.say('picture-points')} {view.head.scores[seat]}; "
        f"{counts}; {words.say('picture-hidden')} {view.hands[seat]}, {words.say('picture-supply')} {view.supply[seat]}, "
        f"{words.say('picture-tiles')} {view.tiles[seat]}{bid}{card}"
    )
