"""What the places of Gold Rush are called: how far east or west and north or south of the start they lie."""

from __future__ import annotations

from collections.abc import Mapping

from westward.core.words import Words


def named(words: Words, facts: Mapping[str, object]) -> dict[str, str]:
    """The name of the place that facts speak of, as the fact `place`."""
    x, y = facts.get("x"), facts.get("y")
    return {"place": name_place(words, x, y)} if isinstance(x, int) and isinstance(y, int) else {}


def parts(facts: Mapping[str, object]) -> list[str]:
    """The tile that facts speak of, in the picture."""
    return [f"tile-{facts['x']}_{facts['y']}"] if "x" in facts and "y" in facts else []


def name_place(words: Words, x: int, y: int) -> str:
    """What a place is called."""
    across = [words.say(f"name-{'east' if x > 0 else 'west'}", {"count": abs(x)})] if x else []
    down = [words.say(f"name-{'south' if y > 0 else 'north'}", {"count": abs(y)})] if y else []
    return ", ".join(across + down) or words.say("name-start")
