"""What a client may send over the socket of a table."""

from __future__ import annotations

from typing import Final

import msgspec

from westward.core.view import SPECTATOR


class Frame(msgspec.Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """What a client may send."""


class Hello(Frame):
    """The first message: the number of the last event and chat line that the client has seen."""

    last: int | None = None
    lang: str = "en"
    chat: int | None = None
    #: Whether the client can put a picture together from what it has and what has changed.
    patches: bool = False
    #: Whether the client wants pictures at all.
    pictures: bool = True


class Play(Frame):
    """A move. The same id is applied once."""

    id: str
    seat: int
    number: int
    action: int


class Undo(Frame):
    """Take the latest move back."""

    seat: int


class Redo(Frame):
    """Play again what was taken back."""

    seat: int


class Restart(Frame):
    """Take back all that can be taken back."""

    seat: int


class Why(Frame):
    """Why can this not be chosen?"""

    seat: int
    part: str | None = None
    action: int | None = None


class Look(Frame):
    """Show an earlier position, or the present one with an overlay."""

    seat: int = SPECTATOR
    at: int | None = None
    overlay: str = ""


class Chat(Frame):
    """Say something."""

    text: str


class Hint(Frame):
    """What would you consider?"""

    seat: int


class Judge(Frame):
    """Was that good?"""

    seat: int


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
