"""Horses and cattle."""

from typing import Final

from westward.art.palette import INK, ROPE, darker
from westward.art.svg import Symbol, circle, ellipse, once, path, pen

MANE: Final = "#3a2416"
_HORSE: Final = (
    "M-8.6-2.6C-6.8-4.4-3.6-3.9-1.2-3.4C1.2-2.9 3-3.8 4-5.6L6.2-10.4L7-12L7.6-10.6L8.6-10L12-6.8L11.4-5.3L9.6-5"
    "L8.2-5.6C8-3.6 7.6-1.6 7-.2L7.4 4L7.2 9H5.6L5.3 4L4.6 1.8L4 4.2L4.3 9H2.7L2.2 4.2L1.6 2.2C-.4 2.8-2.6 2.6-4.2 2"
    "L-4.6 3.6L-3.6 5.8L-3.8 9H-5.3L-5.4 6.2L-7 3.8L-7.2 5.8L-6.8 9H-8.4L-9 5.6L-8.6 3.2C-9.6 1.4-9.8-1-8.6-2.6z"
)


def horse_markup(coat: str, mane: str, edge: str = INK) -> str:
    """Draw a standing horse around the origin, facing right."""
    tail = path(
        "M-8.6-2.4C-11.4-2.4-12.2-.4-11.6 4.8C-10.6 3.6-9.6 2.2-9 .6z",
        fill=mane, stroke=edge, stroke_width=0.6, stroke_linejoin="round",
    )  # fmt: skip
    body = path(_HORSE, fill=coat, stroke=edge, stroke_width=0.8, stroke_linejoin="round")
    hair = path("M7-12L6.2-10.4L4-5.6C3.4-4.6 2.6-3.8 1.4-3.6C2.6-7.4 3.8-11 7-12z", fill=mane)
    return tail + body + hair + circle(8.6, -8.4, 0.5, fill=edge)


@once
def horse(coat: str = "#7a4c2c", mane: str = MANE) -> Symbol:
    """A wild horse, facing right."""
    ground = ellipse(0, 9.2, 10.5, 1.7, fill=INK, opacity=0.18)
    return Symbol(f"w-horse-{coat[1:]}-{mane[1:]}", ground + horse_markup(coat, mane), (-12, -12.3, 12.2, 11), _HORSE)


_HORNS: Final[dict[str, str]] = {
    "none": "",
    "short": "M-4.6-7C-8.6-7.2-9.4-10-8-12C-7.8-9.8-6.6-9-4-9zM4.6-7C8.6-7.2 9.4-10 8-12C7.8-9.8 6.6-9 4-9z",
    "long": (
        "M-4.4-6.6C-9-6-13-7.4-16.4-12.2C-17-9.2-14.6-4-4.8-4.2zM4.4-6.6C9-6 13-7.4 16.4-12.2C17-9.2 14.6-4 4.8-4.2z"
    ),
    "wide": "M-4.6-7C-9.4-6.4-12.6-8.4-13-12.6C-14.8-8.6-12-4.4-4.8-4.8z"
    "M4.6-7C9.4-6.4 12.6-8.4 13-12.6C14.8-8.6 12-4.4 4.8-4.8z",
}
_HEAD: Final = (
    "M-5.4-8.4C-2.6-9.6 2.6-9.6 5.4-8.4C6.6-5 5.8-1 4.6 2.6C4.4 5 5 6.4 4.4 8.6"
    "C2.6 11.4-2.6 11.4-4.4 8.6C-5 6.4-4.4 5-4.6 2.6C-5.8-1-6.6-5-5.4-8.4z"
)


@once
def cattle_head(coat: str, patch: str, horns: str = "short", shaggy: bool = False) -> Symbol:
    """The head of a cow from the front; coat and blaze colours and the horns tell the breed."""
    line = pen()
    body = path(_HORNS[horns], fill=ROPE, **line) if _HORNS[horns] else ""
    body += path(
        "M-5-5.6C-8-7.4-11-6.6-12-4.4C-10-2.4-7-2.4-5-3.6zM5-5.6C8-7.4 11-6.6 12-4.4C10-2.4 7-2.4 5-3.6z",
        fill=darker(coat, 0.15),
        **line,
    )
    body += path(_HEAD, fill=coat, **line)
    body += path("M-2-9.2Q0-9.6 2-9.2L1.6-2.6L3 3.4Q0 4.6-3 3.4L-1.6-2.6z", fill=patch)
    if shaggy:
        body += path(
            "M-5.4-8.6C-3-10.8 3-10.8 5.4-8.6L4.2-4.4L2.8-6.4L1.4-2.6L0-5.6L-1.4-2.6L-2.8-6.4L-4.2-4.4z",
            fill=darker(coat, 0.2),
            **line,
        )
    body += path(
        "M-4.5 5C-2.6 3.6 2.6 3.6 4.5 5C5 6.4 5 7.4 4.4 8.6C2.6 11.4-2.6 11.4-4.4 8.6C-5 7.4-5 6.4-4.5 5z",
        fill="#e2b59a",
        **line,
    )
    body += ellipse(-1.9, 6.8, 0.8, 1.1, fill=INK) + ellipse(1.9, 6.8, 0.8, 1.1, fill=INK)
    body += circle(-3.9, -2.6, 0.95, fill=INK) + circle(3.9, -2.6, 0.95, fill=INK)
    reach = {"none": 12.0, "short": 12.0, "wide": 14.0, "long": 16.8}[horns]
    name = f"w-cattle-{coat[1:]}-{patch[1:]}-{horns}{'-shaggy' if shaggy else ''}"
    return Symbol(name, body, (-reach, -13, reach, 11.2))
