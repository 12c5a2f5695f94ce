"""Positions as they are sent: whole, or as what has changed."""

from __future__ import annotations

import pytest

from westward.server.drawing import patch


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("<a><b><c>", "<a><x><c>"),
        ("", "<a>"),
        ("<a>", ""),
        ("<a><a><a>", "<a>"),
        ("<a>", "<a><a><a>"),
        ("<b><a>", "<a><b>"),
    ],
)
def test_a_patch_gives_the_new_markup(old: str, new: str) -> None:
    pieces = old.split("<")
    found = [q for p in patch(old, new) for q in ([p] if isinstance(p, str) else pieces[p[0] : p[1]])]
    assert "<".join(found) == new
