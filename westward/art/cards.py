"""Paper and board: label plates, scrolls, card and building frames, certificates, and the square tiles."""

from typing import Final

from westward.art.animals import cattle_head
from westward.art.palette import (
    GOLD,
    GOLD_DEEP,
    INK,
    IRON,
    PAPER,
    PAPER_DEEP,
    PAPER_EDGE,
    RAIL,
    RUST,
    SLEEPER,
    TEAL,
    TIMBER,
    darker,
    ink_on,
    lighter,
)
from westward.art.svg import Symbol, circle, ellipse, group, num, once, path, pen, place, rect, slug, write
from westward.art.town import tipi


def plate(x: float, y: float, content: str, size: float = 14, *, fill: str = PAPER, width: float | None = None) -> str:
    """A small label plate with notched corners around a line of text, centred on (x, y)."""
    w = width if width is not None else len(content) * size * 0.56 + size * 1.3
    h, c = size * 1.6, size * 0.28
    left, top = x - w / 2, y - h / 2
    d = (
        f"M{num(left + c)} {num(top)}h{num(w - 2 * c)}l{num(c)} {num(c)}v{num(h - 2 * c)}l-{num(c)} {num(c)}"
        f"h-{num(w - 2 * c)}l-{num(c)}-{num(c)}v-{num(h - 2 * c)}z"
    )
    return path(d, fill=fill, **pen(max(1, size / 12))) + write(
        x, y, content, size, fill=ink_on(fill) if fill != PAPER else INK
    )


def scroll(x: float, y: float, content: str, size: float = 22, *, width: float | None = None) -> str:
    """A ribbon with folded ends around a title, centred on (x, y)."""
    w = width if width is not None else len(content) * size * 0.8 + size * 1.6
    h, e = size * 1.7, size * 0.9
    left, right, top, low = x - w / 2, x + w / 2, y - h / 2, y + h / 2
    dip = size * 0.3
    tails = ""
    for side, sign in ((left, -1), (right, 1)):
        inner, outer, notch = side - sign * e * 0.5, side + sign * e, side + sign * e * 0.5
        tails += (
            f"M{num(inner)} {num(top + dip)}L{num(outer)} {num(top + dip)}L{num(notch)} {num((top + low) / 2 + dip)}"
            f"L{num(outer)} {num(low + dip)}L{num(inner)} {num(low + dip)}z"
        )
    line = pen(max(1, size / 16))
    band = rect(left, top, w, h, fill=PAPER, **line)
    rule = rect(left + 3, top + 3, w - 6, h - 6, fill="none", stroke=PAPER_EDGE, stroke_width=1)
    return (
        path(tails, fill=PAPER_DEEP, **line)
        + band
        + rule
        + write(x, y, content, size, fill=INK, letter_spacing=size / 12)
    )


def card(
    width: float,
    height: float,
    title: str,
    *body: str,
    value: str = "",
    colour: str = TEAL,
    foot: str = "",
) -> str:
    """A playing card with its upper left corner at the origin: coloured title band, corner value, body and foot line.

    The body is drawn in coordinates whose origin is the middle of the free field; see `card_field`.
    """
    band = height * 0.17
    x, y, w, h = card_field(width, height, foot=bool(foot))
    ink = ink_on(colour)
    out = rect(0, 0, width, height, rx=width * 0.06, fill=PAPER, **pen(1.4))
    r = width * 0.06 - 1
    top = (
        f"M1.5 {num(band)}V{num(1.5 + r)}a{num(r)} {num(r)} 0 0 1 {num(r)}-{num(r)}H"
        f"{num(width - 1.5 - r)}a{num(r)} {num(r)} 0 0 1 {num(r)} {num(r)}V{num(band)}z"
    )
    out += path(top, fill=colour) + path(f"M1 {num(band)}H{num(width - 1)}", stroke=INK, stroke_width=1)
    shift = band * 0.45 if value else 0.0
    size = min(band * 0.56, (width - 2 * shift - 8) / max(len(title), 1) / 0.54)
    out += write(width / 2 + shift, band / 2, title, size, fill=ink) if title else ""
    if value:
        out += circle(band * 0.56, band * 0.56, band * 0.52, fill=PAPER, **pen(1.2))
        out += write(band * 0.56, band * 0.56, value, band * (0.66 if len(value) < 2 else 0.5), fill=INK)
    out += rect(x - w / 2, y - h / 2, w, h, rx=2, fill="none", stroke=PAPER_EDGE, stroke_width=0.8)
    out += group(*body, transform=place(x, y)) if body else ""
    if foot:
        out += write(width / 2, height * 0.925, foot, height * 0.085, weight=600, fill=INK, class_="read")
    return out


def card_field(width: float, height: float, *, foot: bool = False) -> tuple[float, float, float, float]:
    """The free field of a card or building: its middle (x, y), its width and its height."""
    top, low = height * 0.2, height * (0.86 if foot else 0.96)
    return width / 2, (top + low) / 2, width * 0.9, low - top


@once
def card_back(colour: str = RUST) -> Symbol:
    """The back of a card, 40 by 56, with a horseshoe."""
    body = rect(-20, -28, 40, 56, rx=3, fill=PAPER, **pen(1.2))
    body += rect(-17, -25, 34, 50, rx=1.5, fill=colour) + rect(
        -15, -23, 30, 46, rx=1, fill="none", stroke=PAPER, stroke_width=0.8
    )
    shoe = "M-6.4 8C-11-2-8-10 0-10S11-2 6.4 8"
    body += path(shoe, fill="none", stroke=PAPER, stroke_width=4.2, stroke_linecap="square")
    body += path(shoe, fill="none", stroke=darker(colour, 0.4), stroke_width=1.2, stroke_dasharray="1.2 3.4")
    return Symbol(f"w-card-back-{colour[1:]}", body, (-20.6, -28.6, 20.6, 28.6))


def cattle_card(
    width: float,
    height: float,
    title: str,
    value: int,
    *,
    colour: str,
    coat: str,
    patch: str,
    horns: str = "short",
    shaggy: bool = False,
    points: int = 0,
) -> str:
    """A cattle card: breed name, value in the corner, the head on a ground of the breed's colour, points below."""
    head = cattle_head(coat, patch, horns, shaggy)
    _, _, w, h = card_field(width, height)
    ground = rect(-w / 2, -h / 2, w, h, rx=2, fill=lighter(colour, 0.55))
    ground += ellipse(0, h * 0.3, w * 0.42, h * 0.1, fill=INK, opacity=0.12)
    scale = min(w / head.width, h / head.height) * (0.82 if points else 0.9)
    body = ground + head.inline(0, -h * 0.06 if points else h * 0.02, scale)
    if points:
        body += plate(w * 0.3, h * 0.4, f"{points}", max(w * 0.15, 6), fill=GOLD)
    return card(width, height, title, body, value=str(value), colour=colour)


def building(
    width: float,
    height: float,
    name: str,
    *body: str,
    number: str = "",
    colour: str = TIMBER,
) -> str:
    """A building tile with its upper left corner at the origin: false front, sign with the name, and a free body.

    The body is drawn in coordinates whose origin is the middle of the free field; see `card_field`.
    """
    roof, ink = height * 0.2, ink_on(colour)
    step, ledge = width * 0.1, roof * 0.42
    d = (
        f"M1 {num(height - 1)}V{num(ledge)}H{num(step)}V1H{num(width - step)}V{num(ledge)}H{num(width - 1)}"
        f"V{num(height - 1)}z"
    )
    out = path(d, fill=lighter(colour, 0.72), **pen(1.6))
    front = f"M1 {num(roof)}V{num(ledge)}H{num(step)}V1H{num(width - step)}V{num(ledge)}H{num(width - 1)}V{num(roof)}z"
    out += path(front, fill=colour, **pen(1.2))
    x, y, _, _ = card_field(width, height)
    size = min(roof * 0.52, (width - 2 * step - 4) / max(len(name), 1) / 0.54)
    out += write(width / 2, roof * 0.52, name, size, fill=ink)
    if number:
        out += circle(step, roof, roof * 0.42, fill=PAPER, **pen(1.1)) + write(
            step, roof, number, roof * 0.46, fill=INK
        )
    return out + (group(*body, transform=place(x, y)) if body else "")


@once
def certificate(value: int) -> Symbol:
    """A sealed certificate with its value."""
    body = rect(-13, -9.6, 26, 19.2, rx=1, fill="#fbf3df", **pen(1.1))
    body += rect(-11.4, -8, 22.8, 16, fill="none", stroke=TEAL, stroke_width=0.8)
    body += path("M-9-5H3M-9-1.8H1M-9 1.4H2", stroke=PAPER_EDGE, stroke_width=1)
    body += path("M5 4L3.6 11.4L6.6 9.8L9.6 11.4L8.2 4z", fill=darker(RUST, 0.2), **pen(0.7)) + circle(
        6.6, 2.4, 4.6, fill=RUST, **pen(0.9)
    )
    body += write(6.6, 2.4, str(value), 6.6, fill="#fff8e6")
    return Symbol(f"w-certificate-{value}", body, (-13.6, -10.2, 13.6, 12))


@once
def telegraph() -> Symbol:
    """A telegraph pole with its wires."""
    body = path("M-12-6.6Q-6-3.6 0-6.6T12-6.6M-12-2.4Q-6 .6 0-2.4T12-2.4", fill="none", stroke=INK, stroke_width=0.7)
    body += path("M0 11V-11", stroke=INK, stroke_width=3) + path("M0 11V-11", stroke=TIMBER, stroke_width=1.5)
    for y in (-7.6, -3.4):
        body += rect(-6.4, y, 12.8, 1.8, fill=TIMBER, **pen(0.7))
        body += "".join(rect(x, y - 2, 1.6, 2, rx=0.6, fill=TEAL, stroke=INK, stroke_width=0.5) for x in (-5.6, 4))
    return Symbol("w-telegraph", body, (-12, -11.8, 12, 11.6))


_TILE_BOX: Final = (-13.2, -13.2, 13.2, 13.2)


def _tile(fill: str, edge: str = INK) -> str:
    body = rect(-12.4, -12.4, 24.8, 24.8, rx=2.6, fill=fill, **pen(1.2, edge))
    return body + rect(-10.8, -10.8, 21.6, 21.6, rx=1.6, fill="none", stroke=INK, stroke_width=0.5, opacity=0.45)


_SKIN: Final = "#d9a877"


def _bust(coat: str) -> str:
    body = path("M-8.6 10.8C-8.6 4.6-5 2.8 0 2.8S8.6 4.6 8.6 10.8z", fill=coat, **pen(1))
    return body + path("M-3.6-3V.8C-3.6 3.4-1.8 4.8 0 4.8S3.6 3.4 3.6.8V-3z", fill=_SKIN, **pen(0.9))


@once
def worker_tile(kind: str) -> Symbol:
    """A worker: `cowboy` with hat and lasso, `craftsman` with hammer, `engineer` with cap and spanner."""
    if kind == "cowboy":
        body = (
            _tile("#e8cf9a")
            + _bust("#b5482a")
            + path("M-3.6 3.4L0 6.4L3.6 3.4L2 8L0 6.6L-2 8z", fill=PAPER, **pen(0.6))
        )
        hat = (
            "M-9-3.4C-6.4-3-5-3.2-4.4-4C-4-8.8-3-10.2-1.4-9.8Q0-9.2 1.4-9.8C3-10.2 4-8.8 4.4-4"
            "C5-3.2 6.4-3 9-3.4C8.4-1.6 4.6-1.4 0-1.4S-8.4-1.6-9-3.4z"
        )
        body += path(hat, fill="#7a4c2c", **pen(0.9)) + path(
            "M-4.4-4.2Q0-3 4.4-4.2", fill="none", stroke=INK, stroke_width=0.8
        )
        rope = "M10 2.4A3 2.4 0 1 0 10 7.2A3 2.4 0 1 0 10 2.4"
        body += path(rope, transform=place(-1.6, 3), fill="none", stroke=INK, stroke_width=2) + path(
            rope, transform=place(-1.6, 3), fill="none", stroke="#e9d9b0", stroke_width=1
        )
    elif kind == "craftsman":
        body = (
            _tile("#c9d1ba")
            + _bust("#6d7f5c")
            + path("M-4 10.8V5.6L-2.4 3.6M4 10.8V5.6L2.4 3.6M-4 7.6H4", fill="none", stroke=PAPER, stroke_width=1.2)
        )
        body += path("M-3.9-2.8C-4.6-8 4.6-8 3.9-2.8L2.6-4.6H-2.6z", fill=SLEEPER, **pen(0.9))
        body += path("M-2.6.8Q0-.4 2.6.8Q1.4 2.6 0 1.8T-2.6.8z", fill=SLEEPER)
        body += path("M7.4 9L7.4-3.4", stroke=INK, stroke_width=2.4) + path(
            "M7.4 9L7.4-3.4", stroke="#c98f58", stroke_width=1.1
        )
        body += path("M4.6-6H10V-2.8H4.6z", fill=RAIL, **pen(0.8))
    elif kind == "engineer":
        body = (
            _tile("#b7cdd2")
            + _bust("#2f5f78")
            + path("M-3 3.8L0 6L3 3.8L1.6 9.4L0 6.6L-1.6 9.4z", fill=RUST, **pen(0.6))
        )
        body += path("M-4.4-2.4V-6.4C-4.4-9.6 4.4-9.6 4.4-6.4V-2.4z", fill="#e7eef0", **pen(0.9))
        body += path("M-2.6-3V-8M0-3V-8.6M2.6-3V-8", stroke="#2f5f78", stroke_width=0.9) + path(
            "M-4.4-3.4H4.4L7.4-1.4Q2 -2.4-4.4-1.6z", fill=IRON, **pen(0.8)
        )
        spanner = "M0-1.2A3 3 0 1 1 1.4-4.4L0-3.6V-2.6L1 -2L2.4-2.8A3 3 0 0 1 1.4-.6L1.2 6.4H-.8z"
        body += path(spanner, transform=place(8, 3.4), fill=RAIL, **pen(0.8))
    else:
        raise ValueError(f"There is no worker called {kind!r}; there are cowboy, craftsman and engineer.")
    return Symbol(f"w-worker-{kind}", body, _TILE_BOX)


@once
def tipi_tile(kind: str) -> Symbol:
    """A camp tile: `green` with the sun above the tipi, `blue` with the moon."""
    if kind == "green":
        sky = circle(7, -7, 2.2, fill=GOLD, **pen(0.7)) + path(
            "M7-10.6V-9.8M7-4.2V-3.4M3.4-7H4.2M9.8-7H10.6", stroke=INK, stroke_width=0.7
        )
        body = _tile("#b9cf8c") + sky + tipi("#4d7d3f", "#8a6a2e").inline(-1.4, 2, 0.8)
    elif kind == "blue":
        sky = path("M8.4-10A3.6 3.6 0 1 0 10-4.4A3 3 0 0 1 8.4-10z", fill="#fff3c2", **pen(0.7))
        body = _tile("#9fbfd4") + sky + tipi("#2f5fa8", "#7d4aa0").inline(-1.4, 2, 0.8)
    else:
        raise ValueError(f"There is no camp tile called {kind!r}; there are green and blue.")
    return Symbol(f"w-tipi-tile-{kind}", body, _TILE_BOX)


@once
def station_master_tile(label: str = "") -> Symbol:
    """A station master: cap, moustache and a short label below."""
    body = _tile("#ead9b0") + group(_bust(IRON), transform=place(0, -2.6))
    body += path("M-4.6-6V-9.4C-4.6-11.6 4.6-11.6 4.6-9.4V-6z", fill=RUST, **pen(0.9)) + path(
        "M-4.6-6.6H4.6L6.2-5Q0-6-6.2-5z", fill=INK
    )
    body += circle(0, -8.4, 1.1, fill=GOLD, stroke=GOLD_DEEP, stroke_width=0.5)
    body += path("M-3-1Q-1.4-2.4 0-1.4Q1.4-2.4 3-1Q1.4-.2 0-.8T-3-1z", fill=SLEEPER)
    if label:
        body += rect(-10.4, 4.8, 20.8, 5.8, rx=1, fill=PAPER, **pen(0.7)) + write(
            0, 7.7, label, min(5.2, 34 / len(label)), fill=INK
        )
    else:
        body += path("M0 2.4V7.6", stroke=GOLD, stroke_width=1.2, stroke_dasharray="1.2 1.2")
    return Symbol(f"w-station-master{'-' + slug(label) if label else ''}", body, _TILE_BOX)


@once
def tile_back(colour: str = TEAL) -> Symbol:
    """The back of a square tile."""
    body = _tile(colour) + path("M0-7L7 0L0 7L-7 0z", fill="none", stroke=ink_on(colour), stroke_width=1.2, opacity=0.8)
    body += path("M0-3.6L3.6 0L0 3.6L-3.6 0z", fill=ink_on(colour), opacity=0.8)
    return Symbol(f"w-tile-back-{colour[1:]}", body, _TILE_BOX)
