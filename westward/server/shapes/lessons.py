"""Lessons."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from westward.server.shapes.common import Shape, Word


class Learn(Shape):
    """A chapter of a game's lesson; the first if none is named."""

    game: Word
    chapter: Word | None = None


class LessonDeed(Shape):
    """Go back to the decision before, begin the chapter again, or leave into a normal game."""

    do: Literal["back", "again", "leave"]


class Coach(BaseModel):
    """What is said at a lesson's table now."""

    event: int
    goal: str
    chapter: str
    title: str
    number: int
    chapters: int
    next: str | None
    step: int
    steps: int
    mode: Literal["step", "wait", "strayed", "end"]
    text: str
    action: int | None
    label: str
    back: bool
