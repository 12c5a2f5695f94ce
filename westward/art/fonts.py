"""The bundled fonts and the style sheet that loads them."""

from base64 import b64encode
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

FONT_FOLDER: Final = Path(__file__).parent / "fonts"
_LATIN: Final = (
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,"
    "U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD"
)
_LATIN_EXT: Final = (
    "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,"
    "U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF"
)


@dataclass(frozen=True, slots=True)
class Font:
    """One bundled font file."""

    family: str
    weight: int
    style: str
    subset: str

    @property
    def file(self) -> str:
        """Its file name in the fonts folder."""
        return f"{self.family.lower().replace(' ', '-')}-{self.subset}-{self.weight}-{self.style}.woff2"


# Names of people are set in the reading type, so only that one carries the extended letters.
FONTS: Final[tuple[Font, ...]] = (
    Font("Zilla Slab", 500, "normal", "latin"),
    Font("Zilla Slab", 700, "normal", "latin"),
    Font("Source Sans 3", 400, "normal", "latin-ext"),
    Font("Source Sans 3", 400, "normal", "latin"),
    Font("Source Sans 3", 600, "normal", "latin-ext"),
    Font("Source Sans 3", 600, "normal", "latin"),
    Font("Source Sans 3", 400, "italic", "latin"),
    Font("Rye", 400, "normal", "latin"),
)


def font_face_css(base_url: str) -> str:
    """The `@font-face` rules for all bundled fonts, loaded from below `base_url`."""
    base = base_url.rstrip("/")
    return "".join(
        f"@font-face{{font-family:'{font.family}';font-style:{font.style};font-weight:{font.weight};font-display:swap;"
        f"src:url('{base}/{font.file}') format('woff2');"
        f"unicode-range:{_LATIN if font.subset == 'latin' else _LATIN_EXT}}}\n"
        for font in FONTS
    )


def embedded_css(markup: str) -> str:
    """The `@font-face` rules, with the fonts in them, for a document that may load nothing: those of the lettering it has."""
    wanted = [("Zilla Slab", 700)] if "<text" in markup else []
    wanted += [("Zilla Slab", 500)] if 'font-weight="500"' in markup else []
    wanted += [("Source Sans 3", 600), ("Source Sans 3", 400)] if 'class="read' in markup else []
    return "".join(_embedded(font) for font in FONTS if (font.family, font.weight) in wanted and _plain(font))


def _plain(font: Font) -> bool:
    return font.style == "normal" and font.subset == "latin"


@cache
def _embedded(font: Font) -> str:
    data = b64encode((FONT_FOLDER / font.file).read_bytes()).decode()
    return (
        f"@font-face{{font-family:'{font.family}';font-weight:{font.weight};"
        f"src:url(data:font/woff2;base64,{data}) format('woff2')}}\n"
    )
