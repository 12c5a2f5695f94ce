"""What a client may send over the socket of a table."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from westward.core.view import SPECTATOR

#: What is numbered, as far as computers count.
Number = Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)]


class Frame(msgspec.Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """What a client may send."""


class Hello(Frame):
    """The first message: the number of the last event and chat line that the client has seen."""

    last: Number | None = None
    lang: str = "en"
    chat: Number | None = None
    #: Whether the client can put a picture together from what it has and what has changed.
    patches: bool = False
    #: Whether the client wants pictures at all.
    pictures: bool = True


class Play(Frame):
    """A move. The same id is applied once."""

    id: str
    seat: Number
    number: Number
    action: Number


class Undo(Frame):
    """Take the latest move back."""

    seat: Number


class Redo(Frame):
    """Play again what was taken back."""

    seat: Number


class Restart(Frame):
    """Take back all that can be taken back."""

    seat: Number


class Why(Frame):
    """Why can this not be chosen?"""

    seat: Number
    part: str | None = None
    action: Number | None = None


class Look(Frame):
    """Show an earlier position, or the present one with an overlay."""

    seat: Number = SPECTATOR
    at: Number | None = None
    overlay: str = ""


class Chat(Frame):
    """Say something."""

    text: str


class Hint(Frame):
    """What would you consider?"""

    seat: Number


class Judge(Frame):
    """Was that good?"""

    seat: Number


class Lang(Frame):
    """Speak another language from now on."""

    lang: str


class Away(Frame):
    """The page is open and not looked at, or looked at again."""

    away: bool


class Ping(Frame):
    """Are you there?"""


FRAMES: Final = msgspec.json.Decoder(
    Hello | Play | Undo | Redo | Restart | Why | Look | Chat | Hint | Judge | Lang | Away | Ping
)
