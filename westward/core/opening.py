"""What seats began with, by each game's own measure: its `Title.opening` names an event and a fact of it, such as the first hire."""

from __future__ import annotations

from westward.core.history import History
from westward.core.words import Words


def openings(history: History) -> list[str]:
    """What each seat began with; empty for those who did nothing of the kind, and where the game names no measure."""
    found = [""] * history.state.players
    if history.title.opening is None:
        return found
    tag, fact = history.title.opening
    for number in history.numbers:
        for event in history.told(number):
            if event.__struct_config__.tag == tag and not found[seat := getattr(event, "seat")]:  # noqa: B009
                found[seat] = str(getattr(event, fact))
        if all(found):
            break
    return found


def opening_words(words: Words, opening: str) -> str:
    """What somebody began with, in words."""
    if words.title.opening is None:
        return opening
    return words.say("opening", {words.title.opening[1]: opening})
