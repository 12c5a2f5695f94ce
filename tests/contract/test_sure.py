"""Every rulebook page says how sure we are: each row or group of the box that is reconstructed stands there with its reason."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from westward.core.title import Title

HEADINGS = {"en": "## How sure are we", "de": "## Wie sicher sind wir"}
#: A tag R by itself, as in (R), # R and src = "R"; not a letter of a word, a ruling such as R-4, or a key.
TAG = re.compile(r'(?<![\w-])R(?![\w-]|"?\s*=)')


def section(title: Title, language: str) -> str:
    page = title.rulebook(language).markdown
    assert HEADINGS[language] in page
    return page.partition(HEADINGS[language])[2].partition("\n## ")[0]


def reconstructed(text: str) -> Iterator[str]:
    """The rows and groups of a box with the tag R, as section.key or section; a remark speaks of what follows it."""
    here, key, waiting = "", "", False
    for line in text.splitlines():
        header = re.match(r"\[+([\w.]+)\]+", line)
        row = re.match(r"(\w+) *=", line)
        if header:
            here, key = header[1], ""
        elif row:
            key = row[1]
        named = f"{here}.{key}".strip(".") if key else here
        tagged = bool(TAG.search(line)) and bool(here)
        if ((header or row) and (tagged or waiting)) or (tagged and line.lstrip().startswith("{")):
            yield named
        waiting = line.startswith("#") and (tagged or waiting)


@pytest.mark.parametrize("language", list(HEADINGS))
def test_every_reconstructed_row_is_explained(title: Title, language: str) -> None:
    if not (title.folder / "components.toml").exists():
        return
    named = set(re.findall(r"`([\w.]+)`", section(title, language)))
    missing = []
    for row in reconstructed((title.folder / "components.toml").read_text(encoding="utf-8")):
        parts = row.split(".")
        if not any(".".join(parts[:n]) in named for n in range(1, len(parts) + 1)):
            missing.append(row)
    assert missing == []


@pytest.mark.parametrize("language", list(HEADINGS))
def test_the_section_names_what_is_in_the_box(title: Title, language: str) -> None:
    box = (title.folder / "components.toml").read_text(encoding="utf-8")
    groups = {name.partition(".")[0] for name in re.findall(r"^\[+([\w.]+)\]+", box, re.MULTILINE)}
    rows = [line for line in section(title, language).splitlines() if line.startswith("| ")][2:]
    assert len(rows) >= 4
    for line in rows:
        for name in re.findall(r"`([\w.]+)`", line.rstrip("|").rpartition("|")[2]):
            assert name.partition(".")[0] in groups or f"\n{name} =" in box, f"{name} is no part of the box"


@pytest.mark.parametrize("language", list(HEADINGS))
def test_an_owner_learns_how_to_correct_it(title: Title, language: str) -> None:
    text = section(title, language)
    for command in (f"westward check {title.id}", f"westward draw {title.id} --box", f"westward play {title.id} --box"):
        assert command in text


def test_reconstructed_rows_are_found() -> None:
    text = '# R in the legend\n[a]\nx = 1 # (R) mine\ny = 2 # S\n# all of it R\n[b]\nrows = [\n  { src = "R" },\n]\nz = "R-4"\n'
    assert list(reconstructed(text)) == ["a.x", "b", "b.rows"]
