"""How and when people are called."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StrictBool, StrictInt

from westward.server.shapes.common import Base, Shape


class PushKeys(Shape):
    """What a browser gives to encrypt for it."""

    p256dh: Annotated[str, Field(min_length=1, max_length=200)]
    auth: Annotated[str, Field(min_length=1, max_length=100)]


class Push(Base):
    """A browser's subscription to push messages."""

    endpoint: Annotated[str, Field(min_length=1, max_length=1000)]
    keys: PushKeys


class Hook(Base):
    """The address of a webhook."""

    url: Annotated[str, Field(min_length=1, max_length=1000)]


class Switch(Shape):
    """On or off."""

    active: StrictBool


class Off(Shape):
    """The code of a call, which turns its way off or on again."""

    code: Annotated[str, Field(min_length=1, max_length=200)]
    active: StrictBool = False


class TurnedOff(BaseModel):
    """Which kind of way was turned."""

    kind: str
    active: bool


class Tried(BaseModel):
    """On how many ways a call went out."""

    reached: int


Minute = Annotated[StrictInt, Field(ge=0, lt=1440)]


class Wish(Shape):
    """When somebody wants to be called: after so many minutes, not between two minutes of the day, not before `away` is over."""

    soon: Annotated[StrictInt, Field(ge=1, le=2880)] = 5
    quiet: tuple[Minute, Minute] | None = None
    zone: Annotated[str, Field(min_length=1, max_length=60, pattern=r"^[\w+/-]+$")] = "UTC"
    language: Literal["en", "de"] = "en"
    away: Annotated[float, Field(ge=0, le=2**40)] | None = None


class WayShown(BaseModel):
    """A way on which I am called."""

    id: str
    kind: Literal["push", "mail", "hook"]
    address: str
    active: bool
    #: Whether it leads to the device that asks.
    here: bool


class Calls(BaseModel):
    """On which ways I am called and when; `key` is what browsers need for push messages, empty where there are none."""

    ways: list[WayShown]
    soon: int
    quiet: tuple[int, int] | None
    zone: str
    language: str
    away: float | None
    key: str
    mail: bool
