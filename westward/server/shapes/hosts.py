"""What hosts and players may ask for at a table."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field, StrictBool, StrictInt

from westward.server.shapes.common import Name, Number, Shape, Word


class Pause(Shape):
    """Whether the asker wants to pause, or to go on."""

    pause: StrictBool


class Fill(Shape):
    """A seat for a bot of a level."""

    seat: Number
    level: Word | None = None


class OfSeat(Shape):
    """A seat."""

    seat: Number


class Accepted(Shape):
    """An invitation to a seat, and how one wants to be called there."""

    code: Annotated[str, Field(min_length=1, max_length=80)]
    name: Name | None = None


class Invitation(BaseModel):
    """What lets one person play on for a bot."""

    code: str


class Mute(Shape):
    """Whoever said a line of the chat talks no more, or again."""

    line: Annotated[StrictInt, Field(ge=0, le=2**53)]
    muted: StrictBool = True


class Listed(Shape):
    """Whether a table is found by its link alone."""

    private: StrictBool


class NewReport(Shape):
    """A line of chat, or the person on a seat, and what is wrong with it."""

    line: Annotated[StrictInt, Field(ge=0, le=2**53)] | None = None
    seat: Number | None = None
    why: Annotated[str, Field(max_length=500)] = ""


class ReportShown(BaseModel):
    """Something that was reported at a table: about whom, and the line of chat if it is one."""

    number: int
    name: str
    line: str
    why: str
    at: float
