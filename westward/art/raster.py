"""Pictures as pixels: SVG drawn by resvg, with the bundled fonts, in the same way on every machine."""

from __future__ import annotations

import io
import tempfile
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from westward.art.fonts import FONT_FOLDER, FONTS
from westward.art.palette import PAPER
from westward.extras import extra

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

#: How wide a picture is drawn if nothing else is said, and the frame that holds any picture.
WIDTH: Final = 960
FRAME: Final = (960, 960)


@cache
def _fonts() -> tuple[tempfile.TemporaryDirectory[str], list[str]]:
    # resvg reads no compressed fonts: they are unpacked once for each process.
    with extra("render", "A picture as pixels"):
        from fontTools.ttLib import TTFont
    folder = tempfile.TemporaryDirectory(prefix="westward-fonts-")
    files: list[str] = []
    for font in FONTS:
        unpacked = TTFont(FONT_FOLDER / font.file)
        unpacked.flavor = None
        files.append(str(Path(folder.name, font.file).with_suffix(".ttf")))
        unpacked.save(files[-1])
    return folder, files


def png(svg: str, width: int = WIDTH) -> bytes:
    """A picture as a PNG file of that width."""
    with extra("render", "A picture as pixels"):
        import resvg_py
    drawn = resvg_py.svg_to_bytes(
        svg_string=svg, width=width, background=PAPER, font_files=_fonts()[1], skip_system_fonts=True
    )
    return bytes(drawn)


def pixels(svg: str, frame: tuple[int, int] = FRAME) -> NDArray[np.uint8]:
    """A picture as an array of rows of pixels of red, green and blue, as large as the frame whatever its shape: so films are made."""
    with extra("render", "A picture as pixels"):
        import numpy as np
        from PIL import Image, ImageOps
    with Image.open(io.BytesIO(png(svg, frame[0]))) as image:
        return np.asarray(ImageOps.pad(image.convert("RGB"), frame, color=PAPER))
