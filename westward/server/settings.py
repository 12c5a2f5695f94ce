"""How a server is set up: where its data lies, how fast bots move, and how much anybody may ask of it."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from westward.core.errors import SettingsError


@dataclass(frozen=True)
class Limits:
    """How much one guest, one address or one connection may ask for; beyond it a sentence and a 429 or 413 follow."""

    #: Requests that change something: so many at once, and so many more per second.
    burst: float = 60
    per_second: float = 4
    #: Requests that only read, by address.
    read_burst: float = 400
    read_per_second: float = 80
    #: Frames on all sockets of a guest; those that take more work count as several.
    frame_burst: float = 160
    frames_per_second: float = 24
    #: So many guests' worth of changes may come from one address, however many guests it makes.
    crowd: float = 8
    #: New tables per address: so many at once, and so many more per second.
    fresh: float = 120
    fresh_per_second: float = 0.1
    #: Megabytes of records that are brought along, per address: so many at once, and so many more per second.
    records: float = 5
    records_per_second: float = 1 / 500
    #: Bytes of a request, a frame, and a record to import.
    body: int = 16_384
    frame: int = 8_192
    record: int = 1_000_000
    #: Tables of one guest that are not over, and sockets of one guest.
    tables: int = 60
    sockets: int = 40
    #: New guests per address: so many at once, and so many more per second.
    guests: float = 60
    guests_per_second: float = 0.5
    #: Lines of chat per address: so many at once, and so many more per second.
    chat: float = 10
    chat_per_second: float = 0.5
    #: Mail with a link, per address of either kind: so many at once, and so many more per second.
    letters: float = 4
    letters_per_second: float = 1 / 300
    #: Devices and passkeys of one guest, and ways on which one guest is called.
    devices: int = 20
    ways: int = 12
    #: Moves that may be taken back at one table.
    backs: int = 500
    #: Frames, and bytes of them, that may wait for a slow client before it is asked to connect anew.
    waiting: int = 200
    held: int = 8_000_000

    def times(self, factor: float) -> Limits:
        """The same limits, so many times wider."""
        rates = ("burst", "per_second", "read_burst", "read_per_second", "frame_burst", "frames_per_second", "guests",
                 "guests_per_second", "fresh", "fresh_per_second", "records", "records_per_second", "chat",
                 "chat_per_second", "letters", "letters_per_second")  # fmt: skip
        wider: dict[str, float] = {name: getattr(self, name) * factor for name in rates}
        counts = {name: int(getattr(self, name) * factor) for name in ("tables", "sockets", "backs")}
        return replace(self, **wider, **counts)  # type: ignore[arg-type] # the rates are floats, the counts ints


@dataclass(frozen=True)
class Settings:
    """All that can be set."""

    database: str = "sqlite+aiosqlite:///westward.db"
    #: Seconds that a bot lets pass before its move, so that people can follow.
    pause: float = 0.9
    #: Seconds of processor time for which a bot that searches goes on thinking while somebody else decides; 0 for not at all.
    musing: float = 2.0
    #: Processes that think for bots; one of them is always left for somebody at another address.
    thinkers: int = field(default_factory=lambda: max(2, os.cpu_count() or 2))
    #: Processes that draw.
    artists: int = field(default_factory=lambda: os.cpu_count() or 2)
    #: Whether these start with the server, and not when they are first needed.
    ready: bool = True
    limits: Limits = field(default_factory=Limits)
    #: Origins besides the server's own from which sockets and changes are accepted.
    origins: tuple[str, ...] = ()
    #: The names by which the server may be called; any if there is none. Its own address on this machine always works.
    names: tuple[str, ...] = ()
    #: Seconds within which a request must have come to its end.
    patience: float = 20.0
    #: Whether cookies are only sent over HTTPS.
    secure: bool = False
    #: Whether the address of a guest is taken from X-Forwarded-For, which a proxy in front sets.
    proxied: bool = False
    #: The address by which people reach the server, for links in mail and webhooks.
    url: str = ""
    #: The mail server as smtp://name:password@host:port or smtps://…, empty for none; and from whom mail comes.
    mail: str = ""
    sender: str = ""
    #: Whether webhooks and push messages may go to this machine and its own network, for a server that is tried out.
    inward: bool = False
    #: What time it is.
    clock: Callable[[], float] = time.time


def database_url(given: str | None) -> str:
    """The SQLAlchemy URL of a database: a file's path, or any SQLite or PostgreSQL URL."""
    if not given:
        return f"sqlite+aiosqlite:///{data_folder() / 'westward.db'}"
    scheme, colon, rest = given.partition("://")
    if not colon:
        return f"sqlite+aiosqlite:///{Path(given).absolute()}"
    if scheme in ("postgres", "postgresql", "postgresql+psycopg"):
        return f"postgresql+psycopg://{rest}"
    if scheme in ("sqlite", "sqlite+aiosqlite"):
        return f"sqlite+aiosqlite://{rest}"
    raise SettingsError(f"The database can be a file, sqlite:///… or postgresql://…, not '{scheme}://…'.")


def data_folder() -> Path:
    """Where a person's own tables are kept by default."""
    base = os.environ.get("XDG_DATA_HOME")
    folder = (Path(base) if base else Path.home() / ".local" / "share") / "westward"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
