"""Runs the server until it is stopped."""

from __future__ import annotations

import asyncio
import socket
import sys
import threading
import webbrowser
from typing import Final, NamedTuple

import uvicorn

from westward.core.errors import SettingsError
from westward.server import app, logs
from westward.server.below import Below
from westward.server.database import Database
from westward.server.logs import Form
from westward.server.patience import Patient
from westward.server.settings import Limits, Settings, database_url

try:
    import resource
except ImportError:  # Windows knows no such limits
    resource = None  # type: ignore[assignment]


#: Milliseconds after which a connection is given up whose client does not take what it is sent.
_UNREAD: Final = 60_000
#: Seconds for which a connection is kept on which nothing is asked: longer than proxies keep theirs (Caddy two minutes), so that none sends a
#: move on one that is just being closed.
_KEPT: Final = 130
#: So many files and connections may be open at once, as far as the system allows.
_FILES: Final = 65_536


class Outside(NamedTuple):
    """How the server is reached from outside, and how it reaches people there."""

    url: str = ""
    mail: str = ""
    sender: str = ""


def serve(
    host: str,
    port: int,
    database: str | None,
    browse: bool,
    pause: float,
    origins: tuple[str, ...],
    proxied: bool,
    factor: float,
    names: tuple[str, ...] = (),
    form: Form = "text",
    path: str = "",
    outside: Outside | None = None,
    musing: float = Settings.musing,
) -> None:
    """Listen and serve; port 0 takes any free one."""
    settings = Settings(
        database=database_url(database),
        pause=pause,
        musing=musing,
        origins=origins,
        proxied=proxied,
        secure=proxied,
        names=tuple(name.lower() for name in names),
        limits=Limits().times(factor),
        **(outside or Outside())._asdict(),
    )
    _allow_files()
    listening = _listen(host, port)
    asyncio.run(_try(settings.database))
    number = listening.getsockname()[1]
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::") else host
    logs.set_up(form)
    config = uvicorn.Config(
        Below(app.create(settings), path) if path.strip("/") else app.create(settings),
        log_config=None,
        http=Patient,
        ws="websockets-sansio",
        ws_max_size=settings.limits.frame * 2,
        ws_ping_interval=20,
        ws_ping_timeout=60,
        # On one's own device there is nothing to be saved by packing what is sent.
        ws_per_message_deflate=host not in ("127.0.0.1", "localhost", "::1"),
        proxy_headers=proxied,
        server_header=False,
        timeout_graceful_shutdown=2,
        timeout_keep_alive=_KEPT,
    )
    below = f"{path.strip('/')}/" if path.strip("/") else ""
    _Server(config, f"http://{shown}:{number}/{below}", browse).run(sockets=[listening])


class _Server(uvicorn.Server):
    """Says where it is once it can be reached there, and not before."""

    def __init__(self, config: uvicorn.Config, url: str, browse: bool) -> None:
        super().__init__(config)
        self._url = url
        self._browse = browse

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            sys.stdout.write(f"Westward is at {self._url} (stop with Ctrl-C)\n")
            sys.stdout.flush()
            if self._browse:
                threading.Thread(target=webbrowser.open, args=[self._url], daemon=True).start()


def _allow_files() -> None:
    """Every client is an open file: most systems allow 1,024 of them, and more to whoever asks."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = _FILES if hard == resource.RLIM_INFINITY else min(_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


async def _try(url: str) -> None:
    """Bring the database to its newest form; a SettingsError says why it cannot be used."""
    database = Database(url)
    await database.open()
    await database.close()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # whoever does not take what they are sent is let go
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _UNREAD)
    try:
        listening.bind((host, port))
    except OSError as problem:
        raise SettingsError(f"Nobody can listen on {host}:{port}: {problem.strerror}.") from None
    return listening
