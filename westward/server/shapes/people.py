"""People, their devices and by what they are known."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from westward.server.shapes.common import Name, Shape


class Me(BaseModel):
    """The guest who asks."""

    name: str
    language: str


class NewName(Shape):
    """A name for the guest who asks."""

    name: Name


class Token(BaseModel):
    """A token for programs, to be sent as `Authorization: Bearer …`."""

    token: str


class Mail(Shape):
    """A mail address."""

    address: Annotated[str, Field(min_length=3, max_length=254)]


class Credential(Shape):
    """What a browser answers when it is asked for a passkey, as `PublicKeyCredential.toJSON()` gives it."""

    credential: Annotated[dict[str, Any], Field(max_length=20)]


class Link(BaseModel):
    """A link that is good once and for so many seconds, and its QR code as a data URI."""

    url: str
    qr: str
    seconds: int


class Entry(BaseModel):
    """Whose device this one would become; `brings` is the number of its own games, which come along."""

    name: str
    mail: str
    same: bool
    brings: int


class Device(BaseModel):
    """A device of mine."""

    id: str
    name: str
    since: float
    seen: float
    #: Whether it is the one that asks.
    here: bool


class Passkey(BaseModel):
    """A passkey of mine."""

    id: str
    name: str
    since: float


class Can(BaseModel):
    """What a server can do to keep somebody known."""

    mail: bool
    passkeys: bool


class Identity(BaseModel):
    """By what one is known."""

    devices: list[Device]
    passkeys: list[Passkey]
    mails: list[str]
    can: Can


class Sure(Shape):
    """That somebody means what cannot be undone."""

    sure: Literal[True]
