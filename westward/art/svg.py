"""A small typed SVG builder: elements are strings, repeated shapes are symbols collected by a sheet."""

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, ParamSpec, TypeAlias, TypeVar, cast
from zlib import crc32

from westward.art.palette import INK
from westward.art.style import STYLE

Attr: TypeAlias = str | int | float | None
Box: TypeAlias = tuple[float, float, float, float]
Point: TypeAlias = tuple[float, float]

BOARD_FONT: Final = "'Zilla Slab', 'DejaVu Serif', Georgia, serif"
READING_FONT: Final = "'Source Sans 3', 'DejaVu Sans', 'Helvetica Neue', sans-serif"
MARK_FONT: Final = "Rye, 'Zilla Slab', 'DejaVu Serif', serif"

P = ParamSpec("P")
T = TypeVar("T")


def memory(make: Callable[P, T]) -> Callable[P, T]:
    """Remember the latest results for what is asked again and again with few different arguments, such as coordinates."""
    return cast(Callable[P, T], lru_cache(16_384)(make))


def once(make: Callable[P, T]) -> Callable[P, T]:
    """Draw once for the same arguments; unlike plain `cache`, the arguments stay typed."""
    return cast(Callable[P, T], cache(make))


@memory
def num(value: float) -> str:
    """Print a number with at most two decimals and no trailing zeros."""
    if isinstance(value, int):
        return str(value)
    out = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if out == "-0" else out


def text(content: str) -> str:
    """Escape a piece of text for use between tags."""
    return content.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def slug(content: str) -> str:
    """Turn any text into a piece of an id; different texts stay different."""
    return "".join(c if c.isalnum() and c.isascii() else f"_{ord(c):x}_" for c in content)


def _attr(name: str, value: str | int | float) -> str:
    key = name.rstrip("_").replace("_", "-")
    shown = text(value).replace('"', "&quot;") if isinstance(value, str) else num(value)
    return f' {key}="{shown}"'


_known_attr = memory(_attr)
#: Longer values, such as paths, are hardly ever written twice.
_LONG: Final = 80


def _attrs(attrs: dict[str, Attr]) -> str:
    out = ""
    for name, value in attrs.items():
        if value is None:
            continue
        out += _attr(name, value) if isinstance(value, str) and len(value) > _LONG else _known_attr(name, value)
    return out


def el(tag: str, /, *children: str, **attrs: Attr) -> str:
    """Write one element; children are markup, attributes are escaped and left out when None.

    >>> el("circle", r=2.50, stroke_width=1, class_="may", fill=None)
    '<circle r="2.5" stroke-width="1" class="may"/>'
    """
    head = tag + _attrs(attrs) if attrs else tag
    return f"<{head}>{''.join(children)}</{tag}>" if children else f"<{head}/>"


def group(*children: str, **attrs: Attr) -> str:
    """Write a `<g>` around the children."""
    return el("g", *children, **attrs)


@memory
def path(d: str, **attrs: Attr) -> str:
    """Write a `<path>`."""
    return el("path", d=d, **attrs)


def polygon(points: Iterable[Point], **attrs: Attr) -> str:
    """Write a `<polygon>` through the points."""
    return el("polygon", points=" ".join([f"{num(x)},{num(y)}" for x, y in points]), **attrs)


@memory
def rect(x: float, y: float, width: float, height: float, **attrs: Attr) -> str:
    """Write a `<rect>`."""
    return el("rect", x=x, y=y, width=width, height=height, **attrs)


@memory
def circle(cx: float, cy: float, r: float, **attrs: Attr) -> str:
    """Write a `<circle>`."""
    return el("circle", cx=cx, cy=cy, r=r, **attrs)


@memory
def ellipse(cx: float, cy: float, rx: float, ry: float, **attrs: Attr) -> str:
    """Write an `<ellipse>`."""
    return el("ellipse", cx=cx, cy=cy, rx=rx, ry=ry, **attrs)


@memory
def write(x: float, y: float, content: str, size: float, *, weight: int | None = 700, **attrs: Attr) -> str:
    """Write a line of text centred on (x, y); pass `text_anchor="start"` to begin there instead."""
    attrs.setdefault("text_anchor", "middle")
    return el("text", text(content), x=x, y=y + size * 0.34, font_size=size, font_weight=weight, **attrs)


def pen(width: float = 0.9, colour: str = INK) -> dict[str, Attr]:
    """The attributes of the dark outline most shapes share."""
    return {"stroke": colour, "stroke_width": width, "stroke_linejoin": "round"}


@memory
def place(x: float, y: float, scale: float = 1.0, rotate: float = 0.0) -> str:
    """Give the transform that puts something drawn around the origin at (x, y)."""
    out = f"translate({num(x)} {num(y)})"
    if rotate:
        out += f" rotate({num(rotate)})"
    if scale != 1:
        out += f" scale({scale:.4g})"
    return out


@dataclass(frozen=True, slots=True)
class Definition:
    """Something referred to by `url(#id)`: a pattern, a gradient, a clip path."""

    id: str
    markup: str

    @property
    def url(self) -> str:
        """The paint reference to this definition; register it with `Sheet.paint`."""
        return f"url(#{self.id})"


@dataclass(frozen=True, slots=True)
class Symbol:
    """A shape drawn around the origin, with its bounding box (left, top, right, bottom) and outline path."""

    id: str
    body: str
    box: Box
    outline: str = ""
    needs: tuple[Definition, ...] = ()

    @property
    def width(self) -> float:
        """Width of the box."""
        return self.box[2] - self.box[0]

    @property
    def height(self) -> float:
        """Height of the box."""
        return self.box[3] - self.box[1]

    def silhouette(self) -> str:
        """Path data of the outline, or of the rounded box when the shape gives none."""
        if self.outline:
            return self.outline
        left, top, right, bottom = self.box
        r = min(2.5, (right - left) / 4, (bottom - top) / 4)
        w, h = num(right - left - 2 * r), num(bottom - top - 2 * r)
        q = num(r)
        arc = f"a{q} {q} 0 0 1"
        return f"M{num(left + r)} {num(top)}h{w}{arc} {q} {q}v{h}{arc}-{q} {q}h-{w}{arc}-{q}-{q}v-{h}{arc} {q}-{q}z"

    def inline(self, x: float = 0, y: float = 0, scale: float = 1.0, rotate: float = 0.0, **attrs: Attr) -> str:
        """Write the shape itself rather than a reference, to build a bigger shape from it."""
        return group(self.body, transform=place(x, y, scale, rotate), **attrs)


def scale_to(symbol: Symbol, scale: float, height: float | None, width: float | None) -> float:
    """Give the scale that makes the symbol as high or as wide as asked, or the plain scale."""
    if height is not None and width is not None:
        return min(height / symbol.height, width / symbol.width)
    if height is not None:
        return height / symbol.height
    if width is not None:
        return width / symbol.width
    return scale


#: What was drawn lately of each kind, with its symbols; so many pieces of a kind are remembered.
_LATELY: Final[defaultdict[str, dict[Hashable, tuple[object, dict[str, str]]]]] = defaultdict(dict)
_MOST: Final = 2_000


class Sheet:
    """Collects the symbols and paints a picture uses and emits each of them once, in order of first use."""

    def __init__(self) -> None:
        self._markup: dict[str, str] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sheet) and self._markup == other._markup

    def __repr__(self) -> str:
        return f"<Sheet of {len(self._markup)} symbols>"

    def copy(self) -> "Sheet":
        """Another sheet with the same symbols, to draw on from what is drawn once."""
        other = Sheet()
        other._markup.update(self._markup)
        return other

    def lately(self, kind: str, key: Hashable, make: Callable[["Sheet"], T]) -> T:
        """A kind of thing that is drawn of nothing but the key, once for all that ask for it lately, with the symbols that it uses."""
        pieces = _LATELY[kind]
        known = pieces.get(key)
        if known is None:
            own = Sheet()
            known = (make(own), own._markup)
            if len(pieces) >= _MOST:
                pieces.clear()
            pieces[key] = known
        for symbol, markup in known[1].items():
            self._markup.setdefault(symbol, markup)
        return cast(T, known[0])

    def paint(self, definition: Definition) -> str:
        """Register a pattern or gradient and give its `url(#id)`."""
        self._markup.setdefault(definition.id, definition.markup)
        return definition.url

    def _register(self, symbol: Symbol) -> None:
        if symbol.id not in self._markup:
            for need in symbol.needs:
                self.paint(need)
            self._markup[symbol.id] = el("symbol", symbol.body, id=symbol.id, overflow="visible")

    def put(
        self,
        symbol: Symbol,
        x: float = 0,
        y: float = 0,
        *,
        scale: float = 1.0,
        height: float | None = None,
        width: float | None = None,
        rotate: float = 0.0,
        foot: bool = False,
        **attrs: Attr,
    ) -> str:
        """Place a symbol with its origin (or, with `foot`, the middle of its lower edge) at (x, y)."""
        self._register(symbol)
        s = scale_to(symbol, scale, height, width)
        if foot:
            y -= symbol.box[3] * s
        return use(symbol.id, transform=place(x, y, s, rotate), **attrs)

    def part(
        self,
        part_id: str,
        symbol: Symbol,
        x: float,
        y: float,
        *,
        state: str = "",
        label: str = "",
        scale: float = 1.0,
        height: float | None = None,
        width: float | None = None,
        rotate: float = 0.0,
        foot: bool = False,
    ) -> str:
        """Place a symbol as a clickable, movable part with a halo ready for the states `may`, `chosen` and `no`."""
        self._register(symbol)
        s = scale_to(symbol, scale, height, width)
        if foot:
            y -= symbol.box[3] * s
        shape, outline = _outline(symbol.silhouette())
        self._markup.setdefault(shape, outline)
        return group(
            use(shape, class_="rim"),
            use(shape, class_="halo"),
            el("title", text(label)) if label else "",
            use(symbol.id),
            id=part_id,
            class_=f"part moves {state}".rstrip(),
            transform=place(x, y, s, rotate),
        )

    def defs(self) -> str:
        """Everything registered so far, inside one `<defs>`."""
        return defs(*self._markup.values())

    def __len__(self) -> int:
        return len(self._markup)


@memory
def _outline(d: str) -> tuple[str, str]:
    """The id and the markup of the symbol that is an outline."""
    name = f"w-outline-{crc32(d.encode()):08x}"
    return name, el("symbol", path(d), id=name, overflow="visible")


@memory
def use(symbol_id: str, **attrs: Attr) -> str:
    """Refer to a symbol by id; prefer `Sheet.put`, which also registers it."""
    return el("use", href=f"#{symbol_id}", **attrs)


def defs(*children: str) -> str:
    """Write a `<defs>` around the children, or nothing when there are none."""
    return el("defs", *children) if children else ""


def document(
    width: float,
    height: float,
    *body: str,
    title: str,
    view_box: Sequence[float] | None = None,
    defs: Sequence[str] = (),
) -> str:
    """Write a standalone SVG document with title, shared style and fonts."""
    box = " ".join(num(v) for v in (view_box if view_box is not None else (0, 0, width, height)))
    return el(
        "svg",
        el("title", text(title)),
        el("style", STYLE),
        *defs,
        *body,
        xmlns="http://www.w3.org/2000/svg",
        class_="westward",
        role="img",
        viewBox=box,
        width=width,
        height=height,
        font_family=BOARD_FONT,
        color=INK,
    )


def picture(symbol: Symbol, height: float = 24, title: str = "") -> str:
    """Write one symbol as a standalone document, for lists, names and log lines."""
    left, top, _, _ = symbol.box
    pad = 1.2
    box = (left - pad, top - pad, symbol.width + 2 * pad, symbol.height + 2 * pad)
    sheet = Sheet()
    body = sheet.put(symbol)
    return document(height * box[2] / box[3], height, body, title=title or symbol.id, view_box=box, defs=[sheet.defs()])
