"""What is stored about people is on one page of the docs, and nothing else is."""

from __future__ import annotations

import re
from pathlib import Path

from westward.server.schema import METADATA

PAGE = Path(__file__).parents[2] / "docs" / "privacy.md"


def test_every_column_is_on_the_page_and_no_other() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.+?) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    told = {table: set(re.findall(r"`(\w+)`", columns)) for table, columns in rows}
    assert told == {table.name: {column.name for column in table.columns} for table in METADATA.sorted_tables}
