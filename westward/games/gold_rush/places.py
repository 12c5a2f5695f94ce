"""What the places of Gold Rush are called: as seen from landmarks, else how far from the start they lie."""

from __future__ import annotations

from collections.abc import Mapping

from westward.core.words import Words


def named(words: Words, facts: Mapping[str, object]) -> dict[str, str]:
    """Where the place lies that facts speak of, as the fact `place`."""
    x, y = facts.get("x"), facts.get("y")
    if not (isinstance(x, int) and isinstance(y, int)):
        return {}
    near, called = str(facts.get("near", "")), str(facts.get("called", ""))
    where = from_landmarks(words, near) if near else from_start(words, x, y)
    return {"place": f"{_mark(words, called, 'on')}, {where}" if called else where}


def parts(facts: Mapping[str, object]) -> list[str]:
    """The tile that facts speak of, in the picture."""
    return [f"tile-{facts['x']}_{facts['y']}"] if "x" in facts and "y" in facts else []


def from_landmarks(words: Words, near: str) -> str:
    """Where an open place lies: "north of the start, west of Ann's city"."""
    return ", ".join(_from(words, *way.split(":", 1)) for way in near.split(";"))


def _from(words: Words, way: str, mark: str) -> str:
    return (
        words.say(f"name-one-{mark}")
        if way == "one"
        else words.say("name-from", {"way": way, "mark": _mark(words, mark)})
    )


def _mark(words: Words, mark: str, key: str = "mark") -> str:
    """What a landmark is called: `city:0` is the city of the first seat."""
    what, kind = mark.split(":")
    if what == "tent":
        return words.say("mark-tent", {"seat": int(kind)})
    tent, seat = kind.startswith("tent-"), kind.removeprefix("tent-")
    if not seat.isdecimal():
        return words.say(f"{key}-{what}-{kind}")
    return words.say(f"{key}-{what}-{'tent' if tent else 'whose'}", {"seat": int(seat)})


def from_start(words: Words, x: int, y: int) -> str:
    """How far from the start a place lies."""
    return (
        words.say("name-from-start", {"steps": words.listing(_steps(words, x, y))})
        if x or y
        else words.say("name-at-start")
    )


def name_place(words: Words, x: int, y: int) -> str:
    """What a tile is called, in short."""
    return ", ".join(_steps(words, x, y)) or words.say("name-start")


def _steps(words: Words, x: int, y: int) -> list[str]:
    across = [words.say(f"name-{'east' if x > 0 else 'west'}", {"count": abs(x)})] if x else []
    down = [words.say(f"name-{'south' if y > 0 else 'north'}", {"count": abs(y)})] if y else []
    return across + down
