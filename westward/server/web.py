"""Where the pages lie, and what they may do."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import westward

WEB: Final = Path(westward.__file__).parent / "web"
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
