"""How the tests of all games speak: notation for actions, names for what was told."""

from __future__ import annotations

import westward


def play(s: westward.State, *lines: str) -> westward.Journal:
    """Play lines of notation one after the other; what was told."""
    journal: westward.Journal = []
    for line in lines:
        s.play(s.space.parse(line), journal)
    return journal


def refusal(s: westward.State, line: str) -> westward.Refusal:
    """Why a line of notation is not allowed now."""
    found = s.why_not(s.space.parse(line))
    assert found is not None, f"{line} is allowed"
    return found


def reason(s: westward.State, line: str) -> tuple[str, str]:
    """The reason and the clause of a refusal."""
    found = refusal(s, line)
    return found.reason, found.clause


def kinds(journal: westward.Journal) -> list[str]:
    """The names of events, in order."""
    return [type(event).__name__ for event in journal]
