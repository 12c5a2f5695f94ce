"""One-colour icons in `currentColor`, about 20 units high: set `color` where they are placed."""

from typing import Final

from westward.art.svg import Symbol, group, once

# Strokes are drawn 2 wide; a path starting with "F" is filled instead.
_ICONS: Final[dict[str, tuple[str, ...]]] = {
    "boot": ("FM-4.6-9H2.4L2 1.4C4 3.6 8 3.4 8.6 6.6H-4.2C-5.6 1.6-3.8-3.4-4.6-9z", "M-4.6 9.2H-1V7.6M-1 9.2H8.8"),
    "card": ("M-6-9H6V9H-6z", "FM0-4.6L3.2 0L0 4.6L-3.2 0z"),
    "compass": ("M-9.4 0A9.4 9.4 0 1 0 9.4 0A9.4 9.4 0 1 0-9.4 0", "FM5.4-5.4L1.9 1.9L-5.4 5.4L-1.9-1.9z"),
    "telescope": ("FM-9.4-1.6L6-8.6L8.6-2.8L-7.8 2.2z", "M0 2L-4.4 9.4M1 2L5.6 9.4"),
    "newspaper": (
        "M-9-8H7V8H-9z",
        "M7-4H9.6V6.6Q9.6 8 7.6 8",
        "M-6.4-4.6H4.4M-6.4 4.6H4.4",
        "FM-6.8-1.8H-1.4V2.6H-6.8z",
        "M1.4-1H4.4M1.4 1.8H4.4",
    ),
    "fork": ("M0 9.6V2C0-2.6-6-2-6-8.4M0 2C0-2.6 6-2 6-8.4", "FM-9.4-6L-6-10.6L-2.6-6zM9.4-6L6-10.6L2.6-6z"),
    "boat": (
        "FM-10 1.4H10C8.8 5.4 6.6 6.8 4.4 6.8H-4.4C-6.6 6.8-8.8 5.4-10 1.4z",
        "M-1-9.6V1",
        "FM.6-9L7.4-.8H.6z",
        "M-9 9.4q2.2-1.6 4.5 0t4.5 0 4.5 0 4.5 0",
    ),
    "gorge": ("FM-10-8H-3L-1.6-2L-4 2L-2.4 8.6H-10z", "FM10-8H3.4L2-3L3.8 2.4L1.6 8.6H10z"),
    "gate": ("M-8.6 9.4V-6.6M8.6 9.4V-6.6", "FM-10.4-9H10.4V-5H-10.4z", "M-5-1H5"),
    "peak": ("FM-10.4 8.4L-2.6-6L1.4 1L4-3.4L10.4 8.4z",),
    "hourglass": (
        "M-6.4-9.4H6.4M-6.4 9.4H6.4",
        "M-5-9C-5-3-1.4-2-1.4 0S-5 3-5 9M5-9C5-3 1.4-2 1.4 0S5 3 5 9",
        "FM-3.2-5.4H3.2L0-1.4zM-3.6 8.4L0 3.6L3.6 8.4z",
    ),
    "spur": (
        "M-9.6-5.6C-3-8.4.6-4.6.6 0S-3 8.4-9.6 5.6M.6 0H3.4",
        "FM7-4.6L8 -1.4L11 -1.4L9 .8L10 4L7 2.4L4 4L5 .8L3-1.4L6-1.4z",
    ),
    "drops": (
        (
            "FM-4-8.6C-1.4-4.6-1-3.4-1-2A3 3 0 0 1-7-2C-7-3.4-6.6-4.6-4-8.6zM4.4-2.4"
            "C7.4 2 7.8 3.6 7.8 5.2A3.4 3.4 0 0 1 1 5.2C1 3.6 1.4 2 4.4-2.4z"
        ),
    ),
    "horseshoe": ("M-5.4 8.6C-11-2-7-9 0-9S11-2 5.4 8.6", "M-7.4 9H-3M3 9H7.4"),
    "stakes": ("M-8 9.4V-7M8 9.4V-7M0 9.4V-9.4", "M-8-3.6L0-1.4L8-3.6M-8 3L0 5.2L8 3", "FM0-10L6.6-7.6L0-5z"),
    "hand": (
        (
            "FM-6.4 2V-3.2A1.4 1.4 0 0 1-3.6-3.2V-7.6A1.4 1.4 0 0 1-.8-7.6V-8.8"
            "A1.4 1.4 0 0 1 2-8.8V-7A1.4 1.4 0 0 1 4.8-7V1L6.6-1A1.5 1.5 0 0 1 9 .8L5.2 7.4"
            "C4.2 9.2 3 9.8 1 9.8H-1.8C-4.8 9.8-6.4 7 -6.4 2z"
        ),
    ),
    "dollar": ("M4.6-5.4C3.6-7.4-4.6-8-4.6-3.8C-4.6.6 5 -.8 5 3.8C5 8.4-4 7.6-5-.0M-5 5.6C-4.6 6.6-3 7 0 7M0-10V10",),
    "laurel": (
        "M-2 9C-9.6 6.4-10-2.6-6-8.6M2 9C9.6 6.4 10-2.6 6-8.6",
        "FM0-5.4L1.4-1.8L5-1.6L2.2.8L3.2 4.4L0 2.4L-3.2 4.4L-2.2.8L-5-1.6L-1.4-1.8z",
    ),
    "disc": ("M-8.6 0A8.6 8.6 0 1 0 8.6 0A8.6 8.6 0 1 0-8.6 0", "M-4.4 0A4.4 4.4 0 1 0 4.4 0A4.4 4.4 0 1 0-4.4 0"),
    "hat": (
        (
            "FM-10.4 2.6C-7.4 3-5.6 2.6-5-.0C-4.6-6-3.2-8-1.4-7.2Q0-6.6 1.4-7.2C3.2-8 4.6-6 5 0"
            "C5.6 2.6 7.4 3 10.4 2.6C9.6 6 5 6.6 0 6.6S-9.6 6-10.4 2.6z"
        ),
    ),
    "hammer": ("M-7.6 9L2.4-1.6", "FM-3.4-5.2L2-9.6L9-2.4L6 1.2L3.4-.4L.6-3.4L-1.4-2.4z"),
    "engine": (
        "FM-10-7H-2.6V-3H4.4L3.6-8.6H8L7.4-3C9 -2.6 9.4-1.6 9.4 0V3H-10z",
        "M-9.2 6A2.4 2.4 0 1 0-4.4 6A2.4 2.4 0 1 0-9.2 6M2.2 6A2.4 2.4 0 1 0 7 6A2.4 2.4 0 1 0 2.2 6",
    ),
    "cow": (
        (
            "FM-4-6C-2-7 2-7 4-6C4.8-2.6 4.2 0 3.4 2.6C3.4 5 3.8 6 3 7.4C1.6 9.4-1.6 9.4-3 7.4"
            "C-3.8 6-3.4 5-3.4 2.6C-4.2 0-4.8-2.6-4-6z"
        ),
        "M-4.6-5C-8-4.6-9.4-6.6-9.4-9.4M4.6-5C8-4.6 9.4-6.6 9.4-9.4",
    ),
    "plus": ("M0-7.4V7.4M-7.4 0H7.4",),
    "cross": ("M-6-6L6 6M6-6L-6 6",),
    "tick": ("M-7.4.6L-2 6.4L7.6-6",),
}
ICON_NAMES: Final[tuple[str, ...]] = tuple(_ICONS)


@once
def icon(name: str) -> Symbol:
    """A one-colour icon by name; `ICON_NAMES` lists them."""
    if name not in _ICONS:
        raise ValueError(f"There is no icon called {name!r}; there are {', '.join(ICON_NAMES)}.")
    filled = "".join(f'<path d="{d[1:]}"/>' for d in _ICONS[name] if d[0] == "F")
    lines = "".join(f'<path d="{d}"/>' for d in _ICONS[name] if d[0] != "F")
    body = group(filled, fill="currentColor") if filled else ""
    if lines:
        body += group(
            lines, fill="none", stroke="currentColor", stroke_width=2, stroke_linecap="round", stroke_linejoin="round"
        )
    return Symbol(f"w-icon-{name}", body, (-10.8, -10.8, 10.8, 10.8))
