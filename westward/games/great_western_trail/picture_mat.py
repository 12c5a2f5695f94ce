"""A player's board: discs and what they unlock, workers, buildings left, and all that was collected."""

from __future__ import annotations

from typing import Final

import msgspec

from westward.art.cards import card_back, worker_tile
from westward.art.glyphs import badge
from westward.art.marks import field, trophy
from westward.art.palette import GOLD, INK, PAPER, PAPER_DEEP, PAPER_EDGE, RUST, Seat, ink_on, lighter, seat_named
from westward.art.scene import Scene
from westward.art.svg import Sheet, circle, el, group, num, once, path, pen, place, rect, write
from westward.art.svg import text as escaped
from westward.core.words import Words
from westward.games.great_western_trail import components as c
from westward.games.great_western_trail.picture_icons import (
    BOOT,
    CARD_COLOUR,
    CRAFTSMAN,
    ENGINE,
    HAZARD,
    Sign,
    act_signs,
    breed_card,
    building_rows,
    cost,
    gain,
    hand_signs,
    number,
    objective_card,
    permanent,
    points,
    row,
    scrip,
    task_signs,
    teepee,
    width_of,
)
from westward.games.great_western_trail.picture_railroad import master_tile
from westward.games.great_western_trail.picture_trail import building_face
from westward.games.great_western_trail.view import GreatWesternTrailView, Rancher

WIDTH: Final = 500.0
_LETTERS: Final = 17.0
#: Widths of the spaces of a worker row: the last ones bear the longest signs.
_SPACES: Final = (44.0, 70.0, 80.0, 84.0, 96.0, 106.0)


class _Desk:
    """What all parts of one player's board need to know."""

    def __init__(self, sheet: Sheet, view: GreatWesternTrailView, words: Words, seat: int, may: set[str]) -> None:
        self.sheet, self.view, self.words, self.seat, self.may = sheet, view, words, seat, may
        self.own = seat == view.head.seat
        self.rancher: Rancher = view.ranchers[seat]
        self.look: Seat = seat_named(view.head.colours[seat])

    def part(self, name: str, outline: str, body: str, x: float, y: float, label: str = "", thing: bool = False) -> str:
        """A part that the owner can click, a thing that goes elsewhere or not; on the boards of others only its drawing."""
        if not self.own:
            return group(el("title", escaped(label)) if label else "", body, transform=place(x, y))
        state = " ".join(["moves"] * thing + ["may"] * (name in self.may))
        return field(name, outline, body, state=state, label=label, transform=place(x, y))


def mat(sheet: Sheet, view: GreatWesternTrailView, words: Words, seat: int, active: int, may: set[str]) -> Scene:
    """The board of a player as a scene; most of them are as they were before a move, and alike for whoever looks on."""
    head, own = view.head, seat == view.head.seat
    seen = (view.ranchers[seat], head.colours, head.scores[seat], seat in head.winners, view.token_holder == seat)
    reader = (words.title.id, words.language, words.seat(seat, head.colours), head.players)
    clickable = frozenset(may) if own else None
    key = (seat, seat == active, clickable, msgspec.msgpack.encode(seen), reader)
    return sheet.lately("gwt-mat", key, lambda its: _mat(its, view, words, seat, active, may))


def _mat(sheet: Sheet, view: GreatWesternTrailView, words: Words, seat: int, active: int, may: set[str]) -> Scene:
    desk = _Desk(sheet, view, words, seat, may)
    name = words.seat(seat, view.head.colours)
    sections = [
        _workers(desk),
        _tracks(desk),
        _auxiliaries(desk),
        _buildings(desk),
        _collected(desk),
        _objectives(desk),
        _herd(desk),
    ]
    y = 58.0
    body = ""
    for high, drawn in sections:
        if high:
            body += group(drawn, transform=place(0, y))
            y += high
    height = y + 8
    out = rect(3, 3, WIDTH - 6, height - 6, rx=11, fill=PAPER, **pen(2))
    out += path(
        f"M14 4H{WIDTH - 14}Q{WIDTH - 4} 4 {WIDTH - 4} 14V52H4V14Q4 4 14 4z", fill=lighter(desk.look.colour, 0.55)
    )
    out += path(f"M4 52H{WIDTH - 4}", stroke=INK, stroke_width=1.4) + _header(desk, name, seat == active) + body
    if seat == active:
        out += rect(3, 3, WIDTH - 6, height - 6, rx=11, fill="none", stroke=GOLD, stroke_width=5, pointer_events="none")
    facts = {"player": name, "points": view.head.scores[seat], "money": desk.rancher.money}
    return Scene(f"seat-{seat}", (0, 0, WIDTH, height), group(out, id=f"mat-{seat}"), words.say("picture-mat", facts))


def _header(desk: _Desk, name: str, active: bool) -> str:
    view, r = desk.view, desk.rancher
    out = desk.sheet.put(badge(desk.look), 32, 28, scale=1.75)
    size = min(25.0, 330 / max(len(name), 1))
    out += write(60, 28, name, size, weight=600, text_anchor="start", fill=INK, class_="read")
    if desk.seat in view.head.winners:
        out += desk.sheet.put(trophy(), 246, 28, scale=1.6)
    elif active:
        out += path("M0-9L13 0L0 9z", transform=place(238, 28), fill=RUST, **pen(1.4))
    if view.token_holder == desk.seat:
        out += circle(278, 28, 15, fill=GOLD, **pen(1.6)) + write(278, 28, str(c.BOX.job_market.token_vp), 18)
    out += row([ENGINE, number(r.engine, 21)], 302, 28, 78, high=1.05, anchor="start")
    coin = circle(402, 28, 19, fill=GOLD, **pen(1.6)) + circle(
        402, 28, 15.6, fill="#f2cb55", stroke="#8a5f10", stroke_width=0.8
    )
    out += coin + write(402, 28, str(r.money), 21 if r.money < 100 else 16, fill="#3f2704")
    return out + row([points(view.head.scores[desk.seat])], 456, 27, 90, high=1.55)


def _box(width: float, height: float) -> str:
    return f"M0 0H{num(width)}V{num(height)}H0z"


def _round(r: float) -> str:
    return f"M{num(-r)} 0a{num(r)} {num(r)} 0 1 0 {num(2 * r)} 0a{num(r)} {num(r)} 0 1 0 {num(-2 * r)} 0z"


#: The clause that tells what clearing a disc space brings, by how its name begins.
_CLEARED: Final = {"aux": "GWT-8.42", "cert": "GWT-10.9", "step": "GWT-10.5", "hand": "GWT-10.4"}


def _disc(desk: _Desk, space: str, x: float, y: float, below: str = "") -> str:
    """A disc space: the disc while it lies there, what it hides once it is gone; its corner tells who may take it."""
    dark = c.BOX.disc_space[c.DISC[space]].corner == "dark"
    out = circle(x, y, 15, fill="#57504a" if dark else "#fffdf6", **pen(1.4))
    label = desk.words.term(space)
    if space not in desk.rancher.discs:
        return group(el("title", escaped(label)), out, below or _tick(x, y, "#e9d9b0" if dark else "#3d7a45"))
    disc = desk.sheet.put(badge(desk.look), 0, 0, scale=1.2)
    name = f"disc-{desk.seat}-{space}"
    state = "may" if name in desk.may else ""
    clause = _CLEARED[space.split("_")[0]]
    return out + field(name, _round(13), disc, state=state, label=label, clause=clause, transform=place(x, y))


# Workers -------------------------------------------------------------------------------------------------------------


def _workers(desk: _Desk) -> tuple[float, str]:
    """Three rows of workers; the empty spaces show what hiring the next one brings."""
    out = ""
    high = 41.0
    for i, kind in enumerate(c.WORKERS):
        body = rect(0, 0, 480, high - 3, rx=5, fill=PAPER_DEEP)
        for n in range(1, c.ROW_SPACES + 1):
            body += _worker_space(desk, i, kind, n)
        out += desk.part(f"worker-{kind}", _box(480, high - 3), body, 10, 4 + high * i, desk.words.term(kind))
    return 4 + 3 * high + 2, out


def _worker_space(desk: _Desk, i: int, kind: str, n: int) -> str:
    width = _SPACES[n - 1]
    x = sum(_SPACES[: n - 1])
    if n <= desk.rancher.workers[kind]:
        return desk.sheet.put(worker_tile(kind), x + width / 2, 19, height=36)
    act = c.ROW_ACT[i * (c.ROW_SPACES + 1) + n]
    out = rect(x + 1, 2, width - 2, 34, rx=4, fill=PAPER, stroke=PAPER_EDGE, stroke_width=1.2)
    signs = act_signs(act) if act >= 0 else []
    vp = c.BOX.player_board.worker_vp if n in c.BOX.player_board.worker_vp_spaces else 0
    signs = [*signs, points(vp)] if vp else signs
    facts = {"worker": kind, "number": n, "bonus": f"bonus-{kind}-{n}" if act >= 0 else "none", "vp": vp}
    out += row(signs, x + width / 2, 19, width - 4, high=1.05) if signs else ""
    return group(el("title", escaped(desk.words.say("picture-worker-space", facts))), out)


# Limits, certificates and auxiliary actions ------------------------------------------------------------------------


def _tracks(desk: _Desk) -> tuple[float, str]:
    """Steps and hand cards with the discs that hold back more of them, and the certificates."""
    r = desk.rancher
    out = ""
    for x, key, sign, value, discs in (
        (10, "picture-steps", BOOT, r.step_limit, ("step_money", "step_vp")),
        (128, "picture-hand-limit", _hand_sign(), r.hand_limit, ("hand_1", "hand_2")),
    ):
        limit = rect(x, 0, 114, 66, rx=5, fill=PAPER_DEEP)
        limit += group(sign.markup, transform=place(x + 6, 20, 1.1)) + write(x + 18, 48, str(value), 25, fill=INK)
        out += group(el("title", escaped(desk.words.say(key, {"limit": value}))), limit)
        for k, space in enumerate(discs):
            disc = c.BOX.disc_space[c.DISC[space]]
            note = (
                [gain(disc.gain_money)]
                if disc.gain_money
                else [points(disc.end_vp)]
                if disc.end_vp
                else [cost(disc.pay_money)]
            )
            out += row(note, x + 52 + 38 * k, 16, 34) + _disc(desk, space, x + 52 + 38 * k, 46)
    return 70, out + _certificates(desk)


def _hand_sign() -> Sign:
    cards = "".join(
        rect(-6, -20, 12, 18, rx=2, transform=place(10, 12, rotate=turn), fill=PAPER, **pen(1.1))
        for turn in (-24, 0, 24)
    )
    return Sign(20, cards)


def _certificates(desk: _Desk) -> str:
    """The certificate track: the marker as a ring, discs on the spaces they still bar, permanent ones below."""
    r = desk.rancher
    out = rect(246, 0, 244, 66, rx=5, fill=PAPER_DEEP)
    barred = {int(d.id.rsplit("_", 1)[1]): d for d in c.BOX.disc_space if d.id.startswith("cert_limit_")}
    for k, value in enumerate(c.CERT_TRACK):
        x, y = 268 + 40 * k, 22
        if value in barred:
            dark = barred[value].corner == "dark"
            out += _disc(desk, barred[value].id, x, y, write(x, y, str(value), 20, fill=PAPER if dark else INK))
            out += write(x, y + 27, str(value), _LETTERS, fill=INK) if barred[value].id in r.discs else ""
        else:
            out += circle(x, y, 15, fill=PAPER, stroke=PAPER_EDGE, stroke_width=1.4) + write(
                x, y, str(value), 20, fill=INK
            )
        if value == r.certificates:
            out += circle(x, y, 16.4, fill="none", stroke=RUST, stroke_width=4.6)
    signs = [scrip(str(r.certificates)), number("+", 18), permanent(), number(f"×{r.permanent}", 18)]
    out += row(signs, 258, 52, 120, high=0.98, anchor="start")
    facts = {"count": r.certificates, "limit": r.certificate_limit, "permanent": r.permanent}
    return group(el("title", escaped(desk.words.say("picture-certificates", facts))), out)


def _auxiliaries(desk: _Desk) -> tuple[float, str]:
    """The auxiliary actions: what each does, and the spaces of its two levels."""
    out, x = "", 10.0
    signs = [act_signs(c.AUXILIARY_ACTS[2 * i]) for i in range(len(c.AUXILIARIES))]
    widths = [max(70.0, width_of(one) * 0.95 + 10) for one in signs]
    gap = (480 - sum(widths)) / max(len(widths) - 1, 1)
    for i, auxiliary in enumerate(c.BOX.auxiliary):
        name, width = c.AUXILIARIES[i], widths[i]
        level = desk.rancher.auxiliary[name]
        body = rect(0, 0, width, 40, rx=5, fill=lighter(desk.look.colour, 0.72) if level else PAPER_DEEP, **pen(1.2))
        body += row(signs[i], width / 2, 20, width - 8, high=1.05)
        out += desk.part(f"aux-{name}", _box(width, 40), body, x, 0, desk.words.term(f"aux-{name}"))
        out += path(f"M{num(x + width / 2 - 6)} 60h12", stroke=INK, stroke_width=2)
        for k, space in enumerate([""] * auxiliary.free_levels + auxiliary.disc_spaces):
            at = x + width / 2 + (-19, 19)[k]
            if space:
                out += _disc(desk, space, at, 60)
            else:
                out += circle(at, 60, 15, fill=lighter(desk.look.colour, 0.72), **pen(1.4)) + _tick(at, 60, "#3d7a45")
        x += width + gap
    return 82, out


def _tick(x: float, y: float, colour: str) -> str:
    return path(
        "M-6 0L-1.6 5L6.6-5.4",
        transform=place(x, y),
        fill="none",
        stroke=colour,
        stroke_width=3.4,
        stroke_linecap="round",
    )


# Buildings -----------------------------------------------------------------------------------------------------------


def _buildings(desk: _Desk) -> tuple[float, str]:
    """The unused building tiles as strips: number, craftsmen needed, points, hands and actions."""
    out, x, y = "", 10.0, 0.0
    for side in desk.rancher.buildings:
        width, body = _strip(side, desk.look.colour)
        if x > 10 and x + width > WIDTH - 10:
            x, y = 10.0, y + 36
        k = c.SIDE_IDS.index(side)
        # What it looks like on the trail is kept unseen beside it, for whoever wants to see it there.
        house = desk.sheet.put(building_face(c.FIRST_SIDE + k, desk.look.colour), 40, 17, height=30)
        body += group(house, class_="thing", visibility="hidden")
        name = f"building-{c.SIDES[k].number}"
        out += desk.part(name, _box(width, 33), body, x, y, desk.words.term(side), thing=True)
        x += width + 4
    return (y + 40 if out else 0.0), out


@once
def _strip(side: str, colour: str) -> tuple[float, str]:
    """A building tile laid flat, as wide as its signs."""
    k = c.SIDE_IDS.index(side)
    signs: list[Sign] = hand_signs([h for h, bit in (("green", c.GREEN), ("black", c.BLACK)) if c.SIDE_HANDS[k] & bit])
    for act_row in building_rows(c.FIRST_SIDE + k):
        signs += [*([Sign(5, circle(2.5, 0, 2, fill=INK))] if signs else []), *act_row]
    needs = [number(c.SIDE_CRAFTSMEN[k], 18), CRAFTSMAN, points(c.SIDE_VP[k])]
    start = 44 + width_of(needs)
    width = start + width_of(signs) + 6
    body = rect(0, 0, width, 33, rx=4, fill=lighter(colour, 0.8), **pen(1.2))
    body += path("M4 0H34V33H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z", fill=colour, **pen(1))
    body += write(17, 17, side, 18 if len(side) < 3 else 16, fill=ink_on(colour))
    body += row(needs, 38, 16.5, 90, anchor="start") + row(signs, start, 16.5, WIDTH, anchor="start")
    return width, body


# What was collected --------------------------------------------------------------------------------------------------


def _collected(desk: _Desk) -> tuple[float, str]:
    """Teepees, hazards and station masters."""
    r = desk.rancher
    signs: list[Sign] = []
    for colour, n in r.teepees.items():
        signs += [teepee(colour), number(n, 19), Sign(5, "")]
    signs += [HAZARD, number(len(r.hazards), 19)]
    if r.hazards:
        signs.append(points(sum(h.vp for h in r.hazards)))
    kept = {"green": r.teepees.get("green", 0), "blue": r.teepees.get("blue", 0), "hazards": len(r.hazards)}
    out = group(
        el("title", escaped(desk.words.say("picture-collected", kept))),
        row(signs, 12, 24, 236, high=1.15, anchor="start"),
    )
    for k, master in enumerate(r.masters):
        told = el("title", escaped(desk.words.term(master)))
        out += group(told, master_tile(master), transform=place(WIDTH - 46 - 84 * k, 34, 0.95))
    return (70 if r.masters else 48), out


def _objectives(desk: _Desk) -> tuple[float, str]:
    """The personal objective area: each card as its tasks and points."""
    found = desk.rancher.objectives
    out = ""
    for i, name in enumerate(found):
        kind = c.CARD[name] - c.CATTLE
        x, y = 10 + 161 * (i % 3), 36 * (i // 3)
        vp, penalty = c.OBJECTIVE_VP[kind], c.OBJECTIVE_PENALTY[kind]
        signs = [*task_signs(name), points(vp), *([points(-penalty)] if penalty else [])]
        body = rect(x, y, 157, 33, rx=4, fill=lighter(CARD_COLOUR, 0.72), **pen(1.2))
        body += row(signs, x + 78.5, y + 16.5, 151, high=1.0)
        out += group(el("title", escaped(desk.words.term(name))), body)
    return 36 * ((len(found) + 2) // 3) + (4 if found else 0), out


def _herd(desk: _Desk) -> tuple[float, str]:
    """Hand and draw stack as backs with their numbers, and the discard pile by breed."""
    r = desk.rancher
    out = rect(10, 0, 480, 46, rx=5, fill=PAPER_DEEP)
    for x, count, key in ((34, r.hand, "picture-in-hand"), (96, r.draw, "picture-draw")):
        back = desk.sheet.put(card_back(desk.look.colour if key == "picture-in-hand" else "#7a6a58"), x, 23, height=38)
        label = el("title", escaped(desk.words.say(key, {"count": count})))
        out += group(label, back, write(x + 18, 23, str(count), 20, text_anchor="start", fill=INK))
    signs: list[Sign] = []
    breeds: dict[str, int] = {}
    cards = 0
    for name, n in r.discard.items():
        if c.CARD[name] < c.CATTLE:
            breed = c.BREEDS[c.CARD_BREED[c.CARD[name]]]
            breeds[breed] = breeds.get(breed, 0) + n
        else:
            cards += n
    for breed, n in breeds.items():
        signs += [breed_card(breed), number(n, 17), Sign(3, "")]
    if cards:
        signs += [objective_card(), number(cards, 17)]
    total = sum(r.discard.values())
    out += path("M146 6V40", stroke=PAPER_EDGE, stroke_width=1.6)
    label = el("title", escaped(desk.words.say("picture-discard", {"count": total})))
    drawn = row(signs, 154, 23, 330, high=1.1, anchor="start") if signs else write(168, 23, "–", 20, fill=INK)
    return 50, out + group(label, drawn)
